Wits & Wagers, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"questions":2,"guess_time":30,"bet_time":30,"grace_seconds":2,"end_early":false,"secret_bets":false,"auto_place":"none","youngest":0,"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views b0dcc7 e4e00d 97e7a0 7af86f
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"first-text-message","text":{"en":"In which year was the first text message sent to a mobile phone?","fr":"En quelle année le premier SMS a-t-il été envoyé à un téléphone portable ?","es":"¿En qué año se envió el primer SMS a un teléfono móvil?"},"answer":"1992","unit":{"en":"","fr":"","es":""},"display":"year","category":"inventions","kind":"historical","as_of":"","source":"BBC News, \"First text message\" (sent on 3 December 1992 on the Vodafone network)","low":"1920","high":"2022","negative":false,"remark":{"en":"It said \"Merry Christmas\"; the phone it went to could not send an answer.","fr":"Il disait « Merry Christmas » ; le téléphone qui l'a reçu ne pouvait pas répondre.","es":"Decía «Merry Christmas»; el teléfono que lo recibió no podía contestar."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":3,"chips":-1}]}: That is no question with a number as its answer.
1. chance: Ask house Question(id='first-text-message', text=Text(en='In which year was the first text message sent to a mobile phone?', fr='En quelle année le premier SMS a-t-il été envoyé à un téléphone portable ?', es='¿En qué año se envió el primer SMS a un teléfono móvil?'), answer='1992', unit=Text(en='', fr='', es=''), display='year', category='inventions', kind='historical', as_of='', source='BBC News, "First text message" (sent on 3 December 1992 on the Vodafone network)', low='1920', high='2022', negative=False, remark=Text(en='It said "Merry Christmas"; the phone it went to could not send an answer.', fr="Il disait « Merry Christmas » ; le téléphone qui l'a reçu ne pouvait pas répondre.", es='Decía «Merry Christmas»; el teléfono que lo recibió no podía contestar.'))
   waits for Anne, Ben, Carla, moves f28dbc
   views bf9bb3 220b62 e91a70 1cf925
   "Question 1: In which year was the first text message sent to a mobile phone?"
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"inventions-pocket-cube","text":{"en":"How many positions does the small puzzle cube of 2 × 2 × 2 have?","fr":"Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?","es":"¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?"},"answer":"3674160","unit":{"en":"positions","fr":"positions","es":"posiciones"},"display":"number","category":"inventions","kind":"timeless","as_of":"","source":"computed: 7! times 3 to the power 6","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And none of them is more than eleven turns from solved.","fr":"Et aucune n'est à plus de onze mouvements de la solution.","es":"Y ninguna está a más de once giros de la solución."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":501}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"lock"}: Everyone has the whole time here: what stands at its end counts.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: 2000
   waits for Anne, Ben, Carla, moves f28dbc
   views ed0f91 5a6380 c3ee6c 1268b5
   to Anne "Anne writes 2,000."
3. Carla: done
   waits for Anne, Ben, moves e9d94c
   views 199e25 26328c 0ea86c 445ce5
   "Carla is done."
   refuses Carla {"type":"time-up"}: That is locked in already.
4. Ben: 1900
   waits for Anne, Ben, moves e9d94c
   views 9b5b7c 6a93eb 023a2b fa91d4
   to Ben "Ben writes 1,900."
5. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views c062f1 c174f2 023a2b fa91d4
   to Anne "Anne writes 1,600."
6. Anne: 1950
   waits for Anne, Ben, moves e9d94c
   views ba30b6 c174f2 023a2b fa91d4
   to Anne "Anne writes 1,950."
7. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views c062f1 c174f2 023a2b fa91d4
   to Anne "Anne writes 1,600."
8. Carla: 1900
   waits for Anne, Ben, Carla, moves f28dbc
   views 0a802b ac00ce 13aa0d 44da1f
   "Carla thinks again."
   to Carla "Carla thinks again."
   to Carla "Carla writes 1,900."
9. Ben: done
   waits for Anne, Carla, moves d06000
   views 849f5b 338040 db2e05 9657b9
   "Ben is done."
10. Anne: 1950
   waits for Anne, Carla, moves d06000
   views 7f3977 71a3bc 5e09c3 b058c6
   to Anne "Anne writes 1,950."
11. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views b1f110 727226 4eef1d f8f427
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 1,951."
12. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views 947262 887dbe 59d3bd 1268b5
   to Ben "Ben writes 1,951."
13. Ben: 1609
   waits for Anne, Ben, Carla, moves f28dbc
   views 947262 d2163f 59d3bd 1268b5
   to Ben "Ben writes 1,609."
14. Anne: 1950
   waits for Anne, Ben, Carla, moves f28dbc
   views 7c8fe6 e27d79 59d3bd 1268b5
   to Anne "Anne writes 1,950."
15. Ben: done
   waits for Anne, Carla, moves d06000
   views 3d0eae c97d86 db2e05 9657b9
   "Ben is done."
16. Anne: 1950
   waits for Anne, Carla, moves d06000
   views 7f3977 a001aa 5e09c3 b058c6
   to Anne "Anne writes 1,950."
17. Carla: done
   waits for Anne, moves 93d6f0
   views bf0400 6a40bd 7bb85f 049873
   "Carla is done."
18. Anne: 1600
   waits for Anne, moves 93d6f0
   views 1f0b7b b03937 1da9d3 03c4bc
   to Anne "Anne writes 1,600."
19. Anne: 1950
   waits for Anne, moves 93d6f0
   views 2d4b05 b03937 1da9d3 03c4bc
   to Anne "Anne writes 1,950."
20. Anne: 2000
   waits for Anne, moves 93d6f0
   views 3c9db3 b03937 1da9d3 03c4bc
   to Anne "Anne writes 2,000."
21. Anne: done
   waits for Anne, Ben, Carla, moves 25009e
   views 1fd161 1f100c f3a0db 052ca1
   "Anne is done."
   "The guesses: 1609 by Ben at 3:1; 1900 by Carla at 2:1; 2000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":-1,"chips":200}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":5}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":200},{"slot":1,"chips":200}]}: That is more than the $0 you have won.
   refuses Anne {"type":"guess","number":"1600"}: A moment too late: the guesses are on the mat, and yours stays as it was.
22. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 25009e
   views 20607a 74c295 5c4f0f ad6f14
   "Anne bets $100 at 2:1."
23. Ben: done
   waits for Anne, Carla, moves 7b6beb
   views e43198 5b0a1a 234bcb e92c5d
   "Ben is done."
24. Anne: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 38c3d6 670754 e6d354 83c041
   "Anne bets $100 at 6:1 and $100 at 3:1."
25. Carla: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views cc1e13 39101e 77a8d4 7d15b1
   "Carla bets $100 at 6:1 and $100 at 3:1."
26. Anne: done
   waits for Carla, moves 48a727
   views da0a2e a08e71 8e3dfd 9d75ea
   "Anne is done."
27. Carla: $100 on 0 and $100 on 3
   waits for Carla, moves 48a727
   views 90c950 d938c0 67468f 9e75ec
   "Carla bets $100 at 6:1 and $100 at 3:1."
28. Carla: $100 on 2
   waits for Carla, moves 48a727
   views 4fef5b 582fdd f9360c 9392ae
   "Carla bets $100 at 2:1."
29. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 9ad6b1 859698 f8398c f2dbcb
   "Carla is done."
   "The answer is 1992. It said "Merry Christmas"; the phone it went to could not send an answer. 1900 by Carla is nearest without going over and wins at 2:1."
   "The bank pays: Carla +$500."
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":0}]}: A moment too late: the answer is out, and your bets stay as they lay.
30. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views 2ef429 e0edfa ce9add c0b15a
   "Anne is ready for the next question."
31. Ben: on with the next question
   waits for Carla, moves 923bca
   views 30dc39 0d6694 ad6fde 538474
   "Ben is ready for the next question."
