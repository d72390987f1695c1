Battle of Wits, version 3 of its rules: Anne, Ben, Carla, Dan, Eve, Finn
{"seats":6,"series":"one-game","winner":"highest-total","total":"harmful-poison","tie":"shared","team_score":"survivors","luckless":false,"odorless":true,"round_table":false,"characters":"chosen","dealer":0,"six_hand":"full","immunity_card":"eight","memory":false}
   waits for Anne, Ben, Carla, Dan, Eve, Finn, moves a9c33d
   views f480d5 47785a f9c562 34972a 5b4b71 a64ef6 b93c18
   refuses Anne {"type":"bid","card":8,"goblet":3}: That move cannot be made now.
   refuses chance {"type":"become","character":"Albino"}: It is not your turn.
1. Anne: take any character
   waits for Ben, Carla, Dan, Eve, Finn, moves d1f75a
   views 7f0aaf 89e7ed c7b482 8704a3 cb97f8 ce59ba 958652
   "Anne leaves open who to be."
2. Eve: be Yellin
   waits for Ben, Carla, Dan, Finn, moves 0c2683
   views 25bece dddde9 eed1de 7ea1a3 41acff 122a21 6ed2d0
   "Eve is Yellin."
   refuses Ben {"type":"become","character":"Yellin"}: Yellin is taken: choose someone else.
3. Finn: be Inigo Montoya
   waits for Ben, Carla, Dan, moves cac132
   views 948514 4ad104 e10b08 67f449 bcf238 751259 127ac5
   "Finn is Inigo Montoya."
4. Ben: be Buttercup
   waits for Carla, Dan, moves 9a0a3d
   views 10fab7 9eabd5 33f4d1 ac46ad 406f5d 29f450 b6901e
   "Ben is Buttercup."
5. Dan: be Vizzini
   waits for Carla, moves 3e1f61
   views e8f34c 8aeecd 53810f 931c2e f485e5 ef41a2 385bc8
   "Dan is Vizzini."
6. Carla: be Prince Humperdinck
   waits for chance, moves 2512cc
   views 61be62 d04b1d 99d1a6 fe2809 190682 b7aae6 55d052
   "Carla is Prince Humperdinck."
   "Anne is Man in Black."
   refuses chance {"type":"become","character":"Prince Humperdinck"}: The lot names one of the seats.
