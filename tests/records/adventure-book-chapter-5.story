Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-chapter","chapter":5,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views d3edbc 376de8 57f09c
   refuses Anne {"type":"act","action":"-7","cards":["fighting","wits"],"target":"3"}: That move cannot be made now.
   refuses chance {"type":"act","action":"-7","cards":["love","wits"],"target":"5"}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 3be84f ef7dd4 6c8c32
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views dd0e50 b9af2d ab3dda
   refuses chance {"type":"act","action":"shoo","cards":["courage","love"],"target":"-7"}: That deal does not fit the decks and the seats.
3. chance: Deal 0 (('fighting', 'love', 'wits', 'wits'), ('courage', 'fighting', 'love', 'wits')) ()
   waits for Anne, moves 785a2f
   views fa489b 7e0da7 9a410d
   "Chapter 5: It'll Take A Miracle. Anne goes first."
   refuses Anne {"type":"act","action":"shoo","cards":["adventure","wits"],"target":"7"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"plan","challenge":"max","why":"near"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"fezzik","to":"12","cards":["love"],"riding":true}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"inigo","to":"max","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Anne {"type":"use-miracle","deck":"special"}: There is no Miracle to use now.
4. Anne: move no further
   waits for Anne, moves dd4e83
   views 1d9765 032824 ba6171
   refuses Anne {"type":"complete","challenge":"revive","cards":["love"]}: What it requires is not met yet.
   refuses Anne {"type":"trade","seat":1,"give":"fighting","take":"fighting"}: A card is not traded for its like: nothing would change.
5. Anne: end the storytelling
   waits for chance, moves 643d54
   views 9c3e79 9d1141 b8567f
   refuses chance {"type":"act","action":"nonsense","cards":["adventure","love"],"target":"7"}: That cannot be the next card of the deck.
6. chance: Draw love
   waits for chance, moves 643d54
   views 70d351 ba5011 5829ce
   "Anne draws Love."
7. chance: Draw fighting
   waits for chance, moves 643d54
   views c40bf4 eccbda 485a9d
   "Anne draws Love and Fighting."
8. chance: TurnPlot 16
   waits for Ben, moves 38a472
   views 4583eb ef7b8b 4fce54
   "Anne draws Love and Fighting."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Passage."
   "Ben is next."
9. Ben: buttercup to hall
   waits for Ben, moves a718e6
   views 8cb33f 761da6 ad89aa
   "Ben moves Buttercup to Great Hall."
10. Ben: move no further
   waits for Ben, moves 87a1ef
   views 69c638 bc5f34 1456bc
   refuses Ben {"type":"step","who":"buttercup","to":"chamber","cards":["love"],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"stride","who":"fezzik","via":"2","to":"nonsense","riding":false}: There are no steps left for that character.
11. Ben: end the storytelling
   waits for chance, moves 643d54
   views 574064 0b2fb3 9c917e
12. chance: Draw fighting
   waits for chance, moves 643d54
   views 381e3e 77f15e 098a68
   "Ben draws Fighting."
13. chance: Draw love
   waits for chance, moves 643d54
   views eed6e9 ed0df8 ef6b44
   "Ben draws Fighting and Love."
