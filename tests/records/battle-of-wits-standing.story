Battle of Wits, version 2 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"series":"last-standing","winner":"survivors","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"seated","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for chance, moves 210e13
   views 323bdb 52b400 ba3b91 e52b8f c18fc4
   refuses Anne {"type":"bid","card":5,"goblet":4}: It is not your turn.
   refuses chance {"type":"bid","card":7,"goblet":6}: The lot names one of the seats.
1. chance: Lot 2
   waits for chance, moves 210e13
   views 1ecf7c 5b945a 2f37ef 671e00 a45202
   "The lot falls on Carla, who deals first."
   refuses chance {"type":"bid","card":7,"goblet":2}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
2. chance: Deal (5, 4, 9, 3)
   waits for Dan, moves e01320
   views a4d47b 161f51 8f3dd6 10df1a c623ac
   "The lot falls on Carla, who deals first."
   "Game 1, Anne, Ben, Carla and Dan: Carla deals, Dan begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Dan {"type":"bid","card":40,"goblet":1}: You do not hold that card.
   refuses Dan {"type":"bid","card":5,"goblet":-1}: The goblets are A to D.
   refuses Dan {"type":"deal","cards":[4,9,3]}: That move cannot be made now.
   refuses Dan {"type":"immunity"}: You do not hold Immunity.
3. Dan: pour the 7 into C
   waits for Anne, moves 8bbfa4
   views 9c3ec9 4ae3c3 7a2bf9 9395ad 72cc85
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 7 into goblet C."
4. Anne: bid the 5 on A
   waits for Ben, moves 0bce26
   views a7bc51 c17b9d 5d5aea 796169 45d8a3
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
5. Ben: bid the 6 on B
   waits for Carla, moves 67b6d1
   views 4d89d5 24dfef 7955ba 252bdb c35964
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 6 on goblet B."
   refuses Carla {"type":"bid","card":9,"goblet":1}: The 9 you hold is a Sicilian card, and those are never bids.
   refuses Carla {"type":"switch","one":2,"other":2}: Switch takes two different goblets.
6. Carla: bid the 3 on A
   waits for Dan, moves c190c3
   views 29af4c a543e3 383a78 1549ad 883417
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 3 on goblet A."
7. Dan: bid the 4 on D
   waits for Anne, moves add33e
   views c651d0 9f0328 648ead a3c3d5 9d56fc
   "Dan bids a card on goblet D."
   to Dan "Dan bids the 4 on goblet D."
8. Anne: pour the 2 into A
   waits for Ben, moves 791d64
   views 7d0a08 b5645b e405db ebd910 700f31
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 2 into goblet A."
9. Ben: bid the 3 on D
   waits for Carla, moves 00e55b
   views 446193 e4b73b 41205f 3a1131 c86cef
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 3 on goblet D."
10. Carla: bid the 1 on A
   waits for Dan, moves c0ce70
   views 9a8d65 3f1299 a24bd6 fdc539 79daf9
   "Carla bids a card on goblet A."
   "Day breaks, and Carla turns up: A wine 2, C poison 7."
   to Carla "Carla bids the 1 on goblet A."
   to Carla "Day breaks, and Carla turns up: A wine 2, C poison 7."
11. Dan: pour the 5 into B
   waits for Anne, moves aa4fcd
   views 38f836 d78650 da08d3 14bfed f8ab29
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 5 into goblet B."
12. Anne: pour the 6 into C
   waits for Ben, moves b180a9
   views 417377 12db4a 3e53a4 4ff09b becadf
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 6 into goblet C."
13. Ben: pour the 1 into D
   waits for Carla, moves f0bd9c
   views cf39c6 b68b0a dac51d b57fec 11fc17
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 1 into goblet D."
14. Carla: bid the 4 on B
   waits for Dan, moves f72e38
   views 7485ab 2b3600 b5b87f e73042 e86f2c
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 4 on goblet B."
15. Dan: pour the Sicilian 3 into B
   waits for Anne, moves 8a05cb
   views 9097a4 74e9d1 694c5c 12101e 64a525
   "Dan pours a Sicilian card into goblet B."
   to Dan "Dan pours the Sicilian 3 into goblet B."
16. Anne: pour the 4 into D
   waits for Ben, moves 36140c
   views b44e9b 8a9ee5 c3edeb 432e26 1a93ff
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 4 into goblet D."
17. Ben: bid the 4 on A
   waits for Carla, moves 5235cf
   views 1a61cb 11fd52 cb321d 95997b 8a0db7
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 4 on goblet A."
18. Carla: switch the bids on A and D
   waits for Dan, moves 34ec27
   views 30a97e ebcd38 be1445 a64c09 9a5606
   "Carla plays Switch: the bids on A and D change places."
   "Day breaks, and Carla turns up: B poison 5, C wine 6, D poison 1."
