import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rulesHtml } from "./src/lib/rulesHtml.ts";

/** A rules page of the house, imported as HTML: built in, so that the reader's browser parses nothing. */
const rulesPages: Plugin = {
  name: "rules-pages",
  transform(text, path) {
    if (!path.endsWith(".md")) return null;
    const html = rulesHtml(text, path.endsWith(".fr.md") ? "fr" : "en");
    return { code: `export default ${JSON.stringify(html)};`, map: null };
  },
};

/** The service worker, with a mark of what is built beside it. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  generateBundle(_, bundle) {
    const files = ["offline.html", "offline.css", "offline.js"];
    const mark = createHash("sha256").update(Object.keys(bundle).sort().join());
    for (const file of files) mark.update(readFileSync(`public/${file}`));
    const build = JSON.stringify(mark.digest("hex").slice(0, 12));
    const source = `const BUILD = ${build};\n${readFileSync("src/worker.js", "utf8")}`;
    this.emitFile({ type: "asset", fileName: "worker.js", source });
  },
};

/** Tests that put something else in the place of a module or of the browser, each in a process of its own. */
const APART = [
  "adventure-book-map",
  "adventure-book-words",
  "announce",
  "live",
  "moves",
  "read-on",
  "reasons",
  "route",
  "stage",
  "story",
  "visit",
].map((name) => `tests/${name}.test.ts`);

export default defineConfig(({ mode }) => ({
  // Tests draw thousands of boards, and the checks of a development build take half of the time.
  plugins: [
    svelte(mode === "test" ? { compilerOptions: { dev: false } } : {}),
    Icons({ compiler: "svelte" }),
    rulesPages,
    worker,
  ],
  build: {
    outDir: "../src/witsend/server/static",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy allows no inline script, and fonts cache better apart
  },
  server: {
    fs: { allow: [".."] }, // the rules pages are in docs/
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/boards": { target: "http://127.0.0.1:8000" },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // Runes work in the browser's build of Svelte.
        resolve: { conditions: ["browser"] },
        test: {
          name: "page",
          include: ["tests/*.test.ts"],
          exclude: APART,
          isolate: false, // a process of its own for each file would load the same modules again
          setupFiles: "tests/english.ts",
        },
      },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "apart", include: APART },
      },
      {
        extends: true,
        test: {
          name: "records",
          include: ["tests/records/*.test.ts"],
          isolate: false, // all of them load all boards, and change nothing but the language
          testTimeout: 120_000, // one draws a whole game
          setupFiles: "tests/records/browser.ts",
          globalSetup: "tests/records/export.ts",
        },
      },
    ],
  },
}));
