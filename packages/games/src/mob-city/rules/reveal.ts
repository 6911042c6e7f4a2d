/** 5.3: the event of the day is shown to all. */
import type { State } from "../state.ts";
import type { MobTable } from "./table.ts";

export function revealEvent(table: MobTable): void {
  const { state } = table;
  const event = state.events.stack.shift();
  if (event === undefined) throw new Error("no event is left");
  state.events.today = event;
  state.tip = null;
  table.reveal({ type: "event-revealed", day: state.day, event });
  goToBlocks(state);
}

export function goToBlocks(state: State): void {
  const isOrdered = state.options.gunfights === "orders" && state.tokens.length > 0;
  state.phase = isOrdered ? { at: "orders" } : { at: "block", index: 0, part: "event" };
}
