// What a game is played with, by its kind and name as the server says them: "book house".
import { inLanguages } from "../lib/language.svelte";

const en = {
  book: (name: string) => `the book ${name}`,
  pack: (name: string) => `the pack ${name}`,
};
const fr: typeof en = {
  book: (name) => `le livre «\u202f${name}\u202f»`,
  pack: (name) => `le paquet «\u202f${name}\u202f»`,
};
const es: typeof en = {
  book: (name) => `el libro «${name}»`,
  pack: (name) => `el paquete «${name}»`,
};

const kinds = inLanguages({ en, fr, es });

export function content(named: string): string {
  const [kind, ...name] = named.split(" ");
  return kinds()[kind === "book" ? "book" : "pack"](name.join(" "));
}
