Poisoned Glass, version 1 of its rules: Anne, Ben
{"seats":2,"starting_hearts":4,"tie":"antidote","choose_order":"reverse","vizzini_peek":"committed","vizzini_when":"own-turn","end_check":"immediate","two_player_last_card":"fills-glass"}
   waits for chance, moves 643d54
   views 4572ec be613e ae4a1d
   refuses Anne {"type":"choose","glass":0}: It is not your turn.
   refuses chance {"type":"choose","glass":1}: The lot names one of the seats.
1. chance: Lot 0
   waits for chance, moves 643d54
   views 94595a 5c0da2 2afcc2
   "The lot falls on Anne to be Wesley first."
   refuses chance {"type":"choose","glass":2}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (-5, -1, 1) ((-6, -3, 3, 4), (-4, 2, 5, 6)) -2
   waits for Anne, moves 34bcdf
   views 8b3f4d f9d320 c59015
   "The lot falls on Anne to be Wesley first."
   "Round 1: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. One card is laid aside unseen. Anne is Wesley, Ben is Vizzini."
   refuses Anne {"type":"choose","glass":3}: That move cannot be made now.
   refuses Anne {"type":"spy","glass":5}: The glasses are A to C.
3. Anne: look at the card of B
   waits for Ben, moves ac7b4f
   views a51e06 a5b60a 6b7abd
   "Anne looks at the card of glass B."
   to Anne "Anne looks at the card of glass B: poison 1."
4. Ben: look at the card of A
   waits for Anne, moves fa239e
   views bdc543 f4ae1b b02dcf
   "Ben looks at the card of glass A."
   to Ben "Ben looks at the card of glass A: poison 5."
   refuses Anne {"type":"exchange","one":40,"other":2}: Only Vizzini may exchange cards.
   refuses Anne {"type":"leave"}: Pour a card first.
   refuses Anne {"type":"pour","card":7,"glass":1}: You do not hold that card.
5. Anne: pour antidote 3 into A
   waits for Ben, moves 4fa94a
   views 0c7748 58daaa af2d33
   "Anne pours a card into glass A."
   to Anne "Anne pours antidote 3 into glass A."
   refuses Ben {"type":"exchange","one":1,"other":1}: Name two different glasses.
6. Ben: exchange the tops of A and C
   waits for Ben, moves 0f4531
   views db37c9 b32f4b ba6903
   "Ben exchanges the top cards of A and C."
   to Ben "Ben exchanges the top cards of A and C: antidote 3 and antidote 1."
   refuses Ben {"type":"exchange","one":-1,"other":1}: You have used Vizzini's power in this round.
7. Ben: pour poison 4 into B
   waits for Anne, moves 0f93db
   views 7a4998 eb49d3 0c41fc
   "Ben pours a card into glass B."
   "Everyone passes their 3 cards to the left."
   to Ben "Ben pours poison 4 into glass B."
   to Ben "Everyone passes their 3 cards to the left."
8. Anne: pour antidote 6 into C
   waits for Ben, moves b00a7e
   views b6d72a ae7f1c 5a6c1a
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 6 into glass C."
9. Ben: pour antidote 4 into B
   waits for Anne, moves d50584
   views 6f856f 43fe8b 01968c
   "Ben pours a card into glass B."
   "Everyone passes their 2 cards to the left."
   to Anne "Ben pours antidote 4 into glass B."
   to Anne "Everyone passes their 2 cards to the left."
   to Ben "Ben pours antidote 4 into glass B."
   to Ben "Everyone passes their 2 cards to the left."
10. Anne: pour poison 6 into A
   waits for Ben, moves 28af64
   views f4c567 a920d9 13b844
   "Anne pours a card into glass A."
   to Anne "Anne pours poison 6 into glass A."
