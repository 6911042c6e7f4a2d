import { appendFile, readFile, rename, rm } from "node:fs/promises";
import type { Failure, FailureQueue } from "./failure-queue.ts";

/** A line of the file that the local stack writes: the reason, and the record in Lambda's form. */
interface Line {
  readonly reason: string;
  readonly record: {
    readonly dynamodb?: { readonly SequenceNumber?: string; readonly ApproximateCreationDateTime?: number };
  };
}

/** The failures that the local stack has put aside in `file`. */
export function localFailures(file: string): FailureQueue {
  // Entries that a command has taken, and that are still there if it was killed.
  const taken = `${file}.taken`;
  return {
    label: file,
    list: async () => (await Promise.all([taken, file].map(linesOf))).flat().map(failureIn),
    async each(settle) {
      // Move it away first: a running stack may append to the file at any moment.
      const left = await linesOf(taken);
      if (left.length > 0) await appendFile(file, left.map((line) => `${line}\n`).join(""));
      await rename(file, taken).catch(unlessMissing);
      for (const line of await linesOf(taken)) {
        if (!(await settle(failureIn(line)))) await appendFile(file, `${line}\n`);
      }
      await rm(taken, { force: true });
    },
  };
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(unlessMissing);
  return (text ?? "").split("\n").filter((line) => line !== "");
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function failureIn(line: string): Failure {
  const { reason, record } = JSON.parse(line) as Line;
  const { SequenceNumber = "", ApproximateCreationDateTime: seconds } = record.dynamodb ?? {};
  return {
    id: SequenceNumber,
    reason: reason.split("\n")[0] ?? "",
    at: seconds === undefined ? null : new Date(seconds * 1000).toISOString(),
    feedback: null,
  };
}