32. Carla: on with the next question
   waits for chance, moves 5ae162
   views 835a27 f87131 747d1f 52872c
   "Carla is ready for the next question."
33. chance: Ask house Question(id='inventions-pocket-cube', text=Text(en='How many positions does the small puzzle cube of 2 × 2 × 2 have?', fr='Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?', es='¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?'), answer='3674160', unit=Text(en='positions', fr='positions', es='posiciones'), display='number', category='inventions', kind='timeless', as_of='', source='computed: 7! times 3 to the power 6', low='1000', high='1000000000', negative=False, remark=Text(en='And none of them is more than eleven turns from solved.', fr="Et aucune n'est à plus de onze mouvements de la solution.", es='Y ninguna está a más de once giros de la solución.'))
   waits for Anne, Ben, Carla, moves 1bf00d
   views cb7a22 12f9ee b4d78c db341a
   "Carla is ready for the next question."
   "Question 2: How many positions does the small puzzle cube of 2 × 2 × 2 have?"
34. Ben: done
   waits for Anne, Carla, moves 187eed
   views cf1a22 fbe7c1 1261e3 1495a9
   "Ben is done."
35. Carla: 100
   waits for Anne, Carla, moves 187eed
   views 356538 f395c8 5f020b 168411
   to Carla "Carla writes 100."
36. Carla: 4
   waits for Anne, Carla, moves 187eed
   views 356538 f395c8 21a109 168411
   to Carla "Carla writes 4."
37. Carla: 4
   waits for Anne, Carla, moves 187eed
   views 356538 f395c8 21a109 168411
   to Carla "Carla writes 4."
38. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views 37fca7 f395c8 6abf35 168411
   to Anne "Anne writes 2,000."
39. Anne: 2
   waits for Anne, Carla, moves 187eed
   views dadbc1 f395c8 6abf35 168411
   to Anne "Anne writes 2."
40. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views 37fca7 f395c8 6abf35 168411
   to Anne "Anne writes 2,000."
41. Anne: done
   waits for Carla, moves c27b93
   views e284e5 26346c 8bed95 18ad66
   "Anne is done."
42. Carla: 4000
   waits for Carla, moves c27b93
   views 5581d1 982c62 399039 72310e
   to Carla "Carla writes 4,000."
43. Carla: 40
   waits for Carla, moves c27b93
   views 5581d1 982c62 be6ea9 72310e
   to Carla "Carla writes 40."
44. Carla: 4000
   waits for Carla, moves c27b93
   views 5581d1 982c62 399039 72310e
   to Carla "Carla writes 4,000."
45. Carla: done
   waits for Anne, Ben, Carla, moves f52f2d
   views 8e6487 82e5fe f3a4c6 aab69a
   "Carla is done."
   "The guesses: 2,000 by Anne at 3:1; 4,000 by Carla at 3:1. Smaller than all pays 6:1."
46. Ben: $100 on 1 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views a56115 43004c 2368da b0e7b4
   "Ben bets $100 at 3:1 and $100 at 3:1."
47. Anne: $100 on 0 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 13d41e 95fbd6 26a4dc 95de34
   "Anne bets $100 at 6:1 and $100 at 3:1."
48. Anne: $100 on 1
   waits for Anne, Ben, Carla, moves f52f2d
   views a9db72 ead60f ec0657 9efa6a
   "Anne bets $100 at 3:1."
49. Ben: $100 on 2 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views f86714 014a54 8526a2 bf0d4b
   "Ben bets $100 at 3:1 and $100 at 3:1."
50. Anne: done
   waits for Ben, Carla, moves 9717ae
   views ee6417 eb78b4 011a52 414d0f
   "Anne is done."
51. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views cf7227 7d92d4 c4b134 9aab32
   "Ben bets $100 at 3:1 and $100 at 3:1."
52. Ben: done
   waits for Carla, moves a24472
   views 669c52 54f5b4 f1b958 f1525d
   "Ben is done."
53. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views c4e220 035f9e bef823 1f8c09
   "Carla bets $100 at 6:1 and $100 at 3:1."
54. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views ccb27a bd0d0b 29b2a2 b436ba
   "Ben thinks again."
   "Ben bets $100 at 3:1 and $100 at 3:1."
55. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views 714699 aea786 22d387 aefeea
   "Ben bets $100 at 3:1."
56. Carla: $300 on 1 and $300 on 2
   waits for Ben, Carla, moves 9717ae
   views 3deb93 ac85da b28a9f 8abcb9
   "Carla bets $300 at 3:1 and $300 at 3:1."
57. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views 0a40ca 58bb55 182476 729d2e
   "Ben bets $100 at 3:1."
58. Ben: done
   waits for Carla, moves a24472
   views 85673f 6502e0 65ebb5 bdedec
   "Ben is done."
59. Ben: think again
   waits for Ben, Carla, moves 9717ae
   views e648d3 c50ce6 24cee7 2b18c4
   "Ben thinks again."
60. Ben: done
   waits for Carla, moves a24472
   views 85673f 6502e0 65ebb5 bdedec
   "Ben is done."
61. Carla: $600 on 1
   waits for Carla, moves a24472
   views 697e9f 8bad51 aa6b4c fae010
   "Carla bets $600 at 3:1."
62. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views bbd7ce 97bdf3 741d6f 8469c6
   "Carla bets $100 at 6:1 and $100 at 3:1."
63. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views bbd7ce 97bdf3 741d6f 8469c6
   "Carla bets $100 at 6:1 and $100 at 3:1."
64. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views bbd7ce 97bdf3 741d6f 8469c6
   "Carla bets $100 at 6:1 and $100 at 3:1."
65. Carla: $600 on 1
   waits for Carla, moves a24472
   views 697e9f 8bad51 aa6b4c fae010
   "Carla bets $600 at 3:1."
66. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views a0dd55 1c6200 abc6f1 008fb3
   "Carla bets $300 at 3:1 and $300 at 3:1."
67. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views 4471f3 484134 f4cbfc 7a44a9
   "Carla bets $100 at 3:1 and $100 at 3:1."
68. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views a0dd55 1c6200 abc6f1 008fb3
   "Carla bets $300 at 3:1 and $300 at 3:1."
69. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views 4471f3 484134 f4cbfc 7a44a9
   "Carla bets $100 at 3:1 and $100 at 3:1."
70. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views bbd7ce 97bdf3 741d6f 8469c6
   "Carla bets $100 at 6:1 and $100 at 3:1."
71. Carla: $600 on 1
   waits for Carla, moves a24472
   views 697e9f 8bad51 aa6b4c fae010
   "Carla bets $600 at 3:1."
72. Carla: $600 on 1
   waits for Carla, moves a24472
   views 697e9f 8bad51 aa6b4c fae010
   "Carla bets $600 at 3:1."
73. Carla: done
   waits for nobody, moves 5ae162
   views 6d17bd a273f6 5dc0cd a190a7
   "Carla is done."
   "The answer is 3,674,160 positions. And none of them is more than eleven turns from solved. 4,000 by Carla is nearest without going over and wins at 3:1."
   "The bank pays: Carla −$200."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"inventions-pocket-cube","text":{"en":"How many positions does the small puzzle cube of 2 × 2 × 2 have?","fr":"Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?","es":"¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?"},"answer":"3674160","unit":{"en":"positions","fr":"positions","es":"posiciones"},"display":"number","category":"inventions","kind":"timeless","as_of":"","source":"computed: 7! times 3 to the power 6","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And none of them is more than eleven turns from solved.","fr":"Et aucune n'est à plus de onze mouvements de la solution.","es":"Y ninguna está a más de once giros de la solución."}}}: The game is over.
ends {"winners":[2],"scores":[0,0,300],"ending":{"type":"most-money","seats":[2],"money":300,"youngest":false}}
   "Carla wins with $300."
