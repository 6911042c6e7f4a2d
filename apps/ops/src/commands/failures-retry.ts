import type { Context } from "@consigliere/service/context";
import { takeFeedback } from "@consigliere/service/notify/email/feedback";
import type { Command } from "commander";
import { does, type Job, type Registry } from "../command.ts";
import { DONE, REFUSED } from "../failure.ts";
import { rebuildAll } from "../operate/backup-table.ts";
import { deadDeliveries } from "../operate/deliveries.ts";
import { rebuildMatch } from "../operate/rebuild-match.ts";
import { counted, rebuiltLines } from "../words.ts";

interface Options {
  readonly match?: string;
  readonly drop?: boolean;
}

/** `failures retry` */
export function failuresRetry(registry: Registry, parent: Command): void {
  const command = parent
    .command("retry")
    .summary("does everything again that was given up, and mends what `check` finds")
    .description(
      "Makes anew what follows from the records of every match, as the stream does: dashboards, deadlines, notifications, answers of bots, endings. Notes bounces and complaints that nobody noted, and queues deliveries that were given up once more; the next tick sends what is still true of them. Nobody hears anything twice, and it is safe to repeat and while people play. What fails again stays where it is.",
    )
    .option("--match <id>", "only what follows from the records of this match")
    .option("--drop", "forget failures that fail again, or that nobody can read");
  does<Options>(registry, command, (job) => {
    const { match } = job.options;
    return match === undefined ? retryAll(job) : retryMatch(job, match);
  });
}

async function retryMatch(job: Job<Options>, match: string): Promise<number> {
  const { context, operations } = await job.context();
  const sentence = `Makes anew what follows from the records of match ${match} in ${job.target.label}.`;
  if (!(await job.mayWrite(sentence))) return DONE;
  const rebuilt = await rebuildMatch(context, operations, match);
  job.result(rebuilt, () => rebuiltLines([rebuilt]).join("\n") || "Nothing was wrong.");
  return rebuilt.remaining.length === 0 ? DONE : REFUSED;
}

async function retryAll(job: Job<Options>): Promise<number> {
  const { context, operations } = await job.context();
  const { label, failures } = job.target;
  const waiting = await failures.list();
  const dead = await deadDeliveries(operations);
  const sentence = `Makes anew what follows from the records of all matches in ${label}, follows up on ${counted(waiting.length, "failure")} in ${failures.label}, and queues ${counted(dead.length, "delivery", "deliveries")} once more.`;
  if (!(await job.mayWrite(sentence))) return DONE;
  const rebuilt = await rebuildAll(context, operations);
  const isMended = rebuilt.every(({ remaining }) => remaining.length === 0);
  const counts = await retryFailures(job, context, new Set(waiting.map(({ id }) => id)), isMended);
  let queued = 0;
  for (const { dedupeKey } of dead) {
    if (await operations.outbox.requeue(dedupeKey)) queued += 1;
  }
  job.result({ rebuilt, ...counts, queued }, () =>
    [
      ...rebuiltLines(rebuilt),
      `${counts.done} followed up, ${counts.left} left, ${counts.dropped} dropped; ${counted(queued, "delivery", "deliveries")} queued.`,
    ].join("\n"),
  );
  return isMended && counts.left === 0 ? DONE : REFUSED;
}

/** `before`: the ids of failures that were there before the matches were rebuilt. */
async function retryFailures(
  { note, options: { drop = false }, target: { failures } }: Job<Options>,
  context: Context,
  before: ReadonlySet<string>,
  isMended: boolean,
): Promise<{ readonly done: number; readonly left: number; readonly dropped: number }> {
  const counts = { done: 0, left: 0, dropped: 0 };
  await failures.each(async ({ id, feedback }) => {
    // Failures that arrived while the matches were rebuilt wait for the next run.
    if (feedback === null && !before.has(id)) return false;
    if (feedback !== null) await takeFeedback(context, feedback);
    const isDone = feedback === null ? isMended : feedback.length > 0;
    counts[isDone ? "done" : drop ? "dropped" : "left"] += 1;
    if (!isDone && !drop) note(`${id} ${feedback === null ? "failed again" : "is unreadable"} and stays.`);
    return isDone || drop;
  });
  return counts;
}
