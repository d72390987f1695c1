Adventure Book, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":3,"miracles":2,"replayed":true,"specials":["all_together","as_you_wish","grandpa_reads_on","inconceivable","pirates_hoard","the_good_parts"]}}
   waits for chance, moves 5ae162
   views cdd488 2edbc6 f1596a e289bb
   refuses Anne {"type":"act","action":"-7","cards":["wits"],"target":""}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'courage', 'fighting', 'wits'), ('adventure', 'courage', 'fighting', 'wits'), ('courage', 'courage', 'fighting', 'love')) ()
   waits for Anne, moves 80407a
   views d6bc6d 77b867 7ec20d ce6dbf
   "Chapter 3: Cliffs of Insanity. Anne goes first."
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"play-special","card":"the_good_parts"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"-7","to":"4","cards":["fighting"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"inigo","to":"4","cards":["wits"],"riding":true}: There is no way there in one step.
   refuses Anne {"type":"step","who":"fezzik","to":"14","cards":["adventure"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"westley","to":"1","cards":["adventure"],"riding":true}: There is nobody to take along.
2. Anne: move no further
   waits for Anne, moves 78e944
   views b78010 4fffcc b7c99d 3cd777
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"trade","seat":2,"give":"wits","take":"all_together"}: A trade is one of your cards for one of another seat's.
3. Anne: westley to 1, discarding courage
   waits for Anne, moves a7d90c
   views 78e158 4baf13 9d00ce 1071f1
   "Anne discards Courage and moves Westley to space 1."
4. Anne: offer seat 3 fighting for courage
   waits for Carla, moves 4d8743
   views 2e7c34 39c441 e0fbc2 35f09b
   "Anne offers Carla Fighting for Courage."
5. Carla: agree to the trade
   waits for Anne, moves 97937f
   views a3b0b4 722b98 9a9d46 c0bb35
   "Carla agrees: Fighting for Courage."
   refuses Anne {"type":"trade","seat":-1,"give":"fighting","take":"adventure"}: You have traded in this turn already.
6. Anne: inigo to 11, discarding wits
   waits for Anne, moves f7661e
   views 4d922b 184961 cf8667 795429
   "Anne discards Wits and moves Inigo to space 11."
7. Carla: use a Miracle to draw from the story deck
   waits for chance, moves 5ae162
   views f7d629 877021 8992b7 080cf9
   "Carla uses a Miracle to draw Story cards."
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: That cannot be the next card of the deck.
8. chance: Draw love
   waits for chance, moves 5ae162
   views 46f243 60742b a97ce8 a65475
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Love."
9. chance: Draw wits
   waits for chance, moves 5ae162
   views b9fb52 0e889a 678bb1 792489
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Love and Wits."
10. chance: Draw fighting
   waits for Anne, moves f7661e
   views 7fc25e 2ed555 a51aec 389c3e
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Love, Wits and Fighting."
11. Anne: use a Miracle to draw from the special deck
   waits for chance, moves 5ae162
   views 6bd40b 24edd5 c2cbfc b6a285
   "Anne uses a Miracle to draw a Special card."
12. chance: Draw wild_six_fingered_sword
   waits for Anne, moves cd02f0
   views 1b49c7 a95dc3 13db32 54fee8
   "Anne uses a Miracle to draw a Special card."
   "Anne draws Six-Fingered Sword."
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
13. Anne: end the storytelling
   waits for chance, moves 5ae162
   views cc9654 b1e30d 4fe149 8156dd
14. chance: Draw love
   waits for chance, moves 5ae162
   views d77fcb f88f0c 513f79 0fc995
   "Anne draws Love."
15. chance: Draw adventure
   waits for chance, moves 5ae162
   views d5f7da 52a3ee 360413 4ad3c9
   "Anne draws Love and Adventure."
16. chance: TurnPlot 20
   waits for chance, moves 5ae162
   views fef363 fb7a4c 8f382b 7b78fc
   "Anne draws Love and Adventure."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
17. chance: Draw wits
   waits for Ben, moves 5e0762
   views ce63a4 a34a5c 144938 43f968
   "Anne draws Love and Adventure."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Wits."
   "Ben is next."
18. Ben: westley to start
   waits for Ben, moves 01726e
   views d97653 0d37b9 68bf42 e11f89
   "Ben moves Westley to Start."
