import { rebuildAll } from "@consigliere/service/operate/backup-table";
import { followUp } from "@consigliere/service/operate/follow-up";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, REFUSED } from "../failure.ts";

/** `failures retry` */
export function failuresRetry(registry: Registry, parent: Command): void {
  const command = parent
    .command("retry")
    .summary("follows up on what was given up, and takes it out of the queue")
    .description(
      "Does for every match in the failed records what the stream would have done; that looks at the match as it now is, so doing it late or twice does no harm. Where the stream no longer has the records, all matches are rebuilt, which covers them. What fails again stays in the queue.",
    );
  does(registry, command, async (job) => {
    const { label, failures } = job.target;
    const waiting = (await failures.list()).length;
    if (waiting === 0) {
      job.result({ done: 0, left: 0 }, () => "Nothing was given up.");
      return DONE;
    }
    const sentence = `Follows up on ${waiting} failed part(s) of the stream of ${label} and takes them out of ${failures.label}.`;
    if (!(await job.mayWrite(sentence))) return DONE;
    const { house, operations } = await job.desk();
    let isRebuilt = false;
    const counts = { done: 0, left: 0 };
    await failures.each(async ({ id, records }) => {
      const found = await records();
      if (found === null && !isRebuilt) {
        job.note("The stream no longer has some of the records: all matches are rebuilt.");
        await rebuildAll(house, operations);
        isRebuilt = true;
      }
      const isDone = found === null || (await followUp(house, found));
      counts[isDone ? "done" : "left"] += 1;
      if (!isDone) job.note(`${id} failed again and stays.`);
      return isDone;
    });
    job.result(counts, () => `${counts.done} followed up, ${counts.left} left.`);
    return counts.left === 0 ? DONE : REFUSED;
  });
}
