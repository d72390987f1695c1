Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"brave","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 2c4245 1decdb
   refuses Anne {"type":"agree"}: It is not your turn.
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'adventure', 'courage', 'fighting', 'wits', 'wits', 'wits'),) ('rous', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'rous')
   waits for Anne, moves 4f18f6
   views f62003 6acec3
   "Chapter 4: Fire Swamp. Anne goes first."
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"complete","challenge":"9999999999999999999999999999999999999999","cards":["adventure","courage","love","wits","wits"]}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"plan","challenge":"out","why":""}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"9999999999999999999999999999999999999999"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"8","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"buttercup","to":"s2","cards":["courage"],"riding":false}: There is no way there in so few steps.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Anne: westley to 2 by way of s1
   waits for Anne, moves 7b342f
   views 4d20b9 10846b
   "Anne moves Westley to Fallen Trunk."
   "Anne moves Westley to space 2."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
3. Anne: dodge with wits
   waits for Anne, moves fd9065
   views 61c24c 696ba0
   "Anne wards it off with Wits."
   refuses Anne {"type":"complete","challenge":"sand","cards":["fighting","fighting","love","love"]}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"buttercup","to":"1","cards":[],"riding":false}: The cards do not fit: it takes any card.
   refuses Anne {"type":"stride","who":"westley","via":"s2","to":"4","riding":false}: There are no steps left for that character.
4. Anne: westley to s1, discarding fighting
   waits for Anne, moves 227aa7
   views 7e581a ff4b82
   "Anne discards Fighting and moves Westley to Fallen Trunk."
   refuses Anne {"type":"step","who":"buttercup","to":"2","cards":["inconceivable"],"riding":true}: There is nobody to take along.
5. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views aeec1f ce7b54
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
6. chance: Draw wits
   waits for chance, moves cf1cbb
   views f6402e 4bfdc0
   "Anne draws Wits."
7. chance: Draw love
   waits for chance, moves cf1cbb
   views a7e3b0 a408a1
   "Anne draws Wits and Love."
8. chance: TurnPlot 4
   waits for Anne, moves d3ff00
   views b4d2ef 351bb4
   "Anne draws Wits and Love."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 4 flares up!"
9. Anne: discard adventure
   waits for Anne, moves 89e5f2
   views f0da2c 4df223
   "Anne discards Adventure."
   "Anne is next."
10. Anne: move no further
   waits for Anne, moves 26ec0a
   views a9a339 5ec4ba
11. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ce8b9c 6136fe
12. chance: Draw love
   waits for chance, moves cf1cbb
   views 2865af ac08c8
   "Anne draws Love."
13. chance: Draw love
   waits for chance, moves cf1cbb
   views 4ffd7a 40d2f7
   "Anne draws 2 × Love."
14. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views c8b6e5 a7fbd9
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
15. chance: Draw wits
   waits for chance, moves cf1cbb
   views a571b4 7652d5
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
16. chance: TurnPlot 7
   waits for Anne, moves d3ff00
   views 6d8d74 ef9330
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 7 flares up!"
17. Anne: discard courage
   waits for Anne, moves 5a7cde
   views d41872 d787bd
   "Anne discards Courage."
18. Anne: take the last move back
   waits for Anne, moves d3ff00
   views a85ac0 04606d
   "Anne takes that back."
19. Anne: discard adventure
   waits for Anne, moves 03dab9
   views 9adb1c 4bc17f
   "Anne discards Adventure."
20. Anne: discard courage
   waits for Anne, moves 1d00b6
   views eb7a36 6c1d18
   "Anne discards Courage."
21. Anne: discard love
   waits for Anne, moves 89e5f2
   views 179435 076ef8
   "Anne discards Love."
   "Anne is next."
22. Anne: aim for tale
   waits for Anne, moves f20c15
   views b3a09e 747b8f
   "Anne aims for “How He Became Roberts”."
   refuses Anne {"type":"plan","challenge":"nonsense","why":""}: You have said what you aim for in this turn already.
