/** The facts that a seat's standing orders look at (7.5), and the settings that a seat may have. */
import type { Occasion } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import { type MobsterId, mobNumbers } from "./mobs.ts";
import { optionId } from "./option-ids.ts";
import { orderKinds, recommendedOrders } from "./order-kinds.ts";
import type { Settings } from "./settings.ts";
import { type CounterWindow, ownerOf, type State } from "./state.ts";

/**
 * 5.1: an order of sacrifice names every number of a mob once, buried ones included. It may also name none, which
 * leaves the default.
 */
export function acceptsSettings({ options }: State, _: Seat, { sacrificeOrder }: Settings): boolean {
  const numbers = mobNumbers(options.mobSize);
  if (sacrificeOrder.length === 0) return true;
  return sacrificeOrder.length === numbers.length && numbers.every((n) => sacrificeOrder.includes(n));
}

export const orders: OrderBook<State> = { kinds: orderKinds, recommended: recommendedOrders, facts };

function facts(state: State, { seat }: Occasion): Facts {
  const { window, war } = state;
  if (window === null) return {};
  const owners = targetsOf(window).map((mobster) => ownerOf(state, mobster));
  // A card that hits one of the seat's own mobsters concerns the seat, whoever else is hit.
  const isMine = owners.includes(seat);
  return {
    whose: isMine ? "mine" : "others",
    of: (isMine ? [seat] : owners).map((owner) => optionId("seat", owner)),
    by: optionId("seat", window.attacker),
    card: window.play.kind,
    war: war !== null,
  };
}

/** The mobsters that the card is aimed at. The two of a Double Contract have one owner. */
export function targetsOf({ play }: CounterWindow): readonly MobsterId[] {
  if ("targets" in play.params) return play.params.targets;
  if ("sequence" in play.params) return play.params.sequence;
  return "target" in play.params ? [play.params.target] : [];
}
