// What stands beside the ending on a television is drawn at the end of every golden record.
import { render } from "svelte/server";
import { afterEach, expect, test } from "vitest";
import { loadBoard } from "../../src/games";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { NAMES, read } from "./records";

afterEach(() => language.choose("en"));

test.each(NAMES)("%s", async (name) => {
  const record = read(name);
  const { Afterwards } = await loadBoard(record.game);
  const view = record.steps.at(-1)?.find(({ seat }) => seat === null)?.view;
  if (!Afterwards || !view) return;
  for (const { language: spoken } of LANGUAGES) {
    language.choose(spoken);
    const props = { view, names: record.names, printed: record.printed };
    const text = render(Afterwards, { props }).body.replace(/<[^>]*>/g, " ");
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(text.trim().length).toBeGreaterThan(60);
  }
});
