Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":2,"categories":[],"difficulties":[],"guess_time":30,"bet_time":30,"grace_seconds":2,"end_early":false,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 11798b 623e59 05dcc9 babb3d
   refuses Anne {"type":"ask","pack":"-7","question":{"id":"first-text-message","text":{"en":"In which year was the first text message sent to a mobile phone?","fr":"En quelle année le premier SMS a-t-il été envoyé à un téléphone portable ?","es":"¿En qué año se envió el primer SMS a un teléfono móvil?"},"answer":"1992","unit":{"en":"","fr":"","es":""},"display":"year","category":"inventions","kind":"historical","as_of":"","source":"BBC News, \"First text message\" (sent on 3 December 1992 on the Vodafone network)","low":"1920","high":"2022","negative":false,"remark":{"en":"It said \"Merry Christmas\"; the phone it went to could not send an answer.","fr":"Il disait « Merry Christmas » ; le téléphone qui l'a reçu ne pouvait pas répondre.","es":"Decía «Merry Christmas»; el teléfono que lo recibió no podía contestar."}}}: It is not your turn.
   refuses chance {"type":"bet","bets":[{"slot":3,"chips":-1}]}: That is no question with a number as its answer.
1. chance: Ask house/first-text-message
   waits for Anne, Ben, Carla, moves f28dbc
   views 5d64dd 6f0a02 0e72b8 408168
   "Question 1: In which year was the first text message sent to a mobile phone?"
   refuses Anne {"type":"ask","pack":"nonsense","question":{"id":"inventions-pocket-cube","text":{"en":"How many positions does the small puzzle cube of 2 × 2 × 2 have?","fr":"Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?","es":"¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?"},"answer":"3674160","unit":{"en":"positions","fr":"positions","es":"posiciones"},"display":"number","category":"inventions","kind":"timeless","as_of":"","source":"computed: 7! times 3 to the power 6","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And none of them is more than eleven turns from solved.","fr":"Et aucune n'est à plus de onze mouvements de la solution.","es":"Y ninguna está a más de once giros de la solución."}}}: That move cannot be made now.
   refuses Anne {"type":"bet","bets":[{"slot":1,"chips":501}]}: There is nothing to bet on before the guesses are on the mat.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"lock"}: Everyone has the whole time here: what stands at its end counts.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: 2000
   waits for Anne, Ben, Carla, moves f28dbc
   views 715a5a 8540d2 b27d91 df6bc2
   to Anne "Anne writes 2,000."
3. Carla: done
   waits for Anne, Ben, moves e9d94c
   views 20bf52 0c06d2 2e6320 001544
   "Carla is done."
   refuses Carla {"type":"time-up"}: That is locked in already.
4. Ben: 1900
   waits for Anne, Ben, moves e9d94c
   views 810245 2091af 6bb58d abd691
   to Ben "Ben writes 1,900."
5. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views 917320 d534d7 6bb58d abd691
   to Anne "Anne writes 1,600."
6. Anne: 1950
   waits for Anne, Ben, moves e9d94c
   views e9dfe4 d534d7 6bb58d abd691
   to Anne "Anne writes 1,950."
7. Anne: 1600
   waits for Anne, Ben, moves e9d94c
   views 917320 d534d7 6bb58d abd691
   to Anne "Anne writes 1,600."
8. Carla: 1900
   waits for Anne, Ben, Carla, moves f28dbc
   views 88636f af8615 736b74 0dbb4c
   "Carla thinks again."
   to Carla "Carla thinks again."
   to Carla "Carla writes 1,900."
9. Ben: done
   waits for Anne, Carla, moves d06000
   views 3db527 2b7011 2f52fc f663ef
   "Ben is done."
10. Anne: 1950
   waits for Anne, Carla, moves d06000
   views 32c00d 46fad1 3a97e0 a6c0b6
   to Anne "Anne writes 1,950."
11. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views 830df6 038970 1f7d1e 63de09
   "Ben thinks again."
   to Ben "Ben thinks again."
   to Ben "Ben writes 1,951."
