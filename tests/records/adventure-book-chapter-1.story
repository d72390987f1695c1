Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views 80e69d 26ccb5 015246
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That move cannot be made now.
   refuses chance {"type":"act","action":"-7","cards":["fighting"],"target":""}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 108a31 ca9fbc 1719f6
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views f94c3a 4d05a3 c5ad21
   refuses chance {"type":"act","action":"do_chore_here","cards":["fighting","fighting"],"target":""}: That deal does not fit the decks and the seats.
3. chance: Deal 0 (('adventure', 'adventure', 'adventure', 'wits'), ('adventure', 'courage', 'love', 'wits')) ()
   waits for Anne, moves 9773ad
   views 980fc6 63e86a 5f41fc
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
   views f2711b 38e36f 68a2f8
   refuses Anne {"type":"act","action":"do_chore_here","cards":["adventure"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"westley","to":"1","cards":[],"riding":false}: The cards do not fit: it takes any card.
   refuses Anne {"type":"stride","who":"westley","via":"1","to":"6","riding":false}: There are no steps left for that character.
   refuses Anne {"type":"trade","seat":2,"give":"love","take":"fighting"}: A trade is one of your cards for one of another seat's.
   refuses Anne {"type":"trade","seat":1,"give":"adventure","take":"fighting"}: That card is not in the other seat's hand.
5. Anne: end the storytelling
   waits for chance, moves 643d54
   views 554188 853f3f fb384d
   refuses chance {"type":"act","action":"do_chore_here","cards":["courage","courage"],"target":""}: That cannot be the next card of the deck.
6. chance: Draw love
   waits for chance, moves 643d54
   views 2fccf9 999679 2ff86d
   "Anne draws Love."
7. chance: Draw fighting
   waits for chance, moves 643d54
   views d363d5 d6fc4e fccaba
   "Anne draws Love and Fighting."
8. chance: TurnPlot 8
   waits for Ben, moves c2db03
   views b9f1c1 8e9983 4dc4c4
   "Anne draws Love and Fighting."
   "Plot card 8, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 8; 2 left on the list."
   "Ben is next."
9. Ben: westley to wood by way of 2
   waits for Ben, moves f844d7
   views 45f2a7 91af99 a5048a
   "Ben moves Westley to space 2."
   "Ben moves Westley to Wood."
10. Ben: end the storytelling
   waits for chance, moves 643d54
   views 79e0be 256a80 ac7579
11. chance: Draw love
   waits for chance, moves 643d54
   views 8a5b05 de51b6 177036
   "Ben draws Love."
12. chance: Draw courage
   waits for chance, moves 643d54
   views 45b395 a20daa 6801f2
   "Ben draws Love and Courage."
13. chance: TurnPlot 17
   waits for chance, moves 643d54
   views f85db6 18ee28 ae162e
   "Ben draws Love and Courage."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Wood."
14. chance: TurnPlot 13
   waits for Anne, moves af6130
   views 17c70f ccf815 7d91db
   "Ben draws Love and Courage."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Wood."
   "Plot card 13, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 13; 1 left on the list."
   "Anne is next."
15. Anne: move no further
   waits for Anne, moves c15310
   views 153b67 b1735e b656fd
16. Anne: end the storytelling
   waits for chance, moves 643d54
   views 0edbb7 709e7a 92a10f
17. chance: Draw wits
   waits for chance, moves 643d54
   views 191dc9 416e3a 319235
   "Anne draws Wits."
18. chance: Draw adventure
   waits for chance, moves 643d54
   views 209f54 8c9217 52e993
   "Anne draws Wits and Adventure."
19. chance: TurnPlot 3
   waits for Anne, moves ca8b22
   views b94b41 6adda6 adbc17
   "Anne draws Wits and Adventure."
   "Plot card 3, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 3; 0 left on the list."
20. Anne: discard fighting
   waits for Anne, moves bbbe8d
   views d3f283 db8700 1d7624
   "Anne discards Fighting."
21. Anne: discard adventure
   waits for Ben, moves 40c726
   views f74234 fa8a85 268128
   "Anne discards Adventure."
   "Ben is next."
22. Ben: move no further
   waits for Ben, moves fe23b6
   views c7fa93 f8e87b 1a0c9a
23. Ben: end the storytelling
   waits for chance, moves 643d54
   views f25d34 ac8212 1194d9
24. chance: Draw love
   waits for chance, moves 643d54
   views 9f1695 833169 dc5ffb
   "Ben draws Love."
25. chance: Draw courage
   waits for chance, moves 643d54
   views 1a4274 d0c93d 2d7f98
   "Ben draws Love and Courage."
26. chance: TurnPlot 9
   waits for Anne, Ben, moves ccb4d3
   views 823767 02024a c06c81
   "Ben draws Love and Courage."
   "Plot card 9, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "The Grandson interrupts. A Plot card calls for a Chore, but the List of Chores is empty: all six already lie about the farm. Grandpa reads the chapter again."
27. Anne: read on
   waits for Ben, moves 342983
   views a23f43 5aa06b d13433
   "Anne wants to hear more."
28. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views e58d68 592649 9c8353
   "Ben wants to hear more."
29. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views f79855 40eb5c 005598
30. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 2b17bb 6eeaa6 dc7eae
31. chance: Deal 1 (('love', 'love', 'wits', 'wits'), ('adventure', 'courage', 'fighting', 'wits')) ()
   waits for Ben, moves c2db03
   views 0b0e87 85d5c5 d5c69d
   "Chapter 1, read again: As You Wish. Ben goes first."
32. Ben: aim for firewood
   waits for Ben, moves 1b059f
   views 09004e 87b37d 6e5db9
   "Ben aims for “Split the Firewood”: it takes the least."
   refuses Ben {"type":"plan","challenge":"nonsense","why":"near"}: You have said what you aim for in this turn already.
33. Ben: westley to 2
   waits for Ben, moves 15fee8
   views 32ae0d e3816e 33902d
   "Ben moves Westley to space 2."
34. Ben: westley to wood
   waits for Ben, moves be790b
   views 6b1434 8e214e c8bdec
   "Ben moves Westley to Wood."
35. Ben: complete firewood, discarding adventure, courage, fighting
   waits for chance, moves 643d54
   views 83b2fb 7c058c 18d2d4
   "Ben completes “Split the Firewood” with Adventure, Courage and Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
36. chance: Draw pirates_hoard
   waits for Ben, moves 67c94e
   views c4fd11 0af323 80bdae
   "Ben completes “Split the Firewood” with Adventure, Courage and Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
   "Ben draws Pirate's Hoard."
   refuses Ben {"type":"complete","challenge":"firewood","cards":["fighting","wits"]}: That challenge is completed already.
37. Ben: play pirates_hoard
   waits for Ben, moves 93a793
   views 8f740f ed3407 9247fd
   "Ben plays “Pirate's Hoard”."
38. Ben: take adventure from the discard pile
   waits for Ben, moves 33c362
   views 606f82 1de5cd e5bd44
   "Ben takes Adventure from the discard pile."
39. Ben: take courage from the discard pile
   waits for Ben, moves bb88d1
   views d23e0b 554a41 98a2bf
   "Ben takes Courage from the discard pile."
40. Ben: offer seat 1 adventure for wits
   waits for Anne, moves c87a2c
   views a22a39 d6bff9 b569c1
   "Ben offers Anne Adventure for Wits."
   refuses Anne {"type":"trade","seat":1,"give":"wits","take":"adventure"}: A trade is offered to you: agree or decline first.
41. Anne: agree to the trade
   waits for Ben, moves 2c82e3
   views b5576e 332196 36ce4d
   "Anne agrees: Adventure for Wits."
   refuses Ben {"type":"trade","seat":0,"give":"love","take":"nonsense"}: You have traded in this turn already.
42. Ben: westley to 6, discarding courage
   waits for Ben, moves 560101
   views 394c84 8dab31 c372eb
   "Ben discards Courage and moves Westley to space 6."
43. Ben: end the storytelling
   waits for chance, moves 643d54
   views 474ed3 b92750 25cd70
44. chance: Draw adventure
   waits for chance, moves 643d54
   views 54173f 80d245 c4cfd1
   "Ben draws Adventure."
45. chance: Draw courage
   waits for chance, moves 643d54
   views f524b4 4a3457 65bf0b
   "Ben draws Adventure and Courage."
46. chance: TurnPlot 12
   waits for Anne, moves 7c5a5e
   views 0f9f0f 354f68 2d7038
   "Ben draws Adventure and Courage."
   "Plot card 12, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 12; 3 left on the list."
   "Anne is next."
47. Anne: aim for saddle
   waits for Anne, moves 260d35
   views 856079 9d9cdb 1ae44e
   "Anne aims for “Polish the Saddle”: it takes the least."
48. Anne: westley to 5
   waits for Anne, moves 7a9bb9
   views ce49f0 e30f82 d14408
   "Anne moves Westley to space 5."
49. Anne: westley to horse
   waits for Anne, moves 119d6e
   views 1182a3 38bc4c a0f2ee
   "Anne moves Westley to Horse."
50. Anne: offer seat 2 love for adventure
   waits for Ben, moves 69238d
   views d4f6e3 210688 cbca49
   "Anne offers Ben Love for Adventure."
51. Ben: decline the trade
   waits for Anne, moves cdc492
   views b81fe9 160dab f8e14b
   "Ben would rather not trade."
52. Anne: end the storytelling
   waits for chance, moves 643d54
   views b0718c 2e920b 453407
53. chance: Draw courage
   waits for chance, moves 643d54
   views f066ab e3b22d feb511
   "Anne draws Courage."
54. chance: Draw fighting
   waits for chance, moves 643d54
   views b82e0b 730546 e57c50
   "Anne draws Courage and Fighting."
55. chance: TurnPlot 17
   waits for chance, moves 643d54
   views acd467 c3ccd3 133e2f
   "Anne draws Courage and Fighting."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Horse."
56. chance: TurnPlot 10
   waits for Ben, moves 47439c
   views 5ae25d 9ae8d5 3e2ab1
   "Anne draws Courage and Fighting."
   "Plot card 17, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to Horse."
   "Plot card 10, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 10; 2 left on the list."
   "Ben is next."
57. Ben: aim for saddle
   waits for Ben, moves 609732
   views bb9c17 b6957f 28c5aa
   "Ben aims for “Polish the Saddle”, along with Anne: it takes the least."
58. Ben: move no further
   waits for Ben, moves 995c8e
   views 5aa9b4 fc7fcc 65d94d
59. Ben: offer seat 1 adventure for courage
   waits for Anne, moves c87a2c
   views 0898a1 70f5fd 68ce74
   "Ben offers Anne Adventure for Courage."
60. Ben: take the last move back
   waits for Ben, moves 995c8e
   views 216442 6b991f d4d7ac
   "Ben takes that back."
61. Ben: offer seat 1 courage for adventure
   waits for Anne, moves c87a2c
   views b084f7 3320a9 729fb8
   "Ben offers Anne Courage for Adventure."
62. Anne: agree to the trade
   waits for Ben, moves 8a04da
   views d48d35 8854be cb0280
   "Anne agrees: Courage for Adventure."
63. Ben: complete saddle, discarding adventure, adventure
   waits for chance, moves 643d54
   views 82df37 1fa34e ad4dbd
   "Ben completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 3 on the list."
64. chance: Draw wits
   waits for Ben, moves 195d2d
   views 9c1005 22cc83 397e9a
   "Ben completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 3 on the list."
   "Ben draws Wits."
65. Ben: westley to 7, discarding wits
   waits for Ben, moves 291739
   views e4a71c 19d820 01acbe
   "Ben discards Wits and moves Westley to space 7."
66. Ben: end the storytelling
   waits for chance, moves 643d54
   views 46a5d2 2dd710 91a702
67. chance: Draw courage
   waits for chance, moves 643d54
   views df9771 174235 ee7459
   "Ben draws Courage."
68. chance: Draw fighting
   waits for chance, moves 643d54
   views 3df955 21ef98 a92ff7
   "Ben draws Courage and Fighting."
69. chance: TurnPlot 16
   waits for chance, moves 643d54
   views ee5ea6 eb7475 bd5862
   "Ben draws Courage and Fighting."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 7."
70. chance: TurnPlot 8
   waits for Anne, moves 85d0bd
   views ff2317 cd51d1 2fa4d6
   "Ben draws Courage and Fighting."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 7."
   "Plot card 8, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 8; 2 left on the list."
   "Anne is next."
71. Anne: aim for buckets
   waits for Anne, moves 93941c
   views 3737ef 8eb6cd 184580
   "Anne aims for “Fill the Buckets”: it takes the least."
72. Anne: westley to 10
   waits for Anne, moves 8560e2
   views fa20b6 ba046d 7f81a6
   "Anne moves Westley to space 10."
73. Anne: westley to 11
   waits for Anne, moves 7ff313
   views 2665fd 31a0c9 f8f0bd
   "Anne moves Westley to space 11."
74. Anne: offer seat 2 fighting for wits
   waits for Ben, moves 69238d
   views f42606 0b8297 ae2513
   "Anne offers Ben Fighting for Wits."
75. Ben: agree to the trade
   waits for Anne, moves 5b044a
   views f2a445 e9e3a9 1667f9
   "Ben agrees: Fighting for Wits."
76. Anne: westley to well, discarding courage
   waits for Anne, moves 4f4417
   views 94c1da 2a71dc 21ccde
   "Anne discards Courage and moves Westley to Well."
77. Anne: westley to 12, discarding love
   waits for Anne, moves 472dfb
   views 256fe8 dee1d2 ab30a0
   "Anne discards Love and moves Westley to space 12."
78. Anne: westley to well, discarding courage
   waits for Anne, moves 0c6dc6
   views ff7766 83355a 6d766f
   "Anne discards Courage and moves Westley to Well."
79. Anne: complete buckets, discarding wits, wits
   waits for chance, moves 643d54
   views f0fdbe 820d70 27bb33
   "Anne completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
80. chance: Draw grandpa_reads_on
   waits for Anne, moves 1851c6
   views f347ed 089a12 e0427d
   "Anne completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
   "Anne draws Grandpa Reads On."
81. Anne: westley to 9, discarding love
   waits for Anne, moves eff8c9
   views e59613 82ee9c 0996e0
   "Anne discards Love and moves Westley to space 9."
82. Anne: end the storytelling
   waits for chance, moves 643d54
   views d3d57b 64f21b d4b1c2
83. chance: Draw love
   waits for chance, moves 643d54
   views 07adc4 79dc59 ac1898
   "Anne draws Love."
84. chance: Draw adventure
   waits for chance, moves 643d54
   views 51465f 42d0a0 e2335c
   "Anne draws Love and Adventure."
85. chance: TurnPlot 15
   waits for Ben, moves 29d2ce
   views e2b2fe 919b7e e0e0f5
   "Anne draws Love and Adventure."
   "Plot card 15, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 15; 2 left on the list."
   "Ben is next."
86. Ben: aim for pitcher
   waits for Ben, moves 68c2fb
   views 4fec73 913b0c 975bca
   "Ben aims for “The Pitcher Within Reach”: it takes the least."
87. Ben: westley to well
   waits for Ben, moves 53c065
   views c9c7fe c5ceb6 17d83b
   "Ben moves Westley to Well."
88. Ben: westley to 12
   waits for Ben, moves 221c1e
   views b0b366 793bdd 3e5b49
   "Ben moves Westley to space 12."
89. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views 22e502 093320 f534c5
   "Ben offers Anne Fighting for Love."
   refuses Anne {"type":"play-special","card":"grandpa_reads_on"}: That card cannot be played now.
90. Anne: agree to the trade
   waits for Ben, moves 816f41
   views 896359 0e9642 55aa3e
   "Anne agrees: Fighting for Love."
91. Ben: westley to 15, discarding wits
   waits for Ben, moves 95e0e1
   views 8b9b09 b931e3 263575
   "Ben discards Wits and moves Westley to space 15."
92. Ben: westley to farmhouse, discarding courage
   waits for Ben, moves b6d2e1
   views 5cfab8 d98126 4bc4c4
   "Ben discards Courage and moves Westley to Farmhouse."
93. Ben: complete pitcher, discarding fighting, love
   waits for chance, moves 643d54
   views c7a5bc 513676 29adc5
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
94. chance: Draw fighting
   waits for Ben, moves c868b3
   views 4f1d18 32b9ad ed2b4a
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
   "Ben draws Fighting."
95. Ben: end the storytelling
   waits for chance, moves 643d54
   views 49499a 7076cb 18d8fe
96. chance: Draw courage
   waits for chance, moves 643d54
   views c460a3 b21d98 97cddc
   "Ben draws Courage."
97. chance: Draw fighting
   waits for chance, moves 643d54
   views 40f31e 2ad4f6 a8b15c
   "Ben draws Courage and Fighting."
98. chance: TurnPlot 11
   waits for Anne, moves 2a3112
   views 1c29f3 0a17bc 5f21aa
   "Ben draws Courage and Fighting."
   "Plot card 11, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 11; 1 left on the list."
   "Anne is next."
99. Anne: aim for declaration
   waits for Anne, moves b8aba4
   views de72d6 feb597 9ce4df
   "Anne aims for “What He Really Meant”: it cannot wait."
100. Anne: move no further
   waits for Anne, moves a969f2
   views c7025e 84acbc 203341
101. Anne: westley to 15, discarding fighting
   waits for Anne, moves f20077
   views 4c330b 71e46b b0e5f4
   "Anne discards Fighting and moves Westley to space 15."
102. Anne: do_chore_here, discarding adventure
   waits for Anne, moves ef2bc8
   views 9482d6 b8103c f91bec
   "Anne: “Do the Chore Here”, with Adventure."
   "The Chore on space 15 is done; 2 on the list."
103. Anne: end the storytelling
   waits for chance, moves 643d54
   views b2c697 e8afd9 b170bf
104. chance: Draw adventure
   waits for chance, moves 643d54
   views 5e9c2d c82ed1 a45bc9
   "Anne draws Adventure."
105. chance: Draw adventure
   waits for chance, moves 643d54
   views 29189a fb79c4 4b711b
   "Anne draws 2 × Adventure."
106. chance: TurnPlot 3
   waits for Ben, moves c09a76
   views 73da33 f7a81c 7bbe9f
   "Anne draws 2 × Adventure."
   "Plot card 3, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 3; 1 left on the list."
   "Ben is next."
107. Ben: aim for declaration
   waits for Ben, moves 18021b
   views 466c04 0aae3e bd8fb3
   "Ben aims for “What He Really Meant”, along with Anne: it cannot wait."
108. Ben: westley to farmhouse
   waits for Ben, moves 4b2fb2
   views b86d5a 07d7dc 234e64
   "Ben moves Westley to Farmhouse."
109. Ben: westley to 13
   waits for Ben, moves d58a45
   views e9e4cd 577936 e55184
   "Ben moves Westley to space 13."
   "Westley finds a Miracle: there is one now."
110. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 801541 88da46 3469db
   "Ben uses a Miracle to draw Story cards."
111. chance: Draw love
   waits for chance, moves 643d54
   views 162696 d1bfdf 41338e
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love."
112. chance: Draw love
   waits for chance, moves 643d54
   views 5c7d6c e10c7f 3c8055
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love."
113. chance: Draw wits
   waits for Ben, moves 60bcee
   views e5d168 cc03ba 8f4b67
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love and Wits."
114. Ben: westley to 14, discarding courage
   waits for Ben, moves f03767
   views cd7882 765c67 e1a702
   "Ben discards Courage and moves Westley to space 14."
115. Ben: westley to 11, discarding fighting
   waits for Ben, moves 21e6ae
   views daf939 52a6b0 531b8b
   "Ben discards Fighting and moves Westley to space 11."
116. Ben: do_chore_here, discarding fighting
   waits for Ben, moves 8d13f2
   views b336f5 c3636e 0355d5
   "Ben: “Do the Chore Here”, with Fighting."
   "The Chore on space 11 is done; 2 on the list."
117. Ben: end the storytelling
   waits for chance, moves 643d54
   views add934 4731ef d0b18d
118. chance: Draw love
   waits for chance, moves 643d54
   views fa1fc5 6630f9 56aabd
   "Ben draws Love."
119. chance: Draw wits
   waits for chance, moves 643d54
   views 055a02 6afce6 65c7cf
   "Ben draws Love and Wits."
120. chance: TurnPlot 20
   waits for chance, moves 643d54
   views c5eedc f43503 89806d
   "Ben draws Love and Wits."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 11."
121. chance: TurnPlot 1
   waits for Anne, moves 6d66a0
   views 8caca4 da4b20 089721
   "Ben draws Love and Wits."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 11."
   "Plot card 1, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 1; 1 left on the list."
   "Anne is next."
122. Anne: aim for declaration
   waits for Anne, moves f73768
   views 69ea60 53a441 b8460b
   "Anne aims for “What He Really Meant”, along with Ben: it cannot wait."
123. Anne: westley to 10
   waits for Anne, moves 8560e2
   views 18ccc1 7a2442 7c3c91
   "Anne moves Westley to space 10."
124. Anne: move no further
   waits for Anne, moves 476351
   views 2ba33e 04f1df 54ad7e
125. Anne: do_chore_here, discarding adventure
   waits for Anne, moves d7a8df
   views 46f739 a5392b 908e96
   "Anne: “Do the Chore Here”, with Adventure."
   "The Chore on space 10 is done; 2 on the list."
126. Anne: end the storytelling
   waits for chance, moves 643d54
   views 7d6d16 56cf96 f40f86
127. chance: Draw adventure
   waits for chance, moves 643d54
   views 02f8a5 7f5469 918888
   "Anne draws Adventure."
128. chance: Draw courage
   waits for chance, moves 643d54
   views 7e0fd5 be0c4d 3bcd48
   "Anne draws Adventure and Courage."
129. chance: TurnPlot 4
   waits for Ben, moves b98ce6
   views 9096c7 e7ba5d 8dc15c
   "Anne draws Adventure and Courage."
   "Plot card 4, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 4; 1 left on the list."
   "Ben is next."
130. Ben: aim for declaration
   waits for Ben, moves 7f2b5d
   views 47e7f7 1ab211 4494af
   "Ben aims for “What He Really Meant”, along with Anne: it cannot wait."
131. Ben: westley to 11
   waits for Ben, moves 08bc8c
   views a0b06b 4c4404 571205
   "Ben moves Westley to space 11."
132. Ben: move no further
   waits for Ben, moves e6dd00
   views a802bf 2b3137 145f3e
133. Ben: offer seat 1 wits for courage
   waits for Anne, moves c87a2c
   views 84a42a 8bde7c b56f75
   "Ben offers Anne Wits for Courage."
134. Anne: agree to the trade
   waits for Ben, moves 141004
   views 668d69 f1c4d1 a503f5
   "Anne agrees: Wits for Courage."
135. Ben: complete declaration, discarding courage, love, love
   waits for chance, moves 643d54
   views c854c3 4aaf77 bdc383
   "Ben completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
136. chance: Draw wild_man_in_black
   waits for Anne, Ben, moves fa5087
   views 631c3a a38a30 c198a3
   "Ben completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
   "Ben draws Man in Black."
   "Chapter 1 is told: As You Wish."
137. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views ce2ebd cd3f9e 6891f4
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"do_chore_here","cards":["fighting"],"target":"9999999999999999999999999999999999999999"}: The game is over.
ends {"winners":[],"scores":[1,1],"ending":{"type":"bookmarked","campaign":{"chapter":2,"miracles":0,"replayed":true,"specials":["grandpa_reads_on","pirates_hoard","wild_man_in_black"]}}}
   "The bookmark is at chapter 2."
