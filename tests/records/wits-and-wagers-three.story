Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":2,"guess_time":30,"bet_time":30,"grace_seconds":2,"end_early":false,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 6456b2 b55ce7 1eb586 2596ab
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"first-text-message","text":{"en":"In which year was the first text message sent to a mobile phone?","fr":"En quelle année le premier SMS a-t-il été envoyé à un téléphone portable ?","es":"¿En qué año se envió el primer SMS a un teléfono móvil?"},"answer":"1992","unit":{"en":"","fr":"","es":""},"display":"year","category":"inventions","kind":"historical","as_of":"","source":"BBC News, \"First text message\" (sent on 3 December 1992 on the Vodafone network)","low":"1920","high":"2022","negative":false,"remark":{"en":"It said \"Merry Christmas\"; the phone it went to could not send an answer.","fr":"Il disait « Merry Christmas » ; le téléphone qui l'a reçu ne pouvait pas répondre.","es":"Decía «Merry Christmas»; el teléfono que lo recibió no podía contestar."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":3,"chips":-1}]}: That is no question with a number as its answer.
1. chance: Ask house/first-text-message
   waits for Anne, Ben, Carla, moves f28dbc
   views 01af9a b3af20 af9cab cae92b
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
   views d05bbb a007e0 4f094d 9ae6a8
   to Anne "Anne writes 2,000."
3. Carla: done
   waits for Anne, Ben, moves e9d94c
   views 0f4b31 dfd7bf 6144a6 e4e6ed
   "Carla is done."
   refuses Carla {"type":"time-up"}: That is locked in already.
4. Ben: 1900
   waits for Anne, Ben, moves e9d94c
   views 5ace1b 3f748c f725d5 09bd38
   to Ben "Ben writes 1,900."
5. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views f95ae2 5ac4b8 f725d5 09bd38
   to Anne "Anne writes 1,600."
6. Anne: 1950
   waits for Anne, Ben, moves e9d94c
   views bdb72f 5ac4b8 f725d5 09bd38
   to Anne "Anne writes 1,950."
7. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views f95ae2 5ac4b8 f725d5 09bd38
   to Anne "Anne writes 1,600."
8. Carla: 1900
   waits for Anne, Ben, Carla, moves f28dbc
   views 7b52e1 f70fc8 58437f 5077b9
   "Carla thinks again."
   to Carla "Carla thinks again."
   to Carla "Carla writes 1,900."
9. Ben: done
   waits for Anne, Carla, moves d06000
   views 45ab51 fe468a 7e76a8 52c87b
   "Ben is done."
10. Anne: 1950
   waits for Anne, Carla, moves d06000
   views e6c907 054754 012c77 124d37
   to Anne "Anne writes 1,950."
11. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views bfec6e 88fe91 8e020e 4123a7
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 1,951."
12. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views a386ff 372741 2cbe8f 9ae6a8
   to Ben "Ben writes 1,951."
13. Ben: 1609
   waits for Anne, Ben, Carla, moves f28dbc
   views a386ff 42d1fc 2cbe8f 9ae6a8
   to Ben "Ben writes 1,609."
14. Anne: 1950
   waits for Anne, Ben, Carla, moves f28dbc
   views 03b2f1 8a3503 2cbe8f 9ae6a8
   to Anne "Anne writes 1,950."
15. Ben: done
   waits for Anne, Carla, moves d06000
   views 9c9172 fd8d48 7e76a8 52c87b
   "Ben is done."
16. Anne: 1950
   waits for Anne, Carla, moves d06000
   views e6c907 906e3a 012c77 124d37
   to Anne "Anne writes 1,950."
17. Carla: done
   waits for Anne, moves 93d6f0
   views 01d183 6fa051 6cff09 d0dc4f
   "Carla is done."
18. Anne: 1600
   waits for Anne, moves 93d6f0
   views 40f966 aedc62 fba617 9fc2ce
   to Anne "Anne writes 1,600."
19. Anne: 1950
   waits for Anne, moves 93d6f0
   views 4d2f31 aedc62 fba617 9fc2ce
   to Anne "Anne writes 1,950."
20. Anne: 2000
   waits for Anne, moves 93d6f0
   views 4d1d82 aedc62 fba617 9fc2ce
   to Anne "Anne writes 2,000."
21. Anne: done
   waits for Anne, Ben, Carla, moves 25009e
   views e26d13 71d769 561137 2eed85
   "Anne is done."
   "The guesses: 1609 by Ben at 3:1; 1900 by Carla at 2:1; 2000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":-1,"chips":200}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":5}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":200},{"slot":1,"chips":200}]}: That is more than the $0 you have won.
   refuses Anne {"type":"guess","number":"1600"}: A moment too late: the guesses are on the mat, and yours stays as it was.
22. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 25009e
   views c45192 2cd8ce 81c23a 0437a6
   "Anne bets $100 on 1900 (2:1)."
23. Ben: done
   waits for Anne, Carla, moves 7b6beb
   views 8fb12e 198aef c0ec52 287d03
   "Ben is done."
24. Anne: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 3b49b6 2f4f85 1fdf5b 6b1ccc
   "Anne bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
25. Carla: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 96e91e 3bc1dc f23889 ffb817
   "Carla bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
26. Anne: done
   waits for Carla, moves 48a727
   views 344950 ef83ba 8e7218 6b5a08
   "Anne is done."
27. Carla: $100 on 0 and $100 on 3
   waits for Carla, moves 48a727
   views 65236d 1aa5f3 eaa184 bc7351
   "Carla bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
28. Carla: $100 on 2
   waits for Carla, moves 48a727
   views 686306 7a6851 cf8702 cdd5a2
   "Carla bets $100 on 1900 (2:1)."
29. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 0fb18c 607149 16fd79 f5e529
   "Carla is done."
   "The answer is 1992. It said "Merry Christmas"; the phone it went to could not send an answer. 1900 by Carla is nearest without going over and wins at 2:1."
   "The bank pays: Carla +$500."
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":0}]}: A moment too late: the answer is out, and your bets stay as they lay.
30. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views 0190a4 475f42 c775ec 4f262a
   "Anne is ready for the next question."
31. Ben: on with the next question
   waits for Carla, moves 923bca
   views de7974 aad185 08ee4c 155ae5
   "Ben is ready for the next question."
32. Carla: on with the next question
   waits for chance, moves 5ae162
   views c14a8b 565a19 867e45 166a2e
   "Carla is ready for the next question."
33. chance: Ask house/inventions-pocket-cube
   waits for Anne, Ben, Carla, moves 1bf00d
   views 60b9f6 388573 3ad364 a35d92
   "Carla is ready for the next question."
   "Question 2: How many positions does the small puzzle cube of 2 × 2 × 2 have?"
34. Ben: done
   waits for Anne, Carla, moves 187eed
   views 07cc66 ac3df6 204a43 760f88
   "Ben is done."
35. Carla: 100
   waits for Anne, Carla, moves 187eed
   views 78b624 6b8cd9 1fad91 6c1902
   to Carla "Carla writes 100."
36. Carla: 4
   waits for Anne, Carla, moves 187eed
   views 78b624 6b8cd9 ef8bfb 6c1902
   to Carla "Carla writes 4."
37. Carla: 4
   waits for Anne, Carla, moves 187eed
   views 78b624 6b8cd9 ef8bfb 6c1902
   to Carla "Carla writes 4."
38. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views 000de4 6b8cd9 cf97e7 6c1902
   to Anne "Anne writes 2,000."
39. Anne: 2
   waits for Anne, Carla, moves 187eed
   views 86b6d0 6b8cd9 cf97e7 6c1902
   to Anne "Anne writes 2."
40. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views 000de4 6b8cd9 cf97e7 6c1902
   to Anne "Anne writes 2,000."
41. Anne: done
   waits for Carla, moves c27b93
   views 9e4e4b 21328f b27a9e 76b968
   "Anne is done."
42. Carla: 4000
   waits for Carla, moves c27b93
   views e1729c 53295b c56b8c a07d18
   to Carla "Carla writes 4,000."
43. Carla: 40
   waits for Carla, moves c27b93
   views e1729c 53295b dc5375 a07d18
   to Carla "Carla writes 40."
44. Carla: 4000
   waits for Carla, moves c27b93
   views e1729c 53295b c56b8c a07d18
   to Carla "Carla writes 4,000."
45. Carla: done
   waits for Anne, Ben, Carla, moves f52f2d
   views eb9e74 c7d1a8 d6b1eb 629f55
   "Carla is done."
   "The guesses: 2,000 by Anne at 3:1; 4,000 by Carla at 3:1. No guess by Ben. Smaller than all pays 6:1."
