import type { DashboardRow } from "@consigliere/contract/dashboard";
import type { LoggedEvent } from "@consigliere/contract/play";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { asksOf } from "../match/rows.ts";

/**
 * The user's matches: those that wait for them, by deadline; then running ones, lobbies, and finished ones; newest
 * first.
 */
export async function readDashboard(context: Context, userId: string): Promise<DashboardRow[]> {
  const memberships = await context.store.memberships.list(userId);
  return memberships
    .filter((m) => m.status !== "cancelled")
    .sort(byUrgency)
    .map(rowFrom);
}

/** Later than every deadline when compared as ISO times. */
const NEVER = "9999";

const RANK = { playing: 1, lobby: 2, over: 3, cancelled: 4 } as const;

function byUrgency(one: Membership, other: Membership): number {
  const rank = (m: Membership) => (m.myTurn ? 0 : RANK[m.status]);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  // Matches without a running clock can wait longest, and among them the oldest is first.
  const since = one.updatedAt.localeCompare(other.updatedAt);
  if (one.myTurn) return (one.deadline ?? NEVER).localeCompare(other.deadline ?? NEVER) || since;
  return -since;
}

function rowFrom(m: Membership): DashboardRow {
  const { told, ...summary } = m.summary;
  return {
    matchId: m.matchId,
    game: m.game,
    status: m.status,
    seat: m.seat ?? null,
    myTurn: m.myTurn,
    asks: asksOf(m),
    topic: m.topic ?? null,
    deadline: m.deadline ?? null,
    opponents: [...m.opponents],
    ...(m.club !== undefined && { club: m.club }),
    summary: { ...summary, waitingFor: [...summary.waitingFor] },
    ...(m.lead !== undefined && { lead: leadIn(m.lead, m.seenEvents) }),
    ...(m.seat === undefined ? {} : { picture: pictureOf(told, m.updatedAt) }),
    unseen: Math.max(0, told - m.seenEvents),
    updatedAt: m.updatedAt,
  };
}

function leadIn({ n, at, event }: LoggedEvent, seen: number): NonNullable<DashboardRow["lead"]> {
  return { n, at, event, isNew: n > seen };
}

/**
 * Made from the number of events its owner has been told, and from the last public change of the match. If one of these
 * changes, the board does.
 */
function pictureOf(told: number, updatedAt: string): string {
  return `${told}-${Date.parse(updatedAt)}`;
}
