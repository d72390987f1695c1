Adventure Book, version 2 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":2,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 643d54
   views 0477ae 78c75e 5fc6c8
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":"nonsense"}: That deal does not fit the decks and the seats.
1. chance: Deal 1 (('adventure', 'adventure', 'adventure', 'love'), ('adventure', 'fighting', 'love', 'wits')) ()
   waits for Ben, moves a5b062
   views ce1fb6 3441f8 3c2074
   "Chapter 3: Cliffs of Insanity. Ben goes first."
   refuses Ben {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That comes when the story is told: end the moves first.
   refuses Ben {"type":"agree"}: That move cannot be made now.
   refuses Ben {"type":"plan","challenge":"duel"}: That challenge comes after others.
   refuses Ben {"type":"play-special","card":"nonsense"}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"nonsense","to":"4","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"westley","to":"boulders","cards":["adventure","adventure"],"riding":false}: There is no way there in one step.
   refuses Ben {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Ben: westley to 1
   waits for Ben, moves be7b3d
   views 5286b4 9dd92a 574ce5
   "Ben moves Westley to space 1."
3. Ben: move no further
   waits for Ben, moves 897d26
   views 21befd 491fc2 e17b65
   refuses Ben {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: What it requires is not met yet.
   refuses Ben {"type":"step","who":"inigo","to":"11","cards":["courage"],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"trade","seat":40,"give":"inconceivable","take":"fighting"}: A trade is one of your cards for one of another seat's.
4. Ben: fezzik to 14, discarding love
   waits for Ben, moves ded94d
   views aa6dc3 deae78 11d693
   "Ben discards Love and moves Fezzik to space 14."
5. Ben: end the storytelling
   waits for chance, moves 643d54
   views 22c5a2 3000c3 daaa1d
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":"-7"}: That cannot be the next card of the deck.
6. chance: Draw adventure
   waits for chance, moves 643d54
   views fe1390 3714ab 4e860f
   "Ben draws Adventure."
7. chance: Draw love
   waits for chance, moves 643d54
   views fcf0f3 5c066b 59c723
   "Ben draws Adventure and Love."
8. chance: TurnPlot 2
   waits for Anne, moves 8fdf2a
   views 0d7992 1530c1 1f9e03
   "Ben draws Adventure and Love."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Anne is next."
9. Anne: aim for climb
   waits for Anne, moves f28373
   views 1ae8a7 6c547b d06569
   "Anne aims for “Scale the Cliffs”."
   refuses Anne {"type":"plan","challenge":"nonsense"}: You have said what you aim for in this turn already.
   refuses Anne {"type":"step","who":"inigo","to":"11","cards":["love"],"riding":false}: The cards do not fit: it takes nothing.
10. Anne: move no further
   waits for Anne, moves 7846b9
   views 86decd 5cee47 bc4025
11. Anne: end the storytelling
   waits for chance, moves 643d54
   views e2f2a9 57c5e8 52078a
12. chance: Draw fighting
   waits for chance, moves 643d54
   views 9fe653 7f956f fb8190
   "Anne draws Fighting."
13. chance: Draw courage
   waits for chance, moves 643d54
   views 9f84a9 24734a ccbc6d
   "Anne draws Fighting and Courage."
14. chance: TurnPlot 19
   waits for Anne, moves f43c6d
   views 83d412 9d87d8 dc158e
   "Anne draws Fighting and Courage."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
15. Anne: discard adventure
   waits for Ben, moves 007323
   views f43f52 06c261 85b428
   "Anne discards Adventure."
   "Ben is next."
16. Ben: move no further
   waits for Ben, moves f41771
   views 1f234f 9d1dcd 3594c2
17. Ben: end the storytelling
   waits for chance, moves 643d54
   views 492a0d 925ad5 5bf10c
18. chance: Draw wits
   waits for chance, moves 643d54
   views dc4150 34eb41 07b906
   "Ben draws Wits."
19. chance: Draw wits
   waits for chance, moves 643d54
   views 26b489 79a75b 7ed618
   "Ben draws 2 × Wits."
20. chance: TurnPlot 11
   waits for Ben, moves 0526a8
   views 038ceb d6e928 84d956
   "Ben draws 2 × Wits."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
21. Ben: discard adventure
   waits for Anne, moves 8fdf2a
   views e88561 79f19b 61aaee
   "Ben discards Adventure."
   "Anne is next."
22. Anne: move no further
   waits for Anne, moves 4e3d33
   views a940a0 60ab93 f7cfbc
23. Anne: end the storytelling
   waits for chance, moves 643d54
   views 43ec97 8c1580 9b72b3
24. chance: Draw fighting
   waits for chance, moves 643d54
   views b3b359 b2c182 4fab53
   "Anne draws Fighting."
25. chance: Draw fighting
   waits for chance, moves 643d54
   views ac989a 4ff718 8c2cd1
   "Anne draws 2 × Fighting."
26. chance: TurnPlot 15
   waits for Anne, moves f43c6d
   views ac1e1b a22481 e6d3f9
   "Anne draws 2 × Fighting."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
27. Anne: discard adventure
   waits for Ben, moves 007323
   views 041285 0a18e7 502699
   "Anne discards Adventure."
   "Ben is next."
28. Ben: aim for climb
   waits for Ben, moves 81ac4a
   views cc020e a5473c 034bef
   "Ben aims for “Scale the Cliffs”."
29. Ben: move no further
   waits for Ben, moves 996ac1
   views aaea1e 2e6788 3cbe4e
30. Ben: end the storytelling
   waits for chance, moves 643d54
   views 02e6be ec63bc 593d9a
31. chance: Draw love
   waits for chance, moves 643d54
   views 650047 0c8bc1 d19e3e
   "Ben draws Love."
32. chance: Draw courage
   waits for chance, moves 643d54
   views 6d441d 5b5cb1 96eabd
   "Ben draws Love and Courage."
33. chance: TurnPlot 12
   waits for Ben, moves 970f52
   views 2454c8 405583 4c6365
   "Ben draws Love and Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
34. Ben: discard adventure
   waits for Ben, moves 521155
   views ad2a69 7d467c 7cf26a
   "Ben discards Adventure."
35. Ben: discard wits
   waits for Anne, moves 8fdf2a
   views 95a01e a18e62 797f0e
   "Ben discards Wits."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves 36ea7d
   views 69979e 683497 ee563b
37. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3caa51 385f21 8e6dbe
38. chance: Draw wits
   waits for chance, moves 643d54
   views f1c97f 54ebb9 f5ed26
   "Anne draws Wits."
39. chance: Draw fighting
   waits for chance, moves 643d54
   views 2f363b dbaf95 265643
   "Anne draws Wits and Fighting."
40. chance: TurnPlot 1
   waits for Anne, moves 7cd435
   views f12631 85b247 3e8620
   "Anne draws Wits and Fighting."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
41. Anne: discard adventure
   waits for Anne, moves 192323
   views 0e7870 e501bf 6decf4
   "Anne discards Adventure."
42. Anne: discard courage
   waits for Ben, moves 007323
   views 98bc58 b9015a 42de65
   "Anne discards Courage."
   "Ben is next."
43. Ben: move no further
   waits for Ben, moves 283ade
   views 7c68ee ea6d4d a30b2f
44. Ben: end the storytelling
   waits for chance, moves 643d54
   views 842d1c 407e61 cc3c8f
45. chance: Draw wits
   waits for chance, moves 643d54
   views 9b9d31 1aed8b 3ed6d8
   "Ben draws Wits."
46. chance: Draw love
   waits for chance, moves 643d54
   views b37b10 58b07b 0a1d32
   "Ben draws Wits and Love."
47. chance: TurnPlot 17
   waits for Ben, moves 521155
   views 841885 abfc2e ac16a9
   "Ben draws Wits and Love."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Ruins."
   "Humperdinck goes to space 12."
48. Ben: discard courage
   waits for Ben, moves 6f4582
   views a7ae3b 524d9c 9fb0c0
   "Ben discards Courage."
49. Ben: discard fighting
   waits for Anne, moves 8fdf2a
   views 18e6d4 3405e3 335042
   "Ben discards Fighting."
   "Anne is next."
50. Anne: move no further
   waits for Anne, moves 8fbd54
   views 8bae3a 504b77 614f61
51. Anne: end the storytelling
   waits for chance, moves 643d54
   views 2ba8f5 cf4b84 47ad36
52. chance: Draw love
   waits for chance, moves 643d54
   views dab703 679f7a 2f6a3b
   "Anne draws Love."
53. chance: Draw courage
   waits for chance, moves 643d54
   views 249e2e e2a5cc 602c51
   "Anne draws Love and Courage."
54. chance: TurnPlot 8
   waits for Anne, moves 192323
   views 6a492d dc204b 5330eb
   "Anne draws Love and Courage."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
55. Anne: discard courage
   waits for Anne, moves d28e96
   views a2f140 bb4234 7979fe
   "Anne discards Courage."
56. Anne: discard fighting
   waits for Ben, moves 007323
   views 609ff6 965dd8 f563f5
   "Anne discards Fighting."
   "Ben is next."
57. Ben: move no further
   waits for Ben, moves 9c6045
   views b4b392 18fedb 430364
58. Ben: end the storytelling
   waits for chance, moves 643d54
   views 356aa2 7b3525 fa147d
59. chance: Draw adventure
   waits for chance, moves 643d54
   views 986e1e 8c24a3 61dd39
   "Ben draws Adventure."
60. chance: Draw fighting
   waits for chance, moves 643d54
   views f6d3bc 7d4ad9 3389e4
   "Ben draws Adventure and Fighting."
61. chance: TurnPlot 7
   waits for Ben, moves 0526a8
   views 4b13a4 5b647b a1b7ff
   "Ben draws Adventure and Fighting."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
62. Ben: discard adventure
   waits for Ben, moves 6f4582
   views 1c356e 539519 ac47a7
   "Ben discards Adventure."
63. Ben: discard fighting
   waits for Anne, moves 8fdf2a
   views 1eb9d8 2005cf 6b86a4
   "Ben discards Fighting."
   "Anne is next."
64. Anne: move no further
   waits for Anne, moves 8fbd54
   views 2f96a1 68d3bb 46a64f
65. Anne: end the storytelling
   waits for chance, moves 643d54
   views c1efce 319a8e 2075fa
66. chance: Draw courage
   waits for chance, moves 643d54
   views 75cfab 69d1b9 77aef5
   "Anne draws Courage."
67. chance: Draw courage
   waits for chance, moves 643d54
   views f363f7 3c3b6a 180710
   "Anne draws 2 × Courage."
68. chance: TurnPlot 5
   waits for Anne, moves 192323
   views fe879c 7065b6 502682
   "Anne draws 2 × Courage."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
69. Anne: discard courage
   waits for Anne, moves 192323
   views 003bb6 a891d8 aa811d
   "Anne discards Courage."
70. Anne: discard wits
   waits for Ben, moves 007323
   views 7e3faf e70682 87a30c
   "Anne discards Wits."
   "Ben is next."
71. Ben: move no further
   waits for Ben, moves 66b670
   views 1275f0 d2683b 6334ab
72. Ben: inigo to 11, discarding love
   waits for Ben, moves 6d38bb
   views bfa58a 47fdd0 91d4e9
   "Ben discards Love and moves Inigo to space 11."
73. Ben: aim for climb
   waits for Ben, moves 3ef9af
   views ec0519 677e3a 766196
   "Ben aims for “Scale the Cliffs”."
74. Ben: fezzik to boulders, discarding wits
   waits for Ben, moves aae928
   views a82737 e43dce 60ac43
   "Ben discards Wits and moves Fezzik to Boulders."
75. Ben: end the storytelling
   waits for chance, moves 643d54
   views b32568 fdbb90 672173
76. chance: Draw love
   waits for chance, moves 643d54
   views 7a1583 8dbfec cedec1
   "Ben draws Love."
77. chance: Draw adventure
   waits for chance, moves 643d54
   views cb773b cafe07 7989bf
   "Ben draws Love and Adventure."
78. chance: TurnPlot 6
   waits for Anne, moves 10d442
   views ae70ab e0d34f 0df431
   "Ben draws Love and Adventure."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
   "Anne is next."
79. Anne: move no further
   waits for Anne, moves 23fc62
   views efca5f 4b39e8 ff75b5
80. Anne: end the storytelling
   waits for chance, moves 643d54
   views b06a6b b18818 d3447a
81. chance: Draw courage
   waits for chance, moves 643d54
   views 9be958 5d0f36 a7c671
   "Anne draws Courage."
82. chance: Draw love
   waits for chance, moves 643d54
   views b88369 d77ed3 a2967d
   "Anne draws Courage and Love."
83. chance: TurnPlot 14
   waits for Anne, Ben, moves ccb4d3
   views eeac51 ed371f 56f0df
   "Anne draws Courage and Love."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
84. Anne: read on
   waits for Ben, moves 342983
   views f3ab57 ed5e6e 9ead15
   "Anne wants to hear more."
85. Ben: read on
   waits for chance, moves 643d54
   views 027e78 6a3b89 06b624
   "Ben wants to hear more."
86. chance: Deal 1 (('adventure', 'courage', 'courage', 'fighting'), ('courage', 'fighting', 'fighting', 'love')) ()
   waits for Ben, moves a5b062
   views 8b4e46 e6c41e 0c30d4
   "Ben wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Ben goes first."
87. Ben: aim for climb
   waits for Ben, moves 609382
   views f41563 cb65a2 25bb72
   "Ben aims for “Scale the Cliffs”."
88. Ben: westley to 5
   waits for Ben, moves da7d28
   views 92e0d3 48980d babb53
   "Ben moves Westley to space 5."
89. Ben: westley to 6
   waits for Ben, moves e05ed7
   views 26b695 21b419 19f8eb
   "Ben moves Westley to space 6."
90. Ben: westley to 7, discarding fighting
   waits for Ben, moves e2ffc3
   views ace2e2 43e6c0 9f934c
   "Ben discards Fighting and moves Westley to space 7."
91. Ben: offer seat 1 love for adventure
   waits for Anne, moves cd6da5
   views 90b9e0 d415a9 ba6972
   "Ben offers Anne Love for Adventure."
92. Anne: agree to the trade
   waits for Ben, moves 652879
   views 1d1d49 b3dc57 883741
   "Anne agrees: Love for Adventure."
   refuses Ben {"type":"trade","seat":0,"give":"adventure","take":"-7"}: You have traded in this turn already.
93. Ben: westley to 8, discarding fighting
   waits for Ben, moves 4d55af
   views 057811 091ffe f9d721
   "Ben discards Fighting and moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
94. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 03761e 663c87 7c0f46
   "Ben uses a Miracle to draw Story cards."
95. chance: Draw fighting
   waits for chance, moves 643d54
   views 167f6f 84847c f953e8
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting."
96. chance: Draw wits
   waits for chance, moves 643d54
   views 782ccd 02fb10 8074fe
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting and Wits."
97. chance: Draw wits
   waits for Ben, moves f08ea9
   views ed22dc b4633e fd6b56
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting and 2 × Wits."
98. Ben: westley to 9, discarding wits
   waits for Ben, moves 8ffc54
   views 64e2ad 8f578f 6541fa
   "Ben discards Wits and moves Westley to space 9."
99. Ben: westley to cliff_top, discarding fighting
   waits for Ben, moves 423afa
   views 1596cd 39af1b 3d5caf
   "Ben discards Fighting and moves Westley to Cliff Top."
100. Ben: complete climb, discarding adventure, courage
   waits for chance, moves 643d54
   views 67b9cd 9898f0 4e8011
   "Ben completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
101. chance: Draw wild_high_adventure
   waits for Ben, moves b93dcc
   views eafcac 699501 b8b9f6
   "Ben completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Ben draws High Adventure."
   refuses Ben {"type":"complete","challenge":"climb","cards":["courage","adventure"]}: That challenge is completed already.
102. Ben: end the storytelling
   waits for chance, moves 643d54
   views 3d3905 c1ace0 f8695a
103. chance: Draw courage
   waits for chance, moves 643d54
   views b2253b 4f101e 7ac23d
   "Ben draws Courage."
104. chance: Draw courage
   waits for chance, moves 643d54
   views d5f09e 045dc8 093287
   "Ben draws 2 × Courage."
105. chance: TurnPlot 10
   waits for Anne, moves b7d4b5
   views 78341c 5452da efe0cd
   "Ben draws 2 × Courage."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
106. Anne: aim for duel
   waits for Anne, moves a8b385
   views 3711e8 20ab3e 64c8b7
   "Anne aims for “Left Hand, Right Hand”."
107. Anne: inigo to 11
   waits for Anne, moves a9a0b5
   views 0f93ff 6c66fa 0ec208
   "Anne moves Inigo to space 11."
108. Anne: inigo to ruins
   waits for Anne, moves 8ad2b8
   views e51f4a 61e24d 8303d9
   "Anne moves Inigo to Ruins."
109. Anne: offer seat 2 love for wild_high_adventure
   waits for Ben, moves 7b096e
   views b60fa3 7c25ef 7077d7
   "Anne offers Ben Love for High Adventure."
110. Ben: decline the trade
   waits for Anne, moves f4e0cf
   views c13087 b88011 45f55a
   "Ben would rather not trade."
111. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6d87c4 e20fb1 7857ab
112. chance: Draw love
   waits for chance, moves 643d54
   views b860c4 9b4e1e 6769e6
   "Anne draws Love."
113. chance: Draw fighting
   waits for chance, moves 643d54
   views 8bfd8b c57961 6432c3
   "Anne draws Love and Fighting."
114. chance: TurnPlot 6
   waits for Ben, moves 919363
   views 5ee536 516e92 18bbeb
   "Anne draws Love and Fighting."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
115. Ben: aim for duel
   waits for Ben, moves 09c6aa
   views a3e1a2 41714d 958070
   "Ben aims for “Left Hand, Right Hand”."
116. Ben: fezzik to 14
   waits for Ben, moves 4e59f9
   views e5e64d 7170e7 8b35ee
   "Ben moves Fezzik to space 14."
117. Ben: fezzik to boulders
   waits for Ben, moves 3cadc5
   views e01c22 d85cb0 8653d3
   "Ben moves Fezzik to Boulders."
118. Ben: end the storytelling
   waits for chance, moves 643d54
   views 526042 e2cebe fb6387
119. chance: Draw fighting
   waits for chance, moves 643d54
   views ec8ec0 da0ef4 676e57
   "Ben draws Fighting."
120. chance: Draw wits
   waits for chance, moves 643d54
   views eb0e5a 4e1b23 eae533
   "Ben draws Fighting and Wits."
121. chance: TurnPlot 8
   waits for Anne, moves 67fd44
   views 0c0b89 64d8ce 9259d1
   "Ben draws Fighting and Wits."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
122. Anne: aim for duel
   waits for Anne, moves bc779a
   views be5ff7 d15826 87fc32
   "Anne aims for “Left Hand, Right Hand”."
123. Anne: westley to 10
   waits for Anne, moves 6da4c9
   views a22a11 ab8f9b 4b4576
   "Anne moves Westley to space 10."
124. Anne: westley to ruins
   waits for Anne, moves 0919a2
   views d9dd22 2837c4 a661d5
   "Anne moves Westley to Ruins."
125. Anne: complete duel, discarding fighting, fighting, love
   waits for chance, moves 643d54
   views 838499 d7e15e b46290
   "Anne completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
126. chance: Draw fighting
   waits for chance, moves 643d54
   views accef8 7254b0 7c6627
   "Anne completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Fighting."
127. chance: Draw love
   waits for Anne, moves 528c8b
   views e8a53f 6e3dea 475290
   "Anne completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Fighting and Love."
128. Anne: westley to 12, discarding love
   waits for Anne, moves 1b733d
   views d0ed43 b60275 556d05
   "Anne discards Love and moves Westley to space 12."
129. Anne: westley to 13, discarding love
   waits for Anne, moves 95ff3f
   views 305bc7 67b883 be4cbb
   "Anne discards Love and moves Westley to space 13."
130. Anne: end the storytelling
   waits for chance, moves 643d54
   views ffbfe5 f5f087 8f9c9d
131. chance: Draw love
   waits for chance, moves 643d54
   views 9e5764 ff65a2 4443e5
   "Anne draws Love."
132. chance: Draw wits
   waits for chance, moves 643d54
   views f80b7b 1f9405 085ae2
   "Anne draws Love and Wits."
133. chance: TurnPlot 16
   waits for Ben, moves 3ad4fc
   views dfb13e 47b5fe 6361e1
   "Anne draws Love and Wits."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Ben is next."
134. Ben: aim for giant
   waits for Ben, moves ed1473
   views 37c11f 80f849 56f114
   "Ben aims for “Rocks and Sleep”."
135. Ben: westley to boulders
   waits for Ben, moves afa9ab
   views 97a86a 78b90c cae463
   "Ben moves Westley to Boulders."
136. Ben: move no further
   waits for Ben, moves c08ed5
   views c17ad2 11bc4a 10190f
137. Ben: complete giant, discarding courage, courage, fighting
   waits for chance, moves 643d54
   views 38adbf aa43e0 4131fa
   "Ben completes “Rocks and Sleep” with 2 × Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
138. chance: Draw miracle_pill
   waits for Ben, moves 567412
   views e037af 91b6b8 7b9d5c
   "Ben completes “Rocks and Sleep” with 2 × Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Ben draws Chocolate-Coated Pill."
139. Ben: play miracle_pill
   waits for Ben, moves e691de
   views 94dfef d3550a 212d73
   "Ben plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
140. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 210cc8 b0cdb5 4775ec
   "Ben uses a Miracle to draw Story cards."
141. chance: Draw wits
   waits for chance, moves 643d54
   views 65518c b51864 847d1d
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Wits."
142. chance: Draw wits
   waits for chance, moves 643d54
   views 7caace c7aebf c043e2
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Wits."
143. chance: Draw adventure
   waits for Ben, moves f33162
   views b450f4 5d070e 9e9591
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Wits and Adventure."
144. Ben: westley to 15, discarding wild_high_adventure
   waits for Ben, moves f7e327
   views a4a5c5 27a307 7038e4
   "Ben discards High Adventure and moves Westley to space 15."
145. Ben: westley to 16, discarding wits
   waits for Ben, moves 00e7d9
   views d4d4f6 deee99 c76cf3
   "Ben discards Wits and moves Westley to space 16."
146. Ben: westley to picnic, discarding wits
   waits for Ben, moves 09ba2c
   views d1618b bb7635 9684fd
   "Ben discards Wits and moves Westley to Picnic Stone."
   refuses Ben {"type":"step","who":"westley","to":"17","cards":["adventure"],"riding":false}: That way is closed until a challenge is completed.
147. Ben: complete wits, discarding adventure, wits, wits
   waits for chance, moves 643d54
   views 79775f 04387a a13521
   "Ben completes “A Battle of Wits” with Adventure and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
148. chance: Draw inconceivable
   waits for Ben, moves 9e8e04
   views a70e4c 2bdabe 942fec
   "Ben completes “A Battle of Wits” with Adventure and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
   "Ben draws Inconceivable!"
   refuses Ben {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
149. Ben: end the storytelling
   waits for chance, moves 643d54
   views be8ef7 88a64c ab12b8
150. chance: Draw love
   waits for chance, moves 643d54
   views cf2d43 ffe87c 11c05f
   "Ben draws Love."
151. chance: Draw wits
   waits for chance, moves 643d54
   views fa0e11 5b4f1d bf057d
   "Ben draws Love and Wits."
152. chance: TurnPlot 7
   waits for Ben, moves d742be
   views f04a2c 06f52d bbe50b
   "Ben draws Love and Wits."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
153. Ben: let the plot card be
   waits for Anne, moves 796058
   views 028dc1 7412c0 4fbb56
   "Ben lets it be."
   "Humperdinck goes to Ruins."
   "Anne is next."
154. Anne: aim for ravine
   waits for Anne, moves b24f2a
   views 4681c1 158f6d ff7291
   "Anne aims for “Tumbling Down the Ravine”."
155. Anne: westley to 17
   waits for Anne, moves e9d728
   views ab936f 2bdbd3 ac3eef
   "Anne moves Westley to space 17."
156. Anne: westley to 18
   waits for Anne, moves 79f1d1
   views cb6aee d448c8 42321a
   "Anne moves Westley to space 18."
157. Anne: westley to ravine, discarding courage
   waits for Anne, moves 7d6347
   views 98269f 405e2d 5ab9ea
   "Anne discards Courage and moves Westley to Ravine."
158. Anne: end the storytelling
   waits for chance, moves 643d54
   views d99e80 a5ae05 2fc5d3
159. chance: Draw adventure
   waits for chance, moves 643d54
   views 7c0137 9c9159 f40f68
   "Anne draws Adventure."
160. chance: Draw wits
   waits for chance, moves 643d54
   views 640bbb f0c830 a4fd5d
   "Anne draws Adventure and Wits."
161. chance: TurnPlot 19
   waits for Ben, moves d742be
   views e5b129 059dee 386ab4
   "Anne draws Adventure and Wits."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
162. Ben: let the plot card be
   waits for Anne, moves 7cd435
   views 7aacde ed1118 8d25ea
   "Ben lets it be."
163. Anne: discard courage
   waits for Ben, moves fb3494
   views b63d2f 8de14e 654849
   "Anne discards Courage."
   "Ben is next."
164. Ben: aim for ravine
   waits for Ben, moves 203e5b
   views fbabae 8d5b7d ad81b8
   "Ben aims for “Tumbling Down the Ravine”."
165. Ben: buttercup to 17
   waits for Ben, moves 673d4d
   views b1b798 44a0e2 f4f221
   "Ben moves Buttercup to space 17."
166. Ben: buttercup to 18
   waits for Ben, moves 7d86ac
   views 63d432 e292ae 9aeba8
   "Ben moves Buttercup to space 18."
167. Ben: end the storytelling
   waits for chance, moves 643d54
   views 5822de f3474d 00e269
168. chance: Draw adventure
   waits for chance, moves 643d54
   views acf2de d7dfbf dd0aff
   "Ben draws Adventure."
169. chance: Draw fighting
   waits for chance, moves 643d54
   views c64f06 de52d5 f5ed23
   "Ben draws Adventure and Fighting."
170. chance: TurnPlot 12
   waits for Ben, moves d742be
   views 2d78df 3c9b98 6f7047
   "Ben draws Adventure and Fighting."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
171. Ben: let the plot card be
   waits for Anne, moves 6b7bd7
   views 92f7b5 335b5f 3ac9b2
   "Ben lets it be."
   "Humperdinck goes to space 12."
   "Anne is next."
172. Anne: aim for ravine
   waits for Anne, moves 622260
   views ffe720 506102 efd115
   "Anne aims for “Tumbling Down the Ravine”."
173. Anne: buttercup to ravine
   waits for Anne, moves e0f1c7
   views f0db71 f21abc 2b6bc7
   "Anne moves Buttercup to Ravine."
174. Anne: move no further
   waits for Anne, moves 990a57
   views 36e327 9b496b 7087a8
175. Anne: offer seat 2 fighting for love
   waits for Ben, moves 7b096e
   views 0d82ba a44444 9ddbd6
   "Anne offers Ben Fighting for Love."
176. Ben: agree to the trade
   waits for Anne, moves b853b2
   views 3aced8 38a677 4deeb2
   "Ben agrees: Fighting for Love."
177. Anne: complete ravine, discarding adventure, love, love
   waits for chance, moves 643d54
   views 29d5ca fc3f79 6f78c9
   "Anne completes “Tumbling Down the Ravine” with Adventure and 2 × Love. One shove, one long fall and three words she knows better than any others."
178. chance: Draw all_together
   waits for Anne, Ben, moves fa5087
   views 55b133 8ac73d 13d274
   "Anne completes “Tumbling Down the Ravine” with Adventure and 2 × Love. One shove, one long fall and three words she knows better than any others."
   "Anne draws All Together Now."
   "Chapter 3 is told: Cliffs of Insanity."
179. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views 271730 b8a7c1 ec1709
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: The game is over.
ends {"winners":[],"scores":[3,3],"ending":{"type":"bookmarked","campaign":{"chapter":4,"miracles":0,"replayed":true,"specials":["all_together","inconceivable","miracle_pill","wild_high_adventure"]}}}
   "The bookmark is at chapter 4."
