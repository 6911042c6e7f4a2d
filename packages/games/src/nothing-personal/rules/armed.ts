/** Armed plays (7.2): executed just before the turn of a chair, in priority order. They cause no waiting. */
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { cardOf } from "../cards.ts";
import { leaders } from "../control.ts";
import type { PositionId } from "../positions.ts";
import { type Armed, type Man, manIn, priorityOrder, type State } from "../state.ts";
import { callCoachman } from "./coachman.ts";
import { lapse, playFree } from "./free-plays.ts";

export function* fireArmed(table: NpTable, chair: PositionId): Rules {
  const { state } = table;
  for (const seat of priorityOrder(state)) {
    for (const armed of state.armed.filter((one) => one.seat === seat && one.chair === chair)) {
      state.armed = state.armed.filter((one) => one !== armed);
      const man = manIn(state, chair);
      const { card } = armed;
      if (man === null || !isMeant(state, man, armed)) {
        lapse(table, seat, card, man === null ? "vacant" : "condition");
        continue;
      }
      const or = cardOf(card).when === "or-any-time";
      const play = { card, or, target: man.id, to: null, otherwise: null };
      playFree(table, seat, play, { moment: "crew", sells: [], isArmed: true });
      yield* callCoachman(table);
    }
  }
}

/** `gain`: only for outright control that the seat does not have. `deny`: only against another seat's control. */
function isMeant(state: State, man: Man, { seat, card, condition }: Armed): boolean {
  if (condition === "always") return true;
  const only = (seats: readonly number[]) => (seats.length === 1 ? (seats[0] ?? null) : null);
  const before = only(leaders(state, man));
  const markers = man.markers.map((n, s) => (s === seat ? n + (cardOf(card).lines[0]?.n ?? 0) : n));
  const after = only(leaders(state, { ...man, markers }));
  if (condition === "gain") return before !== seat && after === seat;
  return before !== null && before !== seat && after !== before;
}

/** An armed play lapses as soon as its card has left the hand. Of equal cards, the one armed last lapses. */
export function lapseArmed(table: NpTable): void {
  const { state } = table;
  const held = state.families.map(({ hand }) => [...hand]);
  const left = state.armed.filter(({ seat, card }) => {
    const at = held[seat]?.indexOf(card) ?? -1;
    if (at >= 0) held[seat]?.splice(at, 1);
    return at >= 0;
  });
  for (const armed of state.armed) if (!left.includes(armed)) lapse(table, armed.seat, armed.card, "gone");
  state.armed = left;
}
