import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** A rules page, imported as HTML: built in, so that the reader's browser parses nothing. */
const rulesPages: Plugin = {
  name: "rules-pages",
  transform(text, path) {
    if (!path.endsWith(".md")) return null;
    const html = marked.parse(text, { async: false });
    return { code: `export default ${JSON.stringify(html)};`, map: null };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), Icons({ compiler: "svelte" }), rulesPages],
  build: {
    outDir: "../src/witsend/server/static",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy allows no inline script, and fonts cache better apart
  },
  server: {
    fs: { allow: [".."] }, // the rules pages are in docs/
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Runes work in the browser's build of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
}));
