Battle of Wits, version 3 of its rules: Anne, Ben, Carla, Dan, Eve, Finn, Gus, Hana, Ivo, Jo
{"seats":10,"series":"one-game","winner":"survivors","total":"all-poison","tie":"shared","team_score":"survivors","luckless":false,"odorless":false,"round_table":false,"characters":"chosen","dealer":0,"six_hand":"short","immunity_card":"eight","memory":false}
   waits for Anne, Ben, Carla, Dan, Eve, Finn, Gus, Hana, Ivo, Jo, moves 545c6b
   views 523108 6eac54 f1792d ad2621 a113ed c213bd 42707b e29e6f 73e300 746fe1 8c7df4
   refuses Anne {"type":"bid","card":-1,"goblet":5}: That move cannot be made now.
   refuses chance {"type":"become","character":"Miracle Max"}: It is not your turn.
1. Eve: be Count Rugen
   waits for Anne, Ben, Carla, Dan, Finn, Gus, Hana, Ivo, Jo, moves 337d92
   views bf61d5 30c0c2 b049a0 f1474d 813a36 55563a 57972d 92aebe 31fa2b bebbd8 f06823
   "Eve is Count Rugen."
   refuses Anne {"type":"become","character":"Count Rugen"}: Count Rugen is taken: choose someone else.
2. Hana: be Albino
   waits for Anne, Ben, Carla, Dan, Finn, Gus, Ivo, Jo, moves 3d3751
   views 774eaa c7fe05 651ae1 2ad0da 6c5baa 450a75 5cb483 9c79cf deea59 f18f28 36bd4d
   "Hana is Albino."
3. Ivo: be Man in Black
   waits for Anne, Ben, Carla, Dan, Finn, Gus, Jo, moves a7a9b1
   views 96749a 2f3750 cd5795 401367 d7538b 45c078 626f6c 0b9d74 b5e69e eadbcd fe2a3e
   "Ivo is Man in Black."
4. Carla: be Vizzini
   waits for Anne, Ben, Dan, Finn, Gus, Jo, moves caf03c
   views a05152 476409 59037f 89c121 1a4227 f4d0b4 cf29ba bdad65 2642c1 a29584 5ed99d
   "Carla is Vizzini."
5. Ben: be Yellin
   waits for Anne, Dan, Finn, Gus, Jo, moves f85c9e
   views 189ba6 d9df8f 323ebf f9c2ef e2939b 46ac34 582622 9e9c6f f5768d e20867 f99922
   "Ben is Yellin."
6. Dan: be Miracle Max
   waits for Anne, Finn, Gus, Jo, moves 5b302a
   views 30c87d 73c951 bf09c4 20c881 28da2c d657fc e56da6 e5c7ec e15786 9e014b e8527a
   "Dan is Miracle Max."
7. Jo: be Buttercup
   waits for Anne, Finn, Gus, moves 4a4d0e
   views 76b291 6d7085 5532ee 9f7e79 a12a04 20bb39 dfd7bd 5515bb 4fe85e 6b4a72 144e63
   "Jo is Buttercup."
8. Anne: be Inigo Montoya
   waits for Finn, Gus, moves d855f1
   views 015e55 74bf8b b2b55d f86990 b73b7b e2f9b3 0225da c2f37f a9eb41 d1bf46 3800dd
   "Anne is Inigo Montoya."
9. Finn: be Grandson
   waits for Gus, moves 328554
   views 804726 53c24a cf9d02 6efee1 730f98 99bcee 415b65 c1fd56 ea065d a9d012 21d97c
   "Finn is Grandson."
10. Gus: be Prince Humperdinck
   waits for chance, moves 4d417e
   views 2d0259 25a60b db5713 1f4f69 d67515 108d05 423100 f44d75 bc0932 21cc5d 1e1889
   "Gus is Prince Humperdinck."
   refuses chance {"type":"become","character":"Albino"}: The lot names one of the seats.
11. chance: Lot 4
   waits for chance, moves 4d417e
   views 71be0b 027f09 836436 3e4e3e 33936d a07edf bf44de 7aba77 398662 a3dd37 84051b
   "Gus is Prince Humperdinck."
   "The lot falls on Eve, who deals first."
   refuses chance {"type":"become","character":"Grandson"}: That deal does not fit: one Sicilian card of the twelve for each seat that plays.
