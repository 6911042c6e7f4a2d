import { followMatches } from "@consigliere/service/follow-up/follow-match";
import { takeFeedback } from "@consigliere/service/notify/email/feedback";
import type { Command } from "commander";
import { does, type Job, type Registry } from "../command.ts";
import { DONE, REFUSED } from "../failure.ts";
import { rebuildAll } from "../operate/backup-table.ts";
import { counted } from "../words.ts";

interface Counts {
  readonly done: number;
  readonly left: number;
}

/** `failures retry` */
export function failuresRetry(registry: Registry, parent: Command): void {
  const command = parent
    .command("retry")
    .summary("follows up on what was given up, and takes it out of its queue")
    .description(
      "Does for every match in the failed records what the stream would have done; that looks at the match as it now is, so doing it late or twice does no harm. Where the stream no longer has the records, all matches are rebuilt, which covers them. Notes bounces and complaints as the feedback function does, which may be late and twice, too. What fails again stays in its queue.",
    );
  does(registry, command, async (job) => {
    const { label, failures, feedbackFailures } = job.target;
    const waiting = {
      stream: (await failures.list()).length,
      feedback: (await feedbackFailures.list()).length,
    };
    if (waiting.stream + waiting.feedback === 0) {
      job.result({ done: 0, left: 0 }, () => "Nothing was given up.");
      return DONE;
    }
    const what = [
      ...(waiting.stream > 0
        ? [`${counted(waiting.stream, "failed part")} of the stream (${failures.label})`]
        : []),
      ...(waiting.feedback > 0
        ? [`${counted(waiting.feedback, "piece")} of feedback about mail (${feedbackFailures.label})`]
        : []),
    ].join(" and ");
    if (!(await job.mayWrite(`Follows up on ${what} in ${label}, and takes what is done out of its queue.`)))
      return DONE;
    const [stream, feedback] = [await retryStream(job), await retryFeedback(job)];
    const counts = { done: stream.done + feedback.done, left: stream.left + feedback.left };
    job.result(counts, () => `${counts.done} followed up, ${counts.left} left.`);
    return counts.left === 0 ? DONE : REFUSED;
  });
}

async function retryStream(job: Job<object>): Promise<Counts> {
  const { context, operations } = await job.desk();
  let unmended: readonly string[] | null = null;
  const counts = { done: 0, left: 0 };
  await job.target.failures.each(async ({ id, records }) => {
    const found = await records();
    if (found === null && unmended === null) {
      job.note("The stream no longer has some of the records: all matches are rebuilt.");
      const rebuilt = await rebuildAll(context, operations);
      unmended = rebuilt.filter(({ remaining }) => remaining.length > 0).map(({ matchId }) => matchId);
    }
    const left = found === null ? (unmended ?? []) : await followMatches(context, found);
    const isDone = left.length === 0;
    counts[isDone ? "done" : "left"] += 1;
    if (!isDone) job.note(`${id} failed again and stays: ${left.join(", ")}.`);
    return isDone;
  });
  return counts;
}

async function retryFeedback(job: Job<object>): Promise<Counts> {
  const { context } = await job.desk();
  const counts = { done: 0, left: 0 };
  await job.target.feedbackFailures.each(async ({ id, notifications }) => {
    const isDone = notifications !== null;
    if (isDone) await takeFeedback(context, notifications);
    else job.note(`${id} cannot be read and stays: failures drop.`);
    counts[isDone ? "done" : "left"] += 1;
    return isDone;
  });
  return counts;
}
