/** The course of the game: one step is the setup, or the answer to one decision of a turn (5.2). */
import { type StepEnd, TURN_GOES_ON } from "@consigliere/engine/game";
import type { Rules } from "@consigliere/engine/table";
import { currentTurn, type Next, type Turn } from "../state.ts";
import { takeAction } from "./actions.ts";
import { draw, drawCard } from "./draw.ts";
import { endGame } from "./ending.ts";
import { playCard } from "./play.ts";
import { setUp } from "./setup.ts";
import { lapseAll } from "./standing-offers.ts";
import type { MafiaTable } from "./table.ts";
import { postStandingOffers } from "./trade.ts";

/** One decision of each phase. During each, all seats may trade. */
const DECISIONS = { draw: drawCard, play: playCard, actions: takeAction } as const;

export function* step(table: MafiaTable): Rules<StepEnd> {
  const { state } = table;
  if (state.turn === null) {
    state.turn = newTurn(1, setUp(table)); // 4
    return undefined;
  }
  const turn = currentTurn(state);
  if (turn.isUnderWay !== true) beginTurn(table, turn);
  return yield* afterDecision(table, turn, DECISIONS[turn.phase](table, turn.seat));
}

/** Goes on where a decision leads. */
export function* afterDecision(table: MafiaTable, turn: Turn, decision: Rules<Next>): Rules<StepEnd> {
  const { state } = table;
  const next = state.ending === null ? yield* decision : "end";
  if (state.ending !== null) return endGame(table, state.ending);
  if (next === "end") return endTurn(table, turn);
  turn.phase = next;
  return TURN_GOES_ON;
}

/** Up to the first open point, at which standing offers are posted (7.2). */
function beginTurn(table: MafiaTable, turn: Turn): void {
  const { state } = table;
  const { seat, number } = turn;
  turn.isUnderWay = true;
  table.emit({ type: "turn-started", seat, turn: number, deckCount: state.deck.length });
  if (state.options.autoDraw) {
    draw(table, seat);
    if (state.ending !== null) return;
    turn.phase = "play";
  }
  postStandingOffers(table, seat);
}

function endTurn(table: MafiaTable, { seat, number, actionsLeft }: Turn): undefined {
  const { state } = table;
  lapseAll(table);
  table.emit({ type: "turn-ended", seat, turn: number, unusedActions: actionsLeft ?? 0 });
  state.turn = newTurn(number + 1, (seat + 1) % state.seatCount);
}

function newTurn(number: number, seat: number): Turn {
  return {
    number,
    seat,
    phase: "draw",
    actionsLeft: null,
    policePlayed: false,
    calls: [],
    market: null,
    hadMarket: false,
  };
}
