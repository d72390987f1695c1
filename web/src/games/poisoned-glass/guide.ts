// For the first game: what to do now and why, in a sentence or two.
import type { Names } from "../../lib/who";
import type { Language } from "../../lib/language.svelte";
import { has, mayDecide, mayUsePower } from "./picking";
import type { Move, View } from "./types";
import { halved } from "./words.shared";

interface GuideWords {
  spy: string;
  spyAgain: string;
  waitSpy: (name: string) => string;
  first: string;
  /** With a hand that came from the right. */
  received: string;
  lastCard: string;
  power: string;
  powerAfter: string;
  /** When Vizzini looks first. */
  look: string;
  lookAfter: string;
  decide: string;
  waitFill: (name: string) => string;
  waitPower: (name: string) => string;
  /** Vizzini, while another pours, where the power may be used at any time. */
  powerAnyTime: (name: string) => string;
  lookAnyTime: (name: string) => string;
  choose: string;
  chooseAsWesley: string;
  chooseLast: string;
  waitChoose: Record<View["setup"]["choose_order"], (name: string) => string>;
  drink: string;
  drinkAsWesley: (halves: string) => string;
  waitDrink: (name: string) => string;
  watching: string;
}

const WORDS: Record<Language, GuideWords> = {
  en: {
    spy: "You will drink one of these glasses, or refuse it. Tap one to look at the card hidden in it: only you will see it, and it stays marked.",
    spyAgain: "Now look into another glass. Everyone sees where you look, nobody sees what.",
    waitSpy: (name) => `${name} looks into a glass in secret. Remember where: they know that card.`,
    first:
      "Tap a card of your hand, then a glass to pour it in. Antidote makes a glass good, poison makes it bad. Then all hands go to the left.",
    received:
      "This hand came from your right, and you know all you passed on. Pour a card where it helps you, or hurts the others.",
    lastCard: "Your last card of this round: when all have poured theirs, everyone takes a glass.",
    power:
      "You are Vizzini: once a round you may exchange the top cards of two glasses and see both. Pour a card before or after.",
    powerAfter:
      "You have poured. As Vizzini you may still exchange two top cards, or keep that power for later.",
    look: "You are Vizzini: once a round you may look at the top cards of two glasses, then exchange them or not. Pour before or after.",
    lookAfter:
      "You have poured. As Vizzini you may still look at two top cards and exchange them, or keep that power for later.",
    decide:
      "Only you see these two cards. Exchange them, or leave them: the power is spent anyway.",
    waitFill: (name) =>
      `${name} pours a card. Few spoil a glass they want: watch where everyone pours.`,
    waitPower: (name) =>
      `${name} is Vizzini, and may exchange the top cards of two glasses once in the round.`,
    powerAnyTime: (name) =>
      `${name} pours. As Vizzini you need not wait for your turn: you may exchange two top cards now.`,
    lookAnyTime: (name) =>
      `${name} pours. As Vizzini you need not wait for your turn: you may look at two top cards now, then exchange them or not.`,
    choose:
      "Take a glass: one you know is good to drink, or one so bad that you will surely refuse.",
    chooseAsWesley:
      "You take the glass that is left, but as Wesley you add half an antidote for each seat to it.",
    chooseLast: "You take the glass that is left. Think of what the others have poured into it.",
    waitChoose: {
      reverse: (name) => `${name} takes a glass. Vizzini chooses first, Wesley last.`,
      clockwise: (name) =>
        `${name} takes a glass. Vizzini chooses first, then Wesley, and so on to the left.`,
    },
    drink:
      "Drink more antidote than poison, and all others lose a heart. Drink more poison, or leave a good glass, and you lose one.",
    drinkAsWesley: (halves) =>
      `As Wesley you add ${halves} antidote. Drink a good glass, and all others lose a heart. Drink a bad one, or leave a good one, and you lose one.`,
    waitDrink: (name) => `${name} says whether to drink. Then the glass is opened for all to see.`,
    watching: "You are watching: cards stay hidden until a glass is opened.",
  },
  fr: {
    spy: "À la fin, tu boiras un de ces verres, ou le refuseras. Touches-en un pour voir sa carte cachée\u202f: elle reste marquée pour toi.",
    spyAgain:
      "Regarde maintenant dans un autre verre. Tout le monde voit où tu regardes, personne ne voit quoi.",
    waitSpy: (name) =>
      `${name} regarde en secret dans un verre et en connaît la carte. Retiens lequel.`,
    first:
      "Touche une carte, puis un verre. L'antidote le rend bon, le poison mauvais. Ensuite, les mains passent à gauche.",
    received:
      "Cette main vient de ta droite. Verse une carte là où elle te sert, ou là où elle nuit aux autres.",
    lastCard:
      "Ta dernière carte de la manche\u202f: quand tous auront versé, chacun prendra un verre.",
    power:
      "Tu es Vizzini\u202f: une fois par manche, échange et vois les dessus de deux verres, avant ou après avoir versé.",
    powerAfter:
      "Tu as versé. Vizzini peut encore échanger deux cartes du dessus, ou garder ce pouvoir pour plus tard.",
    look: "Tu es Vizzini\u202f: une fois par manche, regarde les dessus de deux verres, puis échange-les ou non. Verse avant ou après.",
    lookAfter:
      "Tu as versé. Vizzini peut encore regarder deux dessus et les échanger, ou garder ce pouvoir pour plus tard.",
    decide:
      "Personne d'autre ne voit ces deux cartes. Échange-les ou laisse-les\u202f: le pouvoir est utilisé de toute façon.",
    waitFill: (name) =>
      `${name} verse une carte. On gâte rarement le verre que l'on veut\u202f: regarde où chacun verse.`,
    waitPower: (name) =>
      `${name} joue Vizzini et peut, une fois par manche, échanger les dessus de deux verres.`,
    powerAnyTime: (name) =>
      `${name} verse. Vizzini n'attend pas son tour\u202f: tu peux échanger deux dessus maintenant.`,
    lookAnyTime: (name) =>
      `${name} verse. Vizzini n'attend pas son tour\u202f: regarde deux dessus maintenant, puis échange-les ou non.`,
    choose:
      "Prends un verre\u202f: un bon que tu boiras, ou un si mauvais que tu le refuseras à coup sûr.",
    chooseAsWesley:
      "Tu prends le verre qui reste, mais Wesley y ajoute un demi-antidote par place à la table.",
    chooseLast: "Tu prends le verre qui reste. Repense à ce que les autres y ont versé.",
    waitChoose: {
      reverse: (name) => `${name} prend un verre. Vizzini choisit en premier, Wesley en dernier.`,
      clockwise: (name) =>
        `${name} prend un verre. Vizzini choisit en premier, puis Wesley, et ainsi vers la gauche.`,
    },
    drink:
      "Plus d'antidote\u202f: bois, et les autres perdent un cœur. Plus de poison bu, ou bon verre laissé\u202f: tu en perds un.",
    drinkAsWesley: (halves) =>
      `Wesley ajoute ${halves} d'antidote. Bon verre bu\u202f: les autres perdent un cœur. Mauvais verre bu, ou bon verre laissé\u202f: c'est toi.`,
    waitDrink: (name) =>
      `${name} décide de boire ou non. Ensuite le verre est ouvert devant tout le monde.`,
    watching: "Tu regardes\u202f: les cartes restent cachées jusqu'à ce qu'un verre soit ouvert.",
  },
  es: {
    spy: "Al final beberás uno de estos vasos, o lo rechazarás. Toca uno para ver su carta oculta: solo la verás tú, y te queda marcada.",
    spyAgain: "Mira ahora en otro vaso. Todos ven dónde miras, nadie ve qué.",
    waitSpy: (name) => `${name} mira en un vaso en secreto. Recuerda cuál: ya conoce esa carta.`,
    first:
      "Toca una carta y luego un vaso. El antídoto lo hace bueno, el veneno malo. Después las manos pasan a la izquierda.",
    received:
      "Esta mano viene de tu derecha, y conoces todo lo que has pasado. Vierte una carta donde te ayude, o donde dañe a los demás.",
    lastCard: "Tu última carta de la ronda: cuando todos hayan vertido, cada cual toma un vaso.",
    power:
      "Eres Vizzini: una vez por ronda puedes intercambiar las cartas de encima de dos vasos y verlas. Vierte una carta antes o después.",
    powerAfter:
      "Ya has vertido. Vizzini aún puede intercambiar dos cartas de encima, o guardar el poder para más tarde.",
    look: "Eres Vizzini: una vez por ronda puedes mirar las cartas de encima de dos vasos y luego intercambiarlas o no. Vierte antes o después.",
    lookAfter:
      "Ya has vertido. Vizzini aún puede mirar dos cartas de encima e intercambiarlas, o guardar el poder para más tarde.",
    decide:
      "Solo tú ves estas dos cartas. Intercámbialas o déjalas: el poder se gasta de todos modos.",
    waitFill: (name) =>
      `${name} vierte una carta. Pocos estropean el vaso que quieren: mira dónde vierte cada cual.`,
    waitPower: (name) =>
      `${name} es Vizzini y puede, una vez por ronda, intercambiar las cartas de encima de dos vasos.`,
    powerAnyTime: (name) =>
      `${name} vierte. Vizzini no espera su turno: puedes intercambiar ahora dos cartas de encima.`,
    lookAnyTime: (name) =>
      `${name} vierte. Vizzini no espera su turno: puedes mirar ahora dos cartas de encima e intercambiarlas o no.`,
    choose: "Toma un vaso: uno bueno para beberlo, o uno tan malo que lo rechaces sin dudar.",
    chooseAsWesley:
      "Tomas el vaso que queda, pero Wesley le añade medio antídoto por cada asiento de la mesa.",
    chooseLast: "Tomas el vaso que queda. Piensa en lo que los demás han vertido en él.",
    waitChoose: {
      reverse: (name) => `${name} toma un vaso. Vizzini elige primero y Wesley al final.`,
      clockwise: (name) =>
        `${name} toma un vaso. Vizzini elige primero, luego Wesley, y así hacia la izquierda.`,
    },
    drink:
      "Bebe más antídoto que veneno, y todos los demás pierden un corazón. Bebe más veneno, o deja un vaso bueno, y lo pierdes tú.",
    drinkAsWesley: (halves) =>
      `Wesley añade ${halves} de antídoto. Bebe un vaso bueno, y los demás pierden un corazón. Bebe uno malo, o deja uno bueno, y lo pierdes tú.`,
    waitDrink: (name) => `${name} dice si bebe o no. Después se abre el vaso a la vista de todos.`,
    watching: "Estás mirando: las cartas siguen ocultas hasta que se abre un vaso.",
  },
};

