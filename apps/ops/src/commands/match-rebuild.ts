import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { OpsError, UNUSABLE } from "../failure.ts";
import { rebuildAll } from "../operate/backup-table.ts";
import { faultsOf, type Rebuilt, rebuildMatch } from "../operate/rebuild-match.ts";
import { projectionLine } from "../words.ts";

const WHAT = "dashboard rows, deadlines, notifications, answers of bots and the ending";

/** `match rebuild <id> | --all` */
export function matchRebuild(registry: Registry, parent: Command): void {
  const command = parent
    .command("rebuild [id]")
    .summary("makes anew what follows from a match's records")
    .description(
      `Makes ${WHAT} anew from the records, as the stream does. What players have seen, muted and been told stays: nobody hears anything twice. Safe to repeat, and safe while people play.`,
    )
    .option("--all", "every match that was not called off");
  does<{ all?: boolean }>(registry, command, async (job, id) => {
    const { context, operations } = await job.desk();
    const all = job.options.all === true;
    if ((id !== undefined) === all) throw new OpsError("Which? One match by its id, or --all.", UNUSABLE);
    if (id !== undefined) {
      for (const fault of await faultsOf(context, operations, id))
        job.note(`Wrong now: ${projectionLine(fault)}.`);
    }
    const meant = id === undefined ? "all matches" : `match ${id}`;
    if (!(await job.mayWrite(`Makes ${WHAT} of ${meant} anew in ${job.target.label}.`))) return 0;
    const rebuilt =
      id === undefined
        ? await rebuildAll(context, operations)
        : [await rebuildMatch(context, operations, id)];
    job.result(rebuilt, () => textOf(rebuilt));
    return rebuilt.some(({ remaining }) => remaining.length > 0) ? 1 : 0;
  });
}

function textOf(rebuilt: readonly Rebuilt[]): string {
  const lines = rebuilt.flatMap(({ matchId, repaired, remaining }) => [
    ...repaired
      .filter((fault) => !remaining.some((left) => isSame(left, fault)))
      .map((fault) => `${matchId}: mended: ${projectionLine(fault)}.`),
    ...remaining.map((fault) => `${matchId}: STILL WRONG: ${projectionLine(fault)}.`),
  ]);
  return lines.length === 0 ? "Nothing was wrong." : lines.join("\n");
}

type Fault = Rebuilt["repaired"][number];

const isSame = (one: Fault, other: Fault) => one.what === other.what && one.userId === other.userId;
