import { expect, test } from "vitest";
import { anyOf, headed, letter, listed, newestWhole, parted } from "../src/lib/sentences";
import type { Revealed } from "../src/games/pirates-dice/types";
import { challengeWords } from "../src/games/pirates-dice/words";
import { namesFor, namesOf, namesThen, speak, whoAre, whoIs, type Names } from "../src/lib/who";

test("names are listed as the reader's language does, as the library says them", () => {
  const names = ["Anne", "Ben", "Carla"];
  expect(listed("en", names)).toBe("Anne, Ben and Carla");
  expect(speak.fr.all(whoAre(names, [0, 2]))).toBe("Anne et Carla");
  expect(anyOf("es", names)).toBe("Anne, Ben o Carla");
});

test("Spanish says e and u before the same sound, with an accent too", () => {
  const named = ["Inés", "Íñigo", "íñigo", "Hígado", "Yago", "Óscar"];
  const joined = named.map((name) => listed("es", ["Anne", name]).slice(5));
  expect(joined).toEqual(["e Inés", "e Íñigo", "e íñigo", "e Hígado", "y Yago", "y Óscar"]);
  expect(listed("es", ["Íñigo", "Anne"])).toBe("Íñigo y Anne");
  expect([listed("es", []), listed("es", ["Íñigo"])]).toEqual(["", "Íñigo"]);
  expect(anyOf("es", ["Anne", "Óscar"])).toBe("Anne u Óscar");
});

test("a heading that says who wins is not said again below it", () => {
  expect(headed("Anne wins", "Anne wins with $1,300.")).toEqual(["Anne wins with $1,300", ""]);
  expect(headed("You win!", "You win with $1,300.")).toEqual(["You win with $1,300!", ""]);
  expect(headed("¡Ganas!", "Ganas: ya nadie tiene dados.")).toEqual([
    "¡Ganas!",
    "Ya nadie tiene dados.",
  ]);
  expect(headed("Ben wins", "Anne has no heart left. Ben wins with 3 hearts.")).toEqual([
    "Ben wins with 3 hearts",
    "Anne has no heart left.",
  ]);
  expect(
    headed("Anne wins", "Anne is the last pirate with dice and wins, 2 dice to spare."),
  ).toEqual(["Anne wins", "Anne is the last pirate with dice, 2 dice to spare."]);
  expect(
    headed("Victoire d'Anne", "Anne est le dernier pirate à avoir des dés et gagne avec 2 dés."),
  ).toEqual(["Victoire d'Anne", "Anne est le dernier pirate à avoir des dés avec 2 dés."]);
  expect(headed("Anne wins", "Anne wins, with 3 more wine than poison.")).toEqual([
    "Anne wins",
    "With 3 more wine than poison.",
  ]);
  expect(headed("Anne wins", "Anne wins the series. Games won: Anne 2.")).toEqual([
    "Anne wins the series",
    "Games won: Anne 2.",
  ]);
  const lives = "Ann lives: no one to be trifled with!";
  expect(headed("Anne wins", lives)).toEqual(["Anne wins", lives]);
  const longer = "Anne winsome wins with one die.";
  expect(headed("Anne wins", longer)).toEqual(["Anne wins", longer]);
});

test("a seat without a name has its number, a goblet beyond the letters too", () => {
  expect([whoIs(["Anne"], 0).name, whoIs(["Anne"], 1).name]).toEqual(["Anne", "2"]);
  expect([letter(0), letter(9), letter(10)]).toEqual(["A", "J", "11"]);
});

const NAMES = ["Anne", "Ben", "Carla"];
const [another, mine, shared] = [NAMES, namesFor(NAMES, 0), namesFor(["Anne & Zoe"], 0, ["Zoe"])];

test("whoever reads is spoken to, everyone else is spoken of", () => {
  const lose = (names: Names) => [
    speak.en.does(whoIs(names, 0), "loses", "lose"),
    speak.fr.does(whoIs(names, 0), "perd", "perds", "perdent", "perdez"),
    speak.es.does(whoIs(names, 0), "pierde", "pierdes", "pierden", "perdéis"),
  ];
  expect(lose(another)).toEqual(["Anne loses", "Anne perd", "Anne pierde"]);
  expect(lose(mine)).toEqual(["You lose", "Tu perds", "Pierdes"]);
  expect(lose(["Anne & Zoe"])).toEqual([
    "Anne & Zoe lose",
    "Anne & Zoe perdent",
    "Anne & Zoe pierden",
  ]);
  expect(lose(shared)).toEqual(["You and Zoe lose", "Zoe et toi, vous perdez", "Zoe y tú perdéis"]);
});

