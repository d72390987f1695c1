Battle of Wits, version 2 of its rules: Anne, Ben
{"seats":2,"series":"best-of-five","winner":"survivors","tie":"play-off","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"seated","dealer":0,"six_hand":"short","immunity_card":"eight","memory":true}
   waits for chance, moves 643d54
   views f81544 34c51a fa4269
   refuses Anne {"type":"bid","card":5,"goblet":-1}: It is not your turn.
   refuses chance {"type":"bid","card":4,"goblet":2}: The lot names one of the seats.
1. chance: Lot 1
   waits for chance, moves 643d54
   views 5ade4e 72e761 90be3b
   "The lot falls on Ben, who deals first."
   refuses chance {"type":"bid","card":1,"goblet":2}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
2. chance: Deal (4, 6)
   waits for Anne, moves 948ffd
   views ab1d3b 4f4109 192136
   "The lot falls on Ben, who deals first."
   "Game 1, Anne and Ben: Ben deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":-1,"goblet":1}: You do not hold that card.
   refuses Anne {"type":"bid","card":2,"goblet":40}: The goblets are A to B.
   refuses Anne {"type":"deal","cards":[4,3,4,3]}: That move cannot be made now.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
3. Anne: pour the 3 into B
   waits for Ben, moves 5a21f2
   views a6365b 39ec98 c11602
   "Anne pours a card into goblet B."
4. Ben: bid the 6 on B
   waits for Anne, moves c06f64
   views dedb08 c95da4 1f1780
   "Ben bids a card on goblet B."
5. Anne: bid the 1 on B
   waits for Ben, moves 53d18c
   views fe420b c2a8cd 6ffac0
   "Anne bids a card on goblet B."
   refuses Ben {"type":"bid","card":6,"goblet":1}: The 6 you hold is a Sicilian card, and those are never bids.
6. Ben: pour the 1 into B
   waits for Anne, moves bf10c8
   views a6fcf3 9a9624 269700
   "Ben pours a card into goblet B."
   "Day breaks, and Ben turns up: B poison 3."
7. Anne: bid the 6 on A
   waits for Ben, moves f8f377
   views 79f3d4 8ff5c6 b2ebcf
   "Anne bids a card on goblet A."
8. Ben: bid the 7 on A
   waits for Anne, moves d456e3
   views 924add c85188 10fd9b
   "Ben bids a card on goblet A."
9. Anne: pour the Sicilian 4 into A
   waits for Ben, moves 6e3b6c
   views a25922 8f1316 b9d8ef
   "Anne pours a Sicilian card into goblet A."
10. Ben: bid the 5 on A
   waits for Anne, moves 5fabc6
   views 273555 4b2d46 d56b7f
   "Ben bids a card on goblet A."
   "Day breaks, and Ben turns up: A wine 4, B poison 1."
11. Anne: pour the 5 into B
   waits for Ben, moves 2cc1b0
   views c3b152 84dd83 5805c4
   "Anne pours a card into goblet B."
12. Ben: pour the 3 into A
   waits for Anne, moves 94f022
   views 4a7b7a 5ff8a0 15520d
   "Ben pours a card into goblet A."
13. Anne: bid the 7 on B
   waits for Ben, moves 2701c3
   views 96d9a9 1cd0c4 b0148d
   "Anne bids a card on goblet B."
14. Ben: bid the 2 on B
   waits for Anne, moves 62a439
   views 32a53a 5c6e67 356cf1
   "Ben bids a card on goblet B."
   "Day breaks, and Ben turns up: A poison 3, B poison 5."
15. Anne: bid the 2 on B
   waits for Ben, moves e59cca
   views bd0975 610854 1a2da5
   "Anne bids a card on goblet B."
16. Ben: pour the 4 into B
   waits for Anne, moves 37b182
   views 91dc44 2886b3 5cdaa2
   "Ben pours a card into goblet B."
17. Anne: pour the 4 into B
   waits for Ben, moves 691a2c
   views c57296 b4abb9 513646
   "Anne pours a card into goblet B."