19. Ben: westley to 1
   waits for Ben, moves edc8a5
   views c2a661 b31f9e e3d603 47c761
   "Ben moves Westley to space 1."
20. Ben: offer seat 1 courage for love
   waits for Anne, moves 8deedf
   views d538e4 2c5474 3c4fbd 4e17f8
   "Ben offers Anne Courage for Love."
21. Anne: decline the trade
   waits for Ben, moves fd8bc4
   views 0614b3 b2dd3b 8d9308 a7412e
   "Anne would rather not trade."
22. Ben: inigo to lookout, discarding adventure
   waits for Ben, moves 7ad5b7
   views 3d9513 dff632 43db3e 7af740
   "Ben discards Adventure and moves Inigo to Lookout."
23. Ben: westley to start, discarding fighting
   waits for Ben, moves 1311a5
   views f18745 819789 f536f5 79c415
   "Ben discards Fighting and moves Westley to Start."
24. Ben: westley to 1, discarding courage
   waits for Ben, moves 045cfb
   views 696899 914bb3 3594a1 6399f8
   "Ben discards Courage and moves Westley to space 1."
25. Ben: fezzik to 14, discarding wits
   waits for Ben, moves 3f86ad
   views b5275b e800e2 7cc8ca b8aa8e
   "Ben discards Wits and moves Fezzik to space 14."
26. Ben: aim for climb
   waits for Ben, moves 1f64d4
   views 315421 83772c f92687 efc22e
   "Ben aims for “Scale the Cliffs”."
   refuses Ben {"type":"plan","challenge":"nonsense"}: You have said what you aim for in this turn already.
27. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 8ad41f b635bf ff32c5 c0ef3e
28. chance: Draw as_you_wish
   waits for chance, moves 5ae162
   views b4f879 5dbbfd 59f5b2 bff8b0
   "Ben draws As You Wish."
29. chance: Draw grandpa_reads_on
   waits for chance, moves 5ae162
   views 9ad067 44a560 6dfd40 a02254
   "Ben draws As You Wish and Grandpa Reads On."
30. chance: TurnPlot 16
   waits for Carla, moves 3a83ef
   views 71e5be 362ce7 0b9c0e a4df4f
   "Ben draws As You Wish and Grandpa Reads On."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Carla is next."
31. Carla: aim for climb
   waits for Carla, moves 532f75
   views 010e2f e5b2e4 ddf045 f2c3bf
   "Carla aims for “Scale the Cliffs”."
32. Carla: westley to 2
   waits for Carla, moves c84615
   views 076528 c7b473 b77e20 449bda
   "Carla moves Westley to space 2."
33. Carla: fezzik to boulders
   waits for Carla, moves 25516a
   views 0d4124 914dec 11e8f6 0bf097
   "Carla moves Fezzik to Boulders."
34. Ben: play as_you_wish
   waits for Ben, moves 7cf74e
   views a5fe8a a3b120 89646f dc3876
   "Ben plays “As You Wish”."
   refuses Ben {"type":"play-special","card":"grandpa_reads_on"}: That card cannot be played now.
35. Ben: fezzik to 15
   waits for Ben, moves 1b382c
   views 61eebe 4aa986 1fac1e 6b84a4
   "Ben moves Fezzik to space 15."
   refuses Ben {"type":"step","who":"westley","to":"12","cards":[],"riding":false}: There are no steps left for that character.
36. Ben: fezzik to boulders
   waits for Ben, moves 5a21b2
   views 26e701 058eb0 558ce7 dc9c52
   "Ben moves Fezzik to Boulders."
37. Ben: move no further
   waits for Carla, moves ab4545
   views 4ba5f8 e57c25 8a3df1 fae3c3
38. Ben: play grandpa_reads_on
   waits for chance, moves 5ae162
   views 7281c8 23d6b1 d05b2b 1a7f59
   "Ben plays “Grandpa Reads On”."
39. chance: Look 5
   waits for chance, moves 5ae162
   views 6a2566 b72eb8 d4827f ba9542
   "Ben plays “Grandpa Reads On”."
40. chance: Look 7
   waits for chance, moves 5ae162
   views 66264f 62175d d0154d 693fea
   "Ben plays “Grandpa Reads On”."
