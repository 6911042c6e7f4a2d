import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { editMatch } from "../match/edit.ts";
import { callerAt } from "../match/people.ts";
import { writeRows } from "../match/rows.ts";
import { Refusal } from "../refusal.ts";
import { servedQueue } from "./queue.ts";

/** Refuses a match that is no longer in its lobby. @throws Refusal `match/started`, `match/cancelled` */
export function checkInLobby(meta: MatchMeta): void {
  if (meta.status === "cancelled") throw new Refusal("match/cancelled");
  if (meta.status !== "lobby") throw new Refusal("match/started");
}

/** @throws Refusal `match/not-host` */
export function checkHost(meta: MatchMeta, userId: string): void {
  if (meta.host !== userId) throw new Refusal("match/not-host");
}

/** The caller, with their invitation if they have one. */
export interface Visitor {
  readonly userId: string;
  readonly token?: string | undefined;
}

/**
 * {@link editMatch} for a match in its lobby. Seats that become free go to those who wait. The dashboards of everybody
 * there are updated at once.
 * @throws Refusal `match/started`, `match/cancelled`, and `match/unknown` to strangers without an invitation
 */
export async function editLobby(
  context: Context,
  matchId: string,
  { userId, token }: Visitor,
  change: (meta: MatchMeta) => MatchMeta | Promise<MatchMeta>,
): Promise<MatchMeta> {
  const saved = await editMatch(context, matchId, async (meta) => {
    if (token !== meta.inviteToken) callerAt(meta, userId);
    checkInLobby(meta);
    const changed = await change(meta);
    return changed === meta ? meta : servedQueue(context, changed);
  });
  await writeRows(context, saved, null);
  return saved;
}
