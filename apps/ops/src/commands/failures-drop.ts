import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, REFUSED, UNUSABLE } from "../failure.ts";
import { counted } from "../words.ts";

/** `failures drop <id> | --all` */
export function failuresDrop(registry: Registry, parent: Command): void {
  const command = parent
    .command("drop [id]")
    .summary("takes failures out of their queue without following up")
    .description(
      "Forgets one failure, or all. `match rebuild` still makes good what those of the stream were about; a bounce or complaint is lost.",
    )
    .option("--all", "every one");
  does<{ all?: boolean }>(registry, command, async (job, id) => {
    const all = job.options.all === true;
    if ((id !== undefined) === all) throw new OpsError("Which? One by its id, or --all.", UNUSABLE);
    const queues = [job.target.failures, job.target.feedbackFailures] as const;
    // One after the other: in the cloud they are one queue, and each read hides the entries that it reads.
    const listed = [...(await queues[0].list()), ...(await queues[1].list())];
    const meant = listed.filter((failure) => all || failure.id === id).map((each) => each.id);
    if (!all && meant.length === 0) throw new OpsError(`There is no failure ${id}.`, REFUSED);
    if (!(await job.mayWrite(`Drops ${counted(meant.length, "failure")} of ${job.target.label}.`)))
      return DONE;
    for (const queue of queues) await queue.each(async (failure) => meant.includes(failure.id));
    job.result({ dropped: meant }, () => `${meant.length} dropped.`);
    return DONE;
  });
}
