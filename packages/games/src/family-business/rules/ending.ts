/** The end of the game and the places (8). Eliminated seats got their places when they fell. */
import type { Outcome } from "@consigliere/engine/game";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { EndReason, FinalStats } from "../events.ts";
import { homeOf, livingOf, livingSeats, type State } from "../state.ts";
import type { FamilyTable } from "./table.ts";

export function endGame(table: FamilyTable, reason: EndReason): Outcome {
  const { state } = table;
  const seats = seatsOf(state.seatCount);
  const placements = seats.map((seat) => {
    const place = at(state.placements, seat);
    if (place === null) throw new Error(`seat ${seat} has no place`);
    return place;
  });
  const stats = seats.map((seat) => finalStats(state, seat));
  table.emit({ type: "game-ended", reason, placements, stats });
  return { reason, placements, stats };
}

/** 8.4: by living mobsters, then by mobsters at home. Equal seats share a place. */
export function placeSurvivors(state: State): void {
  const survivors = livingSeats(state);
  const isBetter = (one: Seat, other: Seat) => {
    const byLiving = livingOf(state, one).length - livingOf(state, other).length;
    return byLiving === 0 ? homeOf(state, one).length > homeOf(state, other).length : byLiving > 0;
  };
  for (const seat of survivors) {
    state.placements[seat] = 1 + survivors.filter((other) => isBetter(other, seat)).length;
  }
}

/** 8.2 */
function finalStats(state: State, seat: Seat): FinalStats {
  const { mobstersBuried, turnsTaken, turnsStolen } = at(state.stats, seat);
  return { mobstersAlive: livingOf(state, seat).length, mobstersBuried, turnsTaken, turnsStolen };
}
