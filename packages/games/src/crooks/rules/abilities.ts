/** The abilities of a crook placed face-up on an empty slot (5.5). */
import type { Json } from "@consigliere/engine/json";
import { choice, oneOf } from "@consigliere/engine/question";
import { at } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { crookOf, type HideoutId, LOOT, type TargetId } from "../cards.ts";
import { killerQuestion, pickpocketQuestion, type SpyLook, spyQuestion } from "../legal/abilities.ts";
import { crooksAt, type PlayedCrook } from "../state.ts";
import { type Course, decide, showUntilSeen } from "./deciding.ts";
import { lookInto, payBank } from "./hire.ts";
import { removeStack } from "./placement.ts";
import type { CrooksTable } from "./table.ts";

interface Arrival {
  readonly played: PlayedCrook;
  readonly target: TargetId;
}

export function* useAbility(table: CrooksTable, course: Course, arrival: Arrival): Rules {
  const { ability } = crookOf(arrival.played.crook);
  if (ability === "pickpocket") yield* pickPockets(table, course, arrival);
  if (ability === "killer") yield* kill(table, course, arrival);
  if (ability === "spy") yield* spy(table, course, arrival);
}

/** 6.2 */
function* pickPockets(table: CrooksTable, course: Course, { played: { play } }: Arrival): Rules {
  const { seat } = course;
  const decided = yield* decide(table, course, {
    topic: "pickpocket",
    question: pickpocketQuestion(),
    about: { play },
    fallback: "take",
  });
  if (decided === null) return;
  if (!decided.answer) {
    table.emit({ type: "ability-declined", seat, ability: "pickpocket", play });
    return;
  }
  table.emit({ type: "ability-used", seat, ability: "pickpocket", play });
  payBank(table, seat, -LOOT);
  table.emit({ type: "money-taken", seat, amount: LOOT, money: at(table.state.money, seat) });
}

/** 6.5 */
function* kill(table: CrooksTable, course: Course, { played: { play }, target }: Arrival): Rules {
  const { seat } = course;
  const question = killerQuestion(table.state, seat, target);
  if (question === null) return;
  const decided = yield* decide(table, course, {
    topic: "killer",
    question,
    about: { play, target },
    fallback: "decline",
  });
  if (decided === null) return;
  if (decided.answer === null) {
    table.emit({ type: "ability-declined", seat, ability: "killer", play });
    return;
  }
  table.emit({ type: "ability-used", seat, ability: "killer", play });
  removeStack(table, { by: seat, victim: decided.answer.victim, target });
}

/** 6.7 */
function* spy(table: CrooksTable, course: Course, { played: { play } }: Arrival): Rules {
  const { seat } = course;
  const question = spyQuestion(table.state);
  if (question === null) return; // R36
  const decided = yield* decide(table, course, {
    topic: "spy",
    question,
    about: { play },
    fallback: "decline",
  });
  if (decided === null) return;
  if (decided.answer === null) {
    table.emit({ type: "ability-declined", seat, ability: "spy", play });
    return;
  }
  table.emit({ type: "ability-used", seat, ability: "spy", play });
  look(table, course, decided.answer);
  const { kind, ...about } = decided.answer;
  yield* showSpied(table, course, about);
}

export function showSpied(table: CrooksTable, course: Course, about: Json): Rules {
  const question = oneOf([choice("done", true as const)]);
  return showUntilSeen(table, course, { topic: "spy-seen", question, about });
}

function look(table: CrooksTable, { seat }: Course, chosen: SpyLook): void {
  if (chosen.kind === "hideout") lookIntoHideout(table, seat, chosen.hideout);
  else lookAtTarget(table, seat, chosen.target);
}

function lookIntoHideout(table: CrooksTable, seat: number, hideout: HideoutId): void {
  const crooks = lookInto(table, seat, hideout, "spy");
  const looked = { type: "spy-looked", seat, place: hideout, count: crooks.length, owners: [] } as const;
  table.emitTo(seat, table.state.options.casebook ? { ...looked, crooks } : looked, looked);
}

/** All face-down crooks there, in every position of a stack (R35). */
function lookAtTarget(table: CrooksTable, seat: number, target: TargetId): void {
  const { state } = table;
  const seen = crooksAt(state, target).filter((played) => played.facing === "down");
  for (const played of seen) if (!played.knownTo.includes(seat)) played.knownTo.push(seat);
  const owners = [...new Set(seen.map(({ owner }) => owner))];
  const looked = { type: "spy-looked", seat, place: target, count: seen.length, owners } as const;
  const plays = seen.map(({ play, owner, crook }) => ({ play, owner, crook }));
  table.emitTo(seat, state.options.casebook ? { ...looked, plays } : looked, looked);
}
