Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views a78274 78b5b2 724b51
   refuses Anne {"type":"act","action":"shoo","cards":["fighting","wits","fighting","wits"],"target":"1"}: That move cannot be made now.
   refuses chance {"type":"act","action":"shoo","cards":["adventure","fighting"],"target":"5"}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 1a77e7 1a245d cb9550
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views aa4b1d 68c76d 7a214a
   refuses chance {"type":"act","action":"shoo","cards":["love","wits"],"target":"nonsense"}: That deal does not fit the decks and the seats.
3. chance: Deal 1 (('courage', 'fighting', 'wits', 'wits'), ('courage', 'courage', 'love', 'wits')) ('lightning_sand', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'rous', 'rous', 'lightning_sand')
   waits for Ben, moves 3deeab
   views 2a3f1f 75baeb a481cf
   "Chapter 4: Fire Swamp. Ben goes first."
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
   refuses Ben {"type":"act","action":"9999999999999999999999999999999999999999","cards":["adventure","inconceivable"],"target":"1"}: That comes when the story is told: end the moves first.
   refuses Ben {"type":"plan","challenge":"out","why":"near"}: That challenge comes after others.
   refuses Ben {"type":"play-special","card":"9999999999999999999999999999999999999999"}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"fezzik","to":"10","cards":["courage"],"riding":true}: You cannot move that character now.
   refuses Ben {"type":"step","who":"buttercup","to":"7","cards":["wild_iocane"],"riding":false}: There is no way there in so few steps.
   refuses Ben {"type":"undo"}: There is nothing that you could take back now.
4. Ben: aim for flames
   waits for Ben, moves 07be9f
   views c1b9a5 391833 0384e5
   "Ben aims for “The Popping Sound”: it takes the least."
   refuses Ben {"type":"plan","challenge":"out","why":""}: You have said what you aim for in this turn already.
   refuses Ben {"type":"step","who":"buttercup","to":"s1","cards":[],"riding":true}: There is nobody to take along.
5. Ben: westley to 1
   waits for Ben, moves 906e38
   views e310f7 32541b ada731
   "Ben moves Westley to space 1."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
6. Ben: dodge with courage
   waits for Ben, moves dd1add
   views 47959f 258dda d73124
   "Ben wards it off with Courage."
   refuses Ben {"type":"stride","who":"buttercup","via":"1","to":"start","riding":false}: There are no steps left for that character.
7. Ben: westley to geyser
   waits for Ben, moves 9f7c66
   views 8659c7 e63d1b 60ddbb
   "Ben moves Westley to Flame Vents."
   refuses Ben {"type":"complete","challenge":"tale","cards":["adventure","love"]}: What it requires is not met yet.
   refuses Ben {"type":"trade","seat":1,"give":"adventure","take":"courage"}: A trade is one of your cards for one of another seat's.
8. Ben: end the storytelling
   waits for chance, moves 643d54
   views fb8116 2eb98d 1a7be9
   refuses chance {"type":"act","action":"shoo","cards":["adventure","fighting"],"target":"10"}: That cannot be the next card of the deck.
9. chance: Draw love
   waits for chance, moves 643d54
   views e1d19e 38472d 0f3c58
   "Ben draws Love."
10. chance: Draw fighting
   waits for chance, moves 643d54
   views 7a39a6 c8ecbe 8919d5
   "Ben draws Love and Fighting."
11. chance: TurnPlot 16
   waits for Ben, moves 521155
   views 0474e7 e9d8df 3c022f
   "Ben draws Love and Fighting."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
12. Ben: discard fighting
   waits for Anne, moves a51fb8
   views 9b5f7b 0fddff 575247
   "Ben discards Fighting."
   "Anne is next."
13. Anne: aim for flames
   waits for Anne, moves 08c98c
   views 1c0882 974af4 8d8ca2
   "Anne aims for “The Popping Sound”, along with Ben: it takes the least."
   refuses Anne {"type":"step","who":"westley","to":"1","cards":["fighting"],"riding":false}: The cards do not fit: it takes nothing.
14. Anne: buttercup to 1
   waits for Anne, moves bd60d8
   views d82d07 a9bbc2 5a2d3f
   "Anne moves Buttercup to space 1."
15. Anne: buttercup to geyser
   waits for Anne, moves 8bbec6
   views 5d1752 45add8 3e1674
   "Anne moves Buttercup to Flame Vents."
16. Anne: ask whether to complete flames
   waits for Ben, moves cf1888
   views dd9d43 76e6f6 a8cb55
   "Anne asks whether to complete “The Popping Sound”."
17. Ben: say: go ahead
   waits for Anne, moves 856898
   views 8afb79 878740 e81dcd
   "Ben says: go ahead."
   refuses Anne {"type":"propose","challenge":"flames"}: You have asked about that challenge in this turn already.
18. Anne: complete flames, discarding courage, wits, wits
   waits for chance, moves 643d54
   views be08c6 2c9553 6713f3
   "Anne completes “The Popping Sound” with Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
19. chance: Draw wild_high_adventure
   waits for Anne, moves fe2218
   views aa8492 bbb62a 9b4d4f
   "Anne completes “The Popping Sound” with Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
   "Anne draws High Adventure."
   refuses Anne {"type":"propose","challenge":"flames"}: That challenge is completed already.
20. Anne: offer seat 2 fighting for love
   waits for Ben, moves 69238d
   views c0051b 7b2db5 380a9c
   "Anne offers Ben Fighting for Love."
21. Ben: agree to the trade
   waits for Anne, moves 90f4b4
   views 39292e fec5a8 d2f7b3
   "Ben agrees: Fighting for Love."
   refuses Anne {"type":"trade","seat":4,"give":"fighting","take":"wits"}: You have traded in this turn already.
