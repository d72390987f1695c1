// What the page says of this game: its options, news, refusals and endings.
import type { Language } from "../../lib/language.svelte";
import { en } from "./words.en";
import { es } from "./words.es";
import { fr } from "./words.fr";
import type { Words } from "./words.shared";

export const words: Record<Language, Words> = { en, fr, es };
