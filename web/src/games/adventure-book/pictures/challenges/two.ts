// Chapter 2, at sea: its challenges as they are completed, by their ids.
import * as two from "../chapters/two";
import type { Composition } from "../composition";
import { fill, line, mirrored, oval, put } from "../draw";
import { person } from "../people";
import { bubble, gleam, helm, notes, peanut } from "../props";
import { cliffs, deck, faces, rail, stands } from "../scenery";
import { eel, waves } from "../things";
import { GROUND, THERE, empty, before, gladly, frightened, STRIDE, rope } from "./staging";

const atSea: Composition = {
  ...two.opening,
  layers: empty(two.opening, 1).map((layer) =>
    layer.depth === 0.8
      ? { ...layer, parts: layer.parts.filter((part) => !("parts" in part)) } // no eel
      : layer,
  ),
};

export const challenges: Record<string, Composition> = {
  sails: before(
    atSea,
    rope("M868 130L592 196M868 130L500 298M322 130L500 298Q560 420 520 560"),
    ...stands("fezzik", 430, GROUND, 2.1, {
      lean: -14,
      hip: [0, -84],
      near: [56, -176],
      far: [60, -194],
      feet: [
        [-10, 0],
        [50, 0],
      ],
      look: { mouth: "grin", brows: "cross" },
    }),
    line("bone", 5, "M930 60h90M920 100h130M930 140h80", 0.6),
  ),
  steer: before(
    atSea,
    fill("glow", oval(1080, 120, 200)),
    gleam(1080, 120, 3),
    gleam(1010, 50, 1.4),
    gleam(1150, 220, 1.2),
    gleam(1160, 50, 1.1),
    line("moon", 2, "M1080 120L1010 50M1080 120L1150 220M1080 120L1160 50", 0.5),
    put(700, GROUND + 10, 1.35, ...helm()),
    ...stands("inigo", 470, GROUND, 2.35, {
      tilt: -16,
      near: [58, -128],
      far: [60, -104],
      feet: STRIDE,
      look: { mouth: "smile", brows: "high" },
    }),
  ),
  rhymes: before(
    atSea,
    ...stands("vizzini", 1080, 640, 1.5, {
      look: { brows: "cross", mouth: "frown" },
      near: [6, -90],
    }),
    ...stands("inigo", 340, GROUND, 2.1, {
      near: [54, -128],
      far: [26, -96],
      tilt: -4,
      look: { mouth: "open", brows: "high" },
    }),
    ...faces("fezzik", 770, GROUND, 1.85, { near: [44, -122], far: [34, -96], look: gladly }),
    put(420, 170, 1, ...bubble(-1, ...notes())),
    put(720, 130, 1, ...bubble(1, ...peanut())),
  ),
  eels: {
    ...two.opening,
    layers: [
      ...empty(two.opening, 0.5),
      {
        depth: 0.8,
        parts: [fill("sea dark", waves(470, 220, 22))],
      },
      {
        depth: THERE,
        parts: [
          mirrored(
            930,
            580,
            2.05,
            ...person("fezzik", {
              half: true,
              hip: [0, -76],
              lean: 34,
              near: [84, -72],
              far: [10, -70],
              look: { brows: "worried", mouth: "open" },
            }),
          ),
          fill("earth dark", "M720 900C700 700 700 560 740 400H1300V900z"),
          line("earth deep", 5, "M728 500H1300M712 600H1300M708 700H1300", 0.7),
          line("earth", 16, "M700 392H1300"),
          line("earth", 10, "M760 392V310M860 392V310M1040 392V310M1140 392V310M720 310H1300"),
          put(190, 700, 2.3, ...eel()),
          put(
            560,
            860,
            2.1,
            ...person("buttercup", {
              lean: 4,
              near: [56, -178],
              far: [-30, -168],
              tilt: -10,
              look: frightened,
            }),
          ),
          fill("sea", waves(660, 200, 20)),
          line("moon", 4, "M440 690q120-30 240 0M120 700q90-24 190 0", 0.6),
          fill("sea dark", waves(730, 240, 22)),
        ],
      },
    ],
  },
  cliffs: {
    ...two.ending,
    layers: [
      ...empty(two.ending, 0.3),
      { depth: 0.5, far: 22, parts: cliffs(640) },
      { depth: 0.8, far: 8, parts: [fill("sea dark", waves(560, 220, 22))] },
      {
        depth: 1,
        parts: [...rail, ...deck, put(760, 640, 1, line("earth dark", 22, "M0 0L420-150"))],
      },
      {
        depth: THERE,
        parts: [
          ...stands("buttercup", 210, GROUND, 2, {
            tilt: -8,
            near: [10, -92],
            far: [18, -92],
            sway: -16,
            look: { brows: "worried", mouth: "flat" },
          }),
          ...stands("fezzik", 440, GROUND, 1.85, {
            near: [8, -84],
            far: [64, -196],
            elbows: [1, -1],
            tilt: -12,
            look: gladly,
          }),
          ...stands("inigo", 700, GROUND, 2.05, {
            lean: 4,
            tilt: -12,
            near: [-24, -94],
            far: [64, -176],
            sway: -10,
            look: { mouth: "open", brows: "high" },
          }),
        ],
      },
    ],
  },
};
