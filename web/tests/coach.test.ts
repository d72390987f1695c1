import { expect, test } from "vitest";
import { percent, signed } from "../src/lib/sentences";

test("a share is said in hundredths, as the language writes them", () => {
  expect(percent("en", 0.374)).toBe("37%");
  expect(percent("fr", 0.374)).toBe("37\u202f%");
  expect(percent("es", 1)).toBe("100\u00a0%");
});

test("a difference has its sign, and one of nothing has none", () => {
  expect(signed("en", 0.2)).toBe("+20%");
  expect(signed("en", -0.2)).toBe("−20%");
  expect(signed("en", -0.001)).toBe("0%");
});
