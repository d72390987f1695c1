Battle of Wits, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"series":"one-game","winner":"teams","tie":"shared","team_score":"fewest-dead","luckless":true,"odorless":false,"round_table":false,"characters":"seated","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for chance, moves 5ae162
   views ccd483 68def8 d92360 583824
   refuses Anne {"type":"bid","card":3,"goblet":3}: It is not your turn.
   refuses chance {"type":"bid","card":7,"goblet":0}: The lot names one of the seats.
1. chance: Lot 2
   waits for Anne, moves 7bbc1d
   views 8e6763 ec5b0b 519ae0 120818
   "The lot falls on Carla, who deals first."
   "Game 1, Anne, Ben and Carla: Carla deals, Anne begins. Everyone holds the cards 1 to 7."
   refuses Anne {"type":"bid","card":4,"goblet":-1}: The goblets are A to C.
   refuses Anne {"type":"bid","card":-1,"goblet":1}: You do not hold that card.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
   refuses Anne {"type":"lot","dealer":-1}: That move cannot be made now.
2. Anne: bid the 3 on A
   waits for Ben, moves 668d26
   views 27b61a 1a4f17 851f99 4ba3b7
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 3 on goblet A."
3. Ben: pour the 4 into B
   waits for Carla, moves 47880e
   views 6b351f 1c3db5 9fe25f 0ca31c
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 4 into goblet B."
4. Carla: pour the 6 into C
   waits for Anne, moves e5395b
   views 1309ef 8a3915 a7f9aa d66fc8
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 6 into goblet C."
5. Anne: bid the 1 on A
   waits for Ben, moves 07d63d
   views 582087 75848c c51bfd 8f27a7
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 1 on goblet A."
6. Ben: pour the 3 into B
   waits for Carla, moves 471c33
   views b29d4f 6ab60a 3c7428 97b10b
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 3 into goblet B."
7. Carla: pour the 3 into B
   waits for Anne, moves 651ae5
   views 357df4 331473 c59975 43b0a5
   "Carla pours a card into goblet B."
   "Day breaks, and Carla turns up: B wine 4, C wine 6."
   to Carla "Carla pours the 3 into goblet B."
   to Carla "Day breaks, and Carla turns up: B wine 4, C wine 6."
8. Anne: bid the 7 on B
   waits for Ben, moves 27a5cf
   views 4f8629 e1cce3 3d0b7f fda78c
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 7 on goblet B."
9. Ben: bid the 5 on A
   waits for Carla, moves 29816f
   views 0d5ddd a34875 48e0ff cc9771
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 5 on goblet A."
10. Carla: pour the 1 into C
   waits for Anne, moves 642ba0
   views 14d785 a1403a 1b1067 06fb09
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 1 into goblet C."
11. Anne: bid the 5 on A
   waits for Ben, moves 2c27c3
   views 5eb5ef 4a54db 55a9a4 31ac97
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
12. Ben: bid the 7 on A
   waits for Carla, moves 92007c
   views 247ed0 f79b56 2e9c41 4b2431
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 7 on goblet A."
13. Carla: bid the 2 on C
   waits for Anne, moves 6997bc
   views d98df4 745106 39c910 94816e
   "Carla bids a card on goblet C."
   "Day breaks, and Carla turns up: B poison 3, C poison 1."
   to Carla "Carla bids the 2 on goblet C."
   to Carla "Day breaks, and Carla turns up: B poison 3, C poison 1."
14. Anne: pour the 4 into B
   waits for Ben, moves 47e6c5
   views 5f3d04 17aa44 d0ccfd 710c7f
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 4 into goblet B."
15. Ben: pour the 1 into C
   waits for Carla, moves 2ca5b8
   views c7b759 5bd68b 6c3c9b 6f4576
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 1 into goblet C."
16. Carla: bid the 4 on B
   waits for Anne, moves f23f6a
   views d18c79 d84e67 df3d79 d283f1
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 4 on goblet B."
17. Anne: bid the 6 on C
   waits for Ben, moves fc283f
   views 7c274a 324f7b e5ae85 ca6357
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 6 on goblet C."
18. Ben: bid the 6 on C
   waits for Carla, moves 51af77
   views 963997 e11ff4 f2d030 8774c2
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 6 on goblet C."
19. Carla: bid the 7 on C
   waits for Anne, moves 0719dd
   views cf27d4 743684 11115f 4ca97e
   "Carla bids a card on goblet C."
   "Day breaks, and Carla turns up: B poison 3, C poison 1."
   to Carla "Carla bids the 7 on goblet C."
   to Carla "Day breaks, and Carla turns up: B poison 3, C poison 1."
20. Anne: bid the 2 on C
   waits for Ben, moves c3ca21
   views 56d83d a4b4d3 2776b2 aae03d
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 2 on goblet C."
21. Ben: bid the 2 on A
   waits for Carla, moves ad24d1
   views 5d48b7 c4d2b6 0663e0 776970
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 2 on goblet A."
22. Carla: bid the 5 on C
   waits for nobody, moves 5ae162
   views c05980 6d3909 11c81c 8011af
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
   refuses Anne {"type":"bid","card":5,"goblet":1}: The game is over.
ends {"winners":[],"scores":[0,0,0],"ending":{"type":"teams-counted","team":null,"living":[2,1]}}
   "Alive in the Man in Black's team: 2; in the Prince's team: 1. Neither wins."
