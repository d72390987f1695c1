// The buttons that answer what is asked of a seat.
import { movesOf, onlyMiracle, type Asked, type Way } from "./asking";
import { boardWords } from "./boardWords";
import type { Door } from "./parts";
import type { Reading } from "./reading";
import { actSaid, costSaid, pricesOf } from "./sayings";
import type { Move } from "./types";

export interface Deciding {
  ask: Asked;
  moves: readonly Move[];
  reading: Reading;
  /** The card taken up, if it is one. */
  card: string | undefined;
  /** Of plot cards that are put back. */
  order: readonly number[];
  make: (move: Move) => void;
  pay: (what: string, price: string, ways: readonly Way[]) => void;
  /** Challenges that only wait for the end of moving, and what ends it for one of them. */
  heldByMoving: readonly string[];
  stopFor: (challenge: string) => void;
  /** Asks what a Miracle is to bring. */
  miracle: () => void;
}

/** One move as a button; none where it is not to be had. */
export function door(
  move: Move | undefined,
  label: string,
  make: (move: Move) => void,
  kind?: Door["kind"],
): Door[] {
  return move ? [{ label, ...(kind ? { kind } : {}), act: () => make(move) }] : [];
}

export function answersTo(deciding: Deciding): Door[] {
  const { ask, moves, reading, card, order, make } = deciding;
  const words = boardWords();
  const only = <Type extends Move["type"]>(type: Type) => movesOf(moves, type)[0];
  const answer = (move: Move | undefined, label: string, kind?: Door["kind"]) =>
    door(move, label, make, kind);
  const withCard = (type: "discard" | "give") =>
    movesOf(moves, type).find((move) => move.card === card);
  const hope: Door[] = onlyMiracle(ask, moves)
    ? [{ label: words.useMiracle, kind: "main", act: deciding.miracle }]
    : [];
  switch (ask) {
    case "move": {
      const stops = deciding.heldByMoving.map((id): Door => ({
        label: words.doneMovingFor(reading.challenge(id)),
        kind: "main",
        act: () => deciding.stopFor(id),
      }));
      return [
        ...answer(only("end-moving"), words.doneMoving, stops.length > 0 ? "plain" : "main"),
        ...stops,
      ];
    }
    case "walk":
      return answer(only("end-moving"), words.doneMoving, "main");
    case "story": {
      const deeds = [...completions(deciding), ...acts(deciding), ...specials(deciding)];
      return [
        ...deeds,
        ...answer(only("end-story"), words.doneStory, deeds.length > 0 ? "plain" : "main"),
      ];
    }
    case "offer":
      return [
        ...answer(only("decline"), words.decline),
        ...answer(only("agree"), words.agree, "main"),
      ];
    case "discard":
    case "hand-limit": {
      const move = withCard("discard");
      if (move) return answer(move, words.discardNamed(reading.card(move.card)), "main");
      return [{ label: words.discard, kind: "main", disabled: true, act: () => {} }];
    }
    case "beset": {
      const move = withCard("discard");
      return [
        ...answer(only("suffer"), words.drivenBack),
        ...answer(move, words.standFirm(reading.card(move?.card ?? "")), "main"),
        ...hope,
      ];
    }
    case "strike":
      return [
        ...answer(only("suffer"), words.takeWound),
        ...movesOf(moves, "dodge").flatMap((move) =>
          answer(move, words.ward(reading.card(move.card)), "main"),
        ),
        ...hope,
      ];
    case "stop-plot":
      return [
        ...answer(only("let-be"), words.letBe),
        ...movesOf(moves, "play-special").flatMap((move) =>
          answer(move, words.play(reading.card(move.card)), "main"),
        ),
        ...hope,
      ];
    case "proposal":
      return [
        ...answer(only("leave-it"), words.leaveIt),
        ...answer(only("go-ahead"), words.goAhead, "main"),
      ];
    case "gather": {
      const move = withCard("give");
      return [
        ...answer(only("keep"), words.giveNothing),
        ...answer(move, words.give(reading.card(move?.card ?? "")), "main"),
      ];
    }
    case "recover":
      return answer(only("enough"), words.enough);
    case "peek":
      return answer(
        movesOf(moves, "arrange").find(({ cards }) => cards.join() === order.join()),
        words.putBack,
        "main",
      );
    default:
      return specials(deciding);
  }
}

/** The card taken up, where it can be played now. */
function specials({ moves, reading, card, make }: Deciding): Door[] {
  const move = movesOf(moves, "play-special").find((each) => each.card === card);
  return door(move, boardWords().play(reading.card(card ?? "")), make, "main");
}

/** The challenges that can be completed and paid. */
function completions(deciding: Deciding): Door[] {
  const open = movesOf(deciding.moves, "complete").map(({ challenge }) => challenge);
  return [...new Set(open)].flatMap((challenge) => completion(deciding, challenge));
}

/** Nothing where it cannot be completed. */
export function completion(
  { moves, reading, pay }: Pick<Deciding, "moves" | "reading" | "pay">,
  challenge: string,
): Door[] {
  const label = boardWords().completeNamed(reading.challenge(challenge));
  const cost = reading.chapter.challenge.find(({ id }) => id === challenge)?.cost ?? {};
  const ways = movesOf(moves, "complete")
    .filter((move) => move.challenge === challenge)
    .map((move): Way => ({ cards: move.cards, move }));
  if (ways.length === 0) return [];
  return [{ label, kind: "main", act: () => pay(label, costSaid(reading, cost), ways) }];
}

/** The chapter's own actions that can be paid. */
function acts({ moves, reading, pay }: Deciding): Door[] {
  const open = movesOf(moves, "act");
  const keys = new Set(open.map(({ action, target }) => `${action} ${target}`));
  return [...keys].map((key) => {
    const these = open.filter(({ action, target }) => `${action} ${target}` === key);
    const { action, target } = these[0]!;
    const what = actSaid(reading, action, target);
    const price = pricesOf(reading, action)
      .map((cost) => costSaid(reading, cost))
      .join(" / ");
    const ways = these.map((move): Way => ({ cards: move.cards, move }));
    const label = price ? `${what} · ${price}` : what;
    return { label, act: () => pay(what, price, ways) };
  });
}

export function miracles({ moves, reading, make }: Deciding): Door[] {
  const words = boardWords();
  const { miracle_draw_story: story, miracle_draw_special: special } = reading.book.cards.rules;
  const use = (deck: "story" | "special") =>
    movesOf(moves, "use-miracle").find((move) => move.deck === deck);
  return [
    ...door(use("special"), words.miracleSpecial(special), make),
    ...door(use("story"), words.miracleStory(story), make),
  ];
}
