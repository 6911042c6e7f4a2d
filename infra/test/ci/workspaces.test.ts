import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import * as z from "zod";

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), "utf8");

// A file that belongs to no project is checked by nobody, without any message.
it("the types of all folders are checked", () => {
  const { exclude } = z.object({ exclude: z.array(z.string()) }).parse(JSON.parse(read("tsconfig.json")));
  const folders = exclude.filter((folder) => !folder.includes("*"));
  expect(read("scripts/lib/checks.mjs")).toContain(`[".", ${folders.map((one) => `"${one}"`).join(", ")}]`);
});
