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
    const { context, operations } = await job.context();
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
  const textsOf = (sections: readonly Section[]) =>
    sections.flatMap(({ title, heading, rows }) =>
      rows.length === 0 ? [] : [section(title, columns(heading, rows))],
    );
  const faults = textsOf(sectionsOf(report, now));
  const well = faults.length === 0 ? ["All is well."] : [];
  return [countsOf(report), ...faults, ...textsOf([addressesOf(report)]), ...well].join("\n\n");
}

function countsOf(report: Report): string {
  const { matches, stuck, sick, leftovers, unsound, overdue, unreadable } = report;
  const counts = Object.entries(matches).map(([status, count]) => `${count} ${status}`);
  return pairs([
    ["matches", counts.join(", ")],
    ["stuck", String(stuck.length)],
    ["overdue work", String(overdue.length)],
    ["dead deliveries", String(report.deadDeliveries.length)],
    ["failures", String(report.failures.length)],
    ["lost addresses", String(report.lostAddresses.length)],
    ["differing", String(sick.length + leftovers.length + unsound.length)],
    ["unreadable", String(unreadable.length)],
  ]);
}

interface Section {
  readonly title: string;
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The findings for a maintainer, by kind. */
function sectionsOf(report: Report, now: Date): Section[] {
  const { stuck, sick, leftovers, unreadable, unsound, overdue, deadDeliveries, failures } = report;
  return [
    {
      title: "Stuck (match show)",
      heading: ["match", "game", "changed", "why"],
      rows: stuck.map((m) => [m.id, m.game, when(m.changedAt, now), STANDSTILL[m.standstill]]),
    },
    {
      title: "Differing from their records (failures retry)",
      heading: ["match", "what"],
      rows: [
        ...sick.flatMap((m) => m.faults.map((fault) => [m.id, projectionLine(fault)])),
        ...leftovers.map((row) => [row.matchId, `${row.userId} has a dashboard row and no seat`]),
      ],
    },
    {
      title: "Unsound records (match verify)",
      heading: ["match", "record", "what"],
      rows: unsound.map(({ matchId, difference }) => [
        matchId,
        String(difference?.seq ?? "-"),
        difference === null ? "" : MATCH_FAULT[difference.what],
      ]),
    },
    { title: "Unreadable", heading: ["match", "why"], rows: unreadable.map(({ id, why }) => [id, why]) },
    {
      title: "Overdue",
      heading: ["kind", "key", "due", "tries"],
      rows: overdue.map((work) => [work.kind, work.key, when(work.at, now), String(work.attempts)]),
    },
    {
      title: "Dead deliveries (failures retry)",
      heading: ["key", "channel", "to", "error"],
      rows: deadDeliveries.map((d) => [d.dedupeKey, d.channel, d.to, d.lastError ?? "-"]),
    },
    {
      title: "Given up (failures retry)",
      heading: ["id", "given up", "about", "reason"],
      rows: failures.map((f) => [f.id, when(f.at, now), f.about.join(", ") || "(unreadable)", f.reason]),
    },
  ];
}

/** Nobody but their owners can do anything about them. */
function addressesOf({ lostAddresses }: Report): Section {
  return {
    title: "Lost addresses (their owners mend that by signing in by mail)",
    heading: ["address", "status", "reason"],
    rows: lostAddresses.map(({ email, status, reason }) => [email, status, reason || "-"]),
  };
}
