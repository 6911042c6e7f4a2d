/** The stakes in Mafia Dollar, and the owners of the things on its table. */
import type { Json } from "@consigliere/engine/json";
import type { Owners } from "../phrase.ts";
import type { Interests } from "../story.ts";
import { mafiaDollarStakes } from "./stakes.ts";
import type { View } from "./view.ts";

export const interests: Interests = { stakesOf: mafiaDollarStakes, ownersIn };

/** Gangsters and warehouses in play, by their families. */
function ownersIn(view: Json): Owners {
  const { seats } = view as unknown as View;
  return Object.fromEntries(
    seats.flatMap(({ seat, gangsters, warehouses }) =>
      [...gangsters, ...warehouses].map(({ card }) => [card, seat]),
    ),
  );
}
