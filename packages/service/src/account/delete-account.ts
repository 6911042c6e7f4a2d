import { leaveClubs } from "../club/leave-clubs.ts";
import type { Context } from "../context.ts";
import { withoutPerson } from "../lobby/leave-match.ts";
import { servedQueue } from "../lobby/queue.ts";
import { editMatch } from "../match/edit.ts";
import { endLoansOf } from "../match/lending.ts";
import { placeOf } from "../match/people.ts";
import { writeRows } from "../match/rows.ts";
import { talksOf } from "../match/talks.ts";
import type { Accounts } from "./accounts.ts";
import { handOverSeat } from "./hand-over-seat.ts";

/**
 * Removes a user: bots take their seats, and nothing personal stays. Removed are the profile, the dashboard, notes and
 * letters at tables, the place in clubs, the addresses of their calendar and of webhooks, access tokens, the times when
 * they were last reached, waiting notifications, unsent deliveries, the knowledge about the address, and the account
 * with its sessions. Name and face are removed at every table, for everybody, even in matches that are over. (The log
 * names seats, never people, so it shows the new name as well.) Safe to repeat after a failure: the session in
 * `headers`, of the person who asks, ends last.
 *
 * Some things stay. The answers given at tables, and the places in the results of clubs, stay under the user's id,
 * which leads nowhere any more. The match belongs to the other players too, and its dealing could not be checked
 * without the answers. The fact that a mail of some kind was sent to that id stays for 30 days, without address or
 * text. Counters under hashes stay for a day. A sign-in link that was requested and not used stays for a day: only its
 * reader can use it, and gets a new account by it. Backups stay as long as they are kept.
 */
export async function deleteAccount(
  context: Context,
  accounts: Accounts,
  userId: string,
  headers = new Headers(),
): Promise<void> {
  const { store } = context;
  // Otherwise another device that looks in meanwhile would bring things back.
  await accounts.endOtherSessions(userId, headers);
  const email = await context.emailOf(userId);
  for (const { matchId } of await store.memberships.list(userId)) {
    // Before the seat is left, because it says with whom they talked.
    await removeLetters(context, userId, matchId);
    await leaveTable(context, userId, matchId);
    await store.notes.remove(userId, matchId);
    await store.memberships.remove(userId, matchId);
  }
  await leaveClubs(context, userId);
  await store.calendars.remove(userId);
  for (const { id } of await store.accessTokens.list(userId)) await store.accessTokens.remove(userId, id);
  // Nobody writes to a user without a profile, so everything removed from here on stays removed.
  await store.profiles.delete(userId);
  await store.notifications.forget(userId);
  await store.outbox.deleteAllOf({ userId, email });
  await store.reached.forget(userId);
  if (email !== null) await store.addresses.forget(email);
  await accounts.remove(userId);
  // Another page of the same browser may have looked in before the last session ended.
  await store.profiles.delete(userId);
}

async function removeLetters({ store }: Context, userId: string, matchId: string): Promise<void> {
  const meta = await store.matches.meta(matchId);
  for (const talk of meta === undefined ? [] : talksOf(meta, placeOf(meta, userId).owns)) {
    for (const { id } of await store.letters.by(talk, userId)) await store.letters.remove(talk, id);
  }
}

/** Out of the lobby, or away from the table if the match has started meanwhile. */
async function leaveTable(context: Context, userId: string, matchId: string): Promise<void> {
  const { webhooks, matches } = context.store;
  const lent = await matches.meta(matchId);
  if (lent !== undefined) await endLoansOf(context, userId, lent);
  const left = await editMatch(context, matchId, (meta) =>
    meta.status === "lobby" && placeOf(meta, userId).plays !== null
      ? servedQueue(context, withoutPerson(meta, userId))
      : meta,
  );
  const isTheirs = left.hasWebhook === true && (await webhooks.get(matchId))?.owner === userId;
  if (isTheirs) await webhooks.remove(matchId);
  if (left.status === "lobby") await writeRows(context, left, null);
  else if (placeOf(left, userId).plays !== null) await handOverSeat(context, userId, matchId);
}
