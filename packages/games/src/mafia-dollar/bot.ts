/** The default bot (13): simple heuristics that beat random play clearly. It sees only what a person would see. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { isRecord } from "@consigliere/engine/json";
import type { Prompt } from "@consigliere/engine/prompt";
import { refusalOf } from "@consigliere/engine/refusal";
import { type Idea, orderIdeas } from "./bot/jobs.ts";
import { playIdeas } from "./bot/plays.ts";
import { type Reading, read, stash } from "./bot/reading.ts";
import { PLAIN } from "./bot/taste.ts";
import { EVEN } from "./bot/temper.ts";
import { bidFor, bidToTake, freeTrade, passedCard } from "./bot/trades.ts";
import type { WarehouseId } from "./cards.ts";
import { dearestFirst } from "./defaults.ts";
import { optionId } from "./option-ids.ts";
import type { Call } from "./trade-terms.ts";
import type { SeatView, View } from "./view.ts";

/** How a bot thinks: what it takes things to be worth, and what it would rather do. */
export type Mind = Pick<Reading, "taste" | "temper">;

export const regular = botOf({ taste: PLAIN, temper: EVEN });

/** A bot that plays by its taste and temper. */
export function botOf(mind: Mind): Bot<View> {
  return {
    choose: (view, prompt) =>
      ifLegal(prompt, answerTo(read(view, prompt.seat, mind), prompt)) ?? prompt.fallback,
    volunteer: (view, prompt, random) =>
      ifLegal(prompt, freeTrade(read(view, prompt.seat, mind), prompt, random)),
  };
}

function ifLegal(prompt: Prompt, answer: AnswerValue | null): AnswerValue | null {
  return answer !== null && refusalOf(prompt.question, answer) === null ? answer : null;
}

/** Null: the fallback, which is the same as these heuristics for D4 to D6 and D10. */
function answerTo(reading: Reading, prompt: Prompt): AnswerValue | null {
  switch (prompt.topic) {
    case "play":
    case "action":
      return legalIdeas(reading, prompt)[0]?.answer ?? null;
    case "pass-left":
      return passedCard(reading);
    case "stash-gifts":
    case "collect-more":
      return stashedUnder(stash(reading));
    case "rob-pick":
      return booty(reading, prompt);
    case "bid":
      return isRecord(prompt.about) ? bidFor(reading, prompt.about as unknown as Call) : null;
    case "choose-bid":
      return bidToTake(reading);
    default:
      return null;
  }
}

/** The actions of one's own turn, the best first. */
export function ideasFor(view: View, prompt: Prompt, mind: Mind): AnswerValue[] {
  return legalIdeas(read(view, prompt.seat, mind), prompt).map(({ answer }) => answer);
}

function legalIdeas(reading: Reading, prompt: Prompt): Idea[] {
  return ideasOf(reading, prompt)
    .sort((a, b) => b.score - a.score)
    .filter(({ answer }) => refusalOf(prompt.question, answer) === null);
}

function ideasOf(reading: Reading, { topic }: Prompt): Idea[] {
  if (topic === "play") return (reading.mine.hand ?? []).flatMap((card) => playIdeas(reading, card));
  return topic === "action" ? [...orderIdeas(reading), { score: 0, answer: "end-turn" }] : [];
}

/** The most valuable rackets, each to the warehouse that then has the fewest. */
function booty(reading: Reading, { question }: Prompt): AnswerValue | null {
  if (question.form !== "some") return null;
  const rackets = dearestFirst(reading.view.robbery?.rackets ?? []).slice(0, question.max);
  let { mine } = reading;
  return rackets.flatMap((racket) => {
    const into = stash({ mine });
    const place = stashedUnder(into);
    mine = withRacketUnder(mine, into);
    return place === null ? [] : [{ choose: optionId("racket", racket), with: place }];
  });
}

function stashedUnder(place: WarehouseId | undefined): string | null {
  return place === undefined ? null : optionId("warehouse", place);
}

function withRacketUnder(mine: SeatView, place: string | undefined): SeatView {
  const warehouses = mine.warehouses.map((w) =>
    w.card === place ? { ...w, racketCount: w.racketCount + 1 } : w,
  );
  return { ...mine, warehouses };
}