41. chance: Look 3
   waits for Ben, moves ce0ce2
   views bb363b f6dbe7 4bcb39 c82582
   "Ben plays “Grandpa Reads On”."
42. Ben: put back 5, 3, 7
   waits for Carla, moves 21af6a
   views c94cd0 25f690 eef2d1 fa6afd
   "Ben reads on: the next Plot cards are 5, 3, 7."
43. Carla: fezzik to 15, discarding wits
   waits for Carla, moves 275522
   views 0aefd4 1aed42 0c315f c745ba
   "Carla discards Wits and moves Fezzik to space 15."
44. Carla: fezzik to 16, discarding love
   waits for Carla, moves 9da4ef
   views 26c13c 97673b 327ce5 12e94e
   "Carla discards Love and moves Fezzik to space 16."
45. Carla: westley to 3, discarding fighting
   waits for Carla, moves 57e743
   views 1aea12 e29bd7 a9f377 f8a9c1
   "Carla discards Fighting and moves Westley to space 3."
46. Carla: offer seat 1 courage for adventure
   waits for Anne, moves 8deedf
   views b2cdbc 644e39 1f8bc7 aeb8b2
   "Carla offers Anne Courage for Adventure."
47. Anne: agree to the trade
   waits for Carla, moves 0e1f41
   views 7ef8ef 245f7a b83614 b3d820
   "Anne agrees: Courage for Adventure."
48. Carla: inigo to 11, discarding fighting
   waits for Carla, moves b2f5ac
   views 927530 024bc3 ebe08b 6842e4
   "Carla discards Fighting and moves Inigo to space 11."
49. Carla: inigo to ruins, discarding love
   waits for Carla, moves eadcbf
   views f5da2e 446cc9 04743a 3023c8
   "Carla discards Love and moves Inigo to Ruins."
50. Carla: westley to 4, discarding fighting
   waits for Carla, moves eb7e90
   views 159d6c 11e47f d2643a b6e7d7
   "Carla discards Fighting and moves Westley to space 4."
51. Carla: westley to cliff_top, discarding adventure
   waits for Carla, moves 2d1137
   views 57dc47 4a253c 5892a5 a137a3
   "Carla discards Adventure and moves Westley to Cliff Top."
52. Carla: end the storytelling
   waits for chance, moves 5ae162
   views f8f101 4182c3 cf4858 3b91d1
53. chance: Draw the_good_parts
   waits for chance, moves 5ae162
   views 2a1a18 1fddd0 04db9c f5916a
   "Carla draws The Good Parts."
54. chance: Draw courage
   waits for chance, moves 5ae162
   views 94ab38 5c4173 1d1cc1 6604b3
   "Carla draws The Good Parts and Courage."
55. chance: TurnPlot 5
   waits for Anne, moves b3f447
   views ed4707 3bbb56 89da34 431d4d
   "Carla draws The Good Parts and Courage."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
56. Anne: westley to 4
   waits for Anne, moves 0dd2a9
   views e9d5dd 2be9b1 edf8c6 1e7877
   "Anne moves Westley to space 4."
57. Anne: inigo to 11
   waits for Anne, moves f353bb
   views 58001a 8a9f02 5b2cfc edc0ec
   "Anne moves Inigo to space 11."
58. Carla: play the_good_parts
   waits for Anne, moves 620860
   views 01cc64 448509 51fd09 7c1710
   "Carla plays “The Good Parts”."
   "Under the Plot deck: 16 and 5."
59. Anne: offer seat 3 wild_six_fingered_sword for courage
   waits for Carla, moves ebf1c9
   views 94890c 332853 d65766 45deb0
   "Anne offers Carla Six-Fingered Sword for Courage."
60. Carla: decline the trade
   waits for Anne, moves dc44d2
   views b3afd6 135087 8c2f93 5ff158
   "Carla would rather not trade."
61. Anne: fezzik to picnic, discarding love
   waits for Anne, moves 7d8628
   views 484161 68a744 fbc05d cca718
   "Anne discards Love and moves Fezzik to Picnic Stone."
62. Anne: fezzik to 16, discarding wild_six_fingered_sword
   waits for Anne, moves 9ba6ec
   views 7858b9 563b33 01f081 a77df5
   "Anne discards Six-Fingered Sword and moves Fezzik to space 16."
