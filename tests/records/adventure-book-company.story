Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views 93fa82 8089cb a3ccba
   refuses Anne {"type":"act","action":"shoo","cards":["fighting","wits","fighting","wits"],"target":"1"}: That move cannot be made now.
   refuses chance {"type":"act","action":"shoo","cards":["adventure","fighting"],"target":"5"}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views e939df 9420b5 4b2436
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views dd01ba a0c3f3 877bfe
   refuses chance {"type":"act","action":"shoo","cards":["love","wits"],"target":"nonsense"}: That deal does not fit the decks and the seats.
3. chance: Deal 1 (('courage', 'fighting', 'wits', 'wits'), ('courage', 'courage', 'love', 'wits')) ('lightning_sand', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'rous', 'rous', 'lightning_sand')
   waits for Ben, moves 3deeab
   views 599c44 d08949 2ff610
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
   views 74c479 d577c5 3d4b08
   "Ben aims for “The Popping Sound”: it takes the least."
   refuses Ben {"type":"plan","challenge":"out","why":""}: You have said what you aim for in this turn already.
   refuses Ben {"type":"step","who":"buttercup","to":"s1","cards":[],"riding":true}: There is nobody to take along.
5. Ben: westley to 1
   waits for Ben, moves 906e38
   views 32cb5a 8b2043 337f78
   "Ben moves Westley to space 1."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
6. Ben: dodge with courage
   waits for Ben, moves dd1add
   views 38ecfe 28ad02 d2fbb1
   "Ben wards it off with Courage."
   refuses Ben {"type":"stride","who":"buttercup","via":"1","to":"start","riding":false}: There are no steps left for that character.
7. Ben: westley to geyser
   waits for Ben, moves 9f7c66
   views 82d36f 37b0f6 e13fc1
   "Ben moves Westley to Flame Vents."
   refuses Ben {"type":"complete","challenge":"tale","cards":["adventure","love"]}: What it requires is not met yet.
   refuses Ben {"type":"trade","seat":1,"give":"adventure","take":"courage"}: A trade is one of your cards for one of another seat's.
8. Ben: end the storytelling
   waits for chance, moves 643d54
   views 6dfdcc 7c922e 655e5e
   refuses chance {"type":"act","action":"shoo","cards":["adventure","fighting"],"target":"10"}: That cannot be the next card of the deck.
9. chance: Draw love
   waits for chance, moves 643d54
   views cbb1ca ef2ebd 20dfe0
   "Ben draws Love."
10. chance: Draw fighting
   waits for chance, moves 643d54
   views 3bc9b1 7a71fd 2d173d
   "Ben draws Love and Fighting."
11. chance: TurnPlot 16
   waits for Ben, moves 521155
   views 2b82b0 b09177 c3885b
   "Ben draws Love and Fighting."
   "Plot card 16, “Smoke and steam”: Whoever's turn it is discards one card."
12. Ben: discard fighting
   waits for Anne, moves a51fb8
   views 963c4f 96436b 40808d
   "Ben discards Fighting."
   "Anne is next."
13. Anne: aim for flames
   waits for Anne, moves 08c98c
   views 1403bb 163a6d 88da7c
   "Anne aims for “The Popping Sound”, along with Ben: it takes the least."
   refuses Anne {"type":"step","who":"westley","to":"1","cards":["fighting"],"riding":false}: The cards do not fit: it takes nothing.
14. Anne: buttercup to 1
   waits for Anne, moves bd60d8
   views fb55d6 87438d 752e94
   "Anne moves Buttercup to space 1."
15. Anne: buttercup to geyser
   waits for Anne, moves 8bbec6
   views 34ca01 04301f 1336f3
   "Anne moves Buttercup to Flame Vents."
16. Anne: ask whether to complete flames
   waits for Ben, moves cf1888
   views a8a215 406ca6 af168c
   "Anne asks whether to complete “The Popping Sound”."
17. Ben: say: go ahead
   waits for Anne, moves 856898
   views 0b009c d6340f b6fc7c
   "Ben says: go ahead."
   refuses Anne {"type":"propose","challenge":"flames"}: You have asked about that challenge in this turn already.
18. Anne: complete flames, discarding courage, wits, wits
   waits for chance, moves 643d54
   views 639cc7 a75085 457bc8
   "Anne completes “The Popping Sound” with Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
19. chance: Draw wild_high_adventure
   waits for Anne, moves fe2218
   views 2324d3 a5780a a063dc
   "Anne completes “The Popping Sound” with Courage and 2 × Wits. The swamp gives itself away: first a pop, then the fire. From now on they listen."
   "Flame Spurt: no danger any more in this chapter."
   "Anne draws High Adventure."
   refuses Anne {"type":"propose","challenge":"flames"}: That challenge is completed already.
20. Anne: offer seat 2 fighting for love
   waits for Ben, moves 69238d
   views 3088e6 9aea11 9eca84
   "Anne offers Ben Fighting for Love."
21. Ben: agree to the trade
   waits for Anne, moves 90f4b4
   views 24cd27 e18417 6ec789
   "Ben agrees: Fighting for Love."
   refuses Anne {"type":"trade","seat":4,"give":"fighting","take":"wits"}: You have traded in this turn already.
22. Anne: end the storytelling
   waits for chance, moves 643d54
   views b07091 09c259 9db069
23. chance: Draw wits
   waits for chance, moves 643d54
   views f34027 6f6c20 b5f297
   "Anne draws Wits."
24. chance: Draw love
   waits for chance, moves 643d54
   views 8a844a 28724f 3132e9
   "Anne draws Wits and Love."
25. chance: TurnPlot 15
   waits for Anne, moves 53777c
   views f34fca ac074f 8cf937
   "Anne draws Wits and Love."
   "Plot card 15, “Smoke and steam”: Whoever's turn it is discards one card."
