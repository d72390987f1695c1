Battle of Wits, version 2 of its rules: Anne, Ben, Carla, Dan, Eve, Finn, Gus, Hana, Ivo, Jo
{"seats":10,"series":"one-game","winner":"survivors","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"seated","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for chance, moves 4d417e
   views b68cd5 3359d4 c1523f 064641 9b7554 798c42 c0dc9d 5886b2 2d48e0 9d7f3e 1a8e5d
   refuses Anne {"type":"bid","card":-1,"goblet":7}: It is not your turn.
   refuses chance {"type":"bid","card":5,"goblet":0}: The lot names one of the seats.
1. chance: Lot 7
   waits for chance, moves 4d417e
   views 68ca88 9651ed 34288b 6d75c2 35628f 1c4c50 42d2fe d76f56 c300de f7dca6 8e3bfa
   "The lot falls on Hana, who deals first."
   refuses chance {"type":"bid","card":6,"goblet":7}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
2. chance: Deal (5, 6, 4, 2, 3, 1, 4, 7, 3, 5)
   waits for Ivo, moves e21bb8
   views ceed43 bdc2d1 4acaf1 907d88 4af034 66e6e8 230bcf 9d57bd 62ca97 29d4b6 3a686e
   "The lot falls on Hana, who deals first."
   "Game 1, Anne, Ben, Carla, Dan, Eve, Finn, Gus, Hana, Ivo and Jo: Hana deals, Ivo begins. Everyone holds the cards 3 to 7 and a Sicilian card."
   refuses Ivo {"type":"bid","card":40,"goblet":9}: You do not hold that card.
   refuses Ivo {"type":"bid","card":6,"goblet":10}: The goblets are A to J.
   refuses Ivo {"type":"deal","cards":[5,3,7,4,1,3,2,4,6,5]}: That move cannot be made now.
   refuses Ivo {"type":"immunity"}: You do not hold Immunity.
   refuses Ivo {"type":"take","goblet":8}: Goblets are chosen when all cards are laid: pour or bid.
3. Ivo: pour the 6 into B
   waits for Jo, moves 1443bf
   views 63236d 5c4fb3 5ef81a 24ebfe 5b2d3c 3ef54e 5bf89d 674fce 132edd c9eeaf cc8ecb
   "Ivo pours a card into goblet B."
   to Ivo "Ivo pours the 6 into goblet B."
4. Jo: bid the 4 on J
   waits for Anne, moves e92dd2
   views 17994c a4230c 3ddc92 f88f38 d5a9dc 4c96b3 9a997b 175d9c b9699c 71dfed dbd1c5
   "Jo bids a card on goblet J."
   to Jo "Jo bids the 4 on goblet J."
5. Anne: pour the 6 into E
   waits for Ben, moves abcca3
   views 9b1495 e9e3e6 5dd24a de4f08 93662e fba9d2 7ef34f b46497 62c6e0 291f5d 8a3644
   "Anne pours a card into goblet E."
   to Anne "Anne pours the 6 into goblet E."
6. Ben: pour the 6 into F
   waits for Carla, moves 4acf3b
   views dee81d 39fc3d 257264 b09fb7 8e220a 7de226 dbfeac 38b8e2 8dc387 b0ec44 3d4e14
   "Ben pours a card into goblet F."
   to Ben "Ben pours the 6 into goblet F."
7. Carla: pour the 4 into I
   waits for Dan, moves d60a1c
   views 834318 bc7cd5 1548cc bb4563 25cea2 e8838e 40412a 4b06b9 5cac16 23487c b44dd3
   "Carla pours a card into goblet I."
   to Carla "Carla pours the 4 into goblet I."
   refuses Dan {"type":"bid","card":2,"goblet":6}: The 2 you hold is a Sicilian card, and those are never bids.
8. Dan: bid the 4 on A
   waits for Eve, moves 7daf2f
   views a923cc 309239 5da7ac c5e1d4 74a36e e6508a b5e390 f766d1 78b372 1225aa 2d5be8
   "Dan bids a card on goblet A."
   to Dan "Dan bids the 4 on goblet A."
9. Eve: pour the 6 into A
   waits for Finn, moves 470406
   views 98c9bb 1f4f5b d584f5 7f37e1 ab33db bb4399 73862c 515ec7 8650cc d784c2 6cda35
   "Eve pours a card into goblet A."
   to Eve "Eve pours the 6 into goblet A."
10. Finn: bid the 4 on I
   waits for Gus, moves 2cd182
   views a66c37 796120 0286e1 67fff1 c8b4b9 31ea4e ec1c77 d51e4c 7976f7 2c9c5f 5f1515
   "Finn bids a card on goblet I."
   to Finn "Finn bids the 4 on goblet I."
11. Gus: pour the 6 into D
   waits for Hana, moves 3cac29
   views 1dae27 a63a8f 0d4ec7 8d3937 525ac2 793ed2 1f1ddc 37e6e1 7994cf 48b9a8 03e7c5
   "Gus pours a card into goblet D."
   to Gus "Gus pours the 6 into goblet D."
12. Hana: pour the 6 into I
   waits for Ivo, moves 8da327
   views a54a95 121e99 869de7 42d526 ddc086 8ab28d a04d28 eb3d99 d437b3 6c25ce e5d031
   "Hana pours a card into goblet I."
   to Hana "Hana pours the 6 into goblet I."
13. Ivo: bid the 7 on D
   waits for Jo, moves a02a99
   views a38ffe 0b7d2a b471e3 a40d15 bcf8b1 5e15ac 66f1b4 451b3d d42b69 5be9fb 620a4e
   "Ivo bids a card on goblet D."
   to Ivo "Ivo bids the 7 on goblet D."
14. Jo: bid the 3 on C
   waits for Anne, moves 82ecca
   views 7f9377 bf35f3 571b27 e96608 ae0033 c28b4e 14e8c9 d9c47e a072fa f8bd9d ae07c7
   "Jo bids a card on goblet C."
   to Jo "Jo bids the 3 on goblet C."
15. Anne: bid the 7 on J
   waits for Ben, moves 2c94dd
   views 915957 b7112a 88314c e09cb4 c66458 cfbb72 fd60ae dba469 d19fd7 e6c69d c4e6eb
   "Anne bids a card on goblet J."
   to Anne "Anne bids the 7 on goblet J."
16. Ben: bid the 4 on H
   waits for Carla, moves c8d43c
   views 226734 3e2702 7e76d7 6df74d 4f8d4d 073a7a 5a89d9 005353 dbc57d c8570d e693bd
   "Ben bids a card on goblet H."
   to Ben "Ben bids the 4 on goblet H."
17. Carla: pour the 3 into G
   waits for Dan, moves 365d5f
   views 96cfd8 745ac6 75edaa a41a15 3e2075 444eb8 bfc7c8 e1aa58 3a9882 ce29f2 b832d7
   "Carla pours a card into goblet G."
   to Carla "Carla pours the 3 into goblet G."
18. Dan: bid the 6 on I
   waits for Eve, moves f22452
   views 696c06 d07888 5953b7 00f686 83039a 07ca57 a9b58f cb1712 14dcdb 34d859 e7a2b3
   "Dan bids a card on goblet I."
   to Dan "Dan bids the 6 on goblet I."
19. Eve: bid the 4 on F
   waits for Finn, moves 561f2d
   views 05e21d c2a8d4 89336c dcbcb1 b9c36b 416f39 00a512 e9d513 c69855 f0d1de df6018
   "Eve bids a card on goblet F."
   to Eve "Eve bids the 4 on goblet F."
20. Finn: pour the Sicilian 1 into F
   waits for Gus, moves 47a275
   views 1d967d 69bdee 580911 35f0af 08d0c4 b30281 25d1ad ace829 958d34 5bc9ee 81cfcc
   "Finn pours a Sicilian card into goblet F."
   to Finn "Finn pours the Sicilian 1 into goblet F."
21. Gus: pour the 4 into G
   waits for Hana, moves 0e8033
   views 7d5f63 c7da1c 3384c5 cb9b72 863fd1 4f2c1b 2b2991 7016bf 223a22 52b883 020900
   "Gus pours a card into goblet G."
   to Gus "Gus pours the 4 into goblet G."
22. Hana: pour the Sicilian 7 into C
   waits for Ivo, moves d4567a
   views a9d583 30c9ea 2492b5 00e89b ccf4c5 45f472 d1928d 40bd31 dc238a 207301 1ebcd2
   "Hana pours a Sicilian card into goblet C."
   "Day breaks, and Hana turns up: A wine 6, B wine 6, C poison 7, D wine 6, E wine 6, F wine 6, G poison 3, I wine 4."
   to Hana "Hana pours the Sicilian 7 into goblet C."
   to Hana "Day breaks, and Hana turns up: A wine 6, B wine 6, C poison 7, D wine 6, E wine 6, F wine 6, G poison 3, I wine 4."
23. Ivo: bid the 3 on E
   waits for Jo, moves 79b7a7
   views 182ed0 245290 ab7bb6 c3a134 fefd98 33110f 1eb184 a29cee c43c59 df4af8 51df56
   "Ivo bids a card on goblet E."
   to Ivo "Ivo bids the 3 on goblet E."
24. Jo: bid the 6 on G
   waits for Anne, moves 319b03
   views 88bfa5 7c5abb 4fc5f0 6bf276 a2401d be2668 443655 149c3b 042c01 d789c6 afb01c
   "Jo bids a card on goblet G."
   to Jo "Jo bids the 6 on goblet G."
25. Anne: bid the 5 on C
   waits for Ben, moves de40b3
   views 1a0d03 254eb1 0011d3 be694c 6cc9d1 3bde44 4ce704 392d3c dd641b f8a637 818d5c
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 5 on goblet C."
26. Ben: pour the 3 into E
   waits for Carla, moves 595336
   views c9e6b3 cff238 9d6a24 c8c85b ae1f7f a4c6cc eed591 8dd1a9 545d34 5e0995 e4e885
   "Ben pours a card into goblet E."
   to Ben "Ben pours the 3 into goblet E."
27. Carla: pour the Sicilian 4 into G
   waits for Dan, moves 996f07
   views aed3da 2c5b22 b1dd61 7cabf9 3cd33b 0b6d02 c299b3 1b8130 d5783a a52f30 d2ad2f
   "Carla pours a Sicilian card into goblet G."
   to Carla "Carla pours the Sicilian 4 into goblet G."
28. Dan: pour the 7 into F
   waits for Eve, moves f6ac4d
   views bf7faa a06576 a0d089 1e431c 480302 ff2c75 18571d 3e1a9e e6eece 41d808 1f312c
   "Dan pours a card into goblet F."
   to Dan "Dan pours the 7 into goblet F."
29. Eve: bid the 3 on B
   waits for Finn, moves f4698e
   views e310b1 968080 823def f9c806 5cc5b9 a31ae3 6bba8b 374a7c d17710 3fa311 0c045c
   "Eve bids a card on goblet B."
   to Eve "Eve bids the 3 on goblet B."
30. Finn: bid the 5 on E
   waits for Gus, moves d7e993
   views 03d325 41fbbd 2a496c 0e49ab edf069 513489 6b4340 4dbb8a 3ea42e 46b5aa e28658
   "Finn bids a card on goblet E."
   to Finn "Finn bids the 5 on goblet E."
31. Gus: pour the 3 into C
   waits for Hana, moves 9fac22
   views 654214 99ba7f e6c4f7 6c378f dc1107 23f4e3 585e96 9ebef5 e94758 e168b5 cefa8c
   "Gus pours a card into goblet C."
   to Gus "Gus pours the 3 into goblet C."
32. Hana: pour the 5 into E
   waits for Ivo, moves b92889
   views 2014b6 d4299e eb8319 3e7525 d8a846 94d5c3 b36cc9 125e84 59ff2d 14f0ba cf1299
   "Hana pours a card into goblet E."
   to Hana "Hana pours the 5 into goblet E."
33. Ivo: bid the 4 on B
   waits for Jo, moves bce89f
   views 5a88c9 e92c6f beea4b f82cb6 c19430 ae7038 92d596 7d9af9 cc8608 48800f 850b14
   "Ivo bids a card on goblet B."
   to Ivo "Ivo bids the 4 on goblet B."
34. Jo: pour the Sicilian 5 into C
   waits for Anne, moves f7efb4
   views 7e79ff c32d7e 0635cd 42d676 a64510 53ceea 3c790c c502dc e1dad9 57bb48 7fab6d
   "Jo pours a Sicilian card into goblet C."
   to Jo "Jo pours the Sicilian 5 into goblet C."
35. Anne: pour the 3 into E
   waits for Ben, moves cccaec
   views defc82 4bac55 0ac26c 14150b 579609 706c79 79c58c 803434 2972dc c45ee8 600c5d
   "Anne pours a card into goblet E."
   to Anne "Anne pours the 3 into goblet E."
36. Ben: pour the 5 into B
   waits for Carla, moves b38ef2
   views 2e2567 d78137 3ee3c4 537d62 da02a0 26090e def0a1 8003c1 88c765 b76642 57fa60
   "Ben pours a card into goblet B."
   to Ben "Ben pours the 5 into goblet B."
37. Carla: pour the 7 into I
   waits for Dan, moves 7a60f6
   views 7b9f33 ec2093 df70fa af11f8 4a1d10 cc2011 ad3337 3edf94 d5a57c b294e2 6870a6
   "Carla pours a card into goblet I."
   to Carla "Carla pours the 7 into goblet I."
38. Dan: pour the 3 into E
   waits for Eve, moves 813219
   views 3140de c7c079 83f09e 6d97b6 350573 141314 dd9fcb 8ea185 5e6d62 d961f1 4d2b62
   "Dan pours a card into goblet E."
   to Dan "Dan pours the 3 into goblet E."
39. Eve: pour the Sicilian 3 into F
   waits for Finn, moves c29d04
   views 4a4ec6 21686f 5686b9 9434d6 d6aa1d b9da9b 0bd329 ade8dc 50ee54 fbff93 f0c006
   "Eve pours a Sicilian card into goblet F."
   to Eve "Eve pours the Sicilian 3 into goblet F."
40. Finn: bid the 6 on E
   waits for Gus, moves 9ce46c
   views d163ad da6274 8d4962 4ac212 7971b9 b35fb5 826a01 7415a7 923146 dcd264 279bf8
   "Finn bids a card on goblet E."
   to Finn "Finn bids the 6 on goblet E."
41. Gus: bid the 5 on G
   waits for Hana, moves ebf02f
   views f8c18e 1a4ba7 72c6e3 7a23c8 e8fc1b a6a168 e61648 2f6db3 668f6a 82bfee f7d1e5
   "Gus bids a card on goblet G."
   to Gus "Gus bids the 5 on goblet G."
42. Hana: bid the 4 on F
   waits for Ivo, moves 7eb112
   views c11137 ac273f bbd523 55e345 50775b 1c8aab bff8c7 32b2f2 201f12 07f441 14c7a4
   "Hana bids a card on goblet F."
   "Day breaks, and Hana turns up: B poison 5, C poison 3, E poison 3, F poison 1, G wine 4, I wine 6."
   to Hana "Hana bids the 4 on goblet F."
   to Hana "Day breaks, and Hana turns up: B poison 5, C poison 3, E poison 3, F poison 1, G wine 4, I wine 6."
43. Ivo: pour the 5 into B
   waits for Jo, moves 6f4eea
   views eed570 4708a8 8a5b76 1c6d58 cb76f9 d41ac9 eb245c 9f2619 096ef5 74991b 50d3ef
   "Ivo pours a card into goblet B."
   to Ivo "Ivo pours the 5 into goblet B."
44. Jo: bid the 5 on H
   waits for Anne, moves 0bdde0
   views fba621 35f186 79c035 d5da3d 62b902 83aee6 02bf62 06ca96 ee89c1 7981fe 5e6d87
   "Jo bids a card on goblet H."
   to Jo "Jo bids the 5 on goblet H."
45. Anne: pour the Sicilian 5 into I
   waits for Ben, moves d4f0da
   views 8dfd6d 3bd60b 4f3e19 ddb5fe c947de 556fee a136e0 9f0762 d9fbd2 bef435 1c5d0d
   "Anne pours a Sicilian card into goblet I."
   to Anne "Anne pours the Sicilian 5 into goblet I."
46. Ben: pour the Sicilian 6 into C
   waits for Carla, moves bfceb5
   views 35079a 7ed3f7 0463d8 5f64b3 351d93 5fa83e 180342 5835c0 01795e cc3ac1 6211c6
   "Ben pours a Sicilian card into goblet C."
   to Ben "Ben pours the Sicilian 6 into goblet C."
47. Carla: pour the 5 into B
   waits for Dan, moves c1bee6
   views fe37f3 98582d e1e8ca 35fca1 505a56 70fed9 d283fe e0cf9b 7324bf f9d932 9489a0
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 5 into goblet B."
48. Dan: bid the 5 on C
   waits for Eve, moves 56a467
   views 31bf0c bfe1ca 059fdf df4369 484c23 3b906e dc335e 114119 74e5da 5898ca fd15d3
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 5 on goblet C."
49. Eve: pour the 5 into F
   waits for Finn, moves 266f27
   views 06d544 1dc7ea 072aa4 146a09 1c3317 8e2bb3 274f6c 3ea16e e10212 2c3aab 6040f8
   "Eve pours a card into goblet F."
   to Eve "Eve pours the 5 into goblet F."
50. Finn: pour the 3 into A
   waits for Gus, moves 74adcb
   views 27ca08 ce6f48 3de0f3 f130c8 7f0d74 a6c777 7c161e 42a4a7 a430b5 a68744 6a97db
   "Finn pours a card into goblet A."
   to Finn "Finn pours the 3 into goblet A."
51. Gus: pour the Sicilian 4 into F
   waits for Hana, moves 88cb6e
   views 938e3b 10ad70 9a1312 273d17 eede7e fbeb0e 6e195a 60fe73 0059c1 159965 8f2bf4
   "Gus pours a Sicilian card into goblet F."
   to Gus "Gus pours the Sicilian 4 into goblet F."
52. Hana: pour the 3 into A
   waits for Ivo, moves 2179f2
   views e87384 9a4f3c d13c5b 3d272e 7dc753 b50d4b 66b0e5 3a1d5a befa63 e90b8c d8ad7a
   "Hana pours a card into goblet A."
   to Hana "Hana pours the 3 into goblet A."
53. Ivo: pour the Sicilian 3 into F
   waits for Jo, moves abb7b7
   views 502c89 fd45d4 cd57b5 d81c68 bfb21e 1c5c81 652fca a8e773 0cf1f2 bfcfab 3c4136
   "Ivo pours a Sicilian card into goblet F."
   to Ivo "Ivo pours the Sicilian 3 into goblet F."
54. Jo: bid the 7 on B
   waits for Anne, moves 427a4e
   views fa4a67 b6a355 77468d d8a7d1 bd8d7b 5e1085 2f3b9a 44db7f 591200 515191 323f74
   "Jo bids a card on goblet B."
   to Jo "Jo bids the 7 on goblet B."
55. Anne: bid the 4 on C
   waits for Ben, moves 8c8308
   views 8c03df 2cebc6 04cae4 983712 c853ad dd3fb5 876a4a ce3a20 8160ef 833cc2 54603f
   "Anne bids a card on goblet C."
   to Anne "Anne bids the 4 on goblet C."
56. Ben: bid the 7 on G
   waits for Carla, moves f8d659
   views ec0027 fc2996 1c4c4c 22c6ac bc56f4 9fd69d 385d7b d52d5e 5b4b0f 12c246 019eb7
   "Ben bids a card on goblet G."
   to Ben "Ben bids the 7 on goblet G."
57. Carla: bid the 6 on H
   waits for Dan, moves d8479d
   views db3d26 65c2a5 717aad 0886ea 607490 40664b 460f9a b8480c 07d0a9 25ba2b 98b790
   "Carla bids a card on goblet H."
   to Carla "Carla bids the 6 on goblet H."
58. Dan: pour the Sicilian 2 into I
   waits for Eve, moves 7ec257
   views 7de292 53c7d7 4bfc71 1973a6 f7fa5a 31147e 6a73bd 1c950e d7e4b0 f1a94c a280d7
   "Dan pours a Sicilian card into goblet I."
   to Dan "Dan pours the Sicilian 2 into goblet I."
59. Eve: pour the 7 into H
   waits for Finn, moves c29989
   views 1b0acf 7223f5 35a562 f50294 80dd10 25c667 668003 e004f8 4c69a6 fd11ce 442a59
   "Eve pours a card into goblet H."
   to Eve "Eve pours the 7 into goblet H."
60. Finn: bid the 7 on G
   waits for Gus, moves ed27b6
   views cb7475 a07759 211a79 845a60 059c46 eb88e6 033051 f34e84 f4a3d1 0bbed4 20a990
   "Finn bids a card on goblet G."
   to Finn "Finn bids the 7 on goblet G."
61. Gus: bid the 7 on H
   waits for Hana, moves 80a21d
   views 052d67 7f8198 c081da 09418f 2576e0 4ec001 6a4d92 ef89fd daa705 f4dfad c99036
   "Gus bids a card on goblet H."
   to Gus "Gus bids the 7 on goblet H."
62. Hana: bid the 7 on I
   waits for Anne, moves 6b24c9
   views b32015 0b6f62 55f57f 537229 4ecb3a 20ad93 d5d57f 5cf1eb bcd724 ca3d03 03f9b4
   "Hana bids a card on goblet I."
   "Bids on goblet A: Dan 4. Dan wins it."
   "Bids on goblet B: Jo 7, Ivo 4, Eve 3. Jo wins it."
   "Bids on goblet C: Anne 9, Dan 5, Jo 3. Anne wins it."
   "Bids on goblet D: Ivo 7. Ivo wins it."
   "Bids on goblet E: Finn 11, Ivo 3. Finn wins it."
   "Bids on goblet F: Eve 4, Hana 4. Eve has the nearest card and wins it."
   "Bids on goblet G: Ben 7, Finn 7, Jo 6, Gus 5. Ben has the nearest card and wins it."
   "Bids on goblet H: Gus 7, Carla 6, Jo 5, Ben 4. Gus wins it."
   "Bids on goblet I: Hana 7, Dan 6, Finn 4. Hana wins it."
   "Bids on goblet J: Anne 7, Jo 4. Anne wins it."
   to Hana "Hana bids the 7 on goblet I."
   to Hana "Bids on goblet A: Dan 4. Dan wins it."
   to Hana "Bids on goblet B: Jo 7, Ivo 4, Eve 3. Jo wins it."
   to Hana "Bids on goblet C: Anne 9, Dan 5, Jo 3. Anne wins it."
   to Hana "Bids on goblet D: Ivo 7. Ivo wins it."
   to Hana "Bids on goblet E: Finn 11, Ivo 3. Finn wins it."
   to Hana "Bids on goblet F: Eve 4, Hana 4. Eve has the nearest card and wins it."
   to Hana "Bids on goblet G: Ben 7, Finn 7, Jo 6, Gus 5. Ben has the nearest card and wins it."
   to Hana "Bids on goblet H: Gus 7, Carla 6, Jo 5, Ben 4. Gus wins it."
   to Hana "Bids on goblet I: Hana 7, Dan 6, Finn 4. Hana wins it."
   to Hana "Bids on goblet J: Anne 7, Jo 4. Anne wins it."
   refuses Anne {"type":"bid","card":3,"goblet":7}: All cards are laid. Choose your goblet: C or J.
63. Anne: take goblet J
   waits for nobody, moves 4d417e
   views 3cf23d 302380 956cc0 7e7c48 a5e65f a453e6 f3dfd8 293be9 b64e25 0400b4 7cc05d
   "Anne keeps goblet J."
   "Goblet C is free: nobody else who bid on it lacks one."
   "Goblet C is left for Carla."
   "Goblet A: wine 6, poison 6, and the nearest card is wine. Dan drinks and lives."
   "Goblet B: wine 6, poison 15. Jo drinks and dies."
   "Goblet C: wine 6, poison 15. Carla drinks and dies."
   "Goblet D: wine 6, poison 0. Ivo drinks and lives."
   "Goblet E: wine 6, poison 14. Finn drinks and dies."
   "Goblet F: wine 10, poison 19. Eve drinks and dies."
   "Goblet G: wine 8, poison 3. Ben drinks and lives."
   "Goblet H: wine 0, poison 7. Gus drinks and dies."
   "Goblet I: wine 12, poison 12, and the nearest card is wine. Hana drinks and lives."
   "Goblet J is empty. Anne drinks and lives."
   "Anne, Ben, Dan, Hana and Ivo live."
   refuses Anne {"type":"bid","card":4,"goblet":4}: The game is over.
ends {"winners":[0,1,3,7,8],"scores":[1,1,0,1,0,0,0,1,1,0],"ending":{"type":"survivors","seats":[0,1,3,7,8]}}
   "Anne, Ben, Dan, Hana and Ivo live."
