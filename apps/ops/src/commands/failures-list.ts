import { matchesIn } from "@consigliere/service/operate/follow-up";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { when } from "../format/when.ts";
import type { StreamFailure } from "../target/failure-queue.ts";

/** `failures list` */
export function failuresList(registry: Registry, parent: Command): void {
  const command = parent
    .command("list")
    .summary("parts of the stream that were given up")
    .description(
      "Lists what the stream function failed on for good, and the matches it is about as long as the stream has the records (24 hours): their dashboards, mails and bots may lag behind.",
    );
  does(registry, command, async (job) => {
    const failures = await Promise.all((await job.target.failures.list()).map(described));
    job.result(failures, () =>
      columns(
        ["id", "given up", "records", "matches", "reason", "place"],
        failures.map(({ id, at, count, matches, reason, place }) => [
          id,
          when(at, job.now),
          String(count),
          matches === null ? "(no longer in the stream)" : matches.join(", ") || "-",
          reason,
          place,
        ]),
        "Nothing was given up.",
      ),
    );
    return DONE;
  });
}

async function described({ records, ...failure }: StreamFailure) {
  const found = await records();
  return { ...failure, matches: found === null ? null : matchesIn(found) };
}
