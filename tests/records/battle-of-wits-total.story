Battle of Wits, version 2 of its rules: Anne, Ben, Carla, Dan, Eve, Finn
{"seats":6,"series":"one-game","winner":"highest-total","tie":"shared","team_score":"survivors","luckless":false,"odorless":true,"round_table":false,"characters":"seated","dealer":0,"six_hand":"full","immunity_card":"eight","memory":false}
   waits for chance, moves 2512cc
   views e69da9 a8c4eb 01baae 6cbd76 89e3d2 74940b b489ed
   refuses Anne {"type":"bid","card":6,"goblet":-1}: It is not your turn.
   refuses chance {"type":"bid","card":-1,"goblet":2}: The lot names one of the seats.
1. chance: Lot 0
   waits for chance, moves 2512cc
   views 528ed1 55dcd3 bc6427 01fd9d 3b2dc6 e2a6a3 d8c9dc
   "The lot falls on Anne, who deals first."
   refuses chance {"type":"bid","card":7,"goblet":6}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
2. chance: Deal (6, 5, 9, 4, 7, 5)
   waits for Ben, moves 2a321a
   views 690fa9 31d3de 6a6015 f1318f 997f0d 0cbbd7 429526
   "The lot falls on Anne, who deals first."
   "Game 1, Anne, Ben, Carla, Dan, Eve and Finn: Anne deals, Ben begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Ben {"type":"bid","card":1,"goblet":6}: The goblets are A to F.
   refuses Ben {"type":"bid","card":8,"goblet":0}: You do not hold that card.
   refuses Ben {"type":"deal","cards":[5,7,4,9,5,6]}: That move cannot be made now.
   refuses Ben {"type":"immunity"}: You do not hold Immunity.
3. Ben: bid the 7 on C
   waits for Carla, moves 45b33c
   views 594cab 9c0a49 7279a2 98c706 698ef3 ad7aa7 4d44cb
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 7 on goblet C."
   refuses Carla {"type":"bid","card":9,"goblet":2}: The 9 you hold is a Sicilian card, and those are never bids.
   refuses Carla {"type":"switch","one":3,"other":3}: Switch takes two different goblets.
4. Carla: bid the 2 on C
   waits for Dan, moves 6f3528
   views fb044a 9ec888 13d0c4 8c0af9 7abef8 10653f 51d0e0
   "Carla bids a card on goblet C."
   to Carla "Carla bids the 2 on goblet C."
5. Dan: pour the 5 into A
   waits for Eve, moves 9faa28
   views 9e5859 f27055 1a753f fdadfa b4de20 bcbe2e c1418b
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 5 into goblet A."
6. Eve: pour the 5 into E
   waits for Finn, moves 09304c
   views c64068 5f633c b16566 44dd82 b4572c 2e6f84 b4ba47
   "Eve pours a card into goblet E."
   to Eve "Eve pours the 5 into goblet E."
7. Finn: pour the 4 into E
   waits for Anne, moves b13710
   views a971c6 a8666b 8729aa 364971 fc193a 37088b 517623
   "Finn pours a card into goblet E."
   to Finn "Finn pours the 4 into goblet E."
8. Anne: bid the 6 on A
   waits for Ben, moves a9e89a
   views 7233ac b75fd9 0f3395 0defaf b41a41 8ba530 46bdf4
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 6 on goblet A."
9. Ben: pour the Sicilian 5 into C
   waits for Carla, moves c0eabe
   views 1ad5e5 257ece a9fe90 670a85 f576ab 421ada fe3a11
   "Ben pours a Sicilian card into goblet C."
   to Ben "Ben pours the Sicilian 5 into goblet C."
10. Carla: switch the bids on B and C
   waits for Dan, moves 3beb76
   views a15bb5 0bcd6e 464353 06ec21 d4053a a06266 f2d5bc
   "Carla plays Switch: the bids on B and C change places."
