// The sign above a game's end.
import Book from "~icons/lucide/book-open";
import Skull from "~icons/lucide/skull";
import Trophy from "~icons/lucide/trophy";
import type { Result } from "./protocol";

/** `together`: all win or lose as one, so that nobody has lost to anybody. */
export function endMark({ winners }: Result, together: boolean) {
  if (winners.length > 0) return Trophy;
  return together ? Book : Skull;
}
