Pirates Dice, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"dice":1,"eliminated_starter":"left","bid_cap":false}
   waits for chance, moves 5ae162
   views e4523b d530d3 34a41b db4e37
   refuses Anne {"type":"bid","count":50,"face":40}: It is not your turn.
   refuses chance {"type":"bid","count":34,"face":2}: That roll does not fit the dice in play, each hand lowest first.
1. chance: Roll ((4,), (5,), (3,))
   waits for chance, moves 5ae162
   views 12c933 45f415 40117f ae7ce3
   "Roll for the first bid: Anne 4, Ben 5, Carla 3. Ben is highest and bids first."
2. chance: Roll ((5,), (5,), (5,))
   waits for Ben, moves 4b79a9
   views a27123 f9171b 4fb23b 07e49b
   "Roll for the first bid: Anne 4, Ben 5, Carla 3. Ben is highest and bids first."
   "Everyone rolls in secret. Ben opens."
   refuses Ben {"type":"bid","count":54,"face":8}: Bid on a face from 2 to 6; skulls are wild and cannot be bid.
   refuses Ben {"type":"challenge"}: There is no bid to challenge yet: make the first one.
   refuses Ben {"type":"roll","hands":[[5],[5],[5]]}: That move cannot be made now.
3. Ben: 55 6s
   waits for Carla, moves 95b6e6
   views 7c059c 713eac 83a14e a2604a
   "Ben bids 55 6s."
   refuses Carla {"type":"bid","count":54,"face":5}: The bid is 55 6s. Bid more dice, or the same number of a higher face.
4. Carla: Challenge
   waits for chance, moves 5ae162
   views bed979 869fa5 88ebc2 7da42a
   "Carla challenges Ben: never trust a pirate! There are no 6s: the bid fails. Ben loses a die and is out."
5. chance: Roll ((1,), (), (5,))
   waits for Carla, moves e034fe
   views 8cdb65 16a805 c2e391 67eea9
   "Carla challenges Ben: never trust a pirate! There are no 6s: the bid fails. Ben loses a die and is out."
   "Everyone rolls in secret. Carla opens."
6. Carla: seven 5s
   waits for Anne, moves 4f119e
   views bcc656 af07aa c471e0 f29fa4
   "Carla bids seven 5s."
7. Anne: 81 6s
   waits for Carla, moves 0105c7
   views 95b11d 8a783a 3d029b d69f75
   "Anne bids 81 6s."
   refuses Carla {"type":"bid","count":100,"face":5}: A bid can name 99 dice at most now.
   refuses Carla {"type":"bid","count":-1,"face":3}: Bid at least one die.
8. Carla: 99 6s
   waits for Anne, moves e29d71
   views 476e94 686015 221af1 53f970
   "Carla bids 99 6s."
9. Anne: Challenge
   waits for nobody, moves 5ae162
   views 607783 283553 d2e30d 0a3c91
   "Anne challenges Carla: never trust a pirate! There is one 6: the bid fails. Carla loses a die and is out."
   refuses Anne {"type":"bid","count":96,"face":-1}: The game is over.
ends {"winners":[0],"scores":[1,0,0],"ending":{"type":"last-with-dice","winner":0,"dice":1}}
   "Anne is the last pirate with dice and wins, one die to spare."
