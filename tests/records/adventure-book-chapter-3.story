Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":2,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 643d54
   views 6d1278 7de0d5 0cebb5
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: It is not your turn.
   refuses chance {"type":"act","action":"-7","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 1 (('adventure', 'fighting', 'love', 'wits'), ('courage', 'wits', 'wits', 'wits')) ()
   waits for Ben, moves e2dd44
   views 797269 55dba0 cd2c55
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
   views b9634b f2085c 48863c
   refuses Ben {"type":"act","action":"cover_trail","cards":["wild_man_in_black"],"target":""}: What it requires is not met yet.
   refuses Ben {"type":"stride","who":"fezzik","via":"14","to":"crag","riding":false}: There are no steps left for that character.
   refuses Ben {"type":"trade","seat":1,"give":"nonsense","take":"adventure"}: A trade is one of your cards for one of another seat's.
3. Ben: end the storytelling
   waits for chance, moves 643d54
   views 7607a8 3fa090 fccc8f
   refuses chance {"type":"act","action":"cover_trail","cards":["wild_man_in_black"],"target":"-7"}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves 643d54
   views ff8b4e 986cf4 1cbbe1
   "Ben draws Fighting."
5. chance: Draw adventure
   waits for chance, moves 643d54
   views b7aa4a 19efec 2446b1
   "Ben draws Fighting and Adventure."
6. chance: TurnPlot 3
   waits for Anne, moves 93d017
   views 8f5aca eb9467 59b519
   "Ben draws Fighting and Adventure."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves dab852
   views bfce5f f9bac4 608a04
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: The cards do not fit: it takes Wits.
8. Anne: inigo to 11, discarding fighting
   waits for Anne, moves 561476
   views 68348c b16a0e 4ff489
   "Anne discards Fighting and moves Inigo to space 11."
9. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6c60b7 e87a08 1dd9e4
10. chance: Draw wits
   waits for chance, moves 643d54
   views 04e906 422848 7bf66e
   "Anne draws Wits."
11. chance: Draw adventure
   waits for chance, moves 643d54
   views d155ec debaed 93c516
   "Anne draws Wits and Adventure."
12. chance: TurnPlot 11
   waits for Ben, moves 9283f0
   views df00a2 f4bec7 23fbeb
   "Anne draws Wits and Adventure."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
13. Ben: westley to 1
   waits for Ben, moves 1f9744
   views 1cebb3 a81cdb af17fb
   "Ben moves Westley to space 1."
14. Ben: move no further
   waits for Ben, moves 2f1c5b
   views bdb1cc a214dd 4599dd
15. Ben: westley to 2, discarding wits
   waits for Ben, moves 8c0d9a
   views 6edbde 83aa95 00b592
   "Ben discards Wits and moves Westley to space 2."
16. Ben: end the storytelling
   waits for chance, moves 643d54
   views 5222c5 e40713 b95734
17. chance: Draw courage
   waits for chance, moves 643d54
   views 1478d6 f5aeef beb0b9
   "Ben draws Courage."
18. chance: Draw wits
   waits for chance, moves 643d54
   views 755f6d a6d450 99332e
   "Ben draws Courage and Wits."
19. chance: TurnPlot 2
   waits for Ben, moves 9b1f11
   views ef5847 f50de1 ae564e
   "Ben draws Courage and Wits."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
20. Ben: discard adventure
   waits for Anne, moves 4699dc
   views 9a7316 5f7445 7af525
   "Ben discards Adventure."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves 0a6c35
   views aa4b94 8c9ce4 85720c
22. Anne: end the storytelling
   waits for chance, moves 643d54
   views 68a182 61e4aa 71f18f
23. chance: Draw courage
   waits for chance, moves 643d54
   views 2a532f dc15ac 63a8e5
   "Anne draws Courage."
24. chance: Draw love
   waits for chance, moves 643d54
   views d8843b d93139 1461e2
   "Anne draws Courage and Love."
25. chance: TurnPlot 6
   waits for Anne, moves f9653b
   views f2fd07 f87691 f16c91
   "Anne draws Courage and Love."
   "Plot card 6, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
26. Anne: discard adventure
   waits for Ben, moves 9283f0
   views 1238a6 a2a708 22fd8b
   "Anne discards Adventure."
   "Ben is next."
27. Ben: inigo to 12 by way of ruins
   waits for Ben, moves 4c9be6
   views 5442b3 56b9bf 51a2c0
   "Ben moves Inigo to Ruins."
   "Ben moves Inigo to space 12."
28. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views 7c54d3 7b1d5d 8f95cc
   "Ben offers Anne Fighting for Love."
29. Anne: decline the trade
   waits for Ben, moves 715423
   views d7f90b 67ade0 c7a97f
   "Anne would rather not trade."
   refuses Ben {"type":"trade","seat":0,"give":"fighting","take":"love"}: That trade was declined in this turn.
30. Ben: end the storytelling
   waits for chance, moves 643d54
   views efb6e9 9e6492 b6f2f8
31. chance: Draw love
   waits for chance, moves 643d54
   views 1e8a07 06f4a1 22d68a
   "Ben draws Love."
32. chance: Draw fighting
   waits for chance, moves 643d54
   views 7b5f0b 386d4d dcdfd4
   "Ben draws Love and Fighting."
33. chance: TurnPlot 19
   waits for Ben, moves 521155
   views 50fc48 66fa37 da6dbf
   "Ben draws Love and Fighting."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
34. Ben: discard courage
   waits for Ben, moves 409338
   views 8cd1bf 4bd987 ef4583
   "Ben discards Courage."
35. Ben: discard courage
   waits for Anne, moves a620c1
   views d9d835 645a77 c13194
   "Ben discards Courage."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves 9bcce9
   views 97a8f4 b665c1 a88181
37. Anne: end the storytelling
   waits for chance, moves 643d54
   views 8fbe02 3b79d8 45d5a2
38. chance: Draw fighting
   waits for chance, moves 643d54
   views 349219 acd7a0 05bddc
   "Anne draws Fighting."
39. chance: Draw courage
   waits for chance, moves 643d54
   views 7d8688 83fc9a 3e84f9
   "Anne draws Fighting and Courage."
40. chance: TurnPlot 18
   waits for Anne, moves 7cd435
   views fcd2f1 975a50 e9c3b1
   "Anne draws Fighting and Courage."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
41. Anne: discard love
   waits for Anne, moves 4a7f0f
   views e67c9d b847c7 e24844
   "Anne discards Love."
42. Anne: discard wits
   waits for Ben, moves a1c955
   views 020b02 7a1440 d9ec58
   "Anne discards Wits."
   "Ben is next."
43. Ben: westley to 6 by way of 5
   waits for Ben, moves 59d652
   views 4d4ee6 ec17e9 be2caf
   "Ben moves Westley to space 5."
   "Ben moves Westley to space 6."
44. Ben: offer seat 1 wits for love
   waits for Anne, moves c87a2c
   views 85bdcd 6f13dc b436ca
   "Ben offers Anne Wits for Love."
45. Anne: decline the trade
   waits for Ben, moves 9892a9
   views 479299 87e1c0 e21db6
   "Anne would rather not trade."
46. Ben: end the storytelling
   waits for chance, moves 643d54
   views 314c64 f48ed5 b4eb9c
47. chance: Draw wits
   waits for chance, moves 643d54
   views 5aa2c3 7e4376 e9a338
   "Ben draws Wits."
48. chance: Draw adventure
   waits for chance, moves 643d54
   views c7e7ad 4646ff 8978c7
   "Ben draws Wits and Adventure."
49. chance: TurnPlot 14
   waits for Ben, moves 0526a8
   views a48d2a fb9ed8 006db6
   "Ben draws Wits and Adventure."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
50. Ben: discard adventure
   waits for Ben, moves 061641
   views 2e108b 051ae4 0bac19
   "Ben discards Adventure."
51. Ben: discard fighting
   waits for Anne, moves 189874
   views 4b7155 fdedba b4420d
   "Ben discards Fighting."
   "Anne is next."
52. Anne: move no further
   waits for Anne, moves 7c6fd8
   views 702153 5a60d9 28a60e
53. Anne: end the storytelling
   waits for chance, moves 643d54
   views 26b08a 661304 bceb6f
54. chance: Draw fighting
   waits for chance, moves 643d54
   views 6771c1 9f3a26 7eea85
   "Anne draws Fighting."
55. chance: Draw courage
   waits for chance, moves 643d54
   views 665e3f e55e29 b1a635
   "Anne draws Fighting and Courage."
56. chance: TurnPlot 15
   waits for Anne, moves 7cd435
   views e0023b 2adc78 fe4cb7
   "Anne draws Fighting and Courage."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
57. Anne: discard adventure
   waits for Anne, moves 43ac7b
   views b60397 5bf16d 3b827f
   "Anne discards Adventure."
58. Anne: discard courage
   waits for Ben, moves 765bf8
   views c7c6d5 7c3e55 ec49dd
   "Anne discards Courage."
   "Ben is next."
59. Ben: move no further
   waits for Ben, moves 884a59
   views deecc0 a3eec5 3355b2
60. Ben: end the storytelling
   waits for chance, moves 643d54
   views 1b08da 3a4ce0 3bd669
61. chance: Draw adventure
   waits for chance, moves 643d54
   views c11651 f9716b 8a40aa
   "Ben draws Adventure."
62. chance: Draw adventure
   waits for chance, moves 643d54
   views 8f1ca6 cc9efa 6d7053
   "Ben draws 2 × Adventure."
63. chance: TurnPlot 12
   waits for Ben, moves 0526a8
   views a779d8 23eb40 0b631d
   "Ben draws 2 × Adventure."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 12."
64. Ben: discard adventure
   waits for Ben, moves d66154
   views f543ee 5fa0d0 520d92
   "Ben discards Adventure."
65. Ben: discard adventure
   waits for Anne, moves 189874
   views 49131c 5c3cd9 d358f6
   "Ben discards Adventure."
   "Anne is next."
66. Anne: westley to 8 by way of 7
   waits for Anne, moves c80b6b
   views aeb0ee cef745 036c17
   "Anne moves Westley to space 7."
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
67. Anne: end the storytelling
   waits for chance, moves 643d54
   views d7a316 03b71c 66a5bc
68. chance: Draw love
   waits for chance, moves 643d54
   views cdf6a6 085668 c10b3f
   "Anne draws Love."
69. chance: Draw love
   waits for chance, moves 643d54
   views 75ebd7 4a7b48 bf04c9
   "Anne draws 2 × Love."
70. chance: TurnPlot 10
   waits for Anne, moves 3e0a45
   views 5f9c5c af9554 ccea6e
   "Anne draws 2 × Love."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
71. Anne: discard courage
   waits for Anne, moves 0a2120
   views 03e20f 692ffa 462440
   "Anne discards Courage."
72. Anne: discard fighting
   waits for Ben, moves 5337b3
   views 8b6999 bc46c9 defcaa
   "Anne discards Fighting."
   "Ben is next."
73. Ben: move no further
   waits for Ben, moves 5aabdc
   views 1c47bf 00dcb5 f8e129
74. Ben: end the storytelling
   waits for chance, moves 643d54
   views a1e60c ff5d88 334959
75. chance: Draw love
   waits for chance, moves 643d54
   views 699382 ea2f0a 955bd4
   "Ben draws Love."
76. chance: Draw love
   waits for chance, moves 643d54
   views 5499a6 0b77ec 007529
   "Ben draws 2 × Love."
77. chance: TurnPlot 20
   waits for chance, moves 643d54
   views fac437 69d736 be40ea
   "Ben draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
78. chance: Draw fighting
   waits for Ben, moves 9d70ad
   views e3cdd5 7435b4 0cf982
   "Ben draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Ben draws Fighting."
79. Ben: discard fighting
   waits for Ben, moves fc7278
   views f9f18d 33cac7 ce3d24
   "Ben discards Fighting."
80. Ben: discard fighting
   waits for Ben, moves de65ca
   views 6cac57 e07410 9b5b16
   "Ben discards Fighting."
81. Ben: discard love
   waits for Anne, moves 85f1d7
   views 96c933 ac823a d65e62
   "Ben discards Love."
   "Anne is next."
82. Anne: move no further
   waits for Anne, moves 8a4553
   views 584356 f10cbc f3946f
83. Anne: end the storytelling
   waits for chance, moves 643d54
   views bb9100 d95b05 7f2c56
84. chance: Draw wits
   waits for chance, moves 643d54
   views 7d6aeb 297920 854cee
   "Anne draws Wits."
85. chance: Draw courage
   waits for chance, moves 643d54
   views f17864 1f805c 3473f4
   "Anne draws Wits and Courage."
86. chance: TurnPlot 13
   waits for Anne, moves 3e0a45
   views 65f575 489f94 d31de6
   "Anne draws Wits and Courage."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
87. Anne: discard courage
   waits for Anne, moves 0a2120
   views 27877f 8a29be d82052
   "Anne discards Courage."
88. Anne: discard courage
   waits for Ben, moves 5337b3
   views 426b1b 0d34d8 40d62d
   "Anne discards Courage."
   "Ben is next."
89. Ben: move no further
   waits for Ben, moves a0f279
   views 918a7b ffe4ae 8a2aac
90. Ben: end the storytelling
   waits for chance, moves 643d54
   views c60509 ab2ebd dd316e
91. chance: Draw courage
   waits for chance, moves 643d54
   views 50eda9 9e489a aa0d69
   "Ben draws Courage."
92. chance: Draw fighting
   waits for chance, moves 643d54
   views be0eeb 4a65ec 407b88
   "Ben draws Courage and Fighting."
93. chance: TurnPlot 1
   waits for Ben, moves 1de00a
   views ec2f75 89f787 37689c
   "Ben draws Courage and Fighting."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
94. Ben: discard courage
   waits for Ben, moves fc7278
   views 7da70b 29aa45 062264
   "Ben discards Courage."
95. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 99dde7 ddcb36 197a38
   "Anne uses a Miracle to draw Story cards."
96. chance: Draw adventure
   waits for chance, moves 643d54
   views d202e3 e188a0 530b6f
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure."
97. chance: Draw courage
   waits for chance, moves 643d54
   views c39d6c 2c31d7 fe02b9
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure and Courage."
98. chance: Draw adventure
   waits for Ben, moves 6f4582
   views 6b9cdf 92df5f 0b5882
   "Anne uses a Miracle to draw Story cards."
   "Anne draws 2 × Adventure and Courage."
99. Ben: discard fighting
   waits for Anne, moves 569ea0
   views 4a4742 f2d9e6 27a1ae
   "Ben discards Fighting."
   "Anne is next."
100. Anne: move no further
   waits for Anne, moves e66c22
   views 481f6c a1c1f0 7042f3
101. Anne: westley to 7, discarding wits
   waits for Anne, moves 676ac6
   views 5810b1 ee698e fcb14b
   "Anne discards Wits and moves Westley to space 7."
102. Anne: end the storytelling
   waits for chance, moves 643d54
   views 94f4de a9e09f 33346e
103. chance: Draw love
   waits for chance, moves 643d54
   views 5f185a 994df5 2a2aa3
   "Anne draws Love."
104. chance: Draw fighting
   waits for chance, moves 643d54
   views 5f4790 2e164b 3c7556
   "Anne draws Love and Fighting."
105. chance: TurnPlot 17
   waits for Anne, Ben, moves ccb4d3
   views 1e4ec4 aef676 fc5af8
   "Anne draws Love and Fighting."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 16."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
106. Anne: read on
   waits for Ben, moves 342983
   views aca972 16f8ea 0b24d9
   "Anne wants to hear more."
107. Ben: read on
   waits for chance, moves 643d54
   views 901143 f93a61 30b772
   "Ben wants to hear more."
108. chance: Deal 1 (('adventure', 'adventure', 'courage', 'wits'), ('adventure', 'adventure', 'love', 'wits')) ()
   waits for Ben, moves e2dd44
   views 1dbdfe 74776b bc5d60
   "Ben wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Ben goes first."
109. Ben: aim for climb
   waits for Ben, moves fb816d
   views 1569db f060e1 f62c57
   "Ben aims for “Scale the Cliffs”: it takes the least."
   refuses Ben {"type":"plan","challenge":"giant","why":""}: You have said what you aim for in this turn already.
110. Ben: westley to 5
   waits for Ben, moves ad2da4
   views 580c2c 62e229 88f191
   "Ben moves Westley to space 5."
111. Ben: westley to 6
   waits for Ben, moves 62ff88
   views dbe9a1 50e050 1c2e4d
   "Ben moves Westley to space 6."
112. Ben: offer seat 1 love for courage
   waits for Anne, moves c87a2c
   views 9c8ec4 4cea8a 1a9884
   "Ben offers Anne Love for Courage."
113. Anne: agree to the trade
   waits for Ben, moves 183006
   views c91acd 015266 8e44b8
   "Anne agrees: Love for Courage."
   refuses Ben {"type":"trade","seat":1,"give":"fighting","take":"nonsense"}: You have traded in this turn already.
114. Ben: westley to 7, discarding wits
   waits for Ben, moves 9fea10
   views b60756 683e2c d61b2b
   "Ben discards Wits and moves Westley to space 7."
115. Ben: westley to 8, discarding adventure
   waits for Ben, moves 36c297
   views 62a9ac 42c935 baf60b
   "Ben discards Adventure and moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
116. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 0ff7ad fb59cf b15eb2
   "Ben uses a Miracle to draw Story cards."
117. chance: Draw fighting
   waits for chance, moves 643d54
   views 92f761 ef4eff 03a745
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting."
118. chance: Draw fighting
   waits for chance, moves 643d54
   views 9e2209 3eab5b e2748f
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Fighting."
119. chance: Draw love
   waits for Ben, moves fafd2b
   views 729f4c dc2e66 4053fb
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Fighting and Love."
120. Ben: westley to 9, discarding love
   waits for Ben, moves 6b6805
   views 6de32b 152aa9 741781
   "Ben discards Love and moves Westley to space 9."
121. Ben: westley to cliff_top, discarding fighting
   waits for Ben, moves 79354a
   views 4eb733 c72f6a f9b676
   "Ben discards Fighting and moves Westley to Cliff Top."
122. Ben: complete climb, discarding adventure, courage
   waits for chance, moves 643d54
   views db0e7e 892cd0 d51c54
   "Ben completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
123. chance: Draw miracle_pill
   waits for Ben, moves a07ef5
   views 0e20f2 e4d55d 65e045
   "Ben completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Ben draws Chocolate-Coated Pill."
   refuses Ben {"type":"complete","challenge":"climb","cards":["courage","wits","wits"]}: That challenge is completed already.
124. Ben: play miracle_pill
   waits for Ben, moves 4f764a
   views 8c6084 150e91 3676b6
   "Ben plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
125. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 63c6ff f342ab 70c785
   "Ben uses a Miracle to draw Story cards."
126. chance: Draw love
   waits for chance, moves 643d54
   views a3e9a7 6b084d e8f82f
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love."
127. chance: Draw love
   waits for chance, moves 643d54
   views ffd1e1 5cdf66 93cdec
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love."
128. chance: Draw courage
   waits for Ben, moves bad736
   views 112f1d 1f4eba 7ca2a5
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Love and Courage."
129. Ben: end the storytelling
   waits for chance, moves 643d54
   views bd29ca f8e21c ad77a4
130. chance: Draw wits
   waits for chance, moves 643d54
   views 0d2548 2bac82 1998f5
   "Ben draws Wits."
131. chance: Draw love
   waits for chance, moves 643d54
   views 21123e 93d3e0 1e6e15
   "Ben draws Wits and Love."
132. chance: TurnPlot 9
   waits for Anne, moves 56d509
   views e2bc85 2fe957 f6ee6f
   "Ben draws Wits and Love."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
133. Anne: aim for duel
   waits for Anne, moves ba98a5
   views 224dcf f9e4a1 b75e03
   "Anne aims for “Left Hand, Right Hand”: it takes the least."
134. Anne: inigo to 11
   waits for Anne, moves 43d1fb
   views d95e8f c27578 c110cb
   "Anne moves Inigo to space 11."
135. Anne: inigo to ruins
   waits for Anne, moves 10a8e0
   views 381dbc 68a023 21c92f
   "Anne moves Inigo to Ruins."
136. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6ed742 942662 e88b1f
137. chance: Draw love
   waits for chance, moves 643d54
   views f235e6 32035f a80e90
   "Anne draws Love."
138. chance: Draw love
   waits for chance, moves 643d54
   views 768afe f563b2 a15a7a
   "Anne draws 2 × Love."
139. chance: TurnPlot 20
   waits for chance, moves 643d54
   views 83df38 f22a77 853440
   "Anne draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
140. chance: Draw fighting
   waits for Anne, moves ca8b22
   views 20a2dc 0df800 daaba6
   "Anne draws 2 × Love."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Fighting."
141. Anne: discard adventure
   waits for Ben, moves 68b26b
   views ef475f 9398aa 5a18aa
   "Anne discards Adventure."
   "Ben is next."
142. Ben: aim for duel
   waits for Ben, moves 7d85db
   views a0b79d 6b0c45 7b06d4
   "Ben aims for “Left Hand, Right Hand”, along with Anne: it takes the least."
143. Ben: westley to 10
   waits for Ben, moves 5d0640
   views 2a2629 661600 f3dc49
   "Ben moves Westley to space 10."
144. Ben: westley to ruins
   waits for Ben, moves bf3265
   views 331232 7606eb a3ea00
   "Ben moves Westley to Ruins."
   refuses Ben {"type":"stride","who":"westley","via":"12","to":"nonsense","riding":false}: That way is closed until a challenge is completed.
145. Ben: offer seat 1 love for fighting
   waits for Anne, moves c87a2c
   views 98223c 6e40e7 abd036
   "Ben offers Anne Love for Fighting."
146. Anne: agree to the trade
   waits for Ben, moves d83038
   views 1567bd 1e5bc8 a65331
   "Anne agrees: Love for Fighting."
147. Ben: complete duel, discarding fighting, fighting, love
   waits for chance, moves 643d54
   views 3093ac 490fd9 2d2648
   "Ben completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
148. chance: Draw fighting
   waits for chance, moves 643d54
   views 7db7aa c413fe 4df9df
   "Ben completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
   "Ben draws Fighting."
149. chance: Draw courage
   waits for Ben, moves eab459
   views d0e03a 8728c9 77459e
   "Ben completes “Left Hand, Right Hand” with 2 × Fighting and Love. Two most courteous swordsmen, each keeping his better hand a secret."
   "Ben draws Fighting and Courage."
150. Ben: westley to 12, discarding courage
   waits for Ben, moves da1638
   views 1696e9 27aba2 02669f
   "Ben discards Courage and moves Westley to space 12."
151. Ben: westley to 13, discarding wits
   waits for Ben, moves 4f8a7a
   views 554bc2 d63b33 4e8f07
   "Ben discards Wits and moves Westley to space 13."
152. Ben: fezzik to 14, discarding fighting
   waits for Ben, moves 08b206
   views 6b5141 97f663 8f67be
   "Ben discards Fighting and moves Fezzik to space 14."
153. Ben: end the storytelling
   waits for chance, moves 643d54
   views 598d7f ba5f6e b1e5ea
154. chance: Draw adventure
   waits for chance, moves 643d54
   views a5d409 007200 48b62b
   "Ben draws Adventure."
155. chance: Draw adventure
   waits for chance, moves 643d54
   views b58a24 af3a5a 1b15dc
   "Ben draws 2 × Adventure."
156. chance: TurnPlot 2
   waits for Anne, moves 2b904e
   views 4a36d8 c2794b 915c81
   "Ben draws 2 × Adventure."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
157. Anne: aim for giant
   waits for Anne, moves c3becc
   views aa628b 742b17 575b42
   "Anne aims for “Rocks and Sleep”: it takes the least."
158. Anne: westley to boulders
   waits for Anne, moves d0c7c4
   views 4c480c 4a0b5a cd0d98
   "Anne moves Westley to Boulders."
159. Anne: fezzik to boulders
   waits for Anne, moves b550f4
   views 316236 811578 5151d3
   "Anne moves Fezzik to Boulders."
160. Anne: end the storytelling
   waits for chance, moves 643d54
   views 7b0279 09d4be 0b0846
161. chance: Draw courage
   waits for chance, moves 643d54
   views 756a5b b5322d b51eec
   "Anne draws Courage."
162. chance: Draw fighting
   waits for chance, moves 643d54
   views 25d570 4ead61 89b456
   "Anne draws Courage and Fighting."
163. chance: TurnPlot 11
   waits for Anne, moves 7cd435
   views f1d80e 3bd926 833c96
   "Anne draws Courage and Fighting."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
164. Anne: discard love
   waits for Anne, moves 4a7f0f
   views 97dd0f 9135e9 c2d291
   "Anne discards Love."
165. Anne: discard love
   waits for Ben, moves 332072
   views 72c309 591fa6 3c326e
   "Anne discards Love."
   "Ben is next."
166. Ben: aim for giant
   waits for Ben, moves 7f492b
   views 9195a2 0aa352 7c4eae
   "Ben aims for “Rocks and Sleep”, along with Anne: it takes the least."
167. Ben: move no further
   waits for Ben, moves d9b73b
   views 8c8d86 9d12d3 1563be
168. Ben: offer seat 1 adventure for fighting
   waits for Anne, moves c87a2c
   views 0839ca 02e4d6 8c4246
   "Ben offers Anne Adventure for Fighting."
169. Anne: agree to the trade
   waits for Ben, moves 4f546f
   views b7e4f1 d0b117 c3b5d5
   "Anne agrees: Adventure for Fighting."
170. Ben: westley to 14, discarding love
   waits for Ben, moves 036b75
   views 43c88f e2c91f 0be927
   "Ben discards Love and moves Westley to space 14."
171. Ben: end the storytelling
   waits for chance, moves 643d54
   views 2fc094 444159 62401b
172. chance: Draw courage
   waits for chance, moves 643d54
   views 57060e 05f047 83b9a0
   "Ben draws Courage."
173. chance: Draw wits
   waits for chance, moves 643d54
   views d8e01d 5f23d1 fedbfb
   "Ben draws Courage and Wits."
174. chance: TurnPlot 4
   waits for Anne, moves 780a75
   views c85d80 df65a6 572da5
   "Ben draws Courage and Wits."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
175. Anne: aim for giant
   waits for Anne, moves 616d3f
   views 742a86 a18fda 7b05de
   "Anne aims for “Rocks and Sleep”, along with Ben: it takes the least."
176. Anne: westley to boulders
   waits for Anne, moves 519ca7
   views 2b1aae c3f3dc 09d9e3
   "Anne moves Westley to Boulders."
177. Anne: move no further
   waits for Anne, moves 6d47f0
   views 8cce61 21e339 a2c809
178. Anne: offer seat 2 adventure for fighting
   waits for Ben, moves 69238d
   views f74e51 711f79 21b20e
   "Anne offers Ben Adventure for Fighting."
179. Ben: agree to the trade
   waits for Anne, moves 1e24e2
   views 655ad6 bfe20f bfc6aa
   "Ben agrees: Adventure for Fighting."
180. Anne: complete giant, discarding adventure, courage, fighting
   waits for chance, moves 643d54
   views 42f89a 154781 c97b24
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
181. chance: Draw wild_man_in_black
   waits for Anne, moves 982136
   views 41b727 2cbd11 47502f
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws Man in Black."
182. Anne: end the storytelling
   waits for chance, moves 643d54
   views e206ce 0f02a6 ac88d1
183. chance: Draw courage
   waits for chance, moves 643d54
   views 071b04 a5d3ca 308859
   "Anne draws Courage."
184. chance: Draw wits
   waits for chance, moves 643d54
   views 259fa4 062343 ec0358
   "Anne draws Courage and Wits."
185. chance: TurnPlot 15
   waits for Ben, moves f2e6c8
   views d52db6 e39c46 b959d8
   "Anne draws Courage and Wits."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
   "Ben is next."
186. Ben: fezzik to 15
   waits for Ben, moves 733b7b
   views defc41 4376e0 fa7abf
   "Ben moves Fezzik to space 15."
187. Ben: aim for wits
   waits for Ben, moves f2b36d
   views 2a8cda d1f844 986256
   "Ben aims for “A Battle of Wits”: it takes the least."
188. Ben: westley to 15
   waits for Ben, moves eed856
   views efff9f 9269c1 cee23e
   "Ben moves Westley to space 15."
189. Ben: offer seat 1 courage for wits
   waits for Anne, moves c87a2c
   views 8f673d a2686b 508737
   "Ben offers Anne Courage for Wits."
190. Anne: agree to the trade
   waits for Ben, moves 168de2
   views 05b560 cf1db9 baa62e
   "Anne agrees: Courage for Wits."
191. Ben: westley to 16, discarding adventure
   waits for Ben, moves 95be24
   views 558287 e1dfb9 8b01e2
   "Ben discards Adventure and moves Westley to space 16."
192. Ben: westley to picnic, discarding adventure
   waits for Ben, moves a2bc94
   views 3c79f7 11b1fd b1fcac
   "Ben discards Adventure and moves Westley to Picnic Stone."
193. Ben: complete wits, discarding courage, wits, wits
   waits for chance, moves 643d54
   views b1b266 3b4eaf c6da3c
   "Ben completes “A Battle of Wits” with Courage and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
194. chance: Draw inconceivable
   waits for Ben, moves 2b9d9f
   views c3cdc1 38e466 4cf4f3
   "Ben completes “A Battle of Wits” with Courage and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
   "Ben draws Inconceivable!"
   refuses Ben {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
195. Ben: end the storytelling
   waits for chance, moves 643d54
   views e842d3 6af24d 27283f
196. chance: Draw wits
   waits for chance, moves 643d54
   views 2d48d6 2c13ef a7e513
   "Ben draws Wits."
197. chance: Draw fighting
   waits for chance, moves 643d54
   views 00e1d3 fe414c 498cfa
   "Ben draws Wits and Fighting."
198. chance: TurnPlot 1
   waits for Ben, moves d742be
   views dbb7d8 3e5c52 6db90d
   "Ben draws Wits and Fighting."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
199. Ben: let the plot card be
   waits for Anne, moves cd92aa
   views 936797 d47eb9 6fa745
   "Ben lets it be."
   "Humperdinck goes to space 12."
   "Anne is next."
200. Anne: aim for ravine
   waits for Anne, moves 4985d9
   views e4af59 a012b2 dcb764
   "Anne aims for “Tumbling Down the Ravine”: it takes the least."
201. Anne: westley to 17
   waits for Anne, moves 72498f
   views 7520f0 ce6f3e 3d7d1b
   "Anne moves Westley to space 17."
202. Anne: westley to 18
   waits for Anne, moves 205afd
   views 2786f3 7d34e9 dd5d1b
   "Anne moves Westley to space 18."
203. Anne: westley to ravine, discarding courage
   waits for Anne, moves 6631f4
   views 3576ff 08d2df d37f8f
   "Anne discards Courage and moves Westley to Ravine."
204. Anne: buttercup to 17, discarding courage
   waits for Anne, moves 05ed69
   views 3aa2aa fa780c 0e237c
   "Anne discards Courage and moves Buttercup to space 17."
205. Anne: buttercup to 18, discarding wits
   waits for Anne, moves 590365
   views bb7adc 452719 ebc824
   "Anne discards Wits and moves Buttercup to space 18."
206. Anne: end the storytelling
   waits for chance, moves 643d54
   views 844f8f 987deb 93cd49
207. chance: Draw love
   waits for chance, moves 643d54
   views 5cf977 203e32 7e52a7
   "Anne draws Love."
208. chance: Draw courage
   waits for chance, moves 643d54
   views 1f6ed7 5a8b6c 3b06e7
   "Anne draws Love and Courage."
209. chance: TurnPlot 16
   waits for Ben, moves d742be
   views b5c9a1 08478f efc5a1
   "Anne draws Love and Courage."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
210. Ben: let the plot card be
   waits for Ben, moves cc1fed
   views d4c134 d05b50 e72154
   "Ben lets it be."
   "Humperdinck goes to space 13."
   "Humperdinck goes to Boulders."
   "Ben is next."
211. Ben: aim for ravine
   waits for Ben, moves 292d7d
   views 6b6195 7f3cdf 14791d
   "Ben aims for “Tumbling Down the Ravine”, along with Anne: it takes the least."
212. Ben: buttercup to ravine
   waits for Ben, moves a8d5e6
   views d41302 8b4f99 fc8ed7
   "Ben moves Buttercup to Ravine."
213. Ben: move no further
   waits for Ben, moves b344b0
   views 00a967 07a1f9 9cd2c9
214. Ben: end the storytelling
   waits for chance, moves 643d54
   views dbd707 4b1aad ffafd0
215. chance: Draw wits
   waits for chance, moves 643d54
   views d1bcf4 d838a5 b7e8e9
   "Ben draws Wits."
216. chance: Draw fighting
   waits for chance, moves 643d54
   views 8f7950 aadf00 5d9649
   "Ben draws Wits and Fighting."
217. chance: TurnPlot 17
   waits for Ben, moves d742be
   views 3ed1f1 e922a5 d8be1b
   "Ben draws Wits and Fighting."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
218. Ben: let the plot card be
   waits for Anne, moves 783d64
   views 6f3a2a 326740 3ea287
   "Ben lets it be."
   "Humperdinck goes to space 15."
   "Humperdinck goes to space 16."
   "Anne is next."
219. Anne: aim for ravine
   waits for Anne, moves e1a8a1
   views c23c78 7efd93 bf6aa2
   "Anne aims for “Tumbling Down the Ravine”, along with Ben: it takes the least."
220. Anne: move no further
   waits for Anne, moves ef90f0
   views 4b5caa e59ac9 7da214
221. Anne: complete ravine, discarding love, love, wild_man_in_black
   waits for chance, moves 643d54
   views 167b3b b10385 dc6f97
   "Anne completes “Tumbling Down the Ravine” with 2 × Love and Man in Black. One shove, one long fall and three words she knows better than any others."
222. chance: Draw wild_high_adventure
   waits for Anne, Ben, moves fa5087
   views f1e425 360f13 7a95ba
   "Anne completes “Tumbling Down the Ravine” with 2 × Love and Man in Black. One shove, one long fall and three words she knows better than any others."
   "Anne draws High Adventure."
   "Chapter 3 is told: Cliffs of Insanity."
223. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views 1e9be1 57abb5 86358b
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wild_man_in_black"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[3,3],"ending":{"type":"bookmarked","campaign":{"chapter":4,"miracles":0,"replayed":true,"specials":["inconceivable","miracle_pill","wild_high_adventure","wild_man_in_black"]}}}
   "The bookmark is at chapter 4."
