Wits & Wagers, version 1 of its rules: Anne, Ben, Carla, Dan, Eve, Finn, Gus
{"seats":7,"questions":1,"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":true,"auto_place":"own-guess","youngest":2,"packs":["house"],"asked":[]}
   waits for chance, moves 00e149
   views f30d83 1ef9ea 0eac14 c75041 f8cfaf 2cb459 c40bd8 126b1c
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":-1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house Question(id='finland-lakes', text=Text(en='How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?', fr="Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?", es='¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?'), answer='187888', unit=Text(en='lakes', fr='lacs', es='lagos'), display='number', category='geography', kind='timeless', as_of='', source='Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)', low='100', high='10000000', negative=False, remark=Text(en='One for every thirty Finns or so: room enough for a sauna each.', fr='Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.', es='Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna.'))
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views a55807 d24c69 c5852d 246977 6b2052 bbe9ab 420d62 5333fb
   "Question 1: How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?"
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":-1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: 20
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views 175a92 0961c9 111fd9 5b920f 6cec86 53638c 8a2074 1915e0
   to Anne "Anne writes 20."
3. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 9e5cf2 3897d4 371e0c fbd674 f8678e 6f9cae 847ff8 86b2aa
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
4. Dan: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 989980 1d57da 17eaff c707a6 c75251 a49955 9061df 7b7eb6
   to Dan "Dan writes 100."
5. Eve: 6
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 989980 1d57da 17eaff 565ecb 886514 a49955 9061df 7b7eb6
   to Eve "Eve writes 6."
6. Anne: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bdf4fa 1d57da 17eaff 565ecb 10c487 a49955 9061df 7b7eb6
   to Anne "Anne writes 100."
7. Eve: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 140c78 1d57da 17eaff 565ecb 43d761 a49955 9061df 7b7eb6
   to Eve "Eve writes 100."
8. Eve: 6000
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 140c78 1d57da 17eaff 565ecb 452568 a49955 9061df 7b7eb6
   to Eve "Eve writes 6,000."
9. Dan: 50
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 140c78 1d57da 17eaff 3acdd1 a8d0ec a49955 9061df 7b7eb6
   to Dan "Dan writes 50."
10. Finn: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 140c78 1d57da 17eaff 0124c2 a8d0ec df2bdc 9061df 7b7eb6
   to Finn "Finn writes 100."
11. Eve: done
   waits for Anne, Ben, Dan, Finn, Gus, moves 7a5d24
   views d3c3cb 462911 8fe748 67037c 5b867a 712ee1 998d3d 4b61ca
   "Eve is done."
12. Ben: done
   waits for Anne, Dan, Finn, Gus, moves 022681
   views 1905b5 c0b810 7a9be7 d8f851 68f6d3 b228d4 75a1f6 481715
   "Ben is done."
13. Gus: done
   waits for Anne, Dan, Finn, moves a673e4
   views e50a74 bc6fc0 051499 dfdfeb b0e414 10ef44 09f6d1 fc3eec
   "Gus is done."
14. Anne: 20
   waits for Anne, Dan, Finn, moves a673e4
   views a56d48 00b221 370a9e 3e28b8 a9bd08 159afe 829502 f038fe
   to Anne "Anne writes 20."
15. Finn: 100
   waits for Anne, Dan, Finn, moves a673e4
   views c07eb1 00b221 370a9e 3e28b8 a9bd08 1d935a 829502 f038fe
   to Finn "Finn writes 100."
16. Dan: 5000
   waits for Anne, Dan, Finn, moves a673e4
   views c07eb1 00b221 370a9e ca23cc a9bd08 159afe 829502 f038fe
   to Dan "Dan writes 5,000."
17. Eve: 6000
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views ca4c6a 369152 757c64 ca83d8 2b2448 5f7152 364040 a41460
   "Eve thinks again."
   to Eve "Eve thinks again."
   to Eve "Eve writes 6,000."
18. Anne: 100
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views 5e2c53 155b9f f5922f d961d5 c7417e af9581 b214f5 61442d
   to Anne "Anne writes 100."
19. Anne: done
   waits for Dan, Eve, Finn, moves 08a3c4
   views b097f4 cfda50 8ae523 d4f8d7 03631b 177517 aeff4d 3bcf27
   "Anne is done."
20. Finn: 7000
   waits for Dan, Eve, Finn, moves 08a3c4
   views 5ef3a8 914797 8b4f15 f990ae 74452f 472ea0 4889ff b0bb01
   to Finn "Finn writes 7,000."
21. Finn: 100
   waits for Dan, Eve, Finn, moves 08a3c4
   views 5ef3a8 914797 8b4f15 f990ae 74452f 57cd44 4889ff b0bb01
   to Finn "Finn writes 100."
