// What the coach says of a game. A share of the win is said in hundredths.
import { inLanguages } from "../lib/language.svelte";
import type { Decision, Report } from "../lib/protocol";
import { letter } from "../lib/sentences";

export type Verdict = Decision["verdict"] | "unsure";
export type Chance = NonNullable<Decision["chance"]>;
export type Limit = Report["reference"]["limits"][number];
type Moment = Report["seats"][number]["moments"][number]["kind"];

const en = {
  title: "Coach",
  ask: "Ask the coach",
  hint: "Hint",
  mayHint: "The coach can say what it would do.",
  would: (what: string, worth: string) => `The coach would ${what}${worth && `: ${worth} to win`}.`,
  likely: (known: Chance, likely: string): string => {
    switch (known.type) {
      case "standing-bid-holds":
        return `The bid before you holds with a chance of ${likely}.`;
      case "own-bid-holds":
        return `That bid holds with a chance of ${likely}.`;
      case "goblet-is-safe":
        return `Goblet ${letter(known.goblet)} is safe with a chance of ${likely}.`;
      case "glass-is-good":
        return `Glass ${letter(known.glass)} is good with a chance of ${likely}.`;
      case "bet-pays":
        return `Such bets pay with a chance of ${likely}.`;
      case "chapter-is-told":
        return `The chapter ends well with a chance of ${likely}.`;
    }
  },
  forYouAlone: "By the coach, for you alone",
  tryAgain: "Try again from here",
  practice: "Practice",
  practiceHelp: (step: number) =>
    `From step ${step} of a game that is over, against bots. What was hidden is the same as then, so the replay has shown it. Nothing counts.`,
  onceMore: "Once more from there",
  back: "Back to the coach",
  begins: "The coach looks at the game …",
  working: (done: number, of: number) => `The coach weighs decision ${done} of ${of} …`,
  nothing: "There was nothing to decide here.",
  notMine:
    "The coach tells everyone of their own decisions, and nobody of others'. This browser is not one in which somebody of this table has played.",
  verdicts: { best: "Best", fine: "Fine", slip: "Slip", blunder: "Blunder", unsure: "Not sure" },
  did: (what: string) => `You chose to ${what}.`,
  forYou: { bot: "A bot for you", clock: "The clock for you" },
  same: "The coach would do the same.",
  little: (what: string) => `The coach would rather ${what}, which makes little difference.`,
  perhaps: (what: string) => `Perhaps it was better to ${what}: the coach is not sure.`,
  better: (what: string) => `Better: ${what}.`,
  why: "Why:",
  costs: (better: string, did: string, together: boolean) =>
    `That gives ${better} ${together ? "for the chapter" : "to win"}, and what you did ${did}.`,
  chance: (known: Chance, likely: string): string => {
    switch (known.type) {
      case "standing-bid-holds":
        return `The bid before you had a chance of ${likely} to hold.`;
      case "own-bid-holds":
        return `Your bid had a chance of ${likely} to hold.`;
      case "goblet-is-safe":
        return `Goblet ${letter(known.goblet)} had a chance of ${likely} to be safe.`;
      case "glass-is-good":
        return `Glass ${letter(known.glass)} had a chance of ${likely} to be good.`;
      case "bet-pays":
        return `Your bets had a chance of ${likely} to pay.`;
      case "chapter-is-told":
        return `The chapter had a chance of ${likely} to end well.`;
    }
  },
  /** Where bids told more than the own dice, as the odds at the table go by. */
  asBidsTell: (byDice: string) =>
    `, as the bids told (${byDice} going by your own dice alone, as the odds at the table say)`,
  accuracy: "Accuracy",
  balance: "Where the result came from",
  own: "Your mistakes",
  others: "The others' mistakes",
  luck: "Luck",
  rest: "Luck and the others",
  result: "Result",
  estimate:
    "At first everyone has the same chance. An estimate: what mistakes do not explain is called luck.",
  beyond: "More than 100% is no error: a chance that comes back can be given away again.",
  curve: (together: boolean): string => (together ? "Chance for the chapter" : "Chance to win"),
  at: (step: number) => `Step ${step}`,
  start: "Start",
  turns: "Where it turned most, by anyone's move or by luck:",
  marks: "Your mistakes",
  asItCame:
    "The curve shows what then came, luck included; a mistake's cost is what it gave away on average, whatever came.",
  band: "How far off the coach may be",
  turned: (step: number, change: string) => `${step ? `Step ${step}` : "Start"}: ${change}`,
  moments: {
    bluff: (what: string) => `Best bluff: ${what}`,
    find: (what: string) => `Best move: ${what}`,
    mistake: (what: string) => `Costliest mistake: ${what}`,
    luck: (what: string) =>
      `Luckiest moment: ${what ? `what came after you chose to ${what}` : "what you began with"}`,
  } satisfies Record<Moment, (what: string) => string>,
  worths: {
    find: (share: string) => `${share} at stake`,
    mistake: (share: string) => `cost ${share}`,
    luck: (share: string) => `gained ${share}`,
  },
  decisions: "Your decisions",
  all: "All decisions",
  none: "No mistake that the coach is sure of. Well played!",
  measuredBy: (bot: string) =>
    `Measured by what you knew, against the ${bot}. It is strong, but it can be wrong.`,
  limits: {
    model: "It takes the others for players like itself.",
    solved: "Rounds between two are solved: a mistake there is one against whoever plays well.",
    guesses: "Guesses are not judged, only bets: what you know is yours.",
    characters: "Who you are is not judged.",
    powers: "Immunity and Switch are not judged.",
    survival: "In teams it measures whether you live, not whether your team wins.",
    parts:
      "Each chapter, or each game of a series, is measured by itself; where the result came from is said on average.",
    seats: "Not all seats were judged, so what others gave away counts as luck.",
    shared: "All may live, so what others gave away is not told from luck.",
    unfinished: "The game was broken off.",
    hurried: "It was a long game, so the coach thought less about each decision.",
    "moved-for": "What a bot or the clock did for you is not yours, and counts as luck.",
    practice: "It is measured from where you tried again.",
  } satisfies Record<Limit, string>,
};