23. Anne: buttercup to 3 by way of s1
   waits for Anne, moves eabff0
   views d5aa35 0a795e
   "Anne moves Buttercup to Fallen Trunk."
   "Anne moves Buttercup to space 3."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 1."
24. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3fc3c0 91ebb0
25. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 35de8c c936f3
   "Anne draws Adventure."
26. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 9170f4 9b624c
   "Anne draws Adventure and Fighting."
27. chance: TurnPlot 10
   waits for Anne, moves 401a0f
   views e67223 43d37b
   "Anne draws Adventure and Fighting."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
28. Anne: let it happen
   waits for Anne, moves 5e9621
   views ca959d 4bd140
   "A wound: that makes 2."
29. Anne: discard adventure
   waits for Anne, moves 3986c2
   views 3b6b3a 8848e1
   "Anne discards Adventure."
30. Anne: discard fighting
   waits for Anne, moves e6e232
   views bb3c8e 7c6391
   "Anne discards Fighting."
   "Anne is next."
31. Anne: move no further
   waits for Anne, moves e23245
   views 82cac2 c6e1e6
32. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b2678d bbb544
33. chance: Draw courage
   waits for chance, moves cf1cbb
   views 626f88 af7efa
   "Anne draws Courage."
34. chance: Draw adventure
   waits for chance, moves cf1cbb
   views e8c056 4a8364
   "Anne draws Courage and Adventure."
35. chance: TurnPlot 16
   waits for Anne, moves d3ff00
   views 8af30a 9cfd27
   "Anne draws Courage and Adventure."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
36. Anne: discard adventure
   waits for Anne, moves 03dab9
   views 2ce7d9 fac61f
   "Anne discards Adventure."
37. Anne: discard courage
   waits for Anne, moves e6e232
   views 3c70fd ce17d5
   "Anne discards Courage."
   "Anne is next."
38. Anne: move no further
   waits for Anne, moves e23245
   views 7687cd c96f10
39. Anne: westley to 1, discarding wits
   waits for Anne, moves d4e62b
   views 506f45 0f05e3
   "Anne discards Wits and moves Westley to space 1."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
40. Anne: read on
   waits for chance, moves cf1cbb
   views 67e663 edd106
   "Anne wants to hear more."
41. chance: Deal 0 (('adventure', 'courage', 'courage', 'courage', 'fighting', 'love', 'wits'),) ('rous', 'lightning_sand', 'lightning_sand', 'rous', 'rous', 'flame_spurt', 'lightning_sand', 'flame_spurt')
   waits for Anne, moves 4f18f6
   views a5fb55 0458d6
   "Anne wants to hear more."
   "Chapter 4, read again: Fire Swamp. Anne goes first."
42. Anne: westley to 1
   waits for Anne, moves 16c97d
   views 95450a bde12a
   "Anne moves Westley to space 1."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
43. Anne: dodge with fighting
   waits for Anne, moves 11c331
   views e366d6 133464
   "Anne wards it off with Fighting."
44. Anne: westley to geyser
   waits for Anne, moves 0239e6
   views eefa30 626289
   "Anne moves Westley to Flame Vents."
45. Anne: buttercup to 1, discarding courage
   waits for Anne, moves c3a28f
   views 0a7b56 fa51a1
   "Anne discards Courage and moves Buttercup to space 1."
46. Anne: buttercup to geyser, discarding courage
   waits for Anne, moves c8057a
   views 22cd13 0ee13c
   "Anne discards Courage and moves Buttercup to Flame Vents."
47. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 067740 f411bd
48. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 7e33bd bd46bf
   "Anne draws Adventure."
49. chance: Draw wits
   waits for chance, moves cf1cbb
   views 8c0bbf 08013a
   "Anne draws Adventure and Wits."
50. chance: TurnPlot 5
   waits for Anne, moves 1d1907
   views 3fc19c fb98ad
   "Anne draws Adventure and Wits."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 5 flares up!"
   "Anne is next."
