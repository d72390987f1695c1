// What challenges are about: each thing stands with its origin on the ground, or lies in a hand.
import { each, fill, group, line, oval, put, row, type Paint, type Part, type Point } from "./draw";

export const heart = (x: number, y: number, size: number): Part =>
  put(x, y, size, fill("wine", "M0 10C-18-4-12-18 0-9 12-18 18-4 0 10z"));
/** A flash of light on something. */
export const gleam = (x: number, y: number, size: number, paint: Paint = "moon"): Part =>
  put(x, y, size, fill(paint, "M0-20Q2-2 20 0 2 2 0 20-2 2-20 0-2-2 0-20z"));

export const axe = (angle: number): Part[] => [
  group(
    `rotate(${angle})`,
    line("earth dark", 4, "M-18 0H62"),
    fill("stone lit", "M48 4L50-8Q52-22 44-30 64-30 72-8L70 4z"),
    line("bone", 2, "M44-30Q64-30 72-8"),
  ),
];
export const stump = (): Part[] => [
  fill("earth dark", "M-78 0L-66-96H66L78 0z"),
  fill("straw dark", oval(0, -96, 66, 17)),
  line("earth", 2.5, oval(0, -96, 44, 11) + oval(0, -96, 22, 5)),
];
const LOG = 34;
export const logs = (rows: number): Part[] => {
  const ends = Array.from({ length: rows }, (_, up) =>
    Array.from({ length: rows - up }, (_, i): Point => [
      (i - (rows - up - 1) / 2) * 2 * LOG,
      -LOG - up * LOG * 1.75,
    ]),
  ).flat();
  return [
    fill(
      "earth dark",
      each(ends, ([x, y]) => oval(x, y, LOG)),
    ),
    fill(
      "straw dark",
      each(ends, ([x, y]) => oval(x, y, LOG - 7)),
    ),
    line(
      "earth",
      2.5,
      each(ends, ([x, y]) => oval(x, y, 17) + oval(x, y, 7)),
    ),
  ];
};
export const saddleOnTrestle = (): Part[] => [
  line("earth dark", 15, "M-96 0L-66-142M96 0L66-142M-60 0L-46-142M60 0L46-142"),
  fill("earth", "M-120-156H120V-132H-120z"),
  fill("wine dark", "M-78-172Q0-130 78-172L92-66Q60-44 30-62V-130H-30V-62Q-60-44-92-66z"),
  fill(
    "wine",
    "M-104-178C-84-214-70-208-58-186-20-162 30-164 62-196 84-226 112-224 104-196 96-172 70-150 0-148-64-148-96-158-104-178z",
  ),
  fill("wine lit", "M-50-178C-16-162 34-166 60-186 34-152-26-154-50-178z", 0.8),
  line("brass", 5, "M30-120V-40M18-36h24l4 22H14z"),
];
export const cloth = (): Part[] => [
  fill("bone", "M-12-8Q6-18 18-6L24 16 12 10 6 24-4 10-14 16z"),
  line("stone", 1.4, "M-4-6l4 14M8-8l2 16", 0.6),
];
export const well = (): Part[] => [
  line("earth dark", 13, "M-84-90V-262M84-90V-262"),
  fill("night", oval(0, -112, 92, 20)),
  line("straw dark", 4, "M0-232V-118"),
  line("earth", 12, "M-84-232H84"),
  fill("stone", "M-104-112Q0-80 104-112V0Q0 26-104 0z"),
  line(
    "stone dark",
    4,
    "M-104-70Q0-40 104-70M-104-34Q0-4 104-34M-60-96v40M20-88v40M66-94v40M-20-56v40M40-52v40M-74-60v38M0-14v24",
  ),
  fill("wine", "M-138-250L0-332 138-250z"),
  fill("wine dark", "M0-332L138-250H40z", 0.7),
];
export const pitcher = (): Part[] => [
  fill("sea", "M-16-22Q-10-34-14-44H14L20-48Q16-36 14-34 26-8 12 6H-12Q-26-8-16-22z"),
  line("sea", 5, "M-16-36Q-34-30-20-8"),
  fill("sea lit", "M-8-24Q-14-8-6 2-16-6-8-24z", 0.8),
];
export const table = (wide: number, high = 150): Part[] => [
  line(
    "earth dark",
    16,
    `M${-wide / 2 + 26} 0V${-high}M${wide / 2 - 26} 0V${-high}M${-wide / 2 + 60}-10V${-high}M${wide / 2 - 60}-10V${-high}`,
  ),
  fill("earth", `M${-wide / 2} ${-high - 18}h${wide}v26h${-wide}z`),
  fill("earth lit", `M${-wide / 2} ${-high - 18}h${wide}v8h${-wide}z`, 0.7),
];
export const bread = (): Part[] => [
  fill("straw dark", "M-40 0Q-48-34 0-36 48-34 40 0z"),
  line("straw lit", 4, "M-18-28l8 16M0-32l8 16M18-28l8 16"),
];

