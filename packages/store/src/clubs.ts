/** Somebody in a club. */
export interface ClubMember {
  readonly userId: string;
  /** ISO time. */
  readonly joinedAt: string;
}

/** A group of friends who play together. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** User id of who may change it: somebody in it. */
  readonly founder: string;
  /** Never empty; who has been in it for longest is first. */
  readonly members: readonly ClubMember[];
  /** Whoever knows it may come in. Absent: it was withdrawn. */
  readonly inviteToken?: string;
  /** ISO time. */
  readonly foundedAt: string;
  /** Counts the saves, from 1; a save of an older one is refused. */
  readonly rev: number;
}

/** Who had a seat: a person or a bot of the named strength. */
type ResultPlayer = { readonly userId: string } | { readonly bot: string };

/** What became of a seat. */
export interface ResultSeat {
  readonly player: ResultPlayer;
  /** From 1; equal places are shared. */
  readonly place: number;
  /** What the game counts first; absent where it counts nothing. */
  readonly score?: number;
}

/** How a match of a club ended. Nobody's name is in it: they are looked up when somebody reads it. */
export interface ClubResult {
  readonly matchId: string;
  readonly game: string;
  /** ISO times. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** The game's name for the score; absent where there is none. */
  readonly stat?: string;
  /** In turn order. */
  readonly seats: readonly ResultSeat[];
}

/** Clubs with the results of their matches, and who is in which. */
export interface ClubStore {
  get(id: string): Promise<Club | undefined>;
  /** Several at once, in no particular order; unknown ids are left out. */
  getMany(ids: readonly string[]): Promise<Club[]>;
  /** Ids of the clubs on whose roll the user is, in no particular order. */
  idsOf(userId: string): Promise<string[]>;
  /** Writes a club (with rev 1) and the founder's roll. */
  create(club: Omit<Club, "rev">): Promise<Club>;
  /**
   * Changes a club by `next`, which may be called again on what somebody else wrote meanwhile, and the rolls of those who
   * come and go with it. Null from `next` dissolves the club, results first. Gives what is stored then: undefined for a club that is gone.
   */
  change(id: string, next: (club: Club) => Club | null): Promise<Club | undefined>;
  /** Keeps a result; the first that is kept of a match stays. */
  addResult(clubId: string, result: ClubResult): Promise<void>;
  /** The newest results, newest first. */
  results(clubId: string, limit: number): Promise<ClubResult[]>;
  /** In every result one user takes the place of another (a guest who becomes an account). */
  moveResults(clubId: string, fromUserId: string, toUserId: string): Promise<void>;
}
