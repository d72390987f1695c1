// Chapter 6, the castle: how it begins and how it ends. Its ending is the end of the book: everyone is in it.
import { fill, line, mirrored, oval, put, row } from "../draw";
import type { Composition } from "../composition";
import { person } from "../people";
import { goblet, shutBook, sword } from "../held";
import { stands, faces, NIGHT, ground, ride } from "../scenery";
import {
  armchair,
  armrest,
  bedHead,
  blocks,
  cloud,
  flame,
  lights,
  moon,
  pine,
  quilt,
  stars,
  torch,
  tower,
} from "../things";

export const opening: Composition = {
  light: "moonlit",
  layers: [
    { depth: 0.1, parts: [...stars(NIGHT), ...moon(200, 150, 58)] },
    {
      depth: 0.3,
      far: 32,
      parts: [
        ...tower(470, 640, 120, 440),
        ...tower(1060, 640, 150, 480),
        ...lights(
          [
            [520, 330],
            [1124, 300],
          ],
          18,
          30,
        ),
      ],
    },
    {
      depth: 0.8,
      far: 6,
      parts: [
        fill("stone", "M430 900V270H1300V900z"),
        blocks(430, 270, 860, 600),
        fill(
          "stone lit",
          row(430, 96, 9, (x) => `M${x} 276v-46h58v46z`),
        ),
        fill("stone dark", "M430 276h870v14H430z"),
        fill("straw", "M800 500V380q90-110 180 0v120z"),
        fill("ember", "M800 500V420q90-60 180 0v80z", 0.35),
        line("plum", 6, "M890 325V500M800 410h180", 0.5),
      ],
    },
    {
      depth: 0.9,
      parts: [
        put(
          846,
          504,
          0.98,
          ...person("humperdinck", {
            hip: [0, -40],
            half: true,
            near: [42, -70],
            look: { brows: "cross" },
          }),
        ),
        mirrored(
          936,
          504,
          0.98,
          ...person("buttercup", {
            hip: [0, -40],
            half: true,
            near: [36, -66],
            tilt: 6,
            look: { eyes: "down", brows: "worried", mouth: "frown" },
          }),
        ),
        fill("stone dark", "M786 490h208v26H786z"),
        fill("stone lit", "M780 484h220v12H780z"),
        fill("hair", "M1034 640V490q58-66 116 0V640z"),
        put(
          1092,
          640,
          0.98,
          ...person("rugen", {
            near: [-34, -96],
            far: [40, -140],
            look: { brows: "cross", mouth: "smirk" },
          }),
        ),
        fill("stone lit", "M1020 634h144v16H1020z"),
      ],
    },
    {
      depth: 1.1,
      parts: [
        ground(700, "leaf deep", 18),
        fill("earth deep", "M770 716V600q80-90 160 0v116z", 1),
        line("hair", 6, row(790, 30, 5, (x) => `M${x} 560V716`) + "M776 620h148M776 670h148"),
        ...torch(610, 350, 0.8),
      ],
    },
    {
      depth: 1.5,
      parts: [
        fill("fire", oval(260, 560, 360)),
        fill("ember", flame(190, 760, 420) + flame(300, 740, 330), 0.85),
        fill("straw", flame(196, 750, 230) + flame(310, 740, 170), 0.8),
        ...stands("fezzik", 270, 742, 1.7, {
          near: [-66, -190],
          far: [70, -190],
          elbows: [1, -1],
          tilt: -2,
          look: { mouth: "open", brows: "cross" },
        }),
      ],
    },
    {
      depth: 1.9,
      parts: [
        ...stands("inigo", 660, 762, 2, {
          hip: [4, -84],
          lean: 12,
          near: [-30, -90],
          far: [52, -172],
          elbows: [1, -1],
          feet: [
            [-34, 0],
            [34, 0],
          ],
          holds: { far: sword(-104, 84) },
          look: { brows: "cross", mouth: "flat" },
        }),
        ...stands("westley", 480, 768, 2, {
          lean: 8,
          tilt: 10,
          near: [6, -50],
          far: [40, -100],
          look: { mouth: "flat" },
        }),
      ],
    },
  ],
};

