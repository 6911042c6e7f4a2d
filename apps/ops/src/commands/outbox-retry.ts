import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import { requeueAllDead, unsentDeliveries } from "../operate/deliveries.ts";

/** `outbox retry <key> | --all-dead` */
export function outboxRetry(registry: Registry, parent: Command): void {
  const command = parent
    .command("retry [key]")
    .summary("gives deliveries that were given up another life")
    .description(
      "Queues a delivery that was given up once more, with all its tries; the next tick sends what is still true of it. What was sent is never sent again.",
    )
    .option("--all-dead", "every delivery that was given up");
  does<{ allDead?: boolean }>(registry, command, async (job, key) => {
    const { operations } = await job.desk();
    const all = job.options.allDead === true;
    if ((key !== undefined) === all)
      throw new OpsError("Which? One delivery by its key, or --all-dead.", UNUSABLE);
    const dead = await unsentDeliveries(operations, "dead");
    const meant = all ? dead : dead.filter(({ dedupeKey }) => dedupeKey === key);
    if (!all && meant.length === 0) throw new OpsError(`No delivery with the key ${key} was given up.`);
    const what = meant.length === 1 ? `the delivery to ${meant[0]?.to}` : `${meant.length} deliveries`;
    if (!(await job.mayWrite(`Queues ${what} once more in ${job.target.label}; the next tick sends.`)))
      return DONE;
    const count = all ? await requeueAllDead(operations) : Number(await operations.outbox.requeue(key ?? ""));
    job.result({ queued: count }, () => `${count} queued.`);
    return DONE;
  });
}
