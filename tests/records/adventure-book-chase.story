Adventure Book, version 1 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 178cac d9f3bc
   refuses Anne {"type":"act","action":"-7","cards":["wits"],"target":""}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wild_gentle_giant"],"target":"nonsense"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'adventure', 'adventure', 'love'),) ()
   waits for Anne, moves 42eb76
   views b9b645 9db449
   "Chapter 3: Cliffs of Insanity. Anne goes first."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"9999999999999999999999999999999999999999"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"wits"}: That challenge comes after others.
   refuses Anne {"type":"step","who":"-7","to":"11","cards":["wild_gentle_giant"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"fezzik","to":"15","cards":["adventure"],"riding":true}: There is no way there in one step.
   refuses Anne {"type":"use-miracle","deck":"special"}: There is no Miracle to use now.
2. Anne: move no further
   waits for Anne, moves 32a511
   views 6dfe22 bc9d1e
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: What it requires is not met yet.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 551781 62c4be
   refuses chance {"type":"act","action":"9999999999999999999999999999999999999999","cards":["wits"],"target":""}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves cf1cbb
   views c2a97d 1ba52d
   "Anne draws Fighting."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views 41a749 c9a9f2
   "Anne draws Fighting and Love."
6. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views 72662e 52fa60
   "Anne draws Fighting and Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
7. chance: Draw courage
   waits for Anne, moves 14a0a0
   views c0e8d7 7687f5
   "Anne draws Fighting and Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Courage."
   refuses Anne {"type":"discard","card":"-7"}: Not all of these cards are in your hand.
8. Anne: discard adventure
   waits for Anne, moves 42eb76
   views 92a881 3ac338
   "Anne discards Adventure."
   "Anne is next."
   refuses Anne {"type":"step","who":"inigo","to":"11","cards":["love","love"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"fezzik","to":"14","cards":[],"riding":true}: There is nobody to take along.
9. Anne: move no further
   waits for Anne, moves 41d90a
   views cf0158 58e13d
10. Anne: westley to 5, discarding adventure
   waits for Anne, moves 67cf93
   views ac0f1a e4bfba
   "Anne discards Adventure and moves Westley to space 5."
11. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9eeb3a 7788f8
12. chance: Draw love
   waits for chance, moves cf1cbb
   views fd6400 3f9bfa
   "Anne draws Love."
13. chance: Draw wits
   waits for chance, moves cf1cbb
   views 484213 759b54
   "Anne draws Love and Wits."
14. chance: TurnPlot 9
   waits for Anne, moves c33e83
   views 85aa56 cab706
   "Anne draws Love and Wits."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
15. Anne: discard adventure
   waits for Anne, moves 444303
   views 251f3e 3f159a
   "Anne discards Adventure."
   "Anne is next."
16. Anne: aim for climb
   waits for Anne, moves 52cd94
   views e9f8f5 446870
   "Anne aims for “Scale the Cliffs”."
   refuses Anne {"type":"plan","challenge":"-7"}: You have said what you aim for in this turn already.
17. Anne: move no further
   waits for Anne, moves b5005d
   views 4cdef6 ec378c
18. Anne: inigo to 11, discarding love
   waits for Anne, moves dd8e7e
   views ed8550 0fe726
   "Anne discards Love and moves Inigo to space 11."
19. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 09521b efaa9d
20. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3536b4 3fcee8
   "Anne draws Adventure."
21. chance: Draw love
   waits for chance, moves cf1cbb
   views 16f0da 68c7f9
   "Anne draws Adventure and Love."
22. chance: TurnPlot 5
   waits for Anne, moves c33e83
   views f4963a 725973
   "Anne draws Adventure and Love."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
23. Anne: discard adventure
   waits for Anne, moves eafff4
   views 3c0bf9 88cf07
   "Anne discards Adventure."
   "Anne is next."
24. Anne: move no further
   waits for Anne, moves 8b5b96
   views 7bdea3 5b024f
25. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b46199 6f466b
26. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 103d95 558dc2
   "Anne draws Fighting."
27. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d03f26 28221e
   "Anne draws 2 × Fighting."
28. chance: TurnPlot 15
   waits for Anne, moves bf9050
   views 157d54 82a531
   "Anne draws 2 × Fighting."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
29. Anne: discard courage
   waits for Anne, moves 806267
   views 0ff9be 367f74
   "Anne discards Courage."
30. Anne: discard fighting
   waits for Anne, moves eafff4
   views e28718 0ca95d
   "Anne discards Fighting."
   "Anne is next."
31. Anne: move no further
   waits for Anne, moves e3c7f7
   views 98b6e3 785300
32. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d875b5 b5356f
33. chance: Draw love
   waits for chance, moves cf1cbb
   views f7185b 525658
   "Anne draws Love."
34. chance: Draw wits
   waits for chance, moves cf1cbb
   views da196f 897d19
   "Anne draws Love and Wits."
35. chance: TurnPlot 13
   waits for Anne, moves 806267
   views 76e21e 11581a
   "Anne draws Love and Wits."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
36. Anne: discard fighting
   waits for Anne, moves 806267
   views 2ac348 c0ad67
   "Anne discards Fighting."
37. Anne: discard fighting
   waits for Anne, moves eafff4
   views 4cc2b2 ae6507
   "Anne discards Fighting."
   "Anne is next."
38. Anne: move no further
   waits for Anne, moves 6ae603
   views e8eab3 1273c7
39. Anne: inigo to ruins, discarding love
   waits for Anne, moves b3206c
   views e49b42 6826e4
   "Anne discards Love and moves Inigo to Ruins."
40. Anne: cover_trail, discarding wits
   waits for Anne, moves 90645d
   views f36b3c 379a1c
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to Tracks."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That can be done once a turn, and it was.
41. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d5e161 232a50
42. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 988991 8f73a5
   "Anne draws Adventure."
43. chance: Draw courage
   waits for chance, moves cf1cbb
   views 551e72 cff6d9
   "Anne draws Adventure and Courage."
44. chance: TurnPlot 1
   waits for Anne, moves f109b4
   views 0691b1 3ae3f9
   "Anne draws Adventure and Courage."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
45. Anne: move no further
   waits for Anne, moves 000323
   views a17712 17b767
46. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f5e6ac 8596ef
47. chance: Draw courage
   waits for chance, moves cf1cbb
   views ba7314 c45eea
   "Anne draws Courage."
48. chance: Draw adventure
   waits for chance, moves cf1cbb
   views ac9337 e23a03
   "Anne draws Courage and Adventure."
49. chance: TurnPlot 8
   waits for Anne, moves d3ff00
   views 9ccd9b a842d1
   "Anne draws Courage and Adventure."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
50. Anne: discard adventure
   waits for Anne, moves d3ff00
   views b3a377 45a6e4
   "Anne discards Adventure."
51. Anne: discard adventure
   waits for Anne, moves f109b4
   views 62f03b 6333eb
   "Anne discards Adventure."
   "Anne is next."
52. Anne: move no further
   waits for Anne, moves 00d086
   views 0bcf96 6e5a3d
53. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e4ea00 644891
54. chance: Draw wits
   waits for chance, moves cf1cbb
   views 04d48b 92c421
   "Anne draws Wits."
55. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e161b5 95290a
   "Anne draws Wits and Fighting."
56. chance: TurnPlot 2
   waits for Anne, moves bf9050
   views 5bd25c 45c516
   "Anne draws Wits and Fighting."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
57. Anne: discard fighting
   waits for Anne, moves c80739
   views 0266f9 246c09
   "Anne discards Fighting."
58. Anne: discard courage
   waits for Anne, moves f109b4
   views 95163c 4971db
   "Anne discards Courage."
   "Anne is next."
59. Anne: fezzik to 14
   waits for Anne, moves baf7e1
   views 7343e5 1bda83
   "Anne moves Fezzik to space 14."
60. Anne: fezzik to crag
   waits for Anne, moves 00d086
   views 7c213f 8829d4
   "Anne moves Fezzik to Crag."
61. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6ab811 e81bde
62. chance: Draw fighting
   waits for chance, moves cf1cbb
   views ce60f3 8cde89
   "Anne draws Fighting."
63. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 8ffec8 0f032b
   "Anne draws Fighting and Adventure."
64. chance: TurnPlot 6
   waits for Anne, moves c33e83
   views 865cfe 7dea55
   "Anne draws Fighting and Adventure."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
65. Anne: discard adventure
   waits for Anne, moves bf9050
   views 059fa0 9c4d04
   "Anne discards Adventure."
66. Anne: discard courage
   waits for Anne, moves f109b4
   views 9af516 4fe7be
   "Anne discards Courage."
   "Anne is next."
67. Anne: westley to 6
   waits for Anne, moves ea1721
   views 285c48 a28be4
   "Anne moves Westley to space 6."
68. Anne: move no further
   waits for Anne, moves 8a11f7
   views c7ac95 b1fe9c
69. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ec5b42 c6c0e1
70. chance: Draw courage
   waits for chance, moves cf1cbb
   views c0bb6a a3dff2
   "Anne draws Courage."
71. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2bae79 b2be6a
   "Anne draws Courage and Wits."
72. chance: TurnPlot 3
   waits for Anne, moves bf9050
   views 20cb5a 1e115a
   "Anne draws Courage and Wits."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
73. Anne: discard courage
   waits for Anne, moves 806267
   views c3e8b3 6509c3
   "Anne discards Courage."
74. Anne: discard fighting
   waits for Anne, moves ea1721
   views 434e7b d5f7db
   "Anne discards Fighting."
   "Anne is next."
75. Anne: move no further
   waits for Anne, moves 2d2ef5
   views f99844 e60642
76. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6364e2 3c4507
77. chance: Draw love
   waits for chance, moves cf1cbb
   views 657bb3 00ce2d
   "Anne draws Love."
78. chance: Draw courage
   waits for chance, moves cf1cbb
   views e64465 12f03c
   "Anne draws Love and Courage."
79. chance: TurnPlot 19
   waits for Anne, moves c80739
   views ae8a64 108e43
   "Anne draws Love and Courage."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
80. Anne: discard courage
   waits for Anne, moves 4ae9fa
   views 2790cf 8f3cdd
   "Anne discards Courage."
81. Anne: discard love
   waits for Anne, moves ea1721
   views df3963 b393e1
   "Anne discards Love."
   "Anne is next."
82. Anne: westley to 5
   waits for Anne, moves f109b4
   views 0ec882 719168
   "Anne moves Westley to space 5."
83. Anne: inigo to 11
   waits for Anne, moves 6ae603
   views d832cb 69256b
   "Anne moves Inigo to space 11."
84. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b7c522 c39bc5
85. chance: Draw courage
   waits for chance, moves cf1cbb
   views c9a02b c8983a
   "Anne draws Courage."
86. chance: Draw love
   waits for chance, moves cf1cbb
   views b585ef c7fb20
   "Anne draws Courage and Love."
87. chance: TurnPlot 12
   waits for Anne, moves c80739
   views 6c747b 5e41e1
   "Anne draws Courage and Love."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
88. Anne: discard courage
   waits for Anne, moves 4ae9fa
   views 71f55e 0da044
   "Anne discards Courage."
89. Anne: discard love
   waits for Anne, moves eafff4
   views d71bb8 9dc50c
   "Anne discards Love."
   "Anne is next."
90. Anne: move no further
   waits for Anne, moves 6ae603
   views 7a0f9e e5ceb5
91. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2ad736 677c8a
92. chance: Draw courage
   waits for chance, moves cf1cbb
   views 750447 d1ef26
   "Anne draws Courage."
93. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 62dae4 f38ce7
   "Anne draws Courage and Fighting."
94. chance: TurnPlot 11
   waits for Anne, moves bf9050
   views d2be17 120ff1
   "Anne draws Courage and Fighting."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
95. Anne: discard courage
   waits for Anne, moves 806267
   views 0ff9b6 d8746e
   "Anne discards Courage."
96. Anne: discard fighting
   waits for Anne, moves eafff4
   views f31418 5705cb
   "Anne discards Fighting."
   "Anne is next."
97. Anne: westley to 6
   waits for Anne, moves fb570c
   views e56bc0 c00877
   "Anne moves Westley to space 6."
98. Anne: move no further
   waits for Anne, moves fb6a80
   views 79b52f 3641ad
99. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views adde51 c440c2
100. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 4e3224 8d379d
   "Anne draws Adventure."
101. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2a9277 8b0738
   "Anne draws Adventure and Wits."
102. chance: TurnPlot 10
   waits for Anne, moves d4e62b
   views c7533e ea6b51
   "Anne draws Adventure and Wits."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
103. Anne: read on
   waits for chance, moves cf1cbb
   views 3a8ccd b44d9e
   "Anne wants to hear more."
104. chance: Deal 0 (('courage', 'courage', 'fighting', 'wits'),) ()
   waits for Anne, moves 42eb76
   views bd7b30 117471
   "Anne wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Anne goes first."
105. Anne: westley to 5
   waits for Anne, moves 444303
   views 8fa9c3 79a18c
   "Anne moves Westley to space 5."
106. Anne: westley to 6
   waits for Anne, moves e484a1
   views 6b4d2d 47d49d
   "Anne moves Westley to space 6."
107. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a1df07 c84478
108. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3b6cdb 2ab2b9
   "Anne draws Wits."
109. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 226140 59f300
   "Anne draws Wits and Fighting."
110. chance: TurnPlot 15
   waits for Anne, moves 77f5b7
   views b54bff 85256c
   "Anne draws Wits and Fighting."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Anne is next."
111. Anne: westley to 7
   waits for Anne, moves db1ca0
   views d503ee f6497b
   "Anne moves Westley to space 7."
112. Anne: westley to 8
   waits for Anne, moves 425e78
   views de373c 1e4c63
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
113. Anne: westley to 9, discarding wits
   waits for Anne, moves 481e54
   views 30127a ca4374
   "Anne discards Wits and moves Westley to space 9."
114. Anne: westley to cliff_top, discarding wits
   waits for Anne, moves e64d54
   views 182ecf eaefb5
   "Anne discards Wits and moves Westley to Cliff Top."
115. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 4c8091 3f8340
   "Anne uses a Miracle to draw Story cards."
116. chance: Draw wits
   waits for chance, moves cf1cbb
   views 565720 974f53
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits."
117. chance: Draw adventure
   waits for chance, moves cf1cbb
   views bf2c14 33899e
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and Adventure."
118. chance: Draw adventure
   waits for Anne, moves 16c475
   views b63676 fbf7b2
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and 2 × Adventure."
119. Anne: complete climb, discarding adventure, courage
   waits for chance, moves cf1cbb
   views 61f5d1 7431e1
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
120. chance: Draw wild_gentle_giant
   waits for Anne, moves bb27cf
   views dcd483 1695e4
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Anne draws Gentle Giant."
   refuses Anne {"type":"complete","challenge":"climb","cards":["courage","courage","fighting"]}: That challenge is completed already.
121. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 776d4c e33a2e
122. chance: Draw wits
   waits for chance, moves cf1cbb
   views 1ec57b 4c342a
   "Anne draws Wits."
123. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 745022 0b0720
   "Anne draws Wits and Adventure."
124. chance: TurnPlot 7
   waits for Anne, moves b73e95
   views deaeb5 d2eef4
   "Anne draws Wits and Adventure."
   "Plot card 7, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
125. Anne: discard adventure
   waits for Anne, moves b73e95
   views 4f5a68 42abc3
   "Anne discards Adventure."
126. Anne: discard adventure
   waits for Anne, moves 55fe1f
   views dbf0fa 6a24eb
   "Anne discards Adventure."
   "Anne is next."
127. Anne: inigo to 11
   waits for Anne, moves c66f72
   views 0829af dc7a78
   "Anne moves Inigo to space 11."
128. Anne: inigo to ruins
   waits for Anne, moves 06a6d2
   views 6d0e20 b97a64
   "Anne moves Inigo to Ruins."
129. Anne: westley to 10, discarding wits
   waits for Anne, moves b772c2
   views 04560c 5576a8
   "Anne discards Wits and moves Westley to space 10."
130. Anne: westley to ruins, discarding wits
   waits for Anne, moves a60684
   views f7b7ce c0f74a
   "Anne discards Wits and moves Westley to Ruins."
131. Anne: complete duel, discarding courage, fighting, fighting
   waits for chance, moves cf1cbb
   views c521d1 56d7d2
   "Anne completes “Left Hand, Right Hand” with Courage and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
132. chance: Draw love
   waits for chance, moves cf1cbb
   views 619e3d e0dff6
   "Anne completes “Left Hand, Right Hand” with Courage and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Love."
133. chance: Draw fighting
   waits for Anne, moves 447839
   views 3a8aa6 a425d5
   "Anne completes “Left Hand, Right Hand” with Courage and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Anne draws Love and Fighting."
134. Anne: cover_trail, discarding wild_gentle_giant
   waits for Anne, moves ad8439
   views 9916b3 9fc05a
   "Anne: “Cover the Trail”, with Gentle Giant."
   "Humperdinck goes to Tracks."
135. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0cc77a fc9129
136. chance: Draw courage
   waits for chance, moves cf1cbb
   views b4dc60 b99c5c
   "Anne draws Courage."
137. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3a5ace 2d04e1
   "Anne draws Courage and Adventure."
138. chance: TurnPlot 13
   waits for Anne, moves 9bac47
   views 933169 54967a
   "Anne draws Courage and Adventure."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
139. Anne: westley to 12
   waits for Anne, moves 39b27b
   views d1b5f1 817ee2
   "Anne moves Westley to space 12."
140. Anne: westley to 13
   waits for Anne, moves 7cb568
   views 81f21f 99b70a
   "Anne moves Westley to space 13."
141. Anne: westley to boulders, discarding love
   waits for Anne, moves fd9c10
   views bcf1ea ea1619
   "Anne discards Love and moves Westley to Boulders."
142. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7621cb 33d398
143. chance: Draw love
   waits for chance, moves cf1cbb
   views c6ed04 027658
   "Anne draws Love."
144. chance: Draw courage
   waits for chance, moves cf1cbb
   views 4af253 600c20
   "Anne draws Love and Courage."
145. chance: TurnPlot 5
   waits for Anne, moves be7275
   views 9b1f65 f8d091
   "Anne draws Love and Courage."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
   refuses Anne {"type":"step","who":"westley","to":"15","cards":["adventure"],"riding":false}: That way is closed until a challenge is completed.
146. Anne: fezzik to 14
   waits for Anne, moves d19706
   views 2db484 473bc8
   "Anne moves Fezzik to space 14."
147. Anne: fezzik to boulders
   waits for Anne, moves 129813
   views a9eff5 99fc62
   "Anne moves Fezzik to Boulders."
148. Anne: complete giant, discarding adventure, courage, fighting
   waits for chance, moves cf1cbb
   views ab0465 90dac5
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
149. chance: Draw inconceivable
   waits for Anne, moves 5c1c0a
   views bd1fc5 2228bb
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws Inconceivable!"
150. Anne: fezzik to 15, discarding inconceivable
   waits for Anne, moves 13ea2a
   views 627d48 b9620b
   "Anne discards Inconceivable! and moves Fezzik to space 15."
151. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6564d9 3584db
152. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 122422 07c2b3
   "Anne draws Fighting."
153. chance: Draw fighting
   waits for chance, moves cf1cbb
   views ca2def ffad7a
   "Anne draws 2 × Fighting."
154. chance: TurnPlot 10
   waits for Anne, moves 946d6b
   views 4b0184 8dfa44
   "Anne draws 2 × Fighting."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
155. Anne: westley to 15
   waits for Anne, moves b021f4
   views 24274e e67a8a
   "Anne moves Westley to space 15."
156. Anne: westley to 16
   waits for Anne, moves e7836a
   views e37b2d 406fb0
   "Anne moves Westley to space 16."
157. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0cacb3 8d093a
158. chance: Draw love
   waits for chance, moves cf1cbb
   views 8f76ae 6d7413
   "Anne draws Love."
159. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 29c70d 036a40
   "Anne draws Love and Adventure."
160. chance: TurnPlot 3
   waits for Anne, moves a555ba
   views 46c123 73a9d1
   "Anne draws Love and Adventure."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
   "Anne is next."
161. Anne: westley to picnic
   waits for Anne, moves 82871f
   views d96e3d 057f82
   "Anne moves Westley to Picnic Stone."
162. Anne: move no further
   waits for Anne, moves ae96a9
   views a0f869 7d433c
163. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e72c30 a7a1ad
164. chance: Draw love
   waits for chance, moves cf1cbb
   views ff09ce 522730
   "Anne draws Love."
165. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 421917 9de775
   "Anne draws Love and Adventure."
166. chance: TurnPlot 16
   waits for Anne, moves 14a0a0
   views a0a516 2673b5
   "Anne draws Love and Adventure."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 12."
   "Humperdinck goes to space 13."
167. Anne: discard adventure
   waits for Anne, moves 14a0a0
   views eb27c8 1a8220
   "Anne discards Adventure."
168. Anne: discard courage
   waits for Anne, moves 82871f
   views e2454d 4ce502
   "Anne discards Courage."
   "Anne is next."
169. Anne: move no further
   waits for Anne, moves 725aa7
   views 97c033 aa8263
170. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9c309b fedb35
171. chance: Draw courage
   waits for chance, moves cf1cbb
   views 632def 3387dc
   "Anne draws Courage."
172. chance: Draw courage
   waits for chance, moves cf1cbb
   views db28eb 1ed3a9
   "Anne draws 2 × Courage."
173. chance: TurnPlot 12
   waits for Anne, moves 14a0a0
   views 29fe7d 6e601e
   "Anne draws 2 × Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
174. Anne: discard courage
   waits for Anne, moves 14a0a0
   views 657666 5791a4
   "Anne discards Courage."
175. Anne: discard courage
   waits for Anne, moves 82871f
   views cfa15c 3a1766
   "Anne discards Courage."
   "Anne is next."
176. Anne: fezzik to 16
   waits for Anne, moves 4b6286
   views 3e9ad7 83e3ba
   "Anne moves Fezzik to space 16."
177. Anne: move no further
   waits for Anne, moves 0c22e3
   views 460bd2 efb635
178. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views cb42ad b40e7a
179. chance: Draw courage
   waits for chance, moves cf1cbb
   views 64d6fa 4387f6
   "Anne draws Courage."
180. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 59f1d8 ca074d
   "Anne draws Courage and Adventure."
181. chance: TurnPlot 2
   waits for Anne, moves 14a0a0
   views b20ec0 18b7a3
   "Anne draws Courage and Adventure."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
182. Anne: discard adventure
   waits for Anne, moves 14a0a0
   views d9a935 db0fff
   "Anne discards Adventure."
183. Anne: discard courage
   waits for Anne, moves 4b6286
   views 417731 4e0d97
   "Anne discards Courage."
   "Anne is next."
184. Anne: move no further
   waits for Anne, moves 0c22e3
   views fa27cf 85e0d6
185. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3f6306 0f2c7f
186. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2246ad 70ae33
   "Anne draws Wits."
187. chance: Draw love
   waits for chance, moves cf1cbb
   views bc842b 7011f0
   "Anne draws Wits and Love."
188. chance: TurnPlot 11
   waits for Anne, moves 92f8cb
   views 737788 866cb8
   "Anne draws Wits and Love."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
189. Anne: discard fighting
   waits for Anne, moves 92f8cb
   views c81b2f 317b7c
   "Anne discards Fighting."
190. Anne: discard fighting
   waits for Anne, moves beb884
   views 5c1c94 9ea3c8
   "Anne discards Fighting."
   "Anne is next."
191. Anne: move no further
   waits for Anne, moves dd41c9
   views 9f2234 68e301
192. Anne: cover_trail, discarding wits
   waits for Anne, moves c5b05c
   views e3b769 4044d0
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to space 15."
193. Anne: fezzik to 15, discarding adventure
   waits for Anne, moves a79aef
   views 232fdb 6dff7d
   "Anne discards Adventure and moves Fezzik to space 15."
194. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d968da 0bef31
195. chance: Draw fighting
   waits for chance, moves cf1cbb
   views c610e1 bfd392
   "Anne draws Fighting."
196. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a6af97 4546db
   "Anne draws Fighting and Adventure."
197. chance: TurnPlot 1
   waits for Anne, moves ed35fd
   views dbf716 01a256
   "Anne draws Fighting and Adventure."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
   "Anne is next."
198. Anne: move no further
   waits for Anne, moves c855d1
   views c674c7 65fb4b
   refuses Anne {"type":"step","who":"westley","to":"16","cards":[],"riding":false}: These two may not be brought together.
199. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e3abce c7d6dd
200. chance: Draw wits
   waits for chance, moves cf1cbb
   views b70886 adf7ff
   "Anne draws Wits."
201. chance: Draw courage
   waits for chance, moves cf1cbb
   views 6960e3 7048ca
   "Anne draws Wits and Courage."
202. chance: TurnPlot 9
   waits for nobody, moves cf1cbb
   views d2b8d0 6bfdda
   "Anne draws Wits and Courage."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck comes into Westley's space, even in the middle of a ride of two spaces. He stops listening."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: The game is over.
ends {"winners":[],"scores":[2],"ending":{"type":"story-lost","book":"house","chapter":3,"defeat":"caught"}}
   "The story breaks off in chapter 3. Humperdinck comes into Westley's space, even in the middle of a ride of two spaces."
