// Reads JSON Schemas and writes them as TypeScript, for `script/types`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { text as read } from "node:stream/consumers";
import { format } from "prettier";
import { compile } from "json-schema-to-typescript";

const BOUNDS = ["minimum", "maximum", "maxLength", "minLength", "minItems", "maxItems", "default"];

function typescript(schema) {
  if (Array.isArray(schema)) return schema.map(typescript);
  if (typeof schema !== "object" || schema === null) return schema;
  const told = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "$ref") told.$ref = value.replace("#/components/schemas/", "#/definitions/");
    else if (key === "prefixItems") told.items = typescript(value);
    else if (key === "items" && value === false) continue;
    else if (key === "properties")
      told.properties = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, typescript(inner)]),
      );
    else if (!BOUNDS.includes(key) || (key.endsWith("Items") && "prefixItems" in schema))
      told[key] = typescript(value);
  }
  return told;
}

const [folder] = process.argv.slice(2);
for (const [path, schema] of Object.entries(JSON.parse(await read(process.stdin)))) {
  const written = await compile(typescript(schema), "Everything", {
    additionalProperties: false,
    bannerComment: "// Written by script/types from the Python types. Change those.",
    unreachableDefinitions: true,
    format: false,
  });
  const useful = written
    .replace(/\/\*\*[^/]*?via the `definition` "\w+"\.\n \*\//g, "")
    .replace(/\nexport (interface|type) Everything[^\n]*(\n\[k: string\][^\n]*\n\})?/, "");
  const aliases = Object.entries(schema.definitions)
    .filter(([, shape]) => "$ref" in shape)
    .map(([name, shape]) => `export type ${name} = ${shape.$ref.split("/").at(-1)};\n`);
  const text = [useful, ...aliases].join("\n");
  const file = `${folder}/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { parser: "typescript", printWidth: 100 }));
}
