Poisoned Glass, version 1 of its rules: Anne, Ben, Carla, Dan, Eve
{"seats":5,"starting_hearts":2,"tie":"poison","choose_order":"reverse","vizzini_peek":"committed","vizzini_when":"own-turn","end_check":"immediate","two_player_last_card":"removed"}
   waits for chance, moves be8a1b
   views 19a226 54829c 5be917 eb8802 60c527 de8fac
   refuses Anne {"type":"choose","glass":-1}: It is not your turn.
   refuses chance {"type":"choose","glass":5}: The lot names one of the seats.
1. chance: Lot 2
   waits for chance, moves be8a1b
   views 75e098 4ce817 a9f26c 72eb9c 2198dd 606ba9
   "The lot falls on Carla to be Wesley first."
   refuses chance {"type":"choose","glass":0}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (10, 9, -10, 6, -5) ((-4, 1, 7), (-9, -3, -2), (-7, -6, 5), (-8, -1, 8), (2, 3, 4)) 0
   waits for Carla, moves c7724d
   views dccd71 7ae19e d826a5 2fa9f7 f6e55a 19b897
   "The lot falls on Carla to be Wesley first."
   "Round 1: 5 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 10. Carla is Wesley, Ben is Vizzini."
   refuses Carla {"type":"choose","glass":5}: That move cannot be made now.
   refuses Carla {"type":"spy","glass":-1}: The glasses are A to E.
3. Carla: look at the card of C
   waits for Carla, moves 5b7d5d
   views 7d5535 123fe7 039ad6 279396 0151e8 de01d5
   "Carla looks at the card of glass C."
   to Carla "Carla looks at the card of glass C: poison 10."
   refuses Carla {"type":"spy","glass":2}: You have looked at the card of C: choose another one.
4. Carla: look at the card of E
   waits for Carla, moves d5c16c
   views 8ec344 a4ef00 c09a75 1f3e7d c4a999 dc7a21
   "Carla looks at the card of glass E."
   to Carla "Carla looks at the card of glass E: poison 5."
5. Carla: look at the card of D
   waits for Dan, moves 02a1d6
   views 6ce969 c40d32 edeb9e 19e048 4c7fb2 67eb06
   "Carla looks at the card of glass D."
   to Carla "Carla looks at the card of glass D: antidote 6."
6. Dan: look at the card of A
   waits for Dan, moves 857a5d
   views 87b3fa 1c34d4 a94eaa 043c36 11550b 4b9078
   "Dan looks at the card of glass A."
   to Dan "Dan looks at the card of glass A: antidote 10."
7. Dan: look at the card of E
   waits for Dan, moves acb3bc
   views 0d7a08 fb5f58 1b0f33 1e4fb9 068e8f 8d6d86
   "Dan looks at the card of glass E."
   to Carla "Dan looks at the card of glass E: poison 5."
   to Dan "Dan looks at the card of glass E: poison 5."
8. Dan: look at the card of D
   waits for Eve, moves 5bbd75
   views 19d86d a34dae 7473fb c39881 188b16 8fa1e9
   "Dan looks at the card of glass D."
   to Carla "Dan looks at the card of glass D: antidote 6."
   to Dan "Dan looks at the card of glass D: antidote 6."
9. Eve: look at the card of A
   waits for Eve, moves b611a6
   views cab089 61c56c 5ab5de 21561e efb9e9 839912
   "Eve looks at the card of glass A."
   to Dan "Eve looks at the card of glass A: antidote 10."
   to Eve "Eve looks at the card of glass A: antidote 10."
10. Eve: look at the card of C
   waits for Eve, moves b1460c
   views d78b89 de337d 3a16d2 b9b305 4b6ea5 7e9715
   "Eve looks at the card of glass C."
   to Carla "Eve looks at the card of glass C: poison 10."
   to Eve "Eve looks at the card of glass C: poison 10."
11. Eve: look at the card of B
   waits for Anne, moves fdb291
   views f87ce1 a628fd c4ee24 331143 a1c8e7 41dcb0
   "Eve looks at the card of glass B."
   to Eve "Eve looks at the card of glass B: antidote 9."
12. Anne: look at the card of A
   waits for Anne, moves 625b88
   views b21cbc 891a05 224087 98e2c9 d556cd b837e7
   "Anne looks at the card of glass A."
   to Anne "Anne looks at the card of glass A: antidote 10."
   to Dan "Anne looks at the card of glass A: antidote 10."
   to Eve "Anne looks at the card of glass A: antidote 10."
