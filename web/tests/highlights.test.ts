// What single highlights say; that all of them speak to whoever reads is in records/.
import { expect, test } from "vitest";
import { highlights as goblets } from "../src/games/battle-of-wits/highlights";
import { highlights as glasses } from "../src/games/poisoned-glass/highlights";
import { namesFor } from "../src/lib/who";

const NAMES = ["Anne", "Ben", "Carla"];

test("where wine and poison are even, the nearest card is told", () => {
  const drunk = { type: "goblet-drunk" as const, seat: 0, wine: 6, poison: 6, lives: false };
  const say = (language: "en" | "fr" | "es", lives: boolean) =>
    goblets[language]["goblet-drunk"]({ ...drunk, lives }, namesFor(NAMES, 0));
  expect(say("en", false)).toBe("You drank: 6 poison to 6 wine, and the nearest card is poison.");
  expect(say("en", true)).toContain("the nearest card is wine: you live.");
  expect(say("fr", false)).toContain("la carte la plus proche est du poison.");
  expect(say("es", false)).toContain("la carta más cercana es veneno.");
  const more = goblets.en["goblet-drunk"]({ ...drunk, poison: 7 }, namesFor(NAMES, 0));
  expect(more).toBe("You drank: 7 poison to 6 wine.");
});

test("everyone has a last glass of their own", () => {
  const last = {
    type: "last-glass" as const,
    seat: 0,
    glass: 2,
    antidote: 26,
    poison: 6,
    drank: true,
  };
  const say = (language: "en" | "fr" | "es", reader: number | null) =>
    glasses[language]["last-glass"](last, namesFor(NAMES, reader));
  expect(say("en", 0)).toBe("You drank your last glass: antidote 13, poison 6.");
  expect(say("en", null)).toBe("Anne drank their last glass: antidote 13, poison 6.");
  expect([say("fr", 0), say("es", 1)]).toEqual([
    "Tu as bu ton dernier verre\u202f: antidote 13, poison 6.",
    "Anne bebió su último vaso: antídoto 13, veneno 6.",
  ]);
});

test("a last heart that another took is not put down to one's own glass", () => {
  const taken = { type: "last-heart" as const, seat: 0, by: 1, glass: 2, antidote: 26, poison: 6 };
  const say = (language: "en" | "fr" | "es", reader: number | null) =>
    glasses[language]["last-heart"](taken, namesFor(NAMES, reader));
  expect(say("en", 0)).toBe(
    "You lost your last heart when Ben drank glass C: antidote 13, poison 6.",
  );
  expect(say("en", 1)).toContain("Anne lost their last heart when you drank glass C");
  expect([say("fr", 0), say("es", 0)]).toEqual([
    "Tu as perdu ton dernier cœur quand Ben a bu le verre C\u202f: antidote 13, poison 6.",
    "Perdiste tu último corazón cuando Ben bebió el vaso C: antídoto 13, veneno 6.",
  ]);
});

test("what was poured for the dead is a sum, for others and for the reader", () => {
  const hand = { type: "deadliest-hand" as const, seat: 0, victims: [1, 2], poison: 6 };
  const say = (language: "en" | "fr" | "es", reader: number | null) =>
    goblets[language]["deadliest-hand"](hand, namesFor(NAMES, reader));
  expect(say("en", 1)).toBe("Anne poured 6 of poison in all for you and Carla, who died of it.");
  expect(say("fr", 1)).toContain("versé 6 de poison en tout à Carla et à toi");
  expect(say("es", 1)).toContain("sirvió 6 de veneno en total a Carla y a ti");
  expect(say("es", null)).toContain("a Ben y Carla");
  const mine = goblets.es["deadliest-hand"]({ ...hand, victims: [1] }, namesFor(NAMES, 1));
  expect(mine).toContain("en total a ti");
});
