Poisoned Glass, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"starting_hearts":2,"tie":"nothing","choose_order":"clockwise","vizzini_peek":"look-then-decide","end_check":"round-end","two_player_last_card":"removed"}
   waits for chance, moves 5ae162
   views 903b62 ed712d 47a70b 1639f4
   refuses Anne {"type":"choose","glass":-1}: It is not your turn.
   refuses chance {"type":"choose","glass":3}: The lot names one of the seats.
1. chance: Lot 0
   waits for chance, moves 5ae162
   views 3bfaf1 9aeb71 c50787 2a36ed
   "The lot falls on Anne to be Wesley first."
   refuses chance {"type":"choose","glass":1}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (-6, 1, 3) ((-2, -1, 5), (-5, -3, 4), (-4, 2, 6)) 0
   waits for Anne, moves c32862
   views 6bf657 b9bf34 c1a936 85bb6b
   "The lot falls on Anne to be Wesley first."
   "Round 1: 3 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 6. Anne is Wesley, Carla is Vizzini."
   refuses Anne {"type":"choose","glass":2}: That move cannot be made now.
   refuses Anne {"type":"spy","glass":3}: The glasses are A to C.
3. Anne: look at the card of B
   waits for Anne, moves eab1c3
   views 4c7b44 102814 275078 e61940
   "Anne looks at the card of glass B."
   to Anne "Anne looks at the card of glass B: antidote 1."
   refuses Anne {"type":"spy","glass":1}: You have looked at the card of B: choose another one.
4. Anne: look at the card of C
   waits for Ben, moves b5ca64
   views 8486c1 e94ab2 328b16 082e75
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: antidote 3."
5. Ben: look at the card of C
   waits for Ben, moves 7e5a0e
   views 493be0 5194b8 2c7bff 7eb718
   "Ben looks at the card of glass C."
   to Anne "Ben looks at the card of glass C: antidote 3."
   to Ben "Ben looks at the card of glass C: antidote 3."
6. Ben: look at the card of A
   waits for Carla, moves 638e5e
   views aa3c8d 1b090f 625e94 b04c4d
   "Ben looks at the card of glass A."
   to Ben "Ben looks at the card of glass A: poison 6."
7. Carla: look at the card of C
   waits for Carla, moves 11422c
   views 29076f 7d1fc6 073800 4b4f43
   "Carla looks at the card of glass C."
   to Anne "Carla looks at the card of glass C: antidote 3."
   to Ben "Carla looks at the card of glass C: antidote 3."
   to Carla "Carla looks at the card of glass C: antidote 3."
8. Carla: look at the card of B
   waits for Anne, moves 063ccd
   views 1aae4a 04da5f f8c77f a4bdc4
   "Carla looks at the card of glass B."
   to Anne "Carla looks at the card of glass B: antidote 1."
   to Carla "Carla looks at the card of glass B: antidote 1."
   refuses Anne {"type":"exchange","one":1,"other":-1}: Only Vizzini may exchange cards.
   refuses Anne {"type":"leave"}: Pour a card first.
   refuses Anne {"type":"pour","card":7,"glass":0}: You do not hold that card.
9. Anne: pour antidote 5 into C
   waits for Ben, moves b7939d
   views 411568 a880e2 76486f f1195e
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 5 into glass C."
10. Ben: pour poison 5 into C
   waits for Carla, moves b9fdff
   views fcfe0b ae257a d785a1 f34c23
   "Ben pours a card into glass C."
   to Ben "Ben pours poison 5 into glass C."
   refuses Carla {"type":"exchange","one":2,"other":2}: Name two different glasses.
   refuses Carla {"type":"exchange","one":1,"other":2}: Look at the two cards first, then decide.
11. Carla: pour poison 4 into A
   waits for Carla, moves 97cc3d
   views 2a15da 0b04c8 d82309 d7e9f2
   "Carla pours a card into glass A."
   to Carla "Carla pours poison 4 into glass A."
   refuses Carla {"type":"pour","card":5,"glass":1}: You have poured: use Vizzini's power, or leave the glasses as they are.