63. Anne: fezzik to 15, discarding courage
   waits for Anne, moves 017ae0
   views eae081 03f919 e38c0e 46a14a
   "Anne discards Courage and moves Fezzik to space 15."
64. Anne: inigo to lookout, discarding courage
   waits for Anne, moves bd27a1
   views 02712d 556129 75fccf 5bb6a9
   "Anne discards Courage and moves Inigo to Lookout."
65. Anne: offer seat 3 wits for courage
   waits for Carla, moves ebf1c9
   views f94ff7 8ad814 1439f9 3ffbcb
   "Anne offers Carla Wits for Courage."
66. Carla: agree to the trade
   waits for Anne, moves 48ae1c
   views ac75f6 ed5f8d 61e6cc 364ac6
   "Carla agrees: Wits for Courage."
67. Anne: westley to 3, discarding courage
   waits for Anne, moves 9adf55
   views d5919f 7d459e fb3c30 344380
   "Anne discards Courage and moves Westley to space 3."
68. Anne: aim for climb
   waits for Anne, moves ecd374
   views 36792d 92ad13 34d1ad 284d32
   "Anne aims for “Scale the Cliffs”."
69. Anne: fezzik to 16, discarding adventure
   waits for Anne, moves 6bfaa5
   views d09637 b9322d 19ee96 74ec98
   "Anne discards Adventure and moves Fezzik to space 16."
70. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 06b3ac 243970 ee0003 162a42
71. chance: Draw love
   waits for chance, moves 5ae162
   views 44a64a 711d91 00d6d9 01a24a
   "Anne draws Love."
72. chance: Draw fighting
   waits for chance, moves 5ae162
   views fc493a 777515 dcf535 c0593c
   "Anne draws Love and Fighting."
73. chance: TurnPlot 3
   waits for Ben, moves 6848dd
   views 69d7ed 9f4e8a a2cbc2 aa3cd6
   "Anne draws Love and Fighting."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Ben is next."
74. Ben: fezzik to picnic
   waits for Ben, moves 1f1c53
   views 4b677e c0bf22 3f8f55 f90087
   "Ben moves Fezzik to Picnic Stone."
75. Ben: fezzik to 17
   waits for Ben, moves 3f86ad
   views 93a337 94dcf4 0d1cfb ee89d3
   "Ben moves Fezzik to space 17."
76. Ben: aim for climb
   waits for Ben, moves 1f64d4
   views 525150 0c6eb0 45d96d 8eaf9d
   "Ben aims for “Scale the Cliffs”."
77. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 15a184 e1b853 d73bed 1ff3c7
78. chance: Draw love
   waits for chance, moves 5ae162
   views f357d9 f4caa2 63af24 b1acd0
   "Ben draws Love."
79. chance: Draw adventure
   waits for chance, moves 5ae162
   views a5f426 c84c32 1763dc 56ade1
   "Ben draws Love and Adventure."
80. chance: TurnPlot 7
   waits for Carla, moves d927f6
   views 887ab7 939a0b 68ec4a 7a8a9d
   "Ben draws Love and Adventure."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Carla is next."
81. Carla: inigo to 11
   waits for Carla, moves a2ac43
   views d4233d 4afb5a 727b96 f2c240
   "Carla moves Inigo to space 11."
82. Carla: westley to 5
   waits for Carla, moves 924157
   views c087e2 6a68b4 1b57e2 9166cb
   "Carla moves Westley to space 5."
83. Carla: westley to start, discarding wits
   waits for Carla, moves b36f4a
   views 3eb4aa 93ff3b 25b1c1 a0a85a
   "Carla discards Wits and moves Westley to Start."
84. Carla: aim for climb
   waits for Carla, moves 2d1137
   views 10f8af 77aa00 a7c2ba 86620b
   "Carla aims for “Scale the Cliffs”."
85. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 18c408 c5a2bd 608d8b c5c3da
86. chance: Draw love
   waits for chance, moves 5ae162
   views f036ed 747aea e576a6 2d1448
   "Carla draws Love."
87. chance: Draw wits
   waits for chance, moves 5ae162
   views 738d34 765c44 ed7747 fb1010
   "Carla draws Love and Wits."
88. chance: TurnPlot 18
   waits for Carla, moves e834df
   views eef62e b59c6f ce6b3a 29ed6d
   "Carla draws Love and Wits."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
