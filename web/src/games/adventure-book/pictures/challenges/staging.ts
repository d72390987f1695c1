// What challenges' pictures share: scenes before anybody came, and how people feel and stand.
import type { Composition, Layer } from "../composition";
import { line, put, type Part } from "../draw";
import { sword } from "../held";
import type { Look } from "../heads";
import { person, type Pose } from "../people";

export const GROUND = 742; // where feet stand
export const THERE = 1.4; // how near people and things are

const HIDDEN = 30; // how far below an edge they are who look over it, for each of their size

const hasPeople = (part: Part): boolean =>
  "parts" in part && (!!part.who || part.parts.some(hasPeople));

/** The layers of a picture before anybody came, without their shadows; as far as they go. */
export const empty = ({ layers }: Composition, nearest = Infinity): Layer[] =>
  layers
    .filter(({ depth }) => depth <= nearest)
    .map((layer) => ({
      ...layer,
      parts: layer.parts.filter((part, i) => {
        const next = layer.parts[i + 1];
        const casts = !("parts" in part) && part.paint === "night" && next && hasPeople(next);
        return !hasPeople(part) && !casts;
      }),
    }));

/** On what is there already: people and things, from behind to before. */
export const before = (picture: Composition, ...parts: readonly Part[]): Composition => ({
  ...picture,
  layers: [...picture.layers, { depth: THERE, parts }],
});

export const without = (picture: Composition, nearest?: number): Composition => ({
  ...picture,
  layers: empty(picture, nearest),
});

export const gladly: Look = { mouth: "grin", brows: "high" };

export const grim: Look = { mouth: "flat", brows: "cross" };

export const frightened: Look = { eyes: "wide", brows: "worried", mouth: "open" };

export const dreaming: Look = { eyes: "shut", mouth: "smile" };

export const STRIDE: NonNullable<Pose["feet"]> = [
  [-24, 0],
  [26, 0],
];

export const fencing = (angle: number, look: Look = grim): Pose => ({
  lean: 8,
  hip: [4, -84],
  near: [66, -130],
  far: [-26, -168],
  feet: [
    [-30, 0],
    [34, 0],
  ],
  holds: { near: sword(angle, 84) },
  look,
});

export const sitting = (pose: Pose): Pose => ({
  hip: [0, -42],
  feet: [
    [44, 0],
    [50, -4],
  ],
  ...pose,
});

/** Seen above an edge only. */
export const over = (who: string, x: number, y: number, size: number, pose: Pose): Part =>
  put(x, y + HIDDEN * size, size, ...person(who, { half: true, ...pose }));

export const rope = (d: string): Part => line("straw dark", 7, d);
