// The Grandson interrupts, in bed, and Grandfather lowers the book.
import { fill, line, mirrored, oval, put, row, type Part } from "../draw";
import type { Composition } from "../composition";
import { person, type Pose } from "../people";
import { openBook } from "../held";
import { galleon } from "../scenery";
import { armchair, armrest, bedHead, lamp, quilt, stars, windowFrame } from "../things";

/** The room in which the book is read: who interrupts, and how. */
function interrupted(
  boy: Pose,
  old: Pose,
  more: readonly Part[] = [],
  raised = false,
): Composition {
  return {
    light: "candles",
    layers: [
      {
        depth: 0.1,
        parts: [
          fill("plum dark", "M-80-80H1300V900H-80z", 0.6),
          line(
            "plum lit",
            5,
            row(-40, 56, 26, (x) => `M${x}-60V640`),
            0.16,
          ),
        ],
      },
      {
        depth: 0.2,
        parts: [
          fill("night", "M470 120h240v250H470z"),
          fill("sea deep", "M470 260h240v110H470z", 0.6),
          ...stars([
            [500, 150],
            [560, 190],
            [680, 150],
            [620, 230],
            [520, 250],
            [690, 240],
          ]),
          fill("moon", oval(640, 190, 30)),
          fill("leaf deep", "M470 370v-50q60-40 120-10t120-20v80z"),
        ],
      },
      {
        depth: 0.4,
        parts: [
          put(470, 120, 1, ...windowFrame(240, 250)),
          fill("earth deep", "M830 210h230v16H830z"),
          ...(
            [
              ["wine", 816, 70],
              ["sea", 842, 84],
              ["leaf", 868, 62],
              ["straw", 892, 78],
              ["plum", 918, 70],
              ["bone", 946, 56],
            ] as const
          ).map(([paint, x, high]) => fill(paint, `M${x + 36} 210v${-high}h22v${high}z`)),
          fill("bone dark", "M230 130h130v170H230z"),
          fill("sea", "M242 142h106v146H242z"),
          put(295, 262, 0.4, ...galleon("earth deep")),
          fill("earth dark", "M-80 640H1300V900H-80z"),
          line("earth deep", 4, "M-80 640H1300", 0.8),
          fill("wine deep", oval(640, 790, 560, 70), 0.6),
        ],
      },
      {
        depth: 0.8,
        parts: [
          put(760, 560, 1.1, ...lamp()),
          fill("earth deep", "M690 560h140v18H690zM706 578h14v160h-14zM800 578h14v160h-14z"),
        ],
      },
      {
        depth: 1.1,
        parts: [
          put(
            -150,
            -200,
            1.25,
            put(170, 790, 1.32, ...bedHead()),
            put(300, 672, 2.2, ...person("grandson", { half: true, ...boy })),
            put(170, 800, raised ? 1.4 : 1.32, ...quilt()),
            ...more,
          ),
        ],
      },
      {
        depth: 1.5,
        parts: [
          put(
            -150,
            -200,
            1.25,
            mirrored(960, 800, 1.35, ...armchair()),
            mirrored(
              944,
              650,
              2.05,
              ...person("grandfather", {
                hip: [0, -10],
                lean: 6,
                feet: [
                  [56, 68],
                  [72, 66],
                ],
                near: [58, -46],
                far: [62, -44],
                ...old,
              }),
            ),
            mirrored(966, 800, 1.35, ...armrest()),
          ),
        ],
      },
    ],
  };
}
const reads: Pose = { holds: { near: [put(6, -12, 0.95, ...openBook())] } };
const OVER_GLASSES: Pose = { ...reads, tilt: 8, look: { brows: "high", mouth: "flat" } };

/** As the book tells it, chapter by chapter. */
export const INTERRUPTIONS: readonly Composition[] = [
  interrupted(
    {
      hip: [0, -6],
      tilt: 6,
      near: [24, -24],
      far: [62, -26],
      look: { eyes: "down", brows: "cross", mouth: "flat" },
    },
    OVER_GLASSES,
    [
      put(
        440,
        612,
        1.3,
        fill("stone deep", "M-30-14h60q8 0 8 10t-8 10H-30q-8 0-8-10t8-10z"),
        fill("leaf lit", "M-16-10h32v12h-32z"),
        fill("wine", oval(25, -4, 4)),
        line("bone", 3, "M-30-4h8M-26-8v8"),
      ),
    ],
  ),
  interrupted(
    {
      hip: [0, 16],
      tilt: 8,
      near: [14, -40],
      far: [34, -40],
      look: { eyes: "wide", brows: "worried", mouth: "frown" },
    },
    { ...reads, tilt: 6, look: { mouth: "smile", brows: "high" } },
    [
      fill("sea", "M190 810C196 660 236 590 310 582 380 562 446 600 478 680L530 810z"),
      fill(
        "straw",
        "M300 584C340 572 372 572 410 582 420 630 424 680 422 720 380 712 336 714 296 724 290 680 292 630 300 584z",
        0.85,
      ),
      line(
        "bone",
        2,
        "M300 584C340 572 372 572 410 582 420 630 424 680 422 720M296 724C290 680 292 630 300 584M296 724C336 714 380 712 422 720",
        0.6,
      ),
      fill("skin", oval(316, 582, 13, 11) + oval(388, 578, 13, 11)),
    ],
    true,
  ),
  interrupted(
    {
      hip: [0, -6],
      lean: 4,
      near: [-58, -70],
      far: [48, -60],
      tilt: -2,
      look: { brows: "cross", mouth: "open" },
    },
    OVER_GLASSES,
    [line("bone", 4, "M150 560l-24-16M140 590h-30M168 534l-10-26", 0.8)],
  ),
  interrupted(
    {
      hip: [0, -16],
      lean: 6,
      near: [20, -60],
      far: [62, -100],
      elbows: [1, -1],
      tilt: -4,
      look: { eyes: "wide", brows: "worried", mouth: "open" },
    },
    { ...reads, tilt: -2, look: { brows: "high", mouth: "smirk" } },
  ),
  interrupted(
    {
      hip: [0, -8],
      lean: 6,
      near: [26, -66],
      far: [56, -90],
      tilt: 4,
      look: { eyes: "open", brows: "worried", mouth: "frown" },
    },
    { ...reads, far: [60, -62], tilt: 6, look: { brows: "worried", mouth: "flat" } },
    [fill("sea lit", "M318 534q-8 15 0 20 8-5 0-20zM340 532q-7 13 0 18 7-5 0-18z")],
  ),
  interrupted(
    {
      hip: [6, -10],
      lean: 12,
      near: [64, -64],
      far: [66, -60],
      tilt: 4,
      look: { eyes: "down", brows: "cross", mouth: "open" },
      holds: { near: [put(8, -12, 0.95, ...openBook())] },
    },
    {
      near: [40, -70],
      far: [64, -84],
      elbows: [1, -1],
      tilt: -4,
      look: { brows: "high", mouth: "open" },
    },
  ),
];
