// A rules page as HTML. Clauses and rulings can be found by `data-clause`; a ```figure is what its drawing
// says in words.
import { Marked } from "marked";
import { unbroken } from "./french.ts";
import type { Language } from "./language.svelte";

const rules = new Marked({
  renderer: {
    list({ ordered, start, items }) {
      const lines = items.map((item, at) => {
        const clause = ordered ? `${Number(start) + at}` : RULING.exec(item.text)?.[1];
        const found = clause ? ` data-clause="${clause}"` : "";
        return `<li${found}>${this.parser.parse(item.tokens)}</li>`;
      });
      const list = ordered ? "ol" : "ul";
      return `<${list}${ordered ? ` start="${start}"` : ""}>${lines.join("")}</${list}>`;
    },
    code({ text, lang }) {
      const [kind, name] = (lang ?? "").split(" ");
      return kind === "figure" ? `<figure data-name="${name}">${escaped(text)}</figure>` : false;
    },
  },
});
const RULING = /^\*\*([A-Z]{2}-\d+)\.\*\*/;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

export const rulesHtml = (text: string, language: Language): string =>
  rules.parse(language === "fr" ? unbroken(text) : text, { async: false });
