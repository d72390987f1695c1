// Whether chance was fair: a sentence for everyone, and the figures for the curious.
import type { Problem } from "../fairness/verify";
import { inLanguages } from "../lib/language.svelte";
import { listed } from "../lib/sentences";

const en = {
  ask: "Was chance fair?",
  title: "Was chance fair?",
  working: "Working it out again…",
  fair: "Yes. Nobody chose what chance did.",
  asFar: "Yes, as far as it can be proved.",
  unfair: "No. This does not add up.",
  none: "That cannot be told.",
  how: (names: string[], draws: number) =>
    `Before the game the server hid a secret number and promised not to change it, and ${listed("en", names)} added ${names.length > 1 ? "numbers of their own" : "a number of their own"}. Dice, cards and questions follow from all of them together, so nobody could choose them. This browser has just worked out ${draws === 1 ? "the one draw" : `all ${draws} draws`} again, and each is as it was.`,
  alone: (draws: number) =>
    `Dice, cards and questions follow from a secret number that was hidden before the game and could not be changed, and this browser has just worked out ${draws === 1 ? "the one draw" : `all ${draws} draws`} again: each is as it was. But nobody at the table added a number of their own, so whoever drew the secret may have drawn it more than once.`,
  mine: "Your own number is in it, and what the server and everyone promised before the game was kept: this browser saw the promises then.",
  mineLeft:
    "This browser sent your own number, and the server left it out as too late. Once may be a slow line; if it happens again, ask why.",
  otherPromise:
    "What the server and those who play had promised, or what was to be played, is not what this browser saw before the game.",
  withheld: (names: string[]) => `Not in time: ${listed("en", names)}.`,
  bots: (names: string[]) => `Bots add nothing: ${listed("en", names)}.`,
  notProved:
    "What this does not prove: that nobody who runs the server looked at what was hidden, or at what was to come. They can.",
  partly:
    "Of questions and of cards from the book, the picks are checked here; which question or card a pick meant is checked by witsend verify with the record.",
  curious: "For the curious",
  promise: "The server's promise before the game (SHA-256)",
  secret: "Its secret, opened after the game",
  share: (name: string) => `What ${name} added`,
  seed: "The seed, of all of them",
  draws: "The draws: line of the record, what was drawn, and each pick",
  pick: (picked: number, among: number) => `${picked} of 0–${among - 1}`,
  spec: "How it is done, byte by byte, is in docs/fairness.md: with that, anyone can write a check of their own.",
  file: "Check a record from a file",
  drop: "A game's record can be downloaded at its end. Choose one, or drop it here: it is worked out in this browser and sent to nobody.",
  record: "Download the record",
  back: "Back to the table",
  problem: (problem: Problem): string => {
    switch (problem.kind) {
      case "no-record":
        return "That is not a whole record of Wits' End.";
      case "changed":
        return `Line ${problem.line} of the record was changed, or a line before it is missing.`;
      case "no-proof":
        return "The record carries no proof: the game was not finished, or is from before there were any.";
      case "specification":
        return `The proof is of a kind (${problem.number}) that this page does not know.`;
      case "secret":
        return "The secret is not the one that the server had promised.";
      case "share":
        return `What ${problem.name} added is not what was promised before.`;
      case "draw":
        return `What chance did in line ${problem.line} of the record does not follow from the seed.`;
    }
  },
};

const fr: typeof en = {
  ask: "Le hasard était-il honnête\u202f?",
  title: "Un hasard honnête\u202f?",
  working: "On recalcule tout…",
  fair: "Oui. Personne n'a choisi ce qu'a fait le hasard.",
  asFar: "Oui, autant que cela se prouve.",
  unfair: "Non. Quelque chose ne colle pas.",
  none: "On ne peut pas le dire.",
  how: (names, draws) =>
    `Avant la partie, le serveur a caché un nombre secret en promettant de ne pas le changer, et ${listed("fr", names)} ${names.length > 1 ? "ont ajouté leurs propres nombres" : "y a ajouté son propre nombre"}. Dés, cartes et questions découlent de tous ces nombres ensemble\u202f: personne ne pouvait les choisir. Ce navigateur vient de recalculer ${draws === 1 ? "le seul tirage" : `les ${draws} tirages`}, et tout correspond.`,
  alone: (draws) =>
    `Dés, cartes et questions découlent d'un nombre secret, caché avant la partie et qui ne pouvait plus changer, et ce navigateur vient de recalculer ${draws === 1 ? "le seul tirage" : `les ${draws} tirages`}\u202f: tout correspond. Mais personne à la table n'a ajouté son propre nombre\u202f: celui qui a tiré le secret a pu le tirer plus d'une fois.`,
  mine: "Ton propre nombre en fait partie, et le serveur et chacun ont tenu ce qu'ils avaient promis avant la partie\u202f: ce navigateur a vu les promesses.",
  mineLeft:
    "Ce navigateur a envoyé ton propre nombre, et le serveur l'a écarté comme arrivé trop tard. Une fois, c'est peut-être une ligne lente\u202f; si cela se répète, demande pourquoi.",
  otherPromise:
    "Ce que le serveur et les joueurs avaient promis, ou ce qui devait être joué, n'est pas ce que ce navigateur a vu avant la partie.",
  withheld: (names) => `Pas à temps\u202f: ${listed("fr", names)}.`,
  bots: (names) => `Les robots n'ajoutent rien\u202f: ${listed("fr", names)}.`,
  notProved:
    "Ce que cela ne prouve pas\u202f: que personne, parmi ceux qui gèrent le serveur, n'a regardé ce qui était caché ou à venir. Ils le peuvent.",
  partly:
    "Pour les questions et les cartes du livre, ce sont les tirages qui sont vérifiés ici\u202f; witsend verify vérifie, avec le fichier de la partie, quelle question ou quelle carte ils désignaient.",
  curious: "Pour les curieux",
  promise: "La promesse du serveur avant la partie (SHA-256)",
  secret: "Son secret, ouvert après la partie",
  share: (name) => `Ce qu'a ajouté ${name}`,
  seed: "La graine, faite de tout cela",
  draws: "Les tirages\u202f: ligne du fichier, ce qui a été tiré, et chaque nombre",
  pick: (picked, among) => `${picked} de 0 à ${among - 1}`,
  spec: "La méthode, octet par octet, est dans docs/fairness.md\u202f: avec elle, chacun peut écrire sa propre vérification.",
  file: "Vérifier une partie depuis un fichier",
  drop: "Le fichier d'une partie se télécharge à sa fin. Choisis-en un ou dépose-le ici\u202f: tout est recalculé dans ce navigateur, rien n'est envoyé.",
  record: "Télécharger le fichier de la partie",
  back: "Retour à la table",
  problem: (problem) => {
    switch (problem.kind) {
      case "no-record":
        return "Ce n'est pas un fichier de partie complet de Wits' End.";
      case "changed":
        return `La ligne ${problem.line} du fichier a été modifiée, ou il manque une ligne avant elle.`;
      case "no-proof":
        return "Le fichier ne porte pas de preuve\u202f: la partie n'était pas finie, ou date d'avant les preuves.";
      case "specification":
        return `La preuve est d'une sorte (${problem.number}) que cette page ne connaît pas.`;
      case "secret":
        return "Le secret n'est pas celui que le serveur avait promis.";
      case "share":
        return `Ce qu'a ajouté ${problem.name} n'est pas ce qui avait été promis.`;
      case "draw":
        return `Ce qu'a fait le hasard à la ligne ${problem.line} du fichier ne découle pas de la graine.`;
    }
  },
};

