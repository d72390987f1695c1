Poisoned Glass, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"starting_hearts":2,"tie":"nothing","choose_order":"clockwise","vizzini_peek":"look-then-decide","vizzini_when":"own-turn","end_check":"round-end","two_player_last_card":"removed"}
   waits for chance, moves 5ae162
   views f23fd3 a307bd ec6389 63c437
   refuses Anne {"type":"choose","glass":-1}: It is not your turn.
   refuses chance {"type":"choose","glass":3}: The lot names one of the seats.
1. chance: Lot 0
   waits for chance, moves 5ae162
   views aa10a3 4b8ee5 aa182a ec452b
   "The lot falls on Anne to be Wesley first."
   refuses chance {"type":"choose","glass":1}: That deal does not fit: every card of the round once, each hand lowest first.
2. chance: Deal (-6, 1, 3) ((-2, -1, 5), (-5, -3, 4), (-4, 2, 6)) 0
   waits for Anne, moves c32862
   views 47f84d d06827 d33be3 6be6e1
   "The lot falls on Anne to be Wesley first."
   "Round 1: 3 glasses with a card each, 3 cards for everyone, antidotes and poisons 1 to 6. Anne is Wesley, Carla is Vizzini."
   refuses Anne {"type":"choose","glass":2}: That move cannot be made now.
   refuses Anne {"type":"spy","glass":3}: The glasses are A to C.
3. Anne: look at the card of B
   waits for Anne, moves eab1c3
   views a066d6 4f9c33 21222a 4cdedf
   "Anne looks at the card of glass B."
   to Anne "Anne looks at the card of glass B: antidote 1."
   refuses Anne {"type":"spy","glass":1}: You have looked at the card of B: choose another one.
4. Anne: look at the card of C
   waits for Ben, moves b5ca64
   views c8a557 4ce9fc 9bc231 2af14c
   "Anne looks at the card of glass C."
   to Anne "Anne looks at the card of glass C: antidote 3."
5. Ben: look at the card of C
   waits for Ben, moves 7e5a0e
   views 8b5010 9c7f34 250951 d176b1
   "Ben looks at the card of glass C."
   to Anne "Ben looks at the card of glass C: antidote 3."
   to Ben "Ben looks at the card of glass C: antidote 3."
6. Ben: look at the card of A
   waits for Carla, moves 638e5e
   views 4644fc 20b057 45b514 edda41
   "Ben looks at the card of glass A."
   to Ben "Ben looks at the card of glass A: poison 6."
7. Carla: look at the card of C
   waits for Carla, moves 11422c
   views 5fe70c 828712 53f2b0 16a979
   "Carla looks at the card of glass C."
   to Anne "Carla looks at the card of glass C: antidote 3."
   to Ben "Carla looks at the card of glass C: antidote 3."
   to Carla "Carla looks at the card of glass C: antidote 3."
8. Carla: look at the card of B
   waits for Anne, moves 063ccd
   views 02471e 859164 da3a38 307ae5
   "Carla looks at the card of glass B."
   to Anne "Carla looks at the card of glass B: antidote 1."
   to Carla "Carla looks at the card of glass B: antidote 1."
   refuses Anne {"type":"exchange","one":1,"other":-1}: Only Vizzini may exchange cards.
   refuses Anne {"type":"leave"}: Pour a card first.
   refuses Anne {"type":"pour","card":7,"glass":0}: You do not hold that card.
9. Anne: pour antidote 5 into C
   waits for Ben, moves b7939d
   views aa033d fe4150 2a0875 e55b15
   "Anne pours a card into glass C."
   to Anne "Anne pours antidote 5 into glass C."
10. Ben: pour poison 5 into C
   waits for Carla, moves b9fdff
   views 3e09f0 c0b7f5 0841d3 237e63
   "Ben pours a card into glass C."
   to Ben "Ben pours poison 5 into glass C."
   refuses Carla {"type":"exchange","one":2,"other":2}: Name two different glasses.
   refuses Carla {"type":"exchange","one":1,"other":2}: Look at the two cards first, then decide.
11. Carla: pour poison 4 into A
   waits for Carla, moves 97cc3d
   views 535164 c23e0b 25942a 7adb0c
   "Carla pours a card into glass A."
   to Carla "Carla pours poison 4 into glass A."
   refuses Carla {"type":"pour","card":5,"glass":1}: You have poured: use Vizzini's power, or leave the glasses as they are.
