/** The view of a table from a chair, and the name of that view. */

import { createHash } from "node:crypto";
import type { TableView } from "@consigliere/contract/play";
import { toldTo } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Run } from "@consigliere/engine/kernel";
import type { Viewer } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import { deadlineOf } from "./clock.ts";
import { lastNudge } from "./nudges.ts";
import { personIn, placeOf } from "./people.ts";
import type { AwaitedDecision, Position } from "./position.ts";
import { plainOutcome } from "./public-form.ts";
import { isWatchedNow } from "./spectators.ts";
import { policyFor, votesAbout } from "./substitute.ts";

/** The visible parts of a table. */
interface Seeable {
  readonly meta: MatchMeta;
  readonly game: Game;
  readonly run: Run;
  readonly position: Position;
}

/** The table as `viewer` may see it after looking at `seen` events. */
export function seenFrom({ meta, game, run, position }: Seeable, viewer: Viewer, seen: number): TableView {
  const told = toldTo(run.told, viewer);
  const isSeated = viewer !== "spectator";
  return {
    view: game.view(run.state, viewer) as TableView["view"],
    prompts: isSeated ? run.prompts(viewer) : [],
    waiting: waitingAt(meta, position),
    ...(position.reserves && {
      reserves: position.reserves.map((reserve) => Math.floor(reserve / 60_000)),
    }),
    canUndo: isSeated && run.canUndo(viewer),
    canResign: isSeated && run.outcome === null && run.isPlaying(viewer),
    settings: isSeated ? (run.settings(viewer) as TableView["settings"]) : null,
    outcome: run.outcome === null ? null : plainOutcome(run.outcome),
    told,
    seen: isSeated ? Math.min(seen, told) : told,
  };
}

/** The seats that the match waits for, as everybody may know it. */
export function waitingAt(meta: MatchMeta, position: Position): TableView["waiting"] {
  return position.awaited.map((decision) => ({
    seat: decision.seat,
    topic: decision.topic,
    about: decision.about as TableView["view"],
    clock: decision.clock,
    ...(decision.byRule && { byRule: decision.byRule }),
    since: decision.since,
    deadline: deadlineOf(meta, decision),
    ...(policyFor({ meta, position }, decision) === "vote" && { votes: votesAbout(meta, decision) }),
    ...nudgedAbout(meta, decision),
  }));
}

function nudgedAbout(
  meta: MatchMeta,
  decision: AwaitedDecision,
): Pick<TableView["waiting"][number], "nudged"> {
  const last = lastNudge(meta, decision);
  const by = last === undefined ? null : placeOf(meta, last.by).plays;
  return last === undefined || by === null ? {} : { nudged: { by, at: last.at } };
}

/**
 * By seat, then spectators, the name of each view; null where nobody looks. A record keeps it. So the question whether
 * anything is new for somebody is answered without running the rules. The answer costs the same, whatever has happened
 * that they must not notice.
 */
export function viewHashesOf(table: Seeable): (string | null)[] {
  const { meta } = table;
  const seats = meta.seats.map((seat, at) => (personIn(seat) === null ? null : viewHashOf(table, at)));
  return [...seats, isWatchedNow(meta) ? viewHashOf(table, "spectator") : null];
}

/**
 * The match without the parts that change outside its records. These would show in the next record's viewHash, and so
 * reveal that there was one. The revision of the match itself covers them.
 */
function asPlayed({ pauses: _, votes: __, nudges: ___, ...meta }: MatchMeta): MatchMeta {
  return { ...meta, seats: meta.seats.map(({ rest: ____, restBefore: _____, ...seat }) => seat) };
}

/** Short, because it is only ever compared with the one before. Null if the view fails: the look will say why. */
function viewHashOf(table: Seeable, viewer: Viewer): string | null {
  try {
    const text = JSON.stringify(seenFrom({ ...table, meta: asPlayed(table.meta) }, viewer, 0));
    return createHash("sha256").update(text).digest("base64url").slice(0, 8);
  } catch {
    return null;
  }
}
