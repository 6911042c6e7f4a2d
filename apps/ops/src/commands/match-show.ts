import type { Person } from "@consigliere/service/account/person";
import type { Context } from "@consigliere/service/context";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns, pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { readState } from "../operate/export-match.ts";
import { inspectMatch, type MatchReport } from "../operate/inspect-match.ts";
import { personNamed } from "../person.ts";
import { SPOILER } from "../printer.ts";
import { STANDSTILL } from "../words.ts";

/** `match show <what>` */
export function matchShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show <what>")
    .summary("how a match stands, or somebody's matches and whether mail reaches them")
    .description(
      "Shows how a match stands, as far as everybody at the table may know it: by its id, the address of its page, or its invitation. Deliveries are those that wait or were given up. By the address or user id of a person, it lists their matches, and says whether mail reaches them.",
    )
    .option(
      "--spoil",
      "also the whole hidden state and answers given in advance: this spoils a running match",
    );
  does<{ spoil?: boolean }>(registry, command, async (job, what = "") => {
    const ops = await job.context();
    const { context, operations } = ops;
    const id = await matchNamed(context, what);
    if (id === null) {
      const player = await playerReport(context, await personNamed(ops, what, "match or person"));
      job.result(player, () => playerText(player, job.now));
      return DONE;
    }
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

/** The match with an id, at an address or behind an invitation; null if it must be a person that is named. */
async function matchNamed({ store: { matches } }: Context, what: string): Promise<string | null> {
  const word =
    what
      .replace(/\/?([?#].*)?$/, "")
      .split("/")
      .at(-1) ?? what;
  if (word.includes("@")) return null;
  const meta = (await matches.meta(word)) ?? (await matches.findByInvite(word));
  return meta?.id ?? null;
}

async function playerReport({ store }: Context, { userId, email }: Person) {
  const address = email === null ? null : await store.addresses.get(email);
  const rows = await store.memberships.list(userId);
  return {
    userId,
    email,
    mail: address === null ? null : { status: address.status, reason: address.reason, since: address.since },
    matches: rows.map(({ matchId, game, status, seat, myTurn, deadline, muted }) => ({
      matchId,
      game,
      status,
      seat: seat ?? null,
      myTurn,
      deadline: deadline ?? null,
      muted,
    })),
  };
}

function playerText({ userId, email, mail, matches }: Awaited<ReturnType<typeof playerReport>>, now: Date) {
  return [
    pairs([
      ["user id", userId],
      ["address", email ?? "none (a guest)"],
      ["mail arrives", mail === null ? "-" : `${mail.status} ${mail.reason}`.trim()],
    ]),
    section(
      "Matches",
      columns(
        ["match", "game", "status", "seat", "their turn", "deadline"],
        matches.map((m) => [
          m.matchId,
          m.game,
          `${m.status}${m.muted ? ", muted" : ""}`,
          m.seat === null ? "-" : String(m.seat),
          m.myTurn ? "yes" : "-",
          when(m.deadline, now),
        ]),
      ),
    ),
  ].join("\n\n");
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
