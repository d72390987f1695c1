// For the first game: what to do now and why, in a sentence or two.
import { anyOf, letter } from "../../lib/sentences";
import { namesFor, speak, whoAre, type Names } from "../../lib/who";
import type { Language } from "../../lib/language.svelte";
import { inTeams, sidesOf, teamsOf, type Team } from "./table";
import type { Move, SeenRow, View } from "./types";

interface GuideWords {
  become: string;
  becomeInTeams: string;
  waitBecome: string;
  /** With a card to lay. */
  first: string;
  /** Where teams play; the reader's mates by name. */
  firstInTeams: (side: string) => string;
  pourInTeams: string;
  onwardInTeams: string;
  revealedInTeams: string;
  waitMate: (name: string) => string;
  waitFoe: (name: string) => string;
  /** "you and 3 others". */
  youAnd: (others: number) => string;
  immunity: string;
  switch: string;
  sicilian: string;
  bid: string;
  pour: string;
  onward: string;
  revealed: string;
  lastCard: string;
  lastSicilian: string;
  /** With a goblet to choose. */
  keep: (goblets: string) => string;
  take: (goblets: string) => string;
  /** Before one's own first card: what it is all for. */
  waitFirst: (name: string) => string;
  waitLay: (name: string) => string;
  waitTake: (name: string) => string;
  /** Between games. */
  ready: string;
  readyButOut: string;
  waitReady: string;
  waitOtherGame: string;
  out: string;
  mostlyDead: string;
  watching: string;
}

