/** The end of a day that is not the last (5.3). */

import { seatsOf } from "@consigliere/engine/seat";
import { whiskeysFor } from "../cards.ts";
import { captainOf, type State } from "../state.ts";
import type { MobTable } from "./table.ts";

export function endDay(table: MobTable): void {
  const { state } = table;
  state.grace = (state.grace + 1) % state.seatCount;
  state.police = null;
  returnWhiskey(state);
  for (const building of Object.values(state.buildings)) {
    Object.assign(building, { business: "plain", closed: false, bombed: false } as const);
  }
  const { events } = state;
  if (events.today !== null) events.past.push(events.today);
  events.today = null;
  state.bids = null;
  state.ranks = null;
  state.big = [];
  state.sealed.sheets = state.sealed.sheets.map(() => null);
  table.emit({ type: "day-ended", day: state.day, grace: state.grace });
  state.phase = { at: "bid" };
}

function returnWhiskey(state: State): void {
  for (const seat of seatsOf(state.seatCount)) captainOf(state, seat).whiskey = null;
  state.whiskeysLeft = whiskeysFor(state.seatCount);
}
