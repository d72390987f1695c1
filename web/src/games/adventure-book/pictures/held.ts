// What hands hold, from the hand outwards.
import { fill, group, line, oval, type Paint, type Part } from "./draw";

export const sword = (angle: number, long = 78, paint: Paint = "bone"): Part[] => [
  group(
    `rotate(${angle})`,
    fill(paint, `M4-1.400L${long}-.3 ${long} .3 4 1.400z`),
    line(paint, 1.6, `M4 0H${long - 4}`),
    line("straw", 2.4, "M-8 0h14"),
    line("straw", 2, "M5-7q5 7 0 14M-6 1q6 9 11 5"),
  ),
];
export const goblet = (): Part[] => [
  group(
    "translate(0 -2)",
    fill("straw", "M-7-16h14q0 10-5 11v7h4v3H-6v-3h4v-7q-5-1-5-11z"),
    fill("wine deep", oval(0, -15.5, 6, 1.8)),
  ),
];
export const openBook = (paint: Paint = "wine"): Part[] => [
  fill(paint, "M-24-6Q-12-12 0-5 12-12 24-6V8Q12 2 0 9-12 2-24 8z"),
  fill("bone", "M-22-9Q-11-14 0-7V6Q-11-1-22 5zM22-9Q11-14 0-7V6Q11-1 22 5z"),
  line("stone", 0.9, "M-18-6q8-3 14 0M-18-2q8-3 14 0M18-6q-8-3-14 0M18-2q-8-3-14 0", 0.8),
];
export const shutBook = (paint: Paint = "wine"): Part[] => [
  fill("bone dark", "M-15-17h30v36h-30z"),
  fill(paint, "M-17-20h30v38h-30z"),
  line("straw", 1.6, "M-13-15h22v28h-22z"),
  fill("straw", oval(-2, -1, 5)),
];
