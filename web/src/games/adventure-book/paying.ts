// What is to be paid for, and the buttons that pay it.
import { door, type Deciding } from "./answers";
import { movesOf, type Going, type Way } from "./asking";
import { boardWords } from "./boardWords";
import type { Door } from "./parts";
import type { Reading } from "./reading";
import type { View } from "./types";

export interface Bill {
  what: string;
  /** In words; "" for a free step that only asks who rides along. */
  price: string;
  ways: readonly Way[];
  step: Going | null;
}

/** Pays as chosen, alone or with a rider; or leaves it. */
export function payments(
  { ask, moves, reading, make }: Deciding,
  { ways, step }: Bill,
  fitting: readonly Way[],
  view: View,
  cancel: Door,
): Door[] {
  const words = boardWords();
  const rides = ({ move }: Way) => "riding" in move && move.riding;
  const along = fitting.find(rides);
  const way = fitting.find((each) => !rides(each));
  const riders = step && ways.some(rides) ? ridersOf(step.who, view, reading) : "";
  const refusal = movesOf(moves, "end-moving")[0];
  return [
    ...(ask === "leaving" && step
      ? door(refusal, words.stays(reading.figure(step.who)), make)
      : [cancel]),
    {
      label: riders && step ? words.alone(reading.figure(step.who)) : words.pay,
      kind: riders ? "plain" : "main",
      disabled: !way,
      act: () => way && make(way.move),
    },
    ...(riders ? door(along?.move, words.takeAlong(riders), make, "main") : []),
  ];
}

function ridersOf(who: string, { board }: View, reading: Reading): string {
  const space = board.places.find(([other]) => other === who)?.[1];
  const along = Object.entries(reading.chapter.characters).filter(
    ([other, { carrier, control }]) =>
      carrier === who &&
      control === "players" &&
      board.places.some(([one, there]) => one === other && there === space),
  );
  return reading.figures(along.map(([other]) => other));
}
