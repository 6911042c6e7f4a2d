/** Any-time cards: the times when they may be played, and their targets (6.6, 7.2, 7.7). */
import {
  type Choice,
  choice,
  choiceThen,
  form,
  limited,
  map,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, CREW_SURCHARGE, cardOf, type GangsterId } from "../cards.ts";
import { canBeSnitched, isNearPrison } from "../control.ts";
import { optionId } from "../option-ids.ts";
import { ASSOCIATE_IDS, isPosition, type PlaceId, POSITION_IDS, type PositionId } from "../positions.ts";
import {
  ARM_CONDITIONS,
  type ArmCondition,
  type Armed,
  active,
  everyone,
  familyOf,
  manIn,
  type State,
} from "../state.ts";
import { gangsterChoices, type Held, heldCards, matching, vacantChairs } from "./targets.ts";

/** The moments when a card may be played without a turn. */
export type Moment =
  | "commission"
  | "crew"
  | "last-call"
  | "before-action"
  | "whack"
  | "feds-call"
  | "jailbreak"
  | "final-call";

/** A card played without a turn. */
export interface FreePlay {
  readonly card: CardId;
  readonly or: boolean;
  readonly target: GangsterId;
  /** For a jailbreak: the place, and the alternative place. */
  readonly to: PlaceId | null;
  readonly otherwise: PlaceId | null;
}

/** The price in addition to the card, in dollars (6.6). */
export function surcharge(card: CardId, moment: Moment): number {
  return cardOf(card).when === "crew" && moment !== "commission" ? CREW_SURCHARGE : 0;
}

/** How a card may be played now; null: not at all. */
export function usableAs(
  card: CardId,
  moment: Moment,
): "influence" | "snitch" | "silence" | "jailbreak" | null {
  const inCrew = moment === "crew" || moment === "last-call" || moment === "before-action";
  switch (cardOf(card).when) {
    case "any-time":
      return "influence";
    case "crew":
      return inCrew ? "influence" : null;
    case "or-any-time":
      return "snitch";
    case "or-income":
      return moment === "last-call" ? "silence" : null;
    case "or-jailbreak":
      return moment === "crew" || moment === "jailbreak" ? "jailbreak" : null;
    default:
      return null;
  }
}

/** A free action is executed at once, so it must be possible now. A play in a window is checked when its turn comes. */
type When = "at-once" | "later";

function playQuestion(
  state: State,
  seat: Seat,
  card: CardId,
  moment: Moment,
  when: When,
): Question<FreePlay> | null {
  const { lines, or } = cardOf(card);
  const plain = (target: GangsterId, isOr: boolean): FreePlay => ({
    card,
    or: isOr,
    target,
    to: null,
    otherwise: null,
  });
  const among = (ids: readonly GangsterId[], isOr: boolean) =>
    ids.length === 0 ? null : map(oneOf(gangsterChoices(ids)), (target) => plain(target, isOr));
  switch (usableAs(card, moment)) {
    case "influence": {
      const [line] = lines;
      if (line === undefined) return null;
      const { supply, money } = familyOf(state, seat);
      const isShort = supply < line.n || money < surcharge(card, moment);
      return when === "at-once" && isShort ? null : among(matching(state, line), false);
    }
    case "snitch": {
      const men = everyone(state).filter(({ man }) => when === "later" || canBeSnitched(man));
      return among(
        men.map(({ man }) => man.id),
        true,
      );
    }
    case "silence":
      return among(
        active(state).map(({ man }) => man.id),
        true,
      );
    case "jailbreak":
      return jailbreakPlay(state, card, or === "jailbreak-loud", when);
    default:
      return null;
  }
}

function jailbreakPlay(state: State, card: CardId, isLoud: boolean, when: When): Question<FreePlay> | null {
  const men = [...new Set(state.prison)];
  const places = openPlaces(state).filter((place) => !isLoud || isPosition(place));
  if (men.length === 0 || places.length === 0) return null;
  const to = oneOf(places.map((place) => choice(optionId("place", place), place)));
  const otherwise = oneOf<PlaceId | null>([
    choice("nowhere", null),
    ...(when === "later" ? places.map((place) => choice(optionId("place", place), place)) : []),
  ]);
  return map(form({ man: oneOf(gangsterChoices(men)), to, otherwise }), (chosen) => ({
    card,
    or: true,
    target: chosen.man,
    to: chosen.to,
    otherwise: chosen.otherwise,
  }));
}

/** Vacant chairs, and vacant spaces of associates. */
function openPlaces(state: State): PlaceId[] {
  return [...vacantChairs(state), ...ASSOCIATE_IDS.filter((space) => manIn(state, space) === null)];
}

/** Cards of a hand that may be played at once as free actions, by kind. */
export function freePlayChoices(state: State, seat: Seat, moment: "commission" | "crew"): Choice<FreePlay>[] {
  return [...new Set(familyOf(state, seat).hand)].flatMap((card) => {
    const question = playQuestion(state, seat, card, moment, "at-once");
    const id = optionId("card", { card, copy: 1 });
    return question === null ? [] : [choiceThen<FreePlay, FreePlay>(id, question, (play) => play)];
  });
}

/** The sealed choice of a seat in a window. */
export interface WindowChoice {
  /** In this order. */
  readonly plays: readonly FreePlay[];
  readonly armed: readonly Armed[];
  /** Jailbreaks for after the Feds, in this order (option `fedsCall`). */
  readonly outs: readonly FreePlay[];
  /** Cards to shake down when cash is short, in this order. */
  readonly sells: readonly CardId[];
}

export const NOTHING: WindowChoice = { plays: [], armed: [], outs: [], sells: [] };

