Wits & Wagers, version 2 of its rules: Anne, Ben, Carla, Dan, Eve, Finn, Gus
{"seats":7,"questions":1,"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":true,"auto_place":"own-guess","tiebreak":"youngest","youngest_first":[2,7],"packs":["house"],"asked":[]}
   waits for chance, moves 00e149
   views ea27f3 966e9d a84f79 85f4c1 8517c2 119174 462a05 84b46a
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":-1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house/finland-lakes
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views d11d74 ccfda3 75158a d83438 88ef1f 877e92 171ec6 a033dc
   "Question 1: How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?"
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":-1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: 20
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views 39c3d6 94c298 f5cb34 55dcec 31f30e 55bdce e92dd1 92d7a8
   to Anne "Anne writes 20."
3. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 21f82a f7033a c900dc 639fc4 6be585 0b3ca5 565f67 2241f0
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
4. Dan: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 942d6d 4b0d0b 40c0d9 2d8ed4 ca2f04 86dabf d21d9d 501922
   to Dan "Dan writes 100."
5. Eve: 6
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 942d6d 4b0d0b 40c0d9 09f62e 7c853f 86dabf d21d9d 501922
   to Eve "Eve writes 6."
6. Anne: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views be780d 4b0d0b 40c0d9 09f62e 9e4e0d 86dabf d21d9d 501922
   to Anne "Anne writes 100."
7. Eve: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 1311d8 4b0d0b 40c0d9 09f62e 4ecc6f 86dabf d21d9d 501922
   to Eve "Eve writes 100."
8. Eve: 6000
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 1311d8 4b0d0b 40c0d9 09f62e da53ba 86dabf d21d9d 501922
   to Eve "Eve writes 6,000."
9. Dan: 50
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 1311d8 4b0d0b 40c0d9 0eb8e2 119c15 86dabf d21d9d 501922
   to Dan "Dan writes 50."
10. Finn: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 1311d8 4b0d0b 40c0d9 ce462d 119c15 3cae81 d21d9d 501922
   to Finn "Finn writes 100."
11. Eve: done
   waits for Anne, Ben, Dan, Finn, Gus, moves 7a5d24
   views b6fc84 b84d1d 3e58f8 e32437 8a2a94 bcee55 513038 9363a0
   "Eve is done."
12. Ben: done
   waits for Anne, Dan, Finn, Gus, moves 022681
   views 375e89 b8052a fcb463 d628e8 f93922 0451d9 03a2cb ba35e5
   "Ben is done."
13. Gus: done
   waits for Anne, Dan, Finn, moves a673e4
   views fcf446 e918b6 ae67a0 23e579 b8f445 7fc221 c541d5 aac03b
   "Gus is done."
14. Anne: 20
   waits for Anne, Dan, Finn, moves a673e4
   views 8e7134 361f63 374bf0 4df3ba ca0723 bfbde4 f0af67 e33ce2
   to Anne "Anne writes 20."
15. Finn: 100
   waits for Anne, Dan, Finn, moves a673e4
   views 849a6e 361f63 374bf0 4df3ba ca0723 3558be f0af67 e33ce2
   to Finn "Finn writes 100."
16. Dan: 5000
   waits for Anne, Dan, Finn, moves a673e4
   views 849a6e 361f63 374bf0 24e5bc ca0723 bfbde4 f0af67 e33ce2
   to Dan "Dan writes 5,000."
17. Eve: 6000
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views 26486f 359223 a37f72 a1594a 5a238a 70cf2f 8f106d 91d59d
   "Eve thinks again."
   to Eve "Eve thinks again."
   to Eve "Eve writes 6,000."
18. Anne: 100
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views 5ae620 d22851 6a9bb5 83ec23 4bfb9f a6d59f 5cad46 7d935e
   to Anne "Anne writes 100."
19. Anne: done
   waits for Dan, Eve, Finn, moves 08a3c4
   views dd291e 123a8e d775ee 2fb1fe e1bd95 120c02 7abffa 731d7d
   "Anne is done."
20. Finn: 7000
   waits for Dan, Eve, Finn, moves 08a3c4
   views 62db4f 39c242 907f13 c7500a 4f2330 964de4 658139 a434c0
   to Finn "Finn writes 7,000."
21. Finn: 100
   waits for Dan, Eve, Finn, moves 08a3c4
   views 62db4f 39c242 907f13 c7500a 4f2330 1a7da5 658139 a434c0
   to Finn "Finn writes 100."
