// Chapter 4, in the Fire Swamp: its challenges as they are completed, by their ids.
import * as four from "../chapters/four";
import type { Composition } from "../composition";
import { fill, group, line, mirrored, oval, put, type Part } from "../draw";
import { person } from "../people";
import { bubble, quicksand, vine } from "../props";
import { faces, galleon, ground, stands } from "../scenery";
import { flame, grass, rat } from "../things";
import {
  GROUND,
  THERE,
  empty,
  before,
  without,
  gladly,
  grim,
  frightened,
  STRIDE,
  fencing,
  sitting,
} from "./staging";

const swamp: Composition = { ...four.opening, layers: empty(four.opening, 0.5) };

const inSwamp = (...parts: readonly Part[]): Composition => ({
  ...swamp,
  layers: [
    ...swamp.layers,
    { depth: 0.9, far: 8, parts: [ground(650, "leaf deep", 30)] },
    { depth: THERE, parts },
    { depth: 2.4, parts: [grass(-80, 1300, 790, 40, "night lit")] },
  ],
});

const burning = (x: number, y: number, high: number): Part[] => [
  fill("fire", oval(x, y - high * 0.4, high)),
  fill("ember", flame(x, y, high)),
  fill("straw", flame(x, y, high * 0.58)),
  fill("moon", flame(x, y, high * 0.26)),
];

export const challenges: Record<string, Composition> = {
  flames: inSwamp(
    ...burning(800, 730, 470),
    ...burning(1040, 720, 240),
    ...burning(610, 700, 130),
    ...stands("buttercup", 230, GROUND, 2.1, {
      lean: -6,
      near: [52, -140],
      far: [20, -150],
      sway: -12,
      look: frightened,
    }),
    ...stands("westley", 430, GROUND, 2.15, {
      lean: -12,
      near: [-42, -122],
      far: [62, -140],
      feet: STRIDE,
      look: { mouth: "open", brows: "worried" },
    }),
  ),
  sand: inSwamp(
    ...vine(800, -40, 400),
    put(500, 706, 1, ...quicksand(380)),
    put(
      430,
      800,
      2.1,
      ...person("buttercup", {
        half: true,
        lean: -6,
        near: [58, -168],
        far: [-44, -140],
        tilt: -8,
        look: frightened,
      }),
    ),
    fill("straw", "M250 712Q440 690 640 712 620 800 440 800T250 712z"),
    line("straw dark", 5, "M300 722Q440 700 590 722M350 748Q440 732 540 748", 0.8),
    mirrored(
      810,
      600,
      2.1,
      ...person("westley", {
        hip: [0, -88],
        lean: 30,
        near: [84, -66],
        far: [24, -176],
        feet: [
          [-40, -16],
          [-22, -40],
        ],
        tilt: 8,
        look: grim,
      }),
    ),
  ),
  rous: inSwamp(
    mirrored(860, 640, 2.9, group("rotate(-18)", ...rat())),
    line("ember", 7, "M1130 420l36-20M1150 480l44-4M640 390l-22-30", 0.9),
    ...stands("westley", 330, GROUND, 2.2, {
      ...fencing(-18, { mouth: "open", brows: "worried" }),
      lean: -8,
    }),
  ),
  tale: inSwamp(
    ...burning(600, 748, 130),
    line("earth dark", 18, "M540 752L660 738M546 738L656 754"),
    put(600, 190, 1.9, ...bubble(-1)),
    put(600, 232, 0.95, ...galleon("night")),
    fill("black", "M598 42h66l-14 18 14 18h-66z"),
    fill("earth deep", "M170 760V700H440V760zM770 760V700H1040V760z"),
    put(
      320,
      756,
      2.1,
      ...person(
        "westley",
        sitting({ near: [52, -120], far: [30, -70], look: { mouth: "open", brows: "high" } }),
      ),
    ),
    mirrored(
      900,
      756,
      2.1,
      ...person("buttercup", {
        near: [30, -92],
        far: [20, -130],
        hip: [0, -54],
        look: { mouth: "smile", brows: "high" },
      }),
    ),
  ),
  out: before(
    without(four.ending, 1),
    ...burning(130, 720, 120),
    line("straw", 6, "M880 60V10M1010 130l36-30M750 130l-36-30M1040 230h50M720 230h-50"),
    ...stands("westley", 600, GROUND, 2.25, {
      hip: [0, -86],
      near: [-58, -176],
      far: [52, -100],
      feet: STRIDE,
      look: gladly,
    }),
    ...faces("buttercup", 800, GROUND, 2.2, {
      near: [56, -116],
      far: [-56, -176],
      sway: 16,
      look: gladly,
    }),
  ),
};
