// An award as a television gives it.
import type { Component } from "svelte";
import type { Language } from "../../lib/language.svelte";
import { named, type Names } from "../../lib/who";
import { icons } from "./awardIcons";
import { awards, figure, honoured } from "./highlights";
import type { Highlight } from "./types";

export interface Given {
  title: string;
  Icon: Component;
  who: string;
  /** The same in one line or two. */
  brief: string;
  figure: string;
  said: string;
  /** Milliseconds until it is given. */
  at: number;
  /** Whose colour it has; null where several share it. */
  seat: number | null;
}

export function givenFor(
  highlight: Highlight,
  { said, at, names, language }: { said: string; at: number; names: Names; language: Language },
): Given {
  const seats = honoured(highlight);
  const [first = 0, ...others] = seats;
  return {
    title: awards[language][highlight.type],
    Icon: icons[highlight.type],
    who: named(language, names, seats),
    brief:
      others.length > 1
        ? `${named(language, names, [first])} + ${others.length}`
        : named(language, names, seats),
    figure: figure(highlight, language),
    said,
    at,
    seat: others.length > 0 ? null : first,
  };
}
