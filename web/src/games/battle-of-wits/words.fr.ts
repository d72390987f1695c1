import { anyOf, letter } from "../../lib/sentences";
import { either, speak, whoAre, whoIs, type Who } from "../../lib/who";
import { saidCharacter } from "./characterNames";
import { isTied, tally, totalsSaid, type Words } from "./words.shared";
import type { DayBroke, Drank } from "./types";

const { all, does, doing } = speak.fr;

const large = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const TEAM_NAMES = ["l'équipe de l'homme en noir", "l'équipe du prince Humperdinck"];

/** Of two games at the table, the second is the mostly dead's. */
const at = (row: number, sentence: string) =>
  row === 0 ? sentence : `Chez les presque morts\u202f: ${sentence}`;

function card(number: number | null, sicilian = false): string {
  if (number === null) return sicilian ? "une carte sicilienne" : "une carte";
  return sicilian ? `le ${number} sicilien` : `le ${number}`;
}

function turnedUp({ cards }: DayBroke): string {
  const shown = cards.flatMap((laid, goblet) =>
    laid ? [`${letter(goblet)} ${laid.card % 2 ? "poison" : "vin"} ${laid.card}`] : [],
  );
  return shown.join(", ") || "rien à voir";
}

function inGoblet(news: Drank, own: string): string {
  const goblet = `Coupe ${letter(news.goblet)}\u202f:`;
  if (news.contents.length === 0) return `${goblet} vide`;
  const harmless = news.ignored ? ` (et ${news.ignored} de ${own} propre poison, sans effet)` : "";
  const reasons: Record<Drank["by"], string> = {
    more: "",
    nearest: `, et la carte la plus proche est du ${news.lives ? "vin" : "poison"}`,
    nothing: ", donc rien de mortel",
  };
  return `${goblet} vin ${news.wine}, poison ${news.poison}${harmless}${reasons[news.by]}`;
}

const winning = (who: readonly Who[]) => does(who, "gagne", "gagnes", "gagnent", "gagnez");
const living = (who: readonly Who[]) => does(who, "survit", "survis", "survivent", "survivez");

