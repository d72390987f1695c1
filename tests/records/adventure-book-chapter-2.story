Adventure Book, version 1 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-game","chapter":2,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views 9c4d2b 12b628
   refuses Anne {"type":"act","action":"-7","cards":["adventure"],"target":""}: It is not your turn.
   refuses chance {"type":"act","action":"sail_on","cards":[],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'adventure', 'fighting', 'wits'),) ()
   waits for Anne, moves 48e384
   views 3cbf81 9e2805
   "Chapter 2: Escape by Sea. Anne goes first."
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":"nonsense"}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"cliffs"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"as_you_wish"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"buttercup","to":"mast","cards":["fighting"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"step","who":"fezzik","to":"3","cards":["fighting"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"nonsense","to":"2","cards":["courage"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"inigo","to":"9999999999999999999999999999999999999999","cards":["courage"],"riding":false}: There is no way there in one step.
2. Anne: move no further
   waits for Anne, moves b25056
   views 97a23a 5dc81b
   refuses Anne {"type":"act","action":"sail_on","cards":[],"target":""}: What it requires is not met yet.
3. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8c7c74 ea4725
   refuses chance {"type":"act","action":"sail_on","cards":["adventure"],"target":"-7"}: That cannot be the next card of the deck.
4. chance: Draw wits
   waits for chance, moves cf1cbb
   views 895faf 31aa6b
   "Anne draws Wits."
5. chance: Draw courage
   waits for chance, moves cf1cbb
   views c530a2 6e328d
   "Anne draws Wits and Courage."
6. chance: TurnPlot 14
   waits for Anne, moves 48e384
   views acdf56 2eb771
   "Anne draws Wits and Courage."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 1."
   "Mystery Ship: 2."
   "Anne is next."
7. Anne: move no further
   waits for Anne, moves 68ce59
   views 1e938c 3943df
8. Anne: aim for rhymes
   waits for Anne, moves a294d8
   views 98fa6e e1e8eb
   "Anne aims for “A Game of Rhymes”."
   refuses Anne {"type":"plan","challenge":"sails"}: You have said what you aim for in this turn already.
9. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 369e35 2be8b7
10. chance: Draw wits
   waits for chance, moves cf1cbb
   views 2b1d41 3e14d1
   "Anne draws Wits."
11. chance: Draw wits
   waits for chance, moves cf1cbb
   views 6c43c8 84517f
   "Anne draws 2 × Wits."
12. chance: TurnPlot 12
   waits for Anne, moves 458559
   views 1dd884 befccb
   "Anne draws 2 × Wits."
   "Plot card 12, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 3."
13. Anne: discard adventure
   waits for Anne, moves 458559
   views 4516a5 57e213
   "Anne discards Adventure."
14. Anne: discard adventure
   waits for Anne, moves 48e384
   views 919045 8ea724
   "Anne discards Adventure."
   "Anne is next."
15. Anne: move no further
   waits for Anne, moves 2ea221
   views 44f129 597c2c
16. Anne: fezzik to 5, discarding wits
   waits for Anne, moves ed8433
   views 8939a3 c2fcd6
   "Anne discards Wits and moves Fezzik to space 5."
17. Anne: fezzik to mast, discarding wits
   waits for Anne, moves 751366
   views 3412ab cdf695
   "Anne discards Wits and moves Fezzik to Mast."
18. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 633256 4dc3f6
19. chance: Draw wits
   waits for chance, moves cf1cbb
   views 3aa940 91b8c7
   "Anne draws Wits."
20. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 01fa71 e1e263
   "Anne draws Wits and Adventure."
21. chance: TurnPlot 11
   waits for Anne, moves d4e62b
   views 9da835 bad693
   "Anne draws Wits and Adventure."
   "Plot card 11, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: S."
   "The Grandson interrupts. The Mystery Ship reaches or passes the Ship on the Map Track. Grandpa reads the chapter again."
22. Anne: read on
   waits for chance, moves cf1cbb
   views b913b4 135d6b
   "Anne wants to hear more."
23. chance: Deal 0 (('fighting', 'love', 'love', 'wits'),) ()
   waits for Anne, moves 48e384
   views 2d4723 9fd4a1
   "Anne wants to hear more."
   "Chapter 2, read again: Escape by Sea. Anne goes first."
