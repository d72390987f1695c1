// What the words of all three languages are made with.
import type { Language } from "../../lib/language.svelte";
import { isTeam } from "../../lib/names";
import { listed, nameOf, seatsSaid, type Names } from "../../lib/sentences";
import type { GameWords } from "../game";
import type { Ending, News, Payout, Placed, Refusal, Setup, Text } from "./types";
import { change, dollars, inLanguage } from "./numbers";
import { WAGER } from "./betting";

export type Words = GameWords<Setup, News, Refusal, Ending>;

/** Seconds: the printed rules give teams a little extra. */
export const TEAM_TIME = { guess_time: 45, bet_time: 45 };

/** "Anne is", but of a team "Bea & Carl are". */
export function does(names: Names, seat: number, one: string, several: string): string {
  const name = nameOf(names, seat);
  return `${name} ${isTeam(name) ? several : one}`;
}

/** "Anne wins", "Bea & Carl win", "Anne and Ben share the win". */
export function win(
  language: Language,
  seats: readonly number[],
  names: Names,
  [one, team, several]: [one: string, team: string, several: string],
): string {
  const [only, ...others] = seats;
  return only === undefined || others.length > 0
    ? `${seatsSaid(language, names, seats)} ${several}`
    : does(names, only, one, team);
}

/** What there is to tell about an answer, before what follows. */
export function remarkSaid(remark: Text, language: Language): string {
  const said = inLanguage(remark, language);
  return said && `${said} `;
}

/** "$400 at 4:1 and $100 at 2:1", with the language's own word between. */
export function betsSaid(language: Language, { bets, odds }: Placed, at: string): string {
  return listed(
    language,
    bets.map(({ chips }, i) => `${dollars(WAGER + chips, language)} ${at} ${odds[i]}:1`),
  );
}

export const gained = ({ won, lost, bonus }: Payout) => won + bonus - lost;

/** "Anne +$600, Ben −$200"; who gains and loses nothing is not named. */
export function payoutsSaid(language: Language, payouts: readonly Payout[], names: Names): string {
  return payouts
    .flatMap((payout, seat) =>
      gained(payout) === 0 ? [] : `${nameOf(names, seat)} ${change(gained(payout), language)}`,
    )
    .join(", ");
}
