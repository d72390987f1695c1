// What is painted behind the named places of the house's book, so that a place is where its picture is.
// Paints and shapes, far ones first; a space's disc lies over the origin, 42 wide.
import type { Mood } from "./map";

export type Paint =
  | "wine"
  | "earth"
  | "straw"
  | "moon"
  | "stone"
  | "night"
  | "leaf"
  | "ember"
  | "plum"
  | "sea"
  | "shade"
  | "light";
export type Landmark = readonly (readonly [Paint, string])[];

const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const row = (from: number, step: number, count: number, shape: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => shape(from + i * step)).join("");
const merlons = (from: number, count: number, y: number) =>
  row(from, 12, count, (x) => `M${x} ${y}v-8h7v8z`);
const pine = (x: number, y: number, size: number) =>
  `M${x - 0.34 * size} ${y}l${0.34 * size} ${-0.5 * size} ${0.34 * size} ${0.5 * size}zM${x - 0.27 * size} ${y - 0.3 * size}l${0.27 * size} ${-0.5 * size} ${0.27 * size} ${0.5 * size}z`;
const flame = (x: number, y: number, size: number) =>
  `M${x} ${y}q${-0.3 * size}-${0.3 * size} 0-${size} ${0.05 * size} ${0.3 * size} ${0.22 * size} ${0.4 * size} ${0.16 * size} ${0.3 * size}-${0.22 * size} ${0.6 * size}z`;
const ground = oval(0, 17, 48, 8);

