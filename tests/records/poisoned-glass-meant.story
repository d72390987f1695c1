Poisoned Glass, version 1 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"starting_hearts":4,"tie":"nothing","choose_order":"reverse","vizzini_peek":"look-then-decide","vizzini_when":"any-time","end_check":"immediate","two_player_last_card":"removed"}
   waits for chance, moves 210e13
   views 9f0099 c21698 955e27 2efa6c 14025e
   refuses Anne {"type":"choose","glass":4}: It is not your turn.
   refuses chance {"type":"choose","glass":-1}: The lot names one of the seats.
1. chance: Lot 3
   waits for chance, moves 210e13
   views e5193a 55a32d 7f3cad e2c1c9 d7238f
   "The lot falls on Dan to be Wesley first."
   refuses chance {"type":"choose","glass":6}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (7, -6, -8, 2) ((-7, -2, 1), (3, 5, 8), (-5, -3, 6), (-4, -1, 4)) 0
   waits for Dan, moves e2da1a
   views bd7604 6aa503 9ba02a 641329 517502
   "The lot falls on Dan to be Wesley first."
   "Round 1: 4 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 8. Dan is Wesley, Carla is Vizzini."
   refuses Dan {"type":"choose","glass":5}: That move cannot be made now.
   refuses Dan {"type":"spy","glass":40}: The glasses are A to D.
3. Dan: look at the card of D
   waits for Dan, moves 000fdf
   views 8b447b f97e56 928e01 d60de7 e65981
   "Dan looks at the card of glass D."
   to Dan "Dan looks at the card of glass D: antidote 2."
   refuses Dan {"type":"spy","glass":3}: You have looked at the card of D: choose another one.
4. Dan: look at the card of B
   waits for Anne, moves 55895e
   views f3bbdd cb12c0 80e556 08e19f f32c23
   "Dan looks at the card of glass B."
   to Dan "Dan looks at the card of glass B: poison 6."
5. Anne: look at the card of D
   waits for Anne, moves 396610
   views e3b683 5432ab e2d360 7752e0 2d14cf
   "Anne looks at the card of glass D."
   to Anne "Anne looks at the card of glass D: antidote 2."
   to Dan "Anne looks at the card of glass D: antidote 2."
6. Anne: look at the card of A
   waits for Ben, moves 7b3903
   views 0faeef f903f4 8dd048 ef44a0 c24998
   "Anne looks at the card of glass A."
   to Anne "Anne looks at the card of glass A: antidote 7."
7. Ben: look at the card of B
   waits for Ben, moves ef55cb
   views ea04d2 f8ff31 c2e451 ebdde1 e9b74c
   "Ben looks at the card of glass B."
   to Ben "Ben looks at the card of glass B: poison 6."
   to Dan "Ben looks at the card of glass B: poison 6."
8. Ben: look at the card of C
   waits for Carla, moves 0c4b27
   views e23f14 6f6e52 3468be e2dd7b e3050f
   "Ben looks at the card of glass C."
   to Ben "Ben looks at the card of glass C: poison 8."
9. Carla: look at the card of D
   waits for Carla, moves d7f078
   views 63470a 66fe70 106ea8 c6477c 06ef68
   "Carla looks at the card of glass D."
   to Anne "Carla looks at the card of glass D: antidote 2."
   to Carla "Carla looks at the card of glass D: antidote 2."
   to Dan "Carla looks at the card of glass D: antidote 2."
10. Carla: look at the card of C
   waits for Dan, moves 9e1be0
   views 33bfbb 0e57fa a5e8e5 676d1e a48ee5
   "Carla looks at the card of glass C."
   to Ben "Carla looks at the card of glass C: poison 8."
   to Carla "Carla looks at the card of glass C: poison 8."
   refuses Carla {"type":"exchange","one":1,"other":3,"ids":[4,3]}: Look at the two cards first, then decide.
   refuses Carla {"type":"look","one":3,"other":3}: Name two different glasses.
   refuses Carla {"type":"look","one":0,"other":3,"ids":[3]}: The cards on top have changed meanwhile: choose again.
   refuses Dan {"type":"exchange","one":2,"other":3}: Only Vizzini may exchange cards.
   refuses Dan {"type":"leave"}: Pour a card first.
   refuses Dan {"type":"pour","card":9,"glass":3}: You do not hold that card.
11. Dan: pour poison 4 into A
   waits for Anne, moves 2d49b6
   views 502e88 5a0991 57c649 db0e0e 2d822a
   "Dan pours a card into glass A."
   to Dan "Dan pours poison 4 into glass A."
12. Anne: pour poison 7 into C
   waits for Ben, moves 4af08c
   views b45d6c daf3b4 0de56d d54d4b d8af74
   "Anne pours a card into glass C."
   to Anne "Anne pours poison 7 into glass C."