89. Carla: discard wits
   waits for Anne, moves ee3bbe
   views 629af9 50d856 e144ad c22b0e
   "Carla discards Wits."
   "Anne is next."
90. Anne: inigo to ruins
   waits for Anne, moves 04be5e
   views d0acae 601f09 dcbacb c5d3d3
   "Anne moves Inigo to Ruins."
91. Anne: inigo to 10
   waits for Anne, moves c652f2
   views e81dc3 d70818 dc749d c6319d
   "Anne moves Inigo to space 10."
92. Anne: westley to 5, discarding love
   waits for Anne, moves 5d5501
   views 7285ef d8374c dddf04 2561f9
   "Anne discards Love and moves Westley to space 5."
93. Anne: inigo to cliff_top, discarding fighting
   waits for Anne, moves 41b75b
   views ed2633 d6fdfc d87d9b a4dedf
   "Anne discards Fighting and moves Inigo to Cliff Top."
94. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 5e8b5d 6f0fb8 d1bc6e a4aedb
95. chance: Draw adventure
   waits for chance, moves 5ae162
   views fe5431 9ae1e3 f1503b b32e86
   "Anne draws Adventure."
96. chance: Draw fighting
   waits for chance, moves 5ae162
   views e6b45d ee0a9d 847bb9 b92fd8
   "Anne draws Adventure and Fighting."
97. chance: TurnPlot 2
   waits for Ben, moves 90ba51
   views a790df 36b1c5 6de4a3 4d2ecc
   "Anne draws Adventure and Fighting."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
98. Ben: fezzik to 18
   waits for Ben, moves a420df
   views 413941 3af7eb d77123 4e52a0
   "Ben moves Fezzik to space 18."
99. Ben: westley to start
   waits for Ben, moves 1851f7
   views 45458b b91261 45dc3c a3bec7
   "Ben moves Westley to Start."
100. Ben: aim for climb
   waits for Ben, moves e82281
   views 4737ac 0f181a 504636 b9985f
   "Ben aims for “Scale the Cliffs”."
101. Ben: inigo to 4, discarding adventure
   waits for Ben, moves e946fc
   views 6f4214 b6ddc9 a7d0df a7b837
   "Ben discards Adventure and moves Inigo to space 4."
102. Ben: fezzik to ravine, discarding love
   waits for Ben, moves 1f64d4
   views bd1b9a d712a1 19db28 1bda89
   "Ben discards Love and moves Fezzik to Ravine."
103. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 6bfc38 5c3512 4054cd b40c49
104. chance: Draw adventure
   waits for chance, moves 5ae162
   views 4dd3e2 a83bef d30478 211d2d
   "Ben draws Adventure."
105. chance: Draw wits
   waits for chance, moves 5ae162
   views 1a6257 2c9199 d6b9e6 0915b3
   "Ben draws Adventure and Wits."
106. chance: TurnPlot 13
   waits for Carla, moves fcdd42
   views e0560c 1eacbd 1f4674 9a91a8
   "Ben draws Adventure and Wits."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
   "Carla is next."
107. Carla: aim for climb
   waits for Carla, moves a00aea
   views 0b7cac b3c0e1 fe9b39 a0d385
   "Carla aims for “Scale the Cliffs”."
108. Carla: inigo to cliff_top
   waits for Carla, moves 427186
   views 54687a 7dc039 0d3e93 48ce65
   "Carla moves Inigo to Cliff Top."
109. Carla: inigo to 10
   waits for Carla, moves f73519
   views a236ff fe8643 6f4c2f 896db0
   "Carla moves Inigo to space 10."
110. Carla: westley to 5, discarding love
   waits for Carla, moves 2d1137
   views 2be89e 855348 4a515a b51a9a
   "Carla discards Love and moves Westley to space 5."
111. Carla: end the storytelling
   waits for chance, moves 5ae162
   views a58341 51cb4b 99d3b6 60fbf6
112. chance: Draw courage
   waits for chance, moves 5ae162
   views 660b66 340059 cb6246 ca58d2
   "Carla draws Courage."
113. chance: Draw all_together
   waits for chance, moves 5ae162
   views 976714 0f9836 0da31c 5b9dc0
   "Carla draws Courage and All Together Now."
