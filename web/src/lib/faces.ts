// What can be sent to everyone at a table with one press.
import type { React } from "./protocol";

export type Face = React["face"];
export const FACES: readonly Face[] = ["👍", "👏", "😂", "😮", "😡", "💀", "🏴‍☠️", "❤️"];
