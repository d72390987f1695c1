Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":6,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 8ba3f0 613e54
   refuses Anne {"type":"act","action":"break","cards":["love","adventure"],"target":"door3"}: It is not your turn.
   refuses chance {"type":"act","action":"break","cards":["wits","wild_high_adventure"],"target":"door2"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'love', 'wits'),) ()
   waits for Anne, moves 9880cc
   views 919801 c3cb49
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
   views 94f8d2 f11324
   refuses Anne {"type":"complete","challenge":"storm","cards":["love","love","love"]}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"inigo","to":"1","cards":["fighting"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"stride","who":"inigo","via":"1","to":"nonsense","riding":false}: There are no steps left for that character.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 64b730 e92359
   refuses chance {"type":"act","action":"-7","cards":["wits"],"target":""}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 19ae96 b40644
   "Anne draws Fighting."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views d21b3c 7b06de
   "Anne draws Fighting and Love."
6. chance: TurnPlot 3
   waits for Anne, moves 9880cc
   views fb6f7d 49949a
   "Anne draws Fighting and Love."
   "Plot card 3, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to space 8."
   "Anne is next."
   refuses Anne {"type":"step","who":"fezzik","to":"2","cards":["wits"],"riding":true}: The cards do not fit: it takes nothing.
7. Anne: move no further
   waits for Anne, moves 8a5974
   views 166c1d a0e2be
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views cd4ba0 eee304
9. chance: Draw love
   waits for chance, moves cf1cbb
   views 46c7b4 39381f
   "Anne draws Love."
10. chance: Draw love
   waits for chance, moves cf1cbb
   views 1c2024 b01886
   "Anne draws 2 × Love."
11. chance: TurnPlot 12
   waits for Anne, moves 92f8cb
   views 06500d 433301
   "Anne draws 2 × Love."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
12. Anne: discard adventure
   waits for Anne, moves 3986c2
   views f31e26 ba6c29
   "Anne discards Adventure."
13. Anne: discard wits
   waits for Anne, moves 9880cc
   views 2b8f5e c28679
   "Anne discards Wits."
   "Anne is next."
14. Anne: move no further
   waits for Anne, moves 2917b4
   views 560a05 86f782
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6bb32f b88ccd
16. chance: Draw wits
   waits for chance, moves cf1cbb
   views 5a4aef f432c2
   "Anne draws Wits."
17. chance: Draw wits
   waits for chance, moves cf1cbb
   views 364ad4 edee21
   "Anne draws 2 × Wits."
18. chance: TurnPlot 11
   waits for Anne, moves 806267
   views 9a7edf fc7382
   "Anne draws 2 × Wits."
   "Plot card 11, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
19. Anne: discard fighting
   waits for Anne, moves 3986c2
   views 343b0d 096b9d
   "Anne discards Fighting."
20. Anne: discard fighting
   waits for Anne, moves 9880cc
   views 8e2f96 0c8611
   "Anne discards Fighting."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 3b65a2
   views 26b16b d509bc
22. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views da0c10 b0bad5
23. chance: Draw love
   waits for chance, moves cf1cbb
   views 493716 6b71cb
   "Anne draws Love."
24. chance: Draw love
   waits for chance, moves cf1cbb
   views 290f35 3e84fb
   "Anne draws 2 × Love."
25. chance: TurnPlot 9
   waits for Anne, moves 4ae9fa
   views 42fb26 a7cd19
   "Anne draws 2 × Love."
   "Plot card 9, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 9."
26. Anne: discard love
   waits for Anne, moves 1d00b6
   views 0bb094 958995
   "Anne discards Love."
27. Anne: discard love
   waits for Anne, moves 9880cc
   views e94c29 ced3a0
   "Anne discards Love."
   "Anne is next."
28. Anne: move no further
   waits for Anne, moves 3b65a2
   views f2a7ea 4954bd
29. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8218da 1611eb
30. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3036e9 f8e5bb
   "Anne draws Wits."
31. chance: Draw courage
   waits for chance, moves cf1cbb
   views c08620 9eb723
   "Anne draws Wits and Courage."
