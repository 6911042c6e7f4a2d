import type { MatchLook, MatchView, Since, TableView } from "@consigliere/contract/play";
import { channelNames } from "@consigliere/contract/preferences";
import { toldTo } from "@consigliere/engine/event";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { nearestBot } from "../games.ts";
import { revisionAt, revisionOf, type SeenMatch } from "../live/revision.ts";
import { ticketFor } from "../live/ticket.ts";
import { headShown } from "../match/link.ts";
import { newestOf, type OpenTable, openMatch, openTable, revisionIn } from "../match/open.ts";
import { placeOf, queuedNames, removedNames, standInOf } from "../match/people.ts";
import { matchPublic } from "../match/public-form.ts";
import { seenFrom } from "../match/sight.ts";
import { delayOf } from "../match/spectators.ts";
import { offerUrl, replayUrl, spectatorsUrl } from "../match/table-link.ts";
import { wakingHours } from "../match/waking-hours.ts";
import { Refusal } from "../refusal.ts";
import { chairAt, checkOpened } from "./chair.ts";
import { tagOf, toldStill } from "./look-tag.ts";
import { recapOf } from "./recap.ts";

/** The requests and reports that come with a look. */
export interface Look {
  /** How many events the reader has: the later ones are to be sent. `seen`: those that were looked at. */
  readonly since?: Since | undefined;
  /** The last event to be sent; absent: the newest. */
  readonly until?: number | undefined;
  /** How many of the events up to `since` the reader has looked at. */
  readonly seen?: number | undefined;
  /** The chair to look from, when the match is over. */
  readonly as?: Seat | undefined;
  /** The views of every seat are to be sent, when the match is over. */
  readonly hands?: "open" | undefined;
}

/**
 * The match as `userId` may see it, in any state. When it is over, also from the chair `as`, or with all hands open.
 * @throws Refusal `match/unknown`; with `as` or `hands` also those of {@link openTable} and {@link chairAt}
 */
export async function viewMatch(
  context: Context,
  userId: string,
  matchId: string,
  look: Look = {},
): Promise<MatchLook> {
  if (look.as !== undefined || look.hands !== undefined) {
    const table = await openTable(context, matchId, userId);
    checkOpened(table, userId);
    return lookAt(context, userId, table, {
      ...look,
      as: look.as ?? placeOf(table.meta, userId).looks ?? undefined,
    });
  }
  const { meta, table } = await openMatch(context, matchId, userId);
  if (table !== null) return lookAt(context, userId, table, look);
  return liveLobby(context, userId, meta);
}

/** @throws Refusal `match/not-started`, `match/cancelled` for people who came to watch it */
async function liveLobby(context: Context, userId: string, meta: MatchMeta): Promise<MatchView> {
  if (delayOf(meta, userId) !== null) {
    throw new Refusal(meta.status === "cancelled" ? "match/cancelled" : "match/not-started");
  }
  const seen = await lobbyView(context, userId, meta);
  return withLive(context, userId, seen, revisionOf(seen));
}

/** The table, and the other data that the look asks for. @throws Refusal as {@link chairAt} */
export async function lookAt(
  context: Context,
  userId: string,
  table: OpenTable,
  look: Look,
): Promise<MatchLook> {
  const { since, until, as, hands } = look;
  const view = tableView(context, userId, await lookedAt(context, userId, table, look), as);
  if (since === undefined) return view;
  const viewer = as ?? view.viewer ?? "spectator";
  const from = since === "seen" ? (view.table?.seen ?? 0) : since;
  return { ...view, recap: await recapOf(context, table, viewer, { since: from, until, hands }) };
}

/** Remembers how many events the reader says they have looked at: once, and never more than the reader has. */
async function lookedAt(context: Context, userId: string, table: OpenTable, look: Look): Promise<OpenTable> {
  const { meta, run, membership } = table;
  const seat = placeOf(meta, userId).looks;
  if (seat === null) return table;
  const seenEvents = seenIn(look, toldTo(run.told, seat));
  if (seenEvents <= (membership?.seenEvents ?? 0)) return table;
  await context.store.memberships.setSeen(userId, meta.id, seenEvents);
  return membership === undefined ? table : { ...table, membership: { ...membership, seenEvents } };
}

/** How many events were looked at by a reader who has been told this many; none from another chair. */
function seenIn({ since, seen = 0, as }: Look, told: number): number {
  return as === undefined && typeof since === "number" ? Math.min(seen, since, told) : 0;
}

/** Adds the connection by which its reader gets the news of it. */
function withLive(context: Context, userId: string, seen: SeenMatch, revision: string): MatchView {
  const matchId = seen.match.id;
  return { ...seen, live: { revision, ticket: ticketFor(context, { matchId, userId, revision }) } };
}

/** The view, and the tag that tells cheaply whether it is unchanged. */
export interface TaggedView {
  readonly view: MatchLook;
  /** Null: only making the view would tell. */
  readonly tag: string | null;
}

