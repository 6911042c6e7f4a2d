/** `draw-2-give-1` (6.3, 6.4, R43): one of the two drawn cards goes to another seat. */
import { choice, form, oneOf } from "@consigliere/engine/question";
import type { Rules } from "@consigliere/engine/table";
import { handOver } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import { optionId } from "../option-ids.ts";
import { type Giving, rivalsOf } from "../state.ts";

export function* giveOne(table: NpTable, { seat, cards }: Giving): Rules {
  const { state } = table;
  const kinds = [...new Set(cards)];
  const { card, to } = yield* table.ask(seat, {
    topic: "give-card",
    question: form({
      card: oneOf(kinds.map((kind) => choice(optionId("card", { card: kind, copy: 1 }), kind))),
      to: oneOf(rivalsOf(state, seat).map((rival) => choice(optionId("seat", rival), rival))),
    }),
  });
  handOver(table, { from: seat, to, card }, "card-given");
  state.giving = null;
}
