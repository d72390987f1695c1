Adventure Book, version 3 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"difficulty":"gentle","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, Carla, Dan, moves 283cc8
   views fd50ee 0e9b27 fdde6a 0f3804 89d403
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses chance {"type":"agree"}: It is not your turn.
1. Ben: seat 4 goes first
   waits for chance, moves 210e13
   views 04085f 149ad4 801961 8ba56d 71acc6
   "Who was the last to see a rodent? Ben answers: Dan."
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
2. chance: Deal 3 (('adventure', 'fighting', 'love', 'wits'), ('adventure', 'courage', 'fighting', 'love'), ('courage', 'fighting', 'fighting', 'fighting'), ('adventure', 'courage', 'fighting', 'love')) ('rous', 'lightning_sand', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'rous', 'flame_spurt', 'lightning_sand')
   waits for Dan, moves edfab3
   views 50c3ba b1c5ec f7818d 2b46d1 98dfeb
   "Who was the last to see a rodent? Ben answers: Dan."
   "Chapter 4: Fire Swamp. Dan goes first."
   refuses Dan {"type":"step","who":"buttercup","to":"2","cards":["fighting","fighting"],"riding":false}: Not all of these cards are in your hand.
   refuses Dan {"type":"step","who":"buttercup","to":"sandpit","cards":["adventure"],"riding":false}: There is no way there in so few steps.
   refuses Dan {"type":"step","who":"nonsense","to":"geyser","cards":["fighting"],"riding":false}: You cannot move that character now.
   refuses Dan {"type":"step","who":"buttercup","to":"s1","cards":["adventure"],"riding":true}: There is nobody to take along.
   refuses Dan {"type":"trade","seat":3,"give":"courage","take":"courage"}: That comes when the story is told: end the moves first.
   refuses Dan {"type":"undo"}: There is nothing that you could take back now.
3. Dan: buttercup to 1 by way of s1
   waits for Dan, moves 383486
   views 121e93 6cf528 0b4594 0e5fed 44f4ed
   "Dan moves Buttercup to Fallen Trunk."
   "Dan moves Buttercup to space 1."
   "R.O.U.S. strikes Buttercup! A card of Fighting wards it off."
4. Dan: let it happen
   waits for Dan, moves 1bf545
   views 753bb4 699cd6 996afe d09f44 08df7c
   "A wound: that makes 1."
   refuses Dan {"type":"stride","who":"westley","via":"s1","to":"2","riding":true}: There are no steps left for that character.
   refuses Dan {"type":"trade","seat":40,"give":"adventure","take":"fighting"}: A trade is one of your cards for one of another seat's.
5. Dan: offer seat 2 adventure for courage
   waits for Ben, moves 735ada
   views 13c120 3c144e 62684a f647cb e1612a
   "Dan offers Ben Adventure for Courage."
6. Ben: decline the trade
   waits for Dan, moves 5f025f
   views 7ebeb4 8656a1 e0d619 53e581 ba1467
   "Ben would rather not trade."
   refuses Dan {"type":"step","who":"buttercup","to":"start","cards":[],"riding":false}: The cards do not fit: it takes any card.
7. Dan: buttercup to s1, discarding love
   waits for Dan, moves 90e459
   views abd35f daa7a0 5eb2ed 051058 767573
   "Dan discards Love and moves Buttercup to Fallen Trunk."
8. Dan: westley to 2, discarding courage
   waits for Dan, moves 3a9cd9
   views 6c3185 1f6c19 7b32a0 342bf4 50bcbf
   "Dan discards Courage and moves Westley to space 2."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
   "A wound: that makes 2."
9. Dan: westley to s2, discarding fighting
   waits for Dan, moves 246ccb
   views d7f36e 8c7866 7086a6 8ac406 e663d0
   "Dan discards Fighting and moves Westley to Hanging Vines."
10. Dan: westley to 3, discarding adventure
   waits for Anne, Ben, Carla, Dan, moves 6bce20
   views eb1325 073a68 64a37b 96dcbe 64d85b
   "Dan discards Adventure and moves Westley to space 3."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
11. Dan: read on
   waits for Anne, Ben, Carla, moves 603c85
   views 56f1bd 0f6006 3dd512 9433f4 bbb832
   "Dan wants to hear more."
12. Ben: read on
   waits for Anne, Carla, moves de4bc3
   views c3dcb5 cac20d e43ca4 696b58 7e67e3
   "Ben wants to hear more."
13. Carla: read on
   waits for Anne, moves 58cd17
   views 7b2897 be5542 f8fd5f 64b199 3829ac
   "Carla wants to hear more."
14. Anne: read on
   waits for Anne, Ben, Carla, Dan, moves 283cc8
   views 88cb3b d5d190 721fba d2dc99 f18321
   "Anne wants to hear more."
15. Dan: leave it to the others who goes first
   waits for Anne, Ben, Carla, moves c26469
   views b56229 623744 4ea019 1aec2a 5edda1
