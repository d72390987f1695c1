Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":3,"guess_time":0,"bet_time":0,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"shared","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 06c5e4 e7cbc5 9edc90 4498ea
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":0,"chips":4}]}: That is no question with a number as its answer.
1. chance: Ask house/geography-el-alto
   waits for Anne, Ben, Carla, moves 623e88
   views 5833d9 a8b656 9dfbbd 803959
   "Question 1: How many metres above the sea is the airport of La Paz in Bolivia?"
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":40}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: 4
   waits for Anne, Ben, Carla, moves 623e88
   views 1d2daa 1cd5e9 d67e4d b0623b
   to Carla "Carla writes 4."
3. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views 1d2daa 1cd5e9 043105 b0623b
   to Carla "Carla writes 4,000."
4. Anne: 2
   waits for Anne, Ben, Carla, moves 623e88
   views 0f2abd 1cd5e9 01fe71 b0623b
   to Anne "Anne writes 2."
5. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 88a240 1cd5e9 01fe71 b0623b
   to Anne "Anne writes 2,000."
6. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views b8fcd1 1cd5e9 043105 b0623b
   to Carla "Carla writes 4,000."
7. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views b8fcd1 1cd5e9 4bf0e0 b0623b
   to Carla "Carla writes 40."
8. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 88a240 1cd5e9 0f0369 b0623b
   to Anne "Anne writes 2,000."
9. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views b8fcd1 7fce0d 0f0369 b0623b
   to Ben "Ben writes 3."
10. Anne: done
   waits for Ben, Carla, moves 4435f9
   views eb0302 7c2db7 df4b52 a48ee0
   "Anne is done."
   refuses Anne {"type":"lock"}: That is locked in already.
11. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 86b69d 6b7bf7 4790ed c856f1
   to Ben "Ben writes 30."
12. Ben: 100
   waits for Ben, Carla, moves 4435f9
   views 86b69d 92c4db 4790ed c856f1
   to Ben "Ben writes 100."
13. Carla: 40
   waits for Ben, Carla, moves 4435f9
   views 86b69d a12035 1b1975 c856f1
   to Carla "Carla writes 40."
14. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 86b69d 6b7bf7 4790ed c856f1
   to Ben "Ben writes 30."
15. Ben: done
   waits for Carla, moves 78ecf6
   views c1cb69 6f91aa a17d56 54415d
   "Ben is done."
16. Carla: 40
   waits for Carla, moves 78ecf6
   views 95d606 af6647 ca5187 ae66c4
   to Carla "Carla writes 40."
17. Carla: done
   waits for Anne, Ben, Carla, moves 0c4745
   views ec730e b1cba7 70c1d7 5b4485
   "Carla is done."
   "The guesses: 30 by Ben at 3:1; 40 by Carla at 2:1; 2,000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":100},{"slot":3,"chips":100}]}: That is more than the $0 you have won.
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":300}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"2000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
   refuses Ben {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":1,"chips":0},{"slot":0,"chips":0},{"slot":1,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
18. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views e823b0 b3ebb1 2ac674 570d67
   "Carla bets $100 on 40 (2:1)."
19. Ben: done
   waits for Anne, Carla, moves eb2e9a
   views f4048e 98b9d2 bc9d92 5ed0b8
   "Ben is done."
20. Carla: $100 on 2 and $100 on 3
   waits for Anne, Carla, moves eb2e9a
   views 4db076 14966a 877f16 3466a9
   "Carla bets $100 on 40 (2:1) and $100 on 2,000 (3:1)."
21. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 65b30b 9460ca b6ea71 e6aa1d
   "Ben thinks again."
   "Ben bets $100 on 40 (2:1)."
22. Ben: $100 on 2 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 77c378 f9c5ff 1177c2 0ccf9d
   "Ben bets $100 on 40 (2:1) and $100 on 2,000 (3:1)."
23. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 59f0a4 22b67e 583218 405bf2
   "Anne bets $100 on 40 (2:1)."
24. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 9c4cb2 3acfa5 709c30 04e1dd
   "Carla bets $100 on smaller than all (6:1) and $100 on 2,000 (3:1)."
25. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 361ddf 01432c e7157d b5fbd2
   "Anne bets $100 on 40 (2:1)."
26. Carla: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 57071f fe311a 0c2f24 1c1fe3
   "Carla bets $100 on 2,000 (3:1) and $100 on 2,000 (3:1)."
27. Ben: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 148e0d 4ef548 587b46 60f177
   "Ben bets $100 on smaller than all (6:1) and $100 on 2,000 (3:1)."
28. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 5cfa28 6ecc8c 6bcdfe d5bd7f
   "Carla bets $100 on 40 (2:1)."
29. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views f49898 4634ca 9aa780 637d38
   "Ben bets $100 on 40 (2:1)."
30. Anne: done
   waits for Ben, Carla, moves 760615
   views a8207f 206e8d a20092 22a281
   "Anne is done."
31. Carla: done
   waits for Ben, moves 92b8fa
   views 930199 44acde aa80c4 45f54c
   "Carla is done."
32. Ben: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 635237 17e2d3 180a2a 22d563
   "Ben is done."
   "The answer is 4,071 m. Higher than most Alps: planes there need a longer run to get off the ground, and so do you. 2,000 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":300}]}: A moment too late: the answer is out, and your bets stay as they lay.
33. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views 7af114 90278c 36fe15 dbb11a
   "Anne is ready for the next question."
34. Carla: on with the next question
   waits for Ben, moves 82fa65
   views 164761 b205b0 863ee9 a6c334
   "Carla is ready for the next question."
35. Ben: on with the next question
   waits for chance, moves 5ae162
   views dba173 7551c5 f1991b 90d224
   "Ben is ready for the next question."
36. chance: Ask house/snail-racing-record
   waits for Anne, Ben, Carla, moves 623e88
   views 31d1fe 621de4 1ae25d 39e250
   "Ben is ready for the next question."
   "Question 2: In how many seconds did Archie the snail race 33 centimetres in 1995, a world record?"
37. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 233b3e 8b5a58 e7243a a22f39
   "Ben is done."
38. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views ed81f6 f48fc2 c48a2d 9e7deb
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3."
39. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views da111f e37199 072384 481f94
   to Carla "Carla writes 4,000."
40. Ben: 3000
   waits for Anne, Ben, Carla, moves 623e88
   views da111f f9540d c5c927 481f94
   to Ben "Ben writes 3,000."
41. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 233b3e 08f130 011f2d a22f39
   "Ben is done."
42. Anne: 100
   waits for Anne, Carla, moves 3a275b
   views a70766 da6518 8f4a77 a2b8f8
   to Anne "Anne writes 100."
43. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views e37d0d da6518 b2cf0d a2b8f8
   to Carla "Carla writes 4,000."
44. Anne: done
   waits for Carla, moves 78ecf6
   views 25a71e 1bc1b7 6434f6 74716c
   "Anne is done."
45. Carla: done
   waits for Anne, Ben, Carla, moves 995fba
   views fd400e 304684 73641f 53ae9d
   "Carla is done."
   "The guesses: 100 by Anne at 3:1; 3,000 by Ben at 2:1; 4,000 by Carla at 3:1. Smaller than all pays 6:1."
46. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 995fba
   views 8b07d2 ab29cb 50fce1 ef52d1
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
47. Anne: done
   waits for Ben, Carla, moves 480902
   views 1ce2db 28685d bcbba6 0179d3
   "Anne is done."
48. Ben: $100 on 2 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 7940b4 162890 aa8947 2890a2
   "Ben bets $100 on 3,000 (2:1) and $100 on 4,000 (3:1)."
49. Ben: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 99969a 2059d3 75a328 b4073f
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
50. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views 4a51b7 d574cc bae66b 688354
   "Ben bets $100 on 3,000 (2:1)."
51. Carla: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views b4d12e b6899b db2406 ec361a
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
52. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views 80591a 4b8524 adff2f 604a35
   "Ben bets $100 on 3,000 (2:1)."
53. Ben: $100 on 0 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 672b1f 6091c9 dbb48f ef2a57
   "Ben bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
54. Ben: done
   waits for Carla, moves aa47ef
   views 391ea7 5d059a f780a1 359b9c
   "Ben is done."
55. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 1334de 48785c 7b0d79 9e4cf6
   "Carla is done."
   "The answer is 120 seconds. At Congham in England the start is given with the words "Ready, steady, slow!" 100 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
56. Carla: on with the next question
   waits for Anne, Ben, moves e622d7
   views 6b9650 93575b 6b7d9d e6ebbc
   "Carla is ready for the next question."
57. Ben: on with the next question
   waits for Anne, moves bb64c3
   views 604d8f 9db63a d9a812 63cae0
   "Ben is ready for the next question."
58. Anne: on with the next question
   waits for chance, moves 5ae162
   views 2dfe18 9eb486 913b95 a389b8
   "Anne is ready for the next question."
59. chance: Ask house/body-weeks
   waits for Anne, Ben, Carla, moves 623e88
   views fd6e81 963893 4b7a12 81061e
   "Anne is ready for the next question."
   "Question 3: How many weeks are there in a life of 80 years?"
60. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views 5cd3cd 324a53 ecb6c9 527d30
   to Ben "Ben writes 100."
61. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views 5cd3cd 324a53 ecb6c9 527d30
   to Ben "Ben writes 100."
62. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 88fbe6 784a86 a11753 6131ce
   "Ben is done."
63. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views 75f372 f3bd69 ef831c f4dcf1
   to Carla "Carla writes 4,000."
64. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views 75f372 f3bd69 ef831c f4dcf1
   to Carla "Carla writes 4,000."
65. Ben: think again
   waits for Anne, Ben, Carla, moves 623e88
   views 4244e0 7b6657 2511a5 a4a032
   "Ben thinks again."
66. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 905d7e a56023 55f3b2 ec9c58
   "Anne is done."
67. Ben: done
   waits for Carla, moves 78ecf6
   views dcde91 a1c1fc d30c1a 7099b8
   "Ben is done."
68. Carla: 4
   waits for Carla, moves 78ecf6
   views cc4390 f57510 7378b9 0d63da
   to Carla "Carla writes 4."
69. Carla: 100
   waits for Carla, moves 78ecf6
   views cc4390 f57510 53a864 0d63da
   to Carla "Carla writes 100."
70. Carla: done
   waits for Anne, Ben, Carla, moves b63538
   views 1791e5 ccde5b f46a5c 19ca58
   "Carla is done."
   "The guesses: 100 by Ben and Carla at 2:1. No guess by Anne. Smaller than all pays 6:1."
71. Ben: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views 4c7a41 846593 9ed228 481e0d
   "Ben bets $100 on 100 (2:1) and $100 on 100 (2:1)."
72. Ben: $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views 5005d1 eb843a c39f49 42cca2
   "Ben bets $100 on 100 (2:1)."
73. Anne: done
   waits for Ben, Carla, moves ead113
   views 774eed 2cc6ca 9a2ea2 b95949
   "Anne is done."
74. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves ead113
   views bea8d0 8a1b13 89a78e 2375c8
   "Carla bets $100 on 100 (2:1) and $100 on 100 (2:1)."
75. Ben: done
   waits for Carla, moves ee0075
   views dfc7f9 b2758b 7e1204 56c2eb
   "Ben is done."
76. Carla: $100 on 0 and $100 on 1
   waits for Carla, moves ee0075
   views eebc4f 52e798 9091de eeb021
   "Carla bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
77. Ben: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 9cd4dc 9d2ad0 c37cbf 125985
   "Ben thinks again."
   "Ben bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
78. Carla: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 9bfb40 4f14e8 989ff2 49164c
   "Carla bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
79. Ben: $100 on 1
   waits for Ben, Carla, moves ead113
   views 4f4ec5 d0d1d3 f69be0 fb3eeb
   "Ben bets $100 on 100 (2:1)."
80. Anne: think again
   waits for Anne, Ben, Carla, moves b63538
   views 243186 0d6bf5 462045 ee943e
   "Anne thinks again."
81. Anne: $100 on 0 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views b8fd15 0a9d0b f205b2 d296f5
   "Anne bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
82. Carla: done
   waits for Anne, Ben, moves dc8ecc
   views 7257ce 7aaec5 a3b70b 7ec494
   "Carla is done."
83. Ben: done
   waits for Anne, moves dce870
   views 136019 5b2b34 f9309a 1f70d1
   "Ben is done."
84. Anne: $400 on 1 and $400 on 1
   waits for Anne, moves dce870
   views 0bf607 213489 020fd6 74c2ee
   "Anne bets $400 on 100 (2:1) and $400 on 100 (2:1)."
85. Anne: done
   waits for nobody, moves 5ae162
   views 9e2d15 4cb724 b92ef3 839224
   "Anne is done."
   "The answer is 4,174 weeks. And every one of them has a Monday. 100 by Ben and Carla is nearest without going over and wins at 2:1."
   "The bank pays: Anne +$1,600, Ben +$500, Carla +$500."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"geography-el-alto","text":{"en":"How many metres above the sea is the airport of La Paz in Bolivia?","fr":"À combien de mètres au-dessus de la mer se trouve l'aéroport de La Paz, en Bolivie ?","es":"¿A cuántos metros sobre el nivel del mar está el aeropuerto de La Paz, en Bolivia?"},"answer":"4071","unit":{"en":"m","fr":"m","es":"m"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"computed: airportsdata, elevation","low":"200","high":"9000","negative":false,"remark":{"en":"Higher than most Alps: planes there need a longer run to get off the ground, and so do you.","fr":"Plus haut que presque toutes les Alpes : les avions y décollent hors d'haleine, et vous aussi.","es":"Más alto que casi todos los Alpes: allí los aviones despegan sin aliento, y tú también."}}}: The game is over.
ends {"winners":[0],"scores":[2200,500,500],"ending":{"type":"most-money","seats":[0],"money":2200,"youngest":false}}
   "Anne wins with $2,200."
