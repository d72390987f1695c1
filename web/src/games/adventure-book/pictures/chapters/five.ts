// Chapter 5, what takes a miracle: how it begins and how it ends.
import { fill, group, line, mirrored, oval, put, row } from "../draw";
import type { Composition } from "../composition";
import { person } from "../people";
import { sword } from "../held";
import { stands, NIGHT, ground } from "../scenery";
import { blocks, bottle, gnarled, lights, moon, pine, stars, torch, tower } from "../things";

export const opening: Composition = {
  light: "moonlit",
  layers: [
    { depth: 0.1, parts: [...stars(NIGHT), ...moon(330, 150, 62)] },
    {
      depth: 0.3,
      far: 34,
      parts: [
        ...tower(980, 620, 120, 420),
        ...tower(860, 620, 150, 250, null),
        ...tower(1100, 620, 160, 300, "plum"),
      ],
    },
    {
      depth: 0.4,
      far: 10,
      parts: [
        fill("straw", "M1000 330v-66q40-50 80 0v66z"),
        put(
          1024,
          330,
          0.62,
          ...person("humperdinck", {
            hip: [0, -20],
            half: true,
            near: [30, -60],
            look: { brows: "cross" },
          }),
        ),
        mirrored(
          1062,
          330,
          0.62,
          ...person("buttercup", {
            hip: [0, -14],
            half: true,
            tilt: -4,
            near: [10, -30],
            look: { brows: "cross", mouth: "frown" },
          }),
        ),
        fill("stone dark", "M990 328h100v16h-100z"),
      ],
    },
    {
      depth: 0.5,
      far: 20,
      parts: [
        fill(
          "leaf deep",
          [60, 150, 250, 350, 450, 560, 660, 760]
            .map((x, i) => pine(x, 640, 260 + ((i * 53) % 110)))
            .join("") + "M-80 620H1300V900H-80z",
        ),
      ],
    },
    {
      depth: 1,
      far: 4,
      parts: [
        ground(640, "leaf deep", 24),
        fill("earth deep", "M590 900C570 690 640 590 760 590H1120C1230 600 1290 700 1290 900z"),
        fill("hair", "M622 900C610 720 670 618 772 618H1110C1200 626 1256 720 1254 900z"),
        ...torch(1160, 700, 0.7),
        fill("stone", oval(760, 672, 34) + oval(862, 664, 22)),
        line(
          "stone deep",
          5,
          oval(760, 672, 20) + oval(862, 664, 11) + "M740 652l40 40M740 692l40-40",
        ),
        line("straw dark", 4, "M794 672h46M884 664h60v50M760 706v40"),
        fill("earth", "M690 748h440v18H690zM720 766h18v80h-18zM1080 766h18v80h-18z"),
        group(
          "translate(1090 734) rotate(-90) scale(1.75)",
          ...person("westley", {
            near: [-14, -70],
            far: [16, -62],
            look: { eyes: "shut", mouth: "flat" },
          }),
        ),
      ],
    },
    {
      depth: 1.5,
      parts: [
        ...stands("fezzik", 440, 748, 1.75, {
          near: [6, -84],
          far: [58, -176],
          feet: [
            [-26, 0],
            [22, 0],
          ],
          tilt: 4,
          look: { brows: "worried", mouth: "flat" },
          holds: { far: [...torch(0, 6, 0.8)] },
        }),
      ],
    },
    {
      depth: 1.8,
      parts: [
        put(196, 770, 1, ...gnarled(800)),
        put(
          230,
          780,
          1.75,
          ...person("inigo", {
            hip: [0, -22],
            lean: -6,
            tilt: 22,
            near: [28, -52],
            far: [52, -30],
            feet: [
              [62, -2],
              [70, -6],
            ],
            look: { eyes: "shut", mouth: "frown", brows: "worried" },
            holds: { near: bottle() },
          }),
        ),
        put(330, 784, 0.9, group("rotate(80)", ...bottle())),
      ],
    },
  ],
};

export const ending: Composition = {
  light: "moonlit",
  layers: [
    { depth: 0.1, parts: [...stars(NIGHT), ...moon(560, 190, 96)] },
    {
      depth: 0.3,
      far: 36,
      parts: [
        ...tower(900, 700, 120, 480),
        ...tower(1040, 700, 170, 360),
        ...tower(780, 700, 110, 330, null),
        ...lights(
          [
            [950, 330],
            [1110, 440],
            [1140, 440],
            [826, 470],
          ],
          16,
          28,
        ),
      ],
    },
    {
      depth: 0.5,
      far: 22,
      parts: [
        fill(
          "leaf deep",
          [0, 80, 170, 260, 340, 430].map((x, i) => pine(x, 640, 230 + ((i * 71) % 120))).join("") +
            "M-80 620H600V900H-80z",
        ),
      ],
    },
    {
      depth: 1,
      far: 4,
      parts: [
        fill("stone", "M430 900V500H1300V900z"),
        blocks(430, 500, 860, 400),
        fill(
          "stone lit",
          row(430, 96, 9, (x) => `M${x} 506v-46h58v46z`),
        ),
        fill("stone dark", "M430 506h870v14H430z"),
        fill("night", "M560 640h26v70h-26zM1010 640h26v70h-26z", 0.7),
      ],
    },
    {
      depth: 1.4,
      parts: [
        put(
          620,
          506,
          1.62,
          ...person("inigo", {
            lean: 6,
            tilt: 4,
            near: [58, -160],
            far: [30, -80],
            holds: { near: sword(-52, 76) },
            look: { mouth: "smile", brows: "high" },
          }),
        ),
        put(
          960,
          508,
          1.5,
          ...person("westley", {
            hip: [0, -82],
            lean: -8,
            tilt: 26,
            near: [-14, -34],
            far: [20, -36],
            feet: [
              [2, 2],
              [26, 2],
            ],
            look: { mouth: "flat" },
          }),
        ),
        put(
          836,
          506,
          1.5,
          ...person("fezzik", {
            near: [70, -104],
            far: [58, -110],
            elbows: [-1, 1],
            tilt: 6,
            look: { mouth: "smile", brows: "high" },
          }),
        ),
      ],
    },
    { depth: 1.2, parts: [ground(740, "leaf deep", 30)] },
    {
      depth: 2,
      parts: [
        ...stands("max", 170, 764, 1.75, {
          lean: 4,
          far: [60, -172],
          elbows: [1, -1],
          tilt: -8,
          look: { mouth: "grin", brows: "high" },
        }),
        ...stands("valerie", 310, 772, 1.75, {
          near: [12, -84],
          far: [60, -170],
          elbows: [1, -1],
          tilt: -10,
          look: { mouth: "smile", brows: "high" },
        }),
      ],
    },
  ],
};
