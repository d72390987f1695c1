// Chapter 1, on the farm: how it begins and how it ends.
import { fill } from "../draw";
import type { Composition } from "../composition";
import { stands, faces, ground, fence, farm, ride } from "../scenery";
import { bucket, cloud, flowers, grass, sun } from "../things";

export const opening: Composition = {
  light: "morning",
  layers: [
    {
      depth: 0.1,
      parts: [
        ...sun(640, 190, 62),
        fill("bone", cloud(160, 170, 1.5) + cloud(820, 130, 1.2) + cloud(980, 260, 0.9), 0.8),
      ],
    },
    ...farm("leaf lit"),
    { depth: 1, far: 4, parts: [fence(-80, 330, 640), fence(960, 1300, 640)] },
    {
      depth: 1.4,
      parts: [
        ...ride(
          "buttercup",
          470,
          730,
          2.15,
          "standing",
          { tilt: 8, look: { brows: "calm", mouth: "smile" } },
          "earth lit",
          "wine",
        ),
      ],
    },
    {
      depth: 1.6,
      parts: [
        ...faces("farmboy", 850, 740, 2.1, {
          tilt: -8,
          near: [-34, -58],
          far: [52, -84],
          holds: { near: bucket() },
          look: { mouth: "smile", brows: "high" },
        }),
      ],
    },
    {
      depth: 2.4,
      parts: [
        grass(-80, 1300, 776, 34, "leaf dark"),
        ...flowers(
          [
            [90, 730],
            [170, 752],
            [1060, 736],
            [1130, 756],
            [650, 752],
            [285, 758],
          ],
          "bone",
        ),
      ],
    },
  ],
};

export const ending: Composition = {
  light: "evening",
  layers: [
    {
      depth: 0.1,
      parts: [
        ...sun(600, 380, 120),
        fill("moon", cloud(120, 160, 1.4) + cloud(850, 120, 1.3), 0.35),
      ],
    },
    ...farm("leaf dark"),
    { depth: 1, parts: [ground(690, "leaf dark", 50)] },
    {
      depth: 1.5,
      parts: [
        ...stands("farmboy", 548, 742, 2.3, {
          lean: 4,
          tilt: 6,
          near: [52, -96],
          far: [50, -128],
          look: { eyes: "shut", mouth: "smile" },
        }),
        ...faces("buttercup", 654, 742, 2.3, {
          lean: 4,
          tilt: -10,
          near: [50, -146],
          far: [42, -120],
          sway: -8,
          look: { eyes: "shut", mouth: "smile" },
        }),
      ],
    },
    {
      depth: 2.4,
      parts: [
        grass(-80, 1300, 770, 44, "leaf deep"),
        ...flowers(
          [
            [130, 720],
            [220, 748],
            [330, 756],
            [900, 750],
            [1010, 726],
            [1100, 752],
          ],
          "wine",
        ),
      ],
    },
  ],
};
