// What the bar says: what is asked of the seat, or whom the game waits for.
import { whoIs, type Names } from "../../lib/who";
import { asked, isMoving, type Asked, type Decided } from "./asking";
import { boardWords } from "./boardWords";
import { specialOf, type Reading } from "./reading";
import { costSaid } from "./sayings";
import type { View } from "./types";

/** Between two chapters: who is not ready yet, apart from whoever looks; "" where nobody goes on. */
export function waitingSaid(
  view: Pick<View, "ready" | "seat" | "moment" | "away">,
  names: Names,
  reading: Pick<Reading, "list">,
): string {
  if (view.moment === "over") return "";
  const settled = [view.seat, ...view.ready, ...view.away]; // chairs may stay empty
  const others = names.filter((_, seat) => !settled.includes(seat));
  return others.length > 0 ? boardWords().waitsFor(reading.list(others)) : boardWords().waitsForYou;
}

export function promptOf(
  ask: Asked,
  view: View,
  toAct: readonly number[],
  reading: Reading,
  names: Names,
): string {
  const words = boardWords();
  const due = view.due[0]?.effect;
  switch (ask) {
    case "move":
      return words.yourMove(view.steps_left);
    case "walk":
      return words.walk;
    case "leaving": {
      if (due?.do !== "walk" || !due.leaving) return "";
      const { who, to } = due.leaving;
      const price = reading.chapter.rule.find(({ cost }) => cost)?.cost ?? {};
      return words.leaving(reading.figure(who), reading.space(to), costSaid(reading, price));
    }
    case "story":
      return words.yourStory;
    case "discard":
      return words.discardOne(due?.do === "discard" ? due.n : 1);
    case "hand-limit": {
      const limit = reading.book.cards.rules.hand_limit;
      return words.handLimit((view.hands[view.turn]?.length ?? limit) - limit, limit);
    }
    case "strike":
      if (due?.do !== "strike") return "";
      return due.who.length > 0
        ? words.strike(reading.hazard(due.kind), reading.figures(due.who), reading.card(due.icon))
        : words.threat(reading.card(due.icon));
    case "beset":
      return due?.do === "beset" ? words.beset(reading.figure(due.who)) : "";
    case "stop-plot": {
      const mine = view.hands[view.seat ?? 0] ?? [];
      const stops = (card: string) => specialOf(reading.book, card)?.timing === "plot_revealed";
      return mine.some(stops) ? words.stopPlot : words.hopePlot;
    }
    case "proposal": {
      const what = due?.do === "proposal" ? reading.challenge(due.challenge) : "";
      return words.proposal(whoIs(names, view.turn), what);
    }
    case "gather":
      return words.gather(whoIs(names, view.due[0]?.seat ?? 0));
    case "recover":
      return words.recover(due?.do === "recover_discard" ? due.n : 1);
    case "peek":
      return words.peek;
    case "offer":
      return view.offer
        ? words.offered(
            whoIs(names, view.turn),
            reading.card(view.offer.give),
            reading.card(view.offer.take),
          )
        : "";
    default: {
      const whose = whoIs(names, view.turn);
      if (view.moment === "telling" && view.offer) {
        const { to, give, take } = view.offer;
        return words.waitsOffer(whose, whoIs(names, to), reading.card(give), reading.card(take));
      }
      if (view.moment === "telling" && view.due.length === 0)
        return isMoving(view) ? words.waitsMove(whose) : words.waitsTell(whose);
      const [first, ...others] = toAct;
      const theirs = first === undefined ? "wait" : asked({ ...view, seat: first }, toAct);
      const what = theirs in words.deciding ? words.deciding[theirs as Decided] : "…";
      return others.length > 0
        ? words.waitsMany(what)
        : words.waits(whoIs(names, first ?? 0), what);
    }
  }
}

/** What else there is to know: the plot card that may be stopped, or the card taken up. */
export function noteOf(ask: Asked, view: View, reading: Reading, card: string | undefined): string {
  const words = boardWords();
  if (ask === "stop-plot") {
    const plot = reading.plot(view.plot);
    return plot ? `${view.plot} · ${reading.say(plot.title)}: ${reading.say(plot.text)}` : "";
  }
  const special = card === undefined ? undefined : specialOf(reading.book, card);
  if (!special) return "";
  if (special.kind === "wild") return words.wildText;
  const later = isMoving(view) && special.timing === "storytelling";
  return reading.say(special.text) + (later ? ` ${words.afterMoving}` : "");
}
