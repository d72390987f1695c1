Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":1,"categories":[],"difficulties":[],"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 867c17 ba50cb 7a102a f22eb5
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":1,"chips":0},{"slot":1,"chips":0},{"slot":1,"chips":0},{"slot":1,"chips":0}]}: That is no question with a number as its answer.
1. chance: Ask house/sliced-bread-year
   waits for Anne, Ben, Carla, moves 7b05d2
   views 46c05f c2cfa5 fca45c 4ec7f9
   "Question 1: In which year was bread first sold in machine-cut slices?"
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":1}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Carla: Wonder hard
   waits for chance, moves 5ae162
   views 742293 241da7 140bce a0b282
   refuses chance {"type":"ask","pack":"nonsense","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: Nobody has asked for that hunch.
3. chance: Hunch 2 1891
   waits for Anne, Ben, Carla, moves 7b05d2
   views bb0832 a29c1b c95bbe c557b8
   to Carla "Carla has a hunch: 1,891."
   refuses Carla {"type":"wonder","level":"hard"}: One hunch a question is enough.
4. Ben: Wonder hard
   waits for chance, moves 5ae162
   views 5a83a0 12deb8 8d372f c6d160
5. chance: Hunch 1 1930
   waits for Anne, Ben, Carla, moves 7b05d2
   views bb0832 1ca697 4da00c c557b8
   to Ben "Ben has a hunch: 1,930."
6. Ben: 1924
   waits for Anne, Ben, Carla, moves 7b05d2
   views bb0832 05391a 4da00c c557b8
   to Ben "Ben writes 1,924."
7. Anne: Wonder hard
   waits for chance, moves 5ae162
   views afc10d 3a1b69 ccf927 6eda52
8. chance: Hunch 0 1938
   waits for Anne, Ben, Carla, moves 7b05d2
   views af77db 5adb0e 4da00c c557b8
   to Anne "Anne has a hunch: 1,938."
9. Anne: 1935
   waits for Anne, Ben, Carla, moves 7b05d2
   views 454055 5adb0e 4da00c c557b8
   to Anne "Anne writes 1,935."
10. Carla: 1882
   waits for Anne, Ben, Carla, moves 7b05d2
   views 301375 5adb0e 182c4e c557b8
   to Carla "Carla writes 1,882."
11. Carla: done
   waits for Anne, Ben, moves 5217fa
   views c9a708 17a7b5 1b5144 513a27
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
12. Ben: done
   waits for Anne, moves 3fb132
   views 57e4a4 8fadea 7b8eaa 285bd6
   "Ben is done."
13. Anne: done
   waits for Anne, Ben, Carla, moves 0c4745
   views 918fa7 dfbf4c 34d576 d3ac98
   "Anne is done."
   "The guesses: 1882 by Carla at 3:1; 1924 by Ben at 2:1; 1935 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":6}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"guess","number":"1618"}: A moment too late: the guesses are on the mat, and yours stays as it was.
14. Anne: $100 on 1 and $100 on 1
   waits for Anne, Ben, Carla, moves 0c4745
   views de7972 d9bf7a 8c0d59 963221
   "Anne bets $100 on 1882 (3:1) and $100 on 1882 (3:1)."
15. Ben: $100 on 3 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views b18a8d ee45c3 12c105 357782
   "Ben bets $100 on 1935 (3:1) and $100 on 1935 (3:1)."
16. Anne: done
   waits for Ben, Carla, moves 760615
   views 07ac49 67621a 918998 c05436
   "Anne is done."
17. Carla: $100 on 1 and $100 on 1
   waits for Ben, Carla, moves 760615
   views ea217c 545025 97743d ca5327
   "Carla bets $100 on 1882 (3:1) and $100 on 1882 (3:1)."
18. Carla: done
   waits for Ben, moves 92b8fa
   views 4e3b24 a4693a 326c9d f51839
   "Carla is done."
19. Ben: done
   waits for nobody, moves 5ae162
   views 4784df 7a791c fd0eba 4459aa
   "Ben is done."
   "The answer is 1928. In 1943 the United States banned it to save material for the war; the outcry ended that in weeks. 1924 by Ben is nearest without going over and wins at 2:1."
   "The bank pays: Ben +$300."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"sliced-bread-year","text":{"en":"In which year was bread first sold in machine-cut slices?","fr":"En quelle année a-t-on vendu pour la première fois du pain tranché à la machine ?","es":"¿En qué año se vendió por primera vez pan cortado a máquina en rebanadas?"},"answer":"1928","unit":{"en":"","fr":"","es":""},"display":"year","category":"food","kind":"historical","as_of":"","source":"Chillicothe Baking Company, Missouri, 7 July 1928; Smithsonian Magazine","low":"1750","high":"1990","negative":false,"remark":{"en":"In 1943 the United States banned it to save material for the war; the outcry ended that in weeks.","fr":"En 1943, les États-Unis l'interdirent pour cause de guerre ; le tollé les fit céder en quelques semaines.","es":"En 1943 Estados Unidos lo prohibió por la guerra; las protestas lo devolvieron en unas semanas."}}}: The game is over.
ends {"winners":[1],"scores":[0,300,0],"ending":{"type":"most-money","seats":[1],"money":300,"youngest":false}}
   "Ben wins with $300."
