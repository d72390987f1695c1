Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":1,"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views a6454e d304c3 944343 ccf15c
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":1,"chips":0},{"slot":1,"chips":0},{"slot":1,"chips":0},{"slot":1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house/sliced-bread-year
   waits for Anne, Ben, Carla, moves 7b05d2
   views 2d5eb6 e2ff31 4e8c1c c56197
   "Question 1: In which year was bread first sold in machine-cut slices?"
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: Wonder hard
   waits for chance, moves 5ae162
   views 2fc29d bb3cc6 df71a4 9eb70e
   refuses chance {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: Nobody has asked for that hunch.
3. chance: Hunch 2 1891
   waits for Anne, Ben, Carla, moves 7b05d2
   views 5b57c7 777fc4 7c1788 0c0564
   to Carla "Carla has a hunch: 1,891."
   refuses Carla {"type":"wonder","level":"hard"}: One hunch a question is enough.
4. Ben: Wonder hard
   waits for chance, moves 5ae162
   views 110693 22ebfa 29fb32 338d01
5. chance: Hunch 1 1930
   waits for Anne, Ben, Carla, moves 7b05d2
   views 5b57c7 ceb9a7 21e675 0c0564
   to Ben "Ben has a hunch: 1,930."
6. Ben: 1924
   waits for Anne, Ben, Carla, moves 7b05d2
   views 5b57c7 a35ed9 21e675 0c0564
   to Ben "Ben writes 1,924."
7. Anne: Wonder hard
   waits for chance, moves 5ae162
   views a59dd0 c29515 b71288 25bae4
8. chance: Hunch 0 1938
   waits for Anne, Ben, Carla, moves 7b05d2
   views b57769 1154e1 21e675 0c0564
   to Anne "Anne has a hunch: 1,938."
9. Anne: 1935
   waits for Anne, Ben, Carla, moves 7b05d2
   views 054993 1154e1 21e675 0c0564
   to Anne "Anne writes 1,935."
10. Carla: 1882
   waits for Anne, Ben, Carla, moves 7b05d2
   views 2878f3 1154e1 92afc3 0c0564
   to Carla "Carla writes 1,882."
11. Carla: done
   waits for Anne, Ben, moves 5217fa
   views 4ae862 3b1f3b f26db7 db30a3
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
12. Ben: done
   waits for Anne, moves 3fb132
   views 545059 dea3ad ad4dbd 6cedad
   "Ben is done."
13. Anne: done
   waits for Anne, Ben, Carla, moves 0c4745
   views e5961e aad395 0c870c 6ab540
   "Anne is done."
   "The guesses: 1882 by Carla at 3:1; 1924 by Ben at 2:1; 1935 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":6}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"1618"}: A moment too late: the guesses are on the mat, and yours stays as it was.
14. Anne: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves 0c4745
   views 03eb91 e25c99 47af80 eac8fd
   "Anne bets $100 on 1882 (3:1) and $100 on 1882 (3:1)."
15. Ben: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views 55542f a74bac ae3a38 5ea34b
   "Ben bets $100 on 1935 (3:1) and $100 on 1935 (3:1)."
16. Anne: done
   waits for Ben, Carla, moves 760615
   views 025ab5 4fe665 18bc6a 879ec2
   "Anne is done."
17. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves 760615
   views 6aafd6 d2c54b 0b263a 31b803
   "Carla bets $100 on 1882 (3:1) and $100 on 1882 (3:1)."
18. Carla: done
   waits for Ben, moves 92b8fa
   views 393e96 af6f17 ad5a14 8ff217
   "Carla is done."
19. Ben: done
   waits for nobody, moves 5ae162
   views a05fd7 bd60c8 faf538 ffe198
   "Ben is done."
   "The answer is 1928. In 1943 the United States banned it to save material for the war; the outcry ended that in weeks. 1924 by Ben is nearest without going over and wins at 2:1."
   "The bank pays: Ben +$300."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: The game is over.
ends {"winners":[1],"scores":[0,300,0],"ending":{"type":"most-money","seats":[1],"money":300,"youngest":false}}
   "Ben wins with $300."
