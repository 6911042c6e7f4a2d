import type { Json } from "./json.ts";

/** Who sits in a seat: a person, a bot of the named strength, or nobody yet. */
export type SeatPlayer = { readonly userId: string } | { readonly bot: string } | null;

/** One seat of a match, as the lobby knows it. */
export interface SeatMeta {
  readonly player: SeatPlayer;
  /** Display name at this table; empty while the seat is open. */
  readonly name: string;
  /** Seed of the portrait, drawn by the web app. */
  readonly portrait?: string;
  /** What this player mixed into the shuffle key (hex). */
  readonly contribution?: string;
}

export type MatchStatus = "lobby" | "playing" | "over" | "cancelled";

/** Everything about a match that is not play: nothing in here is secret except the invitation token. */
export interface MatchMeta {
  readonly id: string;
  readonly game: string;
  /** Version of the rules under which the match was created; each record carries its own. */
  readonly rulesVersion: string;
  readonly options: Json;
  readonly seatCount: number;
  /** In turn order once the match is playing. */
  readonly seats: readonly SeatMeta[];
  /** User id of the host. */
  readonly host: string;
  readonly status: MatchStatus;
  readonly visibility: "private" | "open";
  readonly seatOrder: "random" | "chosen";
  readonly inviteToken: string;
  /** Hash of the secret, published before the first card is dealt (hex). */
  readonly commitment: string;
  /** The contributions in the order in which they were mixed into the key; fixed when the match starts. */
  readonly contributions?: readonly string[];
  /** ISO times. */
  readonly createdAt: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  /** Id of the match that this one repeats. */
  readonly rematchOf?: string;
  /** Id of the rematch, once there is one. */
  readonly nextMatch?: string;
  readonly outcome?: Json;
  /** Counts the saves, from 1; a save of an older one is refused. */
  readonly rev: number;
}

/** What decides the shuffles of a match. Never goes into a view, a log or an event while the match runs. */
export interface MatchSecret {
  /** Hex. */
  readonly secret: string;
}

/** One stored answer (or start, or other input of the kernel) and everything that followed from it. */
export interface MatchRecord {
  readonly matchId: string;
  /** From 1, without gaps. */
  readonly seq: number;
  /** ISO time. */
  readonly at: string;
  /** Made by the client; a repeat with the same id is the same answer. */
  readonly answerId?: string;
  /** The person who answered; absent for bots, deadlines and the start. */
  readonly userId?: string;
  /** Version of the rules that made this record. */
  readonly rulesVersion: string;
  readonly input: Json;
  readonly events: readonly Json[];
  /** Per viewer: how many events were told after this record. */
  readonly told: Json;
  /** Who is asked what after this record; projections are made from it. */
  readonly waiting: Json;
  /** Furthest position used in the random stream. */
  readonly randomAt: number;
  /** The state, when this record ended a step. */
  readonly snapshot?: Json;
}

/** A record without its snapshot, as log pages need it. */
export type LogRecord = Omit<MatchRecord, "snapshot">;

/** What it takes to resume a match. */
export interface LoadedMatch {
  readonly meta: MatchMeta;
  readonly secret: MatchSecret;
  /** Ascending, from the newest record with a snapshot to the newest record; empty before the start. */
  readonly tail: readonly MatchRecord[];
}

/**
 * Which part of the log: `after` a sequence number going up, or `before` one going down; with neither, the
 * newest. The answer is always in ascending order and at most `limit` long.
 */
export interface RecordRange {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
}

export interface MatchStore {
  /** Writes meta (with rev 1), secret and invitation together. `store/exists` if the id or token is taken. */
  createLobby(meta: Omit<MatchMeta, "rev">, secret: MatchSecret): Promise<MatchMeta>;
  /** The match without its secret, or undefined. */
  meta(id: string): Promise<MatchMeta | undefined>;
  /** Several at once, in no particular order; unknown ids are left out. */
  metas(ids: readonly string[]): Promise<MatchMeta[]>;
  /** Saves over the revision that was read and returns the next one. `store/conflict` if somebody was faster. */
  saveMeta(meta: MatchMeta): Promise<MatchMeta>;
  /** The match that an invitation token leads to. */
  findByInvite(token: string): Promise<MatchMeta | undefined>;
  /** Open matches whose lobby is waiting for players, newest first; lags behind a save by moments. */
  listOpen(limit: number): Promise<MatchMeta[]>;
  /** All it takes to resume, secret included: for the engine, never for a view of a lobby. */
  load(id: string): Promise<LoadedMatch | undefined>;
  /** The secret alone, to be shown when the match is over. */
  loadSecret(id: string): Promise<MatchSecret | undefined>;
  /** Writes the next record. Throws {@link SequenceTakenError} with the winner if its place is taken. */
  append(record: MatchRecord): Promise<void>;
  /** A page of the log. */
  records(id: string, range: RecordRange): Promise<LogRecord[]>;
  /** Ascending, from the newest record with a snapshot at or before `upTo`, to the record `upTo`. */
  stretch(id: string, upTo: number): Promise<MatchRecord[]>;
  /** The record an answer id made, looked for among the newest `lookBack` (100) records. */
  findAnswer(id: string, answerId: string, lookBack?: number): Promise<MatchRecord | undefined>;
}