26. Anne: discard wits
   waits for Ben, moves 3f9b6b
   views be36bb f44599 866846
   "Anne discards Wits."
   "Ben is next."
27. Ben: aim for rous
   waits for Ben, moves 8fdda2
   views b403cd 9f3ab5 9d0d78
   "Ben aims for “Rodents of Unusual Size”: it takes the least."
28. Ben: westley to 3
   waits for Ben, moves abf04c
   views cbd828 4a000e bb6d34
   "Ben moves Westley to space 3."
29. Ben: westley to s3
   waits for Ben, moves 1a48a2
   views f918c6 3465ff 94d0e4
   "Ben moves Westley to Root Arch."
30. Ben: offer seat 1 wits for wild_high_adventure
   waits for Anne, moves c87a2c
   views bc0dd8 9df81b 0951de
   "Ben offers Anne Wits for High Adventure."
31. Anne: agree to the trade
   waits for Ben, moves 672f8f
   views f88183 d476b5 cf4587
   "Anne agrees: Wits for High Adventure."
32. Ben: westley to hollow, discarding love
   waits for Ben, moves b0a164
   views 7d829a 3cba72 753f59
   "Ben discards Love and moves Westley to Rats' Hollow."
33. Ben: complete rous, discarding courage, fighting, wild_high_adventure
   waits for chance, moves 643d54
   views 3ca6b7 f99e7e 3eca5a
   "Ben completes “Rodents of Unusual Size” with Courage, Fighting and High Adventure. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
34. chance: Draw turn_the_page
   waits for Ben, moves 6bf12f
   views 562e69 7f1cf9 f40054
   "Ben completes “Rodents of Unusual Size” with Courage, Fighting and High Adventure. He had just told her that he did not believe in them."
   "R.O.U.S.: no danger any more in this chapter."
   "Ben draws Turn the Page."
35. Ben: play turn_the_page
   waits for chance, moves 643d54
   views 2fb2f2 5ca8c2 6d21e5
   "Ben plays “Turn the Page”."
36. chance: Draw courage
   waits for chance, moves 643d54
   views 3ea2e6 8ef188 7bc035
   "Ben plays “Turn the Page”."
   "Ben draws Courage."
37. chance: Draw wits
   waits for chance, moves 643d54
   views a60fa1 6b9b27 795fbb
   "Ben plays “Turn the Page”."
   "Ben draws Courage and Wits."
38. chance: Draw courage
   waits for Ben, moves b90029
   views 86e602 53c830 8a0f58
   "Ben plays “Turn the Page”."
   "Ben draws 2 × Courage and Wits."
39. Ben: end the storytelling
   waits for chance, moves 643d54
   views 66492c 8543d8 e29deb
40. chance: Draw fighting
   waits for chance, moves 643d54
   views c82ea0 2407d4 222c00
   "Ben draws Fighting."
41. chance: Draw adventure
   waits for chance, moves 643d54
   views 84de38 c682b3 1c1ca2
   "Ben draws Fighting and Adventure."
42. chance: TurnPlot 1
   waits for chance, moves 643d54
   views 01167f 588c2a f5e394
   "Ben draws Fighting and Adventure."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
43. chance: DrawHazard lightning_sand
   waits for Anne, moves 6ecda1
   views 002ee7 48da28 bef1ff
   "Ben draws Fighting and Adventure."
   "Plot card 1, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 1!"
   "Anne is next."
44. Anne: aim for tale
   waits for Anne, moves 28dac2
   views 0bb508 8b583c 819a32
   "Anne aims for “How He Became Roberts”: it takes the least."
45. Anne: buttercup to 4
   waits for Anne, moves 8ebf58
   views d0719b 993fb8 64a842
   "Anne moves Buttercup to space 4."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 1."
46. Anne: buttercup to s4
   waits for Anne, moves 7cdc5b
   views 45d83f 9f5c63 764796
   "Anne moves Buttercup to Mossy Bank."
47. Anne: offer seat 2 wits for adventure
   waits for Ben, moves 69238d
   views faffd5 544beb 34a86b
   "Anne offers Ben Wits for Adventure."
48. Ben: agree to the trade
   waits for Anne, moves d6bc28
   views a68313 8209a6 92d91a
   "Ben agrees: Wits for Adventure."
49. Anne: westley to s4, discarding love
   waits for Anne, moves 4af596
   views d774fc 68f6e9 38ad0d
   "Anne discards Love and moves Westley to Mossy Bank."
50. Anne: complete tale, discarding adventure, love
   waits for chance, moves 643d54
   views 7bdaf8 611ac0 db286a
   "Anne completes “How He Became Roberts” with Adventure and Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
51. chance: Draw adventure
   waits for Anne, moves fc15bb
   views 1d3b39 3f77b0 caf112
   "Anne completes “How He Became Roberts” with Adventure and Love. On the one dry bank in the swamp he tells her how a farm boy grew into a pirate's dreadful name."
   "A wound is healed: 0 left."
   "Anne draws Adventure."
52. Anne: end the storytelling
   waits for chance, moves 643d54
   views 918cf5 fa5cf6 aefd13
53. chance: Draw fighting
   waits for chance, moves 643d54
   views b8240f 64d85c 509901
   "Anne draws Fighting."
54. chance: Draw courage
   waits for chance, moves 643d54
   views 2bdf16 8bf2de 3ce190
   "Anne draws Fighting and Courage."
55. chance: TurnPlot 5
   waits for chance, moves 643d54
   views 9c68a1 767412 23117e
   "Anne draws Fighting and Courage."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
56. chance: DrawHazard lightning_sand
   waits for Ben, moves 58ae5e
   views 988e5d 5e9d1b 431db0
   "Anne draws Fighting and Courage."
   "Plot card 5, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 5!"
   "Ben is next."
