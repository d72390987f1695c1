Adventure Book, version 1 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"difficulty":"gentle","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for chance, moves 210e13
   views 744f2c 63f5ce 6dbe47 f56cff 6aedfd
   refuses Anne {"type":"agree"}: It is not your turn.
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
1. chance: Deal 1 (('adventure', 'courage', 'courage', 'wits'), ('adventure', 'courage', 'fighting', 'love'), ('fighting', 'fighting', 'love', 'love'), ('courage', 'courage', 'fighting', 'love')) ('flame_spurt', 'flame_spurt', 'lightning_sand', 'lightning_sand', 'rous', 'lightning_sand', 'flame_spurt', 'rous')
   waits for Ben, moves 3fc45c
   views c9eef1 7100b5 fa106a 259685 7cca52
   "Chapter 4: Fire Swamp. Ben goes first."
   refuses Ben {"type":"agree"}: That move cannot be made now.
   refuses Ben {"type":"step","who":"nonsense","to":"3","cards":["love"],"riding":false}: You cannot move that character now.
   refuses Ben {"type":"step","who":"westley","to":"geyser","cards":["adventure"],"riding":false}: There is no way there in one step.
   refuses Ben {"type":"step","who":"buttercup","to":"s1","cards":["love"],"riding":false}: The cards do not fit: it takes nothing.
   refuses Ben {"type":"trade","seat":8,"give":"adventure","take":"wits"}: That comes when the story is told: end the moves first.
2. Ben: westley to 1
   waits for Ben, moves 9a4aec
   views e5ee53 22db2f 568cca 7cbc54 39c6ce
   "Ben moves Westley to space 1."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
   "A wound: that makes 1."
   refuses Ben {"type":"step","who":"buttercup","to":"2","cards":["courage","courage"],"riding":false}: Not all of these cards are in your hand.
   refuses Ben {"type":"step","who":"buttercup","to":"2","cards":["fighting"],"riding":true}: There is nobody to take along.
3. Ben: aim for tale
   waits for Ben, moves 4e1efd
   views f6fb6a c0d4e1 e922f1 cac7f0 ab6ac4
   "Ben aims for “How He Became Roberts”."
   refuses Ben {"type":"plan","challenge":"9999999999999999999999999999999999999999"}: You have said what you aim for in this turn already.
4. Ben: buttercup to 1
   waits for Ben, moves 5d0776
   views 8615ff 4e9dd0 eb27a1 ba87f3 ba5852
   "Ben moves Buttercup to space 1."
   refuses Ben {"type":"trade","seat":40,"give":"fighting","take":"courage"}: A trade is one of your cards for one of another seat's.
5. Ben: buttercup to start, discarding love
   waits for Ben, moves d808c5
   views a70404 48a5a3 4ca02d e40cbc dd48ea
   "Ben discards Love and moves Buttercup to Start."
6. Ben: end the storytelling
   waits for chance, moves 210e13
   views 4c3bdc 8c050e a0498f a7e8de d0d655
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
7. chance: Draw love
   waits for chance, moves 210e13
   views 471187 44d688 0d50d6 cf1574 b1c244
   "Ben draws Love."
8. chance: Draw adventure
   waits for chance, moves 210e13
   views 10bbe0 3a25bd da2211 3dff4f 54fea9
   "Ben draws Love and Adventure."
9. chance: TurnPlot 2
   waits for Carla, moves 25ca4e
   views 431664 88e99c fd38db 1545ad 57858f
   "Ben draws Love and Adventure."
   "Plot card 2, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "Flame Spurt on space 2 flares up!"
   "Flame Spurt strikes Buttercup! A card of Wits wards it off."
   "A wound: that makes 2."
   "Carla is next."
10. Carla: westley to s1
   waits for Carla, moves 3e1b0b
   views e407fb e3f76b 1d2732 9c25f1 6a9aa0
   "Carla moves Westley to Fallen Trunk."
11. Carla: aim for flames
   waits for Carla, moves 4ff7c4
   views c0c08a 632615 89832c 186d91 2c3f85
   "Carla aims for “The Popping Sound”."
12. Carla: westley to 2
   waits for Anne, Ben, Carla, Dan, moves 6bce20
   views 7f12be 400b6c e1c459 f48205 2400d1
   "Carla moves Westley to space 2."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
