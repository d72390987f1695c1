// Python writes what a table would send of every golden record, for the tests beside this file.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    records: string;
  }
}

export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "witsend-records-"));
  const script = join(project.config.root, "../script/records");
  execFileSync(script, ["--export", folder], { stdio: ["ignore", "ignore", "inherit"] });
  project.provide("records", folder);
  return () => rmSync(folder, { recursive: true });
}
