import { createHash } from "node:crypto";
import type { MatchView } from "@consigliere/contract/play";

/** A match as somebody sees it, without what leads to its news. */
export type SeenMatch = Omit<MatchView, "live">;

/**
 * Names what somebody sees of a match: made of the reader's own view and nothing else, so that it does not change
 * when something happens that the reader must not notice. What only readers themselves change is left out.
 */
export function revisionOf({ muted: _, table, ...seen }: SeenMatch): string {
  const { seen: __, ...shown } = table ?? { seen: 0 };
  const text = JSON.stringify([seen, table && shown]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
