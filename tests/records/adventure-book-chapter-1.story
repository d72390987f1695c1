Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views 83d9e4 f2daf7 454c81
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That move cannot be made now.
   refuses chance {"type":"act","action":"-7","cards":["fighting"],"target":""}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 8870fa b3a38c effeb5
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 94db6a e91abf d5e58f
   refuses chance {"type":"act","action":"do_chore_here","cards":["fighting","fighting"],"target":""}: That deal does not fit the decks and the seats.
3. chance: Deal 0 (('adventure', 'adventure', 'adventure', 'wits'), ('adventure', 'courage', 'love', 'wits')) ()
   waits for Anne, moves 9773ad
   views a54fa7 785894 cb0363
   "Chapter 1: As You Wish. Anne goes first."
   refuses Anne {"type":"act","action":"do_chore_here","cards":["fighting"],"target":"nonsense"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"plan","challenge":"declaration","why":""}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"grandpa_reads_on"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"nonsense","to":"11","cards":["courage"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"westley","to":"-7","cards":["love"],"riding":false}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"westley","to":"3","cards":["adventure"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
4. Anne: move no further
   waits for Anne, moves bba84e
   views 6999fc ff6c36 88cf01
   refuses Anne {"type":"act","action":"do_chore_here","cards":["adventure"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"westley","to":"1","cards":[],"riding":false}: The cards do not fit: it takes any card.
   refuses Anne {"type":"stride","who":"westley","via":"1","to":"6","riding":false}: There are no steps left for that character.
   refuses Anne {"type":"trade","seat":2,"give":"love","take":"fighting"}: A trade is one of your cards for one of another seat's.
5. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3e6a84 f27ab5 a4f6a6
   refuses chance {"type":"act","action":"do_chore_here","cards":["courage","courage"],"target":""}: That cannot be the next card of the deck.
6. chance: Draw love
   waits for chance, moves 643d54
   views 3ee492 004050 786ffa
   "Anne draws Love."
7. chance: Draw fighting
   waits for chance, moves 643d54
   views 22e5e7 776b0f d6f755
   "Anne draws Love and Fighting."
8. chance: TurnPlot 8
   waits for Ben, moves c2db03
   views 7a0d72 8500b4 ea9e6e
   "Anne draws Love and Fighting."
   "Plot card 8, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 8; 2 left on the list."
   "Ben is next."
9. Ben: westley to wood by way of 2
   waits for Ben, moves f844d7
   views a31cd3 b790c3 9e132a
   "Ben moves Westley to space 2."
   "Ben moves Westley to Wood."
10. Ben: end the storytelling
   waits for chance, moves 643d54
   views d844fc 9eb556 c8241f
11. chance: Draw love
   waits for chance, moves 643d54
   views 134633 040d37 f11c71
   "Ben draws Love."
12. chance: Draw courage
   waits for chance, moves 643d54
   views f9034b 2355cf cdc52d
   "Ben draws Love and Courage."
13. chance: TurnPlot 17
   waits for chance, moves 643d54
   views 2e650b 8a62c0 2f474a
   "Ben draws Love and Courage."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Wood."
14. chance: TurnPlot 13
   waits for Anne, moves af6130
   views a31e5a 43ea14 bb517c
   "Ben draws Love and Courage."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Wood."
   "Plot card 13, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 13; 1 left on the list."
   "Anne is next."
15. Anne: move no further
   waits for Anne, moves c15310
   views 9c9fe1 1c3b8f 1ce7a4
16. Anne: end the storytelling
   waits for chance, moves 643d54
   views b72651 3074e6 dcdca6
17. chance: Draw wits
   waits for chance, moves 643d54
   views c73582 f9eb6c c68636
   "Anne draws Wits."
18. chance: Draw adventure
   waits for chance, moves 643d54
   views b0c58e df094e 73ab35
   "Anne draws Wits and Adventure."
19. chance: TurnPlot 3
   waits for Anne, moves ca8b22
   views ea0016 12b382 d8affc
   "Anne draws Wits and Adventure."
   "Plot card 3, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 3; 0 left on the list."
20. Anne: discard fighting
   waits for Anne, moves bbbe8d
   views 4fefb2 908ea7 eaf39b
   "Anne discards Fighting."
21. Anne: discard adventure
   waits for Ben, moves 40c726
   views fa4d6d bd4b14 a01279
   "Anne discards Adventure."
   "Ben is next."
22. Ben: move no further
   waits for Ben, moves fe23b6
   views 146ab2 63df25 31a608
23. Ben: end the storytelling
   waits for chance, moves 643d54
   views ef955e d6c007 025269
24. chance: Draw love
   waits for chance, moves 643d54
   views 50ecee 9973c8 17346a
   "Ben draws Love."
25. chance: Draw courage
   waits for chance, moves 643d54
   views 97292d 286900 aa7497
   "Ben draws Love and Courage."
26. chance: TurnPlot 9
   waits for Anne, Ben, moves ccb4d3
   views ca9319 cf24fd d02174
   "Ben draws Love and Courage."
   "Plot card 9, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "The Grandson interrupts. A Plot card calls for a Chore, but the List of Chores is empty: all six already lie about the farm. Grandpa reads the chapter again."
27. Anne: read on
   waits for Ben, moves 342983
   views 06a3bf eaaa03 f7ab92
   "Anne wants to hear more."
28. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views 7e2bbc 20c8cb d386a0
   "Ben wants to hear more."
29. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views cd8c3b 6d116d a671eb
30. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 649e9c 180699 6592ff
31. chance: Deal 1 (('love', 'love', 'wits', 'wits'), ('adventure', 'courage', 'fighting', 'wits')) ()
   waits for Ben, moves c2db03
   views ee5396 9d69d9 f3cd27
   "Chapter 1, read again: As You Wish. Ben goes first."
32. Ben: aim for firewood
   waits for Ben, moves 1b059f
   views 879f01 a49d59 f103c6
   "Ben aims for “Split the Firewood”: it takes the least."
   refuses Ben {"type":"plan","challenge":"nonsense","why":"near"}: You have said what you aim for in this turn already.
33. Ben: westley to 2
   waits for Ben, moves 15fee8
   views a284c5 61c815 614555
   "Ben moves Westley to space 2."
34. Ben: westley to wood
   waits for Ben, moves be790b
   views a25fe0 9cec25 1f27fc
   "Ben moves Westley to Wood."
35. Ben: complete firewood, discarding adventure, courage, fighting
   waits for chance, moves 643d54
   views 7c8f5d 4a0fe9 29e4d0
   "Ben completes “Split the Firewood” with Adventure, Courage and Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
36. chance: Draw pirates_hoard
   waits for Ben, moves 67c94e
   views 5080f3 26021e d31cda
   "Ben completes “Split the Firewood” with Adventure, Courage and Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
   "Ben draws Pirate's Hoard."
   refuses Ben {"type":"complete","challenge":"firewood","cards":["fighting","wits"]}: That challenge is completed already.
37. Ben: play pirates_hoard
   waits for Ben, moves 93a793
   views fb8985 1e0454 cd2240
   "Ben plays “Pirate's Hoard”."
38. Ben: take adventure from the discard pile
   waits for Ben, moves 33c362
   views f24497 766f90 213d6a
   "Ben takes Adventure from the discard pile."
39. Ben: take courage from the discard pile
   waits for Ben, moves bb88d1
   views a702f8 b02388 90f8d3
   "Ben takes Courage from the discard pile."
40. Ben: offer seat 1 adventure for wits
   waits for Anne, moves c87a2c
   views 8af07c 9347eb e9858c
   "Ben offers Anne Adventure for Wits."
41. Anne: agree to the trade
   waits for Ben, moves 2c82e3
   views 7ca276 b85358 e519d1
   "Anne agrees: Adventure for Wits."
   refuses Ben {"type":"trade","seat":0,"give":"love","take":"nonsense"}: You have traded in this turn already.
42. Ben: westley to 6, discarding courage
   waits for Ben, moves 560101
   views f2cfcb 59b27a 03568a
   "Ben discards Courage and moves Westley to space 6."
43. Ben: end the storytelling
   waits for chance, moves 643d54
   views 51bc56 632b91 4fedbd
44. chance: Draw adventure
   waits for chance, moves 643d54
   views 49bc65 391fb3 aeff29
   "Ben draws Adventure."
45. chance: Draw courage
   waits for chance, moves 643d54
   views 0b1554 41cd52 e68428
   "Ben draws Adventure and Courage."
46. chance: TurnPlot 12
   waits for Anne, moves 7c5a5e
   views 51f20e 6d77a4 298446
   "Ben draws Adventure and Courage."
   "Plot card 12, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 12; 3 left on the list."
   "Anne is next."
47. Anne: aim for saddle
   waits for Anne, moves 260d35
   views fb5a12 4754d3 29488a
   "Anne aims for “Polish the Saddle”: it takes the least."
48. Anne: westley to 5
   waits for Anne, moves 7a9bb9
   views 08bde0 34a790 99ff9c
   "Anne moves Westley to space 5."
49. Anne: westley to horse
   waits for Anne, moves 119d6e
   views 4c38e3 be10c1 b7ed01
   "Anne moves Westley to Horse."
50. Anne: offer seat 2 love for adventure
   waits for Ben, moves 69238d
   views 808ec1 dcc1c8 8a1815
   "Anne offers Ben Love for Adventure."
51. Ben: decline the trade
   waits for Anne, moves cdc492
   views 21af42 cf729a 504c0b
   "Ben would rather not trade."
52. Anne: end the storytelling
   waits for chance, moves 643d54
   views 41e657 c49bdf ddf8dd
53. chance: Draw courage
   waits for chance, moves 643d54
   views 723568 2c606f 65708b
   "Anne draws Courage."
54. chance: Draw fighting
   waits for chance, moves 643d54
   views 14ec27 e09893 e08300
   "Anne draws Courage and Fighting."
55. chance: TurnPlot 17
   waits for chance, moves 643d54
   views 19bdf7 a8f46d d7fa0d
   "Anne draws Courage and Fighting."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Horse."
56. chance: TurnPlot 10
   waits for Ben, moves 47439c
   views d6b76c 9bfedf 4a76ef
   "Anne draws Courage and Fighting."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Horse."
   "Plot card 10, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 10; 2 left on the list."
   "Ben is next."
57. Ben: aim for saddle
   waits for Ben, moves 609732
   views 4c4e5a a44416 a783fb
   "Ben aims for “Polish the Saddle”, along with Anne: it takes the least."
58. Ben: move no further
   waits for Ben, moves 995c8e
   views 10f024 a64701 713b7a
59. Ben: offer seat 1 adventure for courage
   waits for Anne, moves c87a2c
   views a3fc5b 1a36e5 747d42
   "Ben offers Anne Adventure for Courage."
60. Ben: take the last move back
   waits for Ben, moves 995c8e
   views 0054f6 e79a9b 8b7a5c
   "Ben takes that back."
61. Ben: offer seat 1 courage for adventure
   waits for Anne, moves c87a2c
   views 5529c6 2dc070 1cf537
   "Ben offers Anne Courage for Adventure."
62. Anne: agree to the trade
   waits for Ben, moves 8a04da
   views f8057f c2fd80 9e5acd
   "Anne agrees: Courage for Adventure."
63. Ben: complete saddle, discarding adventure, adventure
   waits for chance, moves 643d54
   views 695e40 6384ba 5c677f
   "Ben completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 3 on the list."
64. chance: Draw wits
   waits for Ben, moves 195d2d
   views 660dd7 1413e1 152d02
   "Ben completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 3 on the list."
   "Ben draws Wits."
65. Ben: westley to 7, discarding wits
   waits for Ben, moves 291739
   views 0fc35e bc67d0 7c2fac
   "Ben discards Wits and moves Westley to space 7."
66. Ben: end the storytelling
   waits for chance, moves 643d54
   views 8293fa 2e67f1 3e97ef
67. chance: Draw courage
   waits for chance, moves 643d54
   views 86f309 430ce5 4b496d
   "Ben draws Courage."
68. chance: Draw fighting
   waits for chance, moves 643d54
   views b4abfa c3f8f3 5fe702
   "Ben draws Courage and Fighting."
69. chance: TurnPlot 16
   waits for chance, moves 643d54
   views 182af0 e0d36c 0eb6d2
   "Ben draws Courage and Fighting."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 7."
70. chance: TurnPlot 8
   waits for Anne, moves 85d0bd
   views 5ca2ac 7a3069 c0c548
   "Ben draws Courage and Fighting."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 7."
   "Plot card 8, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 8; 2 left on the list."
   "Anne is next."
71. Anne: aim for buckets
   waits for Anne, moves 93941c
   views 6cc7b4 3fa38a 789418
   "Anne aims for “Fill the Buckets”: it takes the least."
72. Anne: westley to 10
   waits for Anne, moves 8560e2
   views 92c6e1 146fd9 26975a
   "Anne moves Westley to space 10."
73. Anne: westley to 11
   waits for Anne, moves 7ff313
   views a8807d 5f22e9 c05635
   "Anne moves Westley to space 11."
74. Anne: offer seat 2 fighting for wits
   waits for Ben, moves 69238d
   views b3da3e ab571a 546d4e
   "Anne offers Ben Fighting for Wits."
75. Ben: agree to the trade
   waits for Anne, moves 5b044a
   views 11625a f14117 6aabd2
   "Ben agrees: Fighting for Wits."
76. Anne: westley to well, discarding courage
   waits for Anne, moves 4f4417
   views e832b5 a3ac5b 5380ef
   "Anne discards Courage and moves Westley to Well."
77. Anne: westley to 12, discarding love
   waits for Anne, moves 472dfb
   views 4149b1 2a67d9 8e1861
   "Anne discards Love and moves Westley to space 12."
78. Anne: westley to well, discarding courage
   waits for Anne, moves 0c6dc6
   views 5e762e f21c00 69ee96
   "Anne discards Courage and moves Westley to Well."
79. Anne: complete buckets, discarding wits, wits
   waits for chance, moves 643d54
   views 57286c f25de4 cbd538
   "Anne completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
80. chance: Draw grandpa_reads_on
   waits for Anne, moves 1851c6
   views c0096f ecef8a d2d93b
   "Anne completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
   "Anne draws Grandpa Reads On."
81. Anne: westley to 9, discarding love
   waits for Anne, moves eff8c9
   views 2edf7e e28230 ff3b51
   "Anne discards Love and moves Westley to space 9."
82. Anne: end the storytelling
   waits for chance, moves 643d54
   views 09788f 7c2709 3920b2
83. chance: Draw love
   waits for chance, moves 643d54
   views b45f80 3c2ded acaf66
   "Anne draws Love."
84. chance: Draw adventure
   waits for chance, moves 643d54
   views bd3f5e a0df2c 95fd4a
   "Anne draws Love and Adventure."
85. chance: TurnPlot 15
   waits for Ben, moves 29d2ce
   views dfbe84 2454ef b930f7
   "Anne draws Love and Adventure."
   "Plot card 15, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 15; 2 left on the list."
   "Ben is next."
86. Ben: aim for pitcher
   waits for Ben, moves 68c2fb
   views 8a368b bd5fcf e48c5a
   "Ben aims for “The Pitcher Within Reach”: it takes the least."
87. Ben: westley to well
   waits for Ben, moves 53c065
   views 31c4d5 a40ba7 3fdea4
   "Ben moves Westley to Well."
88. Ben: westley to 12
   waits for Ben, moves 221c1e
   views c2ac5d 797c8c 0af0e8
   "Ben moves Westley to space 12."
89. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views 2417e8 e048f7 df97e1
   "Ben offers Anne Fighting for Love."
   refuses Anne {"type":"play-special","card":"grandpa_reads_on"}: That card cannot be played now.
90. Anne: agree to the trade
   waits for Ben, moves 816f41
   views 47382a ded01a b572e3
   "Anne agrees: Fighting for Love."
91. Ben: westley to 15, discarding wits
   waits for Ben, moves 95e0e1
   views c80d67 150807 bdb5e3
   "Ben discards Wits and moves Westley to space 15."
92. Ben: westley to farmhouse, discarding courage
   waits for Ben, moves b6d2e1
   views 4b3c21 c7a9cc 16c29c
   "Ben discards Courage and moves Westley to Farmhouse."
93. Ben: complete pitcher, discarding fighting, love
   waits for chance, moves 643d54
   views f55c75 fa6bdb 861a29
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
94. chance: Draw fighting
   waits for Ben, moves c868b3
   views 7a7929 77464f fe9c65
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
   "Ben draws Fighting."
95. Ben: end the storytelling
   waits for chance, moves 643d54
   views 5ee2f2 59ef3c 104d7a
96. chance: Draw courage
   waits for chance, moves 643d54
   views 727669 9e7437 a5b2bb
   "Ben draws Courage."
97. chance: Draw fighting
   waits for chance, moves 643d54
   views 362f4a 2ffeb7 328d51
   "Ben draws Courage and Fighting."
98. chance: TurnPlot 11
   waits for Anne, moves 2a3112
   views 86b0fb 778354 f9dcf8
   "Ben draws Courage and Fighting."
   "Plot card 11, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 11; 1 left on the list."
   "Anne is next."
99. Anne: aim for declaration
   waits for Anne, moves b8aba4
   views 7dee66 b0e558 a28019
   "Anne aims for “What He Really Meant”: it cannot wait."
100. Anne: move no further
   waits for Anne, moves a969f2
   views af1283 049d04 ae199b
101. Anne: westley to 15, discarding fighting
   waits for Anne, moves f20077
   views 5c1aa8 b09ca0 c92998
   "Anne discards Fighting and moves Westley to space 15."
102. Anne: do_chore_here, discarding adventure
   waits for Anne, moves ef2bc8
   views 113973 0df0ba bd4b61
   "Anne: “Do the Chore Here”, with Adventure."
   "The Chore on space 15 is done; 2 on the list."
103. Anne: end the storytelling
   waits for chance, moves 643d54
   views 40661b 4b2f8b 07a1c5
104. chance: Draw adventure
   waits for chance, moves 643d54
   views 5acbdb 2d5a14 c869fc
   "Anne draws Adventure."
105. chance: Draw adventure
   waits for chance, moves 643d54
   views 75b8ce a6d05d 0e0a9b
   "Anne draws 2 × Adventure."
106. chance: TurnPlot 3
   waits for Ben, moves c09a76
   views c39d75 c17359 ebfd64
   "Anne draws 2 × Adventure."
   "Plot card 3, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 3; 1 left on the list."
   "Ben is next."
107. Ben: aim for declaration
   waits for Ben, moves 18021b
   views 3cfe3c 1808a1 90ff66
   "Ben aims for “What He Really Meant”, along with Anne: it cannot wait."
108. Ben: westley to farmhouse
   waits for Ben, moves 4b2fb2
   views d2b56c 369df6 89c3f3
   "Ben moves Westley to Farmhouse."
109. Ben: westley to 13
   waits for Ben, moves d58a45
   views 6ee6aa 338025 1bf619
   "Ben moves Westley to space 13."
   "Westley finds a Miracle: there is one now."
110. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views ba7323 0a1423 428a1f
   "Ben uses a Miracle to draw Story cards."
111. chance: Draw love
   waits for chance, moves 643d54
   views 2128ff 4fa581 11e5cc
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love."
112. chance: Draw love
   waits for chance, moves 643d54
   views 986c49 dea588 642c3b
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love."
113. chance: Draw wits
   waits for Ben, moves 60bcee
   views 259b21 32f716 5e8f7c
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love and Wits."
114. Ben: westley to 14, discarding courage
   waits for Ben, moves f03767
   views fa0783 628764 8b81a8
   "Ben discards Courage and moves Westley to space 14."
115. Ben: westley to 11, discarding fighting
   waits for Ben, moves 21e6ae
   views 39129b e06881 f1c4b8
   "Ben discards Fighting and moves Westley to space 11."
116. Ben: do_chore_here, discarding fighting
   waits for Ben, moves 8d13f2
   views abcb65 54a28a 7cde70
   "Ben: “Do the Chore Here”, with Fighting."
   "The Chore on space 11 is done; 2 on the list."
117. Ben: end the storytelling
   waits for chance, moves 643d54
   views 56fffd f37700 8a9c69
118. chance: Draw love
   waits for chance, moves 643d54
   views 3e6054 01e9c8 f7298a
   "Ben draws Love."
119. chance: Draw wits
   waits for chance, moves 643d54
   views 821ab2 7e8e09 99918b
   "Ben draws Love and Wits."
120. chance: TurnPlot 20
   waits for chance, moves 643d54
   views b5f29b 0b575e 112bcd
   "Ben draws Love and Wits."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 11."
121. chance: TurnPlot 1
   waits for Anne, moves 6d66a0
   views d5f1b7 db2dc8 4d0ef6
   "Ben draws Love and Wits."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 11."
   "Plot card 1, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 1; 1 left on the list."
   "Anne is next."
122. Anne: aim for declaration
   waits for Anne, moves f73768
   views 3b40c0 1fe75f fd82aa
   "Anne aims for “What He Really Meant”, along with Ben: it cannot wait."
123. Anne: westley to 10
   waits for Anne, moves 8560e2
   views 67b5e7 b80a29 ca8621
   "Anne moves Westley to space 10."
124. Anne: move no further
   waits for Anne, moves 476351
   views 4b05f8 58be51 ac9b68
125. Anne: do_chore_here, discarding adventure
   waits for Anne, moves d7a8df
   views 47e683 4ac447 dab8e8
   "Anne: “Do the Chore Here”, with Adventure."
   "The Chore on space 10 is done; 2 on the list."
126. Anne: end the storytelling
   waits for chance, moves 643d54
   views 594b3c a60ce9 a87da4
127. chance: Draw adventure
   waits for chance, moves 643d54
   views 8d92a5 a5dbe5 b58cd0
   "Anne draws Adventure."
128. chance: Draw courage
   waits for chance, moves 643d54
   views 3e6d80 47b333 b503f3
   "Anne draws Adventure and Courage."
129. chance: TurnPlot 4
   waits for Ben, moves b98ce6
   views 626655 3a49c5 d4c528
   "Anne draws Adventure and Courage."
   "Plot card 4, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 4; 1 left on the list."
   "Ben is next."
130. Ben: aim for declaration
   waits for Ben, moves 7f2b5d
   views de5812 3be952 87b76c
   "Ben aims for “What He Really Meant”, along with Anne: it cannot wait."
131. Ben: westley to 11
   waits for Ben, moves 08bc8c
   views 4d23f2 bfbb1d 62133f
   "Ben moves Westley to space 11."
132. Ben: move no further
   waits for Ben, moves e6dd00
   views 3a0ed0 02f4f2 d799bf
133. Ben: offer seat 1 wits for courage
   waits for Anne, moves c87a2c
   views 1ca560 69eaa2 471462
   "Ben offers Anne Wits for Courage."
134. Anne: agree to the trade
   waits for Ben, moves 141004
   views 014330 4c4f32 69fa7e
   "Anne agrees: Wits for Courage."
135. Ben: complete declaration, discarding courage, love, love
   waits for chance, moves 643d54
   views 2e724c 5a6fca e99b1e
   "Ben completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
136. chance: Draw wild_man_in_black
   waits for Anne, Ben, moves fa5087
   views fc01d6 58b61e 71adb3
   "Ben completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
   "Ben draws Man in Black."
   "Chapter 1 is told: As You Wish."
137. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views cb2e3a d613d6 5b96a8
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"do_chore_here","cards":["fighting"],"target":"9999999999999999999999999999999999999999"}: The game is over.
ends {"winners":[],"scores":[1,1],"ending":{"type":"bookmarked","campaign":{"chapter":2,"miracles":0,"replayed":true,"specials":["grandpa_reads_on","pirates_hoard","wild_man_in_black"]}}}
   "The bookmark is at chapter 2."