const es: typeof en = {
  ask: "¿Fue justo el azar?",
  title: "¿Fue justo el azar?",
  working: "Calculándolo todo de nuevo…",
  fair: "Sí. Nadie eligió lo que hizo el azar.",
  asFar: "Sí, hasta donde se puede probar.",
  unfair: "No. Algo no cuadra.",
  none: "No se puede saber.",
  how: (names, draws) =>
    `Antes de la partida el servidor escondió un número secreto y prometió no cambiarlo, y ${listed("es", names)} ${names.length > 1 ? "añadieron sus propios números" : "añadió su propio número"}. Dados, cartas y preguntas salen de todos ellos juntos, así que nadie pudo elegirlos. Este navegador acaba de calcular de nuevo ${draws === 1 ? "la única tirada" : `las ${draws} tiradas`}, y todo coincide.`,
  alone: (draws) =>
    `Dados, cartas y preguntas salen de un número secreto, escondido antes de la partida y que ya no podía cambiar, y este navegador acaba de calcular de nuevo ${draws === 1 ? "la única tirada" : `las ${draws} tiradas`}: todo coincide. Pero nadie en la mesa añadió su propio número, así que quien sacó el secreto pudo sacarlo más de una vez.`,
  mine: "Tu propio número está dentro, y el servidor y cada cual cumplieron lo que prometieron antes de la partida: este navegador vio las promesas.",
  mineLeft:
    "Este navegador envió tu propio número, y el servidor lo dejó fuera por llegar tarde. Una vez puede ser una línea lenta; si se repite, pregunta por qué.",
  otherPromise:
    "Lo que prometieron el servidor y quienes juegan, o lo que se iba a jugar, no es lo que este navegador vio antes de la partida.",
  withheld: (names) => `No a tiempo: ${listed("es", names)}.`,
  bots: (names) => `Los bots no añaden nada: ${listed("es", names)}.`,
  notProved:
    "Lo que esto no prueba: que nadie de quienes llevan el servidor mirara lo que estaba oculto o por venir. Pueden hacerlo.",
  partly:
    "De las preguntas y de las cartas del libro, aquí se comprueban los números; qué pregunta o carta era cada uno lo comprueba witsend verify con el archivo de la partida.",
  curious: "Para curiosos",
  promise: "La promesa del servidor antes de la partida (SHA-256)",
  secret: "Su secreto, abierto después de la partida",
  share: (name) => `Lo que añadió ${name}`,
  seed: "La semilla, hecha de todo ello",
  draws: "Las tiradas: línea del archivo, qué se sacó y cada número",
  pick: (picked, among) => `${picked} de 0 a ${among - 1}`,
  spec: "Cómo se hace, byte a byte, está en docs/fairness.md: con eso, cualquiera puede escribir su propia comprobación.",
  file: "Comprobar una partida desde un archivo",
  drop: "El archivo de una partida se descarga al final. Elige uno o suéltalo aquí: se calcula en este navegador y no se envía a nadie.",
  record: "Descargar el archivo de la partida",
  back: "Volver a la mesa",
  problem: (problem) => {
    switch (problem.kind) {
      case "no-record":
        return "Eso no es un archivo de partida completo de Wits' End.";
      case "changed":
        return `La línea ${problem.line} del archivo fue cambiada, o falta una línea anterior.`;
      case "no-proof":
        return "El archivo no lleva prueba: la partida no terminó, o es de antes de que las hubiera.";
      case "specification":
        return `La prueba es de una clase (${problem.number}) que esta página no conoce.`;
      case "secret":
        return "El secreto no es el que el servidor había prometido.";
      case "share":
        return `Lo que añadió ${problem.name} no es lo que se prometió antes.`;
      case "draw":
        return `Lo que hizo el azar en la línea ${problem.line} del archivo no sale de la semilla.`;
    }
  },
};

export const fairnessWords = inLanguages({ en, fr, es });
