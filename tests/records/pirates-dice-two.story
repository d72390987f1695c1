Pirates Dice, version 1 of its rules: Anne, Ben
{"seats":2,"dice":3,"eliminated_starter":"left","bid_cap":true}
   waits for chance, moves 643d54
   views 1ae77d 8e0973 07a2ab
   refuses Anne {"type":"bid","count":4,"face":-1}: It is not your turn.
   refuses chance {"type":"bid","count":-1,"face":2}: That roll does not fit the dice in play, each hand lowest first.
1. chance: Roll ((1,), (3,))
   waits for chance, moves 643d54
   views ea9584 310169 aeb782
   "Roll for the first bid: Anne a skull, Ben 3. Ben is highest and bids first."
2. chance: Roll ((1, 4, 4), (1, 4, 4))
   waits for Ben, moves bce3f6
   views c87aca b1ce03 6793ab
   "Roll for the first bid: Anne a skull, Ben 3. Ben is highest and bids first."
   "Everyone rolls in secret. Ben opens."
   refuses Ben {"type":"bid","count":-1,"face":6}: Bid at least one die.
   refuses Ben {"type":"bid","count":8,"face":3}: A bid can name six dice at most now.
   refuses Ben {"type":"bid","count":4,"face":-1}: Bid on a face from 2 to 6; skulls are wild and cannot be bid.
   refuses Ben {"type":"challenge"}: There is no bid to challenge yet: make the first one.
   refuses Ben {"type":"roll","hands":[[2,5,6],[6]]}: That move cannot be made now.
3. Ben: two 6s
   waits for Anne, moves d00ce5
   views 34e8d3 c495c1 a0e381
   "Ben bids two 6s."
   refuses Anne {"type":"bid","count":1,"face":5}: The bid is two 6s. Bid more dice, or the same number of a higher face.
4. Anne: five 6s
   waits for Ben, moves fd54a9
   views 9169d3 c870e6 3698e2
   "Anne bids five 6s."
5. Ben: six 3s
   waits for Anne, moves 0dd8b2
   views 88dd5c e407df cecf17
   "Ben bids six 3s."
6. Anne: Challenge
   waits for chance, moves 643d54
   views fd7eb4 0c446a 86d003
   "Anne challenges Ben: never trust a pirate! There are two 3s: the bid fails. Ben loses a die."
7. chance: Roll ((2, 4, 5), (1, 2))
   waits for Ben, moves 273056
   views f6d8ad c4a504 e461ab
   "Anne challenges Ben: never trust a pirate! There are two 3s: the bid fails. Ben loses a die."
   "Everyone rolls in secret. Ben opens."
8. Ben: five 6s
   waits for Anne, moves c126a1
   views b7e6b7 f12755 ee1333
   "Ben bids five 6s."
9. Anne: Challenge
   waits for chance, moves 643d54
   views 6bcbbc 700f1d 74ee20
   "Anne challenges Ben: never trust a pirate! There is one 6: the bid fails. Ben loses a die."
10. chance: Roll ((2, 5, 6), (6,))
   waits for Ben, moves 525388
   views e0f12b 008664 eb488a
   "Anne challenges Ben: never trust a pirate! There is one 6: the bid fails. Ben loses a die."
   "Everyone rolls in secret. Ben opens."
11. Ben: four 3s
   waits for Anne, moves 8419c0
   views a99361 784a16 599ced
   "Ben bids four 3s."
12. Anne: Challenge
   waits for nobody, moves 643d54
   views d67217 e0f1cc 2c4f7c
   "Anne challenges Ben: never trust a pirate! There are no 3s: the bid fails. Ben loses a die and is out."
   refuses Anne {"type":"bid","count":6,"face":3}: The game is over.
ends {"winners":[0],"scores":[3,0],"ending":{"type":"last-with-dice","winner":0,"dice":3}}
   "Anne is the last pirate with dice and wins, three dice to spare."
