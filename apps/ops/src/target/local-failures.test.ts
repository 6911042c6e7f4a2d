import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { localFailures } from "./local-failures.ts";

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "failures-"));
  file = join(folder, "stream-failures.jsonl");
});

const line = (SequenceNumber: string) =>
  `${JSON.stringify({ reason: "broken", record: { dynamodb: { SequenceNumber } } })}\n`;

const idsIn = async () => (await localFailures(file).list()).map(({ id }) => id).sort();

it("what a command had taken when it was killed is still there, and is settled with the rest", async () => {
  await writeFile(file, line("3"));
  // No process has such a number. An earlier process may have had ours.
  await writeFile(`${file}.4194399-1`, line("1"));
  await writeFile(`${file}.${process.pid}-1`, line("2"));
  expect(await idsIn()).toEqual(["1", "2", "3"]);
  await localFailures(file).each(async ({ id }) => id !== "2");
  expect(await idsIn()).toEqual(["2"]);
  expect(await readdir(folder)).toEqual(["stream-failures.jsonl"]);
});

it("what another command is at work on is left to it", async () => {
  await writeFile(`${file}.${process.ppid}-1`, line("1"));
  await localFailures(file).each(async () => true);
  expect(await readdir(folder)).toEqual([`stream-failures.jsonl.${process.ppid}-1`]);
});

it("a file of somebody else is not taken", async () => {
  await writeFile(`${file}.old`, line("1"));
  expect(await idsIn()).toEqual([]);
});
