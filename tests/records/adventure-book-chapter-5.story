Adventure Book, version 1 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-chapter","chapter":5,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 643d54
   views 1abe36 584d20 0e470f
   refuses Anne {"type":"act","action":"shoo","cards":["all_together","love","all_together","love"],"target":"9"}: It is not your turn.
   refuses chance {"type":"act","action":"nonsense","cards":["love","wits"],"target":"5"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'fighting', 'love', 'wits'), ('adventure', 'courage', 'courage', 'wits')) ()
   waits for Anne, moves e19c12
   views 7b4a6d 72cc8d 52c20a
   "Chapter 5: It'll Take A Miracle. Anne goes first."
   refuses Anne {"type":"act","action":"shoo","cards":["wits","wild_man_in_black"],"target":"5"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"man_in_black"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"buttercup","to":"7","cards":["adventure"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"-7","to":"7","cards":["courage"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"buttercup","to":"hall","cards":["grandpa_reads_on"],"riding":true}: There is nobody to take along.
2. Anne: move no further
   waits for Anne, moves 5cce64
   views 973de1 783826 a4f6b4
   refuses Anne {"type":"complete","challenge":"defy","cards":["courage","love"]}: What it requires is not met yet.
   refuses Anne {"type":"trade","seat":-1,"give":"adventure","take":"grandpa_reads_on"}: A trade is one of your cards for one of another seat's.
3. Anne: end the storytelling
   waits for chance, moves 643d54
   views 7041a5 5459eb 3e129b
   refuses chance {"type":"act","action":"-7","cards":["love","love"],"target":"9"}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves 643d54
   views 22fa54 9a4d80 d84b53
   "Anne draws Fighting."
5. chance: Draw love
   waits for chance, moves 643d54
   views 5a7032 4900b9 c4979b
   "Anne draws Fighting and Love."
6. chance: TurnPlot 8
   waits for Ben, moves 62f16a
   views def459 67c7ed ec6805
   "Anne draws Fighting and Love."
   "Plot card 8, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 8."
   "Ben is next."
7. Ben: buttercup to hall
   waits for Ben, moves 42b32d
   views f306d0 623086 ae151f
   "Ben moves Buttercup to Great Hall."
   refuses Ben {"type":"step","who":"fezzik","to":"1","cards":["courage"],"riding":false}: The cards do not fit: it takes nothing.
8. Ben: move no further
   waits for Ben, moves 133e0b
   views 6cc37b 5d4d43 ca00ca
9. Ben: end the storytelling
   waits for chance, moves 643d54
   views 711497 ae48a4 c90ef5
10. chance: Draw courage
   waits for chance, moves 643d54
   views c52783 399f02 90af0a
   "Ben draws Courage."
11. chance: Draw adventure
   waits for chance, moves 643d54
   views d947db 0e9987 201cf6
   "Ben draws Courage and Adventure."
12. chance: TurnPlot 4
   waits for Anne, moves 6a9a5b
   views 29dd4d d5641f 3e25c7
   "Ben draws Courage and Adventure."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 4."
   "Anne is next."
13. Anne: move no further
   waits for Anne, moves 6be46e
   views 2a38f2 adedde 106f4c
14. Anne: fezzik to 2, discarding adventure
   waits for Anne, moves 1cc88b
   views 7a83b4 7d3d51 a9eafd
   "Anne discards Adventure and moves Fezzik to space 2."
15. Anne: end the storytelling
   waits for chance, moves 643d54
   views e9b80e 844737 9bc22d
16. chance: Draw adventure
   waits for chance, moves 643d54
   views 050401 32e42d 8127e6
   "Anne draws Adventure."
17. chance: Draw adventure
   waits for chance, moves 643d54
   views e85ad2 0425a6 f5fdeb
   "Anne draws 2 × Adventure."
18. chance: TurnPlot 15
   waits for Anne, moves ca8b22
   views 964335 081688 b5e309
   "Anne draws 2 × Adventure."
   "Plot card 15, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Passage."
19. Anne: discard adventure
   waits for Ben, moves 438f51
   views 9774d7 1c8672 e8818e
   "Anne discards Adventure."
   "Ben is next."
20. Ben: move no further
   waits for Ben, moves 584c57
   views 7b238a 80ea95 85f8ce
21. Ben: end the storytelling
   waits for chance, moves 643d54
   views 49fa03 0987fc ebc80f
22. chance: Draw love
   waits for chance, moves 643d54
   views 11f574 cc69b8 6a862c
   "Ben draws Love."
23. chance: Draw courage
   waits for chance, moves 643d54
   views e410a9 f94477 e321cb
   "Ben draws Love and Courage."
24. chance: TurnPlot 14
   waits for Ben, moves b883c7
   views ada9c1 d34844 949cce
   "Ben draws Love and Courage."
   "Plot card 14, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Secret Door."
25. Ben: discard adventure
   waits for Ben, moves b883c7
   views 54e8c7 7c93db 6e091e
   "Ben discards Adventure."
26. Ben: discard adventure
   waits for Anne, moves fd1930
   views 4830d2 70f12e 00baf7
   "Ben discards Adventure."
   "Anne is next."
27. Anne: move no further
   waits for Anne, moves 0b4fd2
   views a4041e f31570 61bd32
28. Anne: end the storytelling
   waits for chance, moves 643d54
   views 9e3982 f4f995 e95f42
29. chance: Draw wits
   waits for chance, moves 643d54
   views aa75c2 a94236 332b7a
   "Anne draws Wits."
30. chance: Draw adventure
   waits for chance, moves 643d54
   views bd66dc 017829 9b71b8
   "Anne draws Wits and Adventure."
31. chance: TurnPlot 18
   waits for Anne, Ben, moves ccb4d3
   views 2df1cf 50dc85 602236
   "Anne draws Wits and Adventure."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to The Machine."
   "The Grandson interrupts. Humperdinck reaches The Machine before Where is The Man in Black? is completed. Grandpa reads the chapter again."
32. Anne: read on
   waits for Ben, moves 342983
   views 0281bd 7f931c 251811
   "Anne wants to hear more."
33. Ben: read on
   waits for chance, moves 643d54
   views 7611aa 5d6df9 4cb08b
   "Ben wants to hear more."
34. chance: Deal 0 (('adventure', 'fighting', 'fighting', 'wits'), ('courage', 'fighting', 'wits', 'wits')) ()
   waits for Anne, moves e19c12
   views e72512 8bb5f5 7e00e8
   "Ben wants to hear more."
   "Chapter 5, read again: It'll Take A Miracle. Anne goes first."
35. Anne: aim for revive
   waits for Anne, moves 0f6181
   views 11997f 6a8f7c 3e3b80
   "Anne aims for “Fezzik Revives Inigo”."
   refuses Anne {"type":"plan","challenge":"defy"}: You have said what you aim for in this turn already.
36. Anne: fezzik to 1
   waits for Anne, moves 99c9e7
   views 0b03d1 5ccc3d 39f734
   "Anne moves Fezzik to space 1."
37. Anne: fezzik to 3
   waits for Anne, moves cf0e0e
   views 2ee335 437605 abda3e
   "Anne moves Fezzik to space 3."
38. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6c727d 5bfadd 324f2a
39. chance: Draw love
   waits for chance, moves 643d54
   views 129f64 f8af01 a8586c
   "Anne draws Love."
40. chance: Draw love
   waits for chance, moves 643d54
   views c64f7a 3306de 04f05d
   "Anne draws 2 × Love."
41. chance: TurnPlot 19
   waits for Ben, moves 4e06eb
   views 084ee7 87ab0b 1838d1
   "Anne draws 2 × Love."
   "Plot card 19, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Humperdinck goes to Passage."
   "Ben is next."
42. Ben: aim for revive
   waits for Ben, moves e964ed
   views 99bb96 390b19 cf0fbb
   "Ben aims for “Fezzik Revives Inigo”."
43. Ben: fezzik to hut
   waits for Ben, moves e1d00c
   views a65605 e3e2f4 c45c39
   "Ben moves Fezzik to Thieves' Hut."
44. Ben: move no further
   waits for Ben, moves 8556d8
   views 27ce43 6aaf23 b077d0
45. Ben: offer seat 1 fighting for love
   waits for Anne, moves cd6da5
   views 924dbf d59c0e 68233a
   "Ben offers Anne Fighting for Love."
46. Anne: agree to the trade
   waits for Ben, moves 20f5ae
   views df9cba 3afa6f 546613
   "Anne agrees: Fighting for Love."
   refuses Ben {"type":"trade","seat":1,"give":"love","take":"wild_man_in_black"}: You have traded in this turn already.
47. Ben: complete revive, discarding courage, love
   waits for chance, moves 643d54
   views 5ae8d5 f0fbcc 526b19
   "Ben completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
48. chance: Draw grandpa_reads_on
   waits for Ben, moves 21b47a
   views b33bef 846df0 96e607
   "Ben completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
   "Ben draws Grandpa Reads On."
   refuses Ben {"type":"complete","challenge":"revive","cards":["courage","love","courage","love"]}: That challenge is completed already.
49. Ben: end the storytelling
   waits for chance, moves 643d54
   views 9a926e 794fd2 de60aa
50. chance: Draw wits
   waits for chance, moves 643d54
   views 0b4a68 9a7166 08ceef
   "Ben draws Wits."
51. chance: Draw fighting
   waits for chance, moves 643d54
   views 48641a 8e8968 06f623
   "Ben draws Wits and Fighting."
52. chance: TurnPlot 3
   waits for Anne, moves d53df8
   views 1f22f5 1adff0 c61224
   "Ben draws Wits and Fighting."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 3."
   "Anne is next."
53. Anne: aim for defy
   waits for Anne, moves 63e8d3
   views 1626fa 4fe6b4 d42bd8
   "Anne aims for “Buttercup Stands Her Ground”."
   refuses Anne {"type":"step","who":"fezzik","to":"3","cards":["wild_man_in_black"],"riding":false}: Nobody can enter that space now.
54. Anne: buttercup to hall
   waits for Anne, moves 00320a
   views 5f21f1 957193 21eda9
   "Anne moves Buttercup to Great Hall."
55. Anne: buttercup to study
   waits for Anne, moves d92076
   views 4e8458 db515f 991f46
   "Anne moves Buttercup to Prince's Study."
56. Anne: buttercup to c1, discarding fighting
   waits for Anne, moves 64e4c3
   views 5c7102 552a6b a02943
   "Anne discards Fighting and moves Buttercup to Passage."
57. Anne: shoo at 3, discarding fighting
   waits for Anne, moves a4d69f
   views 4d9494 d90cb8 b68722
   "Anne drives the Brute Squad off space 3 with Fighting."
   "Brute Squad A marches to Barracks."
58. Anne: end the storytelling
   waits for chance, moves 643d54
   views d167b7 944f68 2c4bb1
59. chance: Draw fighting
   waits for chance, moves 643d54
   views d1f100 1dff15 e3fe4f
   "Anne draws Fighting."
60. chance: Draw courage
   waits for chance, moves 643d54
   views 410eac 68973d a5efe4
   "Anne draws Fighting and Courage."
61. chance: TurnPlot 1
   waits for Ben, moves 7ccacc
   views 82e1ef 47e59f d6689a
   "Anne draws Fighting and Courage."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 1."
   "Ben is next."
   refuses Ben {"type":"play-special","card":"grandpa_reads_on"}: That card cannot be played now.
62. Ben: aim for man_in_black
   waits for Ben, moves fc1f11
   views 6b2821 72ee8a be174e
   "Ben aims for “Where is The Man in Black?”."
63. Ben: inigo to 3
   waits for Ben, moves 83394a
   views 03b704 31ba45 715972
   "Ben moves Inigo to space 3."
64. Ben: inigo to 5
   waits for Ben, moves cb0124
   views e6b663 4a25af 5a16f0
   "Ben moves Inigo to space 5."
65. Ben: offer seat 1 fighting for adventure
   waits for Anne, moves cd6da5
   views 923430 74c515 e443d5
   "Ben offers Anne Fighting for Adventure."
66. Anne: agree to the trade
   waits for Ben, moves 295605
   views ccd33c 703e9e ce1c49
   "Anne agrees: Fighting for Adventure."
67. Ben: inigo to 7, discarding wits
   waits for Ben, moves ae791a
   views d9ae93 265043 67a824
   "Ben discards Wits and moves Inigo to space 7."
68. Ben: buttercup to c2, discarding adventure
   waits for Ben, moves 7744ec
   views 58bacf 16b28f 12f7f5
   "Ben discards Adventure and moves Buttercup to Secret Door."
69. Ben: end the storytelling
   waits for chance, moves 643d54
   views a73085 ca9b20 e3e84c
70. chance: Draw love
   waits for chance, moves 643d54
   views 0574c9 4017c1 5de9b6
   "Ben draws Love."
71. chance: Draw wits
   waits for chance, moves 643d54
   views 412f19 318bea 6edc15
   "Ben draws Love and Wits."
72. chance: TurnPlot 14
   waits for Anne, moves cd6140
   views f555f0 3c952d 3cbc52
   "Ben draws Love and Wits."
   "Plot card 14, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Secret Door."
   "Anne is next."
73. Anne: aim for man_in_black
   waits for Anne, moves 38bd78
   views 5472b6 b63870 315a39
   "Anne aims for “Where is The Man in Black?”."
74. Anne: fezzik to 3
   waits for Anne, moves 16b526
   views 8197ca 7c3234 436e4a
   "Anne moves Fezzik to space 3."
75. Anne: fezzik to 5
   waits for Anne, moves bf9f63
   views 4e61b0 7520b8 dc6a7d
   "Anne moves Fezzik to space 5."
76. Anne: fezzik to 7, discarding fighting
   waits for Anne, moves b29aaa
   views 50e0da a762bb 1f623a
   "Anne discards Fighting and moves Fezzik to space 7."
77. Anne: fezzik to grove, discarding fighting
   waits for Anne, moves 694f54
   views 6d70f6 a67a87 948c66
   "Anne discards Fighting and moves Fezzik to Secret Grove."
78. Anne: complete defy, discarding courage, love
   waits for chance, moves 643d54
   views a63e1f aa4f3e 5e9f15
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
79. chance: Draw love
   waits for Anne, moves 20487f
   views 714223 fb237d e5e494
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
   "Anne draws Love."
80. Anne: end the storytelling
   waits for chance, moves 643d54
   views 835aac 7cfc40 675b9e
81. chance: Draw love
   waits for chance, moves 643d54
   views 708d2a 9cd84e 76ee33
   "Anne draws Love."
82. chance: Draw fighting
   waits for chance, moves 643d54
   views a8bdac e7fd72 799fd3
   "Anne draws Love and Fighting."
83. chance: TurnPlot 11
   waits for Ben, moves 61935a
   views d44ee0 c0a818 ca4685
   "Anne draws Love and Fighting."
   "Plot card 11, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Passage."
   "Ben is next."
84. Ben: inigo to 8
   waits for Ben, moves 938093
   views feca03 4e33ec 5e400a
   "Ben moves Inigo to space 8."
85. Ben: aim for man_in_black
   waits for Ben, moves ce63e3
   views 676920 f1b648 7bf34c
   "Ben aims for “Where is The Man in Black?”."
86. Ben: inigo to 7
   waits for Ben, moves ac2fb6
   views 87a015 23a74b cd6cf7
   "Ben moves Inigo to space 7."
87. Ben: inigo to grove, discarding love
   waits for Ben, moves 082c8e
   views 158293 1c1cd4 1d3744
   "Ben discards Love and moves Inigo to Secret Grove."
88. Ben: inigo to 7, discarding wits
   waits for Ben, moves 7e7170
   views 555dfb 61d312 f09caf
   "Ben discards Wits and moves Inigo to space 7."
89. Ben: play grandpa_reads_on
   waits for chance, moves 643d54
   views e8bf7a 3083c5 cede2d
   "Ben plays “Grandpa Reads On”."
90. chance: Look 5
   waits for chance, moves 643d54
   views 29e89c a63e7e 99f945
   "Ben plays “Grandpa Reads On”."
91. chance: Look 16
   waits for chance, moves 643d54
   views deaa0a 7e6f50 450627
   "Ben plays “Grandpa Reads On”."
92. chance: Look 8
   waits for Ben, moves af07d3
   views 1f6526 462004 3103f4
   "Ben plays “Grandpa Reads On”."
93. Ben: put back 16, 5, 8
   waits for Ben, moves 5851a0
   views 19cc0b 08536d deb7fa
   "Ben reads on: the next Plot cards are 16, 5, 8."
94. Ben: end the storytelling
   waits for chance, moves 643d54
   views 6fcc6b 5d8cdf c957f1
95. chance: Draw courage
   waits for chance, moves 643d54
   views 518124 353aff e74ddb
   "Ben draws Courage."
96. chance: Draw courage
   waits for chance, moves 643d54
   views c83811 e0d288 738c85
   "Ben draws 2 × Courage."
97. chance: TurnPlot 16
   waits for Anne, moves 06f75b
   views e9905b 72c0cf efa2f5
   "Ben draws 2 × Courage."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Secret Door."
   "Anne is next."
98. Anne: aim for man_in_black
   waits for Anne, moves e126cd
   views 1dc46f 310b85 e915d3
   "Anne aims for “Where is The Man in Black?”."
99. Anne: inigo to grove
   waits for Anne, moves 314abf
   views 2572b0 988634 9df6e3
   "Anne moves Inigo to Secret Grove."
100. Anne: move no further
   waits for Anne, moves 95f785
   views ca4526 41f1a3 ec0e6d
101. Anne: inigo to 7, discarding love
   waits for Anne, moves 6b8ed0
   views eb931d 74ab3b 4d5c7d
   "Anne discards Love and moves Inigo to space 7."
102. Anne: end the storytelling
   waits for chance, moves 643d54
   views 89c2ad c8c8da a0459b
103. chance: Draw courage
   waits for chance, moves 643d54
   views 3fead2 24e472 45baf2
   "Anne draws Courage."
104. chance: Draw adventure
   waits for chance, moves 643d54
   views ec5f2e b63f93 5d6c1c
   "Anne draws Courage and Adventure."
105. chance: TurnPlot 5
   waits for Ben, moves 985c51
   views 05effd b369ca c8f002
   "Anne draws Courage and Adventure."
   "Plot card 5, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 5."
   "Ben is next."
106. Ben: aim for man_in_black
   waits for Ben, moves a9bd12
   views 7c1efa afd30f a6245b
   "Ben aims for “Where is The Man in Black?”."
107. Ben: inigo to grove
   waits for Ben, moves b4d55f
   views 184da7 e7c2a5 d7c8bc
   "Ben moves Inigo to Secret Grove."
108. Ben: move no further
   waits for Ben, moves c1437a
   views 4d1dfc 216f98 423185
109. Ben: offer seat 1 courage for adventure
   waits for Anne, moves cd6da5
   views 91833b 2f24ed ce3901
   "Ben offers Anne Courage for Adventure."
110. Anne: agree to the trade
   waits for Ben, moves 075dc6
   views 63da0c 786a9e 2890ff
   "Anne agrees: Courage for Adventure."
111. Ben: complete man_in_black, discarding adventure, courage, wits
   waits for chance, moves 643d54
   views cb4c0d 5f892f 1231b9
   "Ben completes “Where is The Man in Black?” with Adventure, Courage and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
112. chance: Draw wild_man_in_black
   waits for Ben, moves 47bf42
   views e864a4 a0decc d87dbf
   "Ben completes “Where is The Man in Black?” with Adventure, Courage and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
   "Ben draws Man in Black."
113. Ben: end the storytelling
   waits for chance, moves 643d54
   views 8b8779 212b8d e20a20
114. chance: Draw love
   waits for chance, moves 643d54
   views ca0c82 6fd9b2 d1b17f
   "Ben draws Love."
115. chance: Draw adventure
   waits for chance, moves 643d54
   views 1f7669 210552 88b30f
   "Ben draws Love and Adventure."
116. chance: TurnPlot 8
   waits for Anne, moves 6c36a6
   views 133991 fdc839 646ad5
   "Ben draws Love and Adventure."
   "Plot card 8, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 8."
   "Anne is next."
117. Anne: aim for max
   waits for Anne, moves 314abf
   views db4d4a 759d62 fc3686
   "Anne aims for “A Very Small Miracle”."
118. Anne: fezzik to 7
   waits for Anne, moves ac72d6
   views e59669 f41c10 6bd2ed
   "Anne moves Fezzik and Westley to space 7."
119. Anne: inigo to 7
   waits for Anne, moves a1c771
   views dc09ad 34d6a1 b9f3ec
   "Anne moves Inigo to space 7."
120. Anne: shoo at 8, discarding fighting
   waits for Anne, moves d0843c
   views 53450b 875288 b94666
   "Anne drives the Brute Squad off space 8 with Fighting."
   "Brute Squad A marches to Barracks."
121. Anne: fezzik to 8, discarding courage
   waits for Anne, moves ce4102
   views 61fa14 4c28f9 395700
   "Anne discards Courage and moves Fezzik and Westley to space 8."
122. Anne: end the storytelling
   waits for chance, moves 643d54
   views 098f58 938448 366f94
123. chance: Draw adventure
   waits for chance, moves 643d54
   views 0ccbe5 5269df ea3f8c
   "Anne draws Adventure."
124. chance: Draw love
   waits for chance, moves 643d54
   views 02c8fb ffcb78 b28c0c
   "Anne draws Adventure and Love."
125. chance: TurnPlot 15
   waits for Ben, moves 026242
   views f18a06 f594a2 74f2d7
   "Anne draws Adventure and Love."
   "Plot card 15, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Gallery."
   "Ben is next."
126. Ben: aim for max
   waits for Ben, moves 780f0d
   views 3c4ea3 900d79 6813db
   "Ben aims for “A Very Small Miracle”."
127. Ben: fezzik to 9
   waits for Ben, moves d8a36e
   views 5cb6a9 717adc ab36ce
   "Ben moves Fezzik and Westley to space 9."
128. Ben: fezzik to 10
   waits for Ben, moves 0cad70
   views 1ecbf3 63971a 98906f
   "Ben moves Fezzik and Westley to space 10."
129. Ben: end the storytelling
   waits for chance, moves 643d54
   views 7694b9 4017cb 463a7a
130. chance: Draw love
   waits for chance, moves 643d54
   views 77b339 75d6e6 01e3f3
   "Ben draws Love."
131. chance: Draw courage
   waits for chance, moves 643d54
   views 6db77f 313932 48150c
   "Ben draws Love and Courage."
132. chance: TurnPlot 18
   waits for Anne, moves fe4f8f
   views 5bd546 56d1d1 972e39
   "Ben draws Love and Courage."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Cloister."
   "Anne is next."
133. Anne: aim for max
   waits for Anne, moves d55ad9
   views ff81b5 1f4807 631641
   "Anne aims for “A Very Small Miracle”."
134. Anne: buttercup to c1
   waits for Anne, moves ab9e65
   views a3a677 c926b2 5c2547
   "Anne moves Buttercup to Passage."
135. Anne: buttercup to study
   waits for Anne, moves fa33a8
   views 17dac5 417445 156ba2
   "Anne moves Buttercup to Prince's Study."
136. Anne: buttercup to g1, discarding courage
   waits for Anne, moves c3367b
   views 83b94b 83a94f 115251
   "Anne discards Courage and moves Buttercup to Gallery."
137. Anne: buttercup to g2, discarding adventure
   waits for Anne, moves 9ab32b
   views 73efd1 b7d93c 72414a
   "Anne discards Adventure and moves Buttercup to Cloister."
138. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3ba4b6 9590c8 3f37ed
139. chance: Draw fighting
   waits for chance, moves 643d54
   views a0c5bf d03926 c1e4db
   "Anne draws Fighting."
140. chance: Draw wits
   waits for chance, moves 643d54
   views 13e666 5dcf48 1a024f
   "Anne draws Fighting and Wits."
141. chance: TurnPlot 17
   waits for Ben, moves f4963a
   views c5d516 58937e c76e77
   "Anne draws Fighting and Wits."
   "Plot card 17, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
142. Ben: aim for max
   waits for Ben, moves b111eb
   views 8e3edb c45546 0fa830
   "Ben aims for “A Very Small Miracle”."
143. Ben: buttercup to hall
   waits for Ben, moves b27f0f
   views 296219 72abdb 102ff7
   "Ben moves Buttercup to Great Hall."
144. Ben: buttercup to g1
   waits for Ben, moves 9d3006
   views d09967 0d8597 20501f
   "Ben moves Buttercup to Gallery."
145. Ben: buttercup to g2, discarding courage
   waits for Ben, moves cd9ea1
   views 547a93 c2af39 0ed358
   "Ben discards Courage and moves Buttercup to Cloister."
146. Ben: fezzik to max, discarding adventure
   waits for Ben, moves 3869a3
   views e13081 c613a5 898aba
   "Ben discards Adventure and moves Fezzik and Westley to Miracle Max's."
147. Ben: end the storytelling
   waits for chance, moves 643d54
   views 5be7db b38ea8 83633b
148. chance: Draw adventure
   waits for chance, moves 643d54
   views e2df45 91e33d 5c5a01
   "Ben draws Adventure."
149. chance: Draw adventure
   waits for chance, moves 643d54
   views fdc339 f7018a 780902
   "Ben draws 2 × Adventure."
150. chance: TurnPlot 7
   waits for Ben, moves f39947
   views 194a0d 746c62 b3a5d4
   "Ben draws 2 × Adventure."
   "Plot card 7, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 7."
151. Ben: discard adventure
   waits for Anne, moves edbd6e
   views 6a7d81 212685 31e9b5
   "Inigo stands firm: Ben discards Adventure."
   "Anne is next."
152. Anne: aim for max
   waits for Anne, moves a1cd61
   views b32755 b1ff55 f2ed4d
   "Anne aims for “A Very Small Miracle”."
153. Anne: inigo to 8
   waits for Anne, moves 76ef67
   views df1487 784c22 97143f
   "Anne moves Inigo to space 8."
154. Anne: fezzik to 10
   waits for Anne, moves afff8a
   views 8b1bdb 4e07cc 36d0f0
   "Anne moves Fezzik and Westley to space 10."
155. Anne: inigo to 9, discarding fighting
   waits for Anne, moves 3761ec
   views 27cb6a 065d50 53d25c
   "Anne discards Fighting and moves Inigo to space 9."
156. Anne: inigo to 10, discarding fighting
   waits for Anne, moves d0b249
   views 04b3f5 d3ce86 45ca57
   "Anne discards Fighting and moves Inigo to space 10."
157. Anne: end the storytelling
   waits for chance, moves 643d54
   views a6b5b1 9e7cf3 daaa86
158. chance: Draw adventure
   waits for chance, moves 643d54
   views f24ac4 6c00a1 9def57
   "Anne draws Adventure."
159. chance: Draw wits
   waits for chance, moves 643d54
   views 773475 0ec8fd beb7ad
   "Anne draws Adventure and Wits."
160. chance: TurnPlot 4
   waits for Ben, moves c0d22f
   views 3a6ce5 49e753 c39214
   "Anne draws Adventure and Wits."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 4."
   "Ben is next."
161. Ben: aim for max
   waits for Ben, moves 486644
   views ec6224 a32109 b47865
   "Ben aims for “A Very Small Miracle”."
162. Ben: inigo to max
   waits for Ben, moves c838da
   views 0ecd5e d1577c ac5888
   "Ben moves Inigo to Miracle Max's."
163. Ben: fezzik to max
   waits for Ben, moves 33d397
   views 66b62d 841fc8 f48557
   "Ben moves Fezzik and Westley to Miracle Max's."
164. Ben: complete max, discarding adventure, love, love, wits
   waits for chance, moves 643d54
   views f6effc f640c0 93ef51
   "Ben completes “A Very Small Miracle” with Adventure, 2 × Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
165. chance: Draw all_together
   waits for Ben, moves 50c13d
   views b4a32d 014e27 a21974
   "Ben completes “A Very Small Miracle” with Adventure, 2 × Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
   "Ben draws All Together Now."
166. Ben: end the storytelling
   waits for chance, moves 643d54
   views 0c1140 2470f6 11a20c
167. chance: Draw courage
   waits for chance, moves 643d54
   views c6cb4e 26d37c 3dbd18
   "Ben draws Courage."
168. chance: Draw wits
   waits for chance, moves 643d54
   views 58c6e9 57efee 6b0a69
   "Ben draws Courage and Wits."
169. chance: TurnPlot 10
   waits for Anne, moves 44c236
   views fea081 976a4c 3a3bca
   "Ben draws Courage and Wits."
   "Plot card 10, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 10."
   "Anne is next."
170. Anne: aim for wall
   waits for Anne, moves 211cd3
   views d6763b 239f7a ae715c
   "Anne aims for “Over the Castle Wall”."
171. Anne: move no further
   waits for Anne, moves ffa7b0
   views cf12d9 7e84eb c4d16c
172. Anne: offer seat 2 love for wild_man_in_black
   waits for Ben, moves 7b096e
   views a780ff 5a85e0 d9b8e7
   "Anne offers Ben Love for Man in Black."
173. Ben: agree to the trade
   waits for Anne, moves d7a4c1
   views c80235 27107e 821918
   "Ben agrees: Love for Man in Black."
174. Ben: play all_together
   waits for Anne, moves 5e4071
   views becfbb a302c9 32dda3
   "Ben plays “All Together Now”."
175. Anne: give love
   waits for Anne, moves 8a6f6e
   views 256afd 812305 bd8ca7
   "Anne gives Ben Love."
176. Anne: shoo at 10, discarding wits, wits
   waits for Anne, moves 361ed3
   views 27f257 ef396b 2ef38e
   "Anne drives the Brute Squad off space 10 with 2 × Wits."
   "Brute Squad A marches to Barracks."
177. Anne: end the storytelling
   waits for chance, moves 643d54
   views be7fc0 4f1568 cc8f80
178. chance: Draw fighting
   waits for chance, moves 643d54
   views 50f7ac 34e847 1a3620
   "Anne draws Fighting."
179. chance: Draw adventure
   waits for chance, moves 643d54
   views e0a3c1 c4b67a 29bf1d
   "Anne draws Fighting and Adventure."
180. chance: TurnPlot 20
   waits for Ben, moves 849c6b
   views 1a256c 5f1c6a 3ecb7f
   "Anne draws Fighting and Adventure."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad B marches to Barracks."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
181. Ben: aim for wall
   waits for Ben, moves dceccf
   views 0fbdee b3f0b8 fb7fd1
   "Ben aims for “Over the Castle Wall”."
182. Ben: buttercup to hall
   waits for Ben, moves 45dbb3
   views 2413d8 e7021a d95df0
   "Ben moves Buttercup to Great Hall."
183. Ben: buttercup to g1
   waits for Ben, moves df3cf8
   views 2c0a86 22aac8 2342dc
   "Ben moves Buttercup to Gallery."
184. Ben: buttercup to g2, discarding courage
   waits for Ben, moves 935c2a
   views 4a69ff b77974 c8185b
   "Ben discards Courage and moves Buttercup to Cloister."
185. Ben: end the storytelling
   waits for chance, moves 643d54
   views 73b1d5 9d6fe6 791206
186. chance: Draw courage
   waits for chance, moves 643d54
   views 2be477 da7613 f5d85a
   "Ben draws Courage."
   "The discard pile is shuffled: 34 cards make a new Story deck."
187. chance: Draw all_together
   waits for chance, moves 643d54
   views ae3b3b 0b9175 b3a677
   "Ben draws Courage."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Ben draws All Together Now."
188. chance: TurnPlot 2
   waits for Anne, moves 624363
   views bdb9ac 04a2f9 ef5e75
   "Ben draws Courage."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Ben draws All Together Now."
   "Plot card 2, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 2."
   "Anne is next."
189. Anne: aim for wall
   waits for Anne, moves 5aa032
   views 37a438 73d594 826087
   "Anne aims for “Over the Castle Wall”."
190. Anne: fezzik to 10
   waits for Anne, moves 6ca8d4
   views b7447d c75dfd d442b0
   "Anne moves Fezzik and Westley to space 10."
191. Anne: buttercup to g1
   waits for Anne, moves eee17b
   views 46b85f 087854 16959b
   "Anne moves Buttercup to Gallery."
192. Anne: fezzik to 12, discarding wits
   waits for Anne, moves d32947
   views 2d4134 8dd85c 74c5c7
   "Anne discards Wits and moves Fezzik and Westley to space 12."
193. Anne: buttercup to g2, discarding adventure
   waits for Anne, moves 48a530
   views 200d0e d24efa 481720
   "Anne discards Adventure and moves Buttercup to Cloister."
194. Anne: buttercup to g1, discarding fighting
   waits for Anne, moves aac04d
   views c194c8 51e18e 4b06e5
   "Anne discards Fighting and moves Buttercup to Gallery."
195. Anne: buttercup to g2, discarding adventure
   waits for Anne, moves 59dc7f
   views 191b48 c019af f01b1e
   "Anne discards Adventure and moves Buttercup to Cloister."
196. Anne: end the storytelling
   waits for chance, moves 643d54
   views 4b6eba 9a74ea 5a4690
197. chance: Draw love
   waits for chance, moves 643d54
   views ba7290 a2332d 9ee1b8
   "Anne draws Love."
198. chance: Draw fighting
   waits for chance, moves 643d54
   views a582a3 beec43 55f947
   "Anne draws Love and Fighting."
199. chance: TurnPlot 9
   waits for Ben, moves a0eaa1
   views ff32f0 aa9f5f 67ef0e
   "Anne draws Love and Fighting."
   "Plot card 9, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 9."
   "Ben is next."
200. Ben: aim for wall
   waits for Ben, moves 06c329
   views b93ff9 09dd71 5029e1
   "Ben aims for “Over the Castle Wall”."
201. Ben: fezzik to wall
   waits for Ben, moves e5466e
   views bd26a6 52b96c c2873a
   "Ben moves Fezzik and Westley to Castle Wall."
202. Ben: inigo to 10
   waits for Ben, moves 8c070c
   views bf8dc4 f08be8 b5e576
   "Ben moves Inigo to space 10."
203. Ben: inigo to 12, discarding courage
   waits for Ben, moves 933521
   views 9de022 bfe291 8b613d
   "Ben discards Courage and moves Inigo to space 12."
204. Ben: end the storytelling
   waits for chance, moves 643d54
   views 3879ad 75ba1c 8d80d3
205. chance: Draw courage
   waits for chance, moves 643d54
   views 3f8df1 6da757 2535de
   "Ben draws Courage."
206. chance: Draw adventure
   waits for chance, moves 643d54
   views fab734 88ab63 6547f9
   "Ben draws Courage and Adventure."
207. chance: TurnPlot 12
   waits for Anne, moves 465ad6
   views 44d1e2 0ae3aa 736db5
   "Ben draws Courage and Adventure."
   "Plot card 12, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Anne is next."
208. Anne: aim for wall
   waits for Anne, moves a3d55d
   views c4023f aa7fb9 8a7946
   "Anne aims for “Over the Castle Wall”."
209. Anne: inigo to wall
   waits for Anne, moves 36b9e3
   views 7f8a71 6f912f c01888
   "Anne moves Inigo to Castle Wall."
210. Anne: move no further
   waits for Anne, moves 65feb3
   views d5fc3f 975be5 dc2239
211. Anne: complete wall, discarding fighting, love, wild_man_in_black
   waits for chance, moves 643d54
   views 3397ab 935eb0 c089d2
   "Anne completes “Over the Castle Wall” with Fighting, Love and Man in Black. Three men look down on sixty guards. One of them cannot yet hold up his own head."
212. chance: Draw pirates_hoard
   waits for Anne, Ben, moves fa5087
   views 47c0e8 714445 d1b255
   "Anne completes “Over the Castle Wall” with Fighting, Love and Man in Black. Three men look down on sixty guards. One of them cannot yet hold up his own head."
   "Anne draws Pirate's Hoard."
   "Chapter 5 is told: It'll Take A Miracle."
213. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views 3547cc 8a3d1b 9e3428
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["love","love"],"target":"10"}: The game is over.
ends {"winners":[],"scores":[5,5],"ending":{"type":"bookmarked","campaign":{"chapter":6,"miracles":0,"replayed":false,"specials":["all_together","grandpa_reads_on","pirates_hoard","wild_man_in_black"]}}}
   "The bookmark lies at chapter 6."
