// What stands around people in pictures. Each has its origin where it touches the ground.
import { each, fill, limb, line, oval, row, type Paint, type Part, type Point } from "./draw";

const LEGS = {
  standing: [
    [
      [-44, -84],
      [-42, -42],
      [-46, -6],
    ],
    [
      [-30, -84],
      [-34, -42],
      [-32, -6],
    ],
    [
      [28, -86],
      [30, -42],
      [28, -6],
    ],
    [
      [40, -86],
      [40, -42],
      [44, -6],
    ],
  ],
  galloping: [
    [
      [-44, -84],
      [-70, -56],
      [-98, -36],
    ],
    [
      [-32, -84],
      [-52, -48],
      [-84, -18],
    ],
    [
      [30, -86],
      [62, -74],
      [60, -42],
    ],
    [
      [40, -86],
      [76, -64],
      [104, -40],
    ],
  ],
  rearing: [
    [
      [-44, -84],
      [-36, -44],
      [-52, -6],
    ],
    [
      [-32, -84],
      [-22, -44],
      [-34, -6],
    ],
    [
      [30, -86],
      [60, -92],
      [62, -66],
    ],
    [
      [40, -90],
      [72, -104],
      [84, -80],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Point[])[]>;

export function horse(gait: keyof typeof LEGS, paint: Paint = "bone"): Part[] {
  const plain = !paint.includes(" ");
  const dark = plain ? `${paint} dark` : paint;
  const hoof = plain ? "stone deep" : "hair";
  const leg = (points: readonly Point[], of: Paint) => {
    const [hip, knee, foot] = points as [Point, Point, Point];
    const way = Math.atan2(foot[1] - knee[1], foot[0] - knee[0]);
    const toe: Point = [foot[0] + 4 * Math.cos(way), foot[1] + 4 * Math.sin(way)];
    return [
      fill(of, limb([hip, 15], [knee, 7], [foot, 5])),
      fill(hoof, limb([foot, 5.4], [toe, 6.4])),
    ];
  };
  const [a, b, c, d] = LEGS[gait];
  const fly = gait === "galloping";
  return [
    fill(
      plain ? "moon dark" : "hair",
      fly
        ? "M-58-104C-84-118-112-104-134-108-122-92-104-88-92-90-104-82-112-78-122-76-98-68-70-78-56-92z"
        : "M-58-104C-84-104-84-66-92-40-76-46-72-58-68-64-66-54-68-46-72-38-58-48-54-72-52-92z",
    ),
    ...leg(a, dark),
    ...leg(c, dark),
    fill(paint, limb([[-38, -94], 24], [[30, -94], 21])),
    fill(dark, "M-60-84C-40-62 26-64 46-82 40-70 20-70-4-70-30-68-50-66-60-84z", 0.8),
    ...leg(b, paint),
    ...leg(d, paint),
    fill(paint, limb([[32, -102], 19], [[58, -142], 11.5])),
    fill(paint, limb([[58, -146], 12], [[84, -126], 7.5])),
    fill(dark, limb([[84, -126], 7.2], [[88, -123], 6]), 0.7),
    fill(paint, "M50-154l2-18 11 14zM60-156l8-15 4 17z"),
    fill("hair", oval(66, -146, 2.4, 2.8)),
    fill("hair", oval(90, -126, 1.6)),
    fill(
      plain ? "moon dark" : "hair",
      fly
        ? "M58-160C44-160 34-148 18-146 26-142 22-136 8-130 22-128 16-122 10-116 34-114 48-136 58-160z"
        : "M58-160C42-156 32-136 22-116 30-118 32-114 30-104 42-112 56-138 60-156z",
    ),
  ];
}

export const saddle = (paint: Paint = "wine"): Part[] => [
  fill(paint, "M-24-118Q-2-112 18-116L22-84Q0-78-24-86z"),
  line("straw", 2.4, "M-24-88Q0-80 22-86"),
  line("hair", 2, "M84-128C70-116 50-112 24-118M62-154L86-120"),
];

/** Round, as children draw them. */
export const tree = (high: number, paint: Paint = "leaf"): Part[] => {
  const r = high * 0.27;
  return [
    fill(
      "earth dark",
      `M${-high * 0.05} 0L${-high * 0.025} ${-high * 0.6}h${high * 0.05}L${high * 0.05} 0z`,
    ),
    fill(
      `${paint} dark`,
      oval(-r * 0.7, -high * 0.6, r * 0.8) + oval(r * 0.75, -high * 0.58, r * 0.75),
    ),
    fill(paint, oval(0, -high * 0.74, r) + oval(r * 0.55, -high * 0.62, r * 0.6)),
    fill(`${paint} lit`, oval(-r * 0.3, -high * 0.84, r * 0.45, r * 0.32), 0.5),
  ];
};
export const pine = (x: number, y: number, high: number) => {
  const w = high * 0.2;
  return `M${x} ${y - high}l${w * 0.55} ${high * 0.34}h${-w * 0.2}l${w * 0.45} ${high * 0.3}h${-w * 0.2}l${w * 0.4} ${high * 0.36}h${-w * 2}l${w * 0.4} ${-high * 0.36}h${-w * 0.2}l${w * 0.45} ${-high * 0.3}h${-w * 0.2}z`;
};
/** Bare and twisted, with vines. */
export const gnarled = (high: number, paint: Paint = "earth deep"): Part[] => [
  fill(
    paint,
    `M-60 0C-30-30-34-${high * 0.4} -26-${high * 0.6} -40-${high * 0.72} -70-${high * 0.74} -96-${high * 0.8} -70-${high * 0.84} -40-${high * 0.82} -20-${high * 0.76} -18-${high * 0.9} -30-${high} -30-${high * 1.1}H20C14-${high} 6-${high * 0.9} 14-${high * 0.74} 36-${high * 0.76} 60-${high * 0.86} 84-${high * 0.86} 70-${high * 0.7} 40-${high * 0.66} 24-${high * 0.58} 26-${high * 0.36} 40-30 70 0 40-8 20-6 6-14-10-4-36-10-60 0z`,
  ),
  line(
    "leaf dark",
    5,
    `M-80-${high * 0.79}q-6 40 2 80M60-${high * 0.85}q10 60-2 120M36-${high * 0.76}q-6 40 4 70`,
  ),
];
export const grass = (from: number, to: number, y: number, high: number, paint: Paint): Part =>
  fill(
    paint,
    `M${from} ${y + 60}V${y}` +
      row(from, 26, Math.ceil((to - from) / 26), (x) => {
        const lean = (x * 7) % 11;
        return `l${4 + (lean % 4)} ${-high * (0.5 + (lean % 5) / 8)}l5 ${high * (0.5 + (lean % 5) / 8)}l6 ${-high * 0.7}l5 ${high * 0.7}h${6 - (lean % 4)}`;
      }) +
      `V${y + 60}z`,
  );
export const flowers = (at: readonly Point[], paint: Paint): Part[] => [
  line(
    "leaf dark",
    3,
    each(at, ([x, y]) => `M${x} ${y}v22`),
  ),
  fill(
    paint,
    each(at, ([x, y]) =>
      row(0, 1, 5, (i) => oval(x + 6 * Math.cos(i * 1.257), y + 6 * Math.sin(i * 1.257), 4.5)),
    ),
  ),
  fill(
    "straw",
    each(at, ([x, y]) => oval(x, y, 4)),
  ),
];
export const cloud = (x: number, y: number, s: number) =>
  `M${x} ${y}q${10 * s}-${30 * s} ${46 * s}-${22 * s} ${20 * s}-${34 * s} ${58 * s}-${14 * s} ${40 * s}-${10 * s} ${44 * s} ${22 * s} ${26 * s} 0 ${28 * s} ${20 * s}H${x - 20 * s}q-${4 * s}-${8 * s} ${20 * s}-${6 * s}z`;
export const stars = (at: readonly Point[]): Part[] => [
  fill(
    "moon",
    each(at, ([x, y], i) => oval(x, y, i % 3 ? 2 : 3.2)),
    0.9,
  ),
];
export const moon = (x: number, y: number, r: number): Part[] => [
  fill("glow", oval(x, y, r * 3.4)),
  fill("moon", oval(x, y, r)),
  fill(
    "moon dark",
    oval(x - r * 0.3, y - r * 0.2, r * 0.2) +
      oval(x + r * 0.35, y + r * 0.3, r * 0.26) +
      oval(x + r * 0.2, y - r * 0.45, r * 0.12),
    0.35,
  ),
];
export const sun = (x: number, y: number, r: number): Part[] => [
  fill("glow", oval(x, y, r * 4.2)),
  fill("moon", oval(x, y, r)),
];

const merlons = (x: number, y: number, wide: number) =>
  row(x, 20, Math.floor(wide / 20), (at) => `M${at} ${y}v-14h12v14z`);
export const tower = (
  x: number,
  y: number,
  wide: number,
  high: number,
  roof: Paint | null = "plum",
): Part[] => [
  fill("stone", `M${x} ${y}v${-high}h${wide}v${high}z`),
  fill("stone dark", `M${x + wide * 0.6} ${y}v${-high}h${wide * 0.4}v${high}z`),
  fill(
    "stone",
    merlons(x - 4, y - high, wide + 12) + `M${x - 6} ${y - high}h${wide + 12}v10h${-wide - 12}z`,
  ),
  ...(roof
    ? [
        fill(
          roof,
          `M${x - 10} ${y - high - 10}L${x + wide / 2} ${y - high - wide * 1.3}L${x + wide + 10} ${y - high - 10}z`,
        ),
        fill(
          `${roof} dark`,
          `M${x + wide / 2} ${y - high - wide * 1.3}L${x + wide + 10} ${y - high - 10}h${-wide * 0.4}z`,
        ),
      ]
    : []),
];
export const lights = (at: readonly Point[], wide = 12, high = 22): Part[] => [
  fill(
    "straw",
    each(at, ([x, y]) => `M${x} ${y}v${-high}q${wide / 2} ${-wide * 0.8} ${wide} 0v${high}z`),
  ),
];
export const blocks = (x: number, y: number, wide: number, high: number): Part =>
  line(
    "stone dark",
    2,
    row(y + 24, 40, Math.floor(high / 40), (at) => `M${x} ${at}h${wide}`) +
      row(y + 24, 40, Math.floor(high / 40) - 1, (at) =>
        row(x + ((at * 3) % 70), 90, Math.floor(wide / 90), (b) => `M${b} ${at}v40`),
      ),
    0.5,
  );
export const torch = (x: number, y: number, s = 1): Part[] => [
  fill("fire", oval(x, y - 24 * s, 120 * s)),
  fill("hair", `M${x - 5 * s} ${y - 14 * s}h${10 * s}l${-3 * s} ${44 * s}h${-4 * s}z`),
  fill("ember", flame(x, y - 10 * s, 46 * s)),
  fill("straw", flame(x, y - 10 * s, 26 * s)),
];
export const flame = (x: number, y: number, high: number) =>
  `M${x} ${y}c${-high * 0.46} ${-high * 0.1} ${-high * 0.3} ${-high * 0.52} ${-high * 0.06} ${-high}c${high * 0.04} ${high * 0.24} ${high * 0.14} ${high * 0.3} ${high * 0.18} ${high * 0.44}c${high * 0.04} ${-high * 0.06} ${high * 0.04} ${-high * 0.12} ${high * 0.02} ${-high * 0.18}c${high * 0.22} ${high * 0.24} ${high * 0.26} ${high * 0.66} ${-high * 0.14} ${high * 0.74}z`;
export const waves = (y: number, long: number, high: number, from = -120) =>
  `M${from} ${y}` +
  row(0, 1, Math.ceil(1800 / long), () => `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`) +
  `V900H${from}z`;

/** A rodent of unusual size, who looks to the right. */
export const rat = (): Part[] => [
  line("skin deep", 6, "M-86-22C-120-10-130-44-156-34"),
  fill(
    "hair",
    "M-92-4C-104-54-60-84-16-76 10-92 40-84 58-64L96-40C98-30 88-24 74-24 66-10 50-4 40-4z",
  ),
  fill("earth deep", "M-80-10C-84-46-50-68-14-64-30-50-34-28-26-6z", 0.7),
  fill("hair", oval(30, -82, 13, 15)),
  fill("skin deep", oval(31, -81, 8, 10)),
  fill("hair", "M-70-8h30l6 8h-40zM18-8h26l8 8H14z"),
  fill("ember", oval(62, -56, 5)),
  fill("hair", oval(63.5, -56, 2)),
  fill("skin dark", oval(95, -40, 6, 5)),
  fill("bone", "M76-27l3 12 4-12zM84-28l2 9 4-10z"),
  line("bone dark", 1.2, "M88-36l24 8M88-38l26 0M84-32l18 14", 0.7),
  line("earth", 2, "M-64-56l-8-10M-44-68l-6-12M-20-74l-4-12M-76-38l-10-6", 0.8),
];
export const eel = (): Part[] => [
  fill(
    "leaf deep",
    "M-80 40C-70-30-40-80 10-90 50-98 92-80 96-56 80-50 60-46 44-50 20-56-6-30-14 40z",
  ),
  fill("leaf", "M-80 40C-70-30-40-80 10-90-20-74-44-30-50 40z", 0.7),
  fill("wine deep", "M96-56C80-64 60-62 46-62 54-52 76-48 96-56z"),
  fill(
    "bone",
    row(52, 10, 4, (x) => `M${x}-62l3 8 4-8z`) + row(50, 10, 4, (x) => `M${x}-48l4-7 4 7z`),
  ),
  fill("straw", oval(44, -76, 6)),
  fill("hair", oval(46, -76, 2.4, 4)),
  fill("leaf dark", "M10-90C-10-108-40-104-56-92-40-92-26-84-20-76z"),
];
/** A bed seen from its side; whoever lies in it leans at the left. */
export const bedHead = (): Part[] => [
  fill("earth dark", "M-30 0V-250Q-30-290 10-290H24V0z"),
  fill("earth", "M-14 0V-244Q-14-272 10-276H24V0z"),
  fill("bone", "M6-110Q-10-210 50-220 118-226 128-160L150-100z"),
  fill("bone dark", "M6-110Q-2-160 20-200 20-150 50-104z", 0.7),
];
export const quilt = (): Part[] => [
  fill("bone dark", "M0-104H560V-60H0z"),
  fill("sea", "M60-96C140-150 260-176 340-150 430-160 520-130 566-96L576 0H20C10-40 30-80 60-96z"),
  fill(
    "wine",
    "M60-96C110-128 170-152 230-160L226 0H20C10-40 30-80 60-96zM340-150C400-160 430-152 462-144L470 0H350z",
    0.9,
  ),
  fill(
    "straw",
    "M140-138C170-152 200-158 230-160L228-70C190-70 150-66 120-58zM352-64L466-66 470 0H350zM462-144C510-132 548-110 566-96L570-52 466-64z",
    0.85,
  ),
  line(
    "bone",
    2,
    "M24-52C150-80 420-80 570-50M140-138C124-90 116-40 118 0M230-160L226 0M340-150L350 0M462-144L470 0",
    0.6,
  ),
];
export const lamp = (): Part[] => [
  fill("fire", oval(0, -150, 300)),
  fill("brass", "M-8 0V-96h16V0zM-34 0q34-22 68 0z"),
  fill("straw lit", "M-30-180h60l26 88H-56z"),
  fill("straw", "M12-180h18l26 88H26z", 0.7),
];
export const armchair = (): Part[] => [
  fill("leaf dark", "M-120-30V-240Q-120-300-60-300H-10Q20-300 20-260V-30z"),
  fill("leaf", "M-92-40V-236Q-92-276-56-276H-20Q0-276 0-250V-40z"),
  fill("leaf dark", "M-120 0V-130Q-120-160-90-160T-60-130V-80H96V-20H110V0z"),
  fill("leaf", "M-60-110H96Q110-96 96-70H-60z"),
];
export const armrest = (): Part[] => [
  fill("leaf", "M-128-4V-128Q-128-166-92-166H40Q72-166 72-134T40-104H-50V-4z"),
  fill("leaf dark", "M-92-150H40Q56-150 56-134T40-118H-60Q-64-140-92-150z", 0.5),
  fill("earth deep", "M-124-6h20v14h-20z"),
];
/** What is seen through it is drawn before. */
export const windowFrame = (wide: number, high: number): Part[] => [
  line("bone dark", 16, `M0 0h${wide}v${high}H0zM${wide / 2} 0v${high}M0 ${high * 0.45}h${wide}`),
  fill("bone", `M-20 ${high - 4}h${wide + 40}v20h${-wide - 40}z`),
  fill(
    "wine",
    `M-34-24H${wide * 0.2}C${wide * 0.22} ${high * 0.4} ${-6} ${high * 0.6} ${-30} ${high + 30}zM${wide + 34}-24H${wide * 0.8}C${wide * 0.78} ${high * 0.4} ${wide + 6} ${high * 0.6} ${wide + 30} ${high + 30}z`,
  ),
  line(
    "wine dark",
    3,
    `M-14-20C-10 ${high * 0.3}-18 ${high * 0.6}-24 ${high}M${wide + 14}-20C${wide + 10} ${high * 0.3} ${wide + 18} ${high * 0.6} ${wide + 24} ${high}`,
    0.7,
  ),
  line("brass", 9, `M-50-26H${wide + 50}`),
];
export const bottle = (): Part[] => [
  fill("leaf lit", "M-4-24h8v10q6 3 6 8v22q0 4-4 4H-6q-4 0-4-4V-6q0-5 6-8z"),
  fill("straw", "M-4-28h8v5h-8z"),
];
export const bucket = (): Part[] => [
  line("stone", 2, "M-13 8Q0-14 13 8"),
  fill("straw dark", "M-14 7h28l-4 30h-20z"),
  line("earth deep", 3, "M-13 15h26M-11 28h22"),
  fill("sea lit", oval(0, 7.5, 13, 3.6)),
];
export const shadow = (x: number, y: number, wide: number): Part =>
  fill("night", oval(x, y, wide, wide * 0.13), 0.28);
