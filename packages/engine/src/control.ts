/** Decides whether a seat is answered by its player, or by the bot while the player is away or has given up. */
import type { TableEvent } from "./event.ts";
import type { Seat } from "./seat.ts";
import type { SeatControl } from "./snapshot.ts";

/** A seat that its player plays. */
export const WITH_PLAYER: SeatControl = { mode: "player", missed: 0 };

/** A seat whose player gave up. */
export const RESIGNED: SeatControl = { mode: "resigned", missed: 0 };

/** A change of control, and the event that tells of it. */
export interface ControlChange {
  readonly control: SeatControl;
  readonly event: TableEvent | null;
}

/** The player has acted: the bot leaves, and the missed deadlines are forgotten. */
export function playerCameBack(control: SeatControl, seat: Seat): ControlChange {
  if (control.mode === "resigned") return { control, event: null };
  const wasAway = control.mode === "autopilot";
  return { control: WITH_PLAYER, event: wasAway ? { type: "autopilot", seat, on: false } : null };
}

/** The bot plays until the player acts. */
export function botStandsIn(control: SeatControl, seat: Seat): ControlChange {
  if (control.mode !== "player") return { control, event: null };
  const missed = control.missed + 1;
  return { control: { mode: "autopilot", missed }, event: { type: "autopilot", seat, on: true } };
}

/** The player missed a deadline of the turn clock. After `autopilotAfter` in a row (0 = never) the bot plays. */
export function playerMissedTurn(control: SeatControl, seat: Seat, autopilotAfter: number): ControlChange {
  if (control.mode !== "player") return { control, event: null };
  const missed = control.missed + 1;
  if (autopilotAfter === 0 || missed < autopilotAfter)
    return { control: { mode: "player", missed }, event: null };
  return botStandsIn(control, seat);
}
