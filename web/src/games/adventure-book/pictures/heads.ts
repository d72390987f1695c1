// Heads, a little turned to the right: every face of its own, by its hair, its beard and what it wears.
import { fill, group, line, oval, type Part } from "./draw";

export interface Look {
  eyes?: "open" | "shut" | "wide" | "down";
  brows?: "calm" | "cross" | "worried" | "high";
  mouth?: "smile" | "flat" | "frown" | "open" | "grin" | "smirk";
}

const SKULL =
  "M-14-5C-14-17-7-21 1-21S15.500-15 15.500-4C15.500 8 10 18.500 4.500 18.500S-13.500 9-14-5z";
const LONG =
  "M-13-5C-13-17-7-21 1-21S14.500-15 14.500-4C14.500 10 9.500 21 4.500 21S-12.500 11-13-5z";
const BROAD =
  "M-16-5C-16-17-8-21 1-21S17.500-15 17.500-4C17.500 10 13 19.500 4 19.500S-16 10-16-5z";

const EYES = {
  open: (x: number) => [fill("hair", oval(x, -2, 1.7, 2.3))],
  wide: (x: number) => [
    fill("bone", oval(x, -2.5, 3.4, 4)),
    fill("hair", oval(x + 0.5, -2.3, 1.8)),
  ],
  shut: (x: number) => [line("hair", 1.5, `M${x - 2.6}-2q2.600 2.400 5.200 0`)],
  down: (x: number) => [
    line("hair", 1.4, `M${x - 2.6}-2.500q2.600 1 5.200 0`),
    fill("hair", oval(x, -1, 1.4)),
  ],
};
const BROWS = {
  calm: "M-1.500-8q3.500-2 6 0M9-8q2.500-1.600 5 .2",
  cross: "M-2-9.500l6.500 3M8.500-6.500l6-2.500",
  worried: "M-1.500-7.500q3-3 6-3.500M9-11q3 .8 5 3.300",
  high: "M-1.500-11q3.500-2.400 6 0M9-11q2.500-2 5 .2",
};
const MOUTHS = {
  smile: [line("wine dark", 1.5, "M2 10q4.500 4 9 .3")],
  flat: [line("wine dark", 1.5, "M3 11.500h7")],
  frown: [line("wine dark", 1.5, "M3 13q4-3.500 7.500 0")],
  open: [fill("wine deep", oval(6.5, 12, 3.2, 4))],
  grin: [
    fill("bone", "M1.500 9.500q5.500 2 10 0-1 6-5 6t-5-6z"),
    line("wine dark", 1, "M1.500 9.500q5.500 2 10 0-1 6-5 6t-5-6z"),
  ],
  smirk: [line("wine dark", 1.5, "M3 12q5 .5 8-2.800")],
};

function face(look: Look, skull = SKULL, brows = "hair", nose = "M8.500-1q5 6 .5 7.500"): Part[] {
  return [
    fill("skin", skull),
    fill(
      "skin dark",
      "M-14-5C-13.500 9 0 18.500 4.500 18.500 7 18.500 9 16.500 11 13.500 3 17-7 8-8-12z",
      0.5,
    ),
    fill("skin dark", oval(-8.5, 1, 3, 4)),
    fill("ember", oval(0, 6.5, 3.6, 2.4), 0.22),
    ...EYES[look.eyes ?? "open"](2),
    ...EYES[look.eyes ?? "open"](11.3),
    line(brows, 1.6, BROWS[look.brows ?? "calm"]),
    line("skin deep", 1.4, nose),
    ...MOUTHS[look.mouth ?? "smile"],
  ];
}

interface Head {
  /** What hangs behind the shoulders. */
  behind?: readonly Part[];
  parts: readonly Part[];
}

