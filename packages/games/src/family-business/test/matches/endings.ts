import type { Ending } from "../../../testing/ending.ts";
import type { FamilyBusinessEvent } from "../../events.ts";

type Events = readonly FamilyBusinessEvent[];

const lastBurial = (events: Events) => events.findLast((e) => e.type === "mobster-buried");
const endReason = (events: Events) => events.findLast((e) => e.type === "game-ended")?.reason;

export const endings: readonly Ending<FamilyBusinessEvent>[] = [
  {
    name: "war",
    seatCount: 5,
    options: {},
    bots: "regular",
    reason: "last-mob",
    isEnding: (events) => lastBurial(events)?.cause === "war",
  },
  {
    name: "hit",
    seatCount: 3,
    options: { mobSize: 7 },
    bots: "regular",
    reason: "last-mob",
    isEnding: (events) => lastBurial(events)?.cause === "hit",
  },
  {
    name: "massacre",
    seatCount: 3,
    options: { mobSize: 5, mobAssignment: "random", counterScope: "target-only" },
    bots: "random",
    reason: "last-mob",
    isEnding: (events) => {
      const last = lastBurial(events);
      return last?.cause === "massacre" && last.bySeat !== last.seat;
    },
  },
  {
    name: "massacre-of-oneself",
    seatCount: 2,
    options: { mobSize: 5, counterPriority: "target-first" },
    bots: "random",
    reason: "last-mob",
    isEnding: (events) => {
      const last = lastBurial(events);
      return last?.cause === "massacre" && last.bySeat === last.seat;
    },
  },
  {
    name: "stalemate",
    seatCount: 6,
    options: { stallLimit: 60, mobWarRestarts: true },
    bots: "random",
    reason: "stalemate",
    isEnding: (events) => endReason(events) === "stalemate" && lastBurial(events) !== undefined,
  },
];
