Adventure Book, version 2 of its rules: Anne
{"seats":1,"difficulty":"gentle","replays":"one-per-evening","chapter":2,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves cf1cbb
   views ec13ac bd3f4d
   refuses Anne {"type":"act","action":"sail_on","cards":["wild_iocane"],"target":"9999999999999999999999999999999999999999"}: It is not your turn.
   refuses chance {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: That deal does not fit the decks and the seats.
1. chance: Deal 0 (('adventure', 'courage', 'fighting', 'fighting'),) ()
   waits for Anne, moves 48e384
   views 48bce8 40fb63
   "Chapter 2: Escape by Sea. Anne goes first."
   refuses Anne {"type":"act","action":"sail_on","cards":[],"target":""}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses Anne {"type":"plan","challenge":"cliffs"}: That challenge comes after others.
   refuses Anne {"type":"play-special","card":"9999999999999999999999999999999999999999"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"inigo","to":"3","cards":["pirates_hoard"],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"step","who":"nonsense","to":"2","cards":["love"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"fezzik","to":"railing","cards":["wild_iocane","wild_iocane"],"riding":false}: There is no way there in one step.
   refuses Anne {"type":"step","who":"inigo","to":"mast","cards":["fighting","fighting"],"riding":false}: The cards do not fit: it takes nothing.
2. Anne: move no further
   waits for Anne, moves d42ca9
   views 283499 17536d
   refuses Anne {"type":"act","action":"sail_on","cards":["wild_iocane","wild_iocane"],"target":""}: What it requires is not met yet.
3. Anne: aim for sails
   waits for Anne, moves b5c4a2
   views 209a63 db45a5
   "Anne aims for “Raise Every Sail”."
   refuses Anne {"type":"plan","challenge":"-7"}: You have said what you aim for in this turn already.
4. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 3c1218 f843f3
   refuses chance {"type":"act","action":"sail_on","cards":["wild_iocane","wild_iocane"],"target":""}: That cannot be the next card of the deck.
5. chance: Draw wits
   waits for chance, moves cf1cbb
   views 4a2f3d 4e9540
   "Anne draws Wits."
6. chance: Draw wits
   waits for chance, moves cf1cbb
   views 638506 440c6f
   "Anne draws 2 × Wits."
7. chance: TurnPlot 16
   waits for Anne, moves 48e384
   views b23ba7 dd1ce9
   "Anne draws 2 × Wits."
   "Plot card 16, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 1."
   "Mystery Ship: 2."
   "Anne is next."
8. Anne: buttercup to mast
   waits for Anne, moves 2d205a
   views 32ac96 0443d4
   "Anne moves Buttercup to Mast."
9. Anne: move no further
   waits for Anne, moves aa2344
   views 025b08 998cd7
10. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 05106f ddb0d0
11. chance: Draw courage
   waits for chance, moves cf1cbb
   views 6017f3 b1aaa6
   "Anne draws Courage."
12. chance: Draw adventure
   waits for chance, moves cf1cbb
   views aa692e d1b48b
   "Anne draws Courage and Adventure."
13. chance: TurnPlot 10
   waits for Anne, moves 458559
   views dca8a3 de228d
   "Anne draws Courage and Adventure."
   "Plot card 10, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 3."
14. Anne: discard adventure
   waits for Anne, moves 458559
   views 95f369 8b0b74
   "Anne discards Adventure."
15. Anne: discard wits
   waits for Anne, moves 2d205a
   views 3f4e30 91274b
   "Anne discards Wits."
   "Anne is next."
16. Anne: move no further
   waits for Anne, moves aa2344
   views a2bc9d 891f48
17. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views ad9e90 b58510
18. chance: Draw courage
   waits for chance, moves cf1cbb
   views cdeed9 9fdd22
   "Anne draws Courage."
19. chance: Draw fighting
   waits for chance, moves cf1cbb
   views e53be1 012f48
   "Anne draws Courage and Fighting."
20. chance: TurnPlot 9
   waits for Anne, moves d4e62b
   views 7768eb a73147
   "Anne draws Courage and Fighting."
   "Plot card 9, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: S."
   "The Grandson interrupts. The Mystery Ship reaches or passes the Ship on the Map Track. Grandpa reads the chapter again."
21. Anne: read on
   waits for chance, moves cf1cbb
   views eada6d 54e608
   "Anne wants to hear more."
22. chance: Deal 0 (('adventure', 'courage', 'love', 'love'),) ()
   waits for Anne, moves 48e384
   views 128d6d 049210
   "Anne wants to hear more."
   "Chapter 2, read again: Escape by Sea. Anne goes first."
23. Anne: buttercup to 5
   waits for Anne, moves 86fefa
   views 8196ad 0c68d5
   "Anne moves Buttercup to space 5."
24. Anne: buttercup to railing
   waits for Anne, moves e93411
   views 558a75 80d898
   "Anne moves Buttercup to Railing."
25. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7543c0 7e6f7b
26. chance: Draw love
   waits for chance, moves cf1cbb
   views ff100c 9c165f
   "Anne draws Love."
27. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 60023e e351e6
   "Anne draws Love and Adventure."
28. chance: TurnPlot 18
   waits for Anne, moves 3faebb
   views 98f802 e02334
   "Anne draws Love and Adventure."
   "Plot card 18, “The eels grow louder”: If Buttercup is in the water, the eels have her and the chapter is interrupted. Otherwise the Mystery Ship gains 1 space."
   "Mystery Ship: 1."
   "Anne is next."
29. Anne: buttercup to water
   waits for Anne, moves d0cc9d
   views 871275 0ae21a
   "Anne moves Buttercup to Dark Water."
30. Anne: fezzik to 5
   waits for Anne, moves 36f3fb
   views e37be2 cc3736
   "Anne moves Fezzik to space 5."
31. Anne: fezzik to railing, discarding love
   waits for Anne, moves 4c8428
   views 8da64c 9652f1
   "Anne discards Love and moves Fezzik to Railing."
32. Anne: complete eels, discarding adventure, courage
   waits for chance, moves cf1cbb
   views cfdd7b f9181f
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
33. chance: Draw pirates_hoard
   waits for Anne, moves c711b6
   views 96a645 d6da67
   "Anne completes “The Shrieking Eels” with Adventure and Courage. Buttercup leaps for freedom, something in the water begins to scream, and a giant's hand comes down over the rail."
   "Buttercup goes to Railing."
   "Anne draws Pirate's Hoard."
   refuses Anne {"type":"complete","challenge":"eels","cards":["adventure","courage","adventure","courage"]}: That challenge is completed already.
34. Anne: play pirates_hoard
   waits for Anne, moves 3c8bab
   views 2a27e6 20047f
   "Anne plays “Pirate's Hoard”."
35. Anne: take adventure from the discard pile
   waits for Anne, moves ba5345
   views 92113e 5f2e52
   "Anne takes Adventure from the discard pile."
36. Anne: take courage from the discard pile
   waits for Anne, moves 5be977
   views df459a ad67e4
   "Anne takes Courage from the discard pile."
37. Anne: fezzik to 5, discarding courage
   waits for Anne, moves 0593d7
   views cd3dc6 cfd94a
   "Anne discards Courage and moves Fezzik to space 5."
38. Anne: inigo to 3, discarding adventure
   waits for Anne, moves aa9014
   views fc4e09 b3529f
   "Anne discards Adventure and moves Inigo to space 3."
39. Anne: inigo to 1, discarding love
   waits for Anne, moves b7e7cc
   views 7ea180 66e839
   "Anne discards Love and moves Inigo to space 1."
40. Anne: inigo to helm, discarding love
   waits for Anne, moves fbca72
   views 76b330 1dcb06
   "Anne discards Love and moves Inigo to Helm."
41. Anne: sail_on, discarding adventure
   waits for Anne, moves c164d6
   views 1f0657 28ede9
   "Anne: “Sail On”, with Adventure."
   "Ship: 4."
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":""}: That can be done once a turn, and it was.
42. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 00d198 439223
43. chance: Draw adventure
   waits for chance, moves cf1cbb
   views a64787 5b2ece
   "Anne draws Adventure."
44. chance: Draw wits
   waits for chance, moves cf1cbb
   views b47f04 66b795
   "Anne draws Adventure and Wits."
45. chance: TurnPlot 1
   waits for Anne, moves 999baf
   views 2a15a1 dc9271
   "Anne draws Adventure and Wits."
   "Plot card 1, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 1."
   "Anne is next."
46. Anne: move no further
   waits for Anne, moves 92d1f6
   views 6d1469 6e7d59
47. Anne: complete steer, discarding adventure, wits
   waits for chance, moves cf1cbb
   views e31d3b 38cf1d
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 5."
   "Ship: 6."
48. chance: Draw wild_iocane
   waits for Anne, moves 9c94d9
   views 6dd654 d6e104
   "Anne completes “Steer by Starlight” with Adventure and Wits. No lantern, no compass: Inigo holds the course by the stars alone."
   "Ship: 5."
   "Ship: 6."
   "Anne draws Iocane Powder."
49. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 950c51 9da1ea
50. chance: Draw courage
   waits for chance, moves cf1cbb
   views 8e030b ad54dc
   "Anne draws Courage."
51. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 83f234 535339
   "Anne draws Courage and Fighting."
52. chance: TurnPlot 10
   waits for Anne, moves a240d4
   views e6c468 1c7c8f
   "Anne draws Courage and Fighting."
   "Plot card 10, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 2."
   "Anne is next."
53. Anne: buttercup to 7
   waits for Anne, moves abd001
   views d0eb5b 8df50d
   "Anne moves Buttercup to space 7."
54. Anne: buttercup to 9
   waits for Anne, moves bd1a1e
   views 5bb1a3 1b746f
   "Anne moves Buttercup to space 9."
55. Anne: fezzik to mast, discarding courage
   waits for Anne, moves 6de16c
   views 92fe20 cc5542
   "Anne discards Courage and moves Fezzik to Mast."
56. Anne: complete sails, discarding fighting, wild_iocane
   waits for Anne, moves 7b316d
   views 01705d c66e95
   "Anne completes “Raise Every Sail” with Fighting and Iocane Powder. Fezzik takes all the ropes in one fist and hauls up every scrap of canvas at once."
   "Ship: 7."
   "Ship: 8."
57. Anne: aim for rhymes
   waits for Anne, moves 3b50fb
   views 9b2612 df901b
   "Anne aims for “A Game of Rhymes”."
58. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 8b8a00 a9f75d
59. chance: Draw love
   waits for chance, moves cf1cbb
   views fb8e47 b231c1
   "Anne draws Love."
60. chance: Draw wits
   waits for chance, moves cf1cbb
   views 0d5c55 0d5d53
   "Anne draws Love and Wits."
61. chance: TurnPlot 14
   waits for Anne, moves 938874
   views a58b32 55dab1
   "Anne draws Love and Wits."
   "Plot card 14, “A black sail fills”: The Mystery Ship gains 2 spaces on the Map Track."
   "Mystery Ship: 3."
   "Mystery Ship: S."
   "Anne is next."
62. Anne: inigo to 2
   waits for Anne, moves 32b743
   views aab34d 534a86
   "Anne moves Inigo to space 2."
63. Anne: fezzik to start
   waits for Anne, moves c75806
   views 5b5284 0d889a
   "Anne moves Fezzik to Start."
64. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 9867ed 3481ee
65. chance: Draw wits
   waits for chance, moves cf1cbb
   views 24a498 7e3ba4
   "Anne draws Wits."
66. chance: Draw wits
   waits for chance, moves cf1cbb
   views e4e6f0 a774ed
   "Anne draws 2 × Wits."
67. chance: TurnPlot 7
   waits for Anne, moves 0040d8
   views 138ffb cda522
   "Anne draws 2 × Wits."
   "Plot card 7, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 7."
   "Anne is next."
68. Anne: fezzik to 4
   waits for Anne, moves 74a246
   views afc602 ce1fa0
   "Anne moves Fezzik to space 4."
69. Anne: fezzik to 2
   waits for Anne, moves c46c48
   views 2916bf 7a8dec
   "Anne moves Fezzik to space 2."
70. Anne: complete rhymes, discarding love, wits
   waits for chance, moves cf1cbb
   views ae3033 5ea89d
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: Cliffs."
71. chance: Draw fighting
   waits for Anne, moves 931a80
   views c2949a 1f5f1b
   "Anne completes “A Game of Rhymes” with Love and Wits. Two friends pass a rhyme back and forth in the dark, well out of their employer's hearing."
   "Ship: Cliffs."
   "Anne draws Fighting."
72. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 41ccbb 14ba56
73. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 19f100 8fb8a1
   "Anne draws Fighting."
74. chance: Draw courage
   waits for chance, moves cf1cbb
   views 4ece9b a4b17b
   "Anne draws Fighting and Courage."
75. chance: TurnPlot 4
   waits for Anne, moves 55ba00
   views 834f6e a5d014
   "Anne draws Fighting and Courage."
   "Plot card 4, “Vizzini paces the deck”: Vizzini marches to the deck space with this card's number."
   "Vizzini goes to space 4."
   "Anne is next."
76. Anne: buttercup to bow
   waits for Anne, moves ac7c18
   views fe4e4b 8e4d3c
   "Anne moves Buttercup to Bow."
77. Anne: fezzik to 4
   waits for Anne, moves 29b5a1
   views 008ccb f25429
   "Anne moves Fezzik to space 4."
78. Anne: inigo to 4, discarding fighting
   waits for Anne, moves 5de9d5
   views fb9709 9a9bc8
   "Anne discards Fighting and moves Inigo to space 4."
79. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views e2ad4f 160a01
80. chance: Draw wits
   waits for chance, moves cf1cbb
   views 7063bb 74a7bb
   "Anne draws Wits."
81. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 9c7a88 12c686
   "Anne draws Wits and Fighting."
82. chance: TurnPlot 20
   waits for Anne, moves 111873
   views 8018f6 01fa50
   "Anne draws Wits and Fighting."
   "Plot card 20, “The eels grow louder”: If Buttercup is in the water, the eels have her and the chapter is interrupted. Otherwise the Mystery Ship gains 1 space."
   "Mystery Ship: 4."
   "Anne is next."
83. Anne: fezzik to start, discarding fighting
   waits for Anne, moves ce836a
   views 88783c cb6db9
   "Anne discards Fighting and moves Fezzik to Start."
84. Anne: fezzik to 5
   waits for Anne, moves 3c5ef2
   views d0cb5d a4ce64
   "Anne moves Fezzik to space 5."
85. Anne: fezzik to 7, discarding fighting
   waits for Anne, moves 292261
   views 01cf2f 794089
   "Anne discards Fighting and moves Fezzik to space 7."
86. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 7e07be 9fa499
87. chance: Draw fighting
   waits for chance, moves cf1cbb
   views 6545f6 297c5c
   "Anne draws Fighting."
88. chance: Draw love
   waits for chance, moves cf1cbb
   views 06fb12 b4df79
   "Anne draws Fighting and Love."
89. chance: TurnPlot 12
   waits for Anne, moves 9e185c
   views ae43b8 8937f5
   "Anne draws Fighting and Love."
   "Plot card 12, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 5."
   "Anne is next."
90. Anne: fezzik to 9
   waits for Anne, moves f0d7ce
   views 226c36 f02184
   "Anne moves Fezzik to space 9."
91. Anne: fezzik to bow
   waits for Anne, moves 2afdf4
   views 08e68b 68cf36
   "Anne moves Fezzik to Bow."
92. Anne: inigo to start, discarding fighting, love
   waits for Anne, moves 246622
   views f0ad53 179899
   "Anne discards Fighting and Love and moves Inigo to Start."
93. Anne: end the storytelling
   waits for chance, moves cf1cbb
   views 4efd2a e5307e
94. chance: Draw courage
   waits for chance, moves cf1cbb
   views 184537 fc5ca7
   "Anne draws Courage."
95. chance: Draw adventure
   waits for chance, moves cf1cbb
   views 786acb 7cfea0
   "Anne draws Courage and Adventure."
96. chance: TurnPlot 9
   waits for Anne, moves 71f297
   views a2f30f 39d906
   "Anne draws Courage and Adventure."
   "Plot card 9, “A lantern astern”: The Mystery Ship gains 1 space on the Map Track."
   "Mystery Ship: 6."
   "Anne is next."
97. Anne: inigo to 5
   waits for Anne, moves 8858aa
   views b3fb30 228db5
   "Anne moves Inigo to space 5."
98. Anne: inigo to 7
   waits for Anne, moves 855378
   views a29ac1 f65d7b
   "Anne moves Inigo to space 7."
99. Anne: inigo to 9, discarding wits
   waits for Anne, moves 876380
   views 972fd5 25bd01
   "Anne discards Wits and moves Inigo to space 9."
100. Anne: inigo to bow, discarding wits
   waits for Anne, moves 124345
   views f352a1 b78888
   "Anne discards Wits and moves Inigo to Bow."
101. Anne: complete cliffs, discarding adventure, courage, wits
   waits for chance, moves cf1cbb
   views 5cca2a b84148
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Wits. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
102. chance: Draw wild_true_love
   waits for Anne, moves 13102b
   views 9b67b9 367ddc
   "Anne completes “Landfall at Dawn” with Adventure, Courage and Wits. The sun comes up, the Cliffs stand straight ahead, and there is nowhere to go but up."
   "Anne draws True Love."
   "Chapter 2 is told: Escape by Sea."
103. Anne: put in the bookmark
   waits for nobody, moves cf1cbb
   views de3133 dfeabe
   "Anne puts in the bookmark: enough for today."
   refuses Anne {"type":"act","action":"sail_on","cards":["adventure"],"target":"9999999999999999999999999999999999999999"}: The game is over.
ends {"winners":[],"scores":[2],"ending":{"type":"bookmarked","campaign":{"chapter":3,"miracles":0,"replayed":true,"specials":["pirates_hoard","wild_iocane","wild_true_love"]}}}
   "The bookmark is at chapter 3."
