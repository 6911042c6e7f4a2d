/** The house bot (13): simple heuristics that beat random play clearly. It sees only what a person would see. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { isOpen, plainestAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData } from "@consigliere/engine/question";
import type { Random } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import { bestHire, wishesOf } from "./automatic/hire.ts";
import { bidAnswer, isThirsty } from "./bot/bidding.ts";
import { bestTarget, PURSE, pouring, wanted } from "./bot/business.ts";
import { plainIncome, type Reading, read, rivalCards } from "./bot/reading.ts";
import { EVEN, type Temper } from "./bot/temper.ts";
import { type BuildingId, type GroupNo, isGrenade, isWeapon, weaponOf } from "./cards.ts";
import { optionId, whatOf } from "./option-ids.ts";
import type { View } from "./view.ts";

export const regular = botOf(EVEN);

/** A bot that plays by its temper. */
export function botOf(temper: Temper): Bot<View> {
  return {
    choose: (view, prompt, random) => {
      const answer = answerTo(read(view, prompt.seat, temper), prompt, random);
      return refusalOf(prompt.question, answer) === null ? answer : plainestAnswer(prompt.question);
    },
  };
}

function answerTo(reading: Reading, prompt: Prompt, random: Random): AnswerValue {
  switch (prompt.topic) {
    case "bid":
      return bidAnswer(reading, random, prompt.question.form === "form");
    case "hire":
      return hireAnswer(reading);
    case "hire-list":
      return hireListAnswer(reading, prompt);
    case "whiskey":
      return isThirsty(reading) ? (openIds(prompt).at(-1) ?? "none") : "none";
    case "buy":
      return wanted(reading).map((id) => optionId("building", id));
    case "business":
      return businessAnswer(reading, prompt, random);
    case "business-plan":
      return planAnswer(reading, prompt, random);
    case "bomb":
      return bombAnswer(reading, prompt);
    case "orders":
      return sheetAnswer(reading, prompt);
    case "fight-loot":
      return lootAnswer(reading, prompt);
    default: // Fights, captives, Molls, fines and wages use the automatic answers.
      return prompt.fallback;
  }
}

function openIds({ question }: Prompt): string[] {
  const options: readonly OptionData[] =
    question.form === "one" || question.form === "some" ? question.options : [];
  return options.filter(isOpen).map(({ id }) => id);
}

function partsOf({ question }: Prompt): string[] {
  return question.form === "form" ? question.parts.map(({ name }) => name) : [];
}

function hireAnswer({ view, groups, cash }: Reading): AnswerValue {
  const wish = bestHire({ groups, cash, pool: view.pool.cards ?? [] });
  return wish === null
    ? "done"
    : { choose: optionId("card", wish.card), with: optionId("group", wish.group) };
}

function hireListAnswer({ view, groups, cash }: Reading, prompt: Prompt): AnswerValue {
  const wishes = wishesOf({ groups, cash, pool: view.pool.cards ?? [] });
  const parts = prompt.question.form === "form" ? prompt.question.parts : [];
  const most = parts.find(({ name }) => name === "most")?.question;
  const limit = most?.form === "amount" ? most.max : 0;
  return {
    wishes: wishes.map(({ card, group }) => optionId("hire", { card, group })),
    most: Math.min(limit, wishes.length),
  };
}

function groupOfPart(part: string): GroupNo {
  return Number(part.at(-1)) as GroupNo;
}

export function businessAnswer(
  reading: Reading,
  prompt: Prompt,
  random: Random,
  spread?: number,
): AnswerValue {
  const parts = partsOf(prompt);
  const owned = reading.owned.map(({ id }) => id);
  const pours = parts.includes("speakeasies") ? pouring(reading, owned, random) : [];
  const taken: BuildingId[] = reading.view.tokens
    .filter(({ seat }) => seat === reading.me)
    .map(({ building }) => building);
  const answers: Record<string, AnswerValue> = {};
  for (const part of parts) {
    if (part === "speakeasies") {
      answers[part] = pours.map((id) => optionId("pour", id));
      continue;
    }
    const target = bestTarget(reading, groupOfPart(part), { pours, taken, spread }, random);
    taken.push(target);
    answers[part] = optionId("building", target);
  }
  return answers;
}

export function planAnswer(reading: Reading, prompt: Prompt, random: Random, spread?: number): AnswerValue {
  const parts = partsOf(prompt);
  const buy = wanted(reading);
  const owned = [...reading.owned.map(({ id }) => id), ...buy];
  const pours = parts.includes("speakeasies") ? pouring(reading, owned, random) : [];
  const taken: BuildingId[] = [];
  const answers: Record<string, AnswerValue> = {
    buy: buy.map((id) => optionId("building", id)),
    reserve: reading.cash >= PURSE ? PURSE : 0,
  };
  if (parts.includes("speakeasies")) {
    answers["speakeasies"] = { choose: "list", with: pours.map((id) => optionId("pour", id)) };
  }
  for (const part of parts.filter((name) => name.startsWith("group-"))) {
    const target = bestTarget(reading, groupOfPart(part), { pours, taken, spread }, random);
    taken.push(target);
    answers[part] = [{ choose: optionId("building", target), with: optionId("condition", "any") }];
  }
  return answers;
}

const FEARED = 4;

/** 13.7: at an expensive speakeasy, if the captain is not feared or the rivals there are clearly stronger. */
function isWorthBombing(reading: Reading, id: BuildingId): boolean {
  const building = reading.view.buildings.find((other) => other.id === id);
  if (building?.business !== "speakeasy" || plainIncome(id) < reading.temper.dear) return false;
  return reading.notoriety <= FEARED || rivalCards(reading, id) >= ownCards(reading, id) + 2;
}

function bombAnswer(reading: Reading, prompt: Prompt): AnswerValue {
  return openIds(prompt).filter((option) => {
    const id = whatOf("building", option);
    return id !== undefined && isWorthBombing(reading, id);
  });
}

/** The usual sheet, with the grenades that the bot would throw when asked. */
function sheetAnswer(reading: Reading, prompt: Prompt): AnswerValue {
  const usual = prompt.fallback as Readonly<Record<string, AnswerValue>>;
  const bombs = partsOf(prompt)
    .filter((part) => part.startsWith("bomb-"))
    .map((part) => [part, wouldThrow(reading, groupOfPart(part)) ? "yes" : "no"]);
  return { ...usual, ...Object.fromEntries(bombs) };
}

function wouldThrow(reading: Reading, group: GroupNo): boolean {
  const { view, me, groups } = reading;
  const token = view.tokens.find((own) => own.seat === me && own.group === group);
  if (token === undefined || groups[group - 1]?.some(isGrenade) !== true) return false;
  return isWorthBombing(reading, token.building);
}

function ownCards({ view, me, groups }: Reading, building: BuildingId): number {
  const own = view.tokens.filter((token) => token.seat === me && token.building === building);
  return own.reduce((sum, { group }) => sum + (groups[group - 1]?.length ?? 0), 0);
}

const RICH = 1_000;

/** 13.8 */
function lootAnswer({ cash }: Reading, prompt: Prompt): AnswerValue {
  return openIds(prompt).filter((option) => {
    const card = whatOf("card", option);
    if (card === undefined || !isWeapon(card)) return false;
    return cash >= RICH || (weaponOf(card).bonus ?? 0) >= 2;
  });
}