11. Dan: pour the 4 into C
   waits for Eve, moves 83dc45
   views 9998c1 9a3847 e2db5b 3ab733 47c8aa deca7c 1b91db
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 4 into goblet C."
12. Eve: bid the 7 on A
   waits for Finn, moves 35e0df
   views d05052 b22415 e1e7a9 cb6bb6 aabd53 81c2ca 0b4545
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 7 on goblet A."
13. Finn: pour the 7 into B
   waits for Anne, moves a01f08
   views 48eabe 21b19f e26019 a56275 745319 fe1375 90e96e
   "Finn pours a card into goblet B."
   to Finn "Finn pours the 7 into goblet B."
14. Anne: bid the 4 on D
   waits for Ben, moves fc59e0
   views a92f94 52c43b 71bd64 d3fe33 0f42e9 de5715 93656a
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 4 on goblet D."
15. Ben: bid the 3 on B
   waits for Carla, moves 748a81
   views 81c668 2c374e 20725e 2c02c5 e16a48 f95bc9 982f31
   "Ben bids a card on goblet B."
   to Ben "Ben bids the 3 on goblet B."
16. Carla: pour the 6 into C
   waits for Dan, moves 6fdf10
   views 3cb181 220377 b16c60 4ca370 c69f2f 05e0cd badf3c
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 6 into goblet C."
17. Dan: bid the 1 on E
   waits for Eve, moves a68901
   views 47cb0a 85bd71 98c647 cb328f 9f2c15 90c71e b8fd73
   "Dan bids a card on goblet E."
   to Dan "Dan bids the 1 on goblet E."
18. Eve: pour the 3 into F
   waits for Finn, moves 0435cd
   views d822b6 41ed49 46423b 325d07 0624ae e4578b 2b1ea4
   "Eve pours a card into goblet F."
   to Eve "Eve pours the 3 into goblet F."
19. Finn: bid the 6 on C
   waits for Anne, moves db4775
   views 807b4f 1eab88 761b0e a80b06 c77a27 95ae5c f54dc7
   "Finn bids a card on goblet C."
   to Finn "Finn bids the 6 on goblet C."
20. Anne: pour the 3 into A
   waits for Ben, moves 143d53
   views 11a928 4c3f0a 5fa9a5 4b5827 e9c877 60c5d8 092f70
   "Anne pours a card into goblet A."
   to Anne "Anne pours the 3 into goblet A."
21. Ben: pour the 6 into A
   waits for Carla, moves 1e7af2
   views b34fb1 72d1b5 875cce 2dbf2e df8c21 57f526 2d5f36
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 6 into goblet A."
22. Carla: bid the 5 on E
   waits for Dan, moves a62219
   views 97298d 242566 e03157 e1dbe2 ebef48 cfff03 23c74b
   "Carla bids a card on goblet E."
   to Carla "Carla bids the 5 on goblet E."
23. Dan: pour the 6 into D
   waits for Eve, moves a6bce5
   views 4df297 d7f0e6 0b4fa5 b1a1b6 ba3055 a824b8 e15b51
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 6 into goblet D."
24. Eve: pour the 6 into B
   waits for Finn, moves 89d683
   views b5cc7e 6d865e 66cc01 ca6882 dc4184 ade88c 8b8dab
   "Eve pours a card into goblet B."
   to Eve "Eve pours the 6 into goblet B."
25. Finn: bid the 3 on D
   waits for Anne, moves 2d955e
   views 29af2f c5459e c15640 d3f688 b8b1d7 4997e4 7b6642
   "Finn bids a card on goblet D."
   to Finn "Finn bids the 3 on goblet D."
26. Anne: bid the 1 on D
   waits for Ben, moves e82e53
   views fd6147 79988c f99fae 337308 b46c04 fb9716 1fb03a
   "Anne bids a card on goblet D."
   to Anne "Anne bids the 1 on goblet D."
27. Ben: pour the 1 into D
   waits for Carla, moves b7c8f2
   views ba28dd e7bdc0 b1bfdf 098673 b61401 c47ddb 361aee
   "Ben pours a card into goblet D."
   to Ben "Ben pours the 1 into goblet D."
