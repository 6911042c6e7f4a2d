/** The stakes in Family Business, and the owners of the things on its table. */
import type { Json } from "@consigliere/engine/json";
import type { Owners } from "../phrase.ts";
import type { Interests } from "../story.ts";
import { familyBusinessStakes } from "./stakes.ts";
import type { View } from "./view.ts";

export const interests: Interests = { stakesOf: familyBusinessStakes, ownersIn };

/** The mobs, by the seats that run them. */
function ownersIn(view: Json): Owners {
  const { seats } = view as unknown as View;
  return Object.fromEntries(seats.flatMap(({ seat, mob }) => (mob === null ? [] : [[mob, seat]])));
}
