import { expect, test } from "vitest";
import { allNames, inventName, LONGEST_NAME, longestWord } from "../src/lib/names";

const languages = ["en", "fr", "es"] as const;

test.each(languages)("every name in %s can be said to the server", (language) => {
  const names = allNames(language);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(name).toMatch(/^\p{Lu}[\p{L}'-]*( [\p{L}'-]+)+$/u);
  }
});

test("a line holds the longest word of a name, which may break after a hyphen", () => {
  expect(longestWord("Emma Louise")).toBe(6);
  expect(longestWord("Wilhelmina-Charlotte")).toBe(11);
  expect(longestWord("Zoë")).toBe(3);
});

test("chance picks from the first name to the last", () => {
  const names = allNames("en");
  expect(inventName("en", "", () => 0)).toBe(names[0]);
  expect(inventName("en", "", () => 0.999999)).toBe(names.at(-1));
});

test("the name offered next is another one", () => {
  const first = inventName("fr", "", () => 0);
  expect(inventName("fr", first, () => 0)).not.toBe(first);
});
