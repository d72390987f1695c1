Adventure Book, version 2 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-chapter","chapter":5,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views ee0c20 523745 9b6467
   refuses Anne {"type":"act","action":"nonsense","cards":["adventure","fighting"],"target":"5"}: That move cannot be made now.
   refuses chance {"type":"act","action":"shoo","cards":["courage","fighting"],"target":"8"}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 892f7b b430bb 0069ff
2. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views 6f8ece 705d0d cef5bd
   refuses chance {"type":"act","action":"shoo","cards":["adventure","fighting","adventure","fighting"],"target":"5"}: That deal does not fit the decks and the seats.
3. chance: Deal 1 (('fighting', 'fighting', 'wits', 'wits'), ('courage', 'courage', 'fighting', 'love')) ()
   waits for Ben, moves 62f16a
   views 3f1d02 2ce7ef b8cdaf
   "Chapter 5: It'll Take A Miracle. Ben goes first."
   refuses Ben {"type":"act","action":"shoo","cards":["courage","wits","courage","wits"],"target":"1"}: That comes when the story is told: end the moves first.
   refuses Ben {"type":"plan","challenge":"man_in_black"}: That challenge comes after others.
   refuses Ben {"type":"play-special","card":"the_good_parts"}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"buttercup","to":"1","cards":["courage"],"riding":false}: There is no way there in one step.
   refuses Ben {"type":"step","who":"nonsense","to":"barracks","cards":["grandpa_reads_on"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"buttercup","to":"hall","cards":["courage"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Ben {"type":"step","who":"buttercup","to":"hall","cards":["the_good_parts"],"riding":true}: There is nobody to take along.
4. Ben: move no further
   waits for Ben, moves fb29dc
   views ef1ad9 7617f4 55f54a
   refuses Ben {"type":"complete","challenge":"revive","cards":[]}: What it requires is not met yet.
   refuses Ben {"type":"trade","seat":-1,"give":"the_good_parts","take":"wits"}: A trade is one of your cards for one of another seat's.
5. Ben: end the storytelling
   waits for chance, moves 643d54
   views 2add8e ffd8b7 0f30e4
   refuses chance {"type":"act","action":"shoo","cards":["adventure","adventure"],"target":"5"}: That cannot be the next card of the deck.
6. chance: Draw adventure
   waits for chance, moves 643d54
   views 1a7bb5 c2d279 a7aa1b
   "Ben draws Adventure."
7. chance: Draw adventure
   waits for chance, moves 643d54
   views 52dad2 e1ce07 d891de
   "Ben draws 2 × Adventure."
8. chance: TurnPlot 9
   waits for Anne, moves e19c12
   views 1a3fd3 e74e53 7526db
   "Ben draws 2 × Adventure."
   "Plot card 9, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 9."
   "Anne is next."
9. Anne: move no further
   waits for Anne, moves 149bee
   views 6389cd 2b7fc0 b5d6d3
10. Anne: end the storytelling
   waits for chance, moves 643d54
   views 61a029 254ef8 c672ba
11. chance: Draw courage
   waits for chance, moves 643d54
   views 406479 12d048 73fd25
   "Anne draws Courage."
12. chance: Draw wits
   waits for chance, moves 643d54
   views df21cc 00a8a7 f1288c
   "Anne draws Courage and Wits."
13. chance: TurnPlot 11
   waits for Ben, moves 62f16a
   views 951e4d e0c3af 13a052
   "Anne draws Courage and Wits."
   "Plot card 11, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Passage."
   "Ben is next."
14. Ben: move no further
   waits for Ben, moves 8fccb7
   views ddd170 8994b7 e7810a
15. Ben: end the storytelling
   waits for chance, moves 643d54
   views d4a27f 510223 463caf
16. chance: Draw wits
   waits for chance, moves 643d54
   views 2efa67 006939 1c9461
   "Ben draws Wits."
17. chance: Draw courage
   waits for chance, moves 643d54
   views 04e3a2 5e7114 37d1de
   "Ben draws Wits and Courage."
18. chance: TurnPlot 15
   waits for Ben, moves 970f52
   views f30b16 0a175a fde1e5
   "Ben draws Wits and Courage."
   "Plot card 15, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Secret Door."
19. Ben: discard adventure
   waits for Ben, moves 970f52
   views aaecca 363906 d64057
   "Ben discards Adventure."
20. Ben: discard adventure
   waits for Anne, moves e19c12
   views 27f024 ae2426 ddce09
   "Ben discards Adventure."
   "Anne is next."
21. Anne: move no further
   waits for Anne, moves e732ba
   views ce0324 2480fb 617191
22. Anne: end the storytelling
   waits for chance, moves 643d54
   views 8e75ee 987546 f87849
23. chance: Draw love
   waits for chance, moves 643d54
   views e7971b 2e199e bd6ca6
   "Anne draws Love."
24. chance: Draw love
   waits for chance, moves 643d54
   views e0f813 3b14f1 bfe0d0
   "Anne draws 2 × Love."
25. chance: TurnPlot 8
   waits for Anne, moves 192323
   views e4954b cc6cb8 0695db
   "Anne draws 2 × Love."
   "Plot card 8, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 8."
26. Anne: discard courage
   waits for Anne, moves d28e96
   views 2451a5 47d904 4e4ab6
   "Anne discards Courage."
27. Anne: discard fighting
   waits for Ben, moves 62f16a
   views 834abb 157233 72b6b9
   "Anne discards Fighting."
   "Ben is next."
28. Ben: move no further
   waits for Ben, moves 2b9677
   views 3500bc e33399 d3b6c4
29. Ben: end the storytelling
   waits for chance, moves 643d54
   views faf400 66cbf7 3d0141
30. chance: Draw love
   waits for chance, moves 643d54
   views 798c5d ec9f55 f636d4
   "Ben draws Love."
31. chance: Draw adventure
   waits for chance, moves 643d54
   views 45c970 1a6251 c29661
   "Ben draws Love and Adventure."
32. chance: TurnPlot 5
   waits for Ben, moves 970f52
   views e8af57 4cb29b a81e15
   "Ben draws Love and Adventure."
   "Plot card 5, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 5."
33. Ben: discard adventure
   waits for Ben, moves 521155
   views 3365c1 b00a1d dab5ee
   "Ben discards Adventure."
34. Ben: discard courage
   waits for Anne, moves e19c12
   views f72370 0366ca 85fd77
   "Ben discards Courage."
   "Anne is next."
35. Anne: move no further
   waits for Anne, moves 4c1c30
   views 2e3c6d f6d2ea 881b51
36. Anne: end the storytelling
   waits for chance, moves 643d54
   views 45d3fa eaefb5 329de6
37. chance: Draw adventure
   waits for chance, moves 643d54
   views e0bcf9 1cff02 d75399
   "Anne draws Adventure."
38. chance: Draw adventure
   waits for chance, moves 643d54
   views 4d1d65 d64829 8e63e6
   "Anne draws 2 × Adventure."
39. chance: TurnPlot 16
   waits for Anne, Ben, moves ccb4d3
   views 3ced1c 92a4b9 f4644e
   "Anne draws 2 × Adventure."
   "Plot card 16, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to The Machine."
   "The Grandson interrupts. Humperdinck reaches The Machine before Where is The Man in Black? is completed. Grandpa reads the chapter again."
40. Anne: read on
   waits for Ben, moves 342983
   views 806850 61907d a6a227
   "Anne wants to hear more."
41. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views 668222 402793 9a8998
   "Ben wants to hear more."
42. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 852c66 c766b4 49a9a8
43. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views af75f3 409a68 06eab4
44. chance: Deal 1 (('adventure', 'adventure', 'courage', 'love'), ('adventure', 'courage', 'courage', 'fighting')) ()
   waits for Ben, moves 62f16a
   views 149f58 5beef7 e8ec9b
   "Chapter 5, read again: It'll Take A Miracle. Ben goes first."
45. Ben: aim for revive
   waits for Ben, moves a32634
   views 3164b4 40986f 38f682
   "Ben aims for “Fezzik Revives Inigo”."
   refuses Ben {"type":"plan","challenge":"man_in_black"}: You have said what you aim for in this turn already.
46. Ben: fezzik to 1
   waits for Ben, moves 1a9296
   views 3a940e 9ca5ec 172af1
   "Ben moves Fezzik to space 1."
47. Ben: fezzik to 3
   waits for Ben, moves f7e8b6
   views 7c80b2 8687f6 40bb77
   "Ben moves Fezzik to space 3."
   refuses Ben {"type":"step","who":"fezzik","to":"5","cards":["all_together"],"riding":false}: Nobody can enter that space now.
48. Ben: offer seat 1 fighting for love
   waits for Anne, moves cd6da5
   views 45db6e e2c502 1dbbc3
   "Ben offers Anne Fighting for Love."
49. Anne: agree to the trade
   waits for Ben, moves 5a4ca3
   views 6d919e 8af95e 368ede
   "Anne agrees: Fighting for Love."
   refuses Ben {"type":"trade","seat":-1,"give":"all_together","take":"courage"}: You have traded in this turn already.
50. Ben: fezzik to hut, discarding adventure
   waits for Ben, moves 750586
   views e663dc 7e3757 14c393
   "Ben discards Adventure and moves Fezzik to Thieves' Hut."
51. Ben: complete revive, discarding courage, love
   waits for chance, moves 643d54
   views 5dea6b ae17a1 7ab943
   "Ben completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
52. chance: Draw all_together
   waits for Ben, moves 4aeedd
   views 64f789 b8e4ab 171cf3
   "Ben completes “Fezzik Revives Inigo” with Courage and Love. Cold water, hot water, cold water again: a friend with big hands does not give up."
   "Inigo joins the story at Thieves' Hut."
   "Ben draws All Together Now."
   refuses Ben {"type":"complete","challenge":"revive","cards":["courage","love"]}: That challenge is completed already.
53. Ben: end the storytelling
   waits for chance, moves 643d54
   views b7dc76 87d7d1 4176a2
54. chance: Draw wits
   waits for chance, moves 643d54
   views 508cf5 7e83db d3cc1a
   "Ben draws Wits."
55. chance: Draw wits
   waits for chance, moves 643d54
   views e704e5 3e5679 5d56a6
   "Ben draws 2 × Wits."
56. chance: TurnPlot 10
   waits for Anne, moves 3a0a8a
   views c677f1 e6057b 164317
   "Ben draws 2 × Wits."
   "Plot card 10, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 10."
   "Anne is next."
57. Anne: aim for defy
   waits for Anne, moves 6c2619
   views fd7622 b44ba3 5671ec
   "Anne aims for “Buttercup Stands Her Ground”."
58. Anne: buttercup to hall
   waits for Anne, moves 2a8b9a
   views 6356ed 57ea63 3f1aad
   "Anne moves Buttercup to Great Hall."
59. Anne: buttercup to study
   waits for Anne, moves 19d759
   views 039b0d 764703 f48d46
   "Anne moves Buttercup to Prince's Study."
60. Anne: offer seat 2 fighting for wits
   waits for Ben, moves 7b096e
   views 63fa81 68b990 ec91c1
   "Anne offers Ben Fighting for Wits."
   refuses Ben {"type":"play-special","card":"all_together"}: That card cannot be played now.
61. Ben: agree to the trade
   waits for Anne, moves 17bde3
   views 96f4ed fb08c3 01e46b
   "Ben agrees: Fighting for Wits."
62. Anne: inigo to 3, discarding courage
   waits for Anne, moves 89b3d5
   views 59f85e a93a83 8594e1
   "Anne discards Courage and moves Inigo to space 3."
63. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3898c2 8e251c 348a17
64. chance: Draw courage
   waits for chance, moves 643d54
   views cfab36 2b2e16 ada0b8
   "Anne draws Courage."
65. chance: Draw courage
   waits for chance, moves 643d54
   views 775e9c 6ed920 ac3ed6
   "Anne draws 2 × Courage."
66. chance: TurnPlot 19
   waits for Ben, moves 95d9f9
   views e679e3 afee6c 6e227a
   "Anne draws 2 × Courage."
   "Plot card 19, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Brute Squad B marches to Barracks."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
67. Ben: aim for defy
   waits for Ben, moves 9a402b
   views fb4a91 d57cb0 c27101
   "Ben aims for “Buttercup Stands Her Ground”."
68. Ben: buttercup to hall
   waits for Ben, moves 797311
   views c9d975 947f50 ff02a4
   "Ben moves Buttercup to Great Hall."
69. Ben: buttercup to study
   waits for Ben, moves bd433f
   views 4f5b26 e5a9ae 3875be
   "Ben moves Buttercup to Prince's Study."
70. Ben: offer seat 1 fighting for adventure
   waits for Anne, moves cd6da5
   views 84af21 314ab8 abfdb4
   "Ben offers Anne Fighting for Adventure."
71. Anne: agree to the trade
   waits for Ben, moves 354b2c
   views 791f78 f7c9d3 abb0c1
   "Anne agrees: Fighting for Adventure."
72. Ben: inigo to 5, discarding courage
   waits for Ben, moves a7c5ab
   views ab285a b902d6 a78e61
   "Ben discards Courage and moves Inigo to space 5."
73. Ben: end the storytelling
   waits for chance, moves 643d54
   views 4baac0 f6ae2d e3274d
74. chance: Draw adventure
   waits for chance, moves 643d54
   views ab3bdc 1e4b80 2c13f7
   "Ben draws Adventure."
75. chance: Draw love
   waits for chance, moves 643d54
   views 3850db 8db664 60dd83
   "Ben draws Adventure and Love."
76. chance: TurnPlot 1
   waits for Anne, moves 473ef1
   views 410c38 8cb69d 4ed958
   "Ben draws Adventure and Love."
   "Plot card 1, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 1."
   "Anne is next."
77. Anne: aim for man_in_black
   waits for Anne, moves 74a2f3
   views 26b723 8e7b2a e4a2c6
   "Anne aims for “Where is The Man in Black?”."
78. Anne: inigo to 7
   waits for Anne, moves 9287a8
   views 06f08b 848c9f f8369c
   "Anne moves Inigo to space 7."
79. Anne: inigo to grove
   waits for Anne, moves 4d4f6d
   views 09ca07 b8ffcb 4fa2e8
   "Anne moves Inigo to Secret Grove."
80. Anne: fezzik to 3, discarding fighting
   waits for Anne, moves 259077
   views 7a359a 99e560 829605
   "Anne discards Fighting and moves Fezzik to space 3."
81. Anne: offer seat 2 adventure for love
   waits for Ben, moves 7b096e
   views c288c0 856891 638ce0
   "Anne offers Ben Adventure for Love."
82. Ben: agree to the trade
   waits for Anne, moves 72b20b
   views dd6efd ade3c8 bd1fc1
   "Ben agrees: Adventure for Love."
83. Anne: complete defy, discarding courage, love
   waits for chance, moves 643d54
   views ab4f4a 65f54c 751021
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
84. chance: Draw courage
   waits for Anne, moves 46900d
   views 369c55 1b22ff 634bd0
   "Anne completes “Buttercup Stands Her Ground” with Courage and Love. Nobody has ever told the Prince what he is. Buttercup takes her time over it."
   "Humperdinck goes to Prince's Study."
   "Anne draws Courage."
85. Anne: end the storytelling
   waits for chance, moves 643d54
   views 60e401 df414a 45691d
86. chance: Draw love
   waits for chance, moves 643d54
   views 5cf29f 497e77 682886
   "Anne draws Love."
87. chance: Draw courage
   waits for chance, moves 643d54
   views 5feda9 2b18a0 27b6fe
   "Anne draws Love and Courage."
88. chance: TurnPlot 18
   waits for Ben, moves 214a49
   views b5cd73 149830 b6c0e7
   "Anne draws Love and Courage."
   "Plot card 18, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Ben is next."
89. Ben: aim for man_in_black
   waits for Ben, moves a65e97
   views f10180 880cfd eccb91
   "Ben aims for “Where is The Man in Black?”."
90. Ben: fezzik to 5
   waits for Ben, moves b1d0c3
   views 1cbd94 3b553f 0ca5e9
   "Ben moves Fezzik to space 5."
91. Ben: fezzik to 7
   waits for Ben, moves deb752
   views a5f70e 73a956 d2c820
   "Ben moves Fezzik to space 7."
92. Ben: offer seat 1 adventure for wits
   waits for Anne, moves cd6da5
   views 9eecb7 069dd7 20eb45
   "Ben offers Anne Adventure for Wits."
93. Anne: decline the trade
   waits for Ben, moves a461a1
   views 5b19aa 2bff8e 152c2d
   "Anne would rather not trade."
94. Ben: fezzik to grove, discarding adventure
   waits for Ben, moves 99d407
   views 923628 a8aa7f 9f819e
   "Ben discards Adventure and moves Fezzik to Secret Grove."
95. Ben: complete man_in_black, discarding adventure, all_together, wits
   waits for chance, moves 643d54
   views 20a6de 420ff1 3bb570
   "Ben completes “Where is The Man in Black?” with Adventure, All Together Now and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
96. chance: Draw grandpa_reads_on
   waits for Ben, moves 4b7b8b
   views af4475 6ef596 105a66
   "Ben completes “Where is The Man in Black?” with Adventure, All Together Now and Wits. A sword, a prayer and a tree that turns out to be a door."
   "Westley joins the story at Secret Grove."
   "Humperdinck goes to Prince's Study."
   "Ben draws Grandpa Reads On."
   refuses Ben {"type":"trade","seat":0,"give":"adventure","take":"wits"}: That trade was declined in this turn.
97. Ben: end the storytelling
   waits for chance, moves 643d54
   views b10dce ecc0f7 12cd24
98. chance: Draw love
   waits for chance, moves 643d54
   views cf9620 9bb90e 361156
   "Ben draws Love."
99. chance: Draw adventure
   waits for chance, moves 643d54
   views a527a2 8a892b 27be77
   "Ben draws Love and Adventure."
100. chance: TurnPlot 9
   waits for Anne, moves d73449
   views 52bd31 947531 d1b538
   "Ben draws Love and Adventure."
   "Plot card 9, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 9."
   "Anne is next."
101. Anne: aim for max
   waits for Anne, moves 8905db
   views 0c25c2 9a4cbb c94ded
   "Anne aims for “A Very Small Miracle”."
102. Anne: fezzik to 7
   waits for Anne, moves 23c185
   views 96a101 a10d14 2e8412
   "Anne moves Fezzik and Westley to space 7."
103. Anne: fezzik to 8
   waits for Anne, moves f5b041
   views 08e414 7c7cc3 48176c
   "Anne moves Fezzik and Westley to space 8."
104. Anne: inigo to 7, discarding courage
   waits for Anne, moves 601812
   views ba468e 96ce5e 929dda
   "Anne discards Courage and moves Inigo to space 7."
105. Anne: end the storytelling
   waits for chance, moves 643d54
   views b05f8c ef3a8c 87071f
106. chance: Draw wits
   waits for chance, moves 643d54
   views c6f585 90a556 a3b194
   "Anne draws Wits."
107. chance: Draw love
   waits for chance, moves 643d54
   views 657454 660b16 862b9e
   "Anne draws Wits and Love."
108. chance: TurnPlot 6
   waits for Ben, moves e671f5
   views 011b8d c7682d 5c02f8
   "Anne draws Wits and Love."
   "Plot card 6, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 6."
   "Ben is next."
109. Ben: aim for max
   waits for Ben, moves ee1f42
   views 72bf84 4ffbc3 e3d448
   "Ben aims for “A Very Small Miracle”."
110. Ben: inigo to 8
   waits for Ben, moves 4c22eb
   views 71b453 c86485 622d64
   "Ben moves Inigo to space 8."
111. Ben: move no further
   waits for Ben, moves f05aca
   views c7a9fa 218849 7ad6b1
112. Ben: offer seat 1 adventure for wits
   waits for Anne, moves cd6da5
   views d173b0 3503d6 bfb43a
   "Ben offers Anne Adventure for Wits."
113. Anne: agree to the trade
   waits for Ben, moves 084753
   views ce3f27 22101a 6f29f0
   "Anne agrees: Adventure for Wits."
114. Ben: end the storytelling
   waits for chance, moves 643d54
   views 4fcd11 604ffe b440b0
115. chance: Draw love
   waits for chance, moves 643d54
   views 368591 799ba0 963318
   "Ben draws Love."
116. chance: Draw wits
   waits for chance, moves 643d54
   views e0d172 c35acb 79709c
   "Ben draws Love and Wits."
117. chance: TurnPlot 14
   waits for Anne, moves bf712a
   views 816556 1c10c3 4229f1
   "Ben draws Love and Wits."
   "Plot card 14, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Gallery."
   "Anne is next."
118. Anne: aim for max
   waits for Anne, moves a3a7fe
   views e6b06b 24d19d 04397c
   "Anne aims for “A Very Small Miracle”."
119. Anne: move no further
   waits for Anne, moves 47f5a6
   views 9e588a 473a01 f9deda
120. Anne: shoo at 9, discarding courage, courage
   waits for Anne, moves 2ab886
   views eba5aa f9606e 1f66c4
   "Anne drives the Brute Squad off space 9 with 2 × Courage."
   "Brute Squad B marches to Barracks."
121. Anne: buttercup to hall, discarding adventure
   waits for Anne, moves 70a3dd
   views 2a07fe f40661 7f3f61
   "Anne discards Adventure and moves Buttercup to Great Hall."
122. Anne: buttercup to g1, discarding love
   waits for Anne, moves dc915b
   views 8d0615 33af73 c78304
   "Anne discards Love and moves Buttercup to Gallery."
123. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6ae3fb 2e9a20 86ac4b
124. chance: Draw fighting
   waits for chance, moves 643d54
   views 86d537 72c720 1b4bc1
   "Anne draws Fighting."
125. chance: Draw wits
   waits for chance, moves 643d54
   views ab7b2a 5e409d 06745f
   "Anne draws Fighting and Wits."
126. chance: TurnPlot 8
   waits for Anne, moves cfb74d
   views 85b6fd 3a8056 ed0a4d
   "Anne draws Fighting and Wits."
   "Plot card 8, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 8."
127. Anne: discard love
   waits for Anne, moves a5beb7
   views 27631e 6f4140 45bba5
   "Fezzik stands firm: Anne discards Love."
128. Anne: discard wits
   waits for Ben, moves 72a7a1
   views 67d2e4 9aa2d0 447a7c
   "Inigo stands firm: Anne discards Wits."
   "Ben is next."
129. Ben: aim for max
   waits for Ben, moves 03cce7
   views 5f4792 4571c3 8b7dce
   "Ben aims for “A Very Small Miracle”."
130. Ben: fezzik to 9
   waits for Ben, moves 93e040
   views e2ffac 3913b2 69d783
   "Ben moves Fezzik and Westley to space 9."
131. Ben: fezzik to 10
   waits for Ben, moves ae7433
   views 26e4ea 9e5c71 912583
   "Ben moves Fezzik and Westley to space 10."
132. Ben: fezzik to max, discarding love
   waits for Ben, moves ee28e5
   views 0fb179 89a996 f1223f
   "Ben discards Love and moves Fezzik and Westley to Miracle Max's."
133. Ben: inigo to 9, discarding wits
   waits for Ben, moves 806a82
   views 9c7f88 1a4fb4 50e98e
   "Ben discards Wits and moves Inigo to space 9."
134. Ben: offer seat 1 love for wits
   waits for Anne, moves cd6da5
   views 2635e8 8eb891 931b14
   "Ben offers Anne Love for Wits."
135. Anne: decline the trade
   waits for Ben, moves 66200f
   views 87832a 4cf2ae dd9dfc
   "Anne would rather not trade."
136. Ben: end the storytelling
   waits for chance, moves 643d54
   views 87475b 94028f e8e7ce
137. chance: Draw fighting
   waits for chance, moves 643d54
   views 740309 8a954d d3c08f
   "Ben draws Fighting."
138. chance: Draw fighting
   waits for chance, moves 643d54
   views 3fe01b 41956a 4f5b1b
   "Ben draws 2 × Fighting."
139. chance: TurnPlot 11
   waits for Anne, moves 579af6
   views b39ca3 7f98e6 5fcd6e
   "Ben draws 2 × Fighting."
   "Plot card 11, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Anne is next."
140. Anne: aim for max
   waits for Anne, moves 89be95
   views a629b9 7cc180 79d2d7
   "Anne aims for “A Very Small Miracle”."
141. Anne: inigo to 10
   waits for Anne, moves 9e1ed0
   views c61ffe f2303a 240da9
   "Anne moves Inigo to space 10."
142. Anne: inigo to max
   waits for Anne, moves 5cfd3b
   views 76a0da 9f1e45 f941b3
   "Anne moves Inigo to Miracle Max's."
143. Ben: play grandpa_reads_on
   waits for chance, moves 643d54
   views 68ad7c 36c9ee 4cb213
   "Ben plays “Grandpa Reads On”."
144. chance: Look 20
   waits for chance, moves 643d54
   views 3aa2fa fe2bd2 ef076d
   "Ben plays “Grandpa Reads On”."
145. chance: Look 4
   waits for chance, moves 643d54
   views b7076b c39870 600146
   "Ben plays “Grandpa Reads On”."
146. chance: Look 12
   waits for Ben, moves 87c657
   views fea1d2 36754b b7a338
   "Ben plays “Grandpa Reads On”."
147. Ben: put back 4, 20, 12
   waits for Anne, moves a423c7
   views fab0ba 5bb61a 0078f6
   "Ben reads on: the next Plot cards are 4, 20, 12."
148. Anne: end the storytelling
   waits for chance, moves 643d54
   views 991bc7 c49387 23efb0
149. chance: Draw wits
   waits for chance, moves 643d54
   views 4f1117 4f5a0f 68b623
   "Anne draws Wits."
150. chance: Draw love
   waits for chance, moves 643d54
   views 011a61 0117c4 6a29d8
   "Anne draws Wits and Love."
151. chance: TurnPlot 4
   waits for Ben, moves 57a726
   views 4da02f 2ab46e 2c5476
   "Anne draws Wits and Love."
   "Plot card 4, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad B marches to space 4."
   "Ben is next."
152. Ben: aim for max
   waits for Ben, moves dceccf
   views a3142a 611a27 af9735
   "Ben aims for “A Very Small Miracle”."
153. Ben: buttercup to hall
   waits for Ben, moves 45dbb3
   views 18c086 2c5779 d3f886
   "Ben moves Buttercup to Great Hall."
154. Ben: buttercup to g1
   waits for Ben, moves 44b125
   views 7d0fb5 bb138e 1e7d36
   "Ben moves Buttercup to Gallery."
155. Ben: complete max, discarding adventure, fighting, love, wits
   waits for chance, moves 643d54
   views cafb6f 09f10c 7d4c0c
   "Ben completes “A Very Small Miracle” with Adventure, Fighting, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
156. chance: Draw the_good_parts
   waits for Ben, moves d7bb96
   views 0c31ec 30d2a7 2b69b9
   "Ben completes “A Very Small Miracle” with Adventure, Fighting, Love and Wits. An old miracle man swears that he has retired. His wife has something to say about that."
   "Ben draws The Good Parts."
157. Ben: end the storytelling
   waits for chance, moves 643d54
   views f48131 99e195 5b43e4
158. chance: Draw adventure
   waits for chance, moves 643d54
   views 5d2f2e 9e4ea2 f41849
   "Ben draws Adventure."
159. chance: Draw fighting
   waits for chance, moves 643d54
   views 7dc6e0 43f3e8 df4e2a
   "Ben draws Adventure and Fighting."
160. chance: TurnPlot 20
   waits for Anne, moves 32ded2
   views faa84d 727917 7b35be
   "Ben draws Adventure and Fighting."
   "Plot card 20, “The boy asks about the pirates”: Both Brute Squads return to the Barracks. Then Prince Humperdinck walks 1 space."
   "Brute Squad A marches to Barracks."
   "Brute Squad B marches to Barracks."
   "Buttercup keeps Humperdinck where he is."
   "Buttercup goes to Her Chamber."
   "Anne is next."
161. Anne: aim for wall
   waits for Anne, moves b6863a
   views 5f7d98 c2855e c120a3
   "Anne aims for “Over the Castle Wall”."
162. Anne: fezzik to 10
   waits for Anne, moves c71d83
   views 5c0ac1 e24ff1 ad6302
   "Anne moves Fezzik and Westley to space 10."
163. Anne: move no further
   waits for Anne, moves bf4ab9
   views a55e52 8d39f8 669fca
164. Anne: offer seat 2 love for adventure
   waits for Ben, moves 7b096e
   views 9c8f4c 63eadb 6039fc
   "Anne offers Ben Love for Adventure."
165. Ben: agree to the trade
   waits for Anne, moves 3c3e28
   views 48551e 00ced0 919a79
   "Ben agrees: Love for Adventure."
166. Anne: fezzik to 12, discarding wits
   waits for Anne, moves 692383
   views c43110 40212a 07b262
   "Anne discards Wits and moves Fezzik and Westley to space 12."
167. Anne: end the storytelling
   waits for chance, moves 643d54
   views edb1bf ff9f57 1eca79
168. chance: Draw fighting
   waits for chance, moves 643d54
   views c75e34 1d19d8 1010fa
   "Anne draws Fighting."
169. chance: Draw wits
   waits for chance, moves 643d54
   views de45c1 0b4bce f8e72d
   "Anne draws Fighting and Wits."
170. chance: TurnPlot 12
   waits for Ben, moves d146c5
   views 4fbcc3 ffbc6b 88d1f9
   "Anne draws Fighting and Wits."
   "Plot card 12, “The Prince goes about his plans”: Prince Humperdinck walks 1 space: toward The Machine, or toward the Chapel once the man in black is found."
   "Humperdinck goes to Cloister."
   "Ben is next."
171. Ben: aim for wall
   waits for Ben, moves 7c166b
   views e2f982 58234f 3ab4c3
   "Ben aims for “Over the Castle Wall”."
172. Ben: buttercup to hall
   waits for Ben, moves ac5912
   views 5789a4 3deca7 64c189
   "Ben moves Buttercup to Great Hall."
173. Ben: buttercup to g1
   waits for Ben, moves 2673aa
   views 183bcc ed22c7 4f5eb2
   "Ben moves Buttercup to Gallery."
174. Ben: buttercup to g2, discarding love
   waits for Ben, moves 8b37c3
   views 821fa6 cd2783 7d2678
   "Ben discards Love and moves Buttercup to Cloister."
175. Ben: offer seat 1 the_good_parts for adventure
   waits for Anne, moves cd6da5
   views 2d0118 c61481 bd6dd7
   "Ben offers Anne The Good Parts for Adventure."
176. Anne: agree to the trade
   waits for Ben, moves b3b293
   views 35566e de1bbe 04a85a
   "Anne agrees: The Good Parts for Adventure."
177. Ben: end the storytelling
   waits for chance, moves 643d54
   views 49f91a c9721b 56575d
178. chance: Draw fighting
   waits for chance, moves 643d54
   views 6eebf3 927c6e 604111
   "Ben draws Fighting."
179. chance: Draw fighting
   waits for chance, moves 643d54
   views 801945 9b56f1 c0ab2b
   "Ben draws 2 × Fighting."
180. chance: TurnPlot 3
   waits for Anne, moves 163b3d
   views 7b6c98 ff8bc1 962d7a
   "Ben draws 2 × Fighting."
   "Plot card 3, “The forest is swept”: A Brute Squad marches to the space with this card's number: one from the Barracks if there is one, otherwise the one farther away. For Fezzik and for Inigo, if they are there, whoever's turn it is discards one card or that hero goes back to the Start."
   "Brute Squad A marches to space 3."
   "Anne is next."
181. Anne: aim for wall
   waits for Anne, moves 8c352b
   views 7c6d05 2111f0 853762
   "Anne aims for “Over the Castle Wall”."
182. Anne: fezzik to wall
   waits for Anne, moves 75bde0
   views 686d95 fe7956 465a6a
   "Anne moves Fezzik and Westley to Castle Wall."
183. Anne: inigo to 10
   waits for Anne, moves 2a4d04
   views 5e0c06 037802 49756b
   "Anne moves Inigo to space 10."
184. Anne: offer seat 2 wits for adventure
   waits for Ben, moves 7b096e
   views 20aadf 0f0711 7e4932
   "Anne offers Ben Wits for Adventure."
185. Ben: agree to the trade
   waits for Anne, moves 27e23d
   views 6b1088 c0e022 43fa68
   "Ben agrees: Wits for Adventure."
186. Anne: inigo to 12, discarding the_good_parts
   waits for Anne, moves 1f6104
   views b7ff1b fbd8d1 7a6a5c
   "Anne discards The Good Parts and moves Inigo to space 12."
187. Anne: inigo to wall, discarding fighting
   waits for Anne, moves 9f2395
   views 5e0885 c29ae1 e4fd29
   "Anne discards Fighting and moves Inigo to Castle Wall."
188. Anne: complete wall, discarding adventure, fighting, wits
   waits for chance, moves 643d54
   views c5a2f8 3be41a bd2204
   "Anne completes “Over the Castle Wall” with Adventure, Fighting and Wits. Three men look down on sixty guards. One of them cannot yet hold up his own head."
189. chance: Draw as_you_wish
   waits for Anne, Ben, moves fa5087
   views 324062 b56c47 23465e
   "Anne completes “Over the Castle Wall” with Adventure, Fighting and Wits. Three men look down on sixty guards. One of them cannot yet hold up his own head."
   "Anne draws As You Wish."
   "Chapter 5 is told: It'll Take A Miracle."
190. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views fdebda 2d4202 435e0f
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"shoo","cards":["courage","wits"],"target":"9999999999999999999999999999999999999999"}: The game is over.
ends {"winners":[],"scores":[5,5],"ending":{"type":"bookmarked","campaign":{"chapter":6,"miracles":0,"replayed":false,"specials":["all_together","as_you_wish","grandpa_reads_on","the_good_parts"]}}}
   "The bookmark is at chapter 6."
