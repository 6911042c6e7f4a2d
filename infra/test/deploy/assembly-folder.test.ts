import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkAssembly, checkOutput } from "../../deploy/preflight/assembly-folder.ts";
import { describeDiff } from "../../deploy/summary.ts";
import { synthesizeSmall } from "./small-assembly.ts";
import { plainStage, withMembers } from "./stages.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consigliere-assembly-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("lets an assembly be made in a new folder or over an older one", () => {
  expect(checkOutput(join(folder, "new"), tmpdir())).toEqual([]);
  expect(checkOutput(synthesizeSmall(folder), tmpdir())).toEqual([]);
});

it("does not empty a folder that holds anything but an assembly", () => {
  const photos = join(folder, "photos");
  mkdirSync(photos);
  // Like the manifest of a web app.
  writeFileSync(join(photos, "manifest.json"), '{ "name": "Photos" }');
  expect(checkOutput(photos, tmpdir())).toMatchObject([
    { text: expect.stringMatching(/ would be emptied, and what is in it is no assembly/) },
  ]);
  for (const into of [folder, dirname(folder), repository, "/"]) {
    expect(checkOutput(into, folder)).toMatchObject([
      { text: expect.stringMatching(/ would be emptied, with .* in it: name a new folder by --assembly\.$/) },
    ]);
  }
  expect(existsSync(join(photos, "manifest.json"))).toBe(true);
});

it.each([
  ["of another stage", {}, "prod", "has Consigliere-prod-State in unknown-account/eu-central-1"],
  [
    "for another region",
    { region: "eu-west-1" },
    "dev",
    "has Consigliere-dev-State in unknown-account/eu-central-1",
  ],
  [
    "for another account",
    { account: "111122223333" },
    "dev",
    "has Consigliere-dev-State in unknown-account/eu-central-1",
  ],
])("does not take an assembly %s", (_, members, of, holds) => {
  const made = synthesizeSmall(folder, of);
  const [finding] = checkAssembly(made, withMembers(plainStage, members));
  expect(finding?.text).toContain(`The assembly in ${made} ${holds} and is not one of stage dev in `);
  expect(checkAssembly(made, withMembers(plainStage, { name: of }))).toEqual([]);
});

it("keeps a difference within its code block", () => {
  const text = describeDiff("dev", "\u001b[32m[+] A\u001b[39m ``` b");
  expect(text).toBe("## What deploying dev would change\n\n```diff\n[+] A ''' b\n```\n");
});
