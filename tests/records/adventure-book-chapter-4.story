Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"brave","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 1b2cde ee307a
   refuses Anne {"type":"agree"}: It is not your turn.
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'adventure', 'courage', 'fighting', 'wits', 'wits', 'wits'),) ('rous', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'rous')
   waits for Anne, moves 4f18f6
   views b3336e 289a30
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
   views f61e2e edf529
   "Anne moves Westley to Fallen Trunk."
   "Anne moves Westley to space 2."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
3. Anne: dodge with wits
   waits for Anne, moves fd9065
   views cb1aa3 402a39
   "Anne wards it off with Wits."
   refuses Anne {"type":"complete","challenge":"sand","cards":["fighting","fighting","love","love"]}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"buttercup","to":"1","cards":[],"riding":false}: The cards do not fit: it takes any card.
   refuses Anne {"type":"stride","who":"westley","via":"s2","to":"4","riding":false}: There are no steps left for that character.
4. Anne: westley to s1, discarding fighting
   waits for Anne, moves 227aa7
   views e9157d cfb9f3
   "Anne discards Fighting and moves Westley to Fallen Trunk."
   refuses Anne {"type":"step","who":"buttercup","to":"2","cards":["inconceivable"],"riding":true}: There is nobody to take along.
5. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 84a5e4 10a099
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
6. chance: Draw wits
   waits for chance, moves cf1cbb
   views a62af9 ec6c10
   "Anne draws Wits."
7. chance: Draw love
   waits for chance, moves cf1cbb
   views a4a404 a86fd6
   "Anne draws Wits and Love."
8. chance: TurnPlot 4
   waits for Anne, moves d3ff00
   views 226055 716237
   "Anne draws Wits and Love."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 4 flares up!"
9. Anne: discard adventure
   waits for Anne, moves 89e5f2
   views 0335fa d39c22
   "Anne discards Adventure."
   "Anne is next."
10. Anne: move no further
   waits for Anne, moves 26ec0a
   views 476039 e7bd6f
11. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 171c81 7817a1
12. chance: Draw love
   waits for chance, moves cf1cbb
   views a9c175 d4f2e7
   "Anne draws Love."
13. chance: Draw love
   waits for chance, moves cf1cbb
   views d7ec16 b6d50e
   "Anne draws 2 × Love."
14. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views 826403 b4e83a
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
15. chance: Draw wits
   waits for chance, moves cf1cbb
   views ada54f 5de1a2
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
16. chance: TurnPlot 7
   waits for Anne, moves d3ff00
   views 75f0db f256fc
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 7 flares up!"
17. Anne: discard courage
   waits for Anne, moves 5a7cde
   views 605b44 43d6bc
   "Anne discards Courage."
18. Anne: take the last move back
   waits for Anne, moves d3ff00
   views a6854b 48b2d3
   "Anne takes that back."
19. Anne: discard adventure
   waits for Anne, moves 03dab9
   views 5fae69 8b7b57
   "Anne discards Adventure."
20. Anne: discard courage
   waits for Anne, moves 1d00b6
   views 1ef777 b13a52
   "Anne discards Courage."
21. Anne: discard love
   waits for Anne, moves 89e5f2
   views 1711b2 b9911c
   "Anne discards Love."
   "Anne is next."
22. Anne: aim for tale
   waits for Anne, moves f20c15
   views 8c178f e7580d
   "Anne aims for “How He Became Roberts”."
   refuses Anne {"type":"plan","challenge":"nonsense","why":""}: You have said what you aim for in this turn already.
23. Anne: buttercup to 3 by way of s1
   waits for Anne, moves eabff0
   views d23a09 41f077
   "Anne moves Buttercup to Fallen Trunk."
   "Anne moves Buttercup to space 3."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 1."
24. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2e9b0e f0a970
25. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 21e5d8 830ee5
   "Anne draws Adventure."
26. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 41ae53 16e1dc
   "Anne draws Adventure and Fighting."
27. chance: TurnPlot 10
   waits for Anne, moves 401a0f
   views a0ef3f 4b894c
   "Anne draws Adventure and Fighting."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
28. Anne: let it happen
   waits for Anne, moves 5e9621
   views d4fcda 4c98d3
   "A wound: that makes 2."
29. Anne: discard adventure
   waits for Anne, moves 3986c2
   views 3eb362 d3e490
   "Anne discards Adventure."
30. Anne: discard fighting
   waits for Anne, moves e6e232
   views c12fe1 90fa7e
   "Anne discards Fighting."
   "Anne is next."
31. Anne: move no further
   waits for Anne, moves e23245
   views 396a34 bca785
32. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views be4ed4 0cc318
33. chance: Draw courage
   waits for chance, moves cf1cbb
   views e975aa ac6576
   "Anne draws Courage."
34. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a43040 225de3
   "Anne draws Courage and Adventure."
35. chance: TurnPlot 16
   waits for Anne, moves d3ff00
   views 8eff75 22934e
   "Anne draws Courage and Adventure."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
36. Anne: discard adventure
   waits for Anne, moves 03dab9
   views 84bb34 c5ab47
   "Anne discards Adventure."
37. Anne: discard courage
   waits for Anne, moves e6e232
   views 948103 a242e2
   "Anne discards Courage."
   "Anne is next."
38. Anne: move no further
   waits for Anne, moves e23245
   views 28bd3c e5c530
39. Anne: westley to 1, discarding wits
   waits for Anne, moves d4e62b
   views 64c869 1c31da
   "Anne discards Wits and moves Westley to space 1."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
40. Anne: read on
   waits for chance, moves cf1cbb
   views 4c1731 88947b
   "Anne wants to hear more."
41. chance: Deal 0 (('adventure', 'courage', 'courage', 'courage', 'fighting', 'love', 'wits'),) ('rous', 'lightning_sand', 'lightning_sand', 'rous', 'rous', 'flame_spurt', 'lightning_sand', 'flame_spurt')
   waits for Anne, moves 4f18f6
   views e13457 8bb0e9
   "Anne wants to hear more."
   "Chapter 4, read again: Fire Swamp. Anne goes first."
42. Anne: westley to 1
   waits for Anne, moves 16c97d
   views 4fc6a8 ecd09c
   "Anne moves Westley to space 1."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
43. Anne: dodge with fighting
   waits for Anne, moves 11c331
   views 3f2a9b 719335
   "Anne wards it off with Fighting."
44. Anne: westley to geyser
   waits for Anne, moves 0239e6
   views 4835b2 c9e4c8
   "Anne moves Westley to Flame Vents."
45. Anne: buttercup to 1, discarding courage
   waits for Anne, moves c3a28f
   views 9401df 8eb9a7
   "Anne discards Courage and moves Buttercup to space 1."
46. Anne: buttercup to geyser, discarding courage
   waits for Anne, moves c8057a
   views c9dadd 9bc341
   "Anne discards Courage and moves Buttercup to Flame Vents."
47. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 4b142f ab1f78
48. chance: Draw adventure
   waits for chance, moves cf1cbb
   views c78c99 03ab0e
   "Anne draws Adventure."
49. chance: Draw wits
   waits for chance, moves cf1cbb
   views 12c159 7e981b
   "Anne draws Adventure and Wits."
50. chance: TurnPlot 5
   waits for Anne, moves 1d1907
   views ddd8b0 6597f4
   "Anne draws Adventure and Wits."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 5 flares up!"
   "Anne is next."
51. Anne: move no further
   waits for Anne, moves 320635
   views 663214 1713aa
52. Anne: complete flames, discarding adventure, courage, love, wits, wits
   waits for chance, moves cf1cbb
   views fdf252 bc2ceb
   "Anne completes “The Popping Sound” with Adventure, Courage, Love and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
