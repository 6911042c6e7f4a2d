import { appendFile, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { FailureQueue, StreamFailure } from "./failure-queue.ts";

/** A line of the file that the local stack writes: the reason, and the record in Lambda's form. */
interface Line {
  readonly reason: string;
  readonly record: {
    readonly eventName?: string;
    readonly dynamodb?: {
      readonly NewImage?: Readonly<Record<string, unknown>>;
      readonly SequenceNumber?: string;
      readonly ApproximateCreationDateTime?: number;
    };
  };
}

/** The failures that the local stack has put aside in `file`. */
export function localFailures(file: string): FailureQueue {
  return {
    label: file,
    list: async () => {
      const files = [...(await leftBehind(file)), file];
      return (await Promise.all(files.map(linesOf))).flat().map(failureIn);
    },
    async each(settle) {
      // Move it away first: a running stack may append to the file at any moment.
      const left = await leftBehind(file);
      const taken = `${file}.${process.pid}-${Date.now()}`;
      await move(file, taken);
      for (const one of left) await takeOver(one, taken);
      const lines = await linesOf(taken);
      let handled = 0;
      try {
        for (const line of lines) {
          const isSettled = await settle(failureIn(line));
          if (!isSettled) await appendFile(file, `${line}\n`);
          handled += 1;
        }
      } finally {
        for (const line of lines.slice(handled)) await appendFile(file, `${line}\n`);
        await rm(taken, { force: true });
      }
    },
  };
}

const TAKEN = /\.(\d+)-\d+$/;

/** Entries taken by commands that ended before they could put them back. */
async function leftBehind(file: string): Promise<string[]> {
  const names = await readdir(dirname(file)).catch(() => []);
  return names
    .filter((name) => name.replace(TAKEN, "") === basename(file) && !isTakenNow(name))
    .map((name) => join(dirname(file), name));
}

function isTakenNow(name: string): boolean {
  const pid = Number(TAKEN.exec(name)?.[1]);
  // The file itself. If an earlier process with our number left one behind, it is treated like any other.
  if (Number.isNaN(pid)) return true;
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function takeOver(left: string, taken: string): Promise<void> {
  await appendFile(taken, await readFile(left));
  await rm(left);
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function failureIn(line: string): StreamFailure {
  const { reason, record } = JSON.parse(line) as Line;
  const { NewImage, SequenceNumber = "", ApproximateCreationDateTime: seconds } = record.dynamodb ?? {};
  return {
    id: SequenceNumber,
    reason: reason.split("\n")[0] ?? "",
    at: seconds === undefined ? null : new Date(seconds * 1000).toISOString(),
    place: SequenceNumber,
    count: 1,
    records: async () => [
      { sequenceNumber: SequenceNumber, dynamodb: NewImage === undefined ? {} : { NewImage } },
    ],
  };
}
