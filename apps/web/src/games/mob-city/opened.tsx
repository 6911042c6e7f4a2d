import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { CaptainView, View } from "@consigliere/games/mob-city/view";
import type { OpenHands } from "../open-hands.ts";
import { Man } from "./man.tsx";

/** Mob City with all groups open, and what everybody has in cash. */
export const mobCityOpened: OpenHands = {
  fill: (view, views): View => ({
    ...(view as View),
    captains: (view as View).captains.map(
      (captain): CaptainView => ({
        ...captain,
        cash: (views[captain.seat] as View).captains[captain.seat]?.cash ?? captain.cash,
      }),
    ),
  }),
  Held: ({ view, words }) =>
    (view as View).mine?.groups.flatMap((cards, index) =>
      cards.map((card) => (
        <li key={card}>
          <Man card={card} words={words}>
            <b>{groupSign(index + 1)}</b>
          </Man>
        </li>
      )),
    ),
};