51. Anne: move no further
   waits for Anne, moves 320635
   views c92a11 e5a9b5
52. Anne: complete flames, discarding adventure, courage, love, wits, wits
   waits for chance, moves cf1cbb
   views 5a3b79 380a36
   "Anne completes “The Popping Sound” with Adventure, Courage, Love and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
53. chance: Draw inconceivable
   waits for Anne, moves 5c89fa
   views 1c4b82 5f49d4
   "Anne completes “The Popping Sound” with Adventure, Courage, Love and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"complete","challenge":"flames","cards":["wits","wits","courage","adventure","adventure"]}: That challenge is completed already.
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
54. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 93059f 47c3e6
55. chance: Draw love
   waits for chance, moves cf1cbb
   views c0498b c604cc
   "Anne draws Love."
56. chance: Draw courage
   waits for chance, moves cf1cbb
   views 4f38f8 2de3a2
   "Anne draws Love and Courage."
57. chance: TurnPlot 9
   waits for Anne, moves d410c1
   views 331cc1 dd74f8
   "Anne draws Love and Courage."
   "Plot card 9, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
58. Anne: let the plot card be
   waits for Anne, moves 64ff52
   views 05dbf4 5f2906
   "Anne lets it be."
   "Anne is next."
59. Anne: buttercup to 3
   waits for Anne, moves 8cca9e
   views 8a0866 f3e2a0
   "Anne moves Buttercup to space 3."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
60. Anne: dodge with courage
   waits for Anne, moves e7b7d4
   views 4022fd fa92e1
   "Anne wards it off with Courage."
61. Anne: buttercup to s2
   waits for Anne, moves 9226f5
   views 4f33d7 8baf02
   "Anne moves Buttercup to Hanging Vines."
62. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1b4b9a 834623
63. chance: Draw wits
   waits for chance, moves cf1cbb
   views 95fe6f e1d654
   "Anne draws Wits."
64. chance: Draw fighting
   waits for chance, moves cf1cbb
   views f7f013 1b7c47
   "Anne draws Wits and Fighting."
65. chance: TurnPlot 1
   waits for Anne, moves d410c1
   views 5549d7 a282ef
   "Anne draws Wits and Fighting."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
66. Anne: let the plot card be
   waits for chance, moves cf1cbb
   views 04e4f1 ec5b0a
   "Anne lets it be."
67. chance: DrawHazard lightning_sand
   waits for Anne, moves babaa0
   views c5f61b 92223e
   "Anne lets it be."
   "Lightning Sand on space 1!"
   "Anne is next."
68. Anne: buttercup to sandpit
   waits for Anne, moves 011e89
   views 862e9b 066b27
   "Anne moves Buttercup to Sand Hollow."
69. Anne: westley to 3
   waits for Anne, moves a20a74
   views d87ceb 2793e5
   "Anne moves Westley to space 3."
70. Anne: westley to s3, discarding wits
   waits for Anne, moves dc4d78
   views 4eba8a c19ced
   "Anne discards Wits and moves Westley to Root Arch."
71. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views af01f5 1a755c
72. chance: Draw courage
   waits for chance, moves cf1cbb
   views cab41a 37122b
   "Anne draws Courage."
73. chance: Draw wits
   waits for chance, moves cf1cbb
   views e34a06 becd5c
   "Anne draws Courage and Wits."
74. chance: TurnPlot 8
   waits for Anne, moves d410c1
   views 1df7cd 252df8
   "Anne draws Courage and Wits."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
75. Anne: let the plot card be
   waits for chance, moves cf1cbb
   views 709b71 be0536
   "Anne lets it be."
76. chance: DrawHazard rous
   waits for Anne, moves e918ee
   views 158784 e6f134
   "Anne lets it be."
   "R.O.U.S. on space 8!"
   "Anne is next."
77. Anne: westley to sandpit
   waits for Anne, moves 407bc8
   views ca2fc1 30cc41
   "Anne moves Westley to Sand Hollow."