12. chance: Deal (1, 5, 3, 8, 2, 4, 7, 6, 3, 9)
   waits for Finn, moves dd3140
   views 03301e f34369 073302 31b91f a1739c b77179 542fc0 77dac2 3d1d63 8145eb 7cec2a
   "Gus is Prince Humperdinck."
   "The lot falls on Eve, who deals first."
   "Game 1, Anne, Ben, Carla, Dan, Eve, Finn, Gus, Hana, Ivo and Jo: Eve deals, Finn begins. Everyone holds the cards 3 to 7 and a Sicilian card."
   refuses Finn {"type":"bid","card":8,"goblet":1}: You do not hold that card.
   refuses Finn {"type":"bid","card":5,"goblet":-1}: The goblets are A to J.
   refuses Finn {"type":"immunity"}: You do not hold Immunity.
13. Finn: bid the 6 on B
   waits for Gus, moves c50e51
   views bc41a2 f0445b 992255 6d1a13 c1b890 a7d32a 1362ef 245536 992f49 39896b 5e2343
   "Finn bids a card on goblet B."
   to Finn "Finn bids the 6 on goblet B."
14. Gus: bid the 4 on A
   waits for Hana, moves 24fae7
   views 970eb0 fa5d45 694c4d b22697 09f647 3bc4a8 90b153 9bdf72 6babe1 ed2655 0743ac
   "Gus bids a card on goblet A."
   to Gus "Gus bids the 4 on goblet A."
15. Hana: pour the 7 into I
   waits for Ivo, moves e21bb8
   views 20851c 5db0fa a4b050 26dd68 c176a0 97c78d 1d832c e1142d dab892 712adc 8830dd
   "Hana pours a card into goblet I."
   to Hana "Hana pours the 7 into goblet I."
16. Ivo: pour the 4 into E
   waits for Jo, moves 08a55f
   views b6d15b 5325a0 c9c497 538c34 0f56d8 33a286 cec027 bb45fc add1df a307ac 82f29e
   "Ivo pours a card into goblet E."
   to Ivo "Ivo pours the 4 into goblet E."
   refuses Jo {"type":"switch","one":9,"other":9}: Switch takes two different goblets.
17. Jo: bid the 4 on I
   waits for Anne, moves e89f1a
   views e5344a f29d7f 551e33 c76457 48dcca 26133d bb1b8f 967986 e98ea7 9dac82 cddb37
   "Jo bids a card on goblet I."
   to Jo "Jo bids the 4 on goblet I."
18. Anne: pour the 3 into I
   waits for Ben, moves d3ad0e
   views 8b2f88 49dc4a 367d9d 780dce ddbf38 d7bd35 27faa1 580bdc a1b105 349b29 392b1c
   "Anne pours a card into goblet I."
   to Anne "Anne pours the 3 into goblet I."
19. Ben: pour the 7 into A
   waits for Carla, moves 6987b3
   views fd2070 150652 a0fd29 dc1ad8 856fec 1674bc 7f3c98 c7db44 8a256a fc223b 11c74a
   "Ben pours a card into goblet A."
   to Ben "Ben pours the 7 into goblet A."
20. Carla: pour the 5 into F
   waits for Dan, moves 123f98
   views 47076a 435b8c 399ca9 659fd1 bfb6e0 4651d6 e24ed3 e58373 10d543 264532 c437fb
   "Carla pours a card into goblet F."
   to Carla "Carla pours the 5 into goblet F."
   refuses Dan {"type":"bid","card":8,"goblet":0}: The 8 you hold is a Sicilian card, and those are never bids.
21. Dan: pour the 4 into H
   waits for Eve, moves 26829c
   views bb5114 f7c957 4410d2 b82f37 56a117 c5c295 b8a29a b10868 69c6a8 38bf80 8bce08
   "Dan pours a card into goblet H."
   to Dan "Dan pours the 4 into goblet H."
22. Eve: bid the 5 on H
   waits for Finn, moves f37446
   views 9fa65d 33a86d 59994b 31b182 19a69e 3b4aad 7278c9 d6d259 1cf552 516cd9 536652
   "Eve bids a card on goblet H."
   to Eve "Eve bids the 5 on goblet H."
