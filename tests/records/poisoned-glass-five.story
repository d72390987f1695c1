Poisoned Glass, version 1 of its rules: Anne, Ben, Carla, Dan, Eve
{"seats":5,"starting_hearts":2,"tie":"poison","choose_order":"reverse","vizzini_peek":"committed","end_check":"immediate","two_player_last_card":"removed"}
   waits for chance, moves be8a1b
   views 2521ee 0b93c4 b7c9e2 2907c8 c96d8c c57e55
   refuses Anne {"type":"choose","glass":-1}: It is not your turn.
   refuses chance {"type":"choose","glass":5}: The lot names one of the seats.
1. chance: Lot 2
   waits for chance, moves be8a1b
   views 9a60ee 586225 5db82f fa6e22 5784ad b6a165
   "The lot falls on Carla to be Wesley first."
   refuses chance {"type":"choose","glass":0}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (10, 9, -10, 6, -5) ((-4, 1, 7), (-9, -3, -2), (-7, -6, 5), (-8, -1, 8), (2, 3, 4)) 0
   waits for Carla, moves c7724d
   views 1ec2c2 b15844 462172 703a7e d6bd1f 28132f
   "The lot falls on Carla to be Wesley first."
   "Round 1: 5 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 10. Carla is Wesley, Ben is Vizzini."
   refuses Carla {"type":"choose","glass":5}: That move cannot be made now.
   refuses Carla {"type":"spy","glass":-1}: The glasses are A to E.
3. Carla: look at the card of C
   waits for Carla, moves 5b7d5d
   views 09b75d a38beb a0cb44 6e87a5 f02f90 bc4bb1
   "Carla looks at the card of glass C."
   to Carla "Carla looks at the card of glass C: poison 10."
   refuses Carla {"type":"spy","glass":2}: You have looked at the card of C: choose another one.
4. Carla: look at the card of E
   waits for Carla, moves d5c16c
   views 6a388d 427ef8 241981 75f25c b6d153 4d87f8
   "Carla looks at the card of glass E."
   to Carla "Carla looks at the card of glass E: poison 5."
5. Carla: look at the card of D
   waits for Dan, moves 02a1d6
   views 17146b 4f5c1f d6c647 c1b095 21e4f3 dfaa91
   "Carla looks at the card of glass D."
   to Carla "Carla looks at the card of glass D: antidote 6."
6. Dan: look at the card of A
   waits for Dan, moves 857a5d
   views b0d78c 2e4022 d5aa00 2734fe cd1a41 4eccd8
   "Dan looks at the card of glass A."
   to Dan "Dan looks at the card of glass A: antidote 10."
7. Dan: look at the card of E
   waits for Dan, moves acb3bc
   views e67450 b4d696 c56b53 36e208 ece2ab 37a040
   "Dan looks at the card of glass E."
   to Carla "Dan looks at the card of glass E: poison 5."
   to Dan "Dan looks at the card of glass E: poison 5."
8. Dan: look at the card of D
   waits for Eve, moves 5bbd75
   views 39fdb4 94274e 882254 eae608 2f141f 9c54af
   "Dan looks at the card of glass D."
   to Carla "Dan looks at the card of glass D: antidote 6."
   to Dan "Dan looks at the card of glass D: antidote 6."
9. Eve: look at the card of A
   waits for Eve, moves b611a6
   views 28de2c ff3bac 2f6b5a c8f781 531e3a f1fee4
   "Eve looks at the card of glass A."
   to Dan "Eve looks at the card of glass A: antidote 10."
   to Eve "Eve looks at the card of glass A: antidote 10."
10. Eve: look at the card of C
   waits for Eve, moves b1460c
   views ac1c76 7c2b57 2f9dd9 c210e0 f50b4a b7cecd
   "Eve looks at the card of glass C."
   to Carla "Eve looks at the card of glass C: poison 10."
   to Eve "Eve looks at the card of glass C: poison 10."
11. Eve: look at the card of B
   waits for Anne, moves fdb291
   views 41ff06 7720a3 45a3ec 9ea810 66473e 570c82
   "Eve looks at the card of glass B."
   to Eve "Eve looks at the card of glass B: antidote 9."
12. Anne: look at the card of A
   waits for Anne, moves 625b88
   views 602efe 7f560b 634422 3da373 931517 62021c
   "Anne looks at the card of glass A."
   to Anne "Anne looks at the card of glass A: antidote 10."
   to Dan "Anne looks at the card of glass A: antidote 10."
   to Eve "Anne looks at the card of glass A: antidote 10."
