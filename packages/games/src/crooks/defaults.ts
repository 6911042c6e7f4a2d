/** The defaults for a seat that does not answer (5.6). Always legal. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { CROOK_IDS, type CrookId, crookOf, type TargetId } from "./cards.ts";
import type { FoundCrook } from "./events.ts";
import { affordable, type Job, type TurnMove } from "./legal/hiring.ts";
import { type Placement, placementsOf } from "./legal/placing.ts";
import { optionId } from "./option-ids.ts";
import { crooksIn, emptySlots, isRowFull, type State, stackAt } from "./state.ts";

/** `turn`: the stand-in hires at the cheapest hideout, until its limit. It passes with a full row. */
export function defaultTurn(state: State, seat: Seat): TurnMove {
  const { timeoutPolicy, standInLimit } = state.options;
  const isSpent = timeoutPolicy === "pass" || at(state.missed, seat) >= standInLimit;
  if (isSpent || isRowFull(state, seat)) return { kind: "pass" };
  const open = affordable(state, seat);
  const fewest = Math.min(...open.map((hideout) => crooksIn(state, hideout).length));
  const hideout = open.find((id) => crooksIn(state, id).length === fewest);
  return hideout === undefined ? { kind: "pass" } : { kind: "hire", hideout };
}

/** `keep` and `place`. */
export function defaultJob(state: State, seat: Seat, found: readonly FoundCrook[]): Job {
  const crook = defaultKeep(found);
  return { crook, placement: defaultPlace(state, seat, crook) };
}

/** `keep`: the highest rank, then the higher modifier, then the first in table order. */
function defaultKeep(found: readonly FoundCrook[]): CrookId {
  const [best] = found
    .filter(({ blocked }) => blocked === undefined)
    .map(({ crook }) => crook)
    .sort(
      (a, b) =>
        crookOf(b).rank - crookOf(a).rank ||
        crookOf(b).modifier - crookOf(a).modifier ||
        CROOK_IDS.indexOf(a) - CROOK_IDS.indexOf(b),
    );
  if (best === undefined) throw new Error("nobody can be kept: there is nothing to ask");
  return best;
}

/** `place`: face-up at the highest target where no visible crook is stronger, otherwise at the lowest. */
export function defaultPlace(state: State, seat: Seat, crook: CrookId): Placement {
  const empty = emptySlots(state, seat);
  const { rank } = crookOf(crook);
  const target = empty.findLast((slot) => rank >= visibleStrengthOfOthers(state, seat, slot)) ?? empty[0];
  if (target !== undefined) return { mode: "plain", target, facing: "up" };
  const placements = placementsOf(state, seat, crook);
  const fallback = placements.findLast(({ mode }) => mode === "join") ?? placements[0];
  if (fallback === undefined) throw new Error(`${crook} cannot be placed: it may not be kept`);
  return fallback;
}

function visibleStrengthOfOthers(state: State, seat: Seat, target: TargetId): number {
  const others = seatsOf(state.seatCount).filter((other) => other !== seat);
  return Math.max(
    ...others.map((other) =>
      stackAt(state, other, target)
        .filter((played) => played.facing === "up")
        .reduce((sum, played) => sum + crookOf(played.crook).rank, 0),
    ),
  );
}

/** The answer that means `move`. */
export function turnAnswer(move: TurnMove): string {
  return move.kind === "pass" ? "pass" : optionId("hire", move.hideout);
}

/** The answer that means `job`. */
export function jobAnswer({ crook, placement }: Job): AnswerValue {
  return { choose: optionId("crook", crook), with: placeAnswer(placement) };
}

/** The answer that means `placement`. */
export function placeAnswer(placement: Placement): AnswerValue {
  if (placement.mode === "plain") return optionId(placement.facing, placement.target);
  const id = optionId(placement.mode, placement.target);
  return placement.mode === "switch" ? { choose: id, with: optionId("target", placement.destination) } : id;
}
