// For the first game: what to do now and why, in a sentence or two.
import type { Language } from "../../lib/language.svelte";
import type { Names } from "../../lib/who";
import { asked, movesOf, onlyMiracle, type Asked } from "./asking";
import { read } from "./reading";
import { actSaid } from "./sayings";
import type { Book, Move, View } from "./types";

interface GuideWords extends Record<
  Exclude<Asked, "wait" | "move" | "story" | "interlude" | "hand-limit">,
  string
> {
  first: string;
  "hand-limit": (cards: number) => string;
  move: string;
  moveOne: string;
  lastStep: string;
  complete: (challenge: string) => string;
  act: (action: string) => string;
  special: string;
  hope: string;
  hopePlot: string;
  tellOn: string;
  tellEnd: string;
  completed: string;
  interrupted: string;
  ready: string;
  wait: (name: string) => string;
  watching: string;
}

const WORDS: Record<Language, GuideWords> = {
  en: {
    first:
      "Complete the challenges to win: flags show where. Press a lit space, two steps a turn. The lamp advises.",
    move: "Two free steps a turn, by one character or two. Bring them where the challenges want them.",
    lastStep: "One free step is left. You may also keep still: press “Done moving”.",
    complete: (challenge) =>
      `Everything “${challenge}” requires is met, and your cards pay for it: you can complete it now.`,
    act: (action) => `The chapter has an action of its own that your cards can pay for: ${action}.`,
    special: "You hold a Special card. Take it up to read it; wild ones stand for any Story card.",
    tellOn:
      "Nothing can be completed yet. Take up a card and press a lit space to go further, or press “End my turn”.",
    tellEnd: "“End my turn” ends your telling: you draw two cards, and a Plot card brings trouble.",
    leaving:
      "The character moved by the other seat's card leaves a space that costs something: pay, or let that step be lost.",
    moveOne: "Two free steps a turn. Go where the challenges want you.",
    walk: "Your card moves characters: press a lit space.",
    offer:
      "A trade helps whoever completes the next challenge. All of you win together: agree if it helps.",
    discard: "You must give up a card. Keep what the next challenge costs.",
    "hand-limit": (cards) =>
      `At the end of a turn ${cards} cards stay. Discard what no challenge needs.`,
    strike:
      "Discard a card of that kind, or a wild one, to ward it off. Too many wounds interrupt the chapter.",
    beset: "Discard any card to stay, or go back to the start.",
    proposal:
      "Your companion could do it now. Say “Leave it to me” if you would rather do it in your turn: then they only prepare it.",
    "stop-plot":
      "This card can stop the Plot card before anything comes of it. It goes to the discard pile then.",
    hope: "No card of yours helps here, but a Miracle may bring one: it draws three Story cards or a Special card.",
    hopePlot:
      "This Plot card interrupts the chapter if nobody averts it. A Miracle may bring a card that stops it; the chance is small, and what you do not use you keep.",
    "who-first":
      "Every chapter asks who goes first. Whoever knows the answer presses a name, or lots are drawn.",
    gather: "One of your cards may help with the next challenge. Giving is free.",
    recover: "Take back what the next challenge costs.",
    peek: "Put what hurts least first.",
    completed:
      "The chapter is told! Miracles stay with you, and the Special cards you collected are shuffled into the Story deck. Read on, or put in the bookmark for another evening.",
    interrupted:
      "It was too much for the boy. The chapter is set up again; a second interruption ends the story.",
    ready: "The others are not ready yet.",
    wait: (name) => `Hands are open: while ${name} thinks, talk about what comes next.`,
    watching: "Everyone plays together against the book; all hands are open.",
  },
  fr: {
    first:
      "Réussis les épreuves là où sont les drapeaux. Presse une case éclairée, deux pas par tour. La lampe conseille.",
    move: "Deux pas gratuits par tour, pour un personnage ou deux. Mène-les où les épreuves les demandent.",
    lastStep:
      "Il reste un pas gratuit. Tu peux aussi t'arrêter\u202f: «\u202fFin de la marche\u202f».",
    complete: (challenge) =>
      `Tout ce que demande «\u202f${challenge}\u202f» est rempli, et tes cartes suffisent\u202f: tu peux la réussir maintenant.`,
    act: (action) => `Le chapitre offre une action que tes cartes peuvent payer\u202f: ${action}.`,
    special:
      "Tu as une carte Spéciale. Prends-la pour la lire\u202f; un joker remplace toute carte Histoire.",
    tellOn:
      "Rien à réussir encore. Prends une carte et presse une case éclairée pour aller plus loin, ou presse «\u202fFinir mon tour\u202f».",
    tellEnd:
      "«\u202fFinir mon tour\u202f» termine ton récit\u202f: tu pioches deux cartes, et une carte Intrigue apporte des ennuis.",
    leaving:
      "Le personnage déplacé par la carte d'une autre place quitte une case qui coûte\u202f: paie, ou ce pas est perdu.",
    moveOne: "Deux pas gratuits par tour. Va où les épreuves le demandent.",
    walk: "Ta carte fait marcher les personnages\u202f: presse une case éclairée.",
    offer:
      "Un échange aide à réussir la prochaine épreuve. Vous gagnez ensemble\u202f: accepte s'il aide.",
    discard: "Tu dois céder une carte. Garde ce que coûte la prochaine épreuve.",
    "hand-limit": (cards) =>
      `À la fin d'un tour, on garde ${cards} cartes. Défausse ce qu'aucune épreuve ne demande.`,
    strike:
      "Défausse une carte de cette sorte, ou un joker, pour écarter le danger. Trop de blessures interrompent le chapitre.",
    beset: "Défausse une carte quelconque pour rester, ou retourne au départ.",
    proposal:
      "Ton compagnon pourrait le faire maintenant. «\u202fLaisse-moi faire\u202f» te le garde pour ton tour\u202f: il ne fait alors que préparer.",
    "stop-plot":
      "Cette carte peut arrêter la carte Intrigue avant qu'elle n'agisse. Elle va ensuite à la défausse.",
    hope: "Aucune de tes cartes n'aide ici, mais un Miracle peut en apporter une\u202f: il pioche trois cartes Histoire ou une carte Spéciale.",
    hopePlot:
      "Cette carte Intrigue interrompt le chapitre si personne ne l'évite. Un Miracle peut apporter une carte qui l'arrête\u202f; la chance est mince, et un Miracle non utilisé vous reste.",
    "who-first":
      "Chaque chapitre demande qui commence. Quiconque connaît la réponse presse un nom, ou bien on tire au sort.",
    gather: "Une de tes cartes peut aider pour la prochaine épreuve. Donner ne coûte rien.",
    recover: "Reprends ce que coûte la prochaine épreuve.",
    peek: "Mets en premier ce qui fait le moins mal.",
    completed:
      "Le chapitre est raconté\u202f! Les Miracles vous restent, et vos cartes Spéciales rejoignent la pioche Histoire. Lis la suite, ou mets le marque-page pour un autre soir.",
    interrupted:
      "C'en était trop pour le garçon. Le chapitre est remis en place\u202f; une deuxième interruption met fin à l'histoire.",
    ready: "Les autres ne sont pas encore prêts.",
    wait: (name) => `Les mains sont ouvertes\u202f: ${name} réfléchit, parlez de la suite.`,
    watching: "Tous jouent ensemble contre le livre\u202f; toutes les mains sont ouvertes.",
  },
  es: {
    first:
      "Supera los retos donde hay banderas. Pulsa una casilla iluminada, dos pasos por turno. La lámpara aconseja.",
    move: "Dos pasos gratis por turno, de un personaje o de dos. Llévalos adonde los piden los retos.",
    lastStep: "Queda un paso gratis. También puedes quedarte: pulsa «Fin del paso».",
    complete: (challenge) =>
      `Se cumple todo lo que pide «${challenge}», y tus cartas alcanzan: ya puedes superarlo.`,
    act: (action) => `El capítulo tiene una acción propia que tus cartas pueden pagar: ${action}.`,
    special:
      "Tienes una carta Especial. Tómala para leerla; un comodín vale por cualquier carta de Historia.",
    tellOn:
      "Aún no se puede superar nada. Toma una carta y pulsa una casilla iluminada para avanzar, o pulsa «Terminar mi turno».",
    tellEnd:
      "«Terminar mi turno» termina tu relato: robas dos cartas, y una carta de Trama trae problemas.",
    leaving:
      "El personaje que mueve la carta de otro deja una casilla que cuesta algo: paga, o ese paso se pierde.",
    moveOne: "Dos pasos gratis por turno. Ve adonde piden los retos.",
    walk: "Tu carta mueve personajes: pulsa una casilla iluminada.",
    offer: "Un cambio ayuda a superar el próximo reto. Ganáis juntos: acepta si ayuda.",
    discard: "Tienes que dejar una carta. Guarda lo que cuesta el próximo reto.",
    "hand-limit": (cards) =>
      `Al final de un turno quedan ${cards} cartas. Descarta lo que ningún reto necesita.`,
    strike:
      "Descarta una carta de esa clase, o un comodín, para evitarlo. Demasiadas heridas interrumpen el capítulo.",
    beset: "Descarta una carta cualquiera para quedarte, o vuelve a la salida.",
    proposal:
      "Tu compañero podría hacerlo ahora. Con «Déjamelo a mí» te lo guarda para tu turno: entonces solo lo prepara.",
    "stop-plot":
      "Esta carta puede detener la carta de Trama antes de que actúe. Después va al descarte.",
    hope: "Ninguna de tus cartas sirve aquí, pero un Milagro puede traer una: roba tres cartas de Historia o una Especial.",
    hopePlot:
      "Esta carta de Trama interrumpe el capítulo si nadie lo evita. Un Milagro puede traer una carta que la detenga; la probabilidad es poca, y el Milagro que no se usa se conserva.",
    "who-first":
      "Cada capítulo pregunta quién empieza. Quien sepa la respuesta pulsa un nombre, o se echa a suertes.",
    gather: "Una de tus cartas puede ayudar con el próximo reto. Dar no cuesta nada.",
    recover: "Recupera lo que cuesta el próximo reto.",
    peek: "Pon primero lo que menos duela.",
    completed:
      "¡El capítulo está contado! Los Milagros se quedan, y vuestras cartas Especiales pasan al mazo de Historia. Sigue leyendo, o pon el marcapáginas para otra noche.",
    interrupted:
      "Fue demasiado para el niño. El capítulo se prepara otra vez; una segunda interrupción termina la historia.",
    ready: "Los demás aún no están listos.",
    wait: (name) => `Las manos están a la vista: mientras ${name} piensa, hablad de lo que viene.`,
    watching: "Todos juegan juntos contra el libro; todas las manos están a la vista.",
  },
};