12. Carla: look at the tops of B and C
   waits for Carla, moves 2be4f3
   views 29f46b a40cd8 f49c4a 71acef
   "Carla looks at the top cards of B and C."
   to Carla "Carla looks at the top cards of B and C: antidote 1 and poison 5."
   refuses Carla {"type":"exchange","one":1,"other":7}: You are looking at the tops of B and C: exchange them, or leave them.
13. Carla: leave the glasses as they are
   waits for Anne, moves 9de37b
   views 4e90d6 bd41ad f23739 91aee2
   "Carla leaves the glasses as they are."
   "Everyone passes their 2 cards to the left."
14. Anne: pour antidote 2 into B
   waits for Ben, moves f690d4
   views 344a28 427159 fac207 3753a0
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 2 into glass B."
15. Ben: pour poison 2 into B
   waits for Carla, moves 4a8931
   views b7eeda 0b0d92 5c775f 9096f1
   "Ben pours a card into glass B."
   to Ben "Ben pours poison 2 into glass B."
   refuses Carla {"type":"exchange","one":1,"other":7}: You have used Vizzini's power in this round.
16. Carla: pour poison 3 into A
   waits for Anne, moves bbd777
   views 00c694 f94e30 fa54e7 786d33
   "Carla pours a card into glass A."
   "Everyone passes their last card to the left."
   to Carla "Carla pours poison 3 into glass A."
   to Carla "Everyone passes their last card to the left."
17. Anne: pour antidote 4 into A
   waits for Ben, moves 43b81a
   views cf3684 b90beb c1d3e1 1975d6
   "Anne pours a card into glass A."
   to Anne "Anne pours antidote 4 into glass A."
   to Carla "Anne pours antidote 4 into glass A."
18. Ben: pour antidote 6 into B
   waits for Carla, moves 89a76b
   views 98d431 1d73ad 5aeff2 eb3824
   "Ben pours a card into glass B."
   to Anne "Ben pours antidote 6 into glass B."
   to Ben "Ben pours antidote 6 into glass B."
19. Carla: pour poison 1 into C
   waits for Carla, moves ce9a6b
   views ee3fd8 f3478c bda55a c709c7
   "Carla pours a card into glass C."
   to Ben "Carla pours poison 1 into glass C."
   to Carla "Carla pours poison 1 into glass C."
20. Carla: take glass C
   waits for Anne, moves 85166d
   views a3fe29 bf761c 7d9c76 650e8f
   "Carla takes glass C."
   refuses Anne {"type":"choose","glass":2}: Glass C is taken: choose another one.
21. Anne: take glass B
   waits for Ben, moves 47376e
   views 57ca5c 67a592 891950 73ed3e
   "Anne takes glass B."
22. Ben: take glass A
   waits for Anne, moves 2ea2f4
   views effdc5 dba727 7526b7 7d58ec
   "Glass A is left for Ben."
23. Anne: drink
   waits for Ben, moves fd2529
   views f05659 c32a86 cb44eb 7eb5ae
   "Anne: “I drink!”"
   "Glass B: antidote 9 and Wesley's 1.5, poison 2, more antidote."
   "Ben and Carla lose a heart each."
24. Ben: drink
   waits for Carla, moves fd076d
   views e403fc 9f1ff0 71a17c 09971b
   "Ben: “I drink!”"
   "Glass A: antidote 4, poison 13, more poison."
   "Ben loses a heart."
25. Carla: drink
   waits for nobody, moves 5ae162
   views 65c0d8 1eedbf 8c3337 fe3974
   "Carla: “I drink!”"
   "Glass C: antidote 8, poison 6, more antidote."
   "Anne and Ben lose a heart each."
   "Round 1 is over."
   refuses Anne {"type":"choose","glass":3}: The game is over.
ends {"winners":[0,2],"scores":[1,0,1],"ending":{"type":"most-hearts","winners":[0,2],"hearts":1,"broken":[1],"rounds":1}}
   "Ben has no heart left. Anne and Carla share the win with 1 heart each."