/**
 * As {@link viewMatch}, from the caller's own chair, with its tag; null for a caller with this tag: nothing has changed
 * since.
 */
export async function viewIfChanged(
  context: Context,
  userId: string,
  matchId: string,
  known: string | null,
  look: Omit<Look, "as" | "hands"> = {},
): Promise<TaggedView | null> {
  const told = known === null ? null : await toldStill(context, { userId, matchId, tag: known });
  if (told !== null) {
    const seen = seenIn(look, told);
    if (seen > 0) await context.store.memberships.setSeen(userId, matchId, seen);
    return null;
  }
  const { meta, table } = await openMatch(context, matchId, userId);
  if (table === null) return { view: await liveLobby(context, userId, meta), tag: null };
  // A tag changes with the current match.
  const tag = table.isLate ? null : tagOf(context, userId, table);
  return { view: await lookAt(context, userId, table, look), tag };
}

/** The match before its first card. */
export async function lobbyView(context: Context, userId: string, meta: MatchMeta): Promise<SeenMatch> {
  const seat = placeOf(meta, userId).plays;
  const isLobby = meta.status === "lobby";
  const mayInvite = isLobby && seat !== null && meta.inviteWithdrawn !== true;
  return {
    match: matchPublic(context, meta, userId, null),
    viewer: seat,
    isHost: meta.host === userId,
    inviteUrl: mayInvite ? `${context.settings.baseUrl}/i/${meta.inviteToken}` : null,
    ...(meta.host === userId && spectatorsUrl(context, meta)),
    removed: isLobby && meta.host === userId ? await removedNames(context, meta) : [],
    hours: isLobby && seat !== null ? wakingHours(meta, context.clock()) : null,
    queue: isLobby && seat !== null ? await queuedNames(context, meta) : [],
    muted: false,
    onlyBy: null,
    table: null,
  };
}

/** The table as `userId` may see it from their own chair, or from the chair `as`. @throws Refusal as {@link chairAt} */
export function tableView(context: Context, userId: string, table: OpenTable, as?: Seat): MatchView {
  const viewer: Viewer = placeOf(table.meta, userId).looks ?? "spectator";
  const seen = viewOfTable(context, userId, table, as);
  // No socket: news are of now.
  if (table.isLate) return { ...seen, live: { revision: revisionOf(seen), ticket: "" } };
  return withLive(context, userId, seen, revisionAt(revisionIn(table), viewer));
}

/** The same, without the connection for its news. @throws Refusal as {@link chairAt} */
function viewOfTable(context: Context, userId: string, table: OpenTable, as?: Seat): SeenMatch {
  const { meta, run, position, membership } = table;
  const seat = placeOf(meta, userId).looks;
  const viewer: Viewer = seat ?? "spectator";
  const facts = {
    version: run.game.meta.version,
    modes: position.modes,
    standIns: meta.seats.map((each, at) =>
      position.modes[at] === "autopilot" ? nearestBot(run.game, standInOf(each)) : null,
    ),
    outcome: run.outcome,
    secret: run.outcome === null ? null : table.secret,
  };
  const head = headShown(newestOf(table.tail), viewer);
  return {
    match: matchPublic(context, meta, userId, facts),
    viewer: seat,
    ...(head !== null && { head }),
    isHost: meta.host === userId,
    inviteUrl: null,
    ...(meta.host === userId && spectatorsUrl(context, meta)),
    ...(run.outcome !== null && replayUrl(context, meta)),
    ...loanView(context, meta, userId),
    removed: [],
    hours: null,
    queue: [],
    muted: membership?.muted ?? false,
    onlyBy: channelNames.find((channel) => channel === membership?.onlyBy) ?? null,
    table:
      as === undefined
        ? asPlayedBy(table, userId, seenFrom(table, viewer, membership?.seenEvents ?? 0))
        : seenFromElsewhere(table, chairAt(table, userId, as)),
  };
}

/** The owner of a lent seat watches, and has no prompts. */
function asPlayedBy({ meta }: OpenTable, userId: string, seen: TableView): TableView {
  const isPlaying = placeOf(meta, userId).plays !== null;
  return isPlaying ? seen : { ...seen, prompts: [], canUndo: false, canResign: false };
}

/** The offer, for the seat's owner; the loan, for the borrower. */
function loanView(
  context: Context,
  meta: MatchMeta,
  userId: string,
): Pick<SeenMatch, "offer" | "isBorrowed"> {
  const played = placeOf(meta, userId).plays;
  const own = meta.seats[placeOf(meta, userId).owns ?? -1];
  return {
    ...(own?.offer && { offer: { url: offerUrl(context, meta, own.offer), until: own.offer.until } }),
    ...(played !== null && meta.seats[played]?.loan && { isBorrowed: true as const }),
  };
}

/** The table before a chair when the match ended. The player's own arrangements and looks stay private. */
function seenFromElsewhere(table: OpenTable, chair: Seat): TableView {
  const seen = seenFrom(table, chair, 0);
  return { ...seen, settings: null, seen: seen.told };
}
