import { DEFAULT, type StandingOrder } from "@consigliere/contract/standing-orders";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import { MOST_ORDERS, orderKinds, recommendedOrders } from "@consigliere/games/mob-city/order-kinds";
import type { View } from "@consigliere/games/mob-city/view";
import type { OrderUi, Reach } from "../order-ui.ts";
import { DaySettings, FIGHT_FOR_ME, TOPICS } from "./day-settings.tsx";
import { buildingName } from "./labels.ts";

/** The questions of a day, in its order; most go to players with people in the streets. */
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

/** Topics that sealed lists and sheets decide are not asked. */
function reachIn({ options }: View): Reach[] {
  const isSealed = options.gunfights === "orders";
  return DAY.filter(({ kind }) => {
    if (kind === "hire") return options.enforcerDraft !== BY_LISTS.hire;
    if (kind === "whiskey") return options.whiskeyDraft !== BY_LISTS.whiskey;
    return !isSealed;
  });
}

/** If no favour may be declined, only fines are asked. */
const ordersHere = ({ options }: View) =>
  recommendedOrders.filter(({ kind }) => kind === "fine" || options.declineInterests);

/** My seat's orders for fines and favours, and its standing answers to whole topics. */
export const mobCityOrders: OrderUi = {
  kinds: orderKinds,
  recommended: (view) => ordersHere(view as View),
  drafts: (view, orders): readonly StandingOrder[] =>
    orders.length < MOST_ORDERS ? ordersHere(view as View) : [],
  nameOf: ({ say, words }, value, kind) => {
    if (value === DEFAULT) return say("default.fine");
    const building = whatOf("building", value);
    if (building !== undefined) return say("payFor", { building: buildingName(words, building) });
    return kind !== "fine" && /^\d+$/.test(value) ? say("dollars", { amount: Number(value) }) : null;
  },
  answers: (view, kind) => {
    if (kind !== "fine") return ["take", "decline"];
    const { buildings, viewer } = view as View;
    const own = buildings.filter(({ owner }) => owner === viewer).map(({ id }) => optionId("building", id));
    return [DEFAULT, ...own];
  },
  sure: [DEFAULT, "take", "decline"],
  More: DaySettings,
  topicSettings: { topics: TOPICS, usual: FIGHT_FOR_ME },
  reach: (view) => reachIn(view as View),
};
