Battle of Wits, version 2 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"series":"best-of-three","winner":"teams","tie":"shared","team_score":"share","luckless":false,"odorless":false,"round_table":true,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for Anne, moves 8917c6
   views 5edea1 0d5675 901477 f9d389 72b462
   refuses Anne {"type":"bid","card":-1,"goblet":3}: That move cannot be made now.
   refuses Ben {"type":"become","character":"Fezzik"}: It is not your turn.
1. Anne: be Grandson
   waits for Ben, moves b3ae95
   views e63966 1f2806 e88265 95f05c 8dd627
   "Anne is Grandson."
   refuses Ben {"type":"become","character":"Grandson"}: Grandson is taken: choose someone else.
2. Ben: be Albino
   waits for Carla, moves fcfbd7
   views 4e0553 d428fa b4ecbc 473c53 d34fdd
   "Ben is Albino."
3. Carla: be Count Rugen
   waits for Dan, moves dc12ef
   views f752f7 aa068a aa1892 9c83c4 b38e78
   "Carla is Count Rugen."
   refuses Dan {"type":"become","character":"Yellin"}: There is no place left in the Prince's team: choose someone from the other one.
4. Dan: be Buttercup
   waits for chance, moves 210e13
   views 6a86e6 3257a7 90fe7c 7f1994 3e732b
   "Dan is Buttercup."
   refuses chance {"type":"become","character":"Yellin"}: The lot names one of the seats.
