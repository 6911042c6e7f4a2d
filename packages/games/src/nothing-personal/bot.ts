/** The default bot (13): simple heuristics that beat random play clearly. It sees only what a person would see. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { plainestAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import type { QuestionData } from "@consigliere/engine/question";
import { refusalOf } from "@consigliere/engine/refusal";
import type { Seat } from "@consigliere/engine/seat";
import { gain, isMine, manIn, moneyOf, type Reading, rivalsByRespect, worthOf } from "./bot/board.ts";
import { commissionAnswer } from "./bot/commission.ts";
import { crewAnswer } from "./bot/crew.ts";
import { freeDeal, offerAnswer, permissionAnswer, pickAnswer, solicitedAnswer } from "./bot/deals.ts";
import { best, choose, fill, openOptions, optionOf, partOf } from "./bot/questions.ts";
import { EVEN, type Temper } from "./bot/temper.ts";
import { cardOf, type GangsterId } from "./cards.ts";
import type { Purpose } from "./deals/ties.ts";
import { optionId, whatOf } from "./option-ids.ts";
import type { PositionId } from "./positions.ts";
import { cardsGiven, type PublicOffer } from "./terms.ts";
import type { View } from "./view.ts";

export const regular = botOf(EVEN);

/** A bot that plays by its temper. */
export function botOf(temper: Temper): Bot<View> {
  return {
    choose: (view, prompt) => {
      const answer = answerTo({ view, me: prompt.seat, temper }, prompt);
      return refusalOf(prompt.question, answer) === null ? answer : fallbackOf(prompt);
    },
    volunteer: (view, prompt, random) => {
      const answer = freeDeal({ view, me: prompt.seat, temper }, prompt, random);
      return answer !== null && refusalOf(prompt.question, answer) === null ? answer : null;
    },
  };
}

function fallbackOf({ question, fallback }: Prompt): AnswerValue {
  return refusalOf(question, fallback) === null ? fallback : plainestAnswer(question);
}

function answerTo(reading: Reading, prompt: Prompt): AnswerValue {
  const { question, topic } = prompt;
  switch (topic) {
    case "commission-turn":
      return commissionAnswer(reading, question);
    case "crew-action":
      return crewAnswer(reading, question, prompt.about as unknown as Acting);
    case "tie":
      return tieAnswer(reading, question, (prompt.about as { readonly purpose: Purpose }).purpose);
    case "tie-income":
    case "tie-final":
      return formOf(question, (part) => tieAnswer(reading, part));
    case "tie-order":
      return tieOrder(reading);
    case "permission":
      return permissionAnswer(reading, prompt);
    case "last-call":
    case "feds-call":
    case "final-call":
    case "before-action":
      return windowAnswer(reading, question);
    case "dice":
      return diceAnswer(reading, prompt);
    case "whack":
      return whackAnswer(reading, prompt);
    case "pleas":
      return pleasAnswer(prompt);
    case "offer":
    case "approached":
      return offerAnswer(reading, prompt);
    case "solicited":
      return solicitedAnswer(reading, prompt);
    case "pick-offers":
      return pickAnswer(reading, prompt);
    case "fence-buy":
      return fenceAnswer(reading, question);
    case "coachman":
      return openOptions(question)[0]?.id ?? "stay";
    case "appoint":
    case "favor":
      return ownFirst(reading, question);
    default: // Markers of the setup, demands, gifts of cards, sit-downs: as for an absent player.
      return prompt.fallback;
  }
}

interface Acting {
  readonly gangster: GangsterId;
  readonly chair: PositionId;
}

function formOf(question: QuestionData, answer: (part: QuestionData) => AnswerValue): AnswerValue {
  if (question.form !== "form") return plainestAnswer(question);
  return Object.fromEntries(question.parts.map((part) => [part.name, answer(part.question)]));
}

/**
 * The bot itself, otherwise the seat with the least respect. If the chosen seat will lose respect, the rival with the
 * most.
 */
function tieAnswer(reading: Reading, question: QuestionData, purpose?: Purpose): AnswerValue {
  const seats = openOptions(question).flatMap(({ id }) => whatOf("seat", id) ?? []);
  if (purpose === "loss")
    return optionId("seat", rivalsByRespect(reading).find((seat) => seats.includes(seat)) ?? reading.me);
  const last = rivalsByRespect(reading).findLast((seat) => seats.includes(seat));
  return optionId("seat", seats.includes(reading.me) ? reading.me : (last ?? reading.me));
}

