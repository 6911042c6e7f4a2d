import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The number of scenarios in the specifications of most games. */
const SCENARIOS = 30;

/**
 * Registers a test that the tests in `folder` name every acceptance scenario of the rules: `[CR 1]` to `[CR 30]`
 * for the prefix `CR `, up to the last number `count`.
 */
export function scenarioNumbers(prefix: string, folder: URL, count = SCENARIOS): void {
  it("has a test for every acceptance scenario of the rules", () => {
    const text = readdirSync(folder)
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
    const numbers = new Set(
      [...text.matchAll(new RegExp(`"\\[${prefix}(\\d+)\\]`, "g"))].map(([, number]) => Number(number)),
    );
    const missing = Array.from({ length: count }, (_, i) => i + 1).filter((n) => !numbers.has(n));
    expect(missing).toEqual([]);
  });
}
