import type { House } from "../house.ts";
import { editMatch } from "../lobby/edit-lobby.ts";
import { withoutPerson } from "../lobby/leave-match.ts";
import { seatOf } from "../play/seat.ts";
import type { Accounts } from "./accounts.ts";
import { handOverSeat } from "./hand-over-seat.ts";

/** Removes a user: bots take their seats, and nothing personal stays. Safe to repeat after a failure. */
export async function deleteAccount(house: House, accounts: Accounts, userId: string): Promise<void> {
  for (const { matchId } of await house.store.memberships.list(userId)) {
    const meta = await house.store.matches.meta(matchId);
    if (meta?.status === "lobby") {
      await editMatch(house, matchId, (m) => (seatOf(m, userId) === null ? m : withoutPerson(m, userId)));
    } else if (meta?.status === "playing" || meta?.status === "over") {
      await handOverSeat(house, userId, matchId);
    }
    await house.store.memberships.remove(userId, matchId);
  }
  for (const notice of await house.store.notices.list(userId)) await house.store.notices.delete(notice);
  await house.store.profiles.delete(userId);
  await accounts.remove(userId);
}
