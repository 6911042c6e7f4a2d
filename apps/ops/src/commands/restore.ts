import { StoreError } from "@consigliere/store/errors";
import type { MatchStatus } from "@consigliere/store/match-status";
import type { Command } from "commander";
import { does, type Job, type Registry } from "../command.ts";
import { DONE, OpsError, REFUSED } from "../failure.ts";
import { when } from "../format/when.ts";
import { BackupError, type BackupHeader, checkBackupFile, itemsIn } from "../operate/backup-file.ts";
import { isEmptyTable, restore } from "../operate/backup-table.ts";
import { restoreMatch } from "../operate/restore-match.ts";
import { counted, rebuiltLines } from "../words.ts";

interface Options {
  readonly over?: boolean;
  readonly match?: string;
}

/** A checked file. */
interface Copy {
  readonly path: string;
  readonly header: BackupHeader;
  readonly over: boolean;
}

/** `restore <file>` */
export function restoreTable(registry: Registry, parent: Command): void {
  const command = parent
    .command("restore <file>")
    .summary("writes a backup, or one match of it, into a table")
    .description(
      "Checks the file against its header before anything is written, writes its items into an empty table, and makes anew what follows from the records. Locally the table is made where there is none. Of a deployed stage, every function is stopped first, and started again when all is done: meanwhile nobody can play, and alarms ring. If it is broken off, run it again.\n\nWith --match one match goes back to where the backup has it, while the others go on: its records and its secret. Who sits where stays as it is, and whoever is to decide has all of their time again. Cancel it first (`match cancel`), so that nobody plays meanwhile.",
    )
    .option("--match <id>", "only this match")
    .option(
      "--over",
      "put the backup in the place of everything that the table holds (with --match: of what was played since); finishes a restore that was broken off, too",
    );
  does<Options>(
    registry,
    command,
    async (job, path = "") => {
      const header = await checkBackupFile(path).catch((error: unknown) => {
        if (error instanceof BackupError) throw new OpsError(`${path} cannot be restored: ${error.message}.`);
        throw error;
      });
      const copy = { path, header, over: job.options.over === true };
      const { match } = job.options;
      return match === undefined
        ? putTableBack(job, copy, registry.shell.sleep)
        : putMatchBack(job, copy, match);
    },
    { mayBeNew: true },
  );
}

async function putTableBack(
  job: Job<Options>,
  { path, header, over }: Copy,
  sleep: (seconds: number) => Promise<void>,
): Promise<number> {
  const { context, operations } = await job.context();
  const { functions, label } = job.target;
  if (!over && !(await isEmptyTable(operations))) throw new StoreError("store/not-empty", "");
  const sentence = `Writes ${counted(header.items, "item")} of ${header.table}, copied at ${header.at}, into ${label}${over ? ", and deletes everything else in it" : ""}${functions === null ? "" : "; nobody can play meanwhile"}.`;
  if (!(await job.mayWrite(sentence))) return DONE;
  const seconds = (await functions?.stop()) ?? 0;
  if (seconds > 0) {
    job.note(`Every function is stopped. Waiting ${seconds} seconds for what runs already …`);
    await sleep(seconds);
  }
  const progress = (items: number) => job.note(`${counted(items, "item")} …`);
  const { rebuilt } = await restore(context, operations, { path, over, progress });
  await functions?.start();
  const wrong = rebuiltLines(rebuilt.map((one) => ({ ...one, repaired: [] })));
  job.result({ ...header, mended: rebuilt.length, wrong }, () =>
    [
      `Restored ${counted(header.items, "item")}; what followed from ${counted(rebuilt.length, "match", "matches")} was mended.`,
      ...wrong,
    ].join("\n"),
  );
  return wrong.length === 0 ? DONE : REFUSED;
}

/** In these states nothing is entered any more. */
const AT_REST: readonly MatchStatus[] = ["cancelled", "over"];

async function putMatchBack(job: Job<Options>, { path, header, over }: Copy, id: string): Promise<number> {
  const { context, operations } = await job.context();
  const copy = await operations.matchCopies.find(id, itemsIn(path));
  if (copy === undefined) throw new OpsError(`There is no match ${id} in the backup.`);
  const { meta, newest } = copy;
  if (newest === null) throw new OpsError(`Match ${id} had not begun when the backup was made.`);
  const now = await context.store.matches.meta(id);
  if (now !== undefined && !AT_REST.includes(now.status)) {
    throw new OpsError(`Match ${id} is being played: \`match cancel ${id}\` first, and wait a minute.`);
  }
  const lost = await operations.matchCopies.countLost(copy);
  if (lost > 0 && !over) {
    throw new OpsError(
      `Match ${id} has ${counted(lost, "record")} that the backup has not, or has otherwise. To lose them: --over.`,
    );
  }
  const names = meta.seats.map((seat) => seat.name).join(", ");
  const place = `record ${newest.seq} of ${when(newest.at, job.now)}`;
  const sentence = `Puts match ${id} (${meta.game}, ${names}) of ${header.table}, copied at ${header.at}, back to ${place} in ${job.target.label}; ${counted(lost, "record")} ${lost === 1 ? "is" : "are"} lost.`;
  if (!(await job.mayWrite(sentence))) return DONE;
  const wrong = rebuiltLines([{ ...(await restoreMatch(context, operations, copy)), repaired: [] }]);
  job.result({ id, status: meta.status, record: newest.seq, lost, wrong }, () =>
    [`Match ${id} is back at record ${newest.seq}.`, ...wrong].join("\n"),
  );
  return wrong.length === 0 ? DONE : REFUSED;
}
