import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runInside } from "./inside.ts";

async function insideOf(source: string, timeoutSeconds = 5) {
  const bundle = join(await mkdtemp(join(tmpdir(), "function-")), "index.mjs");
  await writeFile(bundle, source);
  const running = runInside("test", bundle, timeoutSeconds);
  onTestFinished(running.stop);
  return { bundle, running };
}

it("gives a function its memory between events, and says who calls it", async () => {
  const { running } = await insideOf(
    "let n = 0; export const handler = async (e, { functionName }) => [functionName, e.name, ++n].join(' ');",
  );
  await running.invoke({ name: "a" });
  expect(await running.invoke({ name: "b" })).toBe("test b 2");
});

it("reports what a function throws, and what takes too long, and goes on", async () => {
  const { running } = await insideOf(
    "export const handler = async (e) => { if (e.bad) throw new Error('no'); if (e.slow) await new Promise((done) => setTimeout(done, 1500)); return 'yes'; };",
    1,
  );
  await expect(running.invoke({ bad: true })).rejects.toThrow("no");
  await expect(running.invoke({ slow: true })).rejects.toMatchObject({ timedOut: true });
  expect(await running.invoke({})).toBe("yes");
});

it("ends when its events are handled", async () => {
  const { running } = await insideOf(
    "export const handler = async () => { await new Promise((done) => setTimeout(done, 200)); return 'handled'; };",
  );
  const said: unknown[] = [];
  void running.invoke({}).then((result) => said.push(result));
  await running.stop();
  expect(said).toEqual(["handled"]);
});

it("runs a new bundle after a reload", async () => {
  const { bundle, running } = await insideOf("export const handler = async () => 'old';");
  expect(await running.invoke({})).toBe("old");
  await writeFile(bundle, "export const handler = async () => 'new';");
  running.reload();
  expect(await running.invoke({})).toBe("new");
});