22. Anne: end the storytelling
   waits for chance, moves 643d54
   views f2bcc8 e6267a b5c786
23. chance: Draw wits
   waits for chance, moves 643d54
   views a6797e 2b8ca5 f49f47
   "Anne draws Wits."
24. chance: Draw love
   waits for chance, moves 643d54
   views eb4873 e764e6 a68a99
   "Anne draws Wits and Love."
25. chance: TurnPlot 15
   waits for Anne, moves 53777c
   views 62e94f 6788e6 a0c4ba
   "Anne draws Wits and Love."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
26. Anne: discard wits
   waits for Ben, moves 3f9b6b
   views eb3270 24fbb5 0c6ab0
   "Anne discards Wits."
   "Ben is next."
27. Ben: aim for rous
   waits for Ben, moves 8fdda2
   views b090c3 2d5433 a62933
   "Ben aims for “Rodents of Unusual Size”: it takes the least."
28. Ben: westley to 3
   waits for Ben, moves abf04c
   views 2fa3aa 56edb4 3bfdc7
   "Ben moves Westley to space 3."
29. Ben: westley to s3
   waits for Ben, moves 1a48a2
   views 9e8d69 b82edb a41f6c
   "Ben moves Westley to Root Arch."
30. Ben: offer seat 1 wits for wild_high_adventure
   waits for Anne, moves c87a2c
   views 4bb912 49787f c0d680
   "Ben offers Anne Wits for High Adventure."
31. Anne: agree to the trade
   waits for Ben, moves 672f8f
   views c8d464 f72de5 5be64a
   "Anne agrees: Wits for High Adventure."
32. Ben: westley to hollow, discarding love
   waits for Ben, moves b0a164
   views 2cd1e5 771c6d 4f43f2
   "Ben discards Love and moves Westley to Rats' Hollow."
33. Ben: complete rous, discarding courage, fighting, wild_high_adventure
   waits for chance, moves 643d54
   views d9e43b 421721 c4fe03
   "Ben completes “Rodents of Unusual Size” with Courage, Fighting and High Adventure. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
34. chance: Draw turn_the_page
   waits for Ben, moves 6bf12f
   views 3675b0 7926cd a5c7f2
   "Ben completes “Rodents of Unusual Size” with Courage, Fighting and High Adventure. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
   "Ben draws Turn the Page."
35. Ben: play turn_the_page
   waits for chance, moves 643d54
   views d5fe51 66af16 5ca285
   "Ben plays “Turn the Page”."
36. chance: Draw courage
   waits for chance, moves 643d54
   views 06e85c 9f49f3 3e9348
   "Ben plays “Turn the Page”."
   "Ben draws Courage."
37. chance: Draw wits
   waits for chance, moves 643d54
   views 93d40a 833e6a 9568cf
   "Ben plays “Turn the Page”."
   "Ben draws Courage and Wits."
38. chance: Draw courage
   waits for Ben, moves b90029
   views 1de865 49a6a0 d5036a
   "Ben plays “Turn the Page”."
   "Ben draws 2 × Courage and Wits."
39. Ben: end the storytelling
   waits for chance, moves 643d54
   views 789cd8 c5e08d 4e751e
40. chance: Draw fighting
   waits for chance, moves 643d54
   views 945181 e941e8 9a86b6
   "Ben draws Fighting."
41. chance: Draw adventure
   waits for chance, moves 643d54
   views 056f96 137fc9 df4c19
   "Ben draws Fighting and Adventure."
42. chance: TurnPlot 1
   waits for chance, moves 643d54
   views 19c7b3 4256f8 c795ab
   "Ben draws Fighting and Adventure."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
43. chance: DrawHazard lightning_sand
   waits for Anne, moves 6ecda1
   views 35070f 0fadc9 f97e04
   "Ben draws Fighting and Adventure."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 1!"
   "Anne is next."
44. Anne: aim for tale
   waits for Anne, moves 28dac2
   views 747f30 5f1213 3acf67
   "Anne aims for “How He Became Roberts”: it takes the least."
45. Anne: buttercup to 4
   waits for Anne, moves 8ebf58
   views 37ef3e 69f9a7 796183
   "Anne moves Buttercup to space 4."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 1."
46. Anne: buttercup to s4
   waits for Anne, moves 7cdc5b
   views 2cc9d7 b6c295 7b2644
   "Anne moves Buttercup to Mossy Bank."
47. Anne: offer seat 2 wits for adventure
   waits for Ben, moves 69238d
   views 98db50 ac297a 7de428
   "Anne offers Ben Wits for Adventure."
48. Ben: agree to the trade
   waits for Anne, moves d6bc28
   views 2dc45e be1e96 af8265
   "Ben agrees: Wits for Adventure."
49. Anne: westley to s4, discarding love
   waits for Anne, moves 4af596
   views 875d9f a22201 d04a5d
   "Anne discards Love and moves Westley to Mossy Bank."
50. Anne: complete tale, discarding adventure, love
   waits for chance, moves 643d54
   views 82e2e1 1d3025 472740
   "Anne completes “How He Became Roberts” with Adventure and Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
51. chance: Draw adventure
   waits for Anne, moves fc15bb
   views 86a33d b20f50 787c7f
   "Anne completes “How He Became Roberts” with Adventure and Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
   "Anne draws Adventure."
52. Anne: end the storytelling
   waits for chance, moves 643d54
   views 7769c5 3224e7 f21995
53. chance: Draw fighting
   waits for chance, moves 643d54
   views 5c3c89 be5408 1ff9b2
   "Anne draws Fighting."
54. chance: Draw courage
   waits for chance, moves 643d54
   views 93dfc0 2dc089 3bda0f
   "Anne draws Fighting and Courage."
55. chance: TurnPlot 5
   waits for chance, moves 643d54
   views 04c8ef c1e671 9356b3
   "Anne draws Fighting and Courage."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
