Battle of Wits, version 3 of its rules: Anne, Ben
{"seats":2,"series":"best-of-five","winner":"survivors","total":"all-poison","tie":"play-off","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":true}
   waits for Anne, Ben, moves 97fa6f
   views 0d740a 2b68df 227276
   refuses Anne {"type":"bid","card":4,"goblet":-1}: That move cannot be made now.
   refuses chance {"type":"become","character":"Inigo Montoya"}: It is not your turn.
1. Anne: be Prince Humperdinck
   waits for Ben, moves 17b8c4
   views b70550 9c6df7 eb8df2
   "Anne is Prince Humperdinck."
   refuses Ben {"type":"become","character":"Prince Humperdinck"}: Prince Humperdinck is taken: choose someone else.
2. Ben: be Albino
   waits for chance, moves 643d54
   views 199f39 ba1fd6 5aafda
   "Ben is Albino."
   refuses chance {"type":"become","character":"Inigo Montoya"}: The lot names one of the seats.
3. chance: Lot 1
   waits for chance, moves 643d54
   views 117eea 9dd7cb e56ab1
   "Ben is Albino."
   "The lot falls on Ben, who deals first."
   refuses chance {"type":"become","character":"Buttercup"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
4. chance: Deal (3, 2)
   waits for Anne, moves de1862
   views 797ee7 a5ad11 196cc5
   "Ben is Albino."
   "The lot falls on Ben, who deals first."
   "Game 1, Anne and Ben: Ben deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":40,"goblet":1}: You do not hold that card.
   refuses Anne {"type":"bid","card":7,"goblet":5}: The goblets are A to B.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
   refuses Anne {"type":"take","goblet":40}: Goblets are chosen when all cards are laid: pour or bid.
5. Anne: pour the Sicilian 3 into A
   waits for Ben, moves 9c852c
   views ac5562 800341 d07711
   "Anne pours a Sicilian card into goblet A."
6. Ben: pour the 7 into B
   waits for Anne, moves 9df012
   views 6089e0 747f7a 2c57c2
   "Ben pours a card into goblet B."
7. Anne: bid the 3 on B
   waits for Ben, moves deeeda
   views 5ef3bb e72ea6 217307
   "Anne bids a card on goblet B."
8. Ben: bid the 6 on A
   waits for Anne, moves 62e576
   views a38f0e 60d71d b49934
   "Ben bids a card on goblet A."
   "Day breaks, and Ben turns up: A poison 3, B poison 7."
9. Anne: pour the 2 into A
   waits for Ben, moves 39def8
   views df1d70 791635 f3de4c
   "Anne pours a card into goblet A."
10. Ben: bid the 2 on A
   waits for Anne, moves 701757
   views 850323 8df567 cd1310
   "Ben bids a card on goblet A."
11. Anne: pour the 7 into B
   waits for Ben, moves 0f4611
   views 36cd48 3dcfcb 2c4bc3
   "Anne pours a card into goblet B."
12. Ben: bid the 3 on A
   waits for Anne, moves ccb7ea
   views 5ac7cd 72ef9f 02ac2a
   "Ben bids a card on goblet A."
   "Day breaks, and Ben turns up: A wine 2, B poison 7."
13. Anne: pour the 5 into B
   waits for Ben, moves ea07db
   views 19803d 9e000c 8790c0
   "Anne pours a card into goblet B."
14. Ben: bid the 5 on B
   waits for Anne, moves 33969a
   views e096a5 af5f97 742751
   "Ben bids a card on goblet B."
15. Anne: pour the 6 into B
   waits for Ben, moves 65302f
   views 50d89f 0ab6e2 091a4f
   "Anne pours a card into goblet B."
   refuses Ben {"type":"bid","card":2,"goblet":1}: The 2 you hold is a Sicilian card, and those are never bids.
16. Ben: pour the Sicilian 2 into A
   waits for Anne, moves b624b5
   views d92213 494f73 382380
   "Ben pours a Sicilian card into goblet A."
   "Day breaks, and Ben turns up: A wine 2, B poison 5."
17. Anne: pour the 1 into B
   waits for Ben, moves 012e66
   views 3538d0 1898d5 d19a78
   "Anne pours a card into goblet B."
18. Ben: pour the 1 into B
   waits for Anne, moves 37b182
   views 5efc30 3372b7 af734c
   "Ben pours a card into goblet B."
