import { anyOf, letter } from "../../lib/sentences";
import { either, speak, whoAre, whoIs, type Who } from "../../lib/who";
import { saidCharacter } from "./characterNames";
import { isTied, tally, totalsSaid, type Words } from "./words.shared";
import type { DayBroke, Drank } from "./types";

const { all, does, doing } = speak.es;

const large = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const TEAM_NAMES = ["el equipo del hombre de negro", "el equipo del príncipe Humperdinck"];

/** Of two games at the table, the second is the mostly dead's. */
const at = (row: number, sentence: string) =>
  row === 0 ? sentence : `Entre los casi muertos: ${sentence}`;

function card(number: number | null, sicilian = false): string {
  if (number === null) return sicilian ? "una carta siciliana" : "una carta";
  return sicilian ? `el ${number} siciliano` : `el ${number}`;
}

function turnedUp({ cards }: DayBroke): string {
  const shown = cards.flatMap((laid, goblet) =>
    laid ? [`${letter(goblet)} ${laid.card % 2 ? "veneno" : "vino"} ${laid.card}`] : [],
  );
  return shown.join(", ") || "no hay nada que ver";
}

function inGoblet(news: Drank, own: string): string {
  const goblet = `Copa ${letter(news.goblet)}:`;
  if (news.contents.length === 0) return `${goblet} vacía`;
  const harmless = news.ignored ? ` (y ${news.ignored} de ${own} propio veneno, sin efecto)` : "";
  const reasons: Record<Drank["by"], string> = {
    more: "",
    nearest: `, y la carta más cercana es ${news.lives ? "vino" : "veneno"}`,
    nothing: ", así que nada mortal",
  };
  return `${goblet} vino ${news.wine}, veneno ${news.poison}${harmless}${reasons[news.by]}`;
}

const winning = (who: readonly Who[]) => does(who, "gana", "ganas", "ganan", "ganáis");
/** "Sobreviven Anne y Ben", "Sobrevivís Anne y tú"; the only one by itself. */
const living = (who: readonly Who[]) => {
  const [only, ...others] = who;
  if (only && others.length === 0)
    return `Solo ${only.me ? "sobrevives" : "sobrevive"} ${all(who)}`;
  return `${who.some(({ me }) => me) ? "Sobrevivís" : "Sobreviven"} ${all(who)}`;
};
/** What is said of whoever is left. */
const trifled = (who: readonly Who[]) =>
  who[0]?.me ? "¡contigo no se juega!" : "¡con alguien así no se juega!";