16. Ben: draw lots for who goes first
   waits for chance, moves 210e13
   views 2b7a20 f94adf 8afe75 5997f8 23f1bc
   "Who was the last to see a rodent? Ben answers: by lot."
17. chance: Deal 1 (('fighting', 'love', 'love', 'wits'), ('adventure', 'courage', 'fighting', 'wits'), ('adventure', 'courage', 'love', 'wits'), ('courage', 'fighting', 'love', 'wits')) ('lightning_sand', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'lightning_sand', 'lightning_sand', 'rous', 'flame_spurt')
   waits for Ben, moves bd88b8
   views b45759 cc18d7 697a11 91dcaa 612f56
   "Who was the last to see a rodent? Ben answers: by lot."
   "Chapter 4, read again: Fire Swamp. Ben goes first."
18. Ben: westley to s1
   waits for Ben, moves 05bfe6
   views 4869f2 5449a5 b78010 e0d3ed 934ca3
   "Ben moves Westley to Fallen Trunk."
19. Ben: buttercup to s1
   waits for Ben, moves 66467a
   views a01097 bb95a2 149c08 8c44b1 e4adad
   "Ben moves Buttercup to Fallen Trunk."
20. Ben: offer seat 3 wits for courage
   waits for Carla, moves 7c541e
   views 8b927b 6489e6 8b6470 8428ee 603f61
   "Ben offers Carla Wits for Courage."
21. Carla: agree to the trade
   waits for Ben, moves 972dbc
   views e07e57 22ca59 41c34a a32cc5 43c3cc
   "Carla agrees: Wits for Courage."
   refuses Ben {"type":"trade","seat":0,"give":"9999999999999999999999999999999999999999","take":"wits"}: You have traded in this turn already.
22. Ben: westley to 1, discarding fighting
   waits for Ben, moves f6b80d
   views 3064cb b7923e 9924dc 8edbca f4e9bf
   "Ben discards Fighting and moves Westley to space 1."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
23. Ben: take the last move back
   waits for Ben, moves 247357
   views 273ad0 9fa197 ea868e 494b4a 8aaea9
   "Ben takes that back."
24. Ben: westley to start, discarding fighting
   waits for Ben, moves e4e29b
   views cbeeb4 6a39cc 3759cb 1912da 663d83
   "Ben discards Fighting and moves Westley to Start."
25. Ben: buttercup to 3, discarding courage
   waits for Ben, moves e00c56
   views 64c0fd 4e90d2 ad3847 b577ab db4cde
   "Ben discards Courage and moves Buttercup to space 3."
   "Flame Spurt strikes Buttercup! A card of Wits wards it off."
   "A wound: that makes 1."
26. Ben: aim for tale
   waits for Ben, moves 4a1531
   views 07fa8e b75446 e1ef05 4a86ca 43fbb1
   "Ben aims for “How He Became Roberts”."
   refuses Ben {"type":"plan","challenge":"9999999999999999999999999999999999999999","why":""}: You have said what you aim for in this turn already.
27. Ben: end the storytelling
   waits for chance, moves 210e13
   views c2cfe9 30df30 4f76fd f80003 13dcde
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
28. chance: Draw love
   waits for chance, moves 210e13
   views 2919cc 797931 361b63 aef0c7 e8a631
   "Ben draws Love."
29. chance: Draw adventure
   waits for chance, moves 210e13
   views f7a2da 45d437 22e7dc c7e036 2326fc
   "Ben draws Love and Adventure."
30. chance: TurnPlot 7
   waits for Carla, moves bfeb37
   views e81e49 4b4a0a b73673 4392c3 225f27
   "Ben draws Love and Adventure."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 7 flares up!"
   "Carla is next."
31. Carla: buttercup to geyser
   waits for Carla, moves 3d1ae3
   views cc4917 44d97c 23dd5f 450f52 869284
   "Carla moves Buttercup to Flame Vents."
32. Carla: westley to 2
   waits for Carla, moves a55990
   views 29032f f00aa8 e3c8da 299a90 422a6e
   "Carla moves Westley to space 2."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
33. Carla: let it happen
   waits for Carla, moves 3ce573
   views a2af54 d2dde8 941e22 de2faa b18a9f
   "A wound: that makes 2."
34. Carla: westley to s2, discarding love
   waits for Carla, moves 273209
   views 3bb9da 8a4766 147048 754875 430b75
   "Carla discards Love and moves Westley to Hanging Vines."
35. Carla: buttercup to 4, discarding adventure
   waits for nobody, moves 210e13
   views 0958e9 40cdc2 91d60a be21bd 21aeb9
   "Carla discards Adventure and moves Buttercup to space 4."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. He stops listening."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[3,3,3,3],"ending":{"type":"story-lost","book":"house","chapter":4,"defeat":"third_wound"}}
   "The story breaks off in chapter 4. The third Wound is turned over."