53. chance: Draw inconceivable
   waits for Anne, moves 5c89fa
   views 541804 9dfb86
   "Anne completes “The Popping Sound” with Adventure, Courage, Love and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"complete","challenge":"flames","cards":["wits","wits","courage","adventure","adventure"]}: That challenge is completed already.
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
54. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 88c86b 9c60d7
55. chance: Draw love
   waits for chance, moves cf1cbb
   views 8bbd66 499da9
   "Anne draws Love."
56. chance: Draw courage
   waits for chance, moves cf1cbb
   views 0fa06a 4908cf
   "Anne draws Love and Courage."
57. chance: TurnPlot 9
   waits for Anne, moves d410c1
   views f454e6 fbba48
   "Anne draws Love and Courage."
   "Plot card 9, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
58. Anne: let the plot card be
   waits for Anne, moves 64ff52
   views 088d5c 9cd9be
   "Anne lets it be."
   "Anne is next."
59. Anne: buttercup to 3
   waits for Anne, moves 8cca9e
   views dcc9e6 77951b
   "Anne moves Buttercup to space 3."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
60. Anne: dodge with courage
   waits for Anne, moves e7b7d4
   views c701df 55881e
   "Anne wards it off with Courage."
61. Anne: buttercup to s2
   waits for Anne, moves 9226f5
   views 4fb544 09969d
   "Anne moves Buttercup to Hanging Vines."
62. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2ade3b 27f2fb
63. chance: Draw wits
   waits for chance, moves cf1cbb
   views b87273 b0cb3b
   "Anne draws Wits."
64. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 96191d dc0123
   "Anne draws Wits and Fighting."
65. chance: TurnPlot 1
   waits for Anne, moves d410c1
   views 7e9dc5 9729c6
   "Anne draws Wits and Fighting."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
66. Anne: let the plot card be
   waits for chance, moves cf1cbb
   views f049fa d3c47a
   "Anne lets it be."
67. chance: DrawHazard lightning_sand
   waits for Anne, moves babaa0
   views a7a9fa b77201
   "Anne lets it be."
   "Lightning Sand on space 1!"
   "Anne is next."
68. Anne: buttercup to sandpit
   waits for Anne, moves 011e89
   views 9196c9 ba60ae
   "Anne moves Buttercup to Sand Hollow."
69. Anne: westley to 3
   waits for Anne, moves a20a74
   views 3bd985 7f992e
   "Anne moves Westley to space 3."
70. Anne: westley to s3, discarding wits
   waits for Anne, moves dc4d78
   views b619a1 f7b363
   "Anne discards Wits and moves Westley to Root Arch."
71. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f5b649 f880fb
72. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8346c7 1db836
   "Anne draws Courage."
73. chance: Draw wits
   waits for chance, moves cf1cbb
   views 81a54e 10ab3d
   "Anne draws Courage and Wits."
74. chance: TurnPlot 8
   waits for Anne, moves d410c1
   views fe4dd7 86d3df
   "Anne draws Courage and Wits."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
75. Anne: let the plot card be
   waits for chance, moves cf1cbb
   views ea23d3 e12eaf
   "Anne lets it be."
76. chance: DrawHazard rous
   waits for Anne, moves e918ee
   views 46da2c affa9a
   "Anne lets it be."
   "R.O.U.S. on space 8!"
   "Anne is next."
77. Anne: westley to sandpit
   waits for Anne, moves 407bc8
   views 96141b bfd955
   "Anne moves Westley to Sand Hollow."
78. Anne: move no further
   waits for Anne, moves 89d35d
   views 6d6d1d 5533af
79. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b68113 90d29d
80. chance: Draw courage
   waits for chance, moves cf1cbb
   views 556a6d a4aed9
   "Anne draws Courage."
81. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6dc8b8 8acfd8
   "Anne draws Courage and Adventure."
