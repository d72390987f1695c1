Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":2,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 643d54
   views 408277 7548d3 4b39e8
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: It is not your turn.
   refuses chance {"type":"act","action":"-7","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 1 (('adventure', 'fighting', 'love', 'wits'), ('courage', 'wits', 'wits', 'wits')) ()
   waits for Ben, moves e2dd44
   views 3e0a32 21ccb7 1b5299
   "Chapter 3: Cliffs of Insanity. Ben goes first."
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
   refuses Ben {"type":"act","action":"-7","cards":["wild_man_in_black"],"target":""}: That comes when the story is told: end the moves first.
   refuses Ben {"type":"agree"}: That move cannot be made now.
   refuses Ben {"type":"plan","challenge":"giant","why":"near"}: That challenge comes after others.
   refuses Ben {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"nonsense","to":"5","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"westley","to":"15","cards":["wild_man_in_black"],"riding":true}: There is no way there in so few steps.
   refuses Ben {"type":"step","who":"westley","to":"1","cards":["wits"],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"undo"}: There is nothing that you could take back now.
2. Ben: move no further
   waits for Ben, moves 7bf45a
   views cd9a42 f22c05 6193e9
   refuses Ben {"type":"act","action":"cover_trail","cards":["wild_man_in_black"],"target":""}: What it requires is not met yet.
   refuses Ben {"type":"stride","who":"fezzik","via":"14","to":"crag","riding":false}: There are no steps left for that character.
   refuses Ben {"type":"trade","seat":1,"give":"nonsense","take":"adventure"}: A trade is one of your cards for one of another seat's.
3. Ben: end the storytelling
   waits for chance, moves 643d54
   views a2e945 c6496b cb84dd
   refuses chance {"type":"act","action":"cover_trail","cards":["wild_man_in_black"],"target":"-7"}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves 643d54
   views 694a61 a67282 95ff84
   "Ben draws Fighting."
5. chance: Draw adventure
   waits for chance, moves 643d54
   views a0a31e 7d9adb a1a09a
   "Ben draws Fighting and Adventure."
6. chance: TurnPlot 3
   waits for Anne, moves 93d017
   views 820ab0 9cd706 8a1a2f
   "Ben draws Fighting and Adventure."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves dab852
   views 118b4d 9d9670 2caf3f
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: The cards do not fit: it takes Wits.
8. Anne: inigo to 11, discarding fighting
   waits for Anne, moves 561476
   views 3e4e6a fb1db7 c0fa95
   "Anne discards Fighting and moves Inigo to space 11."
9. Anne: end the storytelling
   waits for chance, moves 643d54
   views b5f6e8 d02268 958cd9
10. chance: Draw wits
   waits for chance, moves 643d54
   views 62a6ce d9f91a b42db5
   "Anne draws Wits."
11. chance: Draw adventure
   waits for chance, moves 643d54
   views 06124c 234478 de7eb4
   "Anne draws Wits and Adventure."
12. chance: TurnPlot 11
   waits for Ben, moves 9283f0
   views ab8292 48eb46 c43439
   "Anne draws Wits and Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
13. Ben: westley to 1
   waits for Ben, moves 1f9744
   views 00ca8c b16257 6cb9af
   "Ben moves Westley to space 1."
14. Ben: move no further
   waits for Ben, moves 2f1c5b
   views c77910 4e7789 d59e7d
15. Ben: westley to 2, discarding wits
   waits for Ben, moves 8c0d9a
   views ebed36 2836dd bd43a1
   "Ben discards Wits and moves Westley to space 2."
16. Ben: end the storytelling
   waits for chance, moves 643d54
   views b79b13 50849a 5293f9
17. chance: Draw courage
   waits for chance, moves 643d54
   views 4a5052 5d3035 2848bc
   "Ben draws Courage."
18. chance: Draw wits
   waits for chance, moves 643d54
   views 199075 2b7ff0 bb6a36
   "Ben draws Courage and Wits."
19. chance: TurnPlot 2
   waits for Ben, moves 9b1f11
   views 7bbe22 c70859 e0ab1a
   "Ben draws Courage and Wits."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
20. Ben: discard adventure
   waits for Anne, moves 4699dc
   views 33a205 fe0e26 7292da
   "Ben discards Adventure."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 0a6c35
   views ac4249 c362b8 d434ca
22. Anne: end the storytelling
   waits for chance, moves 643d54
   views 570d04 96197b 10419f
23. chance: Draw courage
   waits for chance, moves 643d54
   views 994efc 7833b3 6e59cd
   "Anne draws Courage."
24. chance: Draw love
   waits for chance, moves 643d54
   views 911bbe 95f166 444629
   "Anne draws Courage and Love."
25. chance: TurnPlot 6
   waits for Anne, moves f9653b
   views 55711a 84d6f4 a3e0a3
   "Anne draws Courage and Love."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
26. Anne: discard adventure
   waits for Ben, moves 9283f0
   views 07752f 0dac38 dcc329
   "Anne discards Adventure."
   "Ben is next."
27. Ben: inigo to 12 by way of ruins
   waits for Ben, moves 4c9be6
   views 9b7149 70f856 020d23
   "Ben moves Inigo to Ruins."
   "Ben moves Inigo to space 12."
28. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views 1172b8 9ec42c 9c86a5
   "Ben offers Anne Fighting for Love."
29. Anne: decline the trade
   waits for Ben, moves 715423
   views 4284ae 577eb8 9aca1d
   "Anne would rather not trade."
   refuses Ben {"type":"trade","seat":0,"give":"fighting","take":"love"}: That trade was declined in this turn.
30. Ben: end the storytelling
   waits for chance, moves 643d54
   views 9c60bd bb5963 eba31a
31. chance: Draw love
   waits for chance, moves 643d54
   views e9fadd 282811 022ba2
   "Ben draws Love."
32. chance: Draw fighting
   waits for chance, moves 643d54
   views e94e6c 52c8aa 33eeb9
   "Ben draws Love and Fighting."
33. chance: TurnPlot 19
   waits for Ben, moves 521155
   views b76ae8 7c978f f62682
   "Ben draws Love and Fighting."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
34. Ben: discard courage
   waits for Ben, moves 409338
   views 684ca8 70fb53 54113f
   "Ben discards Courage."
35. Ben: discard courage
   waits for Anne, moves a620c1
   views 5c7784 416206 d2244e
   "Ben discards Courage."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves 9bcce9
   views 597718 f8eedc 5cab20
37. Anne: end the storytelling
   waits for chance, moves 643d54
   views d79b85 79be14 2a56ae
38. chance: Draw fighting
   waits for chance, moves 643d54
   views dbf8fc 5c5119 edca2f
   "Anne draws Fighting."
39. chance: Draw courage
   waits for chance, moves 643d54
   views 48064f 1798c6 db2dda
   "Anne draws Fighting and Courage."
40. chance: TurnPlot 18
   waits for Anne, moves 7cd435
   views b515f0 4b168e ae0708
   "Anne draws Fighting and Courage."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
41. Anne: discard love
   waits for Anne, moves 4a7f0f
   views e5a826 a692be cdf996
   "Anne discards Love."
42. Anne: discard wits
   waits for Ben, moves a1c955
   views c7016e 7e24e1 63c2a0
   "Anne discards Wits."
   "Ben is next."
43. Ben: westley to 6 by way of 5
   waits for Ben, moves 59d652
   views f204c3 62568a a6fcd6
   "Ben moves Westley to space 5."
   "Ben moves Westley to space 6."
44. Ben: offer seat 1 wits for love
   waits for Anne, moves c87a2c
   views 012fb1 05718e 67c0f7
   "Ben offers Anne Wits for Love."
45. Anne: decline the trade
   waits for Ben, moves 9892a9
   views 068e23 a3c3ed 968ee7
   "Anne would rather not trade."
46. Ben: end the storytelling
   waits for chance, moves 643d54
   views 831559 1cb6d6 11fe44
47. chance: Draw wits
   waits for chance, moves 643d54
   views 5df02d b25ce8 d7b7d8
   "Ben draws Wits."
48. chance: Draw adventure
   waits for chance, moves 643d54
   views 6347c7 3e4a3c 7f0f94
   "Ben draws Wits and Adventure."
49. chance: TurnPlot 14
   waits for Ben, moves 0526a8
   views 31d24f 16505b dd63bb
   "Ben draws Wits and Adventure."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
50. Ben: discard adventure
   waits for Ben, moves 061641
   views 5989aa cbcec0 475a86
   "Ben discards Adventure."
51. Ben: discard fighting
   waits for Anne, moves 189874
   views a570e8 c060da d11473
   "Ben discards Fighting."
   "Anne is next."
52. Anne: move no further
   waits for Anne, moves 7c6fd8
   views 57d3b7 d7d12a 6d7250
53. Anne: end the storytelling
   waits for chance, moves 643d54
   views 8c5c5c 715209 eaac74
54. chance: Draw fighting
   waits for chance, moves 643d54
   views 10f531 3abc38 08a94b
   "Anne draws Fighting."
55. chance: Draw courage
   waits for chance, moves 643d54
   views cb042e 6ee278 715a23
   "Anne draws Fighting and Courage."
56. chance: TurnPlot 15
   waits for Anne, moves 7cd435
   views c20577 e90451 b488a9
   "Anne draws Fighting and Courage."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
57. Anne: discard adventure
   waits for Anne, moves 43ac7b
   views e60afd 067a05 852ce2
   "Anne discards Adventure."
58. Anne: discard courage
   waits for Ben, moves 765bf8
   views 6b20a3 9ad544 4b2e6c
   "Anne discards Courage."
   "Ben is next."
59. Ben: move no further
   waits for Ben, moves 884a59
   views 4a6beb 5a819c 084c2f
60. Ben: end the storytelling
   waits for chance, moves 643d54
   views 734bde ddc335 deefbc
61. chance: Draw adventure
   waits for chance, moves 643d54
   views f1cc06 33dc72 3c2d17
   "Ben draws Adventure."
62. chance: Draw adventure
   waits for chance, moves 643d54
   views 05ce4a fdd5ef c9328a
   "Ben draws 2 × Adventure."
63. chance: TurnPlot 12
   waits for Ben, moves 0526a8
   views 837213 727810 8ed967
   "Ben draws 2 × Adventure."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
64. Ben: discard adventure
   waits for Ben, moves d66154
   views fdfafe 72f88c 35f08d
   "Ben discards Adventure."
65. Ben: discard adventure
   waits for Anne, moves 189874
   views fee7aa 690bdd da2f39
   "Ben discards Adventure."
   "Anne is next."
66. Anne: westley to 8 by way of 7
   waits for Anne, moves c80b6b
   views f7a750 4d1f48 c747e0
   "Anne moves Westley to space 7."
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
67. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6e0e35 d4dfd5 211ac8
68. chance: Draw love
   waits for chance, moves 643d54
   views 978503 6cf6d1 606c3e
   "Anne draws Love."
69. chance: Draw love
   waits for chance, moves 643d54
   views 9291ae 050a5e d87404
   "Anne draws 2 × Love."
70. chance: TurnPlot 10
   waits for Anne, moves 3e0a45
   views f0c825 0dc761 405cde
   "Anne draws 2 × Love."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
71. Anne: discard courage
   waits for Anne, moves 0a2120
   views aafe01 a433ba 4eb787
   "Anne discards Courage."
72. Anne: discard fighting
   waits for Ben, moves 5337b3
   views 281385 bc1f13 27f36b
   "Anne discards Fighting."
   "Ben is next."
73. Ben: move no further
   waits for Ben, moves 5aabdc
   views d156fd 39384f 0f9d17
74. Ben: end the storytelling
   waits for chance, moves 643d54
   views de78fa 222e96 3d4f1f
75. chance: Draw love
   waits for chance, moves 643d54
   views e9ecfe e2eef9 d58ae5
   "Ben draws Love."
76. chance: Draw love
   waits for chance, moves 643d54
   views 6360ae 2d49af 3dec7c
   "Ben draws 2 × Love."
77. chance: TurnPlot 20
   waits for chance, moves 643d54
   views 99d47e e7e11c 046846
   "Ben draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
78. chance: Draw fighting
   waits for Ben, moves 9d70ad
   views 32f2c3 bec06d 143c90
   "Ben draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Ben draws Fighting."
79. Ben: discard fighting
   waits for Ben, moves fc7278
   views 03b693 ca2e0e e1d49c
   "Ben discards Fighting."
80. Ben: discard fighting
   waits for Ben, moves de65ca
   views 4dbb16 7bec4e cecd6b
   "Ben discards Fighting."
81. Ben: discard love
   waits for Anne, moves 85f1d7
   views a271d5 a65beb 973b1e
   "Ben discards Love."
   "Anne is next."
82. Anne: move no further
   waits for Anne, moves 8a4553
   views abc126 8bbbaa d30e40
83. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3d5f47 d79511 da218d
84. chance: Draw wits
   waits for chance, moves 643d54
   views c314dd 911a30 120354
   "Anne draws Wits."
85. chance: Draw courage
   waits for chance, moves 643d54
   views 4ac8b2 103c4d 8d98d2
   "Anne draws Wits and Courage."
86. chance: TurnPlot 13
   waits for Anne, moves 3e0a45
   views 0f98b7 424ddb b0592d
   "Anne draws Wits and Courage."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
87. Anne: discard courage
   waits for Anne, moves 0a2120
   views 6b4c7b 740352 ca6c12
   "Anne discards Courage."
88. Anne: discard courage
   waits for Ben, moves 5337b3
   views 184925 25157e cc775e
   "Anne discards Courage."
   "Ben is next."
89. Ben: move no further
   waits for Ben, moves a0f279
   views 13fab3 9a4cd4 6a667f
90. Ben: end the storytelling
   waits for chance, moves 643d54
   views d770fa 0b192a 067480
91. chance: Draw courage
   waits for chance, moves 643d54
   views 3a3f89 b4a6a6 b1b19c
   "Ben draws Courage."
92. chance: Draw fighting
   waits for chance, moves 643d54
   views 3efdda f7e77d 25fb16
   "Ben draws Courage and Fighting."
93. chance: TurnPlot 1
   waits for Ben, moves 1de00a
   views b19ba2 6ba1f7 ca436f
   "Ben draws Courage and Fighting."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
94. Ben: discard courage
   waits for Ben, moves fc7278
   views c0a5fa 9fcd09 068ed9
   "Ben discards Courage."
95. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 7a588d bd5cf8 26ac45
   "Anne uses a Miracle to draw Story cards."
96. chance: Draw adventure
   waits for chance, moves 643d54
   views 0aad79 bac873 62606a
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure."
97. chance: Draw courage
   waits for chance, moves 643d54
   views d06570 dea846 5ff8ce
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure and Courage."
98. chance: Draw adventure
   waits for Ben, moves 6f4582
   views 878333 950ced 8e41d4
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Adventure and Courage."
99. Ben: discard fighting
   waits for Anne, moves 569ea0
   views d3f667 fe45e7 ae93e7
   "Ben discards Fighting."
   "Anne is next."
100. Anne: move no further
   waits for Anne, moves e66c22
   views d0712d 11e6bc 136589
101. Anne: westley to 7, discarding wits
   waits for Anne, moves 676ac6
   views 966e4c 7bef07 d73831
   "Anne discards Wits and moves Westley to space 7."
102. Anne: end the storytelling
   waits for chance, moves 643d54
   views e39a50 1571a8 1bc912
103. chance: Draw love
   waits for chance, moves 643d54
   views 608a21 9ea55e 61385e
   "Anne draws Love."
104. chance: Draw fighting
   waits for chance, moves 643d54
   views b6e003 989efe 650f4d
   "Anne draws Love and Fighting."
105. chance: TurnPlot 17
   waits for Anne, Ben, moves ccb4d3
   views fe95cc f7cabc 951f60
   "Anne draws Love and Fighting."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 16."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
106. Anne: read on
   waits for Ben, moves 342983
   views 567af1 506324 ac4f29
   "Anne wants to hear more."
107. Ben: read on
   waits for chance, moves 643d54
   views 91ef33 ed4656 c25d62
   "Ben wants to hear more."
108. chance: Deal 1 (('adventure', 'adventure', 'courage', 'wits'), ('adventure', 'adventure', 'love', 'wits')) ()
   waits for Ben, moves e2dd44
   views e3d658 6710c1 799f37
   "Ben wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Ben goes first."
109. Ben: aim for climb
   waits for Ben, moves fb816d
   views e40315 9b74fe e8ccc0
   "Ben aims for “Scale the Cliffs”: it takes the least."
   refuses Ben {"type":"plan","challenge":"giant","why":""}: You have said what you aim for in this turn already.
110. Ben: westley to 5
   waits for Ben, moves ad2da4
   views 98f6d5 d48924 047424
   "Ben moves Westley to space 5."
111. Ben: westley to 6
   waits for Ben, moves 62ff88
   views 32a7e3 0f5856 d9ddc4
   "Ben moves Westley to space 6."
112. Ben: offer seat 1 love for courage
   waits for Anne, moves c87a2c
   views 0d6f28 3e41d0 e16a77
   "Ben offers Anne Love for Courage."
113. Anne: agree to the trade
   waits for Ben, moves 183006
   views 615639 4128a2 c1cabd
   "Anne agrees: Love for Courage."
   refuses Ben {"type":"trade","seat":1,"give":"fighting","take":"nonsense"}: You have traded in this turn already.
114. Ben: westley to 7, discarding wits
   waits for Ben, moves 9fea10
   views ae70a3 d4a680 0be6b8
   "Ben discards Wits and moves Westley to space 7."
115. Ben: westley to 8, discarding adventure
   waits for Ben, moves 36c297
   views 778780 a0fe2e 3460a8
   "Ben discards Adventure and moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
116. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views eff439 69077c cbf4fe
   "Ben uses a Miracle to draw Story cards."
117. chance: Draw fighting
   waits for chance, moves 643d54
   views ade216 faf1f0 627ece
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting."
118. chance: Draw fighting
   waits for chance, moves 643d54
   views 60df72 c7581f 609512
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Fighting."
119. chance: Draw love
   waits for Ben, moves fafd2b
   views 3f7dc5 06df9c 4bdc26
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Fighting and Love."
120. Ben: westley to 9, discarding love
   waits for Ben, moves 6b6805
   views a4004d 329662 61cfb7
   "Ben discards Love and moves Westley to space 9."
121. Ben: westley to cliff_top, discarding fighting
   waits for Ben, moves 79354a
   views 338f46 0a485b 76817d
   "Ben discards Fighting and moves Westley to Cliff Top."
122. Ben: complete climb, discarding adventure, courage
   waits for chance, moves 643d54
   views c20d30 9f1b84 0f1301
   "Ben completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
123. chance: Draw miracle_pill
   waits for Ben, moves a07ef5
   views e97755 fc2424 34cb6b
   "Ben completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Ben draws Chocolate-Coated Pill."
   refuses Ben {"type":"complete","challenge":"climb","cards":["courage","wits","wits"]}: That challenge is completed already.
124. Ben: play miracle_pill
   waits for Ben, moves 4f764a
   views 3f5bec f7faf0 89b03e
   "Ben plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
125. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views f89673 01bb90 033bf3
   "Ben uses a Miracle to draw Story cards."
126. chance: Draw love
   waits for chance, moves 643d54
   views 70fb80 962322 d38ee7
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love."
127. chance: Draw love
   waits for chance, moves 643d54
   views 14eb78 890800 130c78
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love."
128. chance: Draw courage
   waits for Ben, moves bad736
   views a0d9bb 905718 c44505
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love and Courage."
129. Ben: end the storytelling
   waits for chance, moves 643d54
   views 25494a d739be 709308
130. chance: Draw wits
   waits for chance, moves 643d54
   views d24e64 e228d3 c5c8f1
   "Ben draws Wits."
131. chance: Draw love
   waits for chance, moves 643d54
   views 80ca65 cb843d ae58e1
   "Ben draws Wits and Love."
132. chance: TurnPlot 9
   waits for Anne, moves 56d509
   views c2d88d acc4e1 05588c
   "Ben draws Wits and Love."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
133. Anne: aim for duel
   waits for Anne, moves ba98a5
   views 5ea03b 6f25fe a0e588
   "Anne aims for “Left Hand, Right Hand”: it takes the least."
134. Anne: inigo to 11
   waits for Anne, moves 43d1fb
   views a915f4 2537c5 c6463c
   "Anne moves Inigo to space 11."
135. Anne: inigo to ruins
   waits for Anne, moves 10a8e0
   views cbedeb 21acc9 7569b9
   "Anne moves Inigo to Ruins."
136. Anne: end the storytelling
   waits for chance, moves 643d54
   views aeec23 bd2607 8b178f
137. chance: Draw love
   waits for chance, moves 643d54
   views d4f6c3 97c07a dee128
   "Anne draws Love."
138. chance: Draw love
   waits for chance, moves 643d54
   views 8dda0c 3125ee c5222d
   "Anne draws 2 × Love."
139. chance: TurnPlot 20
   waits for chance, moves 643d54
   views 108acc 817d1e bb299b
   "Anne draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
140. chance: Draw fighting
   waits for Anne, moves ca8b22
   views 242092 2c7b4e f40b65
   "Anne draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Fighting."
141. Anne: discard adventure
   waits for Ben, moves 68b26b
   views 347fc8 c1d197 a5b4db
   "Anne discards Adventure."
   "Ben is next."
142. Ben: aim for duel
   waits for Ben, moves 7d85db
   views 243512 4eac8c 408225
   "Ben aims for “Left Hand, Right Hand”, along with Anne: it takes the least."
143. Ben: westley to 10
   waits for Ben, moves 5d0640
   views 7edfe9 877d8d f54296
   "Ben moves Westley to space 10."
144. Ben: westley to ruins
   waits for Ben, moves bf3265
   views 1d83fd f80a9c 6f2779
   "Ben moves Westley to Ruins."
   refuses Ben {"type":"stride","who":"westley","via":"12","to":"nonsense","riding":false}: That way is closed until a challenge is completed.
145. Ben: offer seat 1 love for fighting
   waits for Anne, moves c87a2c
   views ca4cee 694352 2e3b6d
   "Ben offers Anne Love for Fighting."
146. Anne: agree to the trade
   waits for Ben, moves d83038
   views 5f020b a853fc 0ee56e
   "Anne agrees: Love for Fighting."
147. Ben: complete duel, discarding fighting, fighting, love
   waits for chance, moves 643d54
   views 9faaaf 9b8168 ea6161
   "Ben completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
148. chance: Draw fighting
   waits for chance, moves 643d54
   views 316139 d5940a 41827c
   "Ben completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
   "Ben draws Fighting."
149. chance: Draw courage
   waits for Ben, moves eab459
   views d6ff2b c31854 e9e4a7
   "Ben completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
   "Ben draws Fighting and Courage."
150. Ben: westley to 12, discarding courage
   waits for Ben, moves da1638
   views 98dfdd 2e9e54 da7870
   "Ben discards Courage and moves Westley to space 12."
151. Ben: westley to 13, discarding wits
   waits for Ben, moves 4f8a7a
   views 29407c 7f88e2 d0ccfa
   "Ben discards Wits and moves Westley to space 13."
152. Ben: fezzik to 14, discarding fighting
   waits for Ben, moves 08b206
   views 9d06d6 1ac6c3 b3bd05
   "Ben discards Fighting and moves Fezzik to space 14."
153. Ben: end the storytelling
   waits for chance, moves 643d54
   views 783d56 02c54f 927854
154. chance: Draw adventure
   waits for chance, moves 643d54
   views b5a72d a658bc 5a2b81
   "Ben draws Adventure."
155. chance: Draw adventure
   waits for chance, moves 643d54
   views a81f0d f38907 4d1b4c
   "Ben draws 2 × Adventure."
156. chance: TurnPlot 2
   waits for Anne, moves 2b904e
   views 9ef6d0 b67859 b68d83
   "Ben draws 2 × Adventure."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
157. Anne: aim for giant
   waits for Anne, moves c3becc
   views 1ec9bc 643745 afcaa3
   "Anne aims for “Rocks and Sleep”: it takes the least."
158. Anne: westley to boulders
   waits for Anne, moves d0c7c4
   views f973bc c35eb1 de7908
   "Anne moves Westley to Boulders."
159. Anne: fezzik to boulders
   waits for Anne, moves b550f4
   views 9aa098 8c1338 03c97c
   "Anne moves Fezzik to Boulders."
160. Anne: end the storytelling
   waits for chance, moves 643d54
   views 9d5ec0 89bbca 42da2c
161. chance: Draw courage
   waits for chance, moves 643d54
   views 02b95a e193fe 07880e
   "Anne draws Courage."
162. chance: Draw fighting
   waits for chance, moves 643d54
   views ed738f c9b056 c61f29
   "Anne draws Courage and Fighting."
163. chance: TurnPlot 11
   waits for Anne, moves 7cd435
   views 587a95 87ef96 6e8cf9
   "Anne draws Courage and Fighting."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
164. Anne: discard love
   waits for Anne, moves 4a7f0f
   views 371bb7 26ea08 a1e485
   "Anne discards Love."
165. Anne: discard love
   waits for Ben, moves 332072
   views d2cdd2 017240 bd7408
   "Anne discards Love."
   "Ben is next."
166. Ben: aim for giant
   waits for Ben, moves 7f492b
   views d15ec3 59c2f3 8c06f2
   "Ben aims for “Rocks and Sleep”, along with Anne: it takes the least."
167. Ben: move no further
   waits for Ben, moves d9b73b
   views 1b724d ec6d5c 6b0fff
168. Ben: offer seat 1 adventure for fighting
   waits for Anne, moves c87a2c
   views 60e431 6f6b7f cec4ae
   "Ben offers Anne Adventure for Fighting."
169. Anne: agree to the trade
   waits for Ben, moves 4f546f
   views df30ec bc4249 991a55
   "Anne agrees: Adventure for Fighting."
170. Ben: westley to 14, discarding love
   waits for Ben, moves 036b75
   views 0bab41 4c7dee c4ae0c
   "Ben discards Love and moves Westley to space 14."
171. Ben: end the storytelling
   waits for chance, moves 643d54
   views e52f42 6fb0ac 7faff3
172. chance: Draw courage
   waits for chance, moves 643d54
   views f72bdd b8d7f8 ce3ea9
   "Ben draws Courage."
173. chance: Draw wits
   waits for chance, moves 643d54
   views 57cc42 f12f11 3c11e4
   "Ben draws Courage and Wits."
174. chance: TurnPlot 4
   waits for Anne, moves 780a75
   views 230aea 14d76b 647462
   "Ben draws Courage and Wits."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
175. Anne: aim for giant
   waits for Anne, moves 616d3f
   views bfd776 d9b30d 8e01d7
   "Anne aims for “Rocks and Sleep”, along with Ben: it takes the least."
176. Anne: westley to boulders
   waits for Anne, moves 519ca7
   views 01a5fc a05c71 2014f7
   "Anne moves Westley to Boulders."
177. Anne: move no further
   waits for Anne, moves 6d47f0
   views bb420f 9a1cd0 a2b22d
178. Anne: offer seat 2 adventure for fighting
   waits for Ben, moves 69238d
   views 0e98a0 35e889 2d49f6
   "Anne offers Ben Adventure for Fighting."
179. Ben: agree to the trade
   waits for Anne, moves 1e24e2
   views 797ead bde41b bf1393
   "Ben agrees: Adventure for Fighting."
180. Anne: complete giant, discarding adventure, courage, fighting
   waits for chance, moves 643d54
   views 171a4f f8ed33 d60094
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
181. chance: Draw wild_man_in_black
   waits for Anne, moves 982136
   views dd4519 99b8f0 c8da45
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws Man in Black."
182. Anne: end the storytelling
   waits for chance, moves 643d54
   views f2205a 8e169c cdea5d
183. chance: Draw courage
   waits for chance, moves 643d54
   views c4b049 3b0a65 fc17b2
   "Anne draws Courage."
184. chance: Draw wits
   waits for chance, moves 643d54
   views 1f6e18 aca706 4b0f7d
   "Anne draws Courage and Wits."
185. chance: TurnPlot 15
   waits for Ben, moves f2e6c8
   views 316d94 0e44dc 1b2400
   "Anne draws Courage and Wits."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
   "Ben is next."
186. Ben: fezzik to 15
   waits for Ben, moves 733b7b
   views e85ee2 71240a 64ccd3
   "Ben moves Fezzik to space 15."
187. Ben: aim for wits
   waits for Ben, moves f2b36d
   views 738b9b 4a7313 380199
   "Ben aims for “A Battle of Wits”: it takes the least."
188. Ben: westley to 15
   waits for Ben, moves eed856
   views 97809c d0e496 a1e033
   "Ben moves Westley to space 15."
189. Ben: offer seat 1 courage for wits
   waits for Anne, moves c87a2c
   views b8102f aa0ec2 9d08a5
   "Ben offers Anne Courage for Wits."
190. Anne: agree to the trade
   waits for Ben, moves 168de2
   views e572e9 17f7b0 f001a3
   "Anne agrees: Courage for Wits."
191. Ben: westley to 16, discarding adventure
   waits for Ben, moves 95be24
   views fb3c44 d7cfdd 0439de
   "Ben discards Adventure and moves Westley to space 16."
192. Ben: westley to picnic, discarding adventure
   waits for Ben, moves a2bc94
   views 12dea2 5799a3 c4d453
   "Ben discards Adventure and moves Westley to Picnic Stone."
193. Ben: complete wits, discarding courage, wits, wits
   waits for chance, moves 643d54
   views e00fdd c0fd55 3b6872
   "Ben completes “A Battle of Wits” with Courage and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
194. chance: Draw inconceivable
   waits for Ben, moves 2b9d9f
   views d95171 849b2c 25001d
   "Ben completes “A Battle of Wits” with Courage and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
   "Ben draws Inconceivable!"
   refuses Ben {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
195. Ben: end the storytelling
   waits for chance, moves 643d54
   views 94896d 1f970d ebf2ab
196. chance: Draw wits
   waits for chance, moves 643d54
   views c84c81 19af6f 6d666d
   "Ben draws Wits."
197. chance: Draw fighting
   waits for chance, moves 643d54
   views 6b2204 4823a1 a42387
   "Ben draws Wits and Fighting."
198. chance: TurnPlot 1
   waits for Ben, moves d742be
   views 3eef2c f6b962 2701a1
   "Ben draws Wits and Fighting."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
199. Ben: let the plot card be
   waits for Anne, moves cd92aa
   views 820936 ddf56e 3467b4
   "Ben lets it be."
   "Humperdinck goes to space 12."
   "Anne is next."
200. Anne: aim for ravine
   waits for Anne, moves 4985d9
   views d821ac 139c53 eafc1b
   "Anne aims for “Tumbling Down the Ravine”: it takes the least."
201. Anne: westley to 17
   waits for Anne, moves 72498f
   views bd6ce3 5fb98a ec7c81
   "Anne moves Westley to space 17."
202. Anne: westley to 18
   waits for Anne, moves 205afd
   views 88b9b7 dd5dd3 fff44f
   "Anne moves Westley to space 18."
203. Anne: westley to ravine, discarding courage
   waits for Anne, moves 6631f4
   views 528fc8 a130fa 21314d
   "Anne discards Courage and moves Westley to Ravine."
204. Anne: buttercup to 17, discarding courage
   waits for Anne, moves 05ed69
   views 749edf d67dd2 43c427
   "Anne discards Courage and moves Buttercup to space 17."
205. Anne: buttercup to 18, discarding wits
   waits for Anne, moves 590365
   views 2cbeea 0f040d 186bec
   "Anne discards Wits and moves Buttercup to space 18."
206. Anne: end the storytelling
   waits for chance, moves 643d54
   views 80a5de 94f622 cd345a
207. chance: Draw love
   waits for chance, moves 643d54
   views 7948fe 753319 459519
   "Anne draws Love."
208. chance: Draw courage
   waits for chance, moves 643d54
   views 2119cc 760e69 42112c
   "Anne draws Love and Courage."
209. chance: TurnPlot 16
   waits for Ben, moves d742be
   views 0049cc 592979 4ca8cc
   "Anne draws Love and Courage."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
210. Ben: let the plot card be
   waits for Ben, moves cc1fed
   views c0a0d9 afad6d c30b81
   "Ben lets it be."
   "Humperdinck goes to space 13."
   "Humperdinck goes to Boulders."
   "Ben is next."
211. Ben: aim for ravine
   waits for Ben, moves 292d7d
   views fc8a90 a5dd42 8371f3
   "Ben aims for “Tumbling Down the Ravine”, along with Anne: it takes the least."
212. Ben: buttercup to ravine
   waits for Ben, moves a8d5e6
   views 0a1e14 6b0269 21c4d8
   "Ben moves Buttercup to Ravine."
213. Ben: move no further
   waits for Ben, moves b344b0
   views b26d90 60b18c 6d5218
214. Ben: end the storytelling
   waits for chance, moves 643d54
   views ed3ebe 8f5bcd 3491d5
215. chance: Draw wits
   waits for chance, moves 643d54
   views 69bc2c 5d7bdc f7259b
   "Ben draws Wits."
216. chance: Draw fighting
   waits for chance, moves 643d54
   views 81d163 bed94f 5b0eb6
   "Ben draws Wits and Fighting."
217. chance: TurnPlot 17
   waits for Ben, moves d742be
   views f4d234 6d092d 1f404f
   "Ben draws Wits and Fighting."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
218. Ben: let the plot card be
   waits for Anne, moves 783d64
   views 1bbf03 c78111 f73e6c
   "Ben lets it be."
   "Humperdinck goes to space 15."
   "Humperdinck goes to space 16."
   "Anne is next."
219. Anne: aim for ravine
   waits for Anne, moves e1a8a1
   views 3223fa cd98a0 cc8bec
   "Anne aims for “Tumbling Down the Ravine”, along with Ben: it takes the least."
220. Anne: move no further
   waits for Anne, moves ef90f0
   views 2a3ba2 066222 afc9ae
221. Anne: complete ravine, discarding love, love, wild_man_in_black
   waits for chance, moves 643d54
   views a145c3 45bef0 4e1bb8
   "Anne completes “Tumbling Down the Ravine” with 2 × Love and Man in Black. One shove, one long fall and three words she knows better than any others."
222. chance: Draw wild_high_adventure
   waits for Anne, Ben, moves fa5087
   views cc7567 d2faaa 542534
   "Anne completes “Tumbling Down the Ravine” with 2 × Love and Man in Black. One shove, one long fall and three words she knows better than any others."
   "Anne draws High Adventure."
   "Chapter 3 is told: Cliffs of Insanity."
223. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views b6173b a3e7f5 a456ec
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wild_man_in_black"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[3,3],"ending":{"type":"bookmarked","campaign":{"chapter":4,"miracles":0,"replayed":true,"specials":["inconceivable","miracle_pill","wild_high_adventure","wild_man_in_black"]}}}
   "The bookmark is at chapter 4."
