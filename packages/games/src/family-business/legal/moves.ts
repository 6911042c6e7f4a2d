/** T3: every card in hand may be discarded. Cards that could change something may be played (5, 6.0.5). */
import { type Choice, choice, choiceThen, oneOf, type Question } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import type { CardPlay } from "../card-play.ts";
import { type ActionKind, type CardId, isCounter, kindOf } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import type { State } from "../state.ts";
import { whyNotPlayable } from "./playable.ts";
import { refused } from "./reasons.ts";
import * as targets from "./targets.ts";

export type Move =
  | { readonly type: "play"; readonly card: CardId; readonly play: CardPlay }
  | { readonly type: "discard"; readonly card: CardId };

/** Everything that the active seat may do with its one card of the turn. */
export function playOrDiscardQuestion(state: State, seat: Seat): Question<Move> {
  const hand = at(state.hands, seat);
  return oneOf<Move>([
    ...hand.map((card) => playChoice(state, seat, card)),
    ...hand.map((card) => choice(optionId("discard", card), { type: "discard", card } as const)),
  ]);
}

function playChoice(state: State, seat: Seat, card: CardId): Choice<Move> {
  const kind = kindOf(card);
  const id = optionId("play", card);
  const reason = whyNotPlayable(state, seat, kind);
  if (reason !== null || isCounter(kind)) return refused(id, reason ?? "counter-card");
  const { option, read } = declaring(id, state, seat, kind);
  return { option, read: (further, path) => ({ type: "play", card, play: read(further, path) }) };
}

/** 6.0.1: all parameters are declared with the play. */
function declaring(id: string, state: State, seat: Seat, kind: ActionKind): Choice<CardPlay> {
  switch (kind) {
    case "st-valentines-day-massacre":
    case "mob-war":
    case "ambush":
    case "truce":
    case "federal-crackdown":
      return choice(id, { kind, params: {} });
    case "double-contract":
      return choiceThen(id, targets.doubleContractTargets(state, seat), (chosen) => ({
        kind,
        params: { targets: chosen },
      }));
    case "hit":
      return choiceThen(id, targets.hitParams(state, seat), (params) => ({ kind, params }));
    case "double-cross":
      return inSequence(id, kind, targets.sequence(state, seat, 1));
    case "vendetta":
      return inSequence(id, kind, targets.sequence(state, seat, 2));
    case "take-it-on-the-lam":
    case "police-protection":
      return choiceThen(id, targets.listedTarget(state), (target) => ({ kind, params: { target } }));
    case "substitution":
      return choiceThen(id, targets.substitutionParams(state, seat), (params) => ({ kind, params }));
    case "intrigue":
      return choiceThen(id, targets.newOrder(state), (order) => ({ kind, params: { order } }));
    case "pay-off":
      return choiceThen(id, targets.payOffSeat(state), (chosen) => ({ kind, params: { seat: chosen } }));
    default:
      return choiceThen(id, targets.contractTarget(state, seat), (target) => ({
        kind,
        params: { targets: [target] },
      }));
  }
}

function inSequence(
  id: string,
  kind: "double-cross" | "vendetta",
  question: ReturnType<typeof targets.sequence>,
): Choice<CardPlay> {
  // A Vendetta with nobody at home still doubles the rate of the war.
  if (question === null) return choice(id, { kind, params: { sequence: [] } });
  return choiceThen(id, question, (sequence) => ({ kind, params: { sequence } }));
}