56. chance: DrawHazard lightning_sand
   waits for Ben, moves 58ae5e
   views 3f6cc1 bfee31 476801
   "Anne draws Fighting and Courage."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 5!"
   "Ben is next."
57. Ben: aim for sand
   waits for Ben, moves 6ed17f
   views 44bafb fe8e58 ad112f
   "Ben aims for “Into the Lightning Sand”: it takes the least."
58. Ben: buttercup to 4
   waits for Ben, moves fae841
   views 891455 8d81f5 88d3ef
   "Ben moves Buttercup to space 4."
59. Ben: buttercup to s3
   waits for Ben, moves 9f1ad1
   views c7aa08 e86ca1 0ecc82
   "Ben moves Buttercup to Root Arch."
60. Ben: end the storytelling
   waits for chance, moves 643d54
   views bd9c3e c7702b 940a79
61. chance: Draw adventure
   waits for chance, moves 643d54
   views ff5f0d 85d4aa 05a779
   "Ben draws Adventure."
62. chance: Draw love
   waits for chance, moves 643d54
   views a4e9c5 e4ab47 03f340
   "Ben draws Adventure and Love."
63. chance: TurnPlot 4
   waits for chance, moves 643d54
   views fc02a7 a01cd2 8a8f12
   "Ben draws Adventure and Love."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
64. chance: DrawHazard lightning_sand
   waits for Ben, moves 970f52
   views 38f296 a8ee23 235830
   "Ben draws Adventure and Love."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 4!"
65. Ben: discard adventure
   waits for Anne, moves d227a3
   views 063c9e d6a9d1 6921fa
   "Ben discards Adventure."
   "Anne is next."
66. Anne: aim for sand
   waits for Anne, moves 3f26ea
   views 99906c 1d3656 1cbeff
   "Anne aims for “Into the Lightning Sand”, along with Ben: it takes the least."
67. Anne: westley to hollow
   waits for Anne, moves cd9010
   views 277760 ba0a9d df6d7d
   "Anne moves Westley to Rats' Hollow."
68. Anne: westley to s3
   waits for Anne, moves 4aad1f
   views 162f9d 5ef992 21be84
   "Anne moves Westley to Root Arch."
69. Anne: offer seat 2 fighting for love
   waits for Ben, moves 69238d
   views d26b07 af9247 00f113
   "Anne offers Ben Fighting for Love."
70. Ben: agree to the trade
   waits for Anne, moves 15de66
   views 89fae2 736e26 580b55
   "Ben agrees: Fighting for Love."
71. Anne: end the storytelling
   waits for chance, moves 643d54
   views 5a9534 f74b0d 2bcc02
72. chance: Draw love
   waits for chance, moves 643d54
   views 15daa6 7a8d41 519b86
   "Anne draws Love."
73. chance: Draw love
   waits for chance, moves 643d54
   views 5f3b90 fea43c 2aecf7
   "Anne draws 2 × Love."
74. chance: TurnPlot 19
   waits for chance, moves 643d54
   views 9a4cb1 ed3099 17b742
   "Anne draws 2 × Love."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
75. chance: Draw fighting
   waits for chance, moves 643d54
   views ec52dd 9a21af 3232bf
   "Anne draws 2 × Love."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
76. chance: TurnPlot 9
   waits for Ben, moves 9486f3
   views d8e949 191755 c6dddf
   "Anne draws 2 × Love."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
   "Plot card 9, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Ben is next."
77. Ben: aim for sand
   waits for Ben, moves 322e55
   views 137533 6ea63a a7b0a8
   "Ben aims for “Into the Lightning Sand”, along with Anne: it takes the least."
78. Ben: buttercup to sandpit
   waits for Ben, moves f34281
   views 7aba4c a4dc77 cb9dcc
   "Ben moves Buttercup to Sand Hollow."
79. Ben: westley to sandpit
   waits for Ben, moves 2c9aa8
   views 9a6038 271d3b c5cd15
   "Ben moves Westley to Sand Hollow."
80. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views d4b12a 9099b6 017a39
   "Ben offers Anne Fighting for Love."
81. Anne: agree to the trade
   waits for Ben, moves d26a04
   views 3b5a3d ad2897 396a4b
   "Anne agrees: Fighting for Love."
82. Ben: ask whether to complete sand
   waits for Anne, moves d75619
   views 11d42b dce06f 06bbb2
   "Ben asks whether to complete “Into the Lightning Sand”."
83. Anne: say: leave it to me
   waits for Ben, moves c6550e
   views 3ed71d 6bcd77 034e65
   "Anne wants to complete “Into the Lightning Sand”."
84. Ben: end the storytelling
   waits for chance, moves 643d54
   views c918ef 21b360 9a95f3
85. chance: Draw wits
   waits for chance, moves 643d54
   views a10480 1948e8 024838
   "Ben draws Wits."
86. chance: Draw adventure
   waits for chance, moves 643d54
   views 8d32d9 dc8a3a 86f3ee
   "Ben draws Wits and Adventure."
87. chance: TurnPlot 14
   waits for Ben, moves 970f52
   views a5f486 0ef896 d06c54
   "Ben draws Wits and Adventure."
   "Plot card 14, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
88. Ben: discard adventure
   waits for Ben, moves 409338
   views f1ebb6 5f97ca be74ce
   "Ben discards Adventure."
89. Ben: discard courage
   waits for Anne, moves e9b8c3
   views 2ff664 d53d28 f97c81
   "Ben discards Courage."
   "Anne is next."
90. Anne: aim for sand
   waits for Anne, moves f0ecc1
   views 7aca26 cfb99f 8db414
   "Anne aims for “Into the Lightning Sand”, along with Ben: it takes the least."
91. Anne: move no further
   waits for Anne, moves 67e99a
   views eb69ce 605a5c d20111
