Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-evening","chapter":2,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 2d60cb 060c01
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":"nonsense"}: It is not your turn.
   refuses chance {"type":"act","action":"-7","cards":["adventure"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('courage', 'courage', 'courage', 'wits'),) ()
   waits for Anne, moves 5cf6f2
   views bbf6a2 c1e478
   "Chapter 2: Escape by Sea. Anne goes first."
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["adventure"],"target":""}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"cliffs","why":""}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"nonsense","to":"7","cards":["wits","wits"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"fezzik","to":"water","cards":["grandpa_reads_on"],"riding":true}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"inigo","to":"4","cards":["courage"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
2. Anne: move no further
   waits for Anne, moves 030362
   views 0a9a7b 4cc96e
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"complete","challenge":"rhymes","cards":["wits"]}: The cards do not fit: it takes Love and Wits.
   refuses Anne {"type":"stride","who":"fezzik","via":"4","to":"7","riding":false}: There are no steps left for that character.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c8c547 44f03d
   refuses chance {"type":"act","action":"sail_on","cards":[],"target":""}: That cannot be the next card of the deck.
4. chance: Draw wits
   waits for chance, moves cf1cbb
   views 55b68b 54f865
   "Anne draws Wits."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views 21da5b be1bc3
   "Anne draws Wits and Love."
6. chance: TurnPlot 7
   waits for Anne, moves 5cf6f2
   views 33a86c da30ae
   "Anne draws Wits and Love."
   "Plot card 7, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 7."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves 95812c
   views 3366d2 9e47f5
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8d11c8 669ad4
9. chance: Draw adventure
   waits for chance, moves cf1cbb
   views cf8496 678899
   "Anne draws Adventure."
10. chance: Draw adventure
   waits for chance, moves cf1cbb
   views e1a69a 5f1a37
   "Anne draws 2 × Adventure."
11. chance: TurnPlot 5
   waits for Anne, moves d3ff00
   views c94cc4 f15b2d
   "Anne draws 2 × Adventure."
   "Plot card 5, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 5."
12. Anne: discard adventure
   waits for Anne, moves 0c469d
   views be1a5b 758c5b
   "Anne discards Adventure."
13. Anne: discard adventure
   waits for Anne, moves 65cdda
   views e8133f dce8fd
   "Anne discards Adventure."
   "Anne is next."
14. Anne: inigo to 1 by way of 3
   waits for Anne, moves 5c127a
   views fa738d 423786
   "Anne moves Inigo to space 3."
   "Anne moves Inigo to space 1."
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fbe325 95b8ef
16. chance: Draw love
   waits for chance, moves cf1cbb
   views 076599 12ba62
   "Anne draws Love."
17. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 2317d3 d2784d
   "Anne draws Love and Adventure."
18. chance: TurnPlot 14
   waits for Anne, moves d3ff00
   views 39b9de 32301e
   "Anne draws Love and Adventure."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 1."
   "Mystery Ship: 2."
19. Anne: discard adventure
   waits for Anne, moves 03dab9
   views 27aba2 4fb23a
   "Anne discards Adventure."
20. Anne: discard courage
   waits for Anne, moves b69c94
   views 5a957c 538ab3
   "Anne discards Courage."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 5c127a
   views fee03f e02659
22. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 979485 498c14
23. chance: Draw courage
   waits for chance, moves cf1cbb
   views 70af5c 8f7a8a
   "Anne draws Courage."
24. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4d9567 6a663d
   "Anne draws Courage and Wits."
25. chance: TurnPlot 4
   waits for Anne, moves c80739
   views 62ffd3 fa23ac
   "Anne draws Courage and Wits."
   "Plot card 4, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 4."
26. Anne: discard courage
   waits for Anne, moves 03dab9
   views e7b74b debe88
   "Anne discards Courage."
27. Anne: discard courage
   waits for Anne, moves f881e9
   views e78e89 f593bd
   "Anne discards Courage."
   "Anne is next."
28. Anne: move no further
   waits for Anne, moves 5c127a
   views dc3618 ad6a4a
29. Anne: fezzik to 5, discarding love
   waits for Anne, moves dc557c
   views 39ef1c f252ea
   "Anne discards Love and moves Fezzik to space 5."
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 27e4ac ce90d9
31. chance: Draw fighting
   waits for chance, moves cf1cbb
   views dd2b4e 2cd77f
   "Anne draws Fighting."