12. Carla: look at the tops of B and C
   waits for Carla, moves 2be4f3
   views 0cd8c9 b04172 2450eb 40dfe5
   "Carla looks at the top cards of B and C."
   to Carla "Carla looks at the top cards of B and C: antidote 1 and poison 5."
   refuses Carla {"type":"exchange","one":1,"other":7}: You are looking at the tops of B and C: exchange them, or leave them.
13. Carla: leave the glasses as they are
   waits for Anne, moves 9de37b
   views d1722f d2eb8a 7220e7 7538fb
   "Carla leaves the glasses as they are."
   "Everyone passes their 2 cards to the left."
14. Anne: pour antidote 2 into B
   waits for Ben, moves f690d4
   views d4165a d732f6 e5df99 cbc5ff
   "Anne pours a card into glass B."
   to Anne "Anne pours antidote 2 into glass B."
15. Ben: pour poison 2 into B
   waits for Carla, moves 4a8931
   views 60bc88 70bb4d d2dfb6 2af7d2
   "Ben pours a card into glass B."
   to Ben "Ben pours poison 2 into glass B."
   refuses Carla {"type":"exchange","one":1,"other":7}: You have used Vizzini's power in this round.
16. Carla: pour poison 3 into A
   waits for Anne, moves bbd777
   views b877ba dec488 3f125a b0b61d
   "Carla pours a card into glass A."
   "Everyone passes their last card to the left."
   to Carla "Carla pours poison 3 into glass A."
   to Carla "Everyone passes their last card to the left."
17. Anne: pour antidote 4 into A
   waits for Ben, moves 43b81a
   views 93e11b e58ded 5ce92a 55f2a8
   "Anne pours a card into glass A."
   to Anne "Anne pours antidote 4 into glass A."
   to Carla "Anne pours antidote 4 into glass A."
18. Ben: pour antidote 6 into B
   waits for Carla, moves 89a76b
   views 11cee7 0bb857 2af1e7 eeacf4
   "Ben pours a card into glass B."
   to Anne "Ben pours antidote 6 into glass B."
   to Ben "Ben pours antidote 6 into glass B."
19. Carla: pour poison 1 into C
   waits for Carla, moves ce9a6b
   views bc795a 1a8890 702d13 95abb3
   "Carla pours a card into glass C."
   to Ben "Carla pours poison 1 into glass C."
   to Carla "Carla pours poison 1 into glass C."
20. Carla: take glass C
   waits for Anne, moves 85166d
   views 6d2352 228b76 9ea6f3 978cc8
   "Carla takes glass C."
   refuses Anne {"type":"choose","glass":2}: Glass C is taken: choose another one.
21. Anne: take glass B
   waits for Ben, moves 47376e
   views 75b57b e146bb 2c1437 890126
   "Anne takes glass B."
22. Ben: take glass A
   waits for Anne, moves 2ea2f4
   views 962612 596e64 e1cd06 545608
   "Glass A is left for Ben."
23. Anne: drink
   waits for Ben, moves fd2529
   views 35e70b 9e2181 2a9090 bf7ac4
   "Anne: “I drink!”"
   "Glass B: antidote 9 and Wesley's 1.5, poison 2, more antidote."
   "Ben and Carla lose a heart each."
24. Ben: drink
   waits for Carla, moves fd076d
   views 415435 dd1225 8c1840 26d453
   "Ben: “I drink!”"
   "Glass A: antidote 4, poison 13, more poison."
   "Ben loses a heart."
25. Carla: drink
   waits for nobody, moves 5ae162
   views 5172f7 492495 bcada4 ae22b5
   "Carla: “I drink!”"
   "Glass C: antidote 8, poison 6, more antidote."
   "Anne and Ben lose a heart each."
   "Round 1 is over."
   refuses Anne {"type":"choose","glass":3}: The game is over.
ends {"winners":[0,2],"scores":[1,0,1],"ending":{"type":"most-hearts","winners":[0,2],"hearts":1,"broken":[1],"rounds":1}}
   "Ben has no heart left. Anne and Carla share the win with 1 heart each."
