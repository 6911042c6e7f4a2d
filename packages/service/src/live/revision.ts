/** Names for the views of a match. */
import { createHash } from "node:crypto";
import type { MatchView } from "@consigliere/contract/play";
import type { Viewer } from "@consigliere/engine/seat";
import type { Revision } from "@consigliere/store/matches";

/** A match as somebody sees it, without the connection for its news. */
export type SeenMatch = Omit<MatchView, "live">;

/** Names somebody's view if no record does. It is made only from the reader's own view. */
export function revisionOf({ muted: _, onlyBy: _channel, ...seen }: SeenMatch): string {
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 22);
}

/**
 * Names a viewer's view of a table, without running the rules. It is made from the number of visible changes of the
 * match itself and from the hash of the viewer's own view of the table. So it does not change when something happens that they
 * must not notice. Changes that only readers themselves make are left out.
 */
export function revisionAt(now: Revision, viewer: Viewer): string {
  const shown = viewer === "spectator" ? now.shown?.at(-1) : now.shown?.[viewer];
  return `${shown ?? 0}.${viewHashAt(now, viewer) ?? "-"}`;
}

/** Null if only seeing the view would tell. */
export function viewHashAt({ viewHashes }: Pick<Revision, "viewHashes">, viewer: Viewer): string | null {
  return (viewer === "spectator" ? viewHashes?.at(-1) : viewHashes?.[viewer]) ?? null;
}