19. Dan: bid the 2 on C
   waits for Anne, moves 8bec9f
   views 50360f 597cd2 9f2549 7b332e ca8eb5
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 2 on goblet C."
20. Anne: bid the 7 on C
   waits for Ben, moves e907fd
   views 5a75b8 ae3f01 81da4d 5a3867 f10d50
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 7 on goblet C."
21. Ben: bid the 7 on B
   waits for Carla, moves bc8fc9
   views d2e2ee 2fb67f 6f0f73 f041c5 1e5938
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 7 on goblet B."
22. Carla: bid the 6 on B
   waits for Dan, moves 2280eb
   views eb69ab c005ef 9398c8 145c34 2806c9
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 6 on goblet B."
23. Dan: bid the 6 on B
   waits for Anne, moves db8295
   views fe8f2a c18a04 762980 712133 531d4b
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 6 on goblet B."
24. Anne: pour the 3 into B
   waits for Ben, moves 9df857
   views fb7840 b0d464 81078f a1d052 57f27d
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 3 into goblet B."
25. Ben: bid the 2 on C
   waits for Carla, moves a76536
   views 0ffb15 703f95 cc2048 e3ee0c 8410d5
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 2 on goblet C."
26. Carla: bid the 2 on D
   waits for Dan, moves 6ed6d9
   views 9be33a d2c375 4a4994 fb0463 1de8cf
   "Carla bids a card on goblet D."
   "Day breaks, and Carla turns up: B poison 3, D wine 4."
   to Carla "Carla bids the 2 on goblet D."
   to Carla "Day breaks, and Carla turns up: B poison 3, D wine 4."
27. Dan: bid the 3 on A
   waits for Anne, moves 863f54
   views aceef0 2d8c44 98d874 df166e 0f670a
   "Dan bids a card on goblet A."
   to Dan "Dan bids the 3 on goblet A."
28. Anne: pour the 1 into A
   waits for Ben, moves fb8a10
   views 18c2d0 7f2ca3 90e590 f551ee b289db
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 1 into goblet A."
29. Ben: pour the Sicilian 4 into D
   waits for Carla, moves a3c1b4
   views 297787 d359ae 38a2ff fcc6e1 12ee61
   "Ben pours a Sicilian card into goblet D."
   to Ben "Ben pours the Sicilian 4 into goblet D."
30. Carla: pour the 5 into A
   waits for Dan, moves dd86fc
   views 9e5ab7 2e2ea2 a51697 3bc897 c73e9b
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 5 into goblet A."
31. Dan: pour the 1 into C
   waits for Anne, moves 89712f
   views 5ba9e1 6fbe52 06320f eedcd4 da49e8
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 1 into goblet C."
32. Anne: pour the Sicilian 5 into A
   waits for Ben, moves 228a37
   views 0caec5 4ebdd8 f3e620 63dd50 94a3cd
   "Anne pours a Sicilian card into goblet A."
   to Anne "Anne pours the Sicilian 5 into goblet A."
33. Ben: pour the 5 into C
   waits for Carla, moves 358f20
   views f1c9c8 c3615d e487a2 461fe4 739239
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 5 into goblet C."
34. Carla: pour the 7 into D
   waits for nobody, moves 210e13
   views e18168 d90bfe 20e845 255a43 83ebd6
   "Carla pours a card into goblet D."
   "Bids on goblet A: Dan 7, Ben 3. Dan wins it."
   "Bids on goblet B: Ben 13, Carla 10, Dan 6. Ben wins it."
   "Bids on goblet C: Anne 7, Dan 2, Ben 2. Anne wins it."
   "Bids on goblet D: Carla 6, Anne 5, Ben 4. Carla wins it."
   "Goblet A: wine 2, poison 11. Dan drinks and dies."
   "Goblet B: wine 0, poison 11. Ben drinks and dies."
   "Goblet C: wine 6, poison 13. Anne drinks and dies."
   "Goblet D: wine 8, poison 8, and the nearest card is poison. Carla drinks and dies."
   "All are poisoned."
   to Carla "Carla pours the 7 into goblet D."
   to Carla "Bids on goblet A: Dan 7, Ben 3. Dan wins it."
   to Carla "Bids on goblet B: Ben 13, Carla 10, Dan 6. Ben wins it."
   to Carla "Bids on goblet C: Anne 7, Dan 2, Ben 2. Anne wins it."
   to Carla "Bids on goblet D: Carla 6, Anne 5, Ben 4. Carla wins it."
   to Carla "Goblet A: wine 2, poison 11. Dan drinks and dies."
   to Carla "Goblet B: wine 0, poison 11. Ben drinks and dies."
   to Carla "Goblet C: wine 6, poison 13. Anne drinks and dies."
   to Carla "Goblet D: wine 8, poison 8, and the nearest card is poison. Carla drinks and dies."
   to Carla "All are poisoned."
   refuses Anne {"type":"bid","card":7,"goblet":6}: The game is over.
ends {"winners":[0,1,2,3],"scores":[0,0,0,0],"ending":{"type":"last-standing","seats":[0,1,2,3],"games":1}}
   "After one game Anne, Ben, Carla and Dan were the last, fell together and share the win."
