/** T4: the counter windows W1 to W3 (7.1 to 7.5). Answers are sealed and resolved by seating, never by time. */
import type { Seat } from "@consigliere/engine/seat";
import type { AskAllOptions, Rules, SeatAsking } from "@consigliere/engine/table";
import type { CardPlay } from "../card-play.ts";
import { CARDS, type CardId, type CounterKind, countersAgainst, isContract, kindOf } from "../cards.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { type CounterAnswer, counterQuestion } from "../legal/counters.ts";
import { targetsOf } from "../standing-orders.ts";
import { type CounterWindow, currentTurn, opponentsOf, ownerOf, type State } from "../state.ts";
import type { FamilyTable } from "./table.ts";

/** The one counter that takes effect. */
export interface Counter {
  readonly seat: Seat;
  readonly kind: CounterKind;
  /** Mob Power against a Double Contract: whether the attacker's mobster is listed first. */
  readonly attackerFirst: boolean;
}

export interface PlayedCard {
  readonly card: CardId;
  readonly play: CardPlay;
}

export function* counterWindow(
  table: FamilyTable,
  attacker: Seat,
  played: PlayedCard,
): Rules<Counter | null> {
  const { state } = table;
  const kinds = countersAgainst(played.play.kind);
  if (kinds.length === 0) return null;
  if (kinds.every((kind) => areAllDiscarded(state, kind))) {
    table.emit({ type: "window-skipped", card: played.card, reason: "all-counters-in-discard" }); // 7.3
    return null;
  }
  const window = openWindow(table, attacker, played);
  const answers = yield* table.askAll(
    window.eligible.map((seat) => askingOf(table, window, seat)),
    sealing(window),
  );
  state.window = null;
  return closeWindow(table, window, answers);
}

/** 7.3 */
function areAllDiscarded({ discard }: State, kind: CounterKind): boolean {
  return discard.filter((card) => kindOf(card) === kind).length === CARDS[kind].copies;
}

function openWindow(table: FamilyTable, attacker: Seat, { card, play }: PlayedCard): CounterWindow {
  const { state } = table;
  const window: CounterWindow = {
    id: `window-${currentTurn(state).number}`, // a turn opens at most one
    attacker,
    card,
    play,
    kinds: [...countersAgainst(play.kind)],
    eligible: eligibleSeats(state, attacker, play),
  };
  state.window = window;
  const { id: windowId, kinds, eligible } = window;
  table.emit({ type: "window-opened", windowId, card, kinds: [...kinds], eligible: [...eligible] });
  return window;
}

/** In order of priority (7.2.4). Uses public knowledge only: it looks at no hand. */
function eligibleSeats(state: State, attacker: Seat, play: CardPlay): Seat[] {
  const opponents = opponentsOf(state, attacker); // never the active seat
  const [first] = isContract(play.kind) && "targets" in play.params ? play.params.targets : [];
  if (first === undefined) return opponents;
  const target = ownerOf(state, first);
  if (state.options.counterScope === "target-only") return [target];
  if (state.options.counterPriority === "clockwise") return opponents;
  return [target, ...opponents.filter((seat) => seat !== target)];
}

function askingOf(table: FamilyTable, window: CounterWindow, seat: Seat): SeatAsking<CounterAnswer> {
  const { attacker, card, play } = window;
  const isByRule = passesByRule(table.state, window, seat);
  const topic = isContract(play.kind) ? "contract" : play.kind === "vendetta" ? "vendetta" : "lam";
  return {
    seat,
    topic: `counter-${topic}`,
    question: counterQuestion(table.state, window, seat),
    about: { windowId: window.id, attacker, card, ...play },
    fallback: "pass",
    clock: "window",
    standing: () => (isByRule ? "pass" : null),
    byRule: isByRule,
  };
}

/** Option `counterAutoPass` (9): in W1, seats that are not the target pass, whatever cards they hold. */
function passesByRule(state: State, window: CounterWindow, seat: Seat): boolean {
  if (!state.options.counterAutoPass || !isContract(window.play.kind)) return false;
  const [target] = targetsOf(window);
  return target !== undefined && ownerOf(state, target) !== seat;
}

function sealing(window: CounterWindow): AskAllOptions<CounterAnswer, FamilyBusinessEvent> {
  return {
    isRevisable: false, // 7.2.2
    isSettled: (answers) => isSettled(window, answers),
    announce: (seat, answer, by) => {
      const answered = { type: "window-answer", windowId: window.id, seat } as const;
      const mine = answer === "pass" ? answer : answer.kind;
      return {
        everyone: answered,
        seats: {
          [seat]: {
            ...answered,
            answer: mine,
            byStandingOrder: by === "standing-order",
            ...(by === "rule" && { byRule: true }),
          },
        },
      };
    },
  };
}

/** 7.2.5: a seat counters and all seats before it passed, or all seats passed. */
function isSettled({ eligible }: CounterWindow, answers: ReadonlyMap<Seat, CounterAnswer>): boolean {
  const decisive = eligible.find((seat) => answers.get(seat) !== "pass");
  return decisive === undefined || answers.has(decisive);
}

/** 7.2.6: the first counter in priority order takes effect. Later ones stay in their owners' hands (R-04). */
function closeWindow(
  table: FamilyTable,
  { id: windowId, eligible }: CounterWindow,
  answers: ReadonlyMap<Seat, CounterAnswer>,
): Counter | null {
  const [winner, ...tooLate] = eligible.flatMap((seat) => {
    const answer = answers.get(seat) ?? "pass";
    return answer === "pass" ? [] : [{ seat, ...answer }];
  });
  if (winner === undefined) {
    table.emit({ type: "window-closed", windowId, outcome: "passed" });
    return null;
  }
  table.emit({ type: "window-closed", windowId, outcome: "countered", ...winner });
  for (const { seat, kind } of tooLate) {
    table.emitTo(seat, { type: "counter-withdrawn", windowId, seat, kind }, null);
  }
  return { seat: winner.seat, kind: winner.kind, attackerFirst: winner.attackerFirst ?? true };
}