28. Carla: bid the 7 on A
   waits for Dan, moves 8fa94d
   views 240e82 83bc8d 1d5c60 0980de 1a446a 300ae6 fa2078
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 7 on goblet A."
29. Dan: bid the 2 on D
   waits for Eve, moves 0c2a51
   views b88a0b 4a6d44 cec068 cb803b e0fe4e 4293e9 1b8736
   "Dan bids a card on goblet D."
   to Dan "Dan bids the 2 on goblet D."
30. Eve: bid the 1 on A
   waits for Finn, moves 8b233c
   views 33ebac fc4ce0 2617a4 347a21 880b4f e0040d 474fd2
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 1 on goblet A."
31. Finn: pour the 5 into D
   waits for Anne, moves e4f733
   views 7f6781 926eb8 90b9fe 8294d6 e48b09 97d633 4db322
   "Finn pours a card into goblet D."
   to Finn "Finn pours the 5 into goblet D."
32. Anne: pour the 5 into B
   waits for Ben, moves d443da
   views bfeafd 372dcd 0c0a97 5e2b7d 207e00 e5b30a 9cd912
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 5 into goblet B."
33. Ben: pour the 4 into F
   waits for Carla, moves 847cff
   views 37bfb2 a1e797 1c6526 33b700 945c96 3f829b 754be4
   "Ben pours a card into goblet F."
   to Ben "Ben pours the 4 into goblet F."
34. Carla: pour the 1 into A
   waits for Dan, moves b21138
   views a07ab9 a5efd3 632452 a379cc ccde48 cf1a0b 705524
   "Carla pours a card into goblet A."
   to Carla "Carla pours the 1 into goblet A."
35. Dan: bid the 7 on D
   waits for Eve, moves 84f4ac
   views cd27fc 3a646f af82cb 27b49f f1c3f1 85f537 a9f7be
   "Dan bids a card on goblet D."
   to Dan "Dan bids the 7 on goblet D."
36. Eve: pour the Sicilian 7 into B
   waits for Finn, moves cc8f21
   views fafc3c 5bbfea bd89bf 0a5455 f70d12 12bb76 12837b
   "Eve pours a Sicilian card into goblet B."
   to Eve "Eve pours the Sicilian 7 into goblet B."
37. Finn: pour the 1 into E
   waits for Anne, moves fe448a
   views 7c4f98 11ccb8 60dc84 df0a92 8d5944 d48eb3 9fe7d1
   "Finn pours a card into goblet E."
   to Finn "Finn pours the 1 into goblet E."
38. Anne: pour the Sicilian 6 into D
   waits for Ben, moves 64431d
   views 26db2b 7fb8a3 20e596 f415a7 dc8312 196a91 221530
   "Anne pours a Sicilian card into goblet D."
   to Anne "Anne pours the Sicilian 6 into goblet D."
39. Ben: bid the 5 on D
   waits for Carla, moves d587db
   views b3b5b8 9c3dff 3e5fa6 0925b9 74d34c 7aba35 edf002
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 5 on goblet D."
40. Carla: pour the 4 into C
   waits for Dan, moves 8cf734
   views c17b63 1adec2 736840 4a5b55 648783 cd1bc4 dc1618
   "Carla pours a card into goblet C."
   to Carla "Carla pours the 4 into goblet C."
41. Dan: pour the Sicilian 4 into F
   waits for Eve, moves 43d189
   views ad992f b9f81b b5470f 267586 133fec 5be658 29a9b3
   "Dan pours a Sicilian card into goblet F."
   to Dan "Dan pours the Sicilian 4 into goblet F."
42. Eve: bid the 4 on A
   waits for Finn, moves cd3d5d
   views 6b7a84 846d3b 506833 b746f5 77c05c cac981 288590
   "Eve bids a card on goblet A."
   to Eve "Eve bids the 4 on goblet A."
43. Finn: pour the Sicilian 5 into E
   waits for Anne, moves 59db81
   views dd0ac5 f6dde7 4cd09d 918d86 8e7e48 592f93 c1199f
   "Finn pours a Sicilian card into goblet E."
   to Finn "Finn pours the Sicilian 5 into goblet E."
