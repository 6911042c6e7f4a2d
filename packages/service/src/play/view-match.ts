import type { MatchView, TableView } from "@consigliere/contract/play";
import type { ProblemCode } from "@consigliere/contract/problems";
import { toldTo } from "@consigliere/engine/event";
import type { Viewer } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { matchPublic, plainOutcome } from "../match-public.ts";
import { Refusal } from "../refusal.ts";
import { seatOf, viewerOf } from "./seat.ts";
import { type OpenTable, openTable } from "./table.ts";

const NOT_PLAYED: readonly ProblemCode[] = ["match/not-started", "match/cancelled"];

/** The match as `userId` may see it, in whatever state it is. @throws Refusal `match/unknown` */
export async function viewMatch(house: House, userId: string, matchId: string): Promise<MatchView> {
  const table = await openTable(house, matchId, userId).catch((error: unknown) => {
    if (error instanceof Refusal && NOT_PLAYED.includes(error.code)) return null;
    throw error;
  });
  if (table !== null) return tableView(house, userId, table);
  const meta = await house.store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  viewerOf(meta, userId);
  return lobbyView(house, userId, meta);
}

/** The match before its start. */
export function lobbyView(house: House, userId: string, meta: MatchMeta): MatchView {
  const seat = seatOf(meta, userId);
  const mayInvite = meta.status === "lobby" && seat !== null;
  return {
    match: matchPublic(meta, userId, null),
    viewer: seat,
    isHost: meta.host === userId,
    inviteUrl: mayInvite ? `${house.settings.baseUrl}/i/${meta.inviteToken}` : null,
    muted: false,
    table: null,
  };
}

/** The table as `userId` may see it. */
export async function tableView(house: House, userId: string, table: OpenTable): Promise<MatchView> {
  const { meta, run, standing } = table;
  const seat = seatOf(meta, userId);
  const membership = seat === null ? undefined : await house.store.memberships.get(userId, meta.id);
  const viewer: Viewer = seat ?? "spectator";
  const facts = {
    version: run.game.meta.version,
    modes: standing.modes,
    outcome: run.outcome,
    secret: run.outcome === null ? null : table.secret,
  };
  return {
    match: matchPublic(meta, userId, facts),
    viewer: seat,
    isHost: meta.host === userId,
    inviteUrl: null,
    muted: membership?.muted ?? false,
    table: seenFrom(table, viewer, membership?.seenEvents ?? 0),
  };
}

function seenFrom({ game, run, standing }: OpenTable, viewer: Viewer, seen: number): TableView {
  const told = toldTo(run.told, viewer);
  const isSeated = viewer !== "spectator";
  return {
    view: game.view(run.state, viewer) as TableView["view"],
    prompts: isSeated ? run.prompts(viewer) : [],
    waiting: standing.awaited.map(({ seat, topic, about, clock, deadline }) => ({
      seat,
      topic,
      about: about as TableView["view"],
      clock,
      deadline,
    })),
    canUndo: isSeated && run.canUndo(viewer),
    canResign: isSeated && run.outcome === null && standing.modes[viewer] !== "resigned",
    settings: isSeated ? (run.settings(viewer) as TableView["settings"]) : null,
    outcome: run.outcome === null ? null : plainOutcome(run.outcome),
    told,
    seen: isSeated ? Math.min(seen, told) : told,
  };
}
