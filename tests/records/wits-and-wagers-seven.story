Wits & Wagers, version 2 of its rules: Anne, Ben, Carla, Dan, Eve, Finn, Gus
{"seats":7,"questions":1,"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":true,"auto_place":"own-guess","tiebreak":"youngest","youngest_first":[2,7],"packs":["house"],"asked":[]}
   waits for chance, moves 00e149
   views 409029 0403a1 0bd53b 612beb 83c663 339d0d 277b1d 9622ef
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":-1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house/finland-lakes
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views 274fc6 6cc97f 615e62 fc6055 48e7d2 333ffc 3c8f90 abb50b
   "Question 1: How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?"
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":-1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: 20
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views 54a60a d22758 b6e075 294cc7 c90fd9 642a84 e79a4f 51b4f2
   to Anne "Anne writes 20."
3. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 074b39 1efa72 994a6e c6cc12 b4280e f9d7c0 0c5591 8c5dc3
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
4. Dan: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bedcab 848ec0 2d5a46 3c7ad6 07f7a1 877b6c d3f449 b51783
   to Dan "Dan writes 100."
5. Eve: 6
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bedcab 848ec0 2d5a46 8c378b fa0295 877b6c d3f449 b51783
   to Eve "Eve writes 6."
6. Anne: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 9cbb30 848ec0 2d5a46 8c378b e94eb1 877b6c d3f449 b51783
   to Anne "Anne writes 100."
7. Eve: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views dd90af 848ec0 2d5a46 8c378b abb009 877b6c d3f449 b51783
   to Eve "Eve writes 100."
8. Eve: 6000
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views dd90af 848ec0 2d5a46 8c378b 63b892 877b6c d3f449 b51783
   to Eve "Eve writes 6,000."
9. Dan: 50
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views dd90af 848ec0 2d5a46 073ed9 800b3e 877b6c d3f449 b51783
   to Dan "Dan writes 50."
10. Finn: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views dd90af 848ec0 2d5a46 0ddb27 800b3e a61007 d3f449 b51783
   to Finn "Finn writes 100."
11. Eve: done
   waits for Anne, Ben, Dan, Finn, Gus, moves 7a5d24
   views 466a29 422c73 2a7e5a 76f176 17d633 e0519c e3bf7a ae949e
   "Eve is done."
12. Ben: done
   waits for Anne, Dan, Finn, Gus, moves 022681
   views 605ee8 9eeb36 304a94 c28c59 eb63bb 5ea760 3df51d 58de13
   "Ben is done."
13. Gus: done
   waits for Anne, Dan, Finn, moves a673e4
   views fdd534 8dc122 251225 f3f973 4fd356 beb524 c8f27a 8b1921
   "Gus is done."
14. Anne: 20
   waits for Anne, Dan, Finn, moves a673e4
   views 420078 22aaad 65ac85 5d7174 5da9fa 90cd88 a44b68 670a5c
   to Anne "Anne writes 20."
15. Finn: 100
   waits for Anne, Dan, Finn, moves a673e4
   views 3b1b10 22aaad 65ac85 5d7174 5da9fa 098d71 a44b68 670a5c
   to Finn "Finn writes 100."
16. Dan: 5000
   waits for Anne, Dan, Finn, moves a673e4
   views 3b1b10 22aaad 65ac85 1cf002 5da9fa 90cd88 a44b68 670a5c
   to Dan "Dan writes 5,000."
17. Eve: 6000
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views eb6632 6780be ae3216 642a3d 7f5974 d4d313 391adc 25e0e7
   "Eve thinks again."
   to Eve "Eve thinks again."
   to Eve "Eve writes 6,000."
18. Anne: 100
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views 46f4df 99ddbd 1e542b 1cc3cc 51f8e1 486697 72d2fa e511e1
   to Anne "Anne writes 100."
19. Anne: done
   waits for Dan, Eve, Finn, moves 08a3c4
   views c8e6e9 7bdf1d d92931 195eeb 557a98 e41071 140d78 946a21
   "Anne is done."
20. Finn: 7000
   waits for Dan, Eve, Finn, moves 08a3c4
   views c3bfe8 d90e27 b40c93 506535 ce7b1a ed3e63 53a5aa 40052e
   to Finn "Finn writes 7,000."
21. Finn: 100
   waits for Dan, Eve, Finn, moves 08a3c4
   views c3bfe8 d90e27 b40c93 506535 ce7b1a b47845 53a5aa 40052e
   to Finn "Finn writes 100."
