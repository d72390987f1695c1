Adventure Book, version 2 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, moves 4c94ee
   views 754088 df783d 35174c
   refuses Anne {"type":"act","action":"do_chore_here","cards":["love","love"],"target":""}: That move cannot be made now.
   refuses chance {"type":"act","action":"-7","cards":["all_together"],"target":""}: It is not your turn.
1. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 76390c 90089a 04b015
2. Ben: draw lots for who goes first
   waits for chance, moves 643d54
   views 897da2 fd86fe be8a71
   "Who was the last to finish a chore? Ben answers: by lot."
   refuses chance {"type":"act","action":"do_chore_here","cards":["all_together"],"target":"-7"}: That deal does not fit the decks and the seats.
3. chance: Deal 1 (('adventure', 'love', 'wits', 'wits'), ('fighting', 'love', 'wits', 'wits')) ()
   waits for Ben, moves 333d28
   views d7afd9 b42a43 5e429c
   "Who was the last to finish a chore? Ben answers: by lot."
   "Chapter 1: As You Wish. Ben goes first."
   refuses Ben {"type":"act","action":"nonsense","cards":["love"],"target":""}: That comes when the story is told: end the moves first.
   refuses Ben {"type":"plan","challenge":"declaration"}: That challenge comes after others.
   refuses Ben {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"westley","to":"11","cards":["wits"],"riding":true}: There is no way there in one step.
   refuses Ben {"type":"step","who":"nonsense","to":"6","cards":["courage"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"westley","to":"1","cards":["wits","wits"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Ben {"type":"use-miracle","deck":"special"}: There is no Miracle to use now.
4. Ben: move no further
   waits for Ben, moves 5c1cc1
   views 656840 b776c3 6efe8d
   refuses Ben {"type":"act","action":"do_chore_here","cards":["love"],"target":""}: What it requires is not met yet.
   refuses Ben {"type":"step","who":"westley","to":"2","cards":["all_together"],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"trade","seat":0,"give":"wild_gentle_giant","take":"courage"}: A trade is one of your cards for one of another seat's.
5. Ben: end the storytelling
   waits for chance, moves 643d54
   views b6c0bb 325ab5 cc3600
   refuses chance {"type":"act","action":"do_chore_here","cards":["adventure"],"target":"nonsense"}: That cannot be the next card of the deck.
6. chance: Draw adventure
   waits for chance, moves 643d54
   views 79050d dab982 b92dd8
   "Ben draws Adventure."
7. chance: Draw courage
   waits for chance, moves 643d54
   views 17ee0c 1e53fd cb77dc
   "Ben draws Adventure and Courage."
8. chance: TurnPlot 4
   waits for Anne, moves 8a8d67
   views 8046c9 a064a3 470fc9
   "Ben draws Adventure and Courage."
   "Plot card 4, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 4; 2 left on the list."
   "Anne is next."
9. Anne: move no further
   waits for Anne, moves fbaa62
   views 1f32a0 2e867d 950399
10. Anne: end the storytelling
   waits for chance, moves 643d54
   views d578a7 a622bc 7246f3
11. chance: Draw adventure
   waits for chance, moves 643d54
   views a68485 ec5f63 c094ab
   "Anne draws Adventure."
12. chance: Draw love
   waits for chance, moves 643d54
   views b88c1f b481e7 cc7634
   "Anne draws Adventure and Love."
13. chance: TurnPlot 7
   waits for Ben, moves 333d28
   views 20c66e ffcbcc 551400
   "Anne draws Adventure and Love."
   "Plot card 7, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 7; 1 left on the list."
   "Ben is next."
14. Ben: move no further
   waits for Ben, moves 7f05cb
   views 02fac3 e8bd8b 81d3f4
15. Ben: westley to 3, discarding courage
   waits for Ben, moves 80e41a
   views 2c5163 0cecb4 3f5688
   "Ben discards Courage and moves Westley to space 3."
16. Ben: offer seat 1 adventure for love
   waits for Anne, moves cd6da5
   views fe4138 b84a4a 3db8d7
   "Ben offers Anne Adventure for Love."
17. Anne: decline the trade
   waits for Ben, moves e3c1c9
   views f94d19 8f7f93 6787a7
   "Anne would rather not trade."
18. Ben: aim for firewood
   waits for Ben, moves 71d27e
   views 8bbb41 b511ee 53ec12
   "Ben aims for “Split the Firewood”."
   refuses Ben {"type":"plan","challenge":"-7"}: You have said what you aim for in this turn already.
19. Ben: end the storytelling
   waits for chance, moves 643d54
   views b075b6 0466fe 735abb
20. chance: Draw wits
   waits for chance, moves 643d54
   views 06dc57 b94f19 54010b
   "Ben draws Wits."
21. chance: Draw love
   waits for chance, moves 643d54
   views 6d58c0 0afd4a a96819
   "Ben draws Wits and Love."
22. chance: TurnPlot 16
   waits for chance, moves 643d54
   views 8c6edf 7d2ebf 117f2e
   "Ben draws Wits and Love."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 3."
23. chance: TurnPlot 11
   waits for Ben, moves 0526a8
   views 5a3d0c 05ec9d 0fbac3
   "Ben draws Wits and Love."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 3."
   "Plot card 11, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 11; 0 left on the list."
24. Ben: discard adventure
   waits for Anne, moves df7545
   views d4aeb7 830df5 1214a7
   "Ben discards Adventure."
   "Anne is next."
25. Anne: move no further
   waits for Anne, moves 99933b
   views f5b6d5 157eef 9ff057
26. Anne: end the storytelling
   waits for chance, moves 643d54
   views 068ffe 50a3be d1ea81
27. chance: Draw adventure
   waits for chance, moves 643d54
   views 1c3b48 935f15 ab139f
   "Anne draws Adventure."
28. chance: Draw courage
   waits for chance, moves 643d54
   views 8f8226 7c8868 3d74f0
   "Anne draws Adventure and Courage."
29. chance: TurnPlot 10
   waits for Anne, Ben, moves ccb4d3
   views 72c87d 6d9e88 f1ee9d
   "Anne draws Adventure and Courage."
   "Plot card 10, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "The Grandson interrupts. A Plot card calls for a Chore, but the List of Chores is empty: all six already lie about the farm. Grandpa reads the chapter again."
30. Anne: read on
   waits for Ben, moves 342983
   views a2dbf9 1f9b18 7b5e8d
   "Anne wants to hear more."
31. Ben: read on
   waits for Anne, Ben, moves 4c94ee
   views a8939a f43451 4fdb00
   "Ben wants to hear more."
32. Anne: leave it to the others who goes first
   waits for Ben, moves a8592b
   views 87537a 32707b 101a31
33. Ben: leave it to the others who goes first
   waits for chance, moves 643d54
   views b5c413 d9d387 a07af9
34. chance: Deal 0 (('adventure', 'courage', 'courage', 'love'), ('adventure', 'adventure', 'courage', 'wits')) ()
   waits for Anne, moves 8a8d67
   views 31a0c6 dc56fe b83b39
   "Chapter 1, read again: As You Wish. Anne goes first."
35. Anne: aim for saddle
   waits for Anne, moves 98624d
   views cdcb7b c92c7c e1d981
   "Anne aims for “Polish the Saddle”."
36. Anne: westley to 2
   waits for Anne, moves 4b2100
   views fa13ec a9aa2b fc8a66
   "Anne moves Westley to space 2."
37. Anne: westley to 5
   waits for Anne, moves e4fec7
   views 00eb7a a066c3 29e11f
   "Anne moves Westley to space 5."
38. Anne: offer seat 2 love for adventure
   waits for Ben, moves 7b096e
   views 860deb 5d9a27 6bb8cc
   "Anne offers Ben Love for Adventure."
39. Ben: agree to the trade
   waits for Anne, moves 4647a7
   views cf5213 ae894c 7a91e6
   "Ben agrees: Love for Adventure."
   refuses Anne {"type":"trade","seat":0,"give":"adventure","take":"wits"}: You have traded in this turn already.
40. Anne: westley to horse, discarding courage
   waits for Anne, moves 6fdadf
   views 012577 47920c ec8a38
   "Anne discards Courage and moves Westley to Horse."
41. Anne: complete saddle, discarding adventure, adventure
   waits for chance, moves 643d54
   views 34f1da b3e14c 15f940
   "Anne completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 4 on the list."
42. chance: Draw wits
   waits for Anne, moves f267e7
   views f86237 6f7a36 6f2207
   "Anne completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 4 on the list."
   "Anne draws Wits."
   refuses Anne {"type":"complete","challenge":"saddle","cards":["adventure","adventure","adventure","adventure"]}: That challenge is completed already.
43. Anne: end the storytelling
   waits for chance, moves 643d54
   views ea020e f426c4 68a971
44. chance: Draw adventure
   waits for chance, moves 643d54
   views 83de6d 02cbd0 f330c1
   "Anne draws Adventure."
45. chance: Draw adventure
   waits for chance, moves 643d54
   views 36fc77 ea710f e7345c
   "Anne draws 2 × Adventure."
46. chance: TurnPlot 4
   waits for Ben, moves 9da465
   views 2d2885 af6358 7bbd5c
   "Anne draws 2 × Adventure."
   "Plot card 4, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 4; 3 left on the list."
   "Ben is next."
47. Ben: aim for pitcher
   waits for Ben, moves f421bf
   views 9c4e40 421360 554e1d
   "Ben aims for “The Pitcher Within Reach”."
48. Ben: westley to 7
   waits for Ben, moves 82d841
   views 3ceede 5f3af3 b1a9f3
   "Ben moves Westley to space 7."
49. Ben: westley to 10
   waits for Ben, moves c09c1f
   views 1c3e77 6b4610 a71191
   "Ben moves Westley to space 10."
50. Ben: westley to 13, discarding wits
   waits for Ben, moves 206b4c
   views f07bae 675ac0 3c3159
   "Ben discards Wits and moves Westley to space 13."
   "Westley finds a Miracle: there is one now."
51. Ben: westley to farmhouse, discarding courage
   waits for Ben, moves e19445
   views c75f0d 1721ce 9e6a6b
   "Ben discards Courage and moves Westley to Farmhouse."
52. Ben: complete pitcher, discarding adventure, love
   waits for chance, moves 643d54
   views c036c2 9b0003 0988aa
   "Ben completes “The Pitcher Within Reach” with Adventure and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
53. chance: Draw courage
   waits for Ben, moves 7969cb
   views c9833d 5fefe3 ee0b8a
   "Ben completes “The Pitcher Within Reach” with Adventure and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
   "Ben draws Courage."
54. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views fd0ff6 dba604 a8542f
   "Ben uses a Miracle to draw Story cards."
55. chance: Draw fighting
   waits for chance, moves 643d54
   views df9885 8abf95 eab8ff
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting."
56. chance: Draw love
   waits for chance, moves 643d54
   views d62e2f 308f93 198eea
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting and Love."
57. chance: Draw fighting
   waits for Ben, moves 5854e7
   views 7c88c4 a75229 6fd7fd
   "Ben uses a Miracle to draw Story cards."
   "Ben draws 2 × Fighting and Love."
58. Ben: westley to 14, discarding love
   waits for Ben, moves 7ad4eb
   views 3f76ac 4a5fee 520c07
   "Ben discards Love and moves Westley to space 14."
59. Ben: end the storytelling
   waits for chance, moves 643d54
   views 496618 9fd234 564429
60. chance: Draw wits
   waits for chance, moves 643d54
   views 0933a2 1dfd93 07c0a7
   "Ben draws Wits."
61. chance: Draw fighting
   waits for chance, moves 643d54
   views 06c4b7 dff963 c0adfd
   "Ben draws Wits and Fighting."
62. chance: TurnPlot 9
   waits for Anne, moves b3e377
   views 982866 f16bf7 3e5f47
   "Ben draws Wits and Fighting."
   "Plot card 9, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 9; 2 left on the list."
   "Anne is next."
63. Anne: aim for buckets
   waits for Anne, moves 8edaf2
   views bf39d9 c96cf8 36ccd8
   "Anne aims for “Fill the Buckets”."
64. Anne: westley to 11
   waits for Anne, moves def531
   views 560086 892f82 33187c
   "Anne moves Westley to space 11."
65. Anne: westley to well
   waits for Anne, moves 603dd2
   views 041e13 05c86f 2fe0d8
   "Anne moves Westley to Well."
66. Anne: offer seat 2 adventure for wits
   waits for Ben, moves 7b096e
   views e00d47 4d1c9e ddec0d
   "Anne offers Ben Adventure for Wits."
67. Ben: agree to the trade
   waits for Anne, moves 3c09aa
   views d8470b ad6d52 85b031
   "Ben agrees: Adventure for Wits."
68. Anne: complete buckets, discarding wits, wits
   waits for chance, moves 643d54
   views 34738b 6b1eb8 a8d491
   "Anne completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
69. chance: Draw wild_gentle_giant
   waits for Anne, moves 2dc7f2
   views 58316b 599844 f7186a
   "Anne completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
   "Anne draws Gentle Giant."
70. Anne: westley to 9, discarding courage
   waits for Anne, moves 197cca
   views 7fe09b bf3572 7125fc
   "Anne discards Courage and moves Westley to space 9."
71. Anne: do_chore_here, discarding adventure
   waits for Anne, moves b1dc3b
   views 340865 2203ac f6c783
   "Anne: “Do the Chore Here”, with Adventure."
   "The Chore on space 9 is done; 4 on the list."
72. Anne: end the storytelling
   waits for chance, moves 643d54
   views ae00f8 7efa9b 98ffb4
73. chance: Draw fighting
   waits for chance, moves 643d54
   views 93e149 c1ce83 0298dc
   "Anne draws Fighting."
74. chance: Draw wits
   waits for chance, moves 643d54
   views 7d426a fa2c1b a16fb1
   "Anne draws Fighting and Wits."
75. chance: TurnPlot 10
   waits for Ben, moves 2225a7
   views 19e867 771001 1396ea
   "Anne draws Fighting and Wits."
   "Plot card 10, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 10; 3 left on the list."
   "Ben is next."
76. Ben: aim for firewood
   waits for Ben, moves 954be4
   views 80ade7 917f06 672bf4
   "Ben aims for “Split the Firewood”."
77. Ben: westley to 6
   waits for Ben, moves 4e42b0
   views 7c7554 fa3606 fcb163
   "Ben moves Westley to space 6."
78. Ben: westley to wood
   waits for Ben, moves 06e848
   views 5c8aa1 9f987a f60a6b
   "Ben moves Westley to Wood."
79. Ben: complete firewood, discarding adventure, courage, fighting
   waits for chance, moves 643d54
   views 11985c 6c486f 0af1f7
   "Ben completes “Split the Firewood” with Adventure, Courage and Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
80. chance: Draw all_together
   waits for Ben, moves 71fe05
   views 26b6a6 353c2a 4c19cd
   "Ben completes “Split the Firewood” with Adventure, Courage and Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
   "Ben draws All Together Now."
81. Ben: end the storytelling
   waits for chance, moves 643d54
   views 90f79b fb4e2f 1627d3
82. chance: Draw love
   waits for chance, moves 643d54
   views fb73e4 b19404 16efe9
   "Ben draws Love."
83. chance: Draw wits
   waits for chance, moves 643d54
   views 96c0bf 4e798b 30e9a8
   "Ben draws Love and Wits."
84. chance: TurnPlot 12
   waits for Anne, moves bbb92a
   views f0401c 2edad2 974855
   "Ben draws Love and Wits."
   "Plot card 12, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 12; 3 left on the list."
   "Anne is next."
85. Anne: aim for declaration
   waits for Anne, moves cb5ac0
   views adbdb3 ad6406 c85d1a
   "Anne aims for “What He Really Meant”."
86. Anne: westley to 6
   waits for Anne, moves f4d04f
   views 714dc5 890208 87a378
   "Anne moves Westley to space 6."
87. Anne: westley to 9
   waits for Anne, moves 987b53
   views 2a020b e2081d 2b84fe
   "Anne moves Westley to space 9."
88. Anne: end the storytelling
   waits for chance, moves 643d54
   views 08403b 69929a c59a6e
89. chance: Draw wits
   waits for chance, moves 643d54
   views 0eb41a 656dd7 2f79cf
   "Anne draws Wits."
90. chance: Draw fighting
   waits for chance, moves 643d54
   views 3c9034 e1ba5c 20e5ec
   "Anne draws Wits and Fighting."
91. chance: TurnPlot 2
   waits for Ben, moves 66dad1
   views 0154bd 4004fc eb655e
   "Anne draws Wits and Fighting."
   "Plot card 2, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 2; 2 left on the list."
   "Ben is next."
   refuses Ben {"type":"play-special","card":"all_together"}: That card cannot be played now.
92. Ben: aim for declaration
   waits for Ben, moves 954be4
   views ccfc2a 3246c1 1f45b3
   "Ben aims for “What He Really Meant”."
93. Ben: westley to well
   waits for Ben, moves 4305ea
   views c0f714 c86472 102e79
   "Ben moves Westley to Well."
94. Ben: westley to 12
   waits for Ben, moves bd75af
   views ca4d33 e08e42 872857
   "Ben moves Westley to space 12."
95. Ben: westley to 15, discarding fighting
   waits for Ben, moves 054166
   views 4ac384 f8c82f 0420ae
   "Ben discards Fighting and moves Westley to space 15."
96. Ben: end the storytelling
   waits for chance, moves 643d54
   views 829625 497844 ccede6
97. chance: Draw fighting
   waits for chance, moves 643d54
   views 04e670 4f46fe 14174e
   "Ben draws Fighting."
98. chance: Draw wits
   waits for chance, moves 643d54
   views 5f8753 4d0911 c5bcd6
   "Ben draws Fighting and Wits."
99. chance: TurnPlot 5
   waits for Anne, moves 2befc6
   views 281649 761fa0 3a6687
   "Ben draws Fighting and Wits."
   "Plot card 5, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 5; 1 left on the list."
   "Anne is next."
100. Anne: aim for declaration
   waits for Anne, moves 82b560
   views fb5665 8298a1 0a335b
   "Anne aims for “What He Really Meant”."
101. Anne: westley to 12
   waits for Anne, moves e27208
   views 0dbef0 5c86ec 06c2ca
   "Anne moves Westley to space 12."
102. Anne: move no further
   waits for Anne, moves 99b2bf
   views a465d7 b537c3 9bc5f9
103. Anne: do_chore_here, discarding fighting
   waits for Anne, moves fc925e
   views 570280 8b3cdf cfb9a9
   "Anne: “Do the Chore Here”, with Fighting."
   "The Chore on space 12 is done; 2 on the list."
104. Anne: end the storytelling
   waits for chance, moves 643d54
   views d29665 0f901d 51f0ed
105. chance: Draw courage
   waits for chance, moves 643d54
   views df9228 3f0f7d 0e2209
   "Anne draws Courage."
106. chance: Draw fighting
   waits for chance, moves 643d54
   views 56ef65 18cd38 f18d60
   "Anne draws Courage and Fighting."
107. chance: TurnPlot 7
   waits for Ben, moves 491007
   views acf244 9cc095 00e193
   "Anne draws Courage and Fighting."
   "Plot card 7, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 7; 1 left on the list."
   "Ben is next."
108. Ben: aim for declaration
   waits for Ben, moves dea9a7
   views 5d2ac8 26892e 7aa5a6
   "Ben aims for “What He Really Meant”."
109. Ben: westley to 15
   waits for Ben, moves 7d4b3c
   views 19a596 3e8364 0d607b
   "Ben moves Westley to space 15."
110. Ben: westley to farmhouse
   waits for Ben, moves bc3a5d
   views 4729fc dee8ed ac51c8
   "Ben moves Westley to Farmhouse."
111. Ben: play all_together
   waits for Anne, moves 3d3dd5
   views b8e5f1 3926af 0599dc
   "Ben plays “All Together Now”."
112. Anne: give courage
   waits for Ben, moves a4c8fe
   views e22f7b 356252 895996
   "Anne gives Ben Courage."
113. Ben: offer seat 1 fighting for wild_gentle_giant
   waits for Anne, moves cd6da5
   views da2421 257732 03fd4e
   "Ben offers Anne Fighting for Gentle Giant."
114. Anne: agree to the trade
   waits for Ben, moves 439e71
   views bd4c50 fdeb70 2df2f8
   "Anne agrees: Fighting for Gentle Giant."
115. Ben: complete declaration, discarding courage, love, wild_gentle_giant
   waits for chance, moves 643d54
   views bc4ed7 25802e 6e680f
   "Ben completes “What He Really Meant” with Courage, Love and Gentle Giant. At last she hears what he has been telling her all along."
116. chance: Draw white_horses
   waits for Anne, Ben, moves fa5087
   views a365f0 0cc7ac 9835d6
   "Ben completes “What He Really Meant” with Courage, Love and Gentle Giant. At last she hears what he has been telling her all along."
   "Ben draws Four White Horses."
   "Chapter 1 is told: As You Wish."
117. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views f52a1d 81c4db f7c743
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"do_chore_here","cards":["adventure"],"target":""}: The game is over.
ends {"winners":[],"scores":[1,1],"ending":{"type":"bookmarked","campaign":{"chapter":2,"miracles":0,"replayed":true,"specials":["all_together","white_horses","wild_gentle_giant"]}}}
   "The bookmark is at chapter 2."