11. Ben: pour antidote 2 into C
   waits for Anne, moves 4b645d
   views cf8a1b f8da2d 475f9f
   "Ben pours a card into glass C."
   "Everyone passes their last card to the left."
   to Anne "Ben pours antidote 2 into glass C."
   to Anne "Everyone passes their last card to the left."
   to Ben "Ben pours antidote 2 into glass C."
   to Ben "Everyone passes their last card to the left."
12. Anne: pour antidote 5 into B
   waits for Ben, moves 5fca91
   views ae3ced e0855b e5dee7
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 5 into glass B."
   to Ben "Anne pours antidote 5 into glass B."
13. Ben: pour poison 3 into C
   waits for Ben, moves ab52c9
   views 51d9fa 9c7f96 9e986f
   "Ben pours a card into glass C."
   "The card laid aside is slipped unseen into glass A."
   to Anne "Ben pours poison 3 into glass C."
   to Anne "The card laid aside is slipped unseen into glass A."
   to Ben "Ben pours poison 3 into glass C."
   to Ben "The card laid aside is slipped unseen into glass A."
14. Ben: take glass C
   waits for Anne, moves 1d5a2d
   views a97157 d07890 c33b02
   "Ben takes glass C."
   refuses Anne {"type":"choose","glass":2}: Glass C is taken: choose another one.
15. Anne: take glass A
   waits for Anne, moves 5bd507
   views b2e552 009b08 3be824
   "Anne takes glass A."
16. Anne: drink
   waits for Ben, moves 4eab7d
   views b13ecb fc88f7 754ffe
   "Anne: “I drink!”"
   "Glass A: antidote 1 and Wesley's 1, poison 13, more poison."
   "Anne loses a heart."
17. Ben: drink
   waits for chance, moves 643d54
   views c4db9a dcc811 b12d86
   "Ben: “I drink!”"
   "Glass C: antidote 11, poison 3, more antidote."
   "Anne loses a heart."
   "Round 1 is over. Glass B held poison 1, poison 4, antidote 4 and antidote 5."
   "The roles go to the left: Ben is Wesley now, Anne is Vizzini."
18. chance: Deal (1, -6, 5) ((-3, -2, 2, 6), (-4, -1, 3, 4)) -5
   waits for Ben, moves ac7b4f
   views 01a2f9 062c0b 3a0b7c
   "Ben: “I drink!”"
   "Glass C: antidote 11, poison 3, more antidote."
   "Anne loses a heart."
   "Round 1 is over. Glass B held poison 1, poison 4, antidote 4 and antidote 5."
   "The roles go to the left: Ben is Wesley now, Anne is Vizzini."
   "Round 2: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. One card is laid aside unseen. Ben is Wesley, Anne is Vizzini."
19. Ben: look at the card of C
   waits for Anne, moves 34bcdf
   views 501052 8287b0 068e03
   "Ben looks at the card of glass C."
   to Ben "Ben looks at the card of glass C: antidote 5."
20. Anne: look at the card of C
   waits for Ben, moves bd8175
   views 1fa7f1 7bb026 e52bdb
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: antidote 5."
   to Ben "Anne looks at the card of glass C: antidote 5."
21. Ben: pour poison 4 into C
   waits for Anne, moves dc5d33
   views 0c3485 b86aa1 3ce144
   "Ben pours a card into glass C."
   to Ben "Ben pours poison 4 into glass C."
22. Anne: pour antidote 6 into B
   waits for Anne, moves a703c4
   views 9bbbd7 403a9f 123337
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 6 into glass B."
   refuses Anne {"type":"pour","card":2,"glass":0}: You have poured: use Vizzini's power, or leave the glasses as they are.
23. Anne: exchange the tops of A and C
   waits for Ben, moves be6fc6
   views 9213d5 9c7fbe b46443
   "Anne exchanges the top cards of A and C."
   "Everyone passes their 3 cards to the left."
   to Anne "Anne exchanges the top cards of A and C: antidote 1 and poison 4."
   to Anne "Everyone passes their 3 cards to the left."
