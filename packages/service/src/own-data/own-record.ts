/** Somebody's record, made from their finished matches on each look: nothing is stored for it. */
import { meetingsOf } from "@consigliere/contract/club-statistics";
import { MOST_RESULTS } from "@consigliere/contract/clubs";
import type { OwnRecord, SharedRecord } from "@consigliere/contract/record";
import { recordFigures } from "@consigliere/contract/record-figures";
import type { Outcome } from "@consigliere/engine/game";
import type { MatchMeta } from "@consigliere/store/matches";
import { clubFor } from "../club/clubs.ts";
import { memberOf } from "../club/members.ts";
import type { Context } from "../context.ts";
import { ownersAt, placeOf } from "../match/people.ts";
import { resultOf } from "../match/result.ts";
import { Refusal } from "../refusal.ts";

type Finished = MatchMeta & Required<Pick<MatchMeta, "endedAt" | "outcome">>;

/** The matches that somebody finished with a seat of their own, newest first. */
export async function finishedBy({ store }: Context, userId: string): Promise<Finished[]> {
  const rows = (await store.memberships.list(userId)).filter(({ status }) => status === "over");
  const newest = rows.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, MOST_RESULTS);
  const metas = await store.matches.metas(newest.map(({ matchId }) => matchId));
  return metas
    .filter((meta): meta is Finished => meta.endedAt !== undefined && meta.outcome !== undefined)
    .filter((meta) => placeOf(meta, userId).owns !== null)
    .toSorted((a, b) => b.endedAt.localeCompare(a.endedAt));
}

/** All results of somebody, with the people in them. */
export async function readOwnRecord(context: Context, userId: string): Promise<OwnRecord> {
  return recordIn(await finishedBy(context, userId), userId).record;
}

interface Named {
  readonly record: OwnRecord;
  /** The id of a user in the record; undefined: they are not in it. */
  readonly idOf: (userId: string) => string | undefined;
}

function recordIn(metas: readonly Finished[], userId: string): Named {
  // Somebody met at several tables has the name of the newest.
  const people = new Map<string, OwnRecord["people"][number]>();
  for (const meta of metas) {
    for (const { userId: one, seat } of ownersAt(meta)) {
      const { name = "", portrait = null } = meta.seats[seat] ?? {};
      if (!people.has(one))
        people.set(one, { id: String(people.size), name, portrait, isMe: one === userId });
    }
  }
  const idOf = (one: string) => people.get(one)?.id;
  const results = metas.map((meta) => {
    const outcome = meta.outcome as unknown as Outcome;
    const { stat = null, seats, ...result } = resultOf(meta, { endedAt: meta.endedAt, outcome });
    return {
      ...result,
      stat,
      seats: seats.map(({ player, place, score = null }) => ({
        person: "userId" in player ? (idOf(player.userId) ?? null) : null,
        place,
        score,
      })),
    };
  });
  return { record: { people: [...people.values()], results }, idOf };
}

/**
 * The figures of a member of a club of mine who shares them, as I share mine. The people whom they played with are not
 * in them. @throws Refusal `club/unknown`, `club/member-unknown`
 */
export async function readMemberRecord(
  context: Context,
  userId: string,
  clubId: string,
  member: string,
): Promise<SharedRecord> {
  const friendId = memberOf(await clubFor(context, userId, clubId), member);
  const profiles = await context.store.profiles.getMany([userId, friendId]);
  const friend = profiles.find((one) => one.userId === friendId);
  const isShared = profiles.every(({ sharesRecord }) => sharesRecord === true);
  if (friend === undefined || friendId === userId || !isShared) throw new Refusal("club/member-unknown");
  const { record, idOf } = recordIn(await finishedBy(context, friendId), friendId);
  const them = idOf(friendId) ?? "";
  return {
    name: friend.name,
    ...recordFigures(record.results, them),
    meetings: meetingsOf(record.results, them, idOf(userId) ?? ""),
  };
}