32. chance: Draw fighting
   waits for chance, moves cf1cbb
   views c7d436 3c83a8
   "Anne draws 2 × Fighting."
33. chance: TurnPlot 19
   waits for Anne, moves bf9050
   views 66e8f1 798c7a
   "Anne draws 2 × Fighting."
   "Plot card 19, “The eels grow louder”: If Buttercup is in the water, the eels have her and the chapter is interrupted. Otherwise the Mystery Ship gains 1 space."
   "Mystery Ship: 3."
34. Anne: discard courage
   waits for Anne, moves 9a2a4b
   views 2f2f5b 7a6cb8
   "Anne discards Courage."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves a34065
   views 03e87a ad1a2c
36. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f8487e 82389a
37. chance: Draw courage
   waits for chance, moves cf1cbb
   views ea2e61 b47253
   "Anne draws Courage."
38. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 097a32 10a92b
   "Anne draws Courage and Fighting."
39. chance: TurnPlot 6
   waits for Anne, moves bf9050
   views fc77fb ad6016
   "Anne draws Courage and Fighting."
   "Plot card 6, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 6."
40. Anne: discard wits
   waits for Anne, moves a312b4
   views 737370 9f535b
   "Anne discards Wits."
41. Anne: discard courage
   waits for Anne, moves ae4033
   views adccc3 e27179
   "Anne discards Courage."
   "Anne is next."
42. Anne: move no further
   waits for Anne, moves a34065
   views 5363f2 d94818
43. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ee03f5 41f8af
44. chance: Draw fighting
   waits for chance, moves cf1cbb
   views ba6a1f b60e73
   "Anne draws Fighting."
45. chance: Draw love
   waits for chance, moves cf1cbb
   views b6e0a5 d5666a
   "Anne draws Fighting and Love."
46. chance: TurnPlot 1
   waits for Anne, moves 806267
   views f6d7f1 9665dc
   "Anne draws Fighting and Love."
   "Plot card 1, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 1."
47. Anne: discard fighting
   waits for Anne, moves 3986c2
   views af9358 567c83
   "Anne discards Fighting."
48. Anne: discard fighting
   waits for Anne, moves 32d1fb
   views 32eb51 6886d3
   "Anne discards Fighting."
   "Anne is next."
49. Anne: move no further
   waits for Anne, moves b4183c
   views 4f1eb5 16c1a2
50. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e12f73 c3e4ef
51. chance: Draw adventure
   waits for chance, moves cf1cbb
   views d8784b 1f2394
   "Anne draws Adventure."
52. chance: Draw love
   waits for chance, moves cf1cbb
   views bb35c6 1da5d6
   "Anne draws Adventure and Love."
53. chance: TurnPlot 12
   waits for Anne, moves d4e62b
   views e70ade 6bd6e0
   "Anne draws Adventure and Love."
   "Plot card 12, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: S."
   "The Grandson interrupts. The Mystery Ship reaches or passes the Ship on the Map Track. Grandpa reads the chapter again."
54. Anne: read on
   waits for chance, moves cf1cbb
   views 8f88e7 00bb50
   "Anne wants to hear more."
55. chance: Deal 0 (('courage', 'courage', 'courage', 'fighting'),) ()
   waits for Anne, moves 5cf6f2
   views fd2eb6 b3d223
   "Anne wants to hear more."
   "Chapter 2, read again: Escape by Sea. Anne goes first."
56. Anne: buttercup to 5
   waits for Anne, moves 8fac57
   views 006ea4 8fac06
   "Anne moves Buttercup to space 5."
57. Anne: buttercup to railing
   waits for Anne, moves ebc77e
   views cfbbcf b2c1e8
   "Anne moves Buttercup to Railing."
58. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8a6118 be863f
59. chance: Draw wits
   waits for chance, moves cf1cbb
   views f00e6a 57671c
   "Anne draws Wits."
60. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 5e5ce8 43cac1
   "Anne draws Wits and Adventure."
61. chance: TurnPlot 10
   waits for Anne, moves ee6259
   views a369f6 61eff3
   "Anne draws Wits and Adventure."
   "Plot card 10, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 1."
   "Anne is next."
62. Anne: buttercup to water
   waits for Anne, moves 03201e
   views 0877a0 9c598a
   "Anne moves Buttercup to Dark Water."
63. Anne: fezzik to 5
   waits for Anne, moves 8b240a
   views 38cae9 2f0e87
   "Anne moves Fezzik to space 5."
