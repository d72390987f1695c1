Battle of Wits, version 3 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"series":"last-standing","winner":"survivors","total":"all-poison","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for Anne, Ben, Carla, Dan, moves 7141ec
   views 0594ea 6fe63c acc1c9 678cf7 229d5d
   refuses Anne {"type":"bid","card":1,"goblet":-1}: That move cannot be made now.
   refuses chance {"type":"become","character":"Prince Humperdinck"}: It is not your turn.
1. Carla: be Vizzini
   waits for Anne, Ben, Dan, moves cac40d
   views 21ffc6 1fc3b5 c8da69 b2e0b4 3c4fd7
   "Carla is Vizzini."
   refuses Anne {"type":"become","character":"Vizzini"}: Vizzini is taken: choose someone else.
2. Anne: be Albino
   waits for Ben, Dan, moves 16dfb2
   views 449d94 40cf1f 5c7071 cfc280 d05a34
   "Anne is Albino."
3. Dan: be Buttercup
   waits for Ben, moves ef1841
   views 95d7e5 81c0e9 6d508e 95e178 b16cce
   "Dan is Buttercup."
4. Ben: be Man in Black
   waits for chance, moves 210e13
   views 1242e7 2813ad d8a61a 51d606 74dcda
   "Ben is Man in Black."
   refuses chance {"type":"become","character":"Count Rugen"}: The lot names one of the seats.
5. chance: Lot 3
   waits for chance, moves 210e13
   views ef0e88 94b0da 5b349e d33e93 0e09b2
   "Ben is Man in Black."
   "The lot falls on Dan, who deals first."
   refuses chance {"type":"become","character":"Albino"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
6. chance: Deal (5, 8, 7, 3)
   waits for Anne, moves 8bbfa4
   views 3c28b9 4d5e51 97acfc f4b823 66a67f
   "Ben is Man in Black."
   "The lot falls on Dan, who deals first."
   "Game 1, Anne, Ben, Carla and Dan: Dan deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":1,"goblet":40}: The goblets are A to D.
   refuses Anne {"type":"bid","card":40,"goblet":1}: You do not hold that card.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
7. Anne: bid the 2 on A
   waits for Ben, moves 4f77ee
   views bb343b e4750d 1ca9f8 9842f7 23532f
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 2 on goblet A."
   refuses Ben {"type":"bid","card":8,"goblet":3}: The 8 you hold is a Sicilian card, and those are never bids.
8. Ben: bid the 2 on D
   waits for Carla, moves 061082
   views 2fe50c b8c2b5 47e94f 5ae597 1dd20b
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 2 on goblet D."
9. Carla: pour the 1 into B
   waits for Dan, moves e01320
   views aa9c12 d06962 f4bdb3 dd0ddc 79479a
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 1 into goblet B."
10. Dan: bid the 6 on B
   waits for Anne, moves 8dc956
   views 0dd2ce 0b012d 09962e 5ad5c7 ac3f4d
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 6 on goblet B."
11. Anne: pour the 5 into C
   waits for Ben, moves f8d56b
   views c7e21b b35650 4265c0 accb39 2ac45b
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 5 into goblet C."
12. Ben: pour the 6 into B
   waits for Carla, moves 2a422d
   views 77e3b0 80f49e b7f59e 22d4e4 1cd4f7
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 6 into goblet B."
13. Carla: pour the 7 into C
   waits for Dan, moves cf3bc7
   views 28cc4a aa16a2 c8f6c7 cf5cad 586d06
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 7 into goblet C."
14. Dan: bid the 7 on A
   waits for Anne, moves aa4fcd
   views 8f9e37 5ebbe6 1e394e 8b1524 174255
   "Dan bids a card on goblet A."
   "Day breaks, and Dan turns up: B poison 1, C poison 5."
   to Dan "Dan bids the 7 on goblet A."
   to Dan "Day breaks, and Dan turns up: B poison 1, C poison 5."
15. Anne: bid the 3 on B
   waits for Ben, moves 3596a2
   views fb7d90 6fe1b2 a2eef1 2c7083 95eea1
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 3 on goblet B."
16. Ben: bid the 5 on A
   waits for Carla, moves af533d
   views 65e387 98cd96 745746 672860 fd905a
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 5 on goblet A."
17. Carla: pour the 2 into C
   waits for Dan, moves c60c77
   views ad4bb3 d7512d 7d4535 5007a1 0ecf4d
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 2 into goblet C."
18. Dan: pour the 4 into D
   waits for Anne, moves 0f258a
   views 4b6d83 315bf0 32ddb0 12881c 4d37f8
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 4 into goblet D."
19. Anne: pour the Sicilian 5 into D
   waits for Ben, moves 650e17
   views 2235a3 cf7343 b0afec 344b41 ce0035
   "Anne pours a Sicilian card into goblet D."
   to Anne "Anne pours the Sicilian 5 into goblet D."
20. Ben: pour the 3 into D
   waits for Carla, moves 6be052
   views b6fd7b 740f84 3ec8fa 2ca0d1 c38351
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 3 into goblet D."
21. Carla: bid the 3 on C
   waits for Dan, moves a3bc6c
   views d31df1 c92ca3 c98cb8 36ec60 5d3785
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 3 on goblet C."
22. Dan: pour the 2 into A
   waits for Anne, moves 89211a
   views 8b2a44 6448ef 3614f0 58270a 6b42dd
   "Dan pours a card into goblet A."
   "Day breaks, and Dan turns up: A wine 2, B wine 6, C poison 7, D wine 4."
   to Dan "Dan pours the 2 into goblet A."
   to Dan "Day breaks, and Dan turns up: A wine 2, B wine 6, C poison 7, D wine 4."