function filling(words: GuideWords, view: View, moves: readonly Move[]): string {
  if (mayDecide(moves)) return words.decide;
  const look = has(moves, "look");
  if (view.poured) return look ? words.lookAfter : words.powerAfter;
  if (mayUsePower(moves)) return look ? words.look : words.power;
  if (view.hand.length === 1) return words.lastCard;
  return view.passes === 0 ? words.first : words.received;
}

function acting(language: Language, view: View, moves: readonly Move[]): string | null {
  const words = WORDS[language];
  const wesley = view.seat === view.wesley;
  if (has(moves, "spy"))
    return view.glasses.some(({ cards }) => cards[0]?.spies.includes(view.seat ?? -1))
      ? words.spyAgain
      : words.spy;
  if (has(moves, "choose")) {
    if (moves.length > 1) return words.choose;
    return wesley ? words.chooseAsWesley : words.chooseLast;
  }
  if (has(moves, "drink"))
    return wesley ? words.drinkAsWesley(halved(language, view.setup.seats)) : words.drink;
  return filling(words, view, moves);
}

function guideIn(language: Language) {
  const words = WORDS[language];
  function waiting(view: View, moves: readonly Move[]): ((name: string) => string) | null {
    if (view.phase === "spy") return words.waitSpy;
    if (view.phase === "fill") {
      if (!mayUsePower(moves)) return words.waitFill;
      return has(moves, "look") ? words.lookAnyTime : words.powerAnyTime;
    }
    if (view.phase === "choose") return words.waitChoose[view.setup.choose_order];
    return view.phase === "drink" ? words.waitDrink : null;
  }
  return (view: View, moves: readonly Move[], names: Names): string | null => {
    if (view.phase === "over" || view.phase === "deal" || view.turn === null) return null;
    if (view.seat === null) return words.watching;
    if (view.seat !== (view.power === "looking" ? view.vizzini : view.turn))
      return view.poured || view.power === "looking"
        ? words.waitPower(names[view.vizzini ?? view.turn] ?? "")
        : (waiting(view, moves)?.(names[view.turn] ?? "") ?? null);
    return moves.length > 0 ? acting(language, view, moves) : null; // else a move is on its way
  };
}

export const guide: Record<
  Language,
  (view: View, moves: readonly Move[], names: Names) => string | null
> = { en: guideIn("en"), fr: guideIn("fr"), es: guideIn("es") };
