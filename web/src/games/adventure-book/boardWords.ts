// Words on the board itself.
import { inLanguages } from "../../lib/language.svelte";

interface BoardWords {
  chapter: (number: number) => string;
  steps: string;
  step: Record<"move" | "story" | "draw" | "plot" | "discard", string>;
  decks: string;
  story: (cards: number) => string;
  special: (cards: number) => string;
  plot: (cards: number) => string;
  miracles: (count: number) => string;
  useMiracle: string;
  miracleStory: (cards: number) => string;
  miracleSpecial: (cards: number) => string;
  replayLeft: string;
  replayGone: string;
  chores: (left: number) => string;
  wounds: (now: number, of: number) => string;
  hands: string;
  handOf: (name: string) => string;
  yourHand: string;
  empty: string;
  cards: (count: number) => string;
  wild: string;
  wildText: string;
  challenges: string;
  challengesDone: (done: number, of: number) => string;
  done: string;
  met: string;
  missing: string;
  open: string;
  needs: string;
  costs: string;
  gives: string;
  after: (names: string) => string;
  afterAll: string;
  any: string;
  have: (card: string) => string;
  lack: (card: string) => string;
  aims: (names: string) => string;
  aim: string;
  complete: string;
  completeNamed: (challenge: string) => string;
  actions: string;
  theBook: string;
  bookRules: string;
  bookPlot: string;
  bookDefeats: string;
  noPlotLeft: string;
  trade: string;
  tradeHelp: string;
  offer: (give: string, name: string, take: string) => string;
  close: string;
  // what the bar says
  yourMove: (steps: number) => string;
  pickSpace: (who: string) => string;
  yourStory: string;
  walk: string;
  waits: (name: string) => string;
  waitsMany: string;
  dealing: string;
  over: string;
  discardOne: (count: number) => string;
  handLimit: (limit: number) => string;
  strike: (hazard: string, who: string, icon: string) => string;
  threat: (icon: string) => string;
  beset: (who: string) => string;
  stopPlot: string;
  gather: (name: string) => string;
  recover: string;
  peek: string;
  offered: (name: string, give: string, take: string) => string;
  payFor: (what: string) => string;
  alone: (who: string) => string;
  takeAlong: (who: string) => string;
  // buttons
  doneMoving: string;
  doneStory: string;
  discard: string;
  discardNamed: (card: string) => string;
  ward: (card: string) => string;
  takeWound: string;
  letHappen: string;
  standFirm: (card: string) => string;
  drivenBack: string;
  letBe: string;
  play: (card: string) => string;
  give: (card: string) => string;
  giveNothing: string;
  enough: string;
  take: (card: string) => string;
  putBack: string;
  earlier: (card: number) => string;
  agree: string;
  decline: string;
  pay: string;
  cancel: string;
  advice: string;
  advised: (what: string) => string;
  doSo: string;
  // the reading around it
  told: string;
  interrupted: string;
  whyInterrupted: string;
  readOn: string;
  readAgain: string;
  bookmark: string;
  bookmarkHelp: string;
  fromBookmark: string;
  readyOf: (ready: number, of: number) => string;
  opening: string;
  again: string;
  ending: string;
  interruption: string;
  plotCard: (number: number) => string;
  completed: string;
}

