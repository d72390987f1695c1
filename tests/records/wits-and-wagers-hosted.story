Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":4,"categories":[],"difficulties":[],"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 1bc772 700ef9 bde12f e5b600
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"numbers-friday-wait","text":{"en":"What is the longest possible wait, in days, from one Friday the 13th to the next?","fr":"Quelle est la plus longue attente possible, en jours, d'un vendredi 13 au suivant ?","es":"¿Cuál es la espera más larga posible, en días, de un viernes 13 al siguiente?"},"answer":"427","unit":{"en":"days","fr":"jours","es":"días"},"display":"number","category":"numbers","kind":"timeless","as_of":"","source":"computed: the calendar of 400 years","low":"28","high":"10000","negative":false,"remark":{"en":"But no year gets away without one.","fr":"Mais aucune année n'y échappe.","es":"Pero ningún año se libra de tener uno."},"difficulty":"medium"}}: It is not your turn.
   refuses chance {"type":"bet","bets":[]}: That is no question with a number as its answer.
1. chance: Ask house/game-of-thrones-episodes
   waits for Anne, Ben, Carla, moves 623e88
   views 611d9c 83556e 4374ec 2e3cf7
   "Question 1: How many episodes has "Game of Thrones"?"
   refuses Anne {"type":"ask","pack":"house","question":{"id":"game-of-thrones-episodes","text":{"en":"How many episodes has \"Game of Thrones\"?","fr":"Combien d'épisodes compte « Game of Thrones » ?","es":"¿Cuántos episodios tiene «Juego de tronos»?"},"answer":"73","unit":{"en":"episodes","fr":"épisodes","es":"episodios"},"display":"number","category":"screen","kind":"historical","as_of":"","source":"HBO, \"Game of Thrones\" (2011 to 2019)","low":"5","high":"1000","negative":false,"remark":{"en":"In one of the last, a coffee cup stood on the table in front of the queen, and millions saw it.","fr":"Dans l'un des derniers, un gobelet à café traînait devant la reine, et des millions de gens l'ont vu.","es":"En uno de los últimos había un vaso de café delante de la reina, y lo vieron millones de personas."},"difficulty":"easy"}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":0,"chips":0},{"slot":1,"chips":0}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
   refuses house {"type":"skip","asked":-1}: There is no open question to skip.
2. Carla: done
   waits for Anne, Ben, moves d93e85
   views 8b73be 43b03f 8a251e 778015
   "Carla is done."
   refuses Carla {"type":"lock"}: That is locked in already.
3. Ben: 3
   waits for Anne, Ben, moves d93e85
   views ac6643 938bbf 3209b2 16d418
   to Ben "Ben writes 3."
4. Anne: done
   waits for Ben, moves d066e3
   views 525111 718710 dd9cb8 89c956
   "Anne is done."
5. Ben: done
   waits for Anne, Ben, Carla, moves 6c499c
   views b17b4e 6deee8 b2cd64 ae6356
   "Ben is done."
   "The guesses: 3 by Ben at 2:1. No guess by Anne and Carla. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":7,"chips":0}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":0,"chips":-1}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":0},{"slot":3,"chips":0},{"slot":2,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"guess","number":"4"}: A moment too late: the guesses are on the mat, and yours stays as it was.
6. house: skip this question
   waits for chance, moves 5ae162
   views 5d12a8 7d24d7 b17bca 8678ad
   "The host skips this question: it does not count."
7. chance: Ask house/numbers-friday-wait
   waits for Anne, Ben, Carla, moves 623e88
   views 80721e d2ffe6 5a7b5b 4d87d8
   "The host skips this question: it does not count."
   "Question 1: What is the longest possible wait, in days, from one Friday the 13th to the next?"
8. Ben: 3000
   waits for Anne, Ben, Carla, moves 623e88
   views 55731a 151bdd b9bebc 214272
   to Ben "Ben writes 3,000."
9. Anne: 20
   waits for Anne, Ben, Carla, moves 623e88
   views c50f49 ceaa18 b9bebc 214272
   to Anne "Anne writes 20."
10. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views 0dbe69 ceaa18 43477d 214272
   to Carla "Carla writes 40."
11. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views 0dbe69 ceaa18 43477d 214272
   to Carla "Carla writes 40."
12. Anne: 20
   waits for Anne, Ben, Carla, moves 623e88
   views c50f49 ceaa18 eed20a 214272
   to Anne "Anne writes 20."
13. Anne: 2
   waits for Anne, Ben, Carla, moves 623e88
   views 91b000 ceaa18 eed20a 214272
   to Anne "Anne writes 2."
14. Anne: 2
   waits for Anne, Ben, Carla, moves 623e88
   views 91b000 ceaa18 eed20a 214272
   to Anne "Anne writes 2."
15. Ben: 3
   waits for Anne, Ben, Carla, moves 623e88
   views c2b756 d6d588 eed20a 214272
   to Ben "Ben writes 3."
16. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views c2b756 eaf179 eed20a 214272
   to Ben "Ben writes 100."
17. Carla: 40
   waits for Anne, Ben, Carla, moves 623e88
   views c2b756 a5211c 43477d 214272
   to Carla "Carla writes 40."
18. Ben: 30
   waits for Anne, Ben, Carla, moves 623e88
   views c2b756 9bbf18 eed20a 214272
   to Ben "Ben writes 30."
19. Ben: 3000
   waits for Anne, Ben, Carla, moves 623e88
   views c2b756 151bdd eed20a 214272
   to Ben "Ben writes 3,000."
20. Ben: 100
   waits for Anne, Ben, Carla, moves 623e88
   views c2b756 eaf179 eed20a 214272
   to Ben "Ben writes 100."
21. Carla: done
   waits for Anne, Ben, moves d93e85
   views d407ed 86a6e6 1d4b3e b585c3
   "Carla is done."
22. Anne: done
   waits for Ben, moves d066e3
   views d836e9 1a233b f6494a 91cfd8
   "Anne is done."
23. Ben: done
   waits for Anne, Ben, Carla, moves 0c4745
   views 46548c 4920f6 24e8c1 4cfe16
   "Ben is done."
   "The guesses: 2 by Anne at 3:1; 40 by Carla at 2:1; 100 by Ben at 3:1. Smaller than all pays 6:1."
24. house: end after this question
   waits for Anne, Ben, Carla, moves 0c4745
   views cbae38 e2c108 b9c154 999679
   "The host ends the game with this question."
   refuses house {"type":"close"}: The game ends with this question already.
25. Anne: $100 on 0 and $100 on 3
   waits for Anne, Ben, Carla, moves 0c4745
   views d8d7af 168f23 657c57 1ff36e
   "Anne bets $100 on smaller than all (6:1) and $100 on 100 (3:1)."
26. Anne: done
   waits for Ben, Carla, moves 760615
   views 2b0f08 5ee23d d9a8e8 25bf15
   "Anne is done."
27. Carla: done
   waits for Ben, moves 92b8fa
   views 65c9c2 ee5a9a f49c8f 04ecf7
   "Carla is done."
28. Ben: done
   waits for nobody, moves 5ae162
   views 27c19a 5e2cdd e8903f 1fa31e
   "Ben is done."
   "The answer is 427 days. But no year gets away without one. 100 by Ben is nearest without going over and wins at 3:1."
   "The bank pays: Anne +$300, Ben +$300."
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"numbers-friday-wait","text":{"en":"What is the longest possible wait, in days, from one Friday the 13th to the next?","fr":"Quelle est la plus longue attente possible, en jours, d'un vendredi 13 au suivant ?","es":"¿Cuál es la espera más larga posible, en días, de un viernes 13 al siguiente?"},"answer":"427","unit":{"en":"days","fr":"jours","es":"días"},"display":"number","category":"numbers","kind":"timeless","as_of":"","source":"computed: the calendar of 400 years","low":"28","high":"10000","negative":false,"remark":{"en":"But no year gets away without one.","fr":"Mais aucune année n'y échappe.","es":"Pero ningún año se libra de tener uno."},"difficulty":"medium"}}: The game is over.
ends {"winners":[0,1],"scores":[300,300,0],"ending":{"type":"most-money","seats":[0,1],"money":300,"youngest":false}}
   "Anne and Ben share the win with $300 each."
