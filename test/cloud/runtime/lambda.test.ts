import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { FunctionSpec } from "./functions.ts";
import { createLambda } from "./lambda.ts";

async function codeOf(source: string): Promise<string> {
  const code = await mkdtemp(join(tmpdir(), "function-"));
  await writeFile(join(code, "index.mjs"), source);
  return code;
}

async function functionOf(source: string, more: Partial<FunctionSpec> = {}) {
  const spec: FunctionSpec = {
    arn: "arn:aws:lambda:eu-west-1:1:function:tried",
    name: "tried",
    roleArn: "",
    region: "eu-west-1",
    code: await codeOf(source),
    handler: "index.handler",
    runtime: "nodejs24.x",
    environment: { GREETING: "hello" },
    timeoutSeconds: 20,
    memoryMegabytes: 256,
    reserved: undefined,
    ...more,
  };
  const lines: string[] = [];
  const clock = { aheadMs: 0 };
  const made = createLambda({
    spec,
    lambdaVariables: { AWS_REGION: "eu-west-1", _HANDLER: spec.handler, TZ: ":UTC" },
    clockAheadMs: () => clock.aheadMs,
    log: ({ line }) => lines.push(line),
    worked: () => {},
  });
  onTestFinished(made.recycle);
  return { made, lines, clock };
}

it("gives a function its own variables and nothing of the host's, and keeps its memory between events", async () => {
  const { made, lines } = await functionOf(`
    let n = 0;
    console.log("begun");
    export const handler = async (e, context) => {
      const { AWS_LAMBDA_RUNTIME_API, LAMBDA_TASK_ROOT, _X_AMZN_TRACE_ID, ...rest } = process.env;
      return [e.name, ++n, rest, context.getRemainingTimeInMillis() > 10_000];
    };`);
  await made.invoke({ name: "a" });
  const variables = { GREETING: "hello", AWS_REGION: "eu-west-1", _HANDLER: "index.handler", TZ: ":UTC" };
  expect(await made.invoke({ name: "b" })).toEqual(["b", 2, variables, true]);
  expect(lines).toEqual(["begun"]);
  await made.recycle();
  expect(await made.invoke({ name: "c" })).toEqual(["c", 1, variables, true]);
  expect(made.starts).toHaveLength(2);
});

it("starts a second environment for a second event at the same time", async () => {
  const { made } = await functionOf(`
    let n = 0;
    export const handler = async () => { n += 1; await new Promise((r) => setTimeout(r, 300)); return n; };`);
  expect(await Promise.all([made.invoke({}), made.invoke({})])).toEqual([1, 1]);
  expect(made.starts).toHaveLength(2);
});

it("tells what a function throws, and ends it when it takes too long, crashes or cannot begin", async () => {
  const { made } = await functionOf(
    `export const handler = (e) =>
       e.crash ? process.exit(3) : e.hang ? new Promise(() => setInterval(() => {}, 1000)) : Promise.reject(new TypeError("no"));`,
    { timeoutSeconds: 1 },
  );
  await expect(made.invoke({})).rejects.toMatchObject({
    kind: "thrown",
    message: expect.stringContaining("TypeError: no"),
  });
  await expect(made.invoke({ hang: true })).rejects.toMatchObject({ kind: "timed-out" });
  await expect(made.invoke({ crash: true })).rejects.toMatchObject({ kind: "crashed" });
  const { made: broken } = await functionOf("throw new Error('not today');");
  await expect(broken.invoke({})).rejects.toMatchObject({
    kind: "init",
    message: expect.stringContaining("not today"),
  });
});

it("lets it read its own code alone, and write nothing of it", async () => {
  const { made } = await functionOf(`
    import { readFileSync, writeFileSync } from "node:fs";
    const said = (act) => { try { act(); return "done"; } catch (error) { return error.code; } };
    const own = import.meta.filename;
    export const handler = async () =>
      [said(() => readFileSync(own)), said(() => readFileSync("/etc/passwd")), said(() => writeFileSync("/etc/x", ""))];`);
  expect(await made.invoke({})).toEqual(["done", "ERR_ACCESS_DENIED", "ERR_ACCESS_DENIED"]);
});

it("freezes what a function leaves behind until the next event", async () => {
  const marks = await mkdtemp(join(tmpdir(), "marks-"));
  const { made } = await functionOf(`
    import { appendFileSync } from "node:fs";
    export const handler = async () => { setInterval(() => appendFileSync("${marks}/marks", "."), 10); };`);
  await made.invoke({});
  await new Promise((resolve) => setTimeout(resolve, 400));
  const left = await readFile(join(marks, "marks"), "utf8").catch(() => "");
  expect(left.length).toBeLessThan(5);
});

it("moves the clock of a function", async () => {
  const { made, clock } = await functionOf(`
    export const handler = async () => [Date.now(), new Date().getTime(), new Date(0).getTime(), new Date() instanceof Date];`);
  clock.aheadMs = 3_600_000;
  const [now = 0, made2 = 0, zero, isDate] = (await made.invoke({})) as [number, number, number, boolean];
  expect(now - Date.now()).toBeGreaterThan(3_590_000);
  expect(made2 - now).toBeLessThan(1000);
  expect([zero, isDate]).toEqual([0, true]);
});

it("runs other code after a deployment", async () => {
  const { made } = await functionOf("export const handler = async () => 'old';");
  expect(await made.invoke({})).toBe("old");
  await made.replaceCode(await codeOf("export const handler = async () => 'new';"));
  expect(await made.invoke({})).toBe("new");
});
