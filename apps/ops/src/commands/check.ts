import { AUTOMATIC_ANSWER, PROMISED_ACTION } from "@consigliere/service/follow-up/schedule";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, REFUSED } from "../failure.ts";
import { columns, pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { checkAll, type Health, isHealthy } from "../operate/check-all.ts";
import { gistOf } from "../operate/kept-feedback.ts";
import type { Failure } from "../target/failure-queue.ts";
import { MATCH_FAULT, projectionLine, STANDSTILL } from "../words.ts";

/** A failure without anything from a mail: the addresses that its feedback is about, each with the carrier's code. */
type FailureLine = Omit<Failure, "feedback"> & { readonly about: readonly string[] };

type Report = Health & { readonly failures: readonly FailureLine[] };

/** `check` */
export function check(registry: Registry, parent: Command): void {
  const command = parent
    .command("check")
    .summary("looks at everything and names what is wrong")
    .description(
      "Looks for matches that stand still, work that is overdue by more than ten minutes, deliveries that were given up, what the stream and the feedback about mail gave up, lost addresses, and dashboards or deadlines that differ from their records. Changes nothing; reads the whole table. Exit code 1: something needs attention.",
    )
    .option("--deep", "also run every match again from its records, as `match verify` does");
  does<{ deep?: boolean }>(registry, command, async (job) => {
    const { context, operations } = await job.desk();
    const health = await checkAll(context, operations, { deep: job.options.deep === true });
    const failures = (await job.target.failures.list()).map(lineOf);
    const report = { ...withoutSpoilers(health), failures };
    job.result(report, () => textOf(report, job.now));
    return isHealthy(health) && failures.length === 0 ? DONE : REFUSED;
  });
}

function lineOf({ feedback, ...failure }: Failure): FailureLine {
  return { ...failure, about: feedback === null ? ["records of the stream"] : feedback.flatMap(gistOf) };
}

/** An overdue standing answer is counted like a deadline, so its owner stays hidden. */
function withoutSpoilers(health: Health): Health {
  return {
    ...health,
    overdue: health.overdue.map((work) =>
      work.kind === AUTOMATIC_ANSWER || work.kind === PROMISED_ACTION
        ? { ...work, kind: "automatic", key: "hidden", payload: null }
        : work,
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
      ["failures", String(report.failures.length)],
      ["lost addresses", String(lostAddresses.length)],
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
    stuck.map((m) => [m.id, m.game, when(m.changedAt, now), STANDSTILL[m.standstill]]),
  );
  add(
    "Differing from their records (failures retry)",
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
    "Overdue",
    ["kind", "key", "due", "tries"],
    overdue.map((work) => [work.kind, work.key, when(work.at, now), String(work.attempts)]),
  );
  add(
    "Dead deliveries (failures retry)",
    ["key", "channel", "to", "error"],
    deadDeliveries.map((d) => [d.dedupeKey, d.channel, d.to, d.lastError ?? "-"]),
  );
  add(
    "Given up (failures retry)",
    ["id", "given up", "about", "reason"],
    report.failures.map((f) => [f.id, when(f.at, now), f.about.join(", ") || "(unreadable)", f.reason]),
  );
  const isWell = parts.length === 1;
  add(
    "Lost addresses (their owners mend that by signing in by mail)",
    ["address", "status", "reason"],
    lostAddresses.map(({ email, status, reason }) => [email, status, reason || "-"]),
  );
  if (isWell) parts.push("All is well.");
  return parts.join("\n\n");
}
