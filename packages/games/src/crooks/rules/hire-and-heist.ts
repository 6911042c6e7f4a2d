/** The two actions of a turn: the seat finds and keeps a crook, and sends it to a target (5). */
import type { Rules } from "@consigliere/engine/table";
import type { CrookId, HideoutId } from "../cards.ts";
import { defaultJob, defaultPlace, jobAnswer, placeAnswer } from "../defaults.ts";
import type { FoundCrook } from "../events.ts";
import { type Job, keepQuestion, searchResult, seenQuestion } from "../legal/hiring.ts";
import { type Placement, placeQuestion } from "../legal/placing.ts";
import type { Hand } from "../state.ts";
import { useAbility } from "./abilities.ts";
import { type Course, decide, showUntilSeen, tellOfStandIn } from "./deciding.ts";
import { keep, search } from "./hire.ts";
import { place } from "./placement.ts";
import type { CrooksTable } from "./table.ts";

export function* hireAndRob(table: CrooksTable, course: Course, hideout: HideoutId): Rules {
  const { state } = table;
  const { seat } = course;
  const cost = search(table, seat, hideout);
  const found = searchResult(state, seat, hideout);
  if (found.every(({ blocked }) => blocked !== undefined)) {
    table.emit({ type: "hire-empty-handed", seat, hideout, cost }); // R11
    yield* showFound(table, course, { hideout, found });
    return;
  }
  yield* hireOneOf(table, course, { hideout, found });
}

export function showFound(table: CrooksTable, course: Course, { hideout, found }: Find): Rules {
  const question = seenQuestion(found);
  return showUntilSeen(table, course, { topic: "search-seen", question, about: { hideout } });
}

/** The seat keeps one of those that it has found, and sends them on their way. */
export function* hireOneOf(table: CrooksTable, course: Course, find: Find): Rules {
  const placement = yield* hire(table, course, find);
  if (placement !== null) yield* sendOut(table, course, placement);
}

/** The same from the choice of the place on, for the crook in hand. */
export function* placeHand(table: CrooksTable, course: Course, { from, crook }: Hand): Rules {
  const placement = yield* choosePlacement(table, course, { hideout: from, crook });
  if (placement !== null) yield* sendOut(table, course, placement);
}

/** Action 2 */
function* sendOut(table: CrooksTable, course: Course, placement: Placement): Rules {
  const { seat } = course;
  const played = place(table, seat, placement);
  if (placement.mode === "plain" && played.facing === "up") {
    yield* useAbility(table, course, { played, target: placement.target });
  }
}

/** The result of a search. */
interface Find {
  readonly hideout: HideoutId;
  readonly found: readonly FoundCrook[];
}

/** Action 1, and the decision of action 2. Null: the match is over. */
function* hire(table: CrooksTable, course: Course, find: Find): Rules<Placement | null> {
  const { seat } = course;
  const { hideout, found } = find;
  const [first] = found;
  // Everybody can see that only one crook is there, so the seat gets the last crook unasked.
  if (found.length === 1 && first !== undefined) {
    keep(table, seat, { hideout, crook: first.crook });
    return yield* choosePlacement(table, course, { hideout, crook: first.crook });
  }
  const job = yield* chooseJob(table, course, find);
  if (job === null) return null;
  keep(table, seat, { hideout, crook: job.crook });
  if (course.isAway) tellOfStandIn(table, course, "place");
  return job.placement;
}

/** The asks `keep` and `place` in one. */
function* chooseJob(table: CrooksTable, course: Course, { hideout, found }: Find): Rules<Job | null> {
  const { state } = table;
  const { seat } = course;
  const decided = yield* decide(table, course, {
    topic: "keep",
    question: keepQuestion(state, seat, found),
    about: { hideout },
    fallback: jobAnswer(defaultJob(state, seat, found)),
  });
  return decided?.answer ?? null;
}

/** The ask `place` alone. */
function* choosePlacement(
  table: CrooksTable,
  course: Course,
  { hideout, crook }: { readonly hideout: HideoutId; readonly crook: CrookId },
): Rules<Placement | null> {
  const { state } = table;
  const { seat } = course;
  const decided = yield* decide(table, course, {
    topic: "place",
    question: placeQuestion(state, seat, crook),
    about: { from: hideout },
    fallback: placeAnswer(defaultPlace(state, seat, crook)),
  });
  return decided?.answer ?? null;
}
