Wits & Wagers, version 2 of its rules: Anne, Ben, Carla
{"seats":3,"questions":7,"categories":[],"difficulties":[],"guess_time":30,"bet_time":30,"grace_seconds":0,"end_early":true,"secret_bets":false,"auto_place":"none","tiebreak":"youngest","youngest_first":[2],"packs":["house"],"asked":[]}
   waits for chance, moves 5ae162
   views 2d6ee9 eb112b 92cbbd d04734
   refuses Anne {"type":"ask","pack":"house","question":{"id":"space-earths-inside-sun","text":{"en":"How many Earths, melted down, would fill the volume of the Sun, to the nearest hundred thousand?","fr":"Combien de Terres fondues rempliraient le volume du Soleil, à cent mille près ?","es":"¿Cuántas Tierras fundidas llenarían el volumen del Sol, redondeando a la centena de millar?"},"answer":"1300000","unit":{"en":"Earths","fr":"Terres","es":"Tierras"},"display":"number","category":"space","kind":"timeless","as_of":"","source":"computed: cube of the ratio of the radii, to the nearest hundred thousand","low":"1000","high":"1000000000","negative":false,"remark":{"en":"And the Sun is a rather ordinary star.","fr":"Et le Soleil n'est qu'une étoile assez ordinaire.","es":"Y eso que el Sol es una estrella bastante corriente."}}}: It is not your turn.
   refuses chance {"type":"guess","number":"4"}: That is no question with a number as its answer.
1. chance: Ask house/radium-half-life
   waits for Anne, Ben, Carla, moves 623e88
   views d858e0 77b537 ea4892 9ce459
   "Question 1: After how many years has half of a piece of radium-226 decayed?"
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"radium-half-life","text":{"en":"After how many years has half of a piece of radium-226 decayed?","fr":"Au bout de combien d'années la moitié d'un morceau de radium 226 s'est-elle désintégrée ?","es":"¿Al cabo de cuántos años se ha desintegrado la mitad de un trozo de radio 226?"},"answer":"1600","unit":{"en":"years","fr":"années","es":"años"},"display":"number","category":"science","kind":"timeless","as_of":"","source":"CRC Handbook of Chemistry and Physics, table of the isotopes","low":"1","high":"1000000","negative":false,"remark":{"en":"That is why Marie Curie's notebooks are still kept in lead-lined boxes.","fr":"Voilà pourquoi les carnets de Marie Curie sont encore conservés dans des boîtes plombées.","es":"Por eso los cuadernos de Marie Curie aún se guardan en cajas forradas de plomo."}}}: That move cannot be made now.
   refuses Anne {"type":"guess","number":"-7"}: This answer cannot be below zero.
   refuses Anne {"type":"guess","number":"nonsense"}: Write a plain number in figures, such as 42 or 3.5.
   refuses Anne {"type":"guess","number":"9999999999999999999999999999999999999999"}: A guess has 15 figures at most, and 6 more after the point.
   refuses Anne {"type":"unlock"}: Nothing is locked in yet.
2. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 190df1 fd51f3 c00dc5 283e52
   "Anne is done."
   refuses Anne {"type":"lock"}: That is locked in already.
3. Ben: done
   waits for Carla, moves 78ecf6
   views 94a95a 57192f c8b7aa 7024a8
   "Ben is done."
4. Carla: done
   waits for chance, moves 5ae162
   views 8d595a 8246b2 ff38a0 586645
   "Carla is done."
   "Nobody has guessed: this question does not count."
5. chance: Ask house/vulovic-fall
   waits for Anne, Ben, Carla, moves 623e88
   views 430672 bb5eca 6e54fd ef6482
   "Carla is done."
   "Nobody has guessed: this question does not count."
   "Question 1: From how many metres up did the flight attendant Vesna Vulović fall without a parachute in 1972, and live?"
6. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 9f6afe 0b9e3b 7a4215 c11578
   "Anne is done."
7. Ben: done
   waits for Carla, moves 78ecf6
   views 052c17 37fe60 365996 de07a0
   "Ben is done."
8. Carla: done
   waits for chance, moves 5ae162
   views b71156 222433 decf42 697859
   "Carla is done."
   "Nobody has guessed: this question does not count."
9. chance: Ask house/space-earths-inside-sun
   waits for Anne, Ben, Carla, moves 623e88
   views 37a5a3 436cc5 a1496d 2065b7
   "Carla is done."
   "Nobody has guessed: this question does not count."
   "Question 1: How many Earths, melted down, would fill the volume of the Sun, to the nearest hundred thousand?"
10. Anne: done
   waits for Ben, Carla, moves 4435f9
   views 48eaf2 2246e9 1511d8 f1d466
   "Anne is done."
11. Ben: done
   waits for Carla, moves 78ecf6
   views de334c 281009 96be77 612340
   "Ben is done."
12. Carla: done
   waits for nobody, moves 5ae162
   views 746157 ee2197 2b3476 017b30
   "Carla is done."
   "Nobody has guessed: this question does not count."
   refuses Anne {"type":"ask","pack":"9999999999999999999999999999999999999999","question":{"id":"radium-half-life","text":{"en":"After how many years has half of a piece of radium-226 decayed?","fr":"Au bout de combien d'années la moitié d'un morceau de radium 226 s'est-elle désintégrée ?","es":"¿Al cabo de cuántos años se ha desintegrado la mitad de un trozo de radio 226?"},"answer":"1600","unit":{"en":"years","fr":"années","es":"años"},"display":"number","category":"science","kind":"timeless","as_of":"","source":"CRC Handbook of Chemistry and Physics, table of the isotopes","low":"1","high":"1000000","negative":false,"remark":{"en":"That is why Marie Curie's notebooks are still kept in lead-lined boxes.","fr":"Voilà pourquoi les carnets de Marie Curie sont encore conservés dans des boîtes plombées.","es":"Por eso los cuadernos de Marie Curie aún se guardan en cajas forradas de plomo."}}}: The game is over.
ends {"winners":[1],"scores":[0,0,0],"ending":{"type":"nobody-guesses","seats":[1],"money":0,"youngest":true}}
   "Nobody guesses any more, so the game ends as it stands: Ben wins with $0. Ties go to the youngest."
