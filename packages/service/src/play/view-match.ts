import type { MatchLook, MatchView, Since, TableView } from "@consigliere/contract/play";
import { channelNames } from "@consigliere/contract/preferences";
import { toldTo } from "@consigliere/engine/event";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { nearestBot } from "../games.ts";
import { revisionAt, revisionOf, type SeenMatch } from "../live/revision.ts";
import { ticketFor } from "../live/ticket.ts";
import { offerAt, openOffers } from "../match/corrections.ts";
import { headShown } from "../match/link.ts";
import { openMatchFor, openTableFor } from "../match/load.ts";
import { type CallersTable, newestOf, revisionIn } from "../match/open-table.ts";
import { type Caller, queuedNames, removedNames, standInOf } from "../match/people.ts";
import { matchPublic } from "../match/public-form.ts";
import { offerUrl, replayUrl, spectatorsUrl } from "../match/table-link.ts";
import { seenFrom } from "../match/view-hash.ts";
import { wakingHours } from "../match/waking-hours.ts";
import { Refusal } from "../refusal.ts";
import { chairAt, checkOpened, checkOver } from "./chair.ts";
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
  /** The settings and sealed answers of players are to be sent, when the match is over. */
  readonly papers?: "open" | undefined;
}

/** Whether a look asks for something that nobody may see before the match is over. */
export function isOfPast({ as, hands, papers }: Look): boolean {
  return as !== undefined || hands !== undefined || papers !== undefined;
}

/**
 * The match as `userId` may see it, in any state. When it is over, also from the chair `as`, or with all hands open.
 * @throws Refusal `match/unknown`; with `as` or `hands` also those of {@link openTableFor} and {@link chairAt}; with
 *   `papers` alone `match/not-over`
 */
export async function viewMatch(
  context: Context,
  userId: string,
  matchId: string,
  look: Look = {},
): Promise<MatchLook> {
  if (isOfPast(look)) {
    const table = await openTableFor(context, matchId, userId);
    const { as, hands } = look;
    if (as === undefined && hands === undefined) checkOver(table);
    else checkOpened(table);
    const own = hands === undefined ? undefined : (table.caller.looks ?? undefined);
    return lookAt(context, table, { ...look, as: as ?? own });
  }
  const { meta, caller, table } = await openMatchFor(context, matchId, userId);
  return table === null ? liveLobby(context, meta, caller) : lookAt(context, table, look);
}

/** @throws Refusal `match/not-started`, `match/cancelled` for people who came to watch it */
async function liveLobby(context: Context, meta: MatchMeta, caller: Caller): Promise<MatchView> {
  if (caller.delay !== null) {
    throw new Refusal(meta.status === "cancelled" ? "match/cancelled" : "match/not-started");
  }
  const seen = await lobbyView(context, meta, caller);
  return withLive(context, caller, seen, revisionOf(seen));
}

/** The table, and the other data that the look asks for. @throws Refusal as {@link chairAt} */
export async function lookAt(context: Context, table: CallersTable, look: Look): Promise<MatchLook> {
  const { since, until, as, hands, papers } = look;
  const view = tableView(context, await lookedAt(context, table, look), as);
  if (since === undefined) return view;
  const viewer = as ?? table.caller.viewer;
  const from = since === "seen" ? (view.table?.seen ?? 0) : since;
  return {
    ...view,
    recap: await recapOf(context, table, viewer, {
      since: from,
      until,
      opens: hands === undefined ? [] : seatsOf(table.meta.seats.length),
      papersOf: papers === undefined ? [] : papersOf(table, look),
    }),
  };
}

/** The seats whose papers somebody reads: those from whose chairs they look. Their own is theirs without asking. */
function papersOf({ meta, caller }: CallersTable, { as, hands }: Look): readonly Seat[] {
  if (hands !== undefined) return seatsOf(meta.seats.length);
  const seat = as ?? caller.owns;
  return seat === null ? [] : [seat];
}

/** Remembers how many events the reader says they have looked at: once, and never more than the reader has. */
async function lookedAt(context: Context, table: CallersTable, look: Look): Promise<CallersTable> {
  const { meta, run, caller, membership } = table;
  if (caller.looks === null) return table;
  const seenEvents = seenIn(look, toldTo(run.told, caller.looks));
  if (seenEvents <= (membership?.seenEvents ?? 0)) return table;
  await context.store.memberships.setSeen(caller.userId, meta.id, seenEvents);
  return membership === undefined ? table : { ...table, membership: { ...membership, seenEvents } };
}

/** How many events were looked at by a reader who has been told this many; none from another chair. */
function seenIn({ since, seen = 0, as }: Look, told: number): number {
  return as === undefined && typeof since === "number" ? Math.min(seen, since, told) : 0;
}

