/** The name of a bot among those of a game: its level, and its temperament unless it is even-tempered. */

const MARK = ":";

/** The id of the bot of a level with a temperament; null: even-tempered. */
export function botId(level: string, temperament: string | null): string {
  return temperament === null ? level : `${level}${MARK}${temperament}`;
}

/** How well a bot plays. */
export function levelOf(id: string): string {
  return id.split(MARK)[0] ?? id;
}

/** The temperament of a bot; null: it is even-tempered. */
export function temperamentOf(id: string): string | null {
  return id.split(MARK)[1] ?? null;
}

/** The even-tempered ones among these ids: one of each level. */
export function levelsIn(ids: readonly string[]): string[] {
  return ids.filter((id) => temperamentOf(id) === null);
}
