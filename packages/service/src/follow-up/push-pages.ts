import type { PlacedPage } from "@consigliere/store/live";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context, Sockets } from "../context.ts";
import { newsOf } from "../live/news.ts";
import { revisionAt, revisionOf } from "../live/revision.ts";
import type { HeadRecord } from "../match/contents.ts";
import { callerIfKnown } from "../match/people.ts";
import { lobbyView } from "../play/view-match.ts";

/**
 * Tells the open pages of a match whose own view has changed, and no others. A page that hears nothing cannot notice
 * that anything happened. Pages also ask on their own, so a failure is only reported.
 */
export async function pushPages(context: Context, meta: MatchMeta, newest: HeadRecord | null): Promise<void> {
  const { sockets, store, report } = context;
  if (sockets === null) return;
  try {
    const pages = await store.live.at(meta.id);
    const pushOne = async (page: PlacedPage) =>
      push(context, sockets, page, await revisionFor(context, page.userId, meta, newest));
    await Promise.all(pages.map(pushOne));
  } catch (error) {
    report({ what: "open pages could not be told", where: { matchId: meta.id }, error });
  }
}

/** The revision of a user's view; null: none. */
async function revisionFor(
  context: Context,
  userId: string,
  meta: MatchMeta,
  newest: HeadRecord | null,
): Promise<string | null> {
  const caller = callerIfKnown(meta, userId);
  if (caller === null) return null;
  if (newest === null || meta.status === "cancelled") {
    return revisionOf(await lobbyView(context, meta, caller));
  }
  return revisionAt({ ...meta, ...newest }, caller.viewer);
}

async function push(
  { store }: Context,
  sockets: Sockets,
  page: PlacedPage,
  revision: string | null,
): Promise<void> {
  if (page.revision === null || revision === page.revision) return;
  const isHeard = await sockets.send(page.id, newsOf(revision));
  // A person who cannot be reached stays shown until their time has run out. Otherwise others could tell that there was
  // news.
  await store.live.setRevision(page, isHeard ? revision : null);
}
