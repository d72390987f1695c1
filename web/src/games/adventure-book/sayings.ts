// What a challenge requires and gives, and what a move is, in a few words of the reader's language.
import { inLanguages } from "../../lib/language.svelte";
import { ANY, type Reading } from "./reading";
import type { Challenge, Move } from "./types";

type Condition = Challenge["requires"][number];
type Effect = Challenge["reward"][number];
type Cost = Readonly<Record<string, number>>;

interface Sayings {
  where: (who: string) => string;
  water: (who: string) => string;
  railing: (who: string) => string;
  anyOf: (who: string, places: string) => string;
  at: (who: string, place: string) => string;
  together: (who: string) => string;
  apart: (who: string) => string;
  inStory: (who: string) => string;
  done: (challenge: string) => string;
  notDone: (challenge: string) => string;
  reaches: (counter: string, label: string) => string;
  before: (counter: string, label: string) => string;
  beyond: (counter: string, other: string) => string;
  onTrack: (counter: string) => string;
  onTheWay: (who: string) => string;
  notBehind: (who: string, other: string) => string;
  choreAt: (place: string) => string;
  wounds: (n: number) => string;
  anyCard: (n: number) => string;
  drawStory: (n: number) => string;
  drawSpecial: (n: number) => string;
  discard: (n: number) => string;
  goes: (who: string, place: string) => string;
  joins: (who: string, place: string) => string;
  leaves: (who: string) => string;
  track: (counter: string, by: string) => string;
  choreDone: string;
  retired: (hazard: string) => string;
  heal: string;
  squadsHome: string;
  // moves
  step: (who: string, to: string) => string;
  riding: (sentence: string) => string;
  paying: (sentence: string, cards: string) => string;
  plan: (challenge: string) => string;
  endMoving: string;
  offer: (give: string, name: string, take: string) => string;
  agree: string;
  decline: string;
  complete: (challenge: string) => string;
  shoo: (place: string) => string;
  unlock: (place: string) => string;
  play: (card: string) => string;
  miracle: { story: string; special: string };
  endStory: string;
  throwAway: (card: string) => string;
  dodge: (card: string) => string;
  suffer: string;
  letBe: string;
  take: (card: string) => string;
  enough: string;
  arrange: (cards: string) => string;
  give: (card: string) => string;
  keep: string;
  goOn: string;
  bookmark: string;
}

