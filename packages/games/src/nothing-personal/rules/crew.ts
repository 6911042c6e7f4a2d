/** Phase 2, step 2 (5.3): the chairs act from the Third Guy up; one gangster's action is a step. */
import { TURN_GOES_ON } from "@consigliere/engine/game";
import { isOpen } from "@consigliere/engine/legal-answers";
import {
  amount,
  type Choice,
  choice,
  choiceThen,
  form,
  limited,
  map,
  type OptionId,
  oneOf,
  type Question,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { isActionAbility } from "../abilities.ts";
import { returnOmerta } from "../board/markers.ts";
import type { NpTable } from "../board/table.ts";
import { type GangsterId, gangsterOf } from "../cards.ts";
import { leaders } from "../control.ts";
import { controller } from "../deals/ties.ts";
import { moveChoices } from "../deeds/assault.ts";
import { type Act, type Ctx, deedChoice } from "../deeds/deed.ts";
import { abilityDeed, positionDeed } from "../deeds/table-of-deeds.ts";
import type { Action } from "../events.ts";
import { optionId } from "../option-ids.ts";
import { CHAIRS_UP, nextBelow, POSITIONS, type PositionId } from "../positions.ts";
import { bansOn } from "../promises.ts";
import { familyOf, type Man, manIn, newTurn, type State, turnOf } from "../state.ts";
import { fireArmed } from "./armed.ts";
import { askForTurn } from "./free-actions.ts";
import { lapse } from "./free-plays.ts";
import { askPermission } from "./permission.ts";
import { openWindow } from "./windows.ts";

/** Armed plays, then the window if the table has one, before a chair's turn. */
export function* beforeChair(table: NpTable, chair: PositionId): Rules {
  const { state } = table;
  yield* fireArmed(table, chair);
  state.turn = newTurn();
  const isAsked = state.options.crewWindows === "every-action";
  state.phase = { at: "crew", chair, part: isAsked ? "window" : "act" };
}

export function* windowBefore(table: NpTable, chair: PositionId): Rules {
  yield* openWindow(table, "before-action");
  table.state.phase = { at: "crew", chair, part: "act" };
}

/** The choice for a gangster. */
type CrewAnswer =
  | { readonly type: "pass" }
  | {
      readonly type: "act";
      readonly action: Action;
      readonly act: Act;
      readonly tribute: number;
    };

export function* act(table: NpTable, chair: PositionId): Rules<typeof TURN_GOES_ON | undefined> {
  const { state } = table;
  const man = manIn(state, chair);
  const reason = whySkipped(state, man);
  if (man === null || reason !== null) {
    table.emit({ type: "action-skipped", chair, gangster: man?.id ?? null, reason: reason ?? "vacant" });
    if (man !== null && reason === "omerta") gag(table, man);
    return nextChair(table, chair);
  }
  const seat = yield* whoActs(table, man);
  const question = crewQuestion(state, seat, man, chair);
  if (isIdle(state, seat, question)) return pass(table, seat, man, chair, "idle");
  const answer = yield* askCrew(table, seat, question, { gangster: man.id, chair });
  if (answer === null) return afterFreeAction(table, man, chair);
  if (answer.type === "pass") return pass(table, seat, man, chair, "choice");
  return yield* takeUp(table, seat, man, chair, answer);
}

/** A chosen act, from the permission on. */
export function* takeUp(
  table: NpTable,
  seat: Seat,
  man: Man,
  chair: PositionId,
  answer: ActAnswer,
): Rules<typeof TURN_GOES_ON | undefined> {
  const { state } = table;
  const isPermitted = yield* askPermission(table, { seat, man, ...answer });
  if (!isPermitted) {
    turnOf(state).blocked.push(keyOf(answer.action, answer.act.params));
    return propose(table, man, chair);
  }
  perform(table, seat, man, chair, answer);
  // A deed of several steps goes on, or is over. The next chair follows when it is over.
  if (state.deed === null) return nextChair(table, chair);
  return;
}

/** An Omertà coin makes him pass. Then it is used up (6.1, R41). */
function gag(table: NpTable, man: Man): void {
  table.state.acted.push(man.id);
  returnOmerta(table, man);
}

function whySkipped(state: State, man: Man | null) {
  if (man === null) return "vacant" as const;
  if (man.side) return "side" as const;
  if (state.acted.includes(man.id)) return "acted" as const;
  if (leaders(state, man).length === 0) return "nobody" as const;
  return man.omerta ? ("omerta" as const) : null;
}

/** A tie decision stands for the turn as long as the leaders are the same. */
function* whoActs(table: NpTable, man: Man): Rules<Seat> {
  const { state } = table;
  const turn = turnOf(state);
  const among = leaders(state, man);
  if (turn.chosen !== null && turn.chosen.leaders.join() === among.join()) return turn.chosen.seat;
  const seat = yield* controller(table, man, "action");
  if (seat === null) throw new Error(`nobody controls ${man.id}`);
  turn.chosen = { seat, leaders: [...among] };
  return seat;
}

function* askCrew(
  table: NpTable,
  seat: Seat,
  question: Question<CrewAnswer>,
  about: { readonly gangster: GangsterId; readonly chair: PositionId },
): Rules<CrewAnswer | null> {
  const asking = { topic: "crew-action", question, about, ...usual(question) };
  const reply = yield* askForTurn(table, seat, asking, "crew");
  return reply === null ? null : reply.answer;
}

/** 5.0: he can only pass, by public facts, and shaking down cards would not change it. */
function isIdle(state: State, seat: Seat, { data }: Question<CrewAnswer>): boolean {
  if (data.form !== "one") return false;
  const isShort = data.options.some(({ blocked }) => blocked === "cost");
  const open = data.options.filter(isOpen);
  return open.length === 1 && open[0]?.id === "pass" && !(isShort && familyOf(state, seat).hand.length > 0);
}

function pass(table: NpTable, seat: Seat, man: Man, chair: PositionId, why: "choice" | "idle"): undefined {
  table.state.acted.push(man.id);
  table.emit({ type: "passed", seat, phase: "crew", why });
  return nextChair(table, chair);
}

/** To pass; or, if a promise forbids it, the first open option (10.4). */
function usual({ data }: Question<unknown>) {
  const hasPass = data.form === "one" && data.options.some(({ id }) => id === "pass");
  return hasPass ? { fallback: "pass" } : {};
}

/** After a free action: he may have left, or another seat may lead him. */
function afterFreeAction(table: NpTable, man: Man, chair: PositionId): typeof TURN_GOES_ON | undefined {
  if (manIn(table.state, chair)?.id !== man.id) return nextChair(table, chair);
  return TURN_GOES_ON;
}

/** Position action, ability, a move along an arrow, or a pass (5.3). */
function crewQuestion(state: State, seat: Seat, man: Man, chair: PositionId): Question<CrewAnswer> {
  const needsPermission = isLeashed(man, seat);
  const acts = actsOf(state, seat, man, chair);
  const { mustWhack } = bansOn(state, seat);
  const sworn = mustWhack.map((target) => onlyWhack(acts, target)).find((one) => one.length > 0);
  const { money } = familyOf(state, seat);
  const open = (sworn ?? acts).map(({ choice: one }) => withTribute(one, needsPermission, money));
  return oneOf<CrewAnswer>(sworn === undefined ? [...open, choice("pass", { type: "pass" })] : open);
}

/** Another seat's coin is on him. */
function isLeashed({ coin }: Man, seat: Seat): boolean {
  return coin !== null && coin !== "neutral" && coin !== seat;
}

/** Everything that he could do, before promises and permission. */
export function actsOf(state: State, seat: Seat, man: Man, chair: PositionId): Named[] {
  const needsPermission = isLeashed(man, seat);
  const bans = bansOn(state, seat);
  const ctx = (action: Action): Omit<Ctx, "source"> => ({
    state,
    seat,
    man: man.id,
    bans,
    refused: refusedOf(state, action),
    spared: sparedIn(state),
    needsPermission,
  });
  const { action } = POSITIONS[chair];
  const position = positionDeed(chair);
  const { ability } = gangsterOf(man.id);
  // The understudy's action is that of the chair below.
  const below = nextBelow(chair);
  const job = ability === "understudy" ? below && POSITIONS[below].action : ability;
  const own = ability !== null && isActionAbility(ability) ? abilityDeed(ability, chair) : null;
  return [
    ...(position === null || action === null
      ? []
      : [named(deedChoice("position", position, { ...ctx(action), source: "position" }), action)]),
    ...(own === null || job === null
      ? []
      : [named(deedChoice("ability", own, { ...ctx(job), source: "ability" }), job)]),
    ...moveChoices({ ...ctx("move"), source: "move" }, chair).map((one) => named(one, "move")),
  ];
}

/** The stored key of a refused act. */
export function keyOf(action: Action, params: readonly OptionId[]): string {
  return [action, ...params].join(" ");
}

function refusedOf(state: State, action: Action): OptionId[][] {
  const acts = turnOf(state).blocked.map((key) => key.split(" "));
  return acts.flatMap(([kind, ...params]) => (kind === action ? [params] : []));
}

const CALLED_OFF = "called-off";

/** A target whose whack was called off is safe from every kind of whack in this turn (5.3). */
export function spare(state: State, target: GangsterId): void {
  turnOf(state).blocked.push(`${CALLED_OFF} ${target}`);
}

function sparedIn(state: State): GangsterId[] {
  return turnOf(state).blocked.flatMap((key) => {
    const [kind, target] = key.split(" ");
    return kind === CALLED_OFF ? [target as GangsterId] : [];
  });
}

type ActAnswer = Extract<CrewAnswer, { type: "act" }>;
type Free = Omit<ActAnswer, "tribute">;

interface Named {
  readonly action: Action;
  readonly choice: Choice<Free>;
}

function named(one: Choice<Act>, action: Action): Named {
  const read: Choice<Free>["read"] = (further, path) => ({
    type: "act",
    action,
    act: one.read(further, path),
  });
  return { action, choice: { option: one.option, read } };
}

/** 7.8 `do-whack`: the acts that whack this target now; empty if there are none. */
function onlyWhack(acts: readonly Named[], target: GangsterId): Named[] {
  const whacks = ({ action }: Named) => action === "pos-whack" || action.startsWith("whack-");
  return acts.filter(whacks).flatMap(({ action, choice: { option, read } }) => {
    if (option.with?.form !== "one") return [];
    const options = option.with.options.filter(
      ({ id, blocked }) => id === optionId("gangster", target) && blocked === undefined,
    );
    if (options.length === 0) return [];
    return [{ action, choice: { option: { ...option, with: { ...option.with, options } }, read } }];
  });
}

/**
 * 7.4: the tribute offered to the coin's holder. The seat must be able to pay for the action and the tribute together.
 */
function withTribute(one: Choice<Free>, needsPermission: boolean, money: number): Choice<CrewAnswer> {
  const { option } = one;
  if (option.blocked !== undefined || !needsPermission)
    return { option, read: (further, path) => ({ ...one.read(further, path), tribute: 0 }) };
  const tribute = amount(0, money, 1, { money: 1 });
  const how = option.with;
  const question: Question<ActAnswer> =
    how === undefined
      ? map(tribute, (n) => ({ ...one.read(undefined, [option.id]), tribute: n }))
      : map(
          form<{ how: Free; tribute: number }>({
            how: { data: how, read: (answer, path = []) => one.read(answer, path) },
            tribute,
          }),
          (chosen) => ({ ...chosen.how, tribute: chosen.tribute }),
        );
  return choiceThen<CrewAnswer, ActAnswer>(
    option.id,
    limited(question, { money: { max: money } }),
    (value) => value,
  );
}

/** Refused, not paid or called off. Two proposals end the turn (7.4). */
export function propose(table: NpTable, man: Man, chair: PositionId): typeof TURN_GOES_ON | undefined {
  const { state } = table;
  const turn = turnOf(state);
  turn.proposals += 1;
  if (turn.proposals < 2) return TURN_GOES_ON;
  state.acted.push(man.id);
  const seat = turn.chosen?.seat ?? state.ring;
  table.emit({ type: "passed", seat, phase: "crew", why: "refused" });
  return nextChair(table, chair);
}

function perform(
  table: NpTable,
  seat: Seat,
  man: Man,
  chair: PositionId,
  { action, act: deed }: ActAnswer,
): void {
  const { state } = table;
  const isAssault = deed.whacks !== null || action === "move";
  if (!isAssault) {
    // An assault may still be called off.
    state.acted.push(man.id);
    table.emit({ type: "action-taken", seat, gangster: man.id, chair, action, params: deed.params });
  }
  deed.perform(table);
}

/** The chair above, or the Fence when the Capo has acted. */
export function nextChair(table: NpTable, chair: PositionId): undefined {
  const { state } = table;
  const next = CHAIRS_UP[CHAIRS_UP.indexOf(chair) + 1];
  state.turn = null;
  if (next !== undefined) {
    state.phase = { at: "crew", chair: next, part: "before" };
    return;
  }
  // Plays armed for chairs that are past lapse (7.2).
  for (const { seat, card } of state.armed.splice(0)) lapse(table, seat, card, "over");
  state.phase = { at: "draw" };
}
