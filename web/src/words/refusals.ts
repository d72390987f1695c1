// Why a table refuses, in the reader's language; a game's own reasons are the game's words.
import { inLanguages } from "../lib/language.svelte";
import type { Refusal, TableRefusal } from "../lib/protocol";
import { content } from "./content";
import type { GameWords, Sentences } from "../games/game";

type Unreached = { type: "no-connection" };
type Known = TableRefusal | Unreached;

const en: Sentences<Known> = {
  "game-over": () => "The game is over.",
  "not-your-turn": () => "It is not your turn.",
  "not-a-move": () => "That move cannot be made now.",
  "not-understood": () => "The server did not understand this page. Load it again.",
  "another-site": () => "That came from another site's page, so it was not done.",
  "not-called-that": ({ name }) =>
    `This server is not called ${name}. Whoever hosts it can say that it is.`,
  broken: () => "Something went wrong here. Nothing has changed.",
  "no-such-table": () => "There is no such table.",
  "no-such-seat": () => "There is no such seat.",
  "no-such-person": () => "That person is not at this table.",
  "seat-taken": () => "That seat is taken.",
  "nothing-to-bring": () => "To this game nobody brings questions of their own.",
  "keeps-no-questions": () =>
    "This server keeps no questions from the page. Bring them to this table alone.",
  "nothing-to-back": () => "There is nothing to bet on now.",
  "plays-already": () => "Whoever plays bets with chips of their own.",
  "no-such-level": () => "This game has no bot of that level. Choose another.",
  "just-taken": ({ name }) =>
    `${name} has just sat down there. Take another seat, or join the team.`,
  "name-taken": () =>
    "Somebody here has a name that looks just like this one. Sit down with another.",
  "bot-at-it": () =>
    "The bot there plays on a hunch that people may not see. Try again in the next phase.",
  "nothing-to-decide": () => "There was nothing for you to decide at that step. Choose another.",
  "not-that-share": () => "That is not a share of this game's chance which can be added now.",
  "not-your-seat": () => "That is not your seat.",
  "no-coach": () => "There is no coach for this game.",
  "no-opinion": () => "The coach has no opinion on this decision.",
  "no-advice": () => "In this game everyone decides for themselves.",
  "host-only": () => "Only the host can do that.",
  "already-started": () => "The game has started.",
  "nothing-to-flag": () => "There is nothing on the table that could be called bad.",
  "no-clock": () => "No clock runs here.",
  "not-started": () => "The game has not started yet.",
  "older-rules": ({ began, now }) =>
    `This game was begun under older rules, version ${began}; now they are at version ${now}. It can no longer be played on or shown.`,
  "rules-not-here": () =>
    "The rules of this game are not here, so it can be neither played on nor shown.",
  "other-edition": ({ content: named, began, now }) =>
    `Since this game began, ${content(named)} has changed (edition ${began}, now ${now}). It can no longer be played on or shown.`,
  "content-gone": () => "What this game is played with is no longer here.",
  "table-ended": () => "Whoever hosts this server has ended this table.",
  "laid-anew": () => "This table is being laid anew. Come again in a moment.",
  "somebody-plays": () => "Somebody is still in the game, so it takes its time.",
  "not-over": () => "The game is not over yet.",
  "no-next-table": () => "Nobody has asked for another game yet.",
  "only-a-socket": () => "Only a socket can follow to the next table.",
  "no-such-game": () => "There is no such game here.",
  "nobody-sits": () => "Somebody has to sit down first.",
  "no-ages": () => "This game does not ask who is younger.",
  "sent-away": () => "The host has asked you to leave this table.",
  banned: () => "Whoever hosts this server has closed it to you.",
  "too-late": () => "Too late: that moment has passed.",
  "not-for-people": () => "Only bots and the clock do that.",
  "too-soon": () => "One move too early; the page will catch up in a moment.",
  "too-fast": () => "That was a lot at once. Wait a moment, then go on.",
  "many-look-back": () => "Many are looking back at games just now. Ask again in a moment.",
  "too-many-guesses": () =>
    "Too many wrong codes came from here. Follow the link, or try again in ten minutes.",
  "no-code-free": () => "There are too many tables just now, so no code is free. Try again later.",
  "too-many-listed": ({ most }) =>
    `The open list has ${most} tables from here already. Open this one for people you invite, or wait until another is over.`,
  full: () => "There is no room here just now. Wait a moment, then try again.",
  "not-kept": () => "The table could not be stored just now, so nothing has changed. Try again.",
  "no-team": () => "Only people who sit at the table can whisper.",
  unprintable: () => "Only plain text can be said here.",
  "no-name": () => "Say your name first.",
  "bad-setup": () => "The table cannot be set up like that.",
  "bad-name-given": () => "A name is 1 to 24 letters, figures or signs.",
  "not-found": () => "There is nothing here.",
  "too-large": () => "That message is too long.",
  "no-connection": () => "The server cannot be reached just now.",
};

