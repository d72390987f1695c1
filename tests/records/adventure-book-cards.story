Adventure Book, version 3 of its rules: Anne, Ben, Carla
{"seats":3,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":3,"miracles":2,"replayed":true,"specials":["all_together","as_you_wish","grandpa_reads_on","inconceivable","pirates_hoard","the_good_parts"]}}
   waits for Anne, Ben, Carla, moves 61e538
   views 259e89 632c50 41b596 1d325b
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That move cannot be made now.
   refuses chance {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: It is not your turn.
1. Ben: seat 3 goes first
   waits for chance, moves 5ae162
   views ebf7e3 67cdbb 5441e3 98e0a5
   "Who was the last to go hiking? Ben answers: Carla."
   refuses chance {"type":"act","action":"nonsense","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
2. chance: Deal 2 (('adventure', 'fighting', 'fighting', 'love'), ('adventure', 'inconceivable', 'love', 'love'), ('adventure', 'fighting', 'wits', 'wits')) ()
   waits for Carla, moves 7ef85a
   views 0d5ef3 a936b3 250c08 311596
   "Who was the last to go hiking? Ben answers: Carla."
   "Chapter 3: Cliffs of Insanity. Carla goes first."
   refuses Anne {"type":"play-special","card":"pirates_hoard"}: Not all of these cards are in your hand.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Ben {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
   refuses Carla {"type":"act","action":"cover_trail","cards":[],"target":""}: That comes when the story is told: end the moves first.
   refuses Carla {"type":"step","who":"fezzik","to":"15","cards":["wits"],"riding":false}: There is no way there in so few steps.
   refuses Carla {"type":"step","who":"-7","to":"14","cards":["wild_iocane"],"riding":false}: You cannot move that character now.
   refuses Carla {"type":"step","who":"inigo","to":"11","cards":["wits"],"riding":false}: The cards do not fit: it takes nothing.
3. Carla: inigo to 11
   waits for Carla, moves c2e2a2
   views e03c0d 76a8dc e31ee3 a41f27
   "Carla moves Inigo to space 11."
   refuses Carla {"type":"stride","who":"westley","via":"5","to":"6","riding":false}: There are no steps left for that character.
4. Carla: inigo to lookout
   waits for Carla, moves 8751ad
   views 74d619 79d79a 03f0fe b995a7
   "Carla moves Inigo to Lookout."
   refuses Carla {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: What it requires is not met yet.
   refuses Carla {"type":"trade","seat":0,"give":"9999999999999999999999999999999999999999","take":"wits"}: Not all of these cards are in your hand.
5. Carla: westley to 5, discarding adventure
   waits for Carla, moves 625328
   views 9fbe64 f88c5c 558380 4c3575
   "Carla discards Adventure and moves Westley to space 5."
6. Carla: take the last move back
   waits for Carla, moves 8751ad
   views 9e695c 7e0700 e8c297 15f85f
   "Carla takes that back."
7. Carla: offer seat 1 fighting for love
   waits for Anne, moves bb3a60
   views bfc93b 7726be eb80a3 1367a5
   "Carla offers Anne Fighting for Love."
8. Anne: agree to the trade
   waits for Carla, moves c4f966
   views 11105a d63c89 0390ec 47e66b
   "Anne agrees: Fighting for Love."
   refuses Carla {"type":"trade","seat":0,"give":"wits","take":"love"}: You have traded in this turn already.
9. Carla: westley to 5, discarding love
   waits for Carla, moves 07e6a7
   views c7121f ddf665 745b3d b347a5
   "Carla discards Love and moves Westley to space 5."
   refuses Carla {"type":"step","who":"inigo","to":"11","cards":["courage"],"riding":true}: There is nobody to take along.
10. Carla: inigo to 11, discarding wits
   waits for Carla, moves 5a50eb
   views 2b4874 d3c2f1 415f0b 24c693
   "Carla discards Wits and moves Inigo to space 11."
11. Carla: take the last move back
   waits for Carla, moves 07e6a7
   views 45909e 3fed20 da9340 1ccb0f
   "Carla takes that back."
12. Carla: fezzik to 14, discarding adventure
   waits for Carla, moves 5b4ae0
   views 3e44d2 b4a9ad f7f54c da90c8
   "Carla discards Adventure and moves Fezzik to space 14."
13. Carla: westley to start, discarding wits
   waits for Carla, moves 3a36fe
   views 651349 377464 1ff509 fdc3c0
   "Carla discards Wits and moves Westley to Start."
14. Carla: westley to 1, discarding wits
   waits for Carla, moves 0b6402
   views 16b902 5624d1 ecfcc4 74d5e4
   "Carla discards Wits and moves Westley to space 1."
15. Anne: use a Miracle to draw from the special deck
   waits for chance, moves 5ae162
   views f1f0af 943a2a d6ac55 38a45c
   "Anne uses a Miracle to draw a Special card."
   refuses chance {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That cannot be the next card of the deck.
16. chance: Draw wild_iocane
   waits for Carla, moves c4bb7c
   views c4d59b d399e8 04045a d56846
   "Anne uses a Miracle to draw a Special card."
   "Anne draws Iocane Powder."
17. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 447a49 c35999 9beeca 739ab3
18. chance: Draw courage
   waits for chance, moves 5ae162
   views b14f7b 8db8f2 d9dd68 13aaec
   "Carla draws Courage."
19. chance: Draw courage
   waits for chance, moves 5ae162
   views 8a01d4 29c381 63b474 4b626e
   "Carla draws 2 × Courage."
20. chance: TurnPlot 17
   waits for Ben, moves b68041
   views ef28bf 89b7e1 9e0f93 0f319c
   "Carla draws 2 × Courage."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
21. Ben: play inconceivable
   waits for Anne, moves 38698c
   views fd99c8 d4a78f bb2edd 340601
   "Ben plays “Inconceivable!”."
   "Plot card 17 comes to nothing."
   "Anne is next."
22. Anne: westley to 5 by way of start
   waits for Anne, moves 82c920
   views 130c89 19d9b3 023ed2 13a242
   "Anne moves Westley to Start."
   "Anne moves Westley to space 5."
23. Carla: use a Miracle to draw from the story deck
   waits for chance, moves 5ae162
   views 47b542 00ab4c 0fb3a0 7041e7
   "Carla uses a Miracle to draw Story cards."
24. chance: Draw wits
   waits for chance, moves 5ae162
   views 0ff429 8fd9a6 1be058 0ededa
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Wits."
25. chance: Draw adventure
   waits for chance, moves 5ae162
   views 116293 0e7ebc c43c5e fec5d0
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Wits and Adventure."
26. chance: Draw adventure
   waits for Anne, moves b22726
   views ea0873 ec0fdc 6c101e a32ac4
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Wits and 2 × Adventure."
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
27. Anne: westley to start, discarding fighting
   waits for Anne, moves 9ab1a0
   views 13576e 56a4c8 c3308d 8501ec
   "Anne discards Fighting and moves Westley to Start."
28. Anne: westley to 1, discarding adventure
   waits for Anne, moves 2bc128
   views 37669a b4ca1d 9c541f 8ed2e9
   "Anne discards Adventure and moves Westley to space 1."
29. Anne: fezzik to crag, discarding fighting
   waits for Anne, moves 8a06f2
   views dc187c eb9adc 9cb8d9 7245d5
   "Anne discards Fighting and moves Fezzik to Crag."
30. Anne: offer seat 3 wild_iocane for wits
   waits for Carla, moves 5c71a6
   views 9edbe8 a7d06f b6ac62 d0f1d6
   "Anne offers Carla Iocane Powder for Wits."
31. Carla: decline the trade
   waits for Anne, moves 61f505
   views 68f9cc 79bf28 7e7e04 2d0d00
   "Carla would rather not trade."
32. Anne: offer seat 3 fighting for courage
   waits for Carla, moves 5c71a6
   views 984ed4 318a32 c65d0d f46e8d
   "Anne offers Carla Fighting for Courage."
33. Carla: decline the trade
   waits for Anne, moves ce6a7f
   views 42865d 969a31 34af39 493557
   "Carla would rather not trade."
34. Anne: offer seat 3 wild_iocane for courage
   waits for Carla, moves 5c71a6
   views 693077 cd169e d964ae 1232c4
   "Anne offers Carla Iocane Powder for Courage."
35. Carla: decline the trade
   waits for Anne, moves e2fe7a
   views 14851b 4f2e32 b2fb97 b739a8
   "Carla would rather not trade."
36. Carla: take the last move back
   waits for Carla, moves ebf1c9
   views 3a0f61 d3d914 7625e2 314ad0
   "Carla takes that back."
37. Carla: decline the trade
   waits for Anne, moves e2fe7a
   views 14851b 4f2e32 b2fb97 b739a8
   "Carla would rather not trade."
38. Anne: offer seat 2 fighting for love
   waits for Ben, moves 8b004f
   views 1cb001 19f0b4 255225 30cc19
   "Anne offers Ben Fighting for Love."
39. Ben: agree to the trade
   waits for Anne, moves d6ab29
   views 53d8a8 4d9849 ae0880 be4d77
   "Ben agrees: Fighting for Love."
40. Anne: westley to start, discarding wild_iocane
   waits for Anne, moves b228bf
   views 04356a d2bc5a 38a2f3 17bd66
   "Anne discards Iocane Powder and moves Westley to Start."
41. Anne: westley to 5, discarding love
   waits for Anne, moves 76dd91
   views fd5933 7d7f99 a1d55c f524b4
   "Anne discards Love and moves Westley to space 5."
42. Anne: take the last move back
   waits for Anne, moves b228bf
   views 2bac4b 626e7d 0d5efb 68b17f
   "Anne takes that back."
43. Anne: westley to 1, discarding love
   waits for Anne, moves 76dd91
   views 2c8c8d b13569 22bb01 6eec3b
   "Anne discards Love and moves Westley to space 1."
44. Anne: take the last move back
   waits for Anne, moves b228bf
   views 2bac4b 626e7d 0d5efb 68b17f
   "Anne takes that back."
45. Anne: aim for climb
   waits for Anne, moves 5270db
   views 353b77 d53ad6 d3e2c5 c49316
   "Anne aims for “Scale the Cliffs”."
   refuses Anne {"type":"plan","challenge":"climb","why":""}: You have said what you aim for in this turn already.
46. Anne: westley to 5, discarding love
   waits for Anne, moves 8f59f0
   views 4d5f97 441cce 404bb8 fc605b
   "Anne discards Love and moves Westley to space 5."
47. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 44e4b0 2d96f2 816d29 0c401a
48. chance: Draw fighting
   waits for chance, moves 5ae162
   views d3977d bc4f2f 9e7839 a5fc92
   "Anne draws Fighting."
49. chance: Draw wits
   waits for chance, moves 5ae162
   views 10829c 7ea47d 604799 b741e6
   "Anne draws Fighting and Wits."
50. chance: TurnPlot 20
   waits for chance, moves 5ae162
   views f6b1e5 06d62d d9cc3d dbaee8
   "Anne draws Fighting and Wits."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
51. chance: Draw pirates_hoard
   waits for Ben, moves 449fd9
   views 38c0b8 703141 a1b402 e3c777
   "Anne draws Fighting and Wits."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Pirate's Hoard."
   "Ben is next."
52. Ben: aim for climb
   waits for Ben, moves 221751
   views f8b3d0 827f15 4abbcf 704d87
   "Ben aims for “Scale the Cliffs”, along with Anne."
53. Ben: westley to start
   waits for Ben, moves 6e9c35
   views 59d52e c2e3fd 11f7b6 f9a196
   "Ben moves Westley to Start."
54. Ben: westley to 1
   waits for Ben, moves 21f582
   views 518378 20efd1 25962e 255dea
   "Ben moves Westley to space 1."
55. Anne: play pirates_hoard
   waits for Anne, moves 4693d1
   views 9de04a db4786 b9662f d67aa1
   "Anne plays “Pirate's Hoard”."
56. Anne: take no more
   waits for Ben, moves cb19d3
   views b13c23 bbef5b ee8422 d6869c
57. Ben: offer seat 3 fighting for courage
   waits for Carla, moves 4c2527
   views 0fa702 b01e88 12fa9b c37f6d
   "Ben offers Carla Fighting for Courage."
58. Ben: take the last move back
   waits for Ben, moves 4f5ccb
   views bb98e7 f8b8e3 df94ad 350216
   "Ben takes that back."
59. Ben: offer seat 3 love for adventure
   waits for Carla, moves 4c2527
   views 4755eb b3ebc6 632248 3c7ad4
   "Ben offers Carla Love for Adventure."
60. Carla: decline the trade
   waits for Ben, moves 5b88c4
   views f7c3f8 73fd63 afefb0 477d20
   "Carla would rather not trade."
61. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 0842d5 8d6d22 0aba7d 12db6e
62. chance: Draw fighting
   waits for chance, moves 5ae162
   views 5bfd22 8bb09c 5f8b93 696753
   "Ben draws Fighting."
63. chance: Draw fighting
   waits for chance, moves 5ae162
   views 56303c bf5996 0b33d0 632742
   "Ben draws 2 × Fighting."
64. chance: TurnPlot 2
   waits for Carla, moves 6a6fef
   views 570ee3 4e8486 5689cf efecf6
   "Ben draws 2 × Fighting."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Carla is next."
65. Carla: inigo to ruins by way of 11
   waits for Carla, moves 8f63c8
   views 470327 da3c6e 66c175 df2662
   "Carla moves Inigo to space 11."
   "Carla moves Inigo to Ruins."
66. Carla: inigo to 12, discarding courage
   waits for Carla, moves aa3593
   views 84f789 050fb3 be229b dd351c
   "Carla discards Courage and moves Inigo to space 12."
67. Carla: inigo to 13, discarding courage
   waits for Carla, moves c0229e
   views ddfa2e 9737f8 ae3a85 0bff0f
   "Carla discards Courage and moves Inigo to space 13."
68. Carla: fezzik to 14, discarding adventure
   waits for Carla, moves d67bde
   views b5fb16 182c1d c33d11 6f2187
   "Carla discards Adventure and moves Fezzik to space 14."
69. Carla: aim for climb
   waits for Carla, moves 20e432
   views ab3287 540736 fca1b4 ba491e
   "Carla aims for “Scale the Cliffs”, along with Anne."
70. Carla: offer seat 2 adventure for love
   waits for Ben, moves 0de965
   views 8a23f2 ab992a 8ecdb4 66fe89
   "Carla offers Ben Adventure for Love."
71. Ben: decline the trade
   waits for Carla, moves 02ceb8
   views 9486e7 62d2bb 625873 d1795d
   "Ben would rather not trade."
72. Carla: offer seat 1 adventure for wits
   waits for Anne, moves e40a3a
   views 1ced6c fa63f9 de4a28 42ae62
   "Carla offers Anne Adventure for Wits."
73. Anne: agree to the trade
   waits for Carla, moves 19e8e8
   views 6c57a5 893442 31d0ff f2f22c
   "Anne agrees: Adventure for Wits."
74. Carla: inigo to boulders, discarding wits
   waits for Carla, moves 318d31
   views a89d7a e17a72 175456 17f33d
   "Carla discards Wits and moves Inigo to Boulders."
75. Carla: end the storytelling
   waits for chance, moves 5ae162
   views c8e2ea 443b5c 7c9067 0b7b24
76. chance: Draw love
   waits for chance, moves 5ae162
   views e27300 4262bb 23141f aed2ad
   "Carla draws Love."
77. chance: Draw wits
   waits for chance, moves 5ae162
   views 402a5a 3c6c8e ccc23d 70bc05
   "Carla draws Love and Wits."
78. chance: TurnPlot 7
   waits for Anne, moves faa2ef
   views 77242f d52d4f 798324 0ea999
   "Carla draws Love and Wits."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
79. Anne: inigo to crag by way of 14
   waits for Anne, moves 75754a
   views f5f2b5 a8ff41 64cc2b a5acbf
   "Anne moves Inigo to space 14."
   "Anne moves Inigo to Crag."
80. Anne: westley to 5, discarding fighting
   waits for Anne, moves 71e739
   views 2adecf 1a1807 789f4f 7961c3
   "Anne discards Fighting and moves Westley to space 5."
81. Anne: offer seat 3 adventure for love
   waits for Carla, moves 5c71a6
   views 1b979d 2a1aa3 093a4f db6e42
   "Anne offers Carla Adventure for Love."
82. Carla: agree to the trade
   waits for Anne, moves e3b51b
   views b63e0c ffded0 4aa137 b30e00
   "Carla agrees: Adventure for Love."
83. Anne: fezzik to crag, discarding love
   waits for Anne, moves 76dd91
   views 17e362 4b4461 dacd6f e101ea
   "Anne discards Love and moves Fezzik to Crag."
84. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 77a82c 8cd26c 5c4da5 4101e8
   "Anne aims for “Scale the Cliffs”, along with Ben."
85. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 464f99 5a67e9 296667 f7e4b8
   "Anne takes that back."
86. Anne: take the last move back
   waits for Anne, moves 7d1811
   views ea889c 5d8d8d 9275e2 2ff7e4
   "Anne takes that back."
87. Anne: westley to 6, discarding love
   waits for Anne, moves 76dd91
   views f9234a c1f4f1 933691 a939a7
   "Anne discards Love and moves Westley to space 6."
88. Anne: end the storytelling
   waits for chance, moves 5ae162
   views b1bb16 67daa9 07df97 f17962
89. chance: Draw adventure
   waits for chance, moves 5ae162
   views 07b851 a2ecd3 2ef6c8 82f538
   "Anne draws Adventure."
90. chance: Draw grandpa_reads_on
   waits for chance, moves 5ae162
   views f0b114 6ab3cc 89efc0 fd9b64
   "Anne draws Adventure and Grandpa Reads On."
91. chance: TurnPlot 19
   waits for Anne, moves c23297
   views 2e8431 0b2862 debf04 5feef6
   "Anne draws Adventure and Grandpa Reads On."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
92. Anne: discard grandpa_reads_on
   waits for Ben, moves 2c023c
   views 312f63 52524f 5dc5c3 8c3a7e
   "Anne discards Grandpa Reads On."
   "Ben is next."
93. Ben: westley to start by way of 5
   waits for Ben, moves 6df364
   views c8a778 db04bd 9b230e b1ee90
   "Ben moves Westley to space 5."
   "Ben moves Westley to Start."
94. Ben: offer seat 3 fighting for adventure
   waits for Carla, moves 4c2527
   views 465617 5ad0d9 c8e0f7 404487
   "Ben offers Carla Fighting for Adventure."
95. Carla: agree to the trade
   waits for Ben, moves 64b629
   views 7c1b3d 0e50c2 f52c96 f1e068
   "Carla agrees: Fighting for Adventure."
96. Ben: westley to 1, discarding adventure
   waits for Ben, moves 9f7069
   views fc9e71 2747e9 172b75 9bb918
   "Ben discards Adventure and moves Westley to space 1."
97. Ben: inigo to 14, discarding adventure
   waits for Ben, moves 9e8bc9
   views df3ece e1fc18 a371b2 b03292
   "Ben discards Adventure and moves Inigo to space 14."
98. Ben: inigo to boulders, discarding fighting
   waits for Ben, moves 3d1fa2
   views 0a7f82 e927f2 b38a67 486038
   "Ben discards Fighting and moves Inigo to Boulders."
99. Ben: fezzik to crag, discarding fighting
   waits for Ben, moves b52b55
   views 5d1760 0ab4e4 2a7876 ceb3e6
   "Ben discards Fighting and moves Fezzik to Crag."
100. Ben: inigo to 15, discarding love
   waits for Ben, moves a24533
   views 294415 09dafd 52c7c1 0e8483
   "Ben discards Love and moves Inigo to space 15."
101. Ben: take the last move back
   waits for Ben, moves b52b55
   views e30afc f05de9 a9ed66 acc9e2
   "Ben takes that back."
102. Ben: westley to start, discarding love
   waits for Ben, moves a24533
   views b76858 6327db 64de33 2871e6
   "Ben discards Love and moves Westley to Start."
103. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 16834a 8655bb 4a8947 7a0f74
104. chance: Draw courage
   waits for chance, moves 5ae162
   views 6bfd5b 36a1f7 489777 d783a7
   "Ben draws Courage."
105. chance: Draw as_you_wish
   waits for chance, moves 5ae162
   views ecc543 59241d 85cc44 5303a6
   "Ben draws Courage and As You Wish."
106. chance: TurnPlot 16
   waits for Carla, moves cf4d50
   views 4add67 763ea4 bd173c 9ba5e3
   "Ben draws Courage and As You Wish."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Carla is next."
107. Carla: move no further
   waits for Carla, moves 1802a2
   views e854e6 eaf092 77f6f3 ab92a1
108. Ben: play as_you_wish
   waits for Ben, moves acde2f
   views 9379ec 4f4c73 78c02d b7be4b
   "Ben plays “As You Wish”."
109. Ben: inigo to 15
   waits for Ben, moves 245890
   views 709c2c 976fa5 e183b3 8aae83
   "Ben moves Inigo to space 15."
110. Ben: inigo to 16
   waits for Ben, moves 330262
   views 6d70bf 252c69 25f09f 7ce2ce
   "Ben moves Inigo to space 16."
111. Ben: take the last move back
   waits for Ben, moves 245890
   views 45cc0c 45d990 865e17 3ada7a
   "Ben takes that back."
112. Ben: take the last move back
   waits for Ben, moves acde2f
   views f3c736 8fb35c be9062 026a57
   "Ben takes that back."
113. Ben: westley to 5
   waits for Ben, moves 31b556
   views 02da07 b102e5 ded580 386261
   "Ben moves Westley to space 5."
114. Ben: westley to 6
   waits for Ben, moves 7b5468
   views 1d35ca a3f767 a37411 f73461
   "Ben moves Westley to space 6."
115. Ben: move no further
   waits for Carla, moves f84c5f
   views 67d83d 482cae e44e2c 968e81
116. Carla: fezzik to 14, discarding fighting
   waits for Carla, moves 00c1a1
   views ed3380 149ef9 e1269a baac04
   "Carla discards Fighting and moves Fezzik to space 14."
117. Carla: inigo to 14, discarding wits
   waits for Carla, moves 6eab2b
   views de3518 071546 fdbf87 40e0e2
   "Carla discards Wits and moves Inigo to space 14."
118. Carla: aim for climb
   waits for Carla, moves 4b0d1a
   views adb634 76c5a5 ec893e 00f6a1
   "Carla aims for “Scale the Cliffs”."
119. Carla: offer seat 2 wits for courage
   waits for Ben, moves 0de965
   views c2e4f8 00a739 00b0b0 7102a4
   "Carla offers Ben Wits for Courage."
120. Ben: decline the trade
   waits for Carla, moves 1bc95f
   views d8d5a5 376b85 35889f 0015b3
   "Ben would rather not trade."
121. Carla: westley to 5, discarding wits
   waits for Carla, moves 9c8299
   views 381c7e 009a3a d92759 d04970
   "Carla discards Wits and moves Westley to space 5."
122. Carla: take the last move back
   waits for Carla, moves 27b5f9
   views c32cea e8bc0b 4afed6 ba3e97
   "Carla takes that back."
123. Carla: offer seat 1 wits for adventure
   waits for Anne, moves e40a3a
   views ea3710 29a3da 0d0687 633c32
   "Carla offers Anne Wits for Adventure."
124. Anne: decline the trade
   waits for Carla, moves abd128
   views e1a822 1f903f b94c53 ff51a5
   "Anne would rather not trade."
125. Carla: westley to 7, discarding wits
   waits for Carla, moves 9c8299
   views 99e408 0a1ebc 15aa4d 1a8321
   "Carla discards Wits and moves Westley to space 7."
126. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 5561f6 d9899a 307ccc 08b3a7
127. chance: Draw courage
   waits for chance, moves 5ae162
   views 0dc211 1e13ca faac02 25e7fd
   "Carla draws Courage."
128. chance: Draw fighting
   waits for chance, moves 5ae162
   views 64d3b9 47946c 4ab9fd c98951
   "Carla draws Courage and Fighting."
129. chance: TurnPlot 5
   waits for Anne, moves 8e2125
   views fa53fc 4e0377 a4e326 7e7afe
   "Carla draws Courage and Fighting."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
130. Anne: westley to 6
   waits for Anne, moves 65bb7d
   views 6503c2 a6829f 2ca744 60829c
   "Anne moves Westley to space 6."
131. Anne: take the last move back
   waits for Anne, moves 8e2125
   views e91f25 d7f928 dd1aed 25b4bf
   "Anne takes that back."
132. Anne: fezzik to boulders
   waits for Anne, moves 81a77d
   views dba3a1 fea278 2494e3 5094a3
   "Anne moves Fezzik to Boulders."
133. Anne: take the last move back
   waits for Anne, moves 8e2125
   views e91f25 d7f928 dd1aed 25b4bf
   "Anne takes that back."
134. Anne: westley to 5 by way of 6
   waits for Anne, moves 0393b0
   views ab94c8 7c4ca7 0a4cb4 a70f3c
   "Anne moves Westley to space 6."
   "Anne moves Westley to space 5."
135. Anne: westley to start, discarding adventure
   waits for Anne, moves 76dd91
   views ee0685 355821 42f913 3376b2
   "Anne discards Adventure and moves Westley to Start."
136. Anne: take the last move back
   waits for Anne, moves 0393b0
   views 2c1217 bfb7b5 ca7b49 874c89
   "Anne takes that back."
137. Anne: westley to start, discarding adventure
   waits for Anne, moves 76dd91
   views ee0685 355821 42f913 3376b2
   "Anne discards Adventure and moves Westley to Start."
138. Anne: end the storytelling
   waits for chance, moves 5ae162
   views d94e9a dc90fc da629c d5c0fe
139. chance: Draw courage
   waits for chance, moves 5ae162
   views 695dbf e83738 01495b 928f7b
   "Anne draws Courage."
140. chance: Draw wits
   waits for chance, moves 5ae162
   views 7c7e6e e129d7 6a0c8d 0f4de1
   "Anne draws Courage and Wits."
141. chance: TurnPlot 6
   waits for Ben, moves 14cd3f
   views 7ed7a7 643f4e be8b86 44311e
   "Anne draws Courage and Wits."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
142. Ben: westley to 2 by way of 1
   waits for Ben, moves 94b1fe
   views 6f74b9 39d61a 3ede48 21a564
   "Ben moves Westley to space 1."
   "Ben moves Westley to space 2."
143. Ben: inigo to crag, discarding courage
   waits for Ben, moves a24533
   views 55ac34 1caa97 07fd3e 9977a3
   "Ben discards Courage and moves Inigo to Crag."
144. Ben: aim for climb
   waits for Ben, moves 514f2f
   views 81e2c6 f8ca13 cca424 5b82d1
   "Ben aims for “Scale the Cliffs”, along with Carla."
145. Ben: take the last move back
   waits for Ben, moves a24533
   views 905c7a d11687 5e91c4 e90097
   "Ben takes that back."
146. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 48619b 0257d6 5ae6c9 6c7884
147. chance: Draw love
   waits for chance, moves 5ae162
   views 5d2f5d ec1cd9 1af290 326161
   "Ben draws Love."
148. chance: Draw fighting
   waits for chance, moves 5ae162
   views 39f66e 3f4eec 2fb688 5e2cfb
   "Ben draws Love and Fighting."
149. chance: TurnPlot 14
   waits for Carla, moves a6ffc5
   views 4ec706 0bcc98 fa3e8a 3a17fe
   "Ben draws Love and Fighting."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
   "Carla is next."
150. Carla: westley to 1
   waits for Carla, moves afc748
   views ffb5a7 67fa63 96b851 5d7b15
   "Carla moves Westley to space 1."
151. Carla: take the last move back
   waits for Carla, moves a6ffc5
   views 115ee0 c6b35b c182cd 9cecb9
   "Carla takes that back."
152. Carla: inigo to 14
   waits for Carla, moves 555565
   views 49dccb 253029 fe45a4 d112e9
   "Carla moves Inigo to space 14."
153. Carla: westley to 3
   waits for Carla, moves 0e3133
   views ed31d3 708319 91e095 163a16
   "Carla moves Westley to space 3."
154. Carla: offer seat 2 courage for fighting
   waits for Ben, moves 0de965
   views c06a92 1d0df6 218145 9e839c
   "Carla offers Ben Courage for Fighting."
155. Ben: agree to the trade
   waits for Carla, moves 89d2eb
   views 9c017d b8741f 30d3e1 bf95da
   "Ben agrees: Courage for Fighting."
156. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 215812 bebf15 e8902b 6355f6
157. chance: Draw love
   waits for chance, moves 5ae162
   views ae2eaf 6d4dba c371a2 0a1eb5
   "Carla draws Love."
158. chance: Draw courage
   waits for chance, moves 5ae162
   views 487e67 3a2a89 efb3ca 55ba7c
   "Carla draws Love and Courage."
159. chance: TurnPlot 3
   waits for Anne, moves d83702
   views 27f3cf 358f9e 047baf 819034
   "Carla draws Love and Courage."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
160. Anne: fezzik to 13 by way of boulders
   waits for Anne, moves fbfa18
   views d6a88b 636a13 52b956 a0f840
   "Anne moves Fezzik to Boulders."
   "Anne moves Fezzik to space 13."
161. Anne: offer seat 2 wits for love
   waits for Ben, moves 8b004f
   views a24599 92887a 4abe14 877abb
   "Anne offers Ben Wits for Love."
162. Ben: decline the trade
   waits for Anne, moves 63d899
   views 47a168 ebb168 aa7e20 7085f1
   "Ben would rather not trade."
163. Anne: offer seat 3 wits for courage
   waits for Carla, moves 5c71a6
   views c8acd5 6af215 26c977 317b9c
   "Anne offers Carla Wits for Courage."
164. Carla: agree to the trade
   waits for Anne, moves 29781b
   views 8641a7 be803d dc7445 134bc2
   "Carla agrees: Wits for Courage."
165. Anne: inigo to crag, discarding courage
   waits for Anne, moves ddd4c7
   views ea7fb4 e22e34 3b502f d7ce72
   "Anne discards Courage and moves Inigo to Crag."
166. Anne: westley to 1, discarding courage
   waits for Anne, moves 76dd91
   views fb8c6e 2b6fc8 467176 442628
   "Anne discards Courage and moves Westley to space 1."
167. Anne: take the last move back
   waits for Anne, moves ddd4c7
   views 02b87d 6ef37d 0f7570 d4ec24
   "Anne takes that back."
168. Anne: westley to 5, discarding courage
   waits for Anne, moves 76dd91
   views 87bc45 42251d 3c4719 465861
   "Anne discards Courage and moves Westley to space 5."
169. Anne: take the last move back
   waits for Anne, moves ddd4c7
   views 02b87d 6ef37d 0f7570 d4ec24
   "Anne takes that back."
170. Anne: westley to 5, discarding courage
   waits for Anne, moves 76dd91
   views 87bc45 42251d 3c4719 465861
   "Anne discards Courage and moves Westley to space 5."
171. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views edbd41 9a4559 0247a2 6de829
   "Anne aims for “Scale the Cliffs”."
172. Anne: take the last move back
   waits for Anne, moves 76dd91
   views f84547 294319 af447f 506384
   "Anne takes that back."
173. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views edbd41 9a4559 0247a2 6de829
   "Anne aims for “Scale the Cliffs”."
174. Anne: take the last move back
   waits for Anne, moves 76dd91
   views f84547 294319 af447f 506384
   "Anne takes that back."
175. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views edbd41 9a4559 0247a2 6de829
   "Anne aims for “Scale the Cliffs”."
176. Anne: take the last move back
   waits for Anne, moves 76dd91
   views f84547 294319 af447f 506384
   "Anne takes that back."
177. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views edbd41 9a4559 0247a2 6de829
   "Anne aims for “Scale the Cliffs”."
178. Anne: take the last move back
   waits for Anne, moves 76dd91
   views f84547 294319 af447f 506384
   "Anne takes that back."
179. Anne: take the last move back
   waits for Anne, moves ddd4c7
   views 02b87d 6ef37d 0f7570 d4ec24
   "Anne takes that back."
180. Anne: fezzik to 12, discarding courage
   waits for Anne, moves 76dd91
   views 3f65bc a28545 40a8c1 a6abbb
   "Anne discards Courage and moves Fezzik to space 12."
181. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 5e7040 e4cad8 ac25ca 77d746
   "Anne aims for “Scale the Cliffs”."
182. Anne: take the last move back
   waits for Anne, moves 76dd91
   views ddb85c 90dfa4 490021 1d918e
   "Anne takes that back."
183. Anne: end the storytelling
   waits for chance, moves 5ae162
   views ca578c 7806cf e3a16a a0423a
184. chance: Draw wits
   waits for chance, moves 5ae162
   views 487ee1 cfaffd b3ac05 77ae2d
   "Anne draws Wits."
185. chance: Draw adventure
   waits for chance, moves 5ae162
   views 962fa8 57ca69 627a4d 4f6bab
   "Anne draws Wits and Adventure."
186. chance: TurnPlot 13
   waits for Ben, moves 4053ee
   views a57024 f93e14 f69889 3964a5
   "Anne draws Wits and Adventure."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
   "Ben is next."
187. Ben: fezzik to boulders by way of 13
   waits for Ben, moves 9db0d6
   views 86e20b 3ac049 0d0b0d 921233
   "Ben moves Fezzik to space 13."
   "Ben moves Fezzik to Boulders."
188. Ben: aim for climb
   waits for Ben, moves da187f
   views 7a3713 47ac29 25d9a9 a02e0a
   "Ben aims for “Scale the Cliffs”."
189. Ben: offer seat 3 courage for wits
   waits for Carla, moves 4c2527
   views 8bf66a 615239 4c9abd c8d66a
   "Ben offers Carla Courage for Wits."
190. Ben: take the last move back
   waits for Ben, moves da187f
   views 6aa4b6 d45a89 60c5a3 e58de2
   "Ben takes that back."
191. Ben: offer seat 1 courage for adventure
   waits for Anne, moves b590fe
   views c0d3eb 8d7e6f ea54b0 0e14b6
   "Ben offers Anne Courage for Adventure."
192. Anne: decline the trade
   waits for Ben, moves c58d96
   views 9db287 b53e87 c763c3 c1e0c5
   "Anne would rather not trade."
193. Ben: fezzik to 15, discarding courage
   waits for Ben, moves a8ee54
   views ac27b3 4d903a a36485 44347e
   "Ben discards Courage and moves Fezzik to space 15."
194. Ben: offer seat 3 love for wits
   waits for Carla, moves 4c2527
   views 6689d6 9de198 cb13d9 ba2ad5
   "Ben offers Carla Love for Wits."
195. Carla: agree to the trade
   waits for Ben, moves 9ea90a
   views 30e25c ac9242 d3a472 1a91db
   "Carla agrees: Love for Wits."
196. Ben: inigo to 14, discarding wits
   waits for Ben, moves 514f2f
   views 44f920 42bc70 49920b 1e8ca9
   "Ben discards Wits and moves Inigo to space 14."
197. Ben: take the last move back
   waits for Ben, moves d3361e
   views 179708 bce7d5 049660 22ee5c
   "Ben takes that back."
198. Ben: westley to 5, discarding wits
   waits for Ben, moves 514f2f
   views 696f53 fcd6b3 bd6e4d 715bc7
   "Ben discards Wits and moves Westley to space 5."
199. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 0836dd 6d4cdf f80050 a341ec
200. chance: Draw adventure
   waits for chance, moves 5ae162
   views 6f79bd eccecf b0f77f 4de30a
   "Ben draws Adventure."
201. chance: Draw wits
   waits for chance, moves 5ae162
   views 8eb6ff 0d691d 6e9b16 c5f23c
   "Ben draws Adventure and Wits."
202. chance: TurnPlot 15
   waits for Carla, moves 9b54db
   views 5bde9d 5e61f6 d18796 bcdda1
   "Ben draws Adventure and Wits."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 13."
   "Humperdinck goes to Boulders."
   "Carla is next."
203. Carla: fezzik to 13 by way of boulders
   waits for Carla, moves 70971c
   views 5cafff ae1490 8e5854 4847f0
   "Carla moves Fezzik to Boulders."
   "Carla moves Fezzik to space 13."
204. Carla: westley to start, discarding fighting
   waits for Carla, moves 6e7709
   views c685a8 05f8a4 166d40 9162ef
   "Carla discards Fighting and moves Westley to Start."
205. Carla: offer seat 2 fighting for adventure
   waits for Ben, moves 0de965
   views babf4f 3cbf08 39cff1 96f315
   "Carla offers Ben Fighting for Adventure."
206. Ben: agree to the trade
   waits for Carla, moves c2dfbd
   views 08a7b1 955104 1990ee c617a2
   "Ben agrees: Fighting for Adventure."
207. Ben: take the last move back
   waits for Ben, moves a3f97b
   views b736c3 8bda63 2f4a7b adeafa
   "Ben takes that back."
208. Ben: decline the trade
   waits for Carla, moves ebb49c
   views a52331 c0e020 36bad8 3d5474
   "Ben would rather not trade."
209. Carla: offer seat 2 fighting for wits
   waits for Ben, moves 0de965
   views 5acb16 590b08 d08859 80ff27
   "Carla offers Ben Fighting for Wits."
210. Ben: agree to the trade
   waits for Carla, moves 2fbdb3
   views a5c87f 534901 5428fd 6990de
   "Ben agrees: Fighting for Wits."
211. Carla: cover_trail, discarding wits
   waits for Carla, moves 75bee1
   views b7bfa6 a9b964 5abbd5 1094d8
   "Carla: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 13."
   refuses Carla {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That can be done once a turn, and it was.
212. Carla: fezzik to boulders, discarding love
   waits for Carla, moves ebd48a
   views e6c700 214629 15769f ebdc54
   "Carla discards Love and moves Fezzik to Boulders."
213. Carla: fezzik to 13, discarding love
   waits for Carla, moves d51b7d
   views 279b49 8c5e39 9b3f5b c8f769
   "Carla discards Love and moves Fezzik to space 13."
214. Carla: take the last move back
   waits for Carla, moves ebd48a
   views 381f55 f24624 d71437 33503d
   "Carla takes that back."
215. Carla: westley to 1, discarding love
   waits for Carla, moves d51b7d
   views fbaab5 11c951 d13981 14f12f
   "Carla discards Love and moves Westley to space 1."
216. Carla: take the last move back
   waits for Carla, moves ebd48a
   views 381f55 f24624 d71437 33503d
   "Carla takes that back."
217. Carla: westley to 1, discarding love
   waits for Carla, moves d51b7d
   views fbaab5 11c951 d13981 14f12f
   "Carla discards Love and moves Westley to space 1."
218. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 02d88e 536ec5 d3df08 a83560
219. chance: Draw the_good_parts
   waits for chance, moves 5ae162
   views cc53bc b4d3c7 7ac023 dbfadd
   "Carla draws The Good Parts."
220. chance: Draw love
   waits for chance, moves 5ae162
   views a5ceb4 e5e782 b44471 ddf20b
   "Carla draws The Good Parts and Love."
221. chance: TurnPlot 1
   waits for Anne, moves 999cf3
   views ffd197 689bcb 1c2821 e8866e
   "Carla draws The Good Parts and Love."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
222. Anne: inigo to boulders by way of 14
   waits for Anne, moves 1fe1ba
   views bce2f1 f75381 2de6f3 b37ec8
   "Anne moves Inigo to space 14."
   "Anne moves Inigo to Boulders."
223. Carla: play the_good_parts
   waits for Anne, moves 5e28ea
   views 46327f ff1085 aab7cb 321c5e
   "Carla plays “The Good Parts”."
   "Under the Plot deck: 15 and 1."
224. Anne: offer seat 3 wits for love
   waits for Carla, moves 5c71a6
   views 2a9a1e 2cdfb2 fb3c6a f8915d
   "Anne offers Carla Wits for Love."
225. Carla: decline the trade
   waits for Anne, moves ae940e
   views 2a1a9e 2b227f 9894f1 9ca058
   "Carla would rather not trade."
226. Anne: inigo to 15, discarding wits
   waits for Anne, moves d0f748
   views a20d31 dc97c0 de36a3 8e3b10
   "Anne discards Wits and moves Inigo to space 15."
227. Anne: fezzik to 13, discarding adventure
   waits for Anne, moves 76dd91
   views 1c6b00 f1974a e8f591 26471e
   "Anne discards Adventure and moves Fezzik to space 13."
228. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 8ca29b 7c47e4 0c325d a6b6a9
229. chance: Draw all_together
   waits for chance, moves 5ae162
   views 46d9eb 612b96 73aeaf 3465f3
   "Anne draws All Together Now."
230. chance: Draw love
   waits for chance, moves 5ae162
   views 8c9d23 d9dbeb fbe414 ac81c2
   "Anne draws All Together Now and Love."
231. chance: TurnPlot 9
   waits for Ben, moves bb1e1c
   views cfba79 41a3f9 7dcdab 79cc41
   "Anne draws All Together Now and Love."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
   "Ben is next."
232. Ben: aim for climb
   waits for Ben, moves 81044b
   views c28bec b3ea46 4fe16a e379bd
   "Ben aims for “Scale the Cliffs”."
233. Ben: take the last move back
   waits for Ben, moves bb1e1c
   views 38793a a91e83 3fefae 66c4d8
   "Ben takes that back."
234. Ben: inigo to picnic by way of 16
   waits for Ben, moves b40ed9
   views 7535e8 c1a208 13e23b 98f482
   "Ben moves Inigo to space 16."
   "Ben moves Inigo to Picnic Stone."
235. Anne: play all_together
   waits for Ben, Carla, moves 7552e1
   views 0ef77b 5eb7ea 7085a8 c0facf
   "Anne plays “All Together Now”."
236. Ben: give adventure
   waits for Carla, moves 08f32a
   views b79efa a43e67 7a770d 172e91
   "Ben gives Anne Adventure."
237. Carla: give nothing
   waits for Ben, moves 9602f0
   views 8da14d 9eda45 83a014 872dd7
   "Carla gives nothing."
238. Ben: fezzik to boulders, discarding fighting
   waits for Ben, moves a24533
   views 70aac1 dd2c90 7822f0 340ad6
   "Ben discards Fighting and moves Fezzik to Boulders."
239. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 4d93a0 ce26f9 d59662 628707
240. chance: Draw courage
   waits for chance, moves 5ae162
   views 5044b4 506bd3 369e1a 6be04a
   "Ben draws Courage."
241. chance: Draw courage
   waits for chance, moves 5ae162
   views d07dd7 2b695d afbec5 ffe307
   "Ben draws 2 × Courage."
242. chance: TurnPlot 12
   waits for Carla, moves 4e15c5
   views 0479b4 cc0bbb 6f3045 ee1d8c
   "Ben draws 2 × Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
   "Carla is next."
243. Carla: fezzik to crag by way of 14
   waits for Carla, moves 7dfb7d
   views 8eb652 c80ee6 840ab2 4d615f
   "Carla moves Fezzik to space 14."
   "Carla moves Fezzik to Crag."
244. Carla: westley to 1, discarding love
   waits for Carla, moves d51b7d
   views 514316 2dcd86 1210ea 81ec3d
   "Carla discards Love and moves Westley to space 1."
245. Carla: aim for climb
   waits for Carla, moves 9c8299
   views b37c7e d8f237 d9472d b25390
   "Carla aims for “Scale the Cliffs”."
246. Carla: take the last move back
   waits for Carla, moves d51b7d
   views 28668f 001336 de972b 76950a
   "Carla takes that back."
247. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 870e1d ed6f4c 950f2a d2a68e
   "The discard pile is shuffled: 43 cards make a new Story deck."
248. chance: Draw the_good_parts
   waits for chance, moves 5ae162
   views 7e9e0d 6dd1eb e13d63 a0c144
   "The discard pile is shuffled: 43 cards make a new Story deck."
   "Carla draws The Good Parts."
249. chance: Draw grandpa_reads_on
   waits for chance, moves 5ae162
   views 8af18b 355d59 ddd37b 7fed6f
   "The discard pile is shuffled: 43 cards make a new Story deck."
   "Carla draws The Good Parts and Grandpa Reads On."
250. chance: TurnPlot 4
   waits for Anne, moves 170c1a
   views b9ea0f ecee66 7523c3 fbf4af
   "The discard pile is shuffled: 43 cards make a new Story deck."
   "Carla draws The Good Parts and Grandpa Reads On."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
251. Anne: westley to 6 by way of 5
   waits for Anne, moves aae3ae
   views d3d01f 4f82a6 50b0ce d42a4e
   "Anne moves Westley to space 5."
   "Anne moves Westley to space 6."
252. Carla: play the_good_parts
   waits for Anne, moves f82613
   views 4b1435 4b8b17 da082f 3d3168
   "Carla plays “The Good Parts”."
   "Under the Plot deck: 12 and 4."
253. Carla: play grandpa_reads_on
   waits for chance, moves 5ae162
   views 4f3583 29bd34 4c8d23 750493
   "Carla plays “Grandpa Reads On”."
254. chance: Look 10
   waits for chance, moves 5ae162
   views 4260ea 9cc289 54a872 a0b5c8
   "Carla plays “Grandpa Reads On”."
255. chance: Look 18
   waits for chance, moves 5ae162
   views 3d9203 bfa268 32c2d3 bbc95d
   "Carla plays “Grandpa Reads On”."
256. chance: Look 11
   waits for Carla, moves 37c517
   views 21ad12 a03d96 5c38c2 f8056e
   "Carla plays “Grandpa Reads On”."
257. Carla: put back 11, 18, 10
   waits for Anne, moves 626a81
   views 5e8a8e 57b2c1 dc0cff 28e79b
   "Carla reads on: the next Plot cards are 11, 18, 10."
258. Anne: westley to 7, discarding love
   waits for Anne, moves ffc0ec
   views 5799c7 545b82 facdcf 4eada0
   "Anne discards Love and moves Westley to space 7."
259. Anne: inigo to 16, discarding adventure
   waits for Anne, moves 76dd91
   views 8e9ab3 393ddc 5467b8 faa371
   "Anne discards Adventure and moves Inigo to space 16."
260. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 841c6e 2e930c c89000 1d36fc
   "Anne aims for “Scale the Cliffs”."
261. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 782358 29b048 5a3b7d ae9d9c
262. chance: Draw adventure
   waits for chance, moves 5ae162
   views bcbb3d 308d7b cd2fb5 e9a545
   "Anne draws Adventure."
263. chance: Draw adventure
   waits for chance, moves 5ae162
   views 691112 99acf4 bade36 b17344
   "Anne draws 2 × Adventure."
264. chance: TurnPlot 11
   waits for Ben, moves aaff33
   views 92d50f 9c126f 693322 a78af4
   "Anne draws 2 × Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
   "Ben is next."
265. Ben: westley to 6
   waits for Ben, moves c99777
   views 505c35 8f0091 38f9d7 22b33c
   "Ben moves Westley to space 6."
266. Ben: fezzik to 14
   waits for Ben, moves 097375
   views f86a56 450c2c 2d7abb 01c7e4
   "Ben moves Fezzik to space 14."
267. Ben: fezzik to crag, discarding courage
   waits for Ben, moves a09aee
   views 37dac9 27abb8 7bc265 ddf41c
   "Ben discards Courage and moves Fezzik to Crag."
268. Ben: inigo to 15, discarding courage
   waits for Ben, moves a24533
   views b5b1ba 951eef 4322a7 ab71f8
   "Ben discards Courage and moves Inigo to space 15."
269. Ben: take the last move back
   waits for Ben, moves a09aee
   views 24c8f7 33c2a8 cf8bca db3f8e
   "Ben takes that back."
270. Ben: westley to 7, discarding courage
   waits for Ben, moves a24533
   views ab76f5 f75371 da2e45 cab94b
   "Ben discards Courage and moves Westley to space 7."
271. Ben: aim for climb
   waits for Ben, moves 514f2f
   views ea041f 0a1e25 3acdd8 a11abe
   "Ben aims for “Scale the Cliffs”, along with Anne."
272. Ben: end the storytelling
   waits for chance, moves 5ae162
   views fd7864 5f3a78 7710dc ed9d37
273. chance: Draw courage
   waits for chance, moves 5ae162
   views 2e0bf5 e4ef95 c3a0b7 43c0ee
   "Ben draws Courage."
274. chance: Draw fighting
   waits for chance, moves 5ae162
   views 023302 112493 1814d9 955dc1
   "Ben draws Courage and Fighting."
275. chance: TurnPlot 18
   waits for Ben, moves e833fa
   views 4b43e1 2d97c3 04e864 0111d2
   "Ben draws Courage and Fighting."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
276. Ben: discard courage
   waits for Carla, moves 94033d
   views d8726b 875614 95f60f a29509
   "Ben discards Courage."
   "Carla is next."
277. Carla: westley to 6
   waits for Carla, moves fb669e
   views 09b487 4b4253 4d63d7 302b5c
   "Carla moves Westley to space 6."
278. Carla: move no further
   waits for Carla, moves d51b7d
   views 65c738 80e02d 4bbb62 fbb845
279. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 711031 de4740 365788 f35443
280. chance: Draw love
   waits for chance, moves 5ae162
   views 48d113 1f494a 3e6526 e6770a
   "Carla draws Love."
281. chance: Draw wits
   waits for chance, moves 5ae162
   views 684531 82058c 92b22c 873be0
   "Carla draws Love and Wits."
282. chance: TurnPlot 10
   waits for nobody, moves 5ae162
   views 1b5e69 4ee2cd c013d4 5e23a8
   "Carla draws Love and Wits."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. He stops listening."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[2,2,2],"ending":{"type":"story-lost","book":"house","chapter":3,"defeat":"too_late_for_wits"}}
   "The story breaks off in chapter 3. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed."
