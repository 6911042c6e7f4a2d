import type { TableEvent } from "../game-words.ts";

const MOVES = 300;
const TELLS = 220;

/** Events that change nothing on the board. */
const UNSEEN: readonly string[] = [
  "match-started",
  "bid-answered",
  "list-answered",
  "plan-answered",
  "orders-answered",
  "enforcer-pool",
  "enforcer-returned",
  "enforcer-done",
  "tokens-recovered",
];

/** Milliseconds that a replay rests at an event. */
export function pause({ type }: TableEvent): number {
  if (UNSEEN.includes(type)) return 0;
  return ["group-dispatched", "building-bought", "fight-started"].includes(type) ? MOVES : TELLS;
}
