Wits & Wagers, version 2 of its rules: Anne, Ben, Carla, Dan, Eve, Finn, Gus
{"seats":7,"questions":1,"categories":[],"difficulties":[],"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":true,"auto_place":"own-guess","tiebreak":"youngest","youngest_first":[2,7],"packs":["house"],"asked":[]}
   waits for chance, moves 00e149
   views b7641c e4012f f8d9d9 15c087 b2fef3 a72786 ab405e 8b785d
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":-1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house/finland-lakes
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views d76dab 385358 7c4ea9 82472f 1c0c77 37aa90 19fd53 bb0e40
   "Question 1: How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?"
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":-1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: 20
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves fb80f1
   views 7b6374 348e8e 58be02 5e8c24 2bb29e ef5e66 0792ba a5378e
   to Anne "Anne writes 20."
3. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 9aa853 4ec43e 41f574 3ad385 0e3efa 850f9b 837198 8dc5a2
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
4. Dan: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 1a1ca5 ee4d36 b29f2a 22309d e8a01d 774e92 381fd1 fd86fd
   to Dan "Dan writes 100."
5. Eve: 6
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 1a1ca5 ee4d36 b29f2a 0e06e5 972fcd 774e92 381fd1 fd86fd
   to Eve "Eve writes 6."
6. Anne: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views 83a497 ee4d36 b29f2a 0e06e5 cf7bc8 774e92 381fd1 fd86fd
   to Anne "Anne writes 100."
7. Eve: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bf1f47 ee4d36 b29f2a 0e06e5 119e0a 774e92 381fd1 fd86fd
   to Eve "Eve writes 100."
8. Eve: 6000
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bf1f47 ee4d36 b29f2a 0e06e5 c9aa35 774e92 381fd1 fd86fd
   to Eve "Eve writes 6,000."
9. Dan: 50
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bf1f47 ee4d36 b29f2a 25e1e6 77cb0f 774e92 381fd1 fd86fd
   to Dan "Dan writes 50."
10. Finn: 100
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves 6fc8e6
   views bf1f47 ee4d36 b29f2a c56ee5 77cb0f 9b99c7 381fd1 fd86fd
   to Finn "Finn writes 100."
11. Eve: done
   waits for Anne, Ben, Dan, Finn, Gus, moves 7a5d24
   views cedda4 f42e87 8ab6a4 0ba99c 775d2a 9bdb06 8b3999 01b2fd
   "Eve is done."
12. Ben: done
   waits for Anne, Dan, Finn, Gus, moves 022681
   views 17fc1e 83e3e6 da9760 748c62 554243 129f4b 0175ee 815ec9
   "Ben is done."
13. Gus: done
   waits for Anne, Dan, Finn, moves a673e4
   views 946fa9 b58ca2 cdc309 40e48e 302b51 b35a08 962020 8df3a1
   "Gus is done."
14. Anne: 20
   waits for Anne, Dan, Finn, moves a673e4
   views 6eab7c dcf5ea 1c8714 cd037b 658420 5dac4e 9f95e4 d0c887
   to Anne "Anne writes 20."
15. Finn: 100
   waits for Anne, Dan, Finn, moves a673e4
   views cf8ac2 dcf5ea 1c8714 cd037b 658420 77c452 9f95e4 d0c887
   to Finn "Finn writes 100."
16. Dan: 5000
   waits for Anne, Dan, Finn, moves a673e4
   views cf8ac2 dcf5ea 1c8714 cf7317 658420 5dac4e 9f95e4 d0c887
   to Dan "Dan writes 5,000."
17. Eve: 6000
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views 247706 710310 021799 e9ff36 05a519 66885c 53895a e0ae82
   "Eve thinks again."
   to Eve "Eve thinks again."
   to Eve "Eve writes 6,000."
18. Anne: 100
   waits for Anne, Dan, Eve, Finn, moves 258bb5
   views 774046 0814cb 2afa3b 94667d c5a788 5eeeaa dfcf5d e95afe
   to Anne "Anne writes 100."
