import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import { requeueAllDead, unsentMails } from "../operate/mails.ts";

/** `outbox retry <key> | --all-dead` */
export function outboxRetry(registry: Registry, parent: Command): void {
  const command = parent
    .command("retry [key]")
    .summary("gives mails that were given up another life")
    .description(
      "Queues a mail that was given up once more, with all its tries; the next tick sends what is still true of it. What was sent is never sent again.",
    )
    .option("--all-dead", "every mail that was given up");
  does<{ allDead?: boolean }>(registry, command, async (job, key) => {
    const { operations } = await job.desk();
    const all = job.options.allDead === true;
    if ((key !== undefined) === all)
      throw new OpsError("Which? One mail by its key, or --all-dead.", UNUSABLE);
    const dead = await unsentMails(operations, "dead");
    const meant = all ? dead : dead.filter((mail) => mail.dedupeKey === key);
    if (!all && meant.length === 0) throw new OpsError(`No mail with the key ${key} was given up.`);
    const what = meant.length === 1 ? `the mail to ${meant[0]?.to}` : `${meant.length} mails`;
    if (!(await job.mayWrite(`Queues ${what} once more in ${job.target.label}; the next tick sends.`)))
      return DONE;
    const count = all ? await requeueAllDead(operations) : Number(await operations.outbox.requeue(key ?? ""));
    job.result({ queued: count }, () => `${count} queued.`);
    return DONE;
  });
}