13. Anne: look at the card of D
   waits for Anne, moves e5ff57
   views 7a6584 89e904 7fd763 946e9a a7f6d7 7e0123
   "Anne looks at the card of glass D."
   to Anne "Anne looks at the card of glass D: antidote 6."
   to Carla "Anne looks at the card of glass D: antidote 6."
   to Dan "Anne looks at the card of glass D: antidote 6."
14. Anne: look at the card of C
   waits for Ben, moves 9ecb8a
   views badcbd 7b3184 8be28b ebcf32 0eeda0 775a9a
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: poison 10."
   to Carla "Anne looks at the card of glass C: poison 10."
   to Eve "Anne looks at the card of glass C: poison 10."
15. Ben: look at the card of D
   waits for Ben, moves 018fc0
   views dd91c5 39498c 5b2302 e8cc35 6ecdcf 5fee1c
   "Ben looks at the card of glass D."
   to Anne "Ben looks at the card of glass D: antidote 6."
   to Ben "Ben looks at the card of glass D: antidote 6."
   to Carla "Ben looks at the card of glass D: antidote 6."
   to Dan "Ben looks at the card of glass D: antidote 6."
16. Ben: look at the card of E
   waits for Ben, moves f32db3
   views a4e8d0 c4282f 8a5d14 33ea53 e84810 8be33b
   "Ben looks at the card of glass E."
   to Ben "Ben looks at the card of glass E: poison 5."
   to Carla "Ben looks at the card of glass E: poison 5."
   to Dan "Ben looks at the card of glass E: poison 5."
17. Ben: look at the card of B
   waits for Carla, moves 823d2e
   views 99fd81 6b4e3c 6f424e 42655b acb995 0dbb98
   "Ben looks at the card of glass B."
   to Ben "Ben looks at the card of glass B: antidote 9."
   to Eve "Ben looks at the card of glass B: antidote 9."
   refuses Carla {"type":"exchange","one":3,"other":3}: Only Vizzini may exchange cards.
   refuses Carla {"type":"leave"}: Pour a card first.
   refuses Carla {"type":"pour","card":1,"glass":3}: You do not hold that card.
18. Carla: pour poison 7 into D
   waits for Dan, moves 0b2cf3
   views e6121a f54efa 6d48f2 36d351 8bf196 7dc2d1
   "Carla pours a card into glass D."
   to Carla "Carla pours poison 7 into glass D."
19. Dan: pour poison 8 into B
   waits for Eve, moves 2a76c6
   views 63d05c 26394f a6a3f3 cb109b fa0595 73c777
   "Dan pours a card into glass B."
   to Dan "Dan pours poison 8 into glass B."
20. Eve: pour antidote 3 into B
   waits for Anne, moves 74203f
   views 26f87d 2eab09 d912a2 61de4d 71d436 025f71
   "Eve pours a card into glass B."
   to Eve "Eve pours antidote 3 into glass B."
21. Anne: pour poison 4 into A
   waits for Ben, moves 1b8af8
   views a50404 096c9a 982f08 95f08a faff69 caf32b
   "Anne pours a card into glass A."
   to Anne "Anne pours poison 4 into glass A."
   refuses Ben {"type":"exchange","one":1,"other":1}: Name two different glasses.
22. Ben: pour poison 2 into A
   waits for Ben, moves 9e6fd7
   views 0d3162 6f829c 3ba9d1 4277dd 0dedbc 524c51
   "Ben pours a card into glass A."
   to Ben "Ben pours poison 2 into glass A."
   refuses Ben {"type":"pour","card":-5,"glass":0}: You have poured: use Vizzini's power, or leave the glasses as they are.
23. Ben: exchange the tops of A and E
   waits for Carla, moves 73443a
   views b37528 cff2df ba0175 f5b298 6c9a78 96b88c
   "Ben exchanges the top cards of A and E."
   "Everyone passes their 2 cards to the left."
   to Ben "Ben exchanges the top cards of A and E: poison 2 and poison 5."
   to Ben "Everyone passes their 2 cards to the left."
24. Carla: pour poison 9 into B
   waits for Dan, moves 1e059e
   views 483051 889855 8f8035 5004cb acf06f f3b9fd
   "Carla pours a card into glass B."
   to Carla "Carla pours poison 9 into glass B."
25. Dan: pour poison 6 into D
   waits for Eve, moves 9417a2
   views 983196 cc51b9 8bf6d0 52deda 59cfda c9924d
   "Dan pours a card into glass D."
   to Dan "Dan pours poison 6 into glass D."