114. chance: TurnPlot 6
   waits for Anne, moves cd28d1
   views bd0263 b109cc d416ec 57f6d6
   "Carla draws Courage and All Together Now."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
   "Anne is next."
115. Anne: inigo to cliff_top
   waits for Anne, moves 91cd6e
   views fbfdc1 30955b 96bd02 1714f7
   "Anne moves Inigo to Cliff Top."
116. Anne: aim for climb
   waits for Anne, moves ba9fd4
   views b8c1d5 14c3b1 f7ce2a aee82e
   "Anne aims for “Scale the Cliffs”."
117. Anne: fezzik to 18
   waits for Anne, moves b9c456
   views fad534 844798 ba569b 5e88b4
   "Anne moves Fezzik to space 18."
118. Carla: play all_together
   waits for Anne, Ben, moves fe1bfe
   views aac078 c6799c 875160 d11b6f
   "Carla plays “All Together Now”."
119. Anne: give nothing
   waits for Ben, moves 20ffbe
   views cd6e3d 997e0a be831f 5b162b
   "Anne gives nothing."
120. Ben: give nothing
   waits for Anne, moves 8e9879
   views 6d4b52 f47707 2e82be e891ae
   "Ben gives nothing."
121. Anne: westley to start, discarding fighting
   waits for Anne, moves 9bcf69
   views 725c10 3604aa 23f2aa 1334ae
   "Anne discards Fighting and moves Westley to Start."
122. Anne: offer seat 2 adventure for wits
   waits for Ben, moves a3f97b
   views 6bc32c 96e83c e1e680 5b8422
   "Anne offers Ben Adventure for Wits."
123. Ben: agree to the trade
   waits for Anne, moves f788c1
   views c4cc41 c7fa62 dd03f9 d7f00e
   "Ben agrees: Adventure for Wits."
124. Anne: inigo to 9, discarding wits
   waits for Anne, moves 6bfaa5
   views eddc46 a9b9b4 4a0663 08e9d0
   "Anne discards Wits and moves Inigo to space 9."
125. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 5cb623 35abb5 0f5544 e3971a
126. chance: Draw courage
   waits for chance, moves 5ae162
   views ecb1a8 9c9981 3a28da 1f9ee9
   "Anne draws Courage."
127. chance: Draw adventure
   waits for chance, moves 5ae162
   views 439ec3 e6388b 03f200 d09091
   "Anne draws Courage and Adventure."
128. chance: TurnPlot 15
   waits for Ben, moves 142688
   views bf3cf4 9832f5 f9a27e 219ab2
   "Anne draws Courage and Adventure."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 13."
   "Humperdinck goes to Boulders."
   "Ben is next."
129. Ben: inigo to cliff_top
   waits for Ben, moves e3abf3
   views c5ca8e 48e428 28b151 398256
   "Ben moves Inigo to Cliff Top."
130. Ben: move no further
   waits for Ben, moves 800207
   views 95b91a c29070 5e252f 2303db
131. Ben: inigo to 4, discarding adventure
   waits for Ben, moves d09e26
   views eed001 db9009 e4dc19 496e5a
   "Ben discards Adventure and moves Inigo to space 4."
132. Ben: westley to 5, discarding adventure
   waits for Ben, moves 3f86ad
   views 4688fe 7805d3 107cee 1c0001
   "Ben discards Adventure and moves Westley to space 5."
133. Ben: end the storytelling
   waits for chance, moves 5ae162
   views feeea0 617b6e 0caa98 286eb1
134. chance: Draw wits
   waits for chance, moves 5ae162
   views 860e64 c193af a1521c 86c16d
   "Ben draws Wits."
135. chance: Draw inconceivable
   waits for chance, moves 5ae162
   views 4534b7 5cc02e 009d96 2e7c2e
   "Ben draws Wits and Inconceivable!"
136. chance: TurnPlot 8
   waits for Ben, moves c15c88
   views f404d2 fd5ccb b7f27c 92f104
   "Ben draws Wits and Inconceivable!"
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
137. Ben: play inconceivable
   waits for Carla, moves 8e6c98
   views 3728eb ca38c5 28e05b b3da4c
   "Ben plays “Inconceivable!”."
   "Plot card 8 comes to nothing."
   "Carla is next."