12. Ben: 1951
   waits for Anne, Ben, Carla, moves f28dbc
   views 145816 ed44b7 db9cd8 df6bc2
   to Ben "Ben writes 1,951."
13. Ben: 1609
   waits for Anne, Ben, Carla, moves f28dbc
   views 145816 d75b86 db9cd8 df6bc2
   to Ben "Ben writes 1,609."
14. Anne: 1950
   waits for Anne, Ben, Carla, moves f28dbc
   views d85a42 6fe86e db9cd8 df6bc2
   to Anne "Anne writes 1,950."
15. Ben: done
   waits for Anne, Carla, moves d06000
   views 1d25fa ce94da 2f52fc f663ef
   "Ben is done."
16. Anne: 1950
   waits for Anne, Carla, moves d06000
   views 32c00d 2fbab3 3a97e0 a6c0b6
   to Anne "Anne writes 1,950."
17. Carla: done
   waits for Anne, moves 93d6f0
   views 372478 23c838 e3fd26 366d3e
   "Carla is done."
18. Anne: 1600
   waits for Anne, moves 93d6f0
   views da596c 5292e6 1888cb 9dd598
   to Anne "Anne writes 1,600."
19. Anne: 1950
   waits for Anne, moves 93d6f0
   views e50876 5292e6 1888cb 9dd598
   to Anne "Anne writes 1,950."
20. Anne: 2000
   waits for Anne, moves 93d6f0
   views 384b37 5292e6 1888cb 9dd598
   to Anne "Anne writes 2,000."
21. Anne: done
   waits for Anne, Ben, Carla, moves 25009e
   views d063fa 5c708f e1d1de f5f26f
   "Anne is done."
   "The guesses: 1609 by Ben at 3:1; 1900 by Carla at 2:1; 2000 by Anne at 3:1. Smaller than all pays 6:1."
   refuses Anne {"type":"bet","bets":[{"slot":-1,"chips":200}]}: That place is not on the mat.
   refuses Anne {"type":"bet","bets":[{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0},{"slot":3,"chips":0}]}: You have 2 wager chips, so 2 bets at most.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":5}]}: Won chips are bet in whole $100s.
   refuses Anne {"type":"bet","bets":[{"slot":2,"chips":200},{"slot":1,"chips":200}]}: That is more than the $0 you have won.
   refuses Anne {"type":"guess","number":"1600"}: A moment too late: the guesses are on the mat, and yours stays as it was.
22. Anne: $100 on 2
   waits for Anne, Ben, Carla, moves 25009e
   views 050778 119795 66d884 6e809d
   "Anne bets $100 on 1900 (2:1)."
23. Ben: done
   waits for Anne, Carla, moves 7b6beb
   views 82d1e0 efe451 c2f01b 7c067d
   "Ben is done."
24. Anne: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 2b9b05 786bc7 f07c2e 3a3584
   "Anne bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
25. Carla: $100 on 0 and $100 on 3
   waits for Anne, Carla, moves 7b6beb
   views 596755 a7c5fa 9fe961 2e59b4
   "Carla bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
26. Anne: done
   waits for Carla, moves 48a727
   views 62114c 1c80d5 a7c929 35f3a9
   "Anne is done."
27. Carla: $100 on 0 and $100 on 3
   waits for Carla, moves 48a727
   views 0e2e8b 5b1005 e75f6b 3c947f
   "Carla bets $100 on smaller than all (6:1) and $100 on 2000 (3:1)."
28. Carla: $100 on 2
   waits for Carla, moves 48a727
   views 350dcf 4b42a8 2aefb7 c8facd
   "Carla bets $100 on 1900 (2:1)."
29. Carla: done
   waits for Anne, Ben, Carla, moves c5d3c0
   views b3c04b 4c50c7 97b6c0 478c21
   "Carla is done."
   "The answer is 1992. It said "Merry Christmas"; the phone it went to could not send an answer. 1900 by Carla is nearest without going over and wins at 2:1."
   "The bank pays: Carla +$500."
   refuses Anne {"type":"bet","bets":[{"slot":40,"chips":0}]}: A moment too late: the answer is out, and your bets stay as they lay.
