import type { Invitation } from "@consigliere/contract/invitations";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { isRemoved, peopleAt, placeOf } from "../match/people.ts";
import { seatViews } from "../match/public-form.ts";
import { takenSeats } from "../match/seats.ts";
import { watchedBy } from "../match/spectators.ts";
import { spectatorsUrl } from "../match/table-link.ts";
import { Refusal } from "../refusal.ts";
import { newInviteToken } from "./create-match.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";
import { lets } from "./queue.ts";

const OPEN_MATCHES = 50;

/** The content of an invitation link. @throws Refusal `invite/unknown` */
export async function readInvitation(
  context: Context,
  userId: string | null,
  token: string,
): Promise<Invitation> {
  const meta = await context.store.matches.findByInvite(token);
  if (meta === undefined) throw new Refusal("invite/unknown");
  const isLive = lets(meta, token);
  const invitation = invitationTo(context, meta, userId, isLive ? null : "invite/withdrawn");
  return isLive ? { ...invitation, ...lateTo(context, meta, userId, invitation) } : invitation;
}

/** The ways that are left to somebody who came too late: to watch, and to wait. */
function lateTo(
  context: Context,
  meta: MatchMeta,
  userId: string | null,
  { closed, isMember }: Invitation,
): Pick<Invitation, "late"> {
  const isFull = closed === "match/full";
  if (isMember || !(isFull || closed === "match/started")) return {};
  if (userId !== null && isRemoved(meta, userId)) return {};
  const isOpen = meta.houseRules.visibility === "open";
  const url = isOpen
    ? `${context.settings.baseUrl}/m/${meta.id}/`
    : spectatorsUrl(context, meta)?.spectatorsUrl;
  return {
    late: {
      watchUrl: isFull ? null : (url ?? null),
      // There is a rematch already, and who sits there.
      mayWait: meta.nextMatch === undefined,
      isWaiting: userId !== null && (meta.queue?.includes(userId) ?? false),
    },
  };
}

/** Makes a new invitation; the old one lets nobody in. @throws Refusal `match/not-host`, `match/started` */
export function renewInvitation(context: Context, userId: string, matchId: string): Promise<MatchMeta> {
  return editLobby(context, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    // Those who wait came by the old one.
    const { inviteWithdrawn: _, queue: __, ...rest } = meta;
    return { ...rest, inviteToken: newInviteToken(context) };
  });
}

/** From now on no invitation lets anybody in. @throws Refusal `match/not-host`, `match/started` */
export function withdrawInvitation(context: Context, userId: string, matchId: string): Promise<MatchMeta> {
  return editLobby(context, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    if (meta.inviteWithdrawn === true) return meta;
    // The old token must stop working, for earlier versions of the code too. Nobody is told the new one.
    const { queue: _, ...rest } = meta;
    return { ...rest, inviteToken: newInviteToken(context), inviteWithdrawn: true };
  });
}

/** Open matches that wait for players, newest first. */
export async function listOpenMatches(context: Context, userId: string | null): Promise<Invitation[]> {
  const metas = await context.store.matches.listOpen(OPEN_MATCHES);
  return metas
    .map((meta) => invitationTo(context, meta, userId, null))
    .filter((invitation) => invitation.closed === null);
}

type Closed = Invitation["closed"];

/** The facts that `userId` may know about a match with a link to it. `spent` says why the link lets nobody in. */
function invitationTo(
  { clock }: Pick<Context, "clock">,
  meta: MatchMeta,
  userId: string | null,
  spent: Closed,
): Invitation {
  const place = userId === null ? null : placeOf(meta, userId);
  const isMember = place !== null && place.plays !== null;
  const closed = closedBecause(meta, userId) ?? spent ?? fullness(meta);
  // A person who can no longer join learns nothing about the people there.
  const isOpen = isMember || closed === null || closed === "match/full";
  const host = peopleAt(meta).find((person) => person.userId === meta.host);
  return {
    id: meta.id,
    game: meta.game,
    options: meta.options as Invitation["options"],
    host: isOpen ? (host?.name ?? "") : null,
    seats: isOpen ? seatViews(meta, place, clock()) : [],
    seatCount: meta.seatCount,
    ...houseRulesOf(meta),
    ...watchedBy(meta),
    commitment: meta.commitment,
    createdAt: meta.createdAt,
    closed,
    isMember,
  };
}

function closedBecause(meta: MatchMeta, userId: string | null): Closed {
  if (meta.status === "cancelled") return "match/cancelled";
  if (meta.status !== "lobby") return "match/started";
  return userId !== null && isRemoved(meta, userId) ? "match/removed" : null;
}

const fullness = (meta: MatchMeta): Closed =>
  takenSeats(meta).length >= meta.seatCount ? "match/full" : null;
