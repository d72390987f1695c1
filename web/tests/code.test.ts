import { expect, test } from "vitest";
import { tidyCode } from "../src/lib/code";

test("a code may be typed in any case, with blanks and hyphens", () => {
  expect(tidyCode("kmptr")).toBe("KMPTR");
  expect(tidyCode("  KM pt-r ")).toBe("KMPTR");
});

test("where many tables are open, a code is longer", () => {
  expect(tidyCode("kmpt-rsvw")).toBe("KMPTRSVW");
});

test.each(["", "KMPT", "KMPTRSVWX", "KMP7R", "KMP/R"])("%j is no code", (typed) => {
  expect(tidyCode(typed)).toBeNull();
});
