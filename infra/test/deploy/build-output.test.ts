import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkBuildOutput } from "../../deploy/preflight/build-output.ts";
import { notFoundPage } from "../../edge/paths.ts";
import { hashedFolder } from "../../lib/checks.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consigliere-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("finds nothing wrong with a whole build", () => {
  for (const page of ["en/index.html", "ja/index.html", notFoundPage.slice(1), `${hashedFolder}/x.js`]) {
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), "");
  }
  expect(checkBuildOutput(folder)).toEqual([]);
});

it("is one line about a build that is missing", () => {
  expect(checkBuildOutput(folder)).toEqual([
    { level: "failure", text: expect.stringMatching(/^The web app is not built: .* npm start builds it/) },
  ]);
});