57. Ben: aim for sand
   waits for Ben, moves 6ed17f
   views b0b964 c2a653 222579
   "Ben aims for “Into the Lightning Sand”: it takes the least."
58. Ben: buttercup to 4
   waits for Ben, moves fae841
   views c9a939 05df79 ff483e
   "Ben moves Buttercup to space 4."
59. Ben: buttercup to s3
   waits for Ben, moves 9f1ad1
   views 028923 30dece 5adb42
   "Ben moves Buttercup to Root Arch."
60. Ben: end the storytelling
   waits for chance, moves 643d54
   views edbee9 54d4ea 99060e
61. chance: Draw adventure
   waits for chance, moves 643d54
   views d6084d c29d89 123d1b
   "Ben draws Adventure."
62. chance: Draw love
   waits for chance, moves 643d54
   views 791539 a552b4 c36aa8
   "Ben draws Adventure and Love."
63. chance: TurnPlot 4
   waits for chance, moves 643d54
   views cdb663 fdb97b cced00
   "Ben draws Adventure and Love."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
64. chance: DrawHazard lightning_sand
   waits for Ben, moves 970f52
   views 33670b 05838a 347716
   "Ben draws Adventure and Love."
   "Plot card 4, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Lightning Sand on space 4!"
65. Ben: discard adventure
   waits for Anne, moves d227a3
   views 1220e5 653bdd aa5c69
   "Ben discards Adventure."
   "Anne is next."
66. Anne: aim for sand
   waits for Anne, moves 3f26ea
   views 26a591 59d94f d0f07c
   "Anne aims for “Into the Lightning Sand”, along with Ben: it takes the least."
67. Anne: westley to hollow
   waits for Anne, moves cd9010
   views 02e3bc c3be99 6f750b
   "Anne moves Westley to Rats' Hollow."
68. Anne: westley to s3
   waits for Anne, moves 4aad1f
   views b8996c c86b68 087bee
   "Anne moves Westley to Root Arch."
69. Anne: offer seat 2 fighting for love
   waits for Ben, moves 69238d
   views f3b8c1 4dd93d 4647ad
   "Anne offers Ben Fighting for Love."
70. Ben: agree to the trade
   waits for Anne, moves 15de66
   views 652557 2174eb 5aae9f
   "Ben agrees: Fighting for Love."
71. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3da5f2 940bf5 d9931c
72. chance: Draw love
   waits for chance, moves 643d54
   views 702451 5b8534 24151b
   "Anne draws Love."
73. chance: Draw love
   waits for chance, moves 643d54
   views b0c8c1 9bf6a3 56096d
   "Anne draws 2 × Love."
74. chance: TurnPlot 19
   waits for chance, moves 643d54
   views 1b8c3c a7baca 5f1862
   "Anne draws 2 × Love."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
75. chance: Draw fighting
   waits for chance, moves 643d54
   views b149d5 e9eba0 b40ac9
   "Anne draws 2 × Love."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
76. chance: TurnPlot 9
   waits for Ben, moves 9486f3
   views 00b6e3 02a2fc 3f5a12
   "Anne draws 2 × Love."
   "Plot card 19, “The boy pulls up the blanket”: Whoever's turn it is draws one Story card. Then another Plot card is turned."
   "Anne draws Fighting."
   "Plot card 9, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Ben is next."
77. Ben: aim for sand
   waits for Ben, moves 322e55
   views 7810ae d206f8 458cf7
   "Ben aims for “Into the Lightning Sand”, along with Anne: it takes the least."
78. Ben: buttercup to sandpit
   waits for Ben, moves f34281
   views 2a359f ff3e3d 63f6a4
   "Ben moves Buttercup to Sand Hollow."
79. Ben: westley to sandpit
   waits for Ben, moves 2c9aa8
   views d8e068 97ae3c cd69c6
   "Ben moves Westley to Sand Hollow."
80. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views c58ad4 42ce22 6bbea1
   "Ben offers Anne Fighting for Love."
81. Anne: agree to the trade
   waits for Ben, moves d26a04
   views df483b c22101 137927
   "Anne agrees: Fighting for Love."
82. Ben: ask whether to complete sand
   waits for Anne, moves d75619
   views 604c42 19a1da 4ef66d
   "Ben asks whether to complete “Into the Lightning Sand”."
83. Anne: say: leave it to me
   waits for Ben, moves c6550e
   views 243e27 8ba19b b0d0e2
   "Anne wants to complete “Into the Lightning Sand”."
84. Ben: end the storytelling
   waits for chance, moves 643d54
   views f5378c 8749c2 1b9900
85. chance: Draw wits
   waits for chance, moves 643d54
   views 782bac e50604 205f09
   "Ben draws Wits."
86. chance: Draw adventure
   waits for chance, moves 643d54
   views 5bb29f 69a90d 23d195
   "Ben draws Wits and Adventure."
87. chance: TurnPlot 14
   waits for Ben, moves 970f52
   views b4e293 6e7c9b b82562
   "Ben draws Wits and Adventure."
   "Plot card 14, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
88. Ben: discard adventure
   waits for Ben, moves 409338
   views 9a1125 e8f671 75c1c0
   "Ben discards Adventure."
89. Ben: discard courage
   waits for Anne, moves e9b8c3
   views 9df3cb 125380 ffb0fd
   "Ben discards Courage."
   "Anne is next."
90. Anne: aim for sand
   waits for Anne, moves f0ecc1
   views cce7bb 6f8b72 ca2bb5
   "Anne aims for “Into the Lightning Sand”, along with Ben: it takes the least."
91. Anne: move no further
   waits for Anne, moves 67e99a
   views f76901 dd9dc4 fe9626
92. Anne: ask whether to complete sand
   waits for Ben, moves cf1888
   views 4ab588 05de33 68dfa3
   "Anne asks whether to complete “Into the Lightning Sand”."
