Poisoned Glass, version 1 of its rules: Anne, Ben
{"seats":2,"starting_hearts":4,"tie":"antidote","choose_order":"reverse","vizzini_peek":"committed","end_check":"immediate","two_player_last_card":"fills-glass"}
   waits for chance, moves 643d54
   views 1ea714 9fe291 abc379
   refuses Anne {"type":"choose","glass":0}: It is not your turn.
   refuses chance {"type":"choose","glass":1}: The lot names one of the seats.
1. chance: Lot 0
   waits for chance, moves 643d54
   views e87080 dc04c7 8e0d5d
   "The lot falls on Anne to be Wesley first."
   refuses chance {"type":"choose","glass":2}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (-5, -1, 1) ((-6, -3, 3, 4), (-4, 2, 5, 6)) -2
   waits for Anne, moves 34bcdf
   views ecc999 4610b7 82211e
   "The lot falls on Anne to be Wesley first."
   "Round 1: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. One card is laid aside unseen. Anne is Wesley, Ben is Vizzini."
   refuses Anne {"type":"choose","glass":3}: That move cannot be made now.
   refuses Anne {"type":"spy","glass":5}: The glasses are A to C.
3. Anne: look at the card of B
   waits for Ben, moves ac7b4f
   views f09aaf 6616f2 88d0a4
   "Anne looks at the card of glass B."
   to Anne "Anne looks at the card of glass B: poison 1."
4. Ben: look at the card of A
   waits for Anne, moves fa239e
   views d72b19 93b2c0 f91a46
   "Ben looks at the card of glass A."
   to Ben "Ben looks at the card of glass A: poison 5."
   refuses Anne {"type":"exchange","one":40,"other":2}: Only Vizzini may exchange cards.
   refuses Anne {"type":"leave"}: Pour a card first.
   refuses Anne {"type":"pour","card":7,"glass":1}: You do not hold that card.
5. Anne: pour antidote 3 into A
   waits for Ben, moves 4fa94a
   views b823ed bed8ed b5683e
   "Anne pours a card into glass A."
   to Anne "Anne pours antidote 3 into glass A."
   refuses Ben {"type":"exchange","one":1,"other":1}: Name two different glasses.
6. Ben: exchange the tops of A and C
   waits for Ben, moves 0f4531
   views 283413 1859c2 950130
   "Ben exchanges the top cards of A and C."
   to Ben "Ben exchanges the top cards of A and C: antidote 3 and antidote 1."
   refuses Ben {"type":"exchange","one":-1,"other":1}: You have used Vizzini's power in this round.
7. Ben: pour poison 4 into B
   waits for Anne, moves 0f93db
   views a4d3a3 29cbf1 f2e40c
   "Ben pours a card into glass B."
   "Everyone passes their 3 cards to the left."
   to Ben "Ben pours poison 4 into glass B."
   to Ben "Everyone passes their 3 cards to the left."
8. Anne: pour antidote 6 into C
   waits for Ben, moves b00a7e
   views f6a8d6 a53e87 a008e4
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 6 into glass C."
9. Ben: pour antidote 4 into B
   waits for Anne, moves d50584
   views 90489f 40ef15 b5ba02
   "Ben pours a card into glass B."
   "Everyone passes their 2 cards to the left."
   to Anne "Ben pours antidote 4 into glass B."
   to Anne "Everyone passes their 2 cards to the left."
   to Ben "Ben pours antidote 4 into glass B."
   to Ben "Everyone passes their 2 cards to the left."
10. Anne: pour poison 6 into A
   waits for Ben, moves 28af64
   views 3311a2 3bf211 b561d2
   "Anne pours a card into glass A."
   to Anne "Anne pours poison 6 into glass A."
