Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":3,"guess_time":0,"bet_time":0,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"shared","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views e75c98 056003 1ceee3 4a44d5
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":0,"chips":4}]}: That is no question with a number as its answer.
1. chance: Ask house/geography-el-alto
   waits for Anne, Ben, Carla, moves 623e88
   views c3dfd8 bf8e98 ab4300 4d3982
   "Question 1: How many metres above the sea is the airport of La Paz in Bolivia?"
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":40}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: 4
   waits for Anne, Ben, Carla, moves 623e88
   views 572986 b840bf b86228 a4ef8a
   to Carla "Carla writes 4."
3. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views 572986 b840bf c3e3df a4ef8a
   to Carla "Carla writes 4,000."
4. Anne: 2
   waits for Anne, Ben, Carla, moves 623e88
   views 499e4d b840bf 55dd18 a4ef8a
   to Anne "Anne writes 2."
5. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 842b73 b840bf 55dd18 a4ef8a
   to Anne "Anne writes 2,000."
6. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views e9a4a3 b840bf c3e3df a4ef8a
   to Carla "Carla writes 4,000."
7. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views e9a4a3 b840bf 7c7803 a4ef8a
   to Carla "Carla writes 40."
8. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 842b73 b840bf 18b1e3 a4ef8a
   to Anne "Anne writes 2,000."
9. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views e9a4a3 e21b16 18b1e3 a4ef8a
   to Ben "Ben writes 3."
10. Anne: done
   waits for Ben, Carla, moves 4435f9
   views da2dce a5c178 48e3ee 667277
   "Anne is done."
   refuses Anne {"type":"lock"}: That is locked in already.
11. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 1f63b5 2b1f6c 57e415 c65799
   to Ben "Ben writes 30."
12. Ben: 100
   waits for Ben, Carla, moves 4435f9
   views 1f63b5 8112f9 57e415 c65799
   to Ben "Ben writes 100."
13. Carla: 40
   waits for Ben, Carla, moves 4435f9
   views 1f63b5 64b07c e2d0b3 c65799
   to Carla "Carla writes 40."
14. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 1f63b5 2b1f6c 57e415 c65799
   to Ben "Ben writes 30."
15. Ben: done
   waits for Carla, moves 78ecf6
   views 7a1e19 323e18 1fb19a 18dd41
   "Ben is done."
16. Carla: 40
   waits for Carla, moves 78ecf6
   views 23d3a3 8e11fb 48e916 9bbc47
   to Carla "Carla writes 40."
17. Carla: done
   waits for Anne, Ben, Carla, moves 0c4745
   views d3cb9d f224c6 2c2fdf e3553a
   "Carla is done."
   "The guesses: 30 by Ben at 3:1; 40 by Carla at 2:1; 2,000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":100},{"slot":3,"chips":100}]}: That is more than the $0 you have won.
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":300}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"2000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
   refuses Ben {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":1,"chips":0},{"slot":0,"chips":0},{"slot":1,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
18. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 9a8e42 2e96e7 ffc555 629e07
   "Carla bets $100 on 40 (2:1)."
19. Ben: done
   waits for Anne, Carla, moves eb2e9a
   views 95416c bd3edc 56a202 fdce57
   "Ben is done."
20. Carla: $100 on 2 and $100 on 3
   waits for Anne, Carla, moves eb2e9a
   views c3a71a afe75d 20d4e2 cf1130
   "Carla bets $100 on 40 (2:1) and $100 on 2,000 (3:1)."
21. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 4d3a88 7f3f09 d4f83f 3f625f
   "Ben thinks again."
   "Ben bets $100 on 40 (2:1)."
22. Ben: $100 on 2 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views bb2187 b167d5 266a16 119dd7
   "Ben bets $100 on 40 (2:1) and $100 on 2,000 (3:1)."
23. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views ef9293 5e7cd2 98f2fd d03b7b
   "Anne bets $100 on 40 (2:1)."
24. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 5fd24b 0f7315 831b95 63f820
   "Carla bets $100 on smaller than all (6:1) and $100 on 2,000 (3:1)."
25. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 156dd7 e5c707 d40d9e b6ac2f
   "Anne bets $100 on 40 (2:1)."
26. Carla: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 51fce7 a2b683 8ef315 a40702
   "Carla bets $100 on 2,000 (3:1) and $100 on 2,000 (3:1)."
27. Ben: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views fa41a2 7ada12 d3565d 15f818
   "Ben bets $100 on smaller than all (6:1) and $100 on 2,000 (3:1)."
28. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views d0afe6 054f61 3882c1 bd4c30
   "Carla bets $100 on 40 (2:1)."
29. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 02dee1 451f28 2f43bc 726052
   "Ben bets $100 on 40 (2:1)."
30. Anne: done
   waits for Ben, Carla, moves 760615
   views 6027d6 b54a1f 5338ea bde165
   "Anne is done."
31. Carla: done
   waits for Ben, moves 92b8fa
   views 466206 a19d86 678dcf a30863
   "Carla is done."
32. Ben: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views e05bd5 b0b4d1 c555be d738f0
   "Ben is done."
   "The answer is 4,071 m. Higher than most Alps: planes there need a longer run to get off the ground, and so do you. 2,000 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":300}]}: A moment too late: the answer is out, and your bets stay as they lay.
33. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views 473164 b2098b b249aa 91db20
   "Anne is ready for the next question."
34. Carla: on with the next question
   waits for Ben, moves 82fa65
   views 225562 b4b61c 7fa2c1 b2aad3
   "Carla is ready for the next question."
35. Ben: on with the next question
   waits for chance, moves 5ae162
   views 3227d4 80d48c 199514 02810a
   "Ben is ready for the next question."
36. chance: Ask house/snail-racing-record
   waits for Anne, Ben, Carla, moves 623e88
   views 460c9c 744134 442e44 a808ad
   "Ben is ready for the next question."
   "Question 2: In how many seconds did Archie the snail race 33 centimetres in 1995, a world record?"
37. Ben: done
   waits for Anne, Carla, moves 3a275b
   views a228f6 95153f f2ea1b 9e82b7
   "Ben is done."
38. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views 42afdc e61c86 0fdc79 4bb9b3
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3."
39. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views 78f0f7 1c2361 9acc73 9517a4
   to Carla "Carla writes 4,000."
40. Ben: 3000
   waits for Anne, Ben, Carla, moves 623e88
   views 78f0f7 2b2d2e 1cdfec 9517a4
   to Ben "Ben writes 3,000."
41. Ben: done
   waits for Anne, Carla, moves 3a275b
   views a228f6 35f73f 863ddc 9e82b7
   "Ben is done."
42. Anne: 100
   waits for Anne, Carla, moves 3a275b
   views d80d34 210718 e3f74a 9e56d5
   to Anne "Anne writes 100."
43. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views 1558fc 210718 ff8dea 9e56d5
   to Carla "Carla writes 4,000."
44. Anne: done
   waits for Carla, moves 78ecf6
   views ee7e09 dfcb9b 5335e7 2f2fb1
   "Anne is done."
45. Carla: done
   waits for Anne, Ben, Carla, moves 995fba
   views 2d0014 0e8b37 2b15f9 7206a1
   "Carla is done."
   "The guesses: 100 by Anne at 3:1; 3,000 by Ben at 2:1; 4,000 by Carla at 3:1. Smaller than all pays 6:1."
46. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 995fba
   views 5ba5e3 78958b 97144a 14b536
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
47. Anne: done
   waits for Ben, Carla, moves 480902
   views d82394 f16195 32049a 8e57c4
   "Anne is done."
48. Ben: $100 on 2 and $100 on 3
   waits for Ben, Carla, moves 480902
   views dd4f4d 574d08 2d2292 0f7057
   "Ben bets $100 on 3,000 (2:1) and $100 on 4,000 (3:1)."
49. Ben: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 541a5f a8caca eecbcc cb44ab
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
50. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views e505ef 59bcb2 549c6b 0e0702
   "Ben bets $100 on 3,000 (2:1)."
51. Carla: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 4affa7 412e3f 2e5261 f152bb
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
52. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views dc1da2 ada941 df0e67 394a26
   "Ben bets $100 on 3,000 (2:1)."
53. Ben: $100 on 0 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 5cf306 1b3582 087d32 5e8780
   "Ben bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
54. Ben: done
   waits for Carla, moves aa47ef
   views 0ab445 7a8afc 197ac0 be92d6
   "Ben is done."
55. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 2b7f21 455593 61e038 860832
   "Carla is done."
   "The answer is 120 seconds. At Congham in England the start is given with the words "Ready, steady, slow!" 100 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
56. Carla: on with the next question
   waits for Anne, Ben, moves e622d7
   views ca3b71 44bf9e ecf30f 8942db
   "Carla is ready for the next question."
57. Ben: on with the next question
   waits for Anne, moves bb64c3
   views fd3b22 5e245b d9ab45 35d3c9
   "Ben is ready for the next question."
58. Anne: on with the next question
   waits for chance, moves 5ae162
   views 2587eb 71a498 9b3696 ed5dad
   "Anne is ready for the next question."
59. chance: Ask house/body-weeks
   waits for Anne, Ben, Carla, moves 623e88
   views 289f28 dbbe14 e5c8db 4731a4
   "Anne is ready for the next question."
   "Question 3: How many weeks are there in a life of 80 years?"
60. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views df0172 bda0b6 bfd354 0c4b73
   to Ben "Ben writes 100."
61. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views df0172 bda0b6 bfd354 0c4b73
   to Ben "Ben writes 100."
62. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 6f62ac 15f97d d88019 b597cd
   "Ben is done."
63. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views 057839 06dbb3 fd5ba9 677280
   to Carla "Carla writes 4,000."
64. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views 057839 06dbb3 fd5ba9 677280
   to Carla "Carla writes 4,000."
65. Ben: think again
   waits for Anne, Ben, Carla, moves 623e88
   views 17fdfe cd2f57 c5081a bc1c04
   "Ben thinks again."
66. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 35bda5 b67784 21c6d0 bf56a1
   "Anne is done."
67. Ben: done
   waits for Carla, moves 78ecf6
   views aa0401 d9578d cf3fc5 74f2d2
   "Ben is done."
68. Carla: 4
   waits for Carla, moves 78ecf6
   views 784f98 88668a 9b314d 401e28
   to Carla "Carla writes 4."
69. Carla: 100
   waits for Carla, moves 78ecf6
   views 784f98 88668a 1efdc7 401e28
   to Carla "Carla writes 100."
70. Carla: done
   waits for Anne, Ben, Carla, moves b63538
   views 1cbdee fea859 8086f7 b1bb61
   "Carla is done."
   "The guesses: 100 by Ben and Carla at 2:1. No guess by Anne. Smaller than all pays 6:1."
71. Ben: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views 3a98a3 c28fab b410d4 af0112
   "Ben bets $100 on 100 (2:1) and $100 on 100 (2:1)."
72. Ben: $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views dda216 78f11f fa00d0 12a463
   "Ben bets $100 on 100 (2:1)."
73. Anne: done
   waits for Ben, Carla, moves ead113
   views 3bf0d8 9a9899 bb3e0b 2369ee
   "Anne is done."
74. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 9e315b 780a66 1d0add bd0902
   "Carla bets $100 on 100 (2:1) and $100 on 100 (2:1)."
75. Ben: done
   waits for Carla, moves ee0075
   views 561978 58a30f 368051 a5a551
   "Ben is done."
76. Carla: $100 on 0 and $100 on 1
   waits for Carla, moves ee0075
   views 4f63f4 c699a0 35fc44 88b351
   "Carla bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
77. Ben: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 70c274 bd6e3b 05605d 9080dd
   "Ben thinks again."
   "Ben bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
78. Carla: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 2f95ee a8e5fc 10ce64 35852c
   "Carla bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
79. Ben: $100 on 1
   waits for Ben, Carla, moves ead113
   views 634fca f07c8c 245090 1b2812
   "Ben bets $100 on 100 (2:1)."
80. Anne: think again
   waits for Anne, Ben, Carla, moves b63538
   views a03db2 e775d8 2129e6 74e39d
   "Anne thinks again."
81. Anne: $100 on 0 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views a35567 4ce602 e77e8d 6ba8b9
   "Anne bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
82. Carla: done
   waits for Anne, Ben, moves dc8ecc
   views 8fb5a2 47fd77 f68dc4 4a5267
   "Carla is done."
83. Ben: done
   waits for Anne, moves dce870
   views 579e3d 061ac7 342191 8fe55f
   "Ben is done."
84. Anne: $400 on 1 and $400 on 1
   waits for Anne, moves dce870
   views 43487f 02fb00 f3eadc 602003
   "Anne bets $400 on 100 (2:1) and $400 on 100 (2:1)."
85. Anne: done
   waits for nobody, moves 5ae162
   views f00609 688a7d ed020c 80865e
   "Anne is done."
   "The answer is 4,174 weeks. And every one of them has a Monday. 100 by Ben and Carla is nearest without going over and wins at 2:1."
   "The bank pays: Anne +$1,600, Ben +$500, Carla +$500."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"geography-el-alto","text":{"en":"How many metres above the sea is the airport of La Paz in Bolivia?","fr":"À combien de mètres au-dessus de la mer se trouve l'aéroport de La Paz, en Bolivie ?","es":"¿A cuántos metros sobre el nivel del mar está el aeropuerto de La Paz, en Bolivia?"},"answer":"4071","unit":{"en":"m","fr":"m","es":"m"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"computed: airportsdata, elevation","low":"200","high":"9000","negative":false,"remark":{"en":"Higher than most Alps: planes there need a longer run to get off the ground, and so do you.","fr":"Plus haut que presque toutes les Alpes : les avions y décollent hors d'haleine, et vous aussi.","es":"Más alto que casi todos los Alpes: allí los aviones despegan sin aliento, y tú también."}}}: The game is over.
ends {"winners":[0],"scores":[2200,500,500],"ending":{"type":"most-money","seats":[0],"money":2200,"youngest":false}}
   "Anne wins with $2,200."
