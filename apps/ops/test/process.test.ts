import { spawn } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockFolder } from "@consigliere/store/folder-lock";
import { beforeAll, expect, it } from "vitest";
import { type OpsContext, openOpsContext } from "./ops-context.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

let t: OpsContext;
let id: string;
beforeAll(async () => {
  t = await openOpsContext();
  id = await t.match([await t.member("ann@mob.test"), await t.member("bob@mob.test")]);
});

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** Runs the command in its own process. With `typed`, on a terminal at which that is typed. */
function ended(args: readonly string[], env: Record<string, string>, typed?: string): Promise<Ended> {
  const words = [process.execPath, main, ...args];
  const [command = "", ...rest] =
    typed === undefined ? words : ["script", "-qec", words.join(" "), "/dev/null"];
  const { DYNAMODB_ENDPOINT: _, ...surroundings } = process.env;
  const child = spawn(command, rest, { env: { ...surroundings, ...env } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  let isAsked = false;
  child.stdout.on("data", () => {
    if (typed === undefined || isAsked || !text.includes("[y/N]")) return;
    isAsked = true;
    child.stdin.write(`${typed}\n`);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, text }));
  });
}

const here = () => ({ DYNAMODB_ENDPOINT: t.endpoint, TABLE_NAME: t.tableName, CONSIGLIERE_DATA: t.folder });

it("asks nobody where nobody is, and changes nothing", async () => {
  const { code, text } = await ended(["match", "cancel", id], here());
  expect(code).toBe(2);
  expect(text).toContain(`Cancels match ${id} (pennies, playing, Ann, Bob) for good in the local table of`);
  expect(text).toContain("There is nobody to ask here");
  expect((await t.context.store.matches.meta(id))?.status).toBe("playing");
});

it("takes no for an answer at a terminal, and yes", async () => {
  const no = await ended(["match", "cancel", id], here(), "no");
  expect(no.text).toContain("Go on? [y/N]");
  expect(no.text).toContain("Nothing was changed.");
  expect(no.code).toBe(1);
  expect((await t.context.store.matches.meta(id))?.status).toBe("playing");
  const yes = await ended(["match", "cancel", id], here(), "y");
  expect(yes.text).toContain(`Match ${id} is cancelled.`);
  expect(yes.code).toBe(0);
  expect((await t.context.store.matches.meta(id))?.status).toBe("cancelled");
});

it("goes through the database of a stack that runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ops-data-"));
  const unlock = lockFolder(folder);
  const through = () => ended(["match", "show", id, "--data", folder], { TABLE_NAME: t.tableName });
  expect((await through()).text).toContain("does not say how to reach its database");
  await writeFile(join(folder, "database.json"), JSON.stringify({ endpoint: t.endpoint }));
  expect(await through()).toMatchObject({ code: 0 });
  unlock?.();
});

it("works on the file of a stack that does not run, and makes it for a restore", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ops-data-"));
  const file = join(folder, "copy.jsonl.gz");
  expect(await ended(["backup", file], here())).toMatchObject({ code: 0 });
  const nothing = await ended(["check", "--data", folder], {});
  expect(nothing.code).toBe(2);
  expect(nothing.text).toMatch(/^There is no table in .*npm start.*\n$/);
  expect(await ended(["restore", file, "--data", folder, "--yes"], {})).toMatchObject({ code: 0 });
  const shown = await ended(["match", "show", id, "--data", folder], {});
  expect(shown).toMatchObject({ code: 0 });
  expect(shown.text).toMatch(/status +cancelled/);
});