11. Ben: pour antidote 2 into C
   waits for Anne, moves 4b645d
   views 9f9169 3d0d4e 358e4a
   "Ben pours a card into glass C."
   "Everyone passes their last card to the left."
   to Anne "Ben pours antidote 2 into glass C."
   to Anne "Everyone passes their last card to the left."
   to Ben "Ben pours antidote 2 into glass C."
   to Ben "Everyone passes their last card to the left."
12. Anne: pour antidote 5 into B
   waits for Ben, moves 5fca91
   views 55edc5 6cfbef 86def5
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 5 into glass B."
   to Ben "Anne pours antidote 5 into glass B."
13. Ben: pour poison 3 into C
   waits for Ben, moves ab52c9
   views f2a859 6cc584 34cdb9
   "Ben pours a card into glass C."
   "The card laid aside is slipped unseen into glass A."
   to Anne "Ben pours poison 3 into glass C."
   to Anne "The card laid aside is slipped unseen into glass A."
   to Ben "Ben pours poison 3 into glass C."
   to Ben "The card laid aside is slipped unseen into glass A."
14. Ben: take glass C
   waits for Anne, moves 1d5a2d
   views 4bae3b d858b9 f6d431
   "Ben takes glass C."
   refuses Anne {"type":"choose","glass":2}: Glass C is taken: choose another one.
15. Anne: take glass A
   waits for Anne, moves 5bd507
   views 6a88e5 23e52a b5684e
   "Anne takes glass A."
16. Anne: drink
   waits for Ben, moves 4eab7d
   views b25e94 b4c597 7ec184
   "Anne: “I drink!”"
   "Glass A: antidote 1 and Wesley's 1, poison 13, more poison."
   "Anne loses a heart."
17. Ben: drink
   waits for chance, moves 643d54
   views 020313 d24215 c6d127
   "Ben: “I drink!”"
   "Glass C: antidote 11, poison 3, more antidote."
   "Anne loses a heart."
   "Round 1 is over. Glass B held poison 1, poison 4, antidote 4 and antidote 5."
   "The roles go to the left: Ben is Wesley now, Anne is Vizzini."
18. chance: Deal (1, -6, 5) ((-3, -2, 2, 6), (-4, -1, 3, 4)) -5
   waits for Ben, moves ac7b4f
   views bca16b a7377d eda63a
   "Ben: “I drink!”"
   "Glass C: antidote 11, poison 3, more antidote."
   "Anne loses a heart."
   "Round 1 is over. Glass B held poison 1, poison 4, antidote 4 and antidote 5."
   "The roles go to the left: Ben is Wesley now, Anne is Vizzini."
   "Round 2: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. One card is laid aside unseen. Ben is Wesley, Anne is Vizzini."
19. Ben: look at the card of C
   waits for Anne, moves 34bcdf
   views e126d6 14a2c5 648a9a
   "Ben looks at the card of glass C."
   to Ben "Ben looks at the card of glass C: antidote 5."
20. Anne: look at the card of C
   waits for Ben, moves bd8175
   views e0bc42 1dbacb 1ab4cb
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: antidote 5."
   to Ben "Anne looks at the card of glass C: antidote 5."
21. Ben: pour poison 4 into C
   waits for Anne, moves dc5d33
   views a28437 34eb54 098df7
   "Ben pours a card into glass C."
   to Ben "Ben pours poison 4 into glass C."
22. Anne: pour antidote 6 into B
   waits for Anne, moves a703c4
   views 70f338 ebd142 944add
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 6 into glass B."
   refuses Anne {"type":"pour","card":2,"glass":0}: You have poured: use Vizzini's power, or leave the glasses as they are.
23. Anne: exchange the tops of A and C
   waits for Ben, moves be6fc6
   views c003d1 978661 92ca64
   "Anne exchanges the top cards of A and C."
   "Everyone passes their 3 cards to the left."
   to Anne "Anne exchanges the top cards of A and C: antidote 1 and poison 4."
   to Anne "Everyone passes their 3 cards to the left."
