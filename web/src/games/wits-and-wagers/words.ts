import { en } from "./words.en";
import { es } from "./words.es";
import { fr } from "./words.fr";

export const words = { en, fr, es };
