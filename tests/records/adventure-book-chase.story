Adventure Book, version 2 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views d0379d 6b96eb
   refuses Anne {"type":"act","action":"nonsense","cards":["wits"],"target":""}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('courage', 'love', 'love', 'wits'),) ()
   waits for Anne, moves 42eb76
   views 4b5333 d93599
   "Chapter 3: Cliffs of Insanity. Anne goes first."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"giant"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"nonsense","to":"16","cards":["love"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"inigo","to":"9999999999999999999999999999999999999999","cards":["love"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"westley","to":"1","cards":["courage"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Anne: move no further
   waits for Anne, moves 23d994
   views fea132 88a30e
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: What it requires is not met yet.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 4f50e5 291ee6
   refuses chance {"type":"act","action":"nonsense","cards":["wits"],"target":""}: That cannot be the next card of the deck.
4. chance: Draw wits
   waits for chance, moves cf1cbb
   views 43fa79 e9b35e
   "Anne draws Wits."
5. chance: Draw wits
   waits for chance, moves cf1cbb
   views fcff25 39fa26
   "Anne draws 2 × Wits."
6. chance: TurnPlot 2
   waits for Anne, moves 42eb76
   views c3fc05 92b00c
   "Anne draws 2 × Wits."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves d4125a
   views 9164de 0425c8
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: The cards do not fit: it takes Wits.
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b8f4d4 217818
9. chance: Draw courage
   waits for chance, moves cf1cbb
   views 91312a 80be95
   "Anne draws Courage."
10. chance: Draw adventure
   waits for chance, moves cf1cbb
   views f6520c 5bf2c2
   "Anne draws Courage and Adventure."
11. chance: TurnPlot 8
   waits for Anne, moves d3ff00
   views 8b7fe1 a596fc
   "Anne draws Courage and Adventure."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
12. Anne: discard wits
   waits for Anne, moves d3ff00
   views 6d87df d395b3
   "Anne discards Wits."
13. Anne: discard adventure
   waits for Anne, moves 42eb76
   views c73ca4 dcfd14
   "Anne discards Adventure."
   "Anne is next."
14. Anne: move no further
   waits for Anne, moves d4125a
   views 51c35f 960d28
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 194fbf 7140fc
16. chance: Draw love
   waits for chance, moves cf1cbb
   views bf715b 31ca6a
   "Anne draws Love."
17. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 760064 1cbc1c
   "Anne draws Love and Fighting."
18. chance: TurnPlot 16
   waits for Anne, moves bf9050
   views dadcbb bc0b8e
   "Anne draws Love and Fighting."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
19. Anne: discard courage
   waits for Anne, moves bf9050
   views 2aeaa3 9970fd
   "Anne discards Courage."
20. Anne: discard courage
   waits for Anne, moves 42eb76
   views 07c35b 46e519
   "Anne discards Courage."
   "Anne is next."
21. Anne: aim for climb
   waits for Anne, moves c24251
   views 52364d 80fb20
   "Anne aims for “Scale the Cliffs”."
   refuses Anne {"type":"plan","challenge":"giant"}: You have said what you aim for in this turn already.
22. Anne: move no further
   waits for Anne, moves d416d8
   views 308da8 79eebd
23. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5df087 ab3f89
24. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 285a24 1d5c38
   "Anne draws Adventure."
25. chance: Draw wits
   waits for chance, moves cf1cbb
   views ceb005 d63dec
   "Anne draws Adventure and Wits."
26. chance: TurnPlot 9
   waits for Anne, moves 92f8cb
   views ad514f 6189f6
   "Anne draws Adventure and Wits."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
27. Anne: discard adventure
   waits for Anne, moves 806267
   views e6149b 35c1c8
   "Anne discards Adventure."
28. Anne: discard wits
   waits for Anne, moves 42eb76
   views 52ac62 e998a4
   "Anne discards Wits."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves b38f23
   views 771694 b181f5
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7ee59c a165f0
31. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 1c11e2 c5e4f1
   "Anne draws Fighting."
32. chance: Draw courage
   waits for chance, moves cf1cbb
   views 77a56f 26933e
   "Anne draws Fighting and Courage."
33. chance: TurnPlot 19
   waits for Anne, moves bf9050
   views 540fc5 8f38ed
   "Anne draws Fighting and Courage."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
34. Anne: discard courage
   waits for Anne, moves 806267
   views 7e4446 7f9e31
   "Anne discards Courage."
35. Anne: discard fighting
   waits for Anne, moves 42eb76
   views 25e4be 8af5e4
   "Anne discards Fighting."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves b38f23
   views fac699 cbabde
37. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3dbf47 83c546
38. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d9d9a5 2bf423
   "Anne draws Fighting."
39. chance: Draw courage
   waits for chance, moves cf1cbb
   views 749873 7bf70b
   "Anne draws Fighting and Courage."
40. chance: TurnPlot 10
   waits for Anne, moves bf9050
   views 466064 6d1e5e
   "Anne draws Fighting and Courage."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
41. Anne: discard love
   waits for Anne, moves bf9050
   views fa8446 e00a76
   "Anne discards Love."
42. Anne: discard wits
   waits for Anne, moves 42eb76
   views c70373 4fceaa
   "Anne discards Wits."
   "Anne is next."
43. Anne: move no further
   waits for Anne, moves 0f5ca1
   views 375ca6 70bf0b
44. Anne: fezzik to 14, discarding fighting
   waits for Anne, moves c32f0f
   views a5a86f 273623
   "Anne discards Fighting and moves Fezzik to space 14."
45. Anne: fezzik to crag, discarding love
   waits for Anne, moves 0f5ca1
   views 45243e 0aab52
   "Anne discards Love and moves Fezzik to Crag."
46. Anne: inigo to 11, discarding fighting
   waits for Anne, moves cdb75c
   views 54ca7e 53b7c2
   "Anne discards Fighting and moves Inigo to space 11."
47. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 455605 b2ebdc
48. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e39934 33e795
   "Anne draws Fighting."
49. chance: Draw fighting
   waits for chance, moves cf1cbb
   views a7e793 2a001a
   "Anne draws 2 × Fighting."
50. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views 160e6f ae8d6a
   "Anne draws 2 × Fighting."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
51. Anne: discard courage
   waits for Anne, moves c2628c
   views fec17b 2da1b9
   "Anne discards Courage."
   "Anne is next."
52. Anne: inigo to lookout
   waits for Anne, moves 42eb76
   views 140c32 7aae2d
   "Anne moves Inigo to Lookout."
53. Anne: move no further
   waits for Anne, moves b38f23
   views 94a88b 5e8388
54. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f3e49c 8a7128
55. chance: Draw courage
   waits for chance, moves cf1cbb
   views 48b43d 6eb55d
   "Anne draws Courage."
56. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6e4920 5f009b
   "Anne draws Courage and Adventure."
57. chance: TurnPlot 1
   waits for Anne, moves 42eb76
   views 39d14e 711cec
   "Anne draws Courage and Adventure."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
   "Anne is next."
58. Anne: move no further
   waits for Anne, moves eb652a
   views 29d027 4cc435
59. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views cae1bb a73f22
60. chance: Draw love
   waits for chance, moves cf1cbb
   views e32a0d 522107
   "Anne draws Love."
61. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 0199dd 25e409
   "Anne draws Love and Adventure."
62. chance: TurnPlot 14
   waits for Anne, moves c33e83
   views 0f8555 494f30
   "Anne draws Love and Adventure."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
63. Anne: discard adventure
   waits for Anne, moves c33e83
   views 8aaa34 05fa8c
   "Anne discards Adventure."
64. Anne: discard adventure
   waits for Anne, moves 42eb76
   views 88c86c a28b9a
   "Anne discards Adventure."
   "Anne is next."
65. Anne: move no further
   waits for Anne, moves 0f5ca1
   views 7cee15 cf6ea7
66. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5e136f 5c49c5
67. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 66b60b 6d691f
   "Anne draws Fighting."
68. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 1b3241 c9850f
   "Anne draws Fighting and Adventure."
69. chance: TurnPlot 13
   waits for Anne, moves c33e83
   views 45cfd5 6da429
   "Anne draws Fighting and Adventure."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
70. Anne: discard adventure
   waits for Anne, moves bf9050
   views bdbc12 6f672a
   "Anne discards Adventure."
71. Anne: discard courage
   waits for Anne, moves 42eb76
   views a5535d a26302
   "Anne discards Courage."
   "Anne is next."
72. Anne: move no further
   waits for Anne, moves b38f23
   views ce0799 18e712
73. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b76da7 d1ba48
74. chance: Draw courage
   waits for chance, moves cf1cbb
   views ed4b94 bc6fc8
   "Anne draws Courage."
75. chance: Draw love
   waits for chance, moves cf1cbb
   views abf31a c7e9ae
   "Anne draws Courage and Love."
76. chance: TurnPlot 11
   waits for Anne, moves bf9050
   views 2258ce b1e2f4
   "Anne draws Courage and Love."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
77. Anne: discard courage
   waits for Anne, moves 806267
   views 2a4dfd 3d8be8
   "Anne discards Courage."
78. Anne: discard fighting
   waits for Anne, moves 42eb76
   views c7596a b36f6e
   "Anne discards Fighting."
   "Anne is next."
79. Anne: move no further
   waits for Anne, moves b38f23
   views d1271c 5c4a13
80. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9fff4e 8bbbc1
81. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 299103 a3b494
   "Anne draws Adventure."
82. chance: Draw fighting
   waits for chance, moves cf1cbb
   views fca2d2 472f8f
   "Anne draws Adventure and Fighting."
83. chance: TurnPlot 5
   waits for Anne, moves 92f8cb
   views 1ac425 97bf0b
   "Anne draws Adventure and Fighting."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
84. Anne: discard fighting
   waits for Anne, moves 92f8cb
   views 74a86c 9161c9
   "Anne discards Fighting."
85. Anne: discard fighting
   waits for Anne, moves 42eb76
   views 92edc5 b4114c
   "Anne discards Fighting."
   "Anne is next."
86. Anne: move no further
   waits for Anne, moves b0ce3d
   views 46e421 8ee92a
87. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 697bf6 da9eee
88. chance: Draw wits
   waits for chance, moves cf1cbb
   views 623dc8 093c79
   "Anne draws Wits."
89. chance: Draw wits
   waits for chance, moves cf1cbb
   views 48abff 572f66
   "Anne draws 2 × Wits."
90. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views b56f7a 0ae0c7
   "Anne draws 2 × Wits."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
91. chance: Draw love
   waits for Anne, moves 92f8cb
   views 2ee52d 5600ce
   "Anne draws 2 × Wits."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Love."
92. Anne: discard adventure
   waits for Anne, moves 806267
   views a3d267 05cee0
   "Anne discards Adventure."
93. Anne: discard fighting
   waits for Anne, moves 4ae9fa
   views b758a0 cee0fe
   "Anne discards Fighting."
94. Anne: discard love
   waits for Anne, moves 42eb76
   views 463857 6c4f6d
   "Anne discards Love."
   "Anne is next."
95. Anne: move no further
   waits for Anne, moves b7d79a
   views eb3048 886122
96. Anne: cover_trail, discarding wits
   waits for Anne, moves 274c57
   views 238738 dc2dd8
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 15."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That can be done once a turn, and it was.
97. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 82fca5 1b8562
98. chance: Draw wits
   waits for chance, moves cf1cbb
   views 25d938 7a81bb
   "Anne draws Wits."
99. chance: Draw courage
   waits for chance, moves cf1cbb
   views d2538b 61c69f
   "Anne draws Wits and Courage."
100. chance: TurnPlot 3
   waits for Anne, moves c80739
   views 130644 a293ed
   "Anne draws Wits and Courage."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
101. Anne: discard courage
   waits for Anne, moves 42eb76
   views 5b3a59 559ceb
   "Anne discards Courage."
   "Anne is next."
102. Anne: move no further
   waits for Anne, moves b7d79a
   views 02f48a 60abc2
103. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 92ddd1 df489c
104. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6fe3a8 ed4e0f
   "Anne draws Adventure."
105. chance: Draw courage
   waits for chance, moves cf1cbb
   views 2da9a6 024db2
   "Anne draws Adventure and Courage."
106. chance: TurnPlot 12
   waits for Anne, moves d4e62b
   views a9fd3f 837b3f
   "Anne draws Adventure and Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
107. Anne: read on
   waits for chance, moves cf1cbb
   views 341f71 b01f6b
   "Anne wants to hear more."
108. chance: Deal 0 (('adventure', 'adventure', 'wits', 'wits'),) ()
   waits for Anne, moves 42eb76
   views e1ab46 ef1963
   "Anne wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Anne goes first."
109. Anne: westley to 5
   waits for Anne, moves 444303
   views 9bb453 659ab8
   "Anne moves Westley to space 5."
110. Anne: westley to 6
   waits for Anne, moves 51c400
   views e5dba4 7e7cbb
   "Anne moves Westley to space 6."
111. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c0682f 4b85f1
112. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 4c77c0 c7a455
   "Anne draws Adventure."
113. chance: Draw wits
   waits for chance, moves cf1cbb
   views 0030c5 2b91db
   "Anne draws Adventure and Wits."
114. chance: TurnPlot 2
   waits for Anne, moves 77f5b7
   views 12aed5 085dec
   "Anne draws Adventure and Wits."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
115. Anne: westley to 7
   waits for Anne, moves db1ca0
   views bd271c 0da7bd
   "Anne moves Westley to space 7."
116. Anne: westley to 8
   waits for Anne, moves e83196
   views a8cfc9 b912f4
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
117. Anne: westley to 9, discarding wits
   waits for Anne, moves 0ea5be
   views d04b35 1bc3c3
   "Anne discards Wits and moves Westley to space 9."
118. Anne: westley to cliff_top, discarding wits
   waits for Anne, moves a50f1b
   views 1fc248 7d642f
   "Anne discards Wits and moves Westley to Cliff Top."
119. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 98191f f3ef4f
   "Anne uses a Miracle to draw Story cards."
120. chance: Draw love
   waits for chance, moves cf1cbb
   views d6026b a58f5f
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love."
121. chance: Draw fighting
   waits for chance, moves cf1cbb
   views dce32f df4f52
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love and Fighting."
122. chance: Draw adventure
   waits for Anne, moves cf99e0
   views 46e085 558e2e
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love, Fighting and Adventure."
123. Anne: inigo to 11, discarding love
   waits for Anne, moves b4c090
   views 2098ba 03687c
   "Anne discards Love and moves Inigo to space 11."
124. Anne: inigo to ruins, discarding wits
   waits for Anne, moves 309842
   views cbdb08 664e97
   "Anne discards Wits and moves Inigo to Ruins."
125. Anne: fezzik to 14, discarding adventure
   waits for Anne, moves e52c81
   views 9ed033 679d34
   "Anne discards Adventure and moves Fezzik to space 14."
126. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ea34d2 fd915f
127. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 73469a 85ca3b
   "Anne draws Fighting."
128. chance: Draw courage
   waits for chance, moves cf1cbb
   views 6f5f15 717a01
   "Anne draws Fighting and Courage."
129. chance: TurnPlot 17
   waits for Anne, moves bdb98f
   views e9a61c 807aed
   "Anne draws Fighting and Courage."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Anne is next."
130. Anne: move no further
   waits for Anne, moves 3d3d96
   views 8b6f54 6fa0fc
131. Anne: complete climb, discarding adventure, courage
   waits for chance, moves cf1cbb
   views 30301b 85cece
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
132. chance: Draw turn_the_page
   waits for Anne, moves 6fd4c8
   views 6b3a4d 43f419
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Anne draws Turn the Page."
   refuses Anne {"type":"complete","challenge":"climb","cards":["courage"]}: That challenge is completed already.
133. Anne: play turn_the_page
   waits for chance, moves cf1cbb
   views 398f1d 75425c
   "Anne plays “Turn the Page”."
134. chance: Draw love
   waits for chance, moves cf1cbb
   views a644f3 951c31
   "Anne plays “Turn the Page”."
   "Anne draws Love."
135. chance: Draw love
   waits for chance, moves cf1cbb
   views 77e425 951c02
   "Anne plays “Turn the Page”."
   "Anne draws 2 × Love."
136. chance: Draw fighting
   waits for Anne, moves cc1adf
   views 935e08 c7cae7
   "Anne plays “Turn the Page”."
   "Anne draws 2 × Love and Fighting."
137. Anne: westley to 10, discarding adventure
   waits for Anne, moves 5b1ca2
   views d847eb df2c53
   "Anne discards Adventure and moves Westley to space 10."
138. Anne: westley to ruins, discarding love
   waits for Anne, moves eb9fd4
   views 4109df 0e3d57
   "Anne discards Love and moves Westley to Ruins."
   refuses Anne {"type":"step","who":"westley","to":"12","cards":["wits"],"riding":false}: That way is closed until a challenge is completed.
139. Anne: complete duel, discarding adventure, fighting, fighting
   waits for chance, moves cf1cbb
   views cd7cc4 64abaf
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
140. chance: Draw wits
   waits for chance, moves cf1cbb
   views b5dd85 0a6cd7
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Wits."
141. chance: Draw courage
   waits for Anne, moves 2c34a7
   views 55a98d 4394ed
   "Anne completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Wits and Courage."
142. Anne: westley to 12, discarding wits
   waits for Anne, moves 35cd4f
   views e12394 2ca01a
   "Anne discards Wits and moves Westley to space 12."
143. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6a2004 3ccc59
144. chance: Draw love
   waits for chance, moves cf1cbb
   views 929c75 bce1b5
   "Anne draws Love."
145. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 8c66bc 7e2436
   "Anne draws Love and Fighting."
146. chance: TurnPlot 5
   waits for Anne, moves 0880a7
   views 8c7166 bb90d6
   "Anne draws Love and Fighting."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
147. Anne: fezzik to boulders
   waits for Anne, moves 3e9f68
   views 8a0ea6 d0f95b
   "Anne moves Fezzik to Boulders."
148. Anne: westley to 13
   waits for Anne, moves 1bdd0e
   views c13d88 24bb95
   "Anne moves Westley to space 13."
149. Anne: westley to boulders, discarding love
   waits for Anne, moves f7a589
   views f74727 62b95a
   "Anne discards Love and moves Westley to Boulders."
150. Anne: complete giant, discarding courage, fighting, love
   waits for chance, moves cf1cbb
   views 6cde05 eeb132
   "Anne completes “Rocks and Sleep” with Courage, Fighting and Love. The giant would rather play fair: no tricks, no weapons, only strength against speed."
151. chance: Draw inconceivable
   waits for Anne, moves 0de0a7
   views dd7f89 4b81ca
   "Anne completes “Rocks and Sleep” with Courage, Fighting and Love. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
152. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 76779c 3c0e55
153. chance: Draw wits
   waits for chance, moves cf1cbb
   views 01a128 9f5d2a
   "Anne draws Wits."
154. chance: Draw courage
   waits for chance, moves cf1cbb
   views 3b513d 5798dc
   "Anne draws Wits and Courage."
155. chance: TurnPlot 12
   waits for Anne, moves d410c1
   views 0aa057 caaee6
   "Anne draws Wits and Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
156. Anne: let the plot card be
   waits for Anne, moves fdcd64
   views 6f1bb9 3a694d
   "Anne lets it be."
   "Humperdinck goes to Tracks."
   "Anne is next."
157. Anne: westley to 15
   waits for Anne, moves b0e7db
   views 99940f 55e9fa
   "Anne moves Westley to space 15."
158. Anne: westley to 16
   waits for Anne, moves f5f46d
   views ae08f4 4f1b21
   "Anne moves Westley to space 16."
159. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e74465 a972d8
160. chance: Draw courage
   waits for chance, moves cf1cbb
   views 6ef808 7a80d3
   "Anne draws Courage."
161. chance: Draw courage
   waits for chance, moves cf1cbb
   views a66e56 aa38ae
   "Anne draws 2 × Courage."
162. chance: TurnPlot 3
   waits for Anne, moves d410c1
   views ff8cbd b5a31e
   "Anne draws 2 × Courage."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
163. Anne: let the plot card be
   waits for Anne, moves 21832b
   views 1e9984 7d37f3
   "Anne lets it be."
   "Humperdinck goes to Ruins."
   "Anne is next."
164. Anne: westley to picnic
   waits for Anne, moves 1de59c
   views ae2f33 4b45b0
   "Anne moves Westley to Picnic Stone."
165. Anne: move no further
   waits for Anne, moves b2469f
   views 2cfd94 871275
166. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ff80f0 6171e7
167. chance: Draw love
   waits for chance, moves cf1cbb
   views 4a7417 41df04
   "Anne draws Love."
168. chance: Draw love
   waits for chance, moves cf1cbb
   views 85a6d8 0ec981
   "Anne draws 2 × Love."
169. chance: TurnPlot 19
   waits for Anne, moves d410c1
   views 654596 b6fdbc
   "Anne draws 2 × Love."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
170. Anne: let the plot card be
   waits for Anne, moves dcc6de
   views cc3a4e 2602cf
   "Anne lets it be."
171. Anne: discard courage
   waits for Anne, moves dcc6de
   views 56e743 69d575
   "Anne discards Courage."
172. Anne: discard courage
   waits for Anne, moves 1de59c
   views e1bc8a 2cdce5
   "Anne discards Courage."
   "Anne is next."
173. Anne: inigo to 10
   waits for Anne, moves a3cb76
   views 2de777 effada
   "Anne moves Inigo to space 10."
174. Anne: move no further
   waits for Anne, moves 4b9c93
   views 50a236 64dd4f
175. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views cafa69 b73760
176. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 624768 9e1e28
   "Anne draws Fighting."
177. chance: Draw adventure
   waits for chance, moves cf1cbb
   views b351bd faa92c
   "Anne draws Fighting and Adventure."
178. chance: TurnPlot 6
   waits for Anne, moves d410c1
   views 35c9aa 6b2fbf
   "Anne draws Fighting and Adventure."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
179. Anne: let the plot card be
   waits for Anne, moves 29f8be
   views 785abb 60c3f8
   "Anne lets it be."
   "Humperdinck goes to space 12."
180. Anne: discard courage
   waits for Anne, moves d37645
   views 0468c1 d746b0
   "Anne discards Courage."
181. Anne: discard fighting
   waits for Anne, moves a3cb76
   views 8294da 4ee694
   "Anne discards Fighting."
   "Anne is next."
182. Anne: move no further
   waits for Anne, moves 546afe
   views 581607 0f8b4e
183. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d5c56e fe5dfb
184. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 9eaf34 535abd
   "Anne draws Fighting."
185. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 609edf 517d9b
   "Anne draws 2 × Fighting."
186. chance: TurnPlot 15
   waits for Anne, moves d410c1
   views 45408f a5692f
   "Anne draws 2 × Fighting."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
187. Anne: let the plot card be
   waits for Anne, moves d37645
   views 1e8ee6 35d678
   "Anne lets it be."
   "Humperdinck goes to space 13."
   "Humperdinck goes to Boulders."
188. Anne: discard fighting
   waits for Anne, moves d37645
   views 5d7bba 88b1d8
   "Anne discards Fighting."
189. Anne: discard fighting
   waits for Anne, moves a3cb76
   views de6e17 18b2c9
   "Anne discards Fighting."
   "Anne is next."
190. Anne: move no further
   waits for Anne, moves 546afe
   views 50ec3c 99241c
191. Anne: cover_trail, discarding wits
   waits for Anne, moves 45fd75
   views 022ec1 0748d5
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 13."
192. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 263026 d5c583
193. chance: Draw wits
   waits for chance, moves cf1cbb
   views 41e4d3 42406b
   "Anne draws Wits."
194. chance: Draw courage
   waits for chance, moves cf1cbb
   views 02010b e51aed
   "Anne draws Wits and Courage."
195. chance: TurnPlot 11
   waits for Anne, moves d410c1
   views 49db78 1f670f
   "Anne draws Wits and Courage."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
196. Anne: let the plot card be
   waits for Anne, moves 29f8be
   views 2b1319 dd89d9
   "Anne lets it be."
   "Humperdinck goes to Boulders."
197. Anne: discard courage
   waits for Anne, moves a3cb76
   views eab986 5f44e9
   "Anne discards Courage."
   "Anne is next."
198. Anne: move no further
   waits for Anne, moves 546afe
   views 20bde5 f9e288
199. Anne: cover_trail, discarding wits
   waits for Anne, moves 45fd75
   views 9aabff e37349
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 13."
200. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 75260c 8ac5e9
201. chance: Draw courage
   waits for chance, moves cf1cbb
   views 11cb72 1a531a
   "Anne draws Courage."
202. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 2008cb 50de73
   "Anne draws Courage and Adventure."
203. chance: TurnPlot 4
   waits for Anne, moves d410c1
   views d0e817 642bbb
   "Anne draws Courage and Adventure."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
204. Anne: let the plot card be
   waits for Anne, moves 68ae4f
   views 271242 b5f95c
   "Anne lets it be."
   "Humperdinck goes to Boulders."
205. Anne: discard adventure
   waits for Anne, moves a3cb76
   views 5c3d75 e3f179
   "Anne discards Adventure."
   "Anne is next."
206. Anne: move no further
   waits for Anne, moves 4a9cf2
   views a1670a e77352
207. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e1ce38 0d1d33
208. chance: Draw adventure
   waits for chance, moves cf1cbb
   views e2b313 1a2c7c
   "Anne draws Adventure."
209. chance: Draw courage
   waits for chance, moves cf1cbb
   views c2774b 04ae57
   "Anne draws Adventure and Courage."
210. chance: TurnPlot 13
   waits for Anne, moves d410c1
   views fa0253 2b93e8
   "Anne draws Adventure and Courage."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
211. Anne: let the plot card be
   waits for Anne, moves 68ae4f
   views 801968 d9afe7
   "Anne lets it be."
   "Humperdinck goes to space 15."
212. Anne: discard adventure
   waits for Anne, moves 68ae4f
   views 70e605 c359f0
   "Anne discards Adventure."
213. Anne: discard courage
   waits for Anne, moves a3cb76
   views a05759 94f8a7
   "Anne discards Courage."
   "Anne is next."
214. Anne: move no further
   waits for Anne, moves 4a9cf2
   views 2c298d b8a859
215. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ee481b 430ca9
216. chance: Draw love
   waits for chance, moves cf1cbb
   views 6ff642 d8fc46
   "Anne draws Love."
217. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 768ecf 831d8f
   "Anne draws Love and Fighting."
218. chance: TurnPlot 8
   waits for Anne, moves d410c1
   views 7afa9a 6eb390
   "Anne draws Love and Fighting."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
219. Anne: play inconceivable
   waits for Anne, moves 14a0a0
   views 096c92 09244c
   "Anne plays “Inconceivable!”."
   "Plot card 8 comes to nothing."
220. Anne: discard courage
   waits for Anne, moves a3cb76
   views 0aab8f e7215c
   "Anne discards Courage."
   "Anne is next."
221. Anne: move no further
   waits for Anne, moves 03d21f
   views 008355 fa6d3f
222. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5b56dc e4ca6f
223. chance: Draw wits
   waits for chance, moves cf1cbb
   views a8e88e a68486
   "Anne draws Wits."
224. chance: Draw love
   waits for chance, moves cf1cbb
   views 255bf3 863b75
   "Anne draws Wits and Love."
225. chance: TurnPlot 9
   waits for Anne, moves 92f8cb
   views 912127 698fee
   "Anne draws Wits and Love."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
226. Anne: discard fighting
   waits for Anne, moves 92f8cb
   views 5919f1 f70351
   "Anne discards Fighting."
227. Anne: discard fighting
   waits for Anne, moves ffe9ea
   views b50516 a22cb4
   "Anne discards Fighting."
   "Anne is next."
   refuses Anne {"type":"step","who":"westley","to":"16","cards":[],"riding":false}: These two may not be brought together.
228. Anne: move no further
   waits for Anne, moves e6bc66
   views 0fe62b 1673be
229. Anne: cover_trail, discarding wits
   waits for Anne, moves 0ea40c
   views 0c4298 caad5d
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 15."
230. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 4f5a04 c2b8f5
231. chance: Draw wits
   waits for chance, moves cf1cbb
   views 19b7b3 ecee46
   "Anne draws Wits."
232. chance: Draw adventure
   waits for chance, moves cf1cbb
   views fcd613 60e663
   "Anne draws Wits and Adventure."
233. chance: TurnPlot 14
   waits for Anne, moves 8c4009
   views 10dc56 c7d806
   "Anne draws Wits and Adventure."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
234. Anne: discard adventure
   waits for Anne, moves ffe9ea
   views 3691ad bcaa03
   "Anne discards Adventure."
   "Anne is next."
235. Anne: move no further
   waits for Anne, moves e6bc66
   views 51fb5e 55d33a
236. Anne: cover_trail, discarding wits
   waits for Anne, moves 0ea40c
   views 1fcdbc c8fd95
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 15."
237. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 753fa2 b503f8
   "The discard pile is shuffled: 37 cards make a new Story deck."
238. chance: Draw wits
   waits for chance, moves cf1cbb
   views cc979e bd8135
   "The discard pile is shuffled: 37 cards make a new Story deck."
   "Anne draws Wits."
239. chance: Draw courage
   waits for chance, moves cf1cbb
   views d743b7 3b3276
   "The discard pile is shuffled: 37 cards make a new Story deck."
   "Anne draws Wits and Courage."
240. chance: TurnPlot 18
   waits for Anne, moves d3ff00
   views 27ea99 01b943
   "The discard pile is shuffled: 37 cards make a new Story deck."
   "Anne draws Wits and Courage."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
241. Anne: discard courage
   waits for Anne, moves a3cb76
   views 0e860b 76d2a3
   "Anne discards Courage."
   "Anne is next."
242. Anne: move no further
   waits for Anne, moves a9fb4b
   views 484501 20b176
243. Anne: cover_trail, discarding wits
   waits for Anne, moves 0ea40c
   views d8792f 74ac29
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to Boulders."
244. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ea5537 a60765
245. chance: Draw courage
   waits for chance, moves cf1cbb
   views 038ccc ee4959
   "Anne draws Courage."
246. chance: Draw courage
   waits for chance, moves cf1cbb
   views e4fe7d 303fd8
   "Anne draws 2 × Courage."
247. chance: TurnPlot 7
   waits for Anne, moves baca18
   views 81ceaa bb37e5
   "Anne draws 2 × Courage."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
248. Anne: discard courage
   waits for Anne, moves a3cb76
   views ea652f ec73e3
   "Anne discards Courage."
   "Anne is next."
249. Anne: move no further
   waits for Anne, moves 19c9f9
   views 08d518 10cfa9
250. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f721d2 36074e
251. chance: Draw turn_the_page
   waits for chance, moves cf1cbb
   views 419576 de9a55
   "Anne draws Turn the Page."
252. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 7b0af4 3c4e5e
   "Anne draws Turn the Page and Fighting."
253. chance: TurnPlot 16
   waits for nobody, moves cf1cbb
   views 5811e4 601705
   "Anne draws Turn the Page and Fighting."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 16."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck comes into Westley's space, even in the middle of a ride of two spaces. He stops listening."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: The game is over.
ends {"winners":[],"scores":[2],"ending":{"type":"story-lost","book":"house","chapter":3,"defeat":"caught"}}
   "The story breaks off in chapter 3. Humperdinck comes into Westley's space, even in the middle of a ride of two spaces."
