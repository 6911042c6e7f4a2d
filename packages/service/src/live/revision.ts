/** What names a match as somebody sees it. */
import { createHash } from "node:crypto";
import type { MatchView } from "@consigliere/contract/play";
import type { Viewer } from "@consigliere/engine/seat";
import type { Revision } from "@consigliere/store/matches";

/** A match as somebody sees it, without what leads to its news. */
export type SeenMatch = Omit<MatchView, "live">;

/** Names what somebody sees, where no record does: made of the reader's own view and nothing else. */
export function revisionOf({ muted: _, onlyBy: _channel, ...seen }: SeenMatch): string {
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 22);
}

/**
 * Names what a viewer sees of a table, without running the rules: made of how often what they see of the match itself has changed, and
 * of the viewer's own sight of the table, so that it does not change when something happens that they must not notice.
 * What only readers themselves change is left out.
 */
export function revisionAt(now: Revision, viewer: Viewer): string {
  const shown = viewer === "spectator" ? now.shown?.at(-1) : now.shown?.[viewer];
  return `${shown ?? 0}.${sightAt(now, viewer) ?? "-"}`;
}

/** Null where it would have to be seen to be known. */
export function sightAt({ sights }: Pick<Revision, "sights">, viewer: Viewer): string | null {
  return (viewer === "spectator" ? sights?.at(-1) : sights?.[viewer]) ?? null;
}
