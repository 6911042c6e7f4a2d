import type { Ending } from "../../../testing/ending.ts";
import type { NothingPersonalEvent } from "../../events.ts";
import { nothingPersonalMeta } from "../../meta.ts";

type Events = readonly NothingPersonalEvent[];

const has = (events: Events, type: NothingPersonalEvent["type"]) =>
  events.some((event) => event.type === type);

const removed = (events: Events, to: "prison" | "fishes") =>
  events.some((event) => event.type === "gangster-removed" && event.to === to);

/** Every number of seats and every set once. All end by the count of respect (8). */
export const endings: readonly Ending<NothingPersonalEvent>[] = [
  {
    name: "by-the-book",
    seatCount: 3,
    options: { rounds: 3 },
    bots: "random",
    reason: "respect",
    isEnding: (events) => has(events, "promise-broken") && removed(events, "fishes"),
  },
  {
    name: "over-days",
    seatCount: 4,
    options: { ...nothingPersonalMeta.presets["days"], expansions: ["historical"], rounds: 3 },
    bots: "regular",
    reason: "respect",
    isEnding: (events) => removed(events, "fishes") && removed(events, "prison"),
  },
  {
    name: "young-and-bound",
    seatCount: 5,
    options: {
      ...nothingPersonalMeta.presets["quick"],
      bindingDeals: true,
      expansions: ["designers", "young-turks"],
    },
    bots: "regular",
    reason: "respect",
    isEnding: (events) => has(events, "ring-moved") && has(events, "die-rerolled"),
  },
];
