Adventure Book, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":3,"miracles":2,"replayed":true,"specials":["all_together","as_you_wish","grandpa_reads_on","inconceivable","pirates_hoard","the_good_parts"]}}
   waits for Anne, Ben, Carla, moves 61e538
   views 6aae39 99a275 95c8a6 675d5b
   refuses Anne {"type":"act","action":"nonsense","cards":["wits"],"target":""}: That move cannot be made now.
   refuses chance {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: It is not your turn.
1. Anne: seat 3 goes first
   waits for chance, moves 5ae162
   views 25ae0b 81f394 d4fc87 7ad00c
   "Who was the last to go hiking? Anne answers: Carla."
   refuses chance {"type":"act","action":"-7","cards":["wits"],"target":""}: That deal does not fit the decks and the seats.
2. chance: Deal 2 (('adventure', 'courage', 'courage', 'love'), ('love', 'wits', 'wits', 'wits'), ('adventure', 'adventure', 'fighting', 'wits')) ()
   waits for Carla, moves 903227
   views c43042 ae22e5 6763ca 0fd19c
   "Who was the last to go hiking? Anne answers: Carla."
   "Chapter 3: Cliffs of Insanity. Carla goes first."
   refuses Anne {"type":"play-special","card":"all_together"}: Not all of these cards are in your hand.
   refuses Carla {"type":"act","action":"-7","cards":["wits"],"target":""}: That comes when the story is told: end the moves first.
   refuses Carla {"type":"step","who":"westley","to":"5","cards":["adventure"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Carla {"type":"step","who":"-7","to":"3","cards":["courage"],"riding":false}: You cannot move that character now.
   refuses Carla {"type":"step","who":"westley","to":"4","cards":["wits"],"riding":false}: There is no way there in one step.
3. Carla: westley to 1
   waits for Carla, moves 163a8a
   views 785e3c 8d7fad 8ce806 dbf76f
   "Carla moves Westley to space 1."
4. Ben: use a Miracle to draw from the special deck
   waits for chance, moves 5ae162
   views ade8a0 4eff7c 1a3f61 50e263
   "Ben uses a Miracle to draw a Special card."
   refuses chance {"type":"act","action":"cover_trail","cards":["wits","wits"],"target":""}: That cannot be the next card of the deck.
5. chance: Draw white_horses
   waits for Carla, moves 163a8a
   views ded9e7 2e64f9 009d6c 5a46e1
   "Ben uses a Miracle to draw a Special card."
   "Ben draws Four White Horses."
   refuses Ben {"type":"play-special","card":"white_horses"}: That card cannot be played now.
   refuses Carla {"type":"step","who":"fezzik","to":"14","cards":["love"],"riding":true}: There is nobody to take along.
6. Carla: fezzik to 14
   waits for Carla, moves bf30d5
   views 2170ee 717b71 4afd2e 48efca
   "Carla moves Fezzik to space 14."
   refuses Carla {"type":"act","action":"cover_trail","cards":[],"target":""}: What it requires is not met yet.
   refuses Carla {"type":"trade","seat":3,"give":"adventure","take":"love"}: A trade is one of your cards for one of another seat's.
7. Ben: play white_horses
   waits for Ben, moves 98a4cb
   views 80d735 8a0fe6 cb922d 880c41
   "Ben plays “Four White Horses”."
8. Ben: westley to 2
   waits for Ben, moves 28f570
   views 3321d1 ea0383 ff4500 1f189a
   "Ben moves Westley to space 2."
9. Ben: westley to 1
   waits for Ben, moves 218bf9
   views d4119c 3aa968 aab657 7db32e
   "Ben moves Westley to space 1."
   refuses Ben {"type":"step","who":"westley","to":"1","cards":["adventure"],"riding":true}: There are no steps left for that character.
10. Ben: inigo to 11
   waits for Ben, moves e218e7
   views 4c1486 3b4532 adde3f f545d8
   "Ben moves Inigo to space 11."
11. Ben: inigo to ruins
   waits for Carla, moves 05326e
   views ebd615 76e394 f01599 b78fae
   "Ben moves Inigo to Ruins."
12. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 5ae162
   views 0e7778 18d384 066674 412dab
   "Anne uses a Miracle to draw Story cards."
13. chance: Draw courage
   waits for chance, moves 5ae162
   views 1b6d10 1e0e98 886644 030104
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage."
14. chance: Draw adventure
   waits for chance, moves 5ae162
   views aa50b5 e714da ac5983 152191
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage and Adventure."
15. chance: Draw love
   waits for Carla, moves 843adc
   views d92c23 19ee97 d764c9 fd8c30
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Courage, Adventure and Love."
   refuses Carla {"type":"use-miracle","deck":"special"}: There is no Miracle to use now.
16. Carla: fezzik to crag, discarding adventure
   waits for Carla, moves f56cdd
   views 65431c d8632d 0ed506 718058
   "Carla discards Adventure and moves Fezzik to Crag."
17. Carla: inigo to 10, discarding wits
   waits for Carla, moves a3e150
   views 025f3d 44c843 357d32 47d558
   "Carla discards Wits and moves Inigo to space 10."
18. Carla: offer seat 1 adventure for love
   waits for Anne, moves 8deedf
   views 80b15d ae61a2 2fcae4 6a6f1c
   "Carla offers Anne Adventure for Love."
19. Anne: agree to the trade
   waits for Carla, moves c31ea5
   views d72c86 692a9b 64b58a 64dc22
   "Anne agrees: Adventure for Love."
   refuses Carla {"type":"trade","seat":0,"give":"courage","take":"nonsense"}: You have traded in this turn already.
20. Carla: inigo to ruins, discarding fighting
   waits for Carla, moves 010e7f
   views 9b591f a55952 773e83 80efb6
   "Carla discards Fighting and moves Inigo to Ruins."
21. Carla: inigo to 11, discarding love
   waits for Carla, moves b36f4a
   views d906fd 68fde4 71fc47 c8d2b2
   "Carla discards Love and moves Inigo to space 11."
22. Carla: aim for climb
   waits for Carla, moves 2d1137
   views 7f497c 7a7cda 43fb33 044750
   "Carla aims for “Scale the Cliffs”."
   refuses Carla {"type":"plan","challenge":"-7"}: You have said what you aim for in this turn already.
23. Carla: end the storytelling
   waits for chance, moves 5ae162
   views e8cce9 d2e703 d2ba47 4dd7a3
24. chance: Draw love
   waits for chance, moves 5ae162
   views 0376a1 ed07f7 1540f7 294377
   "Carla draws Love."
25. chance: Draw courage
   waits for chance, moves 5ae162
   views ae4cac d0aaf9 c5aba3 012182
   "Carla draws Love and Courage."
26. chance: TurnPlot 9
   waits for Anne, moves c4d7f1
   views 1a7391 0971c9 7e0619 726ca1
   "Carla draws Love and Courage."
   "Plot card 9, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
27. Anne: aim for climb
   waits for Anne, moves 468e34
   views 606800 2fd784 ca8eea 86ccf6
   "Anne aims for “Scale the Cliffs”."
28. Anne: inigo to ruins
   waits for Anne, moves 7c7894
   views cbc625 bb3d7a 6e1162 d48866
   "Anne moves Inigo to Ruins."
29. Anne: westley to 2
   waits for Anne, moves bd8dfd
   views 5df7e0 9b1576 733a1b d3f5fb
   "Anne moves Westley to space 2."
30. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 3ca40a c3f10f 4fa439 6288df
31. chance: Draw wits
   waits for chance, moves 5ae162
   views 981ea2 e7d032 045c37 2f7412
   "Anne draws Wits."
32. chance: Draw wits
   waits for chance, moves 5ae162
   views c64888 fa108f c5f877 475f9d
   "Anne draws 2 × Wits."
33. chance: TurnPlot 8
   waits for Anne, moves de9364
   views e31de1 4634af 92c4c9 46d417
   "Anne draws 2 × Wits."
   "Plot card 8, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
34. Anne: discard love
   waits for Anne, moves 2a2e55
   views 16c2fd 409747 df7b23 8dcab9
   "Anne discards Love."
35. Anne: discard wits
   waits for Anne, moves 2a2e55
   views 46faf5 22b03c e1d7b0 a7713e
   "Anne discards Wits."
36. Anne: discard courage
   waits for Ben, moves 3a2e4a
   views 1d9e45 6bf5d8 fa7f03 395254
   "Anne discards Courage."
   "Ben is next."
37. Ben: inigo to 12
   waits for Ben, moves 99b6fa
   views 9a3214 58d83b 403160 47f648
   "Ben moves Inigo to space 12."
38. Ben: inigo to 13
   waits for Ben, moves baf0f4
   views 50b131 b54e4e 27ecce 3ceacb
   "Ben moves Inigo to space 13."
39. Ben: westley to 3, discarding wits
   waits for Ben, moves c4b44c
   views f6da3e 562233 c48ae4 8c0fe7
   "Ben discards Wits and moves Westley to space 3."
40. Ben: inigo to 12, discarding love
   waits for Ben, moves 791002
   views 16df98 1ac29a 855856 3f02d7
   "Ben discards Love and moves Inigo to space 12."
41. Ben: inigo to ruins, discarding wits
   waits for Ben, moves 9e2349
   views ee0a46 34d7bb 74cc6c 90e414
   "Ben discards Wits and moves Inigo to Ruins."
42. Ben: inigo to 10, discarding wits
   waits for Ben, moves 3f86ad
   views db89f6 2d34e9 b22a64 df159e
   "Ben discards Wits and moves Inigo to space 10."
43. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 052121 e05148 4cdf56 3ae950
44. chance: Draw all_together
   waits for chance, moves 5ae162
   views 9a2026 f2ee46 0592ad bc728a
   "Ben draws All Together Now."
45. chance: Draw pirates_hoard
   waits for chance, moves 5ae162
   views 37cfe4 e95c81 7ed9de 7751c4
   "Ben draws All Together Now and Pirate's Hoard."
46. chance: TurnPlot 18
   waits for Ben, moves 5f5454
   views 354858 511490 2b52d8 22a6e1
   "Ben draws All Together Now and Pirate's Hoard."
   "Plot card 18, “Not another kiss”: Whoever's turn it is discards one card."
47. Ben: discard all_together
   waits for Carla, moves 3158dd
   views 28a5d2 4c9395 0b3b35 5e1f59
   "Ben discards All Together Now."
   "Carla is next."
48. Carla: fezzik to 14
   waits for Carla, moves 7256b2
   views 890f9e 8b5e1a afeacc 964e35
   "Carla moves Fezzik to space 14."
49. Carla: westley to 4
   waits for Carla, moves 1ab7a9
   views 10e689 49a5f9 f83c5d fbb8c4
   "Carla moves Westley to space 4."
50. Ben: play pirates_hoard
   waits for Ben, moves de4521
   views 724524 0724b2 54f9b3 33f0e7
   "Ben plays “Pirate's Hoard”."
51. Ben: take all_together from the discard pile
   waits for Ben, moves 1bf1b7
   views 342652 74b677 f3fb3c 2c0746
   "Ben takes All Together Now from the discard pile."
52. Ben: take no more
   waits for Carla, moves 2b1759
   views 9782f9 007185 f1d4f4 a7be8c
53. Ben: play all_together
   waits for Anne, Carla, moves 37503a
   views fb44b4 f22f7a 549dc1 e51ed9
   "Ben plays “All Together Now”."
54. Carla: give nothing
   waits for Anne, moves 1a7e30
   views b3c76f fd14e2 61ee75 396bf7
   "Carla gives nothing."
55. Anne: give nothing
   waits for Carla, moves ad6ab0
   views ca7927 4a4d2f 71c578 6e9d26
   "Anne gives nothing."
56. Carla: offer seat 1 courage for adventure
   waits for Anne, moves 8deedf
   views aa253d a22e29 1b5267 60bad2
   "Carla offers Anne Courage for Adventure."
57. Anne: agree to the trade
   waits for Carla, moves 7e5d33
   views e876c6 37afef a78a6c 7eaa6e
   "Anne agrees: Courage for Adventure."
58. Carla: inigo to ruins, discarding love
   waits for Carla, moves 5e917e
   views 2ead3f 23a7e5 72ebf5 6681a8
   "Carla discards Love and moves Inigo to Ruins."
59. Carla: inigo to 12, discarding adventure
   waits for Carla, moves b36f4a
   views 2a4d5b cf9c39 949850 ad514f
   "Carla discards Adventure and moves Inigo to space 12."
60. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 7198b7 3d5a1c ae1047 1491fc
61. chance: Draw love
   waits for chance, moves 5ae162
   views 87ef47 816548 1a1d76 5734d3
   "Carla draws Love."
62. chance: Draw courage
   waits for chance, moves 5ae162
   views 5d069e 9b0660 f53060 650485
   "Carla draws Love and Courage."
63. chance: TurnPlot 11
   waits for Anne, moves 1390ed
   views fea5fc 42f81b 14768f 4f3872
   "Carla draws Love and Courage."
   "Plot card 11, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Tracks."
   "Anne is next."
64. Anne: inigo to 13
   waits for Anne, moves 659758
   views 220235 af6c61 5b20ee 85692d
   "Anne moves Inigo to space 13."
65. Anne: move no further
   waits for Anne, moves 9a8f18
   views 6b3601 c317e8 1836e3 7bc00d
66. Anne: inigo to boulders, discarding wits
   waits for Anne, moves 9e6867
   views 684a24 484510 cc7706 50f223
   "Anne discards Wits and moves Inigo to Boulders."
67. Anne: inigo to 15, discarding courage
   waits for Anne, moves 1cf23e
   views cd8bcc d0640c 77a723 c4e7b1
   "Anne discards Courage and moves Inigo to space 15."
68. Anne: westley to 3, discarding adventure
   waits for Anne, moves 0cc75f
   views 32c6e8 dd3d59 218fa7 724f86
   "Anne discards Adventure and moves Westley to space 3."
69. Anne: inigo to 16, discarding courage
   waits for Anne, moves 5e681a
   views 6c60a5 94141b a0b03b 978555
   "Anne discards Courage and moves Inigo to space 16."
70. Anne: fezzik to crag, discarding courage
   waits for Anne, moves c23c41
   views 1a7a91 199137 9e69ae 95ee91
   "Anne discards Courage and moves Fezzik to Crag."
71. Anne: offer seat 3 adventure for love
   waits for Carla, moves ebf1c9
   views d04da6 676253 f9aefa 740643
   "Anne offers Carla Adventure for Love."
72. Carla: decline the trade
   waits for Anne, moves 4c107d
   views 35751e 56bceb 24ffa7 8659a4
   "Carla would rather not trade."
73. Anne: inigo to 15, discarding adventure
   waits for Anne, moves 41b75b
   views be3e72 37ec2c 201e71 ecf1ad
   "Anne discards Adventure and moves Inigo to space 15."
74. Anne: aim for climb
   waits for Anne, moves 6bfaa5
   views 8b73f4 da85ce d9233d fae4b8
   "Anne aims for “Scale the Cliffs”."
75. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 33b4c0 f57fbf 73c35e f18be1
76. chance: Draw fighting
   waits for chance, moves 5ae162
   views 224e60 3f451d 455286 bc94be
   "Anne draws Fighting."
77. chance: Draw fighting
   waits for chance, moves 5ae162
   views 6aa947 ed9463 d43996 b17715
   "Anne draws 2 × Fighting."
78. chance: TurnPlot 16
   waits for Ben, moves a24ab1
   views 4ccf09 8efae5 4049d8 596e00
   "Anne draws 2 × Fighting."
   "Plot card 16, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Tracks."
   "Humperdinck goes to Tracks."
   "Ben is next."
79. Ben: aim for climb
   waits for Ben, moves 4f3a13
   views 7c28a5 612685 958b3d 0fab06
   "Ben aims for “Scale the Cliffs”."
80. Ben: inigo to boulders
   waits for Ben, moves 566ad1
   views ab8030 ce2bfd 988939 73e9a6
   "Ben moves Inigo to Boulders."
81. Ben: inigo to 15
   waits for Ben, moves 1f64d4
   views cdeebb 506c82 5aaab4 6bbb94
   "Ben moves Inigo to space 15."
82. Ben: end the storytelling
   waits for chance, moves 5ae162
   views d186d1 8821a1 49aae6 f39f38
83. chance: Draw love
   waits for chance, moves 5ae162
   views 80e20b e478fd cec22e f4763c
   "Ben draws Love."
84. chance: Draw fighting
   waits for chance, moves 5ae162
   views d62f64 317d17 947a21 3284c4
   "Ben draws Love and Fighting."
85. chance: TurnPlot 17
   waits for Carla, moves 8835a3
   views 8c6da4 f9acb3 d05142 1f666b
   "Ben draws Love and Fighting."
   "Plot card 17, “The horses are whipped on”: Humperdinck moves 2 spaces along his hunt."
   "Humperdinck goes to Ruins."
   "Humperdinck goes to space 12."
   "Carla is next."
86. Carla: fezzik to 14
   waits for Carla, moves d49da0
   views 9ebde3 a10ee5 211eb9 74a56d
   "Carla moves Fezzik to space 14."
87. Carla: aim for climb
   waits for Carla, moves 48ae98
   views 894dba b327ff 0fb7d1 38dbe2
   "Carla aims for “Scale the Cliffs”."
88. Carla: move no further
   waits for Carla, moves 97012b
   views 15394a 802532 28b09b 215593
89. Carla: fezzik to boulders, discarding love
   waits for Carla, moves 846f41
   views dce2ed ccaddb a94cda 369096
   "Carla discards Love and moves Fezzik to Boulders."
90. Carla: end the storytelling
   waits for chance, moves 5ae162
   views feab0e 30cbbf c49457 3ad3a1
91. chance: Draw courage
   waits for chance, moves 5ae162
   views 0d5dec 1ef3a7 5f2ef1 260b12
   "Carla draws Courage."
92. chance: Draw fighting
   waits for chance, moves 5ae162
   views 72ae2d 99bd25 bb5735 238e82
   "Carla draws Courage and Fighting."
93. chance: TurnPlot 10
   waits for Anne, moves 1cc672
   views c33135 91e4d1 10ff18 81a28d
   "Carla draws Courage and Fighting."
   "Plot card 10, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 13."
   "Anne is next."
94. Anne: fezzik to 13
   waits for Anne, moves 7cd434
   views 7859e2 9988ee 293b79 7c685e
   "Anne moves Fezzik to space 13."
95. Anne: fezzik to 12
   waits for Anne, moves 28f5ab
   views 920803 a5254c 28d0e5 0cb2b3
   "Anne moves Fezzik to space 12."
96. Anne: aim for climb
   waits for Anne, moves 57576f
   views 36bb1e f84623 89ad46 44c180
   "Anne aims for “Scale the Cliffs”."
97. Anne: inigo to boulders, discarding fighting
   waits for Anne, moves c15f3c
   views 2d2f4d 37a9ac 200aa7 2cd536
   "Anne discards Fighting and moves Inigo to Boulders."
98. Anne: westley to 2, discarding fighting
   waits for Anne, moves 6bfaa5
   views a881a4 89f16c cd0563 a3877e
   "Anne discards Fighting and moves Westley to space 2."
99. Anne: end the storytelling
   waits for chance, moves 5ae162
   views e1d8d5 8612de 8d6963 c53b20
100. chance: Draw love
   waits for chance, moves 5ae162
   views f166dc d0e273 2695b9 4fc8e2
   "Anne draws Love."
101. chance: Draw fighting
   waits for chance, moves 5ae162
   views e2a773 ae1eb0 96b813 ab5f47
   "Anne draws Love and Fighting."
102. chance: TurnPlot 20
   waits for chance, moves 5ae162
   views 8c8eae 4bef06 55ec03 2568aa
   "Anne draws Love and Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
103. chance: Draw as_you_wish
   waits for Ben, moves b57662
   views 021537 0b2b14 bab7f0 677613
   "Anne draws Love and Fighting."
   "Plot card 20, “The Grandson leans closer”: Whoever's turn it is draws one Story card."
   "Anne draws As You Wish."
   "Ben is next."
104. Ben: westley to 1
   waits for Ben, moves 088e71
   views 2f2fb7 3d20a4 436c69 ba9efc
   "Ben moves Westley to space 1."
105. Ben: aim for climb
   waits for Ben, moves cfbb43
   views 4678e7 595dd8 b4bea5 fa6b43
   "Ben aims for “Scale the Cliffs”."
106. Ben: fezzik to ruins
   waits for Ben, moves 4d93ff
   views 2433b2 2c3443 7d1c89 821d26
   "Ben moves Fezzik to Ruins."
107. Anne: play as_you_wish
   waits for Anne, moves e8d473
   views 0dc306 fd9ae4 8a00fc a9cc12
   "Anne plays “As You Wish”."
108. Anne: inigo to 15
   waits for Anne, moves e80d28
   views e98800 be9aa0 55143f f3cf03
   "Anne moves Inigo to space 15."
109. Anne: inigo to 16
   waits for Anne, moves 5fc4f3
   views 6fb6b6 57df54 8aa09d 9275d3
   "Anne moves Inigo to space 16."
110. Anne: move no further
   waits for Ben, moves e942c7
   views b8b1cf a346ea 67de2b 5f2aaa
111. Ben: inigo to 15, discarding fighting
   waits for Ben, moves a1355f
   views e44403 382352 c2bbea 13885d
   "Ben discards Fighting and moves Inigo to space 15."
112. Ben: westley to 2, discarding love
   waits for Ben, moves 1f64d4
   views 97c7b8 95b9c0 55728d 51248c
   "Ben discards Love and moves Westley to space 2."
113. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 1439f0 c2440c 70df77 1a02b4
114. chance: Draw courage
   waits for chance, moves 5ae162
   views a25fa6 3d139e f9e441 ae0674
   "Ben draws Courage."
115. chance: Draw grandpa_reads_on
   waits for chance, moves 5ae162
   views 59b851 5eca0b bd3522 c32b1f
   "Ben draws Courage and Grandpa Reads On."
116. chance: TurnPlot 1
   waits for Carla, moves 051e0d
   views c342c3 6b803e 45d882 c1e796
   "Ben draws Courage and Grandpa Reads On."
   "Plot card 1, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Westley goes to Start."
   "Carla is next."
117. Carla: fezzik to 11
   waits for Carla, moves cbb5e4
   views 3ecf92 760f07 c51857 e82ec0
   "Carla moves Fezzik to space 11."
118. Carla: inigo to 16
   waits for Carla, moves a78921
   views 789381 a3ef44 ce1a35 f4010b
   "Carla moves Inigo to space 16."
119. Ben: play grandpa_reads_on
   waits for chance, moves 5ae162
   views f95e6e 11d9dd 4d46b8 c65e18
   "Ben plays “Grandpa Reads On”."
120. chance: Look 19
   waits for chance, moves 5ae162
   views 7f9ca9 0f5f9f 49e87f fd6148
   "Ben plays “Grandpa Reads On”."
121. chance: Look 5
   waits for chance, moves 5ae162
   views cb61c5 76085c 7e402a 18aefa
   "Ben plays “Grandpa Reads On”."
122. chance: Look 13
   waits for Ben, moves e74493
   views 23f7b2 9bb813 b4e66f 1e8a78
   "Ben plays “Grandpa Reads On”."
123. Ben: put back 19, 5, 13
   waits for Carla, moves bbc313
   views cda28a 0228f6 3308d5 86d243
   "Ben reads on: the next Plot cards are 19, 5, 13."
124. Carla: offer seat 2 fighting for courage
   waits for Ben, moves a3f97b
   views f8e1ed e3b019 a22fc0 5aca8c
   "Carla offers Ben Fighting for Courage."
125. Ben: agree to the trade
   waits for Carla, moves b65827
   views 324a70 963f6e 4854d7 70634d
   "Ben agrees: Fighting for Courage."
126. Carla: fezzik to lookout, discarding courage
   waits for Carla, moves 45ceb9
   views 4d1313 23b4f8 0d0ba8 7754be
   "Carla discards Courage and moves Fezzik to Lookout."
127. Carla: inigo to 15, discarding courage
   waits for Carla, moves ba4371
   views b586f9 2996e2 7bbf86 466a51
   "Carla discards Courage and moves Inigo to space 15."
128. Carla: fezzik to 11, discarding courage
   waits for Carla, moves b36f4a
   views 53549b 1abc55 15b0b1 c8f877
   "Carla discards Courage and moves Fezzik to space 11."
129. Carla: end the storytelling
   waits for chance, moves 5ae162
   views b99057 8bfb60 235414 a650bb
130. chance: Draw adventure
   waits for chance, moves 5ae162
   views 67e72a 7dca57 048ceb 017180
   "Carla draws Adventure."
131. chance: Draw wits
   waits for chance, moves 5ae162
   views 223cb6 400cfe e972ba f33a15
   "Carla draws Adventure and Wits."
132. chance: TurnPlot 19
   waits for Carla, moves e7630f
   views d1ce4f fe3467 9b8b9a eaa2c1
   "Carla draws Adventure and Wits."
   "Plot card 19, “Not another kiss”: Whoever's turn it is discards one card."
133. Carla: discard wits
   waits for Anne, moves f2c736
   views 2ff833 ad4b56 1052e4 924971
   "Carla discards Wits."
   "Anne is next."
134. Anne: fezzik to lookout
   waits for Anne, moves 6d891c
   views 9f312d 498abf 876f74 0549a8
   "Anne moves Fezzik to Lookout."
135. Anne: aim for climb
   waits for Anne, moves fa0408
   views bb6113 136092 515587 64a244
   "Anne aims for “Scale the Cliffs”."
136. Anne: move no further
   waits for Anne, moves 2b97fa
   views 07c4ff 737980 56a0ef 08bf65
137. Anne: inigo to 16, discarding fighting
   waits for Anne, moves 873d14
   views 23b57a 7afead c1eb0a ed6d1a
   "Anne discards Fighting and moves Inigo to space 16."
138. Anne: offer seat 2 love for fighting
   waits for Ben, moves a3f97b
   views 7e41e1 ac917e 4ea9bc 15bde7
   "Anne offers Ben Love for Fighting."
139. Ben: agree to the trade
   waits for Anne, moves 50451d
   views 3e82b2 8fcfa4 acd25a c69b00
   "Ben agrees: Love for Fighting."
140. Anne: end the storytelling
   waits for chance, moves 5ae162
   views e36fcb 502a61 289d30 1ad284
141. chance: Draw adventure
   waits for chance, moves 5ae162
   views bd65b0 423884 5e611c a9b048
   "Anne draws Adventure."
142. chance: Draw adventure
   waits for chance, moves 5ae162
   views 9ae6d3 b5cc6d 29c827 ba4cab
   "Anne draws 2 × Adventure."
143. chance: TurnPlot 5
   waits for Ben, moves 557a0c
   views b3b550 25c3cb 41d2ac dd4350
   "Anne draws 2 × Adventure."
   "Plot card 5, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Boulders."
   "Ben is next."
144. Ben: westley to 5
   waits for Ben, moves 5a0574
   views c31041 04bfe3 09eabb 18eb54
   "Ben moves Westley to space 5."
145. Ben: fezzik to 11
   waits for Ben, moves 85aa0a
   views db8147 387a26 0e415b 72ee94
   "Ben moves Fezzik to space 11."
146. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 9c5c65 3d9520 13c616 67724e
147. chance: Draw adventure
   waits for chance, moves 5ae162
   views dc50ac a7053f 746324 27c0de
   "Ben draws Adventure."
148. chance: Draw fighting
   waits for chance, moves 5ae162
   views c78588 b51925 adf9eb 46d822
   "Ben draws Adventure and Fighting."
149. chance: TurnPlot 13
   waits for Carla, moves 8738cd
   views c5a5b4 f56b1b 091212 c015da
   "Ben draws Adventure and Fighting."
   "Plot card 13, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 15."
   "Carla is next."
150. Carla: westley to 6
   waits for Carla, moves bc827b
   views f87eb9 d4eeab 799064 3a16b1
   "Carla moves Westley to space 6."
151. Carla: fezzik to lookout
   waits for Carla, moves 8e27ae
   views 6827dc 26781f 0cd437 263c55
   "Carla moves Fezzik to Lookout."
152. Carla: offer seat 2 adventure for love
   waits for Ben, moves a3f97b
   views 54d926 a29f7c 698132 e1fc2b
   "Carla offers Ben Adventure for Love."
153. Ben: agree to the trade
   waits for Carla, moves f297aa
   views f3d3f8 00721c f937af 92c711
   "Ben agrees: Adventure for Love."
154. Carla: westley to 7, discarding love
   waits for Carla, moves b36f4a
   views 5537da a9742a c15db1 1d0a1b
   "Carla discards Love and moves Westley to space 7."
155. Carla: aim for climb
   waits for Carla, moves 2d1137
   views 49a0b5 1c4c33 469824 e2b254
   "Carla aims for “Scale the Cliffs”."
156. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 6f6a7c 82f461 4bd3b8 2af5c3
157. chance: Draw wits
   waits for chance, moves 5ae162
   views c0565e 927179 3a298f 34f68a
   "Carla draws Wits."
158. chance: Draw love
   waits for chance, moves 5ae162
   views 9dc38f f0497a 1483cd 32a14e
   "Carla draws Wits and Love."
159. chance: TurnPlot 2
   waits for Anne, moves 7652e4
   views fcbd5a 3bff1b 76485d bd7119
   "Carla draws Wits and Love."
   "Plot card 2, “The rope is cut”: If Westley is on the rope (spaces 1-4), he slides back to the Start. Otherwise Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to space 16."
   "Anne is next."
160. Anne: aim for climb
   waits for Anne, moves 9ef1ee
   views a98c91 f4399e 9145b1 d72fa3
   "Anne aims for “Scale the Cliffs”."
161. Anne: inigo to 15
   waits for Anne, moves f8e4db
   views 395383 c3edcd 1c1e72 68a1c7
   "Anne moves Inigo to space 15."
162. Anne: westley to 6
   waits for Anne, moves 728559
   views 15c7db 8f7f49 09c5e9 cf3dbd
   "Anne moves Westley to space 6."
163. Anne: westley to 7, discarding adventure
   waits for Anne, moves 6d1761
   views ae1235 f904be 43a05c b48bf0
   "Anne discards Adventure and moves Westley to space 7."
164. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 2f5c2c e93f98 27d5f8 70f8ff
165. chance: Draw fighting
   waits for chance, moves 5ae162
   views a40a72 a40e6a 06e97a fcfba9
   "Anne draws Fighting."
166. chance: Draw courage
   waits for chance, moves 5ae162
   views 05d068 6df03b 37f637 404b20
   "Anne draws Fighting and Courage."
167. chance: TurnPlot 14
   waits for nobody, moves 5ae162
   views 8709ef 48aced 595342 e2cc0a
   "Anne draws Fighting and Courage."
   "Plot card 14, “The Prince reads the ground”: Humperdinck moves 1 space along his hunt."
   "Humperdinck goes to Picnic Stone."
   "The Grandson interrupts. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed. He stops listening."
   refuses Anne {"type":"act","action":"-7","cards":["wits"],"target":""}: The game is over.
ends {"winners":[],"scores":[2,2,2],"ending":{"type":"story-lost","book":"house","chapter":3,"defeat":"too_late_for_wits"}}
   "The story breaks off in chapter 3. Humperdinck reaches the Picnic Stone before A Battle of Wits is completed."