32. chance: TurnPlot 13
   waits for Anne, moves c80739
   views 27c172 db8faa
   "Anne draws Wits and Courage."
   "Plot card 13, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
33. Anne: discard courage
   waits for Anne, moves 1d00b6
   views 8adfde 46bfa0
   "Anne discards Courage."
34. Anne: discard wits
   waits for Anne, moves 9880cc
   views dbef88 dadc03
   "Anne discards Wits."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves 3b65a2
   views 2f987c 80af86
36. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9a126b 915b26
37. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 1ca1d2 60e89f
   "Anne draws Fighting."
38. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2b26cf d7f8e1
   "Anne draws Fighting and Wits."
39. chance: TurnPlot 18
   waits for Anne, moves 806267
   views 9c70bc a5d28c
   "Anne draws Fighting and Wits."
   "Plot card 18, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 9."
40. Anne: discard fighting
   waits for Anne, moves 1d00b6
   views a52b7d e2c093
   "Anne discards Fighting."
41. Anne: discard love
   waits for Anne, moves 9880cc
   views d48f20 a0f8f5
   "Anne discards Love."
   "Anne is next."
42. Anne: move no further
   waits for Anne, moves 3b65a2
   views 55222a 178ea0
43. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d7832a bc2742
44. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8a0aae 0f5f79
   "Anne draws Courage."
45. chance: Draw courage
   waits for chance, moves cf1cbb
   views a56873 a9b9ac
   "Anne draws 2 × Courage."
46. chance: TurnPlot 2
   waits for Anne, moves c80739
   views 3c6f9b 5abda1
   "Anne draws 2 × Courage."
   "Plot card 2, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to Honeymoon Suite."
47. Anne: discard courage
   waits for Anne, moves 03dab9
   views 1c1d0b 6c3130
   "Anne discards Courage."
48. Anne: discard courage
   waits for Anne, moves 9880cc
   views 75fc92 1b1a34
   "Anne discards Courage."
   "Anne is next."
49. Anne: move no further
   waits for Anne, moves 3b65a2
   views f02bb7 f4b077
50. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ee95d7 9b1a76
51. chance: Draw love
   waits for chance, moves cf1cbb
   views b3ce54 a2c9fb
   "Anne draws Love."
52. chance: Draw courage
   waits for chance, moves cf1cbb
   views f34394 49f37f
   "Anne draws Love and Courage."
53. chance: TurnPlot 20
   waits for Anne, moves d4e62b
   views 065f2d 1fa88c
   "Anne draws Love and Courage."
   "Plot card 20, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "The Grandson interrupts. The bride despairs (Plot cards 17-20) while Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed. Grandpa reads the chapter again."
54. Anne: read on
   waits for chance, moves cf1cbb
   views 85426f 474252
   "Anne wants to hear more."
55. chance: Deal 0 (('adventure', 'courage', 'wits', 'wits'),) ()
   waits for Anne, moves 9880cc
   views 8043a4 d14426
   "Anne wants to hear more."
   "Chapter 6, read again: Have Fun Storming the Castle. Anne goes first."
56. Anne: fezzik and whoever rides along to 1
   waits for Anne, moves d20eb9
   views 29da09 f0ca85
   "Anne moves Fezzik and Westley to space 1."
57. Anne: fezzik and whoever rides along to gate
   waits for Anne, moves 25a3a4
   views be7ed8 111078
   "Anne moves Fezzik and Westley to Main Gate."
   refuses Anne {"type":"step","who":"westley","to":"3","cards":[],"riding":true}: That way is closed until a challenge is completed.
58. Anne: inigo to 1, discarding wits
   waits for Anne, moves 2e775f
   views 7221cf 81beb2
   "Anne discards Wits and moves Inigo to space 1."
59. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2149ea f0af11
60. chance: Draw courage
   waits for chance, moves cf1cbb
   views 368518 c3a2b9
   "Anne draws Courage."
61. chance: Draw courage
   waits for chance, moves cf1cbb
   views 7d01c0 0a9f48
   "Anne draws 2 × Courage."