23. Finn: pour the 7 into I
   waits for Gus, moves fbe0e8
   views f95e53 68cf3b 71c9a9 6fdb05 4b3ff3 e861d7 2631da cd3d0b a4166b daba2a b8c1c7
   "Finn pours a card into goblet I."
   to Finn "Finn pours the 7 into goblet I."
24. Gus: bid the 7 on H
   waits for Hana, moves 79680a
   views 1536ca 9773cf 647e1a 99ba71 6284eb 4f9610 7cb716 e261f3 a1aca0 a57e7b e3540d
   "Gus bids a card on goblet H."
   to Gus "Gus bids the 7 on goblet H."
25. Hana: pour the 6 into B
   waits for Ivo, moves d72550
   views 772f4e 5a10e2 0082cb 14b186 565ed8 f3dda8 375eae 6fe054 784df5 00c427 794db8
   "Hana pours a card into goblet B."
   to Hana "Hana pours the 6 into goblet B."
26. Ivo: bid the 3 on H
   waits for Jo, moves a040d8
   views 652e1f 84cb67 98aa45 0067a9 1cae76 3126b3 e7ba94 12b9c8 3cc323 f57273 2088c5
   "Ivo bids a card on goblet H."
   to Ivo "Ivo bids the 3 on goblet H."
27. Jo: switch the bids on A and G
   waits for Anne, moves 4590d7
   views fd4ca1 b39caf 781f13 4b1500 890eeb 389f30 5cb4f3 59fcd4 78ca3d 48d49b 414010
   "Jo plays Switch: the bids on A and G change places."
28. Anne: bid the 4 on G
   waits for Ben, moves ca050c
   views 86e67d 5dad5c 01f7c4 d3b7a5 25c3a0 9ead57 48c572 f8f351 150b37 0151a8 20fc5e
   "Anne bids a card on goblet G."
   to Anne "Anne bids the 4 on goblet G."
29. Ben: bid the 5 on E
   waits for Carla, moves cd2555
   views a7fb18 e10afe 0a6479 51b222 490bf9 6ac53d d3a87d 7c94b1 7ec793 49c2a8 682bbe
   "Ben bids a card on goblet E."
   to Ben "Ben bids the 5 on goblet E."
30. Carla: bid the 6 on J
   waits for Dan, moves 608d1a
   views 190baf 9ecb56 552e1d b325e9 881fdd 27dac7 aea130 edb2b1 75d688 0b2e48 92a411
   "Carla bids a card on goblet J."
   to Carla "Carla bids the 6 on goblet J."
31. Dan: pour the Sicilian 8 into H
   waits for Eve, moves 92f9e9
   views 8df143 401e1a ebc0b5 4f9542 8df7f3 952089 28b208 668a6b 04a8e1 d25f84 f9c2c7
   "Dan pours a Sicilian card into goblet H."
   to Dan "Dan pours the Sicilian 8 into goblet H."
32. Eve: pour the 7 into C
   waits for Finn, moves f369f0
   views 47e12e 0c9187 015234 66d585 b9b787 f91963 2b5f7f 9c418f 5a126f d05386 00832b
   "Eve pours a card into goblet C."
   "Day breaks, and Eve turns up: A poison 7, B wine 6, C poison 7, E wine 4, F poison 5, H wine 4, I poison 7."
   to Eve "Eve pours the 7 into goblet C."
   to Eve "Day breaks, and Eve turns up: A poison 7, B wine 6, C poison 7, E wine 4, F poison 5, H wine 4, I poison 7."
33. Finn: bid the 5 on I
   waits for Gus, moves 53b89d
   views 495704 b8f861 adf2a8 442faf de14a1 9e6c9c ca0731 bce00a d69aba 6ba5fd 3d25e7
   "Finn bids a card on goblet I."
   to Finn "Finn bids the 5 on goblet I."
34. Gus: bid the 3 on F
   waits for Hana, moves de0e5c
   views eb24e1 a650d3 efec06 723efc 463f4c 306d5f c2557b 077a39 c5bb4a 1d6dee 77508b
   "Gus bids a card on goblet F."
   to Gus "Gus bids the 3 on goblet F."
