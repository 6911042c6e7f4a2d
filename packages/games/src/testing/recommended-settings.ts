import type { Game } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";

/**
 * The settings of a simulated person before the match: the orders that the form proposes, or none if it proposes none.
 */
export function recommendedSettings({ orders }: Game): { readonly settings?: Json } {
  return orders?.recommended === undefined
    ? {}
    : { settings: { orders: orders.recommended as unknown as Json } };
}