19. Anne: done
   waits for Dan, Eve, Finn, moves 08a3c4
   views 34cc47 c30930 51aa39 edcbf5 b821ed b8723f 3a80ce 81a853
   "Anne is done."
20. Finn: 7000
   waits for Dan, Eve, Finn, moves 08a3c4
   views b715ef 8dc77c 9af287 5da572 b68d4c ed667d 09620b faf403
   to Finn "Finn writes 7,000."
21. Finn: 100
   waits for Dan, Eve, Finn, moves 08a3c4
   views b715ef 8dc77c 9af287 5da572 b68d4c afca8d 09620b faf403
   to Finn "Finn writes 100."
22. Gus: 100
   waits for Dan, Eve, Finn, Gus, moves 7c3c21
   views 49f3fb 393fdc 1914a3 cb4949 a0f5eb 73ca1f 6a083d a6eb8d
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus writes 100."
23. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 37ed9f c21d8b 67bcf6 f562d4 9c98f5 a376bc ffbff3 805775
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 3,000."
24. Ben: 3000
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 18af2e 27dad6 f92419 600443 15dcb1 78d1fe d93297 829362
   to Ben "Ben writes 3,000."
25. Gus: 80
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 18af2e b1fc70 f92419 600443 15dcb1 78d1fe d6012f 829362
   to Gus "Gus writes 80."
26. Ben: 3
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 18af2e 6322fd f92419 600443 15dcb1 78d1fe d3c153 829362
   to Ben "Ben writes 3."
27. Dan: 5
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 18af2e a0c2c4 f92419 67e205 15dcb1 78d1fe d3c153 829362
   to Dan "Dan writes 5."
28. Ben: 30
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 18af2e 4f87a1 f92419 8be645 15dcb1 78d1fe d3c153 829362
   to Ben "Ben writes 30."
29. Dan: done
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views b17b44 d0e399 49d563 76d90b d20ac0 12dcb5 c5ecd6 bb8bb2
   "Dan is done."
30. Gus: 80
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 9cac12 e9d051 753f2b d59a70 a5dc0f ddbd05 eef044 798c39
   to Gus "Gus writes 80."
31. Eve: 6
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 9cac12 e9d051 753f2b d59a70 a83c23 ddbd05 a49694 798c39
   to Eve "Eve writes 6."
32. Ben: 30
   waits for Ben, Eve, Finn, Gus, moves f8f196
   views 9cac12 eea0dd 753f2b d59a70 507ccd ddbd05 a49694 798c39
   to Ben "Ben writes 30."
33. Dan: think again
   waits for Ben, Dan, Eve, Finn, Gus, moves a5f11c
   views 64f9fa 9c4413 d5f111 3dfdff 37c550 eb2ee1 026fee 30d348
   "Dan thinks again."
34. Gus: done
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views a589c5 3d5f81 b21707 cd8052 5bbada bc419e 5de46e 2f58a2
   "Gus is done."
35. Ben: 100
   waits for Ben, Dan, Eve, Finn, moves 99dd04
   views 867e8f 51b968 75fd29 59e944 ac8c22 d2adf7 816057 cdd600
   to Ben "Ben writes 100."
36. Finn: done
   waits for Ben, Dan, Eve, moves 9e3794
   views 9a9b1e e7d185 dad3f5 a167f7 599c94 aa3cb3 e71fd9 ba7037
   "Finn is done."
37. Dan: 5
   waits for Ben, Dan, Eve, moves 9e3794
   views 7426bc babc37 8dad5b f8142d 3ba984 104c4b b541dc 265e1b
   to Dan "Dan writes 5."
38. Ben: 30
   waits for Ben, Dan, Eve, moves 9e3794
   views 7426bc 673989 8dad5b 031655 3ba984 104c4b b541dc 265e1b
   to Ben "Ben writes 30."
