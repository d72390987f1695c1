// Chapter 2, at sea: how it begins and how it ends.
import { fill, group, line, put } from "../draw";
import type { Composition } from "../composition";
import { sword } from "../held";
import { stands, NIGHT, deck, rail, galleon, cliffs } from "../scenery";
import { cloud, eel, moon, stars, sun, waves } from "../things";

export const opening: Composition = {
  light: "night-sea",
  horizon: 0.6,
  layers: [
    { depth: 0.1, parts: [...stars(NIGHT), ...moon(860, 170, 70)] },
    { depth: 0.3, far: 40, parts: [put(965, 392, 0.62, ...galleon("night"))] },
    {
      depth: 0.5,
      far: 20,
      parts: [
        fill("sea", waves(392, 160, 14)),
        line("moon", 4, "M800 420h110M770 450h170M820 480h90", 0.5),
      ],
    },
    {
      depth: 0.8,
      far: 6,
      parts: [fill("sea dark", waves(440, 220, 22)), put(800, 505, 0.9, ...eel())],
    },
    {
      depth: 1,
      parts: [
        ...rail,
        ...deck,
        fill("earth deep", "M556-80h44V660h-44z"),
        fill("earth", "M556-80h16V660h-16z"),
        fill("bone dark", "M300-80H880Q820 40 868 130 600 190 322 130 360 20 300-80z"),
        fill("bone deep", "M600-80H880Q820 40 868 130 740 160 600 164z", 0.5),
        line("hair", 4, "M322 130L180 560M868 130L1040 560"),
      ],
    },
    {
      depth: 1.4,
      parts: [
        ...stands("fezzik", 330, 700, 1.72, {
          near: [54, -118],
          far: [54, -176],
          holds: { far: [line("straw dark", 5, "M0-220V90")] },
          look: { brows: "worried", mouth: "smile" },
          tilt: -4,
        }),
        ...stands("buttercup", 530, 712, 1.8, {
          near: [12, -92],
          far: [18, -92],
          tilt: 4,
          look: { brows: "cross", mouth: "frown" },
          holds: { near: [line("straw dark", 4, "M-6-5l14 8M-6 0l14 8M-6 5l14 8")] },
        }),
      ],
    },
    {
      depth: 1.8,
      parts: [
        ...stands("inigo", 950, 730, 1.9, {
          lean: 4,
          tilt: -4,
          near: [-30, -74],
          far: [52, -146],
          holds: {
            far: [
              group(
                "rotate(-8)",
                fill("brass", "M-6-5h26v10h-26zM20-4h22v8h-22z"),
                fill("straw", "M18-6h4v12h-4z"),
              ),
            ],
            near: sword(128, 62),
          },
        }),
        ...stands("vizzini", 730, 756, 2.05, {
          near: [58, -128],
          far: [36, -74],
          look: { brows: "cross", mouth: "open" },
          tilt: -8,
        }),
      ],
    },
  ],
};

export const ending: Composition = {
  light: "dawn",
  horizon: 0.7,
  layers: [
    {
      depth: 0.1,
      parts: [
        ...sun(330, 420, 66),
        fill("moon", cloud(90, 200, 1.3) + cloud(420, 130, 1.1), 0.6),
        line("hair", 4, "M470 250q14-16 26 0 12-16 26 0M560 200q10-12 20 0 10-12 20 0", 0.6),
      ],
    },
    {
      depth: 0.3,
      far: 30,
      parts: [
        fill("sea", waves(500, 180, 14)),
        line("moon", 5, "M250 530h170M220 560h220M280 590h110", 0.6),
      ],
    },
    { depth: 0.5, far: 22, parts: [...cliffs(690)] },
    {
      depth: 0.8,
      far: 8,
      parts: [fill("sea dark", waves(590, 220, 22)), put(230, 600, 1.5, ...galleon("earth deep"))],
    },
    {
      depth: 1.2,
      parts: [
        fill("stone dark", "M-80 900L260 748 420 706 700 690 1000 700 1300 650V900z"),
        fill("stone deep", "M-80 900L300 760 520 780 760 752 1300 760V900z", 0.6),
      ],
    },
    {
      depth: 1.5,
      parts: [
        ...stands("fezzik", 850, 740, 1.7, {
          far: [66, -200],
          elbows: [1, -1],
          tilt: -14,
          look: { mouth: "smile" },
        }),
        ...stands("buttercup", 560, 740, 1.85, {
          tilt: -8,
          near: [14, -90],
          far: [18, -92],
          sway: -22,
          look: { brows: "worried", mouth: "flat" },
        }),
      ],
    },
    {
      depth: 1.9,
      parts: [
        ...stands("inigo", 690, 756, 1.9, {
          tilt: -14,
          near: [-20, -100],
          far: [40, -100],
          sway: -10,
          look: { brows: "high", mouth: "smirk" },
          holds: { near: sword(118, 66) },
        }),
        ...stands("vizzini", 1010, 772, 2, {
          near: [58, -140],
          far: [44, -128],
          tilt: -14,
          look: { mouth: "grin", brows: "high" },
        }),
      ],
    },
  ],
};
