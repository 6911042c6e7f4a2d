import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { mayWriteFile } from "../files.ts";
import { backUp } from "../operate/backup-table.ts";
import { counted } from "../words.ts";

/** `backup <file>` */
export function backup(registry: Registry, parent: Command): void {
  const command = parent
    .command("backup <file>")
    .summary("copies the whole table into a file")
    .description(
      [
        "Writes every item into a file: gzip of JSON lines, a header (version, table, time, number of items, checksum) and then one item per line. Guard it: it holds addresses, sessions and the hidden state of running matches.",
        "The table may be in use meanwhile. Records are only ever added, so each match in the copy stands as it stood at some moment of the copying, and a restore makes anew what follows from records. What people did while it was copied may be missing; at worst a mail of those moments is sent twice after a restore, or somebody signs in again. For an exact moment, restore the table to a point in time under another name and copy that with --table.",
        "The keys are not in it: sessions and links survive a restore where the keys are the same.",
      ].join("\n\n"),
    );
  does(registry, command, async (job, file = "") => {
    if (!(await mayWriteFile(job, file))) return DONE;
    const { context, operations } = await job.context();
    const { tableName: table } = job.target.connection;
    const progress = (items: number) => job.note(`${counted(items, "item")} …`);
    const header = await backUp(context, operations, { path: file, table, progress });
    job.result(
      { file, ...header },
      () => `Wrote ${file}: ${counted(header.items, "item")} of ${job.target.label}.`,
    );
    return DONE;
  });
}
