/** The facts that a seat's standing orders look at, and the orders that a seat may set (7). */
import type { Occasion } from "@consigliere/engine/prompt";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import { crookOf, printedValue, TARGETS, type TargetId, targetValue } from "./cards.ts";
import { isKnownTo } from "./casebook.ts";
import { optionId } from "./option-ids.ts";
import { orderKinds } from "./order-kinds.ts";
import type { Settings } from "./settings.ts";
import { crooksAt, crooksIn, hideoutsInPlay, nextOwnTurn, type State, stackAt } from "./state.ts";

/**
 * A seat may set one order of each kind for its next turn: to hire at a hideout in play or to pass, and what becomes of
 * those it finds. It may set none in a match without orders.
 */
export function acceptsSettings(state: State, seat: Seat, { orders: set, plan }: Settings): boolean {
  if (!state.options.standingOrders) return set.length === 0 && plan === undefined;
  const doors = ["pass", ...hideoutsInPlay(state).map((hideout) => optionId("hire", hideout))];
  const kinds = set.map(({ kind }) => kind);
  return set.every(
    ({ kind, when, answers }) =>
      when["turn"] === nextOwnTurn(state, seat) &&
      kinds.indexOf(kind) === kinds.lastIndexOf(kind) &&
      (kind !== "turn" || answers.every((answer) => doors.includes(String(answer)))),
  );
}

export const orders: OrderBook<State> = { kinds: orderKinds, facts };

function facts(state: State, { seat, topic, about }: Occasion): Facts {
  if (!state.options.standingOrders) return {};
  const turn = at(state.turnsTaken, seat);
  switch (topic) {
    case "turn":
      return { turn, price: prices(state) };
    case "keep":
    case "place":
      return {
        turn,
        // Always to be had: which places it leaves is judged for each crook.
        leads: true,
        ...(topic === "place" && state.hand !== null && { hand: state.hand.crook }),
        rivals: byTarget((target) =>
          Math.max(...othersThan(state, seat).map((s) => strength(state, seat, s, target))),
        ),
        worth: byTarget((target) => worth(state, seat, target)),
      };
    case "killer": {
      const { target } = about as { readonly target: TargetId };
      const others = othersThan(state, seat);
      return {
        turn,
        strength: Object.fromEntries(
          others.map((other) => [optionId("seat", other), strength(state, seat, other, target)]),
        ),
      };
    }
    default:
      return { turn };
  }
}

function prices(state: State): Record<string, number> {
  return Object.fromEntries(
    hideoutsInPlay(state).map((hideout) => [optionId("hire", hideout), crooksIn(state, hideout).length]),
  );
}

const byTarget = (of: (target: TargetId) => number): Record<string, number> =>
  Object.fromEntries(TARGETS.map((target) => [target, of(target)]));

const othersThan = (state: State, seat: Seat): Seat[] =>
  seatsOf(state.seatCount).filter((other) => other !== seat);

/** The ranks of a stack that the seat knows. */
function strength(state: State, seat: Seat, owner: Seat, target: TargetId): number {
  return stackAt(state, owner, target)
    .filter((played) => isKnownTo(seat, played))
    .reduce((sum, { crook }) => sum + crookOf(crook).rank, 0);
}

/** The value of a target with the modifiers that the seat knows. */
function worth(state: State, seat: Seat, target: TargetId): number {
  const known = crooksAt(state, target).filter((played) => isKnownTo(seat, played));
  const modifiers = known.map(({ crook }) => crookOf(crook).modifier);
  return targetValue(printedValue(target), modifiers, state.options.targetFloor);
}
