// What pictures are made of: shapes in the house's paints, and groups of them that are moved together.

/** A paint of the house, and how: "wine", "wine dark", "earth lit". */
export type Paint = string;

export interface Shape {
  paint: Paint;
  d: string;
  /** As wide a line instead of a filled shape. */
  line?: number;
  /** How much of it is seen, from 0 to 1. */
  seen?: number;
}

export interface Group {
  at: string;
  parts: readonly Part[];
  /** Who it is, where it is somebody. */
  who?: string;
}

export type Part = Shape | Group;
export type Point = readonly [x: number, y: number];

export const fill = (paint: Paint, d: string, seen?: number): Shape => ({
  paint,
  d,
  ...(seen === undefined ? {} : { seen }),
});
export const line = (paint: Paint, width: number, d: string, seen?: number): Shape => ({
  ...fill(paint, d, seen),
  line: width,
});
export const group = (at: string, ...parts: readonly Part[]): Group => ({ at, parts });
export const put = (x: number, y: number, scale: number, ...parts: readonly Part[]): Group =>
  group(`translate(${x} ${y}) scale(${scale})`, ...parts);
export const mirrored = (x: number, y: number, scale: number, ...parts: readonly Part[]): Group =>
  group(`translate(${x} ${y}) scale(${-scale} ${scale})`, ...parts);

const short = (value: number) => `${Math.round(value * 10) / 10}`;
/** Points as they stand in a path. */
export const xy = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${xy([x - rx, y])}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`;

/** The same thing many times. */
export const each = <T>(of: readonly T[], draw: (one: T, i: number) => string) =>
  of.map(draw).join("");
export const row = (from: number, step: number, count: number, draw: (x: number) => string) =>
  each(Array.from({ length: count }), (_, i) => draw(from + i * step));

/** A limb from circle to circle, thinner or thicker on its way. */
export function limb(...rings: readonly (readonly [at: Point, radius: number])[]): string {
  return each(rings.slice(1), ([[bx, by], b], i) => {
    const [[ax, ay], a] = rings[i]!;
    const apart = Math.hypot(bx - ax, by - ay) || 0.01;
    const along = Math.atan2(by - ay, bx - ax);
    const aside = Math.acos(Math.max(-1, Math.min(1, (a - b) / apart)));
    const on = (x: number, y: number, radius: number, angle: number): Point => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ];
    const arc = (radius: number, large: number) =>
      `A${short(radius)} ${short(radius)} 0 ${large} 1 `;
    return (
      `M${xy(on(ax, ay, a, along + aside))}` +
      arc(a, a > b ? 1 : 0) +
      xy(on(ax, ay, a, along - aside)) +
      `L${xy(on(bx, by, b, along - aside))}` +
      arc(b, a > b ? 0 : 1) +
      `${xy(on(bx, by, b, along + aside))}z`
    );
  });
}

/** Where a limb of two bones bends that reaches from one point to another. */
export function joint(from: Point, to: Point, upper: number, lower: number, side: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const apart = Math.min(Math.hypot(dx, dy), upper + lower - 0.5) || 0.01;
  const along = Math.atan2(dy, dx);
  const bent = Math.acos(
    Math.max(-1, Math.min(1, (upper ** 2 + apart ** 2 - lower ** 2) / (2 * upper * apart))),
  );
  return [
    from[0] + upper * Math.cos(along + side * bent),
    from[1] + upper * Math.sin(along + side * bent),
  ];
}

/** As far towards a point as a limb reaches. */
export function reach(from: Point, to: Point, most: number): Point {
  const apart = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = apart > most ? most / apart : 1;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

export const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};
