// Every board draws every step of every golden record, as a seat, as an onlooker and on a
// television, and tells it in every language; what is drawn has seats and languages by turns.
// Nothing throws, no word is missing.
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { loadBoard, tell } from "../../src/games";
import Gallery from "../../src/games/battle-of-wits/Gallery.svelte";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { seatLook } from "../../src/lib/seatLook";
import { NAMES, read, type GoldenRecord, type Seen } from "./records";

// `computed:` is how a question's file says that an answer was worked out.
const BROKEN = /undefined|NaN|\[object|>null<|computed:|\bzoneinfo\b|\bairportsdata\b/;

const looks = ({ names }: GoldenRecord, { seat: mine, to_act }: Seen) =>
  names.map((name, seat) =>
    seatLook(seat, name, {
      bot: seat % 2 ? "hard" : null,
      mine: seat === mine,
      toAct: to_act.includes(seat),
    }),
  );

test("who is still to be chosen in Battle of Wits is called as the reader calls them", () => {
  language.choose("fr");
  expect(render(Gallery).body).toContain("Petit-fils");
  expect(render(Gallery).body).not.toContain("Grandson");
});

describe.each(NAMES)("%s", (name) => {
  const record = read(name);
  test.each(LANGUAGES.map((each) => each.language))("is drawn and told in %s", async (spoken) => {
    language.choose(spoken);
    const shift = LANGUAGES.findIndex((each) => each.language === spoken);
    const board = await loadBoard(record.game);
    const words = board.words[spoken];
    const problems: string[] = [];
    const check = (what: string, text: string) => {
      const found = BROKEN.exec(text);
      if (found) problems.push(`${what}: ${text.slice(found.index - 80, found.index + 80)}`);
    };
    const draw = (seen: Seen, where: string, props: { scene: boolean; big: boolean }) => {
      const { view, moves, seat } = seen;
      const common = { view, moves, printed: record.printed, seats: looks(record, seen) };
      const play = seat === null ? null : () => {};
      const advise = board.together && play ? () => Promise.resolve(null) : null;
      const drawn = render((props.big && board.Show) || board.Board, {
        props: { ...common, ...props, play, advise, companions: null, from: 0, open: null },
      });
      check(where, drawn.body);
      return drawn.body.length;
    };
    record.steps.forEach((step, number) => {
      for (const seen of step) {
        const where = `step ${number}, ${seen.seat === null ? "onlooker" : `seat ${seen.seat}`}`;
        const told = tell(words as never, seen.view.news, record.names, record.printed);
        check(`${where}, news`, told.join("\n"));
        if (seen.seat !== null) {
          const { view, moves, to_act } = seen;
          const line = board.guide[spoken](view, moves, record.names, record.printed, to_act);
          check(`${where}, guide`, line ?? "");
        }
        if (number % LANGUAGES.length !== shift) continue;
        if (
          seen.seat === null ||
          seen.seat === Math.floor(number / LANGUAGES.length) % record.names.length
        ) {
          const drawn = draw(seen, where, { scene: false, big: false });
          expect(drawn).toBeGreaterThan(200);
          if (board.sceneTime(seen.view) > 0)
            draw({ ...seen, moves: [] }, `${where}, scene`, { scene: true, big: false });
        }
        if (seen.seat === null) {
          draw(seen, `${where}, television`, { scene: false, big: true });
          draw(seen, `${where}, television's scene`, { scene: true, big: true });
        }
      }
    });
    expect(problems).toEqual([]);
  });
});
