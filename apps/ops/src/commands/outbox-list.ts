import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { mailSummary, unsentMails } from "../operate/mails.ts";

/** `outbox list` */
export function outboxList(registry: Registry, parent: Command): void {
  const command = parent
    .command("list")
    .summary("mails that wait, and those that were given up")
    .description(
      "Lists mails that wait to be sent, soonest first, and those that were given up after all tries, newest first. What was sent is forgotten at once.",
    )
    .option("--dead", "only those that were given up");
  does<{ dead?: boolean }>(registry, command, async (job) => {
    const { operations } = await job.desk();
    const mails = (await unsentMails(operations, job.options.dead === true ? "dead" : undefined)).map(
      mailSummary,
    );
    job.result(mails, () =>
      columns(
        ["key", "kind", "to", "status", "tries", "written", "next try", "last error"],
        mails.map((mail) => [
          mail.dedupeKey,
          mail.kind,
          mail.to,
          mail.status,
          String(mail.attempts),
          when(mail.createdAt, job.now),
          when(mail.nextAttemptAt ?? mail.leaseUntil, job.now),
          (mail.lastError ?? "-").slice(0, 80),
        ]),
        "No mail waits.",
      ),
    );
    return DONE;
  });
}
