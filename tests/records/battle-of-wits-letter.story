Battle of Wits, version 3 of its rules: Anne, Ben, Carla
{"seats":3,"series":"one-game","winner":"highest-total","total":"all-poison","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for Anne, Ben, Carla, moves d147ab
   views 7e3e39 fcbaa5 e15105 07e95c
   refuses Anne {"type":"bid","card":2,"goblet":0}: That move cannot be made now.
   refuses chance {"type":"become","character":"Prince Humperdinck"}: It is not your turn.
1. Ben: be Count Rugen
   waits for Anne, Carla, moves e53ef0
   views 85008e d12f45 9e9510 581597
   "Ben is Count Rugen."
   refuses Anne {"type":"become","character":"Count Rugen"}: Count Rugen is taken: choose someone else.
2. Anne: be Albino
   waits for Carla, moves 3ca027
   views 7e431d 40f90d 9c547b bb1ef7
   "Anne is Albino."
3. Carla: be Grandson
   waits for chance, moves 5ae162
   views 80ddf9 35b0b7 ef02f1 fee22c
   "Carla is Grandson."
   refuses chance {"type":"become","character":"Count Rugen"}: The lot names one of the seats.
4. chance: Lot 0
   waits for chance, moves 5ae162
   views 1f8966 fc71a3 130f12 74b871
   "Carla is Grandson."
   "The lot falls on Anne, who deals first."
   refuses chance {"type":"become","character":"Buttercup"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
5. chance: Deal (6, 5, 2)
   waits for Ben, moves 8c0fba
   views 205e7a fe9155 bb68ba 23c47b
   "Carla is Grandson."
   "The lot falls on Anne, who deals first."
   "Game 1, Anne, Ben and Carla: Anne deals, Ben begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Ben {"type":"bid","card":4,"goblet":3}: The goblets are A to C.
   refuses Ben {"type":"bid","card":8,"goblet":0}: You do not hold that card.
   refuses Ben {"type":"immunity"}: You do not hold Immunity.
6. Ben: bid the 6 on C
   waits for Carla, moves d7ffd0
   views b667ab 1eedfe 9269fe 19a5ea
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 6 on goblet C."
7. Carla: bid the 3 on B
   waits for Anne, moves 1bf220
   views 15ed86 e51dee 315e48 5a1104
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 3 on goblet B."
8. Anne: bid the 5 on A
   waits for Ben, moves e037b2
   views 6039c1 606f4a 8e069c ed4dd5
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
9. Ben: pour the Sicilian 5 into A
   waits for Carla, moves 347f07
   views dcb31b 531733 ac1953 448a17
   "Ben pours a Sicilian card into goblet A."
   to Ben "Ben pours the Sicilian 5 into goblet A."
10. Carla: pour the 5 into A
   waits for Anne, moves f31574
   views d8e2d4 a0b7f2 a9e1ee cfd240
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 5 into goblet A."
11. Anne: pour the 7 into A
   waits for Ben, moves ca2f0d
   views 8b2a55 c386a7 d77288 10d6a8
   "Anne pours a card into goblet A."
   "Day breaks, and Anne turns up: A poison 5."
   to Anne "Anne pours the 7 into goblet A."
   to Anne "Day breaks, and Anne turns up: A poison 5."
12. Ben: bid the 5 on C
   waits for Carla, moves c9e6eb
   views 3bc0b5 1ed247 3f6a38 274d27
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 5 on goblet C."
13. Carla: bid the 2 on A
   waits for Anne, moves 8fbf9e
   views c7b36b 390adb bb23fb e8cb0b
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 2 on goblet A."
14. Anne: bid the 3 on C
   waits for Ben, moves 2dbe31
   views f7f7d8 966b57 ed156a c127b2
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 3 on goblet C."
15. Ben: bid the 2 on A
   waits for Carla, moves ea7f73
   views b487e7 f78d32 f5fe15 f3a061
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 2 on goblet A."
16. Carla: pour the 4 into B
   waits for Anne, moves 5f6f8b
   views 93547f 970f8f d6bcac 5c7785
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 4 into goblet B."
17. Anne: pour the 6 into A
   waits for Ben, moves 87cf0c
   views dd7dea 4a2e58 4fb45b fe102b
   "Anne pours a card into goblet A."
   "Day breaks, and Anne turns up: A poison 5, B wine 4."
   to Anne "Anne pours the 6 into goblet A."
   to Anne "Day breaks, and Anne turns up: A poison 5, B wine 4."
18. Ben: pour the 3 into C
   waits for Carla, moves 83cc09
   views a56aed 2c6701 f17e9e 106dcb
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 3 into goblet C."
19. Carla: bid the 6 on C
   waits for Anne, moves f6e173
   views f00898 990552 4ff1aa a80f4c
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 6 on goblet C."
   refuses Anne {"type":"bid","card":6,"goblet":1}: The 6 you hold is a Sicilian card, and those are never bids.
20. Anne: bid the 4 on A
   waits for Ben, moves badde8
   views 51ca29 469b21 44b8ed 593fca
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 4 on goblet A."
21. Ben: bid the 7 on A
   waits for Carla, moves cab187
   views a987a5 ea1d7c 56c617 60383d
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 7 on goblet A."
22. Carla: pour the 7 into C
   waits for Anne, moves f71c7f
   views bc05cd e34cf2 658953 389dc3
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 7 into goblet C."
23. Anne: bid the 2 on B
   waits for Ben, moves 8219c2
   views 273acf 25fe32 05df48 1cee02
   "Anne bids a card on goblet B."
   "Day breaks, and Anne turns up: A poison 7, C poison 3."
   to Anne "Anne bids the 2 on goblet B."
   to Anne "Day breaks, and Anne turns up: A poison 7, C poison 3."
24. Ben: bid the 4 on C
   waits for Carla, moves 1fa50b
   views 6a4a3f 1b605f 022dcc eb53a7
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 4 on goblet C."
25. Carla: bid the 1 on B
   waits for Anne, moves 832ec9
   views a3776b bd335e 4e8df9 8fd035
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 1 on goblet B."
26. Anne: pour the Sicilian 6 into A
   waits for Ben, moves 805cd8
   views 411397 1e8c43 1175d0 987d81
   "Anne pours a Sicilian card into goblet A."
   to Anne "Anne pours the Sicilian 6 into goblet A."
27. Ben: pour the 1 into B
   waits for Carla, moves 3eb1a0
   views 0058ab e816df df544a bb8e4e
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 1 into goblet B."
28. Carla: pour the Sicilian 2 into A
   waits for Anne, moves f47a95
   views 165231 39e108 e5176c e32ce6
   "Carla pours a Sicilian card into goblet A."
   to Carla "Carla pours the Sicilian 2 into goblet A."
29. Anne: bid the 1 on A
   waits for nobody, moves 5ae162
   views 2b9424 72f997 f40073 a0a4da
   "Anne bids a card on goblet A."
   "Bids on goblet A: Anne 10, Ben 9, Carla 2. Anne wins it."
   "Bids on goblet B: Carla 4, Anne 2. Carla wins it."
   "Bids on goblet C: Ben 15, Carla 6, Anne 3. Ben wins it."
   "Goblet A: wine 14, poison 17. Anne drinks and dies."
   "Goblet B: wine 4, poison 1. Carla drinks and lives."
   "Goblet C: wine 0, poison 10. Ben drinks and dies."
   "Carla alone lives."
   to Anne "Anne bids the 1 on goblet A."
   to Anne "Bids on goblet A: Anne 10, Ben 9, Carla 2. Anne wins it."
   to Anne "Bids on goblet B: Carla 4, Anne 2. Carla wins it."
   to Anne "Bids on goblet C: Ben 15, Carla 6, Anne 3. Ben wins it."
   to Anne "Goblet A: wine 14, poison 17. Anne drinks and dies."
   to Anne "Goblet B: wine 4, poison 1. Carla drinks and lives."
   to Anne "Goblet C: wine 0, poison 10. Ben drinks and dies."
   to Anne "Carla alone lives."
   refuses Anne {"type":"become","character":"Albino"}: The game is over.
ends {"winners":[2],"scores":[0,0,1],"ending":{"type":"highest-total","seats":[2],"total":3}}
   "Carla wins, with 3 more wine than poison."
