import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createSandbox, type SandboxOptions } from "./sandbox.ts";

async function sandboxOf(source: string, timeoutSeconds = 5, more: Partial<SandboxOptions> = {}) {
  const bundle = join(await mkdtemp(join(tmpdir(), "function-")), "index.mjs");
  await writeFile(bundle, source);
  const env = { GREETING: "hello" };
  const sandbox = createSandbox({ name: "test", bundle, timeoutSeconds, env, ...more });
  onTestFinished(sandbox.stop);
  return { bundle, sandbox };
}

it("gives a function its own environment and its memory between events", async () => {
  const { sandbox } = await sandboxOf(
    "let n = 0; export const handler = async (e) => [process.env.GREETING, e.name, ++n, String(process.env.PATH)].join(' ');",
  );
  await sandbox.invoke({ name: "a" });
  expect(await sandbox.invoke({ name: "b" })).toBe("hello b 2 undefined");
});

it("starts a function anew after a crash and after a time-out", async () => {
  const { sandbox } = await sandboxOf(
    "export const handler = (e) => e.crash ? process.exit(3) : e.hang ? new Promise(() => setInterval(() => {}, 1000)) : 'well';",
    3,
  );
  await expect(sandbox.invoke({ crash: true })).rejects.toThrow("ended before it answered");
  await expect(sandbox.invoke({ hang: true })).rejects.toMatchObject({ timedOut: true });
  expect(await sandbox.invoke({})).toBe("well");
});

it("lets other events end that came before one ran out of time", async () => {
  const { bundle, sandbox } = await sandboxOf(
    `import { existsSync } from "node:fs";
    export const handler = (e) => new Promise((done) => {
      if (e.ends) setInterval(() => existsSync(e.ends) && done("well"), 20);
    });`,
    2,
  );
  const late = expect(sandbox.invoke({})).rejects.toMatchObject({ timedOut: true });
  await new Promise((done) => setTimeout(done, 1500));
  const ends = `${bundle}.ends`;
  const beside = sandbox.invoke({ ends });
  await late;
  await writeFile(ends, "");
  expect(await beside).toBe("well");
});

it("sets the function's clock, and hands on its lines and the processor's work", async () => {
  let aheadMs = 3_600_000;
  const lines: string[] = [];
  const worked: number[] = [];
  const { sandbox } = await sandboxOf(
    "console.log('begun', Date.now()); export const handler = async () => { for (let n = 0; n < 1e8;) n++; return [Date.now(), +new Date(), +new Date(0), new Date() instanceof Date]; };",
    5,
    { aheadMs: () => aheadMs, onLine: (line) => lines.push(line), onWorked: (ms) => worked.push(ms) },
  );
  const ahead = async () => {
    const [now = 0, ...more] = (await sandbox.invoke({})) as [number, number, number, boolean];
    expect([Math.round((more[0] - now) / 1000), ...more.slice(1)]).toEqual([0, 0, true]);
    return Math.round((now - Date.now()) / 60_000);
  };
  expect(await ahead()).toBe(60);
  aheadMs = 7_200_000;
  expect(await ahead()).toBe(120);
  expect(worked.every((ms) => ms > 0)).toBe(true);
  expect(worked).toHaveLength(2);
  const [, begun] = lines[0]?.split(" ") ?? [];
  expect(Math.round((Number(begun) - Date.now()) / 60_000)).toBe(60);
});
