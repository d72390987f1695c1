Adventure Book, version 2 of its rules: Anne
{"seats":1,"difficulty":"brave","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 6f3904 17366b
   refuses Anne {"type":"agree"}: It is not your turn.
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'adventure', 'courage', 'fighting', 'love', 'wits', 'wits'),) ('flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'rous', 'lightning_sand', 'lightning_sand', 'flame_spurt')
   waits for Anne, moves e915b7
   views 20b868 d8a943
   "Chapter 4: Fire Swamp. Anne goes first."
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"complete","challenge":"9999999999999999999999999999999999999999","cards":["courage","fighting","fighting","love","love"]}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"plan","challenge":"out"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"nonsense"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"westley","to":"s2","cards":["as_you_wish"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"-7","to":"6","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"westley","to":"s1","cards":["fighting"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"use-miracle","deck":"special"}: There is no Miracle to use now.
2. Anne: move no further
   waits for Anne, moves ece04f
   views 1c5013 4ea008
   refuses Anne {"type":"complete","challenge":"tale","cards":["adventure","adventure","love","love"]}: What it requires is not met yet.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 38186d 9cafc7
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
4. chance: Draw love
   waits for chance, moves cf1cbb
   views 028999 2b0e55
   "Anne draws Love."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views eb65d0 13b292
   "Anne draws 2 × Love."
6. chance: TurnPlot 18
   waits for chance, moves cf1cbb
   views b486ab 845490
   "Anne draws 2 × Love."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
7. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 07b713 2e0ef9
   "Anne draws 2 × Love."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Adventure."
8. chance: TurnPlot 7
   waits for Anne, moves c33e83
   views d52897 a90f2e
   "Anne draws 2 × Love."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Adventure."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 7 flares up!"
9. Anne: discard adventure
   waits for Anne, moves c33e83
   views ce3576 0b9297
   "Anne discards Adventure."
10. Anne: discard adventure
   waits for Anne, moves c33e83
   views e362ad 3ea78d
   "Anne discards Adventure."
11. Anne: discard adventure
   waits for Anne, moves bf9050
   views 12fdcd b4a40a
   "Anne discards Adventure."
12. Anne: discard courage
   waits for Anne, moves e915b7
   views 5801a0 3da9ab
   "Anne discards Courage."
   "Anne is next."
13. Anne: aim for flames
   waits for Anne, moves e01d58
   views 7bee18 eb507d
   "Anne aims for “The Popping Sound”."
   refuses Anne {"type":"plan","challenge":"flames"}: You have said what you aim for in this turn already.
   refuses Anne {"type":"step","who":"buttercup","to":"1","cards":["adventure"],"riding":true}: There is nobody to take along.
14. Anne: move no further
   waits for Anne, moves a487a2
   views ff498b aafdb8
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b577b8 0f3409
16. chance: Draw courage
   waits for chance, moves cf1cbb
   views f85123 40c9d5
   "Anne draws Courage."
17. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3c050a 60b42f
   "Anne draws Courage and Adventure."
18. chance: TurnPlot 15
   waits for Anne, moves c33e83
   views 13c7d6 5dab42
   "Anne draws Courage and Adventure."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
19. Anne: discard adventure
   waits for Anne, moves bf9050
   views 812762 e38303
   "Anne discards Adventure."
20. Anne: discard courage
   waits for Anne, moves e915b7
   views 554af2 8c7034
   "Anne discards Courage."
   "Anne is next."
21. Anne: buttercup to 2
   waits for Anne, moves 201ac6
   views 23c14f bb6027
   "Anne moves Buttercup to space 2."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 1."
22. Anne: westley to 2
   waits for Anne, moves c6ddac
   views 7576cd 3043ed
   "Anne moves Westley to space 2."
23. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 43eacc 407a83
24. chance: Draw wits
   waits for chance, moves cf1cbb
   views 77df16 f09310
   "Anne draws Wits."
25. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4f9c23 8e1bea
   "Anne draws 2 × Wits."
26. chance: TurnPlot 8
   waits for Anne, moves 806267
   views d3babc 357950
   "Anne draws 2 × Wits."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 8 flares up!"
27. Anne: discard fighting
   waits for Anne, moves 4ae9fa
   views 9d83ae 1a531f
   "Anne discards Fighting."
28. Anne: discard love
   waits for Anne, moves bfe063
   views 18e730 407a4c
   "Anne discards Love."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves dce5aa
   views a7d1ca 9c5e48
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 25a8e7 a20f34
31. chance: Draw courage
   waits for chance, moves cf1cbb
   views f2e3b9 729cd5
   "Anne draws Courage."
32. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 29502a d2fb78
   "Anne draws Courage and Adventure."
33. chance: TurnPlot 10
   waits for Anne, moves d3ff00
   views 74e4b0 d0b414
   "Anne draws Courage and Adventure."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
34. Anne: discard adventure
   waits for Anne, moves c80739
   views 3222cd 56bc7a
   "Anne discards Adventure."
35. Anne: discard courage
   waits for Anne, moves bfe063
   views a9b83d 0e9bed
   "Anne discards Courage."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves dce5aa
   views 58391c 102495
37. Anne: buttercup to s2, discarding wits
   waits for Anne, moves 96c41b
   views 6688cf d51c05
   "Anne discards Wits and moves Buttercup to Hanging Vines."
38. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2d8e00 6ffd74
39. chance: Draw courage
   waits for chance, moves cf1cbb
   views f5f096 6d0a23
   "Anne draws Courage."
40. chance: Draw courage
   waits for chance, moves cf1cbb
   views 00752c 0011e1
   "Anne draws 2 × Courage."
41. chance: TurnPlot 2
   waits for chance, moves cf1cbb
   views 8f395c 422ea4
   "Anne draws 2 × Courage."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
42. chance: DrawHazard flame_spurt
   waits for Anne, moves d69995
   views c6d730 6fb0e3
   "Anne draws 2 × Courage."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
43. Anne: let it happen
   waits for Anne, moves c80739
   views 0b5eae 165b5d
   "A wound: that makes 2."
44. Anne: discard courage
   waits for Anne, moves f73602
   views ed5fd0 503776
   "Anne discards Courage."
   "Anne is next."
45. Anne: move no further
   waits for Anne, moves 50d5d0
   views 364134 f4d7ff
46. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a33bef 325542
47. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 03aaea 02d049
   "Anne draws Fighting."
48. chance: Draw wits
   waits for chance, moves cf1cbb
   views 0a9e42 216856
   "Anne draws Fighting and Wits."
49. chance: TurnPlot 13
   waits for Anne, moves 401a0f
   views 2e9589 45f45f
   "Anne draws Fighting and Wits."
   "Plot card 13, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
50. Anne: dodge with fighting
   waits for Anne, moves c80739
   views d1a97b b43e4c
   "Anne wards it off with Fighting."
51. Anne: discard courage
   waits for Anne, moves f73602
   views 230230 d4de5d
   "Anne discards Courage."
   "Anne is next."
52. Anne: move no further
   waits for Anne, moves 96c41b
   views bc4899 beb544
53. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 987528 eb5b09
54. chance: Draw wits
   waits for chance, moves cf1cbb
   views 0ac75d 43879a
   "Anne draws Wits."
55. chance: Draw wits
   waits for chance, moves cf1cbb
   views abd632 7574db
   "Anne draws 2 × Wits."
56. chance: TurnPlot 6
   waits for Anne, moves 4ae9fa
   views 29c85a 359cde
   "Anne draws 2 × Wits."
   "Plot card 6, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 6 flares up!"
57. Anne: discard love
   waits for Anne, moves 4ae9fa
   views e44bb9 0c9b09
   "Anne discards Love."
58. Anne: discard love
   waits for Anne, moves f73602
   views 9bc5a2 615ced
   "Anne discards Love."
   "Anne is next."
59. Anne: westley to start
   waits for Anne, moves 7adcab
   views fae418 d77f3a
   "Anne moves Westley to Start."
60. Anne: move no further
   waits for Anne, moves 822b2d
   views 20c28f dc6643
61. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 526653 0eaf3c
62. chance: Draw wits
   waits for chance, moves cf1cbb
   views bd3efb aa7f04
   "Anne draws Wits."
63. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 01de3f f49404
   "Anne draws Wits and Adventure."
64. chance: TurnPlot 1
   waits for Anne, moves d69995
   views 41f0f7 9365b6
   "Anne draws Wits and Adventure."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 1 flares up!"
   "Flame Spurt strikes Westley! A card of Wits wards it off."
65. Anne: let it happen
   waits for Anne, moves d4e62b
   views d660f9 2f2b6f
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
66. Anne: read on
   waits for chance, moves cf1cbb
   views db94b3 6c011b
   "Anne wants to hear more."
67. chance: Deal 0 (('adventure', 'adventure', 'adventure', 'adventure', 'courage', 'fighting', 'wits'),) ('rous', 'rous', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'lightning_sand', 'lightning_sand')
   waits for Anne, moves e915b7
   views 0e411e aa4332
   "Anne wants to hear more."
   "Chapter 4, read again: Fire Swamp. Anne goes first."
68. Anne: westley to 1
   waits for Anne, moves 401a0f
   views 847b4d 11e59c
   "Anne moves Westley to space 1."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
69. Anne: dodge with fighting
   waits for Anne, moves 454339
   views 589a80 c4ebe5
   "Anne wards it off with Fighting."
70. Anne: westley to geyser
   waits for Anne, moves 4908c5
   views 7316ac 5c22bc
   "Anne moves Westley to Flame Vents."
71. Anne: buttercup to 1, discarding adventure
   waits for Anne, moves 67e4d6
   views 420865 662c69
   "Anne discards Adventure and moves Buttercup to space 1."
72. Anne: buttercup to geyser, discarding adventure
   waits for Anne, moves 85935f
   views e57f43 64984a
   "Anne discards Adventure and moves Buttercup to Flame Vents."
73. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9873bb 37379f
74. chance: Draw wits
   waits for chance, moves cf1cbb
   views a8ee0b eaf73b
   "Anne draws Wits."
75. chance: Draw courage
   waits for chance, moves cf1cbb
   views babdad f40a77
   "Anne draws Wits and Courage."
76. chance: TurnPlot 2
   waits for Anne, moves 48a305
   views 5dc2ca 95a0a5
   "Anne draws Wits and Courage."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 2 flares up!"
   "Anne is next."
77. Anne: move no further
   waits for Anne, moves 478f12
   views 4606e4 9a048e
78. Anne: complete flames, discarding adventure, adventure, courage, wits, wits
   waits for chance, moves cf1cbb
   views c35ac5 17285e
   "Anne completes “The Popping Sound” with 2 × Adventure, Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
79. chance: Draw the_good_parts
   waits for Anne, moves ffc85d
   views ee7454 d0dc5d
   "Anne completes “The Popping Sound” with 2 × Adventure, Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
   "Anne draws The Good Parts."
   refuses Anne {"type":"complete","challenge":"flames","cards":["courage","fighting","love","love","the_good_parts"]}: That challenge is completed already.
80. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a11292 9a7c71
81. chance: Draw love
   waits for chance, moves cf1cbb
   views 59a308 33ed32
   "Anne draws Love."
82. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6e9a7c ff952d
   "Anne draws Love and Adventure."
83. chance: TurnPlot 5
   waits for Anne, moves ff2738
   views 5d9a92 238b5a
   "Anne draws Love and Adventure."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 5 flares up!"
   "Anne is next."
   refuses Anne {"type":"play-special","card":"the_good_parts"}: That card cannot be played now.
84. Anne: buttercup to 4
   waits for Anne, moves 8183b4
   views c72cdc 75325b
   "Anne moves Buttercup to space 4."
85. Anne: buttercup to s3
   waits for Anne, moves 65e42a
   views f23cf9 b39fd9
   "Anne moves Buttercup to Root Arch."
86. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 55c871 18038c
87. chance: Draw wits
   waits for chance, moves cf1cbb
   views 963e6b cd6d6f
   "Anne draws Wits."
88. chance: Draw adventure
   waits for chance, moves cf1cbb
   views ebc3a0 43d060
   "Anne draws Wits and Adventure."
89. chance: TurnPlot 7
   waits for Anne, moves 712fee
   views 8ea313 863618
   "Anne draws Wits and Adventure."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 7 flares up!"
   "Anne is next."
90. Anne: buttercup to sandpit
   waits for Anne, moves 45621c
   views 2db50f 5710e2
   "Anne moves Buttercup to Sand Hollow."
91. Anne: westley to 4
   waits for Anne, moves 054108
   views e7d054 213b93
   "Anne moves Westley to space 4."
92. Anne: buttercup to s2, discarding courage
   waits for Anne, moves 6b684a
   views f3f6ce b52301
   "Anne discards Courage and moves Buttercup to Hanging Vines."
93. Anne: buttercup to 2, discarding love
   waits for Anne, moves cb708b
   views afbbbf 6a3fa1
   "Anne discards Love and moves Buttercup to space 2."
   "R.O.U.S. strikes Buttercup! A card of Fighting wards it off."
   "A wound: that makes 1."
94. Anne: westley to s4, discarding wits
   waits for Anne, moves 511707
   views e342ce b30cf2
   "Anne discards Wits and moves Westley to Mossy Bank."
95. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d1408f 6d0f7f
96. chance: Draw courage
   waits for chance, moves cf1cbb
   views f7dba3 82aa3b
   "Anne draws Courage."
97. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 760809 793645
   "Anne draws Courage and Fighting."
98. chance: TurnPlot 17
   waits for Anne, moves 572e80
   views 924d3d 8cc3c2
   "Anne draws Courage and Fighting."
   "Plot card 17, “Smoke and steam”: Whoever's turn it is discards one card."
99. Anne: discard adventure
   waits for Anne, moves e58f73
   views c6dcdf 52cd53
   "Anne discards Adventure."
   "Anne is next."
100. Anne: westley to hollow
   waits for Anne, moves 81408c
   views 577f97 c545d0
   "Anne moves Westley to Rats' Hollow."
101. Anne: buttercup to s2
   waits for Anne, moves 34b4d1
   views d01e9f 4676f9
   "Anne moves Buttercup to Hanging Vines."
102. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8bc4f5 7e7561
103. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 0ad921 f1f85f
   "Anne draws Fighting."
104. chance: Draw wits
   waits for chance, moves cf1cbb
   views b25904 9d3c4d
   "Anne draws Fighting and Wits."
105. chance: TurnPlot 1
   waits for chance, moves cf1cbb
   views 8efc64 661f2a
   "Anne draws Fighting and Wits."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
106. chance: DrawHazard rous
   waits for Anne, moves 6dd2e6
   views 6567e1 f44dcd
   "Anne draws Fighting and Wits."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 1!"
   "Anne is next."
107. Anne: buttercup to sandpit
   waits for Anne, moves 26ab28
   views 4cc6da 567fda
   "Anne moves Buttercup to Sand Hollow."
108. Anne: westley to s3
   waits for Anne, moves 33e59d
   views 43f325 760509
   "Anne moves Westley to Root Arch."
109. Anne: westley to sandpit, discarding wits
   waits for Anne, moves aa7f2f
   views 5346ec d1f105
   "Anne discards Wits and moves Westley to Sand Hollow."
110. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b94b6a 3e3f23
111. chance: Draw courage
   waits for chance, moves cf1cbb
   views b862f6 db84a5
   "Anne draws Courage."
112. chance: Draw love
   waits for chance, moves cf1cbb
   views ce5dc7 60c46e
   "Anne draws Courage and Love."
113. chance: TurnPlot 9
   waits for Anne, moves f2e059
   views c539e3 79dc40
   "Anne draws Courage and Love."
   "Plot card 9, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
114. Anne: discard adventure
   waits for Anne, moves 860182
   views 591522 1a3218
   "Anne discards Adventure."
   "Anne is next."
115. Anne: move no further
   waits for Anne, moves 2e9042
   views 51d3f6 9ae9e3
116. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 904ea9 e8cfeb
117. chance: Draw love
   waits for chance, moves cf1cbb
   views d7309c d8be51
   "Anne draws Love."
118. chance: Draw fighting
   waits for chance, moves cf1cbb
   views a0be24 ab8002
   "Anne draws Love and Fighting."
119. chance: TurnPlot 18
   waits for chance, moves cf1cbb
   views a28cf1 7f29f6
   "Anne draws Love and Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
120. chance: Draw wits
   waits for chance, moves cf1cbb
   views 00f6d2 54db26
   "Anne draws Love and Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
121. chance: TurnPlot 11
   waits for Anne, moves e3eb44
   views 55c56b a80abd
   "Anne draws Love and Fighting."
   "Plot card 18, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Wits."
   "Plot card 11, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
122. Anne: discard wits
   waits for Anne, moves 48f73c
   views cb01a1 2fd3cc
   "Anne discards Wits."
123. Anne: discard courage
   waits for Anne, moves 48f73c
   views 0ddc6c 570b64
   "Anne discards Courage."
124. Anne: discard fighting
   waits for Anne, moves 860182
   views 08c88d 1f782d
   "Anne discards Fighting."
   "Anne is next."
125. Anne: move no further
   waits for Anne, moves a3dafe
   views ac5ba9 98893c
126. Anne: complete sand, discarding courage, fighting, love, love, the_good_parts
   waits for chance, moves cf1cbb
   views 561897 529c3e
   "Anne completes “Into the Lightning Sand” with Courage, Fighting, 2 × Love and The Good Parts. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
127. chance: Draw as_you_wish
   waits for Anne, moves 5beacf
   views 3792e7 b70531
   "Anne completes “Into the Lightning Sand” with Courage, Fighting, 2 × Love and The Good Parts. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
   "Anne draws As You Wish."
128. Anne: play as_you_wish
   waits for Anne, moves 67f31f
   views b1e57a 78c289
   "Anne plays “As You Wish”."
129. Anne: westley to 5
   waits for Anne, moves dacd36
   views da1db8 2509ca
   "Anne moves Westley to space 5."
   refuses Anne {"type":"step","who":"nonsense","to":"hollow","cards":[],"riding":false}: There are no steps left for that character.
130. Anne: westley to hollow
   waits for Anne, moves d202fc
   views de0e70 0d5d0a
   "Anne moves Westley to Rats' Hollow."
131. Anne: move no further
   waits for Anne, moves 046433
   views f77fe0 66a160
132. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 481e98 1026cd
133. chance: Draw love
   waits for chance, moves cf1cbb
   views 86f518 3a36d1
   "Anne draws Love."
134. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 490b1b ab77f6
   "Anne draws Love and Fighting."
135. chance: TurnPlot 14
   waits for Anne, moves 401a0f
   views 14ad33 97cce7
   "Anne draws Love and Fighting."
   "Plot card 14, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
136. Anne: dodge with fighting
   waits for Anne, moves 5d3eaa
   views 18aa95 eef7bf
   "Anne wards it off with Fighting."
   "Anne is next."
137. Anne: buttercup to 5
   waits for Anne, moves 46bf5d
   views 1a799a 0a2722
   "Anne moves Buttercup to space 5."
138. Anne: buttercup to hollow
   waits for Anne, moves 0006a7
   views d6c7e0 545f00
   "Anne moves Buttercup to Rats' Hollow."
139. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ef1eaf 22ef98
140. chance: Draw courage
   waits for chance, moves cf1cbb
   views 14b7cf b41165
   "Anne draws Courage."
141. chance: Draw wits
   waits for chance, moves cf1cbb
   views 7fe335 573cd2
   "Anne draws Courage and Wits."
142. chance: TurnPlot 3
   waits for chance, moves cf1cbb
   views cba56a c165c4
   "Anne draws Courage and Wits."
   "Plot card 3, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
143. chance: DrawHazard rous
   waits for Anne, moves 9db205
   views 78455f bdd034
   "Anne draws Courage and Wits."
   "Plot card 3, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 3!"
   "Anne is next."
144. Anne: westley to s4
   waits for Anne, moves 5d2807
   views 936d21 e39dec
   "Anne moves Westley to Mossy Bank."
145. Anne: buttercup to s4
   waits for Anne, moves 116b5e
   views 3cb96e 9f8746
   "Anne moves Buttercup to Mossy Bank."
146. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f3c1f5 950b76
147. chance: Draw wits
   waits for chance, moves cf1cbb
   views 1755ff e288c9
   "Anne draws Wits."
148. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3e0b1c fea8b4
   "Anne draws 2 × Wits."
149. chance: TurnPlot 4
   waits for chance, moves cf1cbb
   views fcda56 0706d7
   "Anne draws 2 × Wits."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
150. chance: DrawHazard rous
   waits for Anne, moves a3dcca
   views fedf81 c66226
   "Anne draws 2 × Wits."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 4!"
   "Anne is next."
151. Anne: westley to 6
   waits for Anne, moves 8fec21
   views 75d909 21d521
   "Anne moves Westley to space 6."
152. Anne: westley to s6
   waits for Anne, moves 757b62
   views 3f32cb d664a1
   "Anne moves Westley to Foggy Knoll."
   "Westley finds a Miracle: there is one now."
153. Anne: westley to 6, discarding wits
   waits for Anne, moves 60b827
   views 26992a 731b50
   "Anne discards Wits and moves Westley to space 6."
154. Anne: westley to s4, discarding wits
   waits for Anne, moves e59ac7
   views a26a66 a9b23e
   "Anne discards Wits and moves Westley to Mossy Bank."
155. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f53468 3b930b
156. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 0eef1c 549ac2
   "Anne draws Fighting."
157. chance: Draw love
   waits for chance, moves cf1cbb
   views e59c76 102311
   "Anne draws Fighting and Love."
158. chance: TurnPlot 6
   waits for Anne, moves 2bc3c1
   views df5daf c14a30
   "Anne draws Fighting and Love."
   "Plot card 6, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
159. Anne: westley to hollow
   waits for Anne, moves 6f71bc
   views ed0f60 aa69d0
   "Anne moves Westley to Rats' Hollow."
160. Anne: move no further
   waits for Anne, moves 90b465
   views f5ef40 dd5a4e
161. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1d0613 bfb1b9
162. chance: Draw courage
   waits for chance, moves cf1cbb
   views 2667d5 09d160
   "Anne draws Courage."
163. chance: Draw love
   waits for chance, moves cf1cbb
   views 263154 814fb4
   "Anne draws Courage and Love."
164. chance: TurnPlot 20
   waits for chance, moves cf1cbb
   views dd094c e490c6
   "Anne draws Courage and Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
165. chance: Draw love
   waits for chance, moves cf1cbb
   views 32f8a8 716b24
   "Anne draws Courage and Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
166. chance: TurnPlot 10
   waits for Anne, moves efd2f0
   views c74d7d f70644
   "Anne draws Courage and Love."
   "Plot card 20, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
167. Anne: dodge with fighting
   waits for Anne, moves d434ce
   views f85d4d b28e62
   "Anne wards it off with Fighting."
168. Anne: discard courage
   waits for Anne, moves d434ce
   views 9213d9 9ba54f
   "Anne discards Courage."
169. Anne: discard wits
   waits for Anne, moves 6f71bc
   views 543583 4edfca
   "Anne discards Wits."
   "Anne is next."
170. Anne: westley to s4
   waits for Anne, moves 2bc3c1
   views 29a7b5 6618e7
   "Anne moves Westley to Mossy Bank."
171. Anne: move no further
   waits for Anne, moves 206c75
   views 2c9836 77e6c1
172. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ef20d3 2c5e04
173. chance: Draw courage
   waits for chance, moves cf1cbb
   views 55982e 9a95cc
   "Anne draws Courage."
174. chance: Draw love
   waits for chance, moves cf1cbb
   views 2cc81e 83ccea
   "Anne draws Courage and Love."
175. chance: TurnPlot 13
   waits for Anne, moves 83b464
   views 59d889 cc50ee
   "Anne draws Courage and Love."
   "Plot card 13, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
176. Anne: discard courage
   waits for Anne, moves 83b464
   views c1019f 5d390f
   "Anne discards Courage."
177. Anne: discard love
   waits for Anne, moves 2bc3c1
   views 123303 28c02b
   "Anne discards Love."
   "Anne is next."
178. Anne: westley to hollow
   waits for Anne, moves 6f71bc
   views 5591bc 6ac3ea
   "Anne moves Westley to Rats' Hollow."
179. Anne: move no further
   waits for Anne, moves fb029f
   views e34e96 efe156
180. Anne: westley to s4, discarding courage
   waits for Anne, moves f91257
   views 957c88 a1555d
   "Anne discards Courage and moves Westley to Mossy Bank."
181. Anne: use a Miracle to draw from the story deck
   waits for chance, moves cf1cbb
   views f96869 464e24
   "Anne uses a Miracle to draw Story cards."
182. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 89e699 cdfc69
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure."
183. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 573fbb 7c6b38
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Adventure."
184. chance: Draw fighting
   waits for Anne, moves 314633
   views 59d79f e47810
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Adventure and Fighting."
185. Anne: complete tale, discarding adventure, adventure, love, love
   waits for chance, moves cf1cbb
   views 77eb19 d137a6
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
186. chance: Draw fighting
   waits for Anne, moves 1a4497
   views 691b0f 86a056
   "Anne completes “How He Became Roberts” with 2 × Adventure and 2 × Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
   "Anne draws Fighting."
187. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f176b4 6ee433
188. chance: Draw courage
   waits for chance, moves cf1cbb
   views 9376ff ebd356
   "Anne draws Courage."
   "The discard pile is shuffled: 36 cards make a new Story deck."
189. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3d3165 f5bf47
   "Anne draws Courage."
   "The discard pile is shuffled: 36 cards make a new Story deck."
   "Anne draws Wits."
190. chance: TurnPlot 12
   waits for Anne, moves bf9050
   views ac7728 d68199
   "Anne draws Courage."
   "The discard pile is shuffled: 36 cards make a new Story deck."
   "Anne draws Wits."
   "Plot card 12, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
191. Anne: discard wits
   waits for Anne, moves bfd4d7
   views c75340 322255
   "Anne discards Wits."
   "Anne is next."
192. Anne: westley to hollow
   waits for Anne, moves 1d5831
   views 08384b de7dd8
   "Anne moves Westley to Rats' Hollow."
193. Anne: move no further
   waits for Anne, moves dd2b0a
   views 1b5d6d fb0f44
194. Anne: complete rous, discarding courage, fighting, fighting, fighting, love
   waits for chance, moves cf1cbb
   views e4637c 3eb89a
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
195. chance: Draw wild_iocane
   waits for Anne, moves ef8ba8
   views a1275e fda0ec
   "Anne completes “Rodents of Unusual Size” with Courage, 3 × Fighting and Love. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
   "Anne draws Iocane Powder."
196. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 82173b 3cca55
197. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 5b0e6f f56522
   "Anne draws Adventure."
198. chance: Draw wits
   waits for chance, moves cf1cbb
   views ddd351 157510
   "Anne draws Adventure and Wits."
199. chance: TurnPlot 8
   waits for Anne, moves 829d68
   views c5bcc7 515cb6
   "Anne draws Adventure and Wits."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Anne is next."
200. Anne: westley to 7
   waits for Anne, moves dd7f81
   views 6a0da9 b77176
   "Anne moves Westley to space 7."
201. Anne: westley to 8
   waits for Anne, moves e76977
   views 8cd31f 4b5f7f
   "Anne moves Westley to space 8."
202. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 780dad 025bab
203. chance: Draw wits
   waits for chance, moves cf1cbb
   views c7775d 501984
   "Anne draws Wits."
204. chance: Draw fighting
   waits for chance, moves cf1cbb
   views b146ad 31e9d6
   "Anne draws Wits and Fighting."
205. chance: TurnPlot 19
   waits for chance, moves cf1cbb
   views 9f0b05 8363a3
   "Anne draws Wits and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
206. chance: Draw love
   waits for chance, moves cf1cbb
   views 4592cd 5d4250
   "Anne draws Wits and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
207. chance: TurnPlot 15
   waits for Anne, moves 45f6dd
   views 7b413e 526586
   "Anne draws Wits and Fighting."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Love."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
208. Anne: discard fighting
   waits for Anne, moves f065a9
   views 262520 4d0012
   "Anne discards Fighting."
   "Anne is next."
209. Anne: westley to exit
   waits for Anne, moves 6e0bab
   views caed2a 324b6e
   "Anne moves Westley to Swamp's End."
210. Anne: buttercup to 6
   waits for Anne, moves 252947
   views dab6ed 0620b2
   "Anne moves Buttercup to space 6."
211. Anne: buttercup to s6, discarding wits
   waits for Anne, moves e1fd54
   views fb5587 49068e
   "Anne discards Wits and moves Buttercup to Foggy Knoll."
212. Anne: buttercup to exit, discarding wits
   waits for Anne, moves fc628e
   views 2c0f8c 23036b
   "Anne discards Wits and moves Buttercup to Swamp's End."
213. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 137943 b6ecdc
214. chance: Draw love
   waits for chance, moves cf1cbb
   views 6d3b8d 615dc9
   "Anne draws Love."
215. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 0c5b1d 8b6438
   "Anne draws Love and Adventure."
216. chance: TurnPlot 16
   waits for Anne, moves 54eaf6
   views be72c0 66969e
   "Anne draws Love and Adventure."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
217. Anne: discard love
   waits for Anne, moves c6983a
   views 3a8fd7 a46fb7
   "Anne discards Love."
   "Anne is next."
218. Anne: move no further
   waits for Anne, moves 53e7bb
   views e84dea ef02e4
219. Anne: complete out, discarding adventure, adventure, love, love, wild_iocane
   waits for chance, moves cf1cbb
   views cc2d5e d0e72c
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Iocane Powder. Daylight, dry ground and each other. For a moment that is everything."
220. chance: Draw wild_true_love
   waits for Anne, moves 13102b
   views 9bac15 b34113
   "Anne completes “Out the Other Side” with 2 × Adventure, 2 × Love and Iocane Powder. Daylight, dry ground and each other. For a moment that is everything."
   "Anne draws True Love."
   "Chapter 4 is told: Fire Swamp."
221. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views 161394 c83e23
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[4],"ending":{"type":"bookmarked","campaign":{"chapter":5,"miracles":0,"replayed":true,"specials":["as_you_wish","the_good_parts","wild_iocane","wild_true_love"]}}}
   "The bookmark is at chapter 5."
