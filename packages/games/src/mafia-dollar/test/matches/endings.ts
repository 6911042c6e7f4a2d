import type { Ending } from "../../../testing/ending.ts";
import type { MafiaDollarEvent } from "../../events.ts";

type Events = readonly MafiaDollarEvent[];

const endCardDuring = (events: Events) => events.findLast((e) => e.type === "end-card")?.during;

export const endings: readonly Ending<MafiaDollarEvent>[] = [
  {
    name: "end-drawn",
    seatCount: 4,
    options: { trimDeck: 30 },
    bots: "random",
    reason: "prohibition",
    isEnding: (events) => endCardDuring(events) === "draw",
  },
  {
    name: "end-in-a-check",
    seatCount: 3,
    options: { itemHandover: true, policeRackets: "street", trimDeck: 40 },
    bots: "regular",
    reason: "prohibition",
    isEnding: (events) => endCardDuring(events) === "check",
  },
  {
    name: "target",
    seatCount: 5,
    options: {
      targetMoney: 250_000,
      tradeMode: "market",
      autoDraw: true,
      autoEndTurn: true,
      tradePolice: false,
    },
    bots: "regular",
    reason: "target",
    isEnding: (events) =>
      events.at(-2)?.type === "target-reached" && events.some(({ type }) => type === "market-opened"),
  },
];