93. Ben: say: go ahead
   waits for Anne, moves e0e900
   views 1284b1 666bf0 139e9e
   "Ben says: go ahead."
94. Anne: complete sand, discarding courage, fighting, love
   waits for chance, moves 643d54
   views d5d6fc 35a2ea 9508fc
   "Anne completes “Into the Lightning Sand” with Courage, Fighting and Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
95. chance: Draw inconceivable
   waits for Anne, moves 5256a3
   views f1560b 1c0a3b 1dea5f
   "Anne completes “Into the Lightning Sand” with Courage, Fighting and Love. She is gone between two heartbeats. He takes hold of a vine and dives in after her."
   "Lightning Sand: no danger any more in this chapter."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
96. Anne: end the storytelling
   waits for chance, moves 643d54
   views e079a3 26a00c a077ba
97. chance: Draw wits
   waits for chance, moves 643d54
   views b2b2fa 98791e 6d4cc9
   "Anne draws Wits."
98. chance: Draw courage
   waits for chance, moves 643d54
   views 7395b2 34955c 8ed1d1
   "Anne draws Wits and Courage."
99. chance: TurnPlot 11
   waits for Anne, moves c31419
   views e46420 fb6725 14dca3
   "Anne draws Wits and Courage."
   "Plot card 11, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
100. Anne: let the plot card be
   waits for Ben, moves cf0e6f
   views a2f1a6 accb69 7d978b
   "Anne lets it be."
   "Ben is next."
101. Ben: aim for out
   waits for Ben, moves d6c997
   views ad4525 cb019d 6b3584
   "Ben aims for “Out the Other Side”: it takes the least."
102. Ben: westley to 5
   waits for Ben, moves 800eab
   views 28529d 2e7ac4 dcb80f
   "Ben moves Westley to space 5."
103. Ben: westley to s5
   waits for Ben, moves 4d49d0
   views 273865 fb177c bd8008
   "Ben moves Westley to Dry Stump."
104. Ben: offer seat 1 courage for adventure
   waits for Anne, moves c87a2c
   views 001100 77890f 633502
   "Ben offers Anne Courage for Adventure."
105. Anne: agree to the trade
   waits for Ben, moves ad5d64
   views f9b949 cab565 d7ebf1
   "Anne agrees: Courage for Adventure."
106. Ben: westley to 8, discarding wits
   waits for Ben, moves eae36a
   views 5e93c2 6e09c4 32a5f4
   "Ben discards Wits and moves Westley to space 8."
107. Ben: westley to exit, discarding wits
   waits for Ben, moves eea777
   views 202b37 ea50b7 6be279
   "Ben discards Wits and moves Westley to Swamp's End."
108. Ben: buttercup to 5, discarding wits
   waits for Ben, moves 15e13e
   views 40792f 62c26f 44e346
   "Ben discards Wits and moves Buttercup to space 5."
109. Ben: end the storytelling
   waits for chance, moves 643d54
   views 60f863 13db68 b4e347
110. chance: Draw adventure
   waits for chance, moves 643d54
   views d07e9b abe208 3c5f53
   "Ben draws Adventure."
111. chance: Draw wits
   waits for chance, moves 643d54
   views c0ef1a c0dd55 a29101
   "Ben draws Adventure and Wits."
112. chance: TurnPlot 13
   waits for Anne, moves c31419
   views e00312 de3a74 aef398
   "Ben draws Adventure and Wits."
   "Plot card 13, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
113. Anne: let the plot card be
   waits for Ben, moves b6addb
   views 220603 4a094c 8635e5
   "Anne lets it be."
   "Danger! A card of Fighting wards it off."
114. Ben: dodge with fighting
   waits for Anne, moves 4457e9
   views c59610 1b4776 4510e1
   "Ben wards it off with Fighting."
   "Anne is next."
115. Anne: aim for out
   waits for Anne, moves 973aef
   views 6f7130 54578b 875888
   "Anne aims for “Out the Other Side”, along with Ben: it takes the least."
116. Anne: buttercup to s5
   waits for Anne, moves dceb5e
   views 5053c8 5bbf97 b2e391
   "Anne moves Buttercup to Dry Stump."
117. Anne: buttercup to 8
   waits for Anne, moves bc0f6f
   views 521821 411fc7 4bb05b
   "Anne moves Buttercup to space 8."
118. Anne: offer seat 2 courage for adventure
   waits for Ben, moves 69238d
   views 5301b5 a8c9a4 9b14dd
   "Anne offers Ben Courage for Adventure."
119. Ben: agree to the trade
   waits for Anne, moves cbea91
   views f45040 c50181 c06719
   "Ben agrees: Courage for Adventure."
120. Anne: buttercup to exit, discarding fighting
   waits for Anne, moves caf524
   views 95211d 355b96 7ca4a6
   "Anne discards Fighting and moves Buttercup to Swamp's End."
121. Anne: ask whether to complete out
   waits for Ben, moves cf1888
   views 0ef655 f468fb 8485f6
   "Anne asks whether to complete “Out the Other Side”."
122. Ben: say: go ahead
   waits for Anne, moves df186e
   views 8d24bc 44e8fc cdc6a2
   "Ben says: go ahead."
123. Anne: complete out, discarding adventure, courage, love
   waits for chance, moves 643d54
   views 98cfc6 3baaa4 7d1454
   "Anne completes “Out the Other Side” with Adventure, Courage and Love. Daylight, dry ground and each other. For a moment that is everything."
124. chance: Draw miracle_pill
   waits for Anne, Ben, moves fa5087
   views 377368 5976fa a07b3a
   "Anne completes “Out the Other Side” with Adventure, Courage and Love. Daylight, dry ground and each other. For a moment that is everything."
   "Anne draws Chocolate-Coated Pill."
   "Chapter 4 is told: Fire Swamp."
