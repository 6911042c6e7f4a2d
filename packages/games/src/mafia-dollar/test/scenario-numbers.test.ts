import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SCENARIOS = 30;

it("has a test for every acceptance scenario of the rules", () => {
  const folder = new URL(".", import.meta.url);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const numbers = new Set([...text.matchAll(/"\[MD A(\d+)\]/g)].map(([, number]) => Number(number)));
  const missing = Array.from({ length: SCENARIOS }, (_, i) => i + 1).filter((n) => !numbers.has(n));
  expect(missing).toEqual([]);
});