19. Anne: pour the 4 into B
   waits for Ben, moves 5b3349
   views 3ee032 8c0c5f 78ff4f
   "Anne pours a card into goblet B."
20. Ben: pour the 4 into B
   waits for Ben, moves 299cc0
   views d0fdbc 7964f0 586042
   "Ben pours a card into goblet B."
   "Bids on goblet A: Ben 11. Ben wins it."
   "Bids on goblet B: Ben 5, Anne 3. Ben wins it."
   refuses Ben {"type":"become","character":"Fezzik"}: All cards are laid. Choose your goblet: A or B.
21. Ben: take goblet B
   waits for Anne, Ben, moves 3bfb70
   views 4cd9cc 5c0568 d7e986
   "Ben keeps goblet B."
   "Goblet A is free: nobody else who bid on it lacks one."
   "Goblet A is left for Anne."
   "Goblet A: wine 4, poison 3. Anne drinks and lives."
   "Goblet B: wine 14, poison 21. Ben drinks and dies."
   "Anne alone lives."
   "Games won: Anne 1, Ben 0. Everyone plays the next one."
22. Ben: on with the next game
   waits for Anne, moves 5ea019
   views 89e6f3 bb61b2 7d1e5d
   "Ben is ready for the next game."
23. Anne: on with the next game
   waits for chance, moves 643d54
   views 6b1664 36f91a c78c1b
   "Anne is ready for the next game."
24. chance: Deal (4, 1)
   waits for Ben, moves 59adf8
   views 6b2b1e c8ad30 feb243
   "Anne is ready for the next game."
   "Game 2, Anne and Ben: Anne deals, Ben begins. Everyone holds the cards 1 to 7 and a Sicilian card."
25. Ben: pour the 4 into A
   waits for Anne, moves 948ffd
   views d680f1 b8ce96 550878
   "Ben pours a card into goblet A."
26. Anne: pour the 4 into B
   waits for Ben, moves 97ef6f
   views 6d8f33 42a0e9 a48955
   "Anne pours a card into goblet B."
27. Ben: pour the 5 into B
   waits for Anne, moves 85c1fe
   views 130285 9b431c 1d5490
   "Ben pours a card into goblet B."
28. Anne: pour the 2 into B
   waits for Ben, moves d4fdba
   views 74bf69 0ce640 eb3bfe
   "Anne pours a card into goblet B."
   "Day breaks, and Anne turns up: A wine 4, B wine 4."
29. Ben: pour the 1 into A
   waits for Anne, moves 5df5c3
   views ad3b18 8e2844 6c4db1
   "Ben pours a card into goblet A."
30. Anne: bid the 1 on B
   waits for Ben, moves 7d2bc3
   views d5d525 766247 47c405
   "Anne bids a card on goblet B."
31. Ben: pour the Sicilian 1 into A
   waits for Anne, moves 46c280
   views f4982f e2afce d7e4f5
   "Ben pours a Sicilian card into goblet A."
32. Anne: pour the 5 into B
   waits for Ben, moves 53173c
   views 6ad5bc 6cd798 67b4fb
   "Anne pours a card into goblet B."
   "Day breaks, and Anne turns up: A poison 1, B poison 5."
33. Ben: bid the 2 on A
   waits for Anne, moves c06f3b
   views 8df79b f68720 15c847
   "Ben bids a card on goblet A."
34. Anne: pour the 7 into A
   waits for Ben, moves e96889
   views ec7648 0bf0fc d992e8
   "Anne pours a card into goblet A."
35. Ben: bid the 7 on B
   waits for Anne, moves 422468
   views 9b501c a95bb2 53b969
   "Ben bids a card on goblet B."
36. Anne: bid the 6 on B
   waits for Ben, moves 52f251
   views aed835 5549a0 09c70f
   "Anne bids a card on goblet B."
   "Day breaks, and Anne turns up: A poison 1, B wine 2."
37. Ben: bid the 3 on A
   waits for Anne, moves 129cfd
   views 25bc40 236dbc b62d8a
   "Ben bids a card on goblet A."
38. Anne: pour the 3 into A
   waits for Ben, moves 38f954
   views cecfe9 759d72 28ecce
   "Anne pours a card into goblet A."
39. Ben: pour the 6 into A
   waits for Anne, moves 26cab3
   views 9c8ba7 36787f 2b1c99
   "Ben pours a card into goblet A."
