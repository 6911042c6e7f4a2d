import type { Club } from "@consigliere/store/clubs";
import type { Context } from "../context.ts";
import { isIn, withoutMember } from "./members.ts";

/**
 * Takes somebody who is gone off the lists of their clubs. Results contain no names, so the matches they played stay,
 * under nobody's name. Safe to repeat.
 */
export async function leaveClubs({ store }: Context, userId: string): Promise<void> {
  for (const id of await store.clubs.idsOf(userId)) {
    await store.clubs.change(id, (club) => withoutMember(club, userId));
  }
}

/** Gives a guest's place in clubs and in their results to an account. Safe to repeat. */
export async function moveClubs({ store }: Context, guestId: string, userId: string): Promise<void> {
  for (const id of await store.clubs.idsOf(guestId)) {
    await store.clubs.moveResults(id, guestId, userId);
    await store.clubs.change(id, (club) => replaced(club, guestId, userId));
  }
}

function replaced(club: Club, guestId: string, userId: string): Club {
  if (!isIn(club, guestId)) return club;
  const isKnown = isIn(club, userId);
  const members = club.members.flatMap((one) =>
    one.userId !== guestId ? one : isKnown ? [] : { ...one, userId },
  );
  const { season } = club;
  const players = season?.players.map((one) => (one === guestId ? userId : one)) ?? [];
  return {
    ...club,
    members,
    founder: club.founder === guestId ? userId : club.founder,
    ...(season && { season: { ...season, players: [...new Set(players)] } }),
  };
}