const WORDS: Record<Language, GuideWords> = {
  en: {
    become:
      "Choose who you are, or leave it open. It is only a face: all characters hold the same cards.",
    becomeInTeams: "Choose who you are, and your team with it. All characters hold the same cards.",
    waitBecome: "The game begins as soon as everyone has chosen a character.",
    first:
      "You will drink one goblet: you want more wine than poison in it. Lay a card above a goblet to pour it in (even wine, odd poison), or below to bid for it.",
    firstInTeams: (side) =>
      `Your side is ${side}: the more of you live, the better. Pour a card in above (even wine, odd poison), or bid below.`,
    pourInTeams:
      "You have poured nothing yet. Pour wine where your side bids, or poison where the other side does.",
    onwardInTeams:
      "Strengthen your bid, pour wine where your side will drink, or spoil a goblet that the other side wants.",
    revealedInTeams:
      "Cards face-up are sure, the rest is bluff. Wine belongs where your side bids, poison where the other does.",
    waitMate: (name) =>
      `${name}, of your side, lays a card. Leave your mates the goblets they bid on.`,
    waitFoe: (name) =>
      `${name}, of the other side, lays a card: few pour poison where their own side bids.`,
    youAnd: (others) => `you and ${others} others`,
    immunity:
      "Your Sicilian card is Immunity: play it, and poison from your own hand cannot kill you. Or pour it for its number.",
    switch:
      "Your Sicilian card is Switch: it swaps the bids of two goblets. Keep it for when that hurts. Or pour it for its number.",
    sicilian:
      "Your Sicilian card can be poured, but never bid. Its back does not tell what it is: a good surprise.",
    bid: "You have no bid yet. Bid on a goblet you trust: the highest total there drinks from it.",
    pour: "You have poured nothing yet. Pour wine into the goblet you bid on, or poison where others bid.",
    onward:
      "Strengthen your bid, pour wine where you want to drink, or spoil a goblet that others want.",
    revealed:
      "Cards face-up are sure, the rest is bluff. Bid where you see wine, pour poison where rivals bid.",
    lastCard: "Your last card: push your bid over a rival's, or tip a goblet with it.",
    lastSicilian: "Your last card is Sicilian: pour it where it does the most for you.",
    keep: (goblets) =>
      `You won several goblets: keep ${goblets}. Drink where you know of the most wine; the others are handed on.`,
    take: (goblets) =>
      `You won no goblet, so choose a free one: ${goblets}. Look for wine among the cards you know.`,
    waitFirst: (name) =>
      `${name} lays a card before you. In the end everyone drinks a goblet: bid for one, and see that it holds more wine than poison.`,
    waitLay: (name) =>
      `${name} lays a card. Watch where it goes: few pour poison where they bid themselves.`,
    waitTake: (name) => `The bids are open, and ${name} chooses a goblet. Then everyone drinks.`,
    ready: "This game is over. Look at who drank what, then say you are ready for the next one.",
    readyButOut:
      "You are out of the running, but the next game waits for you too: say you are ready.",
    waitReady: "The next game begins as soon as everyone is ready.",
    waitOtherGame: "Your game is over. The other one at this table is still being played.",
    out: "You are out. Lean back and watch who is left standing.",
    mostlyDead: "You cannot win any more, but the mostly dead play on for honour: lay a card.",
    watching: "You are watching: cards stay face-down until day breaks or everyone drinks.",
  },
  fr: {
    become:
      "Choisis ton personnage, ou passe. Ce n'est qu'un visage\u202f: tous ont les mêmes cartes.",
    becomeInTeams: "Choisis ton personnage, et ton camp avec lui. Tous ont les mêmes cartes.",
    waitBecome: "La partie commence dès que chacun a choisi son personnage.",
    first:
      "Tu boiras une coupe\u202f: il y faut plus de vin que de poison. Pose une carte en haut pour la verser (paire\u202f: vin, impaire\u202f: poison), en bas pour miser.",
    firstInTeams: (side) =>
      `Ton camp\u202f: ${side}. Plus il y a de survivants, mieux c'est. Verse une carte en haut (paire\u202f: vin), ou mise en bas.`,
    pourInTeams:
      "Tu n'as rien versé. Verse du vin là où ton camp mise, ou du poison là où mise l'autre camp.",
    onwardInTeams:
      "Renforce ta mise, verse du vin là où ton camp boira, ou gâte une coupe que veut l'autre camp.",
    revealedInTeams:
      "Les cartes visibles sont sûres, le reste est du bluff. Du vin où ton camp mise, du poison où mise l'autre.",
    waitMate: (name) =>
      `${name}, de ton camp, pose une carte. Laisse à ton camp les coupes sur lesquelles il mise.`,
    waitFoe: (name) =>
      `${name}, de l'autre camp, pose une carte\u202f: on empoisonne rarement les coupes de son camp.`,
    youAnd: (others) => `toi et ${others} autres`,
    immunity:
      "Tu as Immunité\u202f: joue-la, et le poison de ta main ne pourra plus te tuer. Ou verse-la pour son nombre.",
    switch:
      "Tu as Échange, qui permute les mises de deux coupes. Garde-la pour le bon moment, ou verse-la pour son nombre.",
    sicilian:
      "Ta carte sicilienne se verse, mais ne se mise jamais. Son dos ne dit pas ce qu'elle est\u202f: quelle surprise\u202f!",
    bid: "Tu n'as rien misé. Mise sur une coupe sûre\u202f: qui mise le plus au total y boira.",
    pour: "Tu n'as rien versé. Verse du vin là où tu mises, ou du poison là où misent les autres.",
    onward:
      "Renforce ta mise, verse du vin là où tu veux boire, ou gâte une coupe que d'autres veulent.",
    revealed:
      "Les cartes visibles sont sûres, le reste est du bluff. Mise où il y a du vin, empoisonne où misent les autres.",
    lastCard: "Ta dernière carte\u202f: dépasse la mise d'un rival, ou fais pencher une coupe.",
    lastSicilian: "Ta dernière carte est sicilienne\u202f: verse-la là où elle te sert le plus.",
    keep: (goblets) =>
      `Tu as gagné plusieurs coupes\u202f: garde ${goblets}, celle où il y a le plus de vin. Les autres passent aux suivants.`,
    take: (goblets) =>
      `Tu n'as gagné aucune coupe\u202f: choisis-en une libre, ${goblets}. Cherche le vin parmi les cartes connues.`,
    waitFirst: (name) =>
      `${name} joue avant toi. À la fin, chacun boit une coupe\u202f: mise sur une, et fais qu'elle ait plus de vin que de poison.`,
    waitLay: (name) =>
      `${name} pose une carte. Regarde où\u202f: on empoisonne rarement la coupe sur laquelle on mise.`,
    waitTake: (name) =>
      `Les mises sont connues, et ${name} choisit une coupe. Ensuite, tout le monde boit.`,
    ready: "Cette partie est finie. Regarde qui a bu quoi, puis dis qu'on peut continuer.",
    readyButOut:
      "Tu n'es plus en lice, mais la partie suivante t'attend aussi\u202f: dis qu'on peut continuer.",
    waitReady: "La partie suivante commence dès que tout le monde veut continuer.",
    waitOtherGame: "Ta partie est finie. L'autre partie de cette table se joue encore.",
    out: "Pour toi, c'est fini. Regarde qui restera en vie.",
    mostlyDead:
      "Tu ne peux plus gagner, mais les presque morts jouent encore, pour l'honneur\u202f: pose une carte.",
    watching:
      "Tu regardes\u202f: les cartes restent cachées jusqu'au lever du jour ou jusqu'à ce que tout le monde boive.",
  },
  es: {
    become: "Elige quién eres, o déjalo abierto. Es solo una cara: todos tienen las mismas cartas.",
    becomeInTeams: "Elige quién eres, y con ello tu equipo. Todos tienen las mismas cartas.",
    waitBecome: "La partida empieza en cuanto todos han elegido personaje.",
    first:
      "Beberás de una copa, y te conviene que tenga más vino que veneno. Pon una carta encima de una para verterla (par: vino, impar: veneno), o debajo para pujar.",
    firstInTeams: (side) =>
      `Tu bando: ${side}. Cuantos más viváis, mejor. Vierte una carta arriba (par: vino, impar: veneno), o puja abajo.`,
    pourInTeams:
      "Aún no has vertido nada. Vierte vino donde puja tu bando, o veneno donde puja el otro.",
    onwardInTeams:
      "Refuerza tu puja, vierte vino donde beberá tu bando, o estropea una copa que quiera el otro.",
    revealedInTeams:
      "Las cartas a la vista son seguras, lo demás es farol. Vino donde puja tu bando, veneno donde puja el otro.",
    waitMate: (name) =>
      `${name}, de tu bando, pone una carta. Deja a los tuyos las copas por las que pujan.`,
    waitFoe: (name) =>
      `${name}, del otro bando, pone una carta: pocos envenenan las copas de los suyos.`,
    youAnd: (others) => `tú y ${others} más`,
    immunity:
      "Tu carta siciliana es Inmunidad: juégala, y el veneno de tu mano no podrá matarte. O viértela por su número.",
    switch:
      "Tu carta siciliana es Intercambio: permuta las pujas de dos copas. Guárdala para cuando duela, o viértela por su número.",
    sicilian:
      "Tu carta siciliana se vierte, pero nunca se puja. Su dorso no dice qué es: toda una sorpresa.",
    bid: "Aún no has pujado. Puja por una copa de la que te fíes: beberá quien más puje en total.",
    pour: "Aún no has vertido nada. Vierte vino en la copa por la que pujas, o veneno donde pujan otros.",
    onward:
      "Refuerza tu puja, vierte vino donde quieras beber, o estropea una copa que quieran los demás.",
    revealed:
      "Las cartas a la vista son seguras, lo demás es farol. Puja donde veas vino y envenena donde pujen otros.",
    lastCard: "Tu última carta: supera la puja de un rival, o inclina con ella una copa.",
    lastSicilian: "Tu última carta es siciliana: viértela donde más te convenga.",
    keep: (goblets) =>
      `Has ganado varias copas: quédate con ${goblets}, la que más vino tenga según sabes. Las otras pasan a otros.`,
    take: (goblets) =>
      `No has ganado ninguna copa: elige una libre, ${goblets}. Busca vino entre las cartas que conoces.`,
    waitFirst: (name) =>
      `${name} juega antes que tú. Al final cada uno bebe de una copa: puja por una y haz que tenga más vino que veneno.`,
    waitLay: (name) =>
      `${name} pone una carta. Mira dónde: pocos envenenan la copa por la que pujan.`,
    waitTake: (name) => `Las pujas están a la vista, y ${name} elige copa. Después beben todos.`,
    ready: "Esta partida ha terminado. Mira quién bebió qué y di que quieres la siguiente.",
    readyButOut:
      "Ya no puedes ganar, pero la siguiente partida también te espera a ti: di que puede empezar.",
    waitReady: "La siguiente partida empieza en cuanto todos quieran seguir.",
    waitOtherGame: "Tu partida ha terminado. La otra de esta mesa aún se está jugando.",
    out: "Estás fuera. Mira quién queda en pie.",
    mostlyDead:
      "Ya no puedes ganar, pero los casi muertos siguen jugando por el honor: pon una carta.",
    watching: "Estás mirando: las cartas siguen ocultas hasta que amanezca o beban todos.",
  },
};

