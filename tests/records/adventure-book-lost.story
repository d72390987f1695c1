Adventure Book, version 3 of its rules: Anne, Ben, Carla, Dan
{"seats":4,"difficulty":"gentle","replays":"one-per-game","chapter":4,"first":0,"book":"house","campaign":{"chapter":1,"miracles":0,"replayed":false,"specials":[]}}
   waits for Anne, Ben, Carla, Dan, moves 283cc8
   views 90770e 5e77f9 b5561a a8218c b5f566
   refuses Anne {"type":"agree"}: That move cannot be made now.
   refuses chance {"type":"agree"}: It is not your turn.
1. Ben: seat 4 goes first
   waits for chance, moves 210e13
   views 56dc58 3bf36a e5216b 115a1f 31d97d
   "Who was the last to see a rodent? Ben answers: Dan."
   refuses chance {"type":"agree"}: That deal does not fit the decks and the seats.
2. chance: Deal 3 (('adventure', 'fighting', 'love', 'wits'), ('adventure', 'courage', 'fighting', 'love'), ('courage', 'fighting', 'fighting', 'fighting'), ('adventure', 'courage', 'fighting', 'love')) ('rous', 'lightning_sand', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'rous', 'flame_spurt', 'lightning_sand')
   waits for Dan, moves edfab3
   views fd3006 017a74 916bcd f34652 b33a53
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
   views 59bc01 9424c4 c0f2bd d37dfe bbea94
   "Dan moves Buttercup to Fallen Trunk."
   "Dan moves Buttercup to space 1."
   "R.O.U.S. strikes Buttercup! A card of Fighting wards it off."
4. Dan: let it happen
   waits for Dan, moves 1bf545
   views 6626e0 7270cc 82a271 2b6f7e 2a3c51
   "A wound: that makes 1."
   refuses Dan {"type":"stride","who":"westley","via":"s1","to":"2","riding":true}: There are no steps left for that character.
   refuses Dan {"type":"trade","seat":40,"give":"adventure","take":"fighting"}: A trade is one of your cards for one of another seat's.
5. Dan: offer seat 2 adventure for courage
   waits for Ben, moves 735ada
   views d41618 e3b3ff 905697 50e788 50a3f3
   "Dan offers Ben Adventure for Courage."
6. Ben: decline the trade
   waits for Dan, moves 5f025f
   views da92c7 0898d1 78fc79 1b5e27 747c55
   "Ben would rather not trade."
   refuses Dan {"type":"step","who":"buttercup","to":"start","cards":[],"riding":false}: The cards do not fit: it takes any card.
7. Dan: buttercup to s1, discarding love
   waits for Dan, moves 90e459
   views fd056a f2b14b b75585 24ca22 3d2749
   "Dan discards Love and moves Buttercup to Fallen Trunk."
8. Dan: westley to 2, discarding courage
   waits for Dan, moves 3a9cd9
   views 10acc8 f42294 61e557 0b62e1 43e8ac
   "Dan discards Courage and moves Westley to space 2."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
   "A wound: that makes 2."
9. Dan: westley to s2, discarding fighting
   waits for Dan, moves 246ccb
   views 918970 b690bc cae930 32e027 2771bf
   "Dan discards Fighting and moves Westley to Hanging Vines."
10. Dan: westley to 3, discarding adventure
   waits for Anne, Ben, Carla, Dan, moves 6bce20
   views 03b988 66f521 10335b 9f2d13 f62355
   "Dan discards Adventure and moves Westley to space 3."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. Grandpa reads the chapter again."
11. Dan: read on
   waits for Anne, Ben, Carla, moves 603c85
   views abe7aa 4738c0 d18f5e d77b84 0630cf
   "Dan wants to hear more."
12. Ben: read on
   waits for Anne, Carla, moves de4bc3
   views 0dd976 adada6 357216 587ed4 34cebb
   "Ben wants to hear more."
13. Carla: read on
   waits for Anne, moves 58cd17
   views 9b131e 31e6c5 a66386 24e171 8d58e9
   "Carla wants to hear more."
14. Anne: read on
   waits for Anne, Ben, Carla, Dan, moves 283cc8
   views 71a631 bf39f0 591d23 c52909 e88b56
   "Anne wants to hear more."
15. Dan: leave it to the others who goes first
   waits for Anne, Ben, Carla, moves c26469
   views 755abd 10e120 c485fa 9b9956 5e85b7
16. Ben: draw lots for who goes first
   waits for chance, moves 210e13
   views 36d615 fcfbde e19bda 0b9f11 6b8e75
   "Who was the last to see a rodent? Ben answers: by lot."
17. chance: Deal 1 (('fighting', 'love', 'love', 'wits'), ('adventure', 'courage', 'fighting', 'wits'), ('adventure', 'courage', 'love', 'wits'), ('courage', 'fighting', 'love', 'wits')) ('lightning_sand', 'flame_spurt', 'flame_spurt', 'lightning_sand', 'lightning_sand', 'lightning_sand', 'rous', 'flame_spurt')
   waits for Ben, moves bd88b8
   views af5307 4db87a 26f8ea ede5d5 b12641
   "Who was the last to see a rodent? Ben answers: by lot."
   "Chapter 4, read again: Fire Swamp. Ben goes first."