22. Gus: 100
   waits for Dan, Eve, Finn, Gus, moves 7c3c21
   views d7b8b8 ce39d5 9bf5fd 661212 d58eee bc358f 3c79e7 fa2531
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus writes 100."
23. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 4179cc e130f3 814e66 57fb3c 518759 1bc1df 109996 cf95a5
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3,000."
24. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views c7687b 790e65 e437f2 6a2ebf e5364a 235bfe b33e5b 60f501
   to Ben "Ben writes 3,000."
25. Gus: 80
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views c7687b fe49e7 e437f2 6a2ebf e5364a 235bfe 7232b0 60f501
   to Gus "Gus writes 80."
26. Ben: 3
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views c7687b 282599 e437f2 6a2ebf e5364a 235bfe 782b73 60f501
   to Ben "Ben writes 3."
27. Dan: 5
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views c7687b ff5031 e437f2 896e1a e5364a 235bfe 782b73 60f501
   to Dan "Dan writes 5."
28. Ben: 30
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views c7687b a857a7 e437f2 9ecac4 e5364a 235bfe 782b73 60f501
   to Ben "Ben writes 30."
29. Dan: done
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 4ed1ee d5db31 b9ce54 e94abf 5a152e 1a3d0c 5d9c20 8f2873
   "Dan is done."
30. Gus: 80
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 58a59a d9ca75 30046b 6ea272 4ab4c6 ab8187 35e050 863eac
   to Gus "Gus writes 80."
31. Eve: 6
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 58a59a d9ca75 30046b 6ea272 fef412 ab8187 cb5c1e 863eac
   to Eve "Eve writes 6."
32. Ben: 30
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 58a59a 02170b 30046b 6ea272 cdd869 ab8187 cb5c1e 863eac
   to Ben "Ben writes 30."
33. Dan: think again
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views fbdaf2 6a4d46 2430f6 5da64f cb9fdf 69586c fbb83a 63f19a
   "Dan thinks again."
34. Gus: done
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views 0d294b b644ad 38d635 f15ac1 6bf9a9 e2fe0f 957b54 760bf8
   "Gus is done."
35. Ben: 100
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views 1ce6c7 963a4a 2816b3 4609b8 36a0a3 65df76 5dfc32 7aa65c
   to Ben "Ben writes 100."
36. Finn: done
   waits for Ben, Dan, Eve, moves 9e3794
   views a0dfc6 610308 721d8d e695b1 42a7a6 cb13f7 f91d13 17d4f4
   "Finn is done."
37. Dan: 5
   waits for Ben, Dan, Eve, moves 9e3794
   views eb8807 e66161 04d318 bed1b6 4dda33 63f17f 63778c 1046b1
   to Dan "Dan writes 5."
38. Ben: 30
   waits for Ben, Dan, Eve, moves 9e3794
   views eb8807 b831ad 04d318 d16275 4dda33 63f17f 63778c 1046b1
   to Ben "Ben writes 30."
39. Ben: 3
   waits for Ben, Dan, Eve, moves 9e3794
   views eb8807 c51846 04d318 d16275 4dda33 63f17f 63778c 1046b1
   to Ben "Ben writes 3."
40. Dan: done
   waits for Ben, Eve, moves 49b55d
   views 8cc4f0 d4af61 5e86a9 dc773f ed1653 abc9ac 67e4c0 52fdff
   "Dan is done."
41. Eve: 6
   waits for Ben, Eve, moves 49b55d
   views b34138 0335de 55c1c5 1be93d ac4ca9 c94407 7709a5 803ce4
   to Eve "Eve writes 6."
42. Eve: done
   waits for Ben, moves 7145fb
   views 9d80e1 2babd1 b57014 6cb15a 067d53 977275 7f653d 837a12
   "Eve is done."
43. Ben: 3000
   waits for Ben, moves 7145fb
   views 32c54f 1b9d10 e23826 080593 57e7df 2ebee3 e21cd7 925dd4
   to Ben "Ben writes 3,000."