125. Anne: read on
   waits for Ben, moves 7ce8a6
   views 6365e8 d132e2 6c9dcc
   "Anne wants to hear more."
126. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views 41753c 7fd795 6c66d6
   "Ben wants to hear more."
127. Ben: leave it to the others who goes first
   waits for Anne, moves 505fdf
   views f443a6 600120 632b7f
128. Anne: leave it to the others who goes first
   waits for chance, moves 643d54
   views 051a61 29105a 4f88d0
129. chance: Deal 1 (('fighting', 'fighting', 'wild_high_adventure', 'wits'), ('adventure', 'love', 'love', 'wits')) ()
   waits for Ben, moves 38a472
   views 58ae10 bfb29a c20170
   "Chapter 5: It'll Take A Miracle. Ben goes first."
130. Ben: aim for revive
   waits for Ben, moves 19bf72
   views 172384 6bd883 96f475
   "Ben aims for “Fezzik Revives Inigo”: it takes the least."
131. Ben: fezzik to 1
   waits for Ben, moves 5d0736
   views d92cb1 449bb3 b619d8
   "Ben moves Fezzik to space 1."
132. Ben: fezzik to 3
   waits for Ben, moves ec7462
   views 830702 15f1c7 5cf226
   "Ben moves Fezzik to space 3."
133. Ben: offer seat 1 adventure for wild_high_adventure
   waits for Anne, moves c87a2c
   views bf8901 be3c2e e1a286
   "Ben offers Anne Adventure for High Adventure."
134. Anne: agree to the trade
   waits for Ben, moves 24a564
   views 5d772b d7d6a2 14fbb4
   "Anne agrees: Adventure for High Adventure."
135. Ben: fezzik to hut, discarding wits
   waits for Ben, moves bb22cc
   views 7d5cbf 88dafc 120233
   "Ben discards Wits and moves Fezzik to Thieves' Hut."
136. Ben: complete revive, discarding love, wild_high_adventure
   waits for chance, moves 643d54
   views 8e774e 36e372 2c0563
   "Ben completes “Fezzik Revives Inigo” with Love and High Adventure. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
137. chance: Draw wild_man_in_black
   waits for Ben, moves 5d7002
   views d739f4 58766c 0cfee6
   "Ben completes “Fezzik Revives Inigo” with Love and High Adventure. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
   "Ben draws Man in Black."
138. Ben: end the storytelling
   waits for chance, moves 643d54
   views 81fa63 2f5c29 87e616
139. chance: Draw courage
   waits for chance, moves 643d54
   views 86449c bcb3f4 90704d
   "Ben draws Courage."
140. chance: Draw inconceivable
   waits for chance, moves 643d54
   views 00ae72 24016e 865ebb
   "Ben draws Courage and Inconceivable!"
141. chance: TurnPlot 2
   waits for Ben, moves d742be
   views 3b8ae9 197c52 eaca25
   "Ben draws Courage and Inconceivable!"
   "Plot card 2, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
142. Ben: let the plot card be
   waits for Anne, moves 9010a9
   views f11854 c73800 f1f9d5
   "Ben lets it be."
   "Brute Squad B marches to space 2."
   "Anne is next."
143. Anne: aim for man_in_black
   waits for Anne, moves 1df3be
   views 20352f 22b165 262c65
   "Anne aims for “Where is The Man in Black?”: it takes the least."
144. Anne: inigo to 3
   waits for Anne, moves 60ea50
   views f6b18d cf9cda 02f8b7
   "Anne moves Inigo to space 3."
145. Anne: fezzik to 3
   waits for Anne, moves 914d55
   views 690318 a7332a 110f8a
   "Anne moves Fezzik to space 3."
   refuses Anne {"type":"step","who":"inigo","to":"5","cards":["love"],"riding":false}: Nobody can enter that space now.
146. Anne: shoo at 5, discarding fighting
   waits for Anne, moves b64a0b
   views 9d5873 8b155f f153b1
   "Anne drives the Brute Squad off space 5 with Fighting."
   "Brute Squad A marches to Barracks."
147. Anne: end the storytelling
   waits for chance, moves 643d54
   views 10b284 bb93f2 d4a4fd
148. chance: Draw love
   waits for chance, moves 643d54
   views 5da4ae dd99e2 8bd850
   "Anne draws Love."
149. chance: Draw adventure
   waits for chance, moves 643d54
   views 23fe93 8e81d7 dcf0ae
   "Anne draws Love and Adventure."
150. chance: TurnPlot 1
   waits for Ben, moves d742be
   views 92bcce e52623 52b803
   "Anne draws Love and Adventure."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
151. Ben: let the plot card be
   waits for Ben, moves e98375
   views 08081e 9a6f94 739bcb
   "Ben lets it be."
   "Brute Squad A marches to space 1."
   "Ben is next."
152. Ben: aim for defy
   waits for Ben, moves 416e97
   views 1c3d60 472ffc 18f7e4
   "Ben aims for “Buttercup Stands Her Ground”: it takes the least."
153. Ben: buttercup to hall
   waits for Ben, moves 016f3b
   views a588ce e16ff5 bcdbbe
   "Ben moves Buttercup to Great Hall."
154. Ben: buttercup to study
   waits for Ben, moves ecb452
   views cdf086 b07f6d 422a76
   "Ben moves Buttercup to Prince's Study."
155. Ben: offer seat 1 courage for adventure
   waits for Anne, moves c87a2c
   views 947c45 d7688e a16015
   "Ben offers Anne Courage for Adventure."
156. Anne: agree to the trade
   waits for Ben, moves 645a4c
   views aa15a1 cfdb5f a3b759
   "Anne agrees: Courage for Adventure."
