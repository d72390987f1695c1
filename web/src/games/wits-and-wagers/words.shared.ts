// What the words of all three languages are made with.
import type { Language } from "../../lib/language.svelte";
import { listed } from "../../lib/sentences";
import { speak, whoAre, whoIs, type Forms, type Names, type Who } from "../../lib/who";
import type { GameWords } from "../game";
import type { Ending, News, Outcome, Payout, Placed, Refusal, Setup, Slot, Text } from "./types";
import { change, dollars, inLanguage, spelled } from "./numbers";
import { WAGER } from "./betting";

export type Words = GameWords<Setup, News, Refusal, Ending>;

/** Seconds: the book's 30, a little extra for teams, and as long as it takes. */
export const TIMES = {
  options: ["guess_time", "bet_time"],
  seconds: [30, 45, 60, 0],
  done: "locked-in",
} as const;

/** "Anne wins", "Bea & Carl win", "You and Ben share the win"; within a sentence or at its start. */
export function win(
  language: Language,
  seats: readonly number[],
  names: Names,
  { one, several }: { one: Forms; several: Forms },
  how: "does" | "doing",
): string {
  return speak[language][how](whoAre(names, seats), ...(seats.length > 1 ? several : one));
}

/** What there is to tell about an answer, before what follows. */
export function remarkSaid(remark: Text, language: Language): string {
  const said = inLanguage(remark, language);
  return said && `${said} `;
}

/** "$400 on 1,648 (4:1) and $100 on smaller than all (6:1)", in the language's own words. */
export function betsSaid(
  language: Language,
  { bets, odds, numbers, display }: Placed,
  on: string,
  smaller: string,
): string {
  const guess = (number: string | null | undefined) =>
    number == null ? smaller : spelled(number, display, language);
  return listed(
    language,
    bets.map(
      ({ chips }, i) =>
        `${dollars(WAGER + chips, language)} ${on} ${guess(numbers[i])} (${odds[i]}:1)`,
    ),
  );
}

/** Who has no guess on the mat. */
export function without(mat: readonly Slot[], names: Names): Who[] {
  const written = mat.flatMap(({ seats }) => seats);
  return whoAre(
    names,
    names.flatMap((_, seat) => (written.includes(seat) ? [] : [seat])),
  );
}

export const gained = ({ won, lost, bonus }: Payout) => won + bonus - lost;

/** What the winning guess has brought each of those who wrote it. */
export const bonusOf = (outcome: Outcome | null) =>
  Math.max(0, ...(outcome?.payouts ?? []).map(({ bonus }) => bonus));

/** "Anne +$600, Ben −$200"; who gains and loses nothing is not named. */
export function payoutsSaid(language: Language, payouts: readonly Payout[], names: Names): string {
  return payouts
    .flatMap((payout, seat) =>
      gained(payout) === 0
        ? []
        : `${speak[language].name(whoIs(names, seat))} ${change(gained(payout), language)}`,
    )
    .join(", ");
}
