Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views d90243 8ab704
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":"-7"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'love', 'wits'),) ()
   waits for Anne, moves 767b6e
   views 0a725e 9fb5ba
   "Chapter 3: Cliffs of Insanity. Anne goes first."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"ravine","why":""}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"miracle_pill"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"inigo","to":"10","cards":["fighting"],"riding":false}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"lookout","cards":[],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"inigo","to":"11","cards":["fighting"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Anne: move no further
   waits for Anne, moves 6d7b8c
   views 1a753b a88615
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"stride","who":"fezzik","via":"14","to":"crag","riding":true}: There are no steps left for that character.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views bb7381 e4cf80
   refuses chance {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 405d93 0d4ad0
   "Anne draws Fighting."
5. chance: Draw wits
   waits for chance, moves cf1cbb
   views 0bc5df 94d976
   "Anne draws Fighting and Wits."
6. chance: TurnPlot 10
   waits for Anne, moves 767b6e
   views 192be9 e1da80
   "Anne draws Fighting and Wits."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves da9dab
   views ccbdaa 818cd1
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: The cards do not fit: it takes Wits.
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 56a1d5 d5ad42
9. chance: Draw wits
   waits for chance, moves cf1cbb
   views 9c2f41 c727dd
   "Anne draws Wits."
10. chance: Draw wits
   waits for chance, moves cf1cbb
   views 1988ec c4ca2e
   "Anne draws 2 × Wits."
11. chance: TurnPlot 16
   waits for Anne, moves 92f8cb
   views c24514 f9b532
   "Anne draws 2 × Wits."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
12. Anne: discard adventure
   waits for Anne, moves 3986c2
   views 621727 fc7b9f
   "Anne discards Adventure."
13. Anne: discard fighting
   waits for Anne, moves 767b6e
   views 640204 edf623
   "Anne discards Fighting."
   "Anne is next."
14. Anne: move no further
   waits for Anne, moves a39b12
   views 1f2e97 2aabcd
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f09e34 47de5e
16. chance: Draw love
   waits for chance, moves cf1cbb
   views 206f78 5cc834
   "Anne draws Love."
17. chance: Draw love
   waits for chance, moves cf1cbb
   views e11d77 bb8c4f
   "Anne draws 2 × Love."
18. chance: TurnPlot 3
   waits for Anne, moves 806267
   views 9db8ce 10bca5
   "Anne draws 2 × Love."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
19. Anne: discard fighting
   waits for Anne, moves 1d00b6
   views c179eb 70977b
   "Anne discards Fighting."
20. Anne: discard wits
   waits for Anne, moves 767b6e
   views 6cbd45 d25a87
   "Anne discards Wits."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 119b4f
   views 609bb4 51423a
22. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 182d9f 131bd3
23. chance: Draw adventure
   waits for chance, moves cf1cbb
   views f551ed 1ac790
   "Anne draws Adventure."
24. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 330dd4 225602
   "Anne draws 2 × Adventure."
25. chance: TurnPlot 4
   waits for Anne, moves 8c4009
   views 8b08f3 36a12d
   "Anne draws 2 × Adventure."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
26. Anne: discard adventure
   waits for Anne, moves 5a7cde
   views 25fef2 831475
   "Anne discards Adventure."
27. Anne: discard adventure
   waits for Anne, moves 767b6e
   views 0ffdb2 000c53
   "Anne discards Adventure."
   "Anne is next."
28. Anne: move no further
   waits for Anne, moves 119b4f
   views 42e537 a7517e
29. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 724d15 a1b261
30. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 1f787b f90e65
   "Anne draws Adventure."
31. chance: Draw wits
   waits for chance, moves cf1cbb
   views 9df238 463c50
   "Anne draws Adventure and Wits."
32. chance: TurnPlot 2
   waits for Anne, moves 8c4009
   views 7b14f3 243199
   "Anne draws Adventure and Wits."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
33. Anne: discard adventure
   waits for Anne, moves 1d00b6
   views f94748 430ce9
   "Anne discards Adventure."
34. Anne: discard love
   waits for Anne, moves 767b6e
   views 9290f3 185830
   "Anne discards Love."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves 119b4f
   views 97a99a f7e77b
36. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 902f08 4b4a5b
37. chance: Draw courage
   waits for chance, moves cf1cbb
   views a4185e 4aff0e
   "Anne draws Courage."
38. chance: Draw courage
   waits for chance, moves cf1cbb
   views e5a0e0 9c2a73
   "Anne draws 2 × Courage."
39. chance: TurnPlot 9
   waits for Anne, moves c80739
   views 73e18d 30893c
   "Anne draws 2 × Courage."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
40. Anne: discard courage
   waits for Anne, moves 03dab9
   views db40a4 f5f05b
   "Anne discards Courage."
41. Anne: discard courage
   waits for Anne, moves 767b6e
   views 4533f5 e083fb
   "Anne discards Courage."
   "Anne is next."
42. Anne: move no further
   waits for Anne, moves 119b4f
   views d75d69 3a4222
43. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c7cfde 8f6132
44. chance: Draw courage
   waits for chance, moves cf1cbb
   views 0a1c7d 781ba0
   "Anne draws Courage."
45. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 68ba27 3702b7
   "Anne draws Courage and Fighting."
46. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views 4d2209 ae31be
   "Anne draws Courage and Fighting."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
47. Anne: discard courage
   waits for Anne, moves 3986c2
   views 11f459 49ffe7
   "Anne discards Courage."
48. Anne: discard fighting
   waits for Anne, moves 767b6e
   views 316425 c41baf
   "Anne discards Fighting."
   "Anne is next."
49. Anne: move no further
   waits for Anne, moves 119b4f
   views c015e5 b6c0c5
50. Anne: westley to 1, discarding love
   waits for Anne, moves 21471d
   views 63dae0 b709ab
   "Anne discards Love and moves Westley to space 1."
51. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5df201 1d23a2
52. chance: Draw courage
   waits for chance, moves cf1cbb
   views 180244 deab07
   "Anne draws Courage."
53. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 89f6cf da638e
   "Anne draws Courage and Adventure."
54. chance: TurnPlot 11
   waits for Anne, moves d3ff00
   views 7123f4 c102ed
   "Anne draws Courage and Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
55. Anne: discard adventure
   waits for Anne, moves c95e00
   views 3d51d9 a88d0f
   "Anne discards Adventure."
   "Anne is next."
56. Anne: move no further
   waits for Anne, moves 54d107
   views 81d6d6 475591
57. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1eaf13 89a704
58. chance: Draw fighting
   waits for chance, moves cf1cbb
   views b162ac 5bb594
   "Anne draws Fighting."
59. chance: Draw fighting
   waits for chance, moves cf1cbb
   views f0159e 5793be
   "Anne draws 2 × Fighting."
60. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views 4de0dd 6e7db1
   "Anne draws 2 × Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
61. chance: Draw fighting
   waits for Anne, moves bf9050
   views 930869 7f2c1e
   "Anne draws 2 × Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Fighting."
62. Anne: discard wits
   waits for Anne, moves a312b4
   views 5fd032 6b8ad0
   "Anne discards Wits."
63. Anne: take the last move back
   waits for Anne, moves bf9050
   views eb988e 131f19
   "Anne takes that back."
64. Anne: discard courage
   waits for Anne, moves 3986c2
   views dd5de2 553628
   "Anne discards Courage."
65. Anne: discard fighting
   waits for Anne, moves 3986c2
   views 4eeb5a 2b42f3
   "Anne discards Fighting."
66. Anne: discard fighting
   waits for Anne, moves c95e00
   views ecf48a 34be35
   "Anne discards Fighting."
   "Anne is next."
67. Anne: move no further
   waits for Anne, moves 7de006
   views 23b23a 60ddea
68. Anne: westley to start, discarding love
   waits for Anne, moves 894b6f
   views 44cb26 9c8709
   "Anne discards Love and moves Westley to Start."
69. Anne: westley to 1, discarding fighting
   waits for Anne, moves 24e203
   views 30ef4a 26b138
   "Anne discards Fighting and moves Westley to space 1."
70. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 59752d 84df85
71. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 30dde2 4f6851
   "Anne draws Fighting."
72. chance: Draw courage
   waits for chance, moves cf1cbb
   views cffb38 89fb40
   "Anne draws Fighting and Courage."
73. chance: TurnPlot 12
   waits for Anne, moves c95e00
   views 8bf7aa 2fffc9
   "Anne draws Fighting and Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
   "Anne is next."
74. Anne: move no further
   waits for Anne, moves 44da48
   views 65f109 22c1f4
75. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 86dd50 863d64
76. chance: Draw love
   waits for chance, moves cf1cbb
   views a1f44a f9fedf
   "Anne draws Love."
77. chance: Draw adventure
   waits for chance, moves cf1cbb
   views f0c996 ad2659
   "Anne draws Love and Adventure."
78. chance: TurnPlot 17
   waits for Anne, moves c33e83
   views 604e81 1c4951
   "Anne draws Love and Adventure."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 15."
   "Humperdinck goes to space 16."
79. Anne: discard adventure
   waits for Anne, moves a312b4
   views 30daad 4feb4d
   "Anne discards Adventure."
80. Anne: discard courage
   waits for Anne, moves c95e00
   views 90a8a3 276d6e
   "Anne discards Courage."
   "Anne is next."
81. Anne: move no further
   waits for Anne, moves 7de006
   views 18ec4d 67d0ab
82. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c95ab5 d33a28
83. chance: Draw love
   waits for chance, moves cf1cbb
   views 8e1b25 a52c71
   "Anne draws Love."
84. chance: Draw love
   waits for chance, moves cf1cbb
   views 191c35 79615e
   "Anne draws 2 × Love."
85. chance: TurnPlot 8
   waits for Anne, moves d4e62b
   views d9423b de1ba1
   "Anne draws 2 × Love."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
86. Anne: read on
   waits for chance, moves cf1cbb
   views a5bb9a 3c5046
   "Anne wants to hear more."
87. chance: Deal 0 (('courage', 'wits', 'wits', 'wits'),) ()
   waits for Anne, moves 767b6e
   views ef8b72 cf00bd
   "Anne wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Anne goes first."
88. Anne: westley to 5
   waits for Anne, moves 8c1827
   views c7734f 4a9cc9
   "Anne moves Westley to space 5."
89. Anne: westley to 6
   waits for Anne, moves 1993ca
   views fcbe43 a06333
   "Anne moves Westley to space 6."
90. Anne: fezzik to 14, discarding wits
   waits for Anne, moves f01dee
   views 4b025b aff6c7
   "Anne discards Wits and moves Fezzik to space 14."
91. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2ad161 494ac5
92. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 7f8a85 e23535
   "Anne draws Fighting."
93. chance: Draw love
   waits for chance, moves cf1cbb
   views 72275f fcd699
   "Anne draws Fighting and Love."
94. chance: TurnPlot 1
   waits for Anne, moves 7e7d54
   views 5afeb4 4ee35c
   "Anne draws Fighting and Love."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
95. Anne: westley to 7
   waits for Anne, moves 0e259f
   views c35555 e5b969
   "Anne moves Westley to space 7."
96. Anne: westley to 8
   waits for Anne, moves ca175e
   views 311d00 a48519
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
97. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 4850ee 676eec
   "Anne uses a Miracle to draw Story cards."
98. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8d858a 378ea6
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage."
99. chance: Draw love
   waits for chance, moves cf1cbb
   views 48ad73 1369f3
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage and Love."
100. chance: Draw courage
   waits for Anne, moves 170adf
   views 3d88d3 0d54c3
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Courage and Love."
101. Anne: fezzik to crag, discarding courage
   waits for Anne, moves ebe9d5
   views 4300ba 602061
   "Anne discards Courage and moves Fezzik to Crag."
102. Anne: westley to 9, discarding love
   waits for Anne, moves 543713
   views 7747cf af2b05
   "Anne discards Love and moves Westley to space 9."
103. Anne: westley to cliff_top, discarding love
   waits for Anne, moves 50dacf
   views 0bcb63 cce166
   "Anne discards Love and moves Westley to Cliff Top."
   refuses Anne {"type":"step","who":"westley","to":"10","cards":["courage","courage"],"riding":false}: That way is closed until a challenge is completed.
104. Anne: inigo to 11, discarding wits
   waits for Anne, moves 5d0e64
   views 2622ec d08809
   "Anne discards Wits and moves Inigo to space 11."
105. Anne: westley to 9, discarding fighting
   waits for Anne, moves 90017a
   views 78e6b0 a968aa
   "Anne discards Fighting and moves Westley to space 9."
106. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fbbd6b 70ec1b
107. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 308e32 676557
   "Anne draws Fighting."
108. chance: Draw love
   waits for chance, moves cf1cbb
   views 1cf405 bf49e7
   "Anne draws Fighting and Love."
109. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views eceb97 6ed2fc
   "Anne draws Fighting and Love."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
110. Anne: discard love
   waits for Anne, moves 3486e5
   views 0f7e1a ec2a5f
   "Anne discards Love."
   "Anne is next."
111. Anne: inigo to 10 by way of ruins
   waits for Anne, moves 9deecc
   views 6b4bbb 060e2d
   "Anne moves Inigo to Ruins."
   "Anne moves Inigo to space 10."
112. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 824782 ba8282
113. chance: Draw courage
   waits for chance, moves cf1cbb
   views d2957b 4cae5f
   "Anne draws Courage."
114. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 60ba59 f96195
   "Anne draws Courage and Adventure."
115. chance: TurnPlot 12
   waits for Anne, moves edb083
   views 623850 d9fe06
   "Anne draws Courage and Adventure."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
116. Anne: fezzik to 14
   waits for Anne, moves e95437
   views 809e4c c2dbe5
   "Anne moves Fezzik to space 14."
117. Anne: fezzik to boulders
   waits for Anne, moves 42385d
   views bc9d97 283a54
   "Anne moves Fezzik to Boulders."
118. Anne: westley to cliff_top, discarding wits
   waits for Anne, moves 33c04f
   views b4e3d4 0d24aa
   "Anne discards Wits and moves Westley to Cliff Top."
119. Anne: complete climb, discarding adventure, courage
   waits for chance, moves cf1cbb
   views 201103 c1183b
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
120. chance: Draw miracle_pill
   waits for Anne, moves 8461c2
   views 31e734 f28278
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Anne draws Chocolate-Coated Pill."
   refuses Anne {"type":"complete","challenge":"climb","cards":["courage","fighting","love"]}: That challenge is completed already.
121. Anne: fezzik to 15, discarding courage
   waits for Anne, moves 23ca26
   views c161ea e79abf
   "Anne discards Courage and moves Fezzik to space 15."
122. Anne: play miracle_pill
   waits for Anne, moves d9374e
   views e7e8f0 834f60
   "Anne plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
123. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 57cbaa 300417
   "Anne uses a Miracle to draw Story cards."
124. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8222bb fdef37
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage."
125. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 4ab75d ac450e
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage and Fighting."
126. chance: Draw courage
   waits for Anne, moves b51747
   views 3266b4 9eef77
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Courage and Fighting."
127. Anne: inigo to ruins, discarding courage
   waits for Anne, moves 8563dd
   views 215044 907716
   "Anne discards Courage and moves Inigo to Ruins."
128. Anne: westley to 10, discarding courage
   waits for Anne, moves cd7da1
   views a2f23d c2aa5f
   "Anne discards Courage and moves Westley to space 10."
129. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 75aa2e 52ca39
130. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 340703 251b4b
   "Anne draws Fighting."
131. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 1ca5d3 9d4ed8
   "Anne draws Fighting and Adventure."
132. chance: TurnPlot 11
   waits for Anne, moves 5d469c
   views a99359 1beedd
   "Anne draws Fighting and Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
133. Anne: westley to ruins
   waits for Anne, moves 24a988
   views f9a636 1354cc
   "Anne moves Westley to Ruins."
134. Anne: move no further
   waits for Anne, moves 17bb65
   views 64f143 8801b4
135. Anne: complete duel, discarding adventure, fighting, fighting
   waits for chance, moves cf1cbb
   views f98454 ec8bbb
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
136. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4d8677 6fcf42
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Wits."
137. chance: Draw fighting
   waits for Anne, moves ff1007
   views 0f4e2c e04f26
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Wits and Fighting."
138. Anne: westley to 12, discarding wits
   waits for Anne, moves e27e66
   views 804960 258e8c
   "Anne discards Wits and moves Westley to space 12."
139. Anne: westley to 13, discarding courage
   waits for Anne, moves bd4a6f
   views 476052 c962a6
   "Anne discards Courage and moves Westley to space 13."
140. Anne: take the last move back
   waits for Anne, moves e27e66
   views e7728f 7b78bc
   "Anne takes that back."
141. Anne: westley to 13, discarding courage
   waits for Anne, moves bd4a6f
   views 476052 c962a6
   "Anne discards Courage and moves Westley to space 13."
142. Anne: westley to boulders, discarding fighting
   waits for Anne, moves 186030
   views 43b555 a85423
   "Anne discards Fighting and moves Westley to Boulders."
143. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views bcaaee c8b33e
144. chance: Draw love
   waits for chance, moves cf1cbb
   views cb4c53 e087e1
   "Anne draws Love."
145. chance: Draw courage
   waits for chance, moves cf1cbb
   views 020889 1cb68e
   "Anne draws Love and Courage."
146. chance: TurnPlot 10
   waits for Anne, moves 87a553
   views 30d3ec 0e925a
   "Anne draws Love and Courage."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
147. Anne: fezzik to boulders
   waits for Anne, moves 553a43
   views 9584c3 c1332e
   "Anne moves Fezzik to Boulders."
148. Anne: move no further
   waits for Anne, moves e7a7d7
   views 7d7eff 74ccf1
149. Anne: complete giant, discarding courage, fighting, love
   waits for chance, moves cf1cbb
   views 324c17 6aa418
   "Anne completes “Rocks and Sleep” with Courage, Fighting and Love. The giant would rather play fair: no tricks, no weapons, only strength against speed."
150. chance: Draw the_good_parts
   waits for Anne, moves baf9e5
   views 52abd6 2a0098
   "Anne completes “Rocks and Sleep” with Courage, Fighting and Love. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws The Good Parts."
151. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7a947b 32c575
152. chance: Draw fighting
   waits for chance, moves cf1cbb
   views cd9206 f306eb
   "Anne draws Fighting."
153. chance: Draw wits
   waits for chance, moves cf1cbb
   views cdfbb2 0aa599
   "Anne draws Fighting and Wits."
154. chance: TurnPlot 17
   waits for Anne, moves a38482
   views 85a353 524eaa
   "Anne draws Fighting and Wits."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
   "Anne is next."
   refuses Anne {"type":"play-special","card":"the_good_parts"}: That card cannot be played now.
155. Anne: westley to 15
   waits for Anne, moves e307b0
   views 6c7ac3 3fdb46
   "Anne moves Westley to space 15."
156. Anne: westley to 16
   waits for Anne, moves 8443ec
   views 966a68 489922
   "Anne moves Westley to space 16."
157. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6be88b 4d3e4e
158. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6e5990 5ce302
   "Anne draws Adventure."
159. chance: Draw love
   waits for chance, moves cf1cbb
   views e82924 5fcb41
   "Anne draws Adventure and Love."
160. chance: TurnPlot 2
   waits for Anne, moves 1d20ed
   views 3237ce 32a053
   "Anne draws Adventure and Love."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
   "Anne is next."
161. Anne: westley to picnic
   waits for Anne, moves 05a418
   views f04bdc 6605ce
   "Anne moves Westley to Picnic Stone."
162. Anne: move no further
   waits for Anne, moves fbc1b9
   views a171b0 48bc3f
163. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3f9678 815076
164. chance: Draw love
   waits for chance, moves cf1cbb
   views dbb3aa fe51b9
   "Anne draws Love."
165. chance: Draw adventure
   waits for chance, moves cf1cbb
   views df062f 7c238d
   "Anne draws Love and Adventure."
166. chance: TurnPlot 4
   waits for Anne, moves c13b3f
   views 485a4d f2c476
   "Anne draws Love and Adventure."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
167. Anne: discard adventure
   waits for Anne, moves bba6fc
   views a749ab a7ab39
   "Anne discards Adventure."
   "Anne is next."
168. Anne: move no further
   waits for Anne, moves fbc1b9
   views e9da47 73df83
169. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a10c1d 204c03
170. chance: Draw fighting
   waits for chance, moves cf1cbb
   views c2bf73 51145f
   "Anne draws Fighting."
171. chance: Draw wits
   waits for chance, moves cf1cbb
   views db7b33 e7d3c0
   "Anne draws Fighting and Wits."
172. chance: TurnPlot 9
   waits for Anne, moves c13b3f
   views d074c2 c2d473
   "Anne draws Fighting and Wits."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
173. Anne: discard fighting
   waits for Anne, moves 3e2e61
   views 1fcc4a 611ea2
   "Anne discards Fighting."
174. Anne: discard fighting
   waits for Anne, moves bba6fc
   views 6c62cc d7b86f
   "Anne discards Fighting."
   "Anne is next."
175. Anne: move no further
   waits for Anne, moves a9e50c
   views 281a1b fa7833
176. Anne: complete wits, discarding adventure, wits, wits
   waits for chance, moves cf1cbb
   views 9cd3ea d84361
   "Anne completes “A Battle of Wits” with Adventure and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
177. chance: Draw all_together
   waits for Anne, moves 7f1577
   views 08089a adbb9e
   "Anne completes “A Battle of Wits” with Adventure and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
   "Anne draws All Together Now."
178. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 73e184 b91b3d
179. chance: Draw love
   waits for chance, moves cf1cbb
   views f6b110 434c5c
   "Anne draws Love."
180. chance: Draw fighting
   waits for chance, moves cf1cbb
   views b7ecc3 703c03
   "Anne draws Love and Fighting."
181. chance: TurnPlot 16
   waits for Anne, moves 66c116
   views baa623 2608bd
   "Anne draws Love and Fighting."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 15."
   "Humperdinck goes to space 16."
   "Anne is next."
   refuses Anne {"type":"stride","who":"westley","via":"16","to":"crag","riding":false}: These two may not be brought together.
182. Anne: westley to 17
   waits for Anne, moves 8388d9
   views f1282e 2b1e27
   "Anne moves Westley to space 17."
183. Anne: aim for ravine
   waits for Anne, moves 9c83b6
   views e7c905 b54578
   "Anne aims for “Tumbling Down the Ravine”."
   refuses Anne {"type":"plan","challenge":"wits","why":""}: You have said what you aim for in this turn already.
184. Anne: westley to 18
   waits for Anne, moves 157522
   views a10c04 4f6318
   "Anne moves Westley to space 18."
185. Anne: westley to ravine, discarding fighting
   waits for Anne, moves 992ce0
   views 600c15 4cae76
   "Anne discards Fighting and moves Westley to Ravine."
186. Anne: buttercup to 17, discarding the_good_parts
   waits for Anne, moves b36023
   views 717937 fb4fad
   "Anne discards The Good Parts and moves Buttercup to space 17."
187. Anne: play all_together
   waits for chance, moves cf1cbb
   views eb5d32 89d1f2
   "Anne plays “All Together Now”."
188. chance: Draw courage
   waits for chance, moves cf1cbb
   views 49bf63 09210a
   "Anne plays “All Together Now”."
   "Anne draws Courage."
189. chance: Draw love
   waits for Anne, moves 472128
   views 668e32 3d2062
   "Anne plays “All Together Now”."
   "Anne draws Courage and Love."
190. Anne: buttercup to 18, discarding courage
   waits for Anne, moves 624238
   views 34e778 61ee9b
   "Anne discards Courage and moves Buttercup to space 18."
191. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 240dcb b67ef9
192. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4d7d79 c29f6f
   "Anne draws Wits."
193. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6d3a00 b44e02
   "Anne draws Wits and Adventure."
194. chance: TurnPlot 19
   waits for Anne, moves 8c4009
   views 136a79 29e7b3
   "Anne draws Wits and Adventure."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
195. Anne: discard love
   waits for Anne, moves 93059a
   views d7b9cf 56303c
   "Anne discards Love."
   "Anne is next."
196. Anne: buttercup to ravine
   waits for Anne, moves 2f12da
   views f9f3f6 1c2a42
   "Anne moves Buttercup to Ravine."
197. Anne: move no further
   waits for Anne, moves becb6d
   views 286a20 575597
198. Anne: complete ravine, discarding adventure, love, love
   waits for chance, moves cf1cbb
   views 0f9d21 ad2676
   "Anne completes “Tumbling Down the Ravine” with Adventure and 2 × Love. One shove, one long fall and three words she knows better than any others."
199. chance: Draw inconceivable
   waits for Anne, moves 13102b
   views 4df78a d288c3
   "Anne completes “Tumbling Down the Ravine” with Adventure and 2 × Love. One shove, one long fall and three words she knows better than any others."
   "Anne draws Inconceivable!"
   "Chapter 3 is told: Cliffs of Insanity."
200. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views a07e2b ea7f7a
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"nonsense"}: The game is over.
ends {"winners":[],"scores":[3],"ending":{"type":"bookmarked","campaign":{"chapter":4,"miracles":0,"replayed":true,"specials":["all_together","inconceivable","miracle_pill","the_good_parts"]}}}
   "The bookmark is at chapter 4."
