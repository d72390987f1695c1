Battle of Wits, version 3 of its rules: Anne, Ben, Carla
{"seats":3,"series":"one-game","winner":"teams","total":"all-poison","tie":"shared","team_score":"fewest-dead","luckless":true,"odorless":false,"round_table":false,"characters":"seated","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for chance, moves 5ae162
   views 73615c e2cea3 4ad6bd 467329
   refuses Anne {"type":"bid","card":1,"goblet":7}: It is not your turn.
   refuses chance {"type":"bid","card":3,"goblet":3}: The lot names one of the seats.
1. chance: Lot 2
   waits for Anne, moves 7bbc1d
   views bab7d8 388d22 8b8e81 0f6846
   "The lot falls on Carla, who deals first."
   "Game 1, Anne, Ben and Carla: Carla deals, Anne begins. Everyone holds the cards 1 to 7."
   refuses Anne {"type":"bid","card":-1,"goblet":1}: You do not hold that card.
   refuses Anne {"type":"bid","card":5,"goblet":3}: The goblets are A to C.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
   refuses Anne {"type":"lot","dealer":-1}: That move cannot be made now.
2. Anne: bid the 3 on A
   waits for Ben, moves 668d26
   views c234ee 53814f e9512e 27f323
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 3 on goblet A."
3. Ben: pour the 4 into B
   waits for Carla, moves 47880e
   views 680398 cf97d1 bd7d13 977b33
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 4 into goblet B."
4. Carla: pour the 6 into C
   waits for Anne, moves e5395b
   views 42ceff 5e10f7 37d63d 0ae26c
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 6 into goblet C."
5. Anne: bid the 1 on A
   waits for Ben, moves 07d63d
   views 663a1f 41c9cb 48e5f4 f2b79d
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 1 on goblet A."
6. Ben: pour the 3 into B
   waits for Carla, moves 471c33
   views 407d19 c47ea4 1be918 a55544
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 3 into goblet B."
7. Carla: pour the 3 into B
   waits for Anne, moves 651ae5
   views 04dd58 4a6e75 fbf53a cf47d5
   "Carla pours a card into goblet B."
   "Day breaks, and Carla turns up: B wine 4, C wine 6."
   to Carla "Carla pours the 3 into goblet B."
   to Carla "Day breaks, and Carla turns up: B wine 4, C wine 6."
8. Anne: bid the 7 on B
   waits for Ben, moves 27a5cf
   views ff0e12 762b3b 0d0b41 61c12e
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 7 on goblet B."
9. Ben: bid the 5 on A
   waits for Carla, moves 29816f
   views 62f8c0 37915d 0b008b e1d71e
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 5 on goblet A."
10. Carla: pour the 1 into C
   waits for Anne, moves 642ba0
   views 3f7b4c 6f2f3e 0903a5 15e702
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 1 into goblet C."
11. Anne: bid the 5 on A
   waits for Ben, moves 2c27c3
   views 62fcf7 b8e7ca 0aa371 a22bf6
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
12. Ben: bid the 7 on A
   waits for Carla, moves 92007c
   views e05ae3 ec4566 9d61c6 3af441
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 7 on goblet A."
13. Carla: bid the 2 on C
   waits for Anne, moves 6997bc
   views 3fecde 889d6b 8f5d9d 430141
   "Carla bids a card on goblet C."
   "Day breaks, and Carla turns up: B poison 3, C poison 1."
   to Carla "Carla bids the 2 on goblet C."
   to Carla "Day breaks, and Carla turns up: B poison 3, C poison 1."
14. Anne: pour the 4 into B
   waits for Ben, moves 47e6c5
   views a39dd7 96a6c7 fcb629 5466d5
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 4 into goblet B."
15. Ben: pour the 1 into C
   waits for Carla, moves 2ca5b8
   views 990c39 3effac c55092 5e70b0
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 1 into goblet C."
16. Carla: bid the 4 on B
   waits for Anne, moves f23f6a
   views 721227 7aed60 f494fa 093750
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 4 on goblet B."
17. Anne: bid the 6 on C
   waits for Ben, moves fc283f
   views fdc0bc 91ac42 4de086 7c21cc
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 6 on goblet C."
18. Ben: bid the 6 on C
   waits for Carla, moves 51af77
   views 1bce14 3ad37b 2393ec 5c3b12
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 6 on goblet C."
19. Carla: bid the 7 on C
   waits for Anne, moves 0719dd
   views 31f78c 97282c e6074e 1f99e2
   "Carla bids a card on goblet C."
   "Day breaks, and Carla turns up: B poison 3, C poison 1."
   to Carla "Carla bids the 7 on goblet C."
   to Carla "Day breaks, and Carla turns up: B poison 3, C poison 1."
20. Anne: bid the 2 on C
   waits for Ben, moves c3ca21
   views 4b5fb1 5bcf94 15349a f1ee01
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 2 on goblet C."
21. Ben: bid the 2 on A
   waits for Carla, moves ad24d1
   views e964e0 14c034 0f084a 435d1a
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 2 on goblet A."
22. Carla: bid the 5 on C
   waits for nobody, moves 5ae162
   views d6e9fb 8fa661 2628f3 720818
   "Carla bids a card on goblet C."
   "Bids on goblet A: Ben 14, Anne 9. Ben wins it."
   "Bids on goblet B: Anne 7, Carla 4. Anne wins it."
   "Bids on goblet C: Carla 14, Anne 8, Ben 6. Carla wins it."
   "Goblet A is empty. Ben drinks and lives."
   "Goblet B: wine 8, poison 6. Anne drinks and lives."
   "Goblet C: wine 6, poison 2. Carla drinks and lives."
   "Anne, Ben and Carla live."
   to Carla "Carla bids the 5 on goblet C."
   to Carla "Bids on goblet A: Ben 14, Anne 9. Ben wins it."
   to Carla "Bids on goblet B: Anne 7, Carla 4. Anne wins it."
   to Carla "Bids on goblet C: Carla 14, Anne 8, Ben 6. Carla wins it."
   to Carla "Goblet A is empty. Ben drinks and lives."
   to Carla "Goblet B: wine 8, poison 6. Anne drinks and lives."
   to Carla "Goblet C: wine 6, poison 2. Carla drinks and lives."
   to Carla "Anne, Ben and Carla live."
   refuses Anne {"type":"bid","card":-1,"goblet":1}: The game is over.
ends {"winners":[],"scores":[0,0,0],"ending":{"type":"teams-counted","team":null,"living":[2,1]}}
   "Alive in the Man in Black's team: 2; in the Prince's team: 1. Neither wins."
