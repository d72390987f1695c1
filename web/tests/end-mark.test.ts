import Book from "~icons/lucide/book-open";
import Skull from "~icons/lucide/skull";
import Trophy from "~icons/lucide/trophy";
import { expect, test } from "vitest";
import { endMark } from "../src/lib/endMark";
import type { Result } from "../src/lib/protocol";

const wonBy = (...winners: number[]) => ({ winners }) as unknown as Result;

test("a trophy stands above an end only where somebody has won", () => {
  expect(endMark(wonBy(0), false)).toBe(Trophy);
  expect(endMark(wonBy(0, 1), true)).toBe(Trophy);
  expect(endMark(wonBy(), false)).toBe(Skull);
  expect(endMark(wonBy(), true)).toBe(Book);
});