export const HEADS: Record<string, (look: Look) => Head> = {
  farmboy: (look) => ({
    parts: [
      ...face(look, LONG, "straw deep"),
      fill(
        "straw dark",
        "M-14 8C-19-4-17-20-6-24 4-28 17-24 17-10c-2-3-4-5-7-6-4 2-9 3-14 2-3 3-4 7-4 12-2-2-4-1-4 2 0 2 1 4 2 5-2 1-4 1-4-1z",
      ),
      fill("straw lit", "M-8-20C-2-25 8-25 13-18 6-21-2-20-8-13z", 0.6),
    ],
  }),
  westley: (look) => ({
    behind: [fill("black lit", "M-11-8c-9-1-16 3-24 1 4 4 8 4 11 4-4 3-8 8-9 12 8-1 18-8 24-13z")],
    parts: [
      ...face(look, LONG, "black"),
      line("straw deep", 1.7, "M.5 8.800q3-1.600 5.500-.3 2.500-1.300 5.300.2"),
      fill(
        "black",
        "M-15.500-1C-16-6-15-9-14-11 0-7 8-8 16.500-11c1.500 5 .5 9-1.500 10.500-2.500 1-4.500-.5-6.500-1.500-2 2-5 3.500-8.500 2.500-5-1-10-.5-15.500-1.500z",
      ),
      ...[2, 11.3].map((x) => fill("bone", oval(x, -4.2, 2.6, 2))),
      ...[2.4, 11.6].map((x) =>
        fill("hair", look.eyes === "shut" ? `M${x - 2.6}-4h4v1h-4z` : oval(x, -4.1, 1.3, 1.5)),
      ),
      fill("black", "M-15.500-7C-18-19-8-26 2-25.500S18-18 17-9C9-13-6-13-15.500-7z"),
      line("black lit", 1.6, "M-14-10.500C-5-15.500 8-15.500 16-12"),
      fill("black lit", oval(-15, -8, 3.2, 3.6)),
    ],
  }),
  buttercup: (look) => ({
    behind: [
      fill("straw dark", "M-2-26C-22-27-26-12-23 2-21 18-34 30-32 56c8 7 22 7 32 2C6 36 8 14 8-4z"),
      line(
        "straw deep",
        1.4,
        "M-19 6c-1 18-9 28-7 46M-13 10c-1 14-6 26-4 46M-22 22c-4 10-6 18-5 26",
        0.6,
      ),
    ],
    parts: [
      ...face(look, SKULL, "straw deep"),
      fill(
        "wine",
        look.mouth === "open"
          ? "M0 0z"
          : "M4 10.500q2.500-1.500 3.500-.3 1-1.200 3.500.1-3 3.500-7 .2z",
      ),
      fill(
        "straw",
        "M-16 12C-23-6-17-26 1-26 17-26 20-12 17 2 15-6 12-13 6-18 2-10-6-8-9-6-11 0-10 6-11 12c-1 4-4 4-5 0z",
      ),
      fill("straw lit", "M-12-14C-8-22 4-24 10-21 2-20-6-16-10-8z", 0.7),
      line("brass lit", 2, "M-14.500-10C-6-15.500 8-17.500 16-11"),
      fill("wine", oval(9, -14.5, 2)),
    ],
  }),
  inigo: (look) => ({
    behind: [fill("hair", "M-4-24C-19-24-20-8-18 6c1 8-2 12-4 17 8 3 16 2 22-3z")],
    parts: [
      ...face(look, LONG, "hair"),
      fill(
        "hair",
        "M6.500 6.500C3 5-1 7-3 11.500c4 1 7 .5 9.500-1.500 2 2 5 2.200 8 1-1-4-4.500-6-8-4.500z",
      ),
      fill("hair", "M4.500 16.500h5l-2.300 6z"),
      fill(
        "hair",
        "M-15 14C-21-4-17-25 1-25.500 15-26 18-14 16-3 14-9 11-14 7-16.500-1-15-7-12-9-5c-1 7-1 13-3 19z",
      ),
      line("hair lit", 1.4, "M-12-8C-9-17-3-21 5-21M-14 2C-14-6-12-12-9-15", 0.6),
    ],
  }),
  fezzik: (look) => ({
    parts: [
      ...face(look, BROAD, "hair", "M8-2q7 7.500-.5 9"),
      fill(
        "hair",
        "M-17 6c-4-4-4-9-2-12-2-6 1-11 6-12 1-5 7-8 12-6 4-3 11-2 13 2 5 0 8 5 6 10 2 2 2 6 0 9-1-5-3-8-6-10-4 2-7 1-9-1-3 3-8 3-11 1 0 3-3 5-5 5-1 4-1 8-1 11-1 2-2 3-3 3z",
      ),
      line("hair lit", 1.5, "M-13-13q4-5 8-1M-2-19q4-4 8-1M8-19q4-3 7 2", 0.5),
      line("skin deep", 1.3, "M6 16.500q-2 1.500-4 .5"),
    ],
  }),
  vizzini: (look) => ({
    parts: [
      fill("hair", "M-9-8c-8-2-12 4-11 10 1 4-1 6-3 8 8 3 13 0 15-4z"),
      ...face(look, BROAD, "hair", "M8.500-1q6 6-.5 8"),
      fill("hair", "M-8-6c-5-3-10 1-10 7 0 4 2 6 4 8 3-1 5-4 5-8z"),
      line("hair", 1.4, "M-6-20q3-3 5-1M2-22q3-2 4 1", 0.8),
      line("skin deep", 1.2, "M0-13q6-2 11 0M2-16.500q4-1.500 8 0", 0.8),
    ],
  }),
  humperdinck: (look) => ({
    behind: [fill("earth dark", "M-4-22C-18-22-19-8-18 5c0 5-1 8-2 11 8 2 15 0 20-5z")],
    parts: [
      ...face(look, LONG, "earth deep"),
      fill(
        "earth dark",
        "M-13-2C-12 13 0 24 5 24S15 14 15 4c-2 4-3 5-5 5-2-1.600-5-1.600-7 0C0 10-5 6-8-4z",
      ),
      ...MOUTHS[look.mouth ?? "flat"].map((part) => ({ ...part, paint: "bone" })),
      fill(
        "earth dark",
        "M-15 9C-19-4-16-22 1-23 13-23 17-15 16-5 14-10 11-13 8-14-1-13-7-11-9-4c-1 5-2 10-3 13z",
      ),
      fill("straw", "M-17-14L-20-33l10 7 7-13 7 12 11-8-1 20C6-19-8-19-17-14z"),
      fill("straw dark", "M-17-14C-8-19 6-19 15-15l.2-3.500C6-22.500-8-22.500-17.500-18z"),
      ...[-9, -1, 7].map((x, i) => fill(i === 1 ? "wine" : "sea", oval(x, -20.5, 2, 2.3))),
      ...[-20, -10.2, -3, 4.2, 15].map((x, i) =>
        fill("straw lit", oval(x, [-33, -27, -39, -28, -35][i]!, 1.8)),
      ),
    ],
  }),
  rugen: (look) => ({
    parts: [
      ...face(
        { brows: "cross", mouth: "flat", ...look },
        LONG,
        "hair",
        "M8.500-3q6.500 8-.3 9.500",
      ),
      line("hair", 1.4, "M2.500 9.300q2-2 4.200-1 2-.8 4.300 1"),
      fill("hair", "M4.500 16h4.500l-2 5.500z"),
      fill(
        "hair",
        "M-15 8C-19-8-16-24 0-24.500 14-25 18-14 16-4 14-10 12-13 9-14L7-8 3-15C-3-14-7-11-8-5c-1 6-1 10-2 15-3 1-4 0-5-2z",
      ),
      line("stone lit", 1.6, "M-12-4C-12-12-9-18-4-21", 0.7),
    ],
  }),
  max: (look) => ({
    behind: [fill("moon", "M-6-18c-14-2-20 8-17 16-5 3-4 9 0 11-2 4 0 7 4 8 8-2 15-8 17-14z")],
    parts: [
      ...face(look, BROAD, "moon dark", "M8-3q9 9-1 11"),
      line(
        "skin deep",
        1,
        "M-2 1.500q3 2.500 6 1.500M9 2.500q2 1 4-.8M0-13q7-2 12 0M1-10.500q6-2 11 0",
        0.8,
      ),
      fill("moon", "M-9-9c-8-2-13 4-11 10-4 2-4 7 0 9 1 4 6 5 9 3 0-6 0-14 2-22z"),
      fill(
        "moon",
        "M2 10.500c3-3 6-2 7-.5 2-1.500 5-1 6 1.500-3 1.500-5 1.200-6.500.2-1.500 1.500-4 1.500-6.500-1.200z",
      ),
      fill("plum", "M-17-9C-14-26-6-44 8-62c1 18 6 36 10 51-10-5-24-4-35 2z"),
      fill("plum dark", "M8-62c1 18 6 36 10 51-3-1.500-6-2.500-9-3C8-30 6-46 8-62z"),
      fill("straw", "M-18-7C-8-14 8-15 19-10l-.5-4.500C8-19-8-18-17-12z"),
    ],
  }),
  valerie: (look) => ({
    behind: [fill("moon", "M-6-18c-14-1-17 8-15 18 1 7-2 12 0 20 6 3 13 2 17-2z")],
    parts: [
      ...face(look, BROAD, "moon dark", "M8-2q7 8-.5 9.500"),
      line("skin deep", 1, "M-2 1.500q3 2.500 6 1.500M9 2.500q2 1 4-.8", 0.8),
      fill("ember", oval(-1, 7, 4, 3), 0.3),
      fill("moon", "M-9-9c-7 0-9 6-8 12 1 5 0 9 2 13 4 0 6-4 6-9z"),
      fill("leaf", "M-18-8C-18-24-14-44-20-60-6-50 10-34 19-10 8-15-8-15-18-8z"),
      fill("leaf dark", "M-20-60C-6-50 10-34 19-10c-3-1.500-6-2.500-9-3C4-30-6-46-20-60z"),
      fill("bone", "M-19-6C-8-13 8-14 20-9l-.5-4.500C8-18-8-17-18-11z"),
    ],
  }),
  grandfather: (look) => ({
    parts: [
      ...face(look, BROAD, "moon dark", "M8-2q8 8-1 10"),
      line("skin deep", 1, "M1-11.500q6-2 11 0", 0.7),
      fill("moon", "M-9-8c-6-1-9 4-8 9 1 4 3 6 6 6 1-5 1-10 2-15z"),
      fill(
        "moon",
        "M6.500 7.500C3 6-1 8-2.500 11.500c4 1.500 7 1 9.500-.5 2.500 1.500 5 1.500 8 .5-1-3.500-5-5.500-8.500-4z",
      ),
      line("hair", 1.3, `${oval(2, -1.5, 4.6)}${oval(11.6, -1.5, 4)}M-2.600-2L-9-3`),
      fill("stone dark", "M-17-7C-20-20-8-27 3-26S19-19 19-11c3 0 5 1 6 3-12-2-28-3-42 1z"),
      fill("stone", "M-16-11C-16-21-6-26 3-25S17-20 18-14C8-16-6-16-16-11z"),
    ],
  }),
  grandson: (look) => ({
    parts: [
      ...face(look, SKULL, "earth dark", "M9 0q4 4 .3 5.500"),
      fill("ember", `${oval(0, 6.5, 4, 2.6)}`, 0.25),
      fill(
        "earth",
        "M-15 9C-21-6-18-25 0-26 15-27 20-14 17-3 15-8 13-11 11-12c-3 1-6 0-7-2-2 3-6 4-9 3-2 4-3 8-3 12-1-2-4-1-4 2 0 3 1 4 2 6-2 1-4 1-5 0z",
      ),
      fill("earth lit", "M-9-20C-3-25 7-25 12-20 5-22-3-20-9-14z", 0.5),
      fill("earth", "M-2-25q2-5 7-5-3 2-3 6z"),
    ],
  }),
};

export const head = (parts: readonly Part[], tilt: number) => group(`rotate(${tilt})`, ...parts);
