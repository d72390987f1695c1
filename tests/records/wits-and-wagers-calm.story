Wits & Wagers, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"questions":3,"guess_time":0,"bet_time":0,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","youngest":0,"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 8d5369 ebad27 0606f3 2ed362
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":0,"chips":4}]}: That is no question with a number as its answer.
1. chance: Ask house Question(id='geography-el-alto', text=Text(en='How many metres above the sea is the airport of La Paz in Bolivia?', fr="À combien de mètres au-dessus de la mer se trouve l'aéroport de La Paz, en Bolivie ?", es='¿A cuántos metros sobre el nivel del mar está el aeropuerto de La Paz, en Bolivia?'), answer='4071', unit=Text(en='m', fr='m', es='m'), display='number', category='geography', kind='timeless', as_of='', source='computed: airportsdata, elevation', low='200', high='9000', negative=False, remark=Text(en='Higher than most Alps: planes there need a longer run to get off the ground, and so do you.', fr="Plus haut que presque toutes les Alpes : les avions y décollent hors d'haleine, et vous aussi.", es='Más alto que casi todos los Alpes: allí los aviones despegan sin aliento, y tú también.'))
   waits for Anne, Ben, Carla, moves 623e88
   views 5127e2 dd1c73 e42077 4ad923
   "Question 1: How many metres above the sea is the airport of La Paz in Bolivia?"
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"body-weeks","text":{"en":"How many weeks are there in a life of 80 years?","fr":"Combien de semaines y a-t-il dans une vie de 80 ans ?","es":"¿Cuántas semanas hay en una vida de 80 años?"},"answer":"4174","unit":{"en":"weeks","fr":"semaines","es":"semanas"},"display":"number","category":"body","kind":"timeless","as_of":"","source":"computed: 80 Julian years","low":"200","high":"100000","negative":false,"remark":{"en":"And every one of them has a Monday.","fr":"Et dans chacune, il y a un lundi.","es":"Y en todas hay un lunes."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":40}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: 4
   waits for Anne, Ben, Carla, moves 623e88
   views ba199e f932d8 8afbc1 0d22ec
   to Carla "Carla writes 4."
3. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views ba199e f932d8 46bdb5 0d22ec
   to Carla "Carla writes 4,000."
4. Anne: 2
   waits for Anne, Ben, Carla, moves 623e88
   views 6cb066 f932d8 1b9610 0d22ec
   to Anne "Anne writes 2."
5. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 5e5152 f932d8 1b9610 0d22ec
   to Anne "Anne writes 2,000."
6. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views fdc486 f932d8 46bdb5 0d22ec
   to Carla "Carla writes 4,000."
7. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views fdc486 f932d8 d6c52c 0d22ec
   to Carla "Carla writes 40."
8. Anne: 2000
   waits for Anne, Ben, Carla, moves 623e88
   views 5e5152 f932d8 6fb268 0d22ec
   to Anne "Anne writes 2,000."
9. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views fdc486 47dc68 6fb268 0d22ec
   to Ben "Ben writes 3."
10. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 92e8b1 796a95 29d31c 1b25fc
   "Anne is done."
   refuses Anne {"type":"lock"}: That is locked in already.
11. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 821681 12352f 4665a7 1eea22
   to Ben "Ben writes 30."
12. Ben: 100
   waits for Ben, Carla, moves 4435f9
   views 821681 402dc8 4665a7 1eea22
   to Ben "Ben writes 100."
13. Carla: 40
   waits for Ben, Carla, moves 4435f9
   views 821681 a17b9d ceb81c 1eea22
   to Carla "Carla writes 40."
14. Ben: 30
   waits for Ben, Carla, moves 4435f9
   views 821681 12352f 4665a7 1eea22
   to Ben "Ben writes 30."
15. Ben: done
   waits for Carla, moves 78ecf6
   views ce1fe4 a843b4 97fca8 e7a96d
   "Ben is done."
16. Carla: 40
   waits for Carla, moves 78ecf6
   views bef3c8 a13a20 093647 f36408
   to Carla "Carla writes 40."
17. Carla: done
   waits for Anne, Ben, Carla, moves 0c4745
   views de52ff f465f5 a83dfd 58982b
   "Carla is done."
   "The guesses: 30 by Ben at 3:1; 40 by Carla at 2:1; 2,000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":100},{"slot":3,"chips":100}]}: That is more than the $0 you have won.
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":300}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"2000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
   refuses Ben {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":1,"chips":0},{"slot":0,"chips":0},{"slot":1,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
18. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 1d4020 c33206 398641 96551a
   "Carla bets $100 at 2:1."
19. Ben: done
   waits for Anne, Carla, moves eb2e9a
   views b25e18 3421f5 f100e8 0d6aad
   "Ben is done."
20. Carla: $100 on 2 and $100 on 3
   waits for Anne, Carla, moves eb2e9a
   views e950af c00f6d 1d002f 92740f
   "Carla bets $100 at 2:1 and $100 at 3:1."
21. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 1dc182 aabbd9 f93dad 7333c7
   "Ben thinks again."
   "Ben bets $100 at 2:1."
22. Ben: $100 on 2 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 03fb6e 3a37d4 f8cd81 83ee60
   "Ben bets $100 at 2:1 and $100 at 3:1."
23. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 3b0fa4 16f07e b4c77c fe075f
   "Anne bets $100 at 2:1."
24. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views ed3aa3 7a45fd eacf08 c82424
   "Carla bets $100 at 6:1 and $100 at 3:1."
25. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 32e3d1 26cb9d a236c6 3211bd
   "Anne bets $100 at 2:1."
26. Carla: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 74ff65 a4ae69 5dd062 153ae8
   "Carla bets $100 at 3:1 and $100 at 3:1."
27. Ben: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views de6a10 348499 f490d1 2ddb29
   "Ben bets $100 at 6:1 and $100 at 3:1."
28. Carla: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views dd4ac6 855028 bfcf6b 18bef3
   "Carla bets $100 at 2:1."
29. Ben: $100 on 2
   waits for Anne, Ben, Carla, moves 0c4745
   views 7b1606 890c34 78b4eb 10396a
   "Ben bets $100 at 2:1."
30. Anne: done
   waits for Ben, Carla, moves 760615
   views a766f0 90ead8 7d8830 bc939a
   "Anne is done."
31. Carla: done
   waits for Ben, moves 92b8fa
   views a49389 9eff32 72abaf c833c8
   "Carla is done."
32. Ben: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 70660f 05f3a2 234d47 5d4f9d
   "Ben is done."
   "The answer is 4,071 m. Higher than most Alps: planes there need a longer run to get off the ground, and so do you. 2,000 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":300}]}: A moment too late: the answer is out, and your bets stay as they lay.
33. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views 4c705d 2854df 5aabdf 829a5c
   "Anne is ready for the next question."
34. Carla: on with the next question
   waits for Ben, moves 82fa65
   views 6a6112 d54a1e afeaa3 9ba93c
   "Carla is ready for the next question."
35. Ben: on with the next question
   waits for chance, moves 5ae162
   views 40d563 af0b5b 84f4e6 fcb8c8
   "Ben is ready for the next question."
36. chance: Ask house Question(id='snail-racing-record', text=Text(en='In how many seconds did Archie the snail race 33 centimetres in 1995, a world record?', fr="En combien de secondes l'escargot Archie a-t-il couru 33 centimètres en 1995, record du monde ?", es='¿En cuántos segundos corrió el caracol Archie 33 centímetros en 1995, récord del mundo?'), answer='120', unit=Text(en='seconds', fr='secondes', es='segundos'), display='number', category='animals', kind='historical', as_of='', source='Guinness World Records, fastest snail racing', low='5', high='20000', negative=False, remark=Text(en='At Congham in England the start is given with the words "Ready, steady, slow!"', fr='À Congham, en Angleterre, le départ se donne au cri de « À vos marques, prêts, lent ! »', es='En Congham, Inglaterra, la salida se da al grito de «Preparados, listos, ¡lento!»'))
   waits for Anne, Ben, Carla, moves 623e88
   views b39d2d 60cce2 d497de 50213e
   "Ben is ready for the next question."
   "Question 2: In how many seconds did Archie the snail race 33 centimetres in 1995, a world record?"
37. Ben: done
   waits for Anne, Carla, moves 3a275b
   views dc1bb7 dd0aea c10924 cc8df8
   "Ben is done."
38. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views 27d432 060307 d49beb aba55f
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3."
39. Carla: 4000
   waits for Anne, Ben, Carla, moves 623e88
   views f4d3bf 2c8d40 5f146b af590a
   to Carla "Carla writes 4,000."
40. Ben: 3000
   waits for Anne, Ben, Carla, moves 623e88
   views f4d3bf b008a3 cd4022 af590a
   to Ben "Ben writes 3,000."
41. Ben: done
   waits for Anne, Carla, moves 3a275b
   views dc1bb7 ae6bd1 d2c09a cc8df8
   "Ben is done."
