import { afterEach, expect, test, vi } from "vitest";
import { api, Refused } from "../src/lib/api";
import type { Update } from "../src/lib/protocol";
import { nextTogether } from "../src/lib/readOn";

vi.mock("../src/lib/playNow", () => ({ openAlone: vi.fn() }));
vi.mock("../src/lib/route.svelte", () => ({ go: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

test("friends who read on come to the same table, whoever is first", async () => {
  const asked = vi.spyOn(api, "ask").mockResolvedValue({ type: "done" } as never);
  vi.spyOn(api, "show").mockResolvedValue({ table: { next: "second" } } as unknown as Update);
  expect(await nextTogether({ id: "first", people: ["Anne", "Ben"] })).toBe("second");
  expect(asked).toHaveBeenCalledWith("first", { type: "again" });
});

test("whoever told it alone, or left it, opens a table of their own", async () => {
  const asked = vi
    .spyOn(api, "ask")
    .mockRejectedValue(new Refused({ type: "not-your-seat" } as never, "You do not sit there."));
  expect(await nextTogether({ id: "first", people: ["Anne"] })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(await nextTogether({ id: "first", people: ["Anne", "Ben"] })).toBeNull();
});