7. chance: Lot 5
   waits for chance, moves 2512cc
   views 9e8a8f a2a230 09d8a6 c91b4b 3e7f7a 897a57 9a4f8a
   "Carla is Prince Humperdinck."
   "Anne is Man in Black."
   "The lot falls on Finn, who deals first."
   refuses chance {"type":"become","character":"Prince Humperdinck"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
8. chance: Deal (5, 3, 9, 4, 7, 2)
   waits for Anne, moves b37580
   views f70b18 964fc9 893c2a f8d705 f69ae9 3f3c90 764b02
   "Carla is Prince Humperdinck."
   "Anne is Man in Black."
   "The lot falls on Finn, who deals first."
   "Game 1, Anne, Ben, Carla, Dan, Eve and Finn: Finn deals, Anne begins. Everyone holds the cards 1 to 7 and a Sicilian card."
   refuses Anne {"type":"bid","card":6,"goblet":-1}: The goblets are A to F.
   refuses Anne {"type":"bid","card":9,"goblet":4}: You do not hold that card.
   refuses Anne {"type":"immunity"}: You do not hold Immunity.
9. Anne: pour the 3 into C
   waits for Ben, moves a5ec05
   views 3b255f 24ddbf 7d106e 385338 d80faf 95824d 8ef3c4
   "Anne pours a card into goblet C."
   to Anne "Anne pours the 3 into goblet C."
10. Ben: pour the Sicilian 3 into A
   waits for Carla, moves 45b33c
   views 4a46eb 8f5de0 c02ed1 86cbaf 519488 932038 61294f
   "Ben pours a Sicilian card into goblet A."
   to Ben "Ben pours the Sicilian 3 into goblet A."
   refuses Carla {"type":"bid","card":9,"goblet":4}: The 9 you hold is a Sicilian card, and those are never bids.
   refuses Carla {"type":"switch","one":1,"other":1}: Switch takes two different goblets.
11. Carla: pour the 1 into E
   waits for Dan, moves 6f3528
   views 6593c9 aecfce 769cba 0a232d 72f78a 661720 fde10d
   "Carla pours a card into goblet E."
   to Carla "Carla pours the 1 into goblet E."
12. Dan: pour the 6 into A
   waits for Eve, moves 9faa28
   views 219c70 99e784 b02ea3 00c589 cf0165 72ce79 f2e2fb
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 6 into goblet A."
13. Eve: bid the 7 on E
   waits for Finn, moves f252e8
   views 28ab24 6b8748 cc5352 0de864 ec1124 d96849 e43f05
   "Eve bids a card on goblet E."
   to Eve "Eve bids the 7 on goblet E."
14. Finn: pour the 5 into D
   waits for Anne, moves fbe515
   views 924bd4 62bdcc ae3d1a e6a6ee 3c6853 521afb 4b0e4f
   "Finn pours a card into goblet D."
   to Finn "Finn pours the 5 into goblet D."
15. Anne: pour the 6 into D
   waits for Ben, moves 8c6a15
   views 65794d 543188 0a05f4 09463a 5fe4a0 001941 92b315
   "Anne pours a card into goblet D."
   to Anne "Anne pours the 6 into goblet D."
16. Ben: bid the 3 on D
   waits for Carla, moves 0c4cb2
   views 7a0265 09da9a 52a63c a0d203 f832ce 776b55 a9aee9
   "Ben bids a card on goblet D."
   to Ben "Ben bids the 3 on goblet D."
17. Carla: bid the 6 on A
   waits for Dan, moves 1e5b0f
   views 82047f 446de6 52a2bc dd059d cee053 405ddc ad6e73
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 6 on goblet A."
18. Dan: pour the 3 into B
   waits for Eve, moves 3cf37a
   views 12492f 89dea4 8998d1 5f0f93 71f07e f3bdea 239ddc
   "Dan pours a card into goblet B."
   to Dan "Dan pours the 3 into goblet B."
19. Eve: pour the 2 into A
   waits for Finn, moves e0225e
   views 498f49 786563 efed02 ad24ac 696d0d 451012 ef93e8
   "Eve pours a card into goblet A."
   to Eve "Eve pours the 2 into goblet A."
20. Finn: bid the 3 on A
   waits for Anne, moves f3db8a
   views 533204 18f731 075080 417edc f472f4 bb9281 b0f7c4
   "Finn bids a card on goblet A."
   to Finn "Finn bids the 3 on goblet A."
21. Anne: bid the 5 on A
   waits for Ben, moves ffca5d
   views 0e19c3 3d0faf b4322f fa9cba fff96c 153e78 0b8145
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
22. Ben: pour the 6 into C
   waits for Carla, moves c31755
   views 7878be e611e1 54a11d 128eaf c6908f dd3ac9 70acf6
   "Ben pours a card into goblet C."
   to Ben "Ben pours the 6 into goblet C."
23. Carla: pour the Sicilian 9 into D
   waits for Dan, moves 1c03ac
   views 620612 28b533 55266b 116142 0b0049 5fd87c 37e65a
   "Carla pours a Sicilian card into goblet D."
   to Carla "Carla pours the Sicilian 9 into goblet D."
24. Dan: pour the 7 into E
   waits for Eve, moves 04a6fa
   views 21e4b0 723c89 a9a577 7e5762 5a97ce ad52b9 a45376
   "Dan pours a card into goblet E."
   to Dan "Dan pours the 7 into goblet E."
25. Eve: pour the 5 into A
   waits for Finn, moves 74d911
   views fd147a a76550 28f0ce 72e257 45cdca 76863a a4e3c4
   "Eve pours a card into goblet A."
   to Eve "Eve pours the 5 into goblet A."
26. Finn: pour the Sicilian 2 into C
   waits for Anne, moves 1b6078
   views 5995ec ee0243 29e6dd 5e427b b37b70 10b136 7c36dd
   "Finn pours a Sicilian card into goblet C."
   to Finn "Finn pours the Sicilian 2 into goblet C."
27. Anne: pour the 7 into B
   waits for Ben, moves ac4f31
   views c79950 7d288c d9fd9e 7a6b06 e5d293 48a00f 476d1c
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 7 into goblet B."
28. Ben: bid the 7 on A
   waits for Carla, moves f5c2d9
   views 50a7c4 fbc27e 949117 36dafd 3e571b d39192 569c5f
   "Ben bids a card on goblet A."
   to Ben "Ben bids the 7 on goblet A."
29. Carla: pour the 4 into B
   waits for Dan, moves 2a8565
   views 849c8e 0e5b41 e7e924 c70882 796aa3 22e88e f4efe5
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 4 into goblet B."
30. Dan: bid the 5 on C
   waits for Eve, moves e9e828
   views 59e0bc 1774c2 877687 605249 d14372 cad0e0 ec8055
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 5 on goblet C."
31. Eve: bid the 4 on D
   waits for Finn, moves 782aa6
   views 0a422e 1f2de1 990561 4644e1 a2a75b 7057c9 a49b40
   "Eve bids a card on goblet D."
   to Eve "Eve bids the 4 on goblet D."
32. Finn: pour the 2 into A
   waits for Anne, moves b1eb2f
   views 1f31a2 852a0f c00891 2c4351 54a9ee 4bdfe4 56accd
   "Finn pours a card into goblet A."
   to Finn "Finn pours the 2 into goblet A."
33. Anne: pour the 4 into F
   waits for Ben, moves e82e53
   views 05f384 f75302 b2c536 d2b2c6 0ee596 0c8330 5dde7a
   "Anne pours a card into goblet F."
   to Anne "Anne pours the 4 into goblet F."
34. Ben: bid the 4 on E
   waits for Carla, moves 0485ac
   views 367674 62ecaa 248761 b98ef8 ad9f96 5e2b78 dfd9e7
   "Ben bids a card on goblet E."
   to Ben "Ben bids the 4 on goblet E."
35. Carla: pour the 5 into F
   waits for Dan, moves d8082d
   views d42b74 306eaf 27040a d4d72e 7f078c 7eaaef 9af43c
   "Carla pours a card into goblet F."
   to Carla "Carla pours the 5 into goblet F."
36. Dan: pour the 2 into D
   waits for Eve, moves cc779c
   views 1c27ad 3e4ad5 ca3a02 376b4f 3511ca 81bb47 f77bf2
   "Dan pours a card into goblet D."
   to Dan "Dan pours the 2 into goblet D."
37. Eve: bid the 6 on F
   waits for Finn, moves 68e167
   views 5903cc 8788e2 b3a739 48e548 bfc9cf 66b6b7 0b77b8
   "Eve bids a card on goblet F."
   to Eve "Eve bids the 6 on goblet F."
38. Finn: pour the 1 into A
   waits for Anne, moves 615f81
   views b10cc5 7fe924 086d94 145810 274f94 284096 dedec4
   "Finn pours a card into goblet A."
   to Finn "Finn pours the 1 into goblet A."
39. Anne: pour the Sicilian 5 into B
   waits for Ben, moves 72be36
   views 90e2a4 687d1d 977106 c9280a 0540ec a9d93a 5b8b1d
   "Anne pours a Sicilian card into goblet B."
   to Anne "Anne pours the Sicilian 5 into goblet B."
40. Ben: bid the 5 on E
   waits for Carla, moves 0f2c74
   views f8c5c9 f3f440 b83f12 a34849 93f381 fd3376 d71e6f
   "Ben bids a card on goblet E."
   to Ben "Ben bids the 5 on goblet E."
41. Carla: bid the 3 on A
   waits for Dan, moves 4af47d
   views c2dda0 a193ef a994f0 292adf 001d8b 8d803b cb2161
   "Carla bids a card on goblet A."
   to Carla "Carla bids the 3 on goblet A."
42. Dan: pour the Sicilian 4 into E
   waits for Eve, moves ce3484
   views 11e9cd ea3fb0 0bc07c 49be58 e63b95 420a8a 244116
   "Dan pours a Sicilian card into goblet E."
   to Dan "Dan pours the Sicilian 4 into goblet E."
43. Eve: pour the 1 into A
   waits for Finn, moves 9b595c
   views f4a701 0aa792 3a2a81 a34cca fce200 576359 5f8ebf
   "Eve pours a card into goblet A."
   to Eve "Eve pours the 1 into goblet A."
44. Finn: bid the 7 on A
   waits for Anne, moves 085cc8
   views bcada0 4291dc 563c59 2ffd1f d4cf29 aa8a22 a8984c
   "Finn bids a card on goblet A."
   to Finn "Finn bids the 7 on goblet A."
45. Anne: pour the 1 into F
   waits for Ben, moves eba0f5
   views 874f19 d16799 0869f5 cec752 51696a 977eb0 0a7e4b
   "Anne pours a card into goblet F."
   to Anne "Anne pours the 1 into goblet F."
46. Ben: bid the 1 on F
   waits for Carla, moves 808ae6
   views fafe13 3d43f8 41ee83 78cd7a dadd2c c130e5 d04a23
   "Ben bids a card on goblet F."
   to Ben "Ben bids the 1 on goblet F."
47. Carla: bid the 2 on E
   waits for Dan, moves 3f50ae
   views aa89b3 7f64d3 dfc963 88b81c b624a1 3eb53a 6478e7
   "Carla bids a card on goblet E."
   to Carla "Carla bids the 2 on goblet E."
48. Dan: bid the 1 on C
   waits for Eve, moves 88730b
   views 7ac0e0 886dd6 849ce3 278c2e 11e594 158059 1057b7
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 1 on goblet C."
49. Eve: pour the 3 into C
   waits for Finn, moves 8cb877
   views ff10d8 5f8d5f 05f794 4eb00d 8e12d1 8d9df8 59b3a0
   "Eve pours a card into goblet C."
   to Eve "Eve pours the 3 into goblet C."
50. Finn: pour the 6 into D
   waits for Anne, moves 09ff0b
   views d57caa 537d8b 6a571c f52dee 6d5f2d 30a0d3 7ad48c
   "Finn pours a card into goblet D."
   to Finn "Finn pours the 6 into goblet D."
51. Anne: pour the 2 into E
   waits for Ben, moves 757af0
   views 395d3f c18b9b 2f3aad c7b94f a7d028 46a9b9 d22806
   "Anne pours a card into goblet E."
   to Anne "Anne pours the 2 into goblet E."
52. Ben: bid the 2 on C
   waits for Carla, moves 842e63
   views c35b3a 108cc1 f4ea3c 7e54d3 1b27f5 cf5d79 cd8353
   "Ben bids a card on goblet C."
   to Ben "Ben bids the 2 on goblet C."
53. Carla: bid the 7 on D
   waits for Dan, moves 897136
   views 391822 38418d 044bd5 12da09 68e8f8 1ce5b2 634445
   "Carla bids a card on goblet D."
   to Carla "Carla bids the 7 on goblet D."
54. Dan: pour the 4 into C
   waits for Eve, moves 9f8fc3
   views 74b13f 86e0c0 59b57c 21f71e aecf66 a4bbc3 cf1fc3
   "Dan pours a card into goblet C."
   to Dan "Dan pours the 4 into goblet C."
55. Eve: pour the Sicilian 7 into B
   waits for Finn, moves 8d3255
   views f852f3 0beeef 516f7f 48f6e3 78cd59 88ef2f 914a7d
   "Eve pours a Sicilian card into goblet B."
   to Eve "Eve pours the Sicilian 7 into goblet B."
56. Finn: pour the 4 into A
   waits for nobody, moves 2512cc
   views 79c261 e95bc5 3c1a94 001acf 9621d7 bc7cff 98dcab
   "Finn pours a card into goblet A."
   "Bids on goblet A: Finn 10, Carla 9, Ben 7, Anne 5. Finn wins it."
   "Bids on goblet B: none."
   "Bids on goblet C: Dan 6, Ben 2. Dan wins it."
   "Bids on goblet D: Carla 7, Eve 4, Ben 3. Carla wins it."
   "Bids on goblet E: Ben 9, Eve 7, Carla 2. Ben wins it."
   "Bids on goblet F: Eve 6, Ben 1. Eve wins it."
   "Goblet B is left for Anne."
   "Goblet A: wine 14, poison 10. Finn drinks and lives."
   "Goblet B: wine 4, poison 22. Anne drinks and dies."
   "Goblet C: wine 12, poison 6. Dan drinks and lives."
   "Goblet D: wine 14, poison 14, and the nearest card is poison. Carla drinks and dies."
   "Goblet E: wine 6, poison 8. Ben drinks and dies."
   "Goblet F: wine 4, poison 6. Eve drinks and dies."
   "Dan and Finn live."
   to Finn "Finn pours the 4 into goblet A."
   to Finn "Bids on goblet A: Finn 10, Carla 9, Ben 7, Anne 5. Finn wins it."
   to Finn "Bids on goblet B: none."
   to Finn "Bids on goblet C: Dan 6, Ben 2. Dan wins it."
   to Finn "Bids on goblet D: Carla 7, Eve 4, Ben 3. Carla wins it."
   to Finn "Bids on goblet E: Ben 9, Eve 7, Carla 2. Ben wins it."
   to Finn "Bids on goblet F: Eve 6, Ben 1. Eve wins it."
   to Finn "Goblet B is left for Anne."
   to Finn "Goblet A: wine 14, poison 10. Finn drinks and lives."
   to Finn "Goblet B: wine 4, poison 22. Anne drinks and dies."
   to Finn "Goblet C: wine 12, poison 6. Dan drinks and lives."
   to Finn "Goblet D: wine 14, poison 14, and the nearest card is poison. Carla drinks and dies."
   to Finn "Goblet E: wine 6, poison 8. Ben drinks and dies."
   to Finn "Goblet F: wine 4, poison 6. Eve drinks and dies."
   to Finn "Dan and Finn live."
   refuses Anne {"type":"become","character":"Miracle Max"}: The game is over.
ends {"winners":[3],"scores":[0,0,0,1,0,0],"ending":{"type":"highest-total","seats":[3],"total":6}}
   "Dan wins, with 6 more wine than poison."