44. Anne: pour the 7 into B
   waits for Ben, moves 757af0
   views 7578b7 07c447 d532c9 dbddc1 90814d 45f469 d52692
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 7 into goblet B."
45. Ben: pour the 2 into A
   waits for Carla, moves ce8cd2
   views f031a3 04db77 80cbb6 7ef669 6140bc 8354e7 3edf01
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 2 into goblet A."
46. Carla: bid the 3 on D
   waits for Dan, moves 3839e3
   views 5297a9 68c998 5a4a78 d5e056 384987 f04353 5f426d
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 3 on goblet D."
47. Dan: pour the 3 into E
   waits for Eve, moves c0f520
   views c62917 4fd873 48ef6c 58ada2 7ab074 b15028 51447e
   "Dan pours a card into goblet E."
   to Dan "Dan pours the 3 into goblet E."
48. Eve: bid the 2 on D
   waits for Finn, moves f5d2f0
   views 510671 bd83c1 89791d b1ce05 9a827f db2e19 e8e9a8
   "Eve bids a card on goblet D."
   to Eve "Eve bids the 2 on goblet D."
49. Finn: pour the 2 into A
   waits for Anne, moves 09ff0b
   views 80085b b9cf32 c0cde9 65ce85 4d26c0 e5012d f50b25
   "Finn pours a card into goblet A."
   to Finn "Finn pours the 2 into goblet A."
50. Anne: bid the 2 on F
   waits for nobody, moves 2512cc
   views 547dcb 0d12af f8d6d2 9486f1 3c6c17 9a4743 50e0e3
   "Anne bids a card on goblet F."
   "Bids on goblet A: Eve 12, Carla 7, Anne 6. Eve wins it."
   "Bids on goblet B: Ben 10, Carla 2. Ben wins it."
   "Bids on goblet C: Finn 6. Finn wins it."
   "Bids on goblet D: Dan 9, Anne 5, Ben 5, Finn 3, Carla 3, Eve 2. Dan wins it."
   "Bids on goblet E: Carla 5, Dan 1. Carla wins it."
   "Bids on goblet F: Anne 2. Anne wins it."
   "Goblet A: wine 10, poison 9. Eve drinks and lives."
   "Goblet B: wine 6, poison 26. Ben drinks and dies."
   "Goblet C: wine 14, poison 5. Finn drinks and lives."
   "Goblet D: wine 12, poison 6. Dan drinks and lives."
   "Goblet E: wine 4, poison 14. Carla drinks and dies."
   "Goblet F: wine 8, poison 3. Anne drinks and lives."
   "Anne, Dan, Eve and Finn live."
   to Anne "Anne bids the 2 on goblet F."
   to Anne "Bids on goblet A: Eve 12, Carla 7, Anne 6. Eve wins it."
   to Anne "Bids on goblet B: Ben 10, Carla 2. Ben wins it."
   to Anne "Bids on goblet C: Finn 6. Finn wins it."
   to Anne "Bids on goblet D: Dan 9, Anne 5, Ben 5, Finn 3, Carla 3, Eve 2. Dan wins it."
   to Anne "Bids on goblet E: Carla 5, Dan 1. Carla wins it."
   to Anne "Bids on goblet F: Anne 2. Anne wins it."
   to Anne "Goblet A: wine 10, poison 9. Eve drinks and lives."
   to Anne "Goblet B: wine 6, poison 26. Ben drinks and dies."
   to Anne "Goblet C: wine 14, poison 5. Finn drinks and lives."
   to Anne "Goblet D: wine 12, poison 6. Dan drinks and lives."
   to Anne "Goblet E: wine 4, poison 14. Carla drinks and dies."
   to Anne "Goblet F: wine 8, poison 3. Anne drinks and lives."
   to Anne "Anne, Dan, Eve and Finn live."
   refuses Anne {"type":"bid","card":4,"goblet":40}: The game is over.
ends {"winners":[5],"scores":[0,0,0,0,0,1],"ending":{"type":"highest-total","seats":[5],"total":9}}
   "Finn wins, with 9 more wine than poison."