78. Anne: move no further
   waits for Anne, moves 89d35d
   views bf7228 82279a
79. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 576d77 8e25ab
80. chance: Draw courage
   waits for chance, moves cf1cbb
   views cf3a67 4f5bf9
   "Anne draws Courage."
81. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 31af2c 2df93d
   "Anne draws Courage and Adventure."
82. chance: TurnPlot 15
   waits for Anne, moves d410c1
   views d0d18a 2b9a25
   "Anne draws Courage and Adventure."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
83. Anne: let the plot card be
   waits for Anne, moves 29f8be
   views 41e92b b8dc40
   "Anne lets it be."
84. Anne: discard wits
   waits for Anne, moves 2ca35a
   views 1bd860 3a93a7
   "Anne discards Wits."
85. Anne: discard adventure
   waits for Anne, moves 437c41
   views 3b3aab 2fafaf
   "Anne discards Adventure."
   "Anne is next."
86. Anne: move no further
   waits for Anne, moves a14481
   views bb4288 74fd3e
87. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 82ac48 9e73f1
88. chance: Draw courage
   waits for chance, moves cf1cbb
   views ee053c 88f6f5
   "Anne draws Courage."
89. chance: Draw fighting
   waits for chance, moves cf1cbb
   views cf7a42 6a5647
   "Anne draws Courage and Fighting."
90. chance: TurnPlot 11
   waits for Anne, moves d410c1
   views 3a0870 b7940a
   "Anne draws Courage and Fighting."
   "Plot card 11, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
91. Anne: let the plot card be
   waits for Anne, moves 68ae4f
   views 4b1abb aed892
   "Anne lets it be."
92. Anne: discard courage
   waits for Anne, moves 2ca35a
   views 0ee2e1 137fda
   "Anne discards Courage."
93. Anne: discard adventure
   waits for Anne, moves 437c41
   views fd0b2a edbb85
   "Anne discards Adventure."
   "Anne is next."
94. Anne: move no further
   waits for Anne, moves 2f9afa
   views dc9c0d 79b8be
95. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 95ef20 97b860
96. chance: Draw wits
   waits for chance, moves cf1cbb
   views 5e8eb0 375570
   "Anne draws Wits."
97. chance: Draw courage
   waits for chance, moves cf1cbb
   views c93bad a76ea2
   "Anne draws Wits and Courage."
98. chance: TurnPlot 14
   waits for Anne, moves d410c1
   views a63141 14f0ed
   "Anne draws Wits and Courage."
   "Plot card 14, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
99. Anne: let the plot card be
   waits for Anne, moves dcc6de
   views 28ce58 49db5d
   "Anne lets it be."
100. Anne: discard wits
   waits for Anne, moves d8a7d1
   views 6d7288 eaf9bd
   "Anne discards Wits."
101. Anne: discard courage
   waits for Anne, moves 437c41
   views f2d2ab c96311
   "Anne discards Courage."
   "Anne is next."
102. Anne: move no further
   waits for Anne, moves 2f9afa
   views d32094 899705
103. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 210cda 5e74fb
104. chance: Draw love
   waits for chance, moves cf1cbb
   views 38cee4 7f46ee
   "Anne draws Love."
105. chance: Draw love
   waits for chance, moves cf1cbb
   views 353cfd 7bf5b0
   "Anne draws 2 × Love."
106. chance: TurnPlot 20
   waits for Anne, moves d410c1
   views fe3d1f e23847
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
107. Anne: play inconceivable
   waits for Anne, moves 406641
   views 571035 61918b
   "Anne plays “Inconceivable!”."
   "Plot card 20 comes to nothing."
108. Anne: discard love
   waits for Anne, moves 437c41
   views 6fbb91 0c2a4b
   "Anne discards Love."
   "Anne is next."
109. Anne: westley to s2
   waits for Anne, moves f5941c
   views 089b0b cc077e
   "Anne moves Westley to Hanging Vines."
