Wits & Wagers, version 1 of its rules: Anne, Ben, Carla
{"seats":3,"questions":1,"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","youngest":0,"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 0d9f13 e0efd8 72a4ec 6183b1
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":1,"chips":0},{"slot":1,"chips":0},{"slot":1,"chips":0},{"slot":1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house Question(id='sliced-bread-year', text=Text(en='In which year was bread first sold in machine-cut slices?', fr='En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?', es='¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?'), answer='1928', unit=Text(en='', fr='', es=''), display='year', category='food', kind='historical', as_of='', source='Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine', low='1750', high='1990', negative=False, remark=Text(en='In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.', fr="En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.", es='En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas.'))
   waits for Anne, Ben, Carla, moves 7b05d2
   views 73e07a b7a9f4 78de20 0b0655
   "Question 1: In which year was bread first sold in machine-cut slices?"
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: Wonder hard
   waits for chance, moves 5ae162
   views ac6019 6e6740 7b5690 0dbf90
   refuses chance {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: Nobody has asked for that hunch.
3. chance: Hunch 2 1891
   waits for Anne, Ben, Carla, moves 7b05d2
   views 86cdf1 773054 3f0258 fed211
   to Carla "Carla has a hunch: 1,891."
   refuses Carla {"type":"wonder","level":"hard"}: One hunch a question is enough.
4. Ben: Wonder hard
   waits for chance, moves 5ae162
   views 1c1e02 b66f52 f56fd4 db2108
5. chance: Hunch 1 1930
   waits for Anne, Ben, Carla, moves 7b05d2
   views 86cdf1 a34672 fa687a fed211
   to Ben "Ben has a hunch: 1,930."
6. Ben: 1924
   waits for Anne, Ben, Carla, moves 7b05d2
   views 86cdf1 fa4a51 fa687a fed211
   to Ben "Ben writes 1,924."
7. Anne: Wonder hard
   waits for chance, moves 5ae162
   views d1a750 785552 f3c898 b22d47
8. chance: Hunch 0 1938
   waits for Anne, Ben, Carla, moves 7b05d2
   views 663ef3 0f0421 fa687a fed211
   to Anne "Anne has a hunch: 1,938."
9. Anne: 1935
   waits for Anne, Ben, Carla, moves 7b05d2
   views 008b85 0f0421 fa687a fed211
   to Anne "Anne writes 1,935."
10. Carla: 1882
   waits for Anne, Ben, Carla, moves 7b05d2
   views 70e80b 0f0421 5a48d3 fed211
   to Carla "Carla writes 1,882."
11. Carla: done
   waits for Anne, Ben, moves 5217fa
   views b7708a bb93ad 03b6aa 93662d
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
12. Ben: done
   waits for Anne, moves 3fb132
   views 375c15 aadb6e f00e1f 8c5677
   "Ben is done."
13. Anne: done
   waits for Anne, Ben, Carla, moves 0c4745
   views 64ea76 716081 6ded05 4dca6b
   "Anne is done."
   "The guesses: 1882 by Carla at 3:1; 1924 by Ben at 2:1; 1935 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":6}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"1618"}: A moment too late: the guesses are on the mat, and yours stays as it was.
14. Anne: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves 0c4745
   views 200bfa 4cfdd3 ef9297 3faccc
   "Anne bets $100 at 3:1 and $100 at 3:1."
15. Ben: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 1dd4b8 b3f92c 4aa06e 843617
   "Ben bets $100 at 3:1 and $100 at 3:1."
16. Anne: done
   waits for Ben, Carla, moves 760615
   views 0c2b74 59a9c3 c63c46 b9b684
   "Anne is done."
17. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves 760615
   views 3331ec 4b02e7 a8e3e0 b2d681
   "Carla bets $100 at 3:1 and $100 at 3:1."
18. Carla: done
   waits for Ben, moves 92b8fa
   views 9c83a7 49c9ee fb8bde 14674b
   "Carla is done."
19. Ben: done
   waits for nobody, moves 5ae162
   views dad27b 7c93e6 035709 f33e96
   "Ben is done."
   "The answer is 1928. In 1943 the United States banned it to save material for the war; the outcry ended that in weeks. 1924 by Ben is nearest without going over and wins at 2:1."
   "The bank pays: Ben +$300."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: The game is over.
ends {"winners":[1],"scores":[0,300,0],"ending":{"type":"most-money","seats":[1],"money":300,"youngest":false}}
   "Ben wins with $300."
