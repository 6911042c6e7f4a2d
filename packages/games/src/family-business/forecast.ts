/** A match of Family Business played on from the view of one seat. */
import type { Random } from "@consigliere/engine/random";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast } from "../forecast.ts";
import { type CardId, DECK } from "./cards.ts";
import { settleBurial } from "./rules/burial.ts";
import { endTurn } from "./rules/end-of-turn.ts";
import { counteredOrNot, playOrDiscard } from "./rules/play.ts";
import { assignAndDeal } from "./rules/setup.ts";
import { step } from "./rules/step.ts";
import type { FamilyTable } from "./rules/table.ts";
import { type CounterWindow, currentTurn, isLiving, isOver, type State } from "./state.ts";
import type { View } from "./view.ts";

export const forecast: Forecast<State, View> = { suppose, onward, from, ownTurn: ["play-or-discard"] };

/**
 * Takes everything from the view. The hands of the others and the deck are dealt from the cards that the view does not
 * show.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const { options, dealer, seats, hitList, cemetery, war, discard, reshuffles, turn, window, stall } = view;
  const own = view.hand ?? [];
  const unseen = random.shuffled(DECK.filter((card) => !own.includes(card) && !discard.includes(card)));
  const hands = seats.map(({ seat, handCount }): CardId[] =>
    seat === viewer ? [...own] : unseen.splice(0, handCount),
  );
  return {
    options,
    dealer,
    reshuffles,
    hands,
    deck: unseen,
    seatCount: seats.length,
    mobs: seats.flatMap(({ mob }) => mob ?? []),
    hitList: [...hitList],
    cemetery: [...cemetery],
    war: war && { ...war },
    discard: [...discard],
    turn: turn && { ...turn, skipped: [] },
    window: window && { ...window, kinds: [...window.kinds], eligible: [...window.eligible] },
    turnsWithoutBurial: stall.turns,
    placements: seats.map(({ placement }) => placement),
    stats: seats.map(({ stats }) => ({ ...stats })),
  };
}

/**
 * Finishes the current turn, then plays one turn after another. A card that may still be countered counts as if it had
 * taken effect.
 */
function* onward(table: FamilyTable): Rules {
  const { state } = table;
  if (state.turn === null) {
    if (state.dealer !== null) yield* assignAndDeal(table, state.dealer);
    yield* playTurns(table);
    return;
  }
  for (const other of seatsOf(state.seatCount)) settleBurial(table, other);
  const { seat } = currentTurn(state);
  const hasPlayed = state.window !== null || !isLiving(state, seat) || at(state.hands, seat).length === 0;
  state.window = null;
  const counteredBy = hasPlayed ? null : yield* playOrDiscard(table, seat);
  yield* afterPlay(table, seat, counteredBy);
}

/** A card has been played that may be countered. */
function from(table: FamilyTable): Rules | null {
  const { window } = table.state;
  return window === null ? null : fromWindow(table, window);
}

function* fromWindow(table: FamilyTable, { attacker, card, play }: CounterWindow): Rules {
  yield* afterPlay(table, attacker, yield* counteredOrNot(table, attacker, { card, play }));
}

function* afterPlay(table: FamilyTable, seat: Seat, counteredBy: Seat | null): Rules {
  const { state } = table;
  if (!isOver(state)) endTurn(table, { seat, counteredBy, wasBurial: false });
  yield* playTurns(table);
}

function* playTurns(table: FamilyTable): Rules {
  while (!isOver(table.state)) if ((yield* step(table)) !== undefined) return;
}