export const es: Words = {
  options: {
    series: {
      label: "Duración",
      help: "Una partida, una serie a más victorias, o quienes sobreviven siguen hasta que quede uno.",
      choices: {
        "one-game": "una partida",
        "best-of-three": "al mejor de tres partidas",
        "best-of-five": "al mejor de cinco partidas",
        "last-standing": "hasta que quede uno en pie",
        "mostly-dead": "hasta que quede uno; los casi muertos también juegan",
      },
    },
    winner: {
      label: "Quién gana una partida",
      help: "Si se juega hasta que quede uno, solo pueden ser todos los que sobreviven.",
      choices: {
        survivors: "todos los que sobreviven",
        "highest-total": "quien sobrevive con más vino tras restar el veneno",
        teams: "el equipo de personajes con más supervivientes",
      },
    },
    total: {
      label: "El total más alto resta",
      help: "Importa para quien sobrevive tras jugar Inmunidad.",
      choices: {
        "all-poison": "todo el veneno de la copa",
        "harmful-poison": "solo el veneno que Inmunidad no ha vuelto inofensivo",
      },
    },
    tie: {
      label: "Empate en cabeza al final",
      help: "Comparten la victoria, o juegan solo ellos hasta que uno vaya por delante.",
      choices: { shared: "comparten la victoria", "play-off": "siguen jugando" },
    },
    team_score: {
      label: "Qué comparan los equipos",
      help: "Importa cuando un equipo tiene un asiento más que el otro.",
      choices: {
        survivors: "sus supervivientes",
        share: "la parte del equipo que sobrevive",
        "fewest-dead": "sus muertos: cuantos menos, mejor",
      },
    },
    luckless: {
      label: "Sin azar",
      help: "No hay cartas sicilianas: todas las manos son iguales y no hay poderes.",
    },
    odorless: {
      label: "Inodoro e insípido",
      help: "No se destapa ninguna carta antes de que todos beban.",
    },
    round_table: {
      label: "Mesa redonda",
      help: "Hay una copa delante de cada asiento, en vez de todas en fila.",
    },
    characters: {
      label: "Personajes",
      help: "Cada cual puede elegir el suyo al empezar, o van con los asientos.",
      choices: { chosen: "cada cual puede elegir", seated: "van con los asientos" },
      said: (value) => (value === "chosen" ? "personajes a elegir" : ""),
    },
    dealer: {
      label: "Quién reparte primero",
      help: "El asiento que reparte primero.",
      choices: { 0: "a suertes" },
    },
    six_hand: {
      label: "Manos con seis asientos",
      help: "Solo importa con seis justos. La mano corta hace la partida más corta.",
      choices: { short: "las cartas del 3 al 7", full: "las siete cartas" },
    },
    immunity_card: {
      label: "Inmunidad está en",
      help: "La otra de las dos cartas sicilianas es Intercambio.",
      choices: { eight: "el 8 siciliano", nine: "el 9 siciliano" },
    },
    memory: {
      label: "De memoria",
      help: "Nadie puede volver a mirar las cartas que ha puesto boca abajo.",
    },
  },
  news: {
    became: (news, names) =>
      `${does(whoIs(names, news.seat), "es", "eres")} ${saidCharacter("es", news.character)}.`,
    "left-open": (news, names) =>
      either(
        whoIs(names, news.seat),
        "Dejas abierto quién serás.",
        (name) => `${name} deja abierto quién será.`,
      ),
    "lot-drawn": (news, names) =>
      either(
        whoIs(names, news.dealer),
        "La suerte te elige para repartir primero.",
        (name) => `La suerte elige a ${name} para repartir primero.`,
      ),
    began: (news, names) => {
      const who = all(whoAre(names, news.seats));
      const start = news.row
        ? `Los casi muertos también juegan, ${who}`
        : `Partida ${news.game}, ${who}`;
      const hand = `las cartas del ${news.hand[0]} al ${news.hand.at(-1)}`;
      const sicilian = news.sicilian ? " y una carta siciliana" : "";
      const deals = either(whoIs(names, news.dealer), "repartes tú", (name) => `reparte ${name}`);
      const begins = either(whoIs(names, news.first), "empiezas tú", (name) => `empieza ${name}`);
      return `${start}: ${deals}, ${begins}. Cada cual tiene ${hand}${sicilian}.`;
    },
    poured: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "vierte", "viertes")} ${card(news.card, news.sicilian)} en la copa ${letter(news.goblet)}.`,
      ),
    "bid-laid": (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "puja con", "pujas con")} ${card(news.card)} por la copa ${letter(news.goblet)}.`,
      ),
    "made-immune": (news, names) =>
      at(
        news.row,
        either(
          whoIs(names, news.seat),
          "Juegas Inmunidad: tu propio veneno no te hará nada.",
          (name) => `${name} juega Inmunidad: su propio veneno no le hará nada.`,
        ),
      ),
    switched: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "juega Intercambio:", "juegas Intercambio:")} las pujas de las copas ${letter(news.one)} y ${letter(news.other)} cambian de sitio.`,
      ),
    "day-broke": (news, names) =>
      at(
        news.row,
        `Sale el sol, y ${doing(whoIs(names, news.dealer), "destapa", "destapas")}: ${turnedUp(news)}.`,
      ),
    "bids-opened": (news, names) => {
      const goblet = `Pujas por la copa ${letter(news.goblet)}:`;
      if (news.winner === null) return at(news.row, `${goblet} ninguna.`);
      const winner = whoIs(names, news.winner);
      const how = isTied(news.totals)
        ? does(
            winner,
            "tiene la carta más cercana y se la lleva",
            "tienes la carta más cercana y te la llevas",
          )
        : does(winner, "se la lleva", "te la llevas");
      return at(news.row, `${goblet} ${totalsSaid("es", news.totals, names)}. ${how}.`);
    },
    kept: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "se queda con", "te quedas con")} la copa ${letter(news.goblet)}.`,
      ),
    "handed-on": (news, names) =>
      at(
        news.row,
        news.seat === null
          ? `La copa ${letter(news.goblet)} queda libre: los demás que pujaron por ella ya tienen la suya.`
          : either(
              whoIs(names, news.seat),
              `La copa ${letter(news.goblet)} pasa a tus manos: pujaste ${news.total}.`,
              (name) => `La copa ${letter(news.goblet)} pasa a ${name}, que pujó ${news.total}.`,
            ),
      ),
    took: (news, names) =>
      at(
        news.row,
        news.last
          ? either(
              whoIs(names, news.seat),
              `Te queda la copa ${letter(news.goblet)}.`,
              (name) => `A ${name} le queda la copa ${letter(news.goblet)}.`,
            )
          : `${does(whoIs(names, news.seat), "toma", "tomas")} la copa ${letter(news.goblet)}.`,
      ),
    drank: (news, names) =>
      at(
        news.row,
        either(
          whoIs(names, news.seat),
          `${inGoblet(news, "tu")}. Bebes y ${news.lives ? "sobrevives" : "mueres"}.`,
          (name) =>
            `${inGoblet(news, "su")}. ${name} bebe y ${news.lives ? "sobrevive" : "muere"}.`,
        ),
      ),
    settled: (news, names) => {
      if (news.survivors.length === 0) return at(news.row, "El veneno ha podido con todos.");
      return at(news.row, `${living(whoAre(names, news.survivors))}.`);
    },
    "series-stands": (news, names) => {
      const next =
        news.playing.length === names.length
          ? "La siguiente la juegan todos."
          : `La siguiente es para ${all(whoAre(names, news.playing), "para ti")}.`;
      return `Partidas ganadas: ${tally("es", names, news.wins)}. ${next}`;
    },
    "said-ready": (news, names) =>
      either(
        whoIs(names, news.seat),
        "Ya quieres la siguiente partida.",
        (name) => `${name} ya quiere la siguiente partida.`,
      ),
  },
  refusals: {
    "not-in-hand": () => "No tienes esa carta.",
    "sicilian-bid": ({ card }) => `Tu ${card} es una carta siciliana, que nunca se puja.`,
    "no-such-goblet": ({ last }) => `Las copas van de la A a la ${letter(last)}.`,
    "same-goblet": () => "Intercambio necesita dos copas distintas.",
    "no-power": ({ power }) =>
      power === "immunity"
        ? "No tienes la carta Inmunidad."
        : power === "switch"
          ? "No tienes la carta Intercambio."
          : "No tienes ninguna carta con poder.",
    "cards-first": () =>
      "Las copas se eligen cuando todas las cartas están puestas: vierte o puja.",
    "choose-now": (refusal) =>
      `Ya están puestas todas las cartas. Elige tu copa: ${anyOf("es", refusal.goblets.map(letter))}.`,
    "character-taken": ({ character }) =>
      `${large(saidCharacter("es", character))} ya está en la mesa: elige a otro personaje.`,
    "team-full": ({ team }) => `No queda sitio en ${TEAM_NAMES[team]}: elige a alguien del otro.`,
    "not-a-lot": () => "La suerte señala uno de los asientos.",
    "not-a-deal": () =>
      "Ese reparto no encaja: una de las doce cartas sicilianas para cada asiento que juega.",
  },
  endings: {
    survivors: ({ seats }, names) => {
      if (seats.length === 0) return "El veneno ha podido con todos: no gana nadie.";
      const who = whoAre(names, seats);
      return seats.length === 1 ? `${living(who)}: ${trifled(who)}` : `${living(who)}.`;
    },
    "highest-total": ({ seats, total }, names) => {
      if (seats.length === 0) return "El veneno ha podido con todos: no gana nadie.";
      const [more, less] = total < 0 ? ["veneno", "vino"] : ["vino", "veneno"];
      const held = total
        ? `${Math.abs(total)} más de ${more} que de ${less}`
        : "tanto vino como veneno";
      return `${winning(whoAre(names, seats))}, con ${held}.`;
    },
    "teams-counted": ({ team, living }, { side }) => {
      if (side === 0 || side === 1) {
        const other = living[side === 0 ? 1 : 0];
        const won = team === side ? "¡Gana tu bando!" : "Gana el otro bando.";
        return `Con vida en tu bando: ${living[side]}; en el otro: ${other}. ${team === null ? "No gana ninguno de los dos." : won}`;
      }
      return `Con vida en ${TEAM_NAMES[0]}: ${living[0]}; en ${TEAM_NAMES[1]}: ${living[1]}. ${team === null ? "No gana ninguno de los dos." : `Gana ${TEAM_NAMES[team]}.`}`;
    },
    "series-won": (ending, names) => {
      const who = ending.seats.length ? winning(whoAre(names, ending.seats)) : "Nadie gana";
      return `${who} la serie. Partidas ganadas de ${ending.games}: ${tally("es", names, ending.wins)}.`;
    },
    "last-standing": (ending, names) => {
      const games = ending.games === 1 ? "una partida" : `${ending.games} partidas`;
      const who = whoAre(names, ending.seats);
      const fall = who.some(({ me }) => me)
        ? "caéis a la vez y compartís"
        : "caen a la vez y comparten";
      return ending.seats.length === 1
        ? `Tras ${games} solo ${who[0]?.me ? "quedas" : "queda"} en pie ${all(who)}: ${trifled(who)}`
        : `Tras ${games}, los últimos en pie, ${all(who)}, ${fall} la victoria.`;
    },
  },
  score: (score, ending) => {
    if (ending.type === "survivors") return score > 0 ? "con vida" : "sin vida";
    return score === 0 ? "ninguna victoria" : score === 1 ? "1 victoria" : `${score} victorias`;
  },
};
