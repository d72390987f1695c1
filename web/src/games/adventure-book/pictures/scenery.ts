// What several pictures share: people on the ground, a farm, a ship, cliffs, riders.
import { fill, line, mirrored, put, row, type Part, type Point } from "./draw";
import type { Layer } from "./composition";
import { person, type Pose } from "./people";
import { horse, lights, saddle, shadow, tree } from "./things";

export const stands = (
  who: string,
  x: number,
  y: number,
  size: number,
  pose: Pose = {},
): Part[] => [shadow(x, y, 44 * size), put(x, y, size, ...person(who, pose))];
export const faces = (who: string, x: number, y: number, size: number, pose: Pose = {}): Part[] => [
  shadow(x, y, 44 * size),
  mirrored(x, y, size, ...person(who, pose)),
];
export const NIGHT: readonly Point[] = [
  [70, 60],
  [160, 150],
  [250, 50],
  [330, 190],
  [420, 90],
  [520, 40],
  [610, 140],
  [700, 60],
  [800, 170],
  [890, 70],
  [980, 130],
  [1060, 50],
  [1140, 180],
  [120, 260],
  [480, 240],
  [760, 250],
  [1010, 270],
  [1250, 90],
  [1340, 200],
  [1430, 70],
  [1520, 160],
  [300, 300],
  [900, 220],
];
export const ground = (y: number, paint: string, bow = 30) =>
  fill(paint, `M-80 ${y}Q300 ${y - bow} 600 ${y - bow * 0.3}T1700 ${y - bow * 0.6}V900H-80z`);

export const barn: Part[] = [
  fill("wine", "M0 0V-130L60-190 150-190 210-130V0z"),
  fill("wine dark", "M150-190L210-130V0H150z", 0.6),
  fill("wine deep", "M-16-124L54-200H156L226-124 214-116 148-184H62L-4-116z"),
  fill("bone", "M60 0V-90h70V0zM80-150h30v32h-30z"),
  fill("wine", "M66-6V-84h58v78z"),
  line("bone", 5, "M66-84l58 78M124-84L66-6"),
];
export const cottage: Part[] = [
  fill("stone dark", "M120-170v-60h26v60z"),
  fill("moon", "M0 0V-96H180V0z"),
  fill("moon dark", "M130 0V-96h50V0z", 0.6),
  fill("straw dark", "M-24-90L34-178H146L204-90z"),
  fill("straw deep", "M-24-90H204l-8-12H-16z"),
  fill("earth", "M76 0V-64h34V0z"),
  ...lights(
    [
      [24, -36],
      [138, -36],
    ],
    22,
    22,
  ),
];
export const fence = (from: number, to: number, y: number): Part =>
  line(
    "earth lit",
    7,
    `M${from} ${y - 40}H${to}M${from} ${y - 16}H${to}` +
      row(from + 20, 70, Math.floor((to - from) / 70), (x) => `M${x} ${y - 58}V${y}`),
  );

export const farm = (near: string): Layer[] => [
  {
    depth: 0.2,
    far: 55,
    parts: [fill("leaf", "M-80 430Q180 300 420 380T820 350t480 40V900H-80z")],
  },
  {
    depth: 0.4,
    far: 32,
    parts: [
      fill("leaf", "M-80 500Q260 390 560 450T1280 430V900H-80z"),
      put(300, 470, 0.8, ...tree(150)),
      put(370, 474, 0.6, ...tree(150)),
      put(1010, 452, 0.7, ...tree(160)),
    ],
  },
  {
    depth: 0.7,
    far: 14,
    parts: [
      fill(near, "M-80 560Q300 490 700 530T1300 520V900H-80z"),
      put(60, 560, 1.1, ...barn),
      put(930, 545, 1.05, ...cottage),
      line("straw dark", 26, "M1010 548C960 600 820 620 700 660S520 760 480 860", 0.8),
    ],
  },
];

/** The deck of a ship, its rail and a mast. */
export const deck: Part[] = [
  fill("earth deep", "M-80 600Q600 560 1300 600V900H-80z"),
  fill("earth", "M-80 622Q600 584 1300 622V900H-80z"),
  line(
    "earth deep",
    3,
    row(0, 1, 5, (i) => `M-80 ${660 + i * 44}Q600 ${626 + i * 44} 1300 ${660 + i * 44}`) +
      "M200 640v36M640 668v40M980 690v40M420 716v42M800 750v40M130 760v40",
    0.6,
  ),
];
export const rail: Part[] = [
  line("earth dark", 14, "M-80 530Q600 490 1300 530"),
  line(
    "earth dark",
    9,
    row(-40, 76, 18, (x) => `M${x} ${526 - 30 * Math.sin(((x + 80) / 1380) * Math.PI)}v90`),
  ),
];
export const galleon = (paint: string): Part[] => [
  fill(paint, "M-110-26H120L92 20Q0 40-84 20z"),
  fill("hair", "M-6-210h8V-24h-8zM-70-160h6V-26h-6zM62-170h6V-26h-6z"),
  fill(
    "bone dark",
    "M-46-196Q0-176 42-196V-130Q0-112-50-130zM-52-120Q0-100 50-120V-52Q0-36-54-52zM-96-150q20 12 36 2v96q-22 10-42-2zM50-160q24 14 50 0V-56q-26 12-46 2z",
  ),
];
export const cliffs = (x: number): Part[] => [
  fill(
    "stone",
    `M${x} 900L${x + 20} 620 ${x - 14} 470 ${x + 26} 300 ${x + 6} 190 ${x + 70} 110 ${x + 900} 90V900z`,
  ),
  fill(
    "stone dark",
    `M${x + 120} 900L${x + 100} 640 ${x + 150} 480 ${x + 110} 330 ${x + 170} 200 ${x + 150} 105 ${x + 900} 90V900z`,
    0.55,
  ),
  line(
    "stone deep",
    4,
    `M${x + 20} 260l50 30 20 60M${x} 420l70 20 10 70M${x + 30} 560l60 40M${x + 170} 300l70 40 20 80M${x + 160} 560l80 30M${x + 300} 200l50 60M${x + 330} 460l60 50`,
    0.5,
  ),
  fill(
    "leaf",
    `M${x + 60} 118Q${x + 240} 70 ${x + 420} 96T${x + 900} 84V120Q${x + 500} 100 ${x + 60} 130z`,
  ),
];

export const ride = (
  who: string,
  x: number,
  y: number,
  size: number,
  gait: "standing" | "galloping",
  pose: Pose = {},
  coat = "bone",
  cloth = "wine",
): Part[] => [
  shadow(x, y, 76 * size),
  put(
    x,
    y,
    size,
    ...horse(gait, coat),
    ...saddle(cloth),
    put(
      -4,
      -116,
      who === "fezzik" ? 0.68 : 0.86,
      ...person(who, {
        hip: [0, 0],
        astride: true,
        near: [32, -26],
        far: [36, -26],
        feet: [
          [14, 56],
          [18, 50],
        ],
        floor: 58,
        ...pose,
      }),
    ),
  ),
];