26. Eve: pour poison 1 into E
   waits for Anne, moves d96722
   views 1aa030 dd4b4a 50ae87 9d630f 122808 028092
   "Eve pours a card into glass E."
   to Eve "Eve pours poison 1 into glass E."
27. Anne: pour antidote 2 into E
   waits for Ben, moves d66fbe
   views acafe9 7dde8c d6f68f 1fc005 1323f8 59040f
   "Anne pours a card into glass E."
   to Anne "Anne pours antidote 2 into glass E."
   refuses Ben {"type":"exchange","one":2,"other":5}: You have used Vizzini's power in this round.
   refuses Ben {"type":"pour","card":1,"glass":1}: Glass B is full: it holds four cards.
28. Ben: pour antidote 1 into A
   waits for Carla, moves 9d1f83
   views 90b809 e0f17a dd6e3a 146e4b a56420 8773cb
   "Ben pours a card into glass A."
   "Everyone passes their last card to the left."
   to Ben "Ben pours antidote 1 into glass A."
   to Ben "Everyone passes their last card to the left."
29. Carla: pour antidote 7 into E
   waits for Dan, moves f67abf
   views 72cba9 44445c 39ea44 fe3d33 ddb05b 6fa7c2
   "Carla pours a card into glass E."
   to Ben "Carla pours antidote 7 into glass E."
   to Carla "Carla pours antidote 7 into glass E."
30. Dan: pour poison 3 into D
   waits for Eve, moves b664a3
   views df2297 cabdf9 4b0b57 589015 81b536 0e0bb7
   "Dan pours a card into glass D."
   to Carla "Dan pours poison 3 into glass D."
   to Dan "Dan pours poison 3 into glass D."
31. Eve: pour antidote 5 into C
   waits for Anne, moves c405d1
   views 08e5a5 482e01 906510 cc1cef 3c9610 2c882b
   "Eve pours a card into glass C."
   to Dan "Eve pours antidote 5 into glass C."
   to Eve "Eve pours antidote 5 into glass C."
32. Anne: pour antidote 8 into C
   waits for Ben, moves f27f11
   views 4f50db edd767 3239c8 91e46d 4729a2 dae572
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 8 into glass C."
   to Eve "Anne pours antidote 8 into glass C."
33. Ben: pour antidote 4 into C
   waits for Ben, moves ffd546
   views c32a9d dc973d 844828 407e3f 55fddc 30993e
   "Ben pours a card into glass C."
   to Anne "Ben pours antidote 4 into glass C."
   to Ben "Ben pours antidote 4 into glass C."
34. Ben: take glass D
   waits for Anne, moves d6077d
   views 78079f 498ccb 503028 2ff82b 94fa68 310570
   "Ben takes glass D."
   refuses Anne {"type":"choose","glass":3}: Glass D is taken: choose another one.
35. Anne: take glass E
   waits for Eve, moves edb4f5
   views f19e82 25114e 025022 3251f7 b11d91 3f54ce
   "Anne takes glass E."
36. Eve: take glass B
   waits for Dan, moves cba29e
   views bd76a4 8f53a4 3e4dff ba9274 984d1e ebe416
   "Eve takes glass B."
37. Dan: take glass A
   waits for Carla, moves 646040
   views 3dcbe3 67e65e eb959a 378a06 5487d4 ae16b2
   "Dan takes glass A."
38. Carla: take glass C
   waits for Carla, moves c1ca83
   views 7b6b1b dd103d 98715c 169977 2b790c 962e27
   "Glass C is left for Carla."
39. Carla: drink
   waits for Dan, moves 8f3b84
   views 3e9cad 85b48c 705c07 7ce7a2 cd24df bae4a6
   "Carla: “I drink!”"
   "Glass C: antidote 17 and Wesley's 2.5, poison 10, more antidote."
   "Anne, Ben, Dan and Eve lose a heart each."
40. Dan: do not drink
   waits for nobody, moves be8a1b
   views b93377 4d3175 5f64cc de2465 e1898a 6a5eea
   "Dan: “I do not drink.”"
   "Glass A: antidote 11, poison 9, more antidote."
   "Dan loses a heart."
   "Round 1 is over. Glass B held antidote 9, poison 8, antidote 3 and poison 9. Glass D held antidote 6, poison 7, poison 6 and poison 3. Glass E held poison 2, poison 1, antidote 2 and antidote 7."
   refuses Anne {"type":"choose","glass":3}: The game is over.
ends {"winners":[2],"scores":[1,1,2,0,1],"ending":{"type":"most-hearts","winners":[2],"hearts":2,"broken":[3],"rounds":1}}
   "Dan has no heart left. Carla wins with 2 hearts."