export const boardWords = inLanguages<BoardWords>({
  en: {
    chapter: (number) => `Chapter ${number}`,
    steps: "Steps of a turn",
    step: { move: "Move", story: "Tell", draw: "Draw", plot: "Plot", discard: "Discard" },
    decks: "Decks",
    story: (cards) => `Story deck: ${cards}`,
    special: (cards) => `Special deck: ${cards}`,
    plot: (cards) => `Plot cards left: ${cards}`,
    miracles: (count) => (count === 1 ? "1 Miracle" : `${count} Miracles`),
    useMiracle: "Use a Miracle",
    miracleStory: (cards) => `Draw ${cards} Story cards`,
    miracleSpecial: (cards) =>
      cards === 1 ? "Draw a Special card" : `Draw ${cards} Special cards`,
    replayLeft: "One interruption is forgiven",
    replayGone: "The next interruption ends the story",
    chores: (left) => `List of Chores: ${left} left`,
    wounds: (now, of) => `Wounds: ${now} of ${of}`,
    hands: "Hands",
    handOf: (name) => `${name}'s cards`,
    yourHand: "Your cards",
    empty: "no cards",
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    wild: "wild",
    wildText: "Stands for any Story card.",
    challenges: "Challenges",
    challengesDone: (done, of) => `${done} of ${of}`,
    done: "completed",
    met: "met",
    missing: "not met",
    open: "can be completed",
    needs: "Requires",
    costs: "Costs",
    gives: "Then",
    after: (names) => `After ${names}`,
    afterAll: "After all the others",
    any: "any card",
    have: (card) => `${card}: there`,
    lack: (card) => `${card}: missing`,
    aims: (names) => `Aimed for by ${names}`,
    aim: "Aim for it",
    complete: "Complete",
    completeNamed: (challenge) => `Complete ${challenge}`,
    actions: "Actions of this chapter",
    theBook: "About this chapter",
    bookRules: "In this chapter",
    bookPlot: "What Plot cards bring",
    bookDefeats: "What interrupts it",
    noPlotLeft: "A Plot card has to be turned and none is left.",
    trade: "Hands and trade",
    tradeHelp: "Pick one of your cards and one of another's.",
    offer: (give, name, take) => `Offer ${name} ${give} for ${take}`,
    close: "Close",
    yourMove: (steps) =>
      steps === 1 ? "Move a character: 1 space left" : `Move characters: ${steps} spaces`,
    pickSpace: (who) => `Where does ${who} go?`,
    yourStory: "Tell: complete a challenge, or discard cards to move on",
    walk: "Move by the card you played",
    waits: (name) => `${name} decides`,
    waitsMany: "The others decide",
    dealing: "The cards are being dealt",
    over: "The book is closed",
    discardOne: (count) => (count === 1 ? "Discard a card" : `Discard ${count} cards`),
    handLimit: (limit) => `Discard down to ${limit} cards`,
    strike: (hazard, who, icon) => `${hazard} strikes ${who}! Discard ${icon}, or take a wound`,
    threat: (icon) => `Danger! Discard ${icon}, or take a wound`,
    beset: (who) => `A squad drives ${who} back, unless you discard a card`,
    stopPlot: "A Plot card is turned: stop it?",
    gather: (name) => `Give ${name} a card?`,
    recover: "Take a card from the discard pile",
    peek: "The next Plot cards: in which order?",
    offered: (name, give, take) => `${name} offers ${give} for your ${take}`,
    payFor: (what) => `${what}: with which cards?`,
    alone: (who) => `${who} alone`,
    takeAlong: (who) => `With ${who}`,
    doneMoving: "Done moving",
    doneStory: "Done",
    discard: "Discard",
    discardNamed: (card) => `Discard ${card}`,
    ward: (card) => `Ward off: ${card}`,
    takeWound: "Take the wound",
    letHappen: "Let it happen",
    standFirm: (card) => `Stand firm: ${card}`,
    drivenBack: "Go back",
    letBe: "Let it be",
    play: (card) => `Play ${card}`,
    give: (card) => `Give ${card}`,
    giveNothing: "Give nothing",
    enough: "Enough",
    take: (card) => `Take ${card}`,
    putBack: "Put back so",
    earlier: (card) => `Plot card ${card} earlier`,
    agree: "Agree",
    decline: "Decline",
    pay: "Discard and do it",
    cancel: "Cancel",
    advice: "What would you do?",
    advised: (what) => `I would: ${what}`,
    doSo: "Do so",
    told: "The chapter is told",
    interrupted: "The Grandson interrupts",
    whyInterrupted: "What happened",
    readOn: "Read on",
    readAgain: "Read it again",
    bookmark: "Put in the bookmark",
    bookmarkHelp: "This table is kept as it is. The bookmark ends the evening for everyone.",
    fromBookmark: "Read on from the bookmark",
    readyOf: (ready, of) => `${ready} of ${of} want to hear more`,
    opening: "Grandpa opens the book.",
    again: "Grandpa turns back to where the chapter begins.",
    ending: "Grandpa turns the page.",
    interruption: "“Wait! That is not how it goes.”",
    plotCard: (number) => `Plot card ${number}`,
    completed: "Challenge completed",
  },
  fr: {
    chapter: (number) => `Chapitre ${number}`,
    steps: "Étapes d'un tour",
    step: { move: "Marche", story: "Récit", draw: "Pioche", plot: "Intrigue", discard: "Défausse" },
    decks: "Pioches",
    story: (cards) => `Pioche Histoire\u00a0: ${cards}`,
    special: (cards) => `Pioche Spéciale\u00a0: ${cards}`,
    plot: (cards) => `Cartes Intrigue restantes\u00a0: ${cards}`,
    miracles: (count) => (count <= 1 ? `${count} Miracle` : `${count} Miracles`),
    useMiracle: "Utiliser un Miracle",
    miracleStory: (cards) => `Piocher ${cards} cartes Histoire`,
    miracleSpecial: (cards) =>
      cards === 1 ? "Piocher une carte Spéciale" : `Piocher ${cards} cartes Spéciales`,
    replayLeft: "Une interruption est pardonnée",
    replayGone: "La prochaine interruption met fin à l'histoire",
    chores: (left) => `Liste des corvées\u00a0: ${left}`,
    wounds: (now, of) => `Blessures\u00a0: ${now} sur ${of}`,
    hands: "Mains",
    handOf: (name) => `Cartes de ${name}`,
    yourHand: "Vos cartes",
    empty: "aucune carte",
    cards: (count) => (count <= 1 ? `${count} carte` : `${count} cartes`),
    wild: "joker",
    wildText: "Remplace n'importe quelle carte Histoire.",
    challenges: "Épreuves",
    challengesDone: (done, of) => `${done} sur ${of}`,
    done: "réussie",
    met: "rempli",
    missing: "pas rempli",
    open: "peut être réussie",
    needs: "Demande",
    costs: "Coûte",
    gives: "Ensuite",
    after: (names) => `Après ${names}`,
    afterAll: "Après toutes les autres",
    any: "carte quelconque",
    have: (card) => `${card}\u00a0: en main`,
    lack: (card) => `${card}\u00a0: manque`,
    aims: (names) => `Visée par ${names}`,
    aim: "La viser",
    complete: "Réussir",
    completeNamed: (challenge) => `Réussir ${challenge}`,
    actions: "Actions de ce chapitre",
    theBook: "Au sujet de ce chapitre",
    bookRules: "Dans ce chapitre",
    bookPlot: "Ce qu'apportent les cartes Intrigue",
    bookDefeats: "Ce qui l'interrompt",
    noPlotLeft: "Il faut retourner une carte Intrigue et il n'en reste plus.",
    trade: "Mains et échange",
    tradeHelp: "Choisissez une de vos cartes et une d'une autre main.",
    offer: (give, name, take) => `Proposer à ${name} ${give} contre ${take}`,
    close: "Fermer",
    yourMove: (steps) =>
      steps === 1
        ? "Déplacez un personnage\u00a0: encore 1 case"
        : `Déplacez des personnages\u00a0: ${steps} cases`,
    pickSpace: (who) => `Où va ${who}\u00a0?`,
    yourStory: "Racontez\u00a0: réussissez une épreuve, ou défaussez pour avancer",
    walk: "Déplacez grâce à la carte jouée",
    waits: (name) => `${name} décide`,
    waitsMany: "Les autres décident",
    dealing: "On distribue les cartes",
    over: "Le livre est refermé",
    discardOne: (count) => (count === 1 ? "Défaussez une carte" : `Défaussez ${count} cartes`),
    handLimit: (limit) => `Défaussez jusqu'à ${limit} cartes`,
    strike: (hazard, who, icon) =>
      `${hazard} contre ${who}\u00a0! Défaussez ${icon}, ou prenez une blessure`,
    threat: (icon) => `Danger\u00a0! Défaussez ${icon}, ou prenez une blessure`,
    beset: (who) => `Une Brigade repousse ${who}, à moins de défausser une carte`,
    stopPlot: "Une carte Intrigue est retournée\u00a0: l'arrêter\u00a0?",
    gather: (name) => `Donner une carte à ${name}\u00a0?`,
    recover: "Prenez une carte dans la défausse",
    peek: "Les prochaines cartes Intrigue\u00a0: dans quel ordre\u00a0?",
    offered: (name, give, take) => `${name} propose ${give} contre votre ${take}`,
    payFor: (what) => `${what}\u00a0: avec quelles cartes\u00a0?`,
    alone: (who) => `${who} sans passager`,
    takeAlong: (who) => `Avec ${who}`,
    doneMoving: "Fin de la marche",
    doneStory: "Fini",
    discard: "Défausser",
    discardNamed: (card) => `Défausser ${card}`,
    ward: (card) => `Écarter\u00a0: ${card}`,
    takeWound: "Prendre la blessure",
    letHappen: "Laisser faire",
    standFirm: (card) => `Tenir bon\u00a0: ${card}`,
    drivenBack: "Reculer",
    letBe: "Laisser agir",
    play: (card) => `Jouer ${card}`,
    give: (card) => `Donner ${card}`,
    giveNothing: "Ne rien donner",
    enough: "Assez",
    take: (card) => `Prendre ${card}`,
    putBack: "Remettre ainsi",
    earlier: (card) => `Carte Intrigue ${card} plus tôt`,
    agree: "Accepter",
    decline: "Refuser",
    pay: "Défausser et le faire",
    cancel: "Annuler",
    advice: "Que feriez-vous\u00a0?",
    advised: (what) => `Mon conseil\u00a0: ${what}`,
    doSo: "Le faire",
    told: "Le chapitre est raconté",
    interrupted: "Le petit-fils interrompt",
    whyInterrupted: "Ce qui est arrivé",
    readOn: "Lire la suite",
    readAgain: "Relire",
    bookmark: "Mettre le marque-page",
    bookmarkHelp:
      "Cette table est gardée telle quelle. Le marque-page termine la soirée pour tous.",
    fromBookmark: "Reprendre au marque-page",
    readyOf: (ready, of) => `${ready} sur ${of} veulent entendre la suite`,
    opening: "Grand-père ouvre le livre.",
    again: "Grand-père revient au début du chapitre.",
    ending: "Grand-père tourne la page.",
    interruption: "«\u00a0Attends\u00a0! Ce n'est pas comme ça que ça se passe.\u00a0»",
    plotCard: (number) => `Carte Intrigue ${number}`,
    completed: "Épreuve réussie",
  },
  es: {
    chapter: (number) => `Capítulo ${number}`,
    steps: "Pasos de un turno",
    step: { move: "Mover", story: "Relato", draw: "Robar", plot: "Trama", discard: "Descarte" },
    decks: "Mazos",
    story: (cards) => `Mazo de Historia: ${cards}`,
    special: (cards) => `Mazo Especial: ${cards}`,
    plot: (cards) => `Cartas de Trama restantes: ${cards}`,
    miracles: (count) => (count === 1 ? "1 Milagro" : `${count} Milagros`),
    useMiracle: "Usar un Milagro",
    miracleStory: (cards) => `Robar ${cards} cartas de Historia`,
    miracleSpecial: (cards) =>
      cards === 1 ? "Robar una carta Especial" : `Robar ${cards} cartas Especiales`,
    replayLeft: "Se perdona una interrupción",
    replayGone: "La próxima interrupción termina la historia",
    chores: (left) => `Lista de tareas: quedan ${left}`,
    wounds: (now, of) => `Heridas: ${now} de ${of}`,
    hands: "Manos",
    handOf: (name) => `Cartas de ${name}`,
    yourHand: "Tus cartas",
    empty: "sin cartas",
    cards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    wild: "comodín",
    wildText: "Vale por cualquier carta de Historia.",
    challenges: "Retos",
    challengesDone: (done, of) => `${done} de ${of}`,
    done: "superado",
    met: "se cumple",
    missing: "no se cumple",
    open: "se puede superar",
    needs: "Requiere",
    costs: "Cuesta",
    gives: "Después",
    after: (names) => `Después de ${names}`,
    afterAll: "Después de todos los demás",
    any: "carta cualquiera",
    have: (card) => `${card}: la tienes`,
    lack: (card) => `${card}: falta`,
    aims: (names) => `Va a por él: ${names}`,
    aim: "Ir a por él",
    complete: "Superar",
    completeNamed: (challenge) => `Superar ${challenge}`,
    actions: "Acciones de este capítulo",
    theBook: "Sobre este capítulo",
    bookRules: "En este capítulo",
    bookPlot: "Lo que traen las cartas de Trama",
    bookDefeats: "Lo que lo interrumpe",
    noPlotLeft: "Hay que revelar una carta de Trama y no queda ninguna.",
    trade: "Manos y cambios",
    tradeHelp: "Elige una de tus cartas y una de otra mano.",
    offer: (give, name, take) => `Ofrecer a ${name} ${give} por ${take}`,
    close: "Cerrar",
    yourMove: (steps) =>
      steps === 1 ? "Mueve a un personaje: queda 1 casilla" : `Mueve personajes: ${steps} casillas`,
    pickSpace: (who) => `¿Adónde va ${who}?`,
    yourStory: "Relata: supera un reto o descarta cartas para avanzar",
    walk: "Mueve con la carta que has jugado",
    waits: (name) => `Decide ${name}`,
    waitsMany: "Deciden los demás",
    dealing: "Se reparten las cartas",
    over: "El libro está cerrado",
    discardOne: (count) => (count === 1 ? "Descarta una carta" : `Descarta ${count} cartas`),
    handLimit: (limit) => `Descarta hasta quedarte con ${limit} cartas`,
    strike: (hazard, who, icon) => `¡${hazard} contra ${who}! Descarta ${icon} o recibe una herida`,
    threat: (icon) => `¡Peligro! Descarta ${icon} o recibe una herida`,
    beset: (who) => `Una Brigada hace retroceder a ${who}, salvo que descartes una carta`,
    stopPlot: "Se ha revelado una carta de Trama: ¿la detienes?",
    gather: (name) => `¿Das una carta a ${name}?`,
    recover: "Toma una carta del descarte",
    peek: "Las próximas cartas de Trama: ¿en qué orden?",
    offered: (name, give, take) => `${name} ofrece ${give} por tu ${take}`,
    payFor: (what) => `${what}: ¿con qué cartas?`,
    alone: (who) => `${who} sin llevar a nadie`,
    takeAlong: (who) => `Con ${who}`,
    doneMoving: "Fin del paso",
    doneStory: "Listo",
    discard: "Descartar",
    discardNamed: (card) => `Descartar ${card}`,
    ward: (card) => `Evitar: ${card}`,
    takeWound: "Recibir la herida",
    letHappen: "Dejar que ocurra",
    standFirm: (card) => `Mantenerse firme: ${card}`,
    drivenBack: "Retroceder",
    letBe: "Dejarla pasar",
    play: (card) => `Jugar ${card}`,
    give: (card) => `Dar ${card}`,
    giveNothing: "No dar nada",
    enough: "Basta",
    take: (card) => `Tomar ${card}`,
    putBack: "Devolver así",
    earlier: (card) => `Carta de Trama ${card} antes`,
    agree: "Aceptar",
    decline: "Rechazar",
    pay: "Descartar y hacerlo",
    cancel: "Cancelar",
    advice: "¿Qué harías tú?",
    advised: (what) => `Yo haría esto: ${what}`,
    doSo: "Hacerlo",
    told: "El capítulo está contado",
    interrupted: "El nieto interrumpe",
    whyInterrupted: "Lo que ha pasado",
    readOn: "Seguir leyendo",
    readAgain: "Leerlo otra vez",
    bookmark: "Poner el marcapáginas",
    bookmarkHelp:
      "Esta mesa se guarda tal como está. El marcapáginas termina la velada para todos.",
    fromBookmark: "Seguir desde el marcapáginas",
    readyOf: (ready, of) => `${ready} de ${of} quieren oír más`,
    opening: "El abuelo abre el libro.",
    again: "El abuelo vuelve al principio del capítulo.",
    ending: "El abuelo pasa la página.",
    interruption: "«¡Espera! Así no es la historia».",
    plotCard: (number) => `Carta de Trama ${number}`,
    completed: "Reto superado",
  },
});
