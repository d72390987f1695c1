Battle of Wits, version 3 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"series":"best-of-three","winner":"teams","total":"all-poison","tie":"shared","team_score":"share","luckless":false,"odorless":false,"round_table":true,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for Anne, Ben, Carla, Dan, moves 7141ec
   views 330725 a0f448 e16721 93efa0 a69195
   refuses Anne {"type":"bid","card":5,"goblet":1}: That move cannot be made now.
   refuses chance {"type":"become","character":"Prince Humperdinck"}: It is not your turn.
1. Dan: take any character
   waits for Anne, Ben, Carla, moves 491b03
   views 4352a3 ef6aee a18aa3 b2c9b6 6d295a
   "Dan leaves open who to be."
2. Carla: be Count Rugen
   waits for Anne, Ben, moves 9a988b
   views 9885ba 361bdf 87c035 b84dd2 4ccd62
   "Carla is Count Rugen."
   refuses Anne {"type":"become","character":"Count Rugen"}: Count Rugen is taken: choose someone else.
3. Anne: be Yellin
   waits for Ben, moves 87b8b3
   views 765f48 99bc44 a3de4a 6319ac cc0b16
   "Anne is Yellin."
   refuses Ben {"type":"become","character":"Vizzini"}: There is no place left in the Prince's team: choose someone from the other one.
4. Ben: be Grandson
   waits for chance, moves 210e13
   views c406ea 7dad4b e3dec1 b6a0db 9421bd
   "Ben is Grandson."
   "Dan is Man in Black."
   refuses chance {"type":"become","character":"Buttercup"}: The lot names one of the seats.
