Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":2,"guess_time":30,"bet_time":30,"grace_seconds":2,"end_early":false,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 35e130 66dc3d e3fd8b 0d6072
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"first-text-message","text":{"en":"In which year was the first text message sent to a mobile phone?","fr":"En quelle année le premier SMS a-t-il été envoyé à un téléphone portable ?","es":"¿En qué año se envió el primer SMS a un teléfono móvil?"},"answer":"1992","unit":{"en":"","fr":"","es":""},"display":"year","category":"inventions","kind":"historical","as_of":"","source":"BBC News, \"First text message\" (sent on 3 December 1992 on the Vodafone network)","low":"1920","high":"2022","negative":false,"remark":{"en":"It said \"Merry Christmas\"; the phone it went to could not send an answer.","fr":"Il disait « Merry Christmas » ; le téléphone qui l'a reçu ne pouvait pas répondre.","es":"Decía «Merry Christmas»; el teléfono que lo recibió no podía contestar."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":3,"chips":-1}]}: That is no question with a number as its answer.
1. chance: Ask house/first-text-message
   waits for Anne, Ben, Carla, moves f28dbc
   views fa8358 0bcb10 bed8cb 7beebd
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
   views 8123ac 21d212 c376f5 b1f48c
   to Anne "Anne writes 2,000."
3. Carla: done
   waits for Anne, Ben, moves e9d94c
   views 37c7a5 c691b6 80aee9 f9d910
   "Carla is done."
   refuses Carla {"type":"time-up"}: That is locked in already.
4. Ben: 1900
   waits for Anne, Ben, moves e9d94c
   views 0d8da0 f187b1 81bd18 28ca13
   to Ben "Ben writes 1,900."
5. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views 63a64b 5d560a 81bd18 28ca13
   to Anne "Anne writes 1,600."
6. Anne: 1950
   waits for Anne, Ben, moves e9d94c
   views 9395cf 5d560a 81bd18 28ca13
   to Anne "Anne writes 1,950."
7. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views 63a64b 5d560a 81bd18 28ca13
   to Anne "Anne writes 1,600."
8. Carla: 1900
   waits for Anne, Ben, Carla, moves f28dbc
   views f388c0 46d4c6 88968e 3c28ab
   "Carla thinks again."
   to Carla "Carla thinks again."
   to Carla "Carla writes 1,900."
9. Ben: done
   waits for Anne, Carla, moves d06000
   views c57bba 7793e2 e72a12 8c4c1a
   "Ben is done."
10. Anne: 1950
   waits for Anne, Carla, moves d06000
   views db6d97 39e1ea 9f8f81 44e372
   to Anne "Anne writes 1,950."
11. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views 93d15e 5dd301 520daa cd9b6f
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 1,951."
12. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views e92ab1 881711 ea0398 b1f48c
   to Ben "Ben writes 1,951."
13. Ben: 1609
   waits for Anne, Ben, Carla, moves f28dbc
   views e92ab1 299947 ea0398 b1f48c
   to Ben "Ben writes 1,609."
14. Anne: 1950
   waits for Anne, Ben, Carla, moves f28dbc
   views 459d96 1199d7 ea0398 b1f48c
   to Anne "Anne writes 1,950."
15. Ben: done
   waits for Anne, Carla, moves d06000
   views 0bf2c2 ecc0c5 e72a12 8c4c1a
   "Ben is done."
16. Anne: 1950
   waits for Anne, Carla, moves d06000
   views db6d97 4e4177 9f8f81 44e372
   to Anne "Anne writes 1,950."
17. Carla: done
   waits for Anne, moves 93d6f0
   views b91157 bcd667 25e26b 74cbd2
   "Carla is done."
18. Anne: 1600
   waits for Anne, moves 93d6f0
   views 212162 d51178 972a88 d67154
   to Anne "Anne writes 1,600."
19. Anne: 1950
   waits for Anne, moves 93d6f0
   views 38c22f d51178 972a88 d67154
   to Anne "Anne writes 1,950."
20. Anne: 2000
   waits for Anne, moves 93d6f0
   views 5c902d d51178 972a88 d67154
   to Anne "Anne writes 2,000."
21. Anne: done
   waits for Anne, Ben, Carla, moves 25009e
   views 5432ed cecae3 116f55 78ffdf
   "Anne is done."
   "The guesses: 1609 by Ben at 3:1; 1900 by Carla at 2:1; 2000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":-1,"chips":200}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":5}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":200},{"slot":1,"chips":200}]}: That is more than the $0 you have won.
   refuses Anne {"type":"guess","number":"1600"}: A moment too late: the guesses are on the mat, and yours stays as it was.
22. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 25009e
   views 11e465 ae04ea 801b50 9e8196
   "Anne bets $100 on 1900 (2:1)."
23. Ben: done
   waits for Anne, Carla, moves 7b6beb
   views d1724f c34bfd 0480f1 ffa886
   "Ben is done."
24. Anne: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 5fc4a4 0f23af 0f5f9f 43b6be
   "Anne bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
25. Carla: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 4585bf dcb4a8 ab45b4 8fe430
   "Carla bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
26. Anne: done
   waits for Carla, moves 48a727
   views 12f2b8 8ba073 0cb8ef 3455aa
   "Anne is done."
27. Carla: $100 on 0 and $100 on 3
   waits for Carla, moves 48a727
   views aee5a7 2bbbae 5a0ce1 f6d65b
   "Carla bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
28. Carla: $100 on 2
   waits for Carla, moves 48a727
   views 3cce81 8c2990 6a2a95 f080f3
   "Carla bets $100 on 1900 (2:1)."
29. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views fc0b4d c39e53 864841 23c311
   "Carla is done."
   "The answer is 1992. It said "Merry Christmas"; the phone it went to could not send an answer. 1900 by Carla is nearest without going over and wins at 2:1."
   "The bank pays: Carla +$500."
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":0}]}: A moment too late: the answer is out, and your bets stay as they lay.
30. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views 04d27f ec4b8d 3cf247 53b8f7
   "Anne is ready for the next question."
31. Ben: on with the next question
   waits for Carla, moves 923bca
   views 7cd224 cf0a14 54f9ac 87eb6d
   "Ben is ready for the next question."
32. Carla: on with the next question
   waits for chance, moves 5ae162
   views 701908 a89039 cf30aa 125f8e
   "Carla is ready for the next question."
33. chance: Ask house/inventions-pocket-cube
   waits for Anne, Ben, Carla, moves 1bf00d
   views d31b84 3d51ac 0c1861 eb24d1
   "Carla is ready for the next question."
   "Question 2: How many positions does the small puzzle cube of 2 × 2 × 2 have?"
34. Ben: done
   waits for Anne, Carla, moves 187eed
   views f9ecb4 7ac899 fefd48 836067
   "Ben is done."
35. Carla: 100
   waits for Anne, Carla, moves 187eed
   views b781e1 0f5e46 f004e8 e1ef8c
   to Carla "Carla writes 100."
36. Carla: 4
   waits for Anne, Carla, moves 187eed
   views b781e1 0f5e46 728c13 e1ef8c
   to Carla "Carla writes 4."
37. Carla: 4
   waits for Anne, Carla, moves 187eed
   views b781e1 0f5e46 728c13 e1ef8c
   to Carla "Carla writes 4."
38. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views 75e2e4 0f5e46 c1e9e6 e1ef8c
   to Anne "Anne writes 2,000."
39. Anne: 2
   waits for Anne, Carla, moves 187eed
   views 5be56a 0f5e46 c1e9e6 e1ef8c
   to Anne "Anne writes 2."
40. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views 75e2e4 0f5e46 c1e9e6 e1ef8c
   to Anne "Anne writes 2,000."
41. Anne: done
   waits for Carla, moves c27b93
   views 683f05 95d53a 60a282 74283b
   "Anne is done."
42. Carla: 4000
   waits for Carla, moves c27b93
   views 0df0d4 b14f3d 36695f 85e587
   to Carla "Carla writes 4,000."
43. Carla: 40
   waits for Carla, moves c27b93
   views 0df0d4 b14f3d d66497 85e587
   to Carla "Carla writes 40."
44. Carla: 4000
   waits for Carla, moves c27b93
   views 0df0d4 b14f3d 36695f 85e587
   to Carla "Carla writes 4,000."
45. Carla: done
   waits for Anne, Ben, Carla, moves f52f2d
   views 8c6e11 1da505 fdb234 f45df3
   "Carla is done."
   "The guesses: 2,000 by Anne at 3:1; 4,000 by Carla at 3:1. No guess by Ben. Smaller than all pays 6:1."
