import type { Ending } from "../../../testing/ending.ts";
import type { CrooksEvent } from "../../events.ts";

type Events = readonly CrooksEvent[];

const end = (events: Events) => events.findLast((e) => e.type === "game-ended");
const lastPass = (events: Events) => events.findLast((e) => e.type === "seat-passed")?.reason;
const isOutright = (events: Events) => end(events)?.winners.length === 1;
const isEventful = (events: Events) => events.filter(({ type }) => type === "hire-paid").length > 6;
/** Whether the winner shares the highest total with somebody who has less money. */
const isByMoney = (events: Events) => {
  const totals = end(events)?.scores.map(({ total }) => total) ?? [];
  const best = Math.max(...totals);
  return isOutright(events) && totals.filter((total) => total === best).length > 1;
};

export const endings: readonly Ending<CrooksEvent>[] = [
  {
    name: "no-money",
    seatCount: 4,
    options: {},
    bots: "regular",
    reason: "all-passed",
    isEnding: (events) => isOutright(events) && lastPass(events) === "no-money",
  },
  {
    name: "no-crooks",
    seatCount: 3,
    options: { casebook: false, accompliceStack: "pair" },
    bots: "regular",
    reason: "all-passed",
    isEnding: (events) => isOutright(events) && lastPass(events) === "no-crooks",
  },
  {
    name: "choice",
    seatCount: 2,
    options: { targetFloor: 1, revealRemoved: true },
    bots: "random",
    reason: "all-passed",
    isEnding: (events) => isOutright(events) && lastPass(events) === "choice" && isEventful(events),
  },
  {
    name: "by-money",
    seatCount: 3,
    options: {},
    bots: "regular",
    reason: "all-passed",
    isEnding: isByMoney,
  },
  {
    name: "shared",
    seatCount: 4,
    options: { archiveAtEnd: false },
    bots: "random",
    reason: "all-passed",
    isEnding: (events) =>
      (end(events)?.winners.length ?? 0) > 1 && events.some(({ type }) => type === "crook-placed"),
  },
  {
    name: "last-standing",
    seatCount: 3,
    options: {},
    bots: "regular",
    isQuitting: true,
    reason: "last-standing",
    isEnding: (events) => end(events)?.reason === "last-standing" && isEventful(events),
  },
];
