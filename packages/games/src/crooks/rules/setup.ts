/** Setup (4). Random draws: the seat that begins, then the order of the crooks. */
import type { Seat } from "@consigliere/engine/seat";
import { CROOK_IDS, DEAL, HIDEOUTS } from "../cards.ts";
import type { HideoutCount } from "../events.ts";
import { crooksIn, hideoutsInPlay, type State } from "../state.ts";
import type { CrooksTable } from "./table.ts";

/** A start seat or deck that is already in the state is used as it is. */
export function setUp(table: CrooksTable): void {
  const { state, seatCount } = table;
  const startSeat = state.startSeat ?? chooseStart(table); // 4.3
  const deck = state.deck ?? table.random.shuffled(CROOK_IDS); // 4.4
  state.startSeat = startSeat;
  state.deck = deck;
  state.undealt = [...deck];
  for (const [place, count] of (DEAL[seatCount] ?? []).entries()) {
    const hideout = HIDEOUTS[place];
    if (hideout !== undefined) state.hideouts[hideout] = state.undealt.splice(0, count); // 4.5
  }
  state.turn = 1;
  state.active = startSeat;
  table.emit({
    type: "match-started",
    seats: seatCount,
    options: { ...state.options },
    startSeat,
    hideouts: hideoutCounts(state),
    undealt: state.undealt.length,
    bank: state.bank,
  });
}

function chooseStart({ state, seatCount, random }: CrooksTable): Seat {
  const { startSeat, previousLast } = state.options;
  if (startSeat === "seat-0") return 0;
  if (startSeat === "previous-last" && previousLast !== "nobody" && previousLast < seatCount)
    return previousLast;
  return random.below(seatCount);
}

export function hideoutCounts(state: State): HideoutCount[] {
  return hideoutsInPlay(state).map((hideout) => ({ hideout, count: crooksIn(state, hideout).length }));
}
