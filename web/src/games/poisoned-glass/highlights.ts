import type { Language } from "../../lib/language.svelte";
import { letter } from "../../lib/sentences";
import { speak, whoIs } from "../../lib/who";
import type { HighlightWords } from "../game";
import type { Highlight, LuckiestSip } from "./types";
import { halved } from "./words.shared";

type Words = HighlightWords<Highlight>;
type Sums = Pick<LuckiestSip, "antidote" | "poison">;

const inEnglish = ({ antidote, poison }: Sums) =>
  `antidote ${halved("en", antidote)}, poison ${poison}`;
const inFrench = ({ antidote, poison }: Sums) =>
  `antidote ${halved("fr", antidote)}, poison ${poison}`;
const inSpanish = ({ antidote, poison }: Sums) =>
  `antídoto ${halved("es", antidote)}, veneno ${poison}`;

const en: Words = {
  "luckiest-sip": (sip, names) =>
    `${speak.en.does(whoIs(names, sip.seat), "drank", "drank")} glass ${letter(sip.glass)} and ${names.me === sip.seat ? "were" : "was"} right: ${inEnglish(sip)}.`,
  "worst-sip": (sip, names) =>
    `${speak.en.does(whoIs(names, sip.seat), "drank", "drank")} glass ${letter(sip.glass)} all the same: ${inEnglish(sip)}.`,
  "wisest-refusal": (sip, names) =>
    `${speak.en.does(whoIs(names, sip.seat), "wisely", "wisely")} left glass ${letter(sip.glass)}: ${inEnglish(sip)}.`,
  "missed-cure": (sip, names) =>
    `${speak.en.does(whoIs(names, sip.seat), "did", "did")} not dare to drink glass ${letter(sip.glass)}: ${inEnglish(sip)}.`,
  "last-glass": (sip, names) =>
    `${sip.drank ? speak.en.does(whoIs(names, sip.seat), "drank", "drank") : speak.en.does(whoIs(names, sip.seat), "did not drink", "did not drink")} ${names.me === sip.seat ? "your" : "their"} last glass: ${inEnglish(sip)}.`,
  "last-heart": (sip, names) =>
    `${speak.en.does(whoIs(names, sip.seat), "lost their", "lost your", "lost their", "lost your")} last heart when ${speak.en.doing(whoIs(names, sip.by), "drank", "drank")} glass ${letter(sip.glass)}: ${inEnglish(sip)}.`,
};

const fr: Words = {
  "luckiest-sip": (sip, names) =>
    `${speak.fr.does(whoIs(names, sip.seat), "a", "as")} bu le verre ${letter(sip.glass)}, avec raison\u202f: ${inFrench(sip)}.`,
  "worst-sip": (sip, names) =>
    `${speak.fr.does(whoIs(names, sip.seat), "a", "as")} bu quand même le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
  "wisest-refusal": (sip, names) =>
    `${speak.fr.does(whoIs(names, sip.seat), "a", "as")} sagement laissé le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
  "missed-cure": (sip, names) =>
    `${speak.fr.does(whoIs(names, sip.seat), "n'a", "n'as")} pas osé boire le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
  "last-glass": (sip, names) =>
    `${sip.drank ? speak.fr.does(whoIs(names, sip.seat), "a bu", "as bu") : speak.fr.does(whoIs(names, sip.seat), "n'a pas bu", "n'as pas bu")} ${names.me === sip.seat ? "ton" : "son"} dernier verre\u202f: ${inFrench(sip)}.`,
  "last-heart": (sip, names) =>
    `${speak.fr.does(whoIs(names, sip.seat), "a perdu son", "as perdu ton", "ont perdu leur", "avez perdu votre")} dernier cœur quand ${speak.fr.doing(whoIs(names, sip.by), "a bu", "as bu", "ont bu", "avez bu")} le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
};

const es: Words = {
  "luckiest-sip": (sip, names) =>
    `${speak.es.does(whoIs(names, sip.seat), "bebió", "bebiste")} el vaso ${letter(sip.glass)}, con acierto: ${inSpanish(sip)}.`,
  "worst-sip": (sip, names) =>
    `${speak.es.does(whoIs(names, sip.seat), "bebió", "bebiste")} aun así el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
  "wisest-refusal": (sip, names) =>
    `${speak.es.does(whoIs(names, sip.seat), "dejó", "dejaste")} sabiamente el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
  "missed-cure": (sip, names) =>
    `${speak.es.does(whoIs(names, sip.seat), "no se atrevió", "no te atreviste")} a beber el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
  "last-glass": (sip, names) =>
    `${sip.drank ? speak.es.does(whoIs(names, sip.seat), "bebió", "bebiste") : speak.es.does(whoIs(names, sip.seat), "no bebió", "no bebiste")} ${names.me === sip.seat ? "tu" : "su"} último vaso: ${inSpanish(sip)}.`,
  "last-heart": (sip, names) =>
    `${speak.es.does(whoIs(names, sip.seat), "perdió su", "perdiste tu", "perdieron su", "perdisteis vuestro")} último corazón cuando ${speak.es.doing(whoIs(names, sip.by), "bebió", "bebiste", "bebieron", "bebisteis")} el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
};

export const highlights: Record<Language, Words> = { en, fr, es };