23. Anne: pour the 7 into D
   waits for Ben, moves a3cdd8
   views 27132e 15bf3d b21b00 7a8f3b ce9856
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 7 into goblet D."
24. Ben: bid the 4 on A
   waits for Carla, moves f9b23a
   views 3e44e4 906e91 1aed7c 7be8a7 2ad072
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 4 on goblet A."
25. Carla: pour the Sicilian 7 into A
   waits for Dan, moves 7a09d1
   views bf42e9 686a87 2c9ccd 0b7ae0 f67547
   "Carla pours a Sicilian card into goblet A."
   to Carla "Carla pours the Sicilian 7 into goblet A."
26. Dan: bid the 5 on A
   waits for Anne, moves 595fb3
   views 4085ee 74c95c a1b400 4b64b5 a88136
   "Dan bids a card on goblet A."
   to Dan "Dan bids the 5 on goblet A."
27. Anne: bid the 1 on B
   waits for Ben, moves 96310d
   views c9588a 3a29ff 575870 fe1d1e 08e68d
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 1 on goblet B."
28. Ben: pour the 7 into A
   waits for Carla, moves 9f0aa9
   views 59cd27 84031d 2d724d 693456 d8e855
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 7 into goblet A."
29. Carla: pour the 6 into B
   waits for Dan, moves e3df4b
   views cb0a34 60cad1 222a25 41fecf 502672
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 6 into goblet B."
30. Dan: bid the 1 on B
   waits for Anne, moves 2eb3bd
   views affb27 14b92a 031eaf 8f2874 da6562
   "Dan bids a card on goblet B."
   "Day breaks, and Dan turns up: A poison 7, B wine 6, C wine 2, D poison 5."
   to Dan "Dan bids the 1 on goblet B."
   to Dan "Day breaks, and Dan turns up: A poison 7, B wine 6, C wine 2, D poison 5."
31. Anne: bid the 4 on B
   waits for Ben, moves 5a5335
   views 9ad89a 79c9ff 6af996 9dcc4e 828c23
   "Anne bids a card on goblet B."
   to Anne "Anne bids the 4 on goblet B."
32. Ben: bid the 1 on D
   waits for Carla, moves 2465c7
   views 5a8750 067fcf 94519f 6920e3 40d99a
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 1 on goblet D."
33. Carla: bid the 5 on B
   waits for Dan, moves 3515d4
   views f6bfc4 f8a359 4bc3c6 5689b7 7844b6
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 5 on goblet B."
34. Dan: pour the 3 into D
   waits for Anne, moves 5d05a1
   views 34c59f 30494b 6d0b69 1d68f5 03ba65
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 3 into goblet D."
35. Anne: pour the 6 into A
   waits for Ben, moves 3bb236
   views f9bb0b 64ed9d f15e99 974b73 250f79
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 6 into goblet A."
36. Ben: pour the Sicilian 8 into A
   waits for Carla, moves 465e62
   views 54dd17 dbe60d b373ef 103bed cc828f
   "Ben pours a Sicilian card into goblet A."
   to Ben "Ben pours the Sicilian 8 into goblet A."
37. Carla: bid the 4 on A
   waits for Dan, moves e757a5
   views d3eda7 bfe04d 9ce7ae 9cced0 ed7c4d
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 4 on goblet A."
38. Dan: pour the Sicilian 3 into A
   waits for nobody, moves 210e13
   views 2abde9 afac7b 9559ed 9c3917 08d53f
   "Dan pours a Sicilian card into goblet A."
   "Bids on goblet A: Dan 12, Ben 9, Carla 4, Anne 2. Dan wins it."
   "Bids on goblet B: Anne 8, Dan 7, Carla 5. Anne wins it."
   "Bids on goblet C: Carla 3. Carla wins it."
   "Bids on goblet D: Ben 3. Ben wins it."
   "Goblet A: wine 16, poison 17. Dan drinks and dies."
   "Goblet B: wine 12, poison 1. Anne drinks and lives."
   "Goblet C: wine 2, poison 12. Carla drinks and dies."
   "Goblet D: wine 4, poison 18. Ben drinks and dies."
   "Anne alone lives."
   to Dan "Dan pours the Sicilian 3 into goblet A."
   to Dan "Bids on goblet A: Dan 12, Ben 9, Carla 4, Anne 2. Dan wins it."
   to Dan "Bids on goblet B: Anne 8, Dan 7, Carla 5. Anne wins it."
   to Dan "Bids on goblet C: Carla 3. Carla wins it."
   to Dan "Bids on goblet D: Ben 3. Ben wins it."
   to Dan "Goblet A: wine 16, poison 17. Dan drinks and dies."
   to Dan "Goblet B: wine 12, poison 1. Anne drinks and lives."
   to Dan "Goblet C: wine 2, poison 12. Carla drinks and dies."
   to Dan "Goblet D: wine 4, poison 18. Ben drinks and dies."
   to Dan "Anne alone lives."
   refuses Anne {"type":"become","character":"Count Rugen"}: The game is over.
ends {"winners":[0],"scores":[1,0,0,0],"ending":{"type":"last-standing","seats":[0],"games":1}}
   "After one game Anne is the last one standing: no one to be trifled with!"