110. Anne: westley to sandpit
   waits for Anne, moves 8bccf4
   views 827577 77f37b
   "Anne moves Westley to Sand Hollow."
111. Anne: complete sand, discarding courage, courage, fighting, love, love
   waits for chance, moves cf1cbb
   views 1c2d7c d91a2d
   "Anne completes “Into the Lightning Sand” with 2 × Courage, Fighting and 2 × Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
112. chance: Draw all_together
   waits for Anne, moves 2193ad
   views 04ebaa 4cc3e4
   "Anne completes “Into the Lightning Sand” with 2 × Courage, Fighting and 2 × Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
   "Anne draws All Together Now."
113. Anne: play all_together
   waits for chance, moves cf1cbb
   views fd7adc fa0466
   "Anne plays “All Together Now”."
114. chance: Draw love
   waits for chance, moves cf1cbb
   views 3a5410 9a9081
   "Anne plays “All Together Now”."
   "Anne draws Love."
115. chance: Draw adventure
   waits for Anne, moves b2f7e6
   views 3b6681 aa1d2d
   "Anne plays “All Together Now”."
   "Anne draws Love and Adventure."
116. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1486ba 7a2fd5
117. chance: Draw love
   waits for chance, moves cf1cbb
   views 834ed5 13d701
   "Anne draws Love."
118. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 88379b 6b7970
   "Anne draws Love and Adventure."
119. chance: TurnPlot 16
   waits for Anne, moves 18b8ef
   views df8238 d17566
   "Anne draws Love and Adventure."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
120. Anne: discard fighting
   waits for Anne, moves c88c63
   views 3f1a16 fa8c7f
   "Anne discards Fighting."
   "Anne is next."
121. Anne: westley to s3
   waits for Anne, moves e9ef72
   views 2241e8 3bbe2b
   "Anne moves Westley to Root Arch."
122. Anne: westley to hollow
   waits for Anne, moves 813b5a
   views 71bdb6 ead25f
   "Anne moves Westley to Rats' Hollow."
123. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1216b3 69d511
124. chance: Draw wits
   waits for chance, moves cf1cbb
   views ee952c 923863
   "Anne draws Wits."
125. chance: Draw adventure
   waits for chance, moves cf1cbb
   views baa413 02af97
   "Anne draws Wits and Adventure."
126. chance: TurnPlot 6
   waits for Anne, moves 756cfd
   views b3a152 12894c
   "Anne draws Wits and Adventure."
   "Plot card 6, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
127. Anne: westley to s4
   waits for Anne, moves 475ddd
   views 367ab5 a8b72b
   "Anne moves Westley to Mossy Bank."
128. Anne: buttercup to s3
   waits for Anne, moves 094590
   views 0ac470 e4afeb
   "Anne moves Buttercup to Root Arch."
129. Anne: buttercup to hollow, discarding wits
   waits for Anne, moves a095a5
   views 76d0b4 92e578
   "Anne discards Wits and moves Buttercup to Rats' Hollow."
130. Anne: buttercup to s4, discarding adventure
   waits for Anne, moves 022962
   views 58fe2d 47a65e
   "Anne discards Adventure and moves Buttercup to Mossy Bank."
131. Anne: complete tale, discarding adventure, adventure, love, love
   waits for chance, moves cf1cbb
   views 4bc84b 70dcf1
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
132. chance: Draw wits
   waits for Anne, moves f7b0b4
   views 2a97d6 acf431
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "Anne draws Wits."
133. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3f2de4 6dc61f
134. chance: Draw love
   waits for chance, moves cf1cbb
   views 3e1101 91ede2
   "Anne draws Love."
135. chance: Draw love
   waits for chance, moves cf1cbb
   views f21da3 8c37bb
   "Anne draws 2 × Love."
136. chance: TurnPlot 7
   waits for Anne, moves 825d8e
   views 7ee4d4 88c054
   "Anne draws 2 × Love."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
