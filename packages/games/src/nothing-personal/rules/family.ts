/** Phase 5, the Family (5.6): empty chairs are filled from below, one chair a step. */
import { choice, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { checkRing, freshMan } from "../board/markers.ts";
import { topGangster } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import type { GangsterId } from "../cards.ts";
import { note } from "../deals/promises.ts";
import { controller } from "../deals/ties.ts";
import { candidatesFor } from "../legal/candidates.ts";
import { optionId } from "../option-ids.ts";
import { ASSOCIATE_IDS, nextBelow, POSITION_IDS, POSITIONS, type PositionId } from "../positions.ts";
import { promisedFor } from "../promises.ts";
import { manIn, manOf, placeOf, type State } from "../state.ts";

/** `by`: the seat that appoints, if a tie over that is decided already. */
export function* fillChair(table: NpTable, chair: PositionId, by: Seat | null = null): Rules {
  const { state } = table;
  if (manIn(state, chair) === null) yield* appoint(table, chair, by);
  const below = nextBelow(chair);
  state.phase = below === null ? { at: "associates" } : { at: "family", chair: below };
}

function* appoint(table: NpTable, chair: PositionId, decided: Seat | null): Rules {
  const { state } = table;
  const candidates = candidatesFor(state, chair);
  const [only] = candidates;
  if (only === undefined) return fromDeck(table, chair);
  if (candidates.length === 1 || isAutomatic(state, chair)) return promote(table, chair, only, null);
  const by = decided ?? (yield* appointerOf(table, chair));
  const promised = promisedFor(state, by, chair, candidates);
  const open = promised === null ? candidates : [promised];
  const chosen = yield* table.ask(by, {
    topic: "appoint",
    question: oneOf(open.map((id) => choice(optionId("gangster", id), id))),
    about: { chair },
    fallback: optionId("gangster", open[0] ?? only),
  });
  note(table, by, { did: "appoint", chair, among: candidates, chosen });
  promote(table, chair, chosen, by);
}

/** The Capo is replaced by the highest gangster, not through an arrow (R30). */
function isAutomatic(state: State, chair: PositionId): boolean {
  return chair === "capo" && POSITION_IDS.some((id) => manIn(state, id) !== null);
}

/**
 * The seat that controls the gangster of the appointing chair, by a tie decision if necessary; otherwise the ring
 * holder.
 */
function* appointerOf(table: NpTable, chair: PositionId): Rules<Seat> {
  const { state } = table;
  const { appointer } = POSITIONS[chair];
  const man = appointer === null ? null : manIn(state, appointer);
  const seat = man === null ? null : yield* controller(table, man, "appointment", { chair });
  return seat ?? state.ring;
}

function promote(table: NpTable, chair: PositionId, id: GangsterId, by: Seat | null): void {
  const { state } = table;
  const from = placeOf(state, id);
  if (from === null) throw new Error(`${id} is not on the board`);
  const man = manOf(state, id);
  // Vacancies that exist only in between ask nobody (R37).
  delete state.board[from];
  state.board[chair] = man;
  state.promoted.push(id);
  table.emit({ type: "appointed", chair, gangster: id, from, by });
  checkRing(table);
}

/** R20: if no gangster is left, the chair stays empty. */
function fromDeck(table: NpTable, chair: PositionId): void {
  const { state } = table;
  const id = topGangster(table);
  if (id === null) return;
  state.board[chair] = freshMan(state, id);
  state.promoted.push(id);
  table.emit({ type: "appointed", chair, gangster: id, from: null, by: null });
}

export function fillSpaces(table: NpTable): void {
  const { state } = table;
  for (const place of ASSOCIATE_IDS) {
    if (manIn(state, place) !== null) continue;
    const gangster = topGangster(table);
    if (gangster === null) continue;
    state.board[place] = freshMan(state, gangster);
    table.emit({ type: "associate-dealt", place, gangster });
  }
  state.phase = { at: "bookkeeping" };
}
