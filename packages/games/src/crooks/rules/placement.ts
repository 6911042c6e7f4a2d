/** Action 2: the crook goes to a target, face-up or face-down (5.4, 6.1 to 6.5). */
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { TARGETS, type TargetId } from "../cards.ts";
import { isKnownTo } from "../casebook.ts";
import type { CrooksEvent, ToldCrook } from "../events.ts";
import type { Placement } from "../legal/placing.ts";
import { type PlayedCrook, stackAt } from "../state.ts";
import { payBank } from "./hire.ts";
import type { CrooksTable } from "./table.ts";

/** Places the crook in hand as chosen. A crook in the same place makes room first (R45). */
export function place(table: CrooksTable, seat: Seat, placement: Placement): PlayedCrook {
  const { mode, target } = placement;
  if (mode === "switch") moveStack(table, seat, { from: target, to: placement.destination });
  if (mode === "replace") removeStack(table, { by: seat, victim: seat, target });
  const played = layDown(table, seat, placement);
  const { play } = played;
  if (mode === "join") table.emit({ type: "ability-used", seat, ability: "accomplice", play });
  if (mode === "switch") table.emit({ type: "ability-used", seat, ability: "switch", play });
  if (mode === "replace") table.emit({ type: "ability-used", seat, ability: "killer", play });
  return played;
}

function layDown(table: CrooksTable, seat: Seat, placement: Placement): PlayedCrook {
  const { state } = table;
  const { hand } = state;
  if (hand?.seat !== seat) throw new Error(`seat ${seat} has nobody in hand`);
  const { crook, from } = hand;
  const { mode, target } = placement;
  const facing = placement.mode === "plain" ? placement.facing : "up";
  const paid = facing === "down" ? 1 : 0;
  payBank(table, seat, paid);
  const play = state.nextPlay;
  state.nextPlay += 1;
  state.hand = null;
  const isRevealed = facing === "up";
  const about = { from, turn: state.turn, owner: seat };
  const played: PlayedCrook = { play, crook, facing, ...about, isRevealed, knownTo: [seat] };
  stackAt(state, seat, target).push(played);
  const placed = { type: "crook-placed", seat, target, play, mode, facing, paid, from } as const;
  if (isRevealed) table.reveal({ ...placed, crook });
  else table.emitTo(seat, { ...placed, crook }, placed);
  return played;
}

/** 6.4: the stack moves as a set, in unchanged order. Known crooks stay known under their play numbers. */
function moveStack(table: CrooksTable, seat: Seat, way: { from: TargetId; to: TargetId }): void {
  const { state } = table;
  const stack = stackAt(state, seat, way.from);
  setStack(table, seat, way.from, []);
  setStack(table, seat, way.to, stack);
  tellOfStack(table, stack, (crooks) => ({ type: "stack-moved", seat, ...way, crooks }));
}

/** 6.5: a whole stack leaves the game. Its face-down crooks are not shown (R20). */
export function removeStack(
  table: CrooksTable,
  kill: { readonly by: Seat; readonly victim: Seat; readonly target: TargetId },
): void {
  const { state } = table;
  const { by, victim, target } = kill;
  const stack = stackAt(state, victim, target);
  setStack(table, victim, target, []);
  if (state.options.revealRemoved) reveal(stack);
  state.removed.push(...stack.map((played) => ({ ...played, target, by })));
  tellOfStack(table, stack, (crooks, hidden) => ({ type: "crooks-removed", ...kill, crooks, hidden }));
}

/** Turns crooks over for all. */
export function reveal(crooks: readonly PlayedCrook[]): void {
  for (const played of crooks) played.isRevealed = true;
}

function setStack({ state }: CrooksTable, seat: Seat, target: TargetId, stack: PlayedCrook[]): void {
  at(state.rows, seat)[TARGETS.indexOf(target)] = stack;
}

/** Tells everybody about a stack. Face-down crooks are told only to those who know them. */
function tellOfStack(
  table: CrooksTable,
  stack: readonly PlayedCrook[],
  event: (crooks: ToldCrook[], hidden: number) => CrooksEvent,
): void {
  const secrets = stack.filter((played) => !played.isRevealed);
  const toldTo = (viewer: Viewer) =>
    event(
      stack.map((played) => {
        const { play, facing, crook } = played;
        return isKnownTo(viewer, played) ? { play, facing, crook } : { play, facing };
      }),
      secrets.length,
    );
  const wiser = seatsOf(table.seatCount).filter((seat) => secrets.some((p) => isKnownTo(seat, p)));
  const versions = wiser.map((seat) => [seat, toldTo(seat)] as const);
  if (versions.length === 0) table.emit(toldTo("spectator"));
  else table.emitToSeats(Object.fromEntries(versions), toldTo("spectator"));
}
