// What the two roles do, for whoever asks.
import { inLanguages } from "../../lib/language.svelte";
import { saidHalves } from "./boardWords";
import type { View } from "./types";

interface RoleWords {
  wesley: (halves: string, last: boolean) => string;
  vizzini: (looks: boolean, spent: boolean) => string;
}

const roleWords = inLanguages<RoleWords>({
  en: {
    wesley: (halves, last) =>
      `Wesley goes first, but chooses a glass ${last ? "last" : "after Vizzini"}. His glass gets ${halves} antidote more: a half for every seat.`,
    vizzini: (looks, spent) =>
      `Vizzini goes last, but chooses a glass first. Once a round he may ${looks ? "look at the top cards of two glasses and exchange them" : "exchange the top cards of two glasses, and sees both"}.${spent ? " This round he has." : ""}`,
  },
  fr: {
    wesley: (halves, last) =>
      `Wesley commence, mais choisit son verre ${last ? "en dernier" : "après Vizzini"}. Son verre reçoit ${halves} d'antidote en plus\u202f: un demi par place.`,
    vizzini: (looks, spent) =>
      `Vizzini joue en dernier, mais choisit son verre en premier. Une fois par manche, il peut ${looks ? "regarder les dessus de deux verres et les échanger" : "échanger les dessus de deux verres, et voit les deux"}.${spent ? " Il l'a fait dans cette manche." : ""}`,
  },
  es: {
    wesley: (halves, last) =>
      `Wesley empieza, pero elige su vaso ${last ? "al final" : "después de Vizzini"}. Su vaso recibe ${halves} más de antídoto: medio por cada asiento.`,
    vizzini: (looks, spent) =>
      `Vizzini juega al final, pero elige su vaso primero. Una vez por ronda puede ${looks ? "mirar las cartas de encima de dos vasos e intercambiarlas" : "intercambiar las cartas de encima de dos vasos, y ve ambas"}.${spent ? " En esta ronda ya lo ha hecho." : ""}`,
  },
});

export function saidRole(
  role: "wesley" | "vizzini",
  { setup, power }: Pick<View, "setup" | "power">,
): string {
  return role === "wesley"
    ? roleWords().wesley(saidHalves(setup.seats), setup.choose_order === "reverse")
    : roleWords().vizzini(setup.vizzini_peek !== "committed", power === "spent");
}
