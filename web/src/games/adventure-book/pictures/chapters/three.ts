// Chapter 3, on the Cliffs: how it begins and how it ends.
import { fill, group, line, oval, put } from "../draw";
import type { Composition } from "../composition";
import { person } from "../people";
import { sword } from "../held";
import { stands, faces, ground, ride } from "../scenery";
import { cloud, flowers, grass, sun, waves } from "../things";

export const opening: Composition = {
  light: "dawn",
  horizon: 0.8,
  layers: [
    {
      depth: 0.1,
      parts: [...sun(210, 560, 76), fill("moon", cloud(60, 150, 1.2) + cloud(300, 250, 0.9), 0.6)],
    },
    {
      depth: 0.3,
      far: 46,
      parts: [fill("plum", "M-80 620l140-90 110 60 140-120 160 110 140-70 200 120V900H-80z")],
    },
    { depth: 0.5, far: 26, parts: [fill("sea", waves(680, 180, 16))] },
    {
      depth: 1,
      far: 4,
      parts: [
        fill("stone", "M470 900L500 700 450 560 500 420 470 340 520 292 1400 270V900z"),
        fill("stone dark", "M600 900L620 690 570 540 640 420 610 330 660 288 1400 270V900z", 0.5),
        line(
          "stone deep",
          4,
          "M490 460l50 26 16 60M480 620l60 20M640 480l80 30 30 80M660 650l90 40M860 420l60 60 10 70M980 600l80 40M820 720l70 20",
          0.5,
        ),
        fill("leaf", "M510 300Q760 252 1400 258V300Q800 290 510 320z"),
        fill("leaf dark", "M700 900Q840 690 1100 690T1400 660V900z"),
      ],
    },
    {
      depth: 1.1,
      parts: [
        ...ride(
          "humperdinck",
          1000,
          726,
          0.86,
          "standing",
          { sway: -8, look: { brows: "cross" } },
          "earth lit",
          "sea",
        ),
        line("earth", 4, "M1096 740V600"),
        fill("wine", "M1096 600l54 16-54 20z"),
        line("straw dark", 6, "M478 318C440 420 470 600 436 900"),
        line("earth", 2, "M474 340l6 8M466 420l6 8M462 500l6 8M458 600l6 8", 0.7),
      ],
    },
    {
      depth: 1.4,
      parts: [
        ...stands("buttercup", 1060, 300, 1.06, {
          look: { brows: "worried", mouth: "frown" },
          near: [10, -92],
          far: [18, -92],
        }),
        ...faces("fezzik", 940, 304, 1.06, {
          near: [26, -104],
          far: [52, -112],
          holds: {
            near: [
              fill("stone", oval(14, -22, 34, 28)),
              fill("stone lit", oval(4, -34, 12, 8), 0.6),
            ],
          },
        }),
        ...faces("vizzini", 790, 304, 1.2, {
          near: [50, -120],
          far: [30, -80],
          look: { brows: "cross", mouth: "open" },
        }),
        ...faces("inigo", 606, 306, 1.24, {
          lean: 16,
          tilt: 10,
          near: [46, -120],
          far: [36, -60],
          holds: { near: sword(24, 70) },
          look: { brows: "high", mouth: "smirk" },
        }),
        put(
          408,
          700,
          1.7,
          ...person("westley", {
            hip: [2, -96],
            lean: -6,
            tilt: -22,
            near: [34, -192],
            far: [38, -222],
            feet: [
              [26, -20],
              [36, -50],
            ],
            look: { mouth: "flat" },
          }),
        ),
      ],
    },
    {
      depth: 2.2,
      parts: [
        fill("stone deep", "M-80 900V720L60 740 150 800 230 900zM1130 900L1180 800 1300 760V900z"),
      ],
    },
  ],
};

export const ending: Composition = {
  light: "morning",
  layers: [
    {
      depth: 0.1,
      parts: [...sun(600, 140, 60), fill("bone", cloud(300, 120, 1) + cloud(760, 180, 0.8), 0.8)],
    },
    {
      depth: 0.3,
      far: 40,
      parts: [fill("leaf", "M-80 60Q240 160 440 660H760Q940 170 1300 40V900H-80z")],
    },
    {
      depth: 0.6,
      far: 20,
      parts: [
        fill("leaf", "M-80 200Q200 320 350 720H870Q990 330 1300 180V900H-80z"),
        fill(
          "stone",
          "M60 320l60-30 50 50-20 60-70 10zM1010 380l60-20 60 40-10 60-80 10zM220 470l50-14 30 40-20 40-60 0z",
        ),
        fill(
          "leaf dark",
          oval(150, 470, 46, 30) +
            oval(980, 520, 50, 32) +
            oval(1110, 330, 44, 28) +
            oval(60, 250, 40, 26),
        ),
      ],
    },
    {
      depth: 1,
      far: 6,
      parts: [
        ground(690, "leaf lit", 26),
        fill("stone lit", oval(420, 716, 60, 26) + oval(860, 700, 44, 20)),
        fill("stone", oval(430, 722, 46, 18) + oval(868, 705, 32, 13)),
      ],
    },
    {
      depth: 1.5,
      parts: [
        ...stands("unmasked", 520, 744, 2.2, {
          hip: [0, -88],
          lean: 8,
          near: [-22, -84],
          far: [58, -128],
          feet: [
            [-18, 0],
            [12, 0],
          ],
          tilt: -2,
          holds: {
            near: [
              group(
                "translate(-24 22) rotate(14) scale(1.25)",
                line("black lit", 2.4, "M-20-4Q-8-20 18-18M20-4Q26-14 18-18"),
                fill("black", "M-20-7C-10-13 10-13 20-7 23 1 16 9 8 6 4 4-4 4-8 6-16 9-23 1-20-7z"),
                fill("bone", oval(-9, -3, 4.6, 2.8) + oval(9, -3, 4.6, 2.8)),
              ),
            ],
          },
          look: { mouth: "smile", brows: "high" },
        }),
        ...faces("buttercup", 700, 744, 2.2, {
          lean: 6,
          near: [52, -104],
          far: [44, -138],
          tilt: -6,
          sway: -10,
          look: { brows: "worried", mouth: "smile", eyes: "open" },
        }),
      ],
    },
    {
      depth: 2.4,
      parts: [
        grass(-80, 1300, 776, 40, "leaf dark"),
        ...flowers(
          [
            [110, 736],
            [200, 756],
            [300, 744],
            [930, 748],
            [1020, 736],
            [1120, 752],
          ],
          "bone",
        ),
      ],
    },
  ],
};