test("several with the reader among them", () => {
  const all = whoAre(mine, [0, 1]);
  expect(speak.en.does(all, "wins", "win")).toBe("You and Ben win");
  expect(speak.fr.does(all, "gagne", "gagnes", "gagnent", "gagnez")).toBe(
    "Ben et toi, vous gagnez",
  );
  expect(speak.es.does(all, "gana", "ganas", "ganan", "ganáis")).toBe("Ben y tú ganáis");
  expect(speak.es.all(all, "para ti")).toBe("Ben y para ti");
  expect(speak.en.does(whoAre(another, [0, 1]), "wins", "win")).toBe("Anne and Ben win");
});

test("within a sentence nothing is written large but names as their bearers write them", () => {
  expect(speak.en.doing(whoIs(mine, 0), "wins", "win")).toBe("you win");
  expect(speak.es.doing(whoIs(mine, 0), "gana", "ganas")).toBe("ganas");
  expect(speak.en.does(whoIs(["youssef"], 0), "wins", "win")).toBe("youssef wins");
  expect(speak.fr.label(whoIs(mine, 0))).toBe("Toi");
  expect(speak.en.label(whoIs(shared, 0))).toBe("You & Zoe");
  expect(speak.en.label(whoIs(["anne"], 0))).toBe("anne");
});

test("a device that holds several seats, an onlooker and a television speak to nobody", () => {
  const look = (name: string, you: boolean) => ({ name, you, mates: [] });
  expect(namesOf([look("Anne", false), look("Ben", true)]).me).toBe(1);
  expect(namesOf([look("Anne", false), look("Ben", false)]).me).toBeNull();
  expect(namesFor(NAMES, null).map((_, seat) => whoIs(namesFor(NAMES, null), seat).me)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ["en", "You lose a die.", "Ben loses a die."],
  ["fr", "Tu perds un dé.", "Ben perd un dé."],
  ["es", "Pierdes un dado.", "Ben pierde un dado."],
] as const)("a lost die in %s", (language, yours, bens) => {
  const lost = (loser: number) =>
    challengeWords[language].loss({ loser, left: 2 } as Revealed, namesFor(NAMES, 0));
  expect([lost(0), lost(1)]).toEqual([yours, bens]);
});

test("where there is no room for all, the newest sentences are told, and each whole", () => {
  const told = ["Anne pours.", "Ben wins A.", "Carla wins B."];
  expect(newestWhole(told, 100)).toBe("Anne pours. Ben wins A. Carla wins B.");
  expect(newestWhole(told, 36)).toBe("Ben wins A. Carla wins B.");
  expect(newestWhole(told, 24)).toBe("Carla wins B.");
  expect(newestWhole(told, 5)).toBe("Carla wins B.");
  expect(newestWhole([], 5)).toBe("");
});

test("a heading is the first sentence", () => {
  expect(parted("It is over. Nobody wins. Again?")).toEqual(["It is over.", "Nobody wins. Again?"]);
  expect(parted("L'amour triomphe\u202f! Fin.")).toEqual(["L'amour triomphe\u202f!", "Fin."]);
  expect(parted("Anne wins with 2.5.")).toEqual(["Anne wins with 2.5.", ""]);
});

test("a past move keeps the name of who made it", () => {
  const now = namesFor(["Anne", "Cleo"], 1, ["Dan"]);
  const called = [
    { made: 2, seat: 1, name: "Ben" },
    { made: 5, seat: 1, name: "Smee" },
  ];
  const then = [0, 2, 3, 5, 6].map((made) => namesThen(now, called, made));
  expect(then.map((names) => names[1])).toEqual(["Ben", "Ben", "Smee", "Smee", "Cleo"]);
  expect(then.map(({ me }) => me)).toEqual([null, null, null, null, 1]);
  expect(then.map((names) => names[0])).toEqual(Array(5).fill("Anne"));
});
