import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { runInside } from "./inside.ts";
import { createSandbox } from "./sandbox.ts";

const ways = {
  "in this process": (bundle: string, timeoutSeconds: number) => runInside("test", bundle, timeoutSeconds),
  "in a thread": (bundle: string, timeoutSeconds: number) =>
    createSandbox({ name: "test", bundle, timeoutSeconds, env: {} }),
};

describe.each(Object.entries(ways))("a function %s", (_, run) => {
  async function functionOf(source: string, timeoutSeconds = 5) {
    const bundle = join(await mkdtemp(join(tmpdir(), "function-")), "index.mjs");
    await writeFile(bundle, source);
    const running = run(bundle, timeoutSeconds);
    onTestFinished(running.stop);
    return { bundle, running };
  }

  it("keeps its memory between events, and knows who calls it", async () => {
    const { running } = await functionOf(
      "let n = 0; export const handler = async (e, { functionName }) => [functionName, e.name, ++n].join(' ');",
    );
    await running.invoke({ name: "a" });
    expect(await running.invoke({ name: "b" })).toBe("test b 2");
  });

  it("has what it throws reported, and what takes too long, and goes on", async () => {
    const { running } = await functionOf(
      "export const handler = async (e) => { if (e.bad) throw new Error('no'); if (e.slow) await new Promise((done) => setTimeout(done, 4_000)); return 'yes'; };",
      3,
    );
    await expect(running.invoke({ bad: true })).rejects.toThrow("no");
    await expect(running.invoke({ slow: true })).rejects.toMatchObject({ timedOut: true });
    expect(await running.invoke({})).toBe("yes");
  });

  it("ends when its events are handled", async () => {
    const { running } = await functionOf(
      "export const handler = async () => { await new Promise((done) => setTimeout(done, 200)); return 'handled'; };",
    );
    const said: unknown[] = [];
    void running.invoke({}).then((result) => said.push(result));
    await running.stop();
    expect(said).toEqual(["handled"]);
  });

  it("runs a new bundle after a reload", async () => {
    const { bundle, running } = await functionOf("export const handler = async () => 'old';");
    expect(await running.invoke({})).toBe("old");
    await writeFile(bundle, "export const handler = async () => 'new';");
    running.reload();
    expect(await running.invoke({})).toBe("new");
  });

  it("is loaded again for the next event where its bundle failed to load", async () => {
    const { bundle, running } = await functionOf("throw new Error('broken');");
    await expect(running.invoke({})).rejects.toThrow("broken");
    await writeFile(bundle, "export const handler = async () => 'well';");
    expect(await running.invoke({})).toBe("well");
  });
});
