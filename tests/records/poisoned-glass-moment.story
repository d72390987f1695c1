Poisoned Glass, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"starting_hearts":2,"tie":"nothing","choose_order":"reverse","vizzini_peek":"look-then-decide","vizzini_when":"any-time","end_check":"immediate","two_player_last_card":"removed"}
   waits for chance, moves 5ae162
   views 8bf082 7b2d3d 953897 6a5f02
   refuses Anne {"type":"choose","glass":-1}: It is not your turn.
   refuses chance {"type":"choose","glass":3}: The lot names one of the seats.
1. chance: Lot 0
   waits for chance, moves 5ae162
   views ce5a46 9aabbf a15170 8c9d07
   "The lot falls on Anne to be Wesley first."
   refuses chance {"type":"choose","glass":1}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (1, 3, -6) ((-3, 2, 5), (-5, -2, -1), (-4, 4, 6)) 0
   waits for Anne, moves c32862
   views 1861b4 a69759 03d960 748dc9
   "The lot falls on Anne to be Wesley first."
   "Round 1: 3 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 6. Anne is Wesley, Carla is Vizzini."
   refuses Anne {"type":"choose","glass":2}: That move cannot be made now.
   refuses Anne {"type":"spy","glass":3}: The glasses are A to C.
3. Anne: look at the card of B
   waits for Anne, moves eab1c3
   views 203528 e30c66 450967 b04651
   "Anne looks at the card of glass B."
   to Anne "Anne looks at the card of glass B: antidote 3."
   refuses Anne {"type":"spy","glass":1}: You have looked at the card of B: choose another one.
4. Anne: look at the card of C
   waits for Ben, moves b5ca64
   views ce7675 1c61e3 18b71b 63f4dd
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: poison 6."
5. Ben: look at the card of C
   waits for Ben, moves 7e5a0e
   views 21dfa8 ce3306 68d314 759619
   "Ben looks at the card of glass C."
   to Anne "Ben looks at the card of glass C: poison 6."
   to Ben "Ben looks at the card of glass C: poison 6."
6. Ben: look at the card of A
   waits for Carla, moves 638e5e
   views d1d6f9 2e5af7 3b1b83 3f9b21
   "Ben looks at the card of glass A."
   to Ben "Ben looks at the card of glass A: antidote 1."
7. Carla: look at the card of B
   waits for Carla, moves 1ce845
   views b0771b cd545d f186f0 d1a8b2
   "Carla looks at the card of glass B."
   to Anne "Carla looks at the card of glass B: antidote 3."
   to Carla "Carla looks at the card of glass B: antidote 3."
8. Carla: look at the card of C
   waits for Anne, moves a50ef7
   views f7e130 aae4ec de9062 185bf7
   "Carla looks at the card of glass C."
   to Anne "Carla looks at the card of glass C: poison 6."
   to Ben "Carla looks at the card of glass C: poison 6."
   to Carla "Carla looks at the card of glass C: poison 6."
   refuses Anne {"type":"exchange","one":0,"other":-1}: Only Vizzini may exchange cards.
   refuses Anne {"type":"leave"}: Pour a card first.
   refuses Anne {"type":"pour","card":7,"glass":0}: You do not hold that card.
   refuses Carla {"type":"exchange","one":1,"other":2}: Look at the two cards first, then decide.
   refuses Carla {"type":"look","one":1,"other":1}: Name two different glasses.
9. Anne: pour antidote 5 into C
   waits for Ben, moves 30bd97
   views 597ffb f2f792 bcd026 53279a
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 5 into glass C."
10. Ben: pour poison 5 into A
   waits for Carla, moves 1f5e20
   views e4b653 f6f346 e02a8d a6f107
   "Ben pours a card into glass A."
   to Ben "Ben pours poison 5 into glass A."
11. Carla: pour antidote 4 into A
   waits for Carla, moves 97cc3d
   views 4b3b8a 1f4f37 b84ff2 6bc5ee
   "Carla pours a card into glass A."
   to Carla "Carla pours antidote 4 into glass A."
   refuses Carla {"type":"pour","card":5,"glass":1}: You have poured: use Vizzini's power, or leave the glasses as they are.
