import type { View } from "@consigliere/games/mob-city/view";
import type { OrderUi, Reach } from "../order-ui.ts";
import { DaySettings, FIGHT_FOR_ME, TOPICS } from "./day-settings.tsx";

/** What a day brings, in its order; most of it to whoever has people in the streets. */
const DAY: readonly Reach[] = [
  { kind: "hire", chance: 60, isOwn: true },
  { kind: "whiskey", chance: 60, isOwn: true },
  { kind: "bomb", chance: 20 },
  { kind: "arm", chance: 40 },
  { kind: "fight", chance: 40 },
  { kind: "capture", chance: 20 },
  { kind: "loot", chance: 25 },
  { kind: "moll", chance: 20 },
];
const BY_LISTS = { hire: "open-ranked", whiskey: "ranked" };

/** Where captains seal lists or sheets, what these decide is not asked. */
function reachIn({ options, viewer, molls }: View): Reach[] {
  const isSealed = options.gunfights === "orders";
  return DAY.filter(({ kind }) => {
    if (kind === "hire") return options.enforcerDraft !== BY_LISTS.hire;
    if (kind === "whiskey") return options.whiskeyDraft !== BY_LISTS.whiskey;
    if (kind === "moll" && !molls.some(({ seat }) => seat === viewer)) return false;
    return !isSealed;
  });
}

/** What my seat does unasked: answers to whole topics, which hold whatever happens. */
export const mobCityOrders: OrderUi = {
  kinds: {},
  drafts: () => [],
  nameOf: () => null,
  More: DaySettings,
  topicSettings: { topics: TOPICS, usual: FIGHT_FOR_ME },
  reach: (view) => reachIn(view as View),
};
