// What everyone of the story wears, and how they are built.
import { fill, line, oval, type Paint, type Part } from "./draw";

export interface Costume {
  scale: number;
  wide: number;
  /** How large the head is. */
  large?: number;
  head: string;
  sleeve: Paint;
  hand?: Paint;
  leg: Paint;
  boot: Paint;
  /** On the body, from the hips upwards. */
  torso: (wide: number, sway: number) => readonly Part[];
  /** Behind everything else. */
  cape?: Paint;
  /** To the ground, instead of legs. */
  skirt?: { paint: Paint; hem: Paint };
  cuff?: Paint;
  fingers?: boolean;
}

const body = (wide: number, shoulder = 18, waist = 13, hip = 15) => {
  const [s, w, h] = [shoulder * wide, waist * wide, hip * wide];
  return `M${-s}-50C${-s}-60-9-62 0-62S${s}-60 ${s}-50L${w}-22 ${h} 5Q0 12 ${-h} 5L${-w}-22z`;
};
const back = (wide: number, shoulder = 18, waist = 13, hip = 15) => {
  const [s, w, h] = [shoulder * wide, waist * wide, hip * wide];
  return `M${-s}-50C${-s}-58-13-61-6-62-9-40-7-20-5 9Q-11 9 ${-h} 5L${-w}-22z`;
};
const belt = (paint: Paint, wide: number, y = -17, high = 6) => [
  fill(
    paint,
    `M${-13 * wide} ${y - high / 2}Q0 ${y + 1} ${13 * wide} ${y - high / 2}l.5 ${high}Q0 ${y + high} ${-13.5 * wide} ${y + high / 2}z`,
  ),
];
const buckle = (y = -16) => fill("straw", `M3 ${y - 3}h8v7h-8zM5 ${y - 1}v3h4v-3z`);

const inBlack = (head: string): Costume => ({
  scale: 1,
  wide: 1,
  head,
  sleeve: "black",
  cuff: "black lit",
  hand: "black lit",
  leg: "black",
  boot: "black deep",
  torso: (wide) => [
    fill("black", body(wide, 19, 13, 15)),
    fill("black deep", back(wide, 19, 13, 15), 0.7),
    fill("skin", "M0-62h10l-4 13z"),
    line("black lit", 1.4, "M0-61l6 13 5-13M6-48v12"),
    ...belt("black lit", wide, -17, 7),
    buckle(),
    line("black lit", 1.2, "M-15-48q4 12 2 24M13-46q-2 10-2 20", 0.7),
  ],
});

