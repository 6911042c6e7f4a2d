/** A standing order in the form that the log tells. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import type { HideoutId } from "./cards.ts";
import { whatOf } from "./option-ids.ts";
import { MOST_PRICE } from "./order-kinds.ts";

/** `turn`: the number among the seat's own turns, from 1; `maxCost`: in dollars. */
export type ToldOrder =
  | { readonly order: "pass"; readonly turn: number }
  | { readonly order: "hire"; readonly turn: number; readonly hideout: HideoutId; readonly maxCost: number };

/** One of the answers that an order for a turn names. */
export function toldOrder({ when }: StandingOrder, answer: AnswerValue | undefined): ToldOrder {
  const forTurn = Number(when["turn"]);
  if (answer === "pass") return { order: "pass", turn: forTurn };
  const hideout = whatOf("hire", String(answer));
  if (hideout === undefined) throw new Error(`no order of Crooks: ${answer}`);
  return { order: "hire", turn: forTurn, hideout, maxCost: Number(when["price"] ?? MOST_PRICE) };
}