157. Ben: ask whether to complete defy
   waits for Anne, moves d75619
   views 5a6231 d39020 eb3db9
   "Ben asks whether to complete “Buttercup Stands Her Ground”."
158. Anne: say: leave it to me
   waits for Ben, moves cc58c9
   views ff4aab 401684 a5bcc0
   "Anne wants to complete “Buttercup Stands Her Ground”."
159. Ben: inigo to 5, discarding love
   waits for Ben, moves 971602
   views 57023c 9d15aa fe0329
   "Ben discards Love and moves Inigo to space 5."
160. Ben: end the storytelling
   waits for chance, moves 643d54
   views ca0797 0ad646 968839
161. chance: Draw adventure
   waits for chance, moves 643d54
   views d53224 cb3025 4e7460
   "Ben draws Adventure."
162. chance: Draw adventure
   waits for chance, moves 643d54
   views 1d96d3 a1c1d3 ee77ea
   "Ben draws 2 × Adventure."
163. chance: TurnPlot 20
   waits for Ben, moves d742be
   views 7588db a8af8a 7edb6e
   "Ben draws 2 × Adventure."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
164. Ben: play inconceivable
   waits for Anne, moves 51d0c6
   views f4ef60 565fe1 59cd15
   "Ben plays “Inconceivable!”."
   "Plot card 20 comes to nothing."
   "Anne is next."
165. Anne: aim for man_in_black
   waits for Anne, moves 9b9ab6
   views 7bfc98 06e91b 216528
   "Anne aims for “Where is The Man in Black?”: it takes the least."
166. Anne: inigo to 7
   waits for Anne, moves 750598
   views 8b656f 56524c 9137b5
   "Anne moves Inigo to space 7."
167. Anne: inigo to grove
   waits for Anne, moves 176a29
   views 80aec6 79d32f 63346d
   "Anne moves Inigo to Secret Grove."
168. Anne: fezzik to 5, discarding fighting
   waits for Anne, moves e0e71d
   views eec9e1 21654a abd746
   "Anne discards Fighting and moves Fezzik to space 5."
169. Anne: complete defy, discarding courage, love
   waits for chance, moves 643d54
   views 7f6ffa 1f5407 c42ba4
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
170. chance: Draw wits
   waits for Anne, moves 1bb64a
   views 47f083 8d7baa 596702
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
   "Anne draws Wits."
171. Anne: end the storytelling
   waits for chance, moves 643d54
   views ce22a2 1c600d aef48e
172. chance: Draw wits
   waits for chance, moves 643d54
   views 61484f 2c8b5b a0d808
   "Anne draws Wits."
173. chance: Draw love
   waits for chance, moves 643d54
   views e20446 fd2e61 6274c2
   "Anne draws Wits and Love."
174. chance: TurnPlot 19
   waits for Ben, moves 32c1a0
   views f69b4d aec83b 4c4a8b
   "Anne draws Wits and Love."
   "Plot card 19, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Brute Squad B marches to Barracks."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
175. Ben: aim for man_in_black
   waits for Ben, moves b01fa2
   views 8f66ad b5aafa f24ee7
   "Ben aims for “Where is The Man in Black?”, along with Anne: it takes the least."
176. Ben: fezzik to 7
   waits for Ben, moves 554c0e
   views c4fd68 dda78f c28fdb
   "Ben moves Fezzik to space 7."
177. Ben: fezzik to grove
   waits for Ben, moves 3bd27a
   views 280efc d7723d fd89da
   "Ben moves Fezzik to Secret Grove."
178. Ben: ask whether to complete man_in_black
   waits for Anne, moves d75619
   views 6f7b0e a04d5b e1e899
   "Ben asks whether to complete “Where is The Man in Black?”."
179. Anne: say: leave it to me
   waits for Ben, moves 733362
   views 3a7bd4 64940f b0732e
   "Anne wants to complete “Where is The Man in Black?”."
180. Ben: end the storytelling
   waits for chance, moves 643d54
   views 7e4815 170842 71909a
181. chance: Draw fighting
   waits for chance, moves 643d54
   views 0a1c5f 790895 9588fc
   "Ben draws Fighting."
182. chance: Draw courage
   waits for chance, moves 643d54
   views 7b6bd4 20b2a7 16a416
   "Ben draws Fighting and Courage."
183. chance: TurnPlot 3
   waits for Anne, moves 516770
   views ad2cdd 4e70d3 45db01
   "Ben draws Fighting and Courage."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 3."
   "Anne is next."
184. Anne: aim for man_in_black
   waits for Anne, moves 27fbe8
   views 416bfd e729b2 5035ef
   "Anne aims for “Where is The Man in Black?”, along with Ben: it takes the least."
185. Anne: move no further
   waits for Anne, moves d4439b
   views 477725 741c3a ed496d
186. Anne: ask whether to complete man_in_black
   waits for Ben, moves cf1888
   views d1b41f 5f4848 c9eede
   "Anne asks whether to complete “Where is The Man in Black?”."
187. Ben: say: go ahead
   waits for Anne, moves 884f7a
   views 774be5 07711c e4a2c9
   "Ben says: go ahead."
188. Anne: complete man_in_black, discarding adventure, love, wits
   waits for chance, moves 643d54
   views cdcba8 84c81e dd6481
   "Anne completes “Where is The Man in Black?” with Adventure, Love and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
189. chance: Draw wild_iocane
   waits for Anne, moves 8b18f1
   views f28f5a aa7d3e 44978c
   "Anne completes “Where is The Man in Black?” with Adventure, Love and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
   "Anne draws Iocane Powder."
190. Anne: end the storytelling
   waits for chance, moves 643d54
   views 5093ad 29a17f 6917fb
191. chance: Draw love
   waits for chance, moves 643d54
   views 49801e 9bbed5 a9d4e5
   "Anne draws Love."
