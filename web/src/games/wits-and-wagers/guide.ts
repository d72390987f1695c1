// For the first game: what to do now, in a sentence.
import type { Language } from "../../lib/language.svelte";
import { listed } from "../../lib/sentences";
import type { Names } from "../../lib/who";
import type { Move, View } from "./types";

interface GuideWords {
  guess: string;
  /** Where several people share the seat. */
  guessTogether: (mates: string) => string;
  betTogether: (mates: string) => string;
  written: string;
  guessed: string;
  bet: string;
  betWon: string;
  betSecond: string;
  betMade: string;
  betMadeUnhurried: string;
  betUnguessed: string;
  done: string;
  answer: string;
  seen: string;
  watching: string;
}

const WORDS: Record<Language, GuideWords> = {
  en: {
    guess:
      "Type your best guess: nearest without going over wins, so rather a little low than a little high.",
    guessTogether: (mates) =>
      `You are a team with ${mates}: whoever types, types for all of you. Nearest without going over wins.`,
    betTogether: (mates) =>
      `Two chips for you and ${mates}: tap a place for each. Who is nearest without going over?`,
    written: "The others do not see your guess. Lock it in when you are happy with it.",
    guessed: "Your guess is in. When all are, everyone bets on whichever they trust most.",
    bet: "Who is nearest without going over? Tap a place for each of your two chips. They always come back, so bet both.",
    betWon:
      "Tap a place for each chip, and lay won money under it if you are sure: it pays the odds, or is lost.",
    betSecond: "One chip is still in hand. It costs nothing: put it on the same place or another.",
    betMade: "Your bets can be moved until the time is up. Say so when you are done.",
    betMadeUnhurried: "Your bets can still be moved. Say so when you are done.",
    betUnguessed:
      "You wrote no guess in time. Bet all the same: tap a place for each of your two chips, they always come back.",
    done: "You are done. As long as others are not, you may still change your mind.",
    answer:
      "The winning guess is the highest that is not over the answer. Go on when you have seen enough.",
    seen: "The next question comes when everyone has seen the answer.",
    watching: "You are watching: guesses are secret until all are in.",
  },
  fr: {
    guess:
      "Tape ton estimation\u202f: la plus proche sans dépasser gagne, alors plutôt un peu bas qu'un peu haut.",
    guessTogether: (mates) =>
      `Tu joues en équipe avec ${mates}\u202f: un seul nombre pour vous tous. La plus proche sans dépasser gagne.`,
    betTogether: (mates) =>
      `Deux jetons pour ${mates} et toi\u202f: touche une case pour chacun. Qui est le plus près sans dépasser\u202f?`,
    written: "Les autres ne voient pas ton estimation. Valide-la quand elle te plaît.",
    guessed:
      "Ton estimation est posée. Quand toutes le seront, chacun misera sur celle qu'il croit la meilleure.",
    bet: "Qui est le plus près sans dépasser\u202f? Touche une case pour chacun de tes deux jetons. Ils reviennent toujours\u202f: mise les deux.",
    betWon:
      "Touche une case pour chaque jeton, et glisse des gains dessous si tu y crois\u202f: ils rapportent la cote, ou sont perdus.",
    betSecond:
      "Un jeton est encore en main. Il ne coûte rien\u202f: pose-le sur la même case ou sur une autre.",
    betMade: "Tes mises peuvent bouger jusqu'à la fin du temps. Dis-le quand tu as fini.",
    betMadeUnhurried: "Tes mises peuvent encore bouger. Dis-le quand tu as fini.",
    betUnguessed:
      "Pas d'estimation de ta part à temps. Mise quand même\u202f: touche une case pour chacun de tes deux jetons, ils reviennent toujours.",
    done: "Tu as fini. Tant que d'autres réfléchissent, tu peux encore changer d'avis.",
    answer:
      "L'estimation gagnante est la plus haute qui ne dépasse pas la réponse. Continue quand tu as tout vu.",
    seen: "La question suivante arrive quand tout le monde a vu la réponse.",
    watching: "Tu regardes\u202f: les estimations restent secrètes jusqu'à la dernière.",
  },
  es: {
    guess:
      "Escribe tu mejor estimación: gana la que más se acerca sin pasarse, así que mejor quedarse un poco corto.",
    guessTogether: (mates) =>
      `Juegas en equipo con ${mates}: un solo número por todos. Gana la que más se acerca sin pasarse.`,
    betTogether: (mates) =>
      `Dos fichas para ${mates} y para ti: toca una casilla para cada una. ¿Quién se acerca más sin pasarse?`,
    written: "Los demás no ven tu estimación. Fíjala cuando te convenza.",
    guessed:
      "Tu estimación está puesta. Cuando estén todas, cada cual apuesta por la que más le convence.",
    bet: "¿Quién se acerca más sin pasarse? Toca una casilla para cada una de tus dos fichas. Siempre vuelven: apuesta las dos.",
    betWon:
      "Toca una casilla para cada ficha y pon debajo dinero ganado si estás seguro: se paga según la cuota, o se pierde.",
    betSecond:
      "Aún te queda una ficha en la mano. No cuesta nada: ponla en la misma casilla o en otra.",
    betMade: "Puedes mover tus apuestas hasta que acabe el tiempo. Avisa cuando termines.",
    betMadeUnhurried: "Todavía puedes mover tus apuestas. Avisa cuando termines.",
    betUnguessed:
      "No escribiste tu estimación a tiempo. Apuesta igualmente: toca una casilla para cada una de tus dos fichas, siempre vuelven.",
    done: "Has acabado. Mientras otros no, todavía puedes cambiar de idea.",
    answer:
      "Gana la estimación más alta que no pasa de la respuesta. Sigue cuando lo hayas visto todo.",
    seen: "La siguiente pregunta llega cuando todos han visto la respuesta.",
    watching: "Estás mirando: las estimaciones son secretas hasta que estén todas.",
  },
};

function guideIn(language: Language) {
  const words = WORDS[language];
  return (view: View, _: readonly Move[], names: Names): string | null => {
    const mates = listed(language, names.mates ?? []);
    const { seat, phase } = view;
    if (phase === "asking" || phase === "over") return null;
    if (seat === null) return words.watching;
    const locked = view.locked[seat];
    if (phase === "shown") return locked ? words.seen : words.answer;
    if (phase === "guessing") {
      if (locked) return words.guessed;
      if (view.guess !== null) return words.written;
      return mates ? words.guessTogether(mates) : words.guess;
    }
    if (locked) return words.done;
    const bets = view.bets[seat]?.length ?? 0;
    if (bets === 0) {
      if (!view.mat.some(({ seats }) => seats.includes(seat))) return words.betUnguessed;
      if ((view.banks[seat] ?? 0) > 0) return words.betWon;
      return mates ? words.betTogether(mates) : words.bet;
    }
    if (bets === 1) return words.betSecond;
    return view.setup.bet_time > 0 ? words.betMade : words.betMadeUnhurried;
  };
}

export const guide = { en: guideIn("en"), fr: guideIn("fr"), es: guideIn("es") };
