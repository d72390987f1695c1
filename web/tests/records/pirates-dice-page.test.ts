// What a page of Pirates Dice says of the bids of a round.
import { render } from "svelte/server";
import { afterEach, expect, test } from "vitest";
import Spot from "../../src/games/pirates-dice/Spot.svelte";
import Standing from "../../src/games/pirates-dice/Standing.svelte";
import type { View } from "../../src/games/pirates-dice/types";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { seatLook } from "../../src/lib/seatLook";

afterEach(() => language.choose("en"));

test("beside the way to doubt it, it is the bid that holds", () => {
  const view = {
    bids: [{ seat: 1, bid: { type: "bid", count: 4, face: 6 } }],
    left: [5, 5],
    starter: 0,
  } as unknown as View;
  const said = LANGUAGES.map((each) => {
    language.choose(each.language);
    const { body } = render(Standing, {
      props: {
        view,
        names: ["Anne", "Ben"],
        chance: 0.98,
        player: true,
        mayChallenge: true,
        challenge: () => {},
      },
    });
    const text = body.replace(/<[^>]*>/g, " ");
    expect(text.indexOf("98")).toBeLessThan(text.search(/Challenge!|défie|Desafío/)); // above it
    return />([^<]*98[^<]*)</.exec(body)?.[1]?.trim().replace(/\s/g, " ");
  });
  expect(said).toEqual([
    "the bid holds: 98%",
    "l'annonce tient à 98 %",
    "la apuesta se cumple: 98 %",
  ]);
});

test("a seat shows what it has bid last", () => {
  const drawn = (bid: { type: "bid"; count: number; face: number } | null) =>
    render(Spot, {
      props: {
        look: seatLook(1, "Ben"),
        left: 5,
        most: 5,
        turn: false,
        won: false,
        rolled: false,
        hand: null,
        place: "top",
        bid,
      },
    }).body;
  expect(drawn({ type: "bid", count: 4, face: 6 })).toMatch(/class="bid[^"]*"[^>]*>4/);
  expect(drawn(null)).not.toMatch(/class="bid/);
});
