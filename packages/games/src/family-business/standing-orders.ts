/** Answers that a seat gives in advance (7.5), and which settings it may have. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { at, type Seat } from "@consigliere/engine/seat";
import { isContract, kindOf } from "./cards.ts";
import { type MobsterId, mobNumbers } from "./mobs.ts";
import type { Settings, StandingOrder } from "./options.ts";
import { type CounterWindow, ownerOf, type State } from "./state.ts";

/** 5.1: an order of sacrifice names every number of a mob once, buried ones included; or none, which leaves the default. */
export function acceptsSettings({ options }: State, _: Seat, { sacrificeOrder }: Settings): boolean {
  const numbers = mobNumbers(options.mobSize);
  if (sacrificeOrder.length === 0) return true;
  return sacrificeOrder.length === numbers.length && numbers.every((n) => sacrificeOrder.includes(n));
}

interface Answering {
  readonly seat: Seat;
  readonly settings: Settings;
}

/** The answer of the first matching order, else of option `counterAutoPass`; null: ask the seat. */
export function standingAnswer(
  state: State,
  window: CounterWindow,
  { seat, settings }: Answering,
): AnswerValue | null {
  const order = settings.standingOrders.find((candidate) => isMatch(state, window, candidate, seat));
  if (order !== undefined) return answerBy(state, window, seat, order.response);
  return mayAutoPass(state, window, seat) ? "pass" : null;
}

function isMatch(state: State, window: CounterWindow, order: StandingOrder, seat: Seat): boolean {
  const owners = targetsOf(window).map((mobster) => ownerOf(state, mobster));
  return (
    order.trigger === triggerFor(window, owners[0], seat) &&
    (order.kinds === undefined || order.kinds.includes(window.play.kind)) &&
    (order.fromSeats === undefined || order.fromSeats.includes(window.attacker)) &&
    (order.forSeats === undefined || order.forSeats.some((wanted) => owners.includes(wanted))) &&
    (order.onlyDuringWar !== true || state.war !== null)
  );
}

/** The mobsters that the card is aimed at; the two of a Double Contract have one owner. */
function targetsOf({ play }: CounterWindow): readonly MobsterId[] {
  if ("targets" in play.params) return play.params.targets;
  if ("sequence" in play.params) return play.params.sequence;
  return "target" in play.params ? [play.params.target] : [];
}

function triggerFor({ play }: CounterWindow, target: Seat | undefined, seat: Seat): StandingOrder["trigger"] {
  if (play.kind === "vendetta") return "vendetta";
  if (!isContract(play.kind)) return "lam";
  return target === seat ? "contract-on-me" : "contract-on-other";
}

function answerBy(
  state: State,
  { kinds, play }: CounterWindow,
  seat: Seat,
  response: StandingOrder["response"],
): AnswerValue | null {
  if (response === "ask") return null;
  if (response === "pass") return "pass";
  const held = at(state.hands, seat).map(kindOf);
  const kind = response.use.find((wanted) => kinds.includes(wanted) && held.includes(wanted));
  if (kind === undefined) return response.otherwise === "pass" ? "pass" : null;
  const id = `counter:${kind}`;
  if (kind !== "mob-power" || play.kind !== "double-contract") return id;
  return { choose: id, with: response.attackerFirst === false ? "attacker-second" : "attacker-first" };
}

/** Option `counterAutoPass` (9): in W1, seats that are not the target, whatever they hold. */
function mayAutoPass(state: State, window: CounterWindow, seat: Seat): boolean {
  if (!state.options.counterAutoPass || !isContract(window.play.kind)) return false;
  const [target] = targetsOf(window);
  return target !== undefined && ownerOf(state, target) !== seat;
}