13. Ben: pour antidote 3 into B
   waits for Carla, moves 6dd84c
   views 591704 b9660a 2e9d9e 1b19db 7a7af9
   "Ben pours a card into glass B."
   to Ben "Ben pours antidote 3 into glass B."
14. Carla: look at the tops of A and D
   waits for Carla, moves 8e1637
   views 3245a1 fa4af6 50cd96 469566 6b740a
   "Carla looks at the top cards of A and D."
   to Carla "Carla looks at the top cards of A and D: poison 4 and antidote 2."
   to Dan "Carla looks at the top cards of A and D: poison 4 and antidote 2."
   refuses Carla {"type":"exchange","one":0,"other":4,"ids":[4,3]}: You are looking at the tops of A and D: exchange them, or leave them.
15. Carla: exchange the tops of A and D
   waits for Carla, moves c659cb
   views 1420fb a03902 b4ac6f fd9efc 974e78
   "Carla exchanges the top cards of A and D."
   to Carla "Carla exchanges the top cards of A and D: poison 4 and antidote 2."
   to Dan "Carla exchanges the top cards of A and D: poison 4 and antidote 2."
   refuses Carla {"type":"exchange","one":0,"other":-1}: You have used Vizzini's power in this round.
16. Carla: pour poison 5 into B
   waits for Dan, moves ba0baf
   views 89e9eb c340c0 73c962 96c898 0cc368
   "Carla pours a card into glass B."
   "Everyone passes their 2 cards to the left."
   to Carla "Carla pours poison 5 into glass B."
   to Carla "Everyone passes their 2 cards to the left."
17. Dan: pour poison 3 into C
   waits for Anne, moves 7018b3
   views 80f788 a9efff 12f6ac 27c529 cab684
   "Dan pours a card into glass C."
   to Dan "Dan pours poison 3 into glass C."
18. Anne: pour poison 1 into B
   waits for Ben, moves 6ab62a
   views 9f9549 87f3e1 91b56b 89b99f 73929b
   "Anne pours a card into glass B."
   to Anne "Anne pours poison 1 into glass B."
19. Ben: pour poison 2 into D
   waits for Carla, moves 69e90e
   views 2a7c36 181cea 728357 89e1a7 28e193
   "Ben pours a card into glass D."
   to Ben "Ben pours poison 2 into glass D."
20. Carla: pour antidote 5 into A
   waits for Dan, moves c4100f
   views 15362d f10f1e 677574 d5721f 269b6c
   "Carla pours a card into glass A."
   "Everyone passes their last card to the left."
   to Carla "Carla pours antidote 5 into glass A."
   to Carla "Everyone passes their last card to the left."
21. Dan: pour antidote 8 into A
   waits for Anne, moves ce6398
   views 510669 aaff55 8165ab 46593d c7d237
   "Dan pours a card into glass A."
   to Carla "Dan pours antidote 8 into glass A."
   to Dan "Dan pours antidote 8 into glass A."
22. Anne: pour antidote 6 into D
   waits for Ben, moves 69e41d
   views f816a4 4b3b52 f55159 f97b4c f1775a
   "Anne pours a card into glass D."
   to Anne "Anne pours antidote 6 into glass D."
   to Dan "Anne pours antidote 6 into glass D."
23. Ben: pour antidote 4 into D
   waits for Carla, moves 51910e
   views c56651 775a1d d6bfad 1ac592 60e105
   "Ben pours a card into glass D."
   to Anne "Ben pours antidote 4 into glass D."
   to Ben "Ben pours antidote 4 into glass D."
24. Carla: pour antidote 1 into C
   waits for Carla, moves d96015
   views bba585 b0c2ea 2756e8 7e594e 9ce477
   "Carla pours a card into glass C."
   to Ben "Carla pours antidote 1 into glass C."
   to Carla "Carla pours antidote 1 into glass C."
25. Carla: take glass D
   waits for Ben, moves c743e1
   views 287b41 92b208 e60416 c476a3 03bae4
   "Carla takes glass D."
   refuses Ben {"type":"choose","glass":3}: Glass D is taken: choose another one.
26. Ben: take glass A
   waits for Anne, moves e5a2df
   views 490a3c 357b9a 7cf539 61625c bd87a0
   "Ben takes glass A."
27. Anne: take glass C
   waits for Dan, moves 759738
   views 5afdf1 78a941 bd49b9 269d59 049791
   "Anne takes glass C."
28. Dan: take glass B
   waits for Dan, moves 41a44a
   views 0b7680 076c21 0bcafd 896c76 08ef71
   "Glass B is left for Dan."
29. Dan: do not drink
   waits for Anne, moves 8e7598
   views b8d73c 0480a1 fcee21 43a8ca a471ab
   "Dan: “I do not drink.”"
   "Glass B: antidote 3 and Wesley's 2, poison 12, more poison."
   "Nobody loses a heart."
