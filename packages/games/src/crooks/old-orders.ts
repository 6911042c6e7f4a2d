/** The standing order as it was written before all games had the same ones: so in matches in progress, and in the log. */
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { HIDEOUTS } from "./cards.ts";
import { optionId, whatOf } from "./option-ids.ts";
import { MOST_PRICE } from "./order-kinds.ts";

const turn = z.int().min(1).max(100);

export const oldOrderSchema = z.discriminatedUnion("order", [
  z.strictObject({ order: z.literal("pass"), turn }),
  z.strictObject({
    order: z.literal("hire"),
    turn,
    hideout: z.enum(HIDEOUTS),
    maxCost: z.int().min(1).max(MOST_PRICE),
  }),
]);

export type OldOrder = z.infer<typeof oldOrderSchema>;

export function fromOldOrder(old: OldOrder): StandingOrder {
  return old.order === "pass"
    ? { kind: "turn", when: { turn: old.turn }, answers: ["pass"] }
    : {
        kind: "turn",
        when: { turn: old.turn, price: old.maxCost },
        answers: [optionId("hire", old.hideout)],
      };
}

/** As the log tells of it. */
export function toOldOrder({ when, answers: [answer] }: StandingOrder): OldOrder {
  const forTurn = Number(when["turn"]);
  if (answer === "pass") return { order: "pass", turn: forTurn };
  const hideout = whatOf("hire", String(answer));
  if (hideout === undefined) throw new Error(`no order of Crooks: ${answer}`);
  return { order: "hire", turn: forTurn, hideout, maxCost: Number(when["price"] ?? MOST_PRICE) };
}
