/** Make a Move and Whack (5.3): announcement, window, roll, resolution. Each part is a step. */
import { TURN_GOES_ON } from "@consigliere/engine/game";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { openRoll, shownFaces } from "../board/dice.ts";
import { checkRing, placeNeutral, removeGangster } from "../board/markers.ts";
import { swapPlaces } from "../board/moving.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney, changeRespect } from "../board/wallet.ts";
import { type CardId, cardOf, FOUR, SEVEN } from "../cards.ts";
import { activeWith, has, isShameful, outright } from "../control.ts";
import { note } from "../deals/promises.ts";
import { controller } from "../deals/ties.ts";
import { type Reaction, TESTIMONY, vetoer } from "../legal/reactions.ts";
import { moveOutcome, moveTotal, whackOutcome } from "../legal/wants.ts";
import { optionId } from "../option-ids.ts";
import {
  type Deed,
  familyOf,
  manIn,
  manOf,
  onBoard,
  placeOf,
  priorityOrder,
  type State,
  turnOf,
} from "../state.ts";
import { callCoachman } from "./coachman.ts";
import { keyOf, nextChair, propose, spare } from "./crew.ts";
import { beginPlay, endPlay, playFree, raise } from "./free-plays.ts";
import { hearReactions } from "./reactions.ts";
import { inRounds } from "./windows.ts";

type Move = Extract<Deed, { kind: "move" }>;
type Whack = Extract<Deed, { kind: "whack" }>;

/** Before the die: pleas and any-time cards, if the table has them before moves. Then the first roll. */
export function* beginMove(table: NpTable, move: Move): Rules<typeof TURN_GOES_ON | undefined> {
  const isHeard = table.state.options.pleas === "whack-move";
  return yield* afterReactions(table, move, isHeard ? yield* hearReactions(table, move) : new Map());
}

/** The act itself; `reactions`: null: it is called off. */
export function* afterReactions(
  table: NpTable,
  deed: Move | Whack,
  reactions: ReadonlyMap<Seat, Reaction> | null,
): Rules<typeof TURN_GOES_ON | undefined> {
  if (reactions === null) return callOff(table, deed);
  return yield* deed.kind === "move" ? tryMove(table, deed, reactions) : declareWhack(table, deed, reactions);
}

function* tryMove(table: NpTable, move: Move, reactions: ReadonlyMap<Seat, Reaction>): Rules<undefined> {
  const { state } = table;
  yield* react(table, move, reactions);
  if (manIn(state, move.from)?.id !== move.man || manIn(state, move.to)?.id !== move.target) {
    table.emit({ type: "move-fizzled", seat: move.seat, gangster: move.man, chair: move.to });
    return finish(table, move);
  }
  note(table, move.seat, { did: "move", target: move.target });
  rollMove(table, move);
  return;
}

/** R25: a wild card's respect is rolled first. */
function rollMove(table: NpTable, move: Move): void {
  const isWild = has(manOf(table.state, move.man), "wild-values") && move.value === null;
  move.stage = isWild ? "value" : "roll";
  openRoll(table, [isWild ? "number-die" : "move-die"], move.seat, move.man);
}

/** The face is final. */
export function* endMove(table: NpTable, move: Move): Rules<undefined> {
  const { state } = table;
  const [face = "knife"] = shownFaces(table);
  if (move.stage === "value") {
    move.value = Number(face);
    rollMove(table, move);
    return;
  }
  const { seat, man, to, target } = move;
  const outcome = moveOutcome(state, move, face);
  const total = moveTotal(state, move, face);
  const isShame = isShameful(state, target, to);
  // Judged before the swap (5.3).
  const victim =
    outcome === "success"
      ? yield* controller(table, manOf(state, target), "loss", {
          by: seat,
          beaten: man,
          respect: isShame ? 0 : FOUR,
        })
      : null;
  const isDue = outcome === "success" && !isShame && victim !== seat;
  table.emit({
    type: "move-resolved",
    seat,
    gangster: man,
    target,
    chair: to,
    total,
    outcome,
    shame: isShame && outcome === "success",
    victim,
    gained: isDue ? FOUR : 0,
    lost: isDue && victim !== null ? FOUR : 0,
  });
  switch (outcome) {
    case "success":
      swapPlaces(table, man, target, "move");
      for (const id of [man, target]) manOf(state, id).side = true;
      if (isDue) {
        changeRespect(table, seat, FOUR);
        if (victim !== null) changeRespect(table, victim, -FOUR);
      }
      // The neutral marker comes before the ring is judged (6.7, R33).
      placeNeutral(table, man, 1, "move");
      checkRing(table);
      break;
    case "failure":
      changeRespect(table, seat, -FOUR);
      placeNeutral(table, man, 1, "move");
      break;
    case "death":
      changeRespect(table, seat, -FOUR);
      removeGangster(table, man, "fishes");
  }
  return finish(table, move);
}

