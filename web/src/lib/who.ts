// Who is spoken of: whoever reads is "you", in every language with its own verb; all others have names.
import type { Language } from "./language.svelte";
import { isTeam } from "./names";
import type { Called } from "./protocol";
import { capital, listed } from "./sentences";

/** The seats' names in order. Where the page is one seat's alone, `me` is that seat and its reader is
    spoken to. Names without it are nobody's: on a television, in a replay, for onlookers, and where
    several seats pass one device around. */
export interface Names extends ReadonlyArray<string> {
  readonly me?: number | null;
  /** The others who share the reader's seat. */
  readonly mates?: readonly string[];
  /** Where teams of seats play: the reader's. */
  readonly side?: number | null;
}

export const namesFor = (
  names: readonly string[],
  me: number | null,
  mates: readonly string[] = [],
  side: number | null = null,
): Names => Object.assign([...names], { me, mates, side });

/** What the seats were called when so many moves were made: a past move keeps the name of who made it,
    and what was done in the reader's seat before they came is somebody else's doing. */
export function namesThen(now: Names, called: readonly Called[], made: number): Names {
  const names = [...now];
  let { me = null } = now;
  for (const was of called.toReversed()) {
    if (made > was.made) continue;
    names[was.seat] = was.name;
    if (was.seat === me) me = null;
  }
  return namesFor(names, me, now.mates);
}

/** A seat as a board is given it. */
interface Sitting {
  name: string;
  you: boolean;
  mates: readonly string[];
}

export function namesOf(seats: readonly Sitting[]): Names {
  const me = seats.findIndex(({ you }) => you);
  return namesFor(
    seats.map(({ name }) => name),
    me === -1 ? null : me,
    seats[me]?.mates,
  );
}

/** Somebody in a sentence. */
export interface Who {
  readonly name: string;
  readonly me: boolean;
  readonly mates: readonly string[];
}

export function whoIs(names: Names, seat: number): Who {
  const me = names.me === seat;
  const name = names[seat] ?? String(seat + 1);
  return { name, me, mates: (me && names.mates) || [] };
}

export const whoSits = ({ name, you, mates }: Sitting): Who => ({ name, me: you, mates });

export const whoAre = (names: Names, seats: readonly number[]): Who[] =>
  seats.map((seat) => whoIs(names, seat));

/** "Anne, Ben and Carla", whoever reads. */
export const named = (language: Language, names: Names, seats: readonly number[]) =>
  listed(
    language,
    seats.map((seat) => whoIs(names, seat).name),
  );

/** One sentence for the reader, another with the name for everyone else. */
export const either = (who: Who, mine: string, theirs: (name: string) => string) =>
  who.me ? mine : theirs(who.name);

interface Grammar {
  /** What the reader is called where a name would stand. */
  you: string;
  /** Before a verb; "" where the verb alone says it. */
  pronoun: string;
  /** "you and Anne", but "Anne et toi". */
  youFirst: boolean;
  /** After several with the reader among them: "Anne et toi, vous perdez". */
  together?: string;
}

/** How one language speaks of somebody. */
export interface Speech {
  /** Within a sentence: "Anne", "you". */
  name: (who: Who) => string;
  /** By itself, as on a label: "Anne", "You". */
  label: (who: Who) => string;
  /** "Anne, Bertrand and you"; after a preposition that bends it, `you` is another word. */
  all: (who: readonly Who[], you?: string) => string;
  /** Who does it, at the beginning of a sentence: "Anne loses", "You lose", "Anne and Ben lose". The
      verb's forms are for another, for the reader, for several, and for several with the reader. */
  does: (who: Who | readonly Who[], ...forms: Forms) => string;
  /** The same within a sentence. */
  doing: (who: Who | readonly Who[], ...forms: Forms) => string;
}
/** English needs only two. */
export type Forms = [another: string, you: string, several?: string, allOfYou?: string];

/** The verb alone, where somebody was named before. */
export const agreed = (who: Who, ...[another, you, several = you, allOfYou = several]: Forms) => {
  if (who.me) return who.mates.length > 0 ? allOfYou : you;
  return isTeam(who.name) ? several : another;
};

function speech(language: Language, { you, pronoun, youFirst, together = "" }: Grammar): Speech {
  const all = (who: readonly Who[], called = you) => {
    const others = who.filter(({ me }) => !me).map(({ name }) => name);
    const mine = who.find(({ me }) => me);
    if (!mine) return listed(language, others);
    const named = youFirst
      ? [called, ...mine.mates, ...others]
      : [...others, ...mine.mates, called];
    return listed(language, named);
  };
  const isOnlyMe = (who: readonly Who[]) =>
    who.length === 1 && who.every(({ me, mates }) => me && mates.length === 0);
  const name = (who: Who) => (who.me ? [you, ...who.mates].join(" & ") : who.name);

  const doing: Speech["doing"] = (who, another, yours, several = yours, allOfYou = several) => {
    const everyone = [who].flat();
    const [first, ...others] = everyone;
    if (isOnlyMe(everyone)) return `${pronoun}${yours}`;
    if (everyone.some(({ me }) => me)) return `${all(everyone)}${together} ${allOfYou}`;
    const one = first && others.length === 0 && !isTeam(first.name);
    return `${all(everyone)} ${one ? another : several}`;
  };
  return {
    name,
    label: (who) => (who.me ? capital(name(who)) : who.name),
    all,
    does: (who, ...forms) => {
      const everyone = [who].flat();
      // What begins with a name is left as its bearer writes it.
      const mineFirst = isOnlyMe(everyone) || (youFirst && everyone.some(({ me }) => me));
      return mineFirst ? capital(doing(who, ...forms)) : doing(who, ...forms);
    },
    doing,
  };
}

export const speak: Record<Language, Speech> = {
  en: speech("en", { you: "you", pronoun: "you ", youFirst: true }),
  fr: speech("fr", { you: "toi", pronoun: "tu ", youFirst: false, together: ", vous" }),
  es: speech("es", { you: "tú", pronoun: "", youFirst: false }),
};