13. Anne: look at the card of D
   waits for Anne, moves e5ff57
   views 795205 4bd4e9 a0bbc3 d28a81 d711ed 4ca437
   "Anne looks at the card of glass D."
   to Anne "Anne looks at the card of glass D: antidote 6."
   to Carla "Anne looks at the card of glass D: antidote 6."
   to Dan "Anne looks at the card of glass D: antidote 6."
14. Anne: look at the card of C
   waits for Ben, moves 9ecb8a
   views 218803 23e902 101bc3 11fdf4 b02937 8d8295
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: poison 10."
   to Carla "Anne looks at the card of glass C: poison 10."
   to Eve "Anne looks at the card of glass C: poison 10."
15. Ben: look at the card of D
   waits for Ben, moves 018fc0
   views 5bc196 9c22e8 92cfba e9ca9f ee121b 5ee40a
   "Ben looks at the card of glass D."
   to Anne "Ben looks at the card of glass D: antidote 6."
   to Ben "Ben looks at the card of glass D: antidote 6."
   to Carla "Ben looks at the card of glass D: antidote 6."
   to Dan "Ben looks at the card of glass D: antidote 6."
16. Ben: look at the card of E
   waits for Ben, moves f32db3
   views eff35f f08584 9b6820 69679a eddbc4 c805b4
   "Ben looks at the card of glass E."
   to Ben "Ben looks at the card of glass E: poison 5."
   to Carla "Ben looks at the card of glass E: poison 5."
   to Dan "Ben looks at the card of glass E: poison 5."
17. Ben: look at the card of B
   waits for Carla, moves 823d2e
   views 76dd0c 2d83e6 ae80a0 8d548e a58f2b 32e87e
   "Ben looks at the card of glass B."
   to Ben "Ben looks at the card of glass B: antidote 9."
   to Eve "Ben looks at the card of glass B: antidote 9."
   refuses Carla {"type":"exchange","one":3,"other":3}: Only Vizzini may exchange cards.
   refuses Carla {"type":"leave"}: Pour a card first.
   refuses Carla {"type":"pour","card":1,"glass":3}: You do not hold that card.
18. Carla: pour poison 7 into D
   waits for Dan, moves 0b2cf3
   views dfebdd 409afc 435b1c b48039 aaa03b b29b3b
   "Carla pours a card into glass D."
   to Carla "Carla pours poison 7 into glass D."
19. Dan: pour poison 8 into B
   waits for Eve, moves 2a76c6
   views f6cc3f 1dd8bd 85bd6a 95bbaf 8da825 d6cac7
   "Dan pours a card into glass B."
   to Dan "Dan pours poison 8 into glass B."
20. Eve: pour antidote 3 into B
   waits for Anne, moves 74203f
   views bd1f2c f845d0 5556f2 51a49e c6f18b 9d77a6
   "Eve pours a card into glass B."
   to Eve "Eve pours antidote 3 into glass B."
21. Anne: pour poison 4 into A
   waits for Ben, moves 1b8af8
   views a99765 281567 717f41 6c8fe0 734eac c8c734
   "Anne pours a card into glass A."
   to Anne "Anne pours poison 4 into glass A."
   refuses Ben {"type":"exchange","one":1,"other":1}: Name two different glasses.
22. Ben: pour poison 2 into A
   waits for Ben, moves 9e6fd7
   views cea9f4 3e903a 7537d1 568065 8ffcea 5f7fa9
   "Ben pours a card into glass A."
   to Ben "Ben pours poison 2 into glass A."
   refuses Ben {"type":"pour","card":-5,"glass":0}: You have poured: use Vizzini's power, or leave the glasses as they are.
23. Ben: exchange the tops of A and E
   waits for Carla, moves 73443a
   views 73af1c 67fa59 0e78c8 ead62d 0f63ca d49853
   "Ben exchanges the top cards of A and E."
   "Everyone passes their 2 cards to the left."
   to Ben "Ben exchanges the top cards of A and E: poison 2 and poison 5."
   to Ben "Everyone passes their 2 cards to the left."
24. Carla: pour poison 9 into B
   waits for Dan, moves 1e059e
   views e60a32 6b2fd3 ce37ff 8b9f97 f4088c 545904
   "Carla pours a card into glass B."
   to Carla "Carla pours poison 9 into glass B."
25. Dan: pour poison 6 into D
   waits for Eve, moves 9417a2
   views f2bbcc 0302f9 d1785b a567bb b0cae6 c9c93e
   "Dan pours a card into glass D."
   to Dan "Dan pours poison 6 into glass D."
