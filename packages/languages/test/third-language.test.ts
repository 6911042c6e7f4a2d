/** A third language is a line of the list and its catalogues: a copy of the repository with one passes the tests. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPseudo, pseudo } from "../testing/pseudo.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "three-languages-"));
const LEFT_OUT = /\/apps\/web\/(\.next|\.examples|out|public)$/;

/** Those that go through every language. */
const TESTS = [
  "packages/games/src/glossary.test.ts",
  "packages/service/test/notify/stakes.test.ts",
  "apps/api/src/http/http.test.ts",
  "apps/api/test/edge.test.ts",
  "apps/local/src/site/rewrite.test.ts",
];

beforeAll(() => {
  for (const part of [
    "packages",
    "apps",
    "infra",
    "test",
    "docs",
    "package.json",
    "tsconfig.json",
    "vitest.config.ts",
  ]) {
    const filter = (path: string) => !LEFT_OUT.test(path);
    cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  addPseudo(copy);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("keeps blanks, choices and tags", () => {
  expect(pseudo("{seat} plays <b>{n, plural, one {a card} other {# cards}}</b>.")).toBe(
    "{seat} plààys <b>{n, plural, one {àà çààrd} other {# çààrds}}</b>.",
  );
});

it("is told in mails, pushes, logs, refusals and addresses", async () => {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, "run", ...TESTS], { cwd: copy });
  expect(stdout).toContain(`${TESTS.length} passed`);
}, 300_000);
