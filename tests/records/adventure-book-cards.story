Adventure Book, version 3 of its rules: Anne, Ben, Carla
{"seats":3,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":3,"miracles":2,"replayed":true,"specials":["all_together","as_you_wish","grandpa_reads_on","inconceivable","pirates_hoard","the_good_parts"]}}
   waits for Anne, Ben, Carla, moves 61e538
   views 47b6ef 0f7c2b 1a3603 e656df
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That move cannot be made now.
   refuses chance {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: It is not your turn.
1. Ben: seat 3 goes first
   waits for chance, moves 5ae162
   views b3bf9b 890ab6 276da6 52647f
   "Who was the last to go hiking? Ben answers: Carla."
   refuses chance {"type":"act","action":"nonsense","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
2. chance: Deal 2 (('adventure', 'fighting', 'fighting', 'love'), ('adventure', 'inconceivable', 'love', 'love'), ('adventure', 'fighting', 'wits', 'wits')) ()
   waits for Carla, moves 7ef85a
   views c7bd0e 1a38fa 0e7051 f62f96
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
   views 68e9d6 776a05 b030b9 d4d0b5
   "Carla moves Inigo to space 11."
   refuses Carla {"type":"stride","who":"westley","via":"5","to":"6","riding":false}: There are no steps left for that character.
4. Carla: inigo to lookout
   waits for Carla, moves 8751ad
   views 23b2ba bdab91 71a019 6bcaa3
   "Carla moves Inigo to Lookout."
   refuses Carla {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: What it requires is not met yet.
   refuses Carla {"type":"trade","seat":0,"give":"9999999999999999999999999999999999999999","take":"wits"}: A trade is one of your cards for one of another seat's.
5. Carla: westley to 5, discarding adventure
   waits for Carla, moves 625328
   views a67f96 d83c1f 31a0ec 342cdf
   "Carla discards Adventure and moves Westley to space 5."
6. Carla: take the last move back
   waits for Carla, moves 8751ad
   views f77bd8 9d28f1 c0a838 8774d1
   "Carla takes that back."
7. Carla: offer seat 1 fighting for love
   waits for Anne, moves bb3a60
   views 331cad b5b75d e8c25a 4425c9
   "Carla offers Anne Fighting for Love."
8. Anne: agree to the trade
   waits for Carla, moves c4f966
   views d11ba6 a09dc0 4efed8 7f6512
   "Anne agrees: Fighting for Love."
   refuses Carla {"type":"trade","seat":0,"give":"wits","take":"love"}: You have traded in this turn already.
9. Carla: westley to 5, discarding love
   waits for Carla, moves 07e6a7
   views ce5a81 8e1667 a9af6b 0b2d4a
   "Carla discards Love and moves Westley to space 5."
   refuses Carla {"type":"step","who":"inigo","to":"11","cards":["courage"],"riding":true}: There is nobody to take along.
10. Carla: inigo to 11, discarding wits
   waits for Carla, moves 5a50eb
   views e035b7 acaa04 9e8930 7379fb
   "Carla discards Wits and moves Inigo to space 11."
11. Carla: take the last move back
   waits for Carla, moves 07e6a7
   views 073f46 4a7b23 8b60cf 4fa7e2
   "Carla takes that back."
12. Carla: fezzik to 14, discarding adventure
   waits for Carla, moves 5b4ae0
   views f30f7d a0e594 19d9f1 07d9ea
   "Carla discards Adventure and moves Fezzik to space 14."
13. Carla: westley to start, discarding wits
   waits for Carla, moves 3a36fe
   views 08a180 876cc7 e7b5a9 230198
   "Carla discards Wits and moves Westley to Start."
14. Carla: westley to 1, discarding wits
   waits for Carla, moves 0b6402
   views 5a97ff 4ab406 4fd673 d04269
   "Carla discards Wits and moves Westley to space 1."
15. Anne: use a Miracle to draw from the special deck
   waits for chance, moves 5ae162
   views a7f5ce 33e7b2 0f3fa0 0a1b44
   "Anne uses a Miracle to draw a Special card."
   refuses chance {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That cannot be the next card of the deck.
16. chance: Draw wild_iocane
   waits for Carla, moves c4bb7c
   views e89210 b2ea50 7673de 69d806
   "Anne uses a Miracle to draw a Special card."
   "Anne draws Iocane Powder."
17. Carla: end the storytelling
   waits for chance, moves 5ae162
   views dbc5a5 371ff9 849e5c 4c4f79
18. chance: Draw courage
   waits for chance, moves 5ae162
   views c9ac57 94b7dd 5e2f50 a1eb50
   "Carla draws Courage."
19. chance: Draw courage
   waits for chance, moves 5ae162
   views d36589 cd1396 c8a492 d7032f
   "Carla draws 2 × Courage."
20. chance: TurnPlot 17
   waits for Ben, moves b68041
   views 0930b7 28be8b fc0921 b8f516
   "Carla draws 2 × Courage."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
21. Ben: play inconceivable
   waits for Anne, moves 38698c
   views 546758 d7304b a2a8d8 ed3e6b
   "Ben plays “Inconceivable!”."
   "Plot card 17 comes to nothing."
   "Anne is next."
22. Anne: westley to 5 by way of start
   waits for Anne, moves 82c920
   views 1e1bd9 924653 3b2310 8cbc0d
   "Anne moves Westley to Start."
   "Anne moves Westley to space 5."
23. Carla: use a Miracle to draw from the story deck
   waits for chance, moves 5ae162
   views 0288f5 88b4ec fd201d 85c221
   "Carla uses a Miracle to draw Story cards."
24. chance: Draw wits
   waits for chance, moves 5ae162
   views f53eaf 539e95 139694 cb4972
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Wits."
25. chance: Draw adventure
   waits for chance, moves 5ae162
   views 84f57a ed50c8 f44115 f3035f
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Wits and Adventure."
26. chance: Draw adventure
   waits for Anne, moves b22726
   views f26150 e2f146 61407b 42a86a
   "Carla uses a Miracle to draw Story cards."
   "Carla draws Wits and 2 × Adventure."
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
27. Anne: westley to start, discarding fighting
   waits for Anne, moves 9ab1a0
   views e9ba72 b06ba8 aaf500 4c5893
   "Anne discards Fighting and moves Westley to Start."
28. Anne: westley to 1, discarding adventure
   waits for Anne, moves 2bc128
   views 1b3244 737c40 18a4f0 64fe2a
   "Anne discards Adventure and moves Westley to space 1."
29. Anne: fezzik to crag, discarding fighting
   waits for Anne, moves 8a06f2
   views f6e0d6 734e30 fede95 ccc25e
   "Anne discards Fighting and moves Fezzik to Crag."
30. Anne: offer seat 3 wild_iocane for wits
   waits for Carla, moves 5c71a6
   views c48692 87dcd9 ab531c 6ed3e6
   "Anne offers Carla Iocane Powder for Wits."
31. Carla: decline the trade
   waits for Anne, moves 61f505
   views 54f374 b5547d 6371f6 96b4a1
   "Carla would rather not trade."
32. Anne: offer seat 3 fighting for courage
   waits for Carla, moves 5c71a6
   views 14b9d3 dd53fd dbc2ab efe46a
   "Anne offers Carla Fighting for Courage."
33. Carla: decline the trade
   waits for Anne, moves ce6a7f
   views 0b5091 559007 978134 53851a
   "Carla would rather not trade."
34. Anne: offer seat 3 wild_iocane for courage
   waits for Carla, moves 5c71a6
   views 826274 3f2264 fcf1bf aefc32
   "Anne offers Carla Iocane Powder for Courage."
35. Carla: decline the trade
   waits for Anne, moves e2fe7a
   views d77f3e a4bb0a a64e91 081b35
   "Carla would rather not trade."
36. Carla: take the last move back
   waits for Carla, moves ebf1c9
   views a4659d 724599 2c7b02 aef9b3
   "Carla takes that back."
37. Carla: decline the trade
   waits for Anne, moves e2fe7a
   views d77f3e a4bb0a a64e91 081b35
   "Carla would rather not trade."
38. Anne: offer seat 2 fighting for love
   waits for Ben, moves 8b004f
   views 6f87a9 89377b f1f34f e82de7
   "Anne offers Ben Fighting for Love."
39. Ben: agree to the trade
   waits for Anne, moves d6ab29
   views fe445b 5e2f7f 14cb6f cbb0f7
   "Ben agrees: Fighting for Love."
40. Anne: westley to start, discarding wild_iocane
   waits for Anne, moves b228bf
   views 98fdd3 a1b270 6430b2 7130e7
   "Anne discards Iocane Powder and moves Westley to Start."
41. Anne: westley to 5, discarding love
   waits for Anne, moves 76dd91
   views f5653f 03c78b 10f9d4 d83faa
   "Anne discards Love and moves Westley to space 5."
42. Anne: take the last move back
   waits for Anne, moves b228bf
   views 0cabaf d3fb8c 0b7bc7 362e94
   "Anne takes that back."
43. Anne: westley to 1, discarding love
   waits for Anne, moves 76dd91
   views abcdf9 7c15fb de1b4f bd6af7
   "Anne discards Love and moves Westley to space 1."
44. Anne: take the last move back
   waits for Anne, moves b228bf
   views 0cabaf d3fb8c 0b7bc7 362e94
   "Anne takes that back."
45. Anne: aim for climb
   waits for Anne, moves 5270db
   views e97190 bf4665 dcfee5 4df2a8
   "Anne aims for “Scale the Cliffs”."
   refuses Anne {"type":"plan","challenge":"climb","why":""}: You have said what you aim for in this turn already.
46. Anne: westley to 5, discarding love
   waits for Anne, moves 8f59f0
   views dd7062 2b71a1 948be4 497def
   "Anne discards Love and moves Westley to space 5."
47. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 2c9ae4 83bc11 af15ae 429c13
48. chance: Draw fighting
   waits for chance, moves 5ae162
   views 363513 b154c1 b7cfe2 0186a7
   "Anne draws Fighting."
49. chance: Draw wits
   waits for chance, moves 5ae162
   views 38e02c 40eb31 45f4e6 1a5c9e
   "Anne draws Fighting and Wits."
50. chance: TurnPlot 20
   waits for chance, moves 5ae162
   views e8d61e 26c63e 2e99b9 6ecabf
   "Anne draws Fighting and Wits."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
51. chance: Draw pirates_hoard
   waits for Ben, moves 449fd9
   views fb2bd4 ea157c fc4528 019538
   "Anne draws Fighting and Wits."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Pirate's Hoard."
   "Ben is next."
52. Ben: aim for climb
   waits for Ben, moves 221751
   views 73e0a3 439d16 c724a5 83f74e
   "Ben aims for “Scale the Cliffs”, along with Anne."
53. Ben: westley to start
   waits for Ben, moves 6e9c35
   views 042896 71c689 e15e41 0db4b6
   "Ben moves Westley to Start."
54. Ben: westley to 1
   waits for Ben, moves 21f582
   views 926800 8080cc 1f7741 51af00
   "Ben moves Westley to space 1."
55. Anne: play pirates_hoard
   waits for Anne, moves 4693d1
   views 8c88fd 0b5c04 4e9a72 aef794
   "Anne plays “Pirate's Hoard”."
56. Anne: take no more
   waits for Ben, moves cb19d3
   views 1f64fa a1f0ef 2993ab b0a314
57. Ben: offer seat 3 fighting for courage
   waits for Carla, moves 4c2527
   views 2e8069 9c9f0a 6e2eaf f1c9a2
   "Ben offers Carla Fighting for Courage."
58. Ben: take the last move back
   waits for Ben, moves 4f5ccb
   views afb74f a3a649 63008b 54c997
   "Ben takes that back."
59. Ben: offer seat 3 love for adventure
   waits for Carla, moves 4c2527
   views d9c31b 061ea8 f53fa8 af9f1b
   "Ben offers Carla Love for Adventure."
60. Carla: decline the trade
   waits for Ben, moves 5b88c4
   views cf443e 527e81 a8f668 7adac8
   "Carla would rather not trade."
61. Ben: end the storytelling
   waits for chance, moves 5ae162
   views b19ae0 bb1ce0 d7b44e 8a370b
62. chance: Draw fighting
   waits for chance, moves 5ae162
   views 910597 b1623e f604f4 f41adb
   "Ben draws Fighting."
63. chance: Draw fighting
   waits for chance, moves 5ae162
   views 88ae21 cce619 38395f ec7357
   "Ben draws 2 × Fighting."
64. chance: TurnPlot 2
   waits for Carla, moves 6a6fef
   views d7f4c8 1dcbf6 c747fd 0c3fc4
   "Ben draws 2 × Fighting."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Carla is next."
65. Carla: inigo to ruins by way of 11
   waits for Carla, moves 8f63c8
   views ca6b41 5d0e11 608001 8c3046
   "Carla moves Inigo to space 11."
   "Carla moves Inigo to Ruins."
66. Carla: inigo to 12, discarding courage
   waits for Carla, moves aa3593
   views 64ded7 33ab5c 30afec cad30c
   "Carla discards Courage and moves Inigo to space 12."
67. Carla: inigo to 13, discarding courage
   waits for Carla, moves c0229e
   views 3bf6cb 0094c4 d0c060 a939e4
   "Carla discards Courage and moves Inigo to space 13."
68. Carla: fezzik to 14, discarding adventure
   waits for Carla, moves d67bde
   views 935dd8 a4989b a5096a 7cc9c4
   "Carla discards Adventure and moves Fezzik to space 14."
69. Carla: aim for climb
   waits for Carla, moves 20e432
   views 6c45b9 753643 c36eaa 742678
   "Carla aims for “Scale the Cliffs”, along with Anne."
70. Carla: offer seat 2 adventure for love
   waits for Ben, moves 0de965
   views 96a091 807add 1704e2 8e04fd
   "Carla offers Ben Adventure for Love."
71. Ben: decline the trade
   waits for Carla, moves 02ceb8
   views 0b3767 fc6021 d81789 c52956
   "Ben would rather not trade."
72. Carla: offer seat 1 adventure for wits
   waits for Anne, moves e40a3a
   views 2d7712 4473ef 20b31a 201653
   "Carla offers Anne Adventure for Wits."
73. Anne: agree to the trade
   waits for Carla, moves 19e8e8
   views 6c9c4d d4dcf6 8de8b9 c7c346
   "Anne agrees: Adventure for Wits."
74. Carla: inigo to boulders, discarding wits
   waits for Carla, moves 318d31
   views 4efa61 c3e15f 0e92aa 95097d
   "Carla discards Wits and moves Inigo to Boulders."
75. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 76f13a f62371 03f35f 0ed5a8
76. chance: Draw love
   waits for chance, moves 5ae162
   views f689ed 7f7696 3cac4b 0974c9
   "Carla draws Love."
77. chance: Draw wits
   waits for chance, moves 5ae162
   views e0c13e 9405fc 55a1c4 7d1a6c
   "Carla draws Love and Wits."
78. chance: TurnPlot 7
   waits for Anne, moves faa2ef
   views e2692f e4cfac 4bb9e1 a25b3f
   "Carla draws Love and Wits."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
79. Anne: inigo to crag by way of 14
   waits for Anne, moves 75754a
   views cd6233 e2f07c dc1577 9cb8ed
   "Anne moves Inigo to space 14."
   "Anne moves Inigo to Crag."
80. Anne: westley to 5, discarding fighting
   waits for Anne, moves 71e739
   views 3de2fc 97de54 d7a0c8 d18c38
   "Anne discards Fighting and moves Westley to space 5."
81. Anne: offer seat 3 adventure for love
   waits for Carla, moves 5c71a6
   views 426663 5f8603 a0f88e f63a31
   "Anne offers Carla Adventure for Love."
82. Carla: agree to the trade
   waits for Anne, moves e3b51b
   views b7afd7 d7c54f 1e5f91 5270d2
   "Carla agrees: Adventure for Love."
83. Anne: fezzik to crag, discarding love
   waits for Anne, moves 76dd91
   views 9842f2 3237b5 395fec f4e586
   "Anne discards Love and moves Fezzik to Crag."
84. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 3ab398 96f1ac f4fc9e d41217
   "Anne aims for “Scale the Cliffs”, along with Ben."
85. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 9f7120 286c98 7cadec fa9b2e
   "Anne takes that back."
86. Anne: take the last move back
   waits for Anne, moves 7d1811
   views bc4230 e62778 0b0303 ddd7a3
   "Anne takes that back."
87. Anne: westley to 6, discarding love
   waits for Anne, moves 76dd91
   views a54351 a57f95 aae95a 6624b0
   "Anne discards Love and moves Westley to space 6."
88. Anne: end the storytelling
   waits for chance, moves 5ae162
   views f178bb a6bc27 2742fc b3d575
89. chance: Draw adventure
   waits for chance, moves 5ae162
   views b48297 412494 5c76c4 2b7144
   "Anne draws Adventure."
90. chance: Draw grandpa_reads_on
   waits for chance, moves 5ae162
   views ecc8b2 220f99 71b108 f6bc7a
   "Anne draws Adventure and Grandpa Reads On."
91. chance: TurnPlot 19
   waits for Anne, moves c23297
   views d0902c 5e44f4 6e57f0 ac84c9
   "Anne draws Adventure and Grandpa Reads On."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
92. Anne: discard grandpa_reads_on
   waits for Ben, moves 2c023c
   views f35c89 2decac 80cfd3 e76102
   "Anne discards Grandpa Reads On."
   "Ben is next."
93. Ben: westley to start by way of 5
   waits for Ben, moves 6df364
   views 41ec1c cb94c9 e96d3d 43538b
   "Ben moves Westley to space 5."
   "Ben moves Westley to Start."
94. Ben: offer seat 3 fighting for adventure
   waits for Carla, moves 4c2527
   views e3c640 a49fa5 373a35 d41f78
   "Ben offers Carla Fighting for Adventure."
95. Carla: agree to the trade
   waits for Ben, moves 64b629
   views 74b467 d4bc4d e7e8cc ae7bf3
   "Carla agrees: Fighting for Adventure."
96. Ben: westley to 1, discarding adventure
   waits for Ben, moves 9f7069
   views cd666e b02d92 8abe67 173457
   "Ben discards Adventure and moves Westley to space 1."
97. Ben: inigo to 14, discarding adventure
   waits for Ben, moves 9e8bc9
   views 5f2948 a8b1c6 dd3507 48a158
   "Ben discards Adventure and moves Inigo to space 14."
98. Ben: inigo to boulders, discarding fighting
   waits for Ben, moves 3d1fa2
   views b1ecde cca924 7f8ab0 6474bb
   "Ben discards Fighting and moves Inigo to Boulders."
99. Ben: fezzik to crag, discarding fighting
   waits for Ben, moves b52b55
   views 3e9bd3 6bba54 713fe7 9427b9
   "Ben discards Fighting and moves Fezzik to Crag."
100. Ben: inigo to 15, discarding love
   waits for Ben, moves a24533
   views 277885 a7b183 3f7500 cdd89a
   "Ben discards Love and moves Inigo to space 15."
101. Ben: take the last move back
   waits for Ben, moves b52b55
   views 876ad7 22cfb8 5637d6 27ee8c
   "Ben takes that back."
102. Ben: westley to start, discarding love
   waits for Ben, moves a24533
   views 5d7888 dd7206 cf2a18 d29113
   "Ben discards Love and moves Westley to Start."
103. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 95a1b8 3eda59 be3b89 ea2bb5
104. chance: Draw courage
   waits for chance, moves 5ae162
   views 5d4013 8082f9 a981c5 2f11a6
   "Ben draws Courage."
105. chance: Draw as_you_wish
   waits for chance, moves 5ae162
   views dad6f8 594591 838b22 4ae58d
   "Ben draws Courage and As You Wish."
106. chance: TurnPlot 16
   waits for Carla, moves cf4d50
   views c1797f 220842 5408e2 653069
   "Ben draws Courage and As You Wish."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Carla is next."
107. Carla: move no further
   waits for Carla, moves 1802a2
   views c2b2eb 61c360 5ee7ce ee4af2
108. Ben: play as_you_wish
   waits for Ben, moves acde2f
   views 316b12 edb576 d448f9 029231
   "Ben plays “As You Wish”."
109. Ben: inigo to 15
   waits for Ben, moves 245890
   views 2995fb 9a95cb 6f6bc3 15dde6
   "Ben moves Inigo to space 15."
110. Ben: inigo to 16
   waits for Ben, moves 330262
   views df2539 c4c2d8 a8cdb5 b1778e
   "Ben moves Inigo to space 16."
111. Ben: take the last move back
   waits for Ben, moves 245890
   views 7e38bb dc8790 b06808 6545a6
   "Ben takes that back."
112. Ben: take the last move back
   waits for Ben, moves acde2f
   views f6015f 9985fe a855be 74cd2b
   "Ben takes that back."
113. Ben: westley to 5
   waits for Ben, moves 31b556
   views 787147 8eb692 9c328f 42152a
   "Ben moves Westley to space 5."
114. Ben: westley to 6
   waits for Ben, moves 7b5468
   views 56ba1b 71ae2b ebff16 022d76
   "Ben moves Westley to space 6."
115. Ben: move no further
   waits for Carla, moves f84c5f
   views c6d2e7 184882 bc701e 4108cd
116. Carla: fezzik to 14, discarding fighting
   waits for Carla, moves 00c1a1
   views dffccb 33d6a6 efbd9a 66dc87
   "Carla discards Fighting and moves Fezzik to space 14."
117. Carla: inigo to 14, discarding wits
   waits for Carla, moves 6eab2b
   views 5c1564 5e8c49 f1c767 3f8cc9
   "Carla discards Wits and moves Inigo to space 14."
118. Carla: aim for climb
   waits for Carla, moves 4b0d1a
   views b73211 8cb312 d1aa01 b973c9
   "Carla aims for “Scale the Cliffs”."
119. Carla: offer seat 2 wits for courage
   waits for Ben, moves 0de965
   views 324569 d382b8 c9456a bd1903
   "Carla offers Ben Wits for Courage."
120. Ben: decline the trade
   waits for Carla, moves 1bc95f
   views 7316a9 0d256c d6e101 ef8c22
   "Ben would rather not trade."
121. Carla: westley to 5, discarding wits
   waits for Carla, moves 9c8299
   views 6058ed 518982 b7df30 f8bea4
   "Carla discards Wits and moves Westley to space 5."
122. Carla: take the last move back
   waits for Carla, moves 27b5f9
   views 1fe620 339e3f 337aa3 1b9f33
   "Carla takes that back."
123. Carla: offer seat 1 wits for adventure
   waits for Anne, moves e40a3a
   views 55e4c9 578c09 0fefdf 59a135
   "Carla offers Anne Wits for Adventure."
124. Anne: decline the trade
   waits for Carla, moves abd128
   views 1afee9 a9011c 68cfe1 d730c5
   "Anne would rather not trade."
125. Carla: westley to 7, discarding wits
   waits for Carla, moves 9c8299
   views 378494 dfa9a3 97cdab 846e97
   "Carla discards Wits and moves Westley to space 7."
126. Carla: end the storytelling
   waits for chance, moves 5ae162
   views ac544e 17f45e 468b7e 0127aa
127. chance: Draw courage
   waits for chance, moves 5ae162
   views 4d1a2e f8d6a4 d6beb9 f442dc
   "Carla draws Courage."
128. chance: Draw fighting
   waits for chance, moves 5ae162
   views 59ef24 071548 d54031 2b082e
   "Carla draws Courage and Fighting."
129. chance: TurnPlot 5
   waits for Anne, moves 8e2125
   views bc5b85 7ebe1c 9a18be 17757f
   "Carla draws Courage and Fighting."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
130. Anne: westley to 6
   waits for Anne, moves 65bb7d
   views b3bccc 089055 a4c4ce 6adc79
   "Anne moves Westley to space 6."
131. Anne: take the last move back
   waits for Anne, moves 8e2125
   views 71711f 68320b e80009 e97655
   "Anne takes that back."
132. Anne: fezzik to boulders
   waits for Anne, moves 81a77d
   views 57b6dc ead72a 714255 5e138d
   "Anne moves Fezzik to Boulders."
133. Anne: take the last move back
   waits for Anne, moves 8e2125
   views 71711f 68320b e80009 e97655
   "Anne takes that back."
134. Anne: westley to 5 by way of 6
   waits for Anne, moves 0393b0
   views 30ac21 a87b22 0df830 ec28b4
   "Anne moves Westley to space 6."
   "Anne moves Westley to space 5."
135. Anne: westley to start, discarding adventure
   waits for Anne, moves 76dd91
   views 7c6582 ba3c8a 9e6b93 62c3d9
   "Anne discards Adventure and moves Westley to Start."
136. Anne: take the last move back
   waits for Anne, moves 0393b0
   views 6b165c fc305b fa77d1 9cda36
   "Anne takes that back."
137. Anne: westley to start, discarding adventure
   waits for Anne, moves 76dd91
   views 7c6582 ba3c8a 9e6b93 62c3d9
   "Anne discards Adventure and moves Westley to Start."
138. Anne: end the storytelling
   waits for chance, moves 5ae162
   views cd78c3 cf3b92 235a87 bf2470
139. chance: Draw courage
   waits for chance, moves 5ae162
   views a10757 0fc126 a33d81 1a1fd2
   "Anne draws Courage."
140. chance: Draw wits
   waits for chance, moves 5ae162
   views 90180f efafea 9080de 1ecfb2
   "Anne draws Courage and Wits."
141. chance: TurnPlot 6
   waits for Ben, moves 14cd3f
   views c8ce15 bd42be d56687 ce9a17
   "Anne draws Courage and Wits."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
142. Ben: westley to 2 by way of 1
   waits for Ben, moves 94b1fe
   views 033b1f 8b0f70 0be93e 321621
   "Ben moves Westley to space 1."
   "Ben moves Westley to space 2."
143. Ben: inigo to crag, discarding courage
   waits for Ben, moves a24533
   views 023b8b 3a962a f0d9b7 08c5e1
   "Ben discards Courage and moves Inigo to Crag."
144. Ben: aim for climb
   waits for Ben, moves 514f2f
   views 289d14 e32709 93d166 58a3ce
   "Ben aims for “Scale the Cliffs”, along with Carla."
145. Ben: take the last move back
   waits for Ben, moves a24533
   views 5e41d2 10fb73 248b68 4935a7
   "Ben takes that back."
146. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 51aced 027a80 cbe70a e8f672
147. chance: Draw love
   waits for chance, moves 5ae162
   views bee04c 18144d 1d3838 222771
   "Ben draws Love."
148. chance: Draw fighting
   waits for chance, moves 5ae162
   views 9e4e52 4ea69f 2aa36b f07f1b
   "Ben draws Love and Fighting."
149. chance: TurnPlot 14
   waits for Carla, moves a6ffc5
   views 961258 9bc1d2 dc1d4f 9e6e9d
   "Ben draws Love and Fighting."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
   "Carla is next."
150. Carla: westley to 1
   waits for Carla, moves afc748
   views 0783ca 393dab fb2960 767873
   "Carla moves Westley to space 1."
151. Carla: take the last move back
   waits for Carla, moves a6ffc5
   views 7531bd c150c5 8e725d aa02df
   "Carla takes that back."
152. Carla: inigo to 14
   waits for Carla, moves 555565
   views 63801f 2b2bbd e514db 51091b
   "Carla moves Inigo to space 14."
153. Carla: westley to 3
   waits for Carla, moves 0e3133
   views 51d3eb 57b680 647d3f e7ec85
   "Carla moves Westley to space 3."
154. Carla: offer seat 2 courage for fighting
   waits for Ben, moves 0de965
   views ea6d68 36ec57 1290fc e3f798
   "Carla offers Ben Courage for Fighting."
155. Ben: agree to the trade
   waits for Carla, moves 89d2eb
   views 463a07 4ffa5e 106f1e fa4ea1
   "Ben agrees: Courage for Fighting."
156. Carla: end the storytelling
   waits for chance, moves 5ae162
   views ac2a2b 4c1867 071429 2d744b
157. chance: Draw love
   waits for chance, moves 5ae162
   views 038fe8 94b83a 220c84 5de937
   "Carla draws Love."
158. chance: Draw courage
   waits for chance, moves 5ae162
   views 4904ff f27f1d 3bbfbd 501ff8
   "Carla draws Love and Courage."
159. chance: TurnPlot 3
   waits for Anne, moves d83702
   views 1b6de0 0289c1 554aa2 79c3a8
   "Carla draws Love and Courage."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
160. Anne: fezzik to 13 by way of boulders
   waits for Anne, moves fbfa18
   views e007b5 ebb37a 8572cd cf7cca
   "Anne moves Fezzik to Boulders."
   "Anne moves Fezzik to space 13."
161. Anne: offer seat 2 wits for love
   waits for Ben, moves 8b004f
   views 034478 1ead99 8f752e 0c78b6
   "Anne offers Ben Wits for Love."
162. Ben: decline the trade
   waits for Anne, moves 63d899
   views c15328 1c6ae5 17efc9 9256da
   "Ben would rather not trade."
163. Anne: offer seat 3 wits for courage
   waits for Carla, moves 5c71a6
   views 0a343a bd8d7b 6dfdf4 94840b
   "Anne offers Carla Wits for Courage."
164. Carla: agree to the trade
   waits for Anne, moves 29781b
   views f55332 c8b8a7 1cf0f4 60cf91
   "Carla agrees: Wits for Courage."
165. Anne: inigo to crag, discarding courage
   waits for Anne, moves ddd4c7
   views 97615f 118000 c7b091 85a888
   "Anne discards Courage and moves Inigo to Crag."
166. Anne: westley to 1, discarding courage
   waits for Anne, moves 76dd91
   views 8d903f bac140 785396 242999
   "Anne discards Courage and moves Westley to space 1."
167. Anne: take the last move back
   waits for Anne, moves ddd4c7
   views 53aa70 b21e9e 56d167 6c6b8a
   "Anne takes that back."
168. Anne: westley to 5, discarding courage
   waits for Anne, moves 76dd91
   views c3df6a 68e84a 9145af c90321
   "Anne discards Courage and moves Westley to space 5."
169. Anne: take the last move back
   waits for Anne, moves ddd4c7
   views 53aa70 b21e9e 56d167 6c6b8a
   "Anne takes that back."
170. Anne: westley to 5, discarding courage
   waits for Anne, moves 76dd91
   views c3df6a 68e84a 9145af c90321
   "Anne discards Courage and moves Westley to space 5."
171. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 0dea09 b9d119 55f79f f9c278
   "Anne aims for “Scale the Cliffs”."
172. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 8867df 481600 e70c85 2f1e84
   "Anne takes that back."
173. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 0dea09 b9d119 55f79f f9c278
   "Anne aims for “Scale the Cliffs”."
174. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 8867df 481600 e70c85 2f1e84
   "Anne takes that back."
175. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 0dea09 b9d119 55f79f f9c278
   "Anne aims for “Scale the Cliffs”."
176. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 8867df 481600 e70c85 2f1e84
   "Anne takes that back."
177. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 0dea09 b9d119 55f79f f9c278
   "Anne aims for “Scale the Cliffs”."
178. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 8867df 481600 e70c85 2f1e84
   "Anne takes that back."
179. Anne: take the last move back
   waits for Anne, moves ddd4c7
   views 53aa70 b21e9e 56d167 6c6b8a
   "Anne takes that back."
180. Anne: fezzik to 12, discarding courage
   waits for Anne, moves 76dd91
   views 7b6520 a46f1e 727cad 91149b
   "Anne discards Courage and moves Fezzik to space 12."
181. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views 3cc7da 3e6f98 dd4844 bae6a8
   "Anne aims for “Scale the Cliffs”."
182. Anne: take the last move back
   waits for Anne, moves 76dd91
   views 76277d 3e8b8a 57fcdc 74e40c
   "Anne takes that back."
183. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 4abacd 55837d 1697d9 53eb7a
184. chance: Draw wits
   waits for chance, moves 5ae162
   views 1217e2 e8c4c8 c981bd 69f3e3
   "Anne draws Wits."
185. chance: Draw adventure
   waits for chance, moves 5ae162
   views 714c78 fb527a ce7abe 1330f7
   "Anne draws Wits and Adventure."
186. chance: TurnPlot 13
   waits for Ben, moves 4053ee
   views e5e104 98e2ff 4d7b24 f8dee4
   "Anne draws Wits and Adventure."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
   "Ben is next."
187. Ben: fezzik to boulders by way of 13
   waits for Ben, moves 9db0d6
   views b06a90 0e84cf 6837e8 b74584
   "Ben moves Fezzik to space 13."
   "Ben moves Fezzik to Boulders."
188. Ben: aim for climb
   waits for Ben, moves da187f
   views e66861 4d4256 696c33 59a793
   "Ben aims for “Scale the Cliffs”."
189. Ben: offer seat 3 courage for wits
   waits for Carla, moves 4c2527
   views ffec8a 203675 48c50b dee8be
   "Ben offers Carla Courage for Wits."
190. Ben: take the last move back
   waits for Ben, moves da187f
   views 37995e 210ef4 bae973 4bebbd
   "Ben takes that back."
191. Ben: offer seat 1 courage for adventure
   waits for Anne, moves b590fe
   views 89aa6a b066a0 e174ed 4bbf76
   "Ben offers Anne Courage for Adventure."
192. Anne: decline the trade
   waits for Ben, moves c58d96
   views e811f9 d2e22b 63b1ba bfc639
   "Anne would rather not trade."
193. Ben: fezzik to 15, discarding courage
   waits for Ben, moves a8ee54
   views a17dc1 7f0d14 90b803 872bfc
   "Ben discards Courage and moves Fezzik to space 15."
194. Ben: offer seat 3 love for wits
   waits for Carla, moves 4c2527
   views 0b5b01 086a39 b575ed cdf359
   "Ben offers Carla Love for Wits."
195. Carla: agree to the trade
   waits for Ben, moves 9ea90a
   views febd32 1bd726 c14902 74ad84
   "Carla agrees: Love for Wits."
196. Ben: inigo to 14, discarding wits
   waits for Ben, moves 514f2f
   views 490fba 640cb3 98ee33 09db7d
   "Ben discards Wits and moves Inigo to space 14."
197. Ben: take the last move back
   waits for Ben, moves d3361e
   views 2ee543 866fc7 308eea 74fa1b
   "Ben takes that back."
198. Ben: westley to 5, discarding wits
   waits for Ben, moves 514f2f
   views c4987b 9ff93d 2fc6c7 81817e
   "Ben discards Wits and moves Westley to space 5."
199. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 9684a6 10272d b7cd48 de8d76
200. chance: Draw adventure
   waits for chance, moves 5ae162
   views 067f8f 9c2c24 8ad8ea 194a1e
   "Ben draws Adventure."
201. chance: Draw wits
   waits for chance, moves 5ae162
   views 6f7bf8 be2b6a 7c1852 86fed3
   "Ben draws Adventure and Wits."
202. chance: TurnPlot 15
   waits for Carla, moves 9b54db
   views b4f40d fd9e3c 340574 f609da
   "Ben draws Adventure and Wits."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 13."
   "Humperdinck goes to Boulders."
   "Carla is next."
203. Carla: fezzik to 13 by way of boulders
   waits for Carla, moves 70971c
   views 4af184 2e9065 c31d02 2045bd
   "Carla moves Fezzik to Boulders."
   "Carla moves Fezzik to space 13."
204. Carla: westley to start, discarding fighting
   waits for Carla, moves 6e7709
   views 660ebc 37847f 5af517 fb5515
   "Carla discards Fighting and moves Westley to Start."
205. Carla: offer seat 2 fighting for adventure
   waits for Ben, moves 0de965
   views 5d801b 22095a a1b0f1 4b7485
   "Carla offers Ben Fighting for Adventure."
206. Ben: agree to the trade
   waits for Carla, moves c2dfbd
   views 64da22 6d1add fb1331 6ef9d6
   "Ben agrees: Fighting for Adventure."
207. Ben: take the last move back
   waits for Ben, moves a3f97b
   views f33c31 a182e8 cd0b6e a725dc
   "Ben takes that back."
208. Ben: decline the trade
   waits for Carla, moves ebb49c
   views 71ad4d 2bdbed 995dc8 77d99d
   "Ben would rather not trade."
209. Carla: offer seat 2 fighting for wits
   waits for Ben, moves 0de965
   views 15f2e2 af626d 4343b5 dccf05
   "Carla offers Ben Fighting for Wits."
210. Ben: agree to the trade
   waits for Carla, moves 2fbdb3
   views 5ce370 48795f 9ce959 8ad56d
   "Ben agrees: Fighting for Wits."
211. Carla: cover_trail, discarding wits
   waits for Carla, moves 75bee1
   views 19f154 132a00 c6384c f76605
   "Carla: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 13."
   refuses Carla {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That can be done once a turn, and it was.
212. Carla: fezzik to boulders, discarding love
   waits for Carla, moves ebd48a
   views 5fc978 951cb8 6b7fb0 1e37b2
   "Carla discards Love and moves Fezzik to Boulders."
213. Carla: fezzik to 13, discarding love
   waits for Carla, moves d51b7d
   views 815864 d20106 29acc0 bcb0da
   "Carla discards Love and moves Fezzik to space 13."
214. Carla: take the last move back
   waits for Carla, moves ebd48a
   views 5de0ca 754dce 6e2da9 1fa052
   "Carla takes that back."
215. Carla: westley to 1, discarding love
   waits for Carla, moves d51b7d
   views 83803a 2531fa 8eab12 1374a4
   "Carla discards Love and moves Westley to space 1."
216. Carla: take the last move back
   waits for Carla, moves ebd48a
   views 5de0ca 754dce 6e2da9 1fa052
   "Carla takes that back."
217. Carla: westley to 1, discarding love
   waits for Carla, moves d51b7d
   views 83803a 2531fa 8eab12 1374a4
   "Carla discards Love and moves Westley to space 1."
218. Carla: end the storytelling
   waits for chance, moves 5ae162
   views e5b1f0 e96292 e0871d f13fbd
219. chance: Draw the_good_parts
   waits for chance, moves 5ae162
   views 2f7c94 f88a55 1953b9 ea6a05
   "Carla draws The Good Parts."
220. chance: Draw love
   waits for chance, moves 5ae162
   views 3ca6d1 4ce662 5e0f03 2f8661
   "Carla draws The Good Parts and Love."
221. chance: TurnPlot 1
   waits for Anne, moves 999cf3
   views 5d384e f9720f 002a20 81da39
   "Carla draws The Good Parts and Love."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
222. Anne: inigo to boulders by way of 14
   waits for Anne, moves 1fe1ba
   views dd1311 dea2f0 eb138e 90f55d
   "Anne moves Inigo to space 14."
   "Anne moves Inigo to Boulders."
223. Carla: play the_good_parts
   waits for Anne, moves 5e28ea
   views acbc80 4318c4 ae0f70 40ffa5
   "Carla plays “The Good Parts”."
   "Under the Plot deck: 15 and 1."
224. Anne: offer seat 3 wits for love
   waits for Carla, moves 5c71a6
   views da2044 e3c922 d2a644 d29227
   "Anne offers Carla Wits for Love."
225. Carla: decline the trade
   waits for Anne, moves ae940e
   views ec1d0b 5f4f54 224786 6e258d
   "Carla would rather not trade."
226. Anne: inigo to 15, discarding wits
   waits for Anne, moves d0f748
   views 615837 04b65e cce7d6 87b865
   "Anne discards Wits and moves Inigo to space 15."
227. Anne: fezzik to 13, discarding adventure
   waits for Anne, moves 76dd91
   views 39d5f3 b5e841 a93973 d87f54
   "Anne discards Adventure and moves Fezzik to space 13."
228. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 241b5c 40ef5a cd7313 aa078e
229. chance: Draw all_together
   waits for chance, moves 5ae162
   views b219c6 264252 7e977a 29c0de
   "Anne draws All Together Now."
230. chance: Draw love
   waits for chance, moves 5ae162
   views 49f4a3 5b1be9 daace3 6b155e
   "Anne draws All Together Now and Love."
231. chance: TurnPlot 9
   waits for Ben, moves bb1e1c
   views cfab17 ef38e1 9c3c86 b2ee3a
   "Anne draws All Together Now and Love."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
   "Ben is next."
232. Ben: aim for climb
   waits for Ben, moves 81044b
   views bc3a9d 26f5d8 dfbb2c 7ee7b1
   "Ben aims for “Scale the Cliffs”."
233. Ben: take the last move back
   waits for Ben, moves bb1e1c
   views 310b75 e62f27 e5ad79 94f0af
   "Ben takes that back."
234. Ben: inigo to picnic by way of 16
   waits for Ben, moves b40ed9
   views e7ecfa 335718 90f6ab 90234e
   "Ben moves Inigo to space 16."
   "Ben moves Inigo to Picnic Stone."
235. Anne: play all_together
   waits for Ben, Carla, moves 7552e1
   views 5bea3d f8f6c3 0af349 1dfb8d
   "Anne plays “All Together Now”."
236. Ben: give adventure
   waits for Carla, moves 08f32a
   views b31921 a5e20e 123746 f1dff6
   "Ben gives Anne Adventure."
237. Carla: give nothing
   waits for Ben, moves 9602f0
   views f0d73b fe8482 fd7128 c66e3b
   "Carla gives nothing."
238. Ben: fezzik to boulders, discarding fighting
   waits for Ben, moves a24533
   views 9946c1 a23f38 b59a47 1a5af3
   "Ben discards Fighting and moves Fezzik to Boulders."
239. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 53468d 8fa217 a740af cfb6ec
240. chance: Draw courage
   waits for chance, moves 5ae162
   views 48ce83 0a9ebc 0bb9b1 2dd869
   "Ben draws Courage."
241. chance: Draw courage
   waits for chance, moves 5ae162
   views 033220 7657f3 e36970 7cc4b2
   "Ben draws 2 × Courage."
242. chance: TurnPlot 12
   waits for Carla, moves 4e15c5
   views 845f5e 6654b3 0b1ee1 b5b210
   "Ben draws 2 × Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
   "Carla is next."
243. Carla: fezzik to crag by way of 14
   waits for Carla, moves 7dfb7d
   views fe3cdd 2f7bcf 2d43f8 1951b9
   "Carla moves Fezzik to space 14."
   "Carla moves Fezzik to Crag."
244. Carla: westley to 1, discarding love
   waits for Carla, moves d51b7d
   views 94ce12 4d2934 a7a10c 56aec2
   "Carla discards Love and moves Westley to space 1."
245. Carla: aim for climb
   waits for Carla, moves 9c8299
   views d3f9f1 5934a1 76ee74 08c920
   "Carla aims for “Scale the Cliffs”."
246. Carla: take the last move back
   waits for Carla, moves d51b7d
   views b94655 347422 d7e9cc 3f291a
   "Carla takes that back."
247. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 83d51e 2a6ec2 840a47 230996
   "The discard pile is shuffled: 43 cards make a new Story deck."
248. chance: Draw the_good_parts
   waits for chance, moves 5ae162
   views 15607d 6db4d5 85d553 e40dec
   "The discard pile is shuffled: 43 cards make a new Story deck."
   "Carla draws The Good Parts."
249. chance: Draw grandpa_reads_on
   waits for chance, moves 5ae162
   views 688707 53e96e 10fa83 0a6646
   "The discard pile is shuffled: 43 cards make a new Story deck."
   "Carla draws The Good Parts and Grandpa Reads On."
250. chance: TurnPlot 4
   waits for Anne, moves 170c1a
   views 6863e0 aeecd2 5daca0 8bc9c6
   "The discard pile is shuffled: 43 cards make a new Story deck."
   "Carla draws The Good Parts and Grandpa Reads On."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
251. Anne: westley to 6 by way of 5
   waits for Anne, moves aae3ae
   views 05a645 20760e 3d7b8f 6943de
   "Anne moves Westley to space 5."
   "Anne moves Westley to space 6."
252. Carla: play the_good_parts
   waits for Anne, moves f82613
   views f9888f cbf2a4 a54823 d4e476
   "Carla plays “The Good Parts”."
   "Under the Plot deck: 12 and 4."
253. Carla: play grandpa_reads_on
   waits for chance, moves 5ae162
   views 2423f2 6d44c5 7f286c 32a211
   "Carla plays “Grandpa Reads On”."
254. chance: Look 10
   waits for chance, moves 5ae162
   views 67c4ae 342789 1b35c2 c56c2f
   "Carla plays “Grandpa Reads On”."
255. chance: Look 18
   waits for chance, moves 5ae162
   views 57a435 3cff0b 4626db d6d99e
   "Carla plays “Grandpa Reads On”."
256. chance: Look 11
   waits for Carla, moves 37c517
   views ddccf9 2b0e4f 345969 958f1d
   "Carla plays “Grandpa Reads On”."
257. Carla: put back 11, 18, 10
   waits for Anne, moves 626a81
   views 1ecbc6 4f0fba 077734 8e6ad7
   "Carla reads on: the next Plot cards are 11, 18, 10."
258. Anne: westley to 7, discarding love
   waits for Anne, moves ffc0ec
   views 78a45a 93c3ba e18572 59926f
   "Anne discards Love and moves Westley to space 7."
259. Anne: inigo to 16, discarding adventure
   waits for Anne, moves 76dd91
   views 9c4b8c cdf64e 88c64a bd13ce
   "Anne discards Adventure and moves Inigo to space 16."
260. Anne: aim for climb
   waits for Anne, moves 8f59f0
   views bf9b3c 5a4c25 e377d4 d28914
   "Anne aims for “Scale the Cliffs”."
261. Anne: end the storytelling
   waits for chance, moves 5ae162
   views c92e35 0d7ee6 7a6865 cd65fe
262. chance: Draw adventure
   waits for chance, moves 5ae162
   views dabb8b d17951 cf4b3d 46a114
   "Anne draws Adventure."
263. chance: Draw adventure
   waits for chance, moves 5ae162
   views 6a0d4c 073ca4 ffe36b 409f04
   "Anne draws 2 × Adventure."
264. chance: TurnPlot 11
   waits for Ben, moves aaff33
   views 2e01fd 855252 68c7f6 ddc6b3
   "Anne draws 2 × Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
   "Ben is next."
265. Ben: westley to 6
   waits for Ben, moves c99777
   views 69cbb3 6b3ee6 759ea5 8ce644
   "Ben moves Westley to space 6."
266. Ben: fezzik to 14
   waits for Ben, moves 097375
   views 958a02 a9e440 e6efff f6806d
   "Ben moves Fezzik to space 14."
267. Ben: fezzik to crag, discarding courage
   waits for Ben, moves a09aee
   views a09c99 4a7f38 f55a8b 0aff7b
   "Ben discards Courage and moves Fezzik to Crag."
268. Ben: inigo to 15, discarding courage
   waits for Ben, moves a24533
   views 4220fd d32518 1bbb9a 21c6d6
   "Ben discards Courage and moves Inigo to space 15."
269. Ben: take the last move back
   waits for Ben, moves a09aee
   views 66ce9c 8c5915 b7a6e0 2ecf53
   "Ben takes that back."
270. Ben: westley to 7, discarding courage
   waits for Ben, moves a24533
   views e4f4c9 75e3e1 09583c 71e88b
   "Ben discards Courage and moves Westley to space 7."
271. Ben: aim for climb
   waits for Ben, moves 514f2f
   views 2bb60e a6745b f6b9f7 11af2a
   "Ben aims for “Scale the Cliffs”, along with Anne."
272. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 01165e 24f503 67180f e5651b
273. chance: Draw courage
   waits for chance, moves 5ae162
   views dcc2c0 f9544f 368726 127f7c
   "Ben draws Courage."
274. chance: Draw fighting
   waits for chance, moves 5ae162
   views 0e1ea9 ec46e8 c0b8b9 5f7ca0
   "Ben draws Courage and Fighting."
275. chance: TurnPlot 18
   waits for Ben, moves e833fa
   views aa29d4 68bb01 3d321b e9b2b4
   "Ben draws Courage and Fighting."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
276. Ben: discard courage
   waits for Carla, moves 94033d
   views b701fd 32d419 0640fd ed9424
   "Ben discards Courage."
   "Carla is next."
277. Carla: westley to 6
   waits for Carla, moves fb669e
   views b61a0c 53abbd 88ce13 fbac1b
   "Carla moves Westley to space 6."
278. Carla: move no further
   waits for Carla, moves d51b7d
   views 380cf6 fe49eb c928d8 4ae55a
279. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 36466b 36b673 3e9063 20bd56
280. chance: Draw love
   waits for chance, moves 5ae162
   views 945fba 9b1e66 3b74aa e27160
   "Carla draws Love."
281. chance: Draw wits
   waits for chance, moves 5ae162
   views 1f2723 301139 32ec12 4321b9
   "Carla draws Love and Wits."
282. chance: TurnPlot 10
   waits for nobody, moves 5ae162
   views 5cf3fd 7df5c9 614964 db73fe
   "Carla draws Love and Wits."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. He stops listening."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[2,2,2],"ending":{"type":"story-lost","book":"house","chapter":3,"defeat":"too_late_for_wits"}}
   "The story breaks off in chapter 3. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed."
