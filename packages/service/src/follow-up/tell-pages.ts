import type { PlacedPage } from "@consigliere/store/live";
import type { LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { Context, Sockets } from "../context.ts";
import { newsOf } from "../live/news.ts";
import { revisionOf } from "../live/revision.ts";
import { openTable } from "../match/open.ts";
import { seatOf } from "../match/people.ts";
import { lobbyView, viewOfTable } from "../play/view-match.ts";

/**
 * Tells the open pages of a match whose own view is another than they know, and no others: whoever is told of
 * nothing cannot notice that something happened. Pages ask again by themselves, so a failure is only reported.
 */
export async function tellPages(context: Context, meta: MatchMeta, newest: LogRecord | null): Promise<void> {
  const { sockets, store, report } = context;
  if (sockets === null) return;
  try {
    const pages = await store.live.at(meta.id);
    if (pages.length === 0) return;
    const revision = await revisions(context, meta, newest);
    await Promise.all(pages.map(async (page) => tell(context, sockets, page, await revision(page.userId))));
  } catch (error) {
    report({ what: "open pages could not be told", where: { matchId: meta.id }, error });
  }
}

/** The revision of what a user sees; null: nothing. People without a seat see the same. */
async function revisions(context: Context, meta: MatchMeta, newest: LogRecord | null) {
  const isPlayed = newest !== null && meta.status !== "cancelled";
  const table = isPlayed ? await openTable(context, meta.id) : null;
  const known = new Map<string, Promise<string | null>>();
  const find = async (userId: string): Promise<string | null> => {
    const now = table?.meta ?? meta;
    if (seatOf(now, userId) === null && now.visibility === "private") return null;
    return revisionOf(
      table === null ? await lobbyView(context, userId, now) : viewOfTable(context, userId, table),
    );
  };
  return (userId: string) => {
    const isKnownByName = seatOf(meta, userId) !== null || meta.host === userId;
    const key = isKnownByName ? userId : "";
    const found = known.get(key) ?? find(userId);
    known.set(key, found);
    return found;
  };
}

async function tell(
  { store }: Context,
  sockets: Sockets,
  page: PlacedPage,
  revision: string | null,
): Promise<void> {
  if (revision === page.revision) return;
  const isHeard = await sockets.send(page.id, newsOf(revision));
  if (isHeard && revision !== null) await store.live.setRevision(page, revision);
  else await store.live.forget(page);
}
