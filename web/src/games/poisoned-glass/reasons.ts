// Why another card or glass would have been better, for the coach.
import type { Language } from "../../lib/language.svelte";
import type { GlassReason, Tasting } from "../../lib/protocol";
import { letter, percent } from "../../lib/sentences";
import type { ReasonWords } from "../game";
import type { Move, View } from "./types";

type Figures = Record<keyof Tasting, string>;

interface Says {
  chosen: (better: Figures, made: Figures) => string;
  /** What it means to drink, or not. */
  drunk: (glass: Figures) => string;
  taken: (better: Figures, made: Figures) => string;
  /** The glass that one takes is no better then: it is about what the others get. */
  elsewhere: string;
  mostly: (often: string) => string;
  hearts: (better: Figures, made: Figures) => string;
  leads: (better: Figures, made: Figures) => string;
}

const ALWAYS = 0.995;

const isBetter = (better: Tasting, made: Tasting) =>
  Math.round(100 * better.good) > Math.round(100 * made.good);

const SAYS: Record<Language, Says> = {
  en: {
    chosen: (better, made) =>
      `Glass ${better.glass} is good ${better.good} of the time, glass ${made.glass} ${made.good}.`,
    drunk: ({ glass, good }) =>
      `Glass ${glass} is good ${good} of the time: then a drink costs each of the others a heart, and refusing costs you one. If it is poisoned, only drinking costs you one.`,
    taken: (better, made) =>
      `Then you take glass ${better.glass}${better.often}, which is good ${better.good} of the time; after what you did glass ${made.glass}${made.often}, good ${made.good}.`,
    elsewhere:
      "It is not about a better glass for you: a glass that you know to be poisoned you refuse at no cost, and every good glass that somebody else drinks costs you a heart.",
    mostly: (often) => ` (${often} of the time)`,
    hearts: (better, made) =>
      `On average that costs you ${better.own} ${better.own === "1" ? "heart" : "hearts"} in this round and each of the others ${better.others}; what you did costs you ${made.own} and them ${made.others}.`,
    leads: (better, made) =>
      `Then nobody has more hearts than you after the round ${better.leads} of the time, and after what you did ${made.leads}.`,
  },
  fr: {
    chosen: (better, made) =>
      `Le verre ${better.glass} est bon dans ${better.good} des cas, le verre ${made.glass} dans ${made.good}.`,
    drunk: ({ glass, good }) =>
      `Le verre ${glass} est bon dans ${good} des cas\u202f: alors boire coûte un cœur à chacun des autres, et refuser t'en coûte un. S'il est empoisonné, seul boire t'en coûte un.`,
    taken: (better, made) =>
      `Tu prends alors le verre ${better.glass}${better.often}, bon dans ${better.good} des cas\u202f; après ton choix, le verre ${made.glass}${made.often}, bon dans ${made.good}.`,
    elsewhere:
      "Ce n'est pas que ton verre serait meilleur\u202f: un verre que tu sais empoisonné se refuse sans frais, et chaque bon verre bu par un autre te coûte un cœur.",
    mostly: (often) => ` (dans ${often} des cas)`,
    hearts: (better, made) =>
      `En moyenne, cela te coûte ${better.own} cœur dans cette manche et ${better.others} à chacun des autres\u202f; ton choix t'en coûte ${made.own}, et ${made.others} à chacun d'eux.`,
    leads: (better, made) =>
      `Alors personne n'a plus de cœurs que toi après la manche dans ${better.leads} des cas, et après ton choix dans ${made.leads}.`,
  },
  es: {
    chosen: (better, made) =>
      `El vaso ${better.glass} es bueno el ${better.good} de las veces; el vaso ${made.glass}, el ${made.good}.`,
    drunk: ({ glass, good }) =>
      `El vaso ${glass} es bueno el ${good} de las veces: entonces beber cuesta un corazón a cada uno de los demás, y negarse te cuesta uno. Si está envenenado, solo beber te cuesta uno.`,
    taken: (better, made) =>
      `Entonces tomas el vaso ${better.glass}${better.often}, bueno el ${better.good} de las veces; tras tu elección, el vaso ${made.glass}${made.often}, bueno el ${made.good}.`,
    elsewhere:
      "No es que tu vaso fuera mejor: negarse a un vaso que sabes envenenado no cuesta nada, y cada vaso bueno que bebe otro te cuesta un corazón.",
    mostly: (often) => ` (el ${often} de las veces)`,
    hearts: (better, made) =>
      `De media eso te cuesta ${better.own} ${better.own === "1" ? "corazón" : "corazones"} en esta ronda y ${better.others} a cada uno de los demás; tu elección te cuesta ${made.own} y a ellos ${made.others}.`,
    leads: (better, made) =>
      `Entonces nadie tiene más corazones que tú tras la ronda el ${better.leads} de las veces, y tras tu elección el ${made.leads}.`,
  },
};

type Words = ReasonWords<GlassReason, Move, View>;

function wordsIn(language: Language): Words {
  const say = SAYS[language];
  const hearts = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const figures = ({ glass, often, good, own, others, leads }: Tasting): Figures => ({
    glass: letter(glass),
    often: often < ALWAYS ? say.mostly(percent(language, often)) : "",
    good: percent(language, good),
    own: hearts.format(own),
    others: hearts.format(others),
    leads: percent(language, leads),
  });
  /** By how much it costs oneself more than the others, in tenths. */
  const loss = ({ own, others }: Tasting) => Math.round(10 * own) - Math.round(10 * others);

  return ({ made, better }, { move: { type } }) => {
    const [one, other] = [figures(better), figures(made)];
    const where =
      type === "choose"
        ? say.chosen(one, other)
        : type === "drink" || type === "refuse"
          ? say.drunk(other)
          : isBetter(better, made)
            ? say.taken(one, other)
            : say.elsewhere;
    const comes = loss(better) < loss(made) ? say.hearts(one, other) : say.leads(one, other);
    return `${where} ${comes}`;
  };
}

export const reasonWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};