42. Anne: 100
   waits for Anne, Carla, moves 3a275b
   views d69fff a3ea93 19fb59 ac1653
   to Anne "Anne writes 100."
43. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views f106a6 a3ea93 87c452 ac1653
   to Carla "Carla writes 4,000."
44. Anne: done
   waits for Carla, moves 78ecf6
   views 2d4eb4 f95220 1ff9be c60687
   "Anne is done."
45. Carla: done
   waits for Anne, Ben, Carla, moves 995fba
   views 2a3917 761dde 0f7165 34fde6
   "Carla is done."
   "The guesses: 100 by Anne at 3:1; 3,000 by Ben at 2:1; 4,000 by Carla at 3:1. Smaller than all pays 6:1."
46. Carla: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 995fba
   views c54fdd 736e25 1d8e0b 38cfde
   "Carla bets $100 at 6:1 and $100 at 3:1."
47. Anne: done
   waits for Ben, Carla, moves 480902
   views 9eb311 1a31a4 fe2424 9de39e
   "Anne is done."
48. Ben: $100 on 2 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 7c4b29 b38924 23e866 a1c6b4
   "Ben bets $100 at 2:1 and $100 at 3:1."
49. Ben: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views fdb4e7 269f83 600dda 4bebe3
   "Ben bets $100 at 3:1 and $100 at 3:1."
50. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views e57946 226734 995a51 9858ef
   "Ben bets $100 at 2:1."
51. Carla: $100 on 3 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 97628d b7dc0c 599219 e7050e
   "Carla bets $100 at 3:1 and $100 at 3:1."
52. Ben: $100 on 2
   waits for Ben, Carla, moves 480902
   views b28073 864dfd 7d21ba 7d46db
   "Ben bets $100 at 2:1."
53. Ben: $100 on 0 and $100 on 3
   waits for Ben, Carla, moves 480902
   views 0e71d0 f88fdb 801f21 be451a
   "Ben bets $100 at 6:1 and $100 at 3:1."
54. Ben: done
   waits for Carla, moves aa47ef
   views 43857d b86f11 7f84c6 2ce38a
   "Ben is done."
55. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views 74bb03 7e453c f64252 0fb4a6
   "Carla is done."
   "The answer is 120 seconds. At Congham in England the start is given with the words "Ready, steady, slow!" 100 by Anne is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300."
56. Carla: on with the next question
   waits for Anne, Ben, moves e622d7
   views 9682ab f0b494 afd478 da310b
   "Carla is ready for the next question."
57. Ben: on with the next question
   waits for Anne, moves bb64c3
   views a17e17 58086e 6590aa 955381
   "Ben is ready for the next question."
58. Anne: on with the next question
   waits for chance, moves 5ae162
   views 385b52 35b061 8c3a22 8686aa
   "Anne is ready for the next question."
59. chance: Ask house Question(id='body-weeks', text=Text(en='How many weeks are there in a life of 80 years?', fr='Combien de semaines y a-t-il dans une vie de 80 ans ?', es='¿Cuántas semanas hay en una vida de 80 años?'), answer='4174', unit=Text(en='weeks', fr='semaines', es='semanas'), display='number', category='body', kind='timeless', as_of='', source='computed: 80 Julian years', low='200', high='100000', negative=False, remark=Text(en='And every one of them has a Monday.', fr='Et dans chacune, il y a un lundi.', es='Y en todas hay un lunes.'))
   waits for Anne, Ben, Carla, moves 623e88
   views cb6c04 917d25 364ac3 2f440a
   "Anne is ready for the next question."
   "Question 3: How many weeks are there in a life of 80 years?"
60. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views 722c38 4ca115 2deafa d76e78
   to Ben "Ben writes 100."
61. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views 722c38 4ca115 2deafa d76e78
   to Ben "Ben writes 100."
62. Ben: done
   waits for Anne, Carla, moves 3a275b
   views 015613 717459 c7ca8f 3a29d7
   "Ben is done."
63. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views c27b56 eb4b48 ee110f 93c234
   to Carla "Carla writes 4,000."
64. Carla: 4000
   waits for Anne, Carla, moves 3a275b
   views c27b56 eb4b48 ee110f 93c234
   to Carla "Carla writes 4,000."
65. Ben: think again
   waits for Anne, Ben, Carla, moves 623e88
   views 991c09 1dd48d 5a957e e94148
   "Ben thinks again."
66. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 55acc1 0c5102 a88f60 3dcbb4
   "Anne is done."
67. Ben: done
   waits for Carla, moves 78ecf6
   views ef7f14 dbaaa0 9a840f 44807d
   "Ben is done."
68. Carla: 4
   waits for Carla, moves 78ecf6
   views ba8b20 97c2aa 6c5b31 8018e9
   to Carla "Carla writes 4."
69. Carla: 100
   waits for Carla, moves 78ecf6
   views ba8b20 97c2aa f245e9 8018e9
   to Carla "Carla writes 100."
70. Carla: done
   waits for Anne, Ben, Carla, moves b63538
   views 9b20cc aa7e6e 503edd 5a4369
   "Carla is done."
   "The guesses: 100 by Ben and Carla at 2:1. Smaller than all pays 6:1."
71. Ben: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views 0e3bad 32d0d8 6b1e43 cea5af
   "Ben bets $100 at 2:1 and $100 at 2:1."
72. Ben: $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views 0204c5 463cab 6fa601 2fb8b3
   "Ben bets $100 at 2:1."
73. Anne: done
   waits for Ben, Carla, moves ead113
   views 3d8ab9 c7450e 5fc712 84a857
   "Anne is done."
74. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 9186b5 e9df02 82d2ef 55cf72
   "Carla bets $100 at 2:1 and $100 at 2:1."
75. Ben: done
   waits for Carla, moves ee0075
   views 962f94 6354da 27808a 59732e
   "Ben is done."
76. Carla: $100 on 0 and $100 on 1
   waits for Carla, moves ee0075
   views 5ffcfd c77e0b 9c28d1 78a806
   "Carla bets $100 at 6:1 and $100 at 2:1."
77. Ben: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 421f62 982aff 5a2a7b 9e4120
   "Ben thinks again."
   "Ben bets $100 at 6:1 and $100 at 2:1."
78. Carla: $100 on 0 and $100 on 1
   waits for Ben, Carla, moves ead113
   views 1e2eea 005285 2bc292 a8fca8
   "Carla bets $100 at 6:1 and $100 at 2:1."
79. Ben: $100 on 1
   waits for Ben, Carla, moves ead113
   views 246ca9 3b2a12 a4c71b 9aaabc
   "Ben bets $100 at 2:1."
80. Anne: think again
   waits for Anne, Ben, Carla, moves b63538
   views 61dace e1b849 b0e889 9ac885
   "Anne thinks again."
81. Anne: $100 on 0 and $100 on 1
   waits for Anne, Ben, Carla, moves b63538
   views b58b68 dcb70d 63c540 af5cc8
   "Anne bets $100 at 6:1 and $100 at 2:1."
82. Carla: done
   waits for Anne, Ben, moves dc8ecc
   views 05df3c 8d7d84 ed0e40 3b1bf4
   "Carla is done."
83. Ben: done
   waits for Anne, moves dce870
   views a6d521 458d8a c3c43b 669293
   "Ben is done."
84. Anne: $400 on 1 and $400 on 1
   waits for Anne, moves dce870
   views c991a6 aa7b77 30b8a4 5855ff
   "Anne bets $400 at 2:1 and $400 at 2:1."
85. Anne: done
   waits for nobody, moves 5ae162
   views 9549eb 224c6c 410c60 b3795f
   "Anne is done."
   "The answer is 4,174 weeks. And every one of them has a Monday. 100 by Ben and Carla is nearest without going over and wins at 2:1."
   "The bank pays: Anne +$1,600, Ben +$500, Carla +$500."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"geography-el-alto","text":{"en":"How many metres above the sea is the airport of La Paz in Bolivia?","fr":"À combien de mètres au-dessus de la mer se trouve l'aéroport de La Paz, en Bolivie ?","es":"¿A cuántos metros sobre el nivel del mar está el aeropuerto de La Paz, en Bolivia?"},"answer":"4071","unit":{"en":"m","fr":"m","es":"m"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"computed: airportsdata, elevation","low":"200","high":"9000","negative":false,"remark":{"en":"Higher than most Alps: planes there need a longer run to get off the ground, and so do you.","fr":"Plus haut que presque toutes les Alpes : les avions y décollent hors d'haleine, et vous aussi.","es":"Más alto que casi todos los Alpes: allí los aviones despegan sin aliento, y tú también."}}}: The game is over.
ends {"winners":[0],"scores":[2200,500,500],"ending":{"type":"most-money","seats":[0],"money":2200,"youngest":false}}
   "Anne wins with $2,200."
