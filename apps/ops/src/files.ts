import { access, rename, writeFile } from "node:fs/promises";
import type { Printer } from "./printer.ts";

/** Whether a file may be written. Before a file is replaced, somebody is asked. False in a dry run. */
export async function mayWriteFile(job: Printer, path: string): Promise<boolean> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return job.mayWrite(`Replaces the file ${path}.`);
  return job.isDryRun ? job.mayWrite(`Writes the file ${path}.`) : true;
}

/** Writes JSON that only its owner may read, even if others could read the file that it replaces. */
export async function writePrivateJson(path: string, value: unknown): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await rename(part, path);
}
