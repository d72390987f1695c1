// Chapter 1, on the farm: its challenges as they are completed, by their ids.
import * as one from "../chapters/one";
import type { Composition } from "../composition";
import { fill, group, line, oval, put } from "../draw";
import { goblet } from "../held";
import type { Pose } from "../people";
import {
  axe,
  bread,
  cloth,
  gleam,
  heart,
  logs,
  pitcher,
  saddleOnTrestle,
  stump,
  table,
  well,
} from "../props";
import { faces, stands } from "../scenery";
import { bucket, horse } from "../things";
import { GROUND, before, without, dreaming, STRIDE } from "./staging";

const glad: Pose["look"] = { mouth: "smile", brows: "calm" };

const farm = without(one.opening);

const dusk = without(one.ending);

export const challenges: Record<string, Composition> = {
  firewood: before(
    farm,
    put(950, GROUND, 1.15, ...logs(4)),
    put(640, GROUND + 8, 1, ...stump()),
    put(
      640,
      560,
      1,
      fill("straw dark", "M-54 78L-42-34H-6V78z"),
      fill("earth dark", "M-54 78L-42-34H-30L-40 78z"),
    ),
    put(
      690,
      555,
      1,
      group(
        "rotate(24)",
        fill("straw dark", "M-18 78V-34H18L30 78z"),
        fill("earth dark", "M18-34L30 78H18L10-34z"),
      ),
    ),
    line("straw", 5, "M560 520l-26-22M600 480l-8-34M730 500l28-26M760 560l40-8"),
    ...stands("farmboy", 420, GROUND, 2.3, {
      lean: 10,
      near: [52, -150],
      far: [56, -142],
      feet: STRIDE,
      holds: { near: axe(34) },
      look: { mouth: "grin", brows: "cross" },
    }),
  ),
  saddle: before(
    farm,
    put(1000, GROUND - 20, 2.3, ...horse("standing", "earth lit")),
    put(690, GROUND + 12, 1.4, ...saddleOnTrestle()),
    gleam(756, 466, 1.5),
    gleam(640, 506, 0.9),
    ...stands("farmboy", 440, GROUND, 2.2, {
      lean: 12,
      near: [58, -112],
      far: [58, -102],
      holds: { near: cloth() },
      look: { eyes: "down", mouth: "smile" },
    }),
  ),
  buckets: before(
    farm,
    put(970, GROUND - 20, 1.3, ...well()),
    ...stands("farmboy", 540, GROUND, 2.3, {
      lean: 3,
      near: [-38, -84],
      far: [48, -86],
      feet: [
        [-26, -2],
        [26, 0],
      ],
      holds: { near: [put(0, 2, 1.25, ...bucket())], far: [put(0, 2, 1.25, ...bucket())] },
      look: { mouth: "smile", brows: "high" },
    }),
    fill(
      "sea lit",
      oval(420, 716, 5, 9) + oval(690, 708, 5, 9) + oval(706, 728, 4, 7) + oval(436, 736, 4, 7),
    ),
  ),
  pitcher: before(
    farm,
    put(905, GROUND, 1.1, ...table(330)),
    put(985, 558, 1.2, ...bread()),
    put(870, 560, 1.8, ...goblet()),
    ...stands("farmboy", 380, GROUND, 2.3, {
      lean: 4,
      near: [58, -116],
      far: [50, -104],
      holds: { near: [put(6, 0, 0.8, ...pitcher())] },
      look: { mouth: "smirk", brows: "high" },
    }),
    ...faces("buttercup", 660, GROUND, 2.25, {
      near: [48, -112],
      far: [22, -90],
      tilt: -4,
      look: glad,
    }),
  ),
  declaration: before(
    dusk,
    heart(600, 170, 4.2),
    heart(520, 250, 1.5),
    heart(690, 240, 1.9),
    heart(480, 160, 1),
    heart(730, 130, 1.2),
    ...stands("farmboy", 470, GROUND, 2.3, {
      hip: [0, -58],
      near: [60, -92],
      far: [56, -100],
      feet: [
        [-40, 0],
        [34, 0],
      ],
      tilt: -12,
      look: { mouth: "smile", brows: "high" },
    }),
    ...faces("buttercup", 720, GROUND, 2.25, {
      near: [52, -100],
      far: [46, -106],
      tilt: 8,
      look: dreaming,
    }),
  ),
};