export const ending: Composition = {
  light: "moonlit",
  width: 1600,
  horizon: 0.7,
  layers: [
    {
      depth: 0.1,
      parts: [
        ...stars(NIGHT),
        fill("glow", oval(960, 310, 420)),
        fill("moon", oval(960, 310, 190)),
        fill("moon dark", oval(900, 272, 38) + oval(1026, 368, 48) + oval(1000, 224, 22), 0.35),
        fill("moon", cloud(1180, 170, 1.2) + cloud(560, 120, 1), 0.22),
      ],
    },
    {
      depth: 0.25,
      far: 40,
      parts: [
        fill(
          "plum dark",
          "M-80 520l200-110 160 70 180-130 200 150 220-110 240 130 200-90 240 110 200-60V900H-80z",
        ),
      ],
    },
    {
      depth: 0.4,
      far: 18,
      parts: [
        ...tower(300, 470, 70, 210),
        ...tower(380, 470, 110, 150, null),
        ...tower(470, 470, 74, 260, "wine"),
        ...lights(
          [
            [326, 330],
            [410, 390],
            [450, 390],
          ],
          14,
          24,
        ),
        fill("straw", "M484 330v-62q24-30 48 0v62z"),
        put(
          508,
          330,
          0.36,
          ...person("humperdinck", {
            near: [4, -84],
            far: [10, -84],
            look: { brows: "cross", mouth: "frown" },
          }),
        ),
        put(
          436,
          320,
          0.36,
          ...person("rugen", { near: [-44, -150], far: [50, -150], look: { mouth: "open" } }),
        ),
        fill("stone dark", "M478 328h62v10h-62z"),
        fill("leaf deep", "M-80 520Q300 400 560 480T900 540V900H-80z"),
      ],
    },
    {
      depth: 0.7,
      far: 8,
      parts: [
        fill(
          "leaf deep",
          [1390, 1450, 1520, 1580, 1640]
            .map((x, i) => pine(x, 600, 210 + ((i * 57) % 90)))
            .join("") + "M300 640Q700 520 1000 560T1700 540V900H300z",
        ),
      ],
    },
    {
      depth: 1.1,
      parts: [
        ...ride("fezzik", 570, 604, 1.2, "galloping", { look: { mouth: "grin" } }, "bone", "leaf"),
        ...ride(
          "inigo",
          790,
          592,
          1.02,
          "galloping",
          {
            far: [40, -110],
            elbows: [1, -1],
            look: { mouth: "smile", brows: "high" },
            holds: { far: sword(-58, 80) },
          },
          "bone",
          "earth",
        ),
        ...ride(
          "buttercup",
          1020,
          590,
          1.02,
          "galloping",
          { sway: -26, look: { mouth: "grin", brows: "high" } },
          "bone",
          "wine",
        ),
        ...ride(
          "westley",
          1250,
          584,
          1.02,
          "galloping",
          { look: { mouth: "grin" }, tilt: -4 },
          "bone",
          "black",
        ),
      ],
    },
    { depth: 1, parts: [fill("fire", oval(300, 560, 330), 0.8)] },
    {
      depth: 1.4,
      parts: [
        fill("leaf dark", "M500 900Q760 640 1100 680T1700 640V900z"),
        ...faces("valerie", 1370, 760, 1.15, {
          near: [10, -84],
          far: [60, -170],
          elbows: [1, -1],
          tilt: -8,
          look: { mouth: "smile", brows: "high" },
        }),
        ...faces("max", 1270, 764, 1.15, {
          far: [58, -176],
          elbows: [1, -1],
          tilt: -8,
          look: { mouth: "grin", brows: "high" },
        }),
        fill("stone", oval(1130, 762, 52, 26)),
        fill("stone lit", oval(1120, 752, 34, 12), 0.5),
        put(
          1126,
          752,
          1.15,
          ...person("vizzini", {
            hip: [0, -24],
            feet: [
              [32, 4],
              [42, 0],
            ],
            near: [20, -60],
            far: [48, -92],
            look: { mouth: "smirk", brows: "high" },
            holds: { far: goblet() },
          }),
        ),
      ],
    },
    {
      depth: 1.9,
      parts: [
        put(330, 812, 1.25, ...bedHead()),
        put(
          440,
          700,
          1.7,
          ...person("grandson", {
            hip: [0, -6],
            half: true,
            lean: -4,
            tilt: -6,
            near: [40, -22],
            far: [50, -26],
            look: { mouth: "smile", brows: "high" },
          }),
        ),
        put(330, 830, 1.25, ...quilt()),
        put(190, 846, 1.2, ...armchair()),
        put(
          206,
          720,
          1.75,
          ...person("grandfather", {
            hip: [0, -10],
            lean: 4,
            near: [54, -46],
            far: [58, -44],
            feet: [
              [62, 70],
              [78, 66],
            ],
            tilt: 2,
            look: { mouth: "smile", eyes: "down" },
            holds: { near: [put(10, -6, 0.9, ...shutBook())] },
          }),
        ),
        put(180, 846, 1.2, ...armrest()),
      ],
    },
  ],
};