92. Anne: ask whether to complete sand
   waits for Ben, moves cf1888
   views 4ea6a2 2dd8a4 7d15a4
   "Anne asks whether to complete “Into the Lightning Sand”."
93. Ben: say: go ahead
   waits for Anne, moves e0e900
   views 4d9358 220f8d 7e47f4
   "Ben says: go ahead."
94. Anne: complete sand, discarding courage, fighting, love
   waits for chance, moves 643d54
   views 9c7ca2 bf0136 9a78f9
   "Anne completes “Into the Lightning Sand” with Courage, Fighting and Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
95. chance: Draw inconceivable
   waits for Anne, moves 5256a3
   views 066663 bedb86 6d4f1b
   "Anne completes “Into the Lightning Sand” with Courage, Fighting and Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
96. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6c3312 c87daf e0e41c
97. chance: Draw wits
   waits for chance, moves 643d54
   views b2dd5d 09b6c1 34b8f6
   "Anne draws Wits."
98. chance: Draw courage
   waits for chance, moves 643d54
   views 47ace3 b33686 74d733
   "Anne draws Wits and Courage."
99. chance: TurnPlot 11
   waits for Anne, moves c31419
   views 4e329f 0aa091 1975e9
   "Anne draws Wits and Courage."
   "Plot card 11, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
100. Anne: let the plot card be
   waits for Ben, moves cf0e6f
   views 15f756 ad3a88 47c0ea
   "Anne lets it be."
   "Ben is next."
101. Ben: aim for out
   waits for Ben, moves d6c997
   views 6cf93c 905637 30ee78
   "Ben aims for “Out the Other Side”: it takes the least."
102. Ben: westley to 5
   waits for Ben, moves 800eab
   views 264088 c3917d 600f9c
   "Ben moves Westley to space 5."
103. Ben: westley to s5
   waits for Ben, moves 4d49d0
   views ed07ad ae1449 e22ca0
   "Ben moves Westley to Dry Stump."
104. Ben: offer seat 1 courage for adventure
   waits for Anne, moves c87a2c
   views b0f6c8 29904a 876049
   "Ben offers Anne Courage for Adventure."
105. Anne: agree to the trade
   waits for Ben, moves ad5d64
   views 72bb77 74e373 83a3da
   "Anne agrees: Courage for Adventure."
106. Ben: westley to 8, discarding wits
   waits for Ben, moves eae36a
   views 993bfa 63e0e4 0e234b
   "Ben discards Wits and moves Westley to space 8."
107. Ben: westley to exit, discarding wits
   waits for Ben, moves eea777
   views 8fe711 b8702f 0baa32
   "Ben discards Wits and moves Westley to Swamp's End."
108. Ben: buttercup to 5, discarding wits
   waits for Ben, moves 15e13e
   views 6a919b a46667 fe71c3
   "Ben discards Wits and moves Buttercup to space 5."
109. Ben: end the storytelling
   waits for chance, moves 643d54
   views 686070 cb203d 5465e2
110. chance: Draw adventure
   waits for chance, moves 643d54
   views 48a653 c1c915 94119d
   "Ben draws Adventure."
111. chance: Draw wits
   waits for chance, moves 643d54
   views 9e169f 7517ea 863bb9
   "Ben draws Adventure and Wits."
112. chance: TurnPlot 13
   waits for Anne, moves c31419
   views 6b0dd4 9615c0 6939f0
   "Ben draws Adventure and Wits."
   "Plot card 13, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
113. Anne: let the plot card be
   waits for Ben, moves b6addb
   views c1f2d2 36bc3d 4f31f5
   "Anne lets it be."
   "Danger! A card of Fighting wards it off."
114. Ben: dodge with fighting
   waits for Anne, moves 4457e9
   views c0f29e 91337f 7f6440
   "Ben wards it off with Fighting."
   "Anne is next."
115. Anne: aim for out
   waits for Anne, moves 973aef
   views 6fcc5e 834e55 51b6ea
   "Anne aims for “Out the Other Side”, along with Ben: it takes the least."
116. Anne: buttercup to s5
   waits for Anne, moves dceb5e
   views 0f081c 4428c5 7fea55
   "Anne moves Buttercup to Dry Stump."
117. Anne: buttercup to 8
   waits for Anne, moves bc0f6f
   views b85077 1f87dc 81bc78
   "Anne moves Buttercup to space 8."
118. Anne: offer seat 2 courage for adventure
   waits for Ben, moves 69238d
   views 96c2fe fc423b 8a9d2e
   "Anne offers Ben Courage for Adventure."
119. Ben: agree to the trade
   waits for Anne, moves cbea91
   views b23ccb a69a77 1ca000
   "Ben agrees: Courage for Adventure."
120. Anne: buttercup to exit, discarding fighting
   waits for Anne, moves caf524
   views 7c5f7d fa28dd b5c6e7
   "Anne discards Fighting and moves Buttercup to Swamp's End."
121. Anne: ask whether to complete out
   waits for Ben, moves cf1888
   views e890a3 e66bb4 21760e
   "Anne asks whether to complete “Out the Other Side”."
122. Ben: say: go ahead
   waits for Anne, moves df186e
   views 122af2 ddb038 f07caf
   "Ben says: go ahead."
123. Anne: complete out, discarding adventure, courage, love
   waits for chance, moves 643d54
   views 0cfea0 ef2c72 507304
   "Anne completes “Out the Other Side” with Adventure, Courage and Love. Daylight, dry ground and each other. For a moment that is everything."
124. chance: Draw miracle_pill
   waits for Anne, Ben, moves fa5087
   views 19771c f9c1f2 528a29
   "Anne completes “Out the Other Side” with Adventure, Courage and Love. Daylight, dry ground and each other. For a moment that is everything."
   "Anne draws Chocolate-Coated Pill."
   "Chapter 4 is told: Fire Swamp."