18. Ben: pour the Sicilian 6 into A
   waits for Anne, Ben, moves 3bfb70
   views d1f75f 8b40d7 c54991
   "Ben pours a Sicilian card into goblet A."
   "Bids on goblet A: Ben 12, Anne 6. Ben wins it."
   "Bids on goblet B: Anne 10, Ben 8. Anne wins it."
   "Goblet A: wine 10, poison 3. Ben drinks and lives."
   "Goblet B: wine 8, poison 9. Anne drinks and dies."
   "Ben alone lives."
   "Games won: Anne 0, Ben 1. Everyone plays the next one."
19. Ben: on with the next game
   waits for Anne, moves 5ea019
   views 305ab7 67c116 115323
   "Ben is ready for the next game."
20. Anne: on with the next game
   waits for chance, moves 643d54
   views 0f72a6 17f961 716823
   "Anne is ready for the next game."
21. chance: Deal (8, 9)
   waits for Ben, moves 3df0e5
   views 0b7778 ea5ce8 cb807e
   "Anne is ready for the next game."
   "Game 2, Anne and Ben: Anne deals, Ben begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Ben {"type":"switch","one":1,"other":1}: Switch takes two different goblets.
22. Ben: bid the 5 on A
   waits for Anne, moves 35929c
   views 91b670 1c4d1b 001031
   "Ben bids a card on goblet A."
23. Anne: bid the 5 on A
   waits for Ben, moves 9d1edb
   views db1cf3 93edaa 064ea9
   "Anne bids a card on goblet A."
24. Ben: bid the 3 on B
   waits for Anne, moves 385d55
   views 9925fa 2a3036 dea6e7
   "Ben bids a card on goblet B."
25. Anne: pour the 6 into B
   waits for Ben, moves eff1bc
   views 954bf6 7213a0 d5312f
   "Anne pours a card into goblet B."
   "Day breaks, and Anne turns up: B wine 6."
26. Ben: pour the 1 into B
   waits for Anne, moves 5d4427
   views 29c1b2 ad0242 55af55
   "Ben pours a card into goblet B."
27. Anne: bid the 4 on A
   waits for Ben, moves 3fc40a
   views 95a050 d0a3fd c4d269
   "Anne bids a card on goblet A."
28. Ben: pour the 7 into A
   waits for Anne, moves 5349ad
   views fb527d 7ba046 7a614e
   "Ben pours a card into goblet A."
29. Anne: bid the 3 on A
   waits for Ben, moves 103639
   views 635d39 11971e bcfef7
   "Anne bids a card on goblet A."
   "Day breaks, and Anne turns up: A poison 7, B poison 1."
30. Ben: bid the 4 on A
   waits for Anne, moves 100c60
   views 4a72da 716a9e ed4630
   "Ben bids a card on goblet A."
31. Anne: bid the 7 on A
   waits for Ben, moves 59d1c3
   views 5be341 7bc29e 9f3d15
   "Anne bids a card on goblet A."
32. Ben: pour the Sicilian 9 into A
   waits for Anne, moves ae76d7
   views 674166 dea3e3 f0b344
   "Ben pours a Sicilian card into goblet A."
33. Anne: play Immunity
   waits for Ben, moves 2ba1f1
   views 48a645 15b45a 270dc8
   "Anne plays Immunity: their own poison will do them no harm."
   "Day breaks, and Anne turns up: A poison 9."
34. Ben: pour the 2 into B
   waits for Anne, moves b5bf0c
   views 564db4 0ed059 15b0d6
   "Ben pours a card into goblet B."
35. Anne: pour the 2 into A
   waits for Ben, moves 38f954
   views a27de7 5971e3 8efb5d
   "Anne pours a card into goblet A."
36. Ben: bid the 6 on B
   waits for Anne, moves 1185ff
   views d01da3 fd084d 1b2287
   "Ben bids a card on goblet B."
37. Anne: pour the 1 into B
   waits for Anne, Ben, moves 3bfb70
   views a5402b 2162f1 388b61
   "Anne pours a card into goblet B."
   "Bids on goblet A: Anne 19, Ben 9. Anne wins it."
   "Bids on goblet B: Ben 9. Ben wins it."
   "Goblet A: wine 2, poison 16. Anne drinks and dies."
   "Goblet B: wine 8, poison 2. Ben drinks and lives."
   "Ben alone lives."
   "Games won: Anne 0, Ben 2. Everyone plays the next one."
