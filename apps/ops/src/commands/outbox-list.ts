import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { deliverySummary, unsentDeliveries } from "../operate/deliveries.ts";

/** `outbox list` */
export function outboxList(registry: Registry, parent: Command): void {
  const command = parent
    .command("list")
    .summary("deliveries that wait, and those that were given up")
    .description(
      "Lists deliveries that wait to be sent, soonest first, and those that were given up after all tries, newest first. What was sent is forgotten at once.",
    )
    .option("--dead", "only those that were given up");
  does<{ dead?: boolean }>(registry, command, async (job) => {
    const { operations } = await job.desk();
    const unsent = await unsentDeliveries(operations, job.options.dead === true ? "dead" : undefined);
    const deliveries = unsent.map(deliverySummary);
    job.result(deliveries, () =>
      columns(
        ["key", "channel", "kind", "to", "status", "tries", "written", "next try", "last error"],
        deliveries.map((delivery) => [
          delivery.dedupeKey,
          delivery.channel,
          delivery.kind,
          delivery.to,
          delivery.status,
          String(delivery.attempts),
          when(delivery.createdAt, job.now),
          when(delivery.nextAttemptAt ?? delivery.leaseUntil, job.now),
          (delivery.lastError ?? "-").slice(0, 80),
        ]),
        "Nothing waits to be sent.",
      ),
    );
    return DONE;
  });
}
