import { afterEach, expect, test } from "vitest";
import { language } from "../src/lib/language.svelte";
import { rankedBy } from "../src/lib/ranking";
import { agreed, named, namesFor, whoIs, type Names } from "../src/lib/who";
import { endingWords } from "../src/words/ending";

afterEach(() => language.choose("en"));

const result = (scores: number[], winners: number[]) => ({
  scores,
  winners,
  ending: { type: "any" },
});

test("until the game is told, places go by the result alone", () => {
  const { places } = rankedBy(result([1, 5, 5, 0], [2]), false);
  expect(places.map(({ place, seats }) => [place, ...seats])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 3],
  ]);
  expect(rankedBy(result([3, 3], [0, 1]), false).places.map(({ place }) => place)).toEqual([1, 1]);
  expect(rankedBy(result([3, 3], []), true).places).toEqual([]);
});

test("a place is said as the language says it", () => {
  const said = () => [1, 2, 3, 4].map((place) => endingWords().place(place)).join(" ");
  expect(said()).toBe("1st 2nd 3rd 4th");
  expect(endingWords().youAre(3, 4, false)).toBe("Third of four.");
  expect(endingWords().youAre(2, 4, true)).toBe("Second of four, shared.");
  expect(endingWords().youAre(3, 4, false, "1 heart")).toBe("Third of four: 1 heart.");
  language.choose("fr");
  expect(said()).toBe("1er 2e 3e 4e");
  expect(endingWords().youAre(2, 4, true)).toBe("Deuxième place ex æquo sur quatre.");
  expect(endingWords().youAre(3, 4, false, "1 cœur")).toBe(
    "Troisième place sur quatre\u202f: 1 cœur.",
  );
  language.choose("es");
  expect(said()).toBe("1.º 2.º 3.º 4.º");
  expect(endingWords().youAre(3, 4, false)).toBe("Tercer puesto de cuatro.");
  expect(endingWords().youAre(3, 4, true, "1 corazón")).toBe(
    "Tercer puesto compartido de cuatro: 1 corazón.",
  );
});

test("bots that get up or come to are counted in words", () => {
  expect(endingWords().botsGetUp(1)).toBe("One bot gets up.");
  expect(endingWords().botsComeTo(2)).toBe("Two seats are free; bots take them.");
  language.choose("fr");
  expect(endingWords().botsGetUp(2)).toBe("Deux robots se lèvent.");
  language.choose("es");
  expect(endingWords().botsComeTo(1)).toBe("Un asiento queda libre; lo ocupa un robot.");
});

test("whoever did it reads you, a team has its own verb", () => {
  const names = ["Anne", "Bea & Carl"];
  const won = (names: Names, seat: number) =>
    agreed(whoIs(names, seat), "gagne", "gagnes", "gagnent", "gagnez");
  expect([won(names, 0), won(names, 1)]).toEqual(["gagne", "gagnent"]);
  expect(won(namesFor(names, 0), 0)).toBe("gagnes");
  expect(won(namesFor(names, 1, ["Carl"]), 1)).toBe("gagnez");
  expect(named("fr", namesFor(names, 0), [0, 1])).toBe("Anne et Bea & Carl");
});