64. Anne: fezzik to railing, discarding courage
   waits for Anne, moves c7ebf9
   views d5dded 8d2182
   "Anne discards Courage and moves Fezzik to Railing."
65. Anne: complete eels, discarding adventure, courage
   waits for chance, moves cf1cbb
   views d36e6d e2287d
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
66. chance: Draw grandpa_reads_on
   waits for Anne, moves a40755
   views 15aeca 03e6f6
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
   "Anne draws Grandpa Reads On."
   refuses Anne {"type":"plan","challenge":"eels","why":""}: That challenge is completed already.
67. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2149d8 c97eeb
68. chance: Draw courage
   waits for chance, moves cf1cbb
   views 77b7bb 8527e7
   "Anne draws Courage."
69. chance: Draw love
   waits for chance, moves cf1cbb
   views 6cbdac bd6d50
   "Anne draws Courage and Love."
70. chance: TurnPlot 4
   waits for Anne, moves ea0815
   views 59d1d3 8ad536
   "Anne draws Courage and Love."
   "Plot card 4, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 4."
   "Anne is next."
   refuses Anne {"type":"play-special","card":"grandpa_reads_on"}: That card cannot be played now.
71. Anne: fezzik to 5
   waits for Anne, moves 4b68e8
   views bb6c8e 2006b8
   "Anne moves Fezzik to space 5."
72. Anne: inigo to 5
   waits for Anne, moves cec064
   views 2fa5c3 584fad
   "Anne moves Inigo to space 5."
73. Anne: complete rhymes, discarding love, wits
   waits for chance, moves cf1cbb
   views 608cd8 058a3f
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: 4."
   "Ship: 5."
74. chance: Draw courage
   waits for Anne, moves 3b5ba8
   views c345ac edc041
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: 4."
   "Ship: 5."
   "Anne draws Courage."
75. Anne: fezzik to mast, discarding courage
   waits for Anne, moves 956348
   views a55871 bafd8d
   "Anne discards Courage and moves Fezzik to Mast."
76. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3987d6 be20cc
77. chance: Draw love
   waits for chance, moves cf1cbb
   views 3e8dd7 c839d5
   "Anne draws Love."
78. chance: Draw wits
   waits for chance, moves cf1cbb
   views 1490d0 ca5db8
   "Anne draws Love and Wits."
79. chance: TurnPlot 6
   waits for Anne, moves cded5f
   views f19182 79df7c
   "Anne draws Love and Wits."
   "Plot card 6, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 6."
   "Anne is next."
80. Anne: inigo to start
   waits for Anne, moves a54d5e
   views 574428 24315a
   "Anne moves Inigo to Start."
81. Anne: inigo to 3
   waits for Anne, moves 91ed3f
   views 92c094 ee8ec0
   "Anne moves Inigo to space 3."
82. Anne: inigo to 1, discarding love
   waits for Anne, moves 3bba1b
   views e909b3 e2943a
   "Anne discards Love and moves Inigo to space 1."
83. Anne: inigo to helm, discarding courage
   waits for Anne, moves eeaa40
   views d6a020 18e762
   "Anne discards Courage and moves Inigo to Helm."
84. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fa4460 4e64ab
85. chance: Draw wits
   waits for chance, moves cf1cbb
   views 40fa3b 19829c
   "Anne draws Wits."
86. chance: Draw wits
   waits for chance, moves cf1cbb
   views bba367 a06b7d
   "Anne draws 2 × Wits."
87. chance: TurnPlot 13
   waits for Anne, moves b558e2
   views e71167 f25dbc
   "Anne draws 2 × Wits."
   "Plot card 13, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 2."
   "Anne is next."
88. Anne: buttercup to 7
   waits for Anne, moves 321c30
   views 3894c4 fa9b2f
   "Anne moves Buttercup to space 7."
89. Anne: buttercup to 9
   waits for Anne, moves 010bdb
   views f72bd5 5956a4
   "Anne moves Buttercup to space 9."
90. Anne: buttercup to bow, discarding courage
   waits for Anne, moves f31d7f
   views ef768f 1a3915
   "Anne discards Courage and moves Buttercup to Bow."
91. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f2f239 800612
92. chance: Draw adventure
   waits for chance, moves cf1cbb
   views fdb602 89b00b
   "Anne draws Adventure."
93. chance: Draw courage
   waits for chance, moves cf1cbb
   views 56a283 39d69e
   "Anne draws Adventure and Courage."