137. Anne: buttercup to 6
   waits for Anne, moves 7e7f36
   views 071499 9636cb
   "Anne moves Buttercup to space 6."
138. Anne: buttercup to s6
   waits for Anne, moves e2449c
   views 152e0c 4b2787
   "Anne moves Buttercup to Foggy Knoll."
   "Buttercup finds a Miracle: there is one now."
139. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views f1b8c7 83df67
   "Anne uses a Miracle to draw Story cards."
140. chance: Draw wits
   waits for chance, moves cf1cbb
   views c1c61b f7e510
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits."
141. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e94232 93257c
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and Fighting."
142. chance: Draw adventure
   waits for Anne, moves f15ada
   views 14965a aea53f
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits, Fighting and Adventure."
143. Anne: westley to hollow, discarding wits
   waits for Anne, moves c43a31
   views 6fce0d 87f84e
   "Anne discards Wits and moves Westley to Rats' Hollow."
144. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c3aa92 9f01b1
145. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 56adbf d52884
   "Anne draws Adventure."
146. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 411c25 398cf8
   "Anne draws Adventure and Fighting."
147. chance: TurnPlot 19
   waits for chance, moves cf1cbb
   views 1641af d3a7ff
   "Anne draws Adventure and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
148. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 5c9d9c 2cc37e
   "Anne draws Adventure and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
149. chance: TurnPlot 2
   waits for Anne, moves 92f8cb
   views 644c50 4d7ea6
   "Anne draws Adventure and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
150. Anne: discard wits
   waits for Anne, moves 3c1d58
   views f7da9c a1e0b3
   "Anne discards Wits."
151. Anne: discard adventure
   waits for Anne, moves aa249b
   views 776b84 f4e870
   "Anne discards Adventure."
   "Anne is next."
152. Anne: move no further
   waits for Anne, moves 3071e7
   views 311ecf 4db1fa
153. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e1b341 76429d
154. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 1f89f5 d58def
   "Anne draws Fighting."
155. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d878d4 eba5b3
   "Anne draws 2 × Fighting."
156. chance: TurnPlot 18
   waits for chance, moves cf1cbb
   views 3ba6ea 8780b0
   "Anne draws 2 × Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "The discard pile is shuffled: 34 cards make a new Story deck."
157. chance: Draw courage
   waits for chance, moves cf1cbb
   views a32dec e3db08
   "Anne draws 2 × Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Anne draws Courage."
158. chance: TurnPlot 4
   waits for Anne, moves 14a0a0
   views 449b18 e926f6
   "Anne draws 2 × Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Anne draws Courage."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 4 flares up!"
159. Anne: discard fighting
   waits for Anne, moves 57c3f4
   views 758b98 a4877c
   "Anne discards Fighting."
160. Anne: take the last move back
   waits for Anne, moves 14a0a0
   views a5c12c 2a8fd8
   "Anne takes that back."
161. Anne: discard fighting
   waits for Anne, moves 57c3f4
   views 758b98 a4877c
   "Anne discards Fighting."
162. Anne: discard fighting
   waits for Anne, moves 57c3f4
   views 5a2f2d 90ab7f
   "Anne discards Fighting."
163. Anne: discard adventure
   waits for Anne, moves aa249b
   views 255579 cc487c
   "Anne discards Adventure."
   "Anne is next."
164. Anne: move no further
   waits for Anne, moves b4b64a
   views 3bd376 bf6a56
165. Anne: complete rous, discarding courage, fighting, fighting, fighting, love
   waits for chance, moves cf1cbb
   views 03d546 974586
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
166. chance: Draw wild_iocane
   waits for Anne, moves 5d90a1
   views 4d1ead e390c9
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
   "Anne draws Iocane Powder."
167. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fe8be2 83238b
168. chance: Draw wits
   waits for chance, moves cf1cbb
   views 80d10f 0a0fc3
   "Anne draws Wits."
169. chance: Draw courage
   waits for chance, moves cf1cbb
   views 16095e 2a8b4c
   "Anne draws Wits and Courage."
