/**
 * 7.3, `gunfights: orders`: every captain with a group in the streets seals the answers that W4 to W9 would ask for.
 */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import { sheetAnswer, sheetQuestion, usualSheet } from "../legal/forms.ts";
import type { Sheet } from "../sealed.ts";
import type { MobTable } from "./table.ts";

export function* sealOrders(table: MobTable): Rules {
  const { state, seatCount } = table;
  const sheets = yield* table.askAll(
    seatsOf(seatCount).flatMap((seat) => sheetAsking(table, seat)),
    { announce: (seat) => ({ everyone: { type: "orders-answered", seat } }) },
  );
  state.sealed.sheets = seatsOf(seatCount).map(
    (seat) => sheets.get(seat) ?? usualSheet(state, seat, table.settings(seat)),
  );
  state.phase = { at: "block", index: 0, part: "event" };
}

function sheetAsking(table: MobTable, seat: Seat): SeatAsking<Sheet>[] {
  const { state } = table;
  if (state.tokens.every((token) => token.seat !== seat)) return [];
  const usual = usualSheet(state, seat, table.settings(seat));
  const question = sheetQuestion(state, seat, usual);
  if (question === null) return [];
  return [
    { seat, topic: "orders", question, about: { day: state.day }, fallback: sheetAnswer(state, seat, usual) },
  ];
}
