import { appendFile, readFile, rename, rm } from "node:fs/promises";
import type { FailureQueue, StreamFailure } from "./failure-queue.ts";

/** A line of the file that the local stack writes: why, and the record as Lambda has it. */
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

/** What the local stack has put aside in `file`. */
export function localFailures(file: string): FailureQueue {
  return {
    label: file,
    list: async () => (await linesOf(file)).map(failureIn),
    async each(settle) {
      // Out of the way first: a running stack may append to the file at any moment.
      const taken = `${file}.${process.pid}`;
      if (!(await isMoved(file, taken))) return;
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
        await rm(taken);
      }
    },
  };
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
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
