// Everyone of the story from head to foot: a body that takes any pose, dressed as the person is.
import { COSTUMES, type Costume } from "./costumes";
import {
  fill,
  group,
  joint,
  limb,
  line,
  oval,
  reach,
  turned,
  xy,
  type Paint,
  type Part,
  type Point,
} from "./draw";
import { head, HEADS, type Look } from "./heads";

/** Where hips, hands and feet are: from between the feet, in hundredths of half a person, up is less. */
export interface Pose {
  hip?: Point;
  /** Of the body forward, in degrees, and of the head besides. */
  lean?: number;
  tilt?: number;
  /** The arm towards us, and the other. */
  near?: Point;
  far?: Point;
  feet?: readonly [near: Point, far: Point];
  /** Elbows and knees bend the other way. */
  elbows?: readonly [near: 1 | -1, far: 1 | -1];
  look?: Look;
  /** What the hands hold. */
  holds?: { near?: readonly Part[]; far?: readonly Part[] };
  /** How far the wind blows what hangs. */
  sway?: number;
  /** No legs are seen: they are under a blanket, or behind something. */
  half?: boolean;
  /** The other leg is behind a horse. */
  astride?: boolean;
  /** How far down a skirt falls. */
  floor?: number;
}

const UPPER_ARM = 32;
const FOREARM = 31;
const THIGH = 43;
const SHIN = 41;

const darker = (paint: Paint) => (paint.includes(" ") ? paint : `${paint} dark`);

