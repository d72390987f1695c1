Adventure Book, version 3 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-evening","chapter":2,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views e7c31a fb7450
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":"nonsense"}: It is not your turn.
   refuses chance {"type":"act","action":"-7","cards":["adventure"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('courage', 'courage', 'courage', 'wits'),) ()
   waits for Anne, moves 5cf6f2
   views 4e9c71 e4b5f6
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
   views 4cf673 181fea
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"complete","challenge":"rhymes","cards":["wits"]}: The cards do not fit: it takes Love and Wits.
   refuses Anne {"type":"stride","who":"fezzik","via":"4","to":"7","riding":false}: There are no steps left for that character.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views fd208e 40b2ee
   refuses chance {"type":"act","action":"sail_on","cards":[],"target":""}: That cannot be the next card of the deck.
4. chance: Draw wits
   waits for chance, moves cf1cbb
   views 137e90 234788
   "Anne draws Wits."
5. chance: Draw love
   waits for chance, moves cf1cbb
   views b25ad6 c075d4
   "Anne draws Wits and Love."
6. chance: TurnPlot 7
   waits for Anne, moves 5cf6f2
   views ec905a 3bb0f5
   "Anne draws Wits and Love."
   "Plot card 7, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 7."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves 95812c
   views 45cd24 67ff2f
8. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9ae45c 409bbc
9. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 417d17 4c3ff6
   "Anne draws Adventure."
10. chance: Draw adventure
   waits for chance, moves cf1cbb
   views f4f9f5 8d6204
   "Anne draws 2 × Adventure."
11. chance: TurnPlot 5
   waits for Anne, moves d3ff00
   views dbd055 970626
   "Anne draws 2 × Adventure."
   "Plot card 5, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 5."
12. Anne: discard adventure
   waits for Anne, moves 0c469d
   views 11b86c 971ad5
   "Anne discards Adventure."
13. Anne: discard adventure
   waits for Anne, moves 65cdda
   views c327db 5f8415
   "Anne discards Adventure."
   "Anne is next."
14. Anne: inigo to 1 by way of 3
   waits for Anne, moves 5c127a
   views 5aea63 e2b041
   "Anne moves Inigo to space 3."
   "Anne moves Inigo to space 1."
15. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views a6f6d7 bfaf0e
16. chance: Draw love
   waits for chance, moves cf1cbb
   views 804cef f5791b
   "Anne draws Love."
17. chance: Draw adventure
   waits for chance, moves cf1cbb
   views d901ca 9ccccd
   "Anne draws Love and Adventure."
18. chance: TurnPlot 14
   waits for Anne, moves d3ff00
   views 31edf8 382886
   "Anne draws Love and Adventure."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 9 spaces from Cliffs."
   "Mystery Ship: 8 spaces from Cliffs."
19. Anne: discard adventure
   waits for Anne, moves 03dab9
   views 3f3f06 2a3fdb
   "Anne discards Adventure."
20. Anne: discard courage
   waits for Anne, moves b69c94
   views 949b67 0454f4
   "Anne discards Courage."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 5c127a
   views 3304c9 27b595
22. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 92a47a a41323
23. chance: Draw courage
   waits for chance, moves cf1cbb
   views 817afc ddc55a
   "Anne draws Courage."
24. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4f154d f19183
   "Anne draws Courage and Wits."
25. chance: TurnPlot 4
   waits for Anne, moves c80739
   views 807fbb 93a038
   "Anne draws Courage and Wits."
   "Plot card 4, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 4."
26. Anne: discard courage
   waits for Anne, moves 03dab9
   views 6653b0 7bcb8e
   "Anne discards Courage."
27. Anne: discard courage
   waits for Anne, moves f881e9
   views 994d2d 450f6f
   "Anne discards Courage."
   "Anne is next."
28. Anne: move no further
   waits for Anne, moves 5c127a
   views 38dcc2 0ff5aa
29. Anne: fezzik to 5, discarding love
   waits for Anne, moves dc557c
   views 5fde1f 29905b
   "Anne discards Love and moves Fezzik to space 5."
30. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8dce88 cab24a
31. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 30df21 c352b1
   "Anne draws Fighting."
32. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 8aa8ae fe17a0
   "Anne draws 2 × Fighting."
33. chance: TurnPlot 19
   waits for Anne, moves bf9050
   views 45ccc3 7cd91f
   "Anne draws 2 × Fighting."
   "Plot card 19, “The eels grow louder”: If Buttercup is in the water, the eels have her and the chapter is interrupted. Otherwise the Mystery Ship gains 1 space."
   "Mystery Ship: 7 spaces from Cliffs."