94. chance: TurnPlot 14
   waits for Anne, moves 775d46
   views c4b160 a05b1c
   "Anne draws Adventure and Courage."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 3."
   "Mystery Ship: S."
95. Anne: discard wits
   waits for Anne, moves 5a5af0
   views 3c94cf ba7e80
   "Anne discards Wits."
   "Anne is next."
96. Anne: move no further
   waits for Anne, moves a12fe8
   views cdf437 e90f6d
97. Anne: complete steer, discarding adventure, wits
   waits for chance, moves cf1cbb
   views e47573 385a33
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 6."
   "Ship: 7."
98. chance: Draw turn_the_page
   waits for Anne, moves 311266
   views 9423f0 57109f
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 6."
   "Ship: 7."
   "Anne draws Turn the Page."
99. Anne: play grandpa_reads_on
   waits for chance, moves cf1cbb
   views be7ee1 17a6cf
   "Anne plays “Grandpa Reads On”."
100. chance: Look 11
   waits for chance, moves cf1cbb
   views bb858d 4412ac
   "Anne plays “Grandpa Reads On”."
101. chance: Look 5
   waits for chance, moves cf1cbb
   views f7297b c05b27
   "Anne plays “Grandpa Reads On”."
102. chance: Look 7
   waits for Anne, moves 11ffe3
   views 494751 d37265
   "Anne plays “Grandpa Reads On”."
103. Anne: put back 5, 7, 11
   waits for Anne, moves da715b
   views f33ed7 eaf6d2
   "Anne reads on: the next Plot cards are 5, 7, 11."
104. Anne: play turn_the_page
   waits for chance, moves cf1cbb
   views cf8f45 7cd3e2
   "Anne plays “Turn the Page”."
105. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 86d48f e62082
   "Anne plays “Turn the Page”."
   "Anne draws Adventure."
106. chance: Draw love
   waits for chance, moves cf1cbb
   views 857136 61d83b
   "Anne plays “Turn the Page”."
   "Anne draws Adventure and Love."
107. chance: Draw wits
   waits for Anne, moves e0794f
   views 2b16a1 1f7b5c
   "Anne plays “Turn the Page”."
   "Anne draws Adventure, Love and Wits."
108. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b955f7 59da65
109. chance: Draw love
   waits for chance, moves cf1cbb
   views 54b091 01f69c
   "Anne draws Love."
110. chance: Draw wits
   waits for chance, moves cf1cbb
   views 95db30 b141c8
   "Anne draws Love and Wits."
111. chance: TurnPlot 5
   waits for Anne, moves c33e83
   views 188caa 7fede6
   "Anne draws Love and Wits."
   "Plot card 5, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 5."
112. Anne: discard love
   waits for Anne, moves ad7d97
   views 3ccf44 0dc81a
   "Anne discards Love."
113. Anne: discard love
   waits for Anne, moves 97933d
   views e55c72 aed55c
   "Anne discards Love."
   "Anne is next."
114. Anne: move no further
   waits for Anne, moves 976631
   views b57ec4 ee9284
115. Anne: fezzik to 5, discarding courage
   waits for Anne, moves 8d50b8
   views 9d7366 14de13
   "Anne discards Courage and moves Fezzik to space 5."
116. Anne: fezzik to mast, discarding wits, wits
   waits for Anne, moves fb043a
   views c0e16d f0621e
   "Anne discards 2 × Wits and moves Fezzik to Mast."
117. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f89c02 40b8ce
118. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 08ad22 909b51
   "Anne draws Adventure."
119. chance: Draw wits
   waits for chance, moves cf1cbb
   views 5caf88 14f870
   "Anne draws Adventure and Wits."
120. chance: TurnPlot 7
   waits for Anne, moves 60766c
   views 926413 c10139
   "Anne draws Adventure and Wits."
   "Plot card 7, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 7."
   "Anne is next."
121. Anne: move no further
   waits for Anne, moves fb043a
   views 4287d7 a7e51f
122. Anne: sail_on, discarding adventure
   waits for Anne, moves 2bc4c5
   views 68d047 52dd0b
   "Anne: “Sail On”, with Adventure."
   "Ship: 8."
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: That can be done once a turn, and it was.
123. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 27098c 845ebc
124. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 5140d9 156527
   "Anne draws Fighting."
125. chance: Draw courage
   waits for chance, moves cf1cbb
   views cce329 612306
   "Anne draws Fighting and Courage."
126. chance: TurnPlot 11
   waits for Anne, moves 60766c
   views 581941 d3544c
   "Anne draws Fighting and Courage."
   "Plot card 11, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 4."
   "Anne is next."
