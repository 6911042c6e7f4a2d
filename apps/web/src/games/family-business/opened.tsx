import { kindOf } from "@consigliere/games/family-business/cards";
import type { View } from "@consigliere/games/family-business/view";
import type { OpenHands } from "../open-hands.ts";
import { FamilyCard } from "./family-card.tsx";

/** Family Business with all hands open. */
export const familyBusinessOpened: OpenHands = {
  Held: ({ view, words }) =>
    (view as View).hand?.map((card) => (
      <li key={card}>
        <FamilyCard kind={kindOf(card)} words={words} />
      </li>
    )),
};
