import type { Contents, JsonContents } from "./contents.ts";
import type { CorrectionOffer } from "./correction-offer.ts";
import type { Json } from "./json.ts";
import type { MatchStatus } from "./match-status.ts";
import type { Membership } from "./memberships.ts";
import type { SeatRest } from "./seat-rest.ts";

/** The player of a seat: a person, the bot of that id, or nobody yet. */
type SeatPlayer = { readonly userId: string } | { readonly bot: string } | null;

/** One seat of a match, as in the lobby. */
export interface SeatMeta {
  readonly player: SeatPlayer;
  /** Display name at this table; empty while the seat is open. */
  readonly name: string;
  /** Seed of the portrait, drawn by the web app. */
  readonly portrait?: string;
  /** This player's contribution to the shuffle key (hex). */
  readonly contribution?: string;
  /** Grows with each player who sits down. Absent while the seat is open. */
  readonly joined?: number;
  /** This player had waited for a seat, and got this one without being there. */
  readonly waited?: true;
  /** In a rematch: this player's place in the match before. */
  readonly place?: number;
  /** The player here at the start, if somebody else has the seat since. */
  readonly dealtTo?: "person" | { readonly bot: string };
  /** Absent for bots and for players without a zone: their clocks never rest. */
  readonly rest?: SeatRest;
  /** The rest before the last change of zone or quiet hours, which was then (ISO). Absent: it never changed here. */
  readonly restBefore?: Pick<SeatRest, "zone" | "quiet"> & { readonly until: string };
  /**
   * Also from their profile: reminders are sent when these hundredths of a decision's time are left. Absent: the usual
   * ones.
   */
  readonly reminders?: readonly number[];
  /** Also from their profile: the id of the bot that plays for this player. Absent: the default level. */
  readonly standIn?: string;
  /** The id of the bot to which this player has given the seat up. Absent: the one that stands in. */
  readonly leftTo?: string;
  /** No channel has led to this player so far. */
  readonly unreachable?: true;
  /** Anyone with the link of this word may have the seat until then. */
  readonly offer?: SeatOffer;
  /** The seat belongs to somebody else and is lent to its player. Name and face stay its owner's. */
  readonly loan?: SeatLoan;
  /** The user ids of its earlier borrowers. They know its hand, and may know no other at this table. */
  readonly borrowers?: readonly string[];
}

/** An offer to take a seat for a while. */
export interface SeatOffer {
  readonly word: string;
  /** ISO time. */
  readonly until: string;
  /** The owner's message to the friend. */
  readonly brief: string;
}

/** The owner of a lent seat with the rest of their profile beside the name, and the borrower. */
export interface SeatLoan extends Pick<SeatMeta, "rest" | "reminders"> {
  readonly by: string;
  /** The borrower's name. */
  readonly to: string;
  /** ISO time. */
  readonly until: string;
}

/** A player who wants a bot to play for a seat that is out of time. */
export interface SubstituteVote {
  readonly seat: number;
  /** ISO time when the decision that ran out was asked. */
  readonly since: string;
  /** User ids. */
  readonly by: readonly string[];
}

/** The fact that somebody was asked to hurry. */
export interface Nudge {
  readonly seat: number;
  /** ISO time when the awaited decision was asked. */
  readonly since: string;
  /** User id of who did it. */
  readonly by: string;
  /** ISO time. */
  readonly at: string;
}

/** The content of a spectators' link: public facts, as they were this many minutes ago. */
export interface SpectatorsLink {
  readonly word: string;
  readonly delayMinutes: number;
}

/** The round of a public beacon (drand's words and forms) that a match waits for, or has waited for. */
export interface BeaconRound {
  readonly chain: string;
  readonly publicKey: string;
  readonly genesis: number;
  readonly period: number;
  readonly round: number;
  /** The beacon's publication, once it was mixed in (hex). */
  readonly signature?: string;
  /** It did not come in time, and was not mixed in. */
  readonly missed?: true;
}