35. Hana: pour the 4 into B
   waits for Ivo, moves 040ea4
   views 0a35b2 11e6dc 0a13b7 f3c759 4dd6c3 5fb8ee 8bc6f4 1e5959 ee97d4 4662ea f822d5
   "Hana pours a card into goblet B."
   to Hana "Hana pours the 4 into goblet B."
36. Ivo: pour the 7 into H
   waits for Jo, moves ee9f60
   views e45d5a 3e8358 6b9779 3f66f5 cc0a95 d0e34c 42b28c 6e1b98 3119a2 f947c9 fcb07c
   "Ivo pours a card into goblet H."
   to Ivo "Ivo pours the 7 into goblet H."
37. Jo: bid the 7 on G
   waits for Anne, moves 2e7478
   views c0afe0 0f4158 1d80af b6e256 9ab799 b1d6cc 224a5a 0f7aa2 672d1b 2b5f5e fe53c0
   "Jo bids a card on goblet G."
   to Jo "Jo bids the 7 on goblet G."
38. Anne: pour the 6 into B
   waits for Ben, moves 495c5f
   views 27e041 9d6ca7 8f1c40 a34e75 406fe9 075ac8 dad8e6 579890 010da3 337ab8 eb8761
   "Anne pours a card into goblet B."
   to Anne "Anne pours the 6 into goblet B."
39. Ben: pour the 3 into F
   waits for Carla, moves f7124c
   views c9aadf f32c1c e97be9 b719f4 eee9d9 c32d37 2210df 7bef1b 2e45b8 217dae e65f87
   "Ben pours a card into goblet F."
   to Ben "Ben pours the 3 into goblet F."
40. Carla: pour the 4 into B
   waits for Dan, moves 6d8587
   views c1bc91 d4b4bd 43c8ef fd3276 cdaa8c 3b736e 82b110 108da4 4a77ce 989e48 68e7d6
   "Carla pours a card into goblet B."
   to Carla "Carla pours the 4 into goblet B."
41. Dan: pour the 6 into A
   waits for Eve, moves 90543c
   views 29d71e d82022 d1ce56 60449d ad0f90 90bfc7 e095fd dcc6d5 9c476b 1c9aac 15b6ae
   "Dan pours a card into goblet A."
   to Dan "Dan pours the 6 into goblet A."
42. Eve: bid the 6 on G
   waits for Finn, moves fd8518
   views 897540 f8b2e7 692b92 34d9ff fee74c 4fe618 6d449e dbb7f0 9d7011 d6d1aa b8dc5d
   "Eve bids a card on goblet G."
   to Eve "Eve bids the 6 on goblet G."
43. Finn: pour the Sicilian 4 into J
   waits for Gus, moves ea2c98
   views 9661ac ad9dd7 57a702 55e32f 90cddd 9329ca 332c18 7734bc d05916 f61165 ab5c64
   "Finn pours a Sicilian card into goblet J."
   to Finn "Finn pours the Sicilian 4 into goblet J."
44. Gus: bid the 6 on F
   waits for Hana, moves a755ef
   views 1a910a 23e3d9 1eda71 b57947 c3ca79 e560b5 6604a0 3a6760 04b20f 8afd0e 751392
   "Gus bids a card on goblet F."
   to Gus "Gus bids the 6 on goblet F."
45. Hana: pour the 3 into C
   waits for Ivo, moves ddc99a
   views 341ac2 c56c11 8bad3e fa5a8a df8170 0b9280 297805 f38449 af5678 fef58f e5dc99
   "Hana pours a card into goblet C."
   to Hana "Hana pours the 3 into goblet C."
46. Ivo: pour the 6 into C
   waits for Jo, moves fc269b
   views 221075 b8c133 ee1541 69852c 58cd78 d458f7 c61eab 42a4fc e2e06e b9859e 2d4f49
   "Ivo pours a card into goblet C."
   to Ivo "Ivo pours the 6 into goblet C."