function guideIn(language: Language) {
  const say = WORDS[language];
  return (
    view: View,
    moves: readonly Move[],
    names: Names,
    book: Book,
    toAct: readonly number[],
  ) => {
    if (view.moment === "over") return null;
    const reading = read(book, view.chapter, language);
    const ask = asked(view, toAct);
    if (ask === "wait") {
      if (view.moment !== "telling") return say.ready;
      const [other] = toAct;
      return other === undefined ? say.watching : say.wait(names[other] ?? "");
    }
    if (ask === "interlude") return view.moment === "told" ? say.completed : say.interrupted;
    if (ask === "move") {
      if (view.decks.plot_discard.length === 0 && view.steps_left > 1) return say.first;
      if (view.steps_left === 1) return say.lastStep;
      const movers = new Set(movesOf(moves, "step").map(({ who }) => who));
      return movers.size > 1 ? say.move : say.moveOne;
    }
    if (onlyMiracle(ask, moves)) return ask === "stop-plot" ? say.hopePlot : say.hope;
    if (ask === "hand-limit") return say[ask](book.cards.rules.hand_limit);
    if (ask !== "story") return say[ask];
    const [complete] = movesOf(moves, "complete");
    if (complete) return say.complete(reading.challenge(complete.challenge));
    const [act] = movesOf(moves, "act");
    if (act) return say.act(actSaid(reading, act.action, act.target));
    if (movesOf(moves, "play-special").length > 0) return say.special;
    return movesOf(moves, "step").length > 0 ? say.tellOn : say.tellEnd;
  };
}

export const guide = { en: guideIn("en"), fr: guideIn("fr"), es: guideIn("es") };