34. Anne: discard courage
   waits for Anne, moves 9a2a4b
   views 9831d7 ae1dab
   "Anne discards Courage."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves a34065
   views 2f2c7b 3018a7
36. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 63d120 1245c4
37. chance: Draw courage
   waits for chance, moves cf1cbb
   views d2d030 7fcc6d
   "Anne draws Courage."
38. chance: Draw fighting
   waits for chance, moves cf1cbb
   views aef53b c95cb1
   "Anne draws Courage and Fighting."
39. chance: TurnPlot 6
   waits for Anne, moves bf9050
   views 01e929 95c30a
   "Anne draws Courage and Fighting."
   "Plot card 6, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 6."
40. Anne: discard wits
   waits for Anne, moves a312b4
   views 0957b8 0e44f2
   "Anne discards Wits."
41. Anne: discard courage
   waits for Anne, moves ae4033
   views 933728 77ff62
   "Anne discards Courage."
   "Anne is next."
42. Anne: move no further
   waits for Anne, moves a34065
   views bea0e1 68cbaa
43. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 48ad46 37c76b
44. chance: Draw fighting
   waits for chance, moves cf1cbb
   views bf78ab 27636e
   "Anne draws Fighting."
45. chance: Draw love
   waits for chance, moves cf1cbb
   views cf9617 a16bf0
   "Anne draws Fighting and Love."
46. chance: TurnPlot 1
   waits for Anne, moves 806267
   views 2ab86b f47603
   "Anne draws Fighting and Love."
   "Plot card 1, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 1."
47. Anne: discard fighting
   waits for Anne, moves 3986c2
   views ff1b12 001b22
   "Anne discards Fighting."
48. Anne: discard fighting
   waits for Anne, moves 32d1fb
   views 34e859 80d2cd
   "Anne discards Fighting."
   "Anne is next."
49. Anne: move no further
   waits for Anne, moves b4183c
   views ba19a7 a33d4a
50. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 796edc f46414
51. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 792071 28583f
   "Anne draws Adventure."
52. chance: Draw love
   waits for chance, moves cf1cbb
   views ad4f9d 313aa8
   "Anne draws Adventure and Love."
53. chance: TurnPlot 12
   waits for Anne, moves d4e62b
   views d14817 dd247e
   "Anne draws Adventure and Love."
   "Plot card 12, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 6 spaces from Cliffs."
   "The Grandson interrupts. The Mystery Ship reaches or passes the Ship on the Map Track. Grandpa reads the chapter again."
54. Anne: read on
   waits for chance, moves cf1cbb
   views fab548 636890
   "Anne wants to hear more."
55. chance: Deal 0 (('courage', 'courage', 'courage', 'fighting'),) ()
   waits for Anne, moves 5cf6f2
   views 339dd9 21fb60
   "Anne wants to hear more."
   "Chapter 2, read again: Escape by Sea. Anne goes first."
56. Anne: buttercup to 5
   waits for Anne, moves 8fac57
   views cd00e3 e4f45f
   "Anne moves Buttercup to space 5."
57. Anne: buttercup to railing
   waits for Anne, moves ebc77e
   views 5bfeef 7800af
   "Anne moves Buttercup to Railing."
58. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8455dc 567dd7
59. chance: Draw wits
   waits for chance, moves cf1cbb
   views f5a4ad b98a6c
   "Anne draws Wits."
60. chance: Draw adventure
   waits for chance, moves cf1cbb
   views efc76f 7215cf
   "Anne draws Wits and Adventure."
61. chance: TurnPlot 10
   waits for Anne, moves ee6259
   views dea172 128a88
   "Anne draws Wits and Adventure."
   "Plot card 10, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 9 spaces from Cliffs."
   "Anne is next."
62. Anne: buttercup to water
   waits for Anne, moves 03201e
   views 9eaf91 b77256
   "Anne moves Buttercup to Dark Water."
63. Anne: fezzik to 5
   waits for Anne, moves 8b240a
   views 52e6d2 75ac78
   "Anne moves Fezzik to space 5."
64. Anne: fezzik to railing, discarding courage
   waits for Anne, moves c7ebf9
   views d4b4bf 8c0d6a
   "Anne discards Courage and moves Fezzik to Railing."
