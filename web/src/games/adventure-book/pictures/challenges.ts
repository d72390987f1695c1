// A challenge that is completed, as a picture: its people before what the chapter's opening shows.
import type { Composition, Layer } from "./composition";
import { fill, put, type Part } from "./draw";
import { goblet, sword } from "./held";
import type { Pose } from "./people";
import { faces, stands } from "./scenery";
import { bottle, bucket, eel, flame, rat, torch } from "./things";

interface Actor {
  who: string;
  pose?: Pose;
}
interface Staging {
  /** From left to right; the last of several looks at the others. */
  cast: readonly Actor[];
  /** What lies or moves between them. */
  things?: readonly Part[];
}

const GROUND = 742; // where feet stand
const MIDDLE = 600;
const APART = 250;
const SIZES: Record<string, number> = { fezzik: 1.95, vizzini: 2.1, max: 2.1, valerie: 2.1 };
const SIZE = 2.5;

const joy: Pose = { near: [60, -156], far: [-58, -150], look: { mouth: "smile", brows: "high" } };
const gives: Pose = { near: [56, -112], look: { mouth: "smile", brows: "calm" } };
const dares: Pose = { lean: 6, near: [58, -128], far: [26, -96], look: { brows: "cross" } };
const shuts: Pose = {
  lean: 4,
  near: [52, -120],
  far: [46, -110],
  look: { eyes: "shut", mouth: "smile" },
};
const fences = (angle: number): Pose => ({ ...dares, holds: { near: sword(angle) } });
const holds = (thing: readonly Part[]): Pose => ({ ...gives, holds: { near: thing } });
const a = (who: string, pose: Pose = joy): Actor => ({ who, pose });

const fire = (x: number, high: number) => [
  fill("ember", flame(x, GROUND, high)),
  fill("straw", flame(x, GROUND, high * 0.55)),
];

/** By chapter, then by the challenge's id. */
const STAGINGS: readonly Record<string, Staging>[] = [
  {
    firewood: { cast: [a("farmboy", dares)] },
    saddle: { cast: [a("farmboy", gives)] },
    buckets: { cast: [a("farmboy", holds(bucket()))] },
    pitcher: { cast: [a("farmboy", holds(goblet())), a("buttercup", gives)] },
    declaration: { cast: [a("farmboy", shuts), a("buttercup", shuts)] },
  },
  {
    sails: { cast: [a("fezzik")] },
    steer: { cast: [a("inigo", dares)] },
    rhymes: { cast: [a("inigo", gives), a("fezzik")] },
    eels: {
      cast: [a("buttercup", joy), a("fezzik", gives)],
      things: [put(600, 730, 1.6, ...eel())],
    },
    cliffs: { cast: [a("buttercup", gives), a("fezzik"), a("inigo", gives)] },
  },
  {
    climb: { cast: [a("westley")] },
    duel: { cast: [a("westley", fences(-62)), a("inigo", fences(-62))] },
    giant: { cast: [a("westley", dares), a("fezzik", dares)] },
    wits: { cast: [a("westley", holds(goblet())), a("vizzini", holds(goblet()))] },
    ravine: { cast: [a("unmasked", shuts), a("buttercup", shuts)] },
  },
  {
    flames: { cast: [a("westley", gives), a("buttercup", gives)], things: fire(600, 190) },
    sand: { cast: [a("westley", gives), a("buttercup", joy)] },
    rous: { cast: [a("westley", fences(-62))], things: [put(860, 740, 2, ...rat())] },
    tale: { cast: [a("westley", gives), a("buttercup", gives)] },
    out: { cast: [a("westley"), a("buttercup")] },
  },
  {
    revive: { cast: [a("fezzik", gives), a("inigo", holds(bottle()))] },
    man_in_black: { cast: [a("inigo", fences(-62)), a("fezzik")] },
    defy: { cast: [a("buttercup", dares), a("humperdinck", dares)] },
    max: {
      cast: [
        a("inigo", gives),
        a("westley", shuts),
        a("fezzik", gives),
        a("valerie", gives),
        a("max"),
      ],
    },
    wall: { cast: [a("fezzik"), a("westley", gives), a("inigo")] },
  },
  {
    storm: {
      cast: [a("westley", dares), a("fezzik"), a("inigo", fences(-62))],
      things: torch(240, 600),
    },
    revenge: { cast: [a("inigo", fences(-62)), a("rugen", fences(-62))] },
    bride: { cast: [a("westley", shuts), a("buttercup", shuts)] },
    pain: { cast: [a("westley", fences(-62)), a("humperdinck", dares)] },
    horses: { cast: [a("westley"), a("inigo", gives), a("fezzik")] },
  },
];

const hasPeople = (part: Part): boolean =>
  "parts" in part && (!!part.who || part.parts.some(hasPeople));

/** The layers of a picture before anybody came, without their shadows. */
const empty = ({ layers }: Composition): Layer[] =>
  layers.map((layer) => ({
    ...layer,
    parts: layer.parts.filter((part, i) => {
      const next = layer.parts[i + 1];
      const casts = !("parts" in part) && part.paint === "night" && next && hasPeople(next);
      return !hasPeople(part) && !casts;
    }),
  }));

/** Null where the book has no such challenge. */
export function staged(opening: Composition, chapter: number, challenge: string) {
  const staging = STAGINGS[chapter - 1]?.[challenge];
  if (!staging) return null;
  const { cast, things = [] } = staging;
  const people = cast.flatMap(({ who, pose }, i) => {
    const x = MIDDLE + (i - (cast.length - 1) / 2) * APART;
    const turned = cast.length > 1 && i >= cast.length / 2;
    return (turned ? faces : stands)(who, x, GROUND, SIZES[who] ?? SIZE, pose);
  });
  return { ...opening, layers: [...empty(opening), { depth: 1.6, parts: [...people, ...things] }] };
}