const sayings = inLanguages<Sayings>({
  en: {
    where: (who) => `${who}'s space`,
    water: (who) => `${who} in the water`,
    railing: (who) => `${who} at the railing`,
    anyOf: (who, places) => `${who} at one of: ${places}`,
    at: (who, place) => `${who} at ${place}`,
    together: (who) => `${who} together`,
    apart: (who) => `${who} apart`,
    inStory: (who) => `${who} is in the story`,
    done: (challenge) => `“${challenge}” completed`,
    notDone: (challenge) => `“${challenge}” not completed yet`,
    reaches: (counter, label) => `${counter} at ${label}`,
    before: (counter, label) => `${counter} not yet at ${label}`,
    beyond: (counter, other) => `${counter} as high as ${other}`,
    onTrack: (counter) => `${counter} on the track`,
    onTheWay: (who) => `${who} is on the way`,
    notBehind: (who, other) => `${other} does not stand behind ${who}`,
    choreAt: (place) => `a Chore at ${place}`,
    wounds: (n) => `${n} wounds`,
    anyCard: (n) => (n === 1 ? "any card" : `any ${n} cards`),
    drawStory: (n) => (n === 1 ? "draw a Story card" : `draw ${n} Story cards`),
    drawSpecial: (n) => (n === 1 ? "draw a Special card" : `draw ${n} Special cards`),
    discard: (n) => (n === 1 ? "discard a card" : `discard ${n} cards`),
    goes: (who, place) => `${who} goes to ${place}`,
    joins: (who, place) => `${who} joins at ${place}`,
    leaves: (who) => `${who} leaves the story`,
    track: (counter, by) => `${counter} ${by}`,
    choreDone: "a Chore goes back to the list",
    retired: (hazard) => `${hazard}: no danger any more`,
    heal: "heal a wound",
    squadsHome: "the Brute Squads go home",
    step: (who, to) => `Move ${who} to ${to}`,
    riding: (sentence) => `${sentence}, with whoever rides along`,
    paying: (sentence, cards) => `${sentence}, with ${cards}`,
    plan: (challenge) => `Aim for “${challenge}”`,
    endMoving: "Move no further",
    offer: (give, name, take) => `Offer ${name} ${give} for ${take}`,
    agree: "Agree to the trade",
    decline: "Decline the trade",
    complete: (challenge) => `Complete “${challenge}”`,
    shoo: (place) => `Drive the squad off ${place}`,
    unlock: (place) => `Open the lock at ${place}`,
    play: (card) => `Play “${card}”`,
    miracle: {
      story: "Use a Miracle to draw Story cards",
      special: "Use a Miracle to draw a Special card",
    },
    endStory: "End the telling: draw, and turn the Plot card",
    throwAway: (card) => `Discard ${card}`,
    dodge: (card) => `Ward it off with ${card}`,
    suffer: "Let it happen",
    letBe: "Let the Plot card be",
    take: (card) => `Take ${card} from the discard pile`,
    enough: "Take no more",
    arrange: (cards) => `Put the Plot cards back as ${cards}`,
    give: (card) => `Give ${card}`,
    keep: "Give nothing",
    goOn: "Read on",
    bookmark: "Put in the bookmark",
  },
  fr: {
    where: (who) => `la case de ${who}`,
    water: (who) => `${who} à l'eau`,
    railing: (who) => `${who} au bastingage`,
    anyOf: (who, places) => `${who}, au choix\u00a0: ${places}`,
    at: (who, place) => `${who}\u00a0: ${place}`,
    together: (who) => `${who} ensemble`,
    apart: (who) => `${who} séparés`,
    inStory: (who) => `${who} est dans l'histoire`,
    done: (challenge) => `«\u00a0${challenge}\u00a0» réussie`,
    notDone: (challenge) => `«\u00a0${challenge}\u00a0» pas encore réussie`,
    reaches: (counter, label) => `${counter}\u00a0: ${label}`,
    before: (counter, label) => `${counter}\u00a0: avant ${label}`,
    beyond: (counter, other) => `${counter} au moins égale à ${other}`,
    onTrack: (counter) => `${counter} sur la piste`,
    onTheWay: (who) => `${who} est en chemin`,
    notBehind: (who, other) => `${other} n'est pas derrière ${who}`,
    choreAt: (place) => `une corvée\u00a0: ${place}`,
    wounds: (n) => `${n} blessures`,
    anyCard: (n) => (n === 1 ? "une carte quelconque" : `${n} cartes quelconques`),
    drawStory: (n) => (n === 1 ? "piochez une carte Histoire" : `piochez ${n} cartes Histoire`),
    drawSpecial: (n) => (n === 1 ? "piochez une carte Spéciale" : `piochez ${n} cartes Spéciales`),
    discard: (n) => (n === 1 ? "défaussez une carte" : `défaussez ${n} cartes`),
    goes: (who, place) => `${who} va là\u00a0: ${place}`,
    joins: (who, place) => `${who} arrive\u00a0: ${place}`,
    leaves: (who) => `${who} quitte l'histoire`,
    track: (counter, by) => `${counter} ${by}`,
    choreDone: "une corvée retourne sur la liste",
    retired: (hazard) => `${hazard}\u00a0: plus de danger`,
    heal: "soignez une blessure",
    squadsHome: "les Brigades rentrent",
    step: (who, to) => `Déplacer ${who}\u00a0: ${to}`,
    riding: (sentence) => `${sentence}, avec son passager`,
    paying: (sentence, cards) => `${sentence}, avec ${cards}`,
    plan: (challenge) => `Viser «\u00a0${challenge}\u00a0»`,
    endMoving: "Ne plus se déplacer",
    offer: (give, name, take) => `Proposer à ${name} ${give} contre ${take}`,
    agree: "Accepter l'échange",
    decline: "Refuser l'échange",
    complete: (challenge) => `Réussir «\u00a0${challenge}\u00a0»`,
    shoo: (place) => `Chasser la Brigade\u00a0: ${place}`,
    unlock: (place) => `Forcer la serrure\u00a0: ${place}`,
    play: (card) => `Jouer «\u00a0${card}\u00a0»`,
    miracle: {
      story: "Utiliser un Miracle pour piocher des cartes Histoire",
      special: "Utiliser un Miracle pour piocher une carte Spéciale",
    },
    endStory: "Finir le récit\u00a0: piocher, puis retourner la carte Intrigue",
    throwAway: (card) => `Défausser ${card}`,
    dodge: (card) => `Écarter le danger avec ${card}`,
    suffer: "Laisser faire",
    letBe: "Laisser agir la carte Intrigue",
    take: (card) => `Reprendre ${card} dans la défausse`,
    enough: "Ne rien prendre de plus",
    arrange: (cards) => `Remettre les cartes Intrigue dans l'ordre ${cards}`,
    give: (card) => `Donner ${card}`,
    keep: "Ne rien donner",
    goOn: "Lire la suite",
    bookmark: "Mettre le marque-page",
  },
  es: {
    where: (who) => `la casilla de ${who}`,
    water: (who) => `${who} en el agua`,
    railing: (who) => `${who} en la borda`,
    anyOf: (who, places) => `${who} en una de: ${places}`,
    at: (who, place) => `${who} en ${place}`,
    together: (who) => `${who}, juntos`,
    apart: (who) => `${who}, separados`,
    inStory: (who) => `${who} está en la historia`,
    done: (challenge) => `«${challenge}» superado`,
    notDone: (challenge) => `«${challenge}» aún sin superar`,
    reaches: (counter, label) => `${counter} en ${label}`,
    before: (counter, label) => `${counter} antes de ${label}`,
    beyond: (counter, other) => `${counter} al menos como ${other}`,
    onTrack: (counter) => `${counter} en la pista`,
    onTheWay: (who) => `${who} está en camino`,
    notBehind: (who, other) => `${other} no está detrás de ${who}`,
    choreAt: (place) => `una tarea en ${place}`,
    wounds: (n) => `${n} heridas`,
    anyCard: (n) => (n === 1 ? "una carta cualquiera" : `${n} cartas cualesquiera`),
    drawStory: (n) => (n === 1 ? "roba una carta de Historia" : `roba ${n} cartas de Historia`),
    drawSpecial: (n) => (n === 1 ? "roba una carta Especial" : `roba ${n} cartas Especiales`),
    discard: (n) => (n === 1 ? "descarta una carta" : `descarta ${n} cartas`),
    goes: (who, place) => `${who} va a ${place}`,
    joins: (who, place) => `${who} llega a ${place}`,
    leaves: (who) => `${who} deja la historia`,
    track: (counter, by) => `${counter} ${by}`,
    choreDone: "una tarea vuelve a la lista",
    retired: (hazard) => `${hazard}: ya no hay peligro`,
    heal: "cura una herida",
    squadsHome: "las Brigadas vuelven a casa",
    step: (who, to) => `Mover a ${who} a ${to}`,
    riding: (sentence) => `${sentence}, con quien lleva`,
    paying: (sentence, cards) => `${sentence}, con ${cards}`,
    plan: (challenge) => `Ir a por «${challenge}»`,
    endMoving: "No moverse más",
    offer: (give, name, take) => `Ofrecer a ${name} ${give} por ${take}`,
    agree: "Aceptar el cambio",
    decline: "Rechazar el cambio",
    complete: (challenge) => `Superar «${challenge}»`,
    shoo: (place) => `Echar a la Brigada de ${place}`,
    unlock: (place) => `Abrir la cerradura de ${place}`,
    play: (card) => `Jugar «${card}»`,
    miracle: {
      story: "Usar un Milagro para robar cartas de Historia",
      special: "Usar un Milagro para robar una carta Especial",
    },
    endStory: "Terminar el relato: robar y revelar la carta de Trama",
    throwAway: (card) => `Descartar ${card}`,
    dodge: (card) => `Evitarlo con ${card}`,
    suffer: "Dejar que ocurra",
    letBe: "Dejar pasar la carta de Trama",
    take: (card) => `Recuperar ${card} del descarte`,
    enough: "No tomar más",
    arrange: (cards) => `Devolver las cartas de Trama en el orden ${cards}`,
    give: (card) => `Dar ${card}`,
    keep: "No dar nada",
    goOn: "Seguir leyendo",
    bookmark: "Poner el marcapáginas",
  },
});