22. Gus: 100
   waits for Dan, Eve, Finn, Gus, moves 7c3c21
   views d745f1 cc4fb1 6de9e2 287d0b 209bf7 ad27f6 76c927 4f89ca
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus writes 100."
23. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 7bc76c f9fbc7 77fcda e43dc4 64355a 315757 140bec 927a7c
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3,000."
24. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 775088 324b3a 008148 a2ba56 602639 803237 d92b8e 2e098b
   to Ben "Ben writes 3,000."
25. Gus: 80
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 775088 73a7f6 008148 a2ba56 602639 803237 366cd0 2e098b
   to Gus "Gus writes 80."
26. Ben: 3
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 775088 9f10c0 008148 a2ba56 602639 803237 87b2c6 2e098b
   to Ben "Ben writes 3."
27. Dan: 5
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 775088 c940a8 008148 306d19 602639 803237 87b2c6 2e098b
   to Dan "Dan writes 5."
28. Ben: 30
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 775088 218f0b 008148 6a55ee 602639 803237 87b2c6 2e098b
   to Ben "Ben writes 30."
29. Dan: done
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views a704ea 446971 ba585e 8339b2 183ea1 ecf732 79aa81 71b8db
   "Dan is done."
30. Gus: 80
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 162297 55a35d 00afea 86565b c4245f cdd054 d5f13c 6a63d4
   to Gus "Gus writes 80."
31. Eve: 6
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 162297 55a35d 00afea 86565b 7cf629 cdd054 eccfad 6a63d4
   to Eve "Eve writes 6."
32. Ben: 30
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 162297 25a7aa 00afea 86565b a2301d cdd054 eccfad 6a63d4
   to Ben "Ben writes 30."
33. Dan: think again
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views b57a4c b76a9c c7e390 80dae8 1f91e9 867b26 724fe9 0a6760
   "Dan thinks again."
34. Gus: done
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views 237d85 029563 1fbd56 1f66ab 60d5db e5912c 383a33 de4430
   "Gus is done."
35. Ben: 100
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views ed9a44 9798e7 d1592d e41385 afb6a0 ae77de 940231 19571d
   to Ben "Ben writes 100."
36. Finn: done
   waits for Ben, Dan, Eve, moves 9e3794
   views 91569c c60945 aac177 80b363 fd1f26 dc7cdf cd102f 7becbe
   "Finn is done."
37. Dan: 5
   waits for Ben, Dan, Eve, moves 9e3794
   views 4c4242 b4af11 a42078 36c2e6 597866 ed1235 aad1a9 f2f158
   to Dan "Dan writes 5."
38. Ben: 30
   waits for Ben, Dan, Eve, moves 9e3794
   views 4c4242 693787 a42078 629a79 597866 ed1235 aad1a9 f2f158
   to Ben "Ben writes 30."
39. Ben: 3
   waits for Ben, Dan, Eve, moves 9e3794
   views 4c4242 b66989 a42078 629a79 597866 ed1235 aad1a9 f2f158
   to Ben "Ben writes 3."
40. Dan: done
   waits for Ben, Eve, moves 49b55d
   views 09e0ca d9f55d 12d21f a3b72e 378ea3 aa4591 9f4840 29d452
   "Dan is done."
41. Eve: 6
   waits for Ben, Eve, moves 49b55d
   views e3a318 253aef 75e6b0 4229f2 0fc0de 487012 003c6d 311550
   to Eve "Eve writes 6."
42. Eve: done
   waits for Ben, moves 7145fb
   views e2f49c cf599c 0e8de4 dad645 48710f 115c80 496b08 3f0ae5
   "Eve is done."
43. Ben: 3000
   waits for Ben, moves 7145fb
   views b90202 a4799a 46cf2f 57c699 eff5a1 c62768 da6981 c46dd4
   to Ben "Ben writes 3,000."
