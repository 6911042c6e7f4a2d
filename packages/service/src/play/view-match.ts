import type { MatchView, TableView } from "@consigliere/contract/play";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { revisionAt, revisionInLobby, type SeenMatch } from "../live/revision.ts";
import { ticketFor } from "../live/ticket.ts";
import { type OpenTable, openMatch, openTable, revisionIn } from "../match/open.ts";
import { removedNames, seatOf } from "../match/people.ts";
import { matchPublic } from "../match/public-form.ts";
import { seenFrom } from "../match/sight.ts";
import { chairAt } from "./chair.ts";
import { isSeenStill, tagOf } from "./look-tag.ts";

/**
 * The match as `userId` may see it, in whatever state it is; or, when it is over, as it is seen from the chair `as`.
 * @throws Refusal `match/unknown`; with `as` also those of {@link openTable} and {@link chairAt}
 */
export async function viewMatch(
  context: Context,
  userId: string,
  matchId: string,
  as?: Seat,
): Promise<MatchView> {
  if (as !== undefined) return tableView(context, userId, await openTable(context, matchId, userId), as);
  const { meta, table } = await openMatch(context, matchId, userId);
  if (table !== null) return tableView(context, userId, table);
  return liveLobby(context, userId, meta);
}

async function liveLobby(context: Context, userId: string, meta: MatchMeta): Promise<MatchView> {
  const seen = await lobbyView(context, userId, meta);
  return withLive(context, userId, seen, revisionInLobby(seen));
}

/** With what leads its reader to the news of it. */
function withLive(context: Context, userId: string, seen: SeenMatch, revision: string): MatchView {
  const matchId = seen.match.id;
  return { ...seen, live: { revision, ticket: ticketFor(context, { matchId, userId, revision }) } };
}

/** What is seen, and what tells cheaply whether it still is. */
export interface TaggedView {
  readonly view: MatchView;
  /** Null: the view has to be made to be compared. */
  readonly tag: string | null;
}

/** As {@link viewMatch}, from the own chair, with its tag; null for who has this tag already. */
export async function viewIfChanged(
  context: Context,
  userId: string,
  matchId: string,
  known: string | null,
): Promise<TaggedView | null> {
  if (known !== null && (await isSeenStill(context, { userId, matchId, tag: known }))) return null;
  const { meta, table } = await openMatch(context, matchId, userId);
  return table === null
    ? { view: await liveLobby(context, userId, meta), tag: null }
    : { view: tableView(context, userId, table), tag: tagOf(context, userId, table) };
}

/** The match before its first card. */
export async function lobbyView(context: Context, userId: string, meta: MatchMeta): Promise<SeenMatch> {
  const seat = seatOf(meta, userId);
  const isLobby = meta.status === "lobby";
  const mayInvite = isLobby && seat !== null && meta.inviteWithdrawn !== true;
  return {
    match: matchPublic(context, meta, userId, null),
    viewer: seat,
    isHost: meta.host === userId,
    inviteUrl: mayInvite ? `${context.settings.baseUrl}/i/${meta.inviteToken}` : null,
    removed: isLobby && meta.host === userId ? await removedNames(context, meta) : [],
    muted: false,
    table: null,
  };
}

/** The table as `userId` may see it from the own chair, or from the chair `as`. @throws Refusal as {@link chairAt} */
export function tableView(context: Context, userId: string, table: OpenTable, as?: Seat): MatchView {
  const viewer: Viewer = seatOf(table.meta, userId) ?? "spectator";
  return withLive(
    context,
    userId,
    viewOfTable(context, userId, table, as),
    revisionAt(revisionIn(table), viewer),
  );
}

/** The same, without what leads to its news. @throws Refusal as {@link chairAt} */
function viewOfTable(context: Context, userId: string, table: OpenTable, as?: Seat): SeenMatch {
  const { meta, run, standing, membership } = table;
  const seat = seatOf(meta, userId);
  const viewer: Viewer = seat ?? "spectator";
  const facts = {
    version: run.game.meta.version,
    modes: standing.modes,
    outcome: run.outcome,
    secret: run.outcome === null ? null : table.secret,
  };
  return {
    match: matchPublic(context, meta, userId, facts),
    viewer: seat,
    isHost: meta.host === userId,
    inviteUrl: null,
    removed: [],
    muted: membership?.muted ?? false,
    table:
      as === undefined
        ? seenFrom(table, viewer, membership?.seenEvents ?? 0)
        : seenFromElsewhere(table, chairAt(table, userId, as)),
  };
}

/** What lay before a chair when the match ended: what its player arranged and has looked at stays that player's own. */
function seenFromElsewhere(table: OpenTable, chair: Seat): TableView {
  const seen = seenFrom(table, chair, 0);
  return { ...seen, settings: null, seen: seen.told };
}
