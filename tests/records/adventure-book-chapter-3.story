Adventure Book, version 1 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":3,"first":2,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 643d54
   views 3ab33d 1ad4eb b2e6f2
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":"nonsense"}: It is not your turn.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 1 (('love', 'love', 'love', 'love'), ('courage', 'courage', 'fighting', 'wits')) ()
   waits for Ben, moves a5b062
   views 5ef75c 715e2f ad503b
   "Chapter 3: Cliffs of Insanity. Ben goes first."
   refuses Ben {"type":"act","action":"nonsense","cards":["wild_high_adventure"],"target":""}: That comes when the story is told: end the moves first.
   refuses Ben {"type":"agree"}: That move cannot be made now.
   refuses Ben {"type":"plan","challenge":"wits"}: That challenge comes after others.
   refuses Ben {"type":"play-special","card":"nonsense"}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"buttercup","to":"16","cards":["wild_high_adventure"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"inigo","to":"7","cards":["love"],"riding":false}: There is no way there in one step.
   refuses Ben {"type":"step","who":"westley","to":"5","cards":[],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Ben: move no further
   waits for Ben, moves 98260f
   views e6a94e c5ebc6 688555
   refuses Ben {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: What it requires is not met yet.
   refuses Ben {"type":"trade","seat":0,"give":"wits","take":"-7"}: A trade is one of your cards for one of another seat's.
3. Ben: end the storytelling
   waits for chance, moves 643d54
   views 9ac96a 70923e 93abac
   refuses chance {"type":"act","action":"cover_trail","cards":["wild_high_adventure"],"target":"9999999999999999999999999999999999999999"}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves 643d54
   views bd5e2d d08f4b 259914
   "Ben draws Fighting."
5. chance: Draw courage
   waits for chance, moves 643d54
   views eff8b5 5468b1 40a0f7
   "Ben draws Fighting and Courage."
6. chance: TurnPlot 12
   waits for Anne, moves f42ca0
   views 929dc8 034886 aee719
   "Ben draws Fighting and Courage."
   "Plot card 12, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves 1d8de6
   views d2d382 6652ae 48334f
   refuses Anne {"type":"act","action":"cover_trail","cards":[],"target":""}: The cards do not fit: it takes Wits.
8. Anne: end the storytelling
   waits for chance, moves 643d54
   views c54425 bc7a2c ba1abf
9. chance: Draw wits
   waits for chance, moves 643d54
   views a17e60 cff5e8 37d4c7
   "Anne draws Wits."
10. chance: Draw wits
   waits for chance, moves 643d54
   views 6fd351 44809e 5c0e96
   "Anne draws 2 × Wits."
11. chance: TurnPlot 4
   waits for Ben, moves a5b062
   views f1b6b4 d26a9d 339380
   "Anne draws 2 × Wits."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
12. Ben: aim for climb
   waits for Ben, moves 609382
   views 73b074 80af6e ceabf8
   "Ben aims for “Scale the Cliffs”."
   refuses Ben {"type":"plan","challenge":"climb"}: You have said what you aim for in this turn already.
13. Ben: move no further
   waits for Ben, moves 9cb61f
   views 940135 d009b1 268a2e
14. Ben: end the storytelling
   waits for chance, moves 643d54
   views 3e12b4 95099b f9496e
15. chance: Draw courage
   waits for chance, moves 643d54
   views 99005f 0e4e75 809c2e
   "Ben draws Courage."
16. chance: Draw love
   waits for chance, moves 643d54
   views cc8c1a 17eedd 42aac5
   "Ben draws Courage and Love."
17. chance: TurnPlot 1
   waits for Ben, moves 521155
   views d85256 aade42 3acdd7
   "Ben draws Courage and Love."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
18. Ben: discard courage
   waits for Ben, moves 521155
   views c4607d 8b33c0 a57618
   "Ben discards Courage."
19. Ben: discard courage
   waits for Anne, moves f42ca0
   views 866578 8ca76f 78ef60
   "Ben discards Courage."
   "Anne is next."
20. Anne: move no further
   waits for Anne, moves e0e472
   views 63b348 fc0fbf 5aa683
21. Anne: cover_trail, discarding wits
   waits for Anne, moves b5b8ea
   views a9ac79 4ab9f1 f06065
   "Anne: “Cover the Trail”, with Wits."
   "Humperdinck goes to Tracks."
   refuses Anne {"type":"act","action":"cover_trail","cards":["wits"],"target":""}: That can be done once a turn, and it was.
22. Anne: end the storytelling
   waits for chance, moves 643d54
   views 808b0c 75e21d 97c187
23. chance: Draw wits
   waits for chance, moves 643d54
   views 5d615b 7bb3fb f33850
   "Anne draws Wits."
24. chance: Draw love
   waits for chance, moves 643d54
   views 9aff51 15c276 2573ec
   "Anne draws Wits and Love."
25. chance: TurnPlot 11
   waits for Anne, moves fde10c
   views 8bb1d1 6defa1 6f7d9e
   "Anne draws Wits and Love."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
26. Anne: discard wits
   waits for Ben, moves a5b062
   views b8e951 abd6b9 f89458
   "Anne discards Wits."
   "Ben is next."
27. Ben: move no further
   waits for Ben, moves b7b6d3
   views df6b23 a52206 765cc9
28. Ben: end the storytelling
   waits for chance, moves 643d54
   views aabfc5 df5dd3 083792
29. chance: Draw fighting
   waits for chance, moves 643d54
   views cf11f0 257f7a 232933
   "Ben draws Fighting."
30. chance: Draw adventure
   waits for chance, moves 643d54
   views 1eb80d 389b24 21c73b
   "Ben draws Fighting and Adventure."
31. chance: TurnPlot 20
   waits for chance, moves 643d54
   views 9c8026 2a765e e7af02
   "Ben draws Fighting and Adventure."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
32. chance: Draw love
   waits for Ben, moves 970f52
   views ba2aa4 3f5976 2700b3
   "Ben draws Fighting and Adventure."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Ben draws Love."
33. Ben: discard adventure
   waits for Ben, moves 521155
   views 6250a1 871bb7 9d7c84
   "Ben discards Adventure."
34. Ben: discard wits
   waits for Ben, moves 18b96a
   views 1838a0 d540f1 5be33b
   "Ben discards Wits."
35. Ben: discard fighting
   waits for Anne, moves f42ca0
   views ace838 7e9751 412c47
   "Ben discards Fighting."
   "Anne is next."
36. Anne: move no further
   waits for Anne, moves acbe00
   views 8a39bb e1bffe ed0148
37. Anne: end the storytelling
   waits for chance, moves 643d54
   views 112fb4 ec952a 996672
38. chance: Draw wits
   waits for chance, moves 643d54
   views ffc881 f288e0 f38212
   "Anne draws Wits."
39. chance: Draw wits
   waits for chance, moves 643d54
   views 05e11e 464fce 4df4f7
   "Anne draws 2 × Wits."
40. chance: TurnPlot 9
   waits for Anne, moves fde10c
   views d91d32 a86204 e85bb9
   "Anne draws 2 × Wits."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
41. Anne: discard wits
   waits for Anne, moves fde10c
   views 72d491 a348bc 01ba82
   "Anne discards Wits."
42. Anne: discard love
   waits for Ben, moves a5b062
   views 74206a 7eb6c8 d8895b
   "Anne discards Love."
   "Ben is next."
43. Ben: move no further
   waits for Ben, moves 4e4eb0
   views 428f8a 6d77ba 493d45
44. Ben: end the storytelling
   waits for chance, moves 643d54
   views 29fbd4 bbd36c 0c141b
45. chance: Draw courage
   waits for chance, moves 643d54
   views 5620b2 eaa0bb 637247
   "Ben draws Courage."
46. chance: Draw courage
   waits for chance, moves 643d54
   views 91a49f c6c3d6 ba63bb
   "Ben draws 2 × Courage."
47. chance: TurnPlot 18
   waits for Ben, moves 18b96a
   views 9aaf90 4776c9 2e2d14
   "Ben draws 2 × Courage."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
48. Ben: discard courage
   waits for Ben, moves 18b96a
   views f4d49f 30c481 85750b
   "Ben discards Courage."
49. Ben: discard courage
   waits for Anne, moves f42ca0
   views 6250a3 c38700 6c63ee
   "Ben discards Courage."
   "Anne is next."
50. Anne: move no further
   waits for Anne, moves acbe00
   views 7663c8 e7a864 2f667e
51. Anne: end the storytelling
   waits for chance, moves 643d54
   views 5b3536 e5319a 26a11e
52. chance: Draw adventure
   waits for chance, moves 643d54
   views f6b68f ca26a6 6534c4
   "Anne draws Adventure."
53. chance: Draw courage
   waits for chance, moves 643d54
   views a89337 700acb 52698b
   "Anne draws Adventure and Courage."
54. chance: TurnPlot 8
   waits for Anne, moves f9653b
   views b5e9bf ac0cfc a10b0a
   "Anne draws Adventure and Courage."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
55. Anne: discard adventure
   waits for Anne, moves 9eb8a4
   views 2ca207 66a574 d7cd36
   "Anne discards Adventure."
56. Anne: discard courage
   waits for Ben, moves a5b062
   views e38889 082956 81058e
   "Anne discards Courage."
   "Ben is next."
57. Ben: inigo to 11
   waits for Ben, moves d11fc7
   views 5af3b2 3688c9 aeb1eb
   "Ben moves Inigo to space 11."
58. Ben: move no further
   waits for Ben, moves c667e4
   views 3a506f e14b79 9a87eb
59. Ben: end the storytelling
   waits for chance, moves 643d54
   views 6a95fb 134a0f 8f1023
60. chance: Draw adventure
   waits for chance, moves 643d54
   views 269cf0 59c954 d4499b
   "Ben draws Adventure."
61. chance: Draw wits
   waits for chance, moves 643d54
   views 168c73 8b67c0 9fcbd1
   "Ben draws Adventure and Wits."
62. chance: TurnPlot 13
   waits for Ben, moves 970f52
   views bdd5a9 e7e1c2 c6b65a
   "Ben draws Adventure and Wits."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Ruins."
63. Ben: discard adventure
   waits for Ben, moves 521155
   views 284471 ac6e04 f4276f
   "Ben discards Adventure."
64. Ben: discard courage
   waits for Anne, moves 42c6f0
   views 913042 3cbd32 0fdadf
   "Ben discards Courage."
   "Anne is next."
65. Anne: move no further
   waits for Anne, moves cdf11e
   views 23540e 7f1941 f9b9e3
66. Anne: inigo to lookout, discarding wits
   waits for Anne, moves e0e472
   views 478227 8762e7 016987
   "Anne discards Wits and moves Inigo to Lookout."
67. Anne: end the storytelling
   waits for chance, moves 643d54
   views 163d12 39c0d1 4fa292
68. chance: Draw fighting
   waits for chance, moves 643d54
   views e6f1d3 68bf12 48e2fc
   "Anne draws Fighting."
69. chance: Draw love
   waits for chance, moves 643d54
   views 041f00 3bac4e 969d6d
   "Anne draws Fighting and Love."
70. chance: TurnPlot 17
   waits for Anne, moves d28e96
   views 075c36 6299d0 78991b
   "Anne draws Fighting and Love."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to space 12."
   "Humperdinck goes to space 13."
71. Anne: discard fighting
   waits for Ben, moves a5b062
   views 208101 25b911 603a27
   "Anne discards Fighting."
   "Ben is next."
72. Ben: move no further
   waits for Ben, moves b7b6d3
   views be9937 d03957 5976be
73. Ben: end the storytelling
   waits for chance, moves 643d54
   views 8252e2 dfc72c 757950
74. chance: Draw fighting
   waits for chance, moves 643d54
   views 373279 7e0822 0b0e60
   "Ben draws Fighting."
75. chance: Draw adventure
   waits for chance, moves 643d54
   views fec22a cbc44e 2ed4d2
   "Ben draws Fighting and Adventure."
76. chance: TurnPlot 16
   waits for Ben, moves 970f52
   views 6c877a 069426 dcda1e
   "Ben draws Fighting and Adventure."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Boulders."
   "Humperdinck goes to space 15."
77. Ben: discard adventure
   waits for Ben, moves 521155
   views cfbe25 b73fe2 edefc4
   "Ben discards Adventure."
78. Ben: discard courage
   waits for Anne, moves f42ca0
   views a606c8 aed78b 28ae6b
   "Ben discards Courage."
   "Anne is next."
79. Anne: aim for climb
   waits for Anne, moves 44a961
   views 82be6d f83259 a5cdfc
   "Anne aims for “Scale the Cliffs”."
80. Anne: move no further
   waits for Anne, moves ff4f4a
   views 168036 9fb9a7 4f517c
81. Anne: end the storytelling
   waits for chance, moves 643d54
   views 976596 146d3d 0e85e5
82. chance: Draw fighting
   waits for chance, moves 643d54
   views d5450a 10e053 ee3233
   "Anne draws Fighting."
83. chance: Draw adventure
   waits for chance, moves 643d54
   views a319e3 1442a5 26d3d5
   "Anne draws Fighting and Adventure."
84. chance: TurnPlot 3
   waits for Anne, moves ca8b22
   views e2210f e3e52e 6af392
   "Anne draws Fighting and Adventure."
   "Plot card 3, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
85. Anne: discard adventure
   waits for Anne, moves d28e96
   views 656a82 146cfc 6f7d8a
   "Anne discards Adventure."
86. Anne: discard fighting
   waits for Ben, moves a5b062
   views f51b0d 7ff77c a08ff8
   "Anne discards Fighting."
   "Ben is next."
87. Ben: move no further
   waits for Ben, moves 6220b6
   views 98c394 496589 45c563
88. Ben: end the storytelling
   waits for chance, moves 643d54
   views 22b5f3 cbf7e6 8aec2d
89. chance: Draw fighting
   waits for chance, moves 643d54
   views 3d8fdb 5467a3 b3a883
   "Ben draws Fighting."
90. chance: Draw adventure
   waits for chance, moves 643d54
   views 4257a1 f1f08e 53ceda
   "Ben draws Fighting and Adventure."
91. chance: TurnPlot 15
   waits for Anne, Ben, moves ccb4d3
   views c222b4 6d9fd0 4c3869
   "Ben draws Fighting and Adventure."
   "Plot card 15, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. Grandpa reads the chapter again."
92. Anne: read on
   waits for Ben, moves 342983
   views 188f9c 90ab09 211c41
   "Anne wants to hear more."
93. Ben: read on
   waits for chance, moves 643d54
   views 985ded 7d957e 869185
   "Ben wants to hear more."
94. chance: Deal 1 (('adventure', 'love', 'wits', 'wits'), ('adventure', 'adventure', 'fighting', 'love')) ()
   waits for Ben, moves a5b062
   views cfab97 27bbcf 615a6c
   "Ben wants to hear more."
   "Chapter 3, read again: Cliffs of Insanity. Ben goes first."
95. Ben: aim for climb
   waits for Ben, moves 609382
   views 561de8 50dd29 15f2d8
   "Ben aims for “Scale the Cliffs”."
96. Ben: westley to 5
   waits for Ben, moves da7d28
   views 1044f0 ab60c7 ff32c6
   "Ben moves Westley to space 5."
97. Ben: westley to 6
   waits for Ben, moves d7b3c6
   views 0d3da4 56d4eb 46ca6b
   "Ben moves Westley to space 6."
98. Ben: end the storytelling
   waits for chance, moves 643d54
   views 43f7c4 bb8629 711726
99. chance: Draw wits
   waits for chance, moves 643d54
   views 9bf877 8c4dcc b4d11d
   "Ben draws Wits."
100. chance: Draw courage
   waits for chance, moves 643d54
   views fc4f1b 19b81b 259d81
   "Ben draws Wits and Courage."
101. chance: TurnPlot 4
   waits for Anne, moves 9d4ef9
   views 2ed32d 08f1ae f58a76
   "Ben draws Wits and Courage."
   "Plot card 4, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
102. Anne: aim for climb
   waits for Anne, moves 49ff79
   views 8c4150 e5782d f3df2f
   "Anne aims for “Scale the Cliffs”."
103. Anne: westley to 7
   waits for Anne, moves 8f9080
   views b13c5c c34562 e3f525
   "Anne moves Westley to space 7."
104. Anne: westley to 8
   waits for Anne, moves 16d241
   views 6f5904 46c6ce b1871e
   "Anne moves Westley to space 8."
   "Westley finds a Miracle: there is one now."
105. Anne: offer seat 2 wits for courage
   waits for Ben, moves 774b4d
   views f7fd59 55e575 79daf2
   "Anne offers Ben Wits for Courage."
106. Ben: agree to the trade
   waits for Anne, moves 81fbea
   views 1ce5d8 01ef4d f0e35f
   "Ben agrees: Wits for Courage."
   refuses Anne {"type":"trade","seat":1,"give":"as_you_wish","take":"wits"}: You have traded in this turn already.
107. Anne: westley to 9, discarding love
   waits for Anne, moves 1f6b20
   views c851db 89ae87 c6e8ec
   "Anne discards Love and moves Westley to space 9."
108. Anne: westley to cliff_top, discarding wits
   waits for Anne, moves 2ab3a1
   views 4e0540 d6d4e0 9b7250
   "Anne discards Wits and moves Westley to Cliff Top."
109. Anne: complete climb, discarding adventure, courage
   waits for chance, moves 643d54
   views 28d81d 547e87 3cc4d6
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
110. chance: Draw as_you_wish
   waits for Anne, moves be273f
   views c37852 439a34 3bd4fe
   "Anne completes “Scale the Cliffs” with Adventure and Courage. A man in black comes up the rock, hand over hand, faster than any man should."
   "Anne draws As You Wish."
   refuses Anne {"type":"complete","challenge":"climb","cards":["adventure","courage","adventure","courage"]}: That challenge is completed already.
111. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views c7317f e624d8 0f66aa
   "Anne uses a Miracle to draw Story cards."
112. chance: Draw love
   waits for chance, moves 643d54
   views ee05f2 bed450 cb9359
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love."
113. chance: Draw fighting
   waits for chance, moves 643d54
   views a1521b 04bf63 bc4268
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love and Fighting."
114. chance: Draw courage
   waits for Anne, moves 80c4e6
   views cd2e22 f85fe7 4388bc
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love, Fighting and Courage."
115. Anne: end the storytelling
   waits for chance, moves 643d54
   views 45d172 1f6d6b dcbdb8
116. chance: Draw courage
   waits for chance, moves 643d54
   views 932cd4 554afe 950c70
   "Anne draws Courage."
117. chance: Draw fighting
   waits for chance, moves 643d54
   views ba1a12 0c5e60 0135d9
   "Anne draws Courage and Fighting."
118. chance: TurnPlot 13
   waits for Ben, moves 1153d9
   views 4ace41 f33c90 3cdfc8
   "Anne draws Courage and Fighting."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Ben is next."
119. Ben: aim for duel
   waits for Ben, moves 61d943
   views 2fa4c7 f9c9be 97833b
   "Ben aims for “Left Hand, Right Hand”."
120. Ben: inigo to 11
   waits for Ben, moves ff51c9
   views 4d6f07 b10e47 3445bd
   "Ben moves Inigo to space 11."
121. Ben: inigo to ruins
   waits for Ben, moves 3275a8
   views d06ba4 6d7c7a 8d1787
   "Ben moves Inigo to Ruins."
122. Ben: offer seat 1 adventure for fighting
   waits for Anne, moves cd6da5
   views 0da3b7 207b02 222691
   "Ben offers Anne Adventure for Fighting."
   refuses Anne {"type":"play-special","card":"as_you_wish"}: That card cannot be played now.
123. Anne: agree to the trade
   waits for Ben, moves bd9db7
   views d0a0ea 7a3d97 066c58
   "Anne agrees: Adventure for Fighting."
124. Ben: westley to 10, discarding love
   waits for Ben, moves 10edb2
   views de00a2 1d5b3d 573a0d
   "Ben discards Love and moves Westley to space 10."
125. Ben: westley to ruins, discarding wits
   waits for Ben, moves 114f5c
   views 770900 2aa69e 221362
   "Ben discards Wits and moves Westley to Ruins."
126. Ben: complete duel, discarding adventure, fighting, fighting
   waits for chance, moves 643d54
   views 77d155 762746 746a9b
   "Ben completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
127. chance: Draw wits
   waits for chance, moves 643d54
   views 89320e 76d92d 162aa7
   "Ben completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Ben draws Wits."
128. chance: Draw wits
   waits for Ben, moves 12f4a0
   views 56c27f 04e2eb 2b451f
   "Ben completes “Left Hand, Right Hand” with Adventure and 2 × Fighting. Two most courteous swordsmen, each keeping his better hand a secret."
   "Ben draws 2 × Wits."
129. Ben: end the storytelling
   waits for chance, moves 643d54
   views 96ca6d b88cab 061728
130. chance: Draw adventure
   waits for chance, moves 643d54
   views caf7d3 6f2b2e 6ca4f1
   "Ben draws Adventure."
131. chance: Draw courage
   waits for chance, moves 643d54
   views 5412a4 4d2347 5c30c2
   "Ben draws Adventure and Courage."
132. chance: TurnPlot 1
   waits for Anne, moves 9ca2a4
   views 631887 c7df3b 1d1bcb
   "Ben draws Adventure and Courage."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
133. Anne: aim for giant
   waits for Anne, moves 602dbd
   views bfe58b 8445ad 8cecdd
   "Anne aims for “Rocks and Sleep”."
134. Anne: fezzik to 14
   waits for Anne, moves 10ef9e
   views ff7d21 fdf16c c345f3
   "Anne moves Fezzik to space 14."
135. Anne: fezzik to boulders
   waits for Anne, moves d303c8
   views 7e75f0 7a269b 0fadf5
   "Anne moves Fezzik to Boulders."
136. Anne: westley to 12, discarding love
   waits for Anne, moves e5463c
   views cced6a 74594f ee92c2
   "Anne discards Love and moves Westley to space 12."
137. Anne: westley to 13, discarding as_you_wish
   waits for Anne, moves ea9d0d
   views bc701e 3549a4 0a6d98
   "Anne discards As You Wish and moves Westley to space 13."
138. Anne: westley to boulders, discarding courage
   waits for Anne, moves 6671d6
   views fc046d 5f2fde 75dda0
   "Anne discards Courage and moves Westley to Boulders."
139. Anne: complete giant, discarding adventure, courage, fighting
   waits for chance, moves 643d54
   views bcc29b 8ad232 b7aee8
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
140. chance: Draw pirates_hoard
   waits for Anne, moves ccbbcf
   views 691044 da958f 006873
   "Anne completes “Rocks and Sleep” with Adventure, Courage and Fighting. The giant would rather play fair: no tricks, no weapons, only strength against speed."
   "Anne draws Pirate's Hoard."
141. Anne: play pirates_hoard
   waits for Anne, moves f9c12c
   views 62619b a5d296 acfe3d
   "Anne plays “Pirate's Hoard”."
142. Anne: take as_you_wish from the discard pile
   waits for Anne, moves 884d6e
   views c2cee1 7292d8 d7c808
   "Anne takes As You Wish from the discard pile."
143. Anne: take no more
   waits for Anne, moves 3f7f2a
   views bea373 52e3e5 07eb18
144. Anne: play as_you_wish
   waits for Anne, moves a2a555
   views ad09a2 f6678e dfcc78
   "Anne plays “As You Wish”."
145. Anne: westley to 15
   waits for Anne, moves 95a7dc
   views b2e892 ebe636 4908e3
   "Anne moves Westley to space 15."
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"picnic","cards":["courage"],"riding":false}: There are no steps left for that character.
146. Anne: westley to 16
   waits for Anne, moves 0ded7d
   views 0953f0 30cb52 9660ff
   "Anne moves Westley to space 16."
147. Anne: westley to picnic
   waits for Anne, moves f88fa5
   views a2bac5 997713 15040a
   "Anne moves Westley to Picnic Stone."
   refuses Anne {"type":"step","who":"westley","to":"17","cards":["wild_high_adventure"],"riding":true}: That way is closed until a challenge is completed.
148. Anne: end the storytelling
   waits for chance, moves 643d54
   views 8efe88 71fecc 439911
149. chance: Draw love
   waits for chance, moves 643d54
   views e68e92 069234 55d829
   "Anne draws Love."
150. chance: Draw fighting
   waits for chance, moves 643d54
   views c57774 db6ee5 8fd6a7
   "Anne draws Love and Fighting."
151. chance: TurnPlot 20
   waits for chance, moves 643d54
   views ca7d56 ad9ca0 9bd544
   "Anne draws Love and Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
152. chance: Draw courage
   waits for Ben, moves c9650a
   views 4bb782 ccdadd 4b0996
   "Anne draws Love and Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws Courage."
   "Ben is next."
153. Ben: aim for wits
   waits for Ben, moves d69534
   views e81e42 881a86 c00e34
   "Ben aims for “A Battle of Wits”."
154. Ben: move no further
   waits for Ben, moves 35cfd4
   views 3d90b3 56805c ae0d6f
155. Ben: complete wits, discarding courage, wits, wits
   waits for chance, moves 643d54
   views f3da2a 0d471d fe0e43
   "Ben completes “A Battle of Wits” with Courage and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
156. chance: Draw wild_high_adventure
   waits for Ben, moves 4ebcf4
   views d801ff ae440a 4c28d7
   "Ben completes “A Battle of Wits” with Courage and 2 × Wits. Two goblets, one poison and a Sicilian who has never doubted himself."
   "Buttercup joins the story at Picnic Stone."
   "Vizzini leaves the story."
   "Ben draws High Adventure."
157. Ben: offer seat 1 wits for love
   waits for Anne, moves cd6da5
   views 41d986 845c8b 65eacc
   "Ben offers Anne Wits for Love."
158. Anne: agree to the trade
   waits for Ben, moves 51ba18
   views c01b17 2bfd84 c7634e
   "Anne agrees: Wits for Love."
159. Ben: end the storytelling
   waits for chance, moves 643d54
   views 1a4775 f590db 0a29b5
160. chance: Draw adventure
   waits for chance, moves 643d54
   views c01136 b40bb4 4088a6
   "Ben draws Adventure."
161. chance: Draw courage
   waits for chance, moves 643d54
   views cb6dd6 f80c8b 03bf0b
   "Ben draws Adventure and Courage."
162. chance: TurnPlot 8
   waits for Anne, moves 796058
   views 9dd06a 68c849 a66615
   "Ben draws Adventure and Courage."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
163. Anne: aim for ravine
   waits for Anne, moves b24f2a
   views 8e47f8 aaa10b 2b023c
   "Anne aims for “Tumbling Down the Ravine”."
164. Anne: westley to 17
   waits for Anne, moves e9d728
   views b2ed91 733a80 4b3727
   "Anne moves Westley to space 17."
165. Anne: westley to 18
   waits for Anne, moves 00407f
   views 917edd 424cdd 5b5e86
   "Anne moves Westley to space 18."
166. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6c0e2f 8be221 42e0c1
167. chance: Draw love
   waits for chance, moves 643d54
   views 55c78b c67f82 8f4ea8
   "Anne draws Love."
168. chance: Draw wits
   waits for chance, moves 643d54
   views 7f4f13 5051c6 efdfff
   "Anne draws Love and Wits."
169. chance: TurnPlot 17
   waits for Ben, moves 923c0a
   views 779d54 6ecde2 f33cd7
   "Anne draws Love and Wits."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Ruins."
   "Ben is next."
170. Ben: aim for ravine
   waits for Ben, moves d9d3d2
   views edcef3 046bb1 7bc7ac
   "Ben aims for “Tumbling Down the Ravine”."
171. Ben: westley to ravine
   waits for Ben, moves 203e5b
   views abb071 8593e7 d5f63e
   "Ben moves Westley to Ravine."
172. Ben: buttercup to 17
   waits for Ben, moves 5705ce
   views 57e9be 8a344e dc78df
   "Ben moves Buttercup to space 17."
173. Ben: buttercup to 18, discarding courage
   waits for Ben, moves ad1f79
   views 2bd031 a61237 b4c66b
   "Ben discards Courage and moves Buttercup to space 18."
174. Ben: buttercup to ravine, discarding adventure
   waits for Ben, moves 05cf52
   views 6dc5a7 1934e7 c3be76
   "Ben discards Adventure and moves Buttercup to Ravine."
175. Ben: complete ravine, discarding adventure, love, wild_high_adventure
   waits for chance, moves 643d54
   views 53747a 6a3136 c5e5fa
   "Ben completes “Tumbling Down the Ravine” with Adventure, Love and High Adventure. One shove, one long fall and three words she knows better than any others."
176. chance: Draw all_together
   waits for Anne, Ben, moves fa5087
   views df413d 6efc69 5132e8
   "Ben completes “Tumbling Down the Ravine” with Adventure, Love and High Adventure. One shove, one long fall and three words she knows better than any others."
   "Ben draws All Together Now."
   "Chapter 3 is told: Cliffs of Insanity."
177. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views b702a7 4a515e 75b4de
   refuses Anne {"type":"act","action":"cover_trail","cards":["wild_high_adventure"],"target":"nonsense"}: The game is over.
ends {"winners":[],"scores":[3,3],"ending":{"type":"bookmarked","campaign":{"chapter":4,"miracles":0,"replayed":true,"specials":["all_together","as_you_wish","pirates_hoard","wild_high_adventure"]}}}
   "The bookmark lies at chapter 4."
