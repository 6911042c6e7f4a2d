/** Whether a player can be reached at all. Their tables show if no channel leads to somebody, and no more. */
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { editMatch } from "../match/edit.ts";
import { openTable } from "../match/load.ts";
import { type Place, personIn } from "../match/people.ts";
import { isDamaged } from "../match/stored-match.ts";
import { isAddressLost } from "./email/address.ts";
import type { OpenNotification } from "./open-notification.ts";

/** Whether somebody has a device, or an address at which mail arrives. */
export async function isReachable(context: Context, userId: string): Promise<boolean> {
  const profile = await context.store.profiles.get(userId);
  if ((profile?.devices ?? []).length > 0) return true;
  const email = await context.emailOf(userId);
  return email !== null && !(await isAddressLost(context, email));
}

/** Updates the tables of these notifications, if they show something else about whether the reader can be reached. */
export async function showReach(
  context: Context,
  userId: string,
  notifications: readonly OpenNotification[],
  isReached: boolean,
): Promise<void> {
  const tables = new Map(notifications.map((each) => [each.meta.id, each]));
  for (const { meta, place } of tables.values()) {
    const isNew = meta.status === "playing" && shown(meta, userId, isReached) !== meta;
    if (isNew && !(await isAskedInSecret(context, meta, place)))
      await editMatch(context, meta.id, (now) => shown(now, userId, isReached));
  }
}

/** The match with a seat marked as reachable or not; the same object if it already says so. */
function shown(meta: MatchMeta, userId: string, isReached: boolean): MatchMeta {
  const seat = meta.seats.findIndex((each) => personIn(each) === userId);
  const mine = meta.seats[seat];
  if (mine === undefined || (mine.unreachable !== true) === isReached) return meta;
  const { unreachable: _, ...rest } = mine;
  return { ...meta, seats: meta.seats.with(seat, isReached ? rest : { ...rest, unreachable: true }) };
}

/**
 * If nobody may know who has answered, only those are told who have not. So the result of telling must stay invisible.
 */
async function isAskedInSecret(context: Context, meta: MatchMeta, { plays }: Place): Promise<boolean> {
  try {
    const { run } = await openTable(context, meta.id, meta);
    return run.questions().some((asked) => asked.window.hidesAnswered && asked.seat === plays);
  } catch (error) {
    // Nobody sees that table, and other tables wait for the same reader.
    if (isDamaged(error)) return true;
    throw error;
  }
}
