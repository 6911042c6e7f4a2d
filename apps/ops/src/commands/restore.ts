import { StoreError } from "@consigliere/store/errors";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, REFUSED } from "../failure.ts";
import { BackupError, checkBackupFile } from "../operate/backup-file.ts";
import { isEmptyTable, restore } from "../operate/backup-table.ts";
import { counted, projectionLine } from "../words.ts";
import { mustStand } from "./house.ts";
import { putMatchBack } from "./restore-match.ts";

/** `restore <file>` */
export function restoreTable(registry: Registry, parent: Command): void {
  const command = parent
    .command("restore <file>")
    .summary("writes a backup, or one match of it, into a table")
    .description(
      "Checks the file against its header before anything is written, writes its items into an empty table, and makes anew what follows from the records. Locally the table is made where there is none. A deployed stage must stand still meanwhile (`house stop`).\n\nWith --match one match goes back to where the backup has it, while the others go on: its records and its secret. Who sits where stays as it is, and whoever is to decide has all of their time again. Call it off first (`match cancel`), so that nobody plays meanwhile.",
    )
    .option("--match <id>", "only this match")
    .option(
      "--over",
      "put the backup in the place of everything that the table holds (with --match: of what was played since); finishes a restore that was broken off, too",
    );
  does<{ over?: boolean; match?: string }>(
    registry,
    command,
    async (job, path = "") => {
      const header = await checkBackupFile(path).catch((error: unknown) => {
        if (error instanceof BackupError) throw new OpsError(`${path} cannot be restored: ${error.message}.`);
        throw error;
      });
      const over = job.options.over === true;
      if (job.options.match !== undefined) return putMatchBack(job, path, header, job.options.match, over);
      const sentence = `Writes ${counted(header.items, "item")} of ${header.table}, copied at ${header.at}, into ${job.target.label}${over ? ", and deletes everything else in it" : ""}.`;
      const { context, operations } = await job.desk();
      if (!over && !(await isEmptyTable(operations))) throw new StoreError("store/not-empty", "");
      await mustStand(job.target.functions);
      if (!(await job.mayWrite(sentence))) return DONE;
      const progress = (items: number) => job.note(`${counted(items, "item")} …`);
      const { rebuilt } = await restore(context, operations, { path, over, progress });
      const wrong = rebuilt.flatMap(({ matchId, remaining }) =>
        remaining.map((fault) => `${matchId}: ${projectionLine(fault)}.`),
      );
      job.result({ ...header, mended: rebuilt.length, wrong }, () =>
        [
          `Restored ${counted(header.items, "item")}; what followed from ${counted(rebuilt.length, "match", "matches")} was mended.`,
          ...wrong,
        ].join("\n"),
      );
      return wrong.length === 0 ? DONE : REFUSED;
    },
    { mayBeNew: true },
  );
}
