// For the first game: what to do now, in a sentence.
import type { Language } from "../../lib/language.svelte";
import type { Names } from "../../lib/who";
import { isRolling } from "./dice";
import { bidSaid } from "./numbers";
import { mayChallenge, raises } from "./picking";
import type { Move, View } from "./types";

interface GuideWords {
  first: string;
  raise: (bid: string, bidder: string) => string;
  onlyChallenge: (bid: string) => string;
  waitFirst: (name: string) => string;
  wait: (name: string) => string;
  out: string;
  watching: string;
}

const WORDS: Record<Language, GuideWords> = {
  en: {
    first:
      "You open: say how many dice of one face lie under all cups together. Skulls count as every face. A low bid is safe.",
    raise: (bid, bidder) =>
      `${bidder} claims ${bid} under all cups together. Believe it? Bid more dice, or as many of a higher face. Don't? Challenge!`,
    onlyChallenge: (bid) => `Nothing is higher than ${bid}: all you can do is challenge.`,
    waitFirst: (name) =>
      `${name} makes the first bid. Meanwhile, look at your dice: skulls count as every face.`,
    wait: (name) => `${name} must raise the bid or challenge it. Only you can see your dice.`,
    out: "You have no dice left. Lean back and watch who keeps theirs to the last.",
    watching: "You are watching: the dice stay hidden until someone challenges a bid.",
  },
  fr: {
    first:
      "À toi d'ouvrir\u202f: dis combien de dés d'une même face se cachent sous tous les gobelets. Les crânes comptent pour toutes les faces. Une annonce basse est sans risque.",
    raise: (bid, bidder) =>
      `${bidder} annonce ${bid} sous tous les gobelets réunis. Tu y crois\u202f? Annonce plus de dés, ou autant d'une face plus haute. Sinon, défie\u202f!`,
    onlyChallenge: (bid) => `Rien ne dépasse ${bid}\u202f: il ne reste qu'à défier.`,
    waitFirst: (name) =>
      `${name} fait la première annonce. En attendant, regarde tes dés\u202f: les crânes comptent pour toutes les faces.`,
    wait: (name) => `${name} doit monter l'annonce ou la défier. Personne d'autre ne voit tes dés.`,
    out: "Tu n'as plus de dés. Regarde qui gardera les siens jusqu'au bout.",
    watching:
      "Tu regardes\u202f: les dés restent cachés jusqu'à ce que quelqu'un défie une annonce.",
  },
  es: {
    first:
      "Abres tú: di cuántos dados de una misma cara hay bajo todos los cubiletes juntos. Las calaveras valen por cualquier cara. Una apuesta baja es segura.",
    raise: (bid, bidder) =>
      `${bidder} dice que hay ${bid} bajo todos los cubiletes juntos. ¿Te lo crees? Apuesta más dados, o los mismos de una cara más alta. ¿No? ¡Desafía!`,
    onlyChallenge: (bid) => `No hay nada más alto que ${bid}: solo puedes desafiar.`,
    waitFirst: (name) =>
      `${name} hace la primera apuesta. Mientras, mira tus dados: las calaveras valen por cualquier cara.`,
    wait: (name) => `${name} tiene que subir la apuesta o desafiarla. Solo tú ves tus dados.`,
    out: "Ya no te quedan dados. Mira quién conserva los suyos hasta el final.",
    watching: "Estás mirando: los dados siguen ocultos hasta que alguien desafíe una apuesta.",
  },
};

function guideIn(language: Language) {
  const words = WORDS[language];
  return (view: View, moves: readonly Move[], names: Names): string | null => {
    if (view.turn === null || isRolling(view)) return null;
    if (view.seat === null) return words.watching;
    if (view.left[view.seat] === 0) return words.out;
    const standing = view.bids.at(-1);
    const name = names[view.turn] ?? "";
    if (view.turn !== view.seat) return standing ? words.wait(name) : words.waitFirst(name);
    if (moves.length === 0) return null; // the move is on its way
    if (!standing) return words.first;
    const bid = bidSaid(language, standing.bid);
    if (mayChallenge(moves) && raises(moves).length === 0) return words.onlyChallenge(bid);
    return words.raise(bid, names[standing.seat] ?? "");
  };
}

export const guide = { en: guideIn("en"), fr: guideIn("fr"), es: guideIn("es") };
