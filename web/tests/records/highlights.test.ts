// What a finished game is remembered for, in three languages: whoever it is about reads "you".
import { expect, test } from "vitest";
import { loadBoard } from "../../src/games";
import { namesFor } from "../../src/lib/who";
import { NAMES, read } from "./records";

const YOU = { en: /\b(you|your)\b/i, fr: /\b(tu|toi|ta|ton)\b/i, es: /^[A-ZÁÉÍÓÚ]\p{L}+/u };

test.each(NAMES)("%s is remembered in every language, by everyone", async (name) => {
  const { game, names, highlights } = read(name);
  const { highlights: words } = await loadBoard(game);
  for (const { highlight } of highlights) {
    const { seat } = highlight as unknown as { seat?: number };
    for (const language of ["en", "fr", "es"] as const) {
      const say = words?.[language][highlight.type];
      const told = say?.(highlight, names) ?? "";
      expect(told).toMatch(/[.?]$/);
      if (seat === undefined) continue;
      expect(told).toContain(names[seat]);
      const mine = say?.(highlight, namesFor(names, seat)) ?? "";
      expect(mine).toMatch(YOU[language]);
      expect(mine).not.toContain(`${names[seat]} `);
    }
  }
});
