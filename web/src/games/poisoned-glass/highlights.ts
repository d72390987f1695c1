import { did } from "../../lib/doing";
import type { Language } from "../../lib/language.svelte";
import { letter } from "../../lib/sentences";
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
  "luckiest-sip": (sip, names, me) =>
    `${did(names, me, sip.seat, ["You drank", "drank"])} glass ${letter(sip.glass)} and ${sip.seat === me ? "were" : "was"} right: ${inEnglish(sip)}.`,
  "worst-sip": (sip, names, me) =>
    `${did(names, me, sip.seat, ["You drank", "drank"])} glass ${letter(sip.glass)} all the same: ${inEnglish(sip)}.`,
  "wisest-refusal": (sip, names, me) =>
    `${did(names, me, sip.seat, ["You wisely", "wisely"])} left glass ${letter(sip.glass)}: ${inEnglish(sip)}.`,
  "missed-cure": (sip, names, me) =>
    `${did(names, me, sip.seat, ["You did", "did"])} not dare to drink glass ${letter(sip.glass)}: ${inEnglish(sip)}.`,
  "last-glass": (sip, names, me) =>
    `${did(names, me, sip.seat, sip.drank ? ["You drank", "drank"] : ["You did not drink", "did not drink"])} ${sip.seat === me ? "your" : "their"} last glass: ${inEnglish(sip)}.`,
};

const fr: Words = {
  "luckiest-sip": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Tu as", "a"])} bu le verre ${letter(sip.glass)}, avec raison\u202f: ${inFrench(sip)}.`,
  "worst-sip": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Tu as", "a"])} bu quand même le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
  "wisest-refusal": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Tu as", "a"])} sagement laissé le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
  "missed-cure": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Tu n'as", "n'a"])} pas osé boire le verre ${letter(sip.glass)}\u202f: ${inFrench(sip)}.`,
  "last-glass": (sip, names, me) =>
    `${did(names, me, sip.seat, sip.drank ? ["Tu as bu", "a bu"] : ["Tu n'as pas bu", "n'a pas bu"])} ${sip.seat === me ? "ton" : "son"} dernier verre\u202f: ${inFrench(sip)}.`,
};

const es: Words = {
  "luckiest-sip": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Bebiste", "bebió"])} el vaso ${letter(sip.glass)}, con acierto: ${inSpanish(sip)}.`,
  "worst-sip": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Bebiste", "bebió"])} aun así el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
  "wisest-refusal": (sip, names, me) =>
    `${did(names, me, sip.seat, ["Dejaste", "dejó"])} sabiamente el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
  "missed-cure": (sip, names, me) =>
    `${did(names, me, sip.seat, ["No te atreviste", "no se atrevió"])} a beber el vaso ${letter(sip.glass)}: ${inSpanish(sip)}.`,
  "last-glass": (sip, names, me) =>
    `${did(names, me, sip.seat, sip.drank ? ["Bebiste", "bebió"] : ["No bebiste", "no bebió"])} ${sip.seat === me ? "tu" : "su"} último vaso: ${inSpanish(sip)}.`,
};

export const highlights: Record<Language, Words> = { en, fr, es };
