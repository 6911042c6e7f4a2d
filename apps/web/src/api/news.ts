/** How a page adds new information about a match to what it knows. */
import type { MatchLook, RecapFrame } from "@consigliere/contract/play";

/** If there are more events, the recap tells them, not a moving board. Older events keep only their words. */
const MOST_BOARDS = 150;

/** The page's request: everything since what it knows; at its beginning, everything since its reader last looked. */
export function sinceKnown(known: MatchLook | undefined): string {
  return known?.recap === undefined || known.table === null ? "seen" : String(known.table.told);
}

/**
 * The page's knowledge after it was told `fresh`: the current table, and every event since the page was opened, without
 * gaps. If it missed events, it starts again from the later ones.
 */
export function withNews(known: MatchLook | undefined, fresh: MatchLook): MatchLook {
  const { recap } = fresh;
  const before = known?.recap?.frames ?? [];
  const last = before.at(-1)?.n ?? known?.table?.told ?? 0;
  if (recap === undefined || known?.recap === undefined) return fresh;
  const added = recap.frames.filter(({ n }) => n > last);
  if (added.length > 0 && added[0]?.n !== last + 1) return fresh;
  return { ...fresh, recap: { ...known.recap, frames: light([...before, ...added]) } };
}

function light(frames: readonly RecapFrame[]): RecapFrame[] {
  const oldest = frames.length - MOST_BOARDS;
  return frames.map((frame, at) => (at < oldest && frame.view !== null ? { ...frame, view: null } : frame));
}
