// Chapter 5, what takes a miracle: its challenges as they are completed, by their ids.
import * as five from "../chapters/five";
import type { Composition } from "../composition";
import { fill, group, line, oval, put, type Part, row } from "../draw";
import { sword } from "../held";
import { person } from "../people";
import { barrel, doorInTree, gleam, guards, pill, table } from "../props";
import { hall, hut } from "../rooms";
import { faces, ground, NIGHT, stands } from "../scenery";
import { blocks, bucket, moon, pine, stars, tower } from "../things";
import { GROUND, empty, before, STRIDE, over } from "./staging";

const forest: Composition = {
  light: "moonlit",
  layers: [
    { depth: 0.1, parts: [...stars(NIGHT), ...moon(330, 150, 62)] },
    {
      depth: 0.5,
      far: 20,
      parts: [
        fill(
          "leaf deep",
          [0, 80, 170, 260, 350, 450, 560, 660, 760, 850, 950, 1040, 1130, 1220]
            .map((x, i) => pine(x, 660, 270 + ((i * 53) % 130)))
            .join("") + "M-80 640H1300V900H-80z",
        ),
      ],
    },
    { depth: 1, far: 4, parts: [ground(660, "leaf deep", 24)] },
  ],
};

/** Behind which people look out, at that height. */
const battlement = (y: number): Part[] => [
  fill("stone", `M-80 900V${y}H1300V900z`),
  blocks(-80, y, 1380, 380),
  fill(
    "stone lit",
    row(-80, 150, 10, (x) => `M${x} ${y + 8}v-50h84v50z`),
  ),
  fill("stone dark", `M-80 ${y + 8}H1300v16H-80z`),
];

export const challenges: Record<string, Composition> = {
  revive: before(
    forest,
    put(
      760,
      560,
      2,
      ...person("inigo", {
        half: true,
        hip: [0, -40],
        near: [44, -30],
        far: [-40, -30],
        look: { eyes: "wide", mouth: "open", brows: "high" },
      }),
    ),
    put(760, GROUND + 14, 1.5, ...barrel()),
    ...stands("fezzik", 430, GROUND, 2, {
      lean: 4,
      near: [50, -196],
      far: [40, -186],
      elbows: [1, -1],
      look: { mouth: "smile", brows: "worried" },
    }),
    put(596, 214, 2, group("rotate(108)", ...bucket())),
    fill("sea lit", "M600 192C690 180 756 230 768 330L728 330C718 262 680 228 600 236z"),
    fill(
      "sea lit",
      oval(650, 420, 7, 12) +
        oval(860, 400, 8, 13) +
        oval(900, 460, 6, 10) +
        oval(640, 520, 6, 10) +
        oval(700, 180, 6, 10),
    ),
  ),
  man_in_black: before(
    forest,
    put(850, 752, 0.95, ...doorInTree()),
    fill("fire", oval(850, 610, 300)),
    ...stands("fezzik", 230, GROUND, 1.9, {
      near: [50, -120],
      far: [30, -96],
      look: { mouth: "open", brows: "high", eyes: "wide" },
    }),
    ...stands("inigo", 500, GROUND, 2.1, {
      lean: 6,
      near: [64, -126],
      far: [58, -120],
      tilt: 6,
      feet: STRIDE,
      holds: { near: sword(2, 84) },
      look: { eyes: "shut", mouth: "flat" },
    }),
  ),
  defy: before(
    hall,
    ...stands("buttercup", 430, GROUND, 2.3, {
      lean: 6,
      near: [62, -140],
      far: [-16, -92],
      look: { brows: "cross", mouth: "open" },
    }),
    ...faces("humperdinck", 800, GROUND, 2.2, {
      lean: -14,
      near: [44, -142],
      far: [20, -130],
      sway: 10,
      look: { eyes: "wide", brows: "high", mouth: "open" },
    }),
    line("ember", 8, "M640 330l30-20M644 380h40M640 430l30 20"),
  ),
  max: before(
    hut,
    ...faces("valerie", 960, 640, 2.2, {
      near: [60, -136],
      far: [30, -90],
      look: { mouth: "grin", brows: "high" },
    }),
    ...faces("max", 740, 640, 2.2, {
      near: [46, -112],
      far: [40, -104],
      look: { mouth: "smile", brows: "high" },
    }),
    put(780, GROUND + 20, 1.2, ...table(700, 110)),
    put(1110, 604, 0.95, ...pill()),
    gleam(1140, 530, 1.3),
    group(
      "translate(960 592) rotate(-90) scale(1.6)",
      ...person("westley", {
        near: [-14, -70],
        far: [16, -62],
        look: { eyes: "shut", mouth: "flat" },
      }),
    ),
    ...stands("inigo", 120, GROUND, 1.9, {
      near: [48, -118],
      look: { mouth: "smile", brows: "worried" },
    }),
    ...stands("fezzik", 300, GROUND, 1.8, {
      near: [30, -104],
      far: [40, -104],
      look: { mouth: "smile", brows: "worried" },
    }),
  ),
  wall: {
    ...five.ending,
    layers: [
      ...empty(five.ending, 0.1),
      {
        depth: 0.3,
        far: 30,
        parts: [...tower(960, 700, 130, 540), ...tower(60, 700, 120, 420, null)],
      },
      {
        depth: 1,
        parts: [
          over("inigo", 330, 565, 2, {
            hip: [0, -60],
            lean: 14,
            tilt: 8,
            near: [48, -44],
            far: [30, -40],
            look: { brows: "high", mouth: "open" },
          }),
          over("fezzik", 610, 590, 2, {
            hip: [0, -66],
            tilt: 6,
            near: [40, -40],
            far: [62, -46],
            look: { brows: "worried", mouth: "flat" },
          }),
          over("westley", 830, 565, 2, {
            hip: [0, -52],
            lean: -16,
            tilt: -34,
            near: [30, -26],
            far: [24, -20],
            look: { eyes: "shut", mouth: "flat" },
          }),
          ...battlement(520),
        ],
      },
      { depth: 1.8, parts: guards(40, 11, 112, 710) },
    ],
  },
};
