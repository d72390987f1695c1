Pirates Dice, version 1 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"dice":2,"eliminated_starter":"winner","bid_cap":true}
   waits for chance, moves 210e13
   views bc5bdc 437eec 7bddbe 4984e0 0b3eed
   refuses Anne {"type":"bid","count":-1,"face":2}: It is not your turn.
   refuses chance {"type":"bid","count":8,"face":2}: That roll does not fit the dice in play, each hand lowest first.
1. chance: Roll ((2,), (6,), (6,), (2,))
   waits for chance, moves 210e13
   views 6adda5 ead211 caa0d2 f46201 009222
   "Roll for the first bid: Anne 2, Ben 6, Carla 6, Dan 2. The highest are tied and roll again."
2. chance: Roll ((), (3,), (5,), ())
   waits for chance, moves 210e13
   views aac093 2c8c04 900c3d 1f55c8 3fd3bb
   "Roll for the first bid: Anne 2, Ben 6, Carla 6, Dan 2. The highest are tied and roll again."
   "Roll for the first bid: Ben 3, Carla 5. Carla is highest and bids first."
3. chance: Roll ((5, 6), (5, 6), (2, 5), (4, 6))
   waits for Carla, moves 814ba0
   views 2ce5b9 c3afd5 8199e1 bb04d8 580295
   "Roll for the first bid: Anne 2, Ben 6, Carla 6, Dan 2. The highest are tied and roll again."
   "Roll for the first bid: Ben 3, Carla 5. Carla is highest and bids first."
   "Everyone rolls in secret. Carla opens."
   refuses Carla {"type":"bid","count":4,"face":-1}: Bid on a face from 2 to 6; skulls are wild and cannot be bid.
   refuses Carla {"type":"bid","count":9,"face":6}: A bid can name eight dice at most now.
   refuses Carla {"type":"bid","count":-1,"face":3}: Bid at least one die.
   refuses Carla {"type":"challenge"}: There is no bid to challenge yet: make the first one.
   refuses Carla {"type":"roll","hands":[[],[4,6],[],[5,5],[],[4,6],[],[5,5]]}: That move cannot be made now.
4. Carla: five 4s
   waits for Dan, moves 1fb309
   views 79bc6f 1fed71 ecdab0 a7a012 fcd153
   "Carla bids five 4s."
   refuses Dan {"type":"bid","count":1,"face":6}: The bid is five 4s. Bid more dice, or the same number of a higher face.
5. Dan: eight 5s
   waits for Anne, moves 0141c1
   views 12bebc 3d5c68 5fe175 fe84e7 6247bd
   "Dan bids eight 5s."
6. Anne: eight 6s
   waits for Ben, moves b0633d
   views eee6e7 713ce1 9f1bff 92ef5f 3450b2
   "Anne bids eight 6s."
7. Ben: Challenge
   waits for chance, moves 210e13
   views 02a651 3bbb7b 5e53a2 ce791d 0a71b5
   "Ben challenges Anne: never trust a pirate! There are three 6s: the bid fails. Anne loses a die."
8. chance: Roll ((1,), (1, 6), (1, 4), (4, 5))
   waits for Anne, moves b5d5b3
   views 491d6d 3721ec 5f6c76 14c615 54922e
   "Ben challenges Anne: never trust a pirate! There are three 6s: the bid fails. Anne loses a die."
   "Everyone rolls in secret. Anne opens."
9. Anne: seven 4s
   waits for Ben, moves a83596
   views b4e59d 5c17c9 2e2873 6bb8ce a1d239
   "Anne bids seven 4s."
10. Ben: Challenge
   waits for chance, moves 210e13
   views f6e78e ac66b5 441b3f 24dd35 ff4ab4
   "Ben challenges Anne: never trust a pirate! There are five 4s: the bid fails. Anne loses a die and is out."
11. chance: Roll ((), (2, 3), (2, 6), (1, 6))
   waits for Ben, moves 7b2741
   views ed276a dc01ee 51acf1 65e561 2c30c7
   "Ben challenges Anne: never trust a pirate! There are five 4s: the bid fails. Anne loses a die and is out."
   "Everyone rolls in secret. Ben opens."
12. Ben: six 4s
   waits for Carla, moves ed71fb
   views a50e6d 4bf4b1 d0d475 03d11a 392ed0
   "Ben bids six 4s."
13. Carla: six 6s
   waits for Dan, moves e3b030
   views bf2684 fadd83 c64aa7 71c1a3 481981
   "Carla bids six 6s."
14. Dan: Challenge
   waits for chance, moves 210e13
   views 138a65 8b1744 d2d084 d41a28 d92718
   "Dan challenges Carla: never trust a pirate! There are three 6s: the bid fails. Carla loses a die."
15. chance: Roll ((), (4, 4), (6,), (4, 4))
   waits for Carla, moves 461d16
   views 9f5ba1 d63853 3a761d 541fc7 f32266
   "Dan challenges Carla: never trust a pirate! There are three 6s: the bid fails. Carla loses a die."
   "Everyone rolls in secret. Carla opens."
16. Carla: three 5s
   waits for Dan, moves e1c4fe
   views a5a68c ee47f8 a115a9 548178 bbd597
   "Carla bids three 5s."
17. Dan: Challenge
   waits for chance, moves 210e13
   views a5b2c5 e0960b 96059e aa124f 17a095
   "Dan challenges Carla: never trust a pirate! There are no 5s: the bid fails. Carla loses a die and is out."
18. chance: Roll ((), (4, 6), (), (5, 5))
   waits for Dan, moves cffecb
   views 13ef5d 41efd2 991fd8 c4c9d9 08e4a3
   "Dan challenges Carla: never trust a pirate! There are no 5s: the bid fails. Carla loses a die and is out."
   "Everyone rolls in secret. Dan opens."
19. Dan: one 3
   waits for Ben, moves 383114
   views d96f02 c5080b 38c74b 4a8bb1 4bfaef
   "Dan bids one 3."
20. Ben: four 5s
   waits for Dan, moves 1f4444
   views 402b5e de3e9e 0ce297 f2a7cb e35dae
   "Ben bids four 5s."
21. Dan: four 6s
   waits for Ben, moves b0633d
   views 90bdf0 1d6904 e16fb4 584018 ece420
   "Dan bids four 6s."
22. Ben: Challenge
   waits for chance, moves 210e13
   views ce7e02 739bee 1f6c97 c1a14b a686fb
   "Ben challenges Dan: never trust a pirate! There is one 6: the bid fails. Dan loses a die."
23. chance: Roll ((), (1, 4), (), (3,))
   waits for Dan, moves eb8514
   views 1ef83e 7aacf8 d0129e 0eeb82 438d69
   "Ben challenges Dan: never trust a pirate! There is one 6: the bid fails. Dan loses a die."
   "Everyone rolls in secret. Dan opens."
24. Dan: three 3s
   waits for Ben, moves 5198d1
   views cb2247 7675e6 4c2456 d589c2 0012f4
   "Dan bids three 3s."
25. Ben: Challenge
   waits for nobody, moves 210e13
   views 8f244e fdc844 ddc790 ffd248 00ed4c
   "Ben challenges Dan: never trust a pirate! There are two 3s: the bid fails. Dan loses a die and is out."
   refuses Anne {"type":"bid","count":2,"face":3}: The game is over.
ends {"winners":[1],"scores":[0,2,0,0],"ending":{"type":"last-with-dice","winner":1,"dice":2}}
   "Ben is the last pirate with dice and wins, two dice to spare."
