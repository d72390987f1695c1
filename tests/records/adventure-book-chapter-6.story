Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":6,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 8c20a4 312edb
   refuses Anne {"type":"act","action":"break","cards":["love","adventure"],"target":"door3"}: It is not your turn.
   refuses chance {"type":"act","action":"break","cards":["wits","wild_high_adventure"],"target":"door2"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'love', 'wits'),) ()
   waits for Anne, moves 9880cc
   views c405e4 76391f
   "Chapter 6: Have Fun Storming the Castle. Anne goes first."
   refuses Anne {"type":"act","action":"nonsense","cards":["love","wits"],"target":"door1"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"bride","why":""}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"white_horses"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"fezzik","to":"aisle","cards":["fighting"],"riding":false}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"4","cards":["wild_high_adventure"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
2. Anne: move no further
   waits for Anne, moves 8a5974
   views cdde51 bf183a
   refuses Anne {"type":"complete","challenge":"storm","cards":["love","love","love"]}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"inigo","to":"1","cards":["fighting"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"stride","who":"inigo","via":"1","to":"nonsense","riding":false}: There are no steps left for that character.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fcce98 fbbb57
   refuses chance {"type":"act","action":"-7","cards":["wits"],"target":""}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 422390 4460db
   "Anne draws Fighting."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views db287b 9319c3
   "Anne draws Fighting and Love."
6. chance: TurnPlot 3
   waits for Anne, moves 9880cc
   views f02132 a52abb
   "Anne draws Fighting and Love."
   "Plot card 3, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to space 8."
   "Anne is next."
   refuses Anne {"type":"step","who":"fezzik","to":"2","cards":["wits"],"riding":true}: The cards do not fit: it takes nothing.
7. Anne: move no further
   waits for Anne, moves 8a5974
   views 23f98c 28e2ca
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 539c2c 3ae2ed
9. chance: Draw love
   waits for chance, moves cf1cbb
   views aaacfe 0b1d86
   "Anne draws Love."
10. chance: Draw love
   waits for chance, moves cf1cbb
   views 01cde9 16547a
   "Anne draws 2 × Love."
11. chance: TurnPlot 12
   waits for Anne, moves 92f8cb
   views 13f1f7 e92936
   "Anne draws 2 × Love."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
12. Anne: discard adventure
   waits for Anne, moves 3986c2
   views d364e7 f8ef95
   "Anne discards Adventure."
13. Anne: discard wits
   waits for Anne, moves 9880cc
   views 1abf15 5b5761
   "Anne discards Wits."
   "Anne is next."
14. Anne: move no further
   waits for Anne, moves 2917b4
   views 2886c4 f84fa5
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 107234 6935a7
16. chance: Draw wits
   waits for chance, moves cf1cbb
   views e03760 a84301
   "Anne draws Wits."
17. chance: Draw wits
   waits for chance, moves cf1cbb
   views 158795 7bc198
   "Anne draws 2 × Wits."
18. chance: TurnPlot 11
   waits for Anne, moves 806267
   views 09b4ca 2f71f7
   "Anne draws 2 × Wits."
   "Plot card 11, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
19. Anne: discard fighting
   waits for Anne, moves 3986c2
   views d5c5af 59481b
   "Anne discards Fighting."
20. Anne: discard fighting
   waits for Anne, moves 9880cc
   views bd7759 bd9fc9
   "Anne discards Fighting."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 3b65a2
   views f40dff 9ce366
22. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c9fb30 7705e8
23. chance: Draw love
   waits for chance, moves cf1cbb
   views f10a29 a889b0
   "Anne draws Love."
24. chance: Draw love
   waits for chance, moves cf1cbb
   views 3cd4d1 19e519
   "Anne draws 2 × Love."
25. chance: TurnPlot 9
   waits for Anne, moves 4ae9fa
   views 388450 0848e3
   "Anne draws 2 × Love."
   "Plot card 9, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 9."
26. Anne: discard love
   waits for Anne, moves 1d00b6
   views f5ff06 8df594
   "Anne discards Love."
27. Anne: discard love
   waits for Anne, moves 9880cc
   views f62ba0 a9fb0c
   "Anne discards Love."
   "Anne is next."
28. Anne: move no further
   waits for Anne, moves 3b65a2
   views 9e2924 181e21
29. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d9b09a 81c2a3
30. chance: Draw wits
   waits for chance, moves cf1cbb
   views d0a9d5 9f12d4
   "Anne draws Wits."
31. chance: Draw courage
   waits for chance, moves cf1cbb
   views c59ded a8ef4f
   "Anne draws Wits and Courage."
32. chance: TurnPlot 13
   waits for Anne, moves c80739
   views 198175 8770da
   "Anne draws Wits and Courage."
   "Plot card 13, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
33. Anne: discard courage
   waits for Anne, moves 1d00b6
   views 322867 0f1091
   "Anne discards Courage."
34. Anne: discard wits
   waits for Anne, moves 9880cc
   views d555c9 22089d
   "Anne discards Wits."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves 3b65a2
   views 11dc3c 0ed365
36. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 989e44 12a9c0
37. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 909e21 85c000
   "Anne draws Fighting."
38. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4d752b 346f19
   "Anne draws Fighting and Wits."
39. chance: TurnPlot 18
   waits for Anne, moves 806267
   views 58a902 e7095e
   "Anne draws Fighting and Wits."
   "Plot card 18, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 9."
40. Anne: discard fighting
   waits for Anne, moves 1d00b6
   views 9713ab d82752
   "Anne discards Fighting."
41. Anne: discard love
   waits for Anne, moves 9880cc
   views 8dcd0b 81f319
   "Anne discards Love."
   "Anne is next."
42. Anne: move no further
   waits for Anne, moves 3b65a2
   views 0d9b14 1e4d90
43. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 21e4e7 6abb35
44. chance: Draw courage
   waits for chance, moves cf1cbb
   views cfc2bb 284b20
   "Anne draws Courage."
45. chance: Draw courage
   waits for chance, moves cf1cbb
   views ac7483 f1dc8f
   "Anne draws 2 × Courage."
46. chance: TurnPlot 2
   waits for Anne, moves c80739
   views e5b3e5 344c45
   "Anne draws 2 × Courage."
   "Plot card 2, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to Honeymoon Suite."
47. Anne: discard courage
   waits for Anne, moves 03dab9
   views 018c0c af159c
   "Anne discards Courage."
48. Anne: discard courage
   waits for Anne, moves 9880cc
   views dfba6c 461528
   "Anne discards Courage."
   "Anne is next."
49. Anne: move no further
   waits for Anne, moves 3b65a2
   views 88e9ef b7c902
50. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 56cccf b00159
51. chance: Draw love
   waits for chance, moves cf1cbb
   views ba20af 8cb9bc
   "Anne draws Love."
52. chance: Draw courage
   waits for chance, moves cf1cbb
   views 403090 1c957a
   "Anne draws Love and Courage."
53. chance: TurnPlot 20
   waits for Anne, moves d4e62b
   views 965d2a 0de05e
   "Anne draws Love and Courage."
   "Plot card 20, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "The Grandson interrupts. The bride despairs (Plot cards 17-20) while Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed. Grandpa reads the chapter again."
54. Anne: read on
   waits for chance, moves cf1cbb
   views d2a635 69fbe8
   "Anne wants to hear more."
55. chance: Deal 0 (('adventure', 'courage', 'wits', 'wits'),) ()
   waits for Anne, moves 9880cc
   views 2069e6 0c15ef
   "Anne wants to hear more."
   "Chapter 6, read again: Have Fun Storming the Castle. Anne goes first."
56. Anne: fezzik and whoever rides along to 1
   waits for Anne, moves d20eb9
   views 1985de c99b6e
   "Anne moves Fezzik and Westley to space 1."
57. Anne: fezzik and whoever rides along to gate
   waits for Anne, moves 25a3a4
   views 99b817 07f5ef
   "Anne moves Fezzik and Westley to Main Gate."
   refuses Anne {"type":"step","who":"westley","to":"3","cards":[],"riding":true}: That way is closed until a challenge is completed.
58. Anne: inigo to 1, discarding wits
   waits for Anne, moves 2e775f
   views 90dc51 852755
   "Anne discards Wits and moves Inigo to space 1."
59. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2b80cb cc3759
60. chance: Draw courage
   waits for chance, moves cf1cbb
   views 28eba5 011ef0
   "Anne draws Courage."
61. chance: Draw courage
   waits for chance, moves cf1cbb
   views 80ef38 7fadeb
   "Anne draws 2 × Courage."
62. chance: TurnPlot 7
   waits for Anne, moves 1533df
   views 5947a3 a02b92
   "Anne draws 2 × Courage."
   "Plot card 7, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 7."
   "Anne is next."
63. Anne: inigo to gate
   waits for Anne, moves f747e1
   views 01e352 232f83
   "Anne moves Inigo to Main Gate."
64. Anne: fezzik and whoever rides along to 1
   waits for Anne, moves e115bf
   views 02daa0 d97c03
   "Anne moves Fezzik and Westley to space 1."
65. Anne: fezzik and whoever rides along to gate, discarding courage
   waits for Anne, moves a88db2
   views 3beacf 455c78
   "Anne discards Courage and moves Fezzik and Westley to Main Gate."
66. Anne: complete storm, discarding adventure, courage, wits
   waits for chance, moves cf1cbb
   views c33772 79df85
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
67. chance: Draw wild_high_adventure
   waits for Anne, moves de7b93
   views 679294 ab8f91
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
   "Anne draws High Adventure."
   refuses Anne {"type":"complete","challenge":"storm","cards":["adventure","courage","wits"]}: That challenge is completed already.
68. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1e1fda 5ccd4a
69. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 707949 cabb6b
   "Anne draws Adventure."
70. chance: Draw love
   waits for chance, moves cf1cbb
   views 9556ea 087cc0
   "Anne draws Adventure and Love."
71. chance: TurnPlot 4
   waits for Anne, moves 9e56e9
   views e586ba 023d78
   "Anne draws Adventure and Love."
   "Plot card 4, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to space 8."
   "Anne is next."
72. Anne: westley to 3
   waits for Anne, moves 2be76d
   views 3bc9f1 74596a
   "Anne moves Westley to space 3."
73. Anne: westley to 4
   waits for Anne, moves 377990
   views 5d7b87 5968c0
   "Anne moves Westley to space 4."
74. Anne: inigo to 2, discarding adventure
   waits for Anne, moves b15909
   views e545b8 c52550
   "Anne discards Adventure and moves Inigo to space 2."
   refuses Anne {"type":"stride","who":"westley","via":"door2","to":"nonsense","riding":false}: Nobody can enter that space now.
75. Anne: westley to 3, discarding courage
   waits for Anne, moves a865f2
   views 0f1903 99cf2c
   "Anne discards Courage and moves Westley to space 3."
76. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 217eeb cc75ae
77. chance: Draw love
   waits for chance, moves cf1cbb
   views 143215 3bcae2
   "Anne draws Love."
78. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e1fca9 0e3eb1
   "Anne draws Love and Fighting."
79. chance: TurnPlot 14
   waits for Anne, moves 506b1c
   views 0bc19d 4352d3
   "Anne draws Love and Fighting."
   "Plot card 14, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
80. Anne: discard fighting
   waits for Anne, moves a85102
   views fe107a 0acebb
   "Anne discards Fighting."
   "Anne is next."
81. Anne: inigo to gate
   waits for Anne, moves 2be76d
   views 5a085f d5abd6
   "Anne moves Inigo to Main Gate."
82. Anne: inigo to 3
   waits for Anne, moves 812dee
   views ee1639 6e00ab
   "Anne moves Inigo to space 3."
83. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0f202d adcf05
84. chance: Draw adventure
   waits for chance, moves cf1cbb
   views d1d1ca 7c7cc8
   "Anne draws Adventure."
85. chance: Draw wits
   waits for chance, moves cf1cbb
   views 0a2c0c 81abee
   "Anne draws Adventure and Wits."
86. chance: TurnPlot 8
   waits for Anne, moves 5ee921
   views 3f4428 ef00c4
   "Anne draws Adventure and Wits."
   "Plot card 8, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 8."
   "Anne is next."
87. Anne: westley to 4
   waits for Anne, moves c2d07d
   views 6b9ceb 0e099a
   "Anne moves Westley to space 4."
88. Anne: inigo to 4
   waits for Anne, moves 66af4f
   views cca836 3bcbaa
   "Anne moves Inigo to space 4."
89. Anne: break at door2, discarding adventure, wits
   waits for Anne, moves 0c0ec6
   views ede8ef 52d696
   "Anne opens the lock at Tower Door with Adventure and Wits."
   "Tower Door is open."
90. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3779c4 ef053e
91. chance: Draw love
   waits for chance, moves cf1cbb
   views 59246e 2843e6
   "Anne draws Love."
92. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e5a3d3 43be1a
   "Anne draws Love and Fighting."
93. chance: TurnPlot 2
   waits for Anne, moves 4f09da
   views 8ae6a2 55a409
   "Anne draws Love and Fighting."
   "Plot card 2, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to space 9."
   "Anne is next."
94. Anne: westley to door2
   waits for Anne, moves af8bde
   views 6b5d40 fd9d08
   "Anne moves Westley to Tower Door."
95. Anne: westley to 8
   waits for Anne, moves 07ec2d
   views dd4d39 acde15
   "Anne moves Westley to space 8."
96. Anne: westley to 9, discarding wild_high_adventure
   waits for Anne, moves 0dd4ac
   views 6893de ddc963
   "Anne discards High Adventure and moves Westley to space 9."
97. Anne: complete bride, discarding love, love, love
   waits for chance, moves cf1cbb
   views 452e39 b59bf0
   "Anne completes “Find the Bride” with 3 × Love. She has given up waiting. He is there, a little pale, on the pillows."
98. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 9afb66
   views a1c129 a484b4
   "Anne completes “Find the Bride” with 3 × Love. She has given up waiting. He is there, a little pale, on the pillows."
   "Anne draws Six-Fingered Sword."
99. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views efd230 714dd9
100. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 941e3e 35c563
   "Anne draws Adventure."
101. chance: Draw love
   waits for chance, moves cf1cbb
   views a0cfa9 803a37
   "Anne draws Adventure and Love."
102. chance: TurnPlot 1
   waits for Anne, moves 47e9e8
   views 72977b b1434b
   "Anne draws Adventure and Love."
   "Plot card 1, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Humperdinck goes to space 10."
   "Anne is next."
103. Anne: inigo to door2
   waits for Anne, moves 85e3b0
   views 673e0a f3ffa3
   "Anne moves Inigo to Tower Door."
104. Anne: inigo to 8
   waits for Anne, moves 4f25d4
   views e2756c c95619
   "Anne moves Inigo to space 8."
105. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3b81b2 50c45b
106. chance: Draw courage
   waits for chance, moves cf1cbb
   views 1a24bc 43312a
   "Anne draws Courage."
107. chance: Draw courage
   waits for chance, moves cf1cbb
   views 4f02b1 f424bb
   "Anne draws 2 × Courage."
108. chance: TurnPlot 19
   waits for Anne, moves 380482
   views af78da 1379b9
   "Anne draws 2 × Courage."
   "Plot card 19, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Humperdinck goes to Honeymoon Suite."
   "Anne is next."
109. Anne: fezzik to 3
   waits for Anne, moves 317716
   views 2b4f9d bd8c2f
   "Anne moves Fezzik to space 3."
110. Anne: fezzik to 5
   waits for Anne, moves 6d624b
   views 04c01b b52a99
   "Anne moves Fezzik to space 5."
111. Anne: break at door3, discarding adventure, love
   waits for Anne, moves e4851e
   views b299f8 c83e18
   "Anne opens the lock at Stable Door with Adventure and Love."
   "Stable Door is open."
112. Anne: complete revenge, discarding courage, fighting, wild_six_fingered_sword
   waits for chance, moves cf1cbb
   views 211d63 516fad
   "Anne completes “The Six-Fingered Man” with Courage, Fighting and Six-Fingered Sword. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
113. chance: Draw white_horses
   waits for Anne, moves 29e465
   views 26b132 694a3d
   "Anne completes “The Six-Fingered Man” with Courage, Fighting and Six-Fingered Sword. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
   "Anne draws Four White Horses."
114. Anne: play white_horses
   waits for Anne, moves 50eb68
   views 2d9e47 974270
   "Anne plays “Four White Horses”."
115. Anne: fezzik to door3
   waits for Anne, moves 70daed
   views ba5dd7 2b01eb
   "Anne moves Fezzik to Stable Door."
116. Anne: fezzik to 11
   waits for Anne, moves 0900aa
   views 62a330 760013
   "Anne moves Fezzik to space 11."
117. Anne: inigo to 9
   waits for Anne, moves 5b7480
   views 66de0e 332064
   "Anne moves Inigo to space 9."
118. Anne: inigo to suite
   waits for Anne, moves 79e8e5
   views 059820 1dd2c8
   "Anne moves Inigo to Honeymoon Suite."
119. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7ed8b7 96664e
120. chance: Draw wits
   waits for chance, moves cf1cbb
   views 25d53c fdb7e0
   "Anne draws Wits."
121. chance: Draw courage
   waits for chance, moves cf1cbb
   views fb802e 478d0b
   "Anne draws Wits and Courage."
122. chance: TurnPlot 12
   waits for Anne, moves 754f60
   views b50fdd 425a13
   "Anne draws Wits and Courage."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Tower Door is locked."
   "Anne is next."
123. Anne: fezzik to stables
   waits for Anne, moves 26b80b
   views eca419 ed8484
   "Anne moves Fezzik to Royal Stables."
124. Anne: westley to suite
   waits for Anne, moves eac202
   views dbc0e4 79ae0d
   "Anne moves Westley to Honeymoon Suite."
   "Westley's Confidence: 1."
   "Humperdinck's Confidence: 3."
125. Anne: bluff, discarding courage
   waits for Anne, moves eac202
   views 1a3c04 f2506f
   "Anne: “Bluff”, with Courage."
   "Westley's Confidence: 2."
126. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b2c06a 6d074b
127. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3b3d7b 5802b6
   "Anne draws Wits."
128. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 8297c1 b72fc8
   "Anne draws Wits and Fighting."
129. chance: TurnPlot 5
   waits for Anne, moves 7a1ceb
   views f5454f 21ace4
   "Anne draws Wits and Fighting."
   "Plot card 5, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Anne is next."
130. Anne: move no further
   waits for Anne, moves 1077fb
   views b74b40 bca5f9
131. Anne: bluff, discarding wits
   waits for Anne, moves 269bf3
   views 2a2cb6 915ca4
   "Anne: “Bluff”, with Wits."
   "Westley's Confidence: 3."
132. Anne: complete pain, discarding courage, wits
   waits for chance, moves cf1cbb
   views 0ad022 235705
   "Anne completes “Words Sharper Than Swords” with Courage and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
133. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 9a74e9
   views 458c78 8d6b0d
   "Anne completes “Words Sharper Than Swords” with Courage and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
   "Anne draws Six-Fingered Sword."
134. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 75e077 b668a2
135. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 272889 d804b1
   "Anne draws Fighting."
136. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3b204a 4ecdaa
   "Anne draws Fighting and Adventure."
137. chance: TurnPlot 6
   waits for Anne, moves 121b9e
   views d5c6e0 6b6491
   "Anne draws Fighting and Adventure."
   "Plot card 6, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Anne is next."
138. Anne: move no further
   waits for Anne, moves 944b68
   views 1db224 68d617
139. Anne: complete horses, discarding adventure, fighting, wild_six_fingered_sword
   waits for chance, moves cf1cbb
   views cd6596 138efb
   "Anne completes “Away on White Horses” with Adventure, Fighting and Six-Fingered Sword. Four white horses under the window, four friends and the whole wide night."
140. chance: Draw wild_high_adventure
   waits for nobody, moves cf1cbb
   views be65b6 fb924f
   "Anne completes “Away on White Horses” with Adventure, Fighting and Six-Fingered Sword. Four white horses under the window, four friends and the whole wide night."
   "Anne draws High Adventure."
   "Chapter 6 is told: Have Fun Storming the Castle."
   refuses Anne {"type":"act","action":"break","cards":["fighting","adventure"],"target":"door3"}: The game is over.
ends {"winners":[0],"scores":[6],"ending":{"type":"book-told","chapters":6}}
   "All 6 chapters are told to the end: true love prevails!"