82. chance: TurnPlot 15
   waits for Anne, moves d410c1
   views e99917 b9e308
   "Anne draws Courage and Adventure."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
83. Anne: let the plot card be
   waits for Anne, moves 29f8be
   views 1daed4 f6d632
   "Anne lets it be."
84. Anne: discard wits
   waits for Anne, moves 2ca35a
   views 95e05b a2836b
   "Anne discards Wits."
85. Anne: discard adventure
   waits for Anne, moves 437c41
   views edb864 5df62e
   "Anne discards Adventure."
   "Anne is next."
86. Anne: move no further
   waits for Anne, moves a14481
   views 007919 120f39
87. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 814596 772f37
88. chance: Draw courage
   waits for chance, moves cf1cbb
   views 2609e5 78816e
   "Anne draws Courage."
89. chance: Draw fighting
   waits for chance, moves cf1cbb
   views ee515f a6bdf0
   "Anne draws Courage and Fighting."
90. chance: TurnPlot 11
   waits for Anne, moves d410c1
   views cd153b baec44
   "Anne draws Courage and Fighting."
   "Plot card 11, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
91. Anne: let the plot card be
   waits for Anne, moves 68ae4f
   views 01096e bf6680
   "Anne lets it be."
92. Anne: discard courage
   waits for Anne, moves 2ca35a
   views 2137bd 54b6e5
   "Anne discards Courage."
93. Anne: discard adventure
   waits for Anne, moves 437c41
   views 2f866c 7bdf49
   "Anne discards Adventure."
   "Anne is next."
94. Anne: move no further
   waits for Anne, moves 2f9afa
   views 098e20 c4cb0f
95. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8c1dad 81e949
96. chance: Draw wits
   waits for chance, moves cf1cbb
   views a9d76b 15c60c
   "Anne draws Wits."
97. chance: Draw courage
   waits for chance, moves cf1cbb
   views 88b05b 9ca176
   "Anne draws Wits and Courage."
98. chance: TurnPlot 14
   waits for Anne, moves d410c1
   views bd2488 e03f01
   "Anne draws Wits and Courage."
   "Plot card 14, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
99. Anne: let the plot card be
   waits for Anne, moves dcc6de
   views 3dc501 a3a7bc
   "Anne lets it be."
100. Anne: discard wits
   waits for Anne, moves d8a7d1
   views d14f2b f3dd9c
   "Anne discards Wits."
101. Anne: discard courage
   waits for Anne, moves 437c41
   views 0d9616 1af97c
   "Anne discards Courage."
   "Anne is next."
102. Anne: move no further
   waits for Anne, moves 2f9afa
   views b0b975 102119
103. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 712e37 e49712
104. chance: Draw love
   waits for chance, moves cf1cbb
   views d36f79 7c98c9
   "Anne draws Love."
105. chance: Draw love
   waits for chance, moves cf1cbb
   views 170ee7 c95793
   "Anne draws 2 × Love."
106. chance: TurnPlot 20
   waits for Anne, moves d410c1
   views 0bdcb6 c18109
   "Anne draws 2 × Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
107. Anne: play inconceivable
   waits for Anne, moves 406641
   views fac530 3304c5
   "Anne plays “Inconceivable!”."
   "Plot card 20 comes to nothing."
108. Anne: discard love
   waits for Anne, moves 437c41
   views 8dd319 f17203
   "Anne discards Love."
   "Anne is next."
109. Anne: westley to s2
   waits for Anne, moves f5941c
   views 8b99b8 2701d5
   "Anne moves Westley to Hanging Vines."
110. Anne: westley to sandpit
   waits for Anne, moves 8bccf4
   views b988b4 c6c95d
   "Anne moves Westley to Sand Hollow."
111. Anne: complete sand, discarding courage, courage, fighting, love, love
   waits for chance, moves cf1cbb
   views 87ab97 cc6297
   "Anne completes “Into the Lightning Sand” with 2 × Courage, Fighting and 2 × Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
