import type { Ending } from "../../../testing/ending.ts";
import type { MobCityEvent } from "../../events.ts";

type Events = readonly MobCityEvent[];

const ranking = (events: Events) => events.findLast((e) => e.type === "match-ended")?.ranking ?? [];
const isBy = (events: Events, will: string) =>
  events.some((e) => e.type === "will-opened" && e.will === will);
const isTied = (events: Events, by: "cash" | "notoriety") => {
  const [first, second] = ranking(events);
  return first !== undefined && first[by] === second?.[by];
};

/** Both wills, a tie, every number of captains, and every way to play on offer. */
export const endings: readonly Ending<MobCityEvent>[] = [
  {
    name: "richest-of-two",
    seatCount: 2,
    options: { nightLength: "short" },
    bots: "regular",
    reason: "will-money",
    isEnding: (events) => isBy(events, "will-money") && events.some(({ type }) => type === "fight-captured"),
  },
  {
    name: "most-feared-of-three",
    seatCount: 3,
    options: { gunfights: "orders", whiskeyDraft: "ranked", nightLength: "short" },
    bots: "regular",
    reason: "will-notoriety",
    isEnding: (events) =>
      isBy(events, "will-notoriety") &&
      !isTied(events, "notoriety") &&
      events.some(({ type }) => type === "raid-fined"),
  },
  {
    name: "tied-in-fear",
    seatCount: 4,
    options: { nightLength: "short", cashVisibility: "hidden" },
    bots: "random",
    reason: "will-notoriety",
    isEnding: (events) => isBy(events, "will-notoriety") && isTied(events, "notoriety"),
  },
  {
    name: "five-over-days",
    seatCount: 5,
    options: {
      gunfights: "orders",
      whiskeyDraft: "ranked",
      enforcerDraft: "open-ranked",
      nightLength: "short",
    },
    bots: "regular",
    reason: "will-money",
    isEnding: (events) => isBy(events, "will-money") && !isTied(events, "cash"),
  },
  {
    name: "six-by-plans",
    seatCount: 6,
    options: {
      gunfights: "orders",
      whiskeyDraft: "ranked",
      enforcerDraft: "open-ranked",
      business: "sealed",
      nightLength: "short",
    },
    bots: "regular",
    reason: "will-notoriety",
    isEnding: (events) =>
      isBy(events, "will-notoriety") && events.some(({ type }) => type === "fight-grenade"),
  },
];