62. chance: TurnPlot 7
   waits for Anne, moves 1533df
   views 9001c7 c2c07d
   "Anne draws 2 × Courage."
   "Plot card 7, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 7."
   "Anne is next."
63. Anne: inigo to gate
   waits for Anne, moves f747e1
   views 73a859 b68fa3
   "Anne moves Inigo to Main Gate."
64. Anne: fezzik and whoever rides along to 1
   waits for Anne, moves e115bf
   views 109593 120294
   "Anne moves Fezzik and Westley to space 1."
65. Anne: fezzik and whoever rides along to gate, discarding courage
   waits for Anne, moves a88db2
   views 57feef 6e865a
   "Anne discards Courage and moves Fezzik and Westley to Main Gate."
66. Anne: complete storm, discarding adventure, courage, wits
   waits for chance, moves cf1cbb
   views 6a231b 1b454f
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
67. chance: Draw wild_high_adventure
   waits for Anne, moves de7b93
   views aeb7e8 1b3a78
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
   "Anne draws High Adventure."
   refuses Anne {"type":"complete","challenge":"storm","cards":["adventure","courage","wits"]}: That challenge is completed already.
68. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f853df 065584
69. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 15b7a8 c359c1
   "Anne draws Adventure."
70. chance: Draw love
   waits for chance, moves cf1cbb
   views a0da97 d40669
   "Anne draws Adventure and Love."
71. chance: TurnPlot 4
   waits for Anne, moves 9e56e9
   views 1e2969 8ee6c8
   "Anne draws Adventure and Love."
   "Plot card 4, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to space 8."
   "Anne is next."
72. Anne: westley to 3
   waits for Anne, moves 2be76d
   views 1131fe 75d48a
   "Anne moves Westley to space 3."
73. Anne: westley to 4
   waits for Anne, moves 377990
   views 825ba7 ccb838
   "Anne moves Westley to space 4."
74. Anne: inigo to 2, discarding adventure
   waits for Anne, moves b15909
   views fa5055 e20f25
   "Anne discards Adventure and moves Inigo to space 2."
   refuses Anne {"type":"stride","who":"westley","via":"door2","to":"nonsense","riding":false}: Nobody can enter that space now.
75. Anne: westley to 3, discarding courage
   waits for Anne, moves a865f2
   views d51a01 dfbba2
   "Anne discards Courage and moves Westley to space 3."
76. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2b60f5 0fe15c
77. chance: Draw love
   waits for chance, moves cf1cbb
   views 5b6b5a b9aaca
   "Anne draws Love."
78. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e02a63 635f35
   "Anne draws Love and Fighting."
79. chance: TurnPlot 14
   waits for Anne, moves 506b1c
   views 945ffd d726f7
   "Anne draws Love and Fighting."
   "Plot card 14, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
80. Anne: discard fighting
   waits for Anne, moves a85102
   views ce4816 d3adab
   "Anne discards Fighting."
   "Anne is next."
81. Anne: inigo to gate
   waits for Anne, moves 2be76d
   views 5bdc81 81ce0c
   "Anne moves Inigo to Main Gate."
82. Anne: inigo to 3
   waits for Anne, moves 812dee
   views dcca5b 513a69
   "Anne moves Inigo to space 3."
83. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 4d32fd 6fc9ca
84. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 8dcc2c 19dfbf
   "Anne draws Adventure."
85. chance: Draw wits
   waits for chance, moves cf1cbb
   views ee2904 31af0e
   "Anne draws Adventure and Wits."
86. chance: TurnPlot 8
   waits for Anne, moves 5ee921
   views be0347 90e7e0
   "Anne draws Adventure and Wits."
   "Plot card 8, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 8."
   "Anne is next."
87. Anne: westley to 4
   waits for Anne, moves c2d07d
   views 8a6a8c 31d439
   "Anne moves Westley to space 4."
88. Anne: inigo to 4
   waits for Anne, moves 66af4f
   views 8f12d2 839d11
   "Anne moves Inigo to space 4."
89. Anne: break at door2, discarding adventure, wits
   waits for Anne, moves 0c0ec6
   views 184b2b 9b5e43
   "Anne opens the lock at Tower Door with Adventure and Wits."
   "Tower Door is open."
90. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 23acbf 4b894e
91. chance: Draw love
   waits for chance, moves cf1cbb
   views 72e593 2bcf03
   "Anne draws Love."
92. chance: Draw fighting
   waits for chance, moves cf1cbb
   views dd83ea 22737f
   "Anne draws Love and Fighting."
93. chance: TurnPlot 2
   waits for Anne, moves 4f09da
   views dac525 5deeb0
   "Anne draws Love and Fighting."
   "Plot card 2, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to space 9."
   "Anne is next."
94. Anne: westley to door2
   waits for Anne, moves af8bde
   views 1619ad 62bd34
   "Anne moves Westley to Tower Door."
95. Anne: westley to 8
   waits for Anne, moves 07ec2d
   views 1897e8 afb079
   "Anne moves Westley to space 8."
96. Anne: westley to 9, discarding wild_high_adventure
   waits for Anne, moves 0dd4ac
   views d798f3 f531cc
   "Anne discards High Adventure and moves Westley to space 9."
97. Anne: complete bride, discarding love, love, love
   waits for chance, moves cf1cbb
   views 984b20 645e23
   "Anne completes “Find the Bride” with 3 × Love. She has given up waiting. He is there, a little pale, on the pillows."
98. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 9afb66
   views 2e8589 88a20a
   "Anne completes “Find the Bride” with 3 × Love. She has given up waiting. He is there, a little pale, on the pillows."
   "Anne draws Six-Fingered Sword."
99. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a82677 20877a
100. chance: Draw adventure
   waits for chance, moves cf1cbb
   views c36ca0 55a63c
   "Anne draws Adventure."
101. chance: Draw love
   waits for chance, moves cf1cbb
   views fc433c 71db56
   "Anne draws Adventure and Love."
102. chance: TurnPlot 1
   waits for Anne, moves 47e9e8
   views 0dbf4f 5dfb11
   "Anne draws Adventure and Love."
   "Plot card 1, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Humperdinck goes to space 10."
   "Anne is next."
103. Anne: inigo to door2
   waits for Anne, moves 85e3b0
   views 8a97ef ba904f
   "Anne moves Inigo to Tower Door."
104. Anne: inigo to 8
   waits for Anne, moves 4f25d4
   views c90dd7 155aa3
   "Anne moves Inigo to space 8."
105. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3d0b7d 2d2015
106. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8a8a92 d08a34
   "Anne draws Courage."
107. chance: Draw courage
   waits for chance, moves cf1cbb
   views dd46d8 1331b3
   "Anne draws 2 × Courage."
108. chance: TurnPlot 19
   waits for Anne, moves 380482
   views 5ef6f6 d988ba
   "Anne draws 2 × Courage."
   "Plot card 19, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Humperdinck goes to Honeymoon Suite."
   "Anne is next."
109. Anne: fezzik to 3
   waits for Anne, moves 317716
   views f11bff 7fd1c8
   "Anne moves Fezzik to space 3."
110. Anne: fezzik to 5
   waits for Anne, moves 6d624b
   views 012864 c88623
   "Anne moves Fezzik to space 5."
111. Anne: break at door3, discarding adventure, love
   waits for Anne, moves e4851e
   views 79b337 055b93
   "Anne opens the lock at Stable Door with Adventure and Love."
   "Stable Door is open."
112. Anne: complete revenge, discarding courage, fighting, wild_six_fingered_sword
   waits for chance, moves cf1cbb
   views 5d45bb 942e38
   "Anne completes “The Six-Fingered Man” with Courage, Fighting and Six-Fingered Sword. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
113. chance: Draw white_horses
   waits for Anne, moves 29e465
   views 2097d9 1a9ebd
   "Anne completes “The Six-Fingered Man” with Courage, Fighting and Six-Fingered Sword. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
   "Anne draws Four White Horses."
114. Anne: play white_horses
   waits for Anne, moves 50eb68
   views 5d72a0 334933
   "Anne plays “Four White Horses”."
115. Anne: fezzik to door3
   waits for Anne, moves 70daed
   views 5f49eb 6eeff7
   "Anne moves Fezzik to Stable Door."
