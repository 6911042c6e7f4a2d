import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError } from "../failure.ts";
import { pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { mailSummary } from "../operate/mails.ts";

/** `outbox show <key>` */
export function outboxShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show <key>")
    .summary("what became of one mail")
    .description(
      "Shows one mail by its key, sent ones (for 30 days) included. Of those only the fact is kept.",
    )
    .option("--body", "also subject and text: they hold links that act in their reader's name");
  does<{ body?: boolean }>(registry, command, async (job, key = "") => {
    const { house } = await job.desk();
    const mail = await house.store.outbox.get(key);
    if (mail === undefined) throw new OpsError(`There is no mail with the key ${key}.`);
    const withBody = job.options.body === true;
    if (withBody) job.note("Careful: the links below act in their reader's name, and spoil a running match.");
    const { subject, text } = mail;
    const summary = mailSummary(mail);
    job.result({ ...summary, ...(withBody && { subject, text }) }, () => {
      const facts = pairs([
        ["key", summary.dedupeKey],
        ["kind", summary.kind],
        ["to", summary.to || "(forgotten)"],
        ["status", summary.status],
        ["tries", String(summary.attempts)],
        ["written", when(summary.createdAt, job.now)],
        ["next try", when(summary.nextAttemptAt, job.now)],
        ["sent", when(summary.sentAt, job.now)],
        ["last error", summary.lastError ?? "-"],
      ]);
      return withBody ? `${facts}\n\n${section(subject, text)}` : facts;
    });
    return DONE;
  });
}