24. Ben: pour antidote 2 into B
   waits for Anne, moves d8ebfb
   views 63aa69 48a994 eb926b
   "Ben pours a card into glass B."
   to Ben "Ben pours antidote 2 into glass B."
25. Anne: pour antidote 4 into A
   waits for Ben, moves ac45f0
   views ce0321 b969d3 fe0904
   "Anne pours a card into glass A."
   "Everyone passes their 2 cards to the left."
   to Anne "Anne pours antidote 4 into glass A."
   to Anne "Everyone passes their 2 cards to the left."
   to Ben "Anne pours antidote 4 into glass A."
   to Ben "Everyone passes their 2 cards to the left."
26. Ben: pour antidote 3 into C
   waits for Anne, moves 33bfc7
   views 690f91 44181b 851593
   "Ben pours a card into glass C."
   to Ben "Ben pours antidote 3 into glass C."
27. Anne: pour poison 3 into B
   waits for Ben, moves 7ac355
   views bb643e bbbace 01cef3
   "Anne pours a card into glass B."
   "Everyone passes their last card to the left."
   to Anne "Anne pours poison 3 into glass B."
   to Anne "Everyone passes their last card to the left."
   to Ben "Anne pours poison 3 into glass B."
   to Ben "Everyone passes their last card to the left."
28. Ben: pour poison 2 into C
   waits for Anne, moves 576bc1
   views b6bdc1 eda353 3a0d74
   "Ben pours a card into glass C."
   to Anne "Ben pours poison 2 into glass C."
   to Ben "Ben pours poison 2 into glass C."
   refuses Anne {"type":"pour","card":-1,"glass":1}: Glass B is full: it holds four cards.
29. Anne: pour poison 1 into A
   waits for Anne, moves 6d6095
   views fb9736 5ce8d4 b8801b
   "Anne pours a card into glass A."
   "The card laid aside is slipped unseen into glass A."
   to Anne "Anne pours poison 1 into glass A."
   to Anne "The card laid aside is slipped unseen into glass A."
   to Ben "Anne pours poison 1 into glass A."
   to Ben "The card laid aside is slipped unseen into glass A."
30. Anne: take glass A
   waits for Ben, moves f4e294
   views 86d0e6 cc3d7c 580e93
   "Anne takes glass A."
31. Ben: take glass C
   waits for Ben, moves 4eab7d
   views 660e2a 2789e2 fd416d
   "Ben takes glass C."
32. Ben: do not drink
   waits for Anne, moves 5bd507
   views 93b5d1 3f065c 94b7cb
   "Ben: “I do not drink.”"
   "Glass C: antidote 9 and Wesley's 1, poison 2, more antidote."
   "Ben loses a heart."
33. Anne: drink
   waits for chance, moves 643d54
   views 6dbba5 ea4f4f 65a8f0
   "Anne: “I drink!”"
   "Glass A: antidote 4, poison 10, more poison."
   "Anne loses a heart."
   "Round 2 is over. Glass B held poison 6, antidote 6, antidote 2 and poison 3."
   "The roles go to the left: Anne is Wesley now, Ben is Vizzini."
34. chance: Deal (-4, -1, 6) ((-6, -5, -3, 4), (1, 2, 3, 5)) -2
   waits for Anne, moves 34bcdf
   views 30bd46 3e52d6 e43f6e
   "Anne: “I drink!”"
   "Glass A: antidote 4, poison 10, more poison."
   "Anne loses a heart."
   "Round 2 is over. Glass B held poison 6, antidote 6, antidote 2 and poison 3."
   "The roles go to the left: Anne is Wesley now, Ben is Vizzini."
   "Round 3: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. One card is laid aside unseen. Anne is Wesley, Ben is Vizzini."
35. Anne: look at the card of A
   waits for Ben, moves ac7b4f
   views b7ab06 30957d d45e52
   "Anne looks at the card of glass A."
   to Anne "Anne looks at the card of glass A: poison 4."