/** A space, or `@who`: where someone is. */
function placeSaid(reading: Reading, place: string): string {
  return place.startsWith("@")
    ? sayings().where(reading.figure(place.slice(1)))
    : reading.space(place);
}

export function conditionSaid(reading: Reading, condition: Condition): string {
  const say = sayings();
  const { figure, figures, counter, label, challenge } = reading;
  switch (condition.is) {
    case "at":
      return say.at(figure(condition.who), placeSaid(reading, condition.space));
    case "at_tag": {
      const { who, tag } = condition;
      if (tag === "water") return say.water(figure(who));
      if (tag === "railing") return say.railing(figure(who));
      const tagged = reading.chapter.board.spaces.filter(({ tags }) => tags.includes(tag));
      return say.anyOf(figure(who), tagged.map(({ id }) => reading.space(id)).join(", "));
    }
    case "together":
      return say.together(figures(condition.who));
    case "apart":
      return say.apart(figures(condition.who));
    case "on_board":
      return say.inStory(figure(condition.who));
    case "done":
      return say.done(challenge(condition.challenge));
    case "not_done":
      return say.notDone(challenge(condition.challenge));
    case "track_at_least":
      return say.reaches(counter(condition.counter), label(condition.counter, condition.n));
    case "track_less":
      return say.before(counter(condition.counter), label(condition.counter, condition.n));
    case "track_ge_counter":
      return say.beyond(counter(condition.counter), counter(condition.other));
    case "on_track":
      return say.onTrack(counter(condition.counter));
    case "path_at_least":
      return say.onTheWay(figure(condition.who));
    case "not_behind":
      return say.notBehind(figure(condition.who), figure(condition.other));
    case "chore_at":
      return say.choreAt(placeSaid(reading, condition.space));
    case "wounds_at_least":
      return say.wounds(condition.n);
  }
}

