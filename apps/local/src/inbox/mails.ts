import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

type Done = (error: Error | null, said?: string) => void;

/** An SMTP server's handler for an incoming mail. When it is done, the sender is told. */
export type Incoming = (mail: Readable, session: unknown, done: Done) => void;

/** The mails that came in whole. */
export interface Mails {
  /** Like `show`, which returns the id it gave. The sender is told of success only after the mail is stored. */
  keeping(show: Incoming): Incoming;
  delete(id: string): Promise<void>;
  deleteAll(): Promise<void>;
}

const ENDING = ".eml";
const PART = ".part";

/** Opens the mails kept in `folder`, and copies them into the folder `shown`, where nothing else is left. */
export async function openMails(folder: string, shown: string): Promise<Mails> {
  await rm(shown, { recursive: true, force: true });
  await mkdir(shown, { recursive: true });
  for (const name of await namesIn(folder, ENDING)) await copyFile(join(folder, name), join(shown, name));
  for (const name of await namesIn(folder, PART)) await rm(join(folder, name));
  const fileOf = (id: string) => join(folder, id + ENDING);
  return {
    keeping: (show) => (stream, session, done) => {
      const take = async () => {
        const mail = await buffer(stream);
        const said = await shownBy(show, mail, session);
        await write(fileOf(said.split(" ").at(-1) ?? ""), mail);
        return said;
      };
      // A mail that was cut off is an error, and nobody is there to be told.
      take().then((said) => done(null, said), done);
    },
    delete: (id) => rm(fileOf(id), { force: true }),
    deleteAll: async () => {
      for (const name of await namesIn(folder, ENDING)) await rm(join(folder, name), { force: true });
    },
  };
}

async function namesIn(folder: string, ending: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(ending));
}

function shownBy(show: Incoming, mail: Buffer, session: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    show(Readable.from([mail]), session, (error, said = "") => (error ? reject(error) : resolve(said)));
  });
}

/** All or nothing, and on the disk. */
async function write(file: string, content: Buffer): Promise<void> {
  await writeFile(file + PART, content, { flush: true });
  await rename(file + PART, file);
}