65. Anne: complete eels, discarding adventure, courage
   waits for chance, moves cf1cbb
   views 1259e6 79e129
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
66. chance: Draw grandpa_reads_on
   waits for Anne, moves a40755
   views 9e7adc f2ef42
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
   "Anne draws Grandpa Reads On."
   refuses Anne {"type":"plan","challenge":"eels","why":""}: That challenge is completed already.
67. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views f2aca3 cff73a
68. chance: Draw courage
   waits for chance, moves cf1cbb
   views 989f49 db5060
   "Anne draws Courage."
69. chance: Draw love
   waits for chance, moves cf1cbb
   views 84a9bc 24157b
   "Anne draws Courage and Love."
70. chance: TurnPlot 4
   waits for Anne, moves ea0815
   views 67a7bf 8d43f4
   "Anne draws Courage and Love."
   "Plot card 4, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 4."
   "Anne is next."
   refuses Anne {"type":"play-special","card":"grandpa_reads_on"}: That card cannot be played now.
71. Anne: fezzik to 5
   waits for Anne, moves 4b68e8
   views 96f034 19167f
   "Anne moves Fezzik to space 5."
72. Anne: inigo to 5
   waits for Anne, moves cec064
   views cdbb28 ad5307
   "Anne moves Inigo to space 5."
73. Anne: complete rhymes, discarding love, wits
   waits for chance, moves cf1cbb
   views 7eee90 37e004
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: 5 spaces from Cliffs."
   "Ship: 4 spaces from Cliffs."
74. chance: Draw courage
   waits for Anne, moves 3b5ba8
   views 3738b0 0c50fe
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: 5 spaces from Cliffs."
   "Ship: 4 spaces from Cliffs."
   "Anne draws Courage."
75. Anne: fezzik to mast, discarding courage
   waits for Anne, moves 956348
   views 6d9a30 ec5511
   "Anne discards Courage and moves Fezzik to Mast."
76. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ef6fd5 3ed9af
77. chance: Draw love
   waits for chance, moves cf1cbb
   views 0b6863 7b400c
   "Anne draws Love."
78. chance: Draw wits
   waits for chance, moves cf1cbb
   views 90f75b 0614a8
   "Anne draws Love and Wits."
79. chance: TurnPlot 6
   waits for Anne, moves cded5f
   views 4ae8e4 892e4a
   "Anne draws Love and Wits."
   "Plot card 6, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 6."
   "Anne is next."
80. Anne: inigo to start
   waits for Anne, moves a54d5e
   views 36d27e 58c304
   "Anne moves Inigo to Start."
81. Anne: inigo to 3
   waits for Anne, moves 91ed3f
   views 924b60 5562d8
   "Anne moves Inigo to space 3."
82. Anne: inigo to 1, discarding love
   waits for Anne, moves 3bba1b
   views f06e63 38f0a8
   "Anne discards Love and moves Inigo to space 1."
83. Anne: inigo to helm, discarding courage
   waits for Anne, moves eeaa40
   views 0ad639 32ca82
   "Anne discards Courage and moves Inigo to Helm."
84. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 874d16 281fee
85. chance: Draw wits
   waits for chance, moves cf1cbb
   views e89f3f df808f
   "Anne draws Wits."
86. chance: Draw wits
   waits for chance, moves cf1cbb
   views 6b61c8 7378d7
   "Anne draws 2 × Wits."
87. chance: TurnPlot 13
   waits for Anne, moves b558e2
   views 023157 5fe679
   "Anne draws 2 × Wits."
   "Plot card 13, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 8 spaces from Cliffs."
   "Anne is next."
88. Anne: buttercup to 7
   waits for Anne, moves 321c30
   views ac4cc1 0ba1a9
   "Anne moves Buttercup to space 7."
89. Anne: buttercup to 9
   waits for Anne, moves 010bdb
   views 4f427c ec2d2b
   "Anne moves Buttercup to space 9."
90. Anne: buttercup to bow, discarding courage
   waits for Anne, moves f31d7f
   views 84708e fd84eb
   "Anne discards Courage and moves Buttercup to Bow."
91. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 555d28 62f876
92. chance: Draw adventure
   waits for chance, moves cf1cbb
   views ec0ccd c3de30
   "Anne draws Adventure."
93. chance: Draw courage
   waits for chance, moves cf1cbb
   views 3a76e4 b556b2
   "Anne draws Adventure and Courage."
94. chance: TurnPlot 14
   waits for Anne, moves 775d46
   views b49074 485e57
   "Anne draws Adventure and Courage."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 7 spaces from Cliffs."
   "Mystery Ship: 6 spaces from Cliffs."
