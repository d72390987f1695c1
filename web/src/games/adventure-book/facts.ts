// What is counted beside the map, and what each count means.
import Broom from "~icons/game-icons/broom";
import Star from "~icons/game-icons/round-star";
import Special from "~icons/game-icons/scroll-unfurled";
import Wound from "~icons/lucide/heart-crack";
import Plot from "~icons/lucide/hourglass";
import Done from "~icons/lucide/list-checks";
import Story from "~icons/lucide/layers";
import Again from "~icons/lucide/rotate-ccw";
import { boardWords } from "./boardWords";
import type { Reading } from "./reading";
import type { View } from "./types";

export interface Fact {
  Sign: typeof Star;
  /** All of it, for a tooltip and for ears. */
  said: string;
  /** Beside the map: what is counted, and how many; null where only the book counts it. */
  short: string | null;
  /** The chapter is in danger. */
  grave: boolean;
  /** The bar counts it too: a small screen leaves it to that. */
  barred: boolean;
  /** Nothing comes of it now: where there is little room, the book alone counts it. */
  lies: boolean;
}

const FEW_PLOTS = 4;

export function factsOf(view: View, { chapter }: Reading): Fact[] {
  const words = boardWords();
  const { board, decks, campaign, miracles } = view;
  const plots = decks.plots.length + decks.plot_top.length + decks.plot_bottom.length;
  const facts: Fact[] = [];
  const add = (
    Sign: Fact["Sign"],
    short: string | null,
    said: string,
    grave = false,
    lies = false,
  ) =>
    facts.push({
      Sign,
      short,
      said,
      grave: grave && view.moment === "telling",
      lies,
      barred: Sign === Done,
    });
  const [done, all] = [board.done.length, chapter.challenge.length];
  add(Done, words.doneShort(done, all), words.challengesDone(done, all));
  add(Plot, words.plotsShort(plots), words.plot(plots), plots < FEW_PLOTS);
  if (chapter.chores) {
    const { total } = chapter.chores;
    const left = total - board.chores.length;
    add(Broom, words.choresShort(left, total), words.chores(left), left <= 1);
  }
  if (chapter.wounds) {
    const { max } = chapter.wounds;
    const grave = board.wounds === max - 1;
    add(Wound, words.woundsShort(board.wounds, max), words.wounds(board.wounds, max), grave);
  }
  add(Star, words.miraclesShort(miracles), words.miracles(miracles), false, miracles === 0);
  const { story, special } = decks;
  add(Story, null, words.story(story.length));
  add(Special, null, words.special(special.length));
  const { replayed } = campaign;
  const forgiven = replayed ? words.replayGone : words.replayLeft;
  // just used up, it is what is read next
  const now = view.moment !== "over" && view.outcome !== "" && view.outcome !== "told";
  const again = !replayed ? "left" : now ? "now" : "gone";
  add(Again, words.againShort[again], forgiven, again === "gone", again === "left");
  return facts;
}

/** Whether one more misfortune may interrupt the chapter. */
export const inDanger = (view: View, reading: Reading): boolean =>
  factsOf(view, reading).some(({ grave }) => grave);