export const COSTUMES: Record<string, Costume> = {
  farmboy: {
    scale: 1,
    wide: 1,
    head: "farmboy",
    sleeve: "bone",
    leg: "earth",
    boot: "hair",
    torso: (wide) => [
      fill("bone", body(wide, 18, 14, 16)),
      fill("bone dark", back(wide, 18, 14, 16), 0.6),
      fill("skin", "M-1-62l12 0-4 17z"),
      line("bone deep", 1.2, "M-6-22q-2 12 0 24M6-22q2 12 1 24M-14-46q4 10 3 20", 0.5),
      ...belt("hair", wide),
      buckle(),
    ],
  },
  westley: inBlack("westley"),
  unmasked: inBlack("farmboy"),
  buttercup: {
    scale: 0.94,
    wide: 0.86,
    head: "buttercup",
    sleeve: "wine",
    cuff: "straw",
    leg: "wine",
    boot: "wine deep",
    skirt: { paint: "wine", hem: "straw" },
    torso: (wide) => [
      fill("wine", body(wide, 17, 11.5, 15)),
      fill("wine dark", back(wide, 17, 11.5, 15), 0.8),
      fill("skin", "M-4-62Q4-66 13-60L5-47Q0-52-4-62z"),
      line("straw", 2.2, "M-5-62Q0-51 5-47L13-60M5-47L4-20"),
      ...belt("straw", wide, -19, 5),
      line("straw", 2.4, "M5-16l2 30"),
    ],
  },
  inigo: {
    scale: 1.02,
    wide: 1,
    head: "inigo",
    sleeve: "bone",
    cuff: "earth dark",
    leg: "hair",
    boot: "earth dark",
    torso: (wide) => [
      fill("earth", body(wide, 18, 13, 16)),
      fill("earth dark", back(wide, 18, 13, 16), 0.9),
      fill("bone", "M-4-62h17L6-40z"),
      fill("skin", "M0-62h10l-5 11z"),
      line("straw dark", 1.5, "M3-38l5 2M3-32l5 2M3-26l5 2"),
      ...belt("hair", wide, -16, 7),
      buckle(),
      line("hair", 3, "M-14-46L10-18", 0.7),
    ],
  },
  fezzik: {
    scale: 1.36,
    wide: 1.55,
    large: 1.02,
    head: "fezzik",
    sleeve: "bone dark",
    cuff: "earth",
    leg: "stone dark",
    boot: "hair",
    torso: (wide) => [
      fill("leaf", body(wide, 19, 15.5, 17)),
      fill("leaf dark", back(wide, 19, 15.5, 17), 0.9),
      fill("bone dark", "M-6-62h20L6-36z"),
      fill("skin", "M-1-62h12l-6 13z"),
      line("straw dark", 1.6, "M1-38l10 4M1-30l10 4"),
      ...belt("earth dark", wide * 1.16, -13, 10),
      fill("straw", "M1-17h12v10h-12zM4-14v4h6v-4z"),
    ],
  },
  vizzini: {
    scale: 0.7,
    wide: 1.16,
    large: 1.36,
    head: "vizzini",
    sleeve: "plum",
    cuff: "bone",
    leg: "plum deep",
    boot: "hair",
    torso: (wide) => [
      fill("plum", body(wide, 16, 16, 19)),
      fill("plum dark", back(wide, 16, 16, 19), 0.9),
      fill("bone", "M-14-58Q4-68 18-56L10-46Q2-52-8-47z"),
      line("straw", 2, "M5-44v40"),
      ...[-38, -28, -8].map((y) => fill("straw", oval(10, y, 2))),
      ...belt("hair", wide * 1.22, -17, 7),
    ],
  },
  humperdinck: {
    scale: 1.02,
    wide: 1.04,
    head: "humperdinck",
    sleeve: "sea",
    cuff: "straw",
    leg: "bone dark",
    boot: "earth deep",
    cape: "wine",
    torso: (wide) => [
      fill("sea", body(wide, 19, 13, 19)),
      fill("sea dark", back(wide, 19, 13, 19), 0.9),
      fill("sea", "M-20 3L-13-10h26L20 3l1 18Q0 28-21 21z"),
      line("straw", 2.4, "M6-60v80M-20 20Q0 27 21 20"),
      fill("bone", "M-12-60Q4-68 17-59L14-52Q4-58-8-53z"),
      line("straw", 1.6, "M-2-44h12M-2-36h12M-2-28h12"),
      ...belt("straw dark", wide, -14, 6),
    ],
  },
  rugen: {
    scale: 1.04,
    wide: 1.02,
    head: "rugen",
    sleeve: "stone deep",
    cuff: "black lit",
    hand: "black deep",
    fingers: true,
    leg: "black",
    boot: "black deep",
    torso: (wide) => [
      fill("stone deep", body(wide, 19, 13, 18)),
      fill("black", back(wide, 19, 13, 18), 0.7),
      fill("stone deep", "M-18 3L-13-10h26L18 3l1 20Q0 30-20 23z"),
      fill("wine", `M${-17 * wide}-52L-8-60 13-10 4-6z`),
      line("straw", 1.2, "M-9-59L12-11M-16-52L4-6"),
      fill("black", "M-10-61Q4-68 16-60L12-54Q4-58-7-55z"),
      ...belt("straw dark", wide, -13, 5),
      line("straw dark", 1.4, "M7-8v30"),
    ],
  },
  max: {
    scale: 0.84,
    wide: 1.06,
    large: 1.16,
    head: "max",
    sleeve: "earth",
    cuff: "bone dark",
    leg: "earth",
    boot: "hair",
    skirt: { paint: "earth", hem: "earth dark" },
    torso: (wide) => [
      fill("earth", body(wide, 16, 15, 17)),
      fill("earth dark", back(wide, 16, 15, 17), 0.9),
      fill("plum", "M-6-62h14l4 66H-2z"),
      line("straw", 1.3, "M-1-50h7M0-40h7M0-30h8M1-20h8"),
      ...belt("straw dark", wide * 1.1, -17, 4),
      fill("hair", "M-12-14q6-4 9 2l-1 10q-6 3-9-1z"),
    ],
  },
  valerie: {
    scale: 0.82,
    wide: 1.1,
    large: 1.16,
    head: "valerie",
    sleeve: "plum lit",
    cuff: "bone",
    leg: "plum lit",
    boot: "hair",
    skirt: { paint: "plum lit", hem: "straw dark" },
    torso: (wide) => [
      fill("plum lit", body(wide, 16, 15, 18)),
      fill("plum", back(wide, 16, 15, 18), 0.9),
      fill("bone", "M-7-60Q4-66 13-60L12-20h-14z"),
      fill("wine", "M-15-58Q3-70 18-57L16-51Q4-60-13-51z"),
      ...belt("bone dark", wide * 1.1, -18, 4),
    ],
  },
  grandfather: {
    scale: 1,
    wide: 1.14,
    large: 1.04,
    head: "grandfather",
    sleeve: "earth",
    cuff: "bone",
    leg: "stone dark",
    boot: "hair",
    torso: (wide) => [
      fill("earth", body(wide, 17, 16, 17)),
      fill("earth dark", back(wide, 17, 16, 17), 0.9),
      fill("bone", "M-4-62h18L7-34z"),
      fill("wine", "M4-58h6l1 6 1 14-4 5-4-5z"),
      line("earth deep", 1.4, "M-4-61L7-34 7 6M14-60L7-34"),
      ...[-24, -12].map((y) => fill("straw dark", oval(10, y, 1.8))),
    ],
  },
  grandson: {
    scale: 0.72,
    wide: 0.94,
    large: 1.26,
    head: "grandson",
    sleeve: "sea lit",
    cuff: "bone",
    leg: "sea lit",
    boot: "bone",
    torso: (wide) => [
      fill("sea lit", body(wide, 17, 15, 16)),
      fill("sea", back(wide, 17, 15, 16), 0.6),
      line("bone", 2, "M-12-52v56M-4-58v62M13-52v54", 0.8),
      fill("bone", "M-5-63h18L5-51z"),
      line("bone", 3, "M5-52v56"),
    ],
  },
};