24. Anne: buttercup to 5
   waits for Anne, moves 86fefa
   views 80fa39 6c1ef2
   "Anne moves Buttercup to space 5."
25. Anne: buttercup to railing
   waits for Anne, moves 964e9a
   views 10a043 6ad1ea
   "Anne moves Buttercup to Railing."
26. Anne: complete rhymes, discarding love, wits
   waits for chance, moves cf1cbb
   views 265c9d 23c39d
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: 4."
   "Ship: 5."
27. chance: Draw adventure
   waits for Anne, moves fd2326
   views 169e09 a6aaa8
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: 4."
   "Ship: 5."
   "Anne draws Adventure."
   refuses Anne {"type":"complete","challenge":"rhymes","cards":["adventure","courage","inconceivable"]}: That challenge is completed already.
28. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views b82196 fe9e13
29. chance: Draw love
   waits for chance, moves cf1cbb
   views 2f2531 2daad5
   "Anne draws Love."
30. chance: Draw courage
   waits for chance, moves cf1cbb
   views 1f8f1d 2f1e1d
   "Anne draws Love and Courage."
31. chance: TurnPlot 13
   waits for Anne, moves 3b315f
   views 0eeca1 71bd9d
   "Anne draws Love and Courage."
   "Plot card 13, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 1."
   "Anne is next."
32. Anne: fezzik to 5
   waits for Anne, moves de65fe
   views eb166f add90d
   "Anne moves Fezzik to space 5."
33. Anne: fezzik to railing
   waits for Anne, moves 1ea017
   views 730289 d53058
   "Anne moves Fezzik to Railing."
34. Anne: buttercup to water, discarding love
   waits for Anne, moves 647f22
   views 0c544e 739cad
   "Anne discards Love and moves Buttercup to Dark Water."
35. Anne: complete eels, discarding adventure, courage
   waits for chance, moves cf1cbb
   views 1b22e9 27a416
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
36. chance: Draw as_you_wish
   waits for Anne, moves ffb7e2
   views 4137af dfa4a5
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
   "Anne draws As You Wish."
37. Anne: play as_you_wish
   waits for Anne, moves d91cbe
   views 0c9cce 63e06b
   "Anne plays “As You Wish”."
38. Anne: fezzik to 5
   waits for Anne, moves bac8ef
   views d4663b e424ca
   "Anne moves Fezzik to space 5."
   refuses Anne {"type":"step","who":"-7","to":"5","cards":["wits"],"riding":false}: There are no steps left for that character.
39. Anne: fezzik to mast
   waits for Anne, moves 4e35b1
   views 39343d 593102
   "Anne moves Fezzik to Mast."
40. Anne: move no further
   waits for Anne, moves ae057f
   views 4bc996 3526a3
41. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 01d722 853c76
42. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 4582ba dd6448
   "Anne draws Fighting."
43. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 06ded6 26843d
   "Anne draws 2 × Fighting."
44. chance: TurnPlot 19
   waits for Anne, moves 3a6cb5
   views 42b8f8 25f0e5
   "Anne draws 2 × Fighting."
   "Plot card 19, “The eels grow louder”: If Buttercup is in the water, the eels have her and the chapter is interrupted. Otherwise the Mystery Ship gains 1 space."
   "Mystery Ship: 2."
   "Anne is next."
45. Anne: inigo to 3
   waits for Anne, moves 83858d
   views 2dd4c2 fc476c
   "Anne moves Inigo to space 3."
46. Anne: inigo to 1
   waits for Anne, moves 447d22
   views 9411c3 aca210
   "Anne moves Inigo to space 1."
47. Anne: complete sails, discarding fighting, fighting
   waits for Anne, moves c593d7
   views 4bf08f 1e3df2
   "Anne completes “Raise Every Sail” with 2 × Fighting. Fezzik takes all the ropes in one fist and hauls up every scrap of canvas at once."
   "Ship: 6."
   "Ship: 7."
48. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 5331e5 546ab2
49. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 0fa2dc b7a009
   "Anne draws Fighting."
50. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 52c39e b9c703
   "Anne draws 2 × Fighting."
