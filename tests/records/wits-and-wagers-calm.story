Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":3,"categories":[],"difficulties":[],"guess_time":0,"bet_time":0,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"shared","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 33665d a59348 deb6d4 45a7db
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":0,"chips":4}]}: That is no question with a number as its answer.
1. chance: Ask house/geography-el-alto
   waits for Anne, Ben, Carla, moves 623e88
   views bc4b81 970884 046d5d 8079bf
   "Question 1: How many metres above the sea is the airport of La Paz in Bolivia?"
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":40}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: 4
   waits for Anne, Ben, Carla, moves 623e88
   views 9373b2 4e67b4 0ce335 0e592d
   to Carla "Carla writes 4."
3. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views 9373b2 4e67b4 4d2796 0e592d
   to Carla "Carla writes 4,000."
4. Anne: 2
   waits for Anne, Ben, Carla, moves 623e88
   views 877b39 4e67b4 ca81a2 0e592d
   to Anne "Anne writes 2."
5. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 90b935 4e67b4 ca81a2 0e592d
   to Anne "Anne writes 2,000."
6. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views ad6956 4e67b4 4d2796 0e592d
   to Carla "Carla writes 4,000."
7. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views ad6956 4e67b4 d97fae 0e592d
   to Carla "Carla writes 40."
8. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 90b935 4e67b4 5e9a8d 0e592d
   to Anne "Anne writes 2,000."
9. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views ad6956 d8b0df 5e9a8d 0e592d
   to Ben "Ben writes 3."
10. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 6004b8 7a989b f6f997 1e6323
   "Anne is done."
   refuses Anne {"type":"lock"}: That is locked in already.
11. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 14df6e c629e0 a0a458 47aab0
   to Ben "Ben writes 30."
12. Ben: 100
   waits for Ben, Carla, moves 4435f9
   views 14df6e e33e83 a0a458 47aab0
   to Ben "Ben writes 100."
13. Carla: 40
   waits for Ben, Carla, moves 4435f9
   views 14df6e 2c5d2b d5c759 47aab0
   to Carla "Carla writes 40."
14. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 14df6e c629e0 a0a458 47aab0
   to Ben "Ben writes 30."
15. Ben: done
   waits for Carla, moves 78ecf6
   views d43595 cd337d dd6ebf 64f518
   "Ben is done."
16. Carla: 40
   waits for Carla, moves 78ecf6
   views b7ade3 193b34 ba8bd9 ce4c30
   to Carla "Carla writes 40."
17. Carla: done
   waits for Anne, Ben, Carla, moves 0c4745
   views e8300d 91c18f 8f9b99 63b796
   "Carla is done."
   "The guesses: 30 by Ben at 3:1; 40 by Carla at 2:1; 2,000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":100},{"slot":3,"chips":100}]}: That is more than the $0 you have won.
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":300}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"2000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
   refuses Ben {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":1,"chips":0},{"slot":0,"chips":0},{"slot":1,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
18. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views f49b1e 141255 cccf11 ae9ea3
   "Carla bets $100 on 40 (2:1)."
19. Ben: done
   waits for Anne, Carla, moves eb2e9a
   views 537ee4 7d3de7 a18be9 f74b33
   "Ben is done."
20. Carla: $100 on 2 and $100 on 3
   waits for Anne, Carla, moves eb2e9a
   views b00c19 6721ae a0087f 8fbd15
   "Carla bets $100 on 40 (2:1) and $100 on 2,000 (3:1)."
21. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 990e77 289230 1c58da 3c8e2b
   "Ben thinks again."
   "Ben bets $100 on 40 (2:1)."
22. Ben: $100 on 2 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 6d14e3 dd6c38 7d488f 55a941
   "Ben bets $100 on 40 (2:1) and $100 on 2,000 (3:1)."
23. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 6c446d 9ba545 8d0001 3b2b3b
   "Anne bets $100 on 40 (2:1)."
24. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views de5e90 83846a f681fa 30ad7f
   "Carla bets $100 on smaller than all (6:1) and $100 on 2,000 (3:1)."
25. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 59f2f0 9765f4 491824 ec3ffe
   "Anne bets $100 on 40 (2:1)."
26. Carla: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 50b4b6 384efe 17a053 ea0326
   "Carla bets $100 on 2,000 (3:1) and $100 on 2,000 (3:1)."
27. Ben: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 6ed4f6 acb2cf 59b9b7 cbcfad
   "Ben bets $100 on smaller than all (6:1) and $100 on 2,000 (3:1)."
28. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views e20f2c 87240f 7f7cee 3cc51e
   "Carla bets $100 on 40 (2:1)."
29. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views a66bb8 b6c220 1027b2 326304
   "Ben bets $100 on 40 (2:1)."
30. Anne: done
   waits for Ben, Carla, moves 760615
   views d49011 7a5c2e d3bf7a 421166
   "Anne is done."
31. Carla: done
   waits for Ben, moves 92b8fa
   views 461cd1 58b0cb cdb10c cc293b
   "Carla is done."
32. Ben: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 30fd3a 70e868 a781f0 3de86b
   "Ben is done."
   "The answer is 4,071 m. Higher than most Alps: planes there need a longer run to get off the ground, and so do you. 2,000 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":300}]}: A moment too late: the answer is out, and your bets stay as they lay.
33. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views e5e209 8601b4 afde67 4277e8
   "Anne is ready for the next question."
34. Carla: on with the next question
   waits for Ben, moves 82fa65
   views fcd6e6 0071c6 396758 8cc551
   "Carla is ready for the next question."
35. Ben: on with the next question
   waits for chance, moves 5ae162
   views 41e5ae 16f4fe 839bce 4adef5
   "Ben is ready for the next question."
36. chance: Ask house/snail-racing-record
   waits for Anne, Ben, Carla, moves 623e88
   views c03c8b 4e58d7 c50473 3eb61f
   "Ben is ready for the next question."
   "Question 2: In how many seconds did Archie the snail race 33 centimetres in 1995, a world record?"
37. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 743fc0 c263ca 24c473 806046
   "Ben is done."
38. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views 6d334a 7bc919 5d5955 2a035d
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3."
39. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views d87847 e3dc37 720d8f f54bcf
   to Carla "Carla writes 4,000."
40. Ben: 3000
   waits for Anne, Ben, Carla, moves 623e88
   views d87847 2fcd9b 3b69f6 f54bcf
   to Ben "Ben writes 3,000."
41. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 743fc0 3d5eb4 c0cc4e 806046
   "Ben is done."
42. Anne: 100
   waits for Anne, Carla, moves 3a275b
   views 856677 92b6a4 887bc4 088335
   to Anne "Anne writes 100."
43. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views d7e233 92b6a4 4fac24 088335
   to Carla "Carla writes 4,000."
44. Anne: done
   waits for Carla, moves 78ecf6
   views e7b112 c4300d 05410f e99f18
   "Anne is done."
45. Carla: done
   waits for Anne, Ben, Carla, moves 995fba
   views 7b67f4 281df3 1c3236 94a11b
   "Carla is done."
   "The guesses: 100 by Anne at 3:1; 3,000 by Ben at 2:1; 4,000 by Carla at 3:1. Smaller than all pays 6:1."
46. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 995fba
   views 0c8d6f 9f9988 6df9a6 670713
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
47. Anne: done
   waits for Ben, Carla, moves 480902
   views 8b3b73 bfaab9 f1762a dcdf49
   "Anne is done."
48. Ben: $100 on 2 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 635c20 b64b8f 243e04 98e645
   "Ben bets $100 on 3,000 (2:1) and $100 on 4,000 (3:1)."
49. Ben: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 63e6b5 6f732f de3110 8ac9b9
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
50. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views 111402 a39925 a13db3 09009d
   "Ben bets $100 on 3,000 (2:1)."
51. Carla: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views ee6bb7 ae40b8 26e1e9 3079a2
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
52. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views 46bf4c e12dcc d36a55 fb8570
   "Ben bets $100 on 3,000 (2:1)."
53. Ben: $100 on 0 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 1958a2 480b62 3bbc07 0c5c33
   "Ben bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
54. Ben: done
   waits for Carla, moves aa47ef
   views 1e9124 5d1b1e a58522 0caefd
   "Ben is done."
55. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views eccf31 267feb 1ebf67 e0a845
   "Carla is done."
   "The answer is 120 seconds. At Congham in England the start is given with the words "Ready, steady, slow!" 100 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
56. Carla: on with the next question
   waits for Anne, Ben, moves e622d7
   views 305aef 8e7f79 7803da 02d798
   "Carla is ready for the next question."
57. Ben: on with the next question
   waits for Anne, moves bb64c3
   views 7c4b88 090232 10b5e8 f63106
   "Ben is ready for the next question."
58. Anne: on with the next question
   waits for chance, moves 5ae162
   views bb54db 687f1d 6b689c 761adb
   "Anne is ready for the next question."
59. chance: Ask house/body-weeks
   waits for Anne, Ben, Carla, moves 623e88
   views 0511b4 968748 ea0092 3ae531
   "Anne is ready for the next question."
   "Question 3: How many weeks are there in a life of 80 years?"
60. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views bbe2d0 d83336 dea0ac 4cbd6d
   to Ben "Ben writes 100."
61. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views bbe2d0 d83336 dea0ac 4cbd6d
   to Ben "Ben writes 100."
62. Ben: done
   waits for Anne, Carla, moves 3a275b
   views ecbc09 58cd53 e67523 9186a6
   "Ben is done."
63. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views d3a61f 4434c9 3c5d6e 505f32
   to Carla "Carla writes 4,000."
64. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views d3a61f 4434c9 3c5d6e 505f32
   to Carla "Carla writes 4,000."
65. Ben: think again
   waits for Anne, Ben, Carla, moves 623e88
   views a08131 214020 5659a3 9b3655
   "Ben thinks again."
66. Anne: done
   waits for Ben, Carla, moves 4435f9
   views ba1848 68a1f2 56c09b 3222b9
   "Anne is done."
67. Ben: done
   waits for Carla, moves 78ecf6
   views 94b341 128a02 d3d234 ccfc28
   "Ben is done."
68. Carla: 4
   waits for Carla, moves 78ecf6
   views c69715 650bfd 00ccad 46a8dd
   to Carla "Carla writes 4."
69. Carla: 100
   waits for Carla, moves 78ecf6
   views c69715 650bfd 15346b 46a8dd
   to Carla "Carla writes 100."
70. Carla: done
   waits for Anne, Ben, Carla, moves b63538
   views 548fb7 111d9b 59172c 1740b8
   "Carla is done."
   "The guesses: 100 by Ben and Carla at 2:1. No guess by Anne. Smaller than all pays 6:1."
71. Ben: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views a26eaf 60c79e dfa72f 49109e
   "Ben bets $100 on 100 (2:1) and $100 on 100 (2:1)."
72. Ben: $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views 3f23a5 74d5a0 3b87e7 0c74fe
   "Ben bets $100 on 100 (2:1)."
73. Anne: done
   waits for Ben, Carla, moves ead113
   views d38479 887081 f29be5 a81078
   "Anne is done."
74. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves ead113
   views de88bf b4359e c2dc4b 431c42
   "Carla bets $100 on 100 (2:1) and $100 on 100 (2:1)."
75. Ben: done
   waits for Carla, moves ee0075
   views e6c008 b3547b 3f2421 52b538
   "Ben is done."
76. Carla: $100 on 0 and $100 on 1
   waits for Carla, moves ee0075
   views a384aa 924894 03db59 615821
   "Carla bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
77. Ben: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views b3532a db18b4 0d97db 89d937
   "Ben thinks again."
   "Ben bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
78. Carla: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 5f7e49 357be9 1f4fcb c1db23
   "Carla bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
79. Ben: $100 on 1
   waits for Ben, Carla, moves ead113
   views 9c7119 c04439 52d24b 2a87e5
   "Ben bets $100 on 100 (2:1)."
80. Anne: think again
   waits for Anne, Ben, Carla, moves b63538
   views 146fa0 e10476 51f245 8994c9
   "Anne thinks again."
81. Anne: $100 on 0 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views eed5ca de6724 fc5cc2 b71657
   "Anne bets $100 on smaller than all (6:1) and $100 on 100 (2:1)."
82. Carla: done
   waits for Anne, Ben, moves dc8ecc
   views 9f197f 87a69b d2b0c6 b2c21d
   "Carla is done."
83. Ben: done
   waits for Anne, moves dce870
   views fbc2e1 f3b628 0535e5 ac5911
   "Ben is done."
84. Anne: $400 on 1 and $400 on 1
   waits for Anne, moves dce870
   views 3a2a80 424322 0fa892 f45e3c
   "Anne bets $400 on 100 (2:1) and $400 on 100 (2:1)."
85. Anne: done
   waits for nobody, moves 5ae162
   views 9156c8 a394b0 f3b3c6 9c286a
   "Anne is done."
   "The answer is 4,174 weeks. And every one of them has a Monday. 100 by Ben and Carla is nearest without going over and wins at 2:1."
   "The bank pays: Anne +$1,600, Ben +$500, Carla +$500."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"geography-el-alto","text":{"en":"How many metres above the sea is the airport of La Paz in Bolivia?","fr":"À combien de mètres au-dessus de la mer se trouve l'aéroport de La Paz, en Bolivie ?","es":"¿A cuántos metros sobre el nivel del mar está el aeropuerto de La Paz, en Bolivia?"},"answer":"4071","unit":{"en":"m","fr":"m","es":"m"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"computed: airportsdata, elevation","low":"200","high":"9000","negative":false,"remark":{"en":"Higher than most Alps: planes there need a longer run to get off the ground, and so do you.","fr":"Plus haut que presque toutes les Alpes : les avions y décollent hors d'haleine, et vous aussi.","es":"Más alto que casi todos los Alpes: allí los aviones despegan sin aliento, y tú también."}}}: The game is over.
ends {"winners":[0],"scores":[2200,500,500],"ending":{"type":"most-money","seats":[0],"money":2200,"youngest":false}}
   "Anne wins with $2,200."
