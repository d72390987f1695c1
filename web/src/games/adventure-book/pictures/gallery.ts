// Which picture belongs to what a page tells, and what is to be seen in it.
import { inLanguages } from "../../../lib/language.svelte";
import * as five from "./chapters/five";
import * as four from "./chapters/four";
import { INTERRUPTIONS } from "./chapters/interrupted";
import * as one from "./chapters/one";
import * as six from "./chapters/six";
import * as three from "./chapters/three";
import * as two from "./chapters/two";
import { challenges as challengesOfFive } from "./challenges/five";
import { challenges as challengesOfFour } from "./challenges/four";
import { challenges as challengesOfOne } from "./challenges/one";
import { challenges as challengesOfSix } from "./challenges/six";
import { challenges as challengesOfThree } from "./challenges/three";
import { challenges as challengesOfTwo } from "./challenges/two";
import type { Composition } from "./composition";

export type Moment = "opening" | "ending" | "interrupted";

const CHAPTERS = [one, two, three, four, five, six];
const CHALLENGES = [
  challengesOfOne,
  challengesOfTwo,
  challengesOfThree,
  challengesOfFour,
  challengesOfFive,
  challengesOfSix,
];

/** Only the house's book has pictures of its own; null where a chapter has none. */
export function pictureOf(
  book: string,
  chapter: number,
  moment: Moment,
): { picture: Composition; label: string } | null {
  if (book !== "house") return null;
  const pages = CHAPTERS[chapter - 1];
  const picture = moment === "interrupted" ? INTERRUPTIONS[chapter - 1] : pages?.[moment];
  const label = seen()[`${chapter}-${moment}`];
  return picture && label ? { picture, label } : null;
}

export const lightOf = (chapter: number): string => CHAPTERS[chapter - 1]?.opening.light ?? "";

/** Of a challenge that is completed: words beside it tell what is to be seen. */
export function challengePicture(
  book: string,
  chapter: number,
  challenge: string,
): Composition | null {
  return book === "house" ? (CHALLENGES[chapter - 1]?.[challenge] ?? null) : null;
}

