Adventure Book, version 3 of its rules: Anne, Ben, Carla
{"seats":3,"difficulty":"gentle","replays":"one-per-game","chapter":1,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, Carla, moves 61e538
   views b1024f 3145a9 664a2c efb203
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses chance {"type":"agree"}: It is not your turn.
1. house: seat 3 sits out
   waits for Anne, Ben, moves 8a8543
   views 67c63f 29d508 30bf9a 4112d0
2. Anne: leave it to the others who goes first
   waits for Ben, moves c97737
   views 9fab7e 2d76dd 8292ec 921b85
3. Ben: leave it to the others who goes first
   waits for chance, moves 5ae162
   views 1330fb 947236 4168a9 515620
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
4. chance: Deal 0 (('courage', 'fighting', 'fighting', 'wits'), ('adventure', 'courage', 'courage', 'fighting'), ()) ()
   waits for Anne, moves 0ac92b
   views 193462 e0b925 ca68d0 ff55cc
   "Chapter 1: As You Wish. Anne goes first."
   refuses Anne {"type":"complete","challenge":"9999999999999999999999999999999999999999","cards":["wits","wits"]}: That comes when the story is told: end the moves first.
   refuses Anne {"type":"play-special","card":"-7"}: Not all of these cards are in your hand.
   refuses Anne {"type":"step","who":"westley","to":"2","cards":["fighting","fighting"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Anne {"type":"step","who":"nonsense","to":"horse","cards":["love"],"riding":false}: You cannot move that character now.
   refuses Anne {"type":"step","who":"westley","to":"12","cards":["wild_iocane","wild_iocane"],"riding":false}: There is no way there in so few steps.
   refuses Anne {"type":"step","who":"westley","to":"1","cards":[],"riding":true}: There is nobody to take along.
   refuses Anne {"type":"undo"}: There is nothing that you could take back now.
   refuses Anne {"type":"use-miracle","deck":"story"}: There is no Miracle to use now.
5. Anne: aim for firewood
   waits for Anne, moves 8b4efb
   views 770bd8 c5f3b8 d99f7e 137465
   "Anne aims for “Split the Firewood”: it takes the least."
   refuses Anne {"type":"plan","challenge":"firewood","why":"near"}: You have said what you aim for in this turn already.
6. Anne: westley to 2
   waits for Anne, moves e65e85
   views 2b0b52 56b1aa ca76ad 81f642
   "Anne moves Westley to space 2."
   refuses Anne {"type":"stride","who":"westley","via":"wood","to":"3","riding":true}: There are no steps left for that character.
7. Anne: westley to wood
   waits for Anne, moves 7829ea
   views 886b8d 26ef0b 40a2e5 0f496d
   "Anne moves Westley to Wood."
   refuses Anne {"type":"complete","challenge":"buckets","cards":[]}: What it requires is not met yet.
   refuses Anne {"type":"complete","challenge":"declaration","cards":["courage","love","love"]}: That challenge comes after others.
   refuses Anne {"type":"trade","seat":0,"give":"adventure","take":"wits"}: A trade is one of your cards for one of another seat's.
8. Anne: complete firewood, discarding courage, fighting, fighting
   waits for chance, moves 5ae162
   views 030bb2 f17fb6 46ac60 2f51ac
   "Anne completes “Split the Firewood” with Courage and 2 × Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
9. chance: Draw inconceivable
   waits for Anne, moves 9c4ac3
   views 896c4b 685da7 f24fc6 e6842f
   "Anne completes “Split the Firewood” with Courage and 2 × Fighting. A whole winter's worth of logs, and not one word of complaint."
   "The Chore on Wood is done; 4 on the list."
   "Anne draws Inconceivable!"
   refuses Anne {"type":"complete","challenge":"firewood","cards":["courage","fighting","fighting"]}: That challenge is completed already.
   refuses Anne {"type":"play-special","card":"inconceivable"}: That card cannot be played now.
10. house: seat 3 joins in
   waits for Anne, moves 9c4ac3
   views 450963 fe0b20 083965 c66780
11. Anne: end the storytelling
   waits for chance, moves 5ae162
   views 887681 e30527 c4f669 f5d43b
12. chance: Draw adventure
   waits for chance, moves 5ae162
   views aa5475 e90333 cd8daf d88491
   "Anne draws Adventure."
13. chance: Draw love
   waits for chance, moves 5ae162
   views b50df9 c51b70 03b90f fb2767
   "Anne draws Adventure and Love."
14. chance: TurnPlot 1
   waits for Anne, moves b2fa91
   views d697c7 f9a8cb c17eb7 f62af8
   "Anne draws Adventure and Love."
   "Plot card 1, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
15. Anne: let the plot card be
   waits for chance, moves 5ae162
   views 0c5026 18f2d0 1b58f9 976b71
   "Anne lets it be."
   "A Chore lies on space 1; 3 left on the list."
   "Carla tells along."
   "Ben is next."
16. chance: Draw wits
   waits for chance, moves 5ae162
   views f786ee 06df25 4652b7 7c8049
   "Anne lets it be."
   "A Chore lies on space 1; 3 left on the list."
   "Carla tells along."
   "Ben is next."
   "Carla draws Wits."
17. chance: Draw adventure
   waits for chance, moves 5ae162
   views 4c6747 d69b50 4774f4 bf7a5f
   "Anne lets it be."
   "A Chore lies on space 1; 3 left on the list."
   "Carla tells along."
   "Ben is next."
   "Carla draws Wits and Adventure."
18. chance: Draw courage
   waits for chance, moves 5ae162
   views 11b324 10c549 44cd7e 1736a9
   "Anne lets it be."
   "A Chore lies on space 1; 3 left on the list."
   "Carla tells along."
   "Ben is next."
   "Carla draws Wits, Adventure and Courage."
19. chance: Draw courage
   waits for Ben, moves 0a50a7
   views e516ff 6658cf f75143 396f26
   "Anne lets it be."
   "A Chore lies on space 1; 3 left on the list."
   "Carla tells along."
   "Ben is next."
   "Carla draws Wits, Adventure and 2 × Courage."
20. house: seat 2 sits out
   waits for Carla, moves bf1c38
   views 2f3efb b481e2 850347 b2398b
   "Ben tells no more for now."
21. Carla: aim for buckets
   waits for Carla, moves 06233c
   views a11a9f 928280 255672 314e3c
   "Carla aims for “Fill the Buckets”: it takes the least."
22. Carla: westley to 6
   waits for Carla, moves 150542
   views df2d82 436ba1 9b9956 c23660
   "Carla moves Westley to space 6."
23. Carla: westley to 9
   waits for Carla, moves 715455
   views b7aadc d7f629 f304fb 84d580
   "Carla moves Westley to space 9."
24. Carla: offer seat 1 courage for wits
   waits for Anne, moves e40a3a
   views 670b13 e6a25d 09244a 476a70
   "Carla offers Anne Courage for Wits."
25. house: seat 2 joins in
   waits for Anne, moves e40a3a
   views 9e2496 59642c 669897 2bce59
26. Anne: agree to the trade
   waits for Carla, moves 49d4dd
   views 085c42 78f096 72354f 8ef316
   "Anne agrees: Courage for Wits."
   refuses Carla {"type":"trade","seat":0,"give":"9999999999999999999999999999999999999999","take":"wits"}: You have traded in this turn already.
27. Carla: westley to well, discarding courage
   waits for Carla, moves 34d7df
   views 1dd4a9 9c48a4 e3458a a02b79
   "Carla discards Courage and moves Westley to Well."
28. Carla: complete buckets, discarding wits, wits
   waits for chance, moves 5ae162
   views c8618f 64a529 c3c70c 5dc500
   "Carla completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 4 on the list."
29. chance: Draw wild_iocane
   waits for Carla, moves 89be58
   views 325fe7 dd9181 1e2bd8 9fdf01
   "Carla completes “Fill the Buckets” with 2 × Wits. Two brimming buckets, carried the long way round, past her window."
   "The Chore on Well is done; 4 on the list."
   "Carla draws Iocane Powder."
30. Carla: end the storytelling
   waits for chance, moves 5ae162
   views 1acc37 e96a26 2f5864 dc135e
31. chance: Draw wits
   waits for chance, moves 5ae162
   views 0a9f6b 79160e e49822 e08fed
   "Carla draws Wits."
32. chance: Draw courage
   waits for chance, moves 5ae162
   views edaa29 dfee1e 533ebb 10858b
   "Carla draws Wits and Courage."
33. chance: TurnPlot 2
   waits for Anne, moves b2fa91
   views 40038e 975cfc ceaf5f 597d50
   "Carla draws Wits and Courage."
   "Plot card 2, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
34. house: seat 1 sits out
   waits for Anne, moves b2fa91
   views 2b4a03 a29f27 adc986 7c5cdc
35. Anne: play inconceivable
   waits for Ben, moves f14d5a
   views 13dc8b a7f3db c112bf e71ac7
   "Anne plays “Inconceivable!”."
   "Plot card 2 comes to nothing."
   "Anne tells no more for now."
   "Ben tells along."
   "Ben is next."
36. Ben: aim for saddle
   waits for Ben, moves 98aafe
   views d9ec1a 9785c8 da1006 cc5635
   "Ben aims for “Polish the Saddle”: it takes the least."
37. Ben: westley to 9
   waits for Ben, moves bf31b1
   views c7d3d5 d5f61a cfe165 0c796f
   "Ben moves Westley to space 9."
38. Ben: westley to 6
   waits for Ben, moves 514f2f
   views d48bcf 892503 c37d5b 14e641
   "Ben moves Westley to space 6."
39. house: seat 3 sits out
   waits for Ben, moves 514f2f
   views 427cfa 779cc3 858df6 44034f
   refuses house {"type":"sit-out","seat":1}: Somebody has to tell the story.
40. Ben: end the storytelling
   waits for chance, moves 5ae162
   views 6d014c 99977d e75162 03f054
41. chance: Draw fighting
   waits for chance, moves 5ae162
   views d377b5 b66e6a 18d3df 83e450
   "Ben draws Fighting."
42. chance: Draw adventure
   waits for chance, moves 5ae162
   views 53913f 5bcb26 a8216a 87b226
   "Ben draws Fighting and Adventure."
43. chance: TurnPlot 18
   waits for chance, moves 5ae162
   views dd06a4 fd73d9 ab96de efdebe
   "Ben draws Fighting and Adventure."
   "Plot card 18, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 6."
44. chance: TurnPlot 16
   waits for chance, moves 5ae162
   views 76ebec f30032 59276c af158e
   "Ben draws Fighting and Adventure."
   "Plot card 18, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 6."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 6."
45. chance: TurnPlot 5
   waits for Ben, moves e544c7
   views f9044a d91c06 803651 a6bc03
   "Ben draws Fighting and Adventure."
   "Plot card 18, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 6."
   "Plot card 16, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 6."
   "Plot card 5, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 5; 3 left on the list."
   "Carla tells no more for now."
   "Ben is next."
46. Ben: aim for saddle
   waits for Ben, moves 0e456b
   views 072b1f f5e568 f96e91 a8debb
   "Ben aims for “Polish the Saddle”: it takes the least."
47. Ben: westley to 5
   waits for Ben, moves d798d3
   views 9d2346 51a1b8 b53638 26c0d8
   "Ben moves Westley to space 5."
48. Ben: westley to horse
   waits for Ben, moves 939cb7
   views f1fdc7 4c54a7 e2b448 53a8a5
   "Ben moves Westley to Horse."
49. Ben: end the storytelling
   waits for chance, moves 5ae162
   views efe671 f71082 4ec2c8 5f67a4
50. chance: Draw adventure
   waits for chance, moves 5ae162
   views fde95f 7a7b48 d2c202 44c32e
   "Ben draws Adventure."
51. chance: Draw love
   waits for chance, moves 5ae162
   views ab3912 0bbf44 e11eaf 187522
   "Ben draws Adventure and Love."
52. chance: TurnPlot 4
   waits for Ben, moves dfde4b
   views 70e912 99f0f3 4d3e34 661c3e
   "Ben draws Adventure and Love."
   "Plot card 4, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 4; 2 left on the list."
   "Ben is next."
53. Ben: aim for saddle
   waits for Ben, moves b0dd6f
   views 86a7ca 39b49b fad156 6d86e0
   "Ben aims for “Polish the Saddle”: it takes the least."
54. Ben: move no further
   waits for Ben, moves 93f19f
   views af2c32 979538 733d2a 192ad4
55. Ben: complete saddle, discarding adventure, adventure
   waits for chance, moves 5ae162
   views 70f698 606acc f22e2e 040a66
   "Ben completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 3 on the list."
56. chance: Draw fighting
   waits for Ben, moves 97d322
   views 2f8d6e 08dd6f bf8af6 a6883f
   "Ben completes “Polish the Saddle” with 2 × Adventure. He rubs the leather until it shows him her face over his shoulder."
   "The Chore on Horse is done; 3 on the list."
   "Ben draws Fighting."
57. Ben: westley to 7, discarding fighting
   waits for Ben, moves 94d726
   views 7af3ac 1021d8 7deb22 70f016
   "Ben discards Fighting and moves Westley to space 7."
58. Ben: end the storytelling
   waits for chance, moves 5ae162
   views e4bc5c 871bae 014a9b 5d3489
59. chance: Draw love
   waits for chance, moves 5ae162
   views b00450 2d0e84 6be4ce d6e4b9
   "Ben draws Love."
60. chance: Draw love
   waits for chance, moves 5ae162
   views ac0a00 553023 118e4b 4f5080
   "Ben draws 2 × Love."
61. chance: TurnPlot 20
   waits for chance, moves 5ae162
   views f18a6c bf831c 7f3d68 d140eb
   "Ben draws 2 × Love."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 7."
62. chance: TurnPlot 3
   waits for Ben, moves 6f7a04
   views 731502 5be292 04e923 817c11
   "Ben draws 2 × Love."
   "Plot card 20, “Fetch me that pitcher?”: Buttercup comes to Westley's space. Then another Plot card is turned."
   "Buttercup goes to space 7."
   "Plot card 3, “Farm boy...”: One more wish: a Chore goes from the List of Chores to the space with this card's number."
   "A Chore lies on space 3; 2 left on the list."
   "Ben is next."
63. Ben: aim for pitcher
   waits for Ben, moves 357aff
   views df84c1 398b20 3710ef 994a1e
   "Ben aims for “The Pitcher Within Reach”: it takes the least."
64. Ben: westley to 10
   waits for Ben, moves 27dca9
   views 23ae3b 5a1b24 c385ad d32e73
   "Ben moves Westley to space 10."
65. Ben: westley to 13
   waits for Ben, moves 4ecf6a
   views 85ec3f 4b9df6 09f6c0 1a9711
   "Ben moves Westley to space 13."
   "Westley finds a Miracle: there is one now."
66. Ben: westley to farmhouse, discarding love
   waits for Ben, moves 34e270
   views 0a1ae7 d786d5 1241f5 842e72
   "Ben discards Love and moves Westley to Farmhouse."
67. Ben: complete pitcher, discarding fighting, love
   waits for chance, moves 5ae162
   views d37f73 ed17d2 3aae9a e6603b
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
68. chance: Draw love
   waits for Ben, moves 571621
   views 76db91 263bba 65fcfd 0b023f
   "Ben completes “The Pitcher Within Reach” with Fighting and Love. She asks for the one thing that stands right beside her, and he comes all the way to hand it to her."
   "Buttercup goes to Farmhouse."
   "Ben draws Love."
69. Ben: use a Miracle to draw from the story deck
   waits for chance, moves 5ae162
   views 78ba15 f28a80 946d28 221a0f
   "Ben uses a Miracle to draw Story cards."
70. chance: Draw love
   waits for chance, moves 5ae162
   views 7e306b 26ec65 0d4adc efd9eb
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love."
71. chance: Draw wits
   waits for chance, moves 5ae162
   views cbe3ef e4b8b8 307073 a1b100
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love and Wits."
72. chance: Draw courage
   waits for Ben, moves 0fb7cd
   views b899d9 3e67bd a31fe2 ad08d9
   "Ben uses a Miracle to draw Story cards."
   "Ben draws Love, Wits and Courage."
73. Ben: complete declaration, discarding courage, love, love
   waits for chance, moves 5ae162
   views 90b869 a23bf2 7902dc fb86f0
   "Ben completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
74. chance: Draw miracle_pill
   waits for Ben, moves f57273
   views 6ccffb 01907e e219af 0df248
   "Ben completes “What He Really Meant” with Courage and 2 × Love. At last she hears what he has been telling her all along."
   "Ben draws Chocolate-Coated Pill."
   "Chapter 1 is told: As You Wish."
75. Ben: put in the bookmark
   waits for nobody, moves 5ae162
   views f3bf7b 082c9c 04b23c 791a01
   "Ben puts in the bookmark: enough for today."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[1,1,1],"ending":{"type":"bookmarked","campaign":{"chapter":2,"miracles":0,"replayed":false,"specials":["inconceivable","miracle_pill","wild_iocane"]}}}
   "The bookmark is at chapter 2."