18. Ben: westley to s1
   waits for Ben, moves 05bfe6
   views 0a58c0 baa170 2dc417 c06dd3 dec107
   "Ben moves Westley to Fallen Trunk."
19. Ben: buttercup to s1
   waits for Ben, moves 66467a
   views b88df7 339d47 b45931 eddd33 48e0ec
   "Ben moves Buttercup to Fallen Trunk."
20. Ben: offer seat 3 wits for courage
   waits for Carla, moves 7c541e
   views 362ace 35aa7e 94aea2 e0923c 8e467e
   "Ben offers Carla Wits for Courage."
21. Carla: agree to the trade
   waits for Ben, moves 972dbc
   views 38ae90 ad4dec 0f1bb8 f97a68 5d0f58
   "Carla agrees: Wits for Courage."
   refuses Ben {"type":"trade","seat":0,"give":"9999999999999999999999999999999999999999","take":"wits"}: You have traded in this turn already.
22. Ben: westley to 1, discarding fighting
   waits for Ben, moves f6b80d
   views 11fefe bdc061 251735 0b465d 74e2ac
   "Ben discards Fighting and moves Westley to space 1."
   "Lightning Sand strikes Westley! A card of Courage wards it off."
23. Ben: take the last move back
   waits for Ben, moves 247357
   views 450718 056a4e 9ccb27 e157b0 3613bc
   "Ben takes that back."
24. Ben: westley to start, discarding fighting
   waits for Ben, moves e4e29b
   views a4b8aa 5a3b85 0f65bb 127d88 bca55f
   "Ben discards Fighting and moves Westley to Start."
25. Ben: buttercup to 3, discarding courage
   waits for Ben, moves e00c56
   views 2c3189 b9c160 fea6eb 5cf62d 91fab4
   "Ben discards Courage and moves Buttercup to space 3."
   "Flame Spurt strikes Buttercup! A card of Wits wards it off."
   "A wound: that makes 1."
26. Ben: aim for tale
   waits for Ben, moves 4a1531
   views 3387b1 39907d ba6f6a 553787 d84c0d
   "Ben aims for “How He Became Roberts”."
   refuses Ben {"type":"plan","challenge":"9999999999999999999999999999999999999999","why":""}: You have said what you aim for in this turn already.
27. Ben: end the storytelling
   waits for chance, moves 210e13
   views 9fb076 ef33d0 94ef97 0c35af ae34e6
   refuses chance {"type":"agree"}: That cannot be the next card of the deck.
28. chance: Draw love
   waits for chance, moves 210e13
   views 278da2 05c513 fb164f 7b0c30 b573a9
   "Ben draws Love."
29. chance: Draw adventure
   waits for chance, moves 210e13
   views 1abde3 d0ba8d 918317 e55b37 05784c
   "Ben draws Love and Adventure."
30. chance: TurnPlot 7
   waits for Carla, moves bfeb37
   views f31ec3 07f6d8 eca79f 1f8026 e8e171
   "Ben draws Love and Adventure."
   "Plot card 7, “The swamp stirs”: Look at the ! space with this card's number. If no Hazard lies there, a hidden one is turned up on it; should a hero stand there, it strikes at once and goes back instead. If a Hazard lies there already, it flares and strikes every hero on a neighbouring space."
   "R.O.U.S. on space 7 flares up!"
   "Carla is next."
31. Carla: buttercup to geyser
   waits for Carla, moves 3d1ae3
   views 202b02 2fe7d5 85a624 e2947f f8c2d8
   "Carla moves Buttercup to Flame Vents."
32. Carla: westley to 2
   waits for Carla, moves a55990
   views 9fad83 efb03b 539948 ae2f9d d0d057
   "Carla moves Westley to space 2."
   "Flame Spurt strikes Westley! A card of Wits wards it off."
33. Carla: let it happen
   waits for Carla, moves 3ce573
   views d1c240 0b0fc3 28c28f d7b275 0e4f1a
   "A wound: that makes 2."
34. Carla: westley to s2, discarding love
   waits for Carla, moves 273209
   views b88c8e 2fcf5b 4c3959 67aa5c 3b2ec1
   "Carla discards Love and moves Westley to Hanging Vines."
35. Carla: buttercup to 4, discarding adventure
   waits for nobody, moves 210e13
   views d89627 86b08f 06aaaa ddaf71 c0b57d
   "Carla discards Adventure and moves Buttercup to space 4."
   "Lightning Sand strikes Buttercup! A card of Courage wards it off."
   "A wound: that makes 3."
   "The Grandson interrupts. The third Wound is turned over. He stops listening."
   refuses Anne {"type":"agree"}: The game is over.
ends {"winners":[],"scores":[3,3,3,3],"ending":{"type":"story-lost","book":"house","chapter":4,"defeat":"third_wound"}}
   "The story breaks off in chapter 4. The third Wound is turned over."