function tieOrder(reading: Reading): AnswerValue {
  const order: readonly Seat[] = [reading.me, ...rivalsByRespect(reading).reverse()];
  return order.map((seat) => optionId("seat", seat));
}

const WORTH_A_CARD = 1.2;

/** The card with the greatest effect, played at once; the others are kept. */
function windowAnswer(reading: Reading, question: QuestionData): AnswerValue {
  const play = optionOf(question, "play");
  const now = play?.with === undefined ? undefined : partOf(play.with, "now");
  if (play?.with === undefined || now === undefined) return "nothing";
  const scored = openOptions(now).flatMap((option) => {
    const card = whatOf("card", option.id)?.card;
    const line = card === undefined ? undefined : cardOf(card);
    if (option.with === undefined || line === undefined || line.when?.startsWith("or-")) return [];
    return openOptions(option.with).map((target) => ({
      answer: choose(option, target.id),
      score: gain(reading, whatOf("gangster", target.id) as GangsterId, {
        [reading.me]: line.lines[0]?.n ?? 0,
      }),
    }));
  });
  const top = best(scored);
  if (top === null || top.score < WORTH_A_CARD) return "nothing";
  return choose(play, fill(play.with, { now: [top.answer] as never }));
}

/** One more roll for an own failure, if cash allows. */
function diceAnswer(reading: Reading, { question, about }: Prompt): AnswerValue {
  const { seat, deed } = about as { seat: Seat; deed: string };
  const policy = optionOf(question, "policy");
  const isOwn = seat === reading.me && (deed === "move" || deed === "whack");
  if (!isOwn || policy?.with === undefined || moneyOf(reading) < 20) return "nothing";
  return choose(policy, fill(policy.with, { want: "success", max: 1, abilities: "yes" }));
}

const PLEA = 5;

/** Uses any card for an own man who is worth something. */
function whackAnswer(reading: Reading, { question, about }: Prompt): AnswerValue {
  const { target } = about as { target: GangsterId };
  const react = optionOf(question, "react");
  const man = manIn(reading.view, target);
  if (react?.with === undefined || man === undefined || !isMine(reading, target) || worthOf(man) < 3)
    return "nothing";
  const cards = ["testimony", "veto"].filter(
    (name) => partOf(react.with as QuestionData, name) !== undefined,
  );
  const yes = Object.fromEntries(cards.map((name) => [name, "yes"]));
  const money = Math.min(PLEA, moneyOf(reading));
  const pleads = cards.length === 0 && worthOf(man) > 4 && money > 0;
  const plea = pleads ? { plea: { choose: "offer", with: { money, cards: [] } } } : {};
  return choose(react, fill(react.with, { ...yes, ...plea } as never));
}

/** Takes a plea that is worth it, and keeps its word. */
function pleasAnswer({ question, about }: Prompt): AnswerValue {
  const { offers } = about as unknown as { offers: readonly PublicOffer[] };
  const worth = offers.filter(({ terms }) => terms.give.money + 8 * cardsGiven(terms) >= PLEA);
  if (worth.length === 0) return plainestAnswer(question);
  return { accepted: worth.map(({ id }) => optionId("offer", id)), callsOff: "call-off" };
}

const RICH = 25;

function fenceAnswer(reading: Reading, question: QuestionData): AnswerValue {
  const { round, options } = reading.view;
  const count = partOf(question, "count");
  const buys = moneyOf(reading) >= RICH && round <= options.rounds - 2;
  return { sell: [], count: buys && count?.form === "amount" ? Math.min(1, count.max) : 0 };
}

/** An own man, otherwise the first. For favours, the man on whom one marker gains most. */
function ownFirst(reading: Reading, question: QuestionData): AnswerValue {
  const scored = openOptions(question).flatMap(({ id }) => {
    const man = whatOf("gangster", id);
    if (man === undefined) return [];
    return { answer: id, score: isMine(reading, man) ? 10 : gain(reading, man, { [reading.me]: 1 }) };
  });
  return best(scored)?.answer ?? plainestAnswer(question);
}