/** A wheel to steer by, seen from its side. */
export const helm = (): Part[] => {
  const spokes = Array.from({ length: 8 }, (_, i): Point => [
    Math.cos((i * Math.PI) / 4),
    Math.sin((i * Math.PI) / 4),
  ]);
  return [
    fill("earth deep", "M-34 0L-18-190H18L34 0z"),
    line("earth", 12, oval(0, -210, 96)),
    line(
      "earth lit",
      9,
      each(spokes, ([x, y]) => `M0-210L${x * 136} ${y * 136 - 210}`),
    ),
    line("earth dark", 4, oval(0, -210, 82)),
    fill("brass", oval(0, -210, 22)),
  ];
};
/** What somebody says or thinks, without words. */
export const bubble = (toward: 1 | -1, ...said: readonly Part[]): Part[] => [
  fill("bone", `M${toward * 20} 40Q${toward * 60} 90 ${toward * 96} 108 ${toward * 70} 70 60 30z`),
  fill("bone", oval(0, 0, 130, 74)),
  ...said,
];
export const notes = (): Part[] => [
  fill("plum", oval(-34, 24, 15, 11) + oval(28, 16, 15, 11)),
  line("plum", 6, "M-21 22V-34L41-42V14"),
  line("plum", 10, "M-20-32L40-40"),
];
export const peanut = (): Part[] => [
  fill(
    "straw dark",
    "M-56 8C-60-26-22-34-2-16 18-34 58-26 56 8 54 38 18 38 0 22-20 38-52 36-56 8z",
  ),
  line("earth", 3, "M-44-6q10 12 0 26M-24-14q8 16 0 34M24-14q8 16 0 34M44-6q8 12 0 24", 0.7),
];