39. Ben: 3
   waits for Ben, Dan, Eve, moves 9e3794
   views 7426bc b1b677 8dad5b 031655 3ba984 104c4b b541dc 265e1b
   to Ben "Ben writes 3."
40. Dan: done
   waits for Ben, Eve, moves 49b55d
   views 0ecfe4 83540b 26ed63 eb2466 8386ed 1d3a0b 2137ee cf5569
   "Dan is done."
41. Eve: 6
   waits for Ben, Eve, moves 49b55d
   views 530966 2e9777 20262f 4ddbdf b55c8e ad1638 8c03b5 e9e257
   to Eve "Eve writes 6."
42. Eve: done
   waits for Ben, moves 7145fb
   views c47adb e989b7 d2c090 7afe00 17e930 272a17 18f5c5 ef1737
   "Eve is done."
43. Ben: 3000
   waits for Ben, moves 7145fb
   views 3142e5 3e8075 9b4039 8560b7 72734e 14035f 1002c2 f067b6
   to Ben "Ben writes 3,000."
44. Ben: done
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 11bf4d ca1d05 9367d8 17cd03 798500 0e7dc6 681de1 1f1bd2
   "Ben is done."
   "The guesses: 5 by Dan at 4:1; 6 by Eve at 3:1; 80 by Gus at 2:1; 100 by Anne and Finn at 3:1; 3,000 by Ben at 4:1. No guess by Carla. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":6,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":5,"chips":9}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":5,"chips":0},{"slot":0,"chips":0},{"slot":5,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"guess","number":"3000"}: A moment too late: the guesses are on the mat, and yours stays as it was.
45. Finn: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 5525e4 1ea4af 696a5c 7da891 fb000b c3123f c46610
   to Finn "Finn bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
46. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 5525e4 1ea4af 87308b 7da891 f723db c3123f c46610
   to Dan "Dan bets $100 on 80 (2:1)."
47. Eve: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 5525e4 1ea4af 0df88f 7e6afc f723db c3123f c46610
   to Eve "Eve bets $100 on 80 (2:1)."
48. Carla: $100 on 0 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 5525e4 8ec4d5 0df88f 51c7ca f723db c3123f c46610
   to Carla "Carla bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
49. Ben: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 446f4e dd6257 0df88f 51c7ca f723db c3123f c46610
   to Ben "Ben bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
50. Eve: $100 on 5 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 7f9373 dd6257 0df88f dbbf2c f723db c3123f c46610
   to Eve "Eve bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
51. Gus: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 7f9373 dd6257 0df88f a1ff11 f723db d0338c c46610
   to Gus "Gus bets $100 on 80 (2:1)."
52. Ben: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 9d6757 dd6257 0df88f a1ff11 f723db e1e11e c46610
   to Ben "Ben bets $100 on 80 (2:1)."
53. Gus: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 b8c8cf dd6257 0df88f a1ff11 f723db 0adb22 c46610
   to Gus "Gus bets $100 on 80 (2:1) and $100 on 3,000 (4:1)."
54. Dan: $100 on 3
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 b8c8cf dd6257 87308b a1ff11 f723db f4d423 c46610
   to Dan "Dan bets $100 on 80 (2:1)."
55. Carla: $100 on 3 and $100 on 5
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, moves ba1a97
   views 6665c4 b8c8cf dabf66 0df88f a1ff11 f723db f4d423 c46610
   to Carla "Carla bets $100 on 80 (2:1) and $100 on 3,000 (4:1)."
56. Carla: done
   waits for Anne, Ben, Dan, Eve, Finn, Gus, moves b659bf
   views e98315 ced698 983a38 c53568 944b11 14a409 36b384 4f1dda
   "Carla is done."
57. Dan: done
   waits for Anne, Ben, Eve, Finn, Gus, moves f6e5ea
   views 4d53fc 633a7c 270f44 668553 c08277 5a0abe 50560c 113452
   "Dan is done."
58. Anne: done
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 2903a3 e9e4f8 c45816 fc7dea aaf75d d8da95 fd8682 39744a
   "Anne is done."