14. chance: TurnPlot 1
   waits for Anne, moves e964a2
   views 282983 3214ab 6e126b
   "Ben draws Fighting and Love."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 1."
   "Anne is next."
   refuses Anne {"type":"step","who":"fezzik","to":"2","cards":["wits","wits"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"fezzik","to":"1","cards":["wits"],"riding":true}: Nobody can enter that space now.
15. Anne: move no further
   waits for Anne, moves 2c8f17
   views d691d2 49185b 5d4253
16. Anne: end the storytelling
   waits for chance, moves 643d54
   views 13efa5 6150b8 11f863
17. chance: Draw fighting
   waits for chance, moves 643d54
   views 08d33c 22026b 5d1427
   "Anne draws Fighting."
18. chance: Draw adventure
   waits for chance, moves 643d54
   views a45823 56e903 b074bb
   "Anne draws Fighting and Adventure."
19. chance: TurnPlot 3
   waits for Anne, moves ca8b22
   views 448f01 89c589 8b7b89
   "Anne draws Fighting and Adventure."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 3."
20. Anne: discard adventure
   waits for Anne, moves 76947c
   views e7837a afe72a 076596
   "Anne discards Adventure."
21. Anne: discard fighting
   waits for Ben, moves e375e2
   views ff4a83 fb54a0 1b08de
   "Anne discards Fighting."
   "Ben is next."
22. Ben: move no further
   waits for Ben, moves 8bf727
   views d0de46 d711d1 fed019
23. Ben: end the storytelling
   waits for chance, moves 643d54
   views 4018e1 e81716 0a9dbf
24. chance: Draw wits
   waits for chance, moves 643d54
   views b75f38 dde869 6d2a67
   "Ben draws Wits."
25. chance: Draw courage
   waits for chance, moves 643d54
   views 5c373f c9a13a 33bc20
   "Ben draws Wits and Courage."
26. chance: TurnPlot 6
   waits for Ben, moves 521155
   views 0ab475 a36ede 61d33b
   "Ben draws Wits and Courage."
   "Plot card 6, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 6."
27. Ben: discard courage
   waits for Ben, moves 409338
   views 60bf69 dd5100 2ddc4b
   "Ben discards Courage."
28. Ben: discard courage
   waits for Anne, moves 64cd8e
   views f8b22d 31ea65 617ba1
   "Ben discards Courage."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves 47e46b
   views f47cfe ceb012 30f2fe
30. Anne: end the storytelling
   waits for chance, moves 643d54
   views 7d5382 1fc8e6 ed5144
31. chance: Draw love
   waits for chance, moves 643d54
   views e96baa 3737d5 462bb1
   "Anne draws Love."
32. chance: Draw wits
   waits for chance, moves 643d54
   views f18bfc 88baaa e6ffbf
   "Anne draws Love and Wits."
33. chance: TurnPlot 8
   waits for Anne, moves d28e96
   views 9460fa 72320f adc565
   "Anne draws Love and Wits."
   "Plot card 8, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 8."
34. Anne: discard fighting
   waits for Anne, moves 76947c
   views 849ba8 795b1a 2ce050
   "Anne discards Fighting."
35. Anne: discard fighting
   waits for Ben, moves 771b79
   views 492987 b2c824 dfc1e6
   "Anne discards Fighting."
   "Ben is next."
36. Ben: move no further
   waits for Ben, moves 816bf4
   views f50e29 0c38e4 2d028f
37. Ben: end the storytelling
   waits for chance, moves 643d54
   views 7b5b58 bf7906 a69350
38. chance: Draw wits
   waits for chance, moves 643d54
   views b16b93 316e72 ad5d0e
   "Ben draws Wits."
39. chance: Draw wits
   waits for chance, moves 643d54
   views 1b56f3 cf85b4 f57d69
   "Ben draws 2 × Wits."
40. chance: TurnPlot 20
   waits for Ben, moves 6f4582
   views 36cccc 1c81b5 02b495
   "Ben draws 2 × Wits."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Brute Squad B marches to Barracks."
   "Humperdinck goes to Secret Door."
41. Ben: discard fighting
   waits for Ben, moves 061641
   views 3a21f9 44a502 230dea
   "Ben discards Fighting."
42. Ben: discard fighting
   waits for Anne, moves a98035
   views 11fc89 681a1f 845006
   "Ben discards Fighting."
   "Anne is next."
43. Anne: move no further
   waits for Anne, moves 290dcf
   views 81b3fb d4cf01 df9ce2
44. Anne: end the storytelling
   waits for chance, moves 643d54
   views 9b8c3d af6334 f05cd1
45. chance: Draw adventure
   waits for chance, moves 643d54
   views c3db43 f50ca7 ac152f
   "Anne draws Adventure."
46. chance: Draw courage
   waits for chance, moves 643d54
   views 3c8c52 c2967d fdf18e
   "Anne draws Adventure and Courage."
47. chance: TurnPlot 5
   waits for Anne, moves f9653b
   views 518b2b a13443 8340e6
   "Anne draws Adventure and Courage."
   "Plot card 5, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 5."
48. Anne: discard wits
   waits for Anne, moves 18a074
   views 6731ec af9f44 2c0d12
   "Anne discards Wits."
49. Anne: discard adventure
   waits for Ben, moves 771b79
   views 71a813 bddb58 c3708e
   "Anne discards Adventure."
   "Ben is next."
50. Ben: buttercup to study by way of g1
   waits for Ben, moves 69bd67
   views 0f8dd7 aa017d 36274f
   "Ben moves Buttercup to Gallery."
   "Ben moves Buttercup to Prince's Study."
51. Ben: buttercup to hall, discarding wits
   waits for Ben, moves a4dd40
   views acb60f b6734c 0376ca
   "Ben discards Wits and moves Buttercup to Great Hall."
52. Ben: end the storytelling
   waits for chance, moves 643d54
   views 787835 d5f33a 4f2475
53. chance: Draw wits
   waits for chance, moves 643d54
   views c45049 5f04bd 2c20c2
   "Ben draws Wits."
54. chance: Draw fighting
   waits for chance, moves 643d54
   views a16206 6f1621 9fb83e
   "Ben draws Wits and Fighting."
55. chance: TurnPlot 4
   waits for Ben, moves 6f4582
   views b9feb6 f89e01 c964da
   "Ben draws Wits and Fighting."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 4."
56. Ben: discard wits
   waits for Anne, moves 37ba8b
   views cb3421 8792cb bfab4b
   "Ben discards Wits."
   "Anne is next."
57. Anne: move no further
   waits for Anne, moves d5b268
   views 6f8bab 01db8d a6a5ba
58. Anne: end the storytelling
   waits for chance, moves 643d54
   views 29ce29 f63f07 81c396
59. chance: Draw adventure
   waits for chance, moves 643d54
   views a48288 fea6c5 f7164b
   "Anne draws Adventure."
60. chance: Draw adventure
   waits for chance, moves 643d54
   views a2876a 3f61fd c14c7d
   "Anne draws 2 × Adventure."
61. chance: TurnPlot 18
   waits for Anne, Ben, moves ccb4d3
   views b62c3c 460de2 417eea
   "Anne draws 2 × Adventure."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to The Machine."
   "The Grandson interrupts. Humperdinck reaches The Machine before Where is The Man in Black? is completed. Grandpa reads the chapter again."
62. Anne: read on
   waits for Ben, moves 342983
   views 067471 cd5640 01a8c1
   "Anne wants to hear more."
63. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views 35e811 d88906 2d9d1a
   "Ben wants to hear more."
64. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 357fa6 662c5b 6a0e84
65. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 525f0e c364f5 10e585
66. chance: Deal 1 (('adventure', 'fighting', 'love', 'wits'), ('adventure', 'courage', 'fighting', 'wits')) ()
   waits for Ben, moves 38a472
   views faebe3 e05c6b 32ac04
   "Chapter 5, read again: It'll Take A Miracle. Ben goes first."
67. Ben: aim for revive
   waits for Ben, moves 19bf72
   views 6ebf4c 42afdd 06bcd3
   "Ben aims for “Fezzik Revives Inigo”: it takes the least."
   refuses Ben {"type":"plan","challenge":"wall","why":"near"}: You have said what you aim for in this turn already.
68. Ben: fezzik to 2
   waits for Ben, moves a786e7
   views 724eaf 9e5349 c74409
   "Ben moves Fezzik to space 2."
69. Ben: buttercup to hall
   waits for Ben, moves cb2667
   views db1808 c57565 fb74d8
   "Ben moves Buttercup to Great Hall."
70. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views ac75d3 a50def f5ea90
   "Ben offers Anne Fighting for Love."
71. Anne: agree to the trade
   waits for Ben, moves 7aeb21
   views 07394b 65f18e 972d85
   "Anne agrees: Fighting for Love."
   refuses Ben {"type":"trade","seat":1,"give":"fighting","take":"adventure"}: You have traded in this turn already.
72. Ben: buttercup to study, discarding adventure
   waits for Ben, moves 57aaf8
   views b637aa 55cddb 3ef88f
   "Ben discards Adventure and moves Buttercup to Prince's Study."
73. Ben: complete defy, discarding courage, love
   waits for chance, moves 643d54
   views d3afb4 3ccc62 9795b1
   "Ben completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
74. chance: Draw wits
   waits for Ben, moves 07415a
   views 1f9fb2 db33bb 86aa67
   "Ben completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
   "Ben draws Wits."
   refuses Ben {"type":"complete","challenge":"defy","cards":["courage","love"]}: That challenge is completed already.
75. Ben: end the storytelling
   waits for chance, moves 643d54
   views 50ed19 422fbd 71f895
76. chance: Draw love
   waits for chance, moves 643d54
   views de0544 5d18a2 2378ff
   "Ben draws Love."
77. chance: Draw adventure
   waits for chance, moves 643d54
   views 8d5bc2 2b2f30 e727c3
   "Ben draws Love and Adventure."
78. chance: TurnPlot 3
   waits for Anne, moves 503740
   views 91a01d 1c2d8d 2fc102
   "Ben draws Love and Adventure."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 3."
   "Anne is next."
79. Anne: aim for revive
   waits for Anne, moves fad1f9
   views 126009 2b08ed e8a985
   "Anne aims for “Fezzik Revives Inigo”, along with Ben: it takes the least."
80. Anne: fezzik to 4
   waits for Anne, moves 476b43
   views f5fbfc aac7ad 536f28
   "Anne moves Fezzik to space 4."
81. Anne: fezzik to 6
   waits for Anne, moves 488e83
   views 9056af d72121 4c4abe
   "Anne moves Fezzik to space 6."
   "Fezzik finds a Miracle: there is one now."
82. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 0477a0 de5fa6 c2cf61
   "Anne uses a Miracle to draw Story cards."
83. chance: Draw love
   waits for chance, moves 643d54
   views b2580c 0f3021 d20a7d
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love."
84. chance: Draw wits
   waits for chance, moves 643d54
   views d249e5 9c33f8 0d4ce6
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love and Wits."
85. chance: Draw wits
   waits for Anne, moves 414d15
   views 2a049f 21dacd 0bc12c
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love and 2 × Wits."
86. Anne: fezzik to 4, discarding fighting
   waits for Anne, moves 36ac3a
   views 22c4d0 261d7c c3bbd5
   "Anne discards Fighting and moves Fezzik to space 4."
87. Anne: shoo at 5, discarding fighting
   waits for Anne, moves ac092f
   views c32b28 172882 b4f4ff
   "Anne drives the Brute Squad off space 5 with Fighting."
   "Brute Squad A marches to Barracks."
88. Anne: fezzik to 5, discarding adventure
   waits for Anne, moves 4d21d9
   views 6502f7 fc7de0 cc6a11
   "Anne discards Adventure and moves Fezzik to space 5."
89. Anne: end the storytelling
   waits for chance, moves 643d54
   views 61b091 65c4f9 fb1f8e
90. chance: Draw fighting
   waits for chance, moves 643d54
   views 556e57 3bfef4 6d33b3
   "Anne draws Fighting."
91. chance: Draw love
   waits for chance, moves 643d54
   views ea5fb6 7e140a b5d865
   "Anne draws Fighting and Love."
92. chance: TurnPlot 9
   waits for Ben, moves 2fd3db
   views 3bb080 d31d9e 0d66e7
   "Anne draws Fighting and Love."
   "Plot card 9, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 9."
   "Ben is next."
93. Ben: aim for revive
   waits for Ben, moves 95421a
   views 96482f 77e997 6eea4c
   "Ben aims for “Fezzik Revives Inigo”, along with Anne: it takes the least."
94. Ben: move no further
   waits for Ben, moves 31f06c
   views 98c964 6452a9 8048c4
95. Ben: end the storytelling
   waits for chance, moves 643d54
   views f51ca5 eebb57 a64587
96. chance: Draw love
   waits for chance, moves 643d54
   views 7aef43 ad9216 11a931
   "Ben draws Love."
97. chance: Draw courage
   waits for chance, moves 643d54
   views fafc89 b320f1 00c6ca
   "Ben draws Love and Courage."
98. chance: TurnPlot 13
   waits for Anne, moves 7350ed
   views 04093e d9d369 1650e6
   "Ben draws Love and Courage."
   "Plot card 13, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Anne is next."
99. Anne: aim for revive
   waits for Anne, moves f72882
   views 99b7e5 1bde5b 14594b
   "Anne aims for “Fezzik Revives Inigo”, along with Ben: it takes the least."
100. Anne: move no further
   waits for Anne, moves 36bb80
   views eea8be 528bb4 f795a2
101. Anne: offer seat 2 fighting for courage
   waits for Ben, moves 69238d
   views a81a0f 5277ed 805091
   "Anne offers Ben Fighting for Courage."
102. Ben: agree to the trade
   waits for Anne, moves 7eb403
   views 2d0023 344e3c 80fcac
   "Ben agrees: Fighting for Courage."
103. Anne: shoo at 3, discarding wits, wits
   waits for Anne, moves 625d46
   views 42e841 37fea9 ad9a23
   "Anne drives the Brute Squad off space 3 with 2 × Wits."
   "Brute Squad B marches to Barracks."
104. Anne: fezzik to 3, discarding wits
   waits for Anne, moves 062ef4
   views ee6b0c ad3d13 de2931
   "Anne discards Wits and moves Fezzik to space 3."
105. Anne: fezzik to hut, discarding love
   waits for Anne, moves 7ba98a
   views 77b7c6 f8d93a 75379f
   "Anne discards Love and moves Fezzik to Thieves' Hut."
106. Anne: complete revive, discarding courage, love
   waits for chance, moves 643d54
   views e7b2e8 bb1bd8 17bd8f
   "Anne completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
107. chance: Draw turn_the_page
   waits for Anne, moves df8bb1
   views 71369a 956147 7b96f9
   "Anne completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
   "Anne draws Turn the Page."
108. Anne: play turn_the_page
   waits for chance, moves 643d54
   views d0f9f0 2bff7b 974dc7
   "Anne plays “Turn the Page”."
109. chance: Draw fighting
   waits for chance, moves 643d54
   views 8dd840 d089d0 dec781
   "Anne plays “Turn the Page”."
   "Anne draws Fighting."
110. chance: Draw adventure
   waits for chance, moves 643d54
   views bb21a7 0ba889 faa12a
   "Anne plays “Turn the Page”."
   "Anne draws Fighting and Adventure."
111. chance: Draw courage
   waits for Anne, moves 5b57b5
   views 9dc3d9 fd995e 9ef4a4
   "Anne plays “Turn the Page”."
   "Anne draws Fighting, Adventure and Courage."
112. Anne: end the storytelling
   waits for chance, moves 643d54
   views 9fc1d9 e74b31 5b2ca3
113. chance: Draw fighting
   waits for chance, moves 643d54
   views 4e980f dd114b 61d00d
   "Anne draws Fighting."
114. chance: Draw courage
   waits for chance, moves 643d54
   views 238195 a198b7 27b0c0
   "Anne draws Fighting and Courage."
115. chance: TurnPlot 7
   waits for Ben, moves 2647a4
   views 565fad e3bd2f f289e9
   "Anne draws Fighting and Courage."
   "Plot card 7, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 7."
   "Ben is next."
116. Ben: aim for man_in_black
   waits for Ben, moves e90e0b
   views f5fb59 e502a7 4d6bcd
   "Ben aims for “Where is The Man in Black?”: it takes the least."
117. Ben: inigo to 3
   waits for Ben, moves 30277d
   views 881419 98ac44 38073f
   "Ben moves Inigo to space 3."
118. Ben: inigo to 5
   waits for Ben, moves 6ca653
   views d7ed4c 718561 3ea4d2
   "Ben moves Inigo to space 5."
119. Ben: shoo at 7, discarding fighting
   waits for Ben, moves 2675e1
   views df424a 8caf16 2165a1
   "Ben drives the Brute Squad off space 7 with Fighting."
   "Brute Squad B marches to Barracks."
120. Ben: inigo to 7, discarding love
   waits for Ben, moves 62e18d
   views 69b6d9 94b6c8 5b5ecc
   "Ben discards Love and moves Inigo to space 7."
121. Ben: end the storytelling
   waits for chance, moves 643d54
   views e920a2 910434 70acc7
122. chance: Draw love
   waits for chance, moves 643d54
   views cc6b5a 40c352 6dcbcf
   "Ben draws Love."
123. chance: Draw courage
   waits for chance, moves 643d54
   views 7875a3 c5d967 04511f
   "Ben draws Love and Courage."
124. chance: TurnPlot 20
   waits for Anne, moves fe1e76
   views 21682c fa4831 8edbee
   "Ben draws Love and Courage."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Humperdinck goes to Passage."
   "Anne is next."
125. Anne: aim for man_in_black
   waits for Anne, moves e594d5
   views aa3df4 904f33 752aae
   "Anne aims for “Where is The Man in Black?”, along with Ben: it takes the least."
126. Anne: inigo to grove
   waits for Anne, moves 2cbaa2
   views ca6c0f d969ed ca646f
   "Anne moves Inigo to Secret Grove."
127. Anne: fezzik to 3
   waits for Anne, moves 245009
   views 9020af 4fed08 a94ae5
   "Anne moves Fezzik to space 3."
128. Anne: offer seat 2 fighting for wits
   waits for Ben, moves 69238d
   views ad04c0 f179b0 3512e0
   "Anne offers Ben Fighting for Wits."
129. Ben: agree to the trade
   waits for Anne, moves aa3587
   views 9645dd ab4594 4eeafc
   "Ben agrees: Fighting for Wits."
130. Anne: inigo to 7, discarding fighting
   waits for Anne, moves fd1ab3
   views 19a1af 5021e0 3c7ba2
   "Anne discards Fighting and moves Inigo to space 7."
131. Anne: inigo to grove, discarding courage
   waits for Anne, moves db7319
   views cf4816 a24127 2f7a3c
   "Anne discards Courage and moves Inigo to Secret Grove."
132. Anne: end the storytelling
   waits for chance, moves 643d54
   views e308f1 5ad2b9 81e5ab
133. chance: Draw fighting
   waits for chance, moves 643d54
   views 4418cd 075b59 1c708e
   "Anne draws Fighting."
134. chance: Draw courage
   waits for chance, moves 643d54
   views 2ce021 2ab7c5 dba904
   "Anne draws Fighting and Courage."
135. chance: TurnPlot 19
   waits for Ben, moves 70e011
   views 30a903 0738a7 605472
   "Anne draws Fighting and Courage."
   "Plot card 19, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Humperdinck goes to Secret Door."
   "Ben is next."
136. Ben: aim for man_in_black
   waits for Ben, moves ba5359
   views 8ce67e 457d3c 35d045
   "Ben aims for “Where is The Man in Black?”, along with Anne: it cannot wait."
137. Ben: fezzik to 5
   waits for Ben, moves ace046
   views 7a72d9 5d9a28 ceaa53
   "Ben moves Fezzik to space 5."
138. Ben: fezzik to 7
   waits for Ben, moves 2877a0
   views f04c23 bfd4ad ca59bf
   "Ben moves Fezzik to space 7."
139. Ben: fezzik to grove, discarding love
   waits for Ben, moves 544ef9
   views ace8f1 7114c8 27c610
   "Ben discards Love and moves Fezzik to Secret Grove."
140. Ben: complete man_in_black, discarding adventure, courage, wits
   waits for chance, moves 643d54
   views c98900 01026f 8f2b1b
   "Ben completes “Where is The Man in Black?” with Adventure, Courage and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
141. chance: Draw as_you_wish
   waits for Ben, moves 916fe9
   views 462b02 d28634 db59ba
   "Ben completes “Where is The Man in Black?” with Adventure, Courage and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
   "Ben draws As You Wish."
142. Ben: play as_you_wish
   waits for Ben, moves 1f4e6a
   views 952b2f 1d1a3c cf1609
   "Ben plays “As You Wish”."
143. Ben: fezzik to 7
   waits for Ben, moves 5c960f
   views 1c3848 1cfbf7 3dce2b
   "Ben moves Fezzik and Westley to space 7."
144. Ben: fezzik to 8
   waits for Ben, moves 541b13
   views e29a96 9a4b24 2c6bfe
   "Ben moves Fezzik and Westley to space 8."
145. Ben: fezzik to 9
   waits for Ben, moves d91876
   views 32134d fc78c1 fddc17
   "Ben moves Fezzik and Westley to space 9."
146. Ben: end the storytelling
   waits for chance, moves 643d54
   views 673c58 1e6168 691aa1
147. chance: Draw wits
   waits for chance, moves 643d54
   views 570ee2 c15ea4 5f2db2
   "Ben draws Wits."
148. chance: Draw love
   waits for chance, moves 643d54
   views be8409 f85911 8e0fec
   "Ben draws Wits and Love."
149. chance: TurnPlot 4
   waits for Anne, moves 4ed628
   views ed9b9a 24a789 efdb5c
   "Ben draws Wits and Love."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 4."
   "Anne is next."
150. Anne: aim for max
   waits for Anne, moves 6e58fd
   views 1971cc 1fce86 b4e42f
   "Anne aims for “A Very Small Miracle”: it takes the least."
151. Anne: fezzik to 10
   waits for Anne, moves 198613
   views b99c61 18bace ff41c0
   "Anne moves Fezzik and Westley to space 10."
152. Anne: fezzik to max
   waits for Anne, moves dbd1da
   views 055f8f 57c816 1da624
   "Anne moves Fezzik and Westley to Miracle Max's."
153. Anne: offer seat 2 courage for love
   waits for Ben, moves 69238d
   views deaf14 3454b7 c0cd20
   "Anne offers Ben Courage for Love."
154. Ben: agree to the trade
   waits for Anne, moves 696416
   views 89f544 2adc89 97cf79
   "Ben agrees: Courage for Love."
155. Anne: inigo to 7, discarding courage
   waits for Anne, moves 4485b8
   views e44e97 4b6920 de7bec
   "Anne discards Courage and moves Inigo to space 7."
156. Anne: end the storytelling
   waits for chance, moves 643d54
   views f25df0 9c6d28 2bbc3d
157. chance: Draw adventure
   waits for chance, moves 643d54
   views a5588b 453a14 069aad
   "Anne draws Adventure."
158. chance: Draw fighting
   waits for chance, moves 643d54
   views 0e38ee 743b03 7751c0
   "Anne draws Adventure and Fighting."
159. chance: TurnPlot 10
   waits for Ben, moves cdd1cb
   views 3ed450 097efa 171625
   "Anne draws Adventure and Fighting."
   "Plot card 10, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 10."
   "Ben is next."
160. Ben: aim for max
   waits for Ben, moves 8ed8ae
   views 452f32 bb47e0 700920
   "Ben aims for “A Very Small Miracle”, along with Anne: it takes the least."
161. Ben: inigo to 8
   waits for Ben, moves 40ab6c
   views 25a250 049448 879c60
   "Ben moves Inigo to space 8."
162. Ben: inigo to 9
   waits for Ben, moves 54c9f9
   views 443700 c98eee 9f2f44
   "Ben moves Inigo to space 9."
163. Ben: end the storytelling
   waits for chance, moves 643d54
   views 400537 a6fc01 cbf6ba
164. chance: Draw wits
   waits for chance, moves 643d54
   views 4a1bfc 4e2806 7524f0
   "Ben draws Wits."
165. chance: Draw fighting
   waits for chance, moves 643d54
   views 890f9b 7c85fb 2d7f84
   "Ben draws Wits and Fighting."
166. chance: TurnPlot 14
   waits for Anne, moves 880d38
   views 4bdc95 66824f 3f94b8
   "Ben draws Wits and Fighting."
   "Plot card 14, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Gallery."
   "Anne is next."
167. Anne: aim for max
   waits for Anne, moves 96633d
   views f3a6d1 5078b4 191268
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
168. Anne: move no further
   waits for Anne, moves dc2ee9
   views ce60a3 feba65 cda042
169. Anne: shoo at 10, discarding fighting
   waits for Anne, moves 57c543
   views 7c6c1e 7c13e5 fe04c2
   "Anne drives the Brute Squad off space 10 with Fighting."
   "Brute Squad B marches to Barracks."
170. Anne: inigo to 12, discarding adventure
   waits for Anne, moves 7349be
   views bc37fc 29b64e a160f3
   "Anne discards Adventure and moves Inigo to space 12."
171. Anne: end the storytelling
   waits for chance, moves 643d54
   views c444a4 8e04b4 30ddef
172. chance: Draw courage
   waits for chance, moves 643d54
   views 6ddbb7 7acec0 b9a6a5
   "Anne draws Courage."
173. chance: Draw adventure
   waits for chance, moves 643d54
   views b0cf1d 60aec4 121bf4
   "Anne draws Courage and Adventure."
174. chance: TurnPlot 16
   waits for Ben, moves 1fa18f
   views d47996 60fcff 3eca00
   "Anne draws Courage and Adventure."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Cloister."
   "Ben is next."
175. Ben: aim for max
   waits for Ben, moves 005eed
   views c6dc69 537bf3 0233cc
   "Ben aims for “A Very Small Miracle”, along with Anne: it cannot wait."
176. Ben: buttercup to hall
   waits for Ben, moves b116fd
   views 6edd62 4e149c 10da9d
   "Ben moves Buttercup to Great Hall."
177. Ben: buttercup to g1
   waits for Ben, moves 898dde
   views 6a5342 d0e22a 8f154f
   "Ben moves Buttercup to Gallery."
178. Ben: buttercup to g2, discarding courage
   waits for Ben, moves ab203c
   views 3982d7 0441ed 237128
   "Ben discards Courage and moves Buttercup to Cloister."
179. Ben: inigo to 10, discarding fighting
   waits for Ben, moves bcf38c
   views 8ea31b 913aaa cf5519
   "Ben discards Fighting and moves Inigo to space 10."
180. Ben: end the storytelling
   waits for chance, moves 643d54
   views 1a5554 5c26c4 353c46
181. chance: Draw courage
   waits for chance, moves 643d54
   views 87c3ff e68fb0 45070c
   "Ben draws Courage."
182. chance: Draw wits
   waits for chance, moves 643d54
   views 2d8d38 529acc fd47bb
   "Ben draws Courage and Wits."
183. chance: TurnPlot 2
   waits for Anne, moves 464a86
   views 666e99 5f962d bab0b5
   "Ben draws Courage and Wits."
   "Plot card 2, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 2."
   "Anne is next."
184. Anne: aim for max
   waits for Anne, moves 9af023
   views 08a3ec d97f72 3f381f
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
185. Anne: inigo to max
   waits for Anne, moves 48f77e
   views be4bdd 81cbc5 f567c8
   "Anne moves Inigo to Miracle Max's."
186. Anne: move no further
   waits for Anne, moves 2a6422
   views e6d569 0b7fff 1bf1bd
187. Anne: ask whether to complete max
   waits for Ben, moves cf1888
   views 8dbefb cec6fe 1f356e
   "Anne asks whether to complete “A Very Small Miracle”."
188. Ben: say: go ahead
   waits for Anne, moves b92489
   views f6a451 5eade1 d1bafb
   "Ben says: go ahead."
   refuses Anne {"type":"propose","challenge":"max"}: You have asked about that challenge in this turn already.
189. Anne: complete max, discarding adventure, courage, love, wits
   waits for chance, moves 643d54
   views 66c393 dd8b83 7efc30
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
190. chance: Draw all_together
   waits for Anne, moves 048156
   views 6ef513 f82df0 b3db37
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
   "Anne draws All Together Now."
191. Anne: end the storytelling
   waits for chance, moves 643d54
   views 066cc6 b174f3 2da804
192. chance: Draw adventure
   waits for chance, moves 643d54
   views b45927 12eebe 6a4e57
   "Anne draws Adventure."
193. chance: Draw love
   waits for chance, moves 643d54
   views ed8d2c fc3192 9c8c5a
   "Anne draws Adventure and Love."
194. chance: TurnPlot 18
   waits for Ben, moves 3c12ae
   views 9df3c7 048d04 4de665
   "Anne draws Adventure and Love."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
195. Ben: aim for wall
   waits for Ben, moves ef8cc5
   views 8cdf34 a5cff3 1c759c
   "Ben aims for “Over the Castle Wall”: it cannot wait."
196. Ben: buttercup to hall
   waits for Ben, moves 64807f
   views 7d34d4 374c80 8dbf7f
   "Ben moves Buttercup to Great Hall."
197. Ben: buttercup to g1
   waits for Ben, moves 85e0c3
   views c19b0f 9b5b07 4f15e9
   "Ben moves Buttercup to Gallery."
198. Ben: buttercup to g2, discarding courage
   waits for Ben, moves 1695f2
   views 1a8600 966a9e 5a2cb2
   "Ben discards Courage and moves Buttercup to Cloister."
199. Ben: offer seat 1 love for adventure
   waits for Anne, moves c87a2c
   views 5b418e ef6ac1 4a79e0
   "Ben offers Anne Love for Adventure."
   refuses Anne {"type":"play-special","card":"all_together"}: That card cannot be played now.
200. Anne: agree to the trade
   waits for Ben, moves 66830f
   views 58e953 5a1fc5 ab9ab3
   "Anne agrees: Love for Adventure."
201. Ben: fezzik to 10, discarding wits
   waits for Ben, moves b251e8
   views 0d0210 b394c2 856366
   "Ben discards Wits and moves Fezzik and Westley to space 10."
202. Ben: fezzik to 12, discarding wits
   waits for Ben, moves 1e8d89
   views fe203a b28976 36ff8a
   "Ben discards Wits and moves Fezzik and Westley to space 12."
203. Ben: end the storytelling
   waits for chance, moves 643d54
   views 3c2948 0782aa 91e86f
204. chance: Draw adventure
   waits for chance, moves 643d54
   views 619d5d 4b5599 d6cbf1
   "Ben draws Adventure."
   "The discard pile is shuffled: 34 cards make a new Story deck."
205. chance: Draw courage
   waits for chance, moves 643d54
   views 9a10a4 9f5dcf 455b3d
   "Ben draws Adventure."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Ben draws Courage."
206. chance: TurnPlot 1
   waits for Anne, moves e685cf
   views 2056ca 38d5c5 17a4c1
   "Ben draws Adventure."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Ben draws Courage."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 1."
   "Anne is next."
207. Anne: aim for wall
   waits for Anne, moves cea6e2
   views aa687a f3ca1d 146091
   "Anne aims for “Over the Castle Wall”, along with Ben: it takes the least."
208. Anne: fezzik to wall
   waits for Anne, moves 8b64e5
   views 7dc6a4 d58b06 9ee823
   "Anne moves Fezzik and Westley to Castle Wall."
209. Anne: inigo to 10
   waits for Anne, moves fb22ce
   views a2b245 d6c731 e1030e
   "Anne moves Inigo to space 10."
210. Anne: inigo to 12, discarding love
   waits for Anne, moves 59e33e
   views ac5884 1c5fdf 1323f3
   "Anne discards Love and moves Inigo to space 12."
211. Anne: inigo to wall, discarding all_together
   waits for Anne, moves 4ac968
   views c32be9 faee37 3f6bff
   "Anne discards All Together Now and moves Inigo to Castle Wall."
212. Anne: complete wall, discarding adventure, fighting, love
   waits for chance, moves 643d54
   views cdb2bb b6b89a 06b2d0
   "Anne completes “Over the Castle Wall” with Adventure, Fighting and Love. Three men look down on sixty guards. One of them cannot yet hold up his own head."
213. chance: Draw inconceivable
   waits for Anne, Ben, moves fa5087
   views 884a18 a28814 6e6328
   "Anne completes “Over the Castle Wall” with Adventure, Fighting and Love. Three men look down on sixty guards. One of them cannot yet hold up his own head."
   "Anne draws Inconceivable!"
   "Chapter 5 is told: It'll Take A Miracle."
214. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views befa36 a053a7 4e4e7a
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"shoo","cards":["love","wits"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[5,5],"ending":{"type":"bookmarked","campaign":{"chapter":6,"miracles":0,"replayed":false,"specials":["all_together","as_you_wish","inconceivable","turn_the_page"]}}}
   "The bookmark is at chapter 6."