export const ruin = (): Part[] => [
  fill("stone", "M-180 0V-250H-120V0zM120 0V-200H180V0z"),
  fill("stone", "M-200-250H-100V-290Q-40-380 60-372L50-330Q-30-330-62-250z"),
  fill("stone dark", "M-140 0V-250H-120V0zM160 0V-200H180V0z", 0.8),
  fill("stone dark", "M108-200l16-24 26 10 20-22 24 36z"),
  line("stone deep", 4, "M-180-80h40M-160-160h40M120-70h30M140-140h40M-100-290l26 20", 0.6),
];
export const boulder = (): Part[] => [
  fill("stone", "M-90-20C-104-90-50-130 8-124 74-126 108-70 92-16 50 14-60 10-90-20z"),
  fill("stone lit", "M-60-70C-46-108-10-116 20-110-6-96-30-84-38-56z", 0.7),
  line("stone dark", 4, "M10-90l20 30-10 26M50-60l20 14", 0.7),
];
/** A checkered cloth over a rock, with what is eaten from it. */
export const picnic = (): Part[] => [
  fill("bone", "M-150-112Q0-140 150-112L176-10Q90-26 60-4 0-24-60-4-90-26-176-10z"),
  fill(
    "wine",
    "M-110-118l50-6-6 40-56 6zM-10-126l50 2 6 38-50-2zM90-120l50 6 12 36-52-6zM-72-84l56-4-4 42-62 6zM46-86l54 4 10 42-58-6zM-140-72l-56 0z",
    0.8,
  ),
  put(-84, -118, 0.8, ...bread()),
  fill("straw", "M58-122l52-10 6 30-58 0z"),
  fill("straw dark", oval(80, -112, 5) + oval(98, -118, 4)),
];
export const vine = (x: number, from: number, to: number): Part[] => [
  line(
    "leaf dark",
    11,
    `M${x} ${from}C${x - 30} ${(from + to) / 2} ${x + 24} ${(from + to) / 1.6} ${x} ${to}`,
  ),
  fill(
    "leaf",
    row(
      from + 70,
      90,
      Math.max(0, Math.floor((to - from) / 90)),
      (y) => `M${x} ${y}q34-30 50 4-30 18-50-4z`,
    ),
  ),
];
export const quicksand = (wide: number): Part[] => [
  fill("straw dark", oval(0, 0, wide, wide * 0.24)),
  fill("straw", oval(0, 2, wide * 0.86, wide * 0.19)),
  line(
    "straw dark",
    5,
    oval(0, 4, wide * 0.62, wide * 0.125) + oval(0, 4, wide * 0.38, wide * 0.075),
    0.8,
  ),
];
export const barrel = (): Part[] => [
  fill("earth", "M-96-170H96Q122-84 92 0H-92Q-122-84-96-170z"),
  fill("earth dark", "M40-170H96Q122-84 92 0H50Q66-84 40-170z", 0.6),
  line("earth dark", 4, "M-50-168Q-64-84-46 0M0-168V0M50-168Q64-84 46 0", 0.7),
  line("stone", 10, "M-106-130H106M-104-38H104"),
];
/** A trunk with a way into it. */
export const doorInTree = (): Part[] => [
  fill("earth deep", "M-150 0C-110-120-120-400-150-820H150C120-400 110-120 160 0z"),
  line("hair", 5, "M-100-60C-84-240-92-500-104-700M104-60C90-300 96-500 110-700", 0.6),
  fill("ember", "M-66 0V-250Q0-330 66-250V0z"),
  fill("straw", "M-40 0V-230Q0-280 44-230V0z", 0.7),
  fill("earth", "M66-252L128-286V14L66 0z"),
  fill("brass", oval(80, -130, 6)),
];
/** A miracle, coated with chocolate to make it go down easier. */
export const pill = (): Part[] => [
  fill("stone lit", oval(0, 0, 92, 16)),
  fill("hair", oval(0, -40, 52, 46)),
  fill("earth", oval(-12, -52, 30, 24), 0.8),
  fill("earth lit", oval(-22, -62, 12, 8), 0.9),
];
export const barrow = (): Part[] => [
  line("hair", 11, oval(104, -38, 36)),
  line("earth lit", 6, "M104-74V-2M68-38h72"),
  line("earth dark", 12, "M104-38L-20-64-170-128M-60-70L-80 0"),
  fill("earth", "M-96-150H124L84-62H-60z"),
  fill("earth dark", "M-96-150H124L120-138H-90z"),
];
/** Helmets and spears, as seen from a wall. */
export const guards = (from: number, count: number, step: number, y: number): Part[] => [
  line(
    "stone lit",
    5,
    row(from + 24, step, count, (x) => `M${x} ${y + 60}V${y - 130}`),
  ),
  fill(
    "stone lit",
    row(from + 24, step, count, (x) => `M${x - 9} ${y - 126}L${x} ${y - 160}l9 34z`),
  ),
  fill(
    "stone",
    row(from, step, count, (x) => `M${x - 30} ${y}q2-44 30-46 28 2 30 46z`),
  ),
  fill(
    "stone dark",
    row(from, step, count, (x) => `M${x - 36} ${y}h72v9h-72zM${x - 4} ${y - 58}h8v16h-8z`),
  ),
  fill(
    "black",
    row(from, step, count, (x) => `M${x - 44} ${y + 100}q2-84 44-88 42 4 44 88z`),
  ),
];