125. Anne: read on
   waits for Ben, moves 7ce8a6
   views 6be735 8c6e79 47ea94
   "Anne wants to hear more."
126. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views 69a804 6c82d1 b0a2cd
   "Ben wants to hear more."
127. Ben: leave it to the others who goes first
   waits for Anne, moves 505fdf
   views ae3089 006e76 4cac1a
128. Anne: leave it to the others who goes first
   waits for chance, moves 643d54
   views f50877 0536d2 be54a3
129. chance: Deal 1 (('fighting', 'fighting', 'wild_high_adventure', 'wits'), ('adventure', 'love', 'love', 'wits')) ()
   waits for Ben, moves 38a472
   views 7f73f4 921d5a a942cd
   "Chapter 5: It'll Take A Miracle. Ben goes first."
130. Ben: aim for revive
   waits for Ben, moves 19bf72
   views 5c0743 71cfcf a5f8d9
   "Ben aims for “Fezzik Revives Inigo”: it takes the least."
131. Ben: fezzik to 1
   waits for Ben, moves 5d0736
   views 366761 9e31de 2d7707
   "Ben moves Fezzik to space 1."
132. Ben: fezzik to 3
   waits for Ben, moves ec7462
   views 9f3f75 4e34c4 744cc0
   "Ben moves Fezzik to space 3."
133. Ben: offer seat 1 adventure for wild_high_adventure
   waits for Anne, moves c87a2c
   views 9bcaa1 fb62a4 061252
   "Ben offers Anne Adventure for High Adventure."
134. Anne: agree to the trade
   waits for Ben, moves 24a564
   views c608c6 5bd61e 6dc975
   "Anne agrees: Adventure for High Adventure."
135. Ben: fezzik to hut, discarding wits
   waits for Ben, moves bb22cc
   views 7ef165 9c235c 77ad2f
   "Ben discards Wits and moves Fezzik to Thieves' Hut."
136. Ben: complete revive, discarding love, wild_high_adventure
   waits for chance, moves 643d54
   views d22266 e2b988 f58f83
   "Ben completes “Fezzik Revives Inigo” with Love and High Adventure. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
137. chance: Draw wild_man_in_black
   waits for Ben, moves 5d7002
   views 3a118c 38092c 23a9cf
   "Ben completes “Fezzik Revives Inigo” with Love and High Adventure. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
   "Ben draws Man in Black."
138. Ben: end the storytelling
   waits for chance, moves 643d54
   views 12f2c3 045664 2b561e
139. chance: Draw courage
   waits for chance, moves 643d54
   views eed5d4 8337f0 c6b0b1
   "Ben draws Courage."
140. chance: Draw inconceivable
   waits for chance, moves 643d54
   views 3e9a24 adf32f 357c2b
   "Ben draws Courage and Inconceivable!"
141. chance: TurnPlot 2
   waits for Ben, moves d742be
   views 72ae5f c29747 bcfa71
   "Ben draws Courage and Inconceivable!"
   "Plot card 2, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
142. Ben: let the plot card be
   waits for Anne, moves 9010a9
   views b7b6b0 03bdb9 46b8df
   "Ben lets it be."
   "Brute Squad B marches to space 2."
   "Anne is next."
143. Anne: aim for man_in_black
   waits for Anne, moves 1df3be
   views 6cae4b 96c436 c26c30
   "Anne aims for “Where is The Man in Black?”: it takes the least."
144. Anne: inigo to 3
   waits for Anne, moves 60ea50
   views 6d8bcd 9fd4b0 ce45d7
   "Anne moves Inigo to space 3."
145. Anne: fezzik to 3
   waits for Anne, moves 914d55
   views 0cb95a 9bf832 fc5d68
   "Anne moves Fezzik to space 3."
   refuses Anne {"type":"step","who":"inigo","to":"5","cards":["love"],"riding":false}: Nobody can enter that space now.
146. Anne: shoo at 5, discarding fighting
   waits for Anne, moves b64a0b
   views e6f5c8 3b4f68 5dadbe
   "Anne drives the Brute Squad off space 5 with Fighting."
   "Brute Squad A marches to Barracks."
147. Anne: end the storytelling
   waits for chance, moves 643d54
   views e6a56e b54e9d 0246e4
148. chance: Draw love
   waits for chance, moves 643d54
   views c626ff a63092 5a329c
   "Anne draws Love."
149. chance: Draw adventure
   waits for chance, moves 643d54
   views d059da 5ff895 85351b
   "Anne draws Love and Adventure."
150. chance: TurnPlot 1
   waits for Ben, moves d742be
   views ed7194 9a8514 fec3b5
   "Anne draws Love and Adventure."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
151. Ben: let the plot card be
   waits for Ben, moves e98375
   views 224591 28fca6 1ade18
   "Ben lets it be."
   "Brute Squad A marches to space 1."
   "Ben is next."
152. Ben: aim for defy
   waits for Ben, moves 416e97
   views 8ab751 bcb6b7 aa0c42
   "Ben aims for “Buttercup Stands Her Ground”: it takes the least."
153. Ben: buttercup to hall
   waits for Ben, moves 016f3b
   views 8ede8a 828319 d8a158
   "Ben moves Buttercup to Great Hall."
154. Ben: buttercup to study
   waits for Ben, moves ecb452
   views a8dede 3d1196 0416f2
   "Ben moves Buttercup to Prince's Study."
155. Ben: offer seat 1 courage for adventure
   waits for Anne, moves c87a2c
   views 99896e 9e6d15 a7a491
   "Ben offers Anne Courage for Adventure."
156. Anne: agree to the trade
   waits for Ben, moves 645a4c
   views bf7d53 672832 0ea43d
   "Anne agrees: Courage for Adventure."
