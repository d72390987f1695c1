Battle of Wits, version 3 of its rules: Anne, Ben, Carla, Dan, Eve
{"seats":5,"series":"mostly-dead","winner":"survivors","total":"all-poison","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for Anne, Ben, Carla, Dan, Eve, moves 0b2c0e
   views f7014d d10dc6 18fb09 c9c851 d1c665 f6b700
   refuses Anne {"type":"bid","card":2,"goblet":6}: That move cannot be made now.
   refuses chance {"type":"become","character":"Inigo Montoya"}: It is not your turn.
1. Carla: be Man in Black
   waits for Anne, Ben, Dan, Eve, moves 2b7e75
   views 469368 bde939 dc98db 8dfc5c 5603ed f5c1d6
   "Carla is Man in Black."
   refuses Anne {"type":"become","character":"Man in Black"}: Man in Black is taken: choose someone else.
2. Dan: be Fezzik
   waits for Anne, Ben, Eve, moves 62a47b
   views f6a1e3 181e32 216686 e1e432 0f3e99 f05808
   "Dan is Fezzik."
3. Anne: be Buttercup
   waits for Ben, Eve, moves b4493d
   views 609281 6ecdc1 b92b18 f407ae 1c1eb3 effdfc
   "Anne is Buttercup."
4. Ben: be Inigo Montoya
   waits for Eve, moves 03e558
   views ba8dcf 1f877b ab0864 c2e5f4 fc20af de2a76
   "Ben is Inigo Montoya."
5. Eve: be Vizzini
   waits for chance, moves be8a1b
   views 9d73a7 b33a73 d8f6ad ecf697 6d3a56 28e842
   "Eve is Vizzini."
   refuses chance {"type":"become","character":"Miracle Max"}: The lot names one of the seats.
6. chance: Lot 4
   waits for chance, moves be8a1b
   views f09613 8eb3e1 1d49fc cf7636 2d6ed7 02ab0d
   "Eve is Vizzini."
   "The lot falls on Eve, who deals first."
   refuses chance {"type":"become","character":"Man in Black"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
7. chance: Deal (1, 9, 3, 7, 5)
   waits for Anne, moves ab3151
   views 1cdb10 f9ec82 b27d1c d92794 6d1b15 e01f6e
   "Eve is Vizzini."
   "The lot falls on Eve, who deals first."
   "Game 1, Anne, Ben, Carla, Dan and Eve: Eve deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":2,"goblet":9}: The goblets are A to E.
   refuses Anne {"type":"bid","card":40,"goblet":4}: You do not hold that card.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
8. Anne: pour the Sicilian 1 into B
   waits for Ben, moves a77f98
   views d156dd b21703 04411c 5a4fd1 f6e5ec a673f7
   "Anne pours a Sicilian card into goblet B."
   to Anne "Anne pours the Sicilian 1 into goblet B."
   refuses Ben {"type":"switch","one":3,"other":3}: Switch takes two different goblets.
9. Ben: bid the 4 on D
   waits for Carla, moves 18d68b
   views 8a2301 1282fd 7bb6fa 1374ef 6d4cac 75b106
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 4 on goblet D."
10. Carla: pour the 4 into D
   waits for Dan, moves 23de3a
   views 1d866a e00233 90475f 4a8007 76618f 9c064e
   "Carla pours a card into goblet D."
   to Carla "Carla pours the 4 into goblet D."
11. Dan: bid the 3 on C
   waits for Eve, moves d9a3fd
   views 1936dc 3d077c 70263d df8459 d1e07a a4223a
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 3 on goblet C."
12. Eve: bid the 1 on A
   waits for Anne, moves 71d6c2
   views 138a31 78a62e 1938e9 d69463 293819 3a39c4
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 1 on goblet A."
13. Anne: bid the 7 on C
   waits for Ben, moves 66376a
   views 22e2b7 3d0b48 8b1116 5ff3cc 8f26d7 2d16d8
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 7 on goblet C."
   refuses Ben {"type":"bid","card":9,"goblet":3}: The 9 you hold is a Sicilian card, and those are never bids.
14. Ben: pour the Sicilian 9 into A
   waits for Carla, moves a57348
   views 5fb273 6ed479 cbe64e 5ad747 2e0484 49677e
   "Ben pours a Sicilian card into goblet A."
   to Ben "Ben pours the Sicilian 9 into goblet A."
15. Carla: pour the 1 into B
   waits for Dan, moves 36cf58
   views 8d68af 67d94a e7b8c5 6b04ef c3e656 3743a2
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 1 into goblet B."
16. Dan: pour the 5 into A
   waits for Eve, moves 0f3ad0
   views 0ffada 76eeda 55f687 ebce45 b48eea d836fc
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 5 into goblet A."
17. Eve: bid the 3 on E
   waits for Anne, moves e482bc
   views 9c54d7 9f3b32 1ee076 b2ef42 b98f65 793c43
   "Eve bids a card on goblet E."
   "Day breaks, and Eve turns up: A poison 9, B poison 1, D wine 4."
   to Eve "Eve bids the 3 on goblet E."
   to Eve "Day breaks, and Eve turns up: A poison 9, B poison 1, D wine 4."
18. Anne: pour the 2 into A
   waits for Ben, moves 737699
   views da3611 f8c281 8c0a49 6e811a 0b7f6b 1d0607
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 2 into goblet A."
19. Ben: bid the 2 on D
   waits for Carla, moves ecad77
   views 05e7b1 782a0b 8d09ce 53b910 4b057f 94ad59
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 2 on goblet D."
20. Carla: pour the 2 into A
   waits for Dan, moves 4e5da2
   views 3d315b 5891de 40200f 509955 d37751 4b6dd8
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 2 into goblet A."
21. Dan: pour the 1 into A
   waits for Eve, moves ebe836
   views 943a0f ce82e9 8f12e6 fd7354 8f19fe 4d438c
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 1 into goblet A."
22. Eve: pour the 5 into A
   waits for Anne, moves 44388d
   views cc85b2 b3a7d2 f787c1 98a9f0 a65270 6f6aed
   "Eve pours a card into goblet A."
   to Eve "Eve pours the 5 into goblet A."
23. Anne: pour the 4 into D
   waits for Ben, moves 3ba7bf
   views b57134 ecdfa7 282194 c6a720 d587c2 50a720
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 4 into goblet D."
24. Ben: pour the 6 into B
   waits for Carla, moves 6c2261
   views f54e12 4a54ce 73f7a5 ceb33b 50a422 bc6511
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 6 into goblet B."
25. Carla: bid the 6 on B
   waits for Dan, moves e5d23f
   views 4245a1 0a7daa 2aca3c 912196 e9eb51 11dc33
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 6 on goblet B."
26. Dan: bid the 2 on E
   waits for Eve, moves 97b652
   views df8ca7 e97714 b519fd 7bc439 fd138c cdf786
   "Dan bids a card on goblet E."
   to Dan "Dan bids the 2 on goblet E."
27. Eve: bid the 6 on E
   waits for Anne, moves 9dfb4b
   views 02df72 2d9d8e bf1a93 fe7978 edcaae 4229c8
   "Eve bids a card on goblet E."
   "Day breaks, and Eve turns up: A poison 5, B poison 1, D wine 4."
   to Eve "Eve bids the 6 on goblet E."
   to Eve "Day breaks, and Eve turns up: A poison 5, B poison 1, D wine 4."
28. Anne: pour the 5 into B
   waits for Ben, moves 4234dd
   views 648b75 dcba0f 015edd c37cee 321ee5 dab88c
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 5 into goblet B."
29. Ben: pour the 1 into E
   waits for Carla, moves bcd054
   views c50258 81a45f 236648 acecaa 4359a5 b2300d
   "Ben pours a card into goblet E."
   to Ben "Ben pours the 1 into goblet E."
30. Carla: pour the 5 into C
   waits for Dan, moves 765348
   views a30b70 fb927b 30d06e 65548f 1987e3 a53bcc
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 5 into goblet C."
31. Dan: bid the 7 on A
   waits for Eve, moves e34910
   views 690b99 0eb92c 05d180 180054 de4230 5845d1
   "Dan bids a card on goblet A."
   to Dan "Dan bids the 7 on goblet A."
32. Eve: bid the 2 on C
   waits for Anne, moves f543c6
   views b7b093 66988a 564754 cb3bfd 4b5f96 9be62f
   "Eve bids a card on goblet C."
   to Eve "Eve bids the 2 on goblet C."
33. Anne: bid the 1 on D
   waits for Ben, moves 379181
   views 2c1d7f 592d7a 2197b0 05c983 8fcbad a65431
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 1 on goblet D."
34. Ben: pour the 5 into C
   waits for Carla, moves 971bc7
   views 9d5468 ba94d1 79a63e a047fa 7674d0 3af4ad
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 5 into goblet C."
35. Carla: pour the Sicilian 3 into A
   waits for Dan, moves 0407f0
   views 65276d 784293 557c03 03037a a5c64a 827370
   "Carla pours a Sicilian card into goblet A."
   to Carla "Carla pours the Sicilian 3 into goblet A."
36. Dan: pour the Sicilian 7 into A
   waits for Eve, moves 2503ab
   views 606763 308f0f 936258 908911 8c2521 fc6115
   "Dan pours a Sicilian card into goblet A."
   to Dan "Dan pours the Sicilian 7 into goblet A."
37. Eve: pour the Sicilian 5 into D
   waits for Anne, moves 9ed8c5
   views d3afb1 5bf360 b17123 981e0c 115f10 8bb062
   "Eve pours a Sicilian card into goblet D."
   "Day breaks, and Eve turns up: A wine 2, B wine 6, C poison 5, D poison 5, E poison 1."
   to Eve "Eve pours the Sicilian 5 into goblet D."
   to Eve "Day breaks, and Eve turns up: A wine 2, B wine 6, C poison 5, D poison 5, E poison 1."
38. Anne: bid the 6 on E
   waits for Ben, moves fb519f
   views 585389 e53200 90194b 6e6a05 d3adbc 0c5ed1
   "Anne bids a card on goblet E."
   to Anne "Anne bids the 6 on goblet E."
39. Ben: pour the 3 into C
   waits for Carla, moves 517e7e
   views d06301 e52abe 574e82 56fbcf e9cb1b 344bac
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 3 into goblet C."
40. Carla: pour the 7 into D
   waits for Dan, moves 5fc46a
   views 811fdf 33c541 aa6e82 ed90bc 22a6c3 4deedd
   "Carla pours a card into goblet D."
   to Carla "Carla pours the 7 into goblet D."
41. Dan: pour the 4 into A
   waits for Eve, moves ec03f0
   views a2e418 ec5c6f 724bca 119668 4cbc76 25c298
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 4 into goblet A."
42. Eve: pour the 4 into D
   waits for Anne, moves 6880db
   views 606930 82ffbe 068aef ecf798 d28c5a eca99e
   "Eve pours a card into goblet D."
   to Eve "Eve pours the 4 into goblet D."
43. Anne: pour the 3 into A
   waits for Ben, moves ecc47c
   views c0e406 34d46b 3f6379 7fc108 54f866 cb9b49
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 3 into goblet A."
44. Ben: bid the 7 on A
   waits for Carla, moves 36b6f7
   views 86ee8e 1a08bc 06f558 320def b50484 b3143b
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 7 on goblet A."
45. Carla: bid the 3 on B
   waits for Dan, moves 7471c5
   views 90c988 70b0e7 6925c3 f43cfe 0a50f9 2b73f8
   "Carla bids a card on goblet B."
   to Carla "Carla bids the 3 on goblet B."
46. Dan: bid the 6 on D
   waits for Eve, moves 6b7232
   views f14745 768807 07c5a1 8a1adb d5e75d f3260d
   "Dan bids a card on goblet D."
   to Dan "Dan bids the 6 on goblet D."
47. Eve: pour the 7 into B
   waits for nobody, moves be8a1b
   views 152628 e6d70b acf3b1 0f2df6 7a81cd 3525ff
   "Eve pours a card into goblet B."
   "Bids on goblet A: Dan 7, Ben 7, Eve 1. Dan has the nearest card and wins it."
   "Bids on goblet B: Carla 9. Carla wins it."
   "Bids on goblet C: Anne 7, Dan 3, Eve 2. Anne wins it."
   "Bids on goblet D: Ben 6, Dan 6, Anne 1. Ben has the nearest card and wins it."
   "Bids on goblet E: Eve 9, Anne 6, Dan 2. Eve wins it."
   "Goblet A: wine 8, poison 33. Dan drinks and dies."
   "Goblet B: wine 6, poison 14. Carla drinks and dies."
   "Goblet C: wine 0, poison 13. Anne drinks and dies."
   "Goblet D: wine 12, poison 12, and the nearest card is wine. Ben drinks and lives."
   "Goblet E: wine 0, poison 1. Eve drinks and dies."
   "Ben alone lives."
   to Eve "Eve pours the 7 into goblet B."
   to Eve "Bids on goblet A: Dan 7, Ben 7, Eve 1. Dan has the nearest card and wins it."
   to Eve "Bids on goblet B: Carla 9. Carla wins it."
   to Eve "Bids on goblet C: Anne 7, Dan 3, Eve 2. Anne wins it."
   to Eve "Bids on goblet D: Ben 6, Dan 6, Anne 1. Ben has the nearest card and wins it."
   to Eve "Bids on goblet E: Eve 9, Anne 6, Dan 2. Eve wins it."
   to Eve "Goblet A: wine 8, poison 33. Dan drinks and dies."
   to Eve "Goblet B: wine 6, poison 14. Carla drinks and dies."
   to Eve "Goblet C: wine 0, poison 13. Anne drinks and dies."
   to Eve "Goblet D: wine 12, poison 12, and the nearest card is wine. Ben drinks and lives."
   to Eve "Goblet E: wine 0, poison 1. Eve drinks and dies."
   to Eve "Ben alone lives."
   refuses Anne {"type":"become","character":"Fezzik"}: The game is over.
ends {"winners":[1],"scores":[0,1,0,0,0],"ending":{"type":"last-standing","seats":[1],"games":1}}
   "After one game Ben is the last one standing: no one to be trifled with!"
