/** A match of Crooks played on from the view of one seat. */
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast, Taken } from "../forecast.ts";
import { CROOK_IDS, type CrookId, type HideoutId, TARGETS } from "./cards.ts";
import { defaultPlace } from "./defaults.ts";
import { searchResult } from "./legal/hiring.ts";
import { showSpied, useAbility } from "./rules/abilities.ts";
import { courseOf } from "./rules/deciding.ts";
import { hireOneOf, placeHand, showFound } from "./rules/hire-and-heist.ts";
import { place } from "./rules/placement.ts";
import { endTurn, step } from "./rules/step.ts";
import type { CrooksTable } from "./rules/table.ts";
import { emptyTable } from "./setup.ts";
import { crooksAt, isA, isOver, type Look, type PlayedCrook, type State } from "./state.ts";
import type { PlayedView, View } from "./view.ts";

export const forecast: Forecast<State, View> = { suppose, onward, from, ownTurn: ["turn"] };

/**
 * Takes everything from the view. Crooks that the seat does not know are dealt from those that it has not seen, as its
 * casebook allows.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const deal = new Deal(view, random);
  const supposed = (played: PlayedView): PlayedCrook => supposePlayed(played, viewer, deal);
  const hand = view.hand && { ...view.hand, crook: view.hand.crook ?? deal.from(view.hand.from) };
  const removed = view.removed.map((one) => ({ ...supposed(one), target: one.target, by: one.by }));
  const rows = view.seats.map(({ row }) => row.map((stack) => stack.map(supposed)));
  // Hideouts that the seat has looked into first: what lies there is not free for the others.
  const known = view.hideouts.filter(({ notes }) => notes !== null);
  const others = view.hideouts.filter(({ notes }) => notes === null);
  const dealt = new Map([...known, ...others].map(({ id, count }) => [id, deal.many(id, count)]));
  const { options, startSeat, turn, active, seats, bank, ending, nextOwnTurn } = view;
  const plays = [...rows.flat(2), ...removed].map(({ play }) => play);
  return {
    ...emptyTable(seats.length, options),
    startSeat,
    turn,
    active: active ?? 0,
    passed: seats.map(({ passed }) => passed),
    resigned: seats.map(({ isResigned }) => isResigned),
    money: seats.map(({ money }) => money),
    bank,
    hideouts: Object.fromEntries(view.hideouts.map(({ id }) => [id, dealt.get(id) ?? []])),
    rows,
    hand,
    removed,
    undealt: deal.left(),
    deck: [...CROOK_IDS],
    nextPlay: 1 + Math.max(0, ...plays),
    turnsTaken: seats.map(() => (nextOwnTurn ?? 1) - 1),
    looks: seats.map(({ seat }) => (seat === viewer ? looksOf(view) : [])),
    ending,
  };
}

function supposePlayed(
  { play, owner, facing, from, crook, candidates }: PlayedView,
  viewer: Seat,
  deal: Deal,
): PlayedCrook {
  const isRevealed = facing === "up";
  const isTold = crook !== null && owner !== viewer;
  return {
    play,
    crook: crook ?? deal.oneOf(candidates),
    facing,
    from,
    turn: play,
    owner,
    isRevealed,
    knownTo: isTold && !isRevealed ? [owner, viewer] : [owner],
  };
}

const isKingpin = (crook: CrookId) => isA(crook, "kingpin");

/** Deals the crooks that the seat does not know. */
class Deal {
  readonly #notes: ReadonlyMap<HideoutId, readonly CrookId[]>;
  #free: CrookId[];

