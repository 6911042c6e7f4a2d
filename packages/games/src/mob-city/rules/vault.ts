/** Money and cards that change hands with the Family: its vault, and the bottom of the enforcer deck. */
import type { Seat } from "@consigliere/engine/seat";
import type { CardId } from "../cards.ts";
import { captainOf, type State } from "../state.ts";
import type { MobTable } from "./table.ts";

/** The captain pays this many dollars to the vault. */
export function pay(state: State, seat: Seat, amount: number): void {
  const captain = captainOf(state, seat);
  if (captain.cash < amount) throw new Error(`seat ${seat} cannot pay ${amount}`);
  captain.cash -= amount;
  state.bank += amount;
}

/** The vault pays the captain. */
export function earn(state: State, seat: Seat, amount: number): void {
  captainOf(state, seat).cash += amount;
  state.bank -= amount;
}

/** Puts a batch of cards under the deck, shuffled among itself. */
export function putUnder(table: MobTable, batch: readonly CardId[]): void {
  table.state.deck.push(...table.random.shuffled(batch));
}