51. chance: TurnPlot 8
   waits for Anne, moves e6821e
   views 4cde07 e57990
   "Anne draws 2 × Fighting."
   "Plot card 8, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 8."
   "Anne is next."
52. Anne: inigo to helm
   waits for Anne, moves 9d55e1
   views b678f3 bd6924
   "Anne moves Inigo to Helm."
53. Anne: buttercup to 7
   waits for Anne, moves 5e0970
   views a72553 23f0cd
   "Anne moves Buttercup to space 7."
54. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views c11da8 6b8577
55. chance: Draw courage
   waits for chance, moves cf1cbb
   views f04b81 0c2315
   "Anne draws Courage."
56. chance: Draw courage
   waits for chance, moves cf1cbb
   views de63b7 c9a0f6
   "Anne draws 2 × Courage."
57. chance: TurnPlot 14
   waits for Anne, moves fa4a13
   views bb143b cb6bd2
   "Anne draws 2 × Courage."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 3."
   "Mystery Ship: S."
   "Anne is next."
58. Anne: buttercup to 9
   waits for Anne, moves 3ce649
   views 57341e 390b02
   "Anne moves Buttercup to space 9."
59. Anne: buttercup to bow
   waits for Anne, moves 4be0a4
   views c89fa7 c872c1
   "Anne moves Buttercup to Bow."
60. Anne: fezzik to 5, discarding fighting
   waits for Anne, moves 0253a7
   views a5b1a3 9f343a
   "Anne discards Fighting and moves Fezzik to space 5."
61. Anne: fezzik to 7, discarding fighting
   waits for Anne, moves 2298f3
   views 75de12 a18f92
   "Anne discards Fighting and moves Fezzik to space 7."
62. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 618bb8 153990
63. chance: Draw love
   waits for chance, moves cf1cbb
   views 43b38a d49c23
   "Anne draws Love."
64. chance: Draw fighting
   waits for chance, moves cf1cbb
   views ac9719 7cc26b
   "Anne draws Love and Fighting."
65. chance: TurnPlot 1
   waits for Anne, moves 839617
   views cabc67 1edecd
   "Anne draws Love and Fighting."
   "Plot card 1, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 1."
   "Anne is next."
66. Anne: move no further
   waits for Anne, moves 2298f3
   views 738eec 7ed08f
67. Anne: fezzik to 9, discarding fighting
   waits for Anne, moves ea8164
   views ec4222 8c0e26
   "Anne discards Fighting and moves Fezzik to space 9."
68. Anne: fezzik to bow, discarding fighting
   waits for Anne, moves fcb03a
   views 601389 2885c3
   "Anne discards Fighting and moves Fezzik to Bow."
69. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 33db73 2b7a1b
70. chance: Draw wits
   waits for chance, moves cf1cbb
   views 36d73f 45d515
   "Anne draws Wits."
71. chance: Draw fighting
   waits for chance, moves cf1cbb
   views d0f517 538789
   "Anne draws Wits and Fighting."
72. chance: TurnPlot 12
   waits for Anne, moves a476e7
   views 32b0a9 301ba0
   "Anne draws Wits and Fighting."
   "Plot card 12, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 4."
   "Anne is next."
73. Anne: move no further
   waits for Anne, moves 0708cc
   views 2631d5 33f8a4
74. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 13aed3 33924e
75. chance: Draw courage
   waits for chance, moves cf1cbb
   views 7e662f bab61e
   "Anne draws Courage."
76. chance: Draw love
   waits for chance, moves cf1cbb
   views df0413 ba100f
   "Anne draws Courage and Love."
77. chance: TurnPlot 7
   waits for Anne, moves bf9050
   views 674bf4 a9b712
   "Anne draws Courage and Love."
   "Plot card 7, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 7."
78. Anne: discard courage
   waits for Anne, moves bf9050
   views 12f966 8cef4b
   "Anne discards Courage."
79. Anne: discard courage
   waits for Anne, moves a476e7
   views b9fd51 a3f570
   "Anne discards Courage."
   "Anne is next."
80. Anne: move no further
   waits for Anne, moves 0708cc
   views 3dd820 d23638
81. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7945c6 b5cf49
82. chance: Draw courage
   waits for chance, moves cf1cbb
   views 998525 af0c65
   "Anne draws Courage."
83. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 6a345e ec3f67
   "Anne draws Courage and Adventure."
84. chance: TurnPlot 4
   waits for Anne, moves c33e83
   views 6e38ef 758b9c
   "Anne draws Courage and Adventure."
   "Plot card 4, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 4."
85. Anne: discard courage
   waits for Anne, moves c33e83
   views af7e06 794ecb
   "Anne discards Courage."
86. Anne: discard fighting
   waits for Anne, moves a476e7
   views 9413f9 16100f
   "Anne discards Fighting."
   "Anne is next."
87. Anne: move no further
   waits for Anne, moves a3698b
   views 9c6c99 a151b7
88. Anne: complete steer, discarding adventure, wits
   waits for chance, moves cf1cbb
   views d68188 e1717f
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 8."
   "Ship: Cliffs."
89. chance: Draw inconceivable
   waits for Anne, moves 905e4c
   views 52c0d8 8b9009
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 8."
   "Ship: Cliffs."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
90. Anne: inigo to 1, discarding love
   waits for Anne, moves 8d4c0b
   views 6b3e72 78e956
   "Anne discards Love and moves Inigo to space 1."
91. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 399615 258660
92. chance: Draw wits
   waits for chance, moves cf1cbb
   views dab475 cb56c0
   "Anne draws Wits."
93. chance: Draw adventure
   waits for chance, moves cf1cbb
   views bf44f8 bd6ecf
   "Anne draws Wits and Adventure."
94. chance: TurnPlot 10
   waits for Anne, moves d410c1
   views bb618d 99cae9
   "Anne draws Wits and Adventure."
   "Plot card 10, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
95. Anne: let the plot card be
   waits for Anne, moves ad02ae
   views 816d7e 6bcc0f
   "Anne lets it be."
   "Mystery Ship: 5."
   "Anne is next."
96. Anne: inigo to 3
   waits for Anne, moves 2a092e
   views 33398a ccb9c1
   "Anne moves Inigo to space 3."
97. Anne: inigo to start
   waits for Anne, moves 850780
   views 0f954e c7681f
   "Anne moves Inigo to Start."
98. Anne: inigo to 5, discarding love
   waits for Anne, moves c636d6
   views c47bf3 9011b2
   "Anne discards Love and moves Inigo to space 5."
99. Anne: inigo to 7, discarding love
   waits for Anne, moves e5b85f
   views a86192 4b459e
   "Anne discards Love and moves Inigo to space 7."
100. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views d0a0c9 feee8f
101. chance: Draw wits
   waits for chance, moves cf1cbb
   views b317ed 1641f4
   "Anne draws Wits."
102. chance: Draw courage
   waits for chance, moves cf1cbb
   views 42c6c3 267511
   "Anne draws Wits and Courage."
103. chance: TurnPlot 20
   waits for Anne, moves d410c1
   views 8994a5 de908a
   "Anne draws Wits and Courage."
   "Plot card 20, “The eels grow louder”: If Buttercup is in the water, the eels have her and the chapter is interrupted. Otherwise the Mystery Ship gains 1 space."
104. Anne: let the plot card be
   waits for Anne, moves bb0e9c
   views 817f7b b46e32
   "Anne lets it be."
   "Mystery Ship: 6."
   "Anne is next."
105. Anne: inigo to 9
   waits for Anne, moves b9247a
   views 6a56d7 5fa6d6
   "Anne moves Inigo to space 9."
106. Anne: inigo to bow
   waits for Anne, moves 95664b
   views 754c07 52f262
   "Anne moves Inigo to Bow."
107. Anne: complete cliffs, discarding adventure, courage, wits
   waits for chance, moves cf1cbb
   views be7ecd 0e56a2
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Wits. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
108. chance: Draw wild_high_adventure
   waits for Anne, moves 13102b
   views 897e1c 00f611
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Wits. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
   "Anne draws High Adventure."
   "Chapter 2 is told: Escape by Sea."
109. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views 012ac7 c5b2f2
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: The game is over.
ends {"winners":[],"scores":[2],"ending":{"type":"bookmarked","campaign":{"chapter":3,"miracles":0,"replayed":true,"specials":["as_you_wish","inconceivable","wild_high_adventure"]}}}
   "The bookmark lies at chapter 3."