/** Nothing was paid. The announced act may not be chosen again in this turn. */
function callOff(table: NpTable, deed: Move | Whack): typeof TURN_GOES_ON | undefined {
  const { state } = table;
  const { seat, man, target } = deed;
  state.deed = null;
  if (deed.kind === "move") table.emit({ type: "move-called-off", seat, gangster: man, chair: deed.to });
  else table.emit({ type: "whack-called-off", seat, gangster: man, target });
  const placed = manIn(state, deed.from);
  if (placed === null) return nextChair(table, deed.from);
  if (deed.kind === "whack") spare(state, target);
  else turnOf(state).blocked.push(keyOf("move", [optionId("move", deed.to), optionId("gangster", target)]));
  // 7.4: after a permission, it also counted as a proposal.
  return deed.permitted ? propose(table, placed, deed.from) : TURN_GOES_ON;
}

/** The action is used up. */
function finish(table: NpTable, { man, from }: Move | Whack): undefined {
  const { state } = table;
  state.deed = null;
  state.acted.push(man);
  return nextChair(table, from);
}

/** Pleas, payment, reactions, and the first roll. */
export function* beginWhack(table: NpTable, whack: Whack): Rules<typeof TURN_GOES_ON | undefined> {
  return yield* afterReactions(table, whack, yield* hearReactions(table, whack));
}

function* declareWhack(
  table: NpTable,
  whack: Whack,
  reactions: ReadonlyMap<Seat, Reaction>,
): Rules<undefined> {
  const { seat, man, target, cost, chair } = whack;
  note(table, seat, { did: "whack", target });
  whack.stage = "roll";
  changeMoney(table, seat, -cost);
  table.emit({ type: "whack-declared", seat, gangster: man, target, chair, cost });
  payToll(table);
  const end = yield* react(table, whack, reactions);
  if (end !== null) {
    if (end.by === null) table.emit({ type: "whack-fizzled", seat, gangster: man, target });
    else table.emit({ type: "whack-cancelled", seat, gangster: man, target, by: end.by });
    return finish(table, whack);
  }
  openRoll(table, ["whack-die"], seat, man);
  return;
}

const TOLL = 3;

/** `whack-toll`: for every declared whack. */
function payToll(table: NpTable): void {
  for (const kelly of activeWith(table.state, "whack-toll")) {
    const seat = outright(table.state, kelly);
    if (seat === null) continue;
    table.emit({ type: "toll-paid", seat, amount: TOLL });
    changeMoney(table, seat, TOLL);
  }
}

function isOff(state: State, { man, target }: Move | Whack): boolean {
  return !onBoard(state, man) || !onBoard(state, target);
}

const VETO = 5;

/**
 * Sealed reactions (7.5): cards, testimony, veto. The first one that ends the whack also ends the reactions. Null: it
 * goes on.
 */
function* react(
  table: NpTable,
  deed: Move | Whack,
  reactions: ReadonlyMap<Seat, Reaction>,
): Rules<{ readonly by: Seat | null } | null> {
  const { state } = table;
  let end: { readonly by: Seat | null } | null = null;
  const items = new Map([...reactions].map(([seat, reaction]) => [seat, itemsOf(table, seat, reaction)]));
  yield* inRounds(priorityOrder(state), (seat, i) => {
    const item = end === null ? items.get(seat)?.[i] : undefined;
    return item === undefined
      ? null
      : (function* () {
          if (end !== null) return;
          const isCancelled = item();
          yield* callCoachman(table);
          if (isCancelled) end = { by: seat };
          else if (deed.kind === "whack" && isOff(state, deed)) end = { by: null };
        })();
  });
  return end;
}

