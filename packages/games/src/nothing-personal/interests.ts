/** The stakes in Nothing Personal, and who controls whom on its stairs. */
import type { Json } from "@consigliere/engine/json";
import type { Owners } from "../phrase.ts";
import type { Interests } from "../story.ts";
import { nothingPersonalStakes } from "./stakes.ts";
import type { View } from "./view.ts";

export const interests: Interests = { stakesOf: nothingPersonalStakes, ownersIn };

/** Gangsters by the family that controls them outright. */
function ownersIn(view: Json): Owners {
  const { board } = view as unknown as View;
  return Object.fromEntries(
    board.flatMap(({ id, leaders: [leader, ...tied] }) =>
      leader !== undefined && tied.length === 0 ? [[id, leader]] : [],
    ),
  );
}