59. Ben: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 8a10d3 a1faec fe8200 fbf707 31e5de c70104 3b1641 3839b0
   to Ben "Ben bets $100 on 80 (2:1)."
60. Gus: done
   waits for Ben, Eve, Finn, moves 8bcec4
   views ddee17 84e32d 067d12 9fbf21 147c41 92545f 38b2e4 6e4897
   "Gus is done."
61. Gus: $100 on 3
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views e7f655 23e2fc 395c67 5c370a 3f0133 732f64 df9bda 6dfcf4
   "Gus thinks again."
   to Gus "Gus thinks again."
   to Gus "Gus bets $100 on 80 (2:1)."
62. Eve: $100 on 0 and $100 on 5
   waits for Ben, Eve, Finn, Gus, moves 18ce94
   views 8a10d3 22dbc7 fe8200 fbf707 076e48 c70104 d6a379 3839b0
   to Eve "Eve bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
63. Eve: done
   waits for Ben, Finn, Gus, moves 1fd0cb
   views 92fd56 652eb5 c47977 95b9b1 679000 ae69fa cef73f c047f3
   "Eve is done."
64. Finn: $100 on 0 and $100 on 5
   waits for Ben, Finn, Gus, moves 1fd0cb
   views 26552c 32a858 482deb 6ccc27 669181 427797 3a5b19 723396
   to Finn "Finn bets $100 on smaller than all (6:1) and $100 on 3,000 (4:1)."
65. Ben: done
   waits for Finn, Gus, moves 394074
   views 54e51c eaff72 dd0c8b 2e06a9 651241 79bbac 3bed2f dc6a8a
   "Ben is done."
66. Finn: done
   waits for Gus, moves f29310
   views 42b92e c29420 bc1ec2 ca3ea5 c2f640 ca1d8e 7c0239 deea1c
   "Finn is done."
67. Gus: $100 on 5 and $100 on 5
   waits for Gus, moves f29310
   views ea228a d56daf e97f6d bbd849 1e82cd af6c3a 86c85c d45900
   to Gus "Gus bets $100 on 3,000 (4:1) and $100 on 3,000 (4:1)."
68. Gus: $100 on 3
   waits for Gus, moves f29310
   views ea228a d56daf e97f6d bbd849 1e82cd af6c3a 3c5a68 d45900
   to Gus "Gus bets $100 on 80 (2:1)."
69. Gus: done
   waits for nobody, moves 00e149
   views a1b206 4d2f7f 83a589 9e2218 7d2f75 5913e0 901bdf b2167c
   "Gus is done."
   "The answer is 187,888 lakes. One for every thirty Finns or so: room enough for a sauna each. 3,000 by Ben is nearest without going over and wins at 4:1."
   "The bank pays: Ben +$700, Carla +$400, Eve +$400, Finn +$400."
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"finland-lakes","text":{"en":"How many lakes and ponds, of 500 square metres or more, has Finland counted on its maps?","fr":"Combien de lacs et d'étangs, d'au moins 500 mètres carrés, la Finlande a-t-elle comptés sur ses cartes ?","es":"¿Cuántos lagos y lagunas, de 500 metros cuadrados o más, ha contado Finlandia en sus mapas?"},"answer":"187888","unit":{"en":"lakes","fr":"lacs","es":"lagos"},"display":"number","category":"geography","kind":"timeless","as_of":"","source":"Finnish Environment Institute; M. Raatikainen and E. Kuusisto, Terra 102 (1990)","low":"100","high":"10000000","negative":false,"remark":{"en":"One for every thirty Finns or so: room enough for a sauna each.","fr":"Un pour une trentaine de Finlandais : de quoi installer un sauna sur chaque rive.","es":"Uno por cada treinta finlandeses, más o menos: sitio de sobra para la sauna."}}}: The game is over.
ends {"winners":[1],"scores":[0,700,400,0,400,400,0],"ending":{"type":"most-money","seats":[1],"money":700,"youngest":false}}
   "Ben wins with $700."