const seen = inLanguages<Record<string, string>>({
  en: {
    "1-opening": "Buttercup on a horse before the farm; Westley, the farm boy, brings a bucket.",
    "1-ending": "Westley and Buttercup in each other's arms before the setting sun.",
    "2-opening":
      "At sea by night: Fezzik at the ropes, Buttercup bound, Vizzini gives orders, Inigo looks back at a strange sail.",
    "2-ending":
      "At dawn Buttercup, Inigo, Fezzik and Vizzini stand ashore and look up at the Cliffs.",
    "3-opening":
      "The Man in Black climbs a rope up the Cliffs; above wait Inigo, Vizzini, Fezzik and Buttercup, below rides Humperdinck.",
    "3-ending": "In the ravine Westley has taken off his mask, and Buttercup knows him again.",
    "4-opening":
      "In the Fire Swamp Westley leads Buttercup by the hand; a flame leaps up, a giant rat lurks.",
    "4-ending": "Buttercup and Westley laugh as they step out of the swamp into the sun.",
    "5-opening":
      "Fezzik searches with a torch; Inigo drinks below a tree, Westley lies in the Pit, Humperdinck and Buttercup stand at a castle window.",
    "5-ending":
      "Fezzik, Inigo and a limp Westley on the castle wall; Miracle Max and Valerie wave from below.",
    "6-opening":
      "Fezzik in flames, Westley and Inigo before the castle; inside Humperdinck, Buttercup and Rugen.",
    "6-ending":
      "Fezzik, Inigo, Buttercup and Westley ride four white horses under a great moon; Max and Valerie wave, Vizzini raises a goblet, Humperdinck and Rugen stay behind, and Grandfather shuts the book beside the Grandson's bed.",
    "1-interrupted":
      "The Grandson in bed reaches for his game; Grandfather looks up from the book.",
    "2-interrupted": "The Grandson hides under his blanket; Grandfather smiles over the book.",
    "3-interrupted": "The Grandson thumps his pillow; Grandfather looks over his glasses.",
    "4-interrupted": "The Grandson sits bolt upright and calls a halt; Grandfather waits.",
    "5-interrupted": "The Grandson has tears in his eyes; Grandfather stops reading.",
    "6-interrupted": "The Grandson has pulled the book out of Grandfather's hands.",
  },
  fr: {
    "1-opening":
      "Buttercup à cheval devant la ferme\u202f; Westley, le garçon de ferme, apporte un seau.",
    "1-ending": "Westley et Buttercup enlacés devant le soleil couchant.",
    "2-opening":
      "La nuit en mer\u202f: Fezzik aux cordages, Buttercup ligotée, Vizzini donne des ordres, Inigo guette une voile inconnue.",
    "2-ending":
      "À l'aube, Buttercup, Inigo, Fezzik et Vizzini sont à terre et lèvent les yeux vers les Falaises.",
    "3-opening":
      "L'homme en noir grimpe à la corde\u202f; en haut attendent Inigo, Vizzini, Fezzik et Buttercup, en bas chevauche Humperdinck.",
    "3-ending": "Au fond du ravin, Westley a ôté son masque et Buttercup le reconnaît.",
    "4-opening":
      "Dans le marais de feu, Westley tient Buttercup par la main\u202f; une flamme jaillit, un rat géant guette.",
    "4-ending": "Buttercup et Westley sortent en riant du marais, au soleil.",
    "5-opening":
      "Fezzik cherche, une torche à la main\u202f; Inigo boit sous un arbre, Westley gît dans la Fosse, Humperdinck et Buttercup sont à une fenêtre du château.",
    "5-ending":
      "Fezzik, Inigo et Westley tout mou sur le rempart\u202f; Max le Miracle et Valerie saluent d'en bas.",
    "6-opening":
      "Fezzik en flammes, Westley et Inigo devant le château\u202f; dedans, Humperdinck, Buttercup et Rugen.",
    "6-ending":
      "Fezzik, Inigo, Buttercup et Westley sur quatre chevaux blancs sous une grande lune\u202f; Max et Valerie saluent, Vizzini lève son gobelet, Humperdinck et Rugen restent derrière, et Grand-père ferme le livre au chevet du petit-fils.",
    "1-interrupted":
      "Le petit-fils, au lit, tend la main vers son jeu\u202f; Grand-père lève les yeux du livre.",
    "2-interrupted":
      "Le petit-fils se cache sous la couverture\u202f; Grand-père sourit par-dessus le livre.",
    "3-interrupted":
      "Le petit-fils donne un coup dans l'oreiller\u202f; Grand-père regarde par-dessus ses lunettes.",
    "4-interrupted": "Le petit-fils se redresse d'un bond et l'arrête\u202f; Grand-père attend.",
    "5-interrupted": "Le petit-fils a les larmes aux yeux\u202f; Grand-père cesse de lire.",
    "6-interrupted": "Le petit-fils a pris le livre des mains de Grand-père.",
  },
  es: {
    "1-opening": "Buttercup a caballo ante la granja; Westley, el mozo, trae un cubo.",
    "1-ending": "Westley y Buttercup abrazados ante el sol poniente.",
    "2-opening":
      "De noche en el mar: Fezzik con los cabos, Buttercup atada, Vizzini da órdenes, Inigo mira una vela desconocida.",
    "2-ending":
      "Al alba, Buttercup, Inigo, Fezzik y Vizzini están en tierra y miran hacia los Acantilados.",
    "3-opening":
      "El hombre de negro trepa por una cuerda; arriba esperan Inigo, Vizzini, Fezzik y Buttercup, abajo cabalga Humperdinck.",
    "3-ending": "En el barranco Westley se ha quitado la máscara y Buttercup lo reconoce.",
    "4-opening":
      "En el pantano de fuego Westley lleva a Buttercup de la mano; brota una llama, acecha una rata gigante.",
    "4-ending": "Buttercup y Westley salen riendo del pantano al sol.",
    "5-opening":
      "Fezzik busca con una antorcha; Inigo bebe bajo un árbol, Westley yace en el Foso, Humperdinck y Buttercup están en una ventana del castillo.",
    "5-ending":
      "Fezzik, Inigo y un Westley desmadejado sobre la muralla; Max Milagros y Valerie saludan desde abajo.",
    "6-opening":
      "Fezzik en llamas, Westley e Inigo ante el castillo; dentro, Humperdinck, Buttercup y Rugen.",
    "6-ending":
      "Fezzik, Inigo, Buttercup y Westley en cuatro caballos blancos bajo una gran luna; Max y Valerie saludan, Vizzini alza una copa, Humperdinck y Rugen se quedan atrás, y el abuelo cierra el libro junto a la cama del nieto.",
    "1-interrupted":
      "El nieto, en la cama, alarga la mano hacia su consola; el abuelo levanta la vista.",
    "2-interrupted": "El nieto se esconde bajo la manta; el abuelo sonríe sobre el libro.",
    "3-interrupted": "El nieto golpea la almohada; el abuelo mira por encima de las gafas.",
    "4-interrupted": "El nieto se incorpora de golpe y lo detiene; el abuelo espera.",
    "5-interrupted": "El nieto tiene lágrimas en los ojos; el abuelo deja de leer.",
    "6-interrupted": "El nieto le ha quitado el libro de las manos al abuelo.",
  },
});
