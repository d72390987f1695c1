// Rooms in which challenges are completed: a hall of the castle, the honeymoon suite, Max's hut.
import type { Composition, Layer } from "./composition";
import { fill, line, oval, put } from "./draw";
import { bedHead, blocks, moon, quilt, stars, torch, windowFrame } from "./things";

const nightOutside = (x: number, y: number, wide: number, high: number) => [
  fill("sea deep", `M${x} ${y}h${wide}v${high}h${-wide}z`),
  ...stars([
    [x + 30, y + 40],
    [x + wide - 36, y + 60],
    [x + wide * 0.4, y + 110],
    [x + wide * 0.7, y + 150],
  ]),
  ...moon(x + wide * 0.68, y + high * 0.36, 30),
  put(x, y, 1, ...windowFrame(wide, high)),
];

const walls: Layer = {
  depth: 0.4,
  far: 8,
  parts: [
    fill("stone dark", "M-80-60H1300V900H-80z"),
    blocks(-80, -40, 1380, 720),
    fill("earth deep", "M-80 668H1300V900H-80z"),
    fill("earth dark", "M-80 668H1300V680H-80z"),
  ],
};

export const hall: Composition = {
  light: "candles",
  layers: [
    walls,
    {
      depth: 0.6,
      parts: [
        ...nightOutside(490, 110, 220, 250),
        fill("wine", "M180 70H330V400L255 360 180 400z"),
        fill("straw", oval(255, 200, 34)),
        fill("wine", "M870 70h150V400L945 360 870 400z"),
        fill("straw", oval(945, 200, 34)),
        ...torch(100, 330),
        ...torch(1100, 330),
        fill("wine dark", "M300 690H900L1040 900H160z"),
        line("straw dark", 6, "M320 690L190 900M880 690L1010 900"),
      ],
    },
  ],
};

/** With the bed at the right; who lies in it leans there at 640, 560. */
export const suite = (...inBed: Layer["parts"]): Composition => ({
  light: "candles",
  layers: [
    walls,
    {
      depth: 0.6,
      parts: [
        ...nightOutside(180, 120, 220, 260),
        fill(
          "plum",
          "M560 40H1240V130Q1200 170 1160 130 1120 170 1080 130 1040 170 1000 130 960 170 920 130 880 170 840 130 800 170 760 130 720 170 680 130 640 170 600 130 560 150z",
        ),
        fill("plum dark", "M1150 120H1260V700H1150z"),
        ...torch(490, 330, 0.8),
      ],
    },
    {
      depth: 1,
      parts: [put(600, 742, 1.1, ...bedHead()), ...inBed, put(606, 742, 1.1, ...quilt())],
    },
  ],
});

export const hut: Composition = {
  light: "candles",
  layers: [
    {
      depth: 0.4,
      far: 6,
      parts: [
        fill("earth dark", "M-80-60H1300V900H-80z"),
        line(
          "earth deep",
          6,
          "M60-60V690M200-60V690M340-60V690M480-60V690M620-60V690M760-60V690M900-60V690M1040-60V690M1160-60V690",
          0.6,
        ),
        fill("hair", "M-80 690H1300V900H-80z"),
      ],
    },
    {
      depth: 0.6,
      parts: [
        fill("earth", "M120 250H460V268H120zM760 220H1100V238H760z"),
        fill("leaf", "M150 250v-56h10v-16h18v16h10v56zM330 250v-70h34v70z"),
        fill("sea", "M216 250v-40q24-26 48 0v40z"),
        fill("wine", "M280 250v-64h12v-12h14v12h12v64zM800 220v-44q20-24 40 0v44z"),
        fill("straw", "M390 250v-40h46v40zM930 220v-66h12v-14h16v14h12v66z"),
        fill("plum", "M860 220v-50h44v50zM1000 220v-60q26-20 52 0v60z"),
        line("leaf", 5, "M560-20v110M600-20v80M640-20v120"),
        fill("leaf dark", oval(560, 110, 22, 34) + oval(600, 78, 20, 30) + oval(640, 120, 22, 34)),
        ...torch(80, 330, 0.7),
        ...torch(1130, 330, 0.7),
      ],
    },
  ],
};
