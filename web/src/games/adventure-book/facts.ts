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
  count: string;
  said: string;
  /** In sight too: how near the chapter is to its end. */
  short?: string;
  /** The chapter is in danger. */
  grave: boolean;
  /** Cards that only lie there: where there is little room, the book alone counts them. */
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
    count: number | string,
    said: string,
    grave = false,
    short?: string,
    lies = false,
  ) => facts.push({ Sign, count: `${count}`, said, grave, lies, ...(short ? { short } : {}) });
  const [done, all] = [board.done.length, chapter.challenge.length];
  add(Done, `${done}/${all}`, words.challengesDone(done, all), false, words.challenges);
  if (chapter.chores) {
    const left = chapter.chores.total - board.chores.length;
    add(Broom, left, words.chores(left), left <= 1, words.choresShort);
  }
  if (chapter.wounds) {
    const { max } = chapter.wounds;
    const grave = board.wounds === max - 1;
    const said = words.wounds(board.wounds, max);
    add(Wound, `${board.wounds}/${max}`, said, grave, words.woundsShort);
  }
  add(Star, miracles, words.miracles(miracles));
  add(Plot, plots, words.plot(plots), plots < FEW_PLOTS, words.plotShort);
  const { story, special } = decks;
  add(Story, story.length, words.story(story.length), false, "", true);
  add(Special, special.length, words.special(special.length), false, "", true);
  const { replayed } = campaign;
  add(Again, replayed ? 0 : 1, replayed ? words.replayGone : words.replayLeft, replayed);
  return facts;
}
