/** The rest of a step of Nothing Personal from a question in its middle, as far as the asked seat can know it. */

import type { QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Taken } from "../forecast.ts";
import type { NpTable } from "./board/table.ts";
import type { CardId } from "./cards.ts";
import { leaders, tied } from "./control.ts";
import { answerOffer, hearSolicited, pickOffers } from "./deals/bargaining.ts";
import type { Purpose } from "./deals/ties.ts";
import { facesOf } from "./dice.ts";
import { moveOutcome, whackOutcome } from "./legal/wants.ts";
import { whatOf } from "./option-ids.ts";
import { POSITIONS, type PositionId } from "./positions.ts";
import { type Proposed, proposeAgain } from "./proposed.ts";
import { afterReactions, endMove, endWhack } from "./rules/assault.ts";
import { afterCard } from "./rules/commission.ts";
import { fillChair } from "./rules/family.ts";
import { endPlay } from "./rules/free-plays.ts";
import { giveOne } from "./rules/giving.ts";
import { favor } from "./rules/influence.ts";
import { weighPleas } from "./rules/reactions.ts";
import { step } from "./rules/step.ts";
import { manIn, manOf, rivalsOf, type State } from "./state.ts";
import type { Offer, PublicOffer } from "./terms.ts";

/** The facts that come with these questions. */
interface About {
  readonly offer: number;
  readonly from: Seat;
  readonly terms: PublicOffer["terms"];
  readonly offers: readonly PublicOffer[];
  readonly by: Seat;
  readonly chairs: readonly PositionId[];
  readonly purpose: Purpose;
}

/** Null: the question opens its step, or what it is about is not known. */
export function restOfStep(table: NpTable, asked: Taken): Rules<unknown> | null {
  const { seat, topic, about, question } = asked;
  const offers = offersAbout(asked);
  const [first] = offers;
  const { state } = table;
  const occasion = (about ?? {}) as unknown as About;
  switch (topic) {
    case "offer":
      return first === undefined ? null : answerOffer(table, first);
    case "solicited":
      return solicit(table, occasion.from);
    case "pick-offers":
      return first === undefined ? null : pickOffers(table, seat, offers);
    case "pleas":
      return first === undefined ? null : answerPleas(table, offers);
    case "favor":
      return grantFavor(table, seat, occasion.by);
    case "permission":
      return proposeAgain(table, about as unknown as Proposed);
    case "coachman":
      state.vacated = [...occasion.chairs];
      return step(table);
    case "give-card":
      return question ? giveOne(table, { seat, cards: drawnIn(question) }) : null;
    case "appoint":
      return state.phase.at === "family" ? fillChair(table, state.phase.chair, seat) : null;
    case "tie":
      return occasion.purpose === "loss" ? settleSuccess(table) : null;
    default:
      return null;
  }
}

/** The offers of a question to its seat, if it is known which cards they name. */
export function offersAbout({ seat, topic, about }: Taken): Offer[] {
  const { offer, offers = [], ...only } = (about ?? {}) as unknown as Partial<About>;
  const all = topic === "offer" && offer !== undefined ? [{ ...(only as PublicOffer), id: offer }] : offers;
  return all.flatMap(({ id, from, terms }): Offer[] =>
    typeof terms.give.cards === "number" ? [] : [{ id, from, to: seat, terms: terms as Offer["terms"] }],
  );
}

/** Beside a turn, all others are asked for an offer; beside a tie, its leaders. */
function* solicit(table: NpTable, seat: Seat): Rules {
  const { state } = table;
  const among = tiedSeats(state) ?? rivalsOf(state, seat);
  yield* hearSolicited(
    table,
    seat,
    [...new Set(among)].filter((other) => other !== seat),
  );
  const rest = isResolved(state) ? settleSuccess(table) : null;
  if (rest !== null) yield* rest;
}

/** The leaders of the tie that is being decided; null: there is none. */
function tiedSeats(state: State): Seat[] | null {
  const { phase, turn, deed, silenced } = state;
  if (isResolved(state) && deed !== null && "target" in deed)
    return leaders(state, manOf(state, deed.target));
  if (phase.at === "tie-income" || phase.at === "tie-final") {
    const exempt = phase.at === "tie-income" ? silenced : [];
    return tied(state).flatMap(({ man }) => (exempt.includes(man.id) ? [] : leaders(state, man)));
  }
  const chair = phase.at === "family" ? POSITIONS[phase.chair].appointer : phase.at === "crew" && phase.chair;
  const man = chair ? manIn(state, chair) : null;
  const among = man === null || turn?.chosen != null ? [] : leaders(state, man);
  return among.length > 1 ? among : null;
}

/** A gangster's act has its outcome, and the dice are off the table. */
export function isResolved({ deed, roll }: State): boolean {
  return deed !== null && deed.stage !== "window" && roll === null;
}

/** The sealed reactions beside the pleas stay unknown, and are left out. */
function* answerPleas(table: NpTable, pleas: readonly Offer[]): Rules {
  const { deed } = table.state;
  if (deed?.kind !== "move" && deed?.kind !== "whack") return;
  const isCalledOff = yield* weighPleas(table, deed, pleas);
  yield* afterReactions(table, deed, isCalledOff ? null : new Map());
}

function* grantFavor(table: NpTable, seat: Seat, by: Seat): Rules {
  yield* favor(table, seat, by);
  endPlay(table.state);
  afterCard(table, by);
}

function drawnIn(question: QuestionData): CardId[] {
  const part = question.form === "form" ? question.parts.find(({ name }) => name === "card") : undefined;
  const options = part?.question.form === "one" ? part.question.options : [];
  return options.flatMap(({ id }) => whatOf("card", id)?.card ?? []);
}

/** A move or whack has succeeded, and the dice are off the table: with the first face that would do. */
function settleSuccess(table: NpTable): Rules<unknown> | null {
  const { state } = table;
  const { deed } = state;
  if (deed?.kind !== "move" && deed?.kind !== "whack") return null;
  const die = deed.kind === "move" ? "move-die" : "whack-die";
  const face = facesOf(die).find(
    (one) => (deed.kind === "move" ? moveOutcome(state, deed, one) : whackOutcome(deed, one)) === "success",
  );
  if (face === undefined) return null;
  state.roll = { dice: [{ die, face }], insured: [], secondTry: false };
  return deed.kind === "move" ? endMove(table, deed) : endWhack(table, deed);
}