44. Ben: done
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 76c9da c29890 d759a8 3cf6e8 26127b 2b38e7 94ecbd d3011f
   "Ben is done."
   "The guesses: 5 by Dan at 4:1; 6 by Eve at 3:1; 80 by Gus at 2:1; 100 by Anne and Finn at 3:1; 3,000 by Ben at 4:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":6,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":5,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":5,"chips":0},{"slot":0,"chips":0},{"slot":5,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"guess","number":"3000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
45. Finn: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f d07203 46755c 39581b ba29a6 03c8a1 097164 2f598c
   to Finn "Finn bets $100 at 4:1 and $100 at 4:1."
46. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f d07203 46755c d413bd ba29a6 eb303a 097164 2f598c
   to Dan "Dan bets $100 at 2:1."
47. Eve: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f d07203 46755c f91133 7daa29 eb303a 097164 2f598c
   to Eve "Eve bets $100 at 2:1."
48. Carla: $100 on 0 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f d07203 038eff f91133 c30608 eb303a 097164 2f598c
   to Carla "Carla bets $100 at 6:1 and $100 at 4:1."
49. Ben: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f d882b6 4d7e10 f91133 c30608 eb303a 097164 2f598c
   to Ben "Ben bets $100 at 4:1 and $100 at 4:1."
50. Eve: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f f3fb74 4d7e10 f91133 7cc9d3 eb303a 097164 2f598c
   to Eve "Eve bets $100 at 4:1 and $100 at 4:1."
51. Gus: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f f3fb74 4d7e10 f91133 0bd5df eb303a 6ae81c 2f598c
   to Gus "Gus bets $100 at 2:1."
52. Ben: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f 377409 4d7e10 f91133 0bd5df eb303a 3e84e0 2f598c
   to Ben "Ben bets $100 at 2:1."
53. Gus: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f 9ee3cb 4d7e10 f91133 0bd5df eb303a c4faca 2f598c
   to Gus "Gus bets $100 at 2:1 and $100 at 4:1."
54. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f 9ee3cb 4d7e10 d413bd 0bd5df eb303a d99b8f 2f598c
   to Dan "Dan bets $100 at 2:1."
55. Carla: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views db888f 9ee3cb 03c378 f91133 0bd5df eb303a d99b8f 2f598c
   to Carla "Carla bets $100 at 2:1 and $100 at 4:1."
56. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves b659bf
   views b006fd 3d0ce3 a565bc a360a9 910fc8 65ddf2 d54548 7fb0fe
   "Carla is done."
57. Dan: done
   waits for Anne, Ben, Eve, Finn, Gus, moves f6e5ea
   views 20210c 8092c6 26db62 950324 5493bc 3443a5 e198c4 d1659a
   "Dan is done."
58. Anne: done
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 34014e 55081c fd1bb4 e530fe a0fabb ab3c8d 1a5dc3 8b078e
   "Anne is done."
59. Ben: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 8cd19c e983ac 822747 8657f3 97441e b1f163 d8ea62 8b3174
   to Ben "Ben bets $100 at 2:1."
60. Gus: done
   waits for Ben, Eve, Finn, moves 8bcec4
   views 25238e a63e36 9cc599 303102 315694 95156a b79507 7e6adf
   "Gus is done."
61. Gus: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views a071f4 e82ca2 80f575 4421c7 1bdd1a fbe9a2 bcf1b7 6707a8
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus bets $100 at 2:1."
62. Eve: $100 on 0 and $100 on 5
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 8cd19c d3bf75 822747 8657f3 c64e8a b1f163 e7c468 8b3174
   to Eve "Eve bets $100 at 6:1 and $100 at 4:1."
63. Eve: done
   waits for Ben, Finn, Gus, moves 1fd0cb
   views a5b7a2 55318b cea97c 86ce18 9758c7 27b4e2 b6ff45 9fdec6
   "Eve is done."
64. Finn: $100 on 0 and $100 on 5
   waits for Ben, Finn, Gus, moves 1fd0cb
   views f1492c d68801 cdc116 3bb461 d4258b 931a1f c03800 1b449b
   to Finn "Finn bets $100 at 6:1 and $100 at 4:1."
65. Ben: done
   waits for Finn, Gus, moves 394074
   views 473a00 934a1d 3ae6b3 0b5a24 cc6112 98df70 1adff5 e383cd
   "Ben is done."
66. Finn: done
   waits for Gus, moves f29310
   views 5942f1 dd7ecd 893d58 eb8201 43b399 e61b97 2218ef f0bd7a
   "Finn is done."
67. Gus: $100 on 5 and $100 on 5
   waits for Gus, moves f29310
   views bde47c 67e35e 93bd6c ded575 c4b45e 56d56f 68a516 35e9e9
   to Gus "Gus bets $100 at 4:1 and $100 at 4:1."
68. Gus: $100 on 3
   waits for Gus, moves f29310
   views bde47c 67e35e 93bd6c ded575 c4b45e 56d56f 98d02c 35e9e9
   to Gus "Gus bets $100 at 2:1."
69. Gus: done
   waits for nobody, moves 00e149
   views 7f5099 3c7496 db576f 7b91d2 133153 9e2ccc 567be1 e10f6f
   "Gus is done."
   "The answer is 187,888 lakes. One for every thirty Finns or so: room enough for a sauna each. 3,000 by Ben is nearest without going over and wins at 4:1."
   "The bank pays: Ben +$700, Carla +$400, Eve +$400, Finn +$400."
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: The game is over.
ends {"winners":[1],"scores":[0,700,400,0,400,400,0],"ending":{"type":"most-money","seats":[1],"money":700,"youngest":false}}
   "Ben wins with $700."