46. Ben: $100 on 1 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 57838f 8f8509 8605fd c0777e
   "Ben bets $100 on 2,000 (3:1) and $100 on 4,000 (3:1)."
47. Anne: $100 on 0 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views b5b7a7 5e9912 328088 a0fe2a
   "Anne bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
48. Anne: $100 on 1
   waits for Anne, Ben, Carla, moves f52f2d
   views dc14f5 938ad2 7de07f c66ea2
   "Anne bets $100 on 2,000 (3:1)."
49. Ben: $100 on 2 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views d6f233 95f232 161ea8 fffc6c
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
50. Anne: done
   waits for Ben, Carla, moves 9717ae
   views 192689 5bc50a b7238b e035db
   "Anne is done."
51. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views 7f5658 d0d0c9 3d901f 2d348e
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
52. Ben: done
   waits for Carla, moves a24472
   views 006146 81a346 c99120 f36854
   "Ben is done."
53. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views c94850 be0ccb ec1d51 d9e3f2
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
54. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views b6e94f 62bde4 83bb15 6a284e
   "Ben thinks again."
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
55. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views 0600c1 05cdc3 9c66b3 2475f1
   "Ben bets $100 on 2,000 (3:1)."
56. Carla: $300 on 1 and $300 on 2
   waits for Ben, Carla, moves 9717ae
   views 200852 ac2b01 468988 7805a5
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
57. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views 667ea4 326fb1 9312a9 9bdea6
   "Ben bets $100 on 2,000 (3:1)."
58. Ben: done
   waits for Carla, moves a24472
   views 782bac 7e344d 34ed80 423720
   "Ben is done."
59. Ben: think again
   waits for Ben, Carla, moves 9717ae
   views 2f49d2 183b45 aa7dca a96781
   "Ben thinks again."
60. Ben: done
   waits for Carla, moves a24472
   views 782bac 7e344d 34ed80 423720
   "Ben is done."
61. Carla: $600 on 1
   waits for Carla, moves a24472
   views 728cb1 8beda5 84fa0b 72bca2
   "Carla bets $600 on 2,000 (3:1)."
62. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 1c0043 16dc9b 4e4f3d d395be
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
63. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 1c0043 16dc9b 4e4f3d d395be
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
64. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 1c0043 16dc9b 4e4f3d d395be
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
65. Carla: $600 on 1
   waits for Carla, moves a24472
   views 728cb1 8beda5 84fa0b 72bca2
   "Carla bets $600 on 2,000 (3:1)."
66. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views b55eb5 bbdcf5 8bb932 a9ce82
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
67. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views f3f831 77b844 aca1d7 b6aee4
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
68. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views b55eb5 bbdcf5 8bb932 a9ce82
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
69. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views f3f831 77b844 aca1d7 b6aee4
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
70. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 1c0043 16dc9b 4e4f3d d395be
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
71. Carla: $600 on 1
   waits for Carla, moves a24472
   views 728cb1 8beda5 84fa0b 72bca2
   "Carla bets $600 on 2,000 (3:1)."
72. Carla: $600 on 1
   waits for Carla, moves a24472
   views 728cb1 8beda5 84fa0b 72bca2
   "Carla bets $600 on 2,000 (3:1)."
73. Carla: done
   waits for nobody, moves 5ae162
   views c9f2e5 e422e0 7b24fa c2c78d
   "Carla is done."
   "The answer is 3,674,160 positions. And none of them is more than eleven turns from solved. 4,000 by Carla is nearest without going over and wins at 3:1."
   "The bank pays: Carla −$200."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"inventions-pocket-cube","text":{"en":"How many positions does the small puzzle cube of 2 × 2 × 2 have?","fr":"Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?","es":"¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?"},"answer":"3674160","unit":{"en":"positions","fr":"positions","es":"posiciones"},"display":"number","category":"inventions","kind":"timeless","as_of":"","source":"computed: 7! times 3 to the power 6","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And none of them is more than eleven turns from solved.","fr":"Et aucune n'est à plus de onze mouvements de la solution.","es":"Y ninguna está a más de once giros de la solución."}}}: The game is over.
ends {"winners":[2],"scores":[0,0,300],"ending":{"type":"most-money","seats":[2],"money":300,"youngest":false}}
   "Carla wins with $300."
