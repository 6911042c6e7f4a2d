/** What a page shows to be told cheaply that it still sees the same. */
import type { Viewer } from "@consigliere/engine/seat";
import type { Revision } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { newestOf, type OpenTable } from "../match/open.ts";
import { viewerOf } from "../match/people.ts";

type Signing = Pick<Context, "links">;

/**
 * The tag of what `userId` sees of the table; null where it would have to be seen to be known. It is signed for one
 * person: a tag for another chair, or for what might be seen there, cannot be made up. It changes with what its holder
 * sees, and nothing else but what only they change: how far they have looked, and whether they hear of the match.
 */
export function tagOf({ links }: Signing, userId: string, { meta, tail }: OpenTable): string | null {
  const viewer = viewerOf(meta, userId);
  const { sights } = newestOf(tail);
  const text = signedText({ userId, matchId: meta.id, viewer }, { rev: meta.rev, ...(sights && { sights }) });
  return text === null ? null : `${viewer}.${links.sign(text)}`;
}

/** Whether `userId` still sees what the tag stands for: one read, and no rules. */
export async function isSeenStill(
  { links, store }: Pick<Context, "links" | "store">,
  { userId, matchId, tag }: { readonly userId: string; readonly matchId: string; readonly tag: string },
): Promise<boolean> {
  const [, chair, signature] = /^(\d{1,2}|spectator)\.([\w-]{43})$/.exec(tag) ?? [];
  if (chair === undefined || signature === undefined) return false;
  const now = await store.matches.revision(matchId);
  if (now === null) return false;
  const viewer = chair === "spectator" ? chair : Number(chair);
  const text = signedText({ userId, matchId, viewer }, now);
  return text !== null && links.verifies(text, signature);
}

interface Look {
  readonly userId: string;
  readonly matchId: string;
  readonly viewer: Viewer;
}

function signedText({ userId, matchId, viewer }: Look, { rev, sights }: Revision): string | null {
  const sight = viewer === "spectator" ? sights?.at(-1) : sights?.[viewer];
  return sight == null ? null : `look ${JSON.stringify([userId, matchId, viewer, rev, sight])}`;
}