const fr: Sentences<Known> = {
  "game-over": () => "La partie est finie.",
  "not-your-turn": () => "Ce n'est pas ton tour.",
  "not-a-move": () => "Ce coup n'est pas possible maintenant.",
  "not-understood": () => "Le serveur n'a pas compris cette page. Recharge-la.",
  "another-site": () => "Cela venait de la page d'un autre site\u202f: rien n'a été fait.",
  "not-called-that": ({ name }) =>
    `Ce serveur ne s'appelle pas ${name}. La personne qui l'héberge peut lui donner ce nom.`,
  broken: () => "Quelque chose s'est mal passé ici. Rien n'a changé.",
  "no-such-table": () => "Cette table n'existe pas.",
  "no-such-seat": () => "Cette place n'existe pas.",
  "no-such-person": () => "Cette personne n'est pas à cette table.",
  "seat-taken": () => "Cette place est prise.",
  "nothing-to-bring": () => "À ce jeu, personne n'apporte ses propres questions.",
  "keeps-no-questions": () =>
    "Ce serveur ne garde pas de questions venues de la page. Apporte-les à cette table seulement.",
  "nothing-to-back": () => "Il n'y a rien sur quoi miser en ce moment.",
  "plays-already": () => "Qui joue mise avec ses propres jetons.",
  "no-such-level": () => "Ce jeu n'a pas de robot de ce niveau. Choisis-en un autre.",
  "just-taken": ({ name }) =>
    `${name} vient de s'asseoir là. Prends une autre place, ou rejoins l'équipe.`,
  "name-taken": () =>
    "Quelqu'un ici porte un nom qui ressemble trop à celui-ci. Prends place sous un autre.",
  "bot-at-it": () =>
    "Le robot joue là sur une intuition que personne ne doit voir. Réessaie à la phase suivante.",
  "nothing-to-decide": () => "À cette étape tu n'avais rien à décider. Choisis-en une autre.",
  "not-that-share": () =>
    "Ce n'est pas une part du hasard de cette partie qu'on puisse ajouter maintenant.",
  "not-your-seat": () => "Ce n'est pas ta place.",
  "no-coach": () => "Il n'y a pas de coach pour ce jeu.",
  "no-opinion": () => "Le coach n'a pas d'avis sur cette décision.",
  "no-advice": () => "Dans ce jeu, chacun décide pour soi.",
  "host-only": () => "Seul l'hôte peut faire cela.",
  "already-started": () => "La partie a commencé.",
  "nothing-to-flag": () => "Il n'y a rien sur la table à signaler.",
  "no-clock": () => "Aucun chronomètre ne tourne ici.",
  "not-started": () => "La partie n'a pas encore commencé.",
  "older-rules": ({ began, now }) =>
    `Cette partie a commencé sous des règles plus anciennes, version ${began}\u202f; elles en sont à la version ${now}. On ne peut plus ni la continuer ni la revoir.`,
  "rules-not-here": () =>
    "Les règles de cette partie ne sont pas ici\u202f: on ne peut ni la continuer ni la revoir.",
  "other-edition": ({ content: named, began, now }) =>
    `Depuis le début de cette partie, ${content(named)} a changé (édition ${began}, maintenant ${now}). On ne peut plus ni la continuer ni la revoir.`,
  "content-gone": () => "Ce avec quoi cette partie se joue n'est plus ici.",
  "table-ended": () => "La personne qui héberge ce serveur a mis fin à cette table.",
  "laid-anew": () => "Cette table est en train d'être remise. Revenez dans un instant.",
  "somebody-plays": () => "Quelqu'un est encore en jeu\u202f: la partie prend son temps.",
  "not-over": () => "La partie n'est pas encore finie.",
  "no-next-table": () => "Personne n'a encore demandé une autre partie.",
  "only-a-socket": () => "Seul un socket peut suivre vers la table suivante.",
  "no-such-game": () => "Ce jeu n'existe pas ici.",
  "nobody-sits": () => "Il faut d'abord que quelqu'un s'assoie.",
  "no-ages": () => "Ce jeu ne demande pas qui est plus jeune.",
  "sent-away": () => "L'hôte t'a demandé de quitter cette table.",
  banned: () => "La personne qui héberge ce serveur t'en a fermé l'accès.",
  "too-late": () => "Trop tard\u202f: ce moment est passé.",
  "not-for-people": () => "Seuls les bots et l'horloge peuvent faire cela.",
  "too-soon": () => "Un coup trop tôt\u202f; la page va se mettre à jour.",
  "too-fast": () => "Cela fait beaucoup à la fois. Attends un instant, puis continue.",
  "many-look-back": () => "Beaucoup revoient des parties en ce moment. Redemande dans un instant.",
  "too-many-guesses": () =>
    "Trop de codes faux sont venus d'ici. Suis le lien, ou réessaie dans dix minutes.",
  "no-code-free": () =>
    "Il y a trop de tables pour l'instant\u202f: aucun code n'est libre. Réessaie plus tard.",
  "too-many-listed": ({ most }) =>
    `La liste publique compte déjà ${most} tables d'ici. Ouvre celle-ci sur invitation, ou attends la fin d'une autre.`,
  full: () => "Il n'y a plus de place ici pour l'instant. Attends un moment, puis réessaie.",
  "not-kept": () => "La table n'a pas pu être enregistrée\u202f: rien n'a changé. Réessaie.",
  "no-team": () => "Seules les personnes assises à la table peuvent chuchoter.",
  unprintable: () => "Seul du texte simple peut être dit ici.",
  "no-name": () => "Dis d'abord ton nom.",
  "bad-setup": () => "La table ne peut pas être préparée ainsi.",
  "bad-name-given": () => "Un nom compte de 1 à 24 lettres, chiffres ou signes.",
  "not-found": () => "Il n'y a rien ici.",
  "too-large": () => "Ce message est trop long.",
  "no-connection": () => "Le serveur est injoignable pour l'instant.",
};