/** Everything about a match that is not play: nothing in here is secret except the invitation token. */
export interface MatchMeta {
  readonly id: string;
  readonly game: string;
  /** Version of the rules under which the match was created, or dealt; each record carries its own. */
  readonly rulesVersion: string;
  readonly options: Json;
  readonly seatCount: number;
  /** In turn order once the match is playing. */
  readonly seats: readonly SeatMeta[];
  /** User id of the host. */
  readonly host: string;
  readonly status: MatchStatus;
  /** Agreements beyond the rules of the game; the service knows the rest of them. */
  readonly houseRules: { readonly visibility: "private" | "open" };
  /** The times when all clocks rested, oldest first (ISO times). Without `until`, they rest now. */
  readonly pauses?: readonly { readonly from: string; readonly until?: string }[];
  /** User ids of the players who want all clocks to rest. */
  readonly pauseWanted?: readonly string[];
  /** About seats that are out of time. */
  readonly votes?: readonly SubstituteVote[];
  /** About decisions that stand. */
  readonly nudges?: readonly Nudge[];
  /** Corrections of the rules since its first card. */
  readonly corrections?: readonly CorrectionOffer[];
  /** The token that lets people in. Earlier tokens still lead here, but let nobody in. */
  readonly inviteToken: string;
  /** The host has withdrawn the invitation, and nobody was told the token. */
  readonly inviteWithdrawn?: true;
  /** User ids of those whom the host has removed, and not let in again. */
  readonly removed?: readonly string[];
  /** User ids of those who came too late, and wait for a seat in it or in its rematch. */
  readonly queue?: readonly string[];
  /** Hash of the secret, published before the first card is dealt (hex). */
  readonly commitment: string;
  /** Its host has given out a link for spectators with this word; another link has another word. */
  readonly spectators?: SpectatorsLink;
  /** News of it are sent somewhere, or were. */
  readonly hasWebhook?: true;
  /**
   * It starts when everybody who sits there has contributed. Otherwise its host starts it, or the player who takes the
   * last seat.
   */
  readonly gathers?: true;
  /**
   * The mixture of the key, in this order: the contributions in the order of joining (empty: none), then the beacon's
   * round. Written before the first card, when the seats are drawn.
   */
  readonly contributions?: readonly string[];
  /** Fixed at the start; null: no beacon. Absent before. */
  readonly beacon?: BeaconRound | null;
  /** ISO times. */
  readonly createdAt: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  /** Id of the club that it was opened for. */
  readonly club?: string;
  /** Its place in a season of the club, from 1. */
  readonly season?: { readonly number: number; readonly round: number; readonly of: number };
  /** Id of the match of the season before it, which leads to it. Absent: none, or not known. */
  readonly follows?: string;
  /** Id of the match that this one repeats. */
  readonly rematchOf?: string;
  /** Id of the rematch, or of the next match of the season, once there is one. */
  readonly nextMatch?: string;
  readonly outcome?: Json;
  /**
   * By seat, then spectators: counts the saves that changed what each could see of the match. Absent before the start,
   * and until the first such save.
   */
  readonly shown?: readonly number[];
  /**
   * Counts the saves, from 1; an older version is refused. For the server alone: it tells of what others do in secret.
   */
  readonly rev: number;
}

/** The secret that decides the shuffles of a match. Never goes into a view, a log or an event while the match runs. */
export interface MatchSecret {
  /** Hex. */
  readonly secret: string;
  /** Opens the closed answers in the chain over the records (hex), only for those who may see them at the end. */
  readonly salt: string;
}

/** A record's place in the chain over all records of its match (`@consigliere/engine/chain`; hex). */
export interface RecordLink {
  readonly head: string;
  /** Fingerprint of the snapshot; absent without one. */
  readonly state?: string;
  /**
   * By seat, then spectators, the head that they are shown: that of the last record that changed their view. Empty: of
   * this one; null where nobody looks.
   */
  readonly shown: readonly (string | null)[];
}

/** One stored answer (or start, or other input of the kernel) and everything that followed from it. */
export interface MatchRecord<C extends Contents = JsonContents> {
  readonly matchId: string;
  /** From 1, without gaps. */
  readonly seq: number;
  /** ISO time. */
  readonly at: string;
  /** Made by the client. A repeat with the same id is the same answer. */
  readonly answerId?: string;
  /** The person who answered; absent for bots, deadlines and the start. */
  readonly userId?: string;
  /** Version of the rules that made this record. */
  readonly rulesVersion: string;
  readonly input: C["input"];
  readonly events: readonly C["event"][];
  /** The random draws: position in the key stream before, bound, number drawn. */
  readonly draws: readonly (readonly [at: number, bound: number, value: number])[];
  /** The part that the answering seat's orders played in it, for its owner alone. Absent: none. */
  readonly ordered?: C["ordered"];
  /** Per viewer: how many events were told after this record. */
  readonly told: C["told"];
  /** The seats and their prompts after this record; projections are made from it. */
  readonly waiting: C["position"];
  /** Furthest position used in the random stream. */
  readonly randomAt: number;
  /**
   * By seat, then spectators: names the view of each after this record, and changes with that view and nothing else.
   * Null where nobody looks. For the server alone.
   */
  readonly viewHashes: readonly (string | null)[];
  /** For the server alone, except the head that somebody is shown. */
  readonly link: RecordLink;
  /** The state, when this record ended a step. */
  readonly snapshot?: C["snapshot"];
}

