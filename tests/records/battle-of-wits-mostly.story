Battle of Wits, version 2 of its rules: Anne, Ben, Carla, Dan, Eve
{"seats":5,"series":"mostly-dead","winner":"survivors","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"seated","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for chance, moves be8a1b
   views 63aa43 382a9d 4bf0ce f99a1f 2a5600 4e00c8
   refuses Anne {"type":"bid","card":6,"goblet":6}: It is not your turn.
   refuses chance {"type":"bid","card":8,"goblet":1}: The lot names one of the seats.
1. chance: Lot 3
   waits for chance, moves be8a1b
   views 52a9e0 fa7ea8 054a64 d89087 8192c7 301441
   "The lot falls on Dan, who deals first."
   refuses chance {"type":"bid","card":7,"goblet":40}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
2. chance: Deal (5, 3, 5, 7, 6)
   waits for Eve, moves 6505cb
   views 5219dd 3d7e25 30df6d 4d3282 5c4629 a8da52
   "The lot falls on Dan, who deals first."
   "Game 1, Anne, Ben, Carla, Dan and Eve: Dan deals, Eve begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Eve {"type":"bid","card":-1,"goblet":2}: You do not hold that card.
   refuses Eve {"type":"bid","card":4,"goblet":5}: The goblets are A to E.
   refuses Eve {"type":"deal","cards":[5,3,5,7,6]}: That move cannot be made now.
   refuses Eve {"type":"immunity"}: You do not hold Immunity.
   refuses Eve {"type":"take","goblet":3}: Goblets are chosen when all cards are laid: pour or bid.
3. Eve: bid the 6 on E
   waits for Anne, moves 553b6e
   views 0df9d4 5a7a95 fe9232 9e6b11 965879 53a7d8
   "Eve bids a card on goblet E."
   to Eve "Eve bids the 6 on goblet E."
4. Anne: bid the 6 on E
   waits for Ben, moves 98aaf0
   views 2ddb79 f2dc51 a2bc2f f0c645 8002b9 54338d
   "Anne bids a card on goblet E."
   to Anne "Anne bids the 6 on goblet E."
5. Ben: pour the 7 into C
   waits for Carla, moves bf9ddd
   views bd8df9 1480c8 d498d3 b6dfc8 c38bc2 90349e
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 7 into goblet C."
6. Carla: bid the 1 on D
   waits for Dan, moves 23de3a
   views 003fa5 41f8c4 02f162 d073d0 b3d173 73d4cd
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 1 on goblet D."
7. Dan: bid the 6 on B
   waits for Eve, moves f5ee5e
   views 279085 232af8 bc005b 8d3d34 8aa866 5ca6f5
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 6 on goblet B."
   refuses Eve {"type":"bid","card":6,"goblet":1}: The 6 you hold is a Sicilian card, and those are never bids.
8. Eve: bid the 7 on A
   waits for Anne, moves 95ad27
   views 1b9310 bccf06 d09648 b6deeb 29c18f 93ce9f
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 7 on goblet A."
9. Anne: pour the Sicilian 5 into C
   waits for Ben, moves ffbada
   views ecc314 5c23ba 02289c bae7e6 48c132 c84cb7
   "Anne pours a Sicilian card into goblet C."
   to Anne "Anne pours the Sicilian 5 into goblet C."
10. Ben: bid the 2 on C
   waits for Carla, moves 97b696
   views d35ff6 6c57a8 3181a1 8d5f9d a108d7 9c1f75
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 2 on goblet C."
11. Carla: bid the 7 on D
   waits for Dan, moves 82692f
   views 4db3dc 01640e 70ebff 5566ac ff3f22 2e41d1
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 7 on goblet D."
12. Dan: pour the 2 into C
   waits for Eve, moves 4d3e0f
   views f167e9 401913 8b188f 78308a 854e88 3d6984
   "Dan pours a card into goblet C."
   "Day breaks, and Dan turns up: C poison 7."
   to Dan "Dan pours the 2 into goblet C."
   to Dan "Day breaks, and Dan turns up: C poison 7."
13. Eve: bid the 5 on A
   waits for Anne, moves 10d371
   views 048a8c 666c59 68988d 1ac269 45e6e8 eab42b
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 5 on goblet A."
14. Anne: pour the 1 into E
   waits for Ben, moves 0b3f63
   views d82217 a5a364 263a0e 85a1cb e41a41 2b61ac
   "Anne pours a card into goblet E."
   to Anne "Anne pours the 1 into goblet E."
15. Ben: bid the 4 on D
   waits for Carla, moves e885aa
   views 1f4deb 9466fd 72f708 26c7a1 6a06e0 aa0e52
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 4 on goblet D."
16. Carla: pour the Sicilian 5 into D
   waits for Dan, moves bef412
   views 88cc8b 72d521 0608da 49c0ec 51ac8b 91e55f
   "Carla pours a Sicilian card into goblet D."
   to Carla "Carla pours the Sicilian 5 into goblet D."
17. Dan: pour the 1 into B
   waits for Eve, moves f21621
   views 23e09e edb9bd 8fad90 bc87da 1fcd26 f07a5f
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 1 into goblet B."
18. Eve: bid the 3 on E
   waits for Anne, moves c93e3b
   views d123e5 c96f63 6c7947 9d8543 585414 2a93cf
   "Eve bids a card on goblet E."
   to Eve "Eve bids the 3 on goblet E."
19. Anne: pour the 2 into C
   waits for Ben, moves dda6ef
   views 971e8a f0697f 451eda f5cfde 75d67c f50a7c
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 2 into goblet C."
20. Ben: pour the 5 into E
   waits for Carla, moves efa5af
   views 083e50 963595 f0a76d ca3aaa 6b72f0 8d70ab
   "Ben pours a card into goblet E."
   to Ben "Ben pours the 5 into goblet E."
21. Carla: bid the 3 on B
   waits for Dan, moves 7c8d48
   views cf76a6 5bcfba bba101 8dc0db 748ce2 90caea
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 3 on goblet B."
22. Dan: pour the 7 into A
   waits for Eve, moves a85197
   views eff18a f46a65 f2febe 509062 678d48 ffd8e6
   "Dan pours a card into goblet A."
   "Day breaks, and Dan turns up: A poison 7, B poison 1, C poison 5, D poison 5, E poison 1."
   to Dan "Dan pours the 7 into goblet A."
   to Dan "Day breaks, and Dan turns up: A poison 7, B poison 1, C poison 5, D poison 5, E poison 1."
23. Eve: pour the 2 into B
   waits for Anne, moves a4cbd3
   views 464555 02518c 23a38d 79d567 391909 4bfd80
   "Eve pours a card into goblet B."
   to Eve "Eve pours the 2 into goblet B."
24. Anne: pour the 7 into D
   waits for Ben, moves a331fd
   views 52a291 1433a8 476d3f 1bdc67 aaa0a9 9af271
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 7 into goblet D."
25. Ben: pour the 6 into A
   waits for Carla, moves e48447
   views 42fde4 4e41e8 abe6cd 3c4f89 d543f5 8e8ff1
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 6 into goblet A."
26. Carla: bid the 5 on E
   waits for Dan, moves a4941c
   views c06e53 2fd81a bfafb1 f9cd0f ca4a4d 4d4669
   "Carla bids a card on goblet E."
   to Carla "Carla bids the 5 on goblet E."
27. Dan: bid the 4 on A
   waits for Eve, moves 14e963
   views 566f3d f325df 12741a 7e12e3 e871ba eb3519
   "Dan bids a card on goblet A."
   to Dan "Dan bids the 4 on goblet A."
28. Eve: pour the Sicilian 6 into D
   waits for Anne, moves d03320
   views 828d25 6d0382 97f57c 0bc7f3 d4d737 adc81c
   "Eve pours a Sicilian card into goblet D."
   to Eve "Eve pours the Sicilian 6 into goblet D."
29. Anne: bid the 5 on E
   waits for Ben, moves db2b82
   views 6f0447 5d1c6f 94ee3a dfa706 16bd5f e56733
   "Anne bids a card on goblet E."
   to Anne "Anne bids the 5 on goblet E."
30. Ben: pour the Sicilian 3 into A
   waits for Carla, moves b22566
   views 354767 8fb179 0ff1bb cfde4b 1f436a 1f73fe
   "Ben pours a Sicilian card into goblet A."
   to Ben "Ben pours the Sicilian 3 into goblet A."
31. Carla: bid the 4 on B
   waits for Dan, moves 451577
   views 4ef140 2c44db 3ca0aa 9491eb f3fe01 3a4a82
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 4 on goblet B."
32. Dan: pour the 3 into B
   waits for Eve, moves cdefb8
   views 78de33 ed5958 8e0943 581529 b098ea 8e4e08
   "Dan pours a card into goblet B."
   "Day breaks, and Dan turns up: A wine 6, B wine 2, C wine 2, D poison 7, E poison 5."
   to Dan "Dan pours the 3 into goblet B."
   to Dan "Day breaks, and Dan turns up: A wine 6, B wine 2, C wine 2, D poison 7, E poison 5."
33. Eve: pour the 1 into D
   waits for Anne, moves dfcd45
   views bb6bd8 d5db34 35835e 8fce81 91d67a bfd750
   "Eve pours a card into goblet D."
   to Eve "Eve pours the 1 into goblet D."
34. Anne: pour the 4 into E
   waits for Ben, moves c56ca1
   views ff2a86 39c751 8036d4 6d4a59 26b78a 1f585c
   "Anne pours a card into goblet E."
   to Anne "Anne pours the 4 into goblet E."
35. Ben: pour the 1 into B
   waits for Carla, moves c79cea
   views c50a36 58b38c f3213b 24b0dd c94465 eae6e1
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 1 into goblet B."
36. Carla: pour the 6 into A
   waits for Dan, moves caf7cb
   views 6cfd60 174c0a 8f33c9 50a35c a6f478 f05b6e
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 6 into goblet A."
37. Dan: pour the 5 into D
   waits for Eve, moves 48b696
   views 72b70c b75d8e 8e8f18 7540ca 538742 6e7c3c
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 5 into goblet D."
38. Eve: bid the 4 on A
   waits for Anne, moves 6880db
   views 03e0b2 c46d7d cdaf51 25ff79 4655d3 eb7124
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 4 on goblet A."
39. Anne: pour the 3 into C
   waits for Ben, moves 5a6238
   views 8df5c6 604f2e 2ffedd c0f2de 9f3fb4 cd6aa7
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 3 into goblet C."
40. Ben: pour the 3 into D
   waits for Carla, moves 68a7c1
   views 2d669a 1a8f8f 5aa0e1 fce349 a9452a 3bebf4
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 3 into goblet D."
41. Carla: pour the 2 into D
   waits for Dan, moves 9b7a9a
   views 3e1ac8 cb464a 9b0da7 8e87cf 79c181 a509c3
   "Carla pours a card into goblet D."
   to Carla "Carla pours the 2 into goblet D."
42. Dan: pour the Sicilian 7 into B
   waits for Carla, moves 8cfc74
   views a933c9 4dead1 a24ea2 3b57f5 cc4b1b f5d6cb
   "Dan pours a Sicilian card into goblet B."
   "Bids on goblet A: Eve 16, Dan 4. Eve wins it."
   "Bids on goblet B: Carla 7, Dan 6. Carla wins it."
   "Bids on goblet C: Ben 2. Ben wins it."
   "Bids on goblet D: Carla 8, Ben 4. Carla wins it."
   "Bids on goblet E: Anne 11, Eve 9, Carla 5. Anne wins it."
   to Dan "Dan pours the Sicilian 7 into goblet B."
   to Dan "Bids on goblet A: Eve 16, Dan 4. Eve wins it."
   to Dan "Bids on goblet B: Carla 7, Dan 6. Carla wins it."
   to Dan "Bids on goblet C: Ben 2. Ben wins it."
   to Dan "Bids on goblet D: Carla 8, Ben 4. Carla wins it."
   to Dan "Bids on goblet E: Anne 11, Eve 9, Carla 5. Anne wins it."
   refuses Carla {"type":"bid","card":1,"goblet":40}: All cards are laid. Choose your goblet: B or D.
43. Carla: take goblet B
   waits for nobody, moves be8a1b
   views 43ba02 1dd2ec 618bfe 5828d9 0da19b 92e5ac
   "Carla keeps goblet B."
   "Goblet D is free: nobody else who bid on it lacks one."
   "Goblet D is left for Dan."
   "Goblet A: wine 12, poison 10. Eve drinks and lives."
   "Goblet B: wine 2, poison 12. Carla drinks and dies."
   "Goblet C: wine 4, poison 15. Ben drinks and dies."
   "Goblet D: wine 8, poison 21. Dan drinks and dies."
   "Goblet E: wine 4, poison 6. Anne drinks and dies."
   "Eve alone lives."
   refuses Anne {"type":"bid","card":1,"goblet":6}: The game is over.
ends {"winners":[4],"scores":[0,0,0,0,1],"ending":{"type":"last-standing","seats":[4],"games":1}}
   "After one game Eve is the last one standing: no one to be trifled with!"
