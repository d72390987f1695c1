import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { of, that, unbroken } from "../src/lib/french";

const NARROW = "\u202f";

type Found = { text: string; language: string | null; line: number };

/** The texts of a file, each with its language: of words.fr.ts, or of what is called fr. */
function textsOf(path: string): Found[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Found[] = [];
  const named = (node: ts.Node) =>
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    /^(en|fr|es)$/.exec(node.name.getText(source))?.[0];
  function visit(node: ts.Node, language: string | null) {
    const inside = named(node) || language;
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ text: node.text, language: inside, line: line + 1 });
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  }
  visit(source, /\.(en|fr|es)\.ts$/.exec(path)?.[1] ?? null);
  return found;
}

const texts = globSync("src/**/*.ts").flatMap((path) =>
  textsOf(path).map((each) => ({ ...each, said: `${path}:${each.line} ${each.text}` })),
);

test("French has its narrow spaces, which do not break, before ; : ! ? and inside « »", () => {
  const french = texts.filter(({ language }) => language === "fr");
  expect(french.length).toBeGreaterThan(800);
  const bare = /(^|[^\u202f])[;:!?](?=$|[\s\u202f»])|(^|[^\u202f])»|«(?!\u202f|$)/;
  expect(french.filter(({ text }) => bare.test(text)).map(({ said }) => said)).toEqual([]);
});

test("English and Spanish have no space there", () => {
  const others = texts.filter(({ language }) => language === "en" || language === "es");
  expect(others.length).toBeGreaterThan(1600);
  const spaced = /\s[;:!?»](\s|$)|«\s/;
  expect(others.filter(({ text }) => spaced.test(text)).map(({ said }) => said)).toEqual([]);
});

test("what was typed with plain spaces is given narrow ones", () => {
  expect(unbroken("Qui ? « Lui » : non !")).toBe(
    `Qui${NARROW}? «${NARROW}Lui${NARROW}»${NARROW}: non${NARROW}!`,
  );
  expect(unbroken("6:1, 10:30")).toBe("6:1, 10:30");
  expect(unbroken("Combien y a-t-il de sous-marins, et où sont-ils, dit-on ?")).toBe(
    "Combien y a\u2011t\u2011il de sous-marins, et où sont\u2011ils, dit\u2011on\u202f?",
  );
});

test("de and que before a vowel or a mute h are d' and qu'", () => {
  const elided = ["Íñigo", "Anne", "Éva", "Yves", "Œdipe", "Hélène", "Henri", "Honoré", "Hubert"];
  expect(elided.map(of)).toEqual(elided.map((name) => `d'${name}`));
  expect(elided.map(that)).toEqual(elided.map((name) => `qu'${name}`));
  const whole = ["Marta", "Yann", "Hugo", "Hassan", "Harry", "2 dés"];
  expect(whole.map(of)).toEqual(whole.map((name) => `de ${name}`));
  expect(whole.map(that)).toEqual(whole.map((name) => `que ${name}`));
});

test("no name in French stands after a whole de or que", () => {
  const files = globSync("src/**/*.ts").map((path) => [path, readFileSync(path, "utf8")] as const);
  const found = files.flatMap(([path, text]) => {
    const french = /\.fr\.ts$/.test(path)
      ? text
      : (/\n(?:const fr\b|  fr: \{)[^]*?(?=\n(?:const es\b|  es: \{)|$)/.exec(text)?.[0] ?? "");
    const bare = /\b(?:de|que) \$\{(?:\w+\.)?(?:name|who|host|named\()[^]{0,20}/gi;
    return [...french.matchAll(bare)].map(([said]) => `${path}: ${said}`);
  });
  expect(found).toEqual([]);
});
