/**
 * A table in a file: gzip of JSON lines, a header and then one item per line. The header is written last but comes
 * first, as a separate gzip member. gunzip still reads the file as one text.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, gzipSync } from "node:zlib";
import type { RawItem } from "@consigliere/store/backup";
import * as z from "zod";
import { counted } from "../words.ts";

const headerSchema = z.object({
  format: z.literal("consigliere-backup/1"),
  table: z.string(),
  /** ISO time at which copying began. */
  at: z.string(),
  items: z.int().min(0),
  /** SHA-256 of all lines after this one, line ends included, in hex. */
  checksum: z.string(),
});

export type BackupHeader = z.infer<typeof headerSchema>;

/** The file is not a whole backup. */
export class BackupError extends Error {}

/** Writes the items. Only when everything is written does the file appear and replace another. */
export async function writeBackupFile(
  path: string,
  from: { readonly table: string; readonly at: Date },
  items: AsyncIterable<RawItem>,
): Promise<BackupHeader> {
  // A new file beside it: an existing file would keep its mode.
  const part = `${path}.${process.pid}.part`;
  const whole = `${path}.${process.pid}.whole`;
  const hash = createHash("sha256");
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const item of items) {
      const line = `${JSON.stringify(item)}\n`;
      hash.update(line);
      count += 1;
      yield line;
    }
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flags: "wx" }),
    );
    const header: BackupHeader = {
      format: "consigliere-backup/1",
      table: from.table,
      at: from.at.toISOString(),
      items: count,
      checksum: hash.digest("hex"),
    };
    const file = createWriteStream(whole, { mode: 0o600, flags: "wx" });
    file.write(gzipSync(`${JSON.stringify(header)}\n`));
    await pipeline(createReadStream(part), file);
    await rename(whole, path);
    return header;
  } finally {
    await Promise.all([part, whole].map((one) => rm(one, { force: true })));
  }
}

/** Reads the whole file and checks it against its header. @throws BackupError */
export async function checkBackupFile(path: string): Promise<BackupHeader> {
  const hash = createHash("sha256");
  let header: BackupHeader | undefined;
  let count = 0;
  for await (const line of linesOf(path)) {
    if (header === undefined) {
      header = headerIn(line);
      continue;
    }
    hash.update(`${line}\n`);
    count += 1;
  }
  if (header === undefined) throw new BackupError("the file is empty");
  if (count !== header.items) {
    throw new BackupError(`the file holds ${counted(count, "item")}, and its header says ${header.items}`);
  }
  if (hash.digest("hex") !== header.checksum)
    throw new BackupError("the checksum does not fit: it was changed");
  return header;
}

/** The items of a file that was checked. */
export async function* itemsIn(path: string): AsyncGenerator<RawItem> {
  let isHeader = true;
  for await (const line of linesOf(path)) {
    if (!isHeader) yield JSON.parse(line) as RawItem;
    isHeader = false;
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip()).setEncoding("utf8");
  source.once("error", (error) => text.destroy(error));
  let rest = "";
  try {
    for await (const chunk of text) {
      const parts = (rest + String(chunk)).split("\n");
      rest = parts.pop() ?? "";
      yield* parts;
    }
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : String(error));
  }
  if (rest !== "") throw new BackupError("the file ends in the middle of a line");
}

function headerIn(line: string): BackupHeader {
  try {
    return headerSchema.parse(JSON.parse(line));
  } catch {
    throw new BackupError(
      "it is no backup of this instance, or one of a version that this code does not know",
    );
  }
}
