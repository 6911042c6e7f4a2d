import type { Game } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";

/** What a seat of a simulated person sets before the match: the orders that the form proposes; nothing where it proposes none. */
export function recommendedSettings({ orders }: Game): { readonly settings?: Json } {
  return orders?.recommended === undefined
    ? {}
    : { settings: { orders: orders.recommended as unknown as Json } };
}