22. Gus: 100
   waits for Dan, Eve, Finn, Gus, moves 7c3c21
   views 2d5ac8 2b27b2 ccb766 59f7a0 25d5dc 95da1e e04c9e 8c78ce
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus writes 100."
23. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 3852ab 20ef19 029cdf 191805 1c2c7d 3e3746 b9bf7d 5bf630
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3,000."
24. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views d22b35 a2107f 9c6d72 71779c 0389b4 0c7f64 82c1f8 d0f257
   to Ben "Ben writes 3,000."
25. Gus: 80
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views d22b35 47b9a8 9c6d72 71779c 0389b4 0c7f64 4f1fc8 d0f257
   to Gus "Gus writes 80."
26. Ben: 3
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views d22b35 9ce8e8 9c6d72 71779c 0389b4 0c7f64 f8111b d0f257
   to Ben "Ben writes 3."
27. Dan: 5
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views d22b35 d70e12 9c6d72 8b1953 0389b4 0c7f64 f8111b d0f257
   to Dan "Dan writes 5."
28. Ben: 30
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views d22b35 4468eb 9c6d72 eea1d0 0389b4 0c7f64 f8111b d0f257
   to Ben "Ben writes 30."
29. Dan: done
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views f1f9a3 d1c731 7e81c1 3e7de2 ea505f c3982a c48b6e c67342
   "Dan is done."
30. Gus: 80
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views c899ba 5e06a6 2ca12f 24079d 7f1e89 88953c 25b0d5 0337cc
   to Gus "Gus writes 80."
31. Eve: 6
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views c899ba 5e06a6 2ca12f 24079d 81c240 88953c 57da31 0337cc
   to Eve "Eve writes 6."
32. Ben: 30
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views c899ba fe0840 2ca12f 24079d e37376 88953c 57da31 0337cc
   to Ben "Ben writes 30."
33. Dan: think again
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views ed6351 97eb21 68ff9c 45a2e2 4b6b1b f5a12b 2a9e1b 58fc9e
   "Dan thinks again."
34. Gus: done
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views 3b0bb1 ae6080 1c00d4 360843 8a070c 5b521b 141bf8 4ea334
   "Gus is done."
35. Ben: 100
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views ca997c fdfbd0 456006 e86984 359751 b55d64 e686b7 076fb3
   to Ben "Ben writes 100."
36. Finn: done
   waits for Ben, Dan, Eve, moves 9e3794
   views 807fe7 712012 cfcc40 d2d2eb bc39c6 7cf954 1e0c03 117cf9
   "Finn is done."
37. Dan: 5
   waits for Ben, Dan, Eve, moves 9e3794
   views 9db51c 1d4d45 0d713f d18c8b 729c28 f1fe71 167be9 c6f00f
   to Dan "Dan writes 5."
38. Ben: 30
   waits for Ben, Dan, Eve, moves 9e3794
   views 9db51c e93989 0d713f 279f73 729c28 f1fe71 167be9 c6f00f
   to Ben "Ben writes 30."
39. Ben: 3
   waits for Ben, Dan, Eve, moves 9e3794
   views 9db51c c17e7a 0d713f 279f73 729c28 f1fe71 167be9 c6f00f
   to Ben "Ben writes 3."
40. Dan: done
   waits for Ben, Eve, moves 49b55d
   views 03b140 399a40 85fbc7 dc49e9 6e7e11 6ab848 75c30e 5d0de5
   "Dan is done."
41. Eve: 6
   waits for Ben, Eve, moves 49b55d
   views 145513 4cace2 2042da 8e466e 337810 74e468 a2ab32 2a56de
   to Eve "Eve writes 6."
42. Eve: done
   waits for Ben, moves 7145fb
   views 637eeb 11118b 7b910a 3aab9b ddfcb8 d8b0bd 927b2b 68cae2
   "Eve is done."
43. Ben: 3000
   waits for Ben, moves 7145fb
   views 694a12 346c32 7c2a8e fa49f6 24c852 2e7fb5 ab740d 6c170e
   to Ben "Ben writes 3,000."
