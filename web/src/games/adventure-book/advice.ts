// What is advised is told with its reason: which challenge it serves, and what that still lacks.
import { matched, type Aim } from "./asking";
import { boardWords } from "./boardWords";
import { ANY, challengeOf, type Reading } from "./reading";
import { conditionSaid } from "./sayings";
import type { News, View } from "./types";

/** News at which nobody goes on as advised without looking: something hidden was shown, somebody
    else has acted, or the chapter is at its end. */
export const HAPPENINGS: ReadonlySet<News["type"]> = new Set<News["type"]>([
  "drew",
  "plot-turned",
  "offered",
  "traded",
  "declined",
  "hazard-struck",
  "chapter-told",
  "interrupted",
  "chapter-opened",
]);

export function whySaid(
  { challenge, why }: Aim,
  view: View,
  reading: Reading,
  hand: readonly string[],
): string {
  const words = boardWords();
  const printed = challengeOf(reading.chapter, challenge);
  const seen = view.challenges.find(({ id }) => id === challenge);
  if (!printed || !seen || seen.done) return "";
  const wild = new Set(
    reading.book.cards.special.filter(({ kind }) => kind === "wild").map(({ id }) => id),
  );
  const places = printed.requires
    .filter((_, i) => !seen.met[i])
    .map((condition) => conditionSaid(reading, condition));
  const cards = matched(printed.cost, hand, wild, ANY)
    .filter(({ have }) => !have)
    .map(({ icon }) => (icon === ANY ? words.any : reading.card(icon)));
  const missing = reading.list([...places, ...cards]);
  return words.adviceFor(reading.challenge(challenge), why, missing);
}
