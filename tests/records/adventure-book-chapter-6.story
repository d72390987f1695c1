Adventure Book, version 2 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":6,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views c8869e 476cf7
   refuses Anne {"type":"act","action":"nonsense","cards":["fighting","love"],"target":"door2"}: It is not your turn.
   refuses chance {"type":"act","action":"break","cards":["adventure","the_good_parts"],"target":"door2"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'fighting', 'wits'),) ()
   waits for Anne, moves 1a0401
   views df1de1 e9fb2e
   "Chapter 6: Have Fun Storming the Castle. Anne goes first."
   refuses Anne {"type":"act","action":"nonsense","cards":["courage","fighting"],"target":"door3"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"pain"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"the_good_parts"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"fezzik","to":"5","cards":["wits"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"gate","cards":["wits"],"riding":false}: You cannot move that character now.
2. Anne: move no further
   waits for Anne, moves 01a580
   views 4ca1ae 869e29
   refuses Anne {"type":"complete","challenge":"storm","cards":["adventure","courage","wits"]}: What it requires is not met yet.
3. Anne: inigo to 2, discarding fighting
   waits for Anne, moves 88c951
   views 1cb99d 2b9aab
   "Anne discards Fighting and moves Inigo to space 2."
   refuses Anne {"type":"step","who":"westley","to":"2","cards":["adventure"],"riding":true}: There is nobody to take along.
4. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 10ddfc 6b8059
   refuses chance {"type":"act","action":"-7","cards":["wits","wits"],"target":"door2"}: That cannot be the next card of the deck.
5. chance: Draw love
   waits for chance, moves cf1cbb
   views 69ba97 3849a2
   "Anne draws Love."
6. chance: Draw wits
   waits for chance, moves cf1cbb
   views 9113c1 632f90
   "Anne draws Love and Wits."
7. chance: TurnPlot 15
   waits for Anne, moves 92f8cb
   views 15a2a9 f40416
   "Anne draws Love and Wits."
   "Plot card 15, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
8. Anne: discard adventure
   waits for Anne, moves 0ccbb0
   views 84a0f1 50d7c7
   "Anne discards Adventure."
   "Anne is next."
9. Anne: move no further
   waits for Anne, moves 234663
   views ed9322 a4a1a7
   refuses Anne {"type":"step","who":"westley","to":"1","cards":["wits","wits"],"riding":false}: The cards do not fit: it takes any card.
10. Anne: inigo to start, discarding love
   waits for Anne, moves c96722
   views 73d786 821778
   "Anne discards Love and moves Inigo to Start."
11. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 72e9ad 36972f
12. chance: Draw courage
   waits for chance, moves cf1cbb
   views ab9b8c d9899a
   "Anne draws Courage."
13. chance: Draw love
   waits for chance, moves cf1cbb
   views 660d29 412dae
   "Anne draws Courage and Love."
14. chance: TurnPlot 20
   waits for Anne, moves 1a0401
   views f6adb1 0fc3e7
   "Anne draws Courage and Love."
   "Plot card 20, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 8."
   "Anne is next."
15. Anne: move no further
   waits for Anne, moves 00b607
   views dc687f a2a8ab
16. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 1b6a44 09fbec
17. chance: Draw courage
   waits for chance, moves cf1cbb
   views 5dff05 50b57d
   "Anne draws Courage."
18. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 63102c ac011c
   "Anne draws Courage and Adventure."
19. chance: TurnPlot 12
   waits for Anne, moves c33e83
   views 742aaf 7f5d40
   "Anne draws Courage and Adventure."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
20. Anne: discard adventure
   waits for Anne, moves 1a0401
   views c1456a 8d0223
   "Anne discards Adventure."
   "Anne is next."
21. Anne: fezzik to 1
   waits for Anne, moves bb13f6
   views 6f818d 56c29f
   "Anne moves Fezzik to space 1."
22. Anne: move no further
   waits for Anne, moves 8b75f8
   views aff330 78c100
23. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views dd14eb 4545ff
24. chance: Draw wits
   waits for chance, moves cf1cbb
   views 42ab06 cea3f4
   "Anne draws Wits."
25. chance: Draw love
   waits for chance, moves cf1cbb
   views 0fd371 09734b
   "Anne draws Wits and Love."
26. chance: TurnPlot 18
   waits for Anne, moves bf9050
   views f7819e afad19
   "Anne draws Wits and Love."
   "Plot card 18, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 9."
27. Anne: discard courage
   waits for Anne, moves bf9050
   views f12cdf 74f1f5
   "Anne discards Courage."
28. Anne: discard courage
   waits for Anne, moves bb13f6
   views cc2ba0 cfff88
   "Anne discards Courage."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves e0e269
   views 9667da 859345
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 97ae1a cc8c19
31. chance: Draw courage
   waits for chance, moves cf1cbb
   views 5f095b 9b9d92
   "Anne draws Courage."
32. chance: Draw wits
   waits for chance, moves cf1cbb
   views 767d30 fe18ff
   "Anne draws Courage and Wits."
33. chance: TurnPlot 1
   waits for Anne, moves bf9050
   views 9032b0 1d62ac
   "Anne draws Courage and Wits."
   "Plot card 1, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to Honeymoon Suite."
34. Anne: discard courage
   waits for Anne, moves 806267
   views 43bb9c 88c5f5
   "Anne discards Courage."
35. Anne: discard wits
   waits for Anne, moves bb13f6
   views 700b50 b29033
   "Anne discards Wits."
   "Anne is next."
36. Anne: westley to 2
   waits for Anne, moves fd6402
   views bf4cde e3e152
   "Anne moves Westley to space 2."
37. Anne: move no further
   waits for Anne, moves 16df25
   views b15f13 c52fa0
38. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3f1536 509092
39. chance: Draw love
   waits for chance, moves cf1cbb
   views f85398 c14691
   "Anne draws Love."
40. chance: Draw wits
   waits for chance, moves cf1cbb
   views 99e6c3 cf6d9b
   "Anne draws Love and Wits."
41. chance: TurnPlot 9
   waits for Anne, moves 806267
   views 7a729e 914ae4
   "Anne draws Love and Wits."
   "Plot card 9, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 9."
42. Anne: discard fighting
   waits for Anne, moves 4ae9fa
   views 4fa409 b23fa9
   "Anne discards Fighting."
43. Anne: discard love
   waits for Anne, moves fd6402
   views 4143ea d8f9d6
   "Anne discards Love."
   "Anne is next."
44. Anne: move no further
   waits for Anne, moves 42f404
   views 2d7cc1 f5cd02
45. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ef78c9 b85820
46. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 98e8f2 9e70fb
   "Anne draws Fighting."
47. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 79834c 9008d0
   "Anne draws 2 × Fighting."
48. chance: TurnPlot 11
   waits for Anne, moves 806267
   views 80eeda 37622b
   "Anne draws 2 × Fighting."
   "Plot card 11, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
49. Anne: discard fighting
   waits for Anne, moves 806267
   views ca91e5 d094ac
   "Anne discards Fighting."
50. Anne: discard fighting
   waits for Anne, moves fd6402
   views 15529d 29b28a
   "Anne discards Fighting."
   "Anne is next."
51. Anne: move no further
   waits for Anne, moves 42f404
   views 705463 650c88
52. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7e38e6 a3141f
53. chance: Draw courage
   waits for chance, moves cf1cbb
   views cb726f 67326a
   "Anne draws Courage."
54. chance: Draw wits
   waits for chance, moves cf1cbb
   views f9ca9d 85ff67
   "Anne draws Courage and Wits."
55. chance: TurnPlot 6
   waits for Anne, moves c80739
   views 08b390 3945a3
   "Anne draws Courage and Wits."
   "Plot card 6, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 6."
56. Anne: discard courage
   waits for Anne, moves 4ae9fa
   views 292a8a 22f0e9
   "Anne discards Courage."
57. Anne: discard love
   waits for Anne, moves fd6402
   views be1a33 099b0c
   "Anne discards Love."
   "Anne is next."
58. Anne: move no further
   waits for Anne, moves 42f404
   views 58522d 5c6b08
59. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 51cad6 fe7fba
60. chance: Draw courage
   waits for chance, moves cf1cbb
   views d60e70 5fa82d
   "Anne draws Courage."
61. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 5e84d4 9f51e5
   "Anne draws Courage and Fighting."
62. chance: TurnPlot 17
   waits for Anne, moves d4e62b
   views ad700a 3bc8d4
   "Anne draws Courage and Fighting."
   "Plot card 17, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "The Grandson interrupts. The bride despairs (Plot cards 17-20) while Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed. Grandpa reads the chapter again."
63. Anne: read on
   waits for chance, moves cf1cbb
   views b4ac3e 619f38
   "Anne wants to hear more."
64. chance: Deal 0 (('adventure', 'fighting', 'love', 'love'),) ()
   waits for Anne, moves 1a0401
   views cfea76 4a1cbe
   "Anne wants to hear more."
   "Chapter 6, read again: Have Fun Storming the Castle. Anne goes first."
65. Anne: fezzik and whoever rides along to 1
   waits for Anne, moves 611aef
   views 2caf6f 7fbec6
   "Anne moves Fezzik and Westley to space 1."
66. Anne: fezzik and whoever rides along to gate
   waits for Anne, moves 08d64b
   views a02a8e beaa85
   "Anne moves Fezzik and Westley to Main Gate."
   refuses Anne {"type":"step","who":"westley","to":"3","cards":["love"],"riding":false}: That way is closed until a challenge is completed.
67. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2be48b ec4fa8
68. chance: Draw wits
   waits for chance, moves cf1cbb
   views c0cb36 87190c
   "Anne draws Wits."
69. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e5077a 3467f3
   "Anne draws Wits and Fighting."
70. chance: TurnPlot 19
   waits for Anne, moves 1a0401
   views 51ccc4 92bc59
   "Anne draws Wits and Fighting."
   "Plot card 19, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 8."
   "Anne is next."
71. Anne: inigo to 1
   waits for Anne, moves 0ccbb0
   views 26f410 f4430a
   "Anne moves Inigo to space 1."
72. Anne: inigo to gate
   waits for Anne, moves 3cfe32
   views d89d26 6c189e
   "Anne moves Inigo to Main Gate."
73. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 6b6a21 233417
74. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 4a1ae4 220fd4
   "Anne draws Fighting."
75. chance: Draw courage
   waits for chance, moves cf1cbb
   views c3268b a8352c
   "Anne draws Fighting and Courage."
76. chance: TurnPlot 17
   waits for Anne, moves c33e83
   views 06d7a9 98de51
   "Anne draws Fighting and Courage."
   "Plot card 17, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Buttercup goes to space 9."
77. Anne: discard fighting
   waits for Anne, moves c33e83
   views 0f9eb5 973b46
   "Anne discards Fighting."
78. Anne: discard fighting
   waits for Anne, moves 1a0401
   views 5e2ed4 d22b31
   "Anne discards Fighting."
   "Anne is next."
79. Anne: move no further
   waits for Anne, moves 8803bd
   views 801dd0 befbdf
80. Anne: complete storm, discarding adventure, courage, wits
   waits for chance, moves cf1cbb
   views 1d7792 db9be9
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
81. chance: Draw wild_true_love
   waits for Anne, moves afef72
   views 8c354d 70439c
   "Anne completes “Storm the Gate” with Adventure, Courage and Wits. A wheelbarrow, a burning cloak and a giant with a dreadful voice: sixty guards remember that they are needed elsewhere."
   "Anne draws True Love."
   refuses Anne {"type":"complete","challenge":"storm","cards":["wits","courage","adventure"]}: That challenge is completed already.
82. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ec808f db70b9
83. chance: Draw courage
   waits for chance, moves cf1cbb
   views 2d2ab7 5b8280
   "Anne draws Courage."
84. chance: Draw wits
   waits for chance, moves cf1cbb
   views dae283 61819b
   "Anne draws Courage and Wits."
85. chance: TurnPlot 4
   waits for Anne, moves b9fa25
   views 3bd90c da8ed9
   "Anne draws Courage and Wits."
   "Plot card 4, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Buttercup goes to Honeymoon Suite."
   "Anne is next."
86. Anne: inigo to 3
   waits for Anne, moves d33dc6
   views 2ee119 c50296
   "Anne moves Inigo to space 3."
87. Anne: inigo to 4
   waits for Anne, moves e41036
   views 8f9325 d0b195
   "Anne moves Inigo to space 4."
   refuses Anne {"type":"step","who":"inigo","to":"door2","cards":["wits"],"riding":false}: Nobody can enter that space now.
88. Anne: fezzik to 1, discarding fighting
   waits for Anne, moves 871757
   views aca28a c8624c
   "Anne discards Fighting and moves Fezzik to space 1."
89. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 99685e 74a5ea
90. chance: Draw courage
   waits for chance, moves cf1cbb
   views e36596 8f912b
   "Anne draws Courage."
91. chance: Draw love
   waits for chance, moves cf1cbb
   views 8a6a21 41c26b
   "Anne draws Courage and Love."
92. chance: TurnPlot 10
   waits for Anne, moves 31dd5b
   views ef41eb c86771
   "Anne draws Courage and Love."
   "Plot card 10, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 10."
93. Anne: discard love
   waits for Anne, moves 7aa705
   views c46ad6 5dfa50
   "Anne discards Love."
   "Anne is next."
94. Anne: westley to 3
   waits for Anne, moves 5731f1
   views ccd4a1 b26c96
   "Anne moves Westley to space 3."
95. Anne: westley to 4
   waits for Anne, moves 05626e
   views 64dc10 d8b296
   "Anne moves Westley to space 4."
96. Anne: inigo to 5, discarding wits
   waits for Anne, moves e0a592
   views 9a44af 27dc6d
   "Anne discards Wits and moves Inigo to space 5."
97. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c4047a fe59a4
98. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6b96a7 8a96f5
   "Anne draws Adventure."
99. chance: Draw love
   waits for chance, moves cf1cbb
   views bb0963 0db26f
   "Anne draws Adventure and Love."
100. chance: TurnPlot 15
   waits for Anne, moves 25b64c
   views d096c7 17cb15
   "Anne draws Adventure and Love."
   "Plot card 15, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
101. Anne: discard courage
   waits for Anne, moves 576a76
   views 40d6fa 5c0584
   "Anne discards Courage."
   "Anne is next."
102. Anne: move no further
   waits for Anne, moves bb4a4b
   views c448b4 04af23
103. Anne: break at door2, discarding adventure, courage
   waits for Anne, moves d4f8dd
   views 15482d 981eb1
   "Anne opens the lock at Tower Door with Adventure and Courage."
   "Tower Door is open."
104. Anne: westley to door2, discarding love
   waits for Anne, moves c81bff
   views 7e2119 b33cc6
   "Anne discards Love and moves Westley to Tower Door."
105. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3dd385 532116
106. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 615bd7 397366
   "Anne draws Fighting."
107. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 48c877 aaa04b
   "Anne draws 2 × Fighting."
108. chance: TurnPlot 1
   waits for Anne, moves 33d89e
   views 34cca5 ef402e
   "Anne draws 2 × Fighting."
   "Plot card 1, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
   "Humperdinck goes to space 10."
   "Anne is next."
109. Anne: westley to 8
   waits for Anne, moves cdc161
   views d7e7b7 d1369c
   "Anne moves Westley to space 8."
110. Anne: westley to 9
   waits for Anne, moves 492b1e
   views f90b24 a944e9
   "Anne moves Westley to space 9."
111. Anne: westley to suite, discarding fighting
   waits for Anne, moves a4bd11
   views 3beba9 01b073
   "Anne discards Fighting and moves Westley to Honeymoon Suite."
112. Anne: complete bride, discarding fighting, love, love
   waits for chance, moves cf1cbb
   views 833f23 d0a1fa
   "Anne completes “Find the Bride” with Fighting and 2 × Love. She has given up waiting. He is there, a little pale, on the pillows."
113. chance: Draw wild_high_adventure
   waits for Anne, moves dbd0c5
   views ed2d3e a415bf
   "Anne completes “Find the Bride” with Fighting and 2 × Love. She has given up waiting. He is there, a little pale, on the pillows."
   "Anne draws High Adventure."
114. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d3a6df 583b1a
115. chance: Draw wits
   waits for chance, moves cf1cbb
   views 7c4411 999bfd
   "Anne draws Wits."
116. chance: Draw adventure
   waits for chance, moves cf1cbb
   views c14d97 a88ed1
   "Anne draws Wits and Adventure."
117. chance: TurnPlot 20
   waits for Anne, moves afec54
   views 1f01e6 0d80e5
   "Anne draws Wits and Adventure."
   "Plot card 20, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Humperdinck goes to Honeymoon Suite."
   "Westley's Confidence: 1."
   "Humperdinck's Confidence: 3."
   "Anne is next."
118. Anne: inigo to door2
   waits for Anne, moves 439060
   views ad98dd 60923f
   "Anne moves Inigo to Tower Door."
119. Anne: inigo to 8
   waits for Anne, moves f2b7b7
   views a07c64 5d5ef8
   "Anne moves Inigo to space 8."
120. Anne: bluff, discarding wits
   waits for Anne, moves c79039
   views e9b363 3d2ba8
   "Anne: “Bluff”, with Wits."
   "Westley's Confidence: 2."
121. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2007a8 2be681
122. chance: Draw wits
   waits for chance, moves cf1cbb
   views 43b01c f5d295
   "Anne draws Wits."
123. chance: Draw wits
   waits for chance, moves cf1cbb
   views 53c77d 9f9312
   "Anne draws 2 × Wits."
124. chance: TurnPlot 11
   waits for Anne, moves 73c6a5
   views 70ad0b e5482d
   "Anne draws 2 × Wits."
   "Plot card 11, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Tower Door is locked."
   "Anne is next."
125. Anne: fezzik to gate
   waits for Anne, moves d3dc0b
   views 9b2cea 3c91f6
   "Anne moves Fezzik to Main Gate."
126. Anne: fezzik to 3
   waits for Anne, moves ddb1d2
   views f8e622 bc1099
   "Anne moves Fezzik to space 3."
127. Anne: fezzik to 5, discarding adventure
   waits for Anne, moves 1f8e41
   views d6e9a2 77937c
   "Anne discards Adventure and moves Fezzik to space 5."
128. Anne: bluff, discarding wits
   waits for Anne, moves 13199e
   views bb6386 9d9ee7
   "Anne: “Bluff”, with Wits."
   "Westley's Confidence: 3."
129. Anne: complete pain, discarding wild_high_adventure, wits
   waits for chance, moves cf1cbb
   views 5953a3 ddec2a
   "Anne completes “Words Sharper Than Swords” with High Adventure and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
130. chance: Draw the_good_parts
   waits for Anne, moves f2b56f
   views 4ebd73 f5fc8a
   "Anne completes “Words Sharper Than Swords” with High Adventure and Wits. Too weak to lift a finger, he talks an armed prince into laying down his sword."
   "Humperdinck leaves the story."
   "Anne draws The Good Parts."
131. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 732add 873a9c
132. chance: Draw courage
   waits for chance, moves cf1cbb
   views dbc93f b861ff
   "Anne draws Courage."
133. chance: Draw adventure
   waits for chance, moves cf1cbb
   views bac543 b65dbd
   "Anne draws Courage and Adventure."
134. chance: TurnPlot 12
   waits for Anne, moves 187778
   views 9d8484 87d1e6
   "Anne draws Courage and Adventure."
   "Plot card 12, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Anne is next."
   refuses Anne {"type":"play-special","card":"the_good_parts"}: That card cannot be played now.
135. Anne: inigo to 9
   waits for Anne, moves e1e110
   views b454ee cf2096
   "Anne moves Inigo to space 9."
136. Anne: inigo to suite
   waits for Anne, moves 9a85a9
   views cf0c0f bc45cf
   "Anne moves Inigo to Honeymoon Suite."
137. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 634e60 ca511d
138. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 503549 f1c741
   "Anne draws Adventure."
139. chance: Draw courage
   waits for chance, moves cf1cbb
   views aac966 4af57b
   "Anne draws Adventure and Courage."
140. chance: TurnPlot 8
   waits for Anne, moves 29c5ad
   views a9c554 28921e
   "Anne draws Adventure and Courage."
   "Plot card 8, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Rugen goes to space 8."
   "Anne is next."
141. Anne: move no further
   waits for Anne, moves 9617d0
   views ee8249 8948a2
142. Anne: inigo to 9, discarding adventure
   waits for Anne, moves 56bd7f
   views 88f097 2cb5c3
   "Anne discards Adventure and moves Inigo to space 9."
143. Anne: play the_good_parts
   waits for Anne, moves 435151
   views e50382 ac373c
   "Anne plays “The Good Parts”."
   "Under the Plot deck: 12 and 8."
144. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0a9ac1 a99340
145. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 72457a 74c4b3
   "Anne draws Adventure."
146. chance: Draw love
   waits for chance, moves cf1cbb
   views a93f84 8da49f
   "Anne draws Adventure and Love."
147. chance: TurnPlot 13
   waits for Anne, moves e1e110
   views 5e77ee 756843
   "Anne draws Adventure and Love."
   "Plot card 13, “Bar the doors”: A Locked Door falls shut again on the first free lock: Oak, then Tower, then Stable."
   "Anne is next."
148. Anne: inigo to 8
   waits for Anne, moves 187778
   views 373d1e 2c859a
   "Anne moves Inigo to space 8."
149. Anne: move no further
   waits for Anne, moves 726b75
   views 955b67 aa830a
150. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ae4b10 8cf293
151. chance: Draw love
   waits for chance, moves cf1cbb
   views 9b369d 809219
   "Anne draws Love."
152. chance: Draw courage
   waits for chance, moves cf1cbb
   views 919cec 3c3892
   "Anne draws Love and Courage."
153. chance: TurnPlot 16
   waits for Anne, moves 25b64c
   views d27a3d 4b309c
   "Anne draws Love and Courage."
   "Plot card 16, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
154. Anne: discard adventure
   waits for Anne, moves 25b64c
   views abf391 c42950
   "Anne discards Adventure."
155. Anne: discard courage
   waits for Anne, moves 187778
   views e4d176 60956f
   "Anne discards Courage."
   "Anne is next."
156. Anne: move no further
   waits for Anne, moves fc7fb0
   views e68a4d ca9728
157. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 81f36d acc9bb
158. chance: Draw love
   waits for chance, moves cf1cbb
   views e89f53 251d32
   "Anne draws Love."
159. chance: Draw courage
   waits for chance, moves cf1cbb
   views bb20fa a11182
   "Anne draws Love and Courage."
160. chance: TurnPlot 3
   waits for Anne, moves 25b64c
   views 5bee55 9563eb
   "Anne draws Love and Courage."
   "Plot card 3, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
161. Anne: discard courage
   waits for Anne, moves 25b64c
   views 0374f3 4d3e4b
   "Anne discards Courage."
162. Anne: discard courage
   waits for Anne, moves 187778
   views 4a5bf8 23dba0
   "Anne discards Courage."
   "Anne is next."
163. Anne: move no further
   waits for Anne, moves 16317b
   views 9bd69f 769b88
164. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 72fcff d571f8
165. chance: Draw fighting
   waits for chance, moves cf1cbb
   views c42e30 4a49fe
   "Anne draws Fighting."
166. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 4eeaec 6c0b7a
   "Anne draws 2 × Fighting."
167. chance: TurnPlot 2
   waits for Anne, moves 50109c
   views 21e123 128a0e
   "Anne draws 2 × Fighting."
   "Plot card 2, “The wedding is rushed”: A wedding step: Buttercup is led toward the Honeymoon Suite, or else Humperdinck goes there."
168. Anne: discard love
   waits for Anne, moves 50109c
   views bef69b df8c17
   "Anne discards Love."
169. Anne: discard love
   waits for Anne, moves 187778
   views 003639 dd4705
   "Anne discards Love."
   "Anne is next."
170. Anne: westley to 9
   waits for Anne, moves 216c3d
   views 27b7ac 293f14
   "Anne moves Westley to space 9."
171. Anne: move no further
   waits for Anne, moves 1c150c
   views 206e1f ebdcd8
172. Anne: fezzik to 4, discarding wild_true_love
   waits for Anne, moves 0a7475
   views b22cff 77aef9
   "Anne discards True Love and moves Fezzik to space 4."
173. Anne: complete revenge, discarding courage, fighting, fighting
   waits for chance, moves cf1cbb
   views a09c15 6c49a9
   "Anne completes “The Six-Fingered Man” with Courage and 2 × Fighting. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
174. chance: Draw wild_six_fingered_sword
   waits for Anne, moves da1358
   views babec9 a4d1e6
   "Anne completes “The Six-Fingered Man” with Courage and 2 × Fighting. Twenty years of practice for one sentence and one fight."
   "Rugen leaves the story."
   "Anne draws Six-Fingered Sword."
175. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e78551 bb1f84
176. chance: Draw adventure
   waits for chance, moves cf1cbb
   views fe7fbb 007059
   "Anne draws Adventure."
177. chance: Draw love
   waits for chance, moves cf1cbb
   views 2693cb 62d317
   "Anne draws Adventure and Love."
178. chance: TurnPlot 14
   waits for Anne, moves 3a3e3b
   views a2aabf 94c46d
   "Anne draws Adventure and Love."
   "Plot card 14, “The Prince preens”: If the Confidence counters are on the track and Words Sharper Than Swords is not completed, Humperdinck's Confidence goes up by 1. Otherwise whoever's turn it is discards one card."
179. Anne: discard adventure
   waits for Anne, moves 3fb2d7
   views 2346b7 1bf9c4
   "Anne discards Adventure."
   "Anne is next."
180. Anne: fezzik to 5
   waits for Anne, moves 8d080c
   views 5cea33 7682f5
   "Anne moves Fezzik to space 5."
181. Anne: inigo to 9
   waits for Anne, moves ab1416
   views 22bb27 34580f
   "Anne moves Inigo to space 9."
182. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 0f43d2 59e533
183. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 2416b9 41436c
   "Anne draws Adventure."
184. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3148f7 55248e
   "Anne draws Adventure and Wits."
185. chance: TurnPlot 6
   waits for Anne, moves 451c8d
   views c29b2d 661bc6
   "Anne draws Adventure and Wits."
   "Plot card 6, “Rugen runs”: If Rugen is on the board and not with Inigo, he runs to the space with this card's number. Otherwise: a wedding step."
   "Anne is next."
186. Anne: inigo to suite
   waits for Anne, moves 1c3fc8
   views 72fc0a 609d3d
   "Anne moves Inigo to Honeymoon Suite."
187. Anne: westley to suite
   waits for Anne, moves f45d2a
   views 1af967 322eae
   "Anne moves Westley to Honeymoon Suite."
188. Anne: break at door3, discarding wild_six_fingered_sword
   waits for Anne, moves c5e47a
   views 77052e 7412f9
   "Anne opens the lock at Stable Door with Six-Fingered Sword."
   "Stable Door is open."
189. Anne: fezzik to door3, discarding adventure
   waits for Anne, moves 4cfb29
   views 526a79 3325a8
   "Anne discards Adventure and moves Fezzik to Stable Door."
190. Anne: fezzik to 11, discarding love
   waits for Anne, moves 220988
   views e4f7d7 f15296
   "Anne discards Love and moves Fezzik to space 11."
191. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 53eadc 11498c
192. chance: Draw wits
   waits for chance, moves cf1cbb
   views f0b2e5 f3cdaa
   "Anne draws Wits."
193. chance: Draw fighting
   waits for chance, moves cf1cbb
   views fa3431 c0e03e
   "Anne draws Wits and Fighting."
194. chance: TurnPlot 18
   waits for Anne, moves ef445d
   views 77a89c 83cfd6
   "Anne draws Wits and Fighting."
   "Plot card 18, “The bride despairs”: If Buttercup is in the Honeymoon Suite without Westley and Find the Bride is not completed, the chapter is interrupted. Otherwise: a wedding step."
   "Anne is next."
195. Anne: fezzik to stables
   waits for Anne, moves cf9157
   views 4075e5 2550b6
   "Anne moves Fezzik to Royal Stables."
196. Anne: move no further
   waits for Anne, moves eec34a
   views 7e7caa c71b92
197. Anne: complete horses, discarding adventure, fighting, love
   waits for chance, moves cf1cbb
   views adac37 5a1d83
   "Anne completes “Away on White Horses” with Adventure, Fighting and Love. Four white horses under the window, four friends and the whole wide night."
198. chance: Draw all_together
   waits for nobody, moves cf1cbb
   views 0d494a d3ed77
   "Anne completes “Away on White Horses” with Adventure, Fighting and Love. Four white horses under the window, four friends and the whole wide night."
   "Anne draws All Together Now."
   "Chapter 6 is told: Have Fun Storming the Castle."
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["courage","love"],"target":"door3"}: The game is over.
ends {"winners":[0],"scores":[6],"ending":{"type":"book-told","chapters":6}}
   "All 6 chapters are told to the end: true love prevails!"
