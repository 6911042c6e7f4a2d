import type { SeatView, View } from "@consigliere/games/mafia-dollar/view";
import type { OpenHands } from "../open-hands.ts";
import { DollarCard } from "./dollar-card.tsx";

/** Mafia Dollar with all hands open, and all warehouses. */
export const mafiaDollarOpened: OpenHands = {
  fill: (view, views): View => ({
    ...(view as View),
    seats: (view as View).seats.map((seat): SeatView => (views[seat.seat] as View).seats[seat.seat] ?? seat),
  }),
  Held: ({ view, words }) =>
    (view as View).hand?.map((card) => (
      <li key={card}>
        <DollarCard card={card} words={words} />
      </li>
    )),
};