5. chance: Lot 1
   waits for chance, moves 210e13
   views 9e6a16 477d1b 678fc4 9bc3b7 c3e04f
   "Ben is Grandson."
   "Dan is Man in Black."
   "The lot falls on Ben, who deals first."
   refuses chance {"type":"become","character":"Vizzini"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
6. chance: Deal (7, 8, 9, 4)
   waits for Carla, moves 67b6d1
   views 06786d 888107 743c84 50e689 ea56d0
   "Ben is Grandson."
   "Dan is Man in Black."
   "The lot falls on Ben, who deals first."
   "Game 1, Anne, Ben, Carla and Dan: Ben deals, Carla begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Carla {"type":"bid","card":5,"goblet":40}: The goblets are A to D.
   refuses Carla {"type":"bid","card":8,"goblet":0}: You do not hold that card.
   refuses Carla {"type":"immunity"}: You do not hold Immunity.
   refuses Carla {"type":"switch","one":2,"other":2}: Switch takes two different goblets.
   refuses Carla {"type":"take","goblet":40}: Goblets are chosen when all cards are laid: pour or bid.
7. Carla: pour the 1 into C
   waits for Dan, moves 9348da
   views fa965a 3334ee 624793 e2b324 e05a8b
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 1 into goblet C."
8. Dan: bid the 6 on A
   waits for Anne, moves b4d2cd
   views 4aee03 ab06fb ee6303 d62b0e 4a6fc9
   "Dan bids a card on goblet A."
   to Dan "Dan bids the 6 on goblet A."
9. Anne: bid the 6 on B
   waits for Ben, moves 4f77ee
   views 9acb4b a3ed42 42c867 d1c6ac 703520
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 6 on goblet B."
10. Ben: pour the 6 into D
   waits for Carla, moves 7d6c56
   views 2957b4 2da8d2 129797 5b6fde f0387a
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 6 into goblet D."
11. Carla: pour the 6 into D
   waits for Dan, moves 95be2a
   views 14dc16 071e05 98850f 679029 91543e
   "Carla pours a card into goblet D."
   to Carla "Carla pours the 6 into goblet D."
12. Dan: pour the 3 into B
   waits for Anne, moves e17601
   views a199f3 b8a556 c2ed18 ea321f 20f2f5
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 3 into goblet B."
13. Anne: bid the 7 on D
   waits for Ben, moves e44e45
   views 039574 211e43 9d9507 3e82dd cfce9f
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 7 on goblet D."
   refuses Ben {"type":"bid","card":8,"goblet":3}: The 8 you hold is a Sicilian card, and those are never bids.
14. Ben: bid the 7 on D
   waits for Carla, moves d9ebb5
   views 1a6860 154509 7576da 2781c9 9f1245
   "Ben bids a card on goblet D."
   "Day breaks, and Ben turns up: B poison 3, C poison 1, D wine 6."
   to Ben "Ben bids the 7 on goblet D."
   to Ben "Day breaks, and Ben turns up: B poison 3, C poison 1, D wine 6."
15. Carla: bid the 2 on B
   waits for Dan, moves 531ada
   views f46736 2a1632 c517aa 14813b b7a8e0
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 2 on goblet B."
16. Dan: bid the 1 on B
   waits for Anne, moves 12a523
   views 34f12f bea5b5 539267 f3285d 58c43b
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 1 on goblet B."
17. Anne: pour the 5 into B
   waits for Ben, moves 280de4
   views c92f87 4418bb d935d5 d2590e 96dfca
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 5 into goblet B."
18. Ben: pour the Sicilian 8 into B
   waits for Carla, moves b5f7bb
   views d817b1 95654f 2e788a 7584bd ba7eb9
   "Ben pours a Sicilian card into goblet B."
   to Ben "Ben pours the Sicilian 8 into goblet B."
19. Carla: pour the 7 into A
   waits for Dan, moves a35308
   views c36f57 f314be 9a5225 6f9e14 09c299
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 7 into goblet A."
20. Dan: pour the 7 into C
   waits for Anne, moves 9f4b30
   views ef24b0 aaac20 ee5bac 5d3801 375cb0
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 7 into goblet C."
21. Anne: pour the 1 into A
   waits for Ben, moves 60cf8f
   views e2f563 aef87b 631b81 3c4be9 dc1691
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 1 into goblet A."
22. Ben: bid the 1 on B
   waits for Carla, moves 500471
   views 02b662 ab1f47 bc975f a4da7e 82826a
   "Ben bids a card on goblet B."
   "Day breaks, and Ben turns up: A poison 7, B poison 5, C poison 7, D wine 6."
   to Ben "Ben bids the 1 on goblet B."
   to Ben "Day breaks, and Ben turns up: A poison 7, B poison 5, C poison 7, D wine 6."
23. Carla: pour the Sicilian 9 into A
   waits for Dan, moves adc022
   views d69cca e56688 7d41e9 64410b 950fac
   "Carla pours a Sicilian card into goblet A."
   to Carla "Carla pours the Sicilian 9 into goblet A."
24. Dan: pour the 5 into C
   waits for Anne, moves 36827f
   views 12f930 91a326 e83acd 73911f dc55a5
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 5 into goblet C."
25. Anne: bid the 4 on B
   waits for Ben, moves 6a8b30
   views 044910 6ebd97 08ae34 a62e72 22e0dd
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 4 on goblet B."
26. Ben: bid the 2 on D
   waits for Carla, moves 647d87
   views de2902 966bb8 1d8516 b37195 f50cfe
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 2 on goblet D."
27. Carla: bid the 3 on B
   waits for Dan, moves fc105b
   views e693d1 d5fa9a effbf5 f545f3 f9e5c0
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 3 on goblet B."
28. Dan: bid the 2 on D
   waits for Anne, moves ff920c
   views c09029 ac9c3c af725d f2130e d22014
   "Dan bids a card on goblet D."
   to Dan "Dan bids the 2 on goblet D."
29. Anne: bid the 2 on D
   waits for Ben, moves ea56ad
   views c4e537 c45725 fd9424 13c7e1 237a0e
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 2 on goblet D."
30. Ben: pour the 4 into A
   waits for Carla, moves 2465c7
   views dc1032 0244de de1333 d5825b 824f4d
   "Ben pours a card into goblet A."
   "Day breaks, and Ben turns up: A poison 1, B wine 8, C poison 5."
   to Ben "Ben pours the 4 into goblet A."
   to Ben "Day breaks, and Ben turns up: A poison 1, B wine 8, C poison 5."
31. Carla: pour the 5 into C
   waits for Dan, moves 36e999
   views 111a71 7aac77 f8fbdb 9380e6 5ba9c0
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 5 into goblet C."
32. Dan: pour the Sicilian 4 into C
   waits for Anne, moves 9a08a8
   views 1c6f59 cf0a02 ba68c2 a520a5 9e4556
   "Dan pours a Sicilian card into goblet C."
   to Dan "Dan pours the Sicilian 4 into goblet C."
33. Anne: pour the 3 into A
   waits for Ben, moves 4a185f
   views 81976f ea3926 96bead 04ad8e 68bec6
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 3 into goblet A."
34. Ben: bid the 3 on C
   waits for Carla, moves 465e62
   views 404d2b 639089 4d39a0 481a6b ea1285
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 3 on goblet C."
35. Carla: bid the 4 on A
   waits for Dan, moves 139ac3
   views 6426e4 5011bd 4c6603 eb17cf 4b75a5
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 4 on goblet A."
36. Dan: pour the 4 into B
   waits for Anne, moves 709a01
   views 517c0a 8cf76d d13693 6cc62a 04e960
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 4 into goblet B."
37. Anne: pour the Sicilian 7 into B
   waits for Ben, moves 228a37
   views 1a1299 76cb49 d2a4b6 3e4add 37e904
   "Anne pours a Sicilian card into goblet B."
   to Anne "Anne pours the Sicilian 7 into goblet B."
38. Ben: pour the 5 into C
   waits for Anne, moves f979fa
   views 5d1098 2ad595 d20b27 135416 68cec8
   "Ben pours a card into goblet C."
   "Bids on goblet A: Dan 6, Carla 4. Dan wins it."
   "Bids on goblet B: Anne 10, Carla 5, Dan 1, Ben 1. Anne wins it."
   "Bids on goblet C: Ben 3. Ben wins it."
   "Bids on goblet D: Anne 9, Ben 9, Dan 2. Anne has the nearest card and wins it."
   to Ben "Ben pours the 5 into goblet C."
   to Ben "Bids on goblet A: Dan 6, Carla 4. Dan wins it."
   to Ben "Bids on goblet B: Anne 10, Carla 5, Dan 1, Ben 1. Anne wins it."
   to Ben "Bids on goblet C: Ben 3. Ben wins it."
   to Ben "Bids on goblet D: Anne 9, Ben 9, Dan 2. Anne has the nearest card and wins it."
   refuses Anne {"type":"become","character":"Buttercup"}: All cards are laid. Choose your goblet: B or D.
39. Anne: take goblet B
   waits for Anne, Ben, Carla, Dan, moves 84577b
   views 92ec98 b276b9 a4f8f6 bdde68 f26df7
   "Anne keeps goblet B."
   "Goblet D is free: nobody else who bid on it lacks one."
   "Goblet D is left for Carla."
   "Goblet A: wine 4, poison 20. Dan drinks and dies."
   "Goblet B: wine 12, poison 15. Anne drinks and dies."
   "Goblet C: wine 4, poison 23. Ben drinks and dies."
   "Goblet D: wine 12, poison 0. Carla drinks and lives."
   "Carla alone lives."
   "Games won: Anne 1, Ben 0, Carla 1, Dan 0. Everyone plays the next one."
40. Carla: on with the next game
   waits for Anne, Ben, Dan, moves f5b469
   views 645b3a cc1d94 b67a2d f3580a 86ab0e
   "Carla is ready for the next game."
41. Dan: on with the next game
   waits for Anne, Ben, moves 79d632
   views 612712 006d64 aa23d9 a3f466 f25540
   "Dan is ready for the next game."
42. Anne: on with the next game
   waits for Ben, moves 5dac4d
   views d844d7 6a3995 3adb18 ad26a4 180325
   "Anne is ready for the next game."
43. Ben: on with the next game
   waits for chance, moves 210e13
   views b32b03 08bbe3 b11ea3 44b2e2 166b9e
   "Ben is ready for the next game."
44. chance: Deal (3, 7, 9, 4)
   waits for Dan, moves 9348da
   views d09835 9b7bc8 290f32 759bc2 8524eb
   "Ben is ready for the next game."
   "Game 2, Anne, Ben, Carla and Dan: Carla deals, Dan begins. Everyone holds the cards 1 to 7 and a Sicilian card."
45. Dan: bid the 6 on D
   waits for Anne, moves 273596
   views 56aa86 40139a 559bee f54390 6a72c7
   "Dan bids a card on goblet D."
   to Dan "Dan bids the 6 on goblet D."
46. Anne: bid the 5 on A
   waits for Ben, moves 67c706
   views 62f483 096b99 6b6145 ad1e35 f4be5b
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
47. Ben: bid the 1 on A
   waits for Carla, moves 67b6d1
   views 00b8ed 80224b be2e66 38053c b45892
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 1 on goblet A."
48. Carla: bid the 6 on D
   waits for Dan, moves 95be2a
   views 9b5a48 cb2788 a4208f a84c6b 8fecee
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 6 on goblet D."
49. Dan: pour the 5 into B
   waits for Anne, moves e803bc
   views 2b9701 d7ee35 6482ee ca4953 4fb44c
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 5 into goblet B."
50. Anne: bid the 2 on C
   waits for Ben, moves 04d3b1
   views 94b8f0 763324 2d0083 562270 5a443e
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 2 on goblet C."
51. Ben: pour the 7 into B
   waits for Carla, moves 6ead54
   views 8763b8 09d7c9 f0904c 451faf 9404a0
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 7 into goblet B."
52. Carla: bid the 4 on B
   waits for Dan, moves 400818
   views 0a525b 75c8dc 52850f 66b5f3 4e0089
   "Carla bids a card on goblet B."
   "Day breaks, and Carla turns up: B poison 5."
   to Carla "Carla bids the 4 on goblet B."
   to Carla "Day breaks, and Carla turns up: B poison 5."
53. Dan: pour the Sicilian 4 into B
   waits for Anne, moves d7f81d
   views 5e9d27 157bfb 721c21 57355c a146f0
   "Dan pours a Sicilian card into goblet B."
   to Dan "Dan pours the Sicilian 4 into goblet B."
54. Anne: bid the 3 on D
   waits for Ben, moves 3de87d
   views 54ba8b f27117 bdafd6 97a3c8 d701da
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 3 on goblet D."
55. Ben: bid the 3 on C
   waits for Carla, moves 8167f9
   views 8870c7 5984d8 cdb152 151c21 e25239
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 3 on goblet C."
56. Carla: bid the 1 on D
   waits for Dan, moves 3e0e03
   views 38491f c4d3e3 484a80 a9a98a ddcf08
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 1 on goblet D."
57. Dan: bid the 1 on B
   waits for Anne, moves b84640
   views 8dbc6c d47da5 97ef06 0128d1 996cd1
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 1 on goblet B."
58. Anne: pour the 7 into C
   waits for Ben, moves 24b237
   views c3082c 2dbaf9 113478 5ab6e3 ad1bc7
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 7 into goblet C."
59. Ben: bid the 5 on B
   waits for Carla, moves fdd504
   views 682fb9 2c762d f24cdc 73db95 e82334
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 5 on goblet B."
60. Carla: bid the 2 on B
   waits for Dan, moves 8a8c7d
   views d1fa62 251911 2dc857 ee0a9e 3c72fd
   "Carla bids a card on goblet B."
   "Day breaks, and Carla turns up: B poison 7, C poison 7."
   to Carla "Carla bids the 2 on goblet B."
   to Carla "Day breaks, and Carla turns up: B poison 7, C poison 7."
61. Dan: pour the 4 into D
   waits for Anne, moves faf77d
   views bed90d 9a14e2 96e404 41375a 49048b
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 4 into goblet D."
62. Anne: bid the 1 on B
   waits for Ben, moves d18ef6
   views 8ee1d8 af328c c63651 22d21d 761843
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 1 on goblet B."
63. Ben: pour the 2 into B
   waits for Carla, moves fd7db0
   views a6c079 c99327 15aa14 0074be e1f005
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 2 into goblet B."
64. Carla: switch the bids on B and D
   waits for Dan, moves 67cd35
   views 417b02 c0e9a6 3898d3 933c7e 16b514
   "Carla plays Switch: the bids on B and D change places."
65. Dan: pour the 2 into B
   waits for Anne, moves b552e2
   views 0afeff 707255 e54293 72e5f5 30eb72
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 2 into goblet B."
66. Anne: bid the 4 on B
   waits for Ben, moves 83f120
   views 657ff3 f918af 20eda5 2bc002 17e629
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 4 on goblet B."
67. Ben: pour the 4 into D
   waits for Carla, moves 7bd941
   views 81af50 5d536f 5e1584 3805d8 4bcac4
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 4 into goblet D."
68. Carla: pour the 5 into C
   waits for Dan, moves 69aa5c
   views 62de0e 787215 2c7ea5 58a59e b7a979
   "Carla pours a card into goblet C."
   "Day breaks, and Carla turns up: B wine 4, C poison 5, D wine 4."
   to Carla "Carla pours the 5 into goblet C."
   to Carla "Day breaks, and Carla turns up: B wine 4, C poison 5, D wine 4."
69. Dan: bid the 3 on C
   waits for Anne, moves 542bf3
   views 2a73d8 7b0bec d04e4b e0e411 8c9737
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 3 on goblet C."
70. Anne: bid the 6 on C
   waits for Ben, moves 94a807
   views f15162 c40a64 45c418 e6be74 a5e26f
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 6 on goblet C."
71. Ben: bid the 6 on C
   waits for Carla, moves 45603c
   views accd7e 2391aa 0fa9e0 f76f9a ba935e
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 6 on goblet C."
72. Carla: pour the 3 into A
   waits for Dan, moves 98b8af
   views f9d5e5 dc5ffc 351b4d 8caec9 cae05f
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 3 into goblet A."
73. Dan: pour the 7 into C
   waits for Anne, moves 6a64c7
   views d34517 e470e1 6471bc 74c434 537cd2
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 7 into goblet C."
74. Anne: pour the Sicilian 3 into D
   waits for Ben, moves ad3f2c
   views b0242c 897330 63f849 3af301 072635
   "Anne pours a Sicilian card into goblet D."
   to Anne "Anne pours the Sicilian 3 into goblet D."
75. Ben: pour the Sicilian 7 into D
   waits for Carla, moves 358f20
   views 9f1083 d8cc72 d9480a ddea05 0ce17e
   "Ben pours a Sicilian card into goblet D."
   to Ben "Ben pours the Sicilian 7 into goblet D."
76. Carla: pour the 7 into A
   waits for Carla, moves c0f87b
   views 7f47e6 25f533 be9fdf 70599b 4b90e0
   "Carla pours a card into goblet A."
   "Bids on goblet A: Anne 5, Ben 1. Anne wins it."
   "Bids on goblet B: Carla 7, Anne 7, Dan 6. Carla has the nearest card and wins it."
   "Bids on goblet C: Ben 9, Anne 8, Dan 3. Ben wins it."
   "Bids on goblet D: Carla 6, Ben 5, Dan 1, Anne 1. Carla wins it."
   to Carla "Carla pours the 7 into goblet A."
   to Carla "Bids on goblet A: Anne 5, Ben 1. Anne wins it."
   to Carla "Bids on goblet B: Carla 7, Anne 7, Dan 6. Carla has the nearest card and wins it."
   to Carla "Bids on goblet C: Ben 9, Anne 8, Dan 3. Ben wins it."
   to Carla "Bids on goblet D: Carla 6, Ben 5, Dan 1, Anne 1. Carla wins it."
77. Carla: take goblet D
   waits for Anne, Ben, Carla, Dan, moves 84577b
   views e275a1 89c2bd 4d0721 5c3883 79b3cb
   "Carla keeps goblet D."
   "Goblet B goes to Dan, who bid 6."
   "Goblet A: wine 0, poison 10. Anne drinks and dies."
   "Goblet B: wine 8, poison 12. Dan drinks and dies."
   "Goblet C: wine 0, poison 19. Ben drinks and dies."
   "Goblet D: wine 8, poison 10. Carla drinks and dies."
   "All are poisoned."
   "Games won: Anne 1, Ben 0, Carla 1, Dan 0. Everyone plays the next one."
78. Ben: on with the next game
   waits for Anne, Carla, Dan, moves c1cf58
   views d1203f 29f717 de3347 bafa7b 7f5e23
   "Ben is ready for the next game."
79. Carla: on with the next game
   waits for Anne, Dan, moves 2e8888
   views fdb27d fa2d55 22f95e ffd972 732de5
   "Carla is ready for the next game."
80. Dan: on with the next game
   waits for Anne, moves 8119a4
   views 966878 fd1ebb 32fdc4 7ef782 472372
   "Dan is ready for the next game."
81. Anne: on with the next game
   waits for chance, moves 210e13
   views 1801da b8f92c fb2797 6a496c 6b9a9a
   "Anne is ready for the next game."
82. chance: Deal (3, 4, 2, 8)
   waits for Anne, moves 273596
   views 695880 dbc227 0a1d0a ba660d f05ea8
   "Anne is ready for the next game."
   "Game 3, Anne, Ben, Carla and Dan: Dan deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
83. Anne: bid the 4 on D
   waits for Ben, moves 0bce26
   views 234fb9 b72111 bf8818 4842f5 63814c
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 4 on goblet D."
84. Ben: bid the 2 on A
   waits for Carla, moves f3d84f
   views f44a04 37bd90 271363 1b6cae 553e9c
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 2 on goblet A."
85. Carla: bid the 2 on A
   waits for Dan, moves e597c5
   views 9b9af8 311cab b34d15 3e7be5 f80ae2
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 2 on goblet A."
86. Dan: bid the 6 on B
   waits for Anne, moves 716cc6
   views 09c1b5 f48464 506f9b 3d93bc bc3cc5
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 6 on goblet B."
87. Anne: pour the 5 into D
   waits for Ben, moves 113b7f
   views fe181a dcb8fd fb05fe 5abd97 93dee2
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 5 into goblet D."
88. Ben: bid the 3 on C
   waits for Carla, moves bab02c
   views 272ef4 694c7c efad2b 58454d 8763d4
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 3 on goblet C."
89. Carla: pour the 4 into A
   waits for Dan, moves 4e019c
   views 2f9ea6 32a7e0 2f77ae f6b4ca 011e65
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 4 into goblet A."
90. Dan: pour the 5 into D
   waits for Anne, moves 2ea513
   views 0bd415 48e6e2 a1f98e 428680 b3655c
   "Dan pours a card into goblet D."
   "Day breaks, and Dan turns up: A wine 4, D poison 5."
   to Dan "Dan pours the 5 into goblet D."
   to Dan "Day breaks, and Dan turns up: A wine 4, D poison 5."
91. Anne: bid the 6 on D
   waits for Ben, moves 24278c
   views e42c02 13e2d3 9e59c8 10d20b d59ec6
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 6 on goblet D."
92. Ben: bid the 1 on D
   waits for Carla, moves 0728ce
   views 274041 013135 610a2f d8eb24 c7d485
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 1 on goblet D."
93. Carla: pour the 6 into A
   waits for Dan, moves 1a18dd
   views 1fa3ce f2f7b6 b0b1d5 ee8c94 c4be55
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 6 into goblet A."
94. Dan: play Immunity
   waits for Anne, moves aa4b1b
   views 8f8f3e a31f7a d44cf4 88b812 0b9975
   "Dan plays Immunity: their own poison will do them no harm."
95. Anne: pour the 2 into B
   waits for Ben, moves 94b8d3
   views 50b111 95f44d e40ad1 299973 9e5e8f
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 2 into goblet B."
96. Ben: bid the 5 on B
   waits for Carla, moves 5b7398
   views 4f0fe6 6eaf40 d427b7 47ed2a a8a7fc
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 5 on goblet B."
97. Carla: bid the 7 on D
   waits for Dan, moves 3e0e03
   views 20f77c c60c6a cd11a0 14aa47 a12813
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 7 on goblet D."
98. Dan: bid the 2 on C
   waits for Anne, moves d9e55e
   views 728168 d7d98b 9590b5 b341db 8001e6
   "Dan bids a card on goblet C."
   "Day breaks, and Dan turns up: A wine 6, B wine 2, D poison 5."
   to Dan "Dan bids the 2 on goblet C."
   to Dan "Day breaks, and Dan turns up: A wine 6, B wine 2, D poison 5."
99. Anne: bid the 3 on A
   waits for Ben, moves 77f4c4
   views 2d4b9d 0169b3 8e2cbb a7b570 2a6c18
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 3 on goblet A."
100. Ben: bid the 6 on A
   waits for Carla, moves 11f99a
   views db38c4 db3a1b 8fba2a 196d4f b35f88
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 6 on goblet A."
101. Carla: bid the 3 on C
   waits for Dan, moves ca2601
   views 48d206 11ed9d 05c7a5 9b6cc1 c67675
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 3 on goblet C."
102. Dan: pour the 4 into B
   waits for Anne, moves 8ac2b7
   views b24e99 2b9974 e1d214 bff4f5 e1d566
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 4 into goblet B."
103. Anne: pour the 1 into D
   waits for Ben, moves 7677ce
   views be823d 1d4d86 5553c2 d75e85 cc109f
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 1 into goblet D."
104. Ben: pour the 7 into C
   waits for Carla, moves 783ec5
   views 43702d 5af19f 11e3b3 1f1417 549670
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 7 into goblet C."
105. Carla: pour the 1 into A
   waits for Dan, moves c24022
   views fc9c06 e741aa 9e6f5d 903bb8 65d778
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 1 into goblet A."
106. Dan: bid the 7 on B
   waits for Anne, moves 0f6dc4
   views 45d7d1 05991f db5ece 6246e3 fcce2c
   "Dan bids a card on goblet B."
   "Day breaks, and Dan turns up: A poison 1, B wine 4, C poison 7, D poison 1."
   to Dan "Dan bids the 7 on goblet B."
   to Dan "Day breaks, and Dan turns up: A poison 1, B wine 4, C poison 7, D poison 1."
107. Anne: pour the Sicilian 3 into A
   waits for Ben, moves 332f33
   views c9d96f 032b29 690075 4a0228 aa60bb
   "Anne pours a Sicilian card into goblet A."
   to Anne "Anne pours the Sicilian 3 into goblet A."
108. Ben: bid the 4 on A
   waits for Carla, moves ae76e3
   views edf392 030968 8875c9 ebf417 cc8ca7
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 4 on goblet A."
109. Carla: bid the 5 on C
   waits for Dan, moves 6ed6d9
   views e8340f 4f469f 552cb5 0e7a1b dcc6fc
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 5 on goblet C."
110. Dan: bid the 3 on C
   waits for Anne, moves 00fa22
   views d4d15f 42db37 c5bf6f 48bd9e c6dc96
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 3 on goblet C."
111. Anne: bid the 7 on D
   waits for Ben, moves 2fcf61
   views 077714 4dc23a e208c0 c3932d 2a66c5
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 7 on goblet D."
112. Ben: pour the Sicilian 4 into C
   waits for Carla, moves 424de8
   views e7b540 cf55d8 074d6e 0d35fb f4bea6
   "Ben pours a Sicilian card into goblet C."
   to Ben "Ben pours the Sicilian 4 into goblet C."
113. Carla: pour the Sicilian 2 into C
   waits for Dan, moves dd86fc
   views fee854 bea754 cd4b3c f916f5 7c123a
   "Carla pours a Sicilian card into goblet C."
   to Carla "Carla pours the Sicilian 2 into goblet C."
114. Dan: pour the 1 into D
   waits for nobody, moves 210e13
   views 1b7315 c4f946 cd264c 4809b1 de8901
   "Dan pours a card into goblet D."
   "Bids on goblet A: Ben 12, Anne 3, Carla 2. Ben wins it."
   "Bids on goblet B: Dan 13, Ben 5. Dan wins it."
   "Bids on goblet C: Carla 8, Dan 5, Ben 3. Carla wins it."
   "Bids on goblet D: Anne 17, Carla 7, Ben 1. Anne wins it."
   "Goblet A: wine 10, poison 4. Ben drinks and lives."
   "Goblet B: wine 6, poison 0. Dan drinks and lives."
   "Goblet C: wine 6, poison 7. Carla drinks and dies."
   "Goblet D: wine 0, poison 12. Anne drinks and dies."
   "Ben and Dan live."
   to Dan "Dan pours the 1 into goblet D."
   to Dan "Bids on goblet A: Ben 12, Anne 3, Carla 2. Ben wins it."
   to Dan "Bids on goblet B: Dan 13, Ben 5. Dan wins it."
   to Dan "Bids on goblet C: Carla 8, Dan 5, Ben 3. Carla wins it."
   to Dan "Bids on goblet D: Anne 17, Carla 7, Ben 1. Anne wins it."
   to Dan "Goblet A: wine 10, poison 4. Ben drinks and lives."
   to Dan "Goblet B: wine 6, poison 0. Dan drinks and lives."
   to Dan "Goblet C: wine 6, poison 7. Carla drinks and dies."
   to Dan "Goblet D: wine 0, poison 12. Anne drinks and dies."
   to Dan "Ben and Dan live."
   refuses Anne {"type":"become","character":"Albino"}: The game is over.
ends {"winners":[],"scores":[1,1,1,1],"ending":{"type":"series-won","seats":[],"wins":[1,1,1,1],"games":3}}
   "No one wins the series. Games won out of 3: Anne 1, Ben 1, Carla 1, Dan 1."
