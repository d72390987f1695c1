Battle of Wits, version 2 of its rules: Anne, Ben
{"seats":2,"series":"one-game","winner":"survivors","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"seated","dealer":2,"six_hand":"short","immunity_card":"nine","memory":false}
   waits for chance, moves 643d54
   views a41571 93b298 347f32
   refuses Anne {"type":"bid","card":4,"goblet":-1}: It is not your turn.
   refuses chance {"type":"bid","card":4,"goblet":1}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
1. chance: Deal (6, 9)
   waits for Anne, moves e65674
   views 952691 405ea2 39ffa4
   "Game 1, Anne and Ben: Ben deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":7,"goblet":4}: The goblets are A to B.
   refuses Anne {"type":"bid","card":-1,"goblet":0}: You do not hold that card.
   refuses Anne {"type":"deal","cards":[9,6]}: That move cannot be made now.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
   refuses Anne {"type":"take","goblet":1}: Goblets are chosen when all cards are laid: pour or bid.
2. Anne: pour the 6 into B
   waits for Ben, moves 68038e
   views a626ae f59c37 320101
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 6 into goblet B."
   refuses Ben {"type":"bid","card":9,"goblet":0}: The 9 you hold is a Sicilian card, and those are never bids.
3. Ben: pour the 3 into A
   waits for Anne, moves ae9ff5
   views 3d1274 50fe5a e3caa9
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 3 into goblet A."
4. Anne: bid the 5 on B
   waits for Ben, moves 645c85
   views 4971e5 eaef5c 9486e4
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 5 on goblet B."
5. Ben: pour the 7 into B
   waits for Anne, moves ac46cb
   views 9e34da f85bdd 33f18e
   "Ben pours a card into goblet B."
   "Day breaks, and Ben turns up: A poison 3, B wine 6."
   to Ben "Ben pours the 7 into goblet B."
   to Ben "Day breaks, and Ben turns up: A poison 3, B wine 6."
6. Anne: pour the 7 into A
   waits for Ben, moves 0d4361
   views 808f3a a5635b 790dd0
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 7 into goblet A."
7. Ben: pour the 2 into A
   waits for Anne, moves 211e97
   views c4f368 f604b8 d033e6
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 2 into goblet A."
8. Anne: bid the 3 on B
   waits for Ben, moves 156bf7
   views d20b9f 48b4bf 3f92d8
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 3 on goblet B."
9. Ben: pour the 5 into B
   waits for Anne, moves 02a8e4
   views 8d66e3 799130 4d5351
   "Ben pours a card into goblet B."
   "Day breaks, and Ben turns up: A poison 7, B poison 7."
   to Ben "Ben pours the 5 into goblet B."
   to Ben "Day breaks, and Ben turns up: A poison 7, B poison 7."
10. Anne: bid the 2 on B
   waits for Ben, moves 58e816
   views ce2ef9 3c9411 79daa5
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 2 on goblet B."
11. Ben: bid the 6 on B
   waits for Anne, moves 66f5e6
   views 5a0b48 38bf20 1a664b
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 6 on goblet B."
12. Anne: bid the 1 on A
   waits for Ben, moves c49b79
   views 6c5f33 bfe15a 6876b7
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 1 on goblet A."
13. Ben: bid the 4 on B
   waits for Anne, moves f3fef9
   views 14738e 234312 b41081
   "Ben bids a card on goblet B."
   "Day breaks, and Ben turns up: A wine 2, B poison 5."
   to Ben "Ben bids the 4 on goblet B."
   to Ben "Day breaks, and Ben turns up: A wine 2, B poison 5."
14. Anne: pour the Sicilian 6 into A
   waits for Ben, moves 0ae034
   views b64364 738b3f 0c8d57
   "Anne pours a Sicilian card into goblet A."
   to Anne "Anne pours the Sicilian 6 into goblet A."
15. Ben: play Immunity
   waits for Anne, moves 37b182
   views 7b5fec e6ce69 31de14
   "Ben plays Immunity: their own poison will do them no harm."
16. Anne: pour the 4 into A
   waits for Ben, moves f238a5
   views 88a16d f85d20 dc71b7
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 4 into goblet A."
17. Ben: pour the 1 into B
   waits for Anne, moves a75704
   views 554c01 1f25b9 3e9a4d
   "Ben pours a card into goblet B."
   "Bids on goblet A: Anne 1. Anne wins it."
   "Bids on goblet B: Anne 10, Ben 10. Anne has the nearest card and wins it."
   to Ben "Ben pours the 1 into goblet B."
   to Ben "Bids on goblet A: Anne 1. Anne wins it."
   to Ben "Bids on goblet B: Anne 10, Ben 10. Anne has the nearest card and wins it."
   refuses Anne {"type":"bid","card":1,"goblet":7}: All cards are laid. Choose your goblet: A or B.
18. Anne: take goblet A
   waits for nobody, moves 643d54
   views 2435e2 3f3fac a4137f
   "Anne keeps goblet A."
   "Goblet B goes to Ben, who bid 10."
   "Goblet A: wine 12, poison 10. Anne drinks and lives."
   "Goblet B: wine 6, poison 0 (and 13 of their own, harmless). Ben drinks and lives."
   "Anne and Ben live."
   refuses Anne {"type":"bid","card":5,"goblet":5}: The game is over.
ends {"winners":[0,1],"scores":[1,1],"ending":{"type":"survivors","seats":[0,1]}}
   "Anne and Ben live."
