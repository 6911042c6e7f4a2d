import type { Json } from "./json.ts";

/** Somebody in a club. */
export interface ClubMember {
  readonly userId: string;
  /** ISO time. */
  readonly joinedAt: string;
}

/** Some games in a row that the same members play, each at a table of the club, for one trophy. */
export interface Season {
  /** From 1, in the order in which the club opened them. */
  readonly number: number;
  /** In the order in which they are played. */
  readonly games: readonly string[];
  /** Options for all of its matches: their pace. */
  readonly options: Json;
  /** User ids; the first opened it. */
  readonly players: readonly string[];
  /** The number of its matches that are over. */
  readonly played: number;
  /** Id of the newest of its matches; absent until there is one. */
  readonly table?: string;
}

/** A group of friends who play together. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** User id of the founder, who may change it and is a member. */
  readonly founder: string;
  /** Never empty; the longest-standing member is first. */
  readonly members: readonly ClubMember[];
  /** Anyone with it may join. Absent: it was withdrawn. */
  readonly inviteToken?: string;
  /** ISO time. */
  readonly foundedAt: string;
  /** The newest; absent until the first. */
  readonly season?: Season;
  /** Counts the saves, from 1; a save of an older version is refused. */
  readonly rev: number;
}

/** The player of a seat: a person or the bot of that id. */
type ResultPlayer = { readonly userId: string } | { readonly bot: string };

/** The result of a seat. */
export interface ResultSeat {
  readonly player: ResultPlayer;
  /** From 1; equal places are shared. */
  readonly place: number;
  /** The game's main count; absent if it counts nothing. */
  readonly score?: number;
}

/** The end of a club's match. It contains no names: they are looked up when somebody reads it. */
export interface ClubResult {
  readonly matchId: string;
  readonly game: string;
  /** ISO times. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** The game's name for the score; absent where there is none. */
  readonly stat?: string;
  /** The season that it counts for, and its place there, from 1; absent: none. */
  readonly season?: { readonly number: number; readonly round: number };
  /** In turn order. */
  readonly seats: readonly ResultSeat[];
}

/** Clubs with the results of their matches, and the members of each. */
export interface ClubStore {
  get(id: string): Promise<Club | undefined>;
  /** Several at once, in no particular order; unknown ids are left out. */
  getMany(ids: readonly string[]): Promise<Club[]>;
  /** Ids of the clubs that have the user as a member, in no particular order. */
  idsOf(userId: string): Promise<string[]>;
  /** Writes a club (with rev 1) and the founder's roll. */
  create(club: Omit<Club, "rev">): Promise<Club>;
  /**
   * Changes a club by `next`, and the rolls of those who join or leave with it. `next` may be called again on a version
   * that somebody else wrote meanwhile. If it returns null, the club is dissolved, results first. Returns the stored
   * club, or undefined if the club is gone.
   */
  change(id: string, next: (club: Club) => Club | null): Promise<Club | undefined>;
  /** Stores a result. The first result of a match stays. */
  addResult(clubId: string, result: ClubResult): Promise<void>;
  /** The newest results, newest first. */
  results(clubId: string, limit: number): Promise<ClubResult[]>;
  /** Replaces one user with another in every result (a guest who becomes an account). */
  moveResults(clubId: string, fromUserId: string, toUserId: string): Promise<void>;
}