157. Ben: ask whether to complete defy
   waits for Anne, moves d75619
   views 37682d ca1603 6241a5
   "Ben asks whether to complete “Buttercup Stands Her Ground”."
158. Anne: say: leave it to me
   waits for Ben, moves cc58c9
   views be7bbb 00bc52 9d5d13
   "Anne wants to complete “Buttercup Stands Her Ground”."
159. Ben: inigo to 5, discarding love
   waits for Ben, moves 971602
   views dbcab9 d62ba0 c94dbd
   "Ben discards Love and moves Inigo to space 5."
160. Ben: end the storytelling
   waits for chance, moves 643d54
   views 699c5f 55b274 2fcc0b
161. chance: Draw adventure
   waits for chance, moves 643d54
   views ad6c5d 268629 7a493b
   "Ben draws Adventure."
162. chance: Draw adventure
   waits for chance, moves 643d54
   views 0526ec 9653b0 ecf627
   "Ben draws 2 × Adventure."
163. chance: TurnPlot 20
   waits for Ben, moves d742be
   views 3e9cbf 06e597 fa7a25
   "Ben draws 2 × Adventure."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
164. Ben: play inconceivable
   waits for Anne, moves 51d0c6
   views 0dc468 608178 df9ade
   "Ben plays “Inconceivable!”."
   "Plot card 20 comes to nothing."
   "Anne is next."
165. Anne: aim for man_in_black
   waits for Anne, moves 9b9ab6
   views 4a8e5a 3e0a57 3fb9ba
   "Anne aims for “Where is The Man in Black?”: it takes the least."
166. Anne: inigo to 7
   waits for Anne, moves 750598
   views 5e70cd 9ac8be 262105
   "Anne moves Inigo to space 7."
167. Anne: inigo to grove
   waits for Anne, moves 176a29
   views 522b65 44d965 6b96a7
   "Anne moves Inigo to Secret Grove."
168. Anne: fezzik to 5, discarding fighting
   waits for Anne, moves e0e71d
   views 27211f 29e478 552741
   "Anne discards Fighting and moves Fezzik to space 5."
169. Anne: complete defy, discarding courage, love
   waits for chance, moves 643d54
   views 50a378 a84d98 cf2664
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
170. chance: Draw wits
   waits for Anne, moves 1bb64a
   views aac0d3 7ffb7f 879993
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
   "Anne draws Wits."
171. Anne: end the storytelling
   waits for chance, moves 643d54
   views 103eb1 f33403 cd1a6d
172. chance: Draw wits
   waits for chance, moves 643d54
   views 3fc117 0d5cf9 f1104d
   "Anne draws Wits."
173. chance: Draw love
   waits for chance, moves 643d54
   views 29d655 f4cbfb a57029
   "Anne draws Wits and Love."
174. chance: TurnPlot 19
   waits for Ben, moves 32c1a0
   views 8eb5ba 3fc240 b8088f
   "Anne draws Wits and Love."
   "Plot card 19, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Brute Squad B marches to Barracks."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
175. Ben: aim for man_in_black
   waits for Ben, moves b01fa2
   views a255a2 d6ee0d 247b0c
   "Ben aims for “Where is The Man in Black?”, along with Anne: it takes the least."
176. Ben: fezzik to 7
   waits for Ben, moves 554c0e
   views c0a1d5 1f7232 cf68ed
   "Ben moves Fezzik to space 7."
177. Ben: fezzik to grove
   waits for Ben, moves 3bd27a
   views 60d6b7 acbfbd 32ac0b
   "Ben moves Fezzik to Secret Grove."
178. Ben: ask whether to complete man_in_black
   waits for Anne, moves d75619
   views cb42cf bdc165 91c1ee
   "Ben asks whether to complete “Where is The Man in Black?”."
179. Anne: say: leave it to me
   waits for Ben, moves 733362
   views d374bb 82ebcf 2476ed
   "Anne wants to complete “Where is The Man in Black?”."
180. Ben: end the storytelling
   waits for chance, moves 643d54
   views 0ae693 4ac561 9ac241
181. chance: Draw fighting
   waits for chance, moves 643d54
   views fd5e23 02d45f 2a0152
   "Ben draws Fighting."
182. chance: Draw courage
   waits for chance, moves 643d54
   views 3d3a29 575337 47ec88
   "Ben draws Fighting and Courage."
183. chance: TurnPlot 3
   waits for Anne, moves 516770
   views fcccd3 eade7b a912cc
   "Ben draws Fighting and Courage."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 3."
   "Anne is next."
184. Anne: aim for man_in_black
   waits for Anne, moves 27fbe8
   views cb8fa8 f9ec31 208a3c
   "Anne aims for “Where is The Man in Black?”, along with Ben: it takes the least."
185. Anne: move no further
   waits for Anne, moves d4439b
   views 6616d9 723c5c 9edb6b
186. Anne: ask whether to complete man_in_black
   waits for Ben, moves cf1888
   views e4f38e 806ae7 cb044a
   "Anne asks whether to complete “Where is The Man in Black?”."
187. Ben: say: go ahead
   waits for Anne, moves 884f7a
   views e3d00a 72f851 bdb39e
   "Ben says: go ahead."
188. Anne: complete man_in_black, discarding adventure, love, wits
   waits for chance, moves 643d54
   views f1c62d 086dc2 81ed5e
   "Anne completes “Where is The Man in Black?” with Adventure, Love and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
189. chance: Draw wild_iocane
   waits for Anne, moves 8b18f1
   views eb1fac faf680 292cdf
   "Anne completes “Where is The Man in Black?” with Adventure, Love and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
   "Anne draws Iocane Powder."
190. Anne: end the storytelling
   waits for chance, moves 643d54
   views 83c8fa a604ff 084fa7
