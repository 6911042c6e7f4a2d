/** The market: one sealed round of bids per turn, for slow matches (7.3). */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import { bidQuestion, chooseBidQuestion } from "../legal/trades.ts";
import { type Bid, currentTurn, rivalsOf } from "../state.ts";
import type { Call, TradeTerms } from "../trade-terms.ts";
import { swap } from "./swap.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";

export function* holdMarket(table: MafiaTable, seat: Seat, call: Call): Rules {
  const turn = currentTurn(table.state);
  turn.hadMarket = true;
  turn.market = { call, bids: null };
  table.reveal({ type: "market-opened", seat, ...call });
  yield* takeMarket(table, seat, call);
}

/** The same from the bids on. */
export function* takeMarket(table: MafiaTable, seat: Seat, call: Call): Rules {
  const turn = currentTurn(table.state);
  const bids = yield* collectBids(table, seat, call);
  turn.market = { call, bids };
  table.emit({ type: "market-closed", seat, bids: bids.length });
  yield* closeMarket(table, seat, bids);
}

/** The same once the bids are in. */
export function* closeMarket(table: MafiaTable, seat: Seat, bids: readonly Bid[]): Rules {
  yield* takeBids(table, seat, bids);
  currentTurn(table.state).market = null;
}

function* collectBids(table: MafiaTable, seat: Seat, call: Call): Rules<Bid[]> {
  const answers = yield* table.askAll(
    rivalsOf(table.state, seat).map((rival) => bidAsking(table, rival, { seat, call })),
    {
      isRevisable: false,
      emitsDefaults: false,
      announce: (rival, terms) => {
        const answered = { type: "bid-answered", seat: rival } as const;
        return { everyone: answered, seats: { [rival]: { ...answered, terms } } };
      },
    },
  );
  return [...answers].flatMap(([rival, terms]) =>
    terms === null ? [] : [{ seat: rival, terms, isTaken: false }],
  );
}

function bidAsking(
  table: MafiaTable,
  rival: Seat,
  { seat, call }: { readonly seat: Seat; readonly call: Call },
): SeatAsking<TradeTerms | null> {
  return {
    seat: rival,
    topic: "bid",
    question: bidQuestion(table.state, rival),
    about: { seat, ...call },
    fallback: "pass",
    clock: "window",
  };
}

/** D16: one bid after the other. A card just received may pay for the next. */
function* takeBids(table: MafiaTable, seat: Seat, bids: readonly Bid[]): Rules {
  const { state } = table;
  for (;;) {
    const taking = yield* table.ask(
      seat,
      ofActiveSeat(table, seat, {
        topic: "choose-bid",
        question: chooseBidQuestion(state, seat),
        fallback: "done",
      }),
    );
    if (taking === null) return;
    const bid = bids.find((b) => b.seat === taking.seat && !b.isTaken);
    if (bid === undefined) throw new Error(`seat ${taking.seat} has no bid`);
    bid.isTaken = true;
    swap(table, { seat: bid.seat, card: bid.terms.give }, { seat, card: taking.card });
    if (state.ending !== null) return;
  }
}