127. Anne: move no further
   waits for Anne, moves 428871
   views 8a322e 246d9c
128. Anne: complete sails, discarding fighting, fighting
   waits for Anne, moves d4aebf
   views d70f2b 8d5230
   "Anne completes “Raise Every Sail” with 2 × Fighting. Fezzik takes all the ropes in one fist and hauls up every scrap of canvas at once."
   "Ship: Cliffs."
129. Anne: fezzik to 5, discarding wits
   waits for Anne, moves 7b8058
   views cec2a0 0778d2
   "Anne discards Wits and moves Fezzik to space 5."
130. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views be274d 4da3e4
131. chance: Draw courage
   waits for chance, moves cf1cbb
   views 065177 2f95d0
   "Anne draws Courage."
132. chance: Draw adventure
   waits for chance, moves cf1cbb
   views aaa221 2a917c
   "Anne draws Courage and Adventure."
133. chance: TurnPlot 9
   waits for Anne, moves 71b456
   views e00378 ca7133
   "Anne draws Courage and Adventure."
   "Plot card 9, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 5."
   "Anne is next."
134. Anne: inigo to 1
   waits for Anne, moves abee95
   views a7b79a 8f3b32
   "Anne moves Inigo to space 1."
135. Anne: inigo to 3
   waits for Anne, moves 36e6b3
   views a42b69 3069ae
   "Anne moves Inigo to space 3."
136. Anne: inigo to start, discarding courage
   waits for Anne, moves e22a70
   views d93495 caabb3
   "Anne discards Courage and moves Inigo to Start."
137. Anne: inigo to 5, discarding adventure
   waits for Anne, moves 8c5206
   views be53c9 b6332e
   "Anne discards Adventure and moves Inigo to space 5."
138. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e09507 98cfd9
139. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 172e85 f09efd
   "Anne draws Adventure."
140. chance: Draw adventure
   waits for chance, moves cf1cbb
   views d3e6d0 dc6b8d
   "Anne draws 2 × Adventure."
141. chance: TurnPlot 1
   waits for Anne, moves 785362
   views 592e84 59f018
   "Anne draws 2 × Adventure."
   "Plot card 1, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 1."
   "Anne is next."
142. Anne: fezzik to 7
   waits for Anne, moves 24ec19
   views a80efb cca21d
   "Anne moves Fezzik to space 7."
143. Anne: fezzik to 9
   waits for Anne, moves 31f524
   views c7e61c b6a7f0
   "Anne moves Fezzik to space 9."
144. Anne: fezzik to bow, discarding adventure
   waits for Anne, moves f27265
   views 88d9d5 335bde
   "Anne discards Adventure and moves Fezzik to Bow."
145. Anne: inigo to 7, discarding adventure
   waits for Anne, moves 99c90e
   views e1b784 f49b80
   "Anne discards Adventure and moves Inigo to space 7."
146. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 74e93f cf87b4
147. chance: Draw love
   waits for chance, moves cf1cbb
   views 16c9a1 3320a1
   "Anne draws Love."
148. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 2feb62 6c375b
   "Anne draws Love and Adventure."
149. chance: TurnPlot 16
   waits for Anne, moves 9430e0
   views 572af6 f1e264
   "Anne draws Love and Adventure."
   "Plot card 16, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 6."
   "Mystery Ship: 7."
   "Anne is next."
150. Anne: inigo to 9
   waits for Anne, moves 45bf09
   views cdeff0 882763
   "Anne moves Inigo to space 9."
151. Anne: inigo to bow
   waits for Anne, moves 98d399
   views c1217f 91f1cc
   "Anne moves Inigo to Bow."
152. Anne: complete cliffs, discarding adventure, courage, love
   waits for chance, moves cf1cbb
   views 705eb6 b88545
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Love. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
153. chance: Draw miracle_pill
   waits for Anne, moves 13102b
   views ff5187 a6bfa2
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Love. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
   "Anne draws Chocolate-Coated Pill."
   "Chapter 2 is told: Escape by Sea."
154. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views fbbcd7 89222f
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"nonsense","cards":["adventure"],"target":""}: The game is over.
ends {"winners":[],"scores":[2],"ending":{"type":"bookmarked","campaign":{"chapter":3,"miracles":0,"replayed":true,"specials":["grandpa_reads_on","miracle_pill","turn_the_page"]}}}
   "The bookmark is at chapter 3."