116. Anne: fezzik to 11
   waits for Anne, moves 0900aa
   views 94c688 a735c6
   "Anne moves Fezzik to space 11."
117. Anne: inigo to 9
   waits for Anne, moves 5b7480
   views a2cb68 e10567
   "Anne moves Inigo to space 9."
118. Anne: inigo to suite
   waits for Anne, moves 79e8e5
   views 29a78a 2cbfc3
   "Anne moves Inigo to Honeymoon Suite."
119. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views bc40bb e54638
120. chance: Draw wits
   waits for chance, moves cf1cbb
   views e5080c 99a19a
   "Anne draws Wits."
121. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8d5e11 2543ad
   "Anne draws Wits and Courage."
122. chance: TurnPlot 12
   waits for Anne, moves 754f60
   views 0b22e4 75364a
   "Anne draws Wits and Courage."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Tower Door is locked."
   "Anne is next."
123. Anne: fezzik to stables
   waits for Anne, moves 26b80b
   views a6eb72 ed8fcc
   "Anne moves Fezzik to Royal Stables."
124. Anne: westley to suite
   waits for Anne, moves eac202
   views f60585 5edcd5
   "Anne moves Westley to Honeymoon Suite."
   "Westley's Confidence: 1 of 5."
   "Humperdinck's Confidence: 3 of 5."
125. Anne: bluff, discarding courage
   waits for Anne, moves eac202
   views 904b1f 1f3ad6
   "Anne: “Bluff”, with Courage."
   "Westley's Confidence: 2 of 5."
126. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 85f8f4 79077c
127. chance: Draw wits
   waits for chance, moves cf1cbb
   views 51e999 7ea64d
   "Anne draws Wits."
128. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 20e1d0 8f4b6a
   "Anne draws Wits and Fighting."
129. chance: TurnPlot 5
   waits for Anne, moves 7a1ceb
   views 78b0f1 ca849b
   "Anne draws Wits and Fighting."
   "Plot card 5, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Anne is next."
130. Anne: move no further
   waits for Anne, moves 1077fb
   views 514ec5 4c3a1f
131. Anne: bluff, discarding wits
   waits for Anne, moves 269bf3
   views be755b e88d15
   "Anne: “Bluff”, with Wits."
   "Westley's Confidence: 3 of 5."
132. Anne: complete pain, discarding courage, wits
   waits for chance, moves cf1cbb
   views c30ba8 cfd814
   "Anne completes “Words Sharper Than Swords” with Courage and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
133. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 9a74e9
   views a0c46f 3b8a77
   "Anne completes “Words Sharper Than Swords” with Courage and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
   "Anne draws Six-Fingered Sword."
134. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a7159d bd3ea2
135. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 0768ee b705f6
   "Anne draws Fighting."
136. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 9ac111 2b0bbe
   "Anne draws Fighting and Adventure."
137. chance: TurnPlot 6
   waits for Anne, moves 121b9e
   views 8688e6 15e770
   "Anne draws Fighting and Adventure."
   "Plot card 6, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Anne is next."
138. Anne: move no further
   waits for Anne, moves 944b68
   views 021f92 3d4fe6
139. Anne: complete horses, discarding adventure, fighting, wild_six_fingered_sword
   waits for chance, moves cf1cbb
   views b06eaa 4bb53e
   "Anne completes “Away on White Horses” with Adventure, Fighting and Six-Fingered Sword. Four white horses under the window, four friends and the whole wide night."
140. chance: Draw wild_high_adventure
   waits for nobody, moves cf1cbb
   views 975790 50a746
   "Anne completes “Away on White Horses” with Adventure, Fighting and Six-Fingered Sword. Four white horses under the window, four friends and the whole wide night."
   "Anne draws High Adventure."
   "Chapter 6 is told: Have Fun Storming the Castle."
   refuses Anne {"type":"act","action":"break","cards":["fighting","adventure"],"target":"door3"}: The game is over.
ends {"winners":[0],"scores":[6],"ending":{"type":"book-told","chapters":6}}
   "The book is told to the end: true love prevails!"