/** "" for what only a plot card does. */
export function effectSaid(reading: Reading, effect: Effect): string {
  const say = sayings();
  const { figure } = reading;
  switch (effect.do) {
    case "draw_story":
      return say.drawStory(effect.n);
    case "draw_special":
      return say.drawSpecial(effect.n);
    case "discard":
      return say.discard(effect.n);
    case "move":
      return say.goes(figure(effect.who), placeSaid(reading, effect.to));
    case "place":
      return say.joins(figure(effect.who), placeSaid(reading, effect.to));
    case "remove":
      return say.leaves(figure(effect.who));
    case "track":
      return say.track(reading.counter(effect.counter), signed(effect.by));
    case "march":
      return say.track(figure(effect.who), signed(effect.by));
    case "return_chore":
      return say.choreDone;
    case "retire_hazard":
      return say.retired(reading.hazard(effect.kind));
    case "heal":
      return say.heal;
    case "brutes_home":
      return say.squadsHome;
    default:
      return "";
  }
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

export function costSaid(reading: Reading, cost: Cost): string {
  return reading.list(
    Object.entries(cost).map(([icon, n]) =>
      icon === ANY
        ? sayings().anyCard(n)
        : n > 1
          ? `${n} × ${reading.card(icon)}`
          : reading.card(icon),
    ),
  );
}

export function moveSaid(reading: Reading, move: Move, names: readonly string[]): string {
  const say = sayings();
  const paid = (sentence: string, cards: readonly string[]) =>
    cards.length ? say.paying(sentence, reading.cards(cards)) : sentence;
  switch (move.type) {
    case "step": {
      const step = say.step(reading.figure(move.who), reading.space(move.to));
      return paid(move.riding ? say.riding(step) : step, move.cards);
    }
    case "plan":
      return say.plan(reading.challenge(move.challenge));
    case "end-moving":
      return say.endMoving;
    case "trade":
      return say.offer(reading.card(move.give), names[move.seat] ?? "", reading.card(move.take));
    case "agree":
      return say.agree;
    case "decline":
      return say.decline;
    case "complete":
      return paid(say.complete(reading.challenge(move.challenge)), move.cards);
    case "act":
      return paid(actSaid(reading, move.action, move.target), move.cards);
    case "play-special":
      return say.play(reading.card(move.card));
    case "use-miracle":
      return say.miracle[move.deck];
    case "end-story":
      return say.endStory;
    case "discard":
      return say.throwAway(reading.card(move.card));
    case "dodge":
      return say.dodge(reading.card(move.card));
    case "suffer":
      return say.suffer;
    case "let-be":
      return say.letBe;
    case "take":
      return say.take(reading.card(move.card));
    case "enough":
      return say.enough;
    case "arrange":
      return say.arrange(move.cards.join(", "));
    case "give":
      return say.give(reading.card(move.card));
    case "keep":
      return say.keep;
    case "go-on":
      return say.goOn;
    case "bookmark":
      return say.bookmark;
    default:
      return ""; // chance's
  }
}

export function actSaid(reading: Reading, action: string, target: string): string {
  const named = reading.action(action);
  if (named) return named;
  const { shoo, unlock } = sayings();
  return (action === "shoo" ? shoo : unlock)(reading.space(target));
}
