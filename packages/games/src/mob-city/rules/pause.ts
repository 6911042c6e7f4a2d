/**
 * A step ends before anything that may ask. Then everything drawn or shown is in the state when somebody is asked.
 * Parts that ask nobody run on.
 */
import { billOf } from "../groups.ts";
import { bombers } from "../legal/bombs.ts";
import { hosts } from "../legal/molls.ts";
import { affordableGrades } from "../legal/whiskeys.ts";
import { captainOf, graceOrder, type Phase, type State } from "../state.ts";
import { blockAt } from "../town.ts";
import { rankedAt } from "./bidding.ts";

/** Whether anybody may be asked in the next phase. By public facts alone. */
export function mayAsk(state: State): boolean {
  const { phase, options } = state;
  switch (phase.at) {
    case "tip":
    case "police":
      return options.declineInterests;
    case "whiskey":
      return options.whiskeyDraft === "in-turn" && isDrafting(state, phase.rank);
    case "payday":
      return options.business === "in-turn" && isPaydayOpen(state, phase.turn);
    case "business":
      return options.business === "in-turn";
    case "block":
      return isBlockOpen(state, phase);
    case "place":
      return options.smallMatters !== "usual";
    case "fight":
      return options.gunfights === "manual";
    case "setup":
    case "pool":
    case "reveal":
    case "night":
    case "end":
      return false;
    default:
      return true;
  }
}

function isDrafting(state: State, rank: number): boolean {
  const seat = rankedAt(state, "whiskey", rank);
  return seat !== undefined && affordableGrades(state, seat).length > 0;
}

function isPaydayOpen(state: State, turn: number): boolean {
  const captain = captainOf(state, graceOrder(state)[turn] ?? 0);
  return state.options.voluntaryLayoff || captain.cash < billOf(captain);
}

function isBlockOpen(state: State, { index, part }: Extract<Phase, { at: "block" }>): boolean {
  if (part === "fines") return true;
  if (state.options.gunfights === "orders") return false;
  const { block } = blockAt(state, index);
  if (part === "bombs") return bombers(state, block).length > 0;
  return part === "molls" && hosts(state, block).length > 0;
}