/** Adds the connection by which its reader gets the news of it. */
function withLive(
  context: Context,
  { userId }: Pick<Caller, "userId">,
  seen: SeenMatch,
  revision: string,
): MatchView {
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
  look: Omit<Look, "as" | "hands" | "papers"> = {},
): Promise<TaggedView | null> {
  const fromSeen = look.since === "seen";
  const told = known === null || fromSeen ? null : await toldStill(context, { userId, matchId, tag: known });
  if (told !== null) {
    const seen = seenIn(look, told);
    if (seen > 0) await context.store.memberships.setSeen(userId, matchId, seen);
    return null;
  }
  const { meta, caller, table } = await openMatchFor(context, matchId, userId);
  if (table === null) return { view: await liveLobby(context, meta, caller), tag: null };
  // A tag changes with the current match.
  const tag = table.isLate ? null : tagOf(context, table, fromSeen);
  return { view: await lookAt(context, table, look), tag };
}

/** The match before its first card. */
export async function lobbyView(context: Context, meta: MatchMeta, caller: Caller): Promise<SeenMatch> {
  const { userId, plays: seat } = caller;
  const isLobby = meta.status === "lobby";
  const mayInvite = isLobby && seat !== null && meta.inviteWithdrawn !== true;
  return {
    match: matchPublic(context, meta, caller, null),
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

/** The table as the caller may see it from their own chair, or from the chair `as`. @throws Refusal as {@link chairAt} */
function tableView(context: Context, table: CallersTable, as: Seat | undefined): MatchView {
  const { caller } = table;
  const seen = viewOfTable(context, table, as);
  // No socket: news are of now.
  if (table.isLate) return { ...seen, live: { revision: revisionOf(seen), ticket: "" } };
  return withLive(context, caller, seen, revisionAt(revisionIn(table), caller.viewer));
}

/** The same, without the connection for its news. @throws Refusal as {@link chairAt} */
function viewOfTable(context: Context, table: CallersTable, as: Seat | undefined): SeenMatch {
  const { meta, run, position, caller, membership } = table;
  const isHost = meta.host === caller.userId;
  const facts = {
    version: run.game.meta.version,
    modes: position.modes,
    standIns: meta.seats.map((each, at) =>
      position.modes[at] === "autopilot" ? nearestBot(run.game, standInOf(each)) : null,
    ),
    outcome: run.outcome,
    secret: run.outcome === null ? null : table.secret,
  };
  const head = headShown(newestOf(table.tail), caller.viewer);
  return {
    match: matchPublic(context, meta, caller, facts),
    viewer: caller.looks,
    ...(head !== null && { head }),
    isHost,
    inviteUrl: null,
    ...(isHost && spectatorsUrl(context, meta)),
    ...(run.outcome !== null && replayUrl(context, meta)),
    ...loanView(context, table),
    ...correctionsView(table),
    removed: [],
    hours: null,
    queue: [],
    muted: membership?.muted ?? false,
    onlyBy: channelNames.find((channel) => channel === membership?.onlyBy) ?? null,
    table:
      as === undefined
        ? asPlayedBy(table, seenFrom(table, caller.viewer, membership?.seenEvents ?? 0))
        : seenFromElsewhere(table, chairAt(table, as)),
  };
}

/** The owner of a lent seat watches, and has no prompts. */
function asPlayedBy({ caller }: CallersTable, seen: TableView): TableView {
  return caller.plays !== null ? seen : { ...seen, prompts: [], canUndo: false, canResign: false };
}

/** The offer, for the seat's owner; the loan, for the borrower. */
function loanView(context: Context, { meta, caller }: CallersTable): Pick<SeenMatch, "offer" | "isBorrowed"> {
  const own = meta.seats[caller.owns ?? -1];
  const played = meta.seats[caller.plays ?? -1];
  return {
    ...(own?.offer && { offer: { url: offerUrl(context, meta, own.offer), until: own.offer.until } }),
    ...(played?.loan && { isBorrowed: true as const }),
  };
}

/** For those at the table, while it is played. */
function correctionsView({ meta, position, caller }: CallersTable): Pick<SeenMatch, "corrections"> {
  const open = caller.looks === null || position.outcome !== null ? [] : openOffers(meta, position);
  return open.length === 0 ? {} : { corrections: open.map((offer) => offerAt(meta, position, offer)) };
}

/** The table before a chair when the match ended. The player's own arrangements and looks stay private. */
function seenFromElsewhere(table: CallersTable, chair: Seat): TableView {
  const seen = seenFrom(table, chair, 0);
  return { ...seen, settings: null, seen: seen.told };
}
