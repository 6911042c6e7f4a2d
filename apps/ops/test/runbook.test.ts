import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const runbook = readFileSync(new URL("../../../docs/operate.md", import.meta.url), "utf8");

it("the runbook never leaves open which stage a command works on: without one it is the local table", () => {
  const commands = [
    ...[...runbook.matchAll(/npm run ops -- ([a-z][^`\n]*)/g)].map(([, command]) => command),
    ...[...runbook.matchAll(/`((?:match|user|failures) [^`]+)`/g)].map(([, command]) => command),
  ];
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((command) => !command?.includes("--stage prod"))).toEqual([]);
});
