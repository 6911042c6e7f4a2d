/** How a page goes on from what it knows of a match to what it is told of it. */
import type { MatchLook, RecapFrame } from "@consigliere/contract/play";

/** More than this is for the recap to tell, not for a board in motion: older events keep their words alone. */
const MOST_BOARDS = 150;

/** What a page asks to be told: all that happened since what it knows; at its beginning, since its reader looked last. */
export function sinceKnown(known: MatchLook | undefined): string {
  return known?.recap === undefined || known.table === null ? "seen" : String(known.table.told);
}

/**
 * What a page knows after it was told `fresh`: the table as it is now, and every event since the page was opened, without
 * gaps. Events that it missed begin it anew.
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
