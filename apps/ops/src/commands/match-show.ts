import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns, pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { readState } from "../operate/export-match.ts";
import { inspectMatch, type MatchReport } from "../operate/inspect-match.ts";
import { SPOILER } from "../printer.ts";
import { STANDSTILL } from "../words.ts";

/** `match show <id>` */
export function matchShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show <id>")
    .summary("status, seats, whose turn, deadlines, records, due work, notifications, deliveries")
    .description(
      "Shows how a match stands, as far as everybody at the table may know it. Deliveries are those that wait or were given up.",
    )
    .option(
      "--spoil",
      "also the whole hidden state and answers given in advance: this spoils a running match",
    );
  does<{ spoil?: boolean }>(registry, command, async (job, id = "") => {
    const { context, operations } = await job.desk();
    const spoil = job.options.spoil === true;
    if (spoil) job.note(SPOILER);
    const report = await inspectMatch(context, operations, id, { spoil });
    const state = spoil ? await readState(context, id) : null;
    job.result({ ...report, ...(spoil && { state }) }, () => {
      const text = textOf(report, job.now);
      return spoil ? `${text}\n\n${section("State", JSON.stringify(state, null, 2))}` : text;
    });
    return DONE;
  });
}

function textOf(report: MatchReport, now: Date): string {
  const { meta, seats, waiting, outcome, versions, due, notifications, deliveries } = report;
  const seatName = (seat: number) => `${seat} ${seats[seat]?.name ?? ""}`;
  const facts: [string, string][] = [
    ["match", meta.id],
    ["game", meta.game],
    ["status", `${meta.status}${report.standstill === null ? "" : `: ${STANDSTILL[report.standstill]}`}`],
    [
      "rules",
      `${versions.made}${versions.records.length === 0 ? "" : `, records ${versions.records.join(", ")}`}`,
    ],
    ["opened", when(meta.createdAt, now)],
    ["started", when(meta.startedAt, now)],
    ["ended", when(meta.endedAt, now)],
    ["records", `${report.records}, newest ${when(report.newestAt, now)}`],
    ["options", JSON.stringify(meta.options)],
  ];
  if (outcome !== null) facts.push(["outcome", `${outcome.reason}, places ${outcome.placements.join(" ")}`]);
  const people = seats.map(({ seat, name, userId, bot, isHost, mode }) => [
    String(seat),
    name || "(free)",
    userId ?? (bot === null ? "-" : `bot ${bot}`),
    `${mode}${isHost ? ", host" : ""}`,
  ]);
  return [
    pairs(facts),
    section("Seats", columns(["seat", "name", "player", "mode"], people)),
    section(
      "Waits for",
      columns(
        ["seat", "decision", "since", "deadline"],
        waiting.map((w) => [
          seatName(w.seat),
          w.topic,
          when(w.since, now),
          w.deadline === null ? "-" : when(w.deadline, now),
        ]),
      ),
    ),
    section(
      "Due work",
      columns(
        ["kind", "seat", "at", ""],
        due.map((w) => [w.kind, seatName(w.seat), when(w.at, now), w.isMoot ? "(decided already)" : ""]),
      ),
    ),
    section(
      "Notifications",
      columns(
        ["to", "kind", "noted"],
        notifications.map((n) => [n.name, n.kind, when(n.at, now)]),
      ),
    ),
    section(
      "Deliveries",
      columns(
        ["key", "channel", "to", "status", "error"],
        deliveries.map((m) => [m.dedupeKey, m.channel, m.to, m.status, m.lastError ?? "-"]),
      ),
    ),
  ].join("\n\n");
}
