/** A person's own notes at a table. */
export interface Notes {
  readonly text: string;
  /** Counts the writes, so that one of two devices cannot overwrite a version that it has not read. */
  readonly edition: number;
}

/** Notes of players, each for their own eyes alone. */
export interface NoteStore {
  get(userId: string, matchId: string): Promise<Notes | undefined>;
  /** Writes over the edition that was read, 0 where there was none; false when somebody was faster. */
  write(userId: string, matchId: string, notes: Notes, replaces: number): Promise<boolean>;
  remove(userId: string, matchId: string): Promise<void>;
}
