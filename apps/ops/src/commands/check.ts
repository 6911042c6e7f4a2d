import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, REFUSED } from "../failure.ts";
import { columns, pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { checkAll, type Health, isHealthy } from "../operate/check-all.ts";
import { isHidden } from "../operate/hidden-work.ts";
import { MATCH_FAULT, projectionLine, STANDSTILL } from "../words.ts";

type Report = Health & { readonly failures: number; readonly feedbackFailures: number };

/** `check` */
export function check(registry: Registry, parent: Command): void {
  const command = parent
    .command("check")
    .summary("looks at everything and names what is wrong")
    .description(
      "Looks for matches that stand still, work that is overdue by more than ten minutes, deliveries that were given up, failures of the stream and of feedback about mail, lost addresses, and dashboards or deadlines that differ from their records. Changes nothing; reads the whole table. Ends with 1 when something should be looked at.",
    )
    .option("--deep", "also run every match again from its records, as `match verify` does");
  does<{ deep?: boolean }>(registry, command, async (job) => {
    const { context, operations } = await job.desk();
    const health = await checkAll(context, operations, { deep: job.options.deep === true });
    const failures = (await job.target.failures.list()).length;
    const feedbackFailures = (await job.target.feedbackFailures.list()).length;
    const report = { ...withoutSpoilers(health), failures, feedbackFailures };
    job.result(report, () => textOf(report, job.now));
    return isHealthy(health) && failures + feedbackFailures === 0 ? DONE : REFUSED;
  });
}

/** An overdue standing answer is counted like a deadline, so its owner stays hidden. */
function withoutSpoilers(health: Health): Health {
  return {
    ...health,
    overdue: health.overdue.map((work) =>
      isHidden(work) ? { ...work, kind: "automatic", key: "hidden", payload: null } : work,
    ),
    unsound: health.unsound.map((verdict) => ({
      ...verdict,
      difference: verdict.difference && { ...verdict.difference, expected: "hidden", found: "hidden" },
    })),
  };
}

function textOf(report: Report, now: Date): string {
  const { matches, stuck, sick, leftovers, unreadable, unsound, overdue, deadDeliveries, lostAddresses } =
    report;
  const parts = [
    pairs([
      [
        "matches",
        Object.entries(matches)
          .map(([status, count]) => `${count} ${status}`)
          .join(", "),
      ],
      ["stuck", String(stuck.length)],
      ["overdue work", String(overdue.length)],
      ["dead deliveries", String(deadDeliveries.length)],
      ["stream failures", String(report.failures)],
      ["feedback failures", String(report.feedbackFailures)],
      ["lost addresses", String(lostAddresses)],
      ["differing", String(sick.length + leftovers.length + unsound.length)],
      ["unreadable", String(unreadable.length)],
    ]),
  ];
  const add = (title: string, heading: readonly string[], rows: readonly (readonly string[])[]) => {
    if (rows.length > 0) parts.push(section(title, columns(heading, rows)));
  };
  add(
    "Stuck (match show)",
    ["match", "game", "changed", "why"],
    stuck.map((m) => [
      m.id,
      m.game,
      when(m.changedAt, now),
      m.standstill === null ? "" : STANDSTILL[m.standstill],
    ]),
  );
  add(
    "Differing from their records (match rebuild)",
    ["match", "what"],
    [
      ...sick.flatMap((m) => m.faults.map((fault) => [m.id, projectionLine(fault)])),
      ...leftovers.map((row) => [row.matchId, `${row.userId} has a dashboard row and no seat`]),
    ],
  );
  add(
    "Unsound records (match verify)",
    ["match", "record", "what"],
    unsound.map(({ matchId, difference }) => [
      matchId,
      String(difference?.seq ?? "-"),
      difference === null ? "" : MATCH_FAULT[difference.what],
    ]),
  );
  add(
    "Unreadable",
    ["match", "why"],
    unreadable.map(({ id, why }) => [id, why]),
  );
  add(
    "Overdue (due list --overdue)",
    ["kind", "key", "due", "tries"],
    overdue.map((work) => [work.kind, work.key, when(work.at, now), String(work.attempts)]),
  );
  add(
    "Dead deliveries (outbox retry)",
    ["key", "channel", "to", "error"],
    deadDeliveries.map((d) => [d.dedupeKey, d.channel, d.to, d.lastError ?? "-"]),
  );
  if (report.failures + report.feedbackFailures > 0) {
    parts.push("Something was given up: failures list, failures retry.");
  }
  if (parts.length === 1) parts.push("All is well.");
  return parts.join("\n\n");
}