40. Anne: pour the Sicilian 4 into B
   waits for Anne, Ben, moves 3bfb70
   views 355841 290cc4 848428
   "Anne pours a Sicilian card into goblet B."
   "Bids on goblet A: Ben 5. Ben wins it."
   "Bids on goblet B: Anne 7, Ben 7. Anne has the nearest card and wins it."
   "Goblet A: wine 10, poison 12. Ben drinks and dies."
   "Goblet B: wine 10, poison 10, and the nearest card is wine. Anne drinks and lives."
   "Anne alone lives."
   "Games won: Anne 2, Ben 0. Everyone plays the next one."
41. Anne: on with the next game
   waits for Ben, moves b51d0c
   views 5e9ba1 14ef34 8a9f68
   "Anne is ready for the next game."
42. Ben: on with the next game
   waits for chance, moves 643d54
   views 7b35cd 173991 9a26f1
   "Ben is ready for the next game."
43. chance: Deal (1, 3)
   waits for Anne, moves 221e95
   views 6a55c4 dfb124 a43316
   "Ben is ready for the next game."
   "Game 3, Anne and Ben: Ben deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
44. Anne: bid the 1 on A
   waits for Ben, moves 45967e
   views b7dbad b69b5d 18c48f
   "Anne bids a card on goblet A."
45. Ben: bid the 6 on A
   waits for Anne, moves eb2435
   views 539b1d aeeaef 313b14
   "Ben bids a card on goblet A."
46. Anne: bid the 2 on B
   waits for Ben, moves bfad73
   views fec541 771c7b d929e3
   "Anne bids a card on goblet B."
47. Ben: bid the 1 on B
   waits for Anne, moves 82841f
   views e08c5a 4172be a9597b
   "Ben bids a card on goblet B."
   "Day breaks, and Ben turns up: there is nothing to show."
48. Anne: pour the 3 into A
   waits for Ben, moves 9e540d
   views acdd85 831a38 1f4968
   "Anne pours a card into goblet A."
49. Ben: pour the 2 into A
   waits for Anne, moves a23b83
   views ebde2e 9e42f4 92a39d
   "Ben pours a card into goblet A."
50. Anne: pour the 6 into A
   waits for Ben, moves 2f04ac
   views ad3c0d 3f632b 0fd404
   "Anne pours a card into goblet A."
51. Ben: bid the 5 on B
   waits for Anne, moves 4b35a5
   views d91304 07ec11 8bb700
   "Ben bids a card on goblet B."
   "Day breaks, and Ben turns up: A poison 3."
52. Anne: bid the 5 on A
   waits for Ben, moves 8c3f7e
   views 5c0a7a 6a6343 ab7fd0
   "Anne bids a card on goblet A."
53. Ben: pour the 4 into A
   waits for Anne, moves 164bd1
   views 86ae4b ff2a0b df5ba2
   "Ben pours a card into goblet A."
54. Anne: bid the 4 on B
   waits for Ben, moves 2322bd
   views 53feb3 0c2599 9b449b
   "Anne bids a card on goblet B."
55. Ben: pour the 7 into B
   waits for Anne, moves d8621b
   views fa70ae 05d5cf c0d855
   "Ben pours a card into goblet B."
   "Day breaks, and Ben turns up: A wine 2, B poison 7."
56. Anne: pour the 7 into B
   waits for Ben, moves 58fe28
   views 7d3322 690907 78637f
   "Anne pours a card into goblet B."
57. Ben: bid the 3 on B
   waits for Anne, moves 501c47
   views f738d0 38f022 1b2b3c
   "Ben bids a card on goblet B."
58. Anne: pour the Sicilian 1 into A
   waits for Ben, moves 8849c0
   views 17714c 3d041e 7ead2d
   "Anne pours a Sicilian card into goblet A."
59. Ben: pour the Sicilian 3 into A
   waits for nobody, moves 643d54
   views f9345f 603258 f6d9e4
   "Ben pours a Sicilian card into goblet A."
   "Bids on goblet A: Anne 6, Ben 6. Anne has the nearest card and wins it."
   "Bids on goblet B: Ben 9, Anne 6. Ben wins it."
   "Goblet A: wine 12, poison 7. Anne drinks and lives."
   "Goblet B: wine 0, poison 14. Ben drinks and dies."
   "Anne alone lives."
   refuses Anne {"type":"become","character":"Grandfather"}: The game is over.
ends {"winners":[0],"scores":[3,0],"ending":{"type":"series-won","seats":[0],"wins":[3,0],"games":3}}
   "Anne wins the series. Games won out of 3: Anne 3, Ben 0."
