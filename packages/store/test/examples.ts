import { randomUUID } from "node:crypto";
import type { MatchMeta, MatchRecord, MatchSecret } from "../src/matches.ts";
import type { MembershipProjection } from "../src/memberships.ts";
import type { Delivery } from "../src/outbox.ts";
import type { Profile } from "../src/profiles.ts";
import type { Store } from "../src/store.ts";

export const secret: MatchSecret = { secret: "c0ffee", salt: "5a17" };

export function lobby(changes: Partial<MatchMeta> = {}): Omit<MatchMeta, "rev"> {
  return {
    id: randomUUID(),
    game: "family-business",
    rulesVersion: "1.0.0",
    options: { rushes: true },
    seatCount: 2,
    seats: [
      { player: { userId: "ann" }, name: "Ann", portrait: "p1", contribution: "ab" },
      { player: null, name: "" },
    ],
    host: "ann",
    status: "lobby",
    houseRules: { visibility: "private" },
    inviteToken: randomUUID(),
    commitment: "feed",
    createdAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
}

/** A record as the engine would hand it over; every fifth ends a step. */
export function record(matchId: string, seq: number, changes: Partial<MatchRecord> = {}): MatchRecord {
  return {
    matchId,
    seq,
    at: new Date(Date.UTC(2026, 0, 1) + seq * 1000).toISOString(),
    answerId: `answer-${seq}`,
    userId: "ann",
    rulesVersion: "1.0.0",
    input: { kind: "answer", seat: 0, prompt: `p${seq}`, value: ["card:contract-3"] },
    events: [{ type: "played", card: "contract-3", 数: 1.5, empty: "" }],
    draws: [],
    told: { all: seq, 0: seq },
    waiting: [{ seat: 1, prompt: `p${seq + 1}` }],
    randomAt: seq * 64,
    viewHashes: [],
    link: { head: `head-${seq}`, shown: [] },
    ...(seq % 5 === 1 && { snapshot: { turn: seq, deck: Array.from({ length: 60 }, (_, card) => card) } }),
    ...changes,
  };
}

export function withoutSnapshot({ snapshot: _, ...rest }: MatchRecord): MatchRecord {
  return rest;
}

/** A match whose records each end a step, written one after the other as in play. */
export async function stepsOf(
  { matches }: Pick<Store, "matches">,
  length: number,
): Promise<{ id: string; written: MatchRecord[] }> {
  const { id } = await matches.createLobby(lobby(), secret);
  const written: MatchRecord[] = [];
  const cards = Array.from({ length: 300 }, (_, card) => card * card * 7919);
  for (let seq = 1; seq <= length; seq++) {
    const next = record(id, seq, {
      snapshot: { turn: seq, 札: "王", deck: cards.slice(seq), pile: cards.slice(0, seq) },
    });
    await matches.append(next, written.at(-1));
    written.push(next);
  }
  return { id, written };
}

/** A match with records 1 to `length`. */
export async function matchOf({ matches }: Store, length: number): Promise<string> {
  const { id } = await matches.createLobby(lobby(), secret);
  for (let seq = 1; seq <= length; seq += 50) {
    const some = Array.from({ length: Math.min(50, length - seq + 1) }, (_, next) => record(id, seq + next));
    await Promise.all(some.map((each) => matches.append(each)));
  }
  return id;
}

export function projection(changes: Partial<MembershipProjection> = {}): MembershipProjection {
  return {
    userId: "ann",
    matchId: "m1",
    game: "family-business",
    seat: 0,
    status: "playing",
    myTurn: true,
    promptIds: ["p1"],
    topic: "play-or-discard",
    deadline: "2026-01-03T00:00:00.000Z",
    summary: { alive: 9 },
    opponents: ["Bob"],
    updatedSeq: 1,
    updatedRev: 1,
    updatedAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
}

export function delivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    channel: "pigeon",
    to: "ann@example.org",
    payload: { ring: "Your turn", grains: 3 },
    userId: "ann",
    kind: "your-turn",
    dedupeKey: "ann#p1",
    ...changes,
  };
}

export function profile(changes: Partial<Profile> = {}): Profile {
  return {
    userId: randomUUID(),
    name: "アン",
    locale: "ja",
    timeZone: "Asia/Tokyo",
    portrait: { seed: 7 },
    preferences: { matchEnd: [] },
    unsubscribeToken: randomUUID(),
    ...changes,
  };
}