30. Anne: do not drink
   waits for Ben, moves 516ebf
   views 378a4e 6b8212 329a5a 87e774 30c27d
   "Anne: “I do not drink.”"
   "Glass C: antidote 1, poison 18, more poison."
   "Nobody loses a heart."
31. Ben: do not drink
   waits for Carla, moves 90c67c
   views 57c45d c6ba5f 927d8d 8de18e e90910
   "Ben: “I do not drink.”"
   "Glass A: antidote 22, poison 0, more antidote."
   "Ben loses a heart."
32. Carla: drink
   waits for chance, moves 210e13
   views ba1e92 1b3541 4c2860 19df17 7637da
   "Carla: “I drink!”"
   "Glass D: antidote 10, poison 6, more antidote."
   "Anne, Ben and Dan lose a heart each."
   "Round 1 is over."
   "The roles go to the left: Anne is Wesley now, Dan is Vizzini."
33. chance: Deal (-1, 4, -2, 2) ((-6, -3, 1), (-5, 3, 5), (-4, 7, 8), (-8, -7, 6)) 0
   waits for Anne, moves 55895e
   views b3637b b17e2a eb7a3d 47118f 4dd99e
   "Carla: “I drink!”"
   "Glass D: antidote 10, poison 6, more antidote."
   "Anne, Ben and Dan lose a heart each."
   "Round 1 is over."
   "The roles go to the left: Anne is Wesley now, Dan is Vizzini."
   "Round 2: 4 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 8. Anne is Wesley, Dan is Vizzini."
34. Anne: look at the card of D
   waits for Anne, moves 396610
   views 81b813 36086c 24daaa 13566e 583f70
   "Anne looks at the card of glass D."
   to Anne "Anne looks at the card of glass D: antidote 2."
35. Anne: look at the card of B
   waits for Ben, moves 7b3903
   views e8427c 1f2a55 2f26d3 8a379c 6102e7
   "Anne looks at the card of glass B."
   to Anne "Anne looks at the card of glass B: antidote 4."
36. Ben: look at the card of C
   waits for Ben, moves ee0f8a
   views c8b066 c47a9d a59125 0af63b c87223
   "Ben looks at the card of glass C."
   to Ben "Ben looks at the card of glass C: poison 2."
37. Ben: look at the card of D
   waits for Carla, moves 0c4b27
   views 2dbb7e fc5eed 18f511 9d23b1 52b2e5
   "Ben looks at the card of glass D."
   to Anne "Ben looks at the card of glass D: antidote 2."
   to Ben "Ben looks at the card of glass D: antidote 2."
38. Carla: look at the card of C
   waits for Carla, moves 7e7bb0
   views 825f6e 884005 b0bbb9 362c7e a36ed0
   "Carla looks at the card of glass C."
   to Ben "Carla looks at the card of glass C: poison 2."
   to Carla "Carla looks at the card of glass C: poison 2."
39. Carla: look at the card of B
   waits for Dan, moves e2da1a
   views 0c9e6b ca6dc9 41cd79 521a90 b97b94
   "Carla looks at the card of glass B."
   to Anne "Carla looks at the card of glass B: antidote 4."
   to Carla "Carla looks at the card of glass B: antidote 4."
40. Dan: look at the card of A
   waits for Dan, moves c1b701
   views 2b2b5a c2028f 1f4d4f b331da bb67bb
   "Dan looks at the card of glass A."
   to Dan "Dan looks at the card of glass A: poison 1."
41. Dan: look at the card of C
   waits for Anne, moves 18ae98
   views a0e59f f90fdb e95126 83802e 21c116
   "Dan looks at the card of glass C."
   to Ben "Dan looks at the card of glass C: poison 2."
   to Carla "Dan looks at the card of glass C: poison 2."
   to Dan "Dan looks at the card of glass C: poison 2."
42. Anne: pour poison 3 into C
   waits for Ben, moves 3cc786
   views c50c44 65a04c f4d8df 968e5c 69c45d
   "Anne pours a card into glass C."
   to Anne "Anne pours poison 3 into glass C."
43. Dan: look at the tops of B and D
   waits for Dan, moves 5cf5d3
   views 903e33 9799dd 252768 9899fc eb0d91
   "Dan looks at the top cards of B and D."
   to Anne "Dan looks at the top cards of B and D: antidote 4 and antidote 2."
   to Dan "Dan looks at the top cards of B and D: antidote 4 and antidote 2."
   refuses Ben {"type":"choose","glass":4}: Vizzini is looking at the tops of B and D: wait for his decision.
44. Dan: leave the glasses as they are
   waits for Ben, moves 61c132
   views d16fbc 285750 59b43d d420e9 460852
   "Dan leaves the glasses as they are."