95. Anne: discard wits
   waits for Anne, moves 5a5af0
   views ca650c 21d4e4
   "Anne discards Wits."
   "Anne is next."
96. Anne: move no further
   waits for Anne, moves a12fe8
   views 8a2aaa 712428
97. Anne: complete steer, discarding adventure, wits
   waits for chance, moves cf1cbb
   views fcc8d3 0d8883
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 3 spaces from Cliffs."
   "Ship: 2 spaces from Cliffs."
98. chance: Draw turn_the_page
   waits for Anne, moves 311266
   views 359317 56ec49
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 3 spaces from Cliffs."
   "Ship: 2 spaces from Cliffs."
   "Anne draws Turn the Page."
99. Anne: play grandpa_reads_on
   waits for chance, moves cf1cbb
   views a95266 e2aa42
   "Anne plays “Grandpa Reads On”."
100. chance: Look 11
   waits for chance, moves cf1cbb
   views 9bbc89 14c7a2
   "Anne plays “Grandpa Reads On”."
101. chance: Look 5
   waits for chance, moves cf1cbb
   views 1787f0 8bf1a2
   "Anne plays “Grandpa Reads On”."
102. chance: Look 7
   waits for Anne, moves 11ffe3
   views 55b2bf 6f7999
   "Anne plays “Grandpa Reads On”."
103. Anne: put back 5, 7, 11
   waits for Anne, moves da715b
   views 4c337c ff7be0
   "Anne reads on: the next Plot cards are 5, 7, 11."
104. Anne: play turn_the_page
   waits for chance, moves cf1cbb
   views 101b9a eecc04
   "Anne plays “Turn the Page”."
105. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a8b0a4 69a485
   "Anne plays “Turn the Page”."
   "Anne draws Adventure."
106. chance: Draw love
   waits for chance, moves cf1cbb
   views 5f9377 a05dcc
   "Anne plays “Turn the Page”."
   "Anne draws Adventure and Love."
107. chance: Draw wits
   waits for Anne, moves e0794f
   views 1d49e6 8bd037
   "Anne plays “Turn the Page”."
   "Anne draws Adventure, Love and Wits."
108. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 42291a 28b2f2
109. chance: Draw love
   waits for chance, moves cf1cbb
   views 79c659 00c3f4
   "Anne draws Love."
110. chance: Draw wits
   waits for chance, moves cf1cbb
   views bab1df 0e8787
   "Anne draws Love and Wits."
111. chance: TurnPlot 5
   waits for Anne, moves c33e83
   views 8d7ceb 3a5941
   "Anne draws Love and Wits."
   "Plot card 5, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 5."
112. Anne: discard love
   waits for Anne, moves ad7d97
   views 0177d3 62fb5f
   "Anne discards Love."
113. Anne: discard love
   waits for Anne, moves 97933d
   views b0f8e3 9391a3
   "Anne discards Love."
   "Anne is next."
114. Anne: move no further
   waits for Anne, moves 976631
   views d56d0f d7a462
115. Anne: fezzik to 5, discarding courage
   waits for Anne, moves 8d50b8
   views f45fce 6143b4
   "Anne discards Courage and moves Fezzik to space 5."
116. Anne: fezzik to mast, discarding wits, wits
   waits for Anne, moves fb043a
   views bad43f 6ab1fc
   "Anne discards 2 × Wits and moves Fezzik to Mast."
117. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3e180c 1f3196
118. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 12297a ee65ba
   "Anne draws Adventure."
119. chance: Draw wits
   waits for chance, moves cf1cbb
   views f29cf5 a9eac8
   "Anne draws Adventure and Wits."
120. chance: TurnPlot 7
   waits for Anne, moves 60766c
   views 812dc2 3b1ad4
   "Anne draws Adventure and Wits."
   "Plot card 7, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 7."
   "Anne is next."
121. Anne: move no further
   waits for Anne, moves fb043a
   views 2f39f0 76e310
122. Anne: sail_on, discarding adventure
   waits for Anne, moves 2bc4c5
   views 3c9dbf 7cb750
   "Anne: “Sail On”, with Adventure."
   "Ship: 1 space from Cliffs."
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: That can be done once a turn, and it was.
123. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 20d776 1288e0
124. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 91aa98 ec06f9
   "Anne draws Fighting."
125. chance: Draw courage
   waits for chance, moves cf1cbb
   views 2f3170 edad70
   "Anne draws Fighting and Courage."
