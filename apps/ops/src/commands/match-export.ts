import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { mayWriteFile, writePrivateJson } from "../files.ts";
import { exportMatch } from "../operate/export-match.ts";
import { SPOILER } from "../printer.ts";
import { counted } from "../words.ts";

/** `match export <id>` */
export function matchExport(registry: Registry, parent: Command): void {
  const command = parent
    .command("export <id>")
    .summary("the match as a file that `npm run replay` runs again")
    .description(
      "Writes a match with its secret and everything that was entered, to standard output or a file: the form of bug reports and golden matches. It shows every hand, so a running match is only exported with --spoil.",
    )
    .option("-o, --output <file>", "where to; standard output without it")
    .option("--spoil", "export a running match, secret and hands included");
  does<{ output?: string; spoil?: boolean }>(registry, command, async (job, id = "") => {
    const { context } = await job.context();
    const { output, spoil = false } = job.options;
    if (spoil) job.note(SPOILER);
    const { file, versions, restarts } = await exportMatch(context, id, { spoil });
    if (versions.length > 1 || restarts > 0) {
      job.note(
        `Its records were made under rules ${versions.join(", ")}, with ${counted(restarts, "restart")}: no replay runs through; \`match verify\` can tell.`,
      );
    }
    const text = JSON.stringify(file, null, 2);
    if (output === undefined) job.result(file, () => text);
    else {
      if (!(await mayWriteFile(job, output))) return DONE;
      await writePrivateJson(output, file);
      job.note(`Wrote ${output}: ${file.game}, ${file.inputs.length} inputs, rules ${file.rules}.`);
    }
    return DONE;
  });
}
