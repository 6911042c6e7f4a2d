/** The course of the game: one step is the beginning or one turn. */
import type { Outcome } from "@consigliere/engine/game";
import { choice, oneOf } from "@consigliere/engine/question";
import type { Rules, Table } from "@consigliere/engine/table";
import type { CoinTossEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import { SIDES, type Side, type State } from "../state.ts";

type CoinTossTable = Table<State, CoinTossEvent, Settings>;

export function* step(table: CoinTossTable): Rules<Outcome | undefined> {
  const { state } = table;
  const seat = state.calls.indexOf(null);
  if (!state.hasStarted) {
    state.hasStarted = true;
    table.emit({ type: "match-started" });
    return undefined;
  }
  table.emit({ type: "turn-started", seat });
  const question = oneOf(SIDES.map((side) => choice(side, side)));
  const side = yield* table.ask(seat, { topic: "call", question });
  state.calls[seat] = side;
  table.emit({ type: "called", seat, side });
  return state.calls.includes(null) ? undefined : toss(table);
}

/** Whoever called the side that comes up shares the first place. */
function toss(table: CoinTossTable): Outcome {
  const tossed: Side = table.random.pick(SIDES);
  table.state.tossed = tossed;
  table.reveal({ type: "tossed", side: tossed });
  const { calls } = table.state;
  const winners = calls.filter((side) => side === tossed).length;
  return { reason: "tossed", placements: calls.map((side) => (side === tossed ? 1 : winners + 1)) };
}