192. chance: Draw courage
   waits for chance, moves 643d54
   views a23f59 7ff1e7 dbb56a
   "Anne draws Love and Courage."
193. chance: TurnPlot 12
   waits for Ben, moves 958309
   views 7d8b9c 9fed34 2e6991
   "Anne draws Love and Courage."
   "Plot card 12, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Gallery."
   "Ben is next."
194. Ben: aim for max
   waits for Ben, moves 8f985f
   views 1c7959 a220eb 9eb5cf
   "Ben aims for “A Very Small Miracle”: it cannot wait."
195. Ben: fezzik to 7
   waits for Ben, moves 554c0e
   views 175f91 5ebf03 d5f5fa
   "Ben moves Fezzik and Westley to space 7."
196. Ben: fezzik to 8
   waits for Ben, moves 3d8efb
   views cd5445 495a4c ac8e24
   "Ben moves Fezzik and Westley to space 8."
197. Ben: offer seat 1 courage for wild_iocane
   waits for Anne, moves c87a2c
   views a61695 12e5b5 56c87b
   "Ben offers Anne Courage for Iocane Powder."
198. Anne: agree to the trade
   waits for Ben, moves df92d5
   views 3431be db9eb5 c0c4bf
   "Anne agrees: Courage for Iocane Powder."
199. Ben: fezzik to 9, discarding adventure
   waits for Ben, moves ec7f86
   views 84b550 7cfb3b f1424c
   "Ben discards Adventure and moves Fezzik and Westley to space 9."
200. Ben: fezzik to 10, discarding adventure
   waits for Ben, moves c9c448
   views 8db8d0 5cb56b 1b2dd4
   "Ben discards Adventure and moves Fezzik and Westley to space 10."
201. Ben: buttercup to hall, discarding adventure
   waits for Ben, moves bb3fa8
   views 7621b2 18b637 d0c717
   "Ben discards Adventure and moves Buttercup to Great Hall."
202. Ben: buttercup to g1, discarding fighting
   waits for Ben, moves 887fe4
   views 1c0569 c0f63a 9f7522
   "Ben discards Fighting and moves Buttercup to Gallery."
203. Ben: end the storytelling
   waits for chance, moves 643d54
   views 38f058 af22fb 637c3d
204. chance: Draw courage
   waits for chance, moves 643d54
   views 2a23d4 bd9f4e 143c27
   "Ben draws Courage."
205. chance: Draw love
   waits for chance, moves 643d54
   views b6ea65 299152 1fb09f
   "Ben draws Courage and Love."
206. chance: TurnPlot 4
   waits for Anne, moves 6e39c8
   views e38bda d77b39 20c1b3
   "Ben draws Courage and Love."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 4."
   "Anne is next."
207. Anne: aim for max
   waits for Anne, moves 63a95b
   views f095b0 9996e4 bd1699
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
208. Anne: inigo to 7
   waits for Anne, moves e72fcb
   views 3c9947 86b08b df3921
   "Anne moves Inigo to space 7."
209. Anne: inigo to 8
   waits for Anne, moves 238d53
   views e790e4 1054d9 d1733c
   "Anne moves Inigo to space 8."
210. Anne: inigo to 9, discarding courage
   waits for Anne, moves f07e5a
   views a9d135 b8b6e2 474ba0
   "Anne discards Courage and moves Inigo to space 9."
211. Anne: end the storytelling
   waits for chance, moves 643d54
   views cbaaf4 5a9f91 e5a792
212. chance: Draw turn_the_page
   waits for chance, moves 643d54
   views 0d4256 a3a6b0 70fcfc
   "Anne draws Turn the Page."
213. chance: Draw adventure
   waits for chance, moves 643d54
   views 951305 8cb471 fc24f4
   "Anne draws Turn the Page and Adventure."
214. chance: TurnPlot 10
   waits for Anne, moves 3cffd8
   views 828167 00cb81 25504d
   "Anne draws Turn the Page and Adventure."
   "Plot card 10, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 10."
215. Anne: discard adventure
   waits for Ben, moves 2da826
   views a9fc2a 065c42 dcbf8c
   "Fezzik stands firm: Anne discards Adventure."
   "Ben is next."
216. Ben: aim for max
   waits for Ben, moves e1fe29
   views cf440e cd5ef0 0cff0b
   "Ben aims for “A Very Small Miracle”, along with Anne: it takes the least."
217. Ben: fezzik to max
   waits for Ben, moves 24f90f
   views 8c4526 3fac46 e592f3
   "Ben moves Fezzik and Westley to Miracle Max's."
218. Ben: move no further
   waits for Ben, moves 392cd3
   views a3561c 89e762 715bac
219. Ben: end the storytelling
   waits for chance, moves 643d54
   views a9c9d8 d8ba8d a397d1
220. chance: Draw wits
   waits for chance, moves 643d54
   views ffe695 489712 5d9d3d
   "Ben draws Wits."
221. chance: Draw fighting
   waits for chance, moves 643d54
   views 261ddc c82429 3bda23
   "Ben draws Wits and Fighting."
222. chance: TurnPlot 6
   waits for Anne, moves 3b5099
   views 5c21d4 e53c36 bb7eb4
   "Ben draws Wits and Fighting."
   "Plot card 6, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 6."
   "Anne is next."
223. Anne: aim for max
   waits for Anne, moves ac6596
   views 2ac4fd 5cc9c4 743c29
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
224. Anne: inigo to 10
   waits for Anne, moves 3f37b4
   views 56e76b 6fefa3 a343b4
   "Anne moves Inigo to space 10."
225. Anne: inigo to max
   waits for Anne, moves 72fea3
   views 197a80 20d188 bebd80
   "Anne moves Inigo to Miracle Max's."
