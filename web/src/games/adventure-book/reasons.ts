// Why another way to play the turn would have been better, for the coach.
import type { Language } from "../../lib/language.svelte";
import type { BookReason } from "../../lib/protocol";
import { percent } from "../../lib/sentences";
import type { ReasonWords } from "../game";
import { moveWords } from "./moves";
import { read } from "./reading";
import type { Book, Move, View } from "./types";

interface Says {
  quoted: (name: string) => string;
  plan: (moves: readonly string[]) => string;
  completes: (challenges: string) => string;
  lost: (better: string, made: string) => string;
  soon: (better: string, made: string) => string;
  missing: (better: number, made: number) => string;
}

const TOLD_APART = 0.01; // how much likelier an interruption is, from which it is worth saying

const SAYS: Record<Language, Says> = {
  en: {
    quoted: (name) => `“${name}”`,
    plan: (moves) => `The whole plan: ${moves.join("; then ")}.`,
    completes: (challenges) =>
      `It completes ${challenges} in this turn, and what you did does not.`,
    lost: (better, made) =>
      `The next Plot card interrupts the chapter ${better} of the time then, and ${made} after what you did.`,
    soon: (better, made) =>
      `If nobody does anything about it, one of the next two Plot cards interrupts the chapter ${better} of the time then, and ${made} after what you did.`,
    missing: (better, made) =>
      `Then about ${better} steps and cards are missing to the end of the chapter, and ${made} after what you did.`,
  },
  fr: {
    quoted: (name) => `«\u202f${name}\u202f»`,
    plan: (moves) => `Tout le plan\u202f: ${moves.join("\u202f; puis ")}.`,
    completes: (challenges) => `Cela réussit ${challenges} dès ce tour, et ton choix non.`,
    lost: (better, made) =>
      `La prochaine carte Intrigue interrompt alors le chapitre dans ${better} des cas, et dans ${made} après ton choix.`,
    soon: (better, made) =>
      `Si personne n'y fait rien, l'une des deux prochaines cartes Intrigue interrompt alors le chapitre dans ${better} des cas, et dans ${made} après ton choix.`,
    missing: (better, made) =>
      `Il manque alors environ ${better} pas et cartes jusqu'à la fin du chapitre, et ${made} après ton choix.`,
  },
  es: {
    quoted: (name) => `«${name}»`,
    plan: (moves) => `Todo el plan: ${moves.join("; luego ")}.`,
    completes: (challenges) =>
      `Con eso se supera ${challenges} en este turno, y con tu elección no.`,
    lost: (better, made) =>
      `La próxima carta de Trama interrumpe entonces el capítulo el ${better} de las veces, y el ${made} tras tu elección.`,
    soon: (better, made) =>
      `Si nadie hace nada, una de las dos próximas cartas de Trama interrumpe entonces el capítulo el ${better} de las veces, y el ${made} tras tu elección.`,
    missing: (better, made) =>
      `Entonces faltan unos ${better} pasos y cartas hasta el final del capítulo, y ${made} tras tu elección.`,
  },
};

type Words = ReasonWords<BookReason, Move, View, Book>;
type Said = (move: Move, view: View, names: unknown, book: Book) => string;

function wordsIn(language: Language): Words {
  const say = SAYS[language];
  const words = moveWords[language] as Partial<Record<Move["type"], Said>>;

  return ({ made, better }, { view, names, printed }) => {
    const { challenge, list } = read(printed, view.chapter, language);
    const told: string[] = [];
    const plan = (better.moves as Move[]).map(
      (move) => words[move.type]?.(move, view, names, printed) ?? "",
    );
    const only = better.completes.filter((id) => !made.completes.includes(id));
    if (only.length > 0)
      told.push(say.completes(list(only.map((id) => say.quoted(challenge(id))))));
    const share = (part: number) => percent(language, part);
    if (made.lost - better.lost >= TOLD_APART)
      told.push(say.lost(share(better.lost), share(made.lost)));
    else if (made.soon - better.soon >= TOLD_APART)
      told.push(say.soon(share(better.soon), share(made.soon)));
    const [then, now] = [Math.round(better.missing), Math.round(made.missing)];
    if (then < now) told.push(say.missing(then, now));
    if (plan.length > 1) told.push(say.plan(plan.filter(Boolean)));
    return told.join(" ");
  };
}

export const reasonWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};
