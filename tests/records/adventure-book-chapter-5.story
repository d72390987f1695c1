Adventure Book, version 3 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-chapter","chapter":5,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views ac7159 9f54cb 300e48
   refuses Anne {"type":"act","action":"-7","cards":["fighting","wits"],"target":"3"}: That move cannot be made now.
   refuses chance {"type":"act","action":"-7","cards":["love","wits"],"target":"5"}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 7cbfbf d3688d 734a79
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 30cd88 538831 a2409b
   refuses chance {"type":"act","action":"shoo","cards":["courage","love"],"target":"-7"}: That deal does not fit the decks and the seats.
3. chance: Deal 0 (('fighting', 'love', 'wits', 'wits'), ('courage', 'fighting', 'love', 'wits')) ()
   waits for Anne, moves 785a2f
   views 540dd4 e90b73 f68816
   "Chapter 5: It'll Take A Miracle. Anne goes first."
   refuses Anne {"type":"act","action":"shoo","cards":["adventure","wits"],"target":"7"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"plan","challenge":"max","why":"near"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"fezzik","to":"12","cards":["love"],"riding":true}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"inigo","to":"max","cards":["wits"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Anne {"type":"use-miracle","deck":"special"}: There is no Miracle to use now.
4. Anne: move no further
   waits for Anne, moves dd4e83
   views 6cc861 c2da84 c6c07d
   refuses Anne {"type":"complete","challenge":"revive","cards":["love"]}: What it requires is not met yet.
   refuses Anne {"type":"trade","seat":1,"give":"fighting","take":"fighting"}: A trade is one of your cards for one of another seat's.
5. Anne: end the storytelling
   waits for chance, moves 643d54
   views d09a8f 091d59 450695
   refuses chance {"type":"act","action":"nonsense","cards":["adventure","love"],"target":"7"}: That cannot be the next card of the deck.
6. chance: Draw love
   waits for chance, moves 643d54
   views efefd9 4c855a f09d78
   "Anne draws Love."
7. chance: Draw fighting
   waits for chance, moves 643d54
   views c66bc7 965c75 390668
   "Anne draws Love and Fighting."
8. chance: TurnPlot 16
   waits for Ben, moves 38a472
   views b5361f 1ca668 085340
   "Anne draws Love and Fighting."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Passage."
   "Ben is next."
9. Ben: buttercup to hall
   waits for Ben, moves a718e6
   views 63e540 c99b21 5ccdea
   "Ben moves Buttercup to Great Hall."
10. Ben: move no further
   waits for Ben, moves 87a1ef
   views 7004f2 818d07 652910
   refuses Ben {"type":"step","who":"buttercup","to":"chamber","cards":["love"],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"stride","who":"fezzik","via":"2","to":"nonsense","riding":false}: There are no steps left for that character.
11. Ben: end the storytelling
   waits for chance, moves 643d54
   views cf2364 673364 359aab
12. chance: Draw fighting
   waits for chance, moves 643d54
   views 3db84b c417f4 e494bd
   "Ben draws Fighting."
13. chance: Draw love
   waits for chance, moves 643d54
   views 550e17 9e2487 fd81ac
   "Ben draws Fighting and Love."
14. chance: TurnPlot 1
   waits for Anne, moves e964a2
   views ff9cf1 35a9e7 1f9974
   "Ben draws Fighting and Love."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 1."
   "Anne is next."
   refuses Anne {"type":"step","who":"fezzik","to":"2","cards":["wits","wits"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"fezzik","to":"1","cards":["wits"],"riding":true}: Nobody can enter that space now.
15. Anne: move no further
   waits for Anne, moves 2c8f17
   views 19922c 1a88ff 45b905
16. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6ae5f8 5396ea 3dc94c
17. chance: Draw fighting
   waits for chance, moves 643d54
   views ebda70 9eccb2 0df07e
   "Anne draws Fighting."
18. chance: Draw adventure
   waits for chance, moves 643d54
   views 8fe277 1b672e 0fb906
   "Anne draws Fighting and Adventure."
19. chance: TurnPlot 3
   waits for Anne, moves ca8b22
   views 114ec4 e1b2f2 b72461
   "Anne draws Fighting and Adventure."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 3."
20. Anne: discard adventure
   waits for Anne, moves 76947c
   views daa097 3fb77d 3b1f20
   "Anne discards Adventure."
21. Anne: discard fighting
   waits for Ben, moves e375e2
   views 67390e ba1df2 88943c
   "Anne discards Fighting."
   "Ben is next."
22. Ben: move no further
   waits for Ben, moves 8bf727
   views 8b39c0 6b4ee1 a06a75
23. Ben: end the storytelling
   waits for chance, moves 643d54
   views 420110 0f1d7b 691b26
24. chance: Draw wits
   waits for chance, moves 643d54
   views fee5b7 153911 7ef439
   "Ben draws Wits."
25. chance: Draw courage
   waits for chance, moves 643d54
   views c4fd25 47d9d9 385dc9
   "Ben draws Wits and Courage."
26. chance: TurnPlot 6
   waits for Ben, moves 521155
   views 4f8be8 64503f 87d2bd
   "Ben draws Wits and Courage."
   "Plot card 6, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 6."
27. Ben: discard courage
   waits for Ben, moves 409338
   views 4ec470 055882 cd72b8
   "Ben discards Courage."
28. Ben: discard courage
   waits for Anne, moves 64cd8e
   views 9383cf c71af3 a4405a
   "Ben discards Courage."
   "Anne is next."
29. Anne: move no further
   waits for Anne, moves 47e46b
   views 2a0e80 2138a5 3492ef
30. Anne: end the storytelling
   waits for chance, moves 643d54
   views f32871 657688 0dd8bc
31. chance: Draw love
   waits for chance, moves 643d54
   views 473d9d 9c84fc ed17d1
   "Anne draws Love."
32. chance: Draw wits
   waits for chance, moves 643d54
   views 608f6e 7d2696 44b4a2
   "Anne draws Love and Wits."
33. chance: TurnPlot 8
   waits for Anne, moves d28e96
   views 0c17e2 e6a360 0ccf87
   "Anne draws Love and Wits."
   "Plot card 8, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 8."
34. Anne: discard fighting
   waits for Anne, moves 76947c
   views 5c6109 ae4805 286982
   "Anne discards Fighting."
35. Anne: discard fighting
   waits for Ben, moves 771b79
   views 8458a3 7c9ae2 8ef763
   "Anne discards Fighting."
   "Ben is next."
36. Ben: move no further
   waits for Ben, moves 816bf4
   views d23966 d5cfac 918eda
37. Ben: end the storytelling
   waits for chance, moves 643d54
   views 97ab67 f6c79e d1919d
38. chance: Draw wits
   waits for chance, moves 643d54
   views f7253a 1a4d31 180c1c
   "Ben draws Wits."
39. chance: Draw wits
   waits for chance, moves 643d54
   views 124d12 fc9f07 febc2f
   "Ben draws 2 × Wits."
40. chance: TurnPlot 20
   waits for Ben, moves 6f4582
   views 8c5c59 3473e2 c459aa
   "Ben draws 2 × Wits."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Brute Squad B marches to Barracks."
   "Humperdinck goes to Secret Door."
41. Ben: discard fighting
   waits for Ben, moves 061641
   views 4a01cc 1cdeb9 178cab
   "Ben discards Fighting."
42. Ben: discard fighting
   waits for Anne, moves a98035
   views 5967be 2847bb 0adec5
   "Ben discards Fighting."
   "Anne is next."
43. Anne: move no further
   waits for Anne, moves 290dcf
   views 94892a b3b2ad d4e090
44. Anne: end the storytelling
   waits for chance, moves 643d54
   views 817e32 27d7d6 bff280
45. chance: Draw adventure
   waits for chance, moves 643d54
   views 3dd21a 54795c 6b4929
   "Anne draws Adventure."
46. chance: Draw courage
   waits for chance, moves 643d54
   views 524955 b6e4af 5a489d
   "Anne draws Adventure and Courage."
47. chance: TurnPlot 5
   waits for Anne, moves f9653b
   views c0faed 45b283 ec74c9
   "Anne draws Adventure and Courage."
   "Plot card 5, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 5."
48. Anne: discard wits
   waits for Anne, moves 18a074
   views 93fc55 5509c8 a62b9f
   "Anne discards Wits."
49. Anne: discard adventure
   waits for Ben, moves 771b79
   views 761a7e e2a885 e96177
   "Anne discards Adventure."
   "Ben is next."
50. Ben: buttercup to study by way of g1
   waits for Ben, moves 69bd67
   views ba17ae 9ac226 9664be
   "Ben moves Buttercup to Gallery."
   "Ben moves Buttercup to Prince's Study."
51. Ben: buttercup to hall, discarding wits
   waits for Ben, moves a4dd40
   views 5c1da1 9c6811 7c8ae7
   "Ben discards Wits and moves Buttercup to Great Hall."
52. Ben: end the storytelling
   waits for chance, moves 643d54
   views 17156f 74880c d8d046
53. chance: Draw wits
   waits for chance, moves 643d54
   views fe23b7 9df719 118a9d
   "Ben draws Wits."
54. chance: Draw fighting
   waits for chance, moves 643d54
   views 6daf92 bfb260 ec247d
   "Ben draws Wits and Fighting."
55. chance: TurnPlot 4
   waits for Ben, moves 6f4582
   views 1ac3a6 9cec40 b842c5
   "Ben draws Wits and Fighting."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 4."
56. Ben: discard wits
   waits for Anne, moves 37ba8b
   views 4294fb 5d43fa 7a273d
   "Ben discards Wits."
   "Anne is next."
57. Anne: move no further
   waits for Anne, moves d5b268
   views 8a6038 09885d 74d86f
58. Anne: end the storytelling
   waits for chance, moves 643d54
   views 4fa23d a5cecd 80158f
59. chance: Draw adventure
   waits for chance, moves 643d54
   views c771ab 2281a8 6a8e68
   "Anne draws Adventure."
60. chance: Draw adventure
   waits for chance, moves 643d54
   views 4962d6 bf784b 392bd6
   "Anne draws 2 × Adventure."
61. chance: TurnPlot 18
   waits for Anne, Ben, moves ccb4d3
   views fdacac e4a1e8 8c3629
   "Anne draws 2 × Adventure."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to The Machine."
   "The Grandson interrupts. Humperdinck reaches The Machine before Where is The Man in Black? is completed. Grandpa reads the chapter again."
62. Anne: read on
   waits for Ben, moves 342983
   views 94f18c 4443c6 4105c9
   "Anne wants to hear more."
63. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views 787822 b4fa1a 3a719c
   "Ben wants to hear more."
64. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 3077a2 71429b 24c750
65. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 64d52a a5244f a469dd
66. chance: Deal 1 (('adventure', 'fighting', 'love', 'wits'), ('adventure', 'courage', 'fighting', 'wits')) ()
   waits for Ben, moves 38a472
   views 178c75 219b4b 50202e
   "Chapter 5, read again: It'll Take A Miracle. Ben goes first."
67. Ben: aim for revive
   waits for Ben, moves 19bf72
   views cfe8b9 aefc42 e35bb6
   "Ben aims for “Fezzik Revives Inigo”: it takes the least."
   refuses Ben {"type":"plan","challenge":"wall","why":"near"}: You have said what you aim for in this turn already.
68. Ben: fezzik to 2
   waits for Ben, moves a786e7
   views e62768 d89620 15df48
   "Ben moves Fezzik to space 2."
69. Ben: buttercup to hall
   waits for Ben, moves cb2667
   views 18546e 941d09 c075b5
   "Ben moves Buttercup to Great Hall."
70. Ben: offer seat 1 fighting for love
   waits for Anne, moves c87a2c
   views 7b08f1 fdff69 4d3a0f
   "Ben offers Anne Fighting for Love."
71. Anne: agree to the trade
   waits for Ben, moves 7aeb21
   views a8480c c4f91e 6841d8
   "Anne agrees: Fighting for Love."
   refuses Ben {"type":"trade","seat":1,"give":"fighting","take":"adventure"}: You have traded in this turn already.
72. Ben: buttercup to study, discarding adventure
   waits for Ben, moves 57aaf8
   views 9dc2b1 969a7e 821a2d
   "Ben discards Adventure and moves Buttercup to Prince's Study."
73. Ben: complete defy, discarding courage, love
   waits for chance, moves 643d54
   views 1215e5 fe56de 0d6a37
   "Ben completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
74. chance: Draw wits
   waits for Ben, moves 07415a
   views 8480d3 5468c9 c998a1
   "Ben completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
   "Ben draws Wits."
   refuses Ben {"type":"complete","challenge":"defy","cards":["courage","love"]}: That challenge is completed already.
75. Ben: end the storytelling
   waits for chance, moves 643d54
   views 40d505 e7061c 90f5ed
76. chance: Draw love
   waits for chance, moves 643d54
   views e4c20d 4ac45b 702041
   "Ben draws Love."
77. chance: Draw adventure
   waits for chance, moves 643d54
   views 360f59 610747 e7388b
   "Ben draws Love and Adventure."
78. chance: TurnPlot 3
   waits for Anne, moves 503740
   views 0eece4 446112 dd75a9
   "Ben draws Love and Adventure."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 3."
   "Anne is next."
79. Anne: aim for revive
   waits for Anne, moves fad1f9
   views ec2f41 ad2700 44104c
   "Anne aims for “Fezzik Revives Inigo”, along with Ben: it takes the least."
80. Anne: fezzik to 4
   waits for Anne, moves 476b43
   views 70d6d4 36bde2 82011f
   "Anne moves Fezzik to space 4."
81. Anne: fezzik to 6
   waits for Anne, moves 488e83
   views 0c170c ca7e2f 4ac135
   "Anne moves Fezzik to space 6."
   "Fezzik finds a Miracle: there is one now."
82. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 0c4283 714a5c 17a32d
   "Anne uses a Miracle to draw Story cards."
83. chance: Draw love
   waits for chance, moves 643d54
   views 616757 fbcabe 39e154
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love."
84. chance: Draw wits
   waits for chance, moves 643d54
   views e62926 df0496 dd50ff
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love and Wits."
85. chance: Draw wits
   waits for Anne, moves 414d15
   views b423fd ba899b 8ef8b6
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Love and 2 × Wits."
86. Anne: fezzik to 4, discarding fighting
   waits for Anne, moves 36ac3a
   views 2e4ec3 a24191 bccc07
   "Anne discards Fighting and moves Fezzik to space 4."
87. Anne: shoo at 5, discarding fighting
   waits for Anne, moves ac092f
   views 511d5d b520f3 8ea89c
   "Anne drives the Brute Squad off space 5 with Fighting."
   "Brute Squad A marches to Barracks."
88. Anne: fezzik to 5, discarding adventure
   waits for Anne, moves 4d21d9
   views 7d0a59 4b78e2 fe2e64
   "Anne discards Adventure and moves Fezzik to space 5."
89. Anne: end the storytelling
   waits for chance, moves 643d54
   views 2c6af2 806508 a866c0
90. chance: Draw fighting
   waits for chance, moves 643d54
   views 7f906a 3b8e1f 960205
   "Anne draws Fighting."
91. chance: Draw love
   waits for chance, moves 643d54
   views 1c98e2 71b428 cda4a3
   "Anne draws Fighting and Love."
92. chance: TurnPlot 9
   waits for Ben, moves 2fd3db
   views a7bb32 112690 d75417
   "Anne draws Fighting and Love."
   "Plot card 9, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 9."
   "Ben is next."
93. Ben: aim for revive
   waits for Ben, moves 95421a
   views f78395 781a09 576637
   "Ben aims for “Fezzik Revives Inigo”, along with Anne: it takes the least."
94. Ben: move no further
   waits for Ben, moves 31f06c
   views 6c515c 159e9c 029d70
95. Ben: end the storytelling
   waits for chance, moves 643d54
   views 4f041c 168622 835ed2
96. chance: Draw love
   waits for chance, moves 643d54
   views bbcc80 5a5de0 4d8942
   "Ben draws Love."
97. chance: Draw courage
   waits for chance, moves 643d54
   views b68637 74fc0e d2c0f4
   "Ben draws Love and Courage."
98. chance: TurnPlot 13
   waits for Anne, moves 7350ed
   views dd3c0e 9df606 64aede
   "Ben draws Love and Courage."
   "Plot card 13, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Anne is next."
99. Anne: aim for revive
   waits for Anne, moves f72882
   views 46be8b 87e64c 805c45
   "Anne aims for “Fezzik Revives Inigo”, along with Ben: it takes the least."
100. Anne: move no further
   waits for Anne, moves 36bb80
   views 0a3e6f 5000ea e41303
101. Anne: offer seat 2 fighting for courage
   waits for Ben, moves 69238d
   views 0767b7 c1066d 8aded4
   "Anne offers Ben Fighting for Courage."
102. Ben: agree to the trade
   waits for Anne, moves 7eb403
   views ca2c00 2e4c8a 0190ff
   "Ben agrees: Fighting for Courage."
103. Anne: shoo at 3, discarding wits, wits
   waits for Anne, moves 625d46
   views 2d6df5 c19763 ca64d6
   "Anne drives the Brute Squad off space 3 with 2 × Wits."
   "Brute Squad B marches to Barracks."
104. Anne: fezzik to 3, discarding wits
   waits for Anne, moves 062ef4
   views 657c91 a64f99 ec3466
   "Anne discards Wits and moves Fezzik to space 3."
105. Anne: fezzik to hut, discarding love
   waits for Anne, moves 7ba98a
   views b43fc4 ba6474 89a99c
   "Anne discards Love and moves Fezzik to Thieves' Hut."
106. Anne: complete revive, discarding courage, love
   waits for chance, moves 643d54
   views 98b6b3 379df5 585b71
   "Anne completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
107. chance: Draw turn_the_page
   waits for Anne, moves df8bb1
   views e40ec4 397e26 7a5824
   "Anne completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
   "Anne draws Turn the Page."
108. Anne: play turn_the_page
   waits for chance, moves 643d54
   views ee5aa7 af310f a06b69
   "Anne plays “Turn the Page”."
109. chance: Draw fighting
   waits for chance, moves 643d54
   views cd77d6 00e451 be7783
   "Anne plays “Turn the Page”."
   "Anne draws Fighting."
110. chance: Draw adventure
   waits for chance, moves 643d54
   views a49232 058bd2 a0cd41
   "Anne plays “Turn the Page”."
   "Anne draws Fighting and Adventure."
111. chance: Draw courage
   waits for Anne, moves 5b57b5
   views fe024e 629cad 21aa67
   "Anne plays “Turn the Page”."
   "Anne draws Fighting, Adventure and Courage."
112. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3ff657 826a1e 900236
113. chance: Draw fighting
   waits for chance, moves 643d54
   views caa934 385caa bc6a7b
   "Anne draws Fighting."
114. chance: Draw courage
   waits for chance, moves 643d54
   views b38894 a65396 996c5f
   "Anne draws Fighting and Courage."
115. chance: TurnPlot 7
   waits for Ben, moves 2647a4
   views 32957e aa255b cfc6ea
   "Anne draws Fighting and Courage."
   "Plot card 7, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 7."
   "Ben is next."
116. Ben: aim for man_in_black
   waits for Ben, moves e90e0b
   views 634b0e ef6f81 f753dc
   "Ben aims for “Where is The Man in Black?”: it takes the least."
117. Ben: inigo to 3
   waits for Ben, moves 30277d
   views 73d047 f346bb 3a8a5b
   "Ben moves Inigo to space 3."
118. Ben: inigo to 5
   waits for Ben, moves 6ca653
   views 45e52c aa50c0 10d86c
   "Ben moves Inigo to space 5."
119. Ben: shoo at 7, discarding fighting
   waits for Ben, moves 2675e1
   views 799da0 264c3b 7221fc
   "Ben drives the Brute Squad off space 7 with Fighting."
   "Brute Squad B marches to Barracks."
120. Ben: inigo to 7, discarding love
   waits for Ben, moves 62e18d
   views 67696b 2ba7dd b518fc
   "Ben discards Love and moves Inigo to space 7."
121. Ben: end the storytelling
   waits for chance, moves 643d54
   views d5150a d903e1 daf35f
122. chance: Draw love
   waits for chance, moves 643d54
   views 2a637c 833902 213180
   "Ben draws Love."
123. chance: Draw courage
   waits for chance, moves 643d54
   views 4a15f4 598244 da97f4
   "Ben draws Love and Courage."
124. chance: TurnPlot 20
   waits for Anne, moves fe1e76
   views 142ac7 e1989f b6cb0a
   "Ben draws Love and Courage."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Humperdinck goes to Passage."
   "Anne is next."
125. Anne: aim for man_in_black
   waits for Anne, moves e594d5
   views 31f31e 209846 a2d643
   "Anne aims for “Where is The Man in Black?”, along with Ben: it takes the least."
126. Anne: inigo to grove
   waits for Anne, moves 2cbaa2
   views 4c2f04 15374f 314e0a
   "Anne moves Inigo to Secret Grove."
127. Anne: fezzik to 3
   waits for Anne, moves 245009
   views 8fd42a 971aa5 7d8ff1
   "Anne moves Fezzik to space 3."
128. Anne: offer seat 2 fighting for wits
   waits for Ben, moves 69238d
   views 41b2b1 0f2340 7177a4
   "Anne offers Ben Fighting for Wits."
129. Ben: agree to the trade
   waits for Anne, moves aa3587
   views 14379c 06898f 972837
   "Ben agrees: Fighting for Wits."
130. Anne: inigo to 7, discarding fighting
   waits for Anne, moves fd1ab3
   views 86f580 23df9a 0c5203
   "Anne discards Fighting and moves Inigo to space 7."
131. Anne: inigo to grove, discarding courage
   waits for Anne, moves db7319
   views 1f8c6b fc35cf 38ebec
   "Anne discards Courage and moves Inigo to Secret Grove."
132. Anne: end the storytelling
   waits for chance, moves 643d54
   views 5e70f1 2a5c09 5f7013
133. chance: Draw fighting
   waits for chance, moves 643d54
   views 25751a 8d9dea 29ff5e
   "Anne draws Fighting."
134. chance: Draw courage
   waits for chance, moves 643d54
   views 6caf88 534a89 85a95e
   "Anne draws Fighting and Courage."
135. chance: TurnPlot 19
   waits for Ben, moves 70e011
   views a89db3 ac2041 39c7e2
   "Anne draws Fighting and Courage."
   "Plot card 19, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Humperdinck goes to Secret Door."
   "Ben is next."
136. Ben: aim for man_in_black
   waits for Ben, moves ba5359
   views 0e8a6d 41f87b 87cf88
   "Ben aims for “Where is The Man in Black?”, along with Anne: it cannot wait."
137. Ben: fezzik to 5
   waits for Ben, moves ace046
   views 242191 9cb2da 643ae8
   "Ben moves Fezzik to space 5."
138. Ben: fezzik to 7
   waits for Ben, moves 2877a0
   views afa098 a34c09 ceef13
   "Ben moves Fezzik to space 7."
139. Ben: fezzik to grove, discarding love
   waits for Ben, moves 544ef9
   views 053623 42ea8b 1f417b
   "Ben discards Love and moves Fezzik to Secret Grove."
140. Ben: complete man_in_black, discarding adventure, courage, wits
   waits for chance, moves 643d54
   views c724c7 5e2dcd 25e0f8
   "Ben completes “Where is The Man in Black?” with Adventure, Courage and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
141. chance: Draw as_you_wish
   waits for Ben, moves 916fe9
   views 58c963 e56ed5 5e706d
   "Ben completes “Where is The Man in Black?” with Adventure, Courage and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
   "Ben draws As You Wish."
142. Ben: play as_you_wish
   waits for Ben, moves 1f4e6a
   views 3504a9 f3be68 687006
   "Ben plays “As You Wish”."
143. Ben: fezzik to 7
   waits for Ben, moves 5c960f
   views e72799 e83043 9388fa
   "Ben moves Fezzik and Westley to space 7."
144. Ben: fezzik to 8
   waits for Ben, moves 541b13
   views 6ba576 94cde0 869ddb
   "Ben moves Fezzik and Westley to space 8."
145. Ben: fezzik to 9
   waits for Ben, moves d91876
   views 9f9fc1 f04c50 0d4a7b
   "Ben moves Fezzik and Westley to space 9."
146. Ben: end the storytelling
   waits for chance, moves 643d54
   views f31a7b 323559 4390b1
147. chance: Draw wits
   waits for chance, moves 643d54
   views b4682d 20ab84 adcbc2
   "Ben draws Wits."
148. chance: Draw love
   waits for chance, moves 643d54
   views f6d05f a9ef69 234e57
   "Ben draws Wits and Love."
149. chance: TurnPlot 4
   waits for Anne, moves 4ed628
   views 596400 9945b8 23fdab
   "Ben draws Wits and Love."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 4."
   "Anne is next."
150. Anne: aim for max
   waits for Anne, moves 6e58fd
   views 8053d4 cad74b b713af
   "Anne aims for “A Very Small Miracle”: it takes the least."
151. Anne: fezzik to 10
   waits for Anne, moves 198613
   views 1f027e c567fe 731e7b
   "Anne moves Fezzik and Westley to space 10."
152. Anne: fezzik to max
   waits for Anne, moves dbd1da
   views adb295 c6538c ba416a
   "Anne moves Fezzik and Westley to Miracle Max's."
153. Anne: offer seat 2 courage for love
   waits for Ben, moves 69238d
   views 17fa44 86f8c4 ed087b
   "Anne offers Ben Courage for Love."
154. Ben: agree to the trade
   waits for Anne, moves 696416
   views 02742e 732764 362d5a
   "Ben agrees: Courage for Love."
155. Anne: inigo to 7, discarding courage
   waits for Anne, moves 4485b8
   views 741596 647b12 eaa39c
   "Anne discards Courage and moves Inigo to space 7."
156. Anne: end the storytelling
   waits for chance, moves 643d54
   views 548b45 41235e 1310de
157. chance: Draw adventure
   waits for chance, moves 643d54
   views b79745 599717 ca7297
   "Anne draws Adventure."
158. chance: Draw fighting
   waits for chance, moves 643d54
   views 6ee316 08e3b1 b1f711
   "Anne draws Adventure and Fighting."
159. chance: TurnPlot 10
   waits for Ben, moves cdd1cb
   views 01057d d984a0 4a6a17
   "Anne draws Adventure and Fighting."
   "Plot card 10, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 10."
   "Ben is next."
160. Ben: aim for max
   waits for Ben, moves 8ed8ae
   views 853208 bc0664 7a5b14
   "Ben aims for “A Very Small Miracle”, along with Anne: it takes the least."
161. Ben: inigo to 8
   waits for Ben, moves 40ab6c
   views 8c7236 bbef29 6fac18
   "Ben moves Inigo to space 8."
162. Ben: inigo to 9
   waits for Ben, moves 54c9f9
   views 3c8c22 016306 fcb1ce
   "Ben moves Inigo to space 9."
163. Ben: end the storytelling
   waits for chance, moves 643d54
   views 003dcd 51d9b1 c05aad
164. chance: Draw wits
   waits for chance, moves 643d54
   views a5818b 4cbaf4 4d914b
   "Ben draws Wits."
165. chance: Draw fighting
   waits for chance, moves 643d54
   views b28a90 c38fe7 267b8f
   "Ben draws Wits and Fighting."
166. chance: TurnPlot 14
   waits for Anne, moves 880d38
   views cd2645 dc9952 add3a6
   "Ben draws Wits and Fighting."
   "Plot card 14, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Gallery."
   "Anne is next."
167. Anne: aim for max
   waits for Anne, moves 96633d
   views 8a793f 97549b 7319a5
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
168. Anne: move no further
   waits for Anne, moves dc2ee9
   views 711ddf 6d28f7 00717d
169. Anne: shoo at 10, discarding fighting
   waits for Anne, moves 57c543
   views 32c867 046502 5c05a3
   "Anne drives the Brute Squad off space 10 with Fighting."
   "Brute Squad B marches to Barracks."
170. Anne: inigo to 12, discarding adventure
   waits for Anne, moves 7349be
   views 69fab5 dd4eca d079b1
   "Anne discards Adventure and moves Inigo to space 12."
171. Anne: end the storytelling
   waits for chance, moves 643d54
   views 574ff4 da2eb8 080445
172. chance: Draw courage
   waits for chance, moves 643d54
   views 4c4519 877fea d20d01
   "Anne draws Courage."
173. chance: Draw adventure
   waits for chance, moves 643d54
   views f3f541 188de4 471da6
   "Anne draws Courage and Adventure."
174. chance: TurnPlot 16
   waits for Ben, moves 1fa18f
   views 159f8d 071b2a 946b42
   "Anne draws Courage and Adventure."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Cloister."
   "Ben is next."
175. Ben: aim for max
   waits for Ben, moves 005eed
   views 9af763 8144eb 426478
   "Ben aims for “A Very Small Miracle”, along with Anne: it cannot wait."
176. Ben: buttercup to hall
   waits for Ben, moves b116fd
   views b836e4 27f20c 388c6e
   "Ben moves Buttercup to Great Hall."
177. Ben: buttercup to g1
   waits for Ben, moves 898dde
   views ac5b96 2fe7bb 400dd4
   "Ben moves Buttercup to Gallery."
178. Ben: buttercup to g2, discarding courage
   waits for Ben, moves ab203c
   views 19168d b1afb0 74f540
   "Ben discards Courage and moves Buttercup to Cloister."
179. Ben: inigo to 10, discarding fighting
   waits for Ben, moves bcf38c
   views 057072 d90fc9 b1f683
   "Ben discards Fighting and moves Inigo to space 10."
180. Ben: end the storytelling
   waits for chance, moves 643d54
   views a4bf20 45626d 4a2c33
181. chance: Draw courage
   waits for chance, moves 643d54
   views 875f98 58b416 ba3f7d
   "Ben draws Courage."
182. chance: Draw wits
   waits for chance, moves 643d54
   views 0fdc2f ec5d1b 4215c4
   "Ben draws Courage and Wits."
183. chance: TurnPlot 2
   waits for Anne, moves 464a86
   views d0957b a4df21 1a79ba
   "Ben draws Courage and Wits."
   "Plot card 2, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 2."
   "Anne is next."
184. Anne: aim for max
   waits for Anne, moves 9af023
   views 9af498 bf3aac 5ab9b3
   "Anne aims for “A Very Small Miracle”, along with Ben: it takes the least."
185. Anne: inigo to max
   waits for Anne, moves 48f77e
   views eb16a3 cfb63d 0f4d11
   "Anne moves Inigo to Miracle Max's."
186. Anne: move no further
   waits for Anne, moves 2a6422
   views a4fab9 12f864 779d6c
187. Anne: ask whether to complete max
   waits for Ben, moves cf1888
   views 739d48 cf572b a0874a
   "Anne asks whether to complete “A Very Small Miracle”."
188. Ben: say: go ahead
   waits for Anne, moves b92489
   views 5d1321 51c679 5e3c19
   "Ben says: go ahead."
   refuses Anne {"type":"propose","challenge":"max"}: You have asked about that challenge in this turn already.
189. Anne: complete max, discarding adventure, courage, love, wits
   waits for chance, moves 643d54
   views 72d1a4 6757ce 9ef281
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
190. chance: Draw all_together
   waits for Anne, moves 048156
   views 4f365f 1cdf90 351041
   "Anne completes “A Very Small Miracle” with Adventure, Courage, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
   "Anne draws All Together Now."
191. Anne: end the storytelling
   waits for chance, moves 643d54
   views 5d41e8 78d7d4 2e27c7
192. chance: Draw adventure
   waits for chance, moves 643d54
   views 718bb5 854318 575434
   "Anne draws Adventure."
193. chance: Draw love
   waits for chance, moves 643d54
   views 4aab12 14cee0 beb44c
   "Anne draws Adventure and Love."
194. chance: TurnPlot 18
   waits for Ben, moves 3c12ae
   views 23b988 1d8464 46790b
   "Anne draws Adventure and Love."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
195. Ben: aim for wall
   waits for Ben, moves ef8cc5
   views d3cb0d 3ace07 72835f
   "Ben aims for “Over the Castle Wall”: it cannot wait."
196. Ben: buttercup to hall
   waits for Ben, moves 64807f
   views d288dd 19e8a5 56b9db
   "Ben moves Buttercup to Great Hall."
197. Ben: buttercup to g1
   waits for Ben, moves 85e0c3
   views 710c84 8134eb 5ba6cc
   "Ben moves Buttercup to Gallery."
198. Ben: buttercup to g2, discarding courage
   waits for Ben, moves 1695f2
   views b9638b 998155 775875
   "Ben discards Courage and moves Buttercup to Cloister."
199. Ben: offer seat 1 love for adventure
   waits for Anne, moves c87a2c
   views 695155 f684d4 97b72f
   "Ben offers Anne Love for Adventure."
   refuses Anne {"type":"play-special","card":"all_together"}: That card cannot be played now.
200. Anne: agree to the trade
   waits for Ben, moves 66830f
   views 3fe813 8b88ce 355e45
   "Anne agrees: Love for Adventure."
201. Ben: fezzik to 10, discarding wits
   waits for Ben, moves b251e8
   views 6de856 1a1376 ff2a5d
   "Ben discards Wits and moves Fezzik and Westley to space 10."
202. Ben: fezzik to 12, discarding wits
   waits for Ben, moves 1e8d89
   views 5a2a16 983fe7 633a7c
   "Ben discards Wits and moves Fezzik and Westley to space 12."
203. Ben: end the storytelling
   waits for chance, moves 643d54
   views 21fcca a53404 320959
204. chance: Draw adventure
   waits for chance, moves 643d54
   views 4628ab 99d2a0 b998d8
   "Ben draws Adventure."
   "The discard pile is shuffled: 34 cards make a new Story deck."
205. chance: Draw courage
   waits for chance, moves 643d54
   views bd38d7 05e725 8f3f60
   "Ben draws Adventure."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Ben draws Courage."
206. chance: TurnPlot 1
   waits for Anne, moves e685cf
   views 80992b 27eb57 054e63
   "Ben draws Adventure."
   "The discard pile is shuffled: 34 cards make a new Story deck."
   "Ben draws Courage."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 1."
   "Anne is next."
207. Anne: aim for wall
   waits for Anne, moves cea6e2
   views 7dd150 f0dce1 fd908f
   "Anne aims for “Over the Castle Wall”, along with Ben: it takes the least."
208. Anne: fezzik to wall
   waits for Anne, moves 8b64e5
   views 079b2f 196f53 bec9ec
   "Anne moves Fezzik and Westley to Castle Wall."
209. Anne: inigo to 10
   waits for Anne, moves fb22ce
   views 3b00cf 850672 40077c
   "Anne moves Inigo to space 10."
210. Anne: inigo to 12, discarding love
   waits for Anne, moves 59e33e
   views c033de 7132b2 c43773
   "Anne discards Love and moves Inigo to space 12."
211. Anne: inigo to wall, discarding all_together
   waits for Anne, moves 4ac968
   views 35648b e21088 f207b2
   "Anne discards All Together Now and moves Inigo to Castle Wall."
212. Anne: complete wall, discarding adventure, fighting, love
   waits for chance, moves 643d54
   views 162ba6 dcd1fb 0ea865
   "Anne completes “Over the Castle Wall” with Adventure, Fighting and Love. Three men look down on sixty guards. One of them cannot yet hold up his own head."
213. chance: Draw inconceivable
   waits for Anne, Ben, moves fa5087
   views 662af9 5b622b 043c37
   "Anne completes “Over the Castle Wall” with Adventure, Fighting and Love. Three men look down on sixty guards. One of them cannot yet hold up his own head."
   "Anne draws Inconceivable!"
   "Chapter 5 is told: It'll Take A Miracle."
214. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views fb8914 d106a1 597d05
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"shoo","cards":["love","wits"],"target":"-7"}: The game is over.
ends {"winners":[],"scores":[5,5],"ending":{"type":"bookmarked","campaign":{"chapter":6,"miracles":0,"replayed":false,"specials":["all_together","as_you_wish","inconceivable","turn_the_page"]}}}
   "The bookmark is at chapter 6."
