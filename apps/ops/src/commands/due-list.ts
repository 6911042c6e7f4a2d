import type { ScheduledWork } from "@consigliere/store/due";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { isHidden } from "../operate/hidden-work.ts";
import { SPOILER } from "../printer.ts";

const MOST = 1000;

/** `due list` */
export function dueList(registry: Registry, parent: Command): void {
  const command = parent
    .command("list")
    .summary("what is to be done at a time: deadlines, deals")
    .description(
      "Lists due work, longest overdue first. Answers that seats gave in advance are only counted: that one is on its way is known to its owner alone.",
    )
    .option("--overdue", "only what should have been done by now")
    .option("--spoil", "also answers given in advance");
  does<{ overdue?: boolean; spoil?: boolean }>(registry, command, async (job) => {
    const { operations } = await job.desk();
    const { overdue, spoil = false } = job.options;
    if (spoil) job.note(SPOILER);
    const all = await operations.due.list(overdue === true ? job.now : null, MOST);
    const work = spoil ? all : all.filter((each) => !isHidden(each));
    const hidden = all.length - work.length;
    job.result({ work, hidden }, () => listOf(work, hidden, job.now));
    return DONE;
  });
}

function listOf(work: readonly ScheduledWork[], hidden: number, now: Date): string {
  const rows = work.map(({ kind, key, at, attempts, leaseUntil }) => [
    kind,
    key,
    when(at, now),
    String(attempts),
    leaseUntil === undefined ? "-" : when(leaseUntil, now),
  ]);
  const list = columns(["kind", "key", "due", "tries", "taken until"], rows, "Nothing is due.");
  return hidden === 0 ? list : `${list}\n(and ${hidden} that only their owners know: --spoil)`;
}
