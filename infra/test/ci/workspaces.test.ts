import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string): unknown => parse(readFileSync(join(root, file), "utf8"));
const { packages } = z.object({ packages: z.array(z.string()) }).parse(read("pnpm-workspace.yaml"));
const manifests = globSync(
  packages.map((folder) => `${folder}/package.json`),
  { cwd: root },
);

it("knows every workspace", () => {
  expect(manifests.map(dirname)).toEqual(
    expect.arrayContaining(["packages/engine", "apps/web", "infra", "test"]),
  );
});

// A task that a workspace does not have is skipped without a word.
it.each(manifests)("the types of %s are checked with those of all others", (manifest) => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(read(manifest));
  expect(scripts).toMatchObject({ typecheck: "tsc -p ." });
  const { include } = z
    .object({ include: z.array(z.string()) })
    .parse(read(join(dirname(manifest), "tsconfig.json")));
  expect(include).toEqual(expect.arrayContaining(["**/*.ts"]));
});