  constructor({ seats, removed, hand, hideouts }: View, random: Random) {
    const known = [...seats.flatMap(({ row }) => row.flat()), ...removed].flatMap(({ crook }) => crook ?? []);
    const seen = new Set([...known, ...(hand?.crook == null ? [] : [hand.crook])]);
    this.#free = random.shuffled(CROOK_IDS.filter((crook) => !seen.has(crook)));
    this.#notes = new Map(
      hideouts.flatMap(({ id, notes }) =>
        notes === null ? [] : [[id, notes.map(({ crook }) => crook)] as const],
      ),
    );
  }

  /** A crook that lies face-down: never the Kingpin, and one of the candidates if the casebook names any. */
  oneOf(candidates: readonly CrookId[] | null): CrookId {
    const noted = new Set([...this.#notes.values()].flat());
    const isFit = (crook: CrookId) => (candidates === null ? !noted.has(crook) : candidates.includes(crook));
    return this.#take((crook) => isFit(crook) && !isKingpin(crook)) ?? this.#any();
  }

  /** The crook that somebody has just hired from there. */
  from(hideout: HideoutId): CrookId {
    const noted = this.#notes.get(hideout) ?? null;
    return this.#take((crook) => (noted?.includes(crook) ?? true) && !isKingpin(crook)) ?? this.#any();
  }

  /** The crooks that lie in a hideout. The Kingpin leaves last. */
  many(hideout: HideoutId, count: number): CrookId[] {
    const noted = this.#notes.get(hideout);
    const inNotes = new Set([...this.#notes.values()].flat());
    return Array.from({ length: count }, () => {
      if (noted === undefined) return this.#take((crook) => !inNotes.has(crook)) ?? this.#any();
      const crook = this.#take((one) => noted.includes(one) && isKingpin(one));
      return crook ?? this.#take((one) => noted.includes(one)) ?? this.#any();
    });
  }

  left(): CrookId[] {
    return this.#free;
  }

  #any(): CrookId {
    const crook = this.#take(() => true);
    if (crook === null) throw new Error("more crooks are hidden than are unseen");
    return crook;
  }

  #take(isFit: (crook: CrookId) => boolean): CrookId | null {
    const crook = this.#free.find(isFit);
    if (crook === undefined) return null;
    this.#free = this.#free.filter((other) => other !== crook);
    return crook;
  }
}

/**
 * Looks that lead to the notes and candidates of the view. A crook is hired in the turn of its play number here, so a
 * look lies just before the first crook that it explains.
 */
function looksOf({ turn, seats, removed, hideouts }: View): Look[] {
  const played = [...seats.flatMap(({ row }) => row.flat()), ...removed].sort((a, b) => a.play - b.play);
  return hideouts.flatMap(({ id, notes }): Look[] => {
    if (notes === null) return [];
    const look = (when: number, crooks: readonly CrookId[]): Look => ({
      turn: when,
      by: "hire",
      hideout: id,
      crooks: [...crooks],
    });
    const noted = notes.map(({ crook }) => crook);
    const looks: Look[] = [];
    for (const { play, from, candidates } of played) {
      if (from !== id || candidates === null) continue;
      if (!isSame(looks.at(-1)?.crooks, candidates)) looks.push(look(play - 0.5, candidates));
    }
    const last = looks.at(-1);
    const isLast =
      last !== undefined &&
      isSame(
        last.crooks,
        noted.filter((crook) => !isKingpin(crook)),
      );
    if (isLast) looks.splice(-1, 1, { ...last, crooks: noted });
    else looks.push(look(turn - 0.25, noted));
    return looks;
  });
}

function isSame(some: readonly CrookId[] | undefined, others: readonly CrookId[]): boolean {
  return some !== undefined && some.length === others.length && others.every((crook) => some.includes(crook));
}

/** The active seat takes its turn. If it has a crook in hand, the crook goes to the usual place, and the turn is over. */
function* onward(table: CrooksTable): Rules {
  const { state } = table;
  if (state.hand !== null) {
    place(table, state.hand.seat, defaultPlace(state, state.hand.seat, state.hand.crook));
    if (endTurn(table) !== undefined) return;
  }
  while (!isOver(state)) if ((yield* step(table)) !== undefined) return;
}

/** Begins at a question to the active seat after its hire, or once its crook is placed. */
function from(table: CrooksTable, question: Taken): Rules | null {
  const rest = restOfTurn(table, question);
  return rest && finishTurn(table, rest);
}

function* finishTurn(table: CrooksTable, rest: Rules): Rules {
  yield* rest;
  if (endTurn(table) === undefined) yield* onward(table);
}

function restOfTurn(table: CrooksTable, { topic, about }: Taken): Rules | null {
  const { state } = table;
  const course = courseOf(state.active);
  const { hideout, play } = (about ?? {}) as { readonly hideout?: HideoutId; readonly play?: number };
  const find = hideout && { hideout, found: searchResult(state, state.active, hideout) };
  switch (topic) {
    case "keep":
      return find ? hireOneOf(table, course, find) : null;
    case "search-seen":
      return find ? showFound(table, course, find) : null;
    case "place":
      return state.hand && placeHand(table, course, state.hand);
    case "spy-seen":
      return showSpied(table, course, about);
    case "pickpocket":
    case "killer":
    case "spy": {
      const target = TARGETS.find((id) => crooksAt(state, id).some((one) => one.play === play));
      const played = target && crooksAt(state, target).find((one) => one.play === play);
      return played ? useAbility(table, course, { played, target }) : null;
    }
    default:
      return null;
  }
}