const es: Sentences<Known> = {
  "game-over": () => "La partida ha terminado.",
  "not-your-turn": () => "No es tu turno.",
  "not-a-move": () => "Esa jugada no se puede hacer ahora.",
  "not-understood": () => "El servidor no ha entendido esta página. Vuelve a cargarla.",
  "another-site": () => "Eso venía de la página de otro sitio, así que no se ha hecho.",
  "not-called-that": ({ name }) =>
    `Este servidor no se llama ${name}. Quien lo aloja puede darle ese nombre.`,
  broken: () => "Algo ha fallado aquí. Nada ha cambiado.",
  "no-such-table": () => "Esa mesa no existe.",
  "no-such-seat": () => "Ese asiento no existe.",
  "no-such-person": () => "Esa persona no está en esta mesa.",
  "seat-taken": () => "Ese asiento está ocupado.",
  "nothing-to-bring": () => "A este juego nadie trae preguntas propias.",
  "keeps-no-questions": () =>
    "Este servidor no guarda preguntas de la página. Tráelas solo a esta mesa.",
  "nothing-to-back": () => "Ahora no hay nada por lo que apostar.",
  "plays-already": () => "Quien juega apuesta con sus propias fichas.",
  "no-such-level": () => "Este juego no tiene un robot de ese nivel. Elige otro.",
  "just-taken": ({ name }) => `${name} acaba de sentarse ahí. Toma otro asiento o únete al equipo.`,
  "name-taken": () => "Alguien aquí tiene un nombre que parece igual que este. Siéntate con otro.",
  "bot-at-it": () =>
    "El robot juega ahí con una intuición que nadie debe ver. Inténtalo en la fase siguiente.",
  "nothing-to-decide": () => "En ese paso no tenías nada que decidir. Elige otro.",
  "not-that-share": () => "Esa no es una parte del azar de esta partida que se pueda añadir ahora.",
  "not-your-seat": () => "Ese no es tu asiento.",
  "no-coach": () => "No hay entrenador para este juego.",
  "no-opinion": () => "El entrenador no tiene opinión sobre esta decisión.",
  "no-advice": () => "En este juego cada cual decide por sí mismo.",
  "host-only": () => "Solo el anfitrión puede hacer eso.",
  "already-started": () => "La partida ya ha empezado.",
  "nothing-to-flag": () => "No hay nada en la mesa que señalar.",
  "no-clock": () => "Aquí no corre ningún reloj.",
  "not-started": () => "La partida aún no ha empezado.",
  "older-rules": ({ began, now }) =>
    `Esta partida empezó con reglas anteriores, versión ${began}; ahora van por la versión ${now}. Ya no se puede continuar ni volver a ver.`,
  "rules-not-here": () =>
    "Las reglas de esta partida no están aquí: no se puede continuar ni volver a ver.",
  "other-edition": ({ content: named, began, now }) =>
    `Desde que empezó esta partida, ${content(named)} ha cambiado (edición ${began}, ahora ${now}). Ya no se puede continuar ni volver a ver.`,
  "content-gone": () => "Aquello con lo que se juega esta partida ya no está aquí.",
  "table-ended": () => "Quien aloja este servidor ha cerrado esta mesa.",
  "laid-anew": () => "Esta mesa se está preparando de nuevo. Vuelve en un momento.",
  "somebody-plays": () => "Aún queda alguien en la partida, así que va a su ritmo.",
  "not-over": () => "La partida aún no ha terminado.",
  "no-next-table": () => "Nadie ha pedido otra partida todavía.",
  "only-a-socket": () => "Solo un socket puede seguir a la mesa siguiente.",
  "no-such-game": () => "Ese juego no existe aquí.",
  "nobody-sits": () => "Primero tiene que sentarse alguien.",
  "no-ages": () => "Este juego no pregunta quién es más joven.",
  "sent-away": () => "El anfitrión te ha pedido que dejes esta mesa.",
  banned: () => "Quien aloja este servidor te ha cerrado el acceso.",
  "too-late": () => "Demasiado tarde: ese momento ya pasó.",
  "not-for-people": () => "Eso solo lo hacen los bots y el reloj.",
  "too-soon": () => "Una jugada demasiado pronto; la página se pondrá al día enseguida.",
  "too-fast": () => "Eso ha sido mucho de golpe. Espera un momento y sigue.",
  "many-look-back": () => "Muchos están repasando partidas ahora. Vuelve a pedirlo en un momento.",
  "too-many-guesses": () =>
    "Han llegado demasiados códigos equivocados desde aquí. Usa el enlace o inténtalo dentro de diez minutos.",
  "no-code-free": () =>
    "Ahora mismo hay demasiadas mesas y no queda ningún código libre. Inténtalo más tarde.",
  "too-many-listed": ({ most }) =>
    `La lista pública ya tiene ${most} mesas de aquí. Abre esta solo para quien invites, o espera a que termine otra.`,
  full: () => "Ahora mismo no queda sitio aquí. Espera un momento y vuelve a intentarlo.",
  "not-kept": () =>
    "No se ha podido guardar la mesa, así que nada ha cambiado. Inténtalo otra vez.",
  "no-team": () => "Solo pueden susurrar quienes están sentados a la mesa.",
  unprintable: () => "Aquí solo se puede decir texto sencillo.",
  "no-name": () => "Di primero tu nombre.",
  "bad-setup": () => "La mesa no se puede preparar así.",
  "bad-name-given": () => "Un nombre tiene de 1 a 24 letras, cifras o signos.",
  "not-found": () => "Aquí no hay nada.",
  "too-large": () => "Ese mensaje es demasiado largo.",
  "no-connection": () => "Ahora mismo no se puede llegar al servidor.",
};

const refusals = inLanguages<Sentences<Known>>({ en, fr, es });

/** The sentence for whoever was refused; `words` are those of the game at hand, if there is one. */
export function sentence(
  why: Refusal,
  words?: Pick<GameWords, "refusals">,
  printed: unknown = null,
): string {
  const said = { ...refusals(), ...words?.refusals } as unknown as Record<
    string,
    (why: Refusal, names: readonly string[], printed: unknown) => string
  >;
  return (said[why.type] ?? refusals()["not-a-move"])(why as never, [], printed as never);
}
