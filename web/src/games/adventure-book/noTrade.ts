// Why nothing can be traded now, as the rules would say it.
import { language } from "../../lib/language.svelte";
import { boardWords } from "./boardWords";
import type { View } from "./types";
import { words } from "./words";

/** For whoever sits there and may not trade. */
export function whyNoTrade(
  view: Pick<View, "seat" | "turn" | "phase" | "traded">,
  book: Parameters<(typeof words)["en"]["refusals"]["still-moving"]>[2],
): string {
  const said = words[language.current].refusals;
  if (view.seat === null || view.seat !== view.turn) return boardWords().tradeInTurn;
  if (view.phase === "move") return said["still-moving"]({ type: "still-moving" }, [], book);
  if (view.traded) return said["traded-already"]({ type: "traded-already" }, [], book);
  return "";
}