138. Carla: fezzik to 17
   waits for Carla, moves fe5366
   views 9da721 26a4f5 7ad478 277e95
   "Carla moves Fezzik to space 17."
139. Carla: move no further
   waits for Carla, moves a447db
   views 4bf7d7 1e590c d62f6f 47c9cf
140. Carla: fezzik to picnic, discarding courage
   waits for Carla, moves b36f4a
   views 051637 1dc267 c75f44 861190
   "Carla discards Courage and moves Fezzik to Picnic Stone."
141. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 260c71 630fd8 c8c1e4 786a9e
142. chance: Draw love
   waits for chance, moves 5ae162
   views fd9328 bdd13c b7bc8d 47d541
   "Carla draws Love."
143. chance: Draw fighting
   waits for chance, moves 5ae162
   views 148d41 dacfd9 01c216 639179
   "Carla draws Love and Fighting."
144. chance: TurnPlot 11
   waits for Anne, moves 59962e
   views 3c4258 f29f60 95da4b 6850f7
   "Carla draws Love and Fighting."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
   "Anne is next."
145. Anne: westley to start
   waits for Anne, moves 53d9a4
   views 596a04 60b7a0 62bdb4 e01fc0
   "Anne moves Westley to Start."
146. Anne: fezzik to 17
   waits for Anne, moves 66f5ed
   views f5e670 eafbab e37874 0597ac
   "Anne moves Fezzik to space 17."
147. Anne: inigo to 3, discarding courage
   waits for Anne, moves 15181f
   views 90464c e229df d9eb8d 67d2df
   "Anne discards Courage and moves Inigo to space 3."
148. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 2962d9 306482 c702c3 5fe600
149. chance: Draw pirates_hoard
   waits for chance, moves 5ae162
   views 7cfd16 bf0994 f67afe c26ebd
   "Anne draws Pirate's Hoard."
150. chance: Draw adventure
   waits for chance, moves 5ae162
   views 0a7409 1aceb3 41f07c c5acdb
   "Anne draws Pirate's Hoard and Adventure."
151. chance: TurnPlot 14
   waits for Ben, moves 7cf336
   views be0325 cfbb7f 9a5694 ffc36f
   "Anne draws Pirate's Hoard and Adventure."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
   "Ben is next."
152. Ben: fezzik to picnic
   waits for Ben, moves 327653
   views 526b2c 03d8fc e131d4 39a072
   "Ben moves Fezzik to Picnic Stone."
153. Ben: move no further
   waits for Ben, moves 7c5325
   views 1e995a b1a045 8291ff 3760eb
154. Anne: play pirates_hoard
   waits for Anne, moves 1e75dd
   views 08057f 2666c9 a43ee8 7960a9
   "Anne plays “Pirate's Hoard”."
155. Anne: take love from the discard pile
   waits for Anne, moves 1e75dd
   views 11bbec 016ce6 fac659 951da5
   "Anne takes Love from the discard pile."
156. Anne: take adventure from the discard pile
   waits for Ben, moves 75eec2
   views ac9e36 93575f bf0a20 12457f
   "Anne takes Adventure from the discard pile."
157. Ben: fezzik to 17, discarding wits
   waits for Ben, moves 3f86ad
   views 2774d6 cd9f04 5d2d94 760215
   "Ben discards Wits and moves Fezzik to space 17."
158. Ben: aim for climb
   waits for Ben, moves 1f64d4
   views b1db6f 903426 151c7d 97534c
   "Ben aims for “Scale the Cliffs”."
159. Ben: end the storytelling
   waits for chance, moves 5ae162
   views d0fb77 6c891b ca1158 4b4451
160. chance: Draw love
   waits for chance, moves 5ae162
   views 64fa06 b52743 38425b 388153
   "Ben draws Love."
161. chance: Draw courage
   waits for chance, moves 5ae162
   views de5341 616220 6c3a7b 29760f
   "Ben draws Love and Courage."
162. chance: TurnPlot 1
   waits for nobody, moves 5ae162
   views d2b23e ac5647 a01958 e9b75a
   "Ben draws Love and Courage."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. He stops listening."
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: The game is over.
ends {"winners":[],"scores":[2,2,2],"ending":{"type":"story-lost","book":"house","chapter":3,"defeat":"too_late_for_wits"}}
   "The story breaks off in chapter 3. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed."
