// Words of a game's end, and of the evening it belongs to.
import { inLanguages } from "../lib/language.svelte";
import { capital, listed } from "../lib/sentences";

/** The word for a number from 1, or the number itself. */
const said = (words: string) => {
  const list = words.split(" ");
  return (number: number) => list[number - 1] ?? String(number);
};
const english = said("one two three four five six seven eight nine ten");
const french = said("un deux trois quatre cinq six sept huit neuf dix");
const spanish = said("uno dos tres cuatro cinco seis siete ocho nueve diez");
const ordinal = said("First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth");
const ordinalFr = said(
  "Première Deuxième Troisième Quatrième Cinquième Sixième Septième Huitième Neuvième Dixième",
);
const ordinalEs = said("Primer Segundo Tercer Cuarto Quinto Sexto Séptimo Octavo Noveno Décimo");

const en = {
  /** In a list: "2nd", and "2nd =" where several share it. */
  place: (place: number) => `${place}${{ 1: "st", 2: "nd", 3: "rd" }[place] ?? "th"}`,
  level: "=",
  /** For whoever has not won. */
  youAre: (place: number, of: number, shared: boolean, score = "") =>
    `${ordinal(place)} of ${english(of)}${shared ? ", shared" : ""}${score && `: ${score}`}.`,
  remembered: "To remember",
  anotherGame: "Another game",
  anotherHelp: "With the same people and bots in their seats.",
  /** Whoever has shared a seat, in a game without teams. */
  divided: "Everyone has a seat of their own.",
  watch: (names: readonly string[], seats: number) =>
    `${listed("en", names)} ${names.length === 1 ? "watches" : "watch"}, as there are ${english(seats)} seats.`,
  botsGetUp: (count: number) =>
    count === 1 ? "One bot gets up." : `${capital(english(count))} bots get up.`,
  botsComeTo: (count: number) =>
    count === 1
      ? "One seat is free; a bot takes it."
      : `${capital(english(count))} seats are free; bots take them.`,
  comeTo: (title: string) => `Come along: ${title}`,
  /** Where that is over too. */
  seeNext: "See the game after this one",
  /** Whoever chose a game after somebody else had chosen another. */
  chosenBefore: (title: string) => `Someone was quicker and chose ${title}: you are at that table.`,
  evening: (games: number) =>
    games === 1 ? "This evening, after one game" : `This evening, after ${english(games)} games`,
  gamesWon: (count: number) => (count === 1 ? "1 game won" : `${count} games won`),
  /** On a television, before names with a number each. */
  wonThisEvening: "Games won this evening:",
  bots: "Bots",
  fromTheLast: "From the last to the first",
  whoWins: "And the winner is …",
  shareTheWin: (count: number) => `${capital(english(count))} share the win`,
  watchScreen: "The winner is shown on the big screen.",
};

const fr: typeof en = {
  place: (place) => `${place}${place === 1 ? "er" : "e"}`,
  level: "ex æquo",
  youAre: (place, of, shared, score = "") =>
    `${ordinalFr(place)} place${shared ? " ex æquo" : ""} sur ${french(of)}${score && `\u202f: ${score}`}.`,
  remembered: "À retenir",
  anotherGame: "Un autre jeu",
  anotherHelp: "Avec les mêmes personnes et robots à leurs places.",
  divided: "Chacun a sa place.",
  watch: (names, seats) =>
    `${listed("fr", names)} ${names.length === 1 ? "regarde" : "regardent"}, car il y a ${french(seats)} places.`,
  botsGetUp: (count) =>
    count === 1 ? "Un robot se lève." : `${capital(french(count))} robots se lèvent.`,
  botsComeTo: (count) =>
    count === 1
      ? "Une place est libre\u202f; un robot la prend."
      : `${capital(french(count))} places sont libres\u202f; des robots les prennent.`,
  seeNext: "Voir la partie suivante",
  comeTo: (title) => `Venir jouer\u202f: ${title}`,
  chosenBefore: (title) => `Quelqu'un a choisi ${title} juste avant\u202f: te voilà à cette table.`,
  evening: (games) =>
    games === 1 ? "Cette soirée, après une partie" : `Cette soirée, après ${french(games)} parties`,
  gamesWon: (count) => (count < 2 ? `${count} partie gagnée` : `${count} parties gagnées`),
  wonThisEvening: "Parties gagnées ce soir\u202f:",
  bots: "Robots",
  fromTheLast: "Du dernier au premier",
  whoWins: "Et la victoire va à…",
  shareTheWin: (count) => `Victoire partagée à ${french(count)}`,
  watchScreen: "Le grand écran montre qui gagne.",
};

const es: typeof en = {
  place: (place) => `${place}.º`,
  level: "ex aequo",
  youAre: (place, of, shared, score = "") =>
    `${ordinalEs(place)} puesto${shared ? " compartido" : ""} de ${spanish(of)}${score && `: ${score}`}.`,
  remembered: "Para recordar",
  anotherGame: "Otro juego",
  anotherHelp: "Con las mismas personas y robots en sus asientos.",
  divided: "Cada uno tiene su asiento.",
  watch: (names, seats) =>
    `${listed("es", names)} ${names.length === 1 ? "mira" : "miran"}, pues hay ${spanish(seats)} asientos.`,
  botsGetUp: (count) =>
    count === 1 ? "Un robot se levanta." : `${capital(spanish(count))} robots se levantan.`,
  botsComeTo: (count) =>
    count === 1
      ? "Un asiento queda libre; lo ocupa un robot."
      : `${capital(spanish(count))} asientos quedan libres; los ocupan robots.`,
  seeNext: "Ver la partida siguiente",
  comeTo: (title) => `Ven a jugar: ${title}`,
  chosenBefore: (title) => `Alguien eligió antes ${title}: estás en esa mesa.`,
  evening: (games) =>
    games === 1 ? "Esta velada, tras una partida" : `Esta velada, tras ${spanish(games)} partidas`,
  gamesWon: (count) => (count === 1 ? "1 partida ganada" : `${count} partidas ganadas`),
  wonThisEvening: "Partidas ganadas en esta velada:",
  bots: "Robots",
  fromTheLast: "Del último al primero",
  whoWins: "Y gana…",
  shareTheWin: (count) => `Victoria compartida entre ${spanish(count)}`,
  watchScreen: "La pantalla grande muestra quién gana.",
};

export const endingWords = inLanguages({ en, fr, es });