44. Ben: done
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 941601 b16bac e17178 8f20d3 d78979 6dc5ff a37ebd 684e95
   "Ben is done."
   "The guesses: 5 by Dan at 4:1; 6 by Eve at 3:1; 80 by Gus at 2:1; 100 by Anne and Finn at 3:1; 3,000 by Ben at 4:1. No guess by Carla. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":6,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":5,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":5,"chips":0},{"slot":0,"chips":0},{"slot":5,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"guess","number":"3000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
45. Finn: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 e1065b 296b17 674b93 3060bf 867cf8 83dc32 1a1874
   to Finn "Finn bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
46. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 e1065b 296b17 a35fc7 3060bf 751889 83dc32 1a1874
   to Dan "Dan bets $100 on 80 (2:1)."
47. Eve: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 e1065b 296b17 2872b0 98993f 751889 83dc32 1a1874
   to Eve "Eve bets $100 on 80 (2:1)."
48. Carla: $100 on 0 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 e1065b aeffd4 2872b0 521597 751889 83dc32 1a1874
   to Carla "Carla bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
49. Ben: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 0451c3 39580d 2872b0 521597 751889 83dc32 1a1874
   to Ben "Ben bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
50. Eve: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 2dddb2 39580d 2872b0 339142 751889 83dc32 1a1874
   to Eve "Eve bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
51. Gus: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 2dddb2 39580d 2872b0 8f8a12 751889 6ad9cb 1a1874
   to Gus "Gus bets $100 on 80 (2:1)."
52. Ben: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 8eb3e0 39580d 2872b0 8f8a12 751889 e053ba 1a1874
   to Ben "Ben bets $100 on 80 (2:1)."
53. Gus: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 0720d9 39580d 2872b0 8f8a12 751889 edf3ea 1a1874
   to Gus "Gus bets $100 on 80 (2:1) and $100 on 3,000 (4:1)."
54. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 0720d9 39580d a35fc7 8f8a12 751889 5613ea 1a1874
   to Dan "Dan bets $100 on 80 (2:1)."
55. Carla: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 69f482 0720d9 989f4f 2872b0 8f8a12 751889 5613ea 1a1874
   to Carla "Carla bets $100 on 80 (2:1) and $100 on 3,000 (4:1)."
56. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves b659bf
   views fcb16c 9b6309 b0149a e32d7f 6d26df 0d4ae1 ecd257 5a7e04
   "Carla is done."
57. Dan: done
   waits for Anne, Ben, Eve, Finn, Gus, moves f6e5ea
   views 3ee79e 7c59bc 534c29 1d968c a5d0e8 9db090 701dc2 8c0382
   "Dan is done."
58. Anne: done
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 1647ac 040f91 6733ac fecf5b ec05bb b052d5 fda987 ca72f8
   "Anne is done."
59. Ben: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 2596c8 706bab be44f7 cfd7da 562c1c 4a8fd1 cb98ba 0b478b
   to Ben "Ben bets $100 on 80 (2:1)."
60. Gus: done
   waits for Ben, Eve, Finn, moves 8bcec4
   views 93aa02 e03114 208506 8ec8b8 e6c26d b1cf5f fdf746 23d208
   "Gus is done."
61. Gus: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 40a41a 879d12 7e8f19 4314e2 579f23 2c506f e45e49 754c0f
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus bets $100 on 80 (2:1)."
62. Eve: $100 on 0 and $100 on 5
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 2596c8 8b7ac0 be44f7 cfd7da f55bbb 4a8fd1 0083b0 0b478b
   to Eve "Eve bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
63. Eve: done
   waits for Ben, Finn, Gus, moves 1fd0cb
   views 680fa1 fbfef8 f36135 6db284 8a8f32 2a219b 62a43c 70aeb1
   "Eve is done."
64. Finn: $100 on 0 and $100 on 5
   waits for Ben, Finn, Gus, moves 1fd0cb
   views a8c10b efb443 aa9dbd bb22d6 4c926f 0d7a20 4986e1 bfc072
   to Finn "Finn bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
65. Ben: done
   waits for Finn, Gus, moves 394074
   views e25e8f f092bc f7ede4 ab1b96 e0b994 0bff4e 7961dd c3b7cf
   "Ben is done."
66. Finn: done
   waits for Gus, moves f29310
   views a3b260 0eec0d ca59e6 f73071 d599d1 b2c503 7ae3a2 c8d16d
   "Finn is done."
67. Gus: $100 on 5 and $100 on 5
   waits for Gus, moves f29310
   views 28dfb7 b04aa1 1a38bc a3094c 5102d9 245973 43ca0d 45c86e
   to Gus "Gus bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
68. Gus: $100 on 3
   waits for Gus, moves f29310
   views 28dfb7 b04aa1 1a38bc a3094c 5102d9 245973 54821f 45c86e
   to Gus "Gus bets $100 on 80 (2:1)."
69. Gus: done
   waits for nobody, moves 00e149
   views ff8df4 e92ffa 621793 cf3495 07129b 36384b ff9115 3fa98a
   "Gus is done."
   "The answer is 187,888 lakes. One for every thirty Finns or so: room enough for a sauna each. 3,000 by Ben is nearest without going over and wins at 4:1."
   "The bank pays: Ben +$700, Carla +$400, Eve +$400, Finn +$400."
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: The game is over.
ends {"winners":[1],"scores":[0,700,400,0,400,400,0],"ending":{"type":"most-money","seats":[1],"money":700,"youngest":false}}
   "Ben wins with $700."