44. Ben: done
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 7c1e6d 1324b3 235813 f94ce6 ad655b 6672d3 f4bacc c83b15
   "Ben is done."
   "The guesses: 5 by Dan at 4:1; 6 by Eve at 3:1; 80 by Gus at 2:1; 100 by Anne and Finn at 3:1; 3,000 by Ben at 4:1. No guess by Carla. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":6,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":5,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":5,"chips":0},{"slot":0,"chips":0},{"slot":5,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"guess","number":"3000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
45. Finn: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 510183 cc43ab 2738af a91fb2 384c73 4f4cac e87052
   to Finn "Finn bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
46. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 510183 cc43ab 01da6d a91fb2 4851d0 4f4cac e87052
   to Dan "Dan bets $100 on 80 (2:1)."
47. Eve: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 510183 cc43ab 796066 f14f77 4851d0 4f4cac e87052
   to Eve "Eve bets $100 on 80 (2:1)."
48. Carla: $100 on 0 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 510183 63c347 796066 dd0c72 4851d0 4f4cac e87052
   to Carla "Carla bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
49. Ben: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 5dabfe e9d583 796066 dd0c72 4851d0 4f4cac e87052
   to Ben "Ben bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
50. Eve: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c b06890 e9d583 796066 bb20bd 4851d0 4f4cac e87052
   to Eve "Eve bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
51. Gus: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c b06890 e9d583 796066 0693a1 4851d0 d94c56 e87052
   to Gus "Gus bets $100 on 80 (2:1)."
52. Ben: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 3cee3a e9d583 796066 0693a1 4851d0 3d0d82 e87052
   to Ben "Ben bets $100 on 80 (2:1)."
53. Gus: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 50ee8d e9d583 796066 0693a1 4851d0 8e42b2 e87052
   to Gus "Gus bets $100 on 80 (2:1) and $100 on 3,000 (4:1)."
54. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 50ee8d e9d583 01da6d 0693a1 4851d0 7a856d e87052
   to Dan "Dan bets $100 on 80 (2:1)."
55. Carla: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 92639c 50ee8d 8f70a2 796066 0693a1 4851d0 7a856d e87052
   to Carla "Carla bets $100 on 80 (2:1) and $100 on 3,000 (4:1)."
56. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves b659bf
   views 7dfbda 418a71 c8058d e681f8 11b665 9a83a7 47af43 b40ce1
   "Carla is done."
57. Dan: done
   waits for Anne, Ben, Eve, Finn, Gus, moves f6e5ea
   views 662bb6 87c6ff 5b64fc c92add 9f4d16 fca595 8e75ca c0933b
   "Dan is done."
58. Anne: done
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views b6729b 8bc7ba 3e33f8 ea5c59 9ff348 42ad51 adb10c daa44b
   "Anne is done."
59. Ben: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 82c44c a576ad deaf07 12128e 4bb428 9b17c4 58efac baab4a
   to Ben "Ben bets $100 on 80 (2:1)."
60. Gus: done
   waits for Ben, Eve, Finn, moves 8bcec4
   views 6560d6 4096c8 a1750d f2cf7d dc9695 1da879 4b3c70 f912e0
   "Gus is done."
61. Gus: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 1e6585 d22639 304b7c 5ae8ed a72e24 2a2191 9dc2ad 09add9
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus bets $100 on 80 (2:1)."
62. Eve: $100 on 0 and $100 on 5
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 82c44c eecf75 deaf07 12128e 740c5f 9b17c4 6cbcd0 baab4a
   to Eve "Eve bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
63. Eve: done
   waits for Ben, Finn, Gus, moves 1fd0cb
   views 266ac7 f3e5ba 812c18 af4a84 ad4163 820b6d e880f9 ee14cc
   "Eve is done."
64. Finn: $100 on 0 and $100 on 5
   waits for Ben, Finn, Gus, moves 1fd0cb
   views f54ac7 e92717 2ffadc e27f81 f8db2b 9f2325 a11656 44ec00
   to Finn "Finn bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
65. Ben: done
   waits for Finn, Gus, moves 394074
   views a4c11c 2222a5 66e366 21a218 c00248 63faee 4db2ee 9c0620
   "Ben is done."
66. Finn: done
   waits for Gus, moves f29310
   views b23e45 57500b 256811 a6efca 4f911d a582d7 3859a8 b60fba
   "Finn is done."
67. Gus: $100 on 5 and $100 on 5
   waits for Gus, moves f29310
   views 8898df 7840c1 a0130e c13f9f c2bb0c aa6ab2 bb3a38 a7845b
   to Gus "Gus bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
68. Gus: $100 on 3
   waits for Gus, moves f29310
   views 8898df 7840c1 a0130e c13f9f c2bb0c aa6ab2 394dea a7845b
   to Gus "Gus bets $100 on 80 (2:1)."
69. Gus: done
   waits for nobody, moves 00e149
   views b3bff5 0d2a4b 8de092 419b45 b08e86 f28a80 c5fb6e 4f1646
   "Gus is done."
   "The answer is 187,888 lakes. One for every thirty Finns or so: room enough for a sauna each. 3,000 by Ben is nearest without going over and wins at 4:1."
   "The bank pays: Ben +$700, Carla +$400, Eve +$400, Finn +$400."
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: The game is over.
ends {"winners":[1],"scores":[0,700,400,0,400,400,0],"ending":{"type":"most-money","seats":[1],"money":700,"youngest":false}}
   "Ben wins with $700."
