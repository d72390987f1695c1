import { of } from "../../lib/french";
import { either, speak } from "../../lib/who";
import type { Phrases } from "./words.shared";

const { does, doing, label, name } = speak.fr;

const there = (miracles: number) =>
  miracles === 1 ? "il y en a un à présent" : `il y en a ${miracles} à présent`;

/** A place has no article of its own: it is named between quotes, a number is not. */
const placed = (space: string) => (/^la case \d/.test(space) ? space : `«\u202f${space}\u202f»`);
const toward = (space: string) => `vers ${placed(space)}`;
const at = (space: string) => `à ${placed(space)}`;

export const fr: Phrases = {
  options: {
    difficulty: {
      label: "Difficulté",
      help: "Douce, comme les chapitres sont pensés\u202f; hardie pour qui connaît l'histoire.",
      choices: { gentle: "Douce", brave: "Hardie" },
    },
    replays: {
      label: "Relectures",
      help: "Combien de fois un chapitre interrompu est relu avant que l'histoire soit perdue.",
      choices: {
        "one-per-game": "Une fois dans la partie",
        "one-per-evening": "Une fois, et une de plus après un marque-page",
        "one-per-chapter": "Une fois par chapitre",
      },
    },
    chapter: { label: "Premier chapitre", help: "Une histoire neuve commence par le premier." },
    first: {
      label: "Qui commence",
      help: "Chaque chapitre le demande à la table\u202f; ou la même place les commence tous.",
      choices: { 0: "le chapitre demande" },
    },
    book: {
      label: "Livre",
      help: "Le livre qu'on lit.",
      choices: { house: "Celui de la maison" },
    },
    campaign: {
      label: "Marque-page",
      help: "Là où l'histoire reprend.",
      said: ({ chapter }) => (chapter > 1 ? `L'histoire reprend au chapitre ${chapter}` : ""),
    },
  },
  score: (chapters) =>
    chapters <= 1 ? `${chapters} chapitre raconté` : `${chapters} chapitres racontés`,
  nothing: "rien",
  card: (count) => (count === 1 ? "une carte quelconque" : `${count} cartes quelconques`),
  or: " ou ",
  firstAnswered: (question, by, first) =>
    `${question} ${does(by, "répond", "réponds")}\u202f: ${first ? name(first) : "au sort"}.`,
  opened: (chapter, title, again, by) =>
    `Chapitre ${chapter}${again ? ", relu" : ""}\u202f: ${title}. ${does(by, "commence", "commences")}.`,
  next: (by) => either(by, "À toi.", (other) => `Au tour ${of(other)}.`),
  planned: (by, challenge, why, along, theirs) => {
    const title = `«\u202f${challenge}\u202f»`;
    if (along && theirs) return `${does(by, "prépare", "prépares")} ${title} pour ${name(along)}.`;
    const company = along ? `, avec ${name(along)}` : "";
    return `${does(by, "vise", "vises")} ${title}${company}${why}.`;
  },
  why: { near: "\u202f: c'est le plus proche", danger: "\u202f: cela ne peut pas attendre" },
  proposed: (by, challenge) =>
    `${does(by, "demande", "demandes")} s'il faut réussir «\u202f${challenge}\u202f».`,
  approved: (by) => `${does(by, "dit", "dis")} d'y aller.`,
  claimed: (by, challenge) => `${does(by, "veut", "veux")} réussir «\u202f${challenge}\u202f».`,
  satOut: (by) =>
    either(
      by,
      "Tu ne racontes plus pour l’instant.",
      (other) => `${other} ne raconte plus pour l’instant.`,
    ),
  joinedIn: (by) => either(by, "Tu te joins au récit.", (other) => `${other} se joint au récit.`),
  undone: (by) => either(by, "Tu reviens en arrière.", (other) => `${other} revient en arrière.`),
  stepped: (by, who, to) => `${does(by, "déplace", "déplaces")} ${who} ${toward(to)}.`,
  steppedFor: (by, who, to, cards) =>
    either(
      by,
      `Tu défausses ${cards} et déplaces ${who} ${toward(to)}.`,
      (other) => `${other} défausse ${cards} et déplace ${who} ${toward(to)}.`,
    ),
  miracleFound: (who, miracles) => `${who} trouve un Miracle\u202f: ${there(miracles)}.`,
  miracleUsed: (by, deck) =>
    `${does(by, "utilise", "utilises")} un Miracle pour piocher ${deck === "story" ? "des cartes Histoire" : "une carte Spéciale"}.`,
  miracleGained: (miracles) => `Un Miracle vient de la réserve\u202f: ${there(miracles)}.`,
  offered: (by, to, give, take) =>
    either(
      to,
      `${by.name} te propose ${give} contre ${take}.`,
      (other) => `${does(by, "propose", "proposes")} à ${other} ${give} contre ${take}.`,
    ),
  traded: (by, give, take) => `${does(by, "accepte", "acceptes")}\u202f: ${give} contre ${take}.`,
  declined: (by) => `${does(by, "préfère", "préfères")} ne pas échanger.`,
  completed: (by, challenge, cards, story) =>
    `${does(by, "réussit", "réussis")} «\u202f${challenge}\u202f» avec ${cards}. ${story}`,
  acted: (by, action, cards) => `${label(by)}\u202f: «\u202f${action}\u202f», avec ${cards}.`,
  shooed: (by, space, cards) =>
    `${does(by, "chasse", "chasses")} la Brigade de brutes ${at(space)} avec ${cards}.`,
  broke: (by, space, cards) =>
    `${does(by, "force", "forces")} la serrure ${at(space)} avec ${cards}.`,
  played: (by, card) => `${does(by, "joue", "joues")} «\u202f${card}\u202f».`,
  drew: (by, cards) => `${does(by, "pioche", "pioches")} ${cards}.`,
  reshuffled: (cards) =>
    `La défausse est mélangée\u202f: ${cards} cartes forment une nouvelle pioche Histoire.`,
  discarded: (by, cards) => `${does(by, "défausse", "défausses")} ${cards}.`,
  recovered: (by, card) => `${does(by, "reprend", "reprends")} ${card} dans la défausse.`,
  gave: (by, to, card) =>
    either(
      to,
      `${by.name} te donne ${card}.`,
      (other) => `${does(by, "donne", "donnes")} ${card} à ${other}.`,
    ),
  keptAll: (by) => `${does(by, "ne donne", "ne donnes")} rien.`,
  looked: (by, cards) =>
    `${does(by, "lit", "lis")} plus loin\u202f: les prochaines cartes Intrigue sont ${cards}.`,
  putUnder: (cards) => `Sous la pioche Intrigue\u202f: ${cards}.`,
  plotTurned: (card, title, text) =>
    `Carte Intrigue ${card}, «\u202f${title}\u202f»\u202f: ${text}`,
  plotCancelled: (card) => `La carte Intrigue ${card} reste sans effet.`,
  plotLetBe: (by) => `${does(by, "laisse", "laisses")} faire.`,
  moved: (who, many, to) => `${who} ${many ? "vont" : "va"} ${toward(to)}.`,
  broughtIn: (who, to) => `${who} entre dans l'histoire ${at(to)}.`,
  takenOff: (who) => `${who} quitte l'histoire.`,
  trackMoved: (counter, label) => `${counter}\u202f: ${label}.`,
  trackOf: (at, end) => `${at} sur ${end}`,
  trackLeft: (left, end) =>
    `encore ${left === 1 ? "1 case" : `${left} cases`} avant le but (${end})`,
  trackEnd: (end) => `au but (${end})`,
  chorePlaced: (space, left) =>
    `Une corvée de plus ${at(space)}\u202f; il en reste ${left} sur la liste.`,
  choreReturned: (space, left) =>
    `Une corvée est faite ${at(space)}\u202f; il y en a ${left} sur la liste.`,
  hazardLaid: (hazard, space) => `${hazard} ${at(space)}\u202f!`,
  hazardFlared: (hazard, space) => `${hazard} s'embrase ${at(space)}\u202f!`,
  danger: (icon) => `Danger\u202f! Une carte ${icon} l'écarte.`,
  struck: (hazard, who, icon) =>
    `${hazard} contre ${who}\u202f! Une carte ${icon} écarte le danger.`,
  dodged: (by, card) => `${does(by, "écarte", "écartes")} le danger avec ${card}.`,
  wounded: (wounds) => `Une blessure\u202f: cela fait ${wounds}.`,
  healed: (wounds) => `Une blessure guérit\u202f: il en reste ${wounds}.`,
  hazardRetired: (hazard) => `${hazard}\u202f: plus de danger dans ce chapitre.`,
  squadMoved: (squad, to) => `La Brigade de brutes ${squad} va ${toward(to)}.`,
  squadStood: (who, by, card) =>
    `${who} tient bon\u202f: ${doing(by, "défausse", "défausses")} ${card}.`,
  delayed: (by, who) => `${by} retient ${who}.`,
  doorLocked: (space) => `Une porte est verrouillée ${at(space)}.`,
  doorOpened: (space) => `Une porte est ouverte ${at(space)}.`,
  chapterTold: (chapter, title) => `Le chapitre ${chapter} est raconté\u202f: ${title}.`,
  interrupted: (why, again) =>
    `Le petit-fils interrompt. ${why} ${again ? "Grand-père relit le chapitre." : "Il n'écoute plus."}`,
  wantsOn: (by) => `${does(by, "veut", "veux")} entendre la suite.`,
  bookmarkPut: (by) => `${does(by, "met", "mets")} le marque-page\u202f: assez pour aujourd'hui.`,
  noPlotLeft: "Il ne reste plus de carte Intrigue.",
  notInHand: "Ces cartes ne sont pas toutes dans ta main.",
  wrongPayment: (prices) => `Ces cartes ne conviennent pas\u202f: il faut ${prices}.`,
  notMoved: "Tu ne peux pas déplacer ce personnage maintenant.",
  noWay: "Aucun chemin n'y mène en si peu de pas.",
  gateClosed: "Ce passage est fermé tant qu'une épreuve n'est pas réussie.",
  spaceBlocked: "Personne ne peut entrer sur cette case maintenant.",
  keptApart: "On ne peut pas réunir ces deux-là.",
  nobodyRides: "Il n'y a personne à emmener.",
  noMoreSteps: "Ce personnage n'a plus de pas à faire.",
  stillMoving: "Cela vient au moment du récit\u202f: termine d'abord les déplacements.",
  plannedAlready: "Tu as déjà dit ce que tu vises pendant ce tour.",
  proposedAlready: "Tu as déjà posé la question pour cette épreuve pendant ce tour.",
  nothingToUndo: "Il n'y a rien à annuler en ce moment.",
  lastToTell: "Quelqu’un doit raconter l’histoire.",
  tradedAlready: "Tu as déjà échangé pendant ce tour.",
  offeredAlready: "Cet échange a été refusé pendant ce tour.",
  noSuchTrade: "Un échange, c'est une de tes cartes contre une d'une autre place.",
  notInTheirHand: "Cette carte n'est pas dans la main de l'autre place.",
  likeForLike: "Une carte ne s'échange pas contre sa pareille\u202f: rien ne changerait.",
  answerFirst: "On te propose un échange\u202f: accepte ou refuse d'abord.",
  completedAlready: "Cette épreuve est déjà réussie.",
  comesLater: "Cette épreuve vient après d'autres.",
  notMet: "Ce qu'elle demande n'est pas encore rempli.",
  oncePerTurn: "Cela se fait une fois par tour, et c'est fait.",
  notPlayable: "Cette carte ne peut pas se jouer maintenant.",
  noMiracle: "Aucun Miracle à utiliser maintenant.",
  notADeal: "Cette donne ne convient pas.",
  notOnTop: "Ce ne peut pas être la prochaine carte de la pioche.",
  bookTold: (chapters) =>
    `Le ${chapters === 1 ? "chapitre" : "livre"} est raconté jusqu'au bout\u202f: le grand amour triomphe\u202f!`,
  storyLost: (chapter, why) => `L'histoire s'arrête au chapitre ${chapter}. ${why}`,
  bookmarked: (chapter) => `Le marque-page est au chapitre ${chapter}.`,
  fromBookmark: "Reprendre au marque-page",
  chapterAgain: (chapter) => `Recommencer le chapitre ${chapter}`,
};