191. chance: Draw love
   waits for chance, moves 643d54
   views bcc039 e08d2a d227f4
   "Anne draws Love."
192. chance: Draw courage
   waits for chance, moves 643d54
   views d68b5e f07d7f 208dc3
   "Anne draws Love and Courage."
193. chance: TurnPlot 12
   waits for Ben, moves 958309
   views 1fa9c7 2fb0c3 b0fb80
   "Anne draws Love and Courage."
   "Plot card 12, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Gallery."
   "Ben is next."
194. Ben: aim for max
   waits for Ben, moves 8f985f
   views ab8eba 59ed3b acdf61
   "Ben aims for “A Very Small Miracle”: it cannot wait."
195. Ben: fezzik to 7
   waits for Ben, moves 554c0e
   views 47b312 c15510 5fc316
   "Ben moves Fezzik and Westley to space 7."
196. Ben: fezzik to 8
   waits for Ben, moves 3d8efb
   views eeffe8 f42b36 e8f1d5
   "Ben moves Fezzik and Westley to space 8."
197. Ben: offer seat 1 courage for wild_iocane
   waits for Anne, moves c87a2c
   views f18ef3 eebe9d 8a700d
   "Ben offers Anne Courage for Iocane Powder."
198. Anne: agree to the trade
   waits for Ben, moves df92d5
   views b0e2fe 821283 9e20ce
   "Anne agrees: Courage for Iocane Powder."
199. Ben: fezzik to 9, discarding adventure
   waits for Ben, moves ec7f86
   views cc57e4 56d5d5 7dfa04
   "Ben discards Adventure and moves Fezzik and Westley to space 9."
200. Ben: fezzik to 10, discarding adventure
   waits for Ben, moves c9c448
   views 3eccdf 6707d5 9bcc8b
   "Ben discards Adventure and moves Fezzik and Westley to space 10."
201. Ben: buttercup to hall, discarding adventure
   waits for Ben, moves bb3fa8
   views b30b8b 2250cb 09b8d5
   "Ben discards Adventure and moves Buttercup to Great Hall."
202. Ben: buttercup to g1, discarding fighting
   waits for Ben, moves 887fe4
   views 76488d 3c934d 95e2cb
   "Ben discards Fighting and moves Buttercup to Gallery."
203. Ben: end the storytelling
   waits for chance, moves 643d54
   views 41657a 6d8c91 b3a19c
204. chance: Draw courage
   waits for chance, moves 643d54
   views d7943d fe95d9 7d2370
   "Ben draws Courage."
205. chance: Draw love
   waits for chance, moves 643d54
   views 60384d e9adea 7f5e98
   "Ben draws Courage and Love."
206. chance: TurnPlot 4
   waits for Anne, moves 6e39c8
   views 495598 43a793 5fbb6d
   "Ben draws Courage and Love."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 4."
   "Anne is next."
207. Anne: aim for max
   waits for Anne, moves 63a95b
   views aa5e72 e61fb8 ec10cb
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
208. Anne: inigo to 7
   waits for Anne, moves e72fcb
   views 01f5db 8968c0 a9961c
   "Anne moves Inigo to space 7."
209. Anne: inigo to 8
   waits for Anne, moves 238d53
   views d476dd e8c5c9 574078
   "Anne moves Inigo to space 8."
210. Anne: inigo to 9, discarding courage
   waits for Anne, moves f07e5a
   views c85368 6967e1 67f979
   "Anne discards Courage and moves Inigo to space 9."
211. Anne: end the storytelling
   waits for chance, moves 643d54
   views 2bd7a4 4b9d51 163dcb
212. chance: Draw turn_the_page
   waits for chance, moves 643d54
   views 40f238 536e7d e4606c
   "Anne draws Turn the Page."
213. chance: Draw adventure
   waits for chance, moves 643d54
   views 1bc5cd 83a929 4ef8e4
   "Anne draws Turn the Page and Adventure."
214. chance: TurnPlot 10
   waits for Anne, moves 3cffd8
   views e99ad4 543dac a3cc36
   "Anne draws Turn the Page and Adventure."
   "Plot card 10, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 10."
215. Anne: discard adventure
   waits for Ben, moves 2da826
   views 923ca6 6fb68c 76efeb
   "Fezzik stands firm: Anne discards Adventure."
   "Ben is next."
216. Ben: aim for max
   waits for Ben, moves e1fe29
   views 3fdbd2 6a70fa a94ef5
   "Ben aims for “A Very Small Miracle”, along with Anne: it takes the least."
217. Ben: fezzik to max
   waits for Ben, moves 24f90f
   views 2f40be 7ff40a c607ac
   "Ben moves Fezzik and Westley to Miracle Max's."
218. Ben: move no further
   waits for Ben, moves 392cd3
   views 0e44aa a1d5d0 2d0cf4
219. Ben: end the storytelling
   waits for chance, moves 643d54
   views 9b1978 2d853d ded7b5
220. chance: Draw wits
   waits for chance, moves 643d54
   views 2c6261 b531c5 a5a135
   "Ben draws Wits."
221. chance: Draw fighting
   waits for chance, moves 643d54
   views d080f4 73acea 2b823c
   "Ben draws Wits and Fighting."
222. chance: TurnPlot 6
   waits for Anne, moves 3b5099
   views 3e8406 b75610 653a4e
   "Ben draws Wits and Fighting."
   "Plot card 6, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 6."
   "Anne is next."
223. Anne: aim for max
   waits for Anne, moves ac6596
   views 47787b 6c196b b46ac7
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
224. Anne: inigo to 10
   waits for Anne, moves 3f37b4
   views 42e179 5f33bd 5d28f6
   "Anne moves Inigo to space 10."
225. Anne: inigo to max
   waits for Anne, moves 72fea3
   views 7947fe e19d4d 2a405b
   "Anne moves Inigo to Miracle Max's."
