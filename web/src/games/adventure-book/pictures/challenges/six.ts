// Chapter 6, the castle: its challenges as they are completed, by their ids.
import * as six from "../chapters/six";
import type { Composition } from "../composition";
import { fill, oval, put } from "../draw";
import { sword } from "../held";
import { person } from "../people";
import { barrow, gleam, guards, heart } from "../props";
import { hall, suite } from "../rooms";
import { faces, ground, stands } from "../scenery";
import { flame, horse, saddle } from "../things";
import { GROUND, before, without, gladly, grim, dreaming, STRIDE, fencing } from "./staging";

export const challenges: Record<string, Composition> = {
  storm: before(
    without(six.opening, 1.1),
    fill("fire", oval(420, 380, 420)),
    fill("ember", flame(360, 600, 430) + flame(490, 590, 380)),
    fill("straw", flame(370, 600, 250) + flame(480, 590, 220)),
    put(
      430,
      640,
      1.7,
      ...person("fezzik", {
        near: [-66, -190],
        far: [70, -190],
        elbows: [1, -1],
        look: { mouth: "open", brows: "cross" },
      }),
    ),
    put(410, GROUND + 10, 1.5, ...barrow()),
    ...stands("inigo", 90, GROUND, 1.9, {
      lean: 16,
      near: [50, -100],
      far: [54, -96],
      feet: STRIDE,
      look: grim,
    }),
    ...faces("westley", 680, GROUND, 1.9, {
      lean: 12,
      tilt: 14,
      near: [30, -56],
      far: [50, -116],
      look: { mouth: "smirk", brows: "high" },
    }),
    ...guards(850, 4, 110, 660),
  ),
  revenge: before(
    hall,
    ...stands("inigo", 390, GROUND, 2.25, fencing(-16)),
    ...faces("rugen", 840, GROUND, 2.2, {
      ...fencing(-64, { mouth: "open", brows: "worried" }),
      lean: -10,
      near: [52, -120],
    }),
    gleam(712, 395, 2),
  ),
  bride: before(
    suite(
      put(
        690,
        724,
        2,
        ...person("westley", {
          half: true,
          hip: [0, -50],
          lean: -10,
          near: [-46, -70],
          far: [-30, -60],
          look: dreaming,
        }),
      ),
    ),
    ...stands("buttercup", 470, GROUND, 2.15, {
      lean: 10,
      near: [60, -110],
      far: [56, -100],
      look: { mouth: "open", brows: "high" },
    }),
    heart(600, 240, 2.6),
    heart(530, 190, 1.3),
    heart(664, 180, 1.1),
  ),
  pain: before(
    suite(),
    ...stands("westley", 300, GROUND, 2.2, {
      lean: -2,
      near: [66, -140],
      far: [-14, -80],
      holds: { near: sword(-8, 84) },
      look: grim,
    }),
    ...faces("humperdinck", 730, GROUND, 2.15, {
      lean: -8,
      near: [44, -176],
      far: [-40, -172],
      look: { eyes: "wide", brows: "worried", mouth: "frown" },
    }),
    put(520, 762, 2, ...sword(4, 78)),
  ),
  horses: before(
    without(six.opening, 0.8),
    put(
      850,
      504,
      0.98,
      ...person("westley", { half: true, hip: [0, -40], near: [40, -96], look: gladly }),
    ),
    put(
      930,
      504,
      0.98,
      ...person("inigo", { half: true, hip: [0, -40], near: [52, -110], look: gladly }),
    ),
    fill("stone dark", "M786 490h208v26H786z"),
    fill("stone lit", "M780 484h220v12H780z"),
    ground(700, "leaf deep", 18),
    put(990, 730, 1.9, ...horse("standing"), ...saddle("wine")),
    put(800, 744, 1.95, ...horse("standing"), ...saddle("sea")),
    put(610, 752, 2, ...horse("standing"), ...saddle("leaf")),
    put(420, 764, 2.05, ...horse("standing"), ...saddle("wine")),
    ...stands("fezzik", 170, 756, 1.9, { near: [-58, -176], far: [60, -150], look: gladly }),
  ),
};
