import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createSandbox } from "./sandbox.ts";

async function sandboxOf(source: string, timeoutSeconds = 5) {
  const bundle = join(await mkdtemp(join(tmpdir(), "function-")), "index.mjs");
  await writeFile(bundle, source);
  const sandbox = createSandbox({ name: "test", bundle, timeoutSeconds, env: { GREETING: "hello" } });
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

it("reports what a function throws and goes on", async () => {
  const { sandbox } = await sandboxOf(
    "export const handler = async (e) => { if (e.bad) throw new Error('no'); return 'yes'; };",
  );
  await expect(sandbox.invoke({ bad: true })).rejects.toThrow("no");
  expect(await sandbox.invoke({})).toBe("yes");
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

it("runs a new bundle after a reload", async () => {
  const { bundle, sandbox } = await sandboxOf("export const handler = async () => 'old';");
  expect(await sandbox.invoke({})).toBe("old");
  await writeFile(bundle, "export const handler = async () => 'new';");
  sandbox.reload();
  expect(await sandbox.invoke({})).toBe("new");
});
