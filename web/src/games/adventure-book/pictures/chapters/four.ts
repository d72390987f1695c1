// Chapter 4, in the Fire Swamp: how it begins and how it ends.
import { fill, line, mirrored, oval, put } from "../draw";
import type { Composition } from "../composition";
import { sword } from "../held";
import { stands, ground } from "../scenery";
import { cloud, flame, flowers, gnarled, grass, rat, sun } from "../things";

export const opening: Composition = {
  light: "swamp",
  layers: [
    {
      depth: 0.2,
      far: 52,
      parts: [
        put(220, 620, 0.8, ...gnarled(860)),
        put(520, 600, 0.7, ...gnarled(880)),
        mirrored(860, 610, 0.8, ...gnarled(860)),
        put(1080, 620, 0.7, ...gnarled(880)),
      ],
    },
    {
      depth: 0.5,
      far: 30,
      parts: [
        mirrored(70, 660, 1, ...gnarled(880)),
        put(1160, 650, 1.1, ...gnarled(860)),
        put(700, 640, 0.8, ...gnarled(860)),
      ],
    },
    {
      depth: 0.9,
      far: 8,
      parts: [
        ground(660, "leaf deep", 30),
        fill("fire", oval(960, 560, 300)),
        fill("ember", flame(960, 700, 330)),
        fill("straw", flame(962, 700, 190)),
        fill("moon", flame(963, 700, 90)),
        fill("earth deep", "M900 712q20-34 60-30 44-6 66 30z"),
        fill("straw dark", oval(190, 716, 120, 26)),
        fill("earth", oval(190, 720, 90, 17), 0.6),
      ],
    },
    {
      depth: 1.4,
      parts: [
        ...stands("westley", 640, 744, 2.15, {
          hip: [2, -86],
          lean: 6,
          near: [-44, -86],
          far: [66, -150],
          feet: [
            [-22, 0],
            [28, 0],
          ],
          tilt: -2,
          look: { brows: "cross", mouth: "flat" },
          holds: { far: sword(-38, 84) },
        }),
        ...stands("buttercup", 470, 748, 2.15, {
          lean: 4,
          near: [16, -150],
          far: [42, -88],
          tilt: -6,
          sway: -10,
          look: { eyes: "wide", brows: "worried", mouth: "open" },
        }),
      ],
    },
    { depth: 1.9, parts: [mirrored(1090, 778, 1.3, ...rat())] },
    {
      depth: 2.8,
      parts: [
        fill(
          "leaf deep",
          "M-80-60H1300V40Q1240 130 1190 50 1100 120 1040 30 900 80 800 20 640 60 520 10 400 70 300 26 200 120 130 40 60 150-10 60-40 120-80 100z",
        ),
        line(
          "leaf deep",
          9,
          "M90 40q-14 130 6 230M140 40q10 80-4 150M1120 60q-16 120 4 240M1060 40q10 70 0 130",
        ),
        grass(-80, 1300, 786, 46, "night lit"),
      ],
    },
  ],
};

export const ending: Composition = {
  light: "morning",
  layers: [
    {
      depth: 0.1,
      parts: [...sun(880, 210, 78), fill("bone", cloud(660, 130, 1.1) + cloud(990, 330, 0.9), 0.8)],
    },
    { depth: 0.3, far: 46, parts: [fill("leaf", "M-80 520Q400 380 760 450T1300 400V900H-80z")] },
    {
      depth: 0.5,
      far: 24,
      parts: [
        fill("leaf", "M300 600Q640 480 900 520T1300 480V900H300z"),
        fill("sea lit", "M760 560Q960 530 1300 560V600Q960 570 700 600z"),
      ],
    },
    {
      depth: 0.8,
      far: 10,
      parts: [
        ground(660, "leaf lit", 50),
        fill(
          "leaf deep",
          "M-80-60H330Q300 60 380 130 260 170 330 280 230 320 310 440 220 500 300 620 200 690-80 760z",
        ),
        put(120, 760, 1.2, ...gnarled(860)),
        put(-10, 770, 1.1, ...gnarled(880)),
      ],
    },
    { depth: 1.2, parts: [put(200, 752, 1.05, ...rat())] },
    {
      depth: 1.5,
      parts: [
        ...stands("buttercup", 560, 746, 2.15, {
          lean: -2,
          near: [44, -96],
          far: [58, -140],
          tilt: -8,
          sway: -12,
          look: { mouth: "grin", brows: "high", eyes: "shut" },
        }),
        ...stands("westley", 730, 746, 2.15, {
          hip: [0, -88],
          near: [-36, -96],
          far: [58, -172],
          feet: [
            [-20, 0],
            [24, 0],
          ],
          tilt: -14,
          look: { mouth: "grin" },
        }),
      ],
    },
    {
      depth: 2.4,
      parts: [
        grass(300, 1300, 778, 38, "leaf"),
        ...flowers(
          [
            [900, 732],
            [980, 752],
            [1080, 738],
            [1150, 756],
            [440, 756],
          ],
          "bone",
        ),
      ],
    },
  ],
};