/** A record without its snapshot, for work that does not need one. */
export type HeadRecord<C extends Contents = JsonContents> = Omit<MatchRecord<C>, "snapshot">;

/** A record as log pages need it. */
export type LogRecord<C extends Contents = JsonContents> = Omit<HeadRecord<C>, "viewHashes">;

/** Changes when, and only when, a viewer's view of the match changes. */
export interface Revision {
  /** From its meta. */
  readonly shown?: MatchMeta["shown"];
  /** From its newest record. */
  readonly viewHashes?: MatchRecord["viewHashes"];
}

/** The data needed to resume a match. */
export interface LoadedMatch<C extends Contents = JsonContents> {
  readonly meta: MatchMeta;
  readonly secret: MatchSecret;
  /**
   * Ascending, from the newest record with a snapshot to the newest record; empty before the start. If the caller has a
   * newer record than that, it begins there.
   */
  readonly tail: readonly MatchRecord<C>[];
  /** Those before the tail that were read with it, ascending and without gaps. They are unpacked on demand. */
  readonly earlier: readonly MatchRecord<C>[];
  /** The row of the named user, which may lag behind by moments; absent: none. */
  readonly membership?: Membership<C>;
}

/**
 * The part of the log: `after` a sequence number going up, or `before` one going down; with neither, the newest. The
 * answer is always in ascending order and at most `limit` long.
 */
export interface RecordRange {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
}

export interface MatchStore<C extends Contents = JsonContents> {
  /** Writes meta (with rev 1), secret and invitation together. `store/exists` if the id or token is taken. */
  createLobby(meta: Omit<MatchMeta, "rev">, secret: MatchSecret): Promise<MatchMeta>;
  /** The match without its secret, or undefined. */
  meta(id: string): Promise<MatchMeta | undefined>;
  /** Several at once, in no particular order; unknown ids are left out. */
  metas(ids: readonly string[]): Promise<MatchMeta[]>;
  /** Saves over the revision that was read and returns the next one. `store/conflict` if somebody was faster. */
  saveMeta(meta: MatchMeta): Promise<MatchMeta>;
  /** Adds another token that leads to the match. The match's meta says which one lets people in. */
  addInvite(id: string, token: string): Promise<void>;
  /** The match that an invitation token leads to now, or did earlier. */
  findByInvite(token: string): Promise<MatchMeta | undefined>;
  /** Open matches whose lobby is waiting for players, newest first; lags behind a save by moments. */
  listOpen(limit: number): Promise<MatchMeta[]>;
  /**
   * All data needed to resume, secret included, and the row of `userId`: for the engine, never for a view of a lobby.
   * The `known` data of the match is not read again while it is current. Of the records `had`, the first of which has a
   * snapshot, only the last is read again.
   */
  load(
    id: string,
    userId?: string,
    known?: MatchMeta,
    had?: readonly MatchRecord<C>[],
  ): Promise<LoadedMatch<C> | undefined>;
  /** Whether it has changed: the cheapest question. Null if there is none. */
  revision(id: string): Promise<Revision | null>;
  /** The secret alone, to be shown when the match is over. */
  loadSecret(id: string): Promise<MatchSecret | undefined>;
  /**
   * Writes the next record; of its snapshot, only the difference from the one in `before`, which must be the newest.
   * `store/sequence-taken` if its place is taken.
   */
  append(record: MatchRecord<C>, before?: MatchRecord<C>): Promise<void>;
  /** The newest record; undefined before the first. */
  newest(id: string): Promise<HeadRecord<C> | undefined>;
  /** Whether the record is there. */
  hasRecord(id: string, seq: number): Promise<boolean>;
  /** A page of the log. */
  records(id: string, range: RecordRange): Promise<LogRecord<C>[]>;
  /**
   * Ascending, from the newest record with a snapshot at or before `upTo`, to the record `upTo`. If `isFarEnough` says
   * so, it begins at an older record, or at the first.
   */
  stretch(
    id: string,
    upTo: number,
    isFarEnough?: (record: LogRecord<C>) => boolean,
  ): Promise<MatchRecord<C>[]>;
  /** The record that an answer id made, searched among the newest `lookBack` (100) records. */
  findAnswer(id: string, answerId: string, lookBack?: number): Promise<LogRecord<C> | undefined>;
}