function laidBy(row: SeenRow, seat: number) {
  const mine = (cards: SeenRow["goblets"][number]["bids"]) => cards.some((c) => c.seat === seat);
  return {
    bid: row.goblets.some(({ bids }) => mine(bids)),
    poured: row.goblets.some(({ contents }) => mine(contents)),
    used: row.immune === seat || row.switched === seat,
  };
}

/** For the one who has to lay a card; `moves` are all they can do with it, `side` is who plays on
    theirs, where teams play. */
function laying(
  words: GuideWords,
  row: SeenRow,
  seat: number,
  moves: readonly Move[],
  side: string | null,
): string {
  const power = moves.find(({ type }) => type === "immunity" || type === "switch")?.type;
  const powerSaid = power === "immunity" ? words.immunity : power && words.switch;
  const sicilian = row.sicilians[seat] ?? false;
  const { bid, poured, used } = laidBy(row, seat);

  if (row.left[seat] === 1) return powerSaid ?? (sicilian ? words.lastSicilian : words.lastCard);
  if (!bid && !poured && !used) {
    if (row.number > 0) return words.mostlyDead;
    return side === null ? words.first : words.firstInTeams(side);
  }
  if (powerSaid && bid !== poured) return powerSaid; // while the table is still open
  if (!bid) return words.bid;
  if (!poured) return side === null ? words.pour : words.pourInTeams;
  if (row.goblets.some(({ shown }) => shown > 0))
    return side === null ? words.revealed : words.revealedInTeams;
  if (sicilian && !powerSaid) return words.sicilian;
  return side === null ? words.onward : words.onwardInTeams;
}