/** Somebody in a pose, between whose feet lies the origin, who looks to the right. */
export function person(who: string, pose: Pose = {}): Part[] {
  const dress = COSTUMES[who];
  if (!dress) throw new Error(`nobody is called ${who}`);
  const { wide } = dress;
  const hip = pose.hip ?? ([0, -90] as const);
  const lean = pose.lean ?? 0;
  const sway = pose.sway ?? 0;
  const onBody = (point: Point): Point => {
    const [x, y] = turned(point, lean);
    return [hip[0] + x, hip[1] + y];
  };
  const thick = 0.62 + 0.38 * wide;
  const [upperArm, forearm] = [UPPER_ARM * (0.7 + 0.3 * wide), FOREARM * (0.7 + 0.3 * wide)];

  const arm = (side: "near" | "far") => {
    const shoulder = onBody([(side === "near" ? -14 : 13) * wide, -52]);
    const rest: Point = [shoulder[0] + (side === "near" ? 2 : 6), shoulder[1] + 60];
    const hand = reach(shoulder, pose[side] ?? rest, upperArm + forearm - 1);
    const bend = pose.elbows?.[side === "near" ? 0 : 1] ?? 1;
    const elbow = joint(shoulder, hand, upperArm, forearm, bend);
    const shade = side === "far" ? darker : (paint: Paint) => paint;
    const skin = dress.hand ?? "skin";
    const wrist: Point = [
      hand[0] + (elbow[0] - hand[0]) * 0.22,
      hand[1] + (elbow[1] - hand[1]) * 0.22,
    ];
    const mid: Point = [
      hand[0] + (elbow[0] - hand[0]) * 0.37,
      hand[1] + (elbow[1] - hand[1]) * 0.37,
    ];
    const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
    const fingers = dress.fingers
      ? [
          group(
            `translate(${xy(hand)}) rotate(${angle})`,
            line(
              shade(skin),
              2.6,
              "M2-4l7-3M4-2.500l9-2M4-.5h10M4 1.500l9.500 1.800M3 3l8 3.600M0-4l2-7",
            ),
          ),
        ]
      : [];
    return [
      fill(shade(skin), limb([wrist, 4.2 * thick], [hand, 5.4 * thick])),
      ...fingers,
      group(`translate(${xy(hand)})`, ...(pose.holds?.[side] ?? [])),
      ...(pose.holds?.[side]
        ? [fill(shade(skin), oval(hand[0], hand[1], 5.2 * thick, 4.8 * thick))]
        : []),
      fill(
        shade(dress.sleeve),
        limb([shoulder, 8.6 * thick], [elbow, 7 * thick], [wrist, 5.6 * thick]),
      ),
      ...(dress.cuff
        ? [fill(shade(dress.cuff), limb([mid, 6.2 * thick], [wrist, 6 * thick]))]
        : []),
    ];
  };

  const leg = (side: "near" | "far") => {
    const shade = side === "far" ? darker : (paint: Paint) => paint;
    const top: Point = [hip[0] + (side === "near" ? -6.5 : 6.5) * wide, hip[1] + 2];
    const foot = pose.feet?.[side === "near" ? 0 : 1] ?? [(side === "near" ? -11 : 10) * wide, 0];
    const ankle = reach(top, [foot[0] - 3, foot[1] - 6], THIGH + SHIN - 1);
    const knee = joint(top, ankle, THIGH, SHIN, -1);
    const shin: Point = [
      ankle[0] + (knee[0] - ankle[0]) * 0.72,
      ankle[1] + (knee[1] - ankle[1]) * 0.72,
    ];
    const toe: Point = [ankle[0] + 13, ankle[1] + 2.5];
    return [
      fill(shade(dress.leg), limb([top, 11 * thick], [knee, 8.4 * thick], [ankle, 6 * thick])),
      fill(shade(dress.boot), limb([shin, 8.2 * thick], [ankle, 6.4 * thick], [toe, 3.8])),
    ];
  };

  const skirt = () => {
    const { paint, hem } = dress.skirt!;
    const [x, y] = hip;
    const w = 13 * wide;
    const top = y - 20;
    const floor = pose.floor ?? 0;
    const at = (part: number, aside: number): Point => [
      x + (aside + sway * part),
      top + (floor - top) * part,
    ];
    const left = -34 * wide;
    const right = 32 * wide;
    const d = `M${xy([x - w, top])}C${xy(at(0.3, -w - 8))} ${xy(at(0.7, left + 4))} ${xy(at(1, left))}Q${xy(at(1.05, 0))} ${xy(at(1, right))}C${xy(at(0.7, right - 8))} ${xy(at(0.3, w + 6))} ${xy([x + w, top])}z`;
    return [
      fill(paint, d),
      fill(
        darker(paint),
        `M${xy([x - w, top])}C${xy(at(0.3, -w - 8))} ${xy(at(0.7, left + 4))} ${xy(at(1, left))}L${xy(at(1.02, left * 0.35))}C${xy(at(0.6, -14))} ${xy(at(0.3, -8))} ${xy([x - 4, top])}z`,
        0.8,
      ),
      line(
        darker(darker(paint)),
        1.6,
        `M${xy(at(0.25, 6))}Q${xy(at(0.6, 9))} ${xy(at(0.97, 8))}M${xy(at(0.3, 12 * wide))}Q${xy(at(0.6, 18 * wide))} ${xy(at(0.97, 21 * wide))}M${xy(at(0.3, -2))}Q${xy(at(0.6, -4))} ${xy(at(0.97, -8))}`,
        0.5,
      ),
      line(hem, 4, `M${xy(at(0.975, left + 1))}Q${xy(at(1.03, 0))} ${xy(at(0.975, right - 1))}`),
    ];
  };

  const cape = (paint: Paint) => {
    const [lx, ly] = onBody([-17 * wide, -54]);
    const [rx, ry] = onBody([12 * wide, -58]);
    const low = pose.half ? hip[1] : hip[1] + 74;
    return [
      fill(
        darker(paint),
        `M${xy([lx, ly])}C${xy([lx - 10, ly + 40])} ${xy([lx - 14 + sway, low - 40])} ${xy([lx - 18 + sway * 1.4, low])}Q${xy([lx + 14 + sway, low + 8])} ${xy([rx + 8 + sway, low - 2])}L${xy([rx, ry])}z`,
      ),
    ];
  };

  const neck = onBody([2, -60]);
  const { behind = [], parts } = HEADS[dress.head]!(pose.look ?? {});
  const size = dress.large ?? 1;
  const crown = onBody([3, -64 - 16 * size]);
  const tilt = lean * 0.5 + (pose.tilt ?? 0);
  const placed = (of: readonly Part[]) =>
    group(`translate(${xy(crown)}) scale(${size})`, head(of, tilt));

  const drawn = [
    ...(dress.cape ? cape(dress.cape) : []),
    ...arm("far"),
    ...(pose.half || dress.skirt ? [] : [...(pose.astride ? [] : leg("far")), ...leg("near")]),
    ...(dress.skirt && !pose.half ? [...shoes(pose, dress), ...skirt()] : []),
    placed(behind),
    fill("skin dark", limb([neck, 6.4 * thick], [crown, 6 * thick])),
    group(`translate(${xy(hip)}) rotate(${lean})`, ...dress.torso(wide, sway)),
    placed(parts),
    ...arm("near"),
  ];
  return [{ at: `scale(${dress.scale})`, parts: drawn, who }];
}

function shoes(pose: Pose, dress: Costume): Part[] {
  const floor = pose.floor ?? 0;
  const [near, far] = pose.feet ?? [
    [-8, floor],
    [9, floor],
  ];
  return [near, far].map(([x, y]) =>
    fill(dress.boot, limb([[x, y - 3], 5], [[x + 10, y - 1], 3.5])),
  );
}
