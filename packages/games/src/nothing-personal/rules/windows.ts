/** Sealed windows for any-time cards (7.1): rounds of one play per seat in priority order. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { type Moment, NOTHING, type WindowChoice, windowQuestion } from "../legal/plays.ts";
import { familyOf, priorityOrder, type State } from "../state.ts";
import { callCoachman } from "./coachman.ts";
import { playFree } from "./free-plays.ts";

/** The seats asked: all that hold a card. Everybody can see this. */
function cardHolders(state: State): Seat[] {
  return priorityOrder(state).filter((seat) => familyOf(state, seat).hand.length > 0);
}

/** Asks all seats that hold a card, then plays the cards in turn. Returns the plans. */
export function* openWindow(table: NpTable, moment: Moment): Rules<Map<Seat, WindowChoice>> {
  const { state } = table;
  const order = cardHolders(state);
  if (order.length === 0) return new Map();
  const plans = yield* table.askAll(
    order.map((seat) => ({
      seat,
      topic: moment,
      question: windowQuestion(state, seat, moment),
      about: { round: state.round },
      fallback: "nothing",
      clock: "window" as const,
    })),
  );
  yield* playInRounds(table, plans, { moment, part: "plays" });
  return plans;
}

/** Plays the named cards of all plans, one of each seat at a time. */
export function playInRounds(
  table: NpTable,
  plans: ReadonlyMap<Seat, WindowChoice>,
  { moment, part }: { readonly moment: Moment; readonly part: "plays" | "outs" },
): Rules {
  return inRounds([...plans.keys()], (seat, i) => {
    const { [part]: plays, sells } = plans.get(seat) ?? NOTHING;
    const play = plays[i];
    return play === undefined
      ? null
      : (function* () {
          playFree(table, seat, play, { moment, sells, isArmed: false });
          yield* callCoachman(table);
        })();
  });
}

/** The first play of each seat, then the second of each, until no seat has any left. */
export function* inRounds(order: readonly Seat[], next: (seat: Seat, index: number) => Rules | null): Rules {
  for (let i = 0, goesOn = true; goesOn; i++) {
    goesOn = false;
    for (const seat of order) {
      const play = next(seat, i);
      if (play === null) continue;
      goesOn = true;
      yield* play;
    }
  }
}

/** 7.2: armed cards stay secret. */
export function* lastCall(table: NpTable): Rules {
  const { state } = table;
  const plans = yield* openWindow(table, "last-call");
  state.armed = [...plans.values()].flatMap(({ armed }) => armed);
  state.phase = { at: "tie-income" };
}