5. chance: Lot 1
   waits for chance, moves 210e13
   views d56201 1eb0ae 27292a 2fafa5 87b461
   "Dan is Buttercup."
   "The lot falls on Ben, who deals first."
   refuses chance {"type":"become","character":"Man in Black"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
6. chance: Deal (4, 6, 5, 5)
   waits for Carla, moves 48ad3d
   views 47605c 5e66ec 40037d eb4cc4 fb8a90
   "Dan is Buttercup."
   "The lot falls on Ben, who deals first."
   "Game 1, Anne, Ben, Carla and Dan: Ben deals, Carla begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Carla {"type":"bid","card":3,"goblet":6}: The goblets are A to D.
   refuses Carla {"type":"bid","card":-1,"goblet":1}: You do not hold that card.
   refuses Carla {"type":"immunity"}: You do not hold Immunity.
   refuses Carla {"type":"take","goblet":3}: Goblets are chosen when all cards are laid: pour or bid.
7. Carla: pour the 1 into B
   waits for Dan, moves 936320
   views 0abcea ee2c68 2c916e 02023c 9bda4e
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 1 into goblet B."
8. Dan: pour the 1 into A
   waits for Anne, moves 022318
   views c7fc14 11fc3d 068aab a6bc90 1ead33
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 1 into goblet A."
9. Anne: pour the 2 into C
   waits for Ben, moves 240205
   views 77b21c 22b7da cf2d72 679cde 7e76d8
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 2 into goblet C."
10. Ben: pour the 2 into A
   waits for Carla, moves dcd172
   views 1d4603 876e14 099d0b 5683e9 2bfbb5
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 2 into goblet A."
11. Carla: bid the 3 on C
   waits for Dan, moves f62d94
   views 5159f5 f8e86a abddf5 22b44f 6bef67
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 3 on goblet C."
12. Dan: pour the 6 into A
   waits for Anne, moves c795fb
   views c547f8 14df5c dd9236 81e48a c1bfc7
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 6 into goblet A."
13. Anne: pour the Sicilian 4 into C
   waits for Ben, moves ee0b4a
   views d93507 79245f 2f5878 2a651c 7ebad3
   "Anne pours a Sicilian card into goblet C."
   to Anne "Anne pours the Sicilian 4 into goblet C."
14. Ben: pour the 4 into C
   waits for Carla, moves cd047c
   views 47e788 a6aa66 5e464f a7510e e4e2cc
   "Ben pours a card into goblet C."
   "Day breaks, and Ben turns up: A poison 1, B poison 1, C wine 2."
   to Ben "Ben pours the 4 into goblet C."
   to Ben "Day breaks, and Ben turns up: A poison 1, B poison 1, C wine 2."
15. Carla: pour the 5 into A
   waits for Dan, moves e72cc4
   views f6727c 9044e8 0005d1 0c4553 c7ebd4
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 5 into goblet A."
16. Dan: pour the Sicilian 5 into B
   waits for Anne, moves 31c3b3
   views 546604 7b5e85 f89c1c f52c9d d0af74
   "Dan pours a Sicilian card into goblet B."
   to Dan "Dan pours the Sicilian 5 into goblet B."
17. Anne: bid the 3 on C
   waits for Ben, moves 16c392
   views ae9d70 d0b831 5a437f 24e0dc 35812c
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 3 on goblet C."
18. Ben: pour the 1 into A
   waits for Carla, moves d8414c
   views 69c1bf 8e39b8 d9456b 0189ba 14bbec
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 1 into goblet A."
   refuses Carla {"type":"bid","card":5,"goblet":0}: The 5 you hold is a Sicilian card, and those are never bids.
19. Carla: bid the 4 on C
   waits for Dan, moves 768a69
   views f94354 8c88a6 b2d68a 968d0e 2f28f8
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 4 on goblet C."
20. Dan: pour the 7 into C
   waits for Anne, moves 695478
   views 6865da 32f91a 90c25c 616506 3a0987
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 7 into goblet C."
21. Anne: bid the 4 on D
   waits for Ben, moves 037356
   views 799c5d a60d09 42fd24 4c897d 9a8932
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 4 on goblet D."
22. Ben: bid the 3 on A
   waits for Carla, moves 4a698b
   views 703726 cea87a 222bde 81d641 f80c9c
   "Ben bids a card on goblet A."
   "Day breaks, and Ben turns up: A wine 2, B poison 5, C wine 4."
   to Ben "Ben bids the 3 on goblet A."
   to Ben "Day breaks, and Ben turns up: A wine 2, B poison 5, C wine 4."
23. Carla: bid the 2 on A
   waits for Dan, moves f225f8
   views c9a03e 937c3d 63cdf0 85217e 463263
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 2 on goblet A."
24. Dan: bid the 5 on B
   waits for Anne, moves d38b16
   views 0c31b5 e4e0d9 242290 7c2213 fc37ac
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 5 on goblet B."
25. Anne: pour the 5 into D
   waits for Ben, moves fd8f4e
   views 1a48a7 3b9373 c431b4 542d1f cf4905
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 5 into goblet D."
26. Ben: bid the 7 on A
   waits for Carla, moves 34928c
   views 56976d 9ba5bc cb6b42 13e493 123b57
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 7 on goblet A."
27. Carla: pour the Sicilian 5 into D
   waits for Dan, moves ca9b9f
   views ecee05 7364a2 c6e503 80841d 72122e
   "Carla pours a Sicilian card into goblet D."
   to Carla "Carla pours the Sicilian 5 into goblet D."
28. Dan: pour the 3 into D
   waits for Anne, moves 1cd470
   views 414763 a447f6 ef774f 670008 691bab
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 3 into goblet D."
29. Anne: pour the 6 into B
   waits for Ben, moves d7a38e
   views 48ed80 15e270 d2fe39 f91d2e 1c0063
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 6 into goblet B."
30. Ben: pour the Sicilian 6 into B
   waits for Carla, moves 93789c
   views 23eafa c4aac4 27b28f 9b203f a538fa
   "Ben pours a Sicilian card into goblet B."
   "Day breaks, and Ben turns up: A wine 6, B wine 6, C wine 4, D poison 5."
   to Ben "Ben pours the Sicilian 6 into goblet B."
   to Ben "Day breaks, and Ben turns up: A wine 6, B wine 6, C wine 4, D poison 5."
31. Carla: bid the 6 on B
   waits for Dan, moves 0b4f0b
   views f854f2 1419aa 37d127 e8d772 43ab38
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 6 on goblet B."
32. Dan: pour the 2 into D
   waits for Anne, moves f16624
   views 2cc8dc 94fe04 6043e0 354e70 b7f270
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 2 into goblet D."
33. Anne: bid the 1 on A
   waits for Ben, moves b30f2b
   views 6ce916 fa88d0 2ae5c9 25e3ae 99589d
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 1 on goblet A."
34. Ben: pour the 5 into A
   waits for Carla, moves 358f20
   views f84c29 c5c95d 85a687 30c5ef 4c406d
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 5 into goblet A."
35. Carla: pour the 7 into B
   waits for Dan, moves 139ac3
   views 9ceb80 8254ef 849c33 f21ede 93893a
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 7 into goblet B."
36. Dan: pour the 4 into C
   waits for Anne, moves 00fa22
   views dfb114 c2bebc 3423c5 3b19f2 d721f1
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 4 into goblet C."
37. Anne: bid the 7 on D
   waits for Ben, moves d701e9
   views 707c03 2d98c0 7ec04c 257444 f4d7d3
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 7 on goblet D."
38. Ben: bid the 6 on D
   waits for Carla, moves aaf32f
   views f14388 772d06 135112 0d76ee d892a0
   "Ben bids a card on goblet D."
   "Bids on goblet A: Ben 10, Carla 2, Anne 1. Ben wins it."
   "Bids on goblet B: Carla 6, Dan 5. Carla wins it."
   "Bids on goblet C: Carla 7, Anne 3. Carla wins it."
   "Bids on goblet D: Anne 11, Ben 6. Anne wins it."
   to Ben "Ben bids the 6 on goblet D."
   to Ben "Bids on goblet A: Ben 10, Carla 2, Anne 1. Ben wins it."
   to Ben "Bids on goblet B: Carla 6, Dan 5. Carla wins it."
   to Ben "Bids on goblet C: Carla 7, Anne 3. Carla wins it."
   to Ben "Bids on goblet D: Anne 11, Ben 6. Anne wins it."
   refuses Carla {"type":"become","character":"Miracle Max"}: All cards are laid. Choose your goblet: B or C.
39. Carla: take goblet C
   waits for Anne, Ben, Carla, Dan, moves 84577b
   views e82d66 4d61e5 065ee8 fb326a 42afec
   "Carla keeps goblet C."
   "Goblet B goes to Dan, who bid 5."
   "Goblet A: wine 8, poison 12. Ben drinks and dies."
   "Goblet B: wine 12, poison 13. Dan drinks and dies."
   "Goblet C: wine 14, poison 7. Carla drinks and lives."
   "Goblet D: wine 2, poison 13. Anne drinks and dies."
   "Carla alone lives."
   "Games won: Anne 0, Ben 1, Carla 1, Dan 0. Everyone plays the next one."
40. Ben: on with the next game
   waits for Anne, Carla, Dan, moves c1cf58
   views ac26db 31c9ab 3afe22 ba4c83 ebaa9e
   "Ben is ready for the next game."
41. Dan: on with the next game
   waits for Anne, Carla, moves 926171
   views 46b36d 4e50c1 501e1e 5051fe 6d1d87
   "Dan is ready for the next game."
42. Carla: on with the next game
   waits for Anne, moves 8119a4
   views 766610 0569c4 62aee7 3f2e67 f7d23e
   "Carla is ready for the next game."
43. Anne: on with the next game
   waits for chance, moves 210e13
   views d964ff c8f502 56d218 f79172 c5d1a1
   "Anne is ready for the next game."
44. chance: Deal (8, 9, 6, 4)
   waits for Dan, moves 9348da
   views 0c7116 bcd816 d75edc 5484f3 f6949b
   "Anne is ready for the next game."
   "Game 2, Anne, Ben, Carla and Dan: Carla deals, Dan begins. Everyone holds the cards 1 to 7 and a Sicilian card."
45. Dan: pour the 5 into A
   waits for Anne, moves 114e65
   views dc534a cc6932 156e94 9ff4cf 7054de
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 5 into goblet A."
46. Anne: bid the 4 on B
   waits for Ben, moves f31d5e
   views 0f7f5f b465ce 8ac186 e98fc6 d4667e
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 4 on goblet B."
   refuses Ben {"type":"switch","one":1,"other":1}: Switch takes two different goblets.
47. Ben: pour the 3 into B
   waits for Carla, moves 0ba539
   views c01296 8baab4 6a56ba 9aa302 174b0b
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 3 into goblet B."
48. Carla: pour the 1 into D
   waits for Dan, moves 4bb75d
   views 4b4670 84fc85 9d9357 410fef 0f3646
   "Carla pours a card into goblet D."
   to Carla "Carla pours the 1 into goblet D."
49. Dan: pour the 4 into D
   waits for Anne, moves 9e8799
   views 04f8f6 43efd6 325734 dec625 597e85
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 4 into goblet D."
50. Anne: bid the 3 on B
   waits for Ben, moves 2a6b22
   views d8fe98 5097a2 04c341 655e8c 86599e
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 3 on goblet B."
51. Ben: bid the 2 on D
   waits for Carla, moves ade5f9
   views f3bab7 faa6ad a1bf4c 852eb8 418c1a
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 2 on goblet D."
52. Carla: pour the 6 into A
   waits for Dan, moves dd3a27
   views 233762 48dcda d2bce6 40ea77 4c2500
   "Carla pours a card into goblet A."
   "Day breaks, and Carla turns up: A poison 5, B poison 3, D poison 1."
   to Carla "Carla pours the 6 into goblet A."
   to Carla "Day breaks, and Carla turns up: A poison 5, B poison 3, D poison 1."
53. Dan: bid the 2 on B
   waits for Anne, moves b9f014
   views f0ae0a a8ed6a 180ec1 d9e2cc a7713a
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 2 on goblet B."
54. Anne: bid the 2 on D
   waits for Ben, moves dfd1a0
   views f2b03c d23509 40a2ab de3927 d68189
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 2 on goblet D."
55. Ben: pour the 6 into B
   waits for Carla, moves 04e06d
   views 623e0a 98b6a3 619886 d05479 1713b4
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 6 into goblet B."
56. Carla: pour the Sicilian 6 into D
   waits for Dan, moves cc30c4
   views a03cc9 0c3123 a94c87 7193f4 da9ae7
   "Carla pours a Sicilian card into goblet D."
   to Carla "Carla pours the Sicilian 6 into goblet D."
57. Dan: bid the 3 on B
   waits for Anne, moves b43a46
   views eec960 041224 40dae4 69052e df769d
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 3 on goblet B."
58. Anne: bid the 7 on C
   waits for Ben, moves 58914b
   views 1ba8e5 cd9d5e e7ea17 a70f7d fe7931
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 7 on goblet C."
59. Ben: bid the 5 on B
   waits for Carla, moves 50edc9
   views 65fcf2 e6a36a 6e50b8 c4a0c8 5696ea
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 5 on goblet B."
60. Carla: bid the 3 on C
   waits for Dan, moves 23f4aa
   views 743a23 a4d128 bf881e a2e731 a29626
   "Carla bids a card on goblet C."
   "Day breaks, and Carla turns up: A wine 6, B wine 6, D wine 4."
   to Carla "Carla bids the 3 on goblet C."
   to Carla "Day breaks, and Carla turns up: A wine 6, B wine 6, D wine 4."
61. Dan: pour the 1 into D
   waits for Anne, moves caee86
   views f8f566 93d6ad d645d8 d0b617 ed9c2b
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 1 into goblet D."
62. Anne: pour the Sicilian 8 into B
   waits for Ben, moves 2aeb84
   views bfb683 6f3e37 57205c 4d2bde 74991e
   "Anne pours a Sicilian card into goblet B."
   to Anne "Anne pours the Sicilian 8 into goblet B."
63. Ben: pour the 4 into C
   waits for Carla, moves 2d94af
   views 4a75d6 d53308 50c1ed 805332 3149f6
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 4 into goblet C."
64. Carla: pour the 2 into C
   waits for Dan, moves 0faed3
   views 00fe3a 2b0ad5 de0b40 6c0a2c 765c1f
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 2 into goblet C."
65. Dan: pour the 6 into D
   waits for Anne, moves f6db90
   views 9c7335 7a3628 e0a8ce 7da309 0aa113
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 6 into goblet D."
66. Anne: bid the 1 on B
   waits for Ben, moves c41951
   views c50236 5d3f1f 96da50 060dd6 ebb37a
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 1 on goblet B."
67. Ben: pour the 1 into D
   waits for Carla, moves b71366
   views 518dd0 9b050c f0f02e 011cde 48e321
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 1 into goblet D."
68. Carla: pour the 4 into B
   waits for Dan, moves 0cb7f4
   views e52364 cdee64 281444 6b8dc7 fc5cd0
   "Carla pours a card into goblet B."
   "Day breaks, and Carla turns up: B wine 8, C wine 4, D wine 6."
   to Carla "Carla pours the 4 into goblet B."
   to Carla "Day breaks, and Carla turns up: B wine 8, C wine 4, D wine 6."
69. Dan: pour the 7 into B
   waits for Anne, moves 78ef5f
   views a222cf 57f51c 096750 351216 d50f81
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 7 into goblet B."
70. Anne: bid the 6 on B
   waits for Ben, moves 4eef02
   views 0cbe1e e88c0d 7f48e8 4e34c9 76b664
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 6 on goblet B."
71. Ben: switch the bids on A and B
   waits for Carla, moves a3c1b4
   views bca237 2b7648 b8514d d9c83a 6f7069
   "Ben plays Switch: the bids on A and B change places."
72. Carla: bid the 5 on C
   waits for Dan, moves 1180d4
   views 75886c 58bafa 368814 3e7391 856673
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 5 on goblet C."
73. Dan: pour the Sicilian 4 into A
   waits for Anne, moves b3c19f
   views c597d9 201fee 898ab5 89cf65 51bb93
   "Dan pours a Sicilian card into goblet A."
   to Dan "Dan pours the Sicilian 4 into goblet A."
74. Anne: bid the 5 on A
   waits for Ben, moves 2213ee
   views db1917 982451 3b0550 93108b 8c3b6e
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
75. Ben: pour the 7 into B
   waits for Carla, moves 358f20
   views 9f3905 87ca33 f34422 976b94 717631
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 7 into goblet B."
76. Carla: pour the 7 into B
   waits for nobody, moves 210e13
   views 9d76de dd45ac a558f1 8cc562 af5bfc
   "Carla pours a card into goblet B."
   "Bids on goblet A: Anne 19, Dan 5, Ben 5. Anne wins it."
   "Bids on goblet B: none."
   "Bids on goblet C: Carla 8, Anne 7. Carla wins it."
   "Bids on goblet D: Ben 2, Anne 2. Ben has the nearest card and wins it."
   "Goblet B is left for Dan."
   "Goblet A: wine 10, poison 5. Anne drinks and lives."
   "Goblet B: wine 18, poison 24. Dan drinks and dies."
   "Goblet C: wine 6, poison 0. Carla drinks and lives."
   "Goblet D: wine 16, poison 3. Ben drinks and lives."
   "Anne, Ben and Carla live."
   to Carla "Carla pours the 7 into goblet B."
   to Carla "Bids on goblet A: Anne 19, Dan 5, Ben 5. Anne wins it."
   to Carla "Bids on goblet B: none."
   to Carla "Bids on goblet C: Carla 8, Anne 7. Carla wins it."
   to Carla "Bids on goblet D: Ben 2, Anne 2. Ben has the nearest card and wins it."
   to Carla "Goblet B is left for Dan."
   to Carla "Goblet A: wine 10, poison 5. Anne drinks and lives."
   to Carla "Goblet B: wine 18, poison 24. Dan drinks and dies."
   to Carla "Goblet C: wine 6, poison 0. Carla drinks and lives."
   to Carla "Goblet D: wine 16, poison 3. Ben drinks and lives."
   to Carla "Anne, Ben and Carla live."
   refuses Anne {"type":"become","character":"Miracle Max"}: The game is over.
ends {"winners":[1,2],"scores":[0,2,2,0],"ending":{"type":"series-won","seats":[1,2],"wins":[0,2,2,0],"games":2}}
   "Ben and Carla win the series. Games won out of 2: Anne 0, Ben 2, Carla 2, Dan 0."
