/** The "playable" tests of section 6: may this card be played for effect now, and if not, why not? */
import type { Seat } from "@consigliere/engine/seat";
import { type ActionKind, type CardKind, isCounter } from "../cards.ts";
import { areLastSix, homeOf, isListFull, opponentsOf, type State } from "../state.ts";
import type { Reason } from "./reasons.ts";
import { mayComeInFor } from "./targets.ts";

/** Null when the card may be played. A card that could change nothing may not (6.0.5). */
export function whyNotPlayable(state: State, seat: Seat, kind: CardKind): Reason | null {
  return isCounter(kind) ? "counter-card" : whyActionNotPlayable(state, seat, kind);
}

function whyActionNotPlayable(state: State, seat: Seat, kind: ActionKind): Reason | null {
  switch (kind) {
    case "hit":
      return null; // an opponent always has a living mobster
    case "mob-war":
      return whyNoMobWar(state);
    case "ambush":
      return whyListEmpty(state) ?? whyNoFasterWar(state);
    case "vendetta":
      return whyNoVendetta(state, seat);
    case "st-valentines-day-massacre":
    case "take-it-on-the-lam":
    case "police-protection":
    case "pay-off":
    case "federal-crackdown":
      return whyListEmpty(state);
    case "substitution":
      return whyListEmpty(state) ?? whyNoSubstitution(state, seat);
    case "intrigue":
      return state.hitList.length < 2 ? "list-too-short" : null;
    case "truce":
      return whyNoTruce(state);
    default:
      return whyNobodyHome(state, seat); // the contracts and Double Cross
  }
}

function whyListEmpty({ hitList }: State): Reason | null {
  return hitList.length === 0 ? "list-empty" : null;
}

function whyNobodyHome(state: State, seat: Seat): Reason | null {
  return opponentsOf(state, seat).some((other) => homeOf(state, other).length > 0) ? null : "nobody-home";
}

/** option `mobWarRestarts`. */
function whyNoMobWar(state: State): Reason | null {
  if (state.war === null) return whyListEmpty(state);
  return state.options.mobWarRestarts && state.war.rate === 2 ? null : "war-on";
}

function whyNoFasterWar({ war }: State): Reason | null {
  return war?.rate === 2 ? "double-rate-on" : null;
}

function whyNoVendetta(state: State, seat: Seat): Reason | null {
  if (whyNobodyHome(state, seat) === null) return null;
  if (state.hitList.length === 0) return "nobody-home-list-empty";
  return whyNoFasterWar(state) === null ? null : "nobody-home-double-rate";
}

function whyNoSubstitution(state: State, seat: Seat): Reason | null {
  return state.hitList.some((out) => mayComeInFor(state, seat, out).length > 0) ? null : "no-substitute";
}

/** it must end the war or slow it down. */
function whyNoTruce(state: State): Reason | null {
  if (state.war === null) return "no-war";
  if (state.war.rate === 2) return null;
  if (isListFull(state)) return "too-many-listed";
  return areLastSix(state) ? "too-few-living" : null;
}