function atTheGoblets(
  words: GuideWords,
  language: Language,
  row: SeenRow,
  seat: number,
  moves: readonly Move[],
  side: string | null,
): string {
  const choices = moves.flatMap((move) => (move.type === "take" ? [letter(move.goblet)] : []));
  if (choices.length === 0) return laying(words, row, seat, moves, side);
  const said = anyOf(language, choices);
  return row.holders.includes(seat) ? words.keep(said) : words.take(said);
}

function waiting(
  words: GuideWords,
  row: SeenRow,
  seat: number,
  name: string,
  teams: readonly Team[] | null,
): string {
  if (row.holders.length > 0) return words.waitTake(name);
  if (teams && row.turn !== null)
    return teams[row.turn] === teams[seat] ? words.waitMate(name) : words.waitFoe(name);
  const { bid, poured, used } = laidBy(row, seat);
  return row.number > 0 || bid || poured || used ? words.waitLay(name) : words.waitFirst(name);
}

const MOST_NAMED = 2; // mates: a sentence stays short

/** Who plays on the seat's side, itself among them; null where no teams do. */
function sideSaid(language: Language, view: View, seat: number, names: Names): string | null {
  const [own] = sidesOf(view, null);
  if (!own || own.seats.length === 1) return null; // alone, everyone else is a rival
  if (own.seats.length > MOST_NAMED + 1) return WORDS[language].youAnd(own.seats.length - 1);
  // Whoever holds the device is spoken to here, whose names are not.
  return speak[language].all(whoAre(namesFor(names, seat), own.seats));
}

function choosing(words: GuideWords, view: View, seat: number, moves: readonly Move[]) {
  if (view.characters.length > 0) return null; // cards are being dealt
  if (view.ready.includes(seat)) return words.waitBecome;
  if (moves.length === 0) return null;
  return inTeams(view.setup) ? words.becomeInTeams : words.become;
}

function betweenGames(words: GuideWords, view: View, seat: number): string {
  if (view.ready.includes(seat)) return words.waitReady;
  return view.series.playing.includes(seat) ? words.ready : words.readyButOut;
}

function guideIn(language: Language) {
  const words = WORDS[language];
  return (view: View, moves: readonly Move[], names: Names): string | null => {
    const { seat, rows } = view;
    if (view.series.winners !== null) return null;
    if (seat === null) return words.watching;
    if (rows.length === 0) return choosing(words, view, seat, moves);
    if (rows.every(({ turn }) => turn === null)) return betweenGames(words, view, seat);
    const row = rows.find(({ seats }) => seats.includes(seat));
    if (!row) return words.out;
    if (row.turn === null) return words.waitOtherGame;
    const name = names[row.turn] ?? String(row.turn + 1);
    if (row.turn !== seat) return waiting(words, row, seat, name, teamsOf(view));
    if (moves.length === 0) return null; // the move is on its way
    return atTheGoblets(words, language, row, seat, moves, sideSaid(language, view, seat, names));
  };
}

export const guide: Record<Language, ReturnType<typeof guideIn>> = {
  en: guideIn("en"),
  fr: guideIn("fr"),
  es: guideIn("es"),
};
