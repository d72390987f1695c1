Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views ca533a dd0913
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":"-7"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'love', 'wits'),) ()
   waits for Anne, moves 767b6e
   views cd6b36 87c5a5
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
   views 1b1462 637e52
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"stride","who":"fezzik","via":"14","to":"crag","riding":true}: There are no steps left for that character.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 653861 55aa6a
   refuses chance {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves cf1cbb
   views cd56d0 f436af
   "Anne draws Fighting."
5. chance: Draw wits
   waits for chance, moves cf1cbb
   views fa8928 91e170
   "Anne draws Fighting and Wits."
6. chance: TurnPlot 10
   waits for Anne, moves 767b6e
   views 2bd036 098277
   "Anne draws Fighting and Wits."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves da9dab
   views a9df29 675ba4
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: The cards do not fit: it takes Wits.
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 987c7a 8dd49b
9. chance: Draw wits
   waits for chance, moves cf1cbb
   views f45c15 1c9bce
   "Anne draws Wits."
10. chance: Draw wits
   waits for chance, moves cf1cbb
   views ab511a ba75ab
   "Anne draws 2 × Wits."
11. chance: TurnPlot 16
   waits for Anne, moves 92f8cb
   views 8c7edc aac16d
   "Anne draws 2 × Wits."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
12. Anne: discard adventure
   waits for Anne, moves 3986c2
   views 0b7e40 3969d4
   "Anne discards Adventure."
13. Anne: discard fighting
   waits for Anne, moves 767b6e
   views 933e2d 8d27f2
   "Anne discards Fighting."
   "Anne is next."
14. Anne: move no further
   waits for Anne, moves a39b12
   views cd229e 3fbadb
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c50620 0a5316
16. chance: Draw love
   waits for chance, moves cf1cbb
   views cc0cca cbfb17
   "Anne draws Love."
17. chance: Draw love
   waits for chance, moves cf1cbb
   views d6aa0c 374560
   "Anne draws 2 × Love."
18. chance: TurnPlot 3
   waits for Anne, moves 806267
   views 950dcd eac483
   "Anne draws 2 × Love."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
19. Anne: discard fighting
   waits for Anne, moves 1d00b6
   views 5d2a41 cf3ed9
   "Anne discards Fighting."
20. Anne: discard wits
   waits for Anne, moves 767b6e
   views 1fab21 49b433
   "Anne discards Wits."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 119b4f
   views 5aa347 d9797f
22. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a3a39b 3ab8aa
23. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 225e2c f0426d
   "Anne draws Adventure."
24. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 822bc8 4d40a5
   "Anne draws 2 × Adventure."
25. chance: TurnPlot 4
   waits for Anne, moves 8c4009
   views 45037a 443f96
   "Anne draws 2 × Adventure."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
26. Anne: discard adventure
   waits for Anne, moves 5a7cde
   views a3abec 600afe
   "Anne discards Adventure."
27. Anne: discard adventure
   waits for Anne, moves 767b6e
   views 6e1ac9 d5697a
   "Anne discards Adventure."
   "Anne is next."
28. Anne: move no further
   waits for Anne, moves 119b4f
   views f6e0a6 13c9c2
29. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fda388 06e007
30. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 89045d ab28b5
   "Anne draws Adventure."
31. chance: Draw wits
   waits for chance, moves cf1cbb
   views c9a8ca dcd129
   "Anne draws Adventure and Wits."
32. chance: TurnPlot 2
   waits for Anne, moves 8c4009
   views 022483 6e5aaa
   "Anne draws Adventure and Wits."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
33. Anne: discard adventure
   waits for Anne, moves 1d00b6
   views 2a717e a39869
   "Anne discards Adventure."
34. Anne: discard love
   waits for Anne, moves 767b6e
   views a652b9 c2b34e
   "Anne discards Love."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves 119b4f
   views 15d6aa 7bebb7
36. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7913fc b571a7
37. chance: Draw courage
   waits for chance, moves cf1cbb
   views 51cbb2 6c92dc
   "Anne draws Courage."
38. chance: Draw courage
   waits for chance, moves cf1cbb
   views a623d8 f89e78
   "Anne draws 2 × Courage."
39. chance: TurnPlot 9
   waits for Anne, moves c80739
   views 7d8f6e db01dd
   "Anne draws 2 × Courage."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
40. Anne: discard courage
   waits for Anne, moves 03dab9
   views 162f4a c6200c
   "Anne discards Courage."
41. Anne: discard courage
   waits for Anne, moves 767b6e
   views e12fbc 0b3eaf
   "Anne discards Courage."
   "Anne is next."
42. Anne: move no further
   waits for Anne, moves 119b4f
   views fb18b4 e04b1d
43. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f8eb91 d7c60d
44. chance: Draw courage
   waits for chance, moves cf1cbb
   views d5888e f1b0cf
   "Anne draws Courage."
45. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e2b94c e0f52c
   "Anne draws Courage and Fighting."
46. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views b053ae 805885
   "Anne draws Courage and Fighting."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
47. Anne: discard courage
   waits for Anne, moves 3986c2
   views 0124d8 71bea4
   "Anne discards Courage."
48. Anne: discard fighting
   waits for Anne, moves 767b6e
   views ff4866 9cbf6a
   "Anne discards Fighting."
   "Anne is next."
49. Anne: move no further
   waits for Anne, moves 119b4f
   views 1d00ce c9d47c
50. Anne: westley to 1, discarding love
   waits for Anne, moves 21471d
   views 2be79a 9c2234
   "Anne discards Love and moves Westley to space 1."
51. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ae5e99 a81a24
52. chance: Draw courage
   waits for chance, moves cf1cbb
   views 250cd3 05d642
   "Anne draws Courage."
53. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 26d294 440f95
   "Anne draws Courage and Adventure."
54. chance: TurnPlot 11
   waits for Anne, moves d3ff00
   views c11d32 2a8ae0
   "Anne draws Courage and Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
55. Anne: discard adventure
   waits for Anne, moves c95e00
   views 672b4a 2be691
   "Anne discards Adventure."
   "Anne is next."
56. Anne: move no further
   waits for Anne, moves 54d107
   views e746f4 9bbf7a
57. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2ce4fa 1c9f2c
58. chance: Draw fighting
   waits for chance, moves cf1cbb
   views f9b5f0 a80e19
   "Anne draws Fighting."
59. chance: Draw fighting
   waits for chance, moves cf1cbb
   views b00707 f2232b
   "Anne draws 2 × Fighting."
60. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views 29d91b 69fe29
   "Anne draws 2 × Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
61. chance: Draw fighting
   waits for Anne, moves bf9050
   views 9eb4e1 b494b0
   "Anne draws 2 × Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Fighting."
62. Anne: discard wits
   waits for Anne, moves a312b4
   views e7a604 7bd4a9
   "Anne discards Wits."
63. Anne: take the last move back
   waits for Anne, moves bf9050
   views 01cde9 a0d381
   "Anne takes that back."
64. Anne: discard courage
   waits for Anne, moves 3986c2
   views 37697e 9647a4
   "Anne discards Courage."
65. Anne: discard fighting
   waits for Anne, moves 3986c2
   views d4d3e1 9ba2a0
   "Anne discards Fighting."
66. Anne: discard fighting
   waits for Anne, moves c95e00
   views 7b8a7e 533f09
   "Anne discards Fighting."
   "Anne is next."
67. Anne: move no further
   waits for Anne, moves 7de006
   views 1151b9 506958
68. Anne: westley to start, discarding love
   waits for Anne, moves 894b6f
   views 55ceb1 86de37
   "Anne discards Love and moves Westley to Start."
69. Anne: westley to 1, discarding fighting
   waits for Anne, moves 24e203
   views 68d774 ff256b
   "Anne discards Fighting and moves Westley to space 1."
70. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d9c88c 7e52cf
71. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 3906f3 52a8a8
   "Anne draws Fighting."
72. chance: Draw courage
   waits for chance, moves cf1cbb
   views 489fa8 99b178
   "Anne draws Fighting and Courage."
73. chance: TurnPlot 12
   waits for Anne, moves c95e00
   views baad36 25d609
   "Anne draws Fighting and Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
   "Anne is next."
74. Anne: move no further
   waits for Anne, moves 44da48
   views 33c90a 9f197b
75. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0d3cec 92707f
76. chance: Draw love
   waits for chance, moves cf1cbb
   views 5f7845 488ee0
   "Anne draws Love."
77. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 225e2e 6eb21f
   "Anne draws Love and Adventure."
78. chance: TurnPlot 17
   waits for Anne, moves c33e83
   views b1e277 43a09a
   "Anne draws Love and Adventure."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 15."
   "Humperdinck goes to space 16."
79. Anne: discard adventure
   waits for Anne, moves a312b4
   views 1adbe7 4a4794
   "Anne discards Adventure."
80. Anne: discard courage
   waits for Anne, moves c95e00
   views 0f86c9 ebfb22
   "Anne discards Courage."
   "Anne is next."
81. Anne: move no further
   waits for Anne, moves 7de006
   views 2fd001 bfc1c1
82. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 850624 9da028
83. chance: Draw love
   waits for chance, moves cf1cbb
   views 5ba711 cf6725
   "Anne draws Love."
84. chance: Draw love
   waits for chance, moves cf1cbb
   views 79434a 64afa4
   "Anne draws 2 × Love."
85. chance: TurnPlot 8
   waits for Anne, moves d4e62b
   views 8868ef b52ef3
   "Anne draws 2 × Love."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
86. Anne: read on
   waits for chance, moves cf1cbb
   views ad00e0 45a1ee
   "Anne wants to hear more."
87. chance: Deal 0 (('courage', 'wits', 'wits', 'wits'),) ()
   waits for Anne, moves 767b6e
   views 799679 1dfe72
   "Anne wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Anne goes first."
88. Anne: westley to 5
   waits for Anne, moves 8c1827
   views 8d3a08 c6a5ab
   "Anne moves Westley to space 5."
89. Anne: westley to 6
   waits for Anne, moves 1993ca
   views ce21ab 5c58bb
   "Anne moves Westley to space 6."
90. Anne: fezzik to 14, discarding wits
   waits for Anne, moves f01dee
   views 2fe9d5 bad9d2
   "Anne discards Wits and moves Fezzik to space 14."
91. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ae9508 81e32e
92. chance: Draw fighting
   waits for chance, moves cf1cbb
   views abdcaa 957320
   "Anne draws Fighting."
93. chance: Draw love
   waits for chance, moves cf1cbb
   views b5f76b b2130d
   "Anne draws Fighting and Love."
94. chance: TurnPlot 1
   waits for Anne, moves 7e7d54
   views 049e81 0b5de1
   "Anne draws Fighting and Love."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
95. Anne: westley to 7
   waits for Anne, moves 0e259f
   views 87ed71 b8c4d0
   "Anne moves Westley to space 7."
96. Anne: westley to 8
   waits for Anne, moves ca175e
   views a08918 fd1e30
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
97. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 673fa1 7c8a19
   "Anne uses a Miracle to draw Story cards."
98. chance: Draw courage
   waits for chance, moves cf1cbb
   views 3bf196 9c14d2
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage."
99. chance: Draw love
   waits for chance, moves cf1cbb
   views bf0c8c 775ec4
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage and Love."
100. chance: Draw courage
   waits for Anne, moves 170adf
   views 35695a 8ae712
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Courage and Love."
101. Anne: fezzik to crag, discarding courage
   waits for Anne, moves ebe9d5
   views e95278 f4766f
   "Anne discards Courage and moves Fezzik to Crag."
102. Anne: westley to 9, discarding love
   waits for Anne, moves 543713
   views e9babf 4494ac
   "Anne discards Love and moves Westley to space 9."
103. Anne: westley to cliff_top, discarding love
   waits for Anne, moves 50dacf
   views 0cd7e2 54aa8c
   "Anne discards Love and moves Westley to Cliff Top."
   refuses Anne {"type":"step","who":"westley","to":"10","cards":["courage","courage"],"riding":false}: That way is closed until a challenge is completed.
104. Anne: inigo to 11, discarding wits
   waits for Anne, moves 5d0e64
   views c74c7b 0751ad
   "Anne discards Wits and moves Inigo to space 11."
105. Anne: westley to 9, discarding fighting
   waits for Anne, moves 90017a
   views 1e0d3b 016c34
   "Anne discards Fighting and moves Westley to space 9."
106. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3d15af 2e7534
107. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 8e3d9f 5e6b2a
   "Anne draws Fighting."
108. chance: Draw love
   waits for chance, moves cf1cbb
   views f96447 f9ab35
   "Anne draws Fighting and Love."
109. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views ce20a0 113cd1
   "Anne draws Fighting and Love."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
110. Anne: discard love
   waits for Anne, moves 3486e5
   views 7f8b28 12aa0e
   "Anne discards Love."
   "Anne is next."
111. Anne: inigo to 10 by way of ruins
   waits for Anne, moves 9deecc
   views fd6e39 d3d8ab
   "Anne moves Inigo to Ruins."
   "Anne moves Inigo to space 10."
112. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 861bc9 d645f0
113. chance: Draw courage
   waits for chance, moves cf1cbb
   views b96207 cbede6
   "Anne draws Courage."
114. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 451d62 9ba814
   "Anne draws Courage and Adventure."
115. chance: TurnPlot 12
   waits for Anne, moves edb083
   views 1d4f7d 62288d
   "Anne draws Courage and Adventure."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
116. Anne: fezzik to 14
   waits for Anne, moves e95437
   views 79c341 b39012
   "Anne moves Fezzik to space 14."
117. Anne: fezzik to boulders
   waits for Anne, moves 42385d
   views 7cd854 bf451d
   "Anne moves Fezzik to Boulders."
118. Anne: westley to cliff_top, discarding wits
   waits for Anne, moves 33c04f
   views 173db3 be02cc
   "Anne discards Wits and moves Westley to Cliff Top."
119. Anne: complete climb, discarding adventure, courage
   waits for chance, moves cf1cbb
   views 67cda4 ece578
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
120. chance: Draw miracle_pill
   waits for Anne, moves 8461c2
   views 15a89c 45cbbf
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Anne draws Chocolate-Coated Pill."
   refuses Anne {"type":"complete","challenge":"climb","cards":["courage","fighting","love"]}: That challenge is completed already.
121. Anne: fezzik to 15, discarding courage
   waits for Anne, moves 23ca26
   views f06e53 2bda97
   "Anne discards Courage and moves Fezzik to space 15."
122. Anne: play miracle_pill
   waits for Anne, moves d9374e
   views 1378c5 f10b2b
   "Anne plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
123. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views b1d6b8 699201
   "Anne uses a Miracle to draw Story cards."
124. chance: Draw courage
   waits for chance, moves cf1cbb
   views 168dd5 e59fac
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage."
125. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d7cb43 5b293e
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage and Fighting."
126. chance: Draw courage
   waits for Anne, moves b51747
   views d5009b cc6bb9
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Courage and Fighting."
127. Anne: inigo to ruins, discarding courage
   waits for Anne, moves 8563dd
   views 4da61a c7848b
   "Anne discards Courage and moves Inigo to Ruins."
128. Anne: westley to 10, discarding courage
   waits for Anne, moves cd7da1
   views 5973e3 efb217
   "Anne discards Courage and moves Westley to space 10."
129. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views dfd777 5aff45
130. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 923023 bb5680
   "Anne draws Fighting."
131. chance: Draw adventure
   waits for chance, moves cf1cbb
   views b76099 3200d5
   "Anne draws Fighting and Adventure."
132. chance: TurnPlot 11
   waits for Anne, moves 5d469c
   views 9ec9f5 a06674
   "Anne draws Fighting and Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
133. Anne: westley to ruins
   waits for Anne, moves 24a988
   views ed3d1a 8d0ac1
   "Anne moves Westley to Ruins."
134. Anne: move no further
   waits for Anne, moves 17bb65
   views a645ae 530aa6
135. Anne: complete duel, discarding adventure, fighting, fighting
   waits for chance, moves cf1cbb
   views 291fa7 388992
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
136. chance: Draw wits
   waits for chance, moves cf1cbb
   views e2f3dd 8a8886
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Wits."
137. chance: Draw fighting
   waits for Anne, moves ff1007
   views 8e65a7 6949ee
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Wits and Fighting."
138. Anne: westley to 12, discarding wits
   waits for Anne, moves e27e66
   views b6c9bf 75660b
   "Anne discards Wits and moves Westley to space 12."
139. Anne: westley to 13, discarding courage
   waits for Anne, moves bd4a6f
   views 021860 d36ea8
   "Anne discards Courage and moves Westley to space 13."
140. Anne: take the last move back
   waits for Anne, moves e27e66
   views 5b205c 6b0808
   "Anne takes that back."
141. Anne: westley to 13, discarding courage
   waits for Anne, moves bd4a6f
   views 021860 d36ea8
   "Anne discards Courage and moves Westley to space 13."
142. Anne: westley to boulders, discarding fighting
   waits for Anne, moves 186030
   views 5dd53b d2e72e
   "Anne discards Fighting and moves Westley to Boulders."
143. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 93e814 348396
144. chance: Draw love
   waits for chance, moves cf1cbb
   views 8c4c59 886bd1
   "Anne draws Love."
145. chance: Draw courage
   waits for chance, moves cf1cbb
   views e69c2f 4e7483
   "Anne draws Love and Courage."
146. chance: TurnPlot 10
   waits for Anne, moves 87a553
   views 9a9fe4 04ac36
   "Anne draws Love and Courage."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
147. Anne: fezzik to boulders
   waits for Anne, moves 553a43
   views c414bd 884ae9
   "Anne moves Fezzik to Boulders."
148. Anne: move no further
   waits for Anne, moves e7a7d7
   views 7bdebe f7d98c
149. Anne: complete giant, discarding courage, fighting, love
   waits for chance, moves cf1cbb
   views c59acc 7953f6
   "Anne completes “Rocks and Sleep” with Courage, Fighting and Love. The giant would rather play fair: no tricks, no weapons, only strength against speed."
150. chance: Draw the_good_parts
   waits for Anne, moves baf9e5
   views 122627 4961bf
   "Anne completes “Rocks and Sleep” with Courage, Fighting and Love. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws The Good Parts."
151. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6cae1b 06f0f9
152. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 66d959 731b5b
   "Anne draws Fighting."
153. chance: Draw wits
   waits for chance, moves cf1cbb
   views adb419 daccf9
   "Anne draws Fighting and Wits."
154. chance: TurnPlot 17
   waits for Anne, moves a38482
   views 8fa7c8 bd1abe
   "Anne draws Fighting and Wits."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
   "Anne is next."
   refuses Anne {"type":"play-special","card":"the_good_parts"}: That card cannot be played now.
155. Anne: westley to 15
   waits for Anne, moves e307b0
   views 1c243e 6dd1b6
   "Anne moves Westley to space 15."
156. Anne: westley to 16
   waits for Anne, moves 8443ec
   views db0f73 3f3b99
   "Anne moves Westley to space 16."
157. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3cea31 12b6fa
158. chance: Draw adventure
   waits for chance, moves cf1cbb
   views d26b3a 7b480d
   "Anne draws Adventure."
159. chance: Draw love
   waits for chance, moves cf1cbb
   views 7c84dc 5f5eca
   "Anne draws Adventure and Love."
160. chance: TurnPlot 2
   waits for Anne, moves 1d20ed
   views af2eb9 7bf5d9
   "Anne draws Adventure and Love."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
   "Anne is next."
161. Anne: westley to picnic
   waits for Anne, moves 05a418
   views 7760d5 57bc0d
   "Anne moves Westley to Picnic Stone."
162. Anne: move no further
   waits for Anne, moves fbc1b9
   views 2cd7a2 6dcfac
163. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 38fe06 25069d
164. chance: Draw love
   waits for chance, moves cf1cbb
   views f203a3 95ee6d
   "Anne draws Love."
165. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3853c9 fec4c0
   "Anne draws Love and Adventure."
166. chance: TurnPlot 4
   waits for Anne, moves c13b3f
   views 55b86e 68dcf1
   "Anne draws Love and Adventure."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
167. Anne: discard adventure
   waits for Anne, moves bba6fc
   views d64749 c2af08
   "Anne discards Adventure."
   "Anne is next."
168. Anne: move no further
   waits for Anne, moves fbc1b9
   views cd91cd 8d3162
169. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 98158d baf0c6
170. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 3621f5 03e739
   "Anne draws Fighting."
171. chance: Draw wits
   waits for chance, moves cf1cbb
   views d6a77e 19e14d
   "Anne draws Fighting and Wits."
172. chance: TurnPlot 9
   waits for Anne, moves c13b3f
   views 77a0b4 439b48
   "Anne draws Fighting and Wits."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
173. Anne: discard fighting
   waits for Anne, moves 3e2e61
   views 408d21 c8844d
   "Anne discards Fighting."
174. Anne: discard fighting
   waits for Anne, moves bba6fc
   views 3566a1 a664e0
   "Anne discards Fighting."
   "Anne is next."
175. Anne: move no further
   waits for Anne, moves a9e50c
   views ffb2e6 9868b7
176. Anne: complete wits, discarding adventure, wits, wits
   waits for chance, moves cf1cbb
   views e59fec b1bc49
   "Anne completes “A Battle of Wits” with Adventure and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
177. chance: Draw all_together
   waits for Anne, moves 7f1577
   views 49a2fb 4e6422
   "Anne completes “A Battle of Wits” with Adventure and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
   "Anne draws All Together Now."
178. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views abde88 f40c2d
179. chance: Draw love
   waits for chance, moves cf1cbb
   views 0be1f1 3a3d10
   "Anne draws Love."
180. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 41bc93 04ac93
   "Anne draws Love and Fighting."
181. chance: TurnPlot 16
   waits for Anne, moves 66c116
   views 0908ce cf3b5d
   "Anne draws Love and Fighting."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 15."
   "Humperdinck goes to space 16."
   "Anne is next."
   refuses Anne {"type":"stride","who":"westley","via":"16","to":"crag","riding":false}: These two may not be brought together.
182. Anne: westley to 17
   waits for Anne, moves 8388d9
   views 16494d ed4993
   "Anne moves Westley to space 17."
183. Anne: aim for ravine
   waits for Anne, moves 9c83b6
   views 47d0c4 0050d2
   "Anne aims for “Tumbling Down the Ravine”."
   refuses Anne {"type":"plan","challenge":"wits","why":""}: You have said what you aim for in this turn already.
184. Anne: westley to 18
   waits for Anne, moves 157522
   views 7f4cff 490930
   "Anne moves Westley to space 18."
185. Anne: westley to ravine, discarding fighting
   waits for Anne, moves 992ce0
   views a415bb 58bbba
   "Anne discards Fighting and moves Westley to Ravine."
186. Anne: buttercup to 17, discarding the_good_parts
   waits for Anne, moves b36023
   views 5ab1bb 83ec47
   "Anne discards The Good Parts and moves Buttercup to space 17."
187. Anne: play all_together
   waits for chance, moves cf1cbb
   views 92e680 d5b856
   "Anne plays “All Together Now”."
188. chance: Draw courage
   waits for chance, moves cf1cbb
   views 954ff5 9627fa
   "Anne plays “All Together Now”."
   "Anne draws Courage."
189. chance: Draw love
   waits for Anne, moves 472128
   views 198118 0f314b
   "Anne plays “All Together Now”."
   "Anne draws Courage and Love."
190. Anne: buttercup to 18, discarding courage
   waits for Anne, moves 624238
   views 8a21ed 4ccbda
   "Anne discards Courage and moves Buttercup to space 18."
191. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 65e9a6 a9bba9
192. chance: Draw wits
   waits for chance, moves cf1cbb
   views a271a9 8f2c58
   "Anne draws Wits."
193. chance: Draw adventure
   waits for chance, moves cf1cbb
   views e64cac 9383cb
   "Anne draws Wits and Adventure."
194. chance: TurnPlot 19
   waits for Anne, moves 8c4009
   views 309901 c4403f
   "Anne draws Wits and Adventure."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
195. Anne: discard love
   waits for Anne, moves 93059a
   views 70e796 d409b1
   "Anne discards Love."
   "Anne is next."
196. Anne: buttercup to ravine
   waits for Anne, moves 2f12da
   views ff30a3 b34f69
   "Anne moves Buttercup to Ravine."
197. Anne: move no further
   waits for Anne, moves becb6d
   views e5794a 7e7642
198. Anne: complete ravine, discarding adventure, love, love
   waits for chance, moves cf1cbb
   views 1b16e3 e8b6bf
   "Anne completes “Tumbling Down the Ravine” with Adventure and 2 × Love. One shove, one long fall and three words she knows better than any others."
199. chance: Draw inconceivable
   waits for Anne, moves 13102b
   views a07281 ce2d8d
   "Anne completes “Tumbling Down the Ravine” with Adventure and 2 × Love. One shove, one long fall and three words she knows better than any others."
   "Anne draws Inconceivable!"
   "Chapter 3 is told: Cliffs of Insanity."
200. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views 7c0b4b 00f8eb
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"nonsense"}: The game is over.
ends {"winners":[],"scores":[3],"ending":{"type":"bookmarked","campaign":{"chapter":4,"miracles":0,"replayed":true,"specials":["all_together","inconceivable","miracle_pill","the_good_parts"]}}}
   "The bookmark is at chapter 4."