24. Ben: pour antidote 2 into B
   waits for Anne, moves d8ebfb
   views dcca7f dcc866 f4324b
   "Ben pours a card into glass B."
   to Ben "Ben pours antidote 2 into glass B."
25. Anne: pour antidote 4 into A
   waits for Ben, moves ac45f0
   views 859cef 55b8a2 b93ba3
   "Anne pours a card into glass A."
   "Everyone passes their 2 cards to the left."
   to Anne "Anne pours antidote 4 into glass A."
   to Anne "Everyone passes their 2 cards to the left."
   to Ben "Anne pours antidote 4 into glass A."
   to Ben "Everyone passes their 2 cards to the left."
26. Ben: pour antidote 3 into C
   waits for Anne, moves 33bfc7
   views da4eb4 3ea3d5 3abfc1
   "Ben pours a card into glass C."
   to Ben "Ben pours antidote 3 into glass C."
27. Anne: pour poison 3 into B
   waits for Ben, moves 7ac355
   views 18b6fe a27e47 b6c376
   "Anne pours a card into glass B."
   "Everyone passes their last card to the left."
   to Anne "Anne pours poison 3 into glass B."
   to Anne "Everyone passes their last card to the left."
   to Ben "Anne pours poison 3 into glass B."
   to Ben "Everyone passes their last card to the left."
28. Ben: pour poison 2 into C
   waits for Anne, moves 576bc1
   views b95048 1e0b91 32fbb7
   "Ben pours a card into glass C."
   to Anne "Ben pours poison 2 into glass C."
   to Ben "Ben pours poison 2 into glass C."
   refuses Anne {"type":"pour","card":-1,"glass":1}: Glass B is full: it holds four cards.
29. Anne: pour poison 1 into A
   waits for Anne, moves 6d6095
   views 1e44de 365c4c 8e3def
   "Anne pours a card into glass A."
   "The card laid aside is slipped unseen into glass A."
   to Anne "Anne pours poison 1 into glass A."
   to Anne "The card laid aside is slipped unseen into glass A."
   to Ben "Anne pours poison 1 into glass A."
   to Ben "The card laid aside is slipped unseen into glass A."
30. Anne: take glass A
   waits for Ben, moves f4e294
   views 4b12ab a136f5 ccd0e0
   "Anne takes glass A."
31. Ben: take glass C
   waits for Ben, moves 4eab7d
   views 66e8c3 d31067 90e875
   "Ben takes glass C."
32. Ben: do not drink
   waits for Anne, moves 5bd507
   views 06c75d eeefa3 b622e5
   "Ben: “I do not drink.”"
   "Glass C: antidote 9 and Wesley's 1, poison 2, more antidote."
   "Ben loses a heart."
33. Anne: drink
   waits for chance, moves 643d54
   views abe90a 905b31 eb81a9
   "Anne: “I drink!”"
   "Glass A: antidote 4, poison 10, more poison."
   "Anne loses a heart."
   "Round 2 is over. Glass B held poison 6, antidote 6, antidote 2 and poison 3."
   "The roles go to the left: Anne is Wesley now, Ben is Vizzini."
34. chance: Deal (-4, -1, 6) ((-6, -5, -3, 4), (1, 2, 3, 5)) -2
   waits for Anne, moves 34bcdf
   views 2c206b 95eae2 cd0add
   "Anne: “I drink!”"
   "Glass A: antidote 4, poison 10, more poison."
   "Anne loses a heart."
   "Round 2 is over. Glass B held poison 6, antidote 6, antidote 2 and poison 3."
   "The roles go to the left: Anne is Wesley now, Ben is Vizzini."
   "Round 3: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. One card is laid aside unseen. Anne is Wesley, Ben is Vizzini."
35. Anne: look at the card of A
   waits for Ben, moves ac7b4f
   views 6b4914 0c4ce8 5c2c75
   "Anne looks at the card of glass A."
   to Anne "Anne looks at the card of glass A: poison 4."
