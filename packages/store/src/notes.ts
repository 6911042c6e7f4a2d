/** What somebody wrote for themselves at a table. */
export interface Notes {
  readonly text: string;
  /** Counts how often it was written, so that one of two devices does not write over what it has not read. */
  readonly edition: number;
}

/** Notes of players, each for their own eyes alone. */
export interface NoteStore {
  get(userId: string, matchId: string): Promise<Notes | undefined>;
  /** Writes over the edition that was read, 0 where there was none; false when somebody was faster. */
  write(userId: string, matchId: string, notes: Notes, replaces: number): Promise<boolean>;
  remove(userId: string, matchId: string): Promise<void>;
}