export const LANDMARKS: Record<Mood, Record<string, Landmark>> = {
  farm: {
    barn: [
      ["shade", ground],
      ["wine", "M-34 14V-26L-24-44 0-56 24-44 34-26V14z"],
      ["shade", "M0 14V-56L24-44 34-26V14z"],
      ["earth", "M-41-23L-28-48 0-62 28-48 41-23 34-21 24-42 0-54-24-42-34-21z"],
      ["moon", "M-6-44h12v11h-12z"],
    ],
    farmhouse: [
      ["shade", ground],
      ["earth", "M16-44v-20h10v20z"],
      ["moon", "M-36 14V-20H36V14z"],
      ["straw", "M-45-17L-29-50H29L45-17z"],
      ["shade", "M-45-17h90l-2-4h-86z"],
      ["ember", "M-32-11h10v11h-10zM22-11h10v11h-10z"],
    ],
    wood: [
      ["shade", ground],
      ["leaf", pine(-28, 0, 60) + pine(26, -2, 70)],
      ["earth", row(-36, 18, 5, (x) => oval(x, 8, 9)) + row(-27, 18, 4, (x) => oval(x, -7, 9))],
      ["straw", row(-36, 18, 5, (x) => oval(x, 8, 5)) + row(-27, 18, 4, (x) => oval(x, -7, 5))],
    ],
    horse: [
      ["shade", ground],
      [
        "earth",
        "M-44-6q2-14 18-14h34q10 0 14-9l6-13 4-8 5 7 13 12-4 7-11-3-5 16q-2 8-4 12v22h-6V2h-4v22h-6V0h-36v24h-6V4h-4v20h-6V-2q-4 10-8 14h-5q5-12 6-18z",
      ],
      ["shade", "M-44-6q-1 8-6 18h-5q5-12 6-18zM10-20q8-2 12-9l6-13 4-8 2 9-8 21q-4 8-14 8z"],
      ["night", oval(41, -36, 2)],
      [
        "moon",
        "M-50 6h100v4h-100zM-50 17h100v4h-100z" + row(-48, 31, 4, (x) => `M${x} 0h5v27h-5z`),
      ],
    ],
    well: [
      ["shade", ground],
      ["earth", "M-24-6v-40h5v40zM19-6v-40h5v40zM-20-34h40v4h-40z"],
      ["stone", "M-27 16V-10q27 9 54 0V16q-27 9-54 0z"],
      ["wine", "M-35-40L0-63 35-40z"],
      ["shade", "M0-63l35 23H0z"],
    ],
  },
  ship: {
    helm: [
      ["shade", oval(0, 2, 42)],
      [
        "earth",
        oval(0, -2, 40) +
          oval(0, -2, 32) +
          row(-3, 0, 1, () => "M-3-52h6v100h-6zM-50-5h100v6h-100z"),
      ],
    ],
    mast: [
      ["earth", "M-5-66h10v82h-10z"],
      ["moon", "M-45-60H45Q33-36 42-10H-42Q-33-36-45-60z"],
      ["shade", "M45-60Q33-36 42-10H12Q20-36 12-60z"],
    ],
    water: [["night", "M-48 8q8-34 24-4 5-12 14 4zM8 8q12-36 26-2 6-10 12 2z"]],
    deep: [
      ["night", "M-46 8q10-42 28-2zM10 8q8-30 22 0z"],
      ["light", oval(0, 12, 46, 6)],
    ],
  },
  cliffs: {
    ruins: [
      ["shade", ground],
      ["stone", "M-42 16V-38h12v54zM-20 16v-38h12v38zM8 16v-62h12v62zM30 16v-46h12v46z"],
      ["moon", "M-45-46h20v8h-20zM4-56h40l-3 10H4zM-24-27h18v6h-18z"],
    ],
    lookout: [
      ["shade", ground],
      ["stone", "M-22 16l5-56h34l5 56z" + merlons(-22, 4, -38)],
      ["shade", "M0 16v-56h17l5 56z"],
      ["night", "M-5-32h10v12h-10z"],
    ],
    boulders: [
      ["shade", ground],
      ["stone", "M-48 16q-3-30 20-32 22-1 28 32zM-6 16q-2-44 26-42 26 2 28 42z"],
      ["moon", "M-40-6q6-9 16-8-10 4-16 8zM6-12q6-14 18-14-12 6-18 14z"],
    ],
    crag: [
      ["shade", ground],
      ["stone", "M-48 16l26-48 12 14 18-44 16 40 8-10 16 48z"],
      ["moon", "M8-62l-9 22 9-4 8 6 4-5z"],
    ],
    picnic: [
      ["shade", ground],
      ["stone", "M-42 16V2h84v14z"],
      ["wine", "M-36 4q36-16 72 0l4 14q-40-10-80 0z"],
      ["straw", "M-26-4v-10q-7-3-7-14h20q0 11-7 14v10zM20-4v-10q-7-3-7-14h20q0 11-7 14v10z"],
    ],
    camp: [
      ["shade", ground],
      ["wine", "M-44 16L0-52l44 68z"],
      ["straw", "M-44 16L0-52-22 16zM44 16L0-52l22 68z"],
      ["earth", "M-1-66h3v16h-3z"],
      ["straw", "M2-66l20 6-20 6z"],
    ],
  },
  swamp: {
    s1: [
      ["earth", "M-52-20q52-10 104 6v26q-52-18-104-6z"],
      ["leaf", "M-44-20q14-10 26-1zM10-18q14-8 26 4z"],
    ],
    geyser: [
      ["ember", flame(-26, 0, 46) + flame(24, 0, 58)],
      ["straw", flame(-26, 0, 24) + flame(24, 0, 30)],
      ["earth", "M-48 16q6-22 18-22 8 0 12 8h34q4-12 12-12 14 0 22 26z"],
    ],
    s2: [
      [
        "leaf",
        "M-44-66q8 40-2 66h6q9-32 3-66zM-22-66q-7 26 0 46h5q-4-22 1-46zM18-66q9 30 0 54h6q8-26 1-54zM40-66q-8 34 0 58h5q-4-26 1-58z",
      ],
    ],
    s3: [["earth", "M-50 16Q-48-58 0-58T50 16H36Q34-42 0-42T-36 16z"]],
    sandpit: [
      ["straw", oval(0, 4, 48, 26)],
      ["earth", oval(0, 4, 48, 26) + oval(0, 5, 40, 20)],
      ["shade", oval(0, 6, 30, 13)],
    ],
    hollow: [
      ["earth", "M-50 18q0-66 50-66t50 66z"],
      ["leaf", "M-46 0q6-48 46-48t46 48q-12-30-46-30T-46 0z"],
      ["night", "M-32 18q0-44 32-44t32 44z"],
      ["straw", oval(-14, -14, 2.5) + oval(-6, -14, 2.5)],
    ],
    s4: [
      ["leaf", "M-50 16q4-34 24-32 12-22 30-8 28-6 46 40z"],
      ["light", "M-40 2q8-14 18-14-8 6-12 16z"],
    ],
    s5: [
      ["earth", "M-36 18q10-10 8-40h56q-2 30 8 40z"],
      ["straw", oval(0, -22, 28, 9)],
      ["earth", oval(0, -22, 18, 5) + oval(0, -22, 12, 3)],
    ],
    s6: [["light", oval(-20, -8, 32, 12) + oval(16, -26, 34, 12) + oval(6, 8, 46, 12)]],
    exit: [
      ["light", oval(0, -10, 50)],
      ["straw", oval(0, -14, 30)],
    ],
  },
  forest: {
    hut: [
      ["shade", ground],
      ["earth", "M-34 16v-30h68v30z"],
      ["straw", "M-48-10L0-58l48 48-8 4L0-46-40-6z"],
      ["straw", "M-46-10L0-56l46 46z"],
      ["shade", "M0-56l46 46H0z"],
    ],
    barracks: [
      ["shade", ground],
      ["stone", "M-44 16v-50h88v50z" + merlons(-42, 8, -32)],
      ["night", "M-34-26h8v14h-8zM26-26h8v14h-8z"],
      ["wine", "M-1-64l22 6-22 6z"],
    ],
    grove: [
      ["earth", "M-10 18q6-20 2-44h16q-4 24 2 44z"],
      ["leaf", oval(-24, -24, 24) + oval(24, -24, 24)],
      ["leaf", oval(0, -40, 26)],
      ["light", oval(-8, -48, 8, 5) + oval(18, -34, 7, 4)],
    ],
    max: [
      ["shade", ground],
      ["earth", "M14-44v-18h10v18z"],
      ["moon", "M-34 16v-38h68v38z"],
      ["plum", "M-46-18L0-58l46 40z"],
      ["ember", "M-31-12h10v12h-10zM21-12h10v12h-10z"],
    ],
    wall: [
      ["stone", "M-50 18v-52h100v52z" + merlons(-49, 9, -32)],
      ["shade", "M-50-6h100v4h-100zM-50-22h100v3h-100z"],
    ],
  },
  castle: {
    gate: [
      ["stone", "M-50 18v-64h24v64zM26 18v-64h24v64z" + merlons(-50, 2, -44) + merlons(27, 2, -44)],
      ["earth", "M-26 18v-30q26-34 52 0v30z"],
      ["night", row(-22, 11, 5, (x) => `M${x}-20h2v38h-2z`) + "M-26-6h52v2h-52zM-26 6h52v2h-52z"],
    ],
    gallery: [
      ["straw", "M-38-58h76v52h-76z"],
      ["sea", "M-32-52h64v40h-64z"],
      ["leaf", "M-32-12v-14q16-14 32 0t32-6v20z"],
    ],
    chapel: [
      ["moon", "M-28 14v-48q0-26 28-32 28 6 28 32v48z"],
      ["plum", "M-22-8v-26q2-18 20-25v51z"],
      ["sea", "M2-8v-51q18 7 20 25v26z"],
      ["wine", oval(0, -34, 8)],
    ],
    suite: [
      ["earth", "M-42 18v-70h6v70zM36 18v-70h6v70z"],
      ["wine", "M-42-52h84v14q-10 8-21 0-10 8-21 0-10 8-21 0-10 8-21 0z"],
      ["moon", "M-36-16h72v34h-72z"],
    ],
    stables: [
      ["earth", "M-44 18v-40L0-54l44 32v40z"],
      ["straw", "M-52-20L0-60l52 40-4 6L0-50-48-14z"],
    ],
    aisle: [["light", oval(0, -6, 44, 30)]],
  },
};