112. chance: Draw all_together
   waits for Anne, moves 2193ad
   views bf165d bc2c45
   "Anne completes “Into the Lightning Sand” with 2 × Courage, Fighting and 2 × Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
   "Anne draws All Together Now."
113. Anne: play all_together
   waits for chance, moves cf1cbb
   views 39799b 898a12
   "Anne plays “All Together Now”."
114. chance: Draw love
   waits for chance, moves cf1cbb
   views 762067 ec9691
   "Anne plays “All Together Now”."
   "Anne draws Love."
115. chance: Draw adventure
   waits for Anne, moves b2f7e6
   views 58e4fd 7b27ad
   "Anne plays “All Together Now”."
   "Anne draws Love and Adventure."
116. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b73c37 e58c00
117. chance: Draw love
   waits for chance, moves cf1cbb
   views fd62a4 5f3a23
   "Anne draws Love."
118. chance: Draw adventure
   waits for chance, moves cf1cbb
   views df9f19 84caa7
   "Anne draws Love and Adventure."
119. chance: TurnPlot 16
   waits for Anne, moves 18b8ef
   views 29c6fb 89fc92
   "Anne draws Love and Adventure."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
120. Anne: discard fighting
   waits for Anne, moves c88c63
   views 823b57 f321b8
   "Anne discards Fighting."
   "Anne is next."
121. Anne: westley to s3
   waits for Anne, moves e9ef72
   views 4b852e 9a5cfc
   "Anne moves Westley to Root Arch."
122. Anne: westley to hollow
   waits for Anne, moves 813b5a
   views e343a0 565c4c
   "Anne moves Westley to Rats' Hollow."
123. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 4504c6 5579c1
124. chance: Draw wits
   waits for chance, moves cf1cbb
   views 1da361 11e2af
   "Anne draws Wits."
125. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 816129 1f13b6
   "Anne draws Wits and Adventure."
126. chance: TurnPlot 6
   waits for Anne, moves 756cfd
   views 8d9e0b 4a5bce
   "Anne draws Wits and Adventure."
   "Plot card 6, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
127. Anne: westley to s4
   waits for Anne, moves 475ddd
   views 4af016 7f7245
   "Anne moves Westley to Mossy Bank."
128. Anne: buttercup to s3
   waits for Anne, moves 094590
   views 76ed03 576722
   "Anne moves Buttercup to Root Arch."
129. Anne: buttercup to hollow, discarding wits
   waits for Anne, moves a095a5
   views 55396c f97034
   "Anne discards Wits and moves Buttercup to Rats' Hollow."
130. Anne: buttercup to s4, discarding adventure
   waits for Anne, moves 022962
   views 190b93 9a33d0
   "Anne discards Adventure and moves Buttercup to Mossy Bank."
131. Anne: complete tale, discarding adventure, adventure, love, love
   waits for chance, moves cf1cbb
   views bf8586 8ffe02
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
132. chance: Draw wits
   waits for Anne, moves f7b0b4
   views 19afd4 786611
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "Anne draws Wits."
133. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6eabba 3fc5e4
134. chance: Draw love
   waits for chance, moves cf1cbb
   views 21f361 2c6f51
   "Anne draws Love."
135. chance: Draw love
   waits for chance, moves cf1cbb
   views b76aca c48bfa
   "Anne draws 2 × Love."
136. chance: TurnPlot 7
   waits for Anne, moves 825d8e
   views 0b8e97 d90f25
   "Anne draws 2 × Love."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
137. Anne: buttercup to 6
   waits for Anne, moves 7e7f36
   views 0a9ea2 847b39
   "Anne moves Buttercup to space 6."
138. Anne: buttercup to s6
   waits for Anne, moves e2449c
   views 7b9c42 bb9686
   "Anne moves Buttercup to Foggy Knoll."
   "Buttercup finds a Miracle: there is one now."
139. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 9dff0e b16585
   "Anne uses a Miracle to draw Story cards."
140. chance: Draw wits
   waits for chance, moves cf1cbb
   views 923e00 d4dbf7
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits."
141. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 231c4b 115db5
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and Fighting."
142. chance: Draw adventure
   waits for Anne, moves f15ada
   views b7c602 a7cbd0
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits, Fighting and Adventure."
143. Anne: westley to hollow, discarding wits
   waits for Anne, moves c43a31
   views a2a0d0 9b2a57
   "Anne discards Wits and moves Westley to Rats' Hollow."
144. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 396ca1 56ecbb
145. chance: Draw adventure
   waits for chance, moves cf1cbb
   views c58510 e6f256
   "Anne draws Adventure."
146. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 2397b9 648d00
   "Anne draws Adventure and Fighting."
147. chance: TurnPlot 19
   waits for chance, moves cf1cbb
   views 71d76c 36146b
   "Anne draws Adventure and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
148. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 043871 5bc41e
   "Anne draws Adventure and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
149. chance: TurnPlot 2
   waits for Anne, moves 92f8cb
   views ea565e 604c77
   "Anne draws Adventure and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
150. Anne: discard wits
   waits for Anne, moves 3c1d58
   views ac7b8a 369b3a
   "Anne discards Wits."
151. Anne: discard adventure
   waits for Anne, moves aa249b
   views 6276a3 7a589b
   "Anne discards Adventure."
   "Anne is next."
152. Anne: move no further
   waits for Anne, moves 3071e7
   views f632ef 81a9ec
153. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 797d93 e9c04e
154. chance: Draw fighting
   waits for chance, moves cf1cbb
   views b52760 302977
   "Anne draws Fighting."
155. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 26aab5 d48c06
   "Anne draws 2 × Fighting."
156. chance: TurnPlot 18
   waits for chance, moves cf1cbb
   views 8d9e32 26aa7f
   "Anne draws 2 × Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "The discard pile is shuffled: 34 cards make a new Story deck."
157. chance: Draw courage
   waits for chance, moves cf1cbb
   views 4bbc44 09d075
   "Anne draws 2 × Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Anne draws Courage."
158. chance: TurnPlot 4
   waits for Anne, moves 14a0a0
   views f77256 bd1556
   "Anne draws 2 × Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Anne draws Courage."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 4 flares up!"
159. Anne: discard fighting
   waits for Anne, moves 57c3f4
   views f3771d 97a5d4
   "Anne discards Fighting."
160. Anne: take the last move back
   waits for Anne, moves 14a0a0
   views 516499 95d6fe
   "Anne takes that back."
161. Anne: discard fighting
   waits for Anne, moves 57c3f4
   views f3771d 97a5d4
   "Anne discards Fighting."
162. Anne: discard fighting
   waits for Anne, moves 57c3f4
   views 7fa902 ea6286
   "Anne discards Fighting."
163. Anne: discard adventure
   waits for Anne, moves aa249b
   views 040dee a76cd0
   "Anne discards Adventure."
   "Anne is next."
164. Anne: move no further
   waits for Anne, moves b4b64a
   views a7d2b5 15f03b
165. Anne: complete rous, discarding courage, fighting, fighting, fighting, love
   waits for chance, moves cf1cbb
   views 28ecc8 e90cb1
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
166. chance: Draw wild_iocane
   waits for Anne, moves 5d90a1
   views 2c6ccb 7f28a1
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
   "Anne draws Iocane Powder."
167. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d68ea0 c2f9f3
168. chance: Draw wits
   waits for chance, moves cf1cbb
   views 28cc19 626ca0
   "Anne draws Wits."
169. chance: Draw courage
   waits for chance, moves cf1cbb
   views f55009 96e2e5
   "Anne draws Wits and Courage."