45. Ben: pour poison 5 into D
   waits for Carla, moves 7b5b1c
   views a25b22 e47113 a999ed 2e730d 83317a
   "Ben pours a card into glass D."
   to Ben "Ben pours poison 5 into glass D."
46. Carla: pour antidote 7 into A
   waits for Dan, moves d96b7c
   views 631ba5 b7dcce 2f6af8 c8ccb0 86d33a
   "Carla pours a card into glass A."
   to Carla "Carla pours antidote 7 into glass A."
47. Dan: pour poison 7 into A
   waits for Anne, moves b57db3
   views f0417e d99b21 0a07c2 046660 844414
   "Dan pours a card into glass A."
   "Everyone passes their 2 cards to the left."
   to Dan "Dan pours poison 7 into glass A."
   to Dan "Everyone passes their 2 cards to the left."
48. Anne: pour antidote 6 into C
   waits for Ben, moves c8f332
   views 70f437 6d6d5d ea05db dc7c75 fb6ffb
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 6 into glass C."
49. Ben: pour antidote 1 into B
   waits for Carla, moves eac91f
   views 08e80f 925e3d b4eeeb 18b327 260c46
   "Ben pours a card into glass B."
   to Ben "Ben pours antidote 1 into glass B."
50. Carla: pour antidote 5 into B
   waits for Dan, moves 780d7a
   views f56e58 f25880 e0817e b462b1 3da93e
   "Carla pours a card into glass B."
   to Carla "Carla pours antidote 5 into glass B."
51. Dan: pour antidote 8 into C
   waits for Anne, moves d109a2
   views 5bf69e 35ed4d 2764ce 1ec402 4e0193
   "Dan pours a card into glass C."
   "Everyone passes their last card to the left."
   to Dan "Dan pours antidote 8 into glass C."
   to Dan "Everyone passes their last card to the left."
52. Anne: pour poison 4 into A
   waits for Ben, moves d274d2
   views b27525 cc777a 431438 9eea09 10d87b
   "Anne pours a card into glass A."
   to Anne "Anne pours poison 4 into glass A."
   to Dan "Anne pours poison 4 into glass A."
53. Ben: pour poison 8 into D
   waits for Carla, moves 1436b7
   views 8c7205 493dd3 74441b c14a3f 8c558c
   "Ben pours a card into glass D."
   to Anne "Ben pours poison 8 into glass D."
   to Ben "Ben pours poison 8 into glass D."
   refuses Carla {"type":"pour","card":-6,"glass":0}: Glass A is full: it holds four cards.
54. Carla: pour poison 6 into B
   waits for Dan, moves 12b92b
   views 28007c baa255 669151 4f6215 93c177
   "Carla pours a card into glass B."
   to Ben "Carla pours poison 6 into glass B."
   to Carla "Carla pours poison 6 into glass B."
55. Dan: pour antidote 3 into D
   waits for Dan, moves 467120
   views f48886 109b89 8acd13 9ed023 3b6e92
   "Dan pours a card into glass D."
   to Carla "Dan pours antidote 3 into glass D."
   to Dan "Dan pours antidote 3 into glass D."
56. Dan: take glass A
   waits for Carla, moves 3bab93
   views 89d241 9a5aa5 deaec4 57fea7 bb513e
   "Dan takes glass A."
57. Carla: take glass B
   waits for Ben, moves b36a6f
   views 31ea99 886b8c 9b8a97 908665 f7702b
   "Carla takes glass B."
58. Ben: take glass D
   waits for Anne, moves 511361
   views 5fbf68 638396 dfacc4 51b8e8 681a6a
   "Ben takes glass D."
59. Anne: take glass C
   waits for Anne, moves 8e7598
   views 01c4dc cfd8bb 62d386 de0aa5 1c39f4
   "Glass C is left for Anne."
60. Anne: drink
   waits for Ben, moves 516ebf
   views d715b3 3985b1 121a68 5e197e a16106
   "Anne: “I drink!”"
   "Glass C: antidote 14 and Wesley's 2, poison 5, more antidote."
   "Ben, Carla and Dan lose a heart each."
61. Ben: drink
   waits for nobody, moves 210e13
   views c740ac caaa69 db332e 20ae55 f26383
   "Ben: “I drink!”"
   "Glass D: antidote 5, poison 13, more poison."
   "Ben loses a heart."
   "Round 2 is over. Glass A held poison 1, antidote 7, poison 7 and poison 4. Glass B held antidote 4, antidote 1, antidote 5 and poison 6."
   refuses Anne {"type":"choose","glass":1}: The game is over.
ends {"winners":[0,2],"scores":[3,0,3,2],"ending":{"type":"most-hearts","winners":[0,2],"hearts":3,"broken":[1],"rounds":2}}
   "Ben has no heart left. Anne and Carla share the win with 3 hearts each."