46. Ben: $100 on 1 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 7db6bb ed18c2 31664b 85edc6
   "Ben bets $100 on 2,000 (3:1) and $100 on 4,000 (3:1)."
47. Anne: $100 on 0 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 8a8219 c30f45 3fc482 9fbb1d
   "Anne bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
48. Anne: $100 on 1
   waits for Anne, Ben, Carla, moves f52f2d
   views c23bd5 ba8289 d3ef2c 198e0a
   "Anne bets $100 on 2,000 (3:1)."
49. Ben: $100 on 2 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 7f3b49 f80d99 4c4648 8e789c
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
50. Anne: done
   waits for Ben, Carla, moves 9717ae
   views 02ae49 9d42e0 7871ee 51f9e8
   "Anne is done."
51. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views 3a270a f952ce 9d9229 1d34ea
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
52. Ben: done
   waits for Carla, moves a24472
   views 350bff 046abe f86f84 ca49af
   "Ben is done."
53. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 5b0230 204c20 58ab0f 58b146
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
54. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views 1acad7 93f8cf 4bd945 6c49bb
   "Ben thinks again."
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
55. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views ed8c84 4d8bc0 49932b b3e34b
   "Ben bets $100 on 2,000 (3:1)."
56. Carla: $300 on 1 and $300 on 2
   waits for Ben, Carla, moves 9717ae
   views 3f7a32 bacf8e 395467 01604a
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
57. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views d19f23 e0f7b2 4b141e 1d86ea
   "Ben bets $100 on 2,000 (3:1)."
58. Ben: done
   waits for Carla, moves a24472
   views bcdd18 386d71 ce3ef6 010974
   "Ben is done."
59. Ben: think again
   waits for Ben, Carla, moves 9717ae
   views 65a247 36c184 989d8b 1d4e62
   "Ben thinks again."
60. Ben: done
   waits for Carla, moves a24472
   views bcdd18 386d71 ce3ef6 010974
   "Ben is done."
61. Carla: $600 on 1
   waits for Carla, moves a24472
   views 9f3d74 c13c25 d4dca8 59c3ba
   "Carla bets $600 on 2,000 (3:1)."
62. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views e9d7b5 837677 0a152a 9b7b77
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
63. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views e9d7b5 837677 0a152a 9b7b77
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
64. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views e9d7b5 837677 0a152a 9b7b77
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
65. Carla: $600 on 1
   waits for Carla, moves a24472
   views 9f3d74 c13c25 d4dca8 59c3ba
   "Carla bets $600 on 2,000 (3:1)."
66. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views 45af9f 707394 2642f9 1e6776
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
67. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views 49dacc 9d346c e1a4d0 e7d474
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
68. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views 45af9f 707394 2642f9 1e6776
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
69. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views 49dacc 9d346c e1a4d0 e7d474
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
70. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views e9d7b5 837677 0a152a 9b7b77
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
71. Carla: $600 on 1
   waits for Carla, moves a24472
   views 9f3d74 c13c25 d4dca8 59c3ba
   "Carla bets $600 on 2,000 (3:1)."
72. Carla: $600 on 1
   waits for Carla, moves a24472
   views 9f3d74 c13c25 d4dca8 59c3ba
   "Carla bets $600 on 2,000 (3:1)."
73. Carla: done
   waits for nobody, moves 5ae162
   views 9bedc6 343044 b54ffc eb5e85
   "Carla is done."
   "The answer is 3,674,160 positions. And none of them is more than eleven turns from solved. 4,000 by Carla is nearest without going over and wins at 3:1."
   "The bank pays: Carla −$200."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"inventions-pocket-cube","text":{"en":"How many positions does the small puzzle cube of 2 × 2 × 2 have?","fr":"Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?","es":"¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?"},"answer":"3674160","unit":{"en":"positions","fr":"positions","es":"posiciones"},"display":"number","category":"inventions","kind":"timeless","as_of":"","source":"computed: 7! times 3 to the power 6","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And none of them is more than eleven turns from solved.","fr":"Et aucune n'est à plus de onze mouvements de la solution.","es":"Y ninguna está a más de once giros de la solución."}}}: The game is over.
ends {"winners":[2],"scores":[0,0,300],"ending":{"type":"most-money","seats":[2],"money":300,"youngest":false}}
   "Carla wins with $300."