const fr: typeof en = {
  title: "Coach",
  ask: "Demander au coach",
  hint: "Conseil",
  mayHint: "Le coach peut dire ce qu'il ferait.",
  would: (what, worth) =>
    `L'avis du coach\u202f: ${what}${worth && `, avec ${worth} de chances de gagner`}.`,
  likely: (known, likely) => {
    switch (known.type) {
      case "standing-bid-holds":
        return `L'annonce avant toi tient avec ${likely} de chances.`;
      case "own-bid-holds":
        return `Cette annonce tient avec ${likely} de chances.`;
      case "goblet-is-safe":
        return `La coupe ${letter(known.goblet)} est sûre avec ${likely} de chances.`;
      case "glass-is-good":
        return `Le verre ${letter(known.glass)} est bon avec ${likely} de chances.`;
      case "bet-pays":
        return `De telles mises paient avec ${likely} de chances.`;
      case "chapter-is-told":
        return `Le chapitre finit bien avec ${likely} de chances.`;
    }
  },
  forYouAlone: "Le coach, pour toi seulement",
  tryAgain: "Réessayer d'ici",
  practice: "Essai",
  practiceHelp: (step) =>
    `À partir de l'étape ${step} d'une partie terminée, contre des robots. Ce qui était caché n'a pas changé\u202f: on le voit en revoyant la partie. Rien ne compte.`,
  onceMore: "Encore une fois de là",
  back: "Retour au coach",
  begins: "Le coach regarde la partie …",
  working: (done, of) => `Le coach pèse la décision ${done} sur ${of} …`,
  nothing: "Il n'y avait rien à décider ici.",
  notMine:
    "Le coach parle à chacun de ses propres décisions, et à personne de celles des autres. Ce navigateur n'est pas celui de quelqu'un qui a joué à cette table.",
  verdicts: {
    best: "Parfait",
    fine: "Bien",
    slip: "Imprécision",
    blunder: "Grosse erreur",
    unsure: "Pas sûr",
  },
  did: (what) => `Ton choix\u202f: ${what}.`,
  forYou: { bot: "Un robot pour toi", clock: "Le chronomètre pour toi" },
  same: "Le coach ferait de même.",
  little: (what) => `Le coach préfère ${what}, mais cela change peu.`,
  perhaps: (what) => `Il valait peut-être mieux ${what}\u202f: le coach n'en est pas sûr.`,
  better: (what) => `Mieux\u202f: ${what}.`,
  why: "Pourquoi\u202f:",
  costs: (better, did, together) =>
    `Cela donne ${better} ${together ? "pour le chapitre" : "de chances de gagner"}, et ton choix ${did}.`,
  chance: (known, likely) => {
    switch (known.type) {
      case "standing-bid-holds":
        return `L'annonce avant toi avait ${likely} de chances de tenir.`;
      case "own-bid-holds":
        return `Ton annonce avait ${likely} de chances de tenir.`;
      case "goblet-is-safe":
        return `La coupe ${letter(known.goblet)} avait ${likely} de chances d'être sûre.`;
      case "glass-is-good":
        return `Le verre ${letter(known.glass)} avait ${likely} de chances d'être bon.`;
      case "bet-pays":
        return `Tes mises avaient ${likely} de chances de payer.`;
      case "chapter-is-told":
        return `Le chapitre avait ${likely} de chances de bien finir.`;
    }
  },
  asBidsTell: (byDice) =>
    ` d'après les annonces (${byDice} d'après tes seuls dés, comme le disent les chances à la table)`,
  accuracy: "Précision",
  balance: "D'où vient le résultat",
  own: "Tes erreurs",
  others: "Les erreurs des autres",
  luck: "Chance",
  rest: "La chance et les autres",
  result: "Résultat",
  estimate:
    "Au départ, chacun a la même chance. C'est une estimation\u202f: ce que les erreurs n'expliquent pas s'appelle la chance.",
  beyond:
    "Plus de 100\u202f% n'est pas une erreur\u202f: une chance qui revient peut être perdue à nouveau.",
  curve: (together) => (together ? "Chances pour le chapitre" : "Chances de gagner"),
  at: (step) => `Étape ${step}`,
  start: "Début",
  turns: "Là où tout a basculé, par un coup de l'un ou de l'autre ou par chance\u202f:",
  marks: "Tes erreurs",
  asItCame:
    "La courbe montre ce qui est arrivé ensuite, chance comprise\u202f; le coût d'une erreur est ce qu'elle a fait perdre en moyenne, quoi qu'il arrive.",
  band: "De combien le coach peut se tromper",
  turned: (step, change) => `${step ? `Étape ${step}` : "Début"}\u202f: ${change}`,
  moments: {
    bluff: (what) => `Meilleur bluff\u202f: ${what}`,
    find: (what) => `Meilleur coup\u202f: ${what}`,
    mistake: (what) => `Erreur la plus chère\u202f: ${what}`,
    luck: (what) =>
      `Plus grande chance\u202f: ${what ? `ce qui a suivi ton choix, ${what}` : "ce que tu avais au début"}`,
  },
  worths: {
    find: (share) => `${share} en jeu`,
    mistake: (share) => `coûte ${share}`,
    luck: (share) => `rapporte ${share}`,
  },
  decisions: "Tes décisions",
  all: "Toutes les décisions",
  none: "Aucune erreur dont le coach soit sûr. Bien joué\u202f!",
  measuredBy: (bot) =>
    `Mesuré par ce que tu savais, face au ${bot}. Il est fort, mais il peut se tromper.`,
  limits: {
    model: "Il prend les autres pour des joueurs comme lui.",
    solved: "Les manches à deux sont résolues\u202f: une erreur en est une face à qui joue bien.",
    guesses:
      "Les réponses ne sont pas jugées, seulement les mises\u202f: ce que tu sais est à toi.",
    characters: "Qui tu es n'est pas jugé.",
    powers: "L'immunité et l'échange ne sont pas jugés.",
    survival: "En équipe, il mesure si tu survis, pas si ton équipe gagne.",
    parts:
      "Chaque chapitre, ou chaque partie d'une série, est mesuré à part\u202f; l'origine du résultat est dite en moyenne.",
    seats:
      "Toutes les places n'ont pas été jugées\u202f: ce que les autres ont donné compte comme chance.",
    shared: "Tous peuvent survivre\u202f: ce que les autres ont donné se confond avec la chance.",
    unfinished: "La partie a été interrompue.",
    hurried: "La partie était longue\u202f: le coach a pensé moins à chaque décision.",
    "moved-for":
      "Ce qu'un robot ou le chronomètre a joué pour toi n'est pas de toi, et compte comme chance.",
    practice: "Elle est mesurée à partir de là où tu as réessayé.",
  },
};

