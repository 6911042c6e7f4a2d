import type { Invitation } from "@consigliere/contract/lobby";
import type { MatchMeta } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { seatViews } from "../match-public.ts";
import { seatOf } from "../play/seat.ts";
import { Refusal } from "../refusal.ts";
import { takenSeats } from "./seats.ts";

const OPEN_MATCHES = 50;

/** What an invitation link invites to. @throws Refusal `invite/unknown` */
export async function readInvitation(
  house: House,
  userId: string | null,
  token: string,
): Promise<Invitation> {
  const meta = await house.store.matches.findByInvite(token);
  if (meta === undefined) throw new Refusal("invite/unknown");
  return invitationTo(meta, userId);
}

/** Open matches that wait for players, newest first. */
export async function listOpenMatches(house: House, userId: string | null): Promise<Invitation[]> {
  const metas = await house.store.matches.listOpen(OPEN_MATCHES);
  return metas.map((meta) => invitationTo(meta, userId)).filter((invitation) => invitation.closed === null);
}

function invitationTo(meta: MatchMeta, userId: string | null): Invitation {
  const host = meta.seats.find(
    (s) => s.player !== null && "userId" in s.player && s.player.userId === meta.host,
  );
  return {
    id: meta.id,
    game: meta.game,
    options: meta.options as Invitation["options"],
    host: host?.name ?? "",
    seats: seatViews(meta, userId),
    seatCount: meta.seatCount,
    createdAt: meta.createdAt,
    closed: closedBecause(meta),
    isMember: userId !== null && seatOf(meta, userId) !== null,
  };
}

function closedBecause(meta: MatchMeta): Invitation["closed"] {
  if (meta.status === "cancelled") return "match/cancelled";
  if (meta.status !== "lobby") return "match/started";
  return takenSeats(meta).length >= meta.seatCount ? "match/full" : null;
}
