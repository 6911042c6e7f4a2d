/** The stakes in Mob City, and the owners of the things on its table. */
import type { Json } from "@consigliere/engine/json";
import type { Owners } from "../phrase.ts";
import type { Interests } from "../story.ts";
import { mobCityStakes } from "./stakes.ts";
import type { View } from "./view.ts";

export const interests: Interests = { stakesOf: mobCityStakes, ownersIn };

/** The buildings, and the people in the current gunfight, by their captains. */
function ownersIn(view: Json): Owners {
  const { buildings, fight } = view as unknown as View;
  return Object.fromEntries([
    ...buildings.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner] as const])),
    ...(fight?.groups ?? []).flatMap(({ seat, cards }) => cards.map((card) => [card, seat] as const)),
  ]);
}