36. Ben: look at the card of B
   waits for Anne, moves 2c25af
   views 79ba3f 2be813 8808c6
   "Ben looks at the card of glass B."
   to Ben "Ben looks at the card of glass B: poison 1."
37. Anne: pour antidote 4 into B
   waits for Ben, moves b1f0ae
   views 2b37ab a8364c e7cb69
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 4 into glass B."
38. Ben: pour antidote 3 into A
   waits for Ben, moves 53a059
   views 067091 f3a9cc d126e3
   "Ben pours a card into glass A."
   to Ben "Ben pours antidote 3 into glass A."
39. Ben: leave the glasses as they are
   waits for Anne, moves de75c9
   views 5af37f b98946 79578e
   "Ben leaves the glasses as they are."
   "Everyone passes their 3 cards to the left."
40. Anne: pour antidote 2 into B
   waits for Ben, moves b444d1
   views 2cb574 20857a 8ebc7b
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 2 into glass B."
41. Ben: pour poison 3 into B
   waits for Ben, moves 53a059
   views 12e7df 608e5f 1d7acc
   "Ben pours a card into glass B."
   to Ben "Ben pours poison 3 into glass B."
42. Ben: exchange the tops of A and B
   waits for Anne, moves 5801b7
   views 431b53 86a606 981739
   "Ben exchanges the top cards of A and B."
   "Everyone passes their 2 cards to the left."
   to Ben "Ben exchanges the top cards of A and B: antidote 3 and poison 3."
   to Ben "Everyone passes their 2 cards to the left."
43. Anne: pour poison 5 into C
   waits for Ben, moves 11833e
   views f4b243 f75c1d 8ec326
   "Anne pours a card into glass C."
   to Anne "Anne pours poison 5 into glass C."
44. Ben: pour antidote 5 into A
   waits for Anne, moves 9c3354
   views 181c48 eacfe9 f31113
   "Ben pours a card into glass A."
   "Everyone passes their last card to the left."
   to Anne "Ben pours antidote 5 into glass A."
   to Anne "Everyone passes their last card to the left."
   to Ben "Ben pours antidote 5 into glass A."
   to Ben "Everyone passes their last card to the left."
45. Anne: pour antidote 1 into A
   waits for Ben, moves 39f091
   views 08e1c7 e89611 7198fe
   "Anne pours a card into glass A."
   to Anne "Anne pours antidote 1 into glass A."
   to Ben "Anne pours antidote 1 into glass A."
46. Ben: pour poison 6 into C
   waits for Ben, moves ab52c9
   views f4fa70 70107c bc6b6b
   "Ben pours a card into glass C."
   "The card laid aside is slipped unseen into glass C."
   to Anne "Ben pours poison 6 into glass C."
   to Anne "The card laid aside is slipped unseen into glass C."
   to Ben "Ben pours poison 6 into glass C."
   to Ben "The card laid aside is slipped unseen into glass C."
47. Ben: take glass A
   waits for Anne, moves c38c2b
   views 13cdae d8304a 72571d
   "Ben takes glass A."
48. Anne: take glass C
   waits for Anne, moves 5bd507
   views 491c5e 6ceea1 360a7b
   "Anne takes glass C."
49. Anne: drink
   waits for nobody, moves 643d54
   views 3051f9 ecfb70 452879
   "Anne: “I drink!”"
   "Glass C: antidote 6 and Wesley's 1, poison 13, more poison."
   "Anne loses a heart."
   "Round 3 is over. Glass A held poison 4, poison 3, antidote 5 and antidote 1. Glass B held poison 1, antidote 4, antidote 2 and antidote 3."
   refuses Anne {"type":"choose","glass":40}: The game is over.
ends {"winners":[1],"scores":[0,3],"ending":{"type":"most-hearts","winners":[1],"hearts":3,"broken":[0],"rounds":3}}
   "Anne has no heart left. Ben wins with 3 hearts."