export const fr: Words = {
  options: {
    series: {
      label: "Durée",
      help: "Une partie, une série au plus grand nombre de victoires, ou jusqu'au dernier survivant.",
      choices: {
        "one-game": "une partie",
        "best-of-three": "au meilleur des trois parties",
        "best-of-five": "au meilleur des cinq parties",
        "last-standing": "jusqu'au dernier survivant",
        "mostly-dead": "jusqu'au dernier survivant\u202f; les presque morts jouent aussi",
      },
    },
    winner: {
      label: "Qui gagne une partie",
      help: "Si l'on joue jusqu'au dernier survivant, ce sont forcément tous ceux qui survivent.",
      choices: {
        survivors: "tous ceux qui survivent",
        "highest-total": "qui survit avec le plus de vin une fois le poison déduit",
        teams: "l'équipe de personnages qui compte le plus de survivants",
      },
    },
    total: {
      label: "Le plus grand total déduit",
      help: "Compte pour qui survit en ayant joué Immunité.",
      choices: {
        "all-poison": "tout le poison de la coupe",
        "harmful-poison": "seulement le poison qu'Immunité n'a pas rendu inoffensif",
      },
    },
    tie: {
      label: "Égalité en tête à la fin",
      help: "La victoire est partagée, ou les premiers rejouent entre eux.",
      choices: { shared: "victoire partagée", "play-off": "les premiers rejouent entre eux" },
    },
    team_score: {
      label: "Ce que comparent les équipes",
      help: "Utile quand une équipe a une place de plus que l'autre.",
      choices: {
        survivors: "leurs survivants",
        share: "la part de l'équipe qui survit",
        "fewest-dead": "leurs morts\u202f: le moins possible",
      },
    },
    luckless: {
      label: "Sans hasard",
      help: "Pas de cartes siciliennes\u202f: toutes les mains sont égales, et il n'y a pas de pouvoirs.",
    },
    odorless: {
      label: "Inodore et sans saveur",
      help: "Aucune carte n'est retournée avant que tout le monde boive.",
    },
    round_table: {
      label: "Table ronde",
      help: "Une coupe devant chaque place, au lieu d'une rangée.",
    },
    characters: {
      label: "Personnages",
      help: "Chacun peut choisir le sien au début de la partie, ou ils vont avec les places.",
      choices: { chosen: "chacun peut choisir", seated: "vont avec les places" },
      said: (value) => (value === "chosen" ? "personnages au choix" : ""),
    },
    dealer: {
      label: "Premier donneur",
      help: "La place qui donne en premier.",
      choices: { 0: "tirage au sort" },
    },
    six_hand: {
      label: "Mains à six places",
      help: "Ne compte qu'à six exactement. La main courte fait une partie plus courte.",
      choices: { short: "les cartes de 3 à 7", full: "les sept cartes" },
    },
    immunity_card: {
      label: "Immunité est sur",
      help: "L'autre des deux cartes siciliennes est Échange.",
      choices: { eight: "le 8 sicilien", nine: "le 9 sicilien" },
    },
    memory: {
      label: "De mémoire",
      help: "Personne ne peut revoir les cartes posées face cachée.",
    },
  },
  news: {
    became: (news, names) =>
      `${does(whoIs(names, news.seat), "joue", "joues")} ${saidCharacter("fr", news.character)}.`,
    "left-open": (news, names) =>
      either(
        whoIs(names, news.seat),
        "Tu laisses ouvert le choix de ton personnage.",
        (name) => `${name} laisse ouvert le choix de son personnage.`,
      ),
    "lot-drawn": (news, names) =>
      either(
        whoIs(names, news.dealer),
        "Le sort te désigne pour donner en premier.",
        (name) => `Le sort désigne ${name} pour donner en premier.`,
      ),
    began: (news, names) => {
      const who = all(whoAre(names, news.seats));
      const start = news.row
        ? `Les presque morts jouent aussi, ${who}`
        : `Partie ${news.game}, ${who}`;
      const hand = `les cartes de ${news.hand[0]} à ${news.hand.at(-1)}`;
      const sicilian = news.sicilian ? " et une carte sicilienne" : "";
      return `${start}\u202f: ${doing(whoIs(names, news.dealer), "donne", "donnes")}, ${doing(whoIs(names, news.first), "commence", "commences")}. Chacun a en main ${hand}${sicilian}.`;
    },
    poured: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "verse", "verses")} ${card(news.card, news.sicilian)} dans la coupe ${letter(news.goblet)}.`,
      ),
    "bid-laid": (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "mise", "mises")} ${card(news.card)} sur la coupe ${letter(news.goblet)}.`,
      ),
    "made-immune": (news, names) =>
      at(
        news.row,
        either(
          whoIs(names, news.seat),
          "Tu joues Immunité\u202f: ton propre poison ne te fera rien.",
          (name) => `${name} joue Immunité\u202f: son propre poison ne lui fera rien.`,
        ),
      ),
    switched: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "joue Échange", "joues Échange")}\u202f: les mises des coupes ${letter(news.one)} et ${letter(news.other)} changent de place.`,
      ),
    "day-broke": (news, names) =>
      at(
        news.row,
        `Le jour se lève, et ${doing(whoIs(names, news.dealer), "retourne", "retournes")}\u202f: ${turnedUp(news)}.`,
      ),
    "bids-opened": (news, names) => {
      const goblet = `Mises sur la coupe ${letter(news.goblet)}\u202f:`;
      if (news.winner === null) return at(news.row, `${goblet} aucune.`);
      const winner = whoIs(names, news.winner);
      const how = isTied(news.totals)
        ? does(
            winner,
            "a la carte la plus proche et l'emporte",
            "as la carte la plus proche et l'emportes",
          )
        : does(winner, "l'emporte", "l'emportes");
      return at(news.row, `${goblet} ${totalsSaid("fr", news.totals, names)}. ${how}.`);
    },
    kept: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "garde", "gardes")} la coupe ${letter(news.goblet)}.`,
      ),
    "handed-on": (news, names) =>
      at(
        news.row,
        news.seat === null
          ? `La coupe ${letter(news.goblet)} est libre\u202f: tous les autres qui ont misé dessus ont déjà la leur.`
          : either(
              whoIs(names, news.seat),
              `La coupe ${letter(news.goblet)} te revient, avec une mise de ${news.total}.`,
              (name) =>
                `La coupe ${letter(news.goblet)} revient à ${name}, avec une mise de ${news.total}.`,
            ),
      ),
    took: (news, names) =>
      at(
        news.row,
        news.last
          ? `Il reste la coupe ${letter(news.goblet)} pour ${speak.fr.name(whoIs(names, news.seat))}.`
          : `${does(whoIs(names, news.seat), "prend", "prends")} la coupe ${letter(news.goblet)}.`,
      ),
    drank: (news, names) =>
      at(
        news.row,
        either(
          whoIs(names, news.seat),
          `${inGoblet(news, "ton")}. Tu bois et ${news.lives ? "survis" : "meurs"}.`,
          (name) => `${inGoblet(news, "son")}. ${name} boit et ${news.lives ? "survit" : "meurt"}.`,
        ),
      ),
    settled: (news, names) => {
      const [only, ...others] = news.survivors;
      if (only === undefined) return at(news.row, "Le poison a eu raison de tout le monde.");
      return at(
        news.row,
        others.length
          ? `${living(whoAre(names, news.survivors))}.`
          : `${living([whoIs(names, only)])}, et personne d'autre.`,
      );
    },
    "series-stands": (news, names) => {
      const next =
        news.playing.length === names.length
          ? "Tout le monde joue la suivante."
          : `La suivante se joue entre ${all(whoAre(names, news.playing))}.`;
      return `Parties gagnées\u202f: ${tally("fr", names, news.wins)}. ${next}`;
    },
    "said-ready": (news, names) =>
      `${does(whoIs(names, news.seat), "attend", "attends")} la partie suivante.`,
  },
  refusals: {
    "not-in-hand": () => "Tu n'as pas cette carte en main.",
    "sicilian-bid": ({ card }) => `Ton ${card} est une carte sicilienne, qui ne se mise jamais.`,
    "no-such-goblet": ({ last }) => `Les coupes vont de A à ${letter(last)}.`,
    "same-goblet": () => "Échange demande deux coupes différentes.",
    "no-power": ({ power }) =>
      power === "immunity"
        ? "Tu n'as pas la carte Immunité."
        : power === "switch"
          ? "Tu n'as pas la carte Échange."
          : "Tu n'as pas de carte à pouvoir.",
    "cards-first": () =>
      "Les coupes se choisissent quand toutes les cartes sont posées\u202f: verse ou mise.",
    "choose-now": (refusal) =>
      `Toutes les cartes sont posées. Choisis ta coupe\u202f: ${anyOf("fr", refusal.goblets.map(letter))}.`,
    "character-taken": ({ character }) =>
      `${large(saidCharacter("fr", character))} est déjà à la table\u202f: choisis quelqu'un d'autre.`,
    "team-full": ({ team }) =>
      `Il n'y a plus de place dans ${TEAM_NAMES[team]}\u202f: choisis quelqu'un de l'autre.`,
    "not-a-lot": () => "Le sort désigne l'une des places.",
    "not-a-deal": () =>
      "Cette donne ne convient pas\u202f: une des douze cartes siciliennes pour chaque place qui joue.",
  },
  endings: {
    survivors: ({ seats }, names) => {
      if (seats.length === 0)
        return "Le poison a eu raison de tout le monde\u202f: personne ne gagne.";
      const who = living(whoAre(names, seats));
      return seats.length === 1
        ? `${who}, et personne d'autre\u202f: voilà quelqu'un avec qui on ne badine pas\u202f!`
        : `${who}.`;
    },
    "highest-total": ({ seats, total }, names) => {
      if (seats.length === 0)
        return "Le poison a eu raison de tout le monde\u202f: personne ne gagne.";
      const [more, less] = total < 0 ? ["poison", "vin"] : ["vin", "poison"];
      const held = total
        ? `${Math.abs(total)} de ${more} de plus que de ${less}`
        : "autant de vin que de poison";
      return `${winning(whoAre(names, seats))}, avec ${held}.`;
    },
    "teams-counted": ({ team, living }, { side }) => {
      if (side === 0 || side === 1) {
        const other = living[side === 0 ? 1 : 0];
        const won = team === side ? "Ton camp gagne\u202f!" : "L'autre camp gagne.";
        return `En vie dans ton camp\u202f: ${living[side]}\u202f; dans l'autre\u202f: ${other}. ${team === null ? "Aucun des deux ne gagne." : won}`;
      }
      return `En vie dans ${TEAM_NAMES[0]}\u202f: ${living[0]}\u202f; dans ${TEAM_NAMES[1]}\u202f: ${living[1]}. ${team === null ? "Aucune des deux ne gagne." : `La victoire est à ${TEAM_NAMES[team]}.`}`;
    },
    "series-won": (ending, names) => {
      const who = ending.seats.length ? winning(whoAre(names, ending.seats)) : "Personne ne gagne";
      return `${who} la série. Parties gagnées sur ${ending.games}\u202f: ${tally("fr", names, ending.wins)}.`;
    },
    "last-standing": (ending, names) => {
      const games = ending.games === 1 ? "une partie" : `${ending.games} parties`;
      const who = whoAre(names, ending.seats);
      const fall = who.some(({ me }) => me)
        ? "tombez ensemble et partagez"
        : "tombent ensemble et partagent";
      return ending.seats.length === 1
        ? `Après ${games}, ${doing(who, "reste", "restes")} en vie, et personne d'autre\u202f: voilà quelqu'un avec qui on ne badine pas\u202f!`
        : `Après ${games}, ${all(who)}, encore en lice, ${fall} la victoire.`;
    },
  },
  score: (score, ending) => {
    if (ending.type === "survivors") return score > 0 ? "en vie" : "sans vie";
    return score === 0 ? "aucune victoire" : score === 1 ? "1 victoire" : `${score} victoires`;
  },
};
