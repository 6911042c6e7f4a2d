import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

export interface Mail {
  readonly id: string;
  readonly content: Email;
}

/** The mails that came in whole. */
export interface Mails {
  /** Oldest first. */
  list(): readonly Mail[];
  /** Resolves when the mail is on the disk. */
  keep(raw: Buffer): Promise<void>;
  deleteAll(): Promise<void>;
}

const ENDING = ".eml";
const PART = ".part";

/** Opens the mails kept in `folder`. What was not written to its end is deleted. */
export async function openMails(folder: string): Promise<Mails> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await namesIn(folder, PART)) await rm(join(folder, name));
  const mails: Mail[] = [];
  const fileOf = (id: string) => join(folder, id + ENDING);
  const add = async (id: string, raw: Buffer) => mails.push({ id, content: await PostalMime.parse(raw) });
  for (const id of await idsByAge(folder)) await add(id, await readFile(fileOf(id)));
  return {
    list: () => mails,
    keep: async (raw) => {
      const id = randomUUID();
      await writeFile(fileOf(id) + PART, raw, { flush: true });
      await rename(fileOf(id) + PART, fileOf(id));
      await add(id, raw);
    },
    deleteAll: async () => {
      for (const { id } of mails.splice(0)) await rm(fileOf(id), { force: true });
    },
  };
}

async function namesIn(folder: string, ending: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(ending));
}

async function idsByAge(folder: string): Promise<string[]> {
  const names = await namesIn(folder, ENDING);
  const dated = names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs }));
  const sorted = (await Promise.all(dated)).toSorted((one, other) => one.at - other.at);
  return sorted.map(({ name }) => name.slice(0, -ENDING.length));
}
