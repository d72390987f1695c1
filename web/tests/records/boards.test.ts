// Every board tells every step of every golden record in every language, and draws it as a seat, as an
// onlooker and on a television, with seats and languages by turns: every step in the soak, and else
// those that bring a new kind of news, the last, and one in three. Nothing throws, no word is missing.
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { loadBoard, tell } from "../../src/games";
import Gallery from "../../src/games/battle-of-wits/Gallery.svelte";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { seatLook } from "../../src/lib/seatLook";
import { NAMES, read, SOAK, type GoldenRecord, type Seen } from "./records";

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

const DRAWN_OF = SOAK ? 1 : 3;

/** The steps that are drawn. */
function drawnOf({ steps }: GoldenRecord): number[] {
  const brought = new Set<string>();
  const drawn: number[] = [];
  steps.forEach((step, number) => {
    const before = brought.size;
    for (const { view } of step) for (const { type } of view.news) brought.add(type);
    const last = number === steps.length - 1;
    if (brought.size > before || last || number % DRAWN_OF === 0) drawn.push(number);
  });
  return drawn;
}

test("who is still to be chosen in Battle of Wits is called as the reader calls them", () => {
  language.choose("fr");
  expect(render(Gallery).body).toContain("Petit-fils");
  expect(render(Gallery).body).not.toContain("Grandson");
});

describe.each(NAMES)("%s", (name) => {
  const record = read(name);
  const drawn = drawnOf(record);
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
      const { body } = render((props.big && board.Show) || board.Board, {
        props: { ...common, ...props, play, advise, companions: null, from: 0, open: null },
      });
      check(where, body);
      return body.length;
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
        const turn = drawn.indexOf(number);
        if (turn < 0 || turn % LANGUAGES.length !== shift) continue;
        if (
          seen.seat === null ||
          seen.seat === Math.floor(turn / LANGUAGES.length) % record.names.length
        ) {
          expect(draw(seen, where, { scene: false, big: false })).toBeGreaterThan(200);
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