47. Jo: bid the 5 on F
   waits for Anne, moves 42aa29
   views e2fc80 8d8b49 c5c762 5b2cdd 72d873 7d43c1 1b1c98 8b360e 9d2c2e 0d9ebe 32343b
   "Jo bids a card on goblet F."
   to Jo "Jo bids the 5 on goblet F."
48. Anne: pour the Sicilian 1 into J
   waits for Ben, moves 4ccb39
   views 830478 b8c9e3 3db77d ed9de4 9c08ad e98ddc 56a00c 5a0aa4 c499c9 75a4a9 e88602
   "Anne pours a Sicilian card into goblet J."
   to Anne "Anne pours the Sicilian 1 into goblet J."
49. Ben: bid the 6 on H
   waits for Carla, moves 60a774
   views 8e6b8c 213cf4 efc330 ec1d25 c6faa6 660141 9ee842 46fa64 59a27b 5e0cd6 a4c24f
   "Ben bids a card on goblet H."
   to Ben "Ben bids the 6 on goblet H."
50. Carla: bid the 7 on G
   waits for Dan, moves e387bc
   views fa44de a8594c bbc5d2 270788 c37deb 58a68d e4ba3d 8e1d3f 0fcf77 3a1fd4 fe7d50
   "Carla bids a card on goblet G."
   to Carla "Carla bids the 7 on goblet G."
51. Dan: pour the 5 into J
   waits for Eve, moves f11b8e
   views d1c223 0b2101 0e25cf f3aa2b 381831 aad0e2 cf8822 30de6d b042a4 f774ef a7f8e3
   "Dan pours a card into goblet J."
   to Dan "Dan pours the 5 into goblet J."
52. Eve: pour the Sicilian 2 into H
   waits for Finn, moves 53eee3
   views ce3b8d 52b942 528451 29a7b3 f89478 422cae 649abc e41810 584906 313fda 3348d2
   "Eve pours a Sicilian card into goblet H."
   "Day breaks, and Eve turns up: A wine 6, B wine 4, C poison 3, F poison 3, H wine 8, I poison 3, J wine 4."
   to Eve "Eve pours the Sicilian 2 into goblet H."
   to Eve "Day breaks, and Eve turns up: A wine 6, B wine 4, C poison 3, F poison 3, H wine 8, I poison 3, J wine 4."
53. Finn: bid the 4 on H
   waits for Gus, moves a78813
   views 2d441e 13bd5c f677e9 c76093 11b8df 8ce18d 3105b1 a08803 383e26 16dee4 7ad13e
   "Finn bids a card on goblet H."
   to Finn "Finn bids the 4 on goblet H."
54. Gus: bid the 5 on B
   waits for Hana, moves 8de8fc
   views 1f5e41 e59a7a 0b0b2c 04245a d8a75b fd644c 8cffc0 9ab94d c0fa66 cadb37 a7a9b6
   "Gus bids a card on goblet B."
   to Gus "Gus bids the 5 on goblet B."
55. Hana: bid the 5 on I
   waits for Ivo, moves 7eb112
   views b855f4 22e3ea 2ca554 938988 207113 858217 8304f7 2c45d4 341d4e 54b7ac d10134
   "Hana bids a card on goblet I."
   to Hana "Hana bids the 5 on goblet I."
56. Ivo: bid the 5 on C
   waits for Jo, moves a8de1f
   views 9fd938 bfd991 5d682a c84b46 0c3368 f5d485 20f5ea 3a29c2 da17ba a488ff d1f020
   "Ivo bids a card on goblet C."
   to Ivo "Ivo bids the 5 on goblet C."
57. Jo: pour the 3 into I
   waits for Anne, moves 3de82f
   views e9213d 6bb293 1adc00 8a30e9 596834 2629d8 d1c393 971d17 f5e32e b2d695 113318
   "Jo pours a card into goblet I."
   to Jo "Jo pours the 3 into goblet I."
58. Anne: pour the 7 into J
   waits for Ben, moves c63cec
   views c8ebb1 3dccb3 8a107f 881b7b f65834 7009f8 f5bed7 5e038b d10e18 6d4322 083983
   "Anne pours a card into goblet J."
   to Anne "Anne pours the 7 into goblet J."
