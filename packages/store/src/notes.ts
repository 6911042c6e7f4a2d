/** A person's own notes at a table. */
export interface Notes {
  readonly text: string;
  /** Counts the writes, so that one of two devices cannot overwrite a version that it has not read. */
  readonly edition: number;
  /** Their writer shows them to whoever may look from their chair after the end. */
  readonly published?: true;
}

/** Notes of players, each for their own eyes unless they publish them. */
export interface NoteStore {
  get(userId: string, matchId: string): Promise<Notes | undefined>;
  /** Overwrites the edition that was read, 0 if there was none; false if somebody was faster. */
  write(userId: string, matchId: string, notes: Notes, replaces: number): Promise<boolean>;
  remove(userId: string, matchId: string): Promise<void>;
}
