Adventure Book, version 2 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"difficulty":"gentle","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, Carla, Dan, moves 283cc8
   views 05f14e 168fbb 5d10f7 6a25dc 21aed7
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses chance {"type":"agree"}: It is not your turn.
1. Carla: seat 2 goes first
   waits for chance, moves 210e13
   views 5315ea c2f7dc 161149 f9dcc1 9ed580
   "Who was the last to see a rodent? Carla answers: Ben."
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
2. chance: Deal 1 (('adventure', 'fighting', 'love', 'wits'), ('adventure', 'adventure', 'love', 'wits'), ('courage', 'fighting', 'fighting', 'wits'), ('adventure', 'courage', 'courage', 'wits')) ('lightning_sand', 'flame_spurt', 'rous', 'lightning_sand', 'flame_spurt', 'rous', 'lightning_sand', 'flame_spurt')
   waits for Ben, moves 3fc45c
   views 1403f4 e8ae9b 546bfc 51e22a 8a6641
   "Who was the last to see a rodent? Carla answers: Ben."
   "Chapter 4: Fire Swamp. Ben goes first."
   refuses Ben {"type":"step","who":"buttercup","to":"1","cards":["fighting"],"riding":true}: There is nobody to take along.
   refuses Ben {"type":"step","who":"buttercup","to":"3","cards":["fighting"],"riding":true}: There is no way there in one step.
   refuses Ben {"type":"step","who":"-7","to":"geyser","cards":["adventure"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"buttercup","to":"s1","cards":["love"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Ben {"type":"step","who":"westley","to":"s1","cards":["fighting","fighting"],"riding":false}: Not all of these cards are in your hand.
   refuses Ben {"type":"trade","seat":4,"give":"love","take":"courage"}: That comes when the story is told: end the moves first.
3. Ben: buttercup to 2
   waits for Ben, moves d9cbbe
   views 8e07d6 a04bdd 51b6b0 b9b70c 47a9fa
   "Ben moves Buttercup to space 2."
   "Flame Spurt strikes Buttercup! A card of Wits wards it off."
4. Ben: let it happen
   waits for Ben, moves 1c24d9
   views a42e1c 1535bd eb1e8b dbd29c af0365
   "A wound: that makes 1."
5. Ben: buttercup to s1
   waits for Ben, moves 3298e1
   views 1a2612 617427 59a00d 5d14f5 21c71c
   "Ben moves Buttercup to Fallen Trunk."
   refuses Ben {"type":"trade","seat":3,"give":"love","take":"9999999999999999999999999999999999999999"}: A trade is one of your cards for one of another seat's.
6. Ben: offer seat 4 adventure for courage
   waits for Dan, moves 1a500c
   views b42b2e ee01eb d9b48b 88f7c3 024bf6
   "Ben offers Dan Adventure for Courage."
7. Dan: decline the trade
   waits for Ben, moves 32e18d
   views 4a94ca b8794d ec224e 96c71b 9d58b7
   "Dan would rather not trade."
   refuses Ben {"type":"trade","seat":3,"give":"adventure","take":"courage"}: That trade was declined in this turn.
8. Ben: westley to 1, discarding adventure
   waits for Ben, moves 895bca
   views a44420 300125 b54a41 fd957e bea5c8
   "Ben discards Adventure and moves Westley to space 1."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
   "A wound: that makes 2."
9. Ben: offer seat 3 love for fighting
   waits for Carla, moves 3ebd4c
   views 2e0631 189d43 c634ef 809723 6d2f4c
   "Ben offers Carla Love for Fighting."
10. Carla: agree to the trade
   waits for Ben, moves 4a4f61
   views 282f3c 605a31 65fa80 8e426c ffa215
   "Carla agrees: Love for Fighting."
   refuses Ben {"type":"trade","seat":3,"give":"-7","take":"fighting"}: You have traded in this turn already.
11. Ben: westley to s1, discarding adventure
   waits for Ben, moves 0611ab
   views cd6145 d8d568 411f6c 0fe0b0 a95fcf
   "Ben discards Adventure and moves Westley to Fallen Trunk."
12. Ben: aim for sand
   waits for Ben, moves 8f7a56
   views 531d6f ac1bc0 990f33 6bf878 0c2c43
   "Ben aims for “Into the Lightning Sand”."
   refuses Ben {"type":"plan","challenge":"rous"}: You have said what you aim for in this turn already.
13. Ben: westley to 2, discarding fighting
   waits for Ben, moves a7e6bb
   views 7b0a2b 191c29 0ca58c a112e8 919ded
   "Ben discards Fighting and moves Westley to space 2."
14. Ben: buttercup to 3, discarding wits
   waits for Anne, Ben, Carla, Dan, moves 6bce20
   views 6bd589 255648 8b7af1 7f4a5a b23ce3
   "Ben discards Wits and moves Buttercup to space 3."
   "R.O.U.S. strikes Buttercup! A card of Fighting wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
15. Dan: read on
   waits for Anne, Ben, Carla, moves 603c85
   views 05b4e6 969ad2 969571 8f3630 900af3
   "Dan wants to hear more."
16. Ben: read on
   waits for Anne, Carla, moves de4bc3
   views 57c874 132a80 e99656 e97906 4728b2
   "Ben wants to hear more."
17. Carla: read on
   waits for Anne, moves 58cd17
   views c0987e 29cec1 ad9d4b 33e527 8f3ca4
   "Carla wants to hear more."
18. Anne: read on
   waits for Anne, Ben, Carla, Dan, moves 283cc8
   views 2d74c6 c74940 8eaef6 081aa9 c8ec7d
   "Anne wants to hear more."
19. Ben: seat 2 goes first
   waits for chance, moves 210e13
   views 428450 8f83c1 338d5a 11c147 0588c2
   "Who was the last to see a rodent? Ben answers: Ben."
20. chance: Deal 1 (('courage', 'fighting', 'love', 'wits'), ('adventure', 'love', 'love', 'wits'), ('adventure', 'fighting', 'love', 'love'), ('adventure', 'fighting', 'wits', 'wits')) ('lightning_sand', 'rous', 'flame_spurt', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'flame_spurt', 'rous')
   waits for Ben, moves 3fc45c
   views a0227e f677af 505d45 37f3f5 40a974
   "Who was the last to see a rodent? Ben answers: Ben."
   "Chapter 4, read again: Fire Swamp. Ben goes first."
21. Ben: westley to 2
   waits for Ben, moves 25369a
   views 81b901 24bb7c b1eea7 2143d4 81e6a9
   "Ben moves Westley to space 2."
   "R.O.U.S. strikes Westley! A card of Fighting wards it off."
   "A wound: that makes 1."
22. Ben: aim for tale
   waits for Ben, moves a04882
   views 48cffd a1153a bf13c1 b6f9bb 41b840
   "Ben aims for “How He Became Roberts”."
23. Ben: westley to start
   waits for Ben, moves 2e26b3
   views edffb1 0b4701 05014b 58f1dc 342b49
   "Ben moves Westley to Start."
24. Ben: offer seat 1 adventure for wits
   waits for Anne, moves 19efb7
   views 8a9c8b 27d541 9d3b9a 59ef62 e68e33
   "Ben offers Anne Adventure for Wits."
25. Anne: agree to the trade
   waits for Ben, moves 2e9741
   views cbe11d c8ba25 23f50f 2209d1 1d312b
   "Anne agrees: Adventure for Wits."
26. Ben: buttercup to 2, discarding wits
   waits for Ben, moves 322b3b
   views d0a82a bcefbe ef2817 9a19fc 1315b2
   "Ben discards Wits and moves Buttercup to space 2."
27. Ben: buttercup to s1, discarding love
   waits for Ben, moves 26be5e
   views 41e69b e5cad7 5a15a1 c89040 4a0567
   "Ben discards Love and moves Buttercup to Fallen Trunk."
28. Ben: buttercup to start, discarding love
   waits for Ben, moves bddf4b
   views 2dc0f8 698031 b39235 cec59f e38299
   "Ben discards Love and moves Buttercup to Start."
29. Ben: westley to s1, discarding wits
   waits for Ben, moves 627d90
   views a18763 670ff7 920599 92090e ddd1cb
   "Ben discards Wits and moves Westley to Fallen Trunk."
30. Ben: end the storytelling
   waits for chance, moves 210e13
   views debca7 43ebdc 7d1ce4 22ac6a cc08d8
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
31. chance: Draw courage
   waits for chance, moves 210e13
   views dc090c ad9082 36c735 5bb669 199979
   "Ben draws Courage."
32. chance: Draw courage
   waits for chance, moves 210e13
   views 7de278 e09572 43fd41 fc5956 a12c57
   "Ben draws 2 × Courage."
33. chance: TurnPlot 8
   waits for Carla, moves 3e1b0b
   views 00b00d cde336 ea7b76 f19057 5fbebb
   "Ben draws 2 × Courage."
   "Plot card 8, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 8 flares up!"
   "Carla is next."
34. Carla: westley to 3
   waits for Carla, moves f952dc
   views b6b5a5 04acc1 5888dd a5bd0b 0db677
   "Carla moves Westley to space 3."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
   "A wound: that makes 2."
35. Carla: buttercup to 1
   waits for nobody, moves 210e13
   views ca6567 1b6102 b3242f 6c7ed5 6d70ca
   "Carla moves Buttercup to space 1."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. He stops listening."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[3,3,3,3],"ending":{"type":"story-lost","book":"house","chapter":4,"defeat":"third_wound"}}
   "The story breaks off in chapter 4. The third Wound is turned over."
