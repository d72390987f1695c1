Adventure Book, version 1 of its rules: Anne
{"seats":1,"difficulty":"brave","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views de1584 35b40a
   refuses Anne {"type":"agree"}: It is not your turn.
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'adventure', 'courage', 'fighting', 'love', 'wits', 'wits'),) ('flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'rous', 'lightning_sand', 'lightning_sand', 'flame_spurt')
   waits for Anne, moves e915b7
   views bd2ad9 c42299
   "Chapter 4: Fire Swamp. Anne goes first."
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"complete","challenge":"rous","cards":["adventure","courage","courage","wits","wits"]}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"plan","challenge":"out"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"nonsense"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"westley","to":"s2","cards":["as_you_wish"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"-7","to":"6","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"westley","to":"s1","cards":["fighting"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"buttercup","to":"1","cards":["courage"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Anne: move no further
   waits for Anne, moves ece04f
   views 8904cf d70969
   refuses Anne {"type":"complete","challenge":"tale","cards":[]}: What it requires is not met yet.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 93df81 35b495
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
4. chance: Draw love
   waits for chance, moves cf1cbb
   views dc9573 18f77c
   "Anne draws Love."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views d85f94 526123
   "Anne draws 2 × Love."
6. chance: TurnPlot 18
   waits for chance, moves cf1cbb
   views adda88 6dae71
   "Anne draws 2 × Love."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
7. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 0c1ac6 cd1541
   "Anne draws 2 × Love."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Adventure."
8. chance: TurnPlot 7
   waits for Anne, moves c33e83
   views 363a6a f0d478
   "Anne draws 2 × Love."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Adventure."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 7 flares up!"
9. Anne: discard adventure
   waits for Anne, moves c33e83
   views 520bbc 8476d0
   "Anne discards Adventure."
10. Anne: discard adventure
   waits for Anne, moves c33e83
   views b00f2a 6e833e
   "Anne discards Adventure."
11. Anne: discard adventure
   waits for Anne, moves bf9050
   views 94f416 64e925
   "Anne discards Adventure."
12. Anne: discard courage
   waits for Anne, moves e915b7
   views 947078 7f1515
   "Anne discards Courage."
   "Anne is next."
13. Anne: aim for flames
   waits for Anne, moves e01d58
   views 642612 1b7342
   "Anne aims for “The Popping Sound”."
   refuses Anne {"type":"plan","challenge":"out"}: You have said what you aim for in this turn already.
14. Anne: move no further
   waits for Anne, moves a487a2
   views 840db2 f99230
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ff933c b5c39a
16. chance: Draw courage
   waits for chance, moves cf1cbb
   views 9dc788 0bcb36
   "Anne draws Courage."
17. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 4ecb4b 64beb4
   "Anne draws Courage and Adventure."
18. chance: TurnPlot 15
   waits for Anne, moves c33e83
   views 796bd7 844f4f
   "Anne draws Courage and Adventure."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
19. Anne: discard adventure
   waits for Anne, moves bf9050
   views b1c596 bc868a
   "Anne discards Adventure."
20. Anne: discard courage
   waits for Anne, moves e915b7
   views 3c13e9 e2dd80
   "Anne discards Courage."
   "Anne is next."
21. Anne: buttercup to 2
   waits for Anne, moves 201ac6
   views 608df4 510575
   "Anne moves Buttercup to space 2."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 1."
22. Anne: westley to 2
   waits for Anne, moves c6ddac
   views 01a128 843cd2
   "Anne moves Westley to space 2."
23. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 147ebe 618d94
24. chance: Draw wits
   waits for chance, moves cf1cbb
   views 29ea56 d83c93
   "Anne draws Wits."
25. chance: Draw wits
   waits for chance, moves cf1cbb
   views 40f722 322541
   "Anne draws 2 × Wits."
26. chance: TurnPlot 8
   waits for Anne, moves 806267
   views 5b1c72 909dcb
   "Anne draws 2 × Wits."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 8 flares up!"
27. Anne: discard fighting
   waits for Anne, moves 4ae9fa
   views f1dad5 8930df
   "Anne discards Fighting."
28. Anne: discard love
   waits for Anne, moves bfe063
   views 46de4d aaec8d
   "Anne discards Love."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves dce5aa
   views 93b6a0 483b60
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 723b90 925b56
31. chance: Draw courage
   waits for chance, moves cf1cbb
   views 19b53a fc840b
   "Anne draws Courage."
32. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 58fd2c c1807c
   "Anne draws Courage and Adventure."
33. chance: TurnPlot 10
   waits for Anne, moves d3ff00
   views 9c3d23 c563a0
   "Anne draws Courage and Adventure."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
34. Anne: discard adventure
   waits for Anne, moves c80739
   views 910c8f 5ef5aa
   "Anne discards Adventure."
35. Anne: discard courage
   waits for Anne, moves bfe063
   views a8d2ce b46c4f
   "Anne discards Courage."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves dce5aa
   views 544245 a26787
37. Anne: buttercup to s2, discarding wits
   waits for Anne, moves 96c41b
   views bf4aee eb8de7
   "Anne discards Wits and moves Buttercup to Hanging Vines."
38. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7516bd 2c4a0a
39. chance: Draw courage
   waits for chance, moves cf1cbb
   views 746fb5 538e16
   "Anne draws Courage."
40. chance: Draw courage
   waits for chance, moves cf1cbb
   views 967758 59920c
   "Anne draws 2 × Courage."
41. chance: TurnPlot 2
   waits for chance, moves cf1cbb
   views 12b309 073ae1
   "Anne draws 2 × Courage."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
42. chance: DrawHazard flame_spurt
   waits for Anne, moves d69995
   views f4a239 e873af
   "Anne draws 2 × Courage."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
43. Anne: let it happen
   waits for Anne, moves c80739
   views c59289 c12cd6
   "A wound: that makes 2."
44. Anne: discard courage
   waits for Anne, moves f73602
   views 872ee0 e88d12
   "Anne discards Courage."
   "Anne is next."
45. Anne: move no further
   waits for Anne, moves 50d5d0
   views 51e0ee a4e5c5
46. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 25fcdc 1a7385
47. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 2fdd37 e96f2f
   "Anne draws Fighting."
48. chance: Draw wits
   waits for chance, moves cf1cbb
   views cc34dd d62b18
   "Anne draws Fighting and Wits."
49. chance: TurnPlot 13
   waits for Anne, moves 401a0f
   views 49007a c7f624
   "Anne draws Fighting and Wits."
   "Plot card 13, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
50. Anne: dodge with fighting
   waits for Anne, moves c80739
   views 6844b2 1747cb
   "Anne wards it off with Fighting."
51. Anne: discard courage
   waits for Anne, moves f73602
   views e4e341 8e30f3
   "Anne discards Courage."
   "Anne is next."
52. Anne: move no further
   waits for Anne, moves 96c41b
   views 0af028 40859b
53. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9c8eaa 3f63ec
54. chance: Draw wits
   waits for chance, moves cf1cbb
   views 724bb9 2370bf
   "Anne draws Wits."
55. chance: Draw wits
   waits for chance, moves cf1cbb
   views 46a2f8 1cbdbf
   "Anne draws 2 × Wits."
56. chance: TurnPlot 6
   waits for Anne, moves 4ae9fa
   views c7b89d ceda6b
   "Anne draws 2 × Wits."
   "Plot card 6, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 6 flares up!"
57. Anne: discard love
   waits for Anne, moves 4ae9fa
   views ad5ef4 0f5438
   "Anne discards Love."
58. Anne: discard love
   waits for Anne, moves f73602
   views 7e9ac3 22b686
   "Anne discards Love."
   "Anne is next."
59. Anne: westley to start
   waits for Anne, moves 7adcab
   views be9b90 d241aa
   "Anne moves Westley to Start."
60. Anne: move no further
   waits for Anne, moves 822b2d
   views e5d592 b6cc46
61. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 69f9ba be90bc
62. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2dfb5c 377365
   "Anne draws Wits."
63. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 66f1a9 28126c
   "Anne draws Wits and Adventure."
64. chance: TurnPlot 1
   waits for Anne, moves d69995
   views fd825f 46c4b5
   "Anne draws Wits and Adventure."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 1 flares up!"
   "Flame Spurt strikes Westley! A card of Wits wards it off."
65. Anne: let it happen
   waits for Anne, moves d4e62b
   views eeedcb 024ea7
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
66. Anne: read on
   waits for chance, moves cf1cbb
   views 763355 624616
   "Anne wants to hear more."
67. chance: Deal 0 (('adventure', 'adventure', 'adventure', 'adventure', 'courage', 'fighting', 'wits'),) ('rous', 'rous', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'lightning_sand')
   waits for Anne, moves e915b7
   views 75c746 a8d756
   "Anne wants to hear more."
   "Chapter 4, read again: Fire Swamp. Anne goes first."
68. Anne: westley to 1
   waits for Anne, moves 401a0f
   views d5f7c1 be8755
   "Anne moves Westley to space 1."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
69. Anne: dodge with fighting
   waits for Anne, moves 454339
   views 51a08c 71d1a4
   "Anne wards it off with Fighting."
70. Anne: westley to geyser
   waits for Anne, moves 4908c5
   views 350a34 faf047
   "Anne moves Westley to Flame Vents."
71. Anne: buttercup to 1, discarding adventure
   waits for Anne, moves 67e4d6
   views 244a46 8ccbb7
   "Anne discards Adventure and moves Buttercup to space 1."
72. Anne: buttercup to geyser, discarding adventure
   waits for Anne, moves 85935f
   views 578baa 2a18a4
   "Anne discards Adventure and moves Buttercup to Flame Vents."
73. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 76dea6 eb655a
74. chance: Draw wits
   waits for chance, moves cf1cbb
   views fe7834 3fc7f7
   "Anne draws Wits."
75. chance: Draw courage
   waits for chance, moves cf1cbb
   views b43136 0c47ad
   "Anne draws Wits and Courage."
76. chance: TurnPlot 2
   waits for Anne, moves 48a305
   views 373d3f d5d152
   "Anne draws Wits and Courage."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 2 flares up!"
   "Anne is next."
77. Anne: move no further
   waits for Anne, moves 478f12
   views 2c0e5c b27744
78. Anne: complete flames, discarding adventure, adventure, courage, wits, wits
   waits for chance, moves cf1cbb
   views 7ebce2 5d498e
   "Anne completes “The Popping Sound” with 2 × Adventure, Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
79. chance: Draw the_good_parts
   waits for Anne, moves ffc85d
   views e2eeac 2d3904
   "Anne completes “The Popping Sound” with 2 × Adventure, Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
   "Anne draws The Good Parts."
   refuses Anne {"type":"complete","challenge":"flames","cards":["adventure","adventure","courage","wits","wits","adventure","adventure","courage","wits","wits"]}: That challenge is completed already.
80. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ec0812 492116
81. chance: Draw love
   waits for chance, moves cf1cbb
   views ec4ed9 5dbb36
   "Anne draws Love."
82. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 094da8 87cde0
   "Anne draws Love and Adventure."
83. chance: TurnPlot 5
   waits for Anne, moves ff2738
   views 950f1d c4e130
   "Anne draws Love and Adventure."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 5 flares up!"
   "Anne is next."
   refuses Anne {"type":"play-special","card":"the_good_parts"}: That card cannot be played now.
84. Anne: buttercup to 4
   waits for Anne, moves 8183b4
   views 0399e5 50e372
   "Anne moves Buttercup to space 4."
85. Anne: buttercup to s3
   waits for Anne, moves 65e42a
   views 938383 335212
   "Anne moves Buttercup to Root Arch."
86. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e1748f df384f
87. chance: Draw wits
   waits for chance, moves cf1cbb
   views e4c30b 01c113
   "Anne draws Wits."
88. chance: Draw adventure
   waits for chance, moves cf1cbb
   views bdaf16 90724a
   "Anne draws Wits and Adventure."
89. chance: TurnPlot 7
   waits for Anne, moves 712fee
   views 1a70c4 d87034
   "Anne draws Wits and Adventure."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 7 flares up!"
   "Anne is next."
90. Anne: buttercup to sandpit
   waits for Anne, moves 45621c
   views 7ab031 99be92
   "Anne moves Buttercup to Sand Hollow."
91. Anne: westley to 4
   waits for Anne, moves 054108
   views f99e8d 48e08e
   "Anne moves Westley to space 4."
92. Anne: buttercup to s2, discarding courage
   waits for Anne, moves 6b684a
   views 83fffe 2df51c
   "Anne discards Courage and moves Buttercup to Hanging Vines."
93. Anne: buttercup to 2, discarding love
   waits for Anne, moves cb708b
   views a0b10d a0f7b4
   "Anne discards Love and moves Buttercup to space 2."
   "R.O.U.S. strikes Buttercup! A card of Fighting wards it off."
   "A wound: that makes 1."
94. Anne: westley to s4, discarding wits
   waits for Anne, moves 511707
   views a0b76d 90fb9a
   "Anne discards Wits and moves Westley to Mossy Bank."
95. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views acf705 d9e8a9
96. chance: Draw courage
   waits for chance, moves cf1cbb
   views 262442 0778d3
   "Anne draws Courage."
97. chance: Draw fighting
   waits for chance, moves cf1cbb
   views b2c47e 0f8542
   "Anne draws Courage and Fighting."
98. chance: TurnPlot 17
   waits for Anne, moves 572e80
   views 27ae43 29fcb1
   "Anne draws Courage and Fighting."
   "Plot card 17, “Smoke and steam”: Whoever's turn it is discards one card."
99. Anne: discard adventure
   waits for Anne, moves e58f73
   views 48bbd4 842d39
   "Anne discards Adventure."
   "Anne is next."
100. Anne: westley to hollow
   waits for Anne, moves 81408c
   views 80d15c d42521
   "Anne moves Westley to Rats' Hollow."
101. Anne: buttercup to s2
   waits for Anne, moves 34b4d1
   views c34b8c a20712
   "Anne moves Buttercup to Hanging Vines."
102. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 59161b ce65ab
103. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e80b80 a5fa2a
   "Anne draws Fighting."
104. chance: Draw wits
   waits for chance, moves cf1cbb
   views 03b086 4efb2c
   "Anne draws Fighting and Wits."
105. chance: TurnPlot 1
   waits for chance, moves cf1cbb
   views b5a63c b24630
   "Anne draws Fighting and Wits."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
106. chance: DrawHazard rous
   waits for Anne, moves 6dd2e6
   views 7c99ce d7e303
   "Anne draws Fighting and Wits."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 1!"
   "Anne is next."
107. Anne: buttercup to sandpit
   waits for Anne, moves 26ab28
   views 8bec0f 03272e
   "Anne moves Buttercup to Sand Hollow."
108. Anne: westley to s3
   waits for Anne, moves 33e59d
   views 2bb58d efd842
   "Anne moves Westley to Root Arch."
109. Anne: westley to sandpit, discarding wits
   waits for Anne, moves aa7f2f
   views 88c3ef d10d20
   "Anne discards Wits and moves Westley to Sand Hollow."
110. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 32247a 14318e
111. chance: Draw courage
   waits for chance, moves cf1cbb
   views f9142b fd2244
   "Anne draws Courage."
112. chance: Draw love
   waits for chance, moves cf1cbb
   views c72659 ffc509
   "Anne draws Courage and Love."
113. chance: TurnPlot 9
   waits for Anne, moves f2e059
   views 3cb282 15ce29
   "Anne draws Courage and Love."
   "Plot card 9, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
114. Anne: discard adventure
   waits for Anne, moves 860182
   views 523b64 c9cf6b
   "Anne discards Adventure."
   "Anne is next."
115. Anne: move no further
   waits for Anne, moves 2e9042
   views d869ca 0899a5
116. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fb3d12 866112
117. chance: Draw love
   waits for chance, moves cf1cbb
   views 97181a 62e3df
   "Anne draws Love."
118. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 279708 2f3c47
   "Anne draws Love and Fighting."
119. chance: TurnPlot 18
   waits for chance, moves cf1cbb
   views 57948f 7cd7e3
   "Anne draws Love and Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
120. chance: Draw wits
   waits for chance, moves cf1cbb
   views 457aef 5b2185
   "Anne draws Love and Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
121. chance: TurnPlot 11
   waits for Anne, moves e3eb44
   views c17b09 2eda86
   "Anne draws Love and Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
   "Plot card 11, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
122. Anne: discard wits
   waits for Anne, moves 48f73c
   views cac5dd b5c845
   "Anne discards Wits."
123. Anne: discard courage
   waits for Anne, moves 48f73c
   views 7933dd 978937
   "Anne discards Courage."
124. Anne: discard fighting
   waits for Anne, moves 860182
   views dcfd2e 2bf6a5
   "Anne discards Fighting."
   "Anne is next."
125. Anne: move no further
   waits for Anne, moves a3dafe
   views 709805 dcec35
126. Anne: complete sand, discarding courage, fighting, love, love, the_good_parts
   waits for chance, moves cf1cbb
   views fbf2e8 ed4fff
   "Anne completes “Into the Lightning Sand” with Courage, Fighting, 2 × Love and The Good Parts. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
127. chance: Draw as_you_wish
   waits for Anne, moves 5beacf
   views 802c08 8713f9
   "Anne completes “Into the Lightning Sand” with Courage, Fighting, 2 × Love and The Good Parts. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
   "Anne draws As You Wish."
128. Anne: play as_you_wish
   waits for Anne, moves 67f31f
   views 1ae907 e7de66
   "Anne plays “As You Wish”."
129. Anne: westley to 5
   waits for Anne, moves dacd36
   views 9e8bec f7af21
   "Anne moves Westley to space 5."
   refuses Anne {"type":"step","who":"-7","to":"4","cards":["fighting"],"riding":false}: There are no steps left for that character.
130. Anne: westley to hollow
   waits for Anne, moves d202fc
   views ed45a8 d8b433
   "Anne moves Westley to Rats' Hollow."
131. Anne: move no further
   waits for Anne, moves 046433
   views 3c0773 23e220
132. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b63b4e 151d26
133. chance: Draw love
   waits for chance, moves cf1cbb
   views 0f6250 620bc7
   "Anne draws Love."
134. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 41fdc5 fbf480
   "Anne draws Love and Fighting."
135. chance: TurnPlot 14
   waits for Anne, moves 401a0f
   views 2660ef 1d41ba
   "Anne draws Love and Fighting."
   "Plot card 14, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
136. Anne: dodge with fighting
   waits for Anne, moves 5d3eaa
   views 25bf47 2996bd
   "Anne wards it off with Fighting."
   "Anne is next."
137. Anne: buttercup to 5
   waits for Anne, moves 46bf5d
   views 4add13 538303
   "Anne moves Buttercup to space 5."
138. Anne: buttercup to hollow
   waits for Anne, moves 0006a7
   views 10f30b 8373b5
   "Anne moves Buttercup to Rats' Hollow."
139. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1c1526 4d4efd
140. chance: Draw courage
   waits for chance, moves cf1cbb
   views 9de880 35cafb
   "Anne draws Courage."
141. chance: Draw wits
   waits for chance, moves cf1cbb
   views be33d4 5a8339
   "Anne draws Courage and Wits."
142. chance: TurnPlot 3
   waits for chance, moves cf1cbb
   views 0961bc 22ca9d
   "Anne draws Courage and Wits."
   "Plot card 3, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
143. chance: DrawHazard rous
   waits for Anne, moves 9db205
   views ff17dc 06c35d
   "Anne draws Courage and Wits."
   "Plot card 3, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 3!"
   "Anne is next."
144. Anne: westley to s4
   waits for Anne, moves 5d2807
   views bd36df 0c4fa0
   "Anne moves Westley to Mossy Bank."
145. Anne: buttercup to s4
   waits for Anne, moves 116b5e
   views a26216 2a2331
   "Anne moves Buttercup to Mossy Bank."
146. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8758bd 9c0538
147. chance: Draw wits
   waits for chance, moves cf1cbb
   views b4dc03 c9dceb
   "Anne draws Wits."
148. chance: Draw wits
   waits for chance, moves cf1cbb
   views daa5c9 d4a4d8
   "Anne draws 2 × Wits."
149. chance: TurnPlot 4
   waits for chance, moves cf1cbb
   views 7166a8 bf1151
   "Anne draws 2 × Wits."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
150. chance: DrawHazard rous
   waits for Anne, moves a3dcca
   views 16fe2f c8dda3
   "Anne draws 2 × Wits."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 4!"
   "Anne is next."
151. Anne: westley to 6
   waits for Anne, moves 8fec21
   views 2312c9 aea343
   "Anne moves Westley to space 6."
152. Anne: westley to s6
   waits for Anne, moves 757b62
   views dc2439 7977ab
   "Anne moves Westley to Foggy Knoll."
   "Westley finds a Miracle: there is one now."
153. Anne: westley to 6, discarding wits
   waits for Anne, moves 60b827
   views 4ca126 f34dea
   "Anne discards Wits and moves Westley to space 6."
154. Anne: westley to s4, discarding wits
   waits for Anne, moves e59ac7
   views e9a04b 1effbc
   "Anne discards Wits and moves Westley to Mossy Bank."
155. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 49f2a4 df4640
156. chance: Draw fighting
   waits for chance, moves cf1cbb
   views a616c2 667fbb
   "Anne draws Fighting."
157. chance: Draw love
   waits for chance, moves cf1cbb
   views 8498ce e84454
   "Anne draws Fighting and Love."
158. chance: TurnPlot 6
   waits for Anne, moves 2bc3c1
   views a7c85f ad7306
   "Anne draws Fighting and Love."
   "Plot card 6, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
159. Anne: westley to hollow
   waits for Anne, moves 6f71bc
   views ffff26 223e89
   "Anne moves Westley to Rats' Hollow."
160. Anne: move no further
   waits for Anne, moves 90b465
   views 107d39 523867
161. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0162a0 cd7dca
162. chance: Draw courage
   waits for chance, moves cf1cbb
   views a699bf a9425f
   "Anne draws Courage."
163. chance: Draw love
   waits for chance, moves cf1cbb
   views b3baa1 b0596c
   "Anne draws Courage and Love."
164. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views f9fe9f 0a1940
   "Anne draws Courage and Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
165. chance: Draw love
   waits for chance, moves cf1cbb
   views 83bddd 63c60b
   "Anne draws Courage and Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
166. chance: TurnPlot 10
   waits for Anne, moves 401a0f
   views 4716d4 811e7a
   "Anne draws Courage and Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
167. Anne: dodge with fighting
   waits for Anne, moves d434ce
   views dfa716 f91188
   "Anne wards it off with Fighting."
168. Anne: discard courage
   waits for Anne, moves d434ce
   views 6b8310 0ad709
   "Anne discards Courage."
169. Anne: discard wits
   waits for Anne, moves 6f71bc
   views d6d20c 59cb01
   "Anne discards Wits."
   "Anne is next."
170. Anne: westley to s4
   waits for Anne, moves 2bc3c1
   views 8ad9a3 873d9d
   "Anne moves Westley to Mossy Bank."
171. Anne: move no further
   waits for Anne, moves 206c75
   views 4f2c93 84c82b
172. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 96466c 54163f
173. chance: Draw courage
   waits for chance, moves cf1cbb
   views 7bcacd faf096
   "Anne draws Courage."
174. chance: Draw love
   waits for chance, moves cf1cbb
   views c722ef 28a619
   "Anne draws Courage and Love."
175. chance: TurnPlot 13
   waits for Anne, moves 83b464
   views 0dd7c4 0cb872
   "Anne draws Courage and Love."
   "Plot card 13, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
176. Anne: discard courage
   waits for Anne, moves 83b464
   views fd4d74 9b0610
   "Anne discards Courage."
177. Anne: discard love
   waits for Anne, moves 2bc3c1
   views b49985 3ff9f0
   "Anne discards Love."
   "Anne is next."
178. Anne: westley to hollow
   waits for Anne, moves 6f71bc
   views 8e6ee8 09dd0d
   "Anne moves Westley to Rats' Hollow."
179. Anne: move no further
   waits for Anne, moves fb029f
   views c102be 6e63fb
180. Anne: westley to s4, discarding courage
   waits for Anne, moves f91257
   views 142d66 21f547
   "Anne discards Courage and moves Westley to Mossy Bank."
181. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views 35c286 b1f2aa
   "Anne uses a Miracle to draw Story cards."
182. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 95fde2 a5d10e
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure."
183. chance: Draw adventure
   waits for chance, moves cf1cbb
   views b28c58 6ce381
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Adventure."
184. chance: Draw fighting
   waits for Anne, moves 314633
   views 687214 10433b
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Adventure and Fighting."
185. Anne: complete tale, discarding adventure, adventure, love, love
   waits for chance, moves cf1cbb
   views b5c108 b74471
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
186. chance: Draw fighting
   waits for Anne, moves 1a4497
   views 7f4516 481af1
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
   "Anne draws Fighting."
187. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 38b1ce a7c345
188. chance: Draw courage
   waits for chance, moves cf1cbb
   views 81bc58 5183d2
   "Anne draws Courage."
   "The discard pile is shuffled: 36 cards make a new Story deck."
189. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4ed014 4b10a1
   "Anne draws Courage."
   "The discard pile is shuffled: 36 cards make a new Story deck."
   "Anne draws Wits."
190. chance: TurnPlot 12
   waits for Anne, moves bf9050
   views 3e2c2d 471c94
   "Anne draws Courage."
   "The discard pile is shuffled: 36 cards make a new Story deck."
   "Anne draws Wits."
   "Plot card 12, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
191. Anne: discard wits
   waits for Anne, moves bfd4d7
   views 3f591a cdc4d5
   "Anne discards Wits."
   "Anne is next."
192. Anne: westley to hollow
   waits for Anne, moves 1d5831
   views 2dcb1b e0e9c7
   "Anne moves Westley to Rats' Hollow."
193. Anne: move no further
   waits for Anne, moves dd2b0a
   views bed127 c6529b
194. Anne: complete rous, discarding courage, fighting, fighting, fighting, love
   waits for chance, moves cf1cbb
   views 85fb2d ab6332
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
195. chance: Draw wild_iocane
   waits for Anne, moves ef8ba8
   views b25f24 d35fa2
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
   "Anne draws Iocane Powder."
196. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6bd5ae e377d8
197. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 626551 986901
   "Anne draws Adventure."
198. chance: Draw wits
   waits for chance, moves cf1cbb
   views 41f671 161717
   "Anne draws Adventure and Wits."
199. chance: TurnPlot 8
   waits for Anne, moves 829d68
   views 3bf8b9 63672b
   "Anne draws Adventure and Wits."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
200. Anne: westley to 7
   waits for Anne, moves dd7f81
   views 2dfd98 0156f8
   "Anne moves Westley to space 7."
201. Anne: westley to 8
   waits for Anne, moves e76977
   views 588e7e fbbcba
   "Anne moves Westley to space 8."
202. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f37018 76941d
203. chance: Draw wits
   waits for chance, moves cf1cbb
   views 40145d 5e23ca
   "Anne draws Wits."
204. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 4b7a53 c8b6fe
   "Anne draws Wits and Fighting."
205. chance: TurnPlot 19
   waits for chance, moves cf1cbb
   views ed1d71 c1aae0
   "Anne draws Wits and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
206. chance: Draw love
   waits for chance, moves cf1cbb
   views 6a8f93 955d84
   "Anne draws Wits and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
207. chance: TurnPlot 15
   waits for Anne, moves 45f6dd
   views 6d5b84 cd3e43
   "Anne draws Wits and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
208. Anne: discard fighting
   waits for Anne, moves f065a9
   views 3c1b42 43ccc4
   "Anne discards Fighting."
   "Anne is next."
209. Anne: westley to exit
   waits for Anne, moves 6e0bab
   views c6c784 08608f
   "Anne moves Westley to Swamp's End."
210. Anne: buttercup to 6
   waits for Anne, moves 252947
   views 2adc2a f60094
   "Anne moves Buttercup to space 6."
211. Anne: buttercup to s6, discarding wits
   waits for Anne, moves e1fd54
   views 364e12 e49c1b
   "Anne discards Wits and moves Buttercup to Foggy Knoll."
212. Anne: buttercup to exit, discarding wits
   waits for Anne, moves fc628e
   views c743d1 ae01bf
   "Anne discards Wits and moves Buttercup to Swamp's End."
213. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6783bb 6b9747
214. chance: Draw love
   waits for chance, moves cf1cbb
   views 226440 dcea90
   "Anne draws Love."
215. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 5e8795 cb45b9
   "Anne draws Love and Adventure."
216. chance: TurnPlot 16
   waits for Anne, moves 54eaf6
   views a50f2c 13d05f
   "Anne draws Love and Adventure."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
217. Anne: discard love
   waits for Anne, moves c6983a
   views 5427fe 7f74b2
   "Anne discards Love."
   "Anne is next."
218. Anne: move no further
   waits for Anne, moves 53e7bb
   views 605a19 25547d
219. Anne: complete out, discarding adventure, adventure, love, love, wild_iocane
   waits for chance, moves cf1cbb
   views 419bfb ae230b
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Iocane Powder. Daylight, dry ground and each other. For a moment that is everything."
220. chance: Draw wild_true_love
   waits for Anne, moves 13102b
   views a9b0b3 f23503
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Iocane Powder. Daylight, dry ground and each other. For a moment that is everything."
   "Anne draws True Love."
   "Chapter 4 is told: Fire Swamp."
221. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views ba10d2 e6303e
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[4],"ending":{"type":"bookmarked","campaign":{"chapter":5,"miracles":0,"replayed":true,"specials":["as_you_wish","the_good_parts","wild_iocane","wild_true_love"]}}}
   "The bookmark lies at chapter 5."