59. Ben: pour the Sicilian 5 into J
   waits for Carla, moves daed37
   views 4f156d c359a2 892ec7 e6cec2 6e989c d18d1a e5fc9d 10b487 ff618e fa00a3 8cdd54
   "Ben pours a Sicilian card into goblet J."
   to Ben "Ben pours the Sicilian 5 into goblet J."
60. Carla: pour the Sicilian 3 into I
   waits for Dan, moves 039e61
   views 465c21 140602 eb0b16 192980 e228a8 2dff8a ddc274 713200 61c2fc 9d7f69 d5f2be
   "Carla pours a Sicilian card into goblet I."
   to Carla "Carla pours the Sicilian 3 into goblet I."
61. Dan: bid the 3 on C
   waits for Eve, moves 4aeeee
   views 4f45bf b1ffcc 1f704e d29749 75c695 a41904 222fff 6d933b b6b334 a55e16 f99cf4
   "Dan bids a card on goblet C."
   to Dan "Dan bids the 3 on goblet C."
62. Eve: pour the 3 into H
   waits for Finn, moves c8dc42
   views cab87b 0ad3a6 9a7d35 e59ba8 0750ac 07a666 0789b1 ffd666 a24a57 ced4b6 236582
   "Eve pours a card into goblet H."
   to Eve "Eve pours the 3 into goblet H."
63. Finn: pour the 3 into B
   waits for Gus, moves e20538
   views 3cda3b 4e51bb 017a01 5ff2a3 96c4f8 7a946f 892db7 70480a bb848b 39a72e 9de262
   "Finn pours a card into goblet B."
   to Finn "Finn pours the 3 into goblet B."
64. Gus: pour the Sicilian 7 into F
   waits for Hana, moves 4cb7e2
   views 29db39 e54217 28082b d1b42c 403705 1bbcc7 e87241 851f39 15de06 7283d5 06d305
   "Gus pours a Sicilian card into goblet F."
   to Gus "Gus pours the Sicilian 7 into goblet F."
65. Hana: pour the Sicilian 6 into J
   waits for Ivo, moves 2179f2
   views 83660d c63ab6 95064c 714f20 7eac62 7f0a86 5a4b51 ef383c 032398 c2a9ec 179c41
   "Hana pours a Sicilian card into goblet J."
   to Hana "Hana pours the Sicilian 6 into goblet J."
66. Ivo: pour the Sicilian 3 into F
   waits for Jo, moves 17cf86
   views 2fb861 431a37 1ebdfc b4b99f 94f695 204762 31ec6f 6e945c a28d71 c4ab91 c7eacd
   "Ivo pours a Sicilian card into goblet F."
   to Ivo "Ivo pours the Sicilian 3 into goblet F."
67. Jo: pour the 6 into I
   waits for Anne, moves f2b678
   views b8eabf e21425 4d5f65 70fac9 9f0909 a44ff4 ecdc52 2e9b32 4096ed 864bff 8efa57
   "Jo pours a card into goblet I."
   to Jo "Jo pours the 6 into goblet I."
68. Anne: bid the 5 on A
   waits for Ben, moves 5fb496
   views 62c0b5 0fbb2e 6c3eb8 1554c8 e19e93 1d1222 279ef3 b24840 42c34d 5340fc 63febd
   "Anne bids a card on goblet A."
   to Anne "Anne bids the 5 on goblet A."
69. Ben: bid the 4 on G
   waits for Carla, moves 83048e
   views 32cac4 fb6394 1c65cb df1fc1 16d493 81aca2 7fd5d7 2bec8c 66b848 7c03fe 237196
   "Ben bids a card on goblet G."
   to Ben "Ben bids the 4 on goblet G."
70. Carla: pour the 3 into D
   waits for Dan, moves 2fd1f0
   views c8e0f5 19a909 90b6f5 dae306 5b1402 6c4e7b 14a62c f74b4c c17a50 1ff737 d0d62b
   "Carla pours a card into goblet D."
   to Carla "Carla pours the 3 into goblet D."
71. Dan: bid the 7 on B
   waits for Eve, moves a84254
   views 76ae4b cb8c49 92db8b a8e392 1922f9 a03e5b d17925 f9634b 556e15 798ef0 bd1031
   "Dan bids a card on goblet B."
   to Dan "Dan bids the 7 on goblet B."