/** A card is named at most once in a form, whatever the use. Its own id is the tally. */
function once(held: Held): Readonly<Record<string, number>> {
  return { [held.id]: 1 };
}

export function windowQuestion(state: State, seat: Seat, moment: Moment): Question<WindowChoice> {
  const nothing = choice<WindowChoice>("nothing", NOTHING);
  const parts = windowParts(state, seat, moment);
  if (parts === null) return oneOf([nothing]);
  const { now, arm, out, sell, limits } = parts;
  const question = form({ now, ...(arm !== null && { arm }), ...(out !== null && { out }), sell });
  return oneOf<WindowChoice>([
    nothing,
    choiceThen(
      "play",
      limited(question as Question<Chosen>, limits),
      ({ now: plays, arm: armed = [], out: outs = [], sell: sells }): WindowChoice => ({
        plays,
        armed,
        outs,
        sells,
      }),
    ),
  ]);
}

interface Chosen {
  readonly now: FreePlay[];
  readonly arm?: Armed[];
  readonly out?: FreePlay[];
  readonly sell: CardId[];
}

interface WindowParts {
  readonly now: Question<FreePlay[]>;
  /** Null: nothing can be armed. */
  readonly arm: Question<Armed[]> | null;
  /** Null: there is no jailbreak to prepare. */
  readonly out: Question<FreePlay[]> | null;
  readonly sell: Question<CardId[]>;
  readonly limits: Readonly<Record<string, { readonly max: number }>>;
}

/** The parts of a form about the cards in hand; null: none of them can be played. */
export function windowParts(state: State, seat: Seat, moment: Moment): WindowParts | null {
  const held = heldCards(state, seat);
  const plays = held.flatMap((own) => {
    const question = playQuestion(state, seat, own.card, moment, "later");
    return question === null
      ? []
      : [choiceThen<FreePlay, FreePlay>(own.id, question, (play) => play, once(own))];
  });
  const arms = moment === "last-call" ? armChoices(state, seat, held) : [];
  const outs = moment === "feds-call" && state.options.fedsCall === "once" ? outChoices(state, held) : [];
  if (plays.length === 0 && arms.length === 0 && outs.length === 0) return null;
  const named = new Set([...plays, ...arms, ...outs].map(({ option }) => option.id));
  return {
    now: someOf(plays, { min: 0, max: plays.length, ordered: true }),
    arm: arms.length === 0 ? null : someOf(arms, { min: 0, max: arms.length }),
    out: outs.length === 0 ? null : someOf(outs, { min: 0, max: outs.length, ordered: true }),
    sell: sellQuestion(held),
    limits: Object.fromEntries([...named].map((id) => [id, { max: 1 }])),
  };
}

/** Jailbreaks of those who are in Prison or may be soon, to the places that are vacant or may be then. */
function outChoices(state: State, held: readonly Held[]): Choice<FreePlay>[] {
  const hot = everyone(state).filter(({ man }) => isNearPrison(state, man));
  const men = [...new Set([...state.prison, ...hot.map(({ man }) => man.id)])];
  if (men.length === 0) return [];
  return held.flatMap((own) => {
    const { card } = own;
    const { or, when } = cardOf(card);
    if (when !== "or-jailbreak") return [];
    const places = [...openPlaces(state), ...hot.map(({ place }) => place)].filter(
      (place) => or !== "jailbreak-loud" || isPosition(place),
    );
    if (places.length === 0) return [];
    const refuges = places.map((place) => choice<PlaceId | null>(optionId("refuge", place), place));
    const question = form({
      man: oneOf(men.map((id) => choice(optionId("freed", id), id))),
      to: oneOf(refuges),
      otherwise: oneOf([choice<PlaceId | null>("nowhere", null), ...refuges]),
    });
    const play = ({
      man: target,
      to,
      otherwise,
    }: {
      man: GangsterId;
      to: PlaceId | null;
      otherwise: PlaceId | null;
    }) => ({
      card,
      or: true,
      target,
      to,
      otherwise,
    });
    return [choiceThen<FreePlay, Parameters<typeof play>[0]>(own.id, question, play, once(own))];
  });
}

/** The cards to shake down, in order. `money`: the dollars for each, in a tally of that name. */
export function sellQuestion(held: readonly Held[], money = 0): Question<CardId[]> {
  const cards = held.map((own) =>
    choice(own.id, own.card, money === 0 ? once(own) : { ...once(own), money: -money }),
  );
  return someOf(cards, { min: 0, max: cards.length, ordered: true });
}

/** 7.2: any-time, Crew and Snitch cards for the turn of a chair. */
function armChoices(state: State, seat: Seat, held: readonly Held[]): Choice<Armed>[] {
  if (state.options.crewWindows !== "armed") return [];
  return held.flatMap((own) => {
    const use = usableAs(own.card, "crew");
    if (use !== "influence" && use !== "snitch") return [];
    const conditions: readonly ArmCondition[] = use === "snitch" ? ["always"] : ARM_CONDITIONS;
    const question = form({
      chair: oneOf(POSITION_IDS.map((chair) => choice(optionId("place", chair), chair))),
      condition: oneOf(conditions.map((condition) => choice(condition, condition))),
    });
    return [
      choiceThen<Armed, { chair: PositionId; condition: ArmCondition }>(
        own.id,
        question,
        (chosen) => ({ seat, card: own.card, ...chosen }),
        once(own),
      ),
    ];
  });
}

/** A new list of armed cards, complete (7.2); null: there is nothing to arm. */
export function armQuestion(state: State, seat: Seat): Question<Armed[]> | null {
  const arms = armChoices(state, seat, heldCards(state, seat));
  return arms.length === 0 ? null : someOf(arms, { min: 0, max: arms.length });
}