226. Anne: ask whether to complete max
   waits for Ben, moves cf1888
   views 3980e7 53419b 7243c3
   "Anne asks whether to complete “A Very Small Miracle”."
227. Ben: say: go ahead
   waits for Anne, moves 337429
   views 0331a1 fd0684 ef0611
   "Ben says: go ahead."
228. Anne: play turn_the_page
   waits for chance, moves 643d54
   views e8f5de 92b28b 0f00b7
   "Anne plays “Turn the Page”."
229. chance: Draw miracle_pill
   waits for chance, moves 643d54
   views 9c92b8 f9fab9 d5f32b
   "Anne plays “Turn the Page”."
   "Anne draws Chocolate-Coated Pill."
230. chance: Draw adventure
   waits for chance, moves 643d54
   views 5a005f f4b31d d8ca7e
   "Anne plays “Turn the Page”."
   "Anne draws Chocolate-Coated Pill and Adventure."
231. chance: Draw fighting
   waits for Anne, moves ce5763
   views c5e88b d1a9a4 cca13c
   "Anne plays “Turn the Page”."
   "Anne draws Chocolate-Coated Pill, Adventure and Fighting."
232. Anne: complete max, discarding adventure, courage, love, wits
   waits for chance, moves 643d54
   views e815a7 ec8fc0 167c82
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
233. chance: Draw grandpa_reads_on
   waits for Anne, moves 07d2c1
   views be26e1 b1ddf9 711ddf
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
   "Anne draws Grandpa Reads On."
234. Anne: play miracle_pill
   waits for Anne, moves 0d2498
   views f222cd 96d11f 3359bd
   "Anne plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
235. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 58e78a fd0fbf 12dd30
   "Anne uses a Miracle to draw Story cards."
236. chance: Draw wits
   waits for chance, moves 643d54
   views b70fca 80a36e 34b45b
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits."
237. chance: Draw love
   waits for chance, moves 643d54
   views dce954 81e298 debdcd
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and Love."
238. chance: Draw love
   waits for Anne, moves 31e2ba
   views 2531d7 8e23ee 87ab7c
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Wits and 2 × Love."
239. Anne: offer seat 2 love for wild_iocane
   waits for Ben, moves 69238d
   views 4e226b a41879 a0c91d
   "Anne offers Ben Love for Iocane Powder."
240. Ben: agree to the trade
   waits for Anne, moves 210a3b
   views f1edea ce3fbe f97a45
   "Ben agrees: Love for Iocane Powder."
241. Anne: fezzik to 10, discarding love
   waits for Anne, moves e9c3f1
   views 414ee3 b7de1b d2490d
   "Anne discards Love and moves Fezzik and Westley to space 10."
242. Anne: fezzik to 12, discarding wits
   waits for Anne, moves c75fab
   views b49fb0 561f01 19fa41
   "Anne discards Wits and moves Fezzik and Westley to space 12."
243. Anne: end the storytelling
   waits for chance, moves 643d54
   views bc209b 7ea560 b366e3
244. chance: Draw courage
   waits for chance, moves 643d54
   views 6d7d20 11974b 5b9944
   "Anne draws Courage."
245. chance: Draw courage
   waits for chance, moves 643d54
   views 28fd1b 7e093e 2d4617
   "Anne draws 2 × Courage."
246. chance: TurnPlot 16
   waits for Ben, moves bac5ae
   views 92e385 87dffc 7e402c
   "Anne draws 2 × Courage."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
247. Ben: aim for wall
   waits for Ben, moves 113bf8
   views 8c703a 7c1c6a 2dcf4e
   "Ben aims for “Over the Castle Wall”: it cannot wait."
248. Ben: fezzik to wall
   waits for Ben, moves 043428
   views a46927 5fe4da 0e9d02
   "Ben moves Fezzik and Westley to Castle Wall."
249. Ben: inigo to 10
   waits for Ben, moves edabd3
   views dbb924 728d48 2d17c6
   "Ben moves Inigo to space 10."
250. Ben: inigo to 12, discarding love
   waits for Ben, moves 88f27f
   views faa097 ab6d55 4a9380
   "Ben discards Love and moves Inigo to space 12."
251. Ben: inigo to wall, discarding love
   waits for Ben, moves 08fa0f
   views 950d3d df2f96 b29371
   "Ben discards Love and moves Inigo to Castle Wall."
252. Ben: ask whether to complete wall
   waits for Anne, moves d75619
   views cbf09a 283e62 81a741
   "Ben asks whether to complete “Over the Castle Wall”."
253. Anne: say: go ahead
   waits for Ben, moves eb0bd8
   views 2ac009 b7469f a06991
   "Anne says: go ahead."
254. Ben: complete wall, discarding courage, fighting, wild_man_in_black
   waits for chance, moves 643d54
   views 6a7e83 db1007 c56b91
   "Ben completes “Over the Castle Wall” with Courage, Fighting and Man in Black. Three men look down on sixty guards. One of them cannot yet hold up his own head."
255. chance: Draw wild_six_fingered_sword
   waits for Anne, Ben, moves fa5087
   views 9b0b74 51b80b e8106c
   "Ben completes “Over the Castle Wall” with Courage, Fighting and Man in Black. Three men look down on sixty guards. One of them cannot yet hold up his own head."
   "Ben draws Six-Fingered Sword."
   "Chapter 5 is told: It'll Take A Miracle."
256. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views b35def a682d5 0fb0d5
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"shoo","cards":["inconceivable","love"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[5,5],"ending":{"type":"bookmarked","campaign":{"chapter":6,"miracles":0,"replayed":false,"specials":["grandpa_reads_on","inconceivable","miracle_pill","turn_the_page","wild_high_adventure","wild_iocane","wild_man_in_black","wild_six_fingered_sword"]}}}
   "The bookmark is at chapter 6."