13. Dan: read on
   waits for Anne, Ben, Carla, moves 603c85
   views 247bc6 16d1c4 9abe43 fa4e2e aab1fa
   "Dan wants to hear more."
14. Carla: read on
   waits for Anne, Ben, moves 1dcf74
   views 08745c 4b3329 4223d6 e81e93 fd9e8e
   "Carla wants to hear more."
15. Anne: read on
   waits for Ben, moves d8da24
   views f8907a 2b993a 901b7b 6e59a9 3e3f7b
   "Anne wants to hear more."
16. Ben: read on
   waits for chance, moves 210e13
   views 4e43b6 b4ab18 9dcb0a c348fb a94ec2
   "Ben wants to hear more."
17. chance: Deal 1 (('adventure', 'adventure', 'courage', 'love'), ('adventure', 'courage', 'courage', 'fighting'), ('adventure', 'adventure', 'fighting', 'wits'), ('courage', 'courage', 'fighting', 'wits')) ('lightning_sand', 'flame_spurt', 'rous', 'flame_spurt', 'lightning_sand', 'rous', 'flame_spurt', 'flame_spurt')
   waits for Ben, moves 3fc45c
   views a2d019 9f80a7 c76ee4 744d4b 23fb63
   "Ben wants to hear more."
   "Chapter 4, read again: Fire Swamp. Ben goes first."
18. Ben: westley to s1
   waits for Ben, moves a4f631
   views fe93a2 d6e685 bdafd1 d8eae4 18eb9a
   "Ben moves Westley to Fallen Trunk."
19. Ben: westley to 2
   waits for Ben, moves 1a5153
   views 42b9dc ee3d5b 3b4af7 da2218 fe6c3e
   "Ben moves Westley to space 2."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
   "A wound: that makes 1."
20. Ben: buttercup to s1, discarding adventure
   waits for Ben, moves 56da43
   views 6f82c7 59b24c 90e8c8 ef7ca5 a80c17
   "Ben discards Adventure and moves Buttercup to Fallen Trunk."
21. Ben: offer seat 1 courage for love
   waits for Anne, moves 19efb7
   views c99231 8269b1 86649a 73b4f1 395ffa
   "Ben offers Anne Courage for Love."
22. Anne: agree to the trade
   waits for Ben, moves 1466fd
   views 00f79f 63b732 1292f2 81d950 53e521
   "Anne agrees: Courage for Love."
   refuses Ben {"type":"trade","seat":0,"give":"nonsense","take":"wits"}: You have traded in this turn already.
23. Ben: buttercup to 3, discarding fighting
   waits for Ben, moves eeaff5
   views 50bc91 9f3933 56965c b9020c 854b10
   "Ben discards Fighting and moves Buttercup to space 3."
   "R.O.U.S. strikes Buttercup! A card of Fighting wards it off."
   "A wound: that makes 2."
24. Ben: aim for tale
   waits for Ben, moves 5524bf
   views d491e1 574576 8078a7 997b75 d776e7
   "Ben aims for “How He Became Roberts”."
25. Ben: westley to start, discarding love
   waits for Ben, moves 405b69
   views 85a229 bdbc4a 3ea367 b2a804 73d8a2
   "Ben discards Love and moves Westley to Start."
26. Ben: westley to 2, discarding courage
   waits for Ben, moves 627d90
   views 94589f 187068 f7fa23 c75c6d 94afc5
   "Ben discards Courage and moves Westley to space 2."
27. Ben: end the storytelling
   waits for chance, moves 210e13
   views ffc864 18a624 6a10e9 585ba4 e95da9
28. chance: Draw courage
   waits for chance, moves 210e13
   views d388bb a329a6 e72f53 d0e2cb d271e9
   "Ben draws Courage."
29. chance: Draw adventure
   waits for chance, moves 210e13
   views 38be45 cde453 168701 634aef cab027
   "Ben draws Courage and Adventure."
30. chance: TurnPlot 10
   waits for nobody, moves 210e13
   views 4cd4d6 dbc741 b19a6e 2790dc 1b257e
   "Ben draws Courage and Adventure."
   "Plot card 10, “Something is circling”: If Westley and Buttercup are apart, discard one Fighting card or take a Wound. Together they are safe."
   "Danger! A card of Fighting wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. He stops listening."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[3,3,3,3],"ending":{"type":"story-lost","book":"house","chapter":4,"defeat":"third_wound"}}
   "The story breaks off in chapter 4. The third Wound is turned over."
