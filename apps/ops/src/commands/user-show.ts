import { shown } from "@consigliere/service/account/devices";
import { fullPreferences } from "@consigliere/service/account/preferences";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns, pairs, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { personNamed } from "../person.ts";

/** `user show <who>` */
export function userShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show <who>")
    .summary("profile, address, matches, what they wait to be told")
    .description(
      "Shows somebody by address or user id: preferences, whether mail reaches them, their matches, notifications and unsent deliveries.",
    );
  does(registry, command, async (job, who = "") => {
    const desk = await job.desk();
    const person = await personNamed(desk, who);
    const data = await desk.operations.users.everythingAbout(person);
    const { unsubscribeToken: _, devices = [], ...others } = data.profile ?? { unsubscribeToken: "" };
    // Anyone with a device's address and its keys can send to it.
    const profile = { ...others, devices: devices.map((device) => shown(device)) };
    const matches = data.memberships.map(({ matchId, game, status, seat, myTurn, deadline, muted }) => ({
      matchId,
      game,
      status,
      seat: seat ?? null,
      myTurn,
      deadline: deadline ?? null,
      muted,
    }));
    const notifications = data.notifications.map(({ kind, matchId, at }) => ({ kind, matchId, at }));
    const deliveries = data.deliveries.map(({ dedupeKey, channel, status, lastError }) => ({
      dedupeKey,
      channel,
      status,
      lastError,
    }));
    const address = data.address ?? null;
    job.result({ ...person, profile, address, matches, notifications, deliveries }, () => {
      const known = data.profile;
      const wanted = Object.entries(fullPreferences(known ?? { preferences: {} }, person.email));
      return [
        pairs([
          ["user id", person.userId],
          ["address", person.email ?? "none (a guest)"],
          ["mail arrives", address === null ? "-" : `${address.status} ${address.reason}`.trim()],
          ["devices", devices.map(({ name }) => name).join(", ") || "none"],
          ["name", known?.name ?? "(no profile)"],
          ["language, zone", known === undefined ? "-" : `${known.locale}, ${known.timeZone}`],
          [
            "is told of",
            wanted.map(([about, channels]) => `${about}: ${channels.join(" ") || "not"}`).join(", "),
          ],
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
              when(m.deadline, job.now),
            ]),
          ),
        ),
        section(
          "Notifications",
          columns(
            ["kind", "match", "noted"],
            notifications.map((n) => [n.kind, n.matchId, when(n.at, job.now)]),
          ),
        ),
        section(
          "Unsent deliveries",
          columns(
            ["key", "channel", "status", "error"],
            deliveries.map((m) => [m.dedupeKey, m.channel, m.status, m.lastError ?? "-"]),
          ),
        ),
      ].join("\n\n");
    });
    return DONE;
  });
}