/** The reactions of one seat, in its order; true: the whack is cancelled. */
function itemsOf(table: NpTable, seat: Seat, { plays, testimony, veto, sells }: Reaction): (() => boolean)[] {
  const cards = plays.map((play) => () => {
    playFree(table, seat, play, { moment: "whack", sells, isArmed: false });
    return false;
  });
  return [
    ...cards,
    ...(testimony ? [() => playReaction(table, seat, TESTIMONY)] : []),
    ...(veto ? [() => cancel(table, seat, sells)] : []),
  ];
}

/** Pays for Nitti's veto, if his controller still may and can use it. */
function cancel(table: NpTable, seat: Seat, sells: readonly CardId[]): boolean {
  if (vetoer(table.state) !== seat || !raise(table, seat, VETO, sells)) return false;
  changeMoney(table, seat, -VETO);
  return true;
}

/** Plays testimony or insurance, which have no target. Returns whether the card was still there. */
function playReaction(table: NpTable, seat: Seat, card: CardId): boolean {
  const { state } = table;
  if (!familyOf(state, seat).hand.includes(card)) return false;
  beginPlay(state, seat, card);
  const or = cardOf(card).or ?? null;
  table.reveal({ type: "card-played", seat, card, mode: "free", or, ante: null, surcharge: 0 });
  endPlay(state);
  return true;
}

const INSURED = 10;
const INSURANCE = "whacky-insurance";

/** The face is final. */
export function* endWhack(table: NpTable, whack: Whack): Rules<undefined> {
  const { state } = table;
  const { seat, man, target, how } = whack;
  const insured = state.roll?.insured ?? [];
  const [face = "x"] = shownFaces(table);
  const outcome = whackOutcome(whack, face);
  const chair = placeOf(state, target) ?? whack.chair;
  const isShame = outcome === "success" && isShameful(state, target, chair);
  const due = isShame ? 0 : how === "whack-loud" ? SEVEN : FOUR;
  const victim =
    outcome === "success"
      ? yield* controller(table, manOf(state, target), "loss", { by: seat, beaten: man, respect: due })
      : null;
  const isInsured =
    victim !== null && insured.includes(victim) && familyOf(state, victim).hand.includes(INSURANCE);
  const isDue = outcome === "success" && victim !== seat;
  // `whack-thankless`: the actor gains nothing.
  const gained = isDue && how !== "whack-thankless" ? due : 0;
  const lost = isDue && victim !== null && !isInsured ? due : 0;
  table.emit({
    type: "whack-resolved",
    seat,
    gangster: man,
    target,
    outcome,
    shame: isShame,
    victim,
    gained,
    lost,
  });
  note(table, seat, { did: "whacked", target });
  if (outcome === "success") {
    if (isInsured) insure(table, victim);
    if (victim !== null) changeRespect(table, victim, -lost);
    changeRespect(table, seat, gained);
    payDeathBenefit(table, whack);
    removeGangster(table, target, "fishes");
  } else changeRespect(table, seat, -FOUR);
  // `whack-kamikaze`: he dies whatever the outcome (R36).
  if (outcome === "death" || how === "whack-kamikaze") removeGangster(table, man, "fishes");
  return finish(table, whack);
}

/** 6.5 `insurance`: no respect is lost, and the seat gets $10. */
function insure(table: NpTable, seat: Seat): void {
  playReaction(table, seat, INSURANCE);
  table.emit({ type: "insurance-paid", seat, amount: INSURED });
  changeMoney(table, seat, INSURED);
}

const BENEFIT = 4;

/** `death-benefit`: for a whack against any other gangster. */
function payDeathBenefit(table: NpTable, { target }: Whack): void {
  for (const widow of activeWith(table.state, "death-benefit")) {
    const seat = outright(table.state, widow);
    if (seat === null || widow.id === target) continue;
    table.emit({ type: "death-benefit-paid", seat, amount: BENEFIT });
    changeMoney(table, seat, BENEFIT);
  }
}
