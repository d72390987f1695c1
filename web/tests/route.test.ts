import { expect, test, vi } from "vitest";

// The module looks at the address bar when it is loaded; there is none here.
vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => {});
const { read } = await import("../src/lib/route.svelte");

test.each([
  ["/", { page: "home" }],
  ["/new/pirates-dice", { page: "new", game: "pirates-dice" }],
  ["/new/pirates-dice/", { page: "new", game: "pirates-dice" }],
  ["/t/a_B-9", { page: "table", id: "a_B-9" }],
  ["/screen/abc", { page: "screen", id: "abc" }],
  ["/replay/abc", { page: "replay", id: "abc" }],
  ["/rules/pirates-dice", { page: "rules", game: "pirates-dice" }],
  ["/parts", { page: "parts" }],
  ["/book/my-book", { page: "book", name: "my-book" }],
  ["/about", { page: "about" }],
  ["/about/", { page: "about" }],
  ["/t/a%20b", { page: "table", id: "a b" }],
])("%s is a page", (path, route) => {
  expect(read(path)).toEqual(route);
});

test.each(["/new", "/t/", "/nowhere", "/about/us", "/t/abc/more", "//t/abc"])(
  "%s is no page of ours",
  (path) => {
    expect(read(path)).toEqual({ page: "lost" });
  },
);