const es: typeof en = {
  title: "Entrenador",
  ask: "Preguntar al entrenador",
  hint: "Pista",
  mayHint: "El entrenador puede decir lo que haría.",
  would: (what, worth) =>
    `El entrenador aconseja ${what}${worth && `, con un ${worth} de posibilidades de ganar`}.`,
  likely: (known, likely) => {
    switch (known.type) {
      case "standing-bid-holds":
        return `La apuesta anterior se cumple con un ${likely}.`;
      case "own-bid-holds":
        return `Esa apuesta se cumple con un ${likely}.`;
      case "goblet-is-safe":
        return `La copa ${letter(known.goblet)} es segura con un ${likely}.`;
      case "glass-is-good":
        return `El vaso ${letter(known.glass)} es bueno con un ${likely}.`;
      case "bet-pays":
        return `Esas apuestas pagan con un ${likely}.`;
      case "chapter-is-told":
        return `El capítulo acaba bien con un ${likely}.`;
    }
  },
  forYouAlone: "El entrenador, solo para ti",
  tryAgain: "Probar otra vez desde aquí",
  practice: "Práctica",
  practiceHelp: (step) =>
    `Desde el paso ${step} de una partida acabada, contra robots. Lo que estaba oculto no ha cambiado, y la repetición lo muestra. Nada cuenta.`,
  onceMore: "Otra vez desde ahí",
  back: "Volver al entrenador",
  begins: "El entrenador mira la partida …",
  working: (done, of) => `El entrenador sopesa la decisión ${done} de ${of} …`,
  nothing: "Aquí no había nada que decidir.",
  notMine:
    "El entrenador habla a cada cual de sus propias decisiones, y a nadie de las ajenas. En este navegador no ha jugado nadie de esta mesa.",
  verdicts: {
    best: "Perfecto",
    fine: "Bien",
    slip: "Imprecisión",
    blunder: "Error grave",
    unsure: "No está claro",
  },
  did: (what) => `Tu elección: ${what}.`,
  forYou: { bot: "Un robot por ti", clock: "El reloj por ti" },
  same: "El entrenador haría lo mismo.",
  little: (what) => `El entrenador prefiere ${what}, pero cambia poco.`,
  perhaps: (what) => `Quizá era mejor ${what}: el entrenador no está seguro.`,
  better: (what) => `Mejor: ${what}.`,
  why: "Por qué:",
  costs: (better, did, together) =>
    `Eso da un ${better} ${together ? "para el capítulo" : "de posibilidades de ganar"}, y tu elección un ${did}.`,
  chance: (known, likely) => {
    switch (known.type) {
      case "standing-bid-holds":
        return `La apuesta anterior tenía un ${likely} de probabilidades de cumplirse.`;
      case "own-bid-holds":
        return `Tu apuesta tenía un ${likely} de probabilidades de cumplirse.`;
      case "goblet-is-safe":
        return `La copa ${letter(known.goblet)} tenía un ${likely} de probabilidades de ser segura.`;
      case "glass-is-good":
        return `El vaso ${letter(known.glass)} tenía un ${likely} de probabilidades de ser bueno.`;
      case "bet-pays":
        return `Tus apuestas tenían un ${likely} de probabilidades de pagar.`;
      case "chapter-is-told":
        return `El capítulo tenía un ${likely} de probabilidades de acabar bien.`;
    }
  },
  asBidsTell: (byDice) =>
    `, según las apuestas (el ${byDice} solo por tus dados, como dicen las probabilidades de la mesa)`,
  accuracy: "Precisión",
  balance: "De dónde viene el resultado",
  own: "Tus errores",
  others: "Los errores de los demás",
  luck: "Suerte",
  rest: "La suerte y los demás",
  result: "Resultado",
  estimate:
    "Al principio todos tienen la misma probabilidad. Es una estimación: lo que los errores no explican se llama suerte.",
  beyond: "Más del 100 % no es un error: una oportunidad que vuelve puede perderse otra vez.",
  curve: (together) => (together ? "Posibilidades del capítulo" : "Posibilidades de ganar"),
  at: (step) => `Paso ${step}`,
  start: "Inicio",
  turns: "Donde más cambió, por una jugada de cualquiera o por suerte:",
  marks: "Tus errores",
  asItCame:
    "La curva muestra lo que vino después, con la suerte; lo que cuesta un error es lo que regaló de media, pasara lo que pasara.",
  band: "Cuánto puede equivocarse el entrenador",
  turned: (step, change) => `${step ? `Paso ${step}` : "Inicio"}: ${change}`,
  moments: {
    bluff: (what) => `Mejor farol: ${what}`,
    find: (what) => `Mejor jugada: ${what}`,
    mistake: (what) => `Error más caro: ${what}`,
    luck: (what) =>
      `Mayor suerte: ${what ? `lo que vino tras decidir ${what}` : "lo que tenías al empezar"}`,
  },
  worths: {
    find: (share) => `un ${share} en juego`,
    mistake: (share) => `cuesta un ${share}`,
    luck: (share) => `aporta un ${share}`,
  },
  decisions: "Tus decisiones",
  all: "Todas las decisiones",
  none: "Ningún error del que el entrenador esté seguro. ¡Bien jugado!",
  measuredBy: (bot) =>
    `Medido por lo que sabías, frente al ${bot}. Es fuerte, pero puede equivocarse.`,
  limits: {
    model: "Toma a los demás por jugadores como él.",
    solved: "Las rondas entre dos están resueltas: un error lo es frente a quien juega bien.",
    guesses: "No se juzgan las respuestas, solo las apuestas: lo que sabes es tuyo.",
    characters: "No se juzga quién eres.",
    powers: "No se juzgan la inmunidad ni el cambio.",
    survival: "En equipos mide si vives, no si gana tu equipo.",
    parts:
      "Cada capítulo, o cada partida de una serie, se mide por separado; de dónde viene el resultado se dice de media.",
    seats: "No se juzgaron todos los puestos: lo que regalaron los demás cuenta como suerte.",
    shared: "Todos pueden vivir: lo que regalaron los demás no se distingue de la suerte.",
    unfinished: "La partida se interrumpió.",
    hurried: "Fue una partida larga: el entrenador pensó menos cada decisión.",
    "moved-for": "Lo que un robot o el reloj hizo por ti no es tuyo, y cuenta como suerte.",
    practice: "Se mide desde donde probaste otra vez.",
  },
};

export const coachWords = inLanguages({ en, fr, es });
