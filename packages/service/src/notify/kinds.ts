/** The kinds of notices, and of the work that turns them into mail. */
export const YOUR_TURN = "your-turn";
export const MATCH_START = "match-start";
export const MATCH_END = "match-end";
/** The table of a match that is over is open for another, which waits for the reader's part in its shuffles. */
export const REMATCH = "rematch";

/** The kind of mail that tells notices; links for signing in are of other kinds. */
export const TELEGRAM = "telegram";

/** Due work: a user is to be told what is noted. */
export const NOTIFY = "notify";