170. chance: TurnPlot 3
   waits for Anne, moves 2b0aa6
   views bef07e f75299
   "Anne draws Wits and Courage."
   "Plot card 3, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
171. Anne: westley to 7
   waits for Anne, moves eaff23
   views e0a8d9 e1b8f5
   "Anne moves Westley to space 7."
172. Anne: westley to 8
   waits for Anne, moves 75a177
   views 272007 d6a878
   "Anne moves Westley to space 8."
173. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2e4c94 155aec
174. chance: Draw love
   waits for chance, moves cf1cbb
   views c669f7 f20fa6
   "Anne draws Love."
175. chance: Draw love
   waits for chance, moves cf1cbb
   views 84369d 1af307
   "Anne draws 2 × Love."
176. chance: TurnPlot 10
   waits for Anne, moves a9ac4e
   views f589c7 d54249
   "Anne draws 2 × Love."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
177. Anne: dodge with wild_iocane
   waits for Anne, moves e463a6
   views 10501b 94e72f
   "Anne wards it off with Iocane Powder."
   "Anne is next."
178. Anne: westley to exit
   waits for Anne, moves 7bf683
   views c42d13 0951c1
   "Anne moves Westley to Swamp's End."
179. Anne: buttercup to 6
   waits for Anne, moves f60790
   views c05fe9 f07739
   "Anne moves Buttercup to space 6."
180. Anne: buttercup to s6, discarding courage
   waits for Anne, moves 965701
   views 7f09d2 3f1cc7
   "Anne discards Courage and moves Buttercup to Foggy Knoll."
181. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 04a646 fbf3e0
182. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 06cb22 32d04d
   "Anne draws Adventure."
183. chance: Draw love
   waits for chance, moves cf1cbb
   views 9a3263 a60f06
   "Anne draws Adventure and Love."
184. chance: TurnPlot 17
   waits for Anne, moves 8c4009
   views 567550 2d6a77
   "Anne draws Adventure and Love."
   "Plot card 17, “Smoke and steam”: Whoever's turn it is discards one card."
185. Anne: discard love
   waits for Anne, moves a4cdc3
   views af2477 db4b1f
   "Anne discards Love."
   "Anne is next."
186. Anne: buttercup to exit
   waits for Anne, moves 42e8d3
   views 679804 4d9e83
   "Anne moves Buttercup to Swamp's End."
187. Anne: move no further
   waits for Anne, moves 837e2d
   views b8e1d9 9f574e
188. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d1ff45 88ade9
189. chance: Draw adventure
   waits for chance, moves cf1cbb
   views f54bac eabdd3
   "Anne draws Adventure."
190. chance: Draw all_together
   waits for chance, moves cf1cbb
   views 406a0e a0f992
   "Anne draws Adventure and All Together Now."
191. chance: TurnPlot 12
   waits for Anne, moves 00b1b9
   views c9ddb1 d073a6
   "Anne draws Adventure and All Together Now."
   "Plot card 12, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
192. Anne: discard love
   waits for Anne, moves 145a45
   views e82526 87407a
   "Anne discards Love."
   "Anne is next."
193. Anne: move no further
   waits for Anne, moves 33071b
   views cb4486 97d0f0
194. Anne: complete out, discarding adventure, adventure, love, love, wits
   waits for chance, moves cf1cbb
   views 61faba c37929
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Wits. Daylight, dry ground and each other. For a moment that is everything."
195. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 13102b
   views 909684 ae69d0
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Wits. Daylight, dry ground and each other. For a moment that is everything."
   "Anne draws Six-Fingered Sword."
   "Chapter 4 is told: Fire Swamp."
196. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views 13b715 1a747b
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[4],"ending":{"type":"bookmarked","campaign":{"chapter":5,"miracles":0,"replayed":true,"specials":["all_together","inconceivable","wild_iocane","wild_six_fingered_sword"]}}}
   "The bookmark is at chapter 5."
