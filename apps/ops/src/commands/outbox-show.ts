import type { OutboxEntry } from "@consigliere/store/outbox";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError } from "../failure.ts";
import { pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { deliverySummary } from "../operate/deliveries.ts";

/** `outbox show <key>` */
export function outboxShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show <key>")
    .summary("what became of one delivery")
    .description(
      "Shows one delivery by its key, sent ones (for 30 days) included. Of those only the fact is kept.",
    )
    .option("--body", "also what is in it, which may hold links that act in its reader's name");
  does<{ body?: boolean }>(registry, command, async (job, key = "") => {
    const { context } = await job.desk();
    const entry = await context.store.outbox.get(key);
    if (entry === undefined) throw new OpsError(`There is no delivery with the key ${key}.`);
    const withBody = job.options.body === true;
    if (withBody)
      job.note("Careful: what follows spoils a running match, and links act in their reader's name.");
    const summary = deliverySummary(entry);
    job.result({ ...summary, ...(withBody && { payload: entry.payload, about: entry.about }) }, () => {
      const facts = pairs([
        ["key", summary.dedupeKey],
        ["channel", summary.channel],
        ["kind", summary.kind],
        ["to", summary.to || "(forgotten)"],
        ["status", summary.status],
        ["tries", String(summary.attempts)],
        ["written", when(summary.createdAt, job.now)],
        ["next try", when(summary.nextAttemptAt, job.now)],
        ["sent", when(summary.sentAt, job.now)],
        ["last error", summary.lastError ?? "-"],
      ]);
      return withBody ? [facts, ...sectionsOf(entry)].join("\n\n") : facts;
    });
    return DONE;
  });
}

/** The texts of a payload, each under its name. If a message is put into words only when it is sent, its subject. */
function sectionsOf({ payload, about = [] }: OutboxEntry): string[] {
  const lines = about.map(({ kind, matchId, key }) => `${kind} /m/${matchId} ${key}`);
  const texts = Object.entries(payload ?? {}).flatMap(([name, text]) =>
    typeof text === "string" ? [section(name, text)] : [],
  );
  return lines.length > 0 ? [section("about", lines.join("\n")), ...texts] : texts;
}
