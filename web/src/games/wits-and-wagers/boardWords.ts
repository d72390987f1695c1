// Words on the board itself.
import { of } from "../../lib/french";
import { listed } from "../../lib/sentences";
import { inLanguages, language } from "../../lib/language.svelte";
import { WAGER } from "./betting";
import { change, dollars, inLanguage, spelled, withUnit } from "./numbers";
import { CATEGORIES } from "./categories";
import { endingWords } from "../../words/ending";
import type { Names } from "../../lib/who";
import type { Standing } from "./hopes";
import type { QuestionCard, Text } from "./types";

interface BoardWords {
  question: (round: number, of: number) => string;
  categories: (typeof CATEGORIES)["en"];
  asOf: (day: string) => string;
  players: string;
  done: string;
  thinking: string;
  /** The pad. */
  guess: (unit: string) => string;
  pad: string;
  back: string;
  clear: string;
  minus: string;
  point: string;
  nothing: string;
  stays: (number: string) => string;
  lockIn: string;
  change: string;
  lockedIn: string;
  /** Where several people share a seat: one of the others has changed what stands. */
  mateWrote: (mates: readonly string[]) => string;
  mateBet: (mates: readonly string[]) => string;
  waiting: (names: string) => string;
  others: (count: number) => string;
  wholeTime: string;
  guessing: string;
  /** The mat. */
  mat: string;
  smaller: string;
  smallerShort: string;
  /** Within a sentence. */
  smallerWithin: string;
  odds: (odds: number) => string;
  pays: (odds: number) => string;
  noBets: string;
  hiddenBets: string;
  wins: string;
  /** The stakes. */
  stakes: string;
  chip: (number: number) => string;
  inHand: string;
  on: (slot: string) => string;
  putOn: (chip: number, slot: string) => string;
  takeBack: (chip: number, slot: string) => string;
  /** Before the amount; of a chip that lies, on what. */
  under: (slot: string) => string;
  more: (amount: string) => string;
  less: (amount: string) => string;
  allIn: string;
  nothingWon: string;
  lockBets: string;
  /** Whoever is done with both chips in hand is asked, and may say so again. */
  stillInHand: string;
  lockNone: string;
  secret: string;
  /** The answer. */
  answer: string;
  source: (where: string) => string;
  /** Of an answer that we have worked out ourselves: how is told in the makers' words, not here. */
  computed: string;
  goOn: string;
  gone: string;
  void: string;
  sorting: string;
  tooHigh: string;
  /** Why one has more now, or less. */
  bonus: (amount: string) => string;
  won: (stake: string, on: string, odds: number, amount: string) => string;
  lost: (amount: string) => string;
  noChange: string;
  /** The host's remote. */
  skip: string;
  skipped: string;
  endAfter: string;
  endsAfter: string;
  endNow: string;
  lastOne: string;
  /** The chart. */
  chart: string;
  round: string;
  seat: string;
  /** Where a television shows the table. */
  watch: string;
  hopes: string;
  ifWins: (guess: string) => string;
  behind: (amount: string, name: string) => string;
  ahead: (amount: string, name: string) => string;
  /** And what it says of what happens now, and of what comes next. */
  guessNow: string;
  firstIn: (name: string) => string;
  allEyesOn: (name: string) => string;
  betNow: (odds: number) => string;
  nearestWins: string;
  paysNow: (guess: string | null, odds: number, bonus: string) => string;
  whyWins: (guess: string) => string;
  next: string;
  nextWaits: (names: string) => string;
  /** For whoever only looks on, and bets for fun. */
  backIt: (guess: string) => string;
  backing: (guess: string | null) => string;
  backers: (best: string) => string;
}