170. chance: TurnPlot 3
   waits for Anne, moves 2b0aa6
   views f7cfe2 bfb7e5
   "Anne draws Wits and Courage."
   "Plot card 3, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
171. Anne: westley to 7
   waits for Anne, moves eaff23
   views 609a20 71aac3
   "Anne moves Westley to space 7."
172. Anne: westley to 8
   waits for Anne, moves 75a177
   views 8e8619 21ac9d
   "Anne moves Westley to space 8."
173. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3a3aa2 0e48f7
174. chance: Draw love
   waits for chance, moves cf1cbb
   views e997ca dd1c74
   "Anne draws Love."
175. chance: Draw love
   waits for chance, moves cf1cbb
   views af0a70 168022
   "Anne draws 2 × Love."
176. chance: TurnPlot 10
   waits for Anne, moves a9ac4e
   views 727a7f a5ad22
   "Anne draws 2 × Love."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
177. Anne: dodge with wild_iocane
   waits for Anne, moves e463a6
   views cd293f 6a02a3
   "Anne wards it off with Iocane Powder."
   "Anne is next."
178. Anne: westley to exit
   waits for Anne, moves 7bf683
   views 654c96 626e22
   "Anne moves Westley to Swamp's End."
179. Anne: buttercup to 6
   waits for Anne, moves f60790
   views 9541ba da473b
   "Anne moves Buttercup to space 6."
180. Anne: buttercup to s6, discarding courage
   waits for Anne, moves 965701
   views 0c9904 986305
   "Anne discards Courage and moves Buttercup to Foggy Knoll."
181. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 164b26 da408c
182. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 02a835 ba0e27
   "Anne draws Adventure."
183. chance: Draw love
   waits for chance, moves cf1cbb
   views 3bc2b4 ce8482
   "Anne draws Adventure and Love."
184. chance: TurnPlot 17
   waits for Anne, moves 8c4009
   views 5b512a a6e9fc
   "Anne draws Adventure and Love."
   "Plot card 17, “Smoke and steam”: Whoever's turn it is discards one card."
185. Anne: discard love
   waits for Anne, moves a4cdc3
   views 6c7942 4839a5
   "Anne discards Love."
   "Anne is next."
186. Anne: buttercup to exit
   waits for Anne, moves 42e8d3
   views 141680 cff92f
   "Anne moves Buttercup to Swamp's End."
187. Anne: move no further
   waits for Anne, moves 837e2d
   views fedd87 68908d
188. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 76ad4a 800de0
189. chance: Draw adventure
   waits for chance, moves cf1cbb
   views d8ad65 bd0f21
   "Anne draws Adventure."
190. chance: Draw all_together
   waits for chance, moves cf1cbb
   views 292f72 f34978
   "Anne draws Adventure and All Together Now."
191. chance: TurnPlot 12
   waits for Anne, moves 00b1b9
   views 8c5a6f 3d66f5
   "Anne draws Adventure and All Together Now."
   "Plot card 12, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
192. Anne: discard love
   waits for Anne, moves 145a45
   views f84c25 bfac6b
   "Anne discards Love."
   "Anne is next."
193. Anne: move no further
   waits for Anne, moves 33071b
   views 7dfd22 7b4b82
194. Anne: complete out, discarding adventure, adventure, love, love, wits
   waits for chance, moves cf1cbb
   views 214c7d 944dd1
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Wits. Daylight, dry ground and each other. For a moment that is everything."
195. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 13102b
   views ee63cb f1ac10
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Wits. Daylight, dry ground and each other. For a moment that is everything."
   "Anne draws Six-Fingered Sword."
   "Chapter 4 is told: Fire Swamp."
196. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views 079f30 7d36d6
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[4],"ending":{"type":"bookmarked","campaign":{"chapter":5,"miracles":0,"replayed":true,"specials":["all_together","inconceivable","wild_iocane","wild_six_fingered_sword"]}}}
   "The bookmark is at chapter 5."
