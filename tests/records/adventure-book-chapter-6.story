Adventure Book, version 1 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":6,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 7ca922 b94396
   refuses Anne {"type":"act","action":"break","cards":["the_good_parts","wild_true_love"],"target":"door3"}: It is not your turn.
   refuses chance {"type":"act","action":"-7","cards":["adventure","wits"],"target":"door3"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'fighting', 'wits'),) ()
   waits for Anne, moves 1a0401
   views 46ce76 7b74b3
   "Chapter 6: Have Fun Storming the Castle. Anne goes first."
   refuses Anne {"type":"act","action":"break","cards":["love","wild_six_fingered_sword"],"target":"door2"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"pain"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"nonsense"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"inigo","to":"12","cards":["wild_true_love"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"1","cards":["fighting"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"inigo","to":"1","cards":["wits"],"riding":false}: The cards do not fit: it takes nothing.
2. Anne: move no further
   waits for Anne, moves 01a580
   views ee64d4 4350fe
   refuses Anne {"type":"complete","challenge":"storm","cards":["courage","wits"]}: What it requires is not met yet.
3. Anne: inigo to 2, discarding fighting
   waits for Anne, moves 88c951
   views 0123ee 115f54
   "Anne discards Fighting and moves Inigo to space 2."
   refuses Anne {"type":"step","who":"inigo","to":"gate","cards":["adventure"],"riding":true}: There is nobody to take along.
4. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5346a9 30a351
   refuses chance {"type":"act","action":"9999999999999999999999999999999999999999","cards":["love","wits"],"target":"door2"}: That cannot be the next card of the deck.
5. chance: Draw love
   waits for chance, moves cf1cbb
   views 424165 3c4eb3
   "Anne draws Love."
6. chance: Draw wits
   waits for chance, moves cf1cbb
   views 800eb8 2cca21
   "Anne draws Love and Wits."
7. chance: TurnPlot 15
   waits for Anne, moves 92f8cb
   views f1bc40 a1ec11
   "Anne draws Love and Wits."
   "Plot card 15, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
8. Anne: discard adventure
   waits for Anne, moves 0ccbb0
   views 98c1fd 1405c2
   "Anne discards Adventure."
   "Anne is next."
9. Anne: move no further
   waits for Anne, moves 234663
   views f1fd91 6698a7
10. Anne: inigo to start, discarding love
   waits for Anne, moves c96722
   views 77198d 180eba
   "Anne discards Love and moves Inigo to Start."
11. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9f9087 6bf6bd
12. chance: Draw courage
   waits for chance, moves cf1cbb
   views 9020c5 be860f
   "Anne draws Courage."
13. chance: Draw love
   waits for chance, moves cf1cbb
   views 83e0d0 8703d3
   "Anne draws Courage and Love."
14. chance: TurnPlot 20
   waits for Anne, moves 1a0401
   views f0d6f0 7f12cf
   "Anne draws Courage and Love."
   "Plot card 20, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 8."
   "Anne is next."
15. Anne: move no further
   waits for Anne, moves 00b607
   views b13da3 689071
16. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 57d5f8 5d9e21
17. chance: Draw courage
   waits for chance, moves cf1cbb
   views 751158 2b38be
   "Anne draws Courage."
18. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3444a6 85f888
   "Anne draws Courage and Adventure."
19. chance: TurnPlot 12
   waits for Anne, moves c33e83
   views 61a555 7d4ce9
   "Anne draws Courage and Adventure."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
20. Anne: discard adventure
   waits for Anne, moves 1a0401
   views 604a99 b6b047
   "Anne discards Adventure."
   "Anne is next."
21. Anne: fezzik to 1
   waits for Anne, moves bb13f6
   views 4ec3c2 4840cf
   "Anne moves Fezzik to space 1."
22. Anne: move no further
   waits for Anne, moves 8b75f8
   views 6b1b2d 475e8f
23. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3649a1 032240
24. chance: Draw wits
   waits for chance, moves cf1cbb
   views d98614 d2e05a
   "Anne draws Wits."
25. chance: Draw love
   waits for chance, moves cf1cbb
   views 34aa07 42c2fa
   "Anne draws Wits and Love."
26. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views 0e88b5 05a07c
   "Anne draws Wits and Love."
   "Plot card 18, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 9."
27. Anne: discard courage
   waits for Anne, moves bf9050
   views 6fdefc ff2ac5
   "Anne discards Courage."
28. Anne: discard courage
   waits for Anne, moves bb13f6
   views 87cfa9 0442d5
   "Anne discards Courage."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves e0e269
   views 4a288d 5ef11e
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views cf8051 80dd83
31. chance: Draw courage
   waits for chance, moves cf1cbb
   views ef3b95 6a1cc4
   "Anne draws Courage."
32. chance: Draw wits
   waits for chance, moves cf1cbb
   views 7214d0 7dbae5
   "Anne draws Courage and Wits."
33. chance: TurnPlot 1
   waits for Anne, moves bf9050
   views c7b2db 84b84d
   "Anne draws Courage and Wits."
   "Plot card 1, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to Honeymoon Suite."
34. Anne: discard courage
   waits for Anne, moves 806267
   views e69ab4 d58035
   "Anne discards Courage."
35. Anne: discard wits
   waits for Anne, moves bb13f6
   views 87644f 83f1ee
   "Anne discards Wits."
   "Anne is next."
36. Anne: westley to 2
   waits for Anne, moves fd6402
   views 1ccdf9 9906db
   "Anne moves Westley to space 2."
37. Anne: move no further
   waits for Anne, moves 16df25
   views ba4248 3eff3d
38. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7891d5 048067
39. chance: Draw love
   waits for chance, moves cf1cbb
   views 33fae5 9155a5
   "Anne draws Love."
40. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2ce48f 118ec6
   "Anne draws Love and Wits."
41. chance: TurnPlot 9
   waits for Anne, moves 806267
   views 82a44d 63c619
   "Anne draws Love and Wits."
   "Plot card 9, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 9."
42. Anne: discard fighting
   waits for Anne, moves 4ae9fa
   views 990db8 eed56d
   "Anne discards Fighting."
43. Anne: discard love
   waits for Anne, moves fd6402
   views 23ba26 6e5307
   "Anne discards Love."
   "Anne is next."
44. Anne: move no further
   waits for Anne, moves 42f404
   views f562b0 6fc3bb
45. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 679243 473bac
46. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 1e08ae 262bdb
   "Anne draws Fighting."
47. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 36c7c3 068223
   "Anne draws 2 × Fighting."
48. chance: TurnPlot 11
   waits for Anne, moves 806267
   views d59d19 cd72c5
   "Anne draws 2 × Fighting."
   "Plot card 11, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
49. Anne: discard fighting
   waits for Anne, moves 806267
   views 3b6c58 3c5298
   "Anne discards Fighting."
50. Anne: discard fighting
   waits for Anne, moves fd6402
   views 9e26c0 2fdc2e
   "Anne discards Fighting."
   "Anne is next."
51. Anne: move no further
   waits for Anne, moves 42f404
   views 1ecad5 39fe2b
52. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ffb50a c92e05
53. chance: Draw courage
   waits for chance, moves cf1cbb
   views b0b5d5 4735ec
   "Anne draws Courage."
54. chance: Draw wits
   waits for chance, moves cf1cbb
   views 18a6f2 b10149
   "Anne draws Courage and Wits."
55. chance: TurnPlot 6
   waits for Anne, moves c80739
   views 07dbd9 d5971b
   "Anne draws Courage and Wits."
   "Plot card 6, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 6."
56. Anne: discard courage
   waits for Anne, moves 4ae9fa
   views 4e44b0 bddea8
   "Anne discards Courage."
57. Anne: discard love
   waits for Anne, moves fd6402
   views fe7be5 e383f5
   "Anne discards Love."
   "Anne is next."
58. Anne: move no further
   waits for Anne, moves 42f404
   views b12917 b70014
59. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 33a23b c592fd
60. chance: Draw courage
   waits for chance, moves cf1cbb
   views c21437 508ad3
   "Anne draws Courage."
61. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 466082 9ccfea
   "Anne draws Courage and Fighting."
62. chance: TurnPlot 17
   waits for Anne, moves d4e62b
   views 2f03ab 2c5a9d
   "Anne draws Courage and Fighting."
   "Plot card 17, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "The Grandson interrupts. The bride despairs (Plot cards 17-20) while Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed. Grandpa reads the chapter again."
63. Anne: read on
   waits for chance, moves cf1cbb
   views a8e1dc c44ec9
   "Anne wants to hear more."
64. chance: Deal 0 (('adventure', 'fighting', 'love', 'love'),) ()
   waits for Anne, moves 1a0401
   views 487f57 b829b8
   "Anne wants to hear more."
   "Chapter 6, read again: Have Fun Storming the Castle. Anne goes first."
65. Anne: fezzik and whoever rides along to 1
   waits for Anne, moves 611aef
   views 96d85a f69d1a
   "Anne moves Fezzik and Westley to space 1."
66. Anne: fezzik and whoever rides along to gate
   waits for Anne, moves 08d64b
   views 0bcf6e f01092
   "Anne moves Fezzik and Westley to Main Gate."
67. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 98fb3c e00c49
68. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3b43ff 59357b
   "Anne draws Wits."
69. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d4f714 db1ebb
   "Anne draws Wits and Fighting."
70. chance: TurnPlot 19
   waits for Anne, moves 1a0401
   views ca282a 5f7710
   "Anne draws Wits and Fighting."
   "Plot card 19, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 8."
   "Anne is next."
71. Anne: inigo to 1
   waits for Anne, moves 0ccbb0
   views 544e51 e81c21
   "Anne moves Inigo to space 1."
72. Anne: inigo to gate
   waits for Anne, moves 3cfe32
   views 47ece0 101838
   "Anne moves Inigo to Main Gate."
   refuses Anne {"type":"step","who":"fezzik","to":"3","cards":["love","love"],"riding":true}: That way is closed until a challenge is completed.
73. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ee1f58 ff2015
74. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 4bca78 6e9d65
   "Anne draws Fighting."
75. chance: Draw courage
   waits for chance, moves cf1cbb
   views c98bb6 6b9ee7
   "Anne draws Fighting and Courage."
76. chance: TurnPlot 17
   waits for Anne, moves c33e83
   views 655947 3ed453
   "Anne draws Fighting and Courage."
   "Plot card 17, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 9."
77. Anne: discard fighting
   waits for Anne, moves c33e83
   views 94e1cf 0b2688
   "Anne discards Fighting."
78. Anne: discard fighting
   waits for Anne, moves 1a0401
   views a9e486 056895
   "Anne discards Fighting."
   "Anne is next."
79. Anne: move no further
   waits for Anne, moves 8803bd
   views ac21c2 46e709
80. Anne: complete storm, discarding adventure, courage, wits
   waits for chance, moves cf1cbb
   views 4ecae1 25eebe
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
81. chance: Draw wild_true_love
   waits for Anne, moves afef72
   views a05ef2 dd3256
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
   "Anne draws True Love."
   refuses Anne {"type":"plan","challenge":"storm"}: That challenge is completed already.
82. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5f918b e893d7
83. chance: Draw courage
   waits for chance, moves cf1cbb
   views 2ed84e 0c0f98
   "Anne draws Courage."
84. chance: Draw wits
   waits for chance, moves cf1cbb
   views f38918 1ff5d9
   "Anne draws Courage and Wits."
85. chance: TurnPlot 4
   waits for Anne, moves b9fa25
   views ce81e7 ac0a4e
   "Anne draws Courage and Wits."
   "Plot card 4, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to Honeymoon Suite."
   "Anne is next."
86. Anne: inigo to 3
   waits for Anne, moves d33dc6
   views 63c400 b2eee4
   "Anne moves Inigo to space 3."
87. Anne: inigo to 4
   waits for Anne, moves e41036
   views 2f8016 1ff871
   "Anne moves Inigo to space 4."
   refuses Anne {"type":"step","who":"inigo","to":"door2","cards":["adventure","adventure"],"riding":false}: Nobody can enter that space now.
88. Anne: fezzik to 1, discarding fighting
   waits for Anne, moves 871757
   views fcc8f7 168de8
   "Anne discards Fighting and moves Fezzik to space 1."
89. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views cf7433 e0292c
90. chance: Draw courage
   waits for chance, moves cf1cbb
   views fcd911 7d26ae
   "Anne draws Courage."
91. chance: Draw love
   waits for chance, moves cf1cbb
   views 5b80e0 16d5da
   "Anne draws Courage and Love."
92. chance: TurnPlot 10
   waits for Anne, moves 31dd5b
   views 4a3e30 9116f1
   "Anne draws Courage and Love."
   "Plot card 10, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 10."
93. Anne: discard love
   waits for Anne, moves 7aa705
   views f2deaf 1279d1
   "Anne discards Love."
   "Anne is next."
94. Anne: westley to 3
   waits for Anne, moves 5731f1
   views 62e1f4 a3b972
   "Anne moves Westley to space 3."
95. Anne: westley to 4
   waits for Anne, moves 05626e
   views 01ab6d 0b51a1
   "Anne moves Westley to space 4."
96. Anne: inigo to 5, discarding wits
   waits for Anne, moves e0a592
   views e312ed ac08c6
   "Anne discards Wits and moves Inigo to space 5."
97. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 55ff2b e1a025
98. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a7b798 a2a94e
   "Anne draws Adventure."
99. chance: Draw love
   waits for chance, moves cf1cbb
   views 1db4aa c357fb
   "Anne draws Adventure and Love."
100. chance: TurnPlot 15
   waits for Anne, moves 25b64c
   views 0574de a7f132
   "Anne draws Adventure and Love."
   "Plot card 15, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
101. Anne: discard courage
   waits for Anne, moves 576a76
   views df3c3e ae6fd5
   "Anne discards Courage."
   "Anne is next."
102. Anne: move no further
   waits for Anne, moves bb4a4b
   views d6d5d2 abfe21
103. Anne: break at door2, discarding adventure, courage
   waits for Anne, moves d4f8dd
   views 13d3a7 5fbd93
   "Anne opens the lock at Tower Door with Adventure and Courage."
   "Tower Door is open."
104. Anne: westley to door2, discarding love
   waits for Anne, moves c81bff
   views 309aa6 dcba9d
   "Anne discards Love and moves Westley to Tower Door."
105. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 55612b 12025a
106. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 43f8f3 72c658
   "Anne draws Fighting."
107. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d7e4c3 090a68
   "Anne draws 2 × Fighting."
108. chance: TurnPlot 1
   waits for Anne, moves 33d89e
   views 41b494 d35995
   "Anne draws 2 × Fighting."
   "Plot card 1, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Humperdinck goes to space 10."
   "Anne is next."
109. Anne: westley to 8
   waits for Anne, moves cdc161
   views abf3d9 11a9c8
   "Anne moves Westley to space 8."
110. Anne: westley to 9
   waits for Anne, moves 492b1e
   views c4ba43 1b0985
   "Anne moves Westley to space 9."
111. Anne: westley to suite, discarding fighting
   waits for Anne, moves a4bd11
   views b93e67 e2eef4
   "Anne discards Fighting and moves Westley to Honeymoon Suite."
112. Anne: complete bride, discarding fighting, love, love
   waits for chance, moves cf1cbb
   views cdd536 109ced
   "Anne completes “Find the Bride” with Fighting and 2 × Love. She has given up waiting. He is there, a little pale, on the pillows."
113. chance: Draw wild_high_adventure
   waits for Anne, moves dbd0c5
   views b6ead4 028834
   "Anne completes “Find the Bride” with Fighting and 2 × Love. She has given up waiting. He is there, a little pale, on the pillows."
   "Anne draws High Adventure."
114. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3ab008 702cc3
115. chance: Draw wits
   waits for chance, moves cf1cbb
   views 62b266 59fd44
   "Anne draws Wits."
116. chance: Draw adventure
   waits for chance, moves cf1cbb
   views f9da76 fc0b49
   "Anne draws Wits and Adventure."
117. chance: TurnPlot 20
   waits for Anne, moves afec54
   views 719edd 186cf3
   "Anne draws Wits and Adventure."
   "Plot card 20, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Humperdinck goes to Honeymoon Suite."
   "Westley's Confidence: 1."
   "Humperdinck's Confidence: 3."
   "Anne is next."
118. Anne: inigo to door2
   waits for Anne, moves 439060
   views 62532b 4c9cd3
   "Anne moves Inigo to Tower Door."
119. Anne: inigo to 8
   waits for Anne, moves f2b7b7
   views 696cb2 074320
   "Anne moves Inigo to space 8."
120. Anne: bluff, discarding wits
   waits for Anne, moves c79039
   views 49b4e3 f39617
   "Anne: “Bluff”, with Wits."
   "Westley's Confidence: 2."
121. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b81f11 84ee3c
122. chance: Draw wits
   waits for chance, moves cf1cbb
   views 7b49d3 cf7531
   "Anne draws Wits."
123. chance: Draw wits
   waits for chance, moves cf1cbb
   views 72ecee ce5b7f
   "Anne draws 2 × Wits."
124. chance: TurnPlot 11
   waits for Anne, moves 73c6a5
   views fe1082 302f32
   "Anne draws 2 × Wits."
   "Plot card 11, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Tower Door is locked."
   "Anne is next."
125. Anne: fezzik to gate
   waits for Anne, moves d3dc0b
   views e19690 4c968f
   "Anne moves Fezzik to Main Gate."
126. Anne: fezzik to 3
   waits for Anne, moves ddb1d2
   views 901c72 8a8420
   "Anne moves Fezzik to space 3."
127. Anne: fezzik to 5, discarding adventure
   waits for Anne, moves 1f8e41
   views ac4d8b 3f2952
   "Anne discards Adventure and moves Fezzik to space 5."
128. Anne: bluff, discarding wits
   waits for Anne, moves 13199e
   views 21572c 1623df
   "Anne: “Bluff”, with Wits."
   "Westley's Confidence: 3."
129. Anne: complete pain, discarding wild_high_adventure, wits
   waits for chance, moves cf1cbb
   views 6dc994 81783e
   "Anne completes “Words Sharper Than Swords” with High Adventure and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
130. chance: Draw the_good_parts
   waits for Anne, moves f2b56f
   views afac8c 23ca05
   "Anne completes “Words Sharper Than Swords” with High Adventure and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
   "Anne draws The Good Parts."
131. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 544905 35a4af
132. chance: Draw courage
   waits for chance, moves cf1cbb
   views 20953e b65b7b
   "Anne draws Courage."
133. chance: Draw adventure
   waits for chance, moves cf1cbb
   views e281ac d84b45
   "Anne draws Courage and Adventure."
134. chance: TurnPlot 12
   waits for Anne, moves 187778
   views 6b633e 1713b6
   "Anne draws Courage and Adventure."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Anne is next."
   refuses Anne {"type":"play-special","card":"the_good_parts"}: That card cannot be played now.
135. Anne: inigo to 9
   waits for Anne, moves e1e110
   views 31bf60 d736ed
   "Anne moves Inigo to space 9."
136. Anne: inigo to suite
   waits for Anne, moves 9a85a9
   views 8d7cc7 f1f585
   "Anne moves Inigo to Honeymoon Suite."
137. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 68b043 eb770f
138. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a06460 fddff9
   "Anne draws Adventure."
139. chance: Draw courage
   waits for chance, moves cf1cbb
   views 787dd5 2513f6
   "Anne draws Adventure and Courage."
140. chance: TurnPlot 8
   waits for Anne, moves 29c5ad
   views 966484 d1a614
   "Anne draws Adventure and Courage."
   "Plot card 8, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 8."
   "Anne is next."
141. Anne: move no further
   waits for Anne, moves 9617d0
   views eecb8e 2d7943
142. Anne: inigo to 9, discarding adventure
   waits for Anne, moves 56bd7f
   views 0c85bc c472e3
   "Anne discards Adventure and moves Inigo to space 9."
143. Anne: play the_good_parts
   waits for Anne, moves 435151
   views 2c05db 44d29b
   "Anne plays “The Good Parts”."
   "Under the Plot deck: 12 and 8."
144. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c07945 535ea6
145. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a174c4 3c37ad
   "Anne draws Adventure."
146. chance: Draw love
   waits for chance, moves cf1cbb
   views ebde44 ff803c
   "Anne draws Adventure and Love."
147. chance: TurnPlot 13
   waits for Anne, moves e1e110
   views 009f12 4c341b
   "Anne draws Adventure and Love."
   "Plot card 13, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Anne is next."
148. Anne: inigo to 8
   waits for Anne, moves 187778
   views 98e897 dbd726
   "Anne moves Inigo to space 8."
149. Anne: move no further
   waits for Anne, moves 726b75
   views ba8547 a5d297
150. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1e9251 72809e
151. chance: Draw love
   waits for chance, moves cf1cbb
   views 6fd922 06498d
   "Anne draws Love."
152. chance: Draw courage
   waits for chance, moves cf1cbb
   views 902008 482aa0
   "Anne draws Love and Courage."
153. chance: TurnPlot 16
   waits for Anne, moves 25b64c
   views 713ebc 77027b
   "Anne draws Love and Courage."
   "Plot card 16, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
154. Anne: discard adventure
   waits for Anne, moves 25b64c
   views 4e9adb 30c23a
   "Anne discards Adventure."
155. Anne: discard courage
   waits for Anne, moves 187778
   views 4c92f1 a4e302
   "Anne discards Courage."
   "Anne is next."
156. Anne: move no further
   waits for Anne, moves fc7fb0
   views c75182 643525
157. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 04e145 fd5853
158. chance: Draw love
   waits for chance, moves cf1cbb
   views 876ada fc9aea
   "Anne draws Love."
159. chance: Draw courage
   waits for chance, moves cf1cbb
   views 0420b5 560cf4
   "Anne draws Love and Courage."
160. chance: TurnPlot 3
   waits for Anne, moves 25b64c
   views 3c58c8 90ce66
   "Anne draws Love and Courage."
   "Plot card 3, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
161. Anne: discard courage
   waits for Anne, moves 25b64c
   views 75ef03 193ad3
   "Anne discards Courage."
162. Anne: discard courage
   waits for Anne, moves 187778
   views b5dfac 178ac8
   "Anne discards Courage."
   "Anne is next."
163. Anne: move no further
   waits for Anne, moves 16317b
   views f52dc5 7de2bf
164. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d17f05 734c7d
165. chance: Draw fighting
   waits for chance, moves cf1cbb
   views a10caf 5e8f57
   "Anne draws Fighting."
166. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 980cbe 790cc3
   "Anne draws 2 × Fighting."
167. chance: TurnPlot 2
   waits for Anne, moves 50109c
   views f3ac78 be5b00
   "Anne draws 2 × Fighting."
   "Plot card 2, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
168. Anne: discard love
   waits for Anne, moves 50109c
   views d26ebf 2faaff
   "Anne discards Love."
169. Anne: discard love
   waits for Anne, moves 187778
   views 0c742e a2bfc2
   "Anne discards Love."
   "Anne is next."
170. Anne: westley to 9
   waits for Anne, moves 216c3d
   views 3cfdfa 67c02e
   "Anne moves Westley to space 9."
171. Anne: move no further
   waits for Anne, moves 1c150c
   views f0c40f cd0938
172. Anne: fezzik to 4, discarding wild_true_love
   waits for Anne, moves 0a7475
   views ff420c c37ef9
   "Anne discards True Love and moves Fezzik to space 4."
173. Anne: complete revenge, discarding courage, fighting, fighting
   waits for chance, moves cf1cbb
   views 8f899e a6e58a
   "Anne completes “The Six-Fingered Man” with Courage and 2 × Fighting. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
174. chance: Draw wild_six_fingered_sword
   waits for Anne, moves da1358
   views 6d0939 a0db73
   "Anne completes “The Six-Fingered Man” with Courage and 2 × Fighting. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
   "Anne draws Six-Fingered Sword."
175. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 36dc92 01f004
176. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 9eaf8c c79e56
   "Anne draws Adventure."
177. chance: Draw love
   waits for chance, moves cf1cbb
   views a91342 8b5d26
   "Anne draws Adventure and Love."
178. chance: TurnPlot 14
   waits for Anne, moves 3a3e3b
   views a5abf6 46d904
   "Anne draws Adventure and Love."
   "Plot card 14, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
179. Anne: discard adventure
   waits for Anne, moves 3fb2d7
   views 5785ba 7f19ce
   "Anne discards Adventure."
   "Anne is next."
180. Anne: fezzik to 5
   waits for Anne, moves 8d080c
   views af3df0 b81117
   "Anne moves Fezzik to space 5."
181. Anne: inigo to 9
   waits for Anne, moves ab1416
   views d6aee3 f78410
   "Anne moves Inigo to space 9."
182. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9bd0eb c2bb2d
183. chance: Draw adventure
   waits for chance, moves cf1cbb
   views ab5842 e4644a
   "Anne draws Adventure."
184. chance: Draw wits
   waits for chance, moves cf1cbb
   views 17a87f db9162
   "Anne draws Adventure and Wits."
185. chance: TurnPlot 6
   waits for Anne, moves 451c8d
   views 9414c4 9ffc4f
   "Anne draws Adventure and Wits."
   "Plot card 6, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Anne is next."
186. Anne: inigo to suite
   waits for Anne, moves 1c3fc8
   views 3ccd21 32fc22
   "Anne moves Inigo to Honeymoon Suite."
187. Anne: westley to suite
   waits for Anne, moves f45d2a
   views 3c13b5 01fc6a
   "Anne moves Westley to Honeymoon Suite."
188. Anne: break at door3, discarding wild_six_fingered_sword
   waits for Anne, moves c5e47a
   views e497d4 a72afc
   "Anne opens the lock at Stable Door with Six-Fingered Sword."
   "Stable Door is open."
189. Anne: fezzik to door3, discarding adventure
   waits for Anne, moves 4cfb29
   views a366f8 4cdd75
   "Anne discards Adventure and moves Fezzik to Stable Door."
190. Anne: fezzik to 11, discarding love
   waits for Anne, moves 220988
   views 95b5bc f1b891
   "Anne discards Love and moves Fezzik to space 11."
191. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e188e8 3ad892
192. chance: Draw wits
   waits for chance, moves cf1cbb
   views 202278 05dad6
   "Anne draws Wits."
193. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 697ce4 680132
   "Anne draws Wits and Fighting."
194. chance: TurnPlot 18
   waits for Anne, moves ef445d
   views bb1333 6b633e
   "Anne draws Wits and Fighting."
   "Plot card 18, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Anne is next."
195. Anne: fezzik to stables
   waits for Anne, moves cf9157
   views 305de6 e48c0d
   "Anne moves Fezzik to Royal Stables."
196. Anne: move no further
   waits for Anne, moves eec34a
   views 7d25f8 266bf1
197. Anne: complete horses, discarding adventure, fighting, love
   waits for chance, moves cf1cbb
   views 21c80e 6e8c5c
   "Anne completes “Away on White Horses” with Adventure, Fighting and Love. Four white horses under the window, four friends and the whole wide night."
198. chance: Draw all_together
   waits for nobody, moves cf1cbb
   views 6fe30a 4919b8
   "Anne completes “Away on White Horses” with Adventure, Fighting and Love. Four white horses under the window, four friends and the whole wide night."
   "Anne draws All Together Now."
   "Chapter 6 is told: Have Fun Storming the Castle."
   refuses Anne {"type":"act","action":"break","cards":["adventure","wild_true_love"],"target":"door1"}: The game is over.
ends {"winners":[0],"scores":[6],"ending":{"type":"book-told","chapters":6}}
   "All 6 chapters are told to the end: true love prevails!"
