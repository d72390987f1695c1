Adventure Book, version 1 of its rules: Anne, Ben
{"seats":2,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 643d54
   views 83792a 0a4d95 646de1
   refuses Anne {"type":"act","action":"do_chore_here","cards":["fighting"],"target":"9999999999999999999999999999999999999999"}: It is not your turn.
   refuses chance {"type":"act","action":"do_chore_here","cards":["adventure"],"target":"9999999999999999999999999999999999999999"}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'courage', 'fighting', 'wits'), ('adventure', 'courage', 'wits', 'wits')) ()
   waits for Anne, moves 8a8d67
   views b2a5a4 38122a 6d6138
   "Chapter 1: As You Wish. Anne goes first."
   refuses Anne {"type":"act","action":"9999999999999999999999999999999999999999","cards":["fighting"],"target":""}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"declaration"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"miracle_pill"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"9999999999999999999999999999999999999999","to":"5","cards":["love"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"westley","to":"13","cards":["wits"],"riding":true}: There is no way there in one step.
   refuses Anne {"type":"step","who":"westley","to":"1","cards":["adventure"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
2. Anne: move no further
   waits for Anne, moves 1fcf21
   views a32cf8 1bf25a 5f45ad
   refuses Anne {"type":"act","action":"do_chore_here","cards":["fighting"],"target":""}: What it requires is not met yet.
   refuses Anne {"type":"step","who":"westley","to":"3","cards":["wild_six_fingered_sword"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"trade","seat":0,"give":"wits","take":"fighting"}: A trade is one of your cards for one of another seat's.
3. Anne: end the storytelling
   waits for chance, moves 643d54
   views 24fe5d 56b45d 00d1cf
   refuses chance {"type":"act","action":"do_chore_here","cards":["courage"],"target":"9999999999999999999999999999999999999999"}: That cannot be the next card of the deck.
4. chance: Draw fighting
   waits for chance, moves 643d54
   views d2a4e0 bd3a22 a8ba25
   "Anne draws Fighting."
5. chance: Draw courage
   waits for chance, moves 643d54
   views 72159e 49ec63 86b363
   "Anne draws Fighting and Courage."
6. chance: TurnPlot 14
   waits for Ben, moves 333d28
   views eb519c eab2a2 26b288
   "Anne draws Fighting and Courage."
   "Plot card 14, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 14; 2 left on the list."
   "Ben is next."
7. Ben: move no further
   waits for Ben, moves 68a178
   views 337c37 7e11e1 9439d6
8. Ben: end the storytelling
   waits for chance, moves 643d54
   views b2eb92 916f79 a3a12d
9. chance: Draw love
   waits for chance, moves 643d54
   views f9c875 0a7dbe 48f7cd
   "Ben draws Love."
10. chance: Draw fighting
   waits for chance, moves 643d54
   views 725e1b de144e 1fb8c0
   "Ben draws Love and Fighting."
11. chance: TurnPlot 10
   waits for Anne, moves 8a8d67
   views afd16e b5e25b 9dc575
   "Ben draws Love and Fighting."
   "Plot card 10, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 10; 1 left on the list."
   "Anne is next."
12. Anne: move no further
   waits for Anne, moves 67823d
   views 61f9ac 5d04d6 553b63
13. Anne: end the storytelling
   waits for chance, moves 643d54
   views 3b56bb 65f592 346806
14. chance: Draw wits
   waits for chance, moves 643d54
   views d19d47 7442df 651e22
   "Anne draws Wits."
15. chance: Draw adventure
   waits for chance, moves 643d54
   views d0a884 b0a20a fbf4f2
   "Anne draws Wits and Adventure."
16. chance: TurnPlot 1
   waits for Anne, moves 6fcbf1
   views 531ff1 642f59 36ee96
   "Anne draws Wits and Adventure."
   "Plot card 1, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 1; 0 left on the list."
17. Anne: discard adventure
   waits for Anne, moves 6fcbf1
   views 7830fd 39a905 3bb19f
   "Anne discards Adventure."
18. Anne: discard adventure
   waits for Ben, moves 333d28
   views d11acf 597115 b15099
   "Anne discards Adventure."
   "Ben is next."
19. Ben: move no further
   waits for Ben, moves f12876
   views 2ee5be 19894a 881ba1
20. Ben: end the storytelling
   waits for chance, moves 643d54
   views 2760bd eea4f3 478d16
21. chance: Draw adventure
   waits for chance, moves 643d54
   views 0beb1e 5c2f13 e4832c
   "Ben draws Adventure."
22. chance: Draw wits
   waits for chance, moves 643d54
   views c3422c cb6958 c26a41
   "Ben draws Adventure and Wits."
23. chance: TurnPlot 5
   waits for Anne, Ben, moves ccb4d3
   views 6a1413 2ee172 f71d49
   "Ben draws Adventure and Wits."
   "Plot card 5, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "The Grandson interrupts. A Plot card calls for a Chore, but the List of Chores is empty: all six already lie about the farm. Grandpa reads the chapter again."
24. Anne: read on
   waits for Ben, moves 342983
   views 19767d 61bc1a 55a7f9
   "Anne wants to hear more."
25. Ben: read on
   waits for chance, moves 643d54
   views 3a5649 e6dab7 48179b
   "Ben wants to hear more."
26. chance: Deal 0 (('fighting', 'fighting', 'fighting', 'love'), ('love', 'love', 'wits', 'wits')) ()
   waits for Anne, moves 8a8d67
   views 55b8bb 142e50 84a98f
   "Ben wants to hear more."
   "Chapter 1, read again: As You Wish. Anne goes first."
27. Anne: aim for saddle
   waits for Anne, moves 98624d
   views 0e68ce ea58c7 b4d7fb
   "Anne aims for “Polish the Saddle”."
   refuses Anne {"type":"plan","challenge":"declaration"}: You have said what you aim for in this turn already.
28. Anne: westley to 2
   waits for Anne, moves 4b2100
   views 712e21 c615a0 bdb10b
   "Anne moves Westley to space 2."
29. Anne: westley to 5
   waits for Anne, moves ce6979
   views ba0f3a 38dcaa 5845d6
   "Anne moves Westley to space 5."
30. Anne: end the storytelling
   waits for chance, moves 643d54
   views 07a63b f11b4e b98fce
31. chance: Draw courage
   waits for chance, moves 643d54
   views 053890 1f07ac 75db8c
   "Anne draws Courage."
32. chance: Draw fighting
   waits for chance, moves 643d54
   views a9e8d7 267d73 d1ab62
   "Anne draws Courage and Fighting."
33. chance: TurnPlot 10
   waits for Ben, moves 03ac23
   views 83247b 3df004 7f3c56
   "Anne draws Courage and Fighting."
   "Plot card 10, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 10; 2 left on the list."
   "Ben is next."
34. Ben: aim for buckets
   waits for Ben, moves a46872
   views 8b33fb 5b96d9 ec59ec
   "Ben aims for “Fill the Buckets”."
35. Ben: westley to 8
   waits for Ben, moves f1b5a4
   views 266058 55d31e bbfa6d
   "Ben moves Westley to space 8."
36. Ben: westley to 11
   waits for Ben, moves 953e11
   views 7bf054 a5e647 cbf087
   "Ben moves Westley to space 11."
37. Ben: westley to well, discarding love
   waits for Ben, moves 000aa9
   views f03616 00a300 d3bdd8
   "Ben discards Love and moves Westley to Well."
38. Ben: complete buckets, discarding wits, wits
   waits for chance, moves 643d54
   views 0daf47 649ec1 9893d6
   "Ben completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
39. chance: Draw miracle_pill
   waits for Ben, moves c4e449
   views 9eb3ec be0619 83db79
   "Ben completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 3 on the list."
   "Ben draws Chocolate-Coated Pill."
   refuses Ben {"type":"complete","challenge":"buckets","cards":["wits","wits","wits","wits"]}: That challenge is completed already.
40. Ben: play miracle_pill
   waits for Ben, moves d5a7a1
   views 50abda 054ba6 8481b7
   "Ben plays “Chocolate-Coated Pill”."
   "A Miracle comes from the supply: there is one now."
41. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 565384 c0bfa3 7a6988
   "Ben uses a Miracle to draw Story cards."
42. chance: Draw fighting
   waits for chance, moves 643d54
   views e13e3d 763a6b fc6e93
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting."
43. chance: Draw adventure
   waits for chance, moves 643d54
   views b8e731 38ee23 ed2034
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting and Adventure."
44. chance: Draw love
   waits for Ben, moves b94bc0
   views b1f721 ee96ca ac838e
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Fighting, Adventure and Love."
45. Ben: offer seat 1 love for courage
   waits for Anne, moves cd6da5
   views 9c1aba 2115e3 e8fa51
   "Ben offers Anne Love for Courage."
46. Anne: agree to the trade
   waits for Ben, moves 194c43
   views e7c3c1 eefe51 cf003a
   "Anne agrees: Love for Courage."
   refuses Ben {"type":"trade","seat":0,"give":"nonsense","take":"love"}: You have traded in this turn already.
47. Ben: end the storytelling
   waits for chance, moves 643d54
   views 13e43f ade6a9 58f343
48. chance: Draw courage
   waits for chance, moves 643d54
   views b13477 8491c2 ab7c3d
   "Ben draws Courage."
49. chance: Draw fighting
   waits for chance, moves 643d54
   views 8da288 fb28fe a448ce
   "Ben draws Courage and Fighting."
50. chance: TurnPlot 15
   waits for Anne, moves 727195
   views 5bf10c cc61a9 d5aed4
   "Ben draws Courage and Fighting."
   "Plot card 15, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 15; 2 left on the list."
   "Anne is next."
51. Anne: aim for firewood
   waits for Anne, moves a52503
   views eb4f1c 04fbef f538d2
   "Anne aims for “Split the Firewood”."
52. Anne: westley to 9
   waits for Anne, moves 0f6105
   views 7e2dc9 fa94c2 73d3f0
   "Anne moves Westley to space 9."
53. Anne: westley to 6
   waits for Anne, moves bc2a53
   views 79fa02 591b56 14dfc9
   "Anne moves Westley to space 6."
54. Anne: offer seat 2 love for courage
   waits for Ben, moves 7b096e
   views 775eb5 ff6fdc 84ea36
   "Anne offers Ben Love for Courage."
55. Ben: agree to the trade
   waits for Anne, moves 1e96d6
   views ba97a8 25be69 a3d793
   "Ben agrees: Love for Courage."
56. Anne: westley to 5, discarding love
   waits for Anne, moves 1d8755
   views 63c2bb 77353c 43828f
   "Anne discards Love and moves Westley to space 5."
57. Anne: westley to 2, discarding fighting
   waits for Anne, moves 6553c3
   views 1e464e 94fc6e e4f7e8
   "Anne discards Fighting and moves Westley to space 2."
58. Anne: westley to wood, discarding fighting
   waits for Anne, moves aed26b
   views c35054 07b18e 5ec912
   "Anne discards Fighting and moves Westley to Wood."
59. Anne: complete firewood, discarding courage, fighting, fighting
   waits for chance, moves 643d54
   views 6edd30 192973 ad2edb
   "Anne completes “Split the Firewood” with Courage and 2 × Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 3 on the list."
60. chance: Draw wild_six_fingered_sword
   waits for Anne, moves 1ab648
   views 003029 4caba8 30e450
   "Anne completes “Split the Firewood” with Courage and 2 × Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 3 on the list."
   "Anne draws Six-Fingered Sword."
61. Anne: end the storytelling
   waits for chance, moves 643d54
   views b4960c d08312 a454c8
62. chance: Draw adventure
   waits for chance, moves 643d54
   views b1fa3b 8315cb a33464
   "Anne draws Adventure."
63. chance: Draw love
   waits for chance, moves 643d54
   views 2a0a65 17dedc 033740
   "Anne draws Adventure and Love."
64. chance: TurnPlot 14
   waits for Ben, moves 697029
   views 16eae3 34a7fc 5fd1e6
   "Anne draws Adventure and Love."
   "Plot card 14, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 14; 2 left on the list."
   "Ben is next."
65. Ben: aim for saddle
   waits for Ben, moves a28130
   views 39a447 0781d4 3c125d
   "Ben aims for “Polish the Saddle”."
66. Ben: westley to 6
   waits for Ben, moves 4e42b0
   views 305e0e 3e85f0 78df26
   "Ben moves Westley to space 6."
67. Ben: westley to 5
   waits for Ben, moves 85b7a7
   views 5f30d9 c5edd4 88245a
   "Ben moves Westley to space 5."
68. Ben: offer seat 1 fighting for adventure
   waits for Anne, moves cd6da5
   views 32b2f0 4ce56f d010c8
   "Ben offers Anne Fighting for Adventure."
69. Anne: decline the trade
   waits for Ben, moves 4ee445
   views 24b7cb 27699a be9aee
   "Anne would rather not trade."
70. Ben: westley to 8, discarding fighting
   waits for Ben, moves 23e157
   views 8b8237 a90df9 4bc4fa
   "Ben discards Fighting and moves Westley to space 8."
71. Ben: westley to 11, discarding courage
   waits for Ben, moves 9638ed
   views 90825f 6a6f0f f3dfba
   "Ben discards Courage and moves Westley to space 11."
   refuses Ben {"type":"trade","seat":0,"give":"fighting","take":"adventure"}: That trade was declined in this turn.
72. Ben: westley to 14, discarding love
   waits for Ben, moves 95796e
   views 1e47b6 6b7f8c b51aeb
   "Ben discards Love and moves Westley to space 14."
73. Ben: westley to farmhouse, discarding adventure
   waits for Ben, moves caf765
   views 01e506 8e3efc c459f4
   "Ben discards Adventure and moves Westley to Farmhouse."
74. Ben: complete pitcher, discarding fighting, love
   waits for chance, moves 643d54
   views 3dc303 6fc81c 9ce953
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
75. chance: Draw fighting
   waits for Ben, moves 0765ad
   views 95fc95 f4c752 6d9951
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
   "Ben draws Fighting."
76. Ben: end the storytelling
   waits for chance, moves 643d54
   views c0fa2f 663303 e5ec1b
77. chance: Draw wits
   waits for chance, moves 643d54
   views 252e9d 3f62b1 7285f9
   "Ben draws Wits."
78. chance: Draw adventure
   waits for chance, moves 643d54
   views 6c450c f5128f 84ad97
   "Ben draws Wits and Adventure."
79. chance: TurnPlot 6
   waits for Anne, moves 3b0f9c
   views 1e716d 299efa 08d174
   "Ben draws Wits and Adventure."
   "Plot card 6, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 6; 1 left on the list."
   "Anne is next."
80. Anne: aim for saddle
   waits for Anne, moves ba929b
   views c232d3 a59558 a112b8
   "Anne aims for “Polish the Saddle”."
81. Anne: westley to 13
   waits for Anne, moves a88f04
   views aefbdc d9d300 dfd100
   "Anne moves Westley to space 13."
   "Westley finds a Miracle: there is one now."
82. Anne: westley to 10
   waits for Anne, moves 884e37
   views e130b3 2448c2 3d879a
   "Anne moves Westley to space 10."
83. Anne: use a Miracle to draw from the story deck
   waits for chance, moves 643d54
   views 37a58a 5659c0 84676f
   "Anne uses a Miracle to draw Story cards."
84. chance: Draw adventure
   waits for chance, moves 643d54
   views 7c6d49 3adee9 8971d3
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure."
85. chance: Draw love
   waits for chance, moves 643d54
   views e5afe5 5c1412 6483bf
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure and Love."
86. chance: Draw courage
   waits for Anne, moves 5f5d75
   views 6b7edb 5fc4ff 7bd69c
   "Anne uses a Miracle to draw Story cards."
   "Anne draws Adventure, Love and Courage."
87. Anne: westley to 7, discarding courage
   waits for Anne, moves c2adb3
   views 9a694d d0f9be 06ab4e
   "Anne discards Courage and moves Westley to space 7."
88. Anne: westley to horse, discarding love
   waits for Anne, moves 6a4d86
   views c89b8c c999ed 043b0d
   "Anne discards Love and moves Westley to Horse."
89. Anne: complete saddle, discarding adventure, adventure
   waits for chance, moves 643d54
   views 9335a6 b4ddf8 c1d3b7
   "Anne completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 2 on the list."
90. chance: Draw wits
   waits for Anne, moves 964af7
   views b4aee1 28f34e 9fd7a7
   "Anne completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 2 on the list."
   "Anne draws Wits."
91. Anne: end the storytelling
   waits for chance, moves 643d54
   views 6c7b4f 4c1b42 79aca4
92. chance: Draw love
   waits for chance, moves 643d54
   views 2c52a2 227d46 c0ac6e
   "Anne draws Love."
93. chance: Draw courage
   waits for chance, moves 643d54
   views 631e97 d53d0e 509474
   "Anne draws Love and Courage."
94. chance: TurnPlot 5
   waits for Ben, moves 6c191d
   views 7bb6a1 f1f68c d71ad3
   "Anne draws Love and Courage."
   "Plot card 5, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 5; 1 left on the list."
   "Ben is next."
95. Ben: aim for declaration
   waits for Ben, moves f421bf
   views 2a01dd 5aa7c7 1d3bfd
   "Ben aims for “What He Really Meant”."
96. Ben: westley to 7
   waits for Ben, moves 82d841
   views 984d07 d89ac8 4ce6e1
   "Ben moves Westley to space 7."
97. Ben: westley to 10
   waits for Ben, moves ddb1ed
   views cd3ef2 a31544 98527b
   "Ben moves Westley to space 10."
98. Ben: do_chore_here, discarding adventure
   waits for Ben, moves cbc70f
   views 162c2b 6af192 bcc9ec
   "Ben: “Do the Chore Here”, with Adventure."
   "The Chore on space 10 is done; 2 on the list."
99. Ben: end the storytelling
   waits for chance, moves 643d54
   views 6843e5 7d3723 5680e4
100. chance: Draw love
   waits for chance, moves 643d54
   views af0eb4 75cf93 9a4997
   "Ben draws Love."
101. chance: Draw adventure
   waits for chance, moves 643d54
   views 1d64e3 6b27d8 b466e2
   "Ben draws Love and Adventure."
102. chance: TurnPlot 19
   waits for chance, moves 643d54
   views 671bfc f1c718 dfc231
   "Ben draws Love and Adventure."
   "Plot card 19, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 10."
103. chance: TurnPlot 20
   waits for chance, moves 643d54
   views 6bc9a9 29f802 60b694
   "Ben draws Love and Adventure."
   "Plot card 19, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 10."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 10."
104. chance: TurnPlot 7
   waits for Anne, moves a99a1d
   views 3ab4a8 6b4dcb 426b86
   "Ben draws Love and Adventure."
   "Plot card 19, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 10."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 10."
   "Plot card 7, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 7; 1 left on the list."
   "Anne is next."
105. Anne: aim for declaration
   waits for Anne, moves 5f18bc
   views 6fa621 33ca2d 2d7350
   "Anne aims for “What He Really Meant”."
106. Anne: move no further
   waits for Anne, moves c59876
   views 8ec13f d24be8 01dc3d
107. Anne: complete declaration, discarding courage, love, love
   waits for chance, moves 643d54
   views 313422 746b9a 81a197
   "Anne completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
108. chance: Draw the_good_parts
   waits for Anne, Ben, moves fa5087
   views de4d52 2d15f0 eb68eb
   "Anne completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
   "Anne draws The Good Parts."
   "Chapter 1 is told: As You Wish."
109. Anne: put in the bookmark
   waits for nobody, moves 643d54
   views 39aa3a d3d810 961b3f
   refuses Anne {"type":"act","action":"do_chore_here","cards":["fighting"],"target":"9999999999999999999999999999999999999999"}: The game is over.
ends {"winners":[],"scores":[1,1],"ending":{"type":"bookmarked","campaign":{"chapter":2,"miracles":0,"replayed":true,"specials":["miracle_pill","the_good_parts","wild_six_fingered_sword"]}}}
   "The bookmark lies at chapter 2."