126. chance: TurnPlot 11
   waits for Anne, moves 60766c
   views f6f6fb 0e3977
   "Anne draws Fighting and Courage."
   "Plot card 11, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 5 spaces from Cliffs."
   "Anne is next."
127. Anne: move no further
   waits for Anne, moves 428871
   views 268938 b58fbc
128. Anne: complete sails, discarding fighting, fighting
   waits for Anne, moves d4aebf
   views dc60b0 bcb622
   "Anne completes “Raise Every Sail” with 2 × Fighting. Fezzik takes all the ropes in one fist and hauls up every scrap of canvas at once."
   "Ship: at Cliffs."
129. Anne: fezzik to 5, discarding wits
   waits for Anne, moves 7b8058
   views 135b6f c93ef5
   "Anne discards Wits and moves Fezzik to space 5."
130. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 2fc192 827ba6
131. chance: Draw courage
   waits for chance, moves cf1cbb
   views 606b69 fff3e4
   "Anne draws Courage."
132. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 9ab8c2 0a96e4
   "Anne draws Courage and Adventure."
133. chance: TurnPlot 9
   waits for Anne, moves 71b456
   views eea08b c22fb5
   "Anne draws Courage and Adventure."
   "Plot card 9, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 4 spaces from Cliffs."
   "Anne is next."
134. Anne: inigo to 1
   waits for Anne, moves abee95
   views ba9471 36acc1
   "Anne moves Inigo to space 1."
135. Anne: inigo to 3
   waits for Anne, moves 36e6b3
   views c4eff4 38b78c
   "Anne moves Inigo to space 3."
136. Anne: inigo to start, discarding courage
   waits for Anne, moves e22a70
   views 546c29 9677f9
   "Anne discards Courage and moves Inigo to Start."
137. Anne: inigo to 5, discarding adventure
   waits for Anne, moves 8c5206
   views d121e0 4e581f
   "Anne discards Adventure and moves Inigo to space 5."
138. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 97e33e 7fd360
139. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 3df86a 722941
   "Anne draws Adventure."
140. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 779601 ffc68d
   "Anne draws 2 × Adventure."
141. chance: TurnPlot 1
   waits for Anne, moves 785362
   views 6e0f39 b893ef
   "Anne draws 2 × Adventure."
   "Plot card 1, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 1."
   "Anne is next."
142. Anne: fezzik to 7
   waits for Anne, moves 24ec19
   views 47e247 0f821a
   "Anne moves Fezzik to space 7."
143. Anne: fezzik to 9
   waits for Anne, moves 31f524
   views 6aab2f f50160
   "Anne moves Fezzik to space 9."
144. Anne: fezzik to bow, discarding adventure
   waits for Anne, moves f27265
   views 4df0e2 b4bc39
   "Anne discards Adventure and moves Fezzik to Bow."
145. Anne: inigo to 7, discarding adventure
   waits for Anne, moves 99c90e
   views 14d675 bcf159
   "Anne discards Adventure and moves Inigo to space 7."
146. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c477da 9a2612
147. chance: Draw love
   waits for chance, moves cf1cbb
   views 3f3ddb 5d703f
   "Anne draws Love."
148. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 76fa9e b9e0be
   "Anne draws Love and Adventure."
149. chance: TurnPlot 16
   waits for Anne, moves 9430e0
   views ed217a 6c8329
   "Anne draws Love and Adventure."
   "Plot card 16, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 3 spaces from Cliffs."
   "Mystery Ship: 2 spaces from Cliffs."
   "Anne is next."
150. Anne: inigo to 9
   waits for Anne, moves 45bf09
   views 93885c 248093
   "Anne moves Inigo to space 9."
151. Anne: inigo to bow
   waits for Anne, moves 98d399
   views 99e373 b999b3
   "Anne moves Inigo to Bow."
152. Anne: complete cliffs, discarding adventure, courage, love
   waits for chance, moves cf1cbb
   views 793be5 cced0f
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Love. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
153. chance: Draw miracle_pill
   waits for Anne, moves 13102b
   views 4c5bc5 7da0cf
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Love. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
   "Anne draws Chocolate-Coated Pill."
   "Chapter 2 is told: Escape by Sea."
154. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views 585c1a a2ddf6
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"nonsense","cards":["adventure"],"target":""}: The game is over.
ends {"winners":[],"scores":[2],"ending":{"type":"bookmarked","campaign":{"chapter":3,"miracles":0,"replayed":true,"specials":["grandpa_reads_on","miracle_pill","turn_the_page"]}}}
   "The bookmark is at chapter 3."