12. Carla: look at the tops of A and C
   waits for Carla, moves 3d8fd2
   views f0fccb 062c1c 6bd333 4eb28a
   "Carla looks at the top cards of A and C."
   to Carla "Carla looks at the top cards of A and C: antidote 4 and antidote 5."
   refuses Carla {"type":"exchange","one":0,"other":7}: You are looking at the tops of A and C: exchange them, or leave them.
13. Carla: exchange the tops of A and C
   waits for Anne, moves b66cce
   views f6234b 962488 644603 ca55be
   "Carla exchanges the top cards of A and C."
   "Everyone passes their 2 cards to the left."
   to Carla "Carla exchanges the top cards of A and C: antidote 4 and antidote 5."
   to Carla "Everyone passes their 2 cards to the left."
14. Anne: pour antidote 6 into C
   waits for Ben, moves e0bb8a
   views 85a78e e29239 102904 6cdee1
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 6 into glass C."
15. Ben: pour antidote 2 into B
   waits for Carla, moves 658159
   views 87c6eb c12ef6 9c1921 898a06
   "Ben pours a card into glass B."
   to Ben "Ben pours antidote 2 into glass B."
   refuses Carla {"type":"exchange","one":0,"other":7}: You have used Vizzini's power in this round.
16. Carla: pour poison 1 into B
   waits for Anne, moves 772965
   views 29950f 65409e eccca9 d13b2b
   "Carla pours a card into glass B."
   "Everyone passes their last card to the left."
   to Carla "Carla pours poison 1 into glass B."
   to Carla "Everyone passes their last card to the left."
17. Anne: pour poison 2 into C
   waits for Ben, moves fabaa9
   views 97bc2a 82eb41 8c7f52 018ecf
   "Anne pours a card into glass C."
   to Anne "Anne pours poison 2 into glass C."
   to Carla "Anne pours poison 2 into glass C."
18. Ben: pour poison 4 into A
   waits for Carla, moves 94e985
   views 1c61fc 2f9772 4c1080 b9bbf3
   "Ben pours a card into glass A."
   to Anne "Ben pours poison 4 into glass A."
   to Ben "Ben pours poison 4 into glass A."
   refuses Carla {"type":"pour","card":-3,"glass":2}: Glass C is full: it holds four cards.
19. Carla: pour poison 3 into B
   waits for Carla, moves ce9a6b
   views 23c1a0 2762a5 e33ad0 2ea09b
   "Carla pours a card into glass B."
   to Ben "Carla pours poison 3 into glass B."
   to Carla "Carla pours poison 3 into glass B."
20. Carla: take glass A
   waits for Ben, moves 409abc
   views 44452e 76f03d e34b11 83bcd0
   "Carla takes glass A."
   refuses Ben {"type":"choose","glass":0}: Glass A is taken: choose another one.
21. Ben: take glass B
   waits for Anne, moves a5d5e9
   views 274f43 ea9993 07e4b1 0eb9dd
   "Ben takes glass B."
22. Anne: take glass C
   waits for Anne, moves 2ea2f4
   views 0cd477 d1b0c0 19031f a35420
   "Glass C is left for Anne."
23. Anne: do not drink
   waits for Ben, moves fd2529
   views 0c7920 0efb63 602016 ddb121
   "Anne: “I do not drink.”"
   "Glass C: antidote 10 and Wesley's 1.5, poison 8, more antidote."
   "Anne loses a heart."
24. Ben: drink
   waits for nobody, moves 5ae162
   views d9b65d 5cbc07 6ff781 64e8e0
   "Ben: “I drink!”"
   "Glass B: antidote 5, poison 4, more antidote."
   "Anne and Carla lose a heart each."
   "Round 1 is over. Glass A held antidote 1, poison 5, antidote 5 and poison 4."
   refuses Anne {"type":"choose","glass":3}: The game is over.
ends {"winners":[1],"scores":[0,2,1],"ending":{"type":"most-hearts","winners":[1],"hearts":2,"broken":[0],"rounds":1}}
   "Anne has no heart left. Ben wins with 2 hearts."