38. Ben: on with the next game
   waits for Anne, moves 5ea019
   views 7decc5 6703d1 26cccd
   "Ben is ready for the next game."
39. Anne: on with the next game
   waits for chance, moves 643d54
   views 3c4b1b 56d977 8cd8b6
   "Anne is ready for the next game."
40. chance: Deal (4, 3)
   waits for Anne, moves 948ffd
   views b894a4 eeacb9 8fbd55
   "Anne is ready for the next game."
   "Game 3, Anne and Ben: Ben deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
41. Anne: pour the 2 into B
   waits for Ben, moves 45967e
   views 5f8cde af539e a077ca
   "Anne pours a card into goblet B."
42. Ben: bid the 1 on B
   waits for Anne, moves 5bdd73
   views 9d8b25 626f9f 53396a
   "Ben bids a card on goblet B."
43. Anne: bid the 7 on B
   waits for Ben, moves a7f87a
   views b36392 e2861c a9fe04
   "Anne bids a card on goblet B."
44. Ben: bid the 2 on A
   waits for Anne, moves 308051
   views a9d3f5 ab6a7d d2745d
   "Ben bids a card on goblet A."
   "Day breaks, and Ben turns up: B wine 2."
45. Anne: pour the Sicilian 4 into B
   waits for Ben, moves 7e3179
   views ff8d95 698fb7 8890ba
   "Anne pours a Sicilian card into goblet B."
46. Ben: bid the 6 on B
   waits for Anne, moves 1ea230
   views e65b96 1868c3 b586e7
   "Ben bids a card on goblet B."
47. Anne: pour the 3 into B
   waits for Ben, moves 2f04ac
   views 3c5a35 cc2b42 0fda12
   "Anne pours a card into goblet B."
48. Ben: pour the 7 into B
   waits for Anne, moves ccb7ea
   views 39fbd8 9894c6 26acfb
   "Ben pours a card into goblet B."
   "Day breaks, and Ben turns up: B wine 4."
49. Anne: bid the 6 on A
   waits for Ben, moves 912dfd
   views d051dc d2a719 d80362
   "Anne bids a card on goblet A."
50. Ben: bid the 3 on B
   waits for Anne, moves d6c6c7
   views 11c359 94bebb 7cfd6e
   "Ben bids a card on goblet B."
51. Anne: pour the 4 into B
   waits for Ben, moves d693e7
   views b0f947 016b93 01dfa8
   "Anne pours a card into goblet B."
52. Ben: pour the Sicilian 3 into A
   waits for Anne, moves b9f7fb
   views 0456be 666dc9 71bce3
   "Ben pours a Sicilian card into goblet A."
   "Day breaks, and Ben turns up: A poison 3, B poison 3."
53. Anne: pour the 5 into A
   waits for Ben, moves 16174d
   views dc1bb3 899c00 32cc5b
   "Anne pours a card into goblet A."
54. Ben: pour the 5 into A
   waits for Anne, moves 1185ff
   views ecc8e3 faf354 21f88d
   "Ben pours a card into goblet A."
55. Anne: bid the 1 on A
   waits for Ben, moves 5b3349
   views ffb712 1ae544 690e00
   "Anne bids a card on goblet A."
56. Ben: pour the 4 into B
   waits for nobody, moves 643d54
   views 04e111 cc8b66 5e5b46
   "Ben pours a card into goblet B."
   "Bids on goblet A: Anne 7, Ben 2. Anne wins it."
   "Bids on goblet B: Ben 10, Anne 7. Ben wins it."
   "Goblet A: wine 0, poison 13. Anne drinks and dies."
   "Goblet B: wine 14, poison 10. Ben drinks and lives."
   "Ben alone lives."
   refuses Anne {"type":"bid","card":7,"goblet":1}: The game is over.
ends {"winners":[1],"scores":[0,3],"ending":{"type":"series-won","seats":[1],"wins":[0,3],"games":3}}
   "Ben wins the series. Games won out of 3: Anne 0, Ben 3."
