/** 5.1: the sealed bids of the day. */
import { at, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { INTERESTS, type Interest } from "../cards.ts";
import { bidFallback, bidQuestion } from "../legal/bids.ts";
import { rankOf } from "../ranking.ts";
import type { State } from "../state.ts";
import type { MobTable } from "./table.ts";

export function* bid(table: MobTable): Rules {
  const { state, seatCount } = table;
  state.day += 1;
  table.emit({ type: "day-started", day: state.day, grace: state.grace });
  const isRanked = state.options.whiskeyDraft === "ranked";
  const answers = yield* table.askAll(
    seatsOf(seatCount).map((seat) => ({
      seat,
      topic: "bid",
      question: bidQuestion(isRanked),
      about: { day: state.day },
      fallback: bidFallback(table.settings(seat), isRanked),
    })),
    { announce: (seat) => ({ everyone: { type: "bid-answered", seat } }) },
  );
  const sealed = [...answers.values()];
  const bids = sealed.map((answer) => answer.bid);
  state.bids = bids;
  if (isRanked) state.sealed.whiskeyLists = sealed.map((answer) => answer.whiskey);
  const ranks = Object.fromEntries(
    INTERESTS.map((interest) => [interest, rankOf(state, bids, interest)]),
  ) as Record<Interest, number[]>;
  state.ranks = ranks;
  table.reveal({ type: "bids-revealed", bids, ranks });
  state.phase = { at: "tip", rank: 0 };
}

/** The captains in the order of their bids on an interest, from `rank` on. */
export function rankedFrom(state: State, interest: Interest, rank: number): number[] {
  if (state.ranks === null) throw new Error("no bids");
  return state.ranks[interest].slice(rank);
}

/** The captain at a place of the ranking; undefined after the last one. */
export function rankedAt(state: State, interest: Interest, rank: number): number | undefined {
  const order = rankedFrom(state, interest, 0);
  return rank < order.length ? at(order, rank) : undefined;
}