226. Anne: ask whether to complete max
   waits for Ben, moves cf1888
   views b08f98 fff561 b0475a
   "Anne asks whether to complete “A Very Small Miracle”."
227. Ben: say: go ahead
   waits for Anne, moves 337429
   views bf5331 5d778a 62c57e
   "Ben says: go ahead."
228. Anne: play turn_the_page
   waits for chance, moves 643d54
   views cdd51a f23262 176435
   "Anne plays “Turn the Page”."
229. chance: Draw miracle_pill
   waits for chance, moves 643d54
   views 509cbf f1aaca ebf2aa
   "Anne plays “Turn the Page”."
   "Anne draws Chocolate-Coated Pill."
230. chance: Draw adventure
   waits for chance, moves 643d54
   views e4e418 416324 0fe017
   "Anne plays “Turn the Page”."
   "Anne draws Chocolate-Coated Pill and Adventure."
231. chance: Draw fighting
   waits for Anne, moves ce5763
   views 9f185b 096dc2 70079d
   "Anne plays “Turn the Page”."
   "Anne draws Chocolate-Coated Pill, Adventure and Fighting."
232. Anne: complete max, discarding adventure, courage, love, wits
   waits for chance, moves 643d54
   views d268c4 7f64f4 c52d20
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
233. chance: Draw grandpa_reads_on
   waits for Anne, moves 07d2c1
   views 4d76f8 911e79 d67438
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
   "Anne draws Grandpa Reads On."
234. Anne: play miracle_pill
   waits for Anne, moves 0d2498
   views ff432c b28783 654833
   "Anne plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
235. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 61504f e49a7a 906411
   "Anne uses a Miracle to draw Story cards."
236. chance: Draw wits
   waits for chance, moves 643d54
   views a183fb ef4102 c618c7
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits."
237. chance: Draw love
   waits for chance, moves 643d54
   views 548377 a8ed34 ff5b2b
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and Love."
238. chance: Draw love
   waits for Anne, moves 31e2ba
   views 4f493b 6e2cbe cc2ef3
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and 2 × Love."
239. Anne: offer seat 2 love for wild_iocane
   waits for Ben, moves 69238d
   views 14467d 550351 2ed251
   "Anne offers Ben Love for Iocane Powder."
240. Ben: agree to the trade
   waits for Anne, moves 210a3b
   views c4a116 5d2293 5e6c8f
   "Ben agrees: Love for Iocane Powder."
241. Anne: fezzik to 10, discarding love
   waits for Anne, moves e9c3f1
   views 1e255a 57d09b a1b0d1
   "Anne discards Love and moves Fezzik and Westley to space 10."
242. Anne: fezzik to 12, discarding wits
   waits for Anne, moves c75fab
   views b25816 b18bc3 89d7a2
   "Anne discards Wits and moves Fezzik and Westley to space 12."
243. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6685f3 e581c7 9a5f30
244. chance: Draw courage
   waits for chance, moves 643d54
   views c80d52 192ade 54ed0c
   "Anne draws Courage."
245. chance: Draw courage
   waits for chance, moves 643d54
   views 0acb0c b6735c 675d81
   "Anne draws 2 × Courage."
246. chance: TurnPlot 16
   waits for Ben, moves bac5ae
   views cf2ea4 ba577a 39fc75
   "Anne draws 2 × Courage."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
247. Ben: aim for wall
   waits for Ben, moves 113bf8
   views 45a932 7f8267 35c4de
   "Ben aims for “Over the Castle Wall”: it cannot wait."
248. Ben: fezzik to wall
   waits for Ben, moves 043428
   views c7dc87 6de095 435805
   "Ben moves Fezzik and Westley to Castle Wall."
249. Ben: inigo to 10
   waits for Ben, moves edabd3
   views c99b67 34f98b 1d2f90
   "Ben moves Inigo to space 10."
250. Ben: inigo to 12, discarding love
   waits for Ben, moves 88f27f
   views 4ece87 b4a2f5 ac4160
   "Ben discards Love and moves Inigo to space 12."
251. Ben: inigo to wall, discarding love
   waits for Ben, moves 08fa0f
   views be54fb 027dec 872b92
   "Ben discards Love and moves Inigo to Castle Wall."
252. Ben: ask whether to complete wall
   waits for Anne, moves d75619
   views b2b7cc 7c0a86 5930f6
   "Ben asks whether to complete “Over the Castle Wall”."
253. Anne: say: go ahead
   waits for Ben, moves eb0bd8
   views 63c5e2 0b66f4 c9bef5
   "Anne says: go ahead."
254. Ben: complete wall, discarding courage, fighting, wild_man_in_black
   waits for chance, moves 643d54
   views 378e86 562719 9b40ec
   "Ben completes “Over the Castle Wall” with Courage, Fighting and Man in Black. Three men look down on sixty guards. One of them cannot yet hold up his own head."
255. chance: Draw wild_six_fingered_sword
   waits for Anne, Ben, moves fa5087
   views 9eb94b 7ac2b3 2d67f9
   "Ben completes “Over the Castle Wall” with Courage, Fighting and Man in Black. Three men look down on sixty guards. One of them cannot yet hold up his own head."
   "Ben draws Six-Fingered Sword."
   "Chapter 5 is told: It'll Take A Miracle."
256. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views b88418 b8e7d4 043330
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"shoo","cards":["inconceivable","love"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[5,5],"ending":{"type":"bookmarked","campaign":{"chapter":6,"miracles":0,"replayed":false,"specials":["grandpa_reads_on","inconceivable","miracle_pill","turn_the_page","wild_high_adventure","wild_iocane","wild_man_in_black","wild_six_fingered_sword"]}}}
   "The bookmark is at chapter 6."
