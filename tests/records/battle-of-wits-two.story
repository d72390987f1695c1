Battle of Wits, version 3 of its rules: Anne, Ben
{"seats":2,"series":"one-game","winner":"survivors","total":"all-poison","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"chosen","dealer":2,"six_hand":"short","immunity_card":"nine","memory":false}
   waits for Anne, Ben, moves 97fa6f
   views 4ff454 36d67e d6dc2c
   refuses Anne {"type":"bid","card":-1,"goblet":0}: That move cannot be made now.
   refuses chance {"type":"become","character":"Buttercup"}: It is not your turn.
1. Anne: be Fezzik
   waits for Ben, moves 1a9611
   views 722dca 1769ce 648328
   "Anne is Fezzik."
   refuses Ben {"type":"become","character":"Fezzik"}: Fezzik is taken: choose someone else.
2. Ben: take any character
   waits for chance, moves 643d54
   views 910e3e 77c3ad e527a1
   "Ben leaves open who to be."
   "Ben is Prince Humperdinck."
   refuses chance {"type":"become","character":"Buttercup"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
3. chance: Deal (2, 3)
   waits for Anne, moves 64d8fd
   views b53402 6a5123 6f2963
   "Ben leaves open who to be."
   "Ben is Prince Humperdinck."
   "Game 1, Anne and Ben: Ben deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":5,"goblet":6}: The goblets are A to B.
   refuses Anne {"type":"bid","card":8,"goblet":0}: You do not hold that card.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
   refuses Anne {"type":"take","goblet":2}: Goblets are chosen when all cards are laid: pour or bid.
4. Anne: pour the Sicilian 2 into A
   waits for Ben, moves 45967e
   views 0aeafd f21861 3a873c
   "Anne pours a Sicilian card into goblet A."
   to Anne "Anne pours the Sicilian 2 into goblet A."
5. Ben: bid the 4 on A
   waits for Anne, moves 9df012
   views 492077 c1713c 048f5b
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 4 on goblet A."
6. Anne: pour the 2 into A
   waits for Ben, moves 7c598f
   views d4ba51 04a4f1 684637
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 2 into goblet A."
7. Ben: bid the 5 on A
   waits for Anne, moves 006fa9
   views ea01d6 4eeb73 09c84d
   "Ben bids a card on goblet A."
   "Day breaks, and Ben turns up: A wine 2."
   to Ben "Ben bids the 5 on goblet A."
   to Ben "Day breaks, and Ben turns up: A wine 2."
8. Anne: pour the 5 into A
   waits for Ben, moves 730777
   views e4c516 48688a 8cb864
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 5 into goblet A."
9. Ben: pour the 3 into B
   waits for Anne, moves 487e1a
   views cb96e3 11b602 80bc33
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 3 into goblet B."
10. Anne: bid the 1 on A
   waits for Ben, moves d28234
   views d40989 ae1070 ec4602
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 1 on goblet A."
11. Ben: bid the 1 on B
   waits for Anne, moves 26684e
   views 35f58c 43ac5c a4b25d
   "Ben bids a card on goblet B."
   "Day breaks, and Ben turns up: A wine 2, B poison 3."
   to Ben "Ben bids the 1 on goblet B."
   to Ben "Day breaks, and Ben turns up: A wine 2, B poison 3."
12. Anne: pour the 7 into B
   waits for Ben, moves e073a8
   views bd9b48 ca20f1 47d3f6
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 7 into goblet B."
13. Ben: pour the 6 into A
   waits for Anne, moves 51d1c0
   views 2e607d e3a5a3 09b965
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 6 into goblet A."
14. Anne: bid the 3 on A
   waits for Ben, moves bddd6c
   views ca1b32 39e6ce 9544b7
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 3 on goblet A."
15. Ben: pour the 7 into A
   waits for Anne, moves 7a0095
   views 1aff2c aace49 3ed154
   "Ben pours a card into goblet A."
   "Day breaks, and Ben turns up: A poison 5, B poison 7."
   to Ben "Ben pours the 7 into goblet A."
   to Ben "Day breaks, and Ben turns up: A poison 5, B poison 7."
16. Anne: bid the 4 on A
   waits for Ben, moves 5007cc
   views b7b96e c66cd9 454e8f
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 4 on goblet A."
   refuses Ben {"type":"bid","card":3,"goblet":1}: The 3 you hold is a Sicilian card, and those are never bids.
17. Ben: bid the 2 on A
   waits for Anne, moves 911c93
   views 1e9db1 ae26ba ecafd3
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 2 on goblet A."
18. Anne: pour the 6 into B
   waits for Ben, moves 8849c0
   views 2e6d9f cebaaf 7a6d84
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 6 into goblet B."
19. Ben: pour the Sicilian 3 into A
   waits for Ben, moves 299cc0
   views d900db d0cf33 3fe577
   "Ben pours a Sicilian card into goblet A."
   "Bids on goblet A: Ben 11, Anne 8. Ben wins it."
   "Bids on goblet B: Ben 1. Ben wins it."
   to Ben "Ben pours the Sicilian 3 into goblet A."
   to Ben "Bids on goblet A: Ben 11, Anne 8. Ben wins it."
   to Ben "Bids on goblet B: Ben 1. Ben wins it."
   refuses Ben {"type":"become","character":"Man in Black"}: All cards are laid. Choose your goblet: A or B.
20. Ben: take goblet B
   waits for nobody, moves 643d54
   views 55dcec ea8d7a 6c4053
   "Ben keeps goblet B."
   "Goblet A goes to Anne, who bid 8."
   "Goblet A: wine 10, poison 15. Anne drinks and dies."
   "Goblet B: wine 6, poison 10. Ben drinks and dies."
   "All are poisoned."
   refuses Anne {"type":"become","character":"Grandson"}: The game is over.
ends {"winners":[],"scores":[0,0],"ending":{"type":"survivors","seats":[]}}
   "All are poisoned, and nobody wins."
