// Chapter 3, on the Cliffs: its challenges as they are completed, by their ids.
import * as three from "../chapters/three";
import type { Composition } from "../composition";
import { fill, group, line, mirrored, oval, put } from "../draw";
import { goblet } from "../held";
import { person } from "../people";
import { boulder, gleam, picnic, ruin } from "../props";
import { faces, ground, stands } from "../scenery";
import { cloud, sun } from "../things";
import {
  GROUND,
  before,
  without,
  gladly,
  frightened,
  STRIDE,
  fencing,
  sitting,
  rope,
} from "./staging";

const heights: Composition = {
  light: "dawn",
  horizon: 0.8,
  layers: [
    {
      depth: 0.1,
      parts: [...sun(210, 520, 76), fill("moon", cloud(60, 150, 1.2) + cloud(800, 130, 1), 0.6)],
    },
    {
      depth: 0.3,
      far: 46,
      parts: [
        fill(
          "plum",
          "M-80 620l140-90 110 60 140-120 160 110 140-70 180 90 160-110 160 90 200-60V900H-80z",
        ),
      ],
    },
    { depth: 0.8, far: 6, parts: [ground(660, "leaf", 40)] },
    { depth: 1, parts: [ground(712, "leaf dark", 26)] },
  ],
};

export const challenges: Record<string, Composition> = {
  climb: before(
    without(three.opening, 1),
    fill("stone lit", "M580 270l40-30 50 20 10 36H576z"),
    rope("M600 268C520 280 480 292 470 330C452 480 470 640 440 900"),
    ...stands("inigo", 800, 300, 1.35, {
      lean: 16,
      tilt: 10,
      near: [34, -120],
      far: [36, -60],
      look: { brows: "high", mouth: "open" },
    }),
    put(
      386,
      730,
      2.15,
      ...person("westley", {
        hip: [2, -96],
        lean: -6,
        tilt: -22,
        near: [36, -190],
        far: [40, -216],
        feet: [
          [34, -14],
          [48, -56],
        ],
        sway: -14,
        look: { mouth: "grin" },
      }),
    ),
  ),
  duel: before(
    heights,
    put(600, 690, 1.25, ...ruin()),
    ...stands("westley", 370, GROUND, 2.2, fencing(-32, { mouth: "smirk", brows: "high" })),
    ...faces("inigo", 830, GROUND, 2.2, fencing(-32, { mouth: "smile", brows: "high" })),
    gleam(600, 395, 2.2),
  ),
  giant: before(
    heights,
    put(1090, 730, 1, ...boulder()),
    put(120, 740, 0.7, ...boulder()),
    ...stands("westley", 340, GROUND, 2.15, {
      lean: -16,
      hip: [6, -78],
      near: [44, -118],
      far: [-34, -110],
      feet: [
        [-26, 0],
        [40, 0],
      ],
      look: { mouth: "open", brows: "worried" },
    }),
    put(765, 215, 1.3, ...boulder()),
    ...faces("fezzik", 770, GROUND, 2.15, {
      near: [-52, -186],
      far: [50, -186],
      elbows: [1, -1],
      feet: STRIDE,
      look: gladly,
    }),
  ),
  wits: before(
    heights,
    put(260, GROUND + 4, 0.9, ...boulder()),
    put(950, GROUND + 4, 0.9, ...boulder()),
    put(600, GROUND + 6, 1.15, ...picnic()),

    put(
      290,
      690,
      2.1,
      ...person(
        "westley",
        sitting({
          near: [50, -92],
          far: [34, -66],
          lean: 4,
          look: { mouth: "smirk", brows: "high" },
        }),
      ),
    ),
    mirrored(
      930,
      690,
      2.35,
      ...person(
        "vizzini",
        sitting({
          near: [50, -112],
          far: [24, -74],
          tilt: -8,
          holds: { near: goblet() },
          look: gladly,
        }),
      ),
    ),
    put(424, 500, 1.9, ...goblet()),
  ),
  ravine: before(
    without(three.ending),
    line(
      "bone",
      7,
      "M150 130q90 10 130 90M230 90q110 40 140 130M470 170q60 60 66 120M400 120q70 30 100 90",
      0.7,
    ),
    put(
      330,
      470,
      2,
      group(
        "rotate(64)",
        ...person("unmasked", {
          near: [40, -180],
          far: [-40, -150],
          hip: [0, -84],
          feet: [
            [-30, -10],
            [40, -14],
          ],
          look: frightened,
        }),
      ),
    ),
    put(
      760,
      720,
      2,
      group(
        "rotate(-58)",
        ...person("buttercup", {
          near: [50, -160],
          far: [-44, -150],
          sway: 26,
          look: frightened,
        }),
      ),
    ),
    put(
      700,
      150,
      1.6,
      group(
        "rotate(24)",
        fill("black", "M-20-7C-10-13 10-13 20-7 23 1 16 9 8 6 4 4-4 4-8 6-16 9-23 1-20-7z"),
        fill("bone", oval(-9, -3, 4.6, 2.8) + oval(9, -3, 4.6, 2.8)),
      ),
    ),
  ),
};