export const boardWords = inLanguages<BoardWords>({
  en: {
    question: (round, of) => `Question ${round} of ${of}`,
    categories: CATEGORIES.en,
    asOf: (day) => `as of ${day}`,
    players: "Players",
    done: "done",
    thinking: "thinking",
    guess: (unit) => (unit ? `Your guess, in ${unit}` : "Your guess"),
    pad: "Number pad",
    back: "Delete the last figure",
    clear: "Clear",
    minus: "Below zero",
    point: "Decimal point",
    nothing: "Your guess",
    stays: (number) => `${number} counts until you write another number.`,
    lockIn: "Lock in",
    change: "Change it",
    lockedIn: "Locked in",
    mateWrote: (mates) =>
      mates.length === 1 ? `${mates[0]} wrote this for both of you.` : "A team-mate wrote this.",
    mateBet: (mates) =>
      mates.length === 1
        ? `${mates[0]} placed these for both of you.`
        : "A team-mate placed these.",
    waiting: (names) => `Waiting for ${names}`,
    others: (count) => `${count} others`,
    wholeTime: "What stands when the time is up counts.",
    guessing: "Everyone is guessing",
    mat: "The mat",
    smaller: "Smaller than all guesses",
    smallerShort: "Smaller than all",
    smallerWithin: "smaller than all",
    odds: (odds) => `${odds}:1`,
    pays: (odds) => `pays ${odds} to 1`,
    noBets: "No bets here",
    hiddenBets: "Bets are secret until the answer.",
    wins: "wins",
    stakes: "Your bets",
    chip: (number) => `Chip ${number}`,
    inHand: "in hand",
    on: (slot) => `on ${slot}`,
    putOn: (chip, slot) => `Put chip ${chip} on ${slot}`,
    takeBack: (chip, slot) => `Take chip ${chip} back from ${slot}`,
    under: (slot) => (slot ? `Won money on ${slot}:` : "Won money under it:"),
    more: (amount) => `${amount} more`,
    less: (amount) => `${amount} less`,
    allIn: "All in",
    nothingWon: "Nothing won yet: each wager chip counts for $100, and always comes back.",
    lockBets: "Done betting",
    stillInHand: "Two chips are still in your hand.",
    lockNone: "Done without a bet",
    secret: "The others see your bets with the answer.",
    answer: "The answer",
    source: (where) => `Source: ${where}`,
    computed: "Worked out by us, and checked",
    goOn: "Go on",
    gone: "Ready",
    void: "Nobody guessed the last one. Here is another!",
    sorting: "The guesses are in",
    tooHigh: "All guesses were too high!",
    bonus: (amount) => `Your guess wins: +${amount}`,
    won: (stake, on, odds, amount) => `${stake} on ${on} at ${odds}:1: +${amount}`,
    lost: (amount) => `Bets lost: \u2212\u2060${amount}`,
    noChange: "Nothing won, nothing lost: your chips come back",
    skip: "Skip this question",
    skipped: "Skipped! Here is another question.",
    endAfter: "End after this question",
    endsAfter: "It ends after this question",
    endNow: "End the game now",
    lastOne: "The last question",
    chart: "Money after each question",
    round: "Question",
    seat: "Player",
    watch: "Watch the screen!",
    hopes: "What you hope for",
    ifWins: (guess) => `If ${guess} wins:`,
    behind: (amount, name) => `${amount} behind ${name}.`,
    ahead: (amount, name) => `${amount} ahead of ${name}.`,
    guessNow: "Type your guess on your phone",
    firstIn: (name) => `First in: ${name}!`,
    allEyesOn: (name) => `All eyes on ${name}!`,
    betNow: (odds) =>
      `Bet on the nearest guess that is not too high: $100 at ${odds}:1 wins $${odds * WAGER}`,
    nearestWins: "The nearest guess that is not too high wins",
    paysNow: (guess, odds, bonus) =>
      guess === null
        ? `“Smaller than all” pays ${odds}:1`
        : `Bets on ${guess} win ${odds}:1, and whoever guessed it ${bonus} more`,
    whyWins: (guess) => `${guess} wins: the nearest that is not too high`,
    next: "Next question: press “Go on” on your phone",
    nextWaits: (names) => `Next question: waiting for ${names}`,
    backIt: (guess) => `Bet on ${guess}`,
    backing: (guess) =>
      guess === null ? "Bet along, for fun: tap a place." : `You bet $100 on ${guess}, for fun.`,
    backers: (best) => `The audience: ${best}`,
  },
  fr: {
    question: (round, of) => `Question ${round} sur ${of}`,
    categories: CATEGORIES.fr,
    asOf: (day) => `au ${day}`,
    players: "Joueurs",
    done: "a fini",
    thinking: "réfléchit",
    guess: (unit) => (unit ? `Ton estimation, en ${unit}` : "Ton estimation"),
    pad: "Pavé numérique",
    back: "Effacer le dernier chiffre",
    clear: "Tout effacer",
    minus: "Négatif",
    point: "Virgule",
    nothing: "Ton estimation",
    stays: (number) => `${number} compte tant que tu n'écris pas un autre nombre.`,
    lockIn: "Valider",
    change: "Changer",
    lockedIn: "Validé",
    mateWrote: (mates) =>
      mates.length === 1 ? `${mates[0]} a écrit ceci pour vous deux.` : "Ton équipe a écrit ceci.",
    mateBet: (mates) =>
      mates.length === 1
        ? `${mates[0]} a placé ces mises pour vous deux.`
        : "Ton équipe a placé ces mises.",
    waiting: (names) => `On attend ${names}`,
    others: (count) => `${count} autres`,
    wholeTime: "Ce qui est là quand le temps est écoulé compte.",
    guessing: "Tout le monde estime",
    mat: "Le tapis",
    smaller: "Plus petit que toutes les estimations",
    smallerShort: "Plus petit que toutes",
    smallerWithin: "plus petit que toutes",
    odds: (odds) => `${odds}:1`,
    pays: (odds) => `paie ${odds} contre 1`,
    noBets: "Aucune mise ici",
    hiddenBets: "Les mises restent secrètes jusqu'à la réponse.",
    wins: "gagne",
    stakes: "Tes mises",
    chip: (number) => `Jeton ${number}`,
    inHand: "en main",
    on: (slot) => `sur ${slot}`,
    putOn: (chip, slot) => `Poser le jeton ${chip} sur ${slot}`,
    takeBack: (chip, slot) => `Reprendre le jeton ${chip} de ${slot}`,
    under: (slot) => (slot ? `Gains sur ${slot}\u202f:` : "Gains posés dessous\u202f:"),
    more: (amount) => `${amount} de plus`,
    less: (amount) => `${amount} de moins`,
    allIn: "Tout",
    nothingWon:
      "Encore aucun gain\u202f: chaque jeton de mise compte pour 100\u00a0$ et revient toujours.",
    lockBets: "Mises faites",
    stillInHand: "Tu as encore deux jetons en main.",
    lockNone: "Terminer sans miser",
    secret: "Les autres verront tes mises avec la réponse.",
    answer: "La réponse",
    source: (where) => `Source\u202f: ${where}`,
    computed: "Calculé et vérifié par nos soins",
    goOn: "Continuer",
    gone: "C'est vu",
    void: "Personne n'a deviné la dernière. En voici une autre\u202f!",
    sorting: "Les estimations sont là",
    tooHigh: "Toutes les estimations étaient trop hautes\u202f!",
    bonus: (amount) => `Ton estimation gagne\u202f: +${amount}`,
    won: (stake, on, odds, amount) => `${stake} sur ${on} à ${odds}:1\u202f: +${amount}`,
    lost: (amount) => `Mises perdues\u202f: \u2212\u2060${amount}`,
    noChange: "Rien gagné, rien perdu\u202f: tes jetons reviennent",
    skip: "Passer cette question",
    skipped: "Question passée\u202f! En voici une autre.",
    endAfter: "Finir après cette question",
    endsAfter: "C'est la dernière question",
    endNow: "Finir maintenant",
    lastOne: "La dernière question",
    chart: "L'argent après chaque question",
    round: "Question",
    seat: "Joueur",
    watch: "Regarde l'écran\u202f!",
    hopes: "Tes espoirs",
    ifWins: (guess) => `Si ${guess} gagne\u202f:`,
    behind: (amount, name) => `À ${amount} ${of(name)}.`,
    ahead: (amount, name) => `${amount} d'avance sur ${name}.`,
    guessNow: "Écrivez votre estimation sur le téléphone",
    firstIn: (name) => `Première réponse\u202f: ${name}\u202f!`,
    allEyesOn: (name) => `Tous les regards sur ${name}\u202f!`,
    betNow: (odds) =>
      `Misez sur la plus proche qui ne dépasse pas\u202f: 100\u00a0$ à ${odds}:1 rapportent ${odds * WAGER}\u00a0$`,
    nearestWins: "La plus proche qui ne dépasse pas gagne",
    paysNow: (guess, odds, bonus) =>
      guess === null
        ? `«\u202fPlus petit que toutes\u202f» rapporte ${odds}:1`
        : `Les mises sur ${guess} rapportent ${odds}:1, et cette estimation ${bonus} de plus`,
    whyWins: (guess) => `${guess} gagne\u202f: la plus proche sans dépasser`,
    next: "Question suivante\u202f: «\u202fContinuer\u202f» sur le téléphone",
    nextWaits: (names) => `Question suivante\u202f: on attend ${names}`,
    backIt: (guess) => `Miser sur ${guess}`,
    backing: (guess) =>
      guess === null
        ? "Mise avec les autres, pour rire\u202f: touche une case."
        : `Tu mises 100\u202f$ sur ${guess}, pour rire.`,
    backers: (best) => `Le public\u202f: ${best}`,
  },
  es: {
    question: (round, of) => `Pregunta ${round} de ${of}`,
    categories: CATEGORIES.es,
    asOf: (day) => `a ${day}`,
    players: "Jugadores",
    done: "ha acabado",
    thinking: "pensando",
    guess: (unit) => (unit ? `Tu estimación, en ${unit}` : "Tu estimación"),
    pad: "Teclado numérico",
    back: "Borrar la última cifra",
    clear: "Borrar todo",
    minus: "Bajo cero",
    point: "Coma decimal",
    nothing: "Tu estimación",
    stays: (number) => `${number} cuenta hasta que escribas otro número.`,
    lockIn: "Fijar",
    change: "Cambiar",
    lockedIn: "Fijado",
    mateWrote: (mates) =>
      mates.length === 1 ? `${mates[0]} ha escrito esto por los dos.` : "Lo ha escrito tu equipo.",
    mateBet: (mates) =>
      mates.length === 1
        ? `${mates[0]} ha puesto estas apuestas por los dos.`
        : "Las ha puesto tu equipo.",
    waiting: (names) => `Esperando a ${names}`,
    others: (count) => `${count} más`,
    wholeTime: "Cuenta lo que haya cuando se acabe el tiempo.",
    guessing: "Todos están pensando",
    mat: "El tapete",
    smaller: "Menor que todas las estimaciones",
    smallerShort: "Menor que todas",
    smallerWithin: "menor que todas",
    odds: (odds) => `${odds}:1`,
    pays: (odds) => `paga ${odds} a 1`,
    noBets: "Aquí no hay apuestas",
    hiddenBets: "Las apuestas son secretas hasta la respuesta.",
    wins: "gana",
    stakes: "Tus apuestas",
    chip: (number) => `Ficha ${number}`,
    inHand: "en la mano",
    on: (slot) => `en ${slot}`,
    putOn: (chip, slot) => `Poner la ficha ${chip} en ${slot}`,
    takeBack: (chip, slot) => `Retirar la ficha ${chip} de ${slot}`,
    under: (slot) => (slot ? `Dinero ganado en ${slot}:` : "Dinero ganado debajo:"),
    more: (amount) => `${amount} más`,
    less: (amount) => `${amount} menos`,
    allIn: "Todo",
    nothingWon: "Aún no has ganado nada: cada ficha de apuesta vale 100\u00a0$ y siempre vuelve.",
    lockBets: "Apuestas hechas",
    stillInHand: "Aún tienes dos fichas en la mano.",
    lockNone: "Terminar sin apostar",
    secret: "Los demás verán tus apuestas con la respuesta.",
    answer: "La respuesta",
    source: (where) => `Fuente: ${where}`,
    computed: "Calculado y comprobado por nosotros",
    goOn: "Seguir",
    gone: "Visto",
    void: "Nadie ha contestado la anterior. ¡Aquí va otra!",
    sorting: "Aquí están las estimaciones",
    tooHigh: "¡Todas las estimaciones eran demasiado altas!",
    bonus: (amount) => `Gana tu estimación: +${amount}`,
    won: (stake, on, odds, amount) => `${stake} en ${on} a ${odds}:1: +${amount}`,
    lost: (amount) => `Apuestas perdidas: \u2212\u2060${amount}`,
    noChange: "Nada ganado, nada perdido: vuelven tus fichas",
    skip: "Saltar esta pregunta",
    skipped: "¡Pregunta saltada! Aquí va otra.",
    endAfter: "Terminar tras esta pregunta",
    endsAfter: "Termina tras esta pregunta",
    endNow: "Terminar ahora",
    lastOne: "La última pregunta",
    chart: "El dinero tras cada pregunta",
    round: "Pregunta",
    seat: "Jugador",
    watch: "¡Mira la pantalla!",
    hopes: "Lo que esperas",
    ifWins: (guess) => `Si gana ${guess}:`,
    behind: (amount, name) => `A ${amount} de ${name}.`,
    ahead: (amount, name) => `${amount} por delante de ${name}.`,
    guessNow: "Escribid vuestra estimación en el teléfono",
    firstIn: (name) => `¡Primera respuesta: ${name}!`,
    allEyesOn: (name) => `¡Todas las miradas en ${name}!`,
    betNow: (odds) =>
      `Apostad por la más cercana que no se pase: 100\u00a0$ a ${odds}:1 ganan ${odds * WAGER}\u00a0$`,
    nearestWins: "Gana la más cercana que no se pase",
    paysNow: (guess, odds, bonus) =>
      guess === null
        ? `«Menor que todas» paga ${odds}:1`
        : `Las apuestas a ${guess} pagan ${odds}:1, y acertarla, ${bonus} más`,
    whyWins: (guess) => `Gana ${guess}: la más cercana sin pasarse`,
    next: "Siguiente pregunta: «Seguir» en el teléfono",
    nextWaits: (names) => `Siguiente pregunta: esperando a ${names}`,
    backIt: (guess) => `Apostar por ${guess}`,
    backing: (guess) =>
      guess === null
        ? "Apuesta con los demás, por diversión: toca una casilla."
        : `Apuestas 100 $ por ${guess}, por diversión.`,
    backers: (best) => `El público: ${best}`,
  },
});

export const saidMoney = (amount: number) => dollars(amount, language.current);
/** Its sign stays with it at the end of a line. */
export const saidChange = (amount: number) =>
  change(amount, language.current).replace(/^./, "$&\u2060");
export const saidNumber = (number: string, card: QuestionCard | null) =>
  spelled(number, card?.display ?? "number", language.current);
export const saidWithUnit = (number: string, card: QuestionCard) =>
  withUnit(number, card, language.current);
export const said = (text: Text) => inLanguage(text, language.current);
export const saidList = (words: readonly string[]) => listed(language.current, words);

/** "Third of five. $200 behind Ben." */
export function saidStanding({ place, shared, rival, apart }: Standing, names: Names): string {
  const own = endingWords().youAre(place, names.length, shared);
  if (rival === null) return shared && place === 1 ? "" : own;
  const { behind, ahead } = boardWords();
  return `${own} ${(place > 1 ? behind : ahead)(saidMoney(apart), names[rival] ?? "")}`;
}