72. Eve: bid the 4 on H
   waits for nobody, moves 4d417e
   views 032f35 954c67 b891d5 5f769a 4f53f6 aab0be 92043e 8edc4e 1b2779 72f210 b08272
   "Eve bids a card on goblet H."
   "Bids on goblet A: Anne 5. Anne wins it."
   "Bids on goblet B: Dan 7, Finn 6, Gus 5. Dan wins it."
   "Bids on goblet C: Ivo 5, Dan 3. Ivo wins it."
   "Bids on goblet D: none."
   "Bids on goblet E: Ben 5. Ben wins it."
   "Bids on goblet F: Gus 9, Jo 5. Gus wins it."
   "Bids on goblet G: Jo 7, Carla 7, Eve 6, Gus 4, Anne 4, Ben 4. Jo has the nearest card and wins it."
   "Bids on goblet H: Eve 9, Gus 7, Ben 6, Finn 4, Ivo 3. Eve wins it."
   "Bids on goblet I: Finn 5, Hana 5, Jo 4. Finn has the nearest card and wins it."
   "Bids on goblet J: Carla 6. Carla wins it."
   "Goblet D is left for Hana."
   "Goblet A: wine 6, poison 7. Anne drinks and dies."
   "Goblet B: wine 20, poison 3. Dan drinks and lives."
   "Goblet C: wine 6, poison 10. Ivo drinks and dies."
   "Goblet D: wine 0, poison 3. Hana drinks and dies."
   "Goblet E: wine 4, poison 0. Ben drinks and lives."
   "Goblet F: wine 0, poison 18. Gus drinks and dies."
   "Goblet G is empty. Jo drinks and lives."
   "Goblet H: wine 14, poison 10. Eve drinks and lives."
   "Goblet I: wine 6, poison 23. Finn drinks and dies."
   "Goblet J: wine 10, poison 18. Carla drinks and dies."
   "Ben, Dan, Eve and Jo live."
   to Eve "Eve bids the 4 on goblet H."
   to Eve "Bids on goblet A: Anne 5. Anne wins it."
   to Eve "Bids on goblet B: Dan 7, Finn 6, Gus 5. Dan wins it."
   to Eve "Bids on goblet C: Ivo 5, Dan 3. Ivo wins it."
   to Eve "Bids on goblet D: none."
   to Eve "Bids on goblet E: Ben 5. Ben wins it."
   to Eve "Bids on goblet F: Gus 9, Jo 5. Gus wins it."
   to Eve "Bids on goblet G: Jo 7, Carla 7, Eve 6, Gus 4, Anne 4, Ben 4. Jo has the nearest card and wins it."
   to Eve "Bids on goblet H: Eve 9, Gus 7, Ben 6, Finn 4, Ivo 3. Eve wins it."
   to Eve "Bids on goblet I: Finn 5, Hana 5, Jo 4. Finn has the nearest card and wins it."
   to Eve "Bids on goblet J: Carla 6. Carla wins it."
   to Eve "Goblet D is left for Hana."
   to Eve "Goblet A: wine 6, poison 7. Anne drinks and dies."
   to Eve "Goblet B: wine 20, poison 3. Dan drinks and lives."
   to Eve "Goblet C: wine 6, poison 10. Ivo drinks and dies."
   to Eve "Goblet D: wine 0, poison 3. Hana drinks and dies."
   to Eve "Goblet E: wine 4, poison 0. Ben drinks and lives."
   to Eve "Goblet F: wine 0, poison 18. Gus drinks and dies."
   to Eve "Goblet G is empty. Jo drinks and lives."
   to Eve "Goblet H: wine 14, poison 10. Eve drinks and lives."
   to Eve "Goblet I: wine 6, poison 23. Finn drinks and dies."
   to Eve "Goblet J: wine 10, poison 18. Carla drinks and dies."
   to Eve "Ben, Dan, Eve and Jo live."
   refuses Anne {"type":"become","character":"Yellin"}: The game is over.
ends {"winners":[1,3,4,9],"scores":[0,1,0,1,1,0,0,0,0,1],"ending":{"type":"survivors","seats":[1,3,4,9]}}
   "Ben, Dan, Eve and Jo live."
