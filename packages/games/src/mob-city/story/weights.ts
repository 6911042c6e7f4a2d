/** How much an event matters in a recap: 0 detail, 1 line, 2 news, 3 headline. */
import type { Viewer } from "@consigliere/engine/seat";
import { heavier, type Weight } from "../../story.ts";
import { typeOf } from "../cards.ts";
import type { MobCityEvent, MobCityEventType } from "../events.ts";

const WEIGHTS: Readonly<Record<MobCityEventType, Weight>> = {
  "match-started": 2,
  placed: 0,
  "day-started": 1,
  "bid-answered": 0,
  "list-answered": 0,
  "plan-answered": 0,
  "orders-answered": 0,
  "bids-revealed": 1,
  "event-passed": 0,
  "police-passed": 0,
  "event-declined": 0,
  "police-declined": 0,
  "event-tipped": 1,
  "police-taken": 1,
  "enforcer-pool": 0,
  "enforcer-offered": 0,
  "pool-opened": 1,
  "enforcer-hired": 1,
  "enforcer-done": 0,
  "enforcer-returned": 0,
  "wish-skipped": 1,
  "whiskey-taken": 1,
  "whiskey-none": 0,
  "wages-paid": 0,
  "wages-left": 2,
  "building-bought": 2,
  "speakeasies-opened": 1,
  "group-dispatched": 0,
  "plan-entry-skipped": 1,
  "event-revealed": 2,
  "block-started": 0,
  "raid-closed": 1,
  "raid-fined": 1,
  "raid-spared": 1,
  "building-lost": 3,
  "group-arrested": 2,
  "truce-sent-home": 0,
  "building-bombed": 3,
  "bomb-lapsed": 1,
  "income-paid": 0,
  "moll-revealed": 1,
  "extortion-paid": 1,
  "tokens-recovered": 0,
  "fight-started": 2,
  "fight-armed": 0,
  "fight-shot": 0,
  "fight-killed-outright": 1,
  "fight-grenade": 2,
  "fight-collected": 0,
  "fight-passed": 0,
  "fight-captured": 3,
  "fight-capture-refused": 1,
  "fight-wiped-out": 2,
  "fight-won": 2,
  "fight-looted": 1,
  "fight-standoff": 2,
  "day-ended": 1,
  "will-opened": 3,
  "match-ended": 3,
};

/** A hotel is news. Events that cost the viewer money or people weigh one more than others. */
export function weightOf(event: MobCityEvent, viewer: Viewer): Weight {
  if (event.type === "building-bought" && typeOf(event.building) === "hotel") return 3;
  const weight = WEIGHTS[event.type];
  if (viewer === "spectator") return weight;
  const isLoss =
    (event.type === "extortion-paid" && event.from === viewer) ||
    (event.type === "fight-wiped-out" && event.seat === viewer) ||
    (event.type === "raid-closed" && event.seat === viewer);
  return isLoss ? heavier(weight) : weight;
}
