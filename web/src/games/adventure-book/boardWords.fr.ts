import { of, that } from "../../lib/french";
import { either, speak, type Who } from "../../lib/who";
import type { BoardWords } from "./boardWords";

const turn = (by: Who) => either(by, "À toi", (name) => `Tour ${of(name)}`);

export const fr: BoardWords = {
  chapter: (number) => `Chapitre ${number}`,
  steps: "Étapes d'un tour",
  step: { move: "Marche", story: "Récit", draw: "Pioche", plot: "Intrigue", discard: "Défausse" },
  decks: "Pioches",
  story: (cards) => `Pioche Histoire\u202f: ${cards}`,
  special: (cards) => `Pioche Spéciale\u202f: ${cards}`,
  plot: (cards) => `Cartes Intrigue restantes\u202f: ${cards}`,
  miracles: (count) => (count <= 1 ? `${count} Miracle` : `${count} Miracles`),
  useMiracle: "Utiliser un Miracle",
  miracleFor: "Rendre un Miracle pour piocher quoi\u202f?",
  miracleStory: (cards) => `Piocher ${cards} cartes Histoire`,
  miracleSpecial: (cards) =>
    cards === 1 ? "Piocher une carte Spéciale" : `Piocher ${cards} cartes Spéciales`,
  replayLeft: "Une interruption est pardonnée",
  replayGone: "La prochaine interruption met fin à l'histoire",
  chores: (left) =>
    `Liste des corvées\u202f: ${left}. Une corvée à poser quand elle est vide interrompt l'histoire`,
  choresShort: (left, of) => `Corvées\u202f: ${left} ${left > 1 ? "libres" : "libre"} sur ${of}`,
  woundsShort: (now, of) => `Blessures\u202f: ${now} sur ${of}`,
  miraclesShort: (count) => `Miracles\u202f: ${count}`,
  plotsShort: (count) => `Cartes Intrigue\u202f: ${count}`,
  doneShort: (done, all) => `Épreuves\u202f: ${done} sur ${all}`,
  againShort: { left: "encore 1 relecture", now: "C'est la relecture", gone: "Plus de relecture" },
  brave: "Hardie",
  braveHelp:
    "Cette table joue hardiment\u202f: les épreuves coûtent plus et les ennuis sont plus fréquents.",
  wounds: (now, of) => `Blessures\u202f: ${now} sur ${of}`,
  hands: "Mains",
  handOf: (who) => either(who, "Tes cartes", (name) => `Cartes ${of(name)}`),
  yourHand: "Tes cartes",
  empty: "aucune carte",
  wildText: "Remplace n'importe quelle carte Histoire.",
  challenges: "Épreuves",
  challengesDone: (done, all) => `Épreuves réussies\u202f: ${done} sur ${all}`,
  chapterAim: (challenges) =>
    challenges === 1
      ? "Votre but à tous\u202f: réussir l'épreuve de ce chapitre."
      : `Votre but à tous\u202f: réussir les ${challenges} épreuves de ce chapitre.`,
  done: "réussie",
  met: "rempli",
  missing: "pas rempli",
  needs: "Demande",
  colon: "\u202f: ",
  costs: "Coûte",
  gives: "Ensuite",
  after: (names) => `Après ${names}`,
  afterAll: "Après toutes les autres",
  any: "carte quelconque",
  have: (card) => `${card}\u202f: en main`,
  lack: (card) => `${card}\u202f: manque`,
  aims: (names) => `Visée par ${names}`,
  whenMoved: "Elle peut être réussie après la marche.",
  aim: "La viser",
  complete: "Réussir",
  completeNamed: (challenge) => `Réussir ${challenge}`,
  actions: "Actions de ce chapitre",
  theBook: "Au sujet de ce chapitre",
  bookRules: "Dans ce chapitre",
  bookPlot: "Ce qu'apportent les cartes Intrigue",
  plotDots: "● déjà retournée, ○ à venir",
  plotLast: "la dernière retournée",
  bookDefeats: "Ce qui l'interrompt",
  noPlotLeft: "Il faut retourner une carte Intrigue et il n'en reste plus.",
  trade: "Mains et échange",
  tradeHelp: "Choisis une de tes cartes et une d'une autre main.",
  tradeInTurn: "Tu échanges à ton propre tour, au moment du récit.",
  offer: (give, who, take) => `Proposer à ${speak.fr.name(who)} ${give} contre ${take}`,
  yourMove: (steps) =>
    steps === 1 ? "À toi\u202f: encore 1 case de marche" : `À toi de marcher\u202f: ${steps} cases`,
  pickSpace: (who, steps) =>
    `Où va ${who}\u202f? Encore ${steps === 1 ? "1 case" : `${steps} cases`}`,
  undo: "Défaire",
  whoGoes: (to) => `Qui va vers ${to}\u202f?`,
  moved: "Déplacement fini. Réussis une épreuve, joue une carte ou finis ton tour",
  mayPlay: (cards) => `Tu peux jouer ${cards} maintenant\u202f: presse la carte`,
  proposal: (by, challenge) =>
    `${speak.fr.does(by, "pourrait", "pourrais")} réussir «\u202f${challenge}\u202f» maintenant. D'accord\u202f?`,
  goAhead: "Vas-y",
  leaveIt: "Laisse-moi faire",
  yourStory: "Réussis une épreuve, joue une carte, ou défausse pour marcher",
  walk: "Déplace grâce à la carte jouée",
  leaving: (who, to, price) => `Pour ${that(who)} parte (${to}), défausse ${price}`,
  stays: (who) => `${who} reste`,
  afterMoving: "(Se joue pendant le récit, après la marche.)",
  waits: (by, what) => `${speak.fr.does(by, "décide", "décides")}\u202f: ${what}`,
  deciding: {
    "who-first": "qui commence",
    walk: "où mènent les pas d'une carte",
    leaving: "payer un pas, ou le perdre\u202f?",
    discard: "quelle carte défausser",
    "hand-limit": "quelles cartes garder en main",
    strike: "défausser une carte, ou subir une blessure\u202f?",
    beset: "défausser une carte, ou être repoussé\u202f?",
    "stop-plot": "arrêter la carte Intrigue\u202f?",
    proposal: "réussir une épreuve, ou la laisser à un autre\u202f?",
    gather: "donner une carte\u202f?",
    recover: "quelles cartes reprendre",
    peek: "l'ordre des prochaines cartes Intrigue",
  },
  waitsMove: (by) => `${turn(by)}\u202f: marche`,
  waitsTell: (by) => `${turn(by)}\u202f: récit`,
  waitsOffer: (by, to, give, take) => {
    const offer = `${give} contre ${take}`;
    if (by.me) return `Tu as proposé à ${to.name} ${offer}`;
    return either(
      to,
      `Tour ${of(by.name)}, qui te propose ${offer}`,
      (other) => `Tour ${of(by.name)}, qui propose à ${other} ${offer}`,
    );
  },
  waitsMany: (what) => `Les autres décident\u202f: ${what}`,
  dealing: "On distribue les cartes",
  over: "Le livre est refermé",
  discardOne: (count) =>
    count === 1
      ? "Presse une carte pour la défausser"
      : `Presse une carte pour la défausser\u202f: ${count} en tout`,
  handLimit: (over, limit) =>
    `Presse une carte pour la défausser\u202f: ${limit} restent en main, ${over} de trop`,
  strike: (hazard, who, icon) =>
    `${hazard} contre ${who}\u202f! Défausse ${icon}, ou prends une blessure`,
  threat: (icon) => `Danger\u202f! Défausse ${icon}, ou prends une blessure`,
  beset: (who) => `Une Brigade repousse ${who}, à moins de défausser une carte`,
  stopPlot: "Une carte Intrigue est retournée\u202f: l'arrêter\u202f?",
  hopePlot: "Cette carte Intrigue peut interrompre le chapitre\u202f: tenter un Miracle\u202f?",
  gather: (who) => `Presse une carte pour la donner à ${speak.fr.name(who)}, ou ne donne rien`,
  recover: (left) =>
    left === 1
      ? "Prends une carte dans la défausse"
      : `Prends jusqu'à ${left} cartes dans la défausse`,
  peek: "Les prochaines cartes Intrigue\u202f: dans quel ordre\u202f?",
  offered: (by, give, take) =>
    `${speak.fr.does(by, "propose", "proposes")} ${give} contre ta carte ${take}`,
  payFor: (what, price) => `${what}. Défausse\u202f: ${price}`,
  alone: (who) => `${who} sans passager`,
  takeAlong: (who) => `Avec ${who}`,
  doneMoving: "Fin de la marche",
  doneMovingFor: (challenge) => `Fin\u202f: réussir ${challenge}`,
  mayStopFor: (challenge) => `Tu peux t'arrêter ici et réussir ${challenge}.`,
  doneStory: "Finir mon tour",
  discard: "Défausser",
  discardNamed: (card) => `Défausser ${card}`,
  ward: (card) => `Écarter\u202f: ${card}`,
  takeWound: "Prendre la blessure",
  standFirm: (card) => `Tenir bon\u202f: ${card}`,
  drivenBack: "Reculer",
  letBe: "Laisser agir",
  play: (card) => `Jouer ${card}`,
  give: (card) => `Donner ${card}`,
  giveNothing: "Ne rien donner",
  enough: "Assez",
  take: (card) => `Prendre ${card}`,
  putBack: "Remettre dans cet ordre",
  comesFirst: "la première retournée",
  earlier: (card) => `Carte Intrigue ${card} plus tôt`,
  agree: "Accepter",
  decline: "Refuser",
  pay: "Défausser et le faire",
  cancel: "Annuler",
  advice: "Que ferais-tu\u202f?",
  advised: (what) => `Mon conseil\u202f: ${what}`,
  goOn: "Jusqu'au prochain choix",
  goingOn: "Selon le conseil, jusqu'à la prochaine décision…",
  stop: "Arrêter",
  wantedBy: (names) => `But partagé avec ${names}.`,
  missedLeast: (cards, many) =>
    `De tes cartes, ${cards} te ${many ? "manqueront" : "manquera"} le moins.`,
  adviceFor: (challenge, why, missing) => {
    const reason = {
      near: ", qui demande le moins",
      danger: ", qui ne peut pas attendre",
      "": "",
    }[why];
    const rest = missing
      ? `Il manque encore\u202f: ${missing}.`
      : "Ensuite, l'épreuve peut être réussie.";
    return `Pour «\u202f${challenge}\u202f»${reason}. ${rest}`;
  },
  comes: (name) => `${name} arrive au prochain tour`,
  youCome: "Tu entres dans l'histoire au prochain tour.",
  leaves: "part après ce tour",
  lead: "Les compagnons mènent",
  leadHelp: "Ils jouent de leur mieux et ne demandent rien.",
  holdBackHelp: "Ils suivent ce que tu vises, et demandent avant de réussir ce que tu pourrais.",
  doSo: "Le faire",
  told: "Le chapitre est raconté",
  allTold: "Tout le livre est raconté",
  lost: "L'histoire s'arrête ici",
  lostHelp: "Elle avait déjà été interrompue, et la page ne se tourne en arrière qu'une fois.",
  tellsFrom: (chapters, from) => {
    const told = { 0: "aucun chapitre raconté", 1: "1 chapitre raconté" }[chapters];
    return `Commencé au chapitre ${from}, ${told ?? `${chapters} chapitres racontés`}.`;
  },
  aloud: "Lire à voix haute",
  kept: (miracles, specials) => {
    const stars = miracles <= 1 ? `${miracles} Miracle` : `${miracles} Miracles`;
    const cards = specials <= 1 ? `${specials} carte Spéciale` : `${specials} cartes Spéciales`;
    const kept = [miracles && stars, specials && `${cards} dans la pioche Histoire`].filter(
      Boolean,
    );
    return kept.length > 0
      ? `Vous gardez ${kept.join(", et ")}. Le reste est remis en place.`
      : "Tout est remis en place.";
  },
  marked: (chapter) => `Le marque-page attend devant ${chapter}`,
  interrupted: "Le petit-fils interrompt",
  whyInterrupted: "Ce qui est arrivé",
  readOn: "Lire la suite",
  onceMore: "relu",
  readAgain: "Relire",
  bookmark: "Mettre le marque-page",
  bookmarkHelp:
    "Assez pour aujourd'hui\u202f? Le marque-page termine cette partie et garde votre place\u202f: reprenez-la un autre soir, entre vous ou avec d'autres.",
  bookmarkSure: "La partie se termine pour toute la table.",
  bookmarkNow: "Le mettre",
  notYet: "Pas encore",
  withOthers: "Reprendre avec d'autres",
  seatsNext: "Places pour le prochain soir",
  byLot: "Au sort",
  goesFirst: "Cette personne commence. Tout le monde à la table peut répondre.",
  waitsFor: (names) => `On attend ${names}`,
  waitsForYou: "On n'attend plus que toi",
  opening: "Grand-père ouvre le livre.",
  again: "Grand-père revient au début du chapitre.",
  ending: "Grand-père tourne la page.",
  interruption: "«\u202fAttends\u202f! Ce n'est pas comme ça que ça se passe.\u202f»",
  completed: "Épreuve réussie",
};