30. Anne: on with the next question
   waits for Ben, Carla, moves de7e1b
   views f00615 1cce6e 7941d1 9e3920
   "Anne is ready for the next question."
31. Ben: on with the next question
   waits for Carla, moves 923bca
   views 614c4d ec06d0 4ff414 501b14
   "Ben is ready for the next question."
32. Carla: on with the next question
   waits for chance, moves 5ae162
   views cdd52c ee0068 fb8279 4e1283
   "Carla is ready for the next question."
33. chance: Ask house/inventions-pocket-cube
   waits for Anne, Ben, Carla, moves 1bf00d
   views 1ad603 83fe61 bdac24 eaeaec
   "Carla is ready for the next question."
   "Question 2: How many positions does the small puzzle cube of 2 × 2 × 2 have?"
34. Ben: done
   waits for Anne, Carla, moves 187eed
   views bbc73b 792650 73af11 d95406
   "Ben is done."
35. Carla: 100
   waits for Anne, Carla, moves 187eed
   views ead042 1ba211 e4fdf1 5d997d
   to Carla "Carla writes 100."
36. Carla: 4
   waits for Anne, Carla, moves 187eed
   views ead042 1ba211 189c5a 5d997d
   to Carla "Carla writes 4."
37. Carla: 4
   waits for Anne, Carla, moves 187eed
   views ead042 1ba211 189c5a 5d997d
   to Carla "Carla writes 4."
38. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views d52a42 1ba211 1c02d7 5d997d
   to Anne "Anne writes 2,000."
39. Anne: 2
   waits for Anne, Carla, moves 187eed
   views c8adb6 1ba211 1c02d7 5d997d
   to Anne "Anne writes 2."
40. Anne: 2000
   waits for Anne, Carla, moves 187eed
   views d52a42 1ba211 1c02d7 5d997d
   to Anne "Anne writes 2,000."
41. Anne: done
   waits for Carla, moves c27b93
   views 625ad3 209cd5 04e7cc c531a6
   "Anne is done."
42. Carla: 4000
   waits for Carla, moves c27b93
   views dda227 048bbb ff1faf 757f27
   to Carla "Carla writes 4,000."
43. Carla: 40
   waits for Carla, moves c27b93
   views dda227 048bbb adb972 757f27
   to Carla "Carla writes 40."
44. Carla: 4000
   waits for Carla, moves c27b93
   views dda227 048bbb ff1faf 757f27
   to Carla "Carla writes 4,000."
45. Carla: done
   waits for Anne, Ben, Carla, moves f52f2d
   views 896bb9 3e1f2e c85e57 a96006
   "Carla is done."
   "The guesses: 2,000 by Anne at 3:1; 4,000 by Carla at 3:1. No guess by Ben. Smaller than all pays 6:1."
46. Ben: $100 on 1 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 1e189a 9c4072 0315df 4b34af
   "Ben bets $100 on 2,000 (3:1) and $100 on 4,000 (3:1)."
47. Anne: $100 on 0 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views b423d1 cedccf 635fe5 780820
   "Anne bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
48. Anne: $100 on 1
   waits for Anne, Ben, Carla, moves f52f2d
   views fefa72 575565 b69619 a5f2ed
   "Anne bets $100 on 2,000 (3:1)."
49. Ben: $100 on 2 and $100 on 2
   waits for Anne, Ben, Carla, moves f52f2d
   views 7677c0 c5e124 ed2d0f 8b6d6d
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
50. Anne: done
   waits for Ben, Carla, moves 9717ae
   views 2a2f18 ae2cca 2a6def 94debf
   "Anne is done."
51. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views 94a281 5bc1d2 19bbdc a30b36
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
52. Ben: done
   waits for Carla, moves a24472
   views 9562e4 d9f399 ddd4db 60bf97
   "Ben is done."
53. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 6952e6 dde912 6b78b6 a4341c
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
54. Ben: $100 on 2 and $100 on 2
   waits for Ben, Carla, moves 9717ae
   views 8d1658 c9876f 0b0748 d77558
   "Ben thinks again."
   "Ben bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
55. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views 0a8cc5 633d26 1524ff 7e91d4
   "Ben bets $100 on 2,000 (3:1)."
56. Carla: $300 on 1 and $300 on 2
   waits for Ben, Carla, moves 9717ae
   views 6ff765 5b51b7 972c58 99e4ba
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
57. Ben: $100 on 1
   waits for Ben, Carla, moves 9717ae
   views 3c135d 8fafb3 992e32 f961cb
   "Ben bets $100 on 2,000 (3:1)."
58. Ben: done
   waits for Carla, moves a24472
   views 592b6e 56b91a 6d4646 a89d13
   "Ben is done."
59. Ben: think again
   waits for Ben, Carla, moves 9717ae
   views db4b7b 702b42 46d2ee 374279
   "Ben thinks again."
60. Ben: done
   waits for Carla, moves a24472
   views 592b6e 56b91a 6d4646 a89d13
   "Ben is done."
61. Carla: $600 on 1
   waits for Carla, moves a24472
   views a13725 719856 ff0005 4e2817
   "Carla bets $600 on 2,000 (3:1)."
62. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 92f2e0 52abed cd4948 5a1c03
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
63. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 92f2e0 52abed cd4948 5a1c03
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
64. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 92f2e0 52abed cd4948 5a1c03
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
65. Carla: $600 on 1
   waits for Carla, moves a24472
   views a13725 719856 ff0005 4e2817
   "Carla bets $600 on 2,000 (3:1)."
66. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views 46afaa 084189 82a9b0 b386a3
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
67. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views f9398b 50e504 741492 8800ab
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
68. Carla: $300 on 1 and $300 on 2
   waits for Carla, moves a24472
   views 46afaa 084189 82a9b0 b386a3
   "Carla bets $300 on 2,000 (3:1) and $300 on 4,000 (3:1)."
69. Carla: $100 on 2 and $100 on 2
   waits for Carla, moves a24472
   views f9398b 50e504 741492 8800ab
   "Carla bets $100 on 4,000 (3:1) and $100 on 4,000 (3:1)."
70. Carla: $100 on 0 and $100 on 2
   waits for Carla, moves a24472
   views 92f2e0 52abed cd4948 5a1c03
   "Carla bets $100 on smaller than all (6:1) and $100 on 4,000 (3:1)."
71. Carla: $600 on 1
   waits for Carla, moves a24472
   views a13725 719856 ff0005 4e2817
   "Carla bets $600 on 2,000 (3:1)."
72. Carla: $600 on 1
   waits for Carla, moves a24472
   views a13725 719856 ff0005 4e2817
   "Carla bets $600 on 2,000 (3:1)."
73. Carla: done
   waits for nobody, moves 5ae162
   views 228cca 885b49 e52308 0e272b
   "Carla is done."
   "The answer is 3,674,160 positions. And none of them is more than eleven turns from solved. 4,000 by Carla is nearest without going over and wins at 3:1."
   "The bank pays: Carla −$200."
   refuses Anne {"type":"ask","pack":"house","question":{"id":"inventions-pocket-cube","text":{"en":"How many positions does the small puzzle cube of 2 × 2 × 2 have?","fr":"Combien de positions possède le petit cube casse-tête 2 × 2 × 2 ?","es":"¿Cuántas posiciones tiene el cubo rompecabezas pequeño, de 2 × 2 × 2?"},"answer":"3674160","unit":{"en":"positions","fr":"positions","es":"posiciones"},"display":"number","category":"inventions","kind":"timeless","as_of":"","source":"computed: 7! times 3 to the power 6","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And none of them is more than eleven turns from solved.","fr":"Et aucune n'est à plus de onze mouvements de la solution.","es":"Y ninguna está a más de once giros de la solución."}}}: The game is over.
ends {"winners":[2],"scores":[0,0,300],"ending":{"type":"most-money","seats":[2],"money":300,"youngest":false}}
   "Carla wins with $300."