26. Eve: pour poison 1 into E
   waits for Anne, moves d96722
   views a5894a cc2ec5 d3621b 8d9c8e 10e13a f1755f
   "Eve pours a card into glass E."
   to Eve "Eve pours poison 1 into glass E."
27. Anne: pour antidote 2 into E
   waits for Ben, moves d66fbe
   views ab1aeb 79bda1 939ec2 578b42 1e9e1c 429e5e
   "Anne pours a card into glass E."
   to Anne "Anne pours antidote 2 into glass E."
   refuses Ben {"type":"exchange","one":2,"other":5}: You have used Vizzini's power in this round.
   refuses Ben {"type":"pour","card":1,"glass":1}: Glass B is full: it holds four cards.
28. Ben: pour antidote 1 into A
   waits for Carla, moves 9d1f83
   views 16eadc 160a76 eb6ead c9255a ee86d0 6f5148
   "Ben pours a card into glass A."
   "Everyone passes their last card to the left."
   to Ben "Ben pours antidote 1 into glass A."
   to Ben "Everyone passes their last card to the left."
29. Carla: pour antidote 7 into E
   waits for Dan, moves f67abf
   views 4de6c5 76d34a ed1310 1b65e3 b86c4b 90a372
   "Carla pours a card into glass E."
   to Ben "Carla pours antidote 7 into glass E."
   to Carla "Carla pours antidote 7 into glass E."
30. Dan: pour poison 3 into D
   waits for Eve, moves b664a3
   views 518fe7 1c50ae e07921 59a509 2f0abd a3f0b2
   "Dan pours a card into glass D."
   to Carla "Dan pours poison 3 into glass D."
   to Dan "Dan pours poison 3 into glass D."
31. Eve: pour antidote 5 into C
   waits for Anne, moves c405d1
   views e4875e d0ad44 044025 859fb4 19ed18 c6c52f
   "Eve pours a card into glass C."
   to Dan "Eve pours antidote 5 into glass C."
   to Eve "Eve pours antidote 5 into glass C."
32. Anne: pour antidote 8 into C
   waits for Ben, moves f27f11
   views 03696e f09864 ebe2c4 318837 ddb4f6 742465
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 8 into glass C."
   to Eve "Anne pours antidote 8 into glass C."
33. Ben: pour antidote 4 into C
   waits for Ben, moves ffd546
   views 8fbc9a 135f68 31b2d9 fb26b1 d42db8 260f26
   "Ben pours a card into glass C."
   to Anne "Ben pours antidote 4 into glass C."
   to Ben "Ben pours antidote 4 into glass C."
34. Ben: take glass D
   waits for Anne, moves d6077d
   views 614147 ffd9cc 4b8ff3 3c14c4 73dc63 b7d5fe
   "Ben takes glass D."
   refuses Anne {"type":"choose","glass":3}: Glass D is taken: choose another one.
35. Anne: take glass E
   waits for Eve, moves edb4f5
   views d43859 4d2593 95fe49 8b34a2 65be3b 773934
   "Anne takes glass E."
36. Eve: take glass B
   waits for Dan, moves cba29e
   views 6cf5e9 084a48 5d02f6 1cd7a9 7c840f 87d2fd
   "Eve takes glass B."
37. Dan: take glass A
   waits for Carla, moves 646040
   views e21833 622424 745f77 0c45f3 b990a0 d56865
   "Dan takes glass A."
38. Carla: take glass C
   waits for Carla, moves c1ca83
   views 1801a3 a98595 2b2a18 ab6427 b5e46b 7e2da9
   "Glass C is left for Carla."
39. Carla: drink
   waits for Dan, moves 8f3b84
   views 406804 efe53d a5a7e8 f7f6f4 c66ed4 a7e087
   "Carla: “I drink!”"
   "Glass C: antidote 17 and Wesley's 2.5, poison 10, more antidote."
   "Anne, Ben, Dan and Eve lose a heart each."
40. Dan: do not drink
   waits for nobody, moves be8a1b
   views 68319d 6e4170 4d062c a4d43f 58f254 62ab6f
   "Dan: “I do not drink.”"
   "Glass A: antidote 11, poison 9, more antidote."
   "Dan loses a heart."
   "Round 1 is over. Glass B held antidote 9, poison 8, antidote 3 and poison 9. Glass D held antidote 6, poison 7, poison 6 and poison 3. Glass E held poison 2, poison 1, antidote 2 and antidote 7."
   refuses Anne {"type":"choose","glass":3}: The game is over.
ends {"winners":[2],"scores":[1,1,2,0,1],"ending":{"type":"most-hearts","winners":[2],"hearts":2,"broken":[3],"rounds":1}}
   "Dan has no heart left. Carla wins with 2 hearts."