36. Ben: look at the card of B
   waits for Anne, moves 2c25af
   views 446b90 a7c02f 07b9eb
   "Ben looks at the card of glass B."
   to Ben "Ben looks at the card of glass B: poison 1."
37. Anne: pour antidote 4 into B
   waits for Ben, moves b1f0ae
   views 4dddc5 9c2499 99ac62
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 4 into glass B."
38. Ben: pour antidote 3 into A
   waits for Ben, moves 53a059
   views f195e8 484342 e9ae08
   "Ben pours a card into glass A."
   to Ben "Ben pours antidote 3 into glass A."
39. Ben: leave the glasses as they are
   waits for Anne, moves de75c9
   views d544fa 00e70b 928c13
   "Ben leaves the glasses as they are."
   "Everyone passes their 3 cards to the left."
40. Anne: pour antidote 2 into B
   waits for Ben, moves b444d1
   views 3a4338 552594 43a270
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 2 into glass B."
41. Ben: pour poison 3 into B
   waits for Ben, moves 53a059
   views 411223 bf6ef3 f06adb
   "Ben pours a card into glass B."
   to Ben "Ben pours poison 3 into glass B."
42. Ben: exchange the tops of A and B
   waits for Anne, moves 5801b7
   views e997c6 f487a7 d843a5
   "Ben exchanges the top cards of A and B."
   "Everyone passes their 2 cards to the left."
   to Ben "Ben exchanges the top cards of A and B: antidote 3 and poison 3."
   to Ben "Everyone passes their 2 cards to the left."
43. Anne: pour poison 5 into C
   waits for Ben, moves 11833e
   views 95f279 b28116 ee1b99
   "Anne pours a card into glass C."
   to Anne "Anne pours poison 5 into glass C."
44. Ben: pour antidote 5 into A
   waits for Anne, moves 9c3354
   views 4afe5a e5c2fe 0d57a3
   "Ben pours a card into glass A."
   "Everyone passes their last card to the left."
   to Anne "Ben pours antidote 5 into glass A."
   to Anne "Everyone passes their last card to the left."
   to Ben "Ben pours antidote 5 into glass A."
   to Ben "Everyone passes their last card to the left."
45. Anne: pour antidote 1 into A
   waits for Ben, moves 39f091
   views 4647bf 9c5556 154a71
   "Anne pours a card into glass A."
   to Anne "Anne pours antidote 1 into glass A."
   to Ben "Anne pours antidote 1 into glass A."
46. Ben: pour poison 6 into C
   waits for Ben, moves ab52c9
   views bab1d8 1a7dce 497b78
   "Ben pours a card into glass C."
   "The card laid aside is slipped unseen into glass C."
   to Anne "Ben pours poison 6 into glass C."
   to Anne "The card laid aside is slipped unseen into glass C."
   to Ben "Ben pours poison 6 into glass C."
   to Ben "The card laid aside is slipped unseen into glass C."
47. Ben: take glass A
   waits for Anne, moves c38c2b
   views 2ba6b3 bb0cb4 9d88d1
   "Ben takes glass A."
48. Anne: take glass C
   waits for Anne, moves 5bd507
   views 3419fe 62931e 426a05
   "Anne takes glass C."
49. Anne: drink
   waits for nobody, moves 643d54
   views 0712b9 9275ec a93317
   "Anne: “I drink!”"
   "Glass C: antidote 6 and Wesley's 1, poison 13, more poison."
   "Anne loses a heart."
   "Round 3 is over. Glass A held poison 4, poison 3, antidote 5 and antidote 1. Glass B held poison 1, antidote 4, antidote 2 and antidote 3."
   refuses Anne {"type":"choose","glass":40}: The game is over.
ends {"winners":[1],"scores":[0,3],"ending":{"type":"most-hearts","winners":[1],"hearts":3,"broken":[0],"rounds":3}}
   "Anne has no heart left. Ben wins with 3 hearts."
