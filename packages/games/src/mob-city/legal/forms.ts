/** Sheets of orders (7.3, `gunfights: orders`). They ask only the questions that can matter by public facts (P-13). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { choice, choiceThen, form, map, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, type GroupNo, planOf } from "../cards.ts";
import { backsIn } from "../groups.ts";
import { optionId } from "../option-ids.ts";
import type { Arming, MollPolicy, Sheet } from "../sealed.ts";
import { GRENADE_POLICIES, type Settings } from "../settings.ts";
import { buildingOf, captainOf, groupOf, type State, type Token } from "../state.ts";
import { captainsAt, isTruce } from "../town.ts";
import { armingQuestion } from "./arming.ts";

const MOLL_POLICIES = ["auto", "always", "own-only", "never"] as const satisfies readonly MollPolicy[];

function ownTokens(state: State, seat: Seat): Token[] {
  return state.tokens.filter((token) => token.seat === seat).sort((a, b) => a.group - b.group);
}

/** Groups that stand at a rival's building and may hold a grenade. */
function throwers(state: State, seat: Seat): GroupNo[] {
  if (isTruce(state)) return [];
  return ownTokens(state, seat)
    .filter(({ group, building }) => {
      const { owner } = buildingOf(state, building);
      const cards = groupOf(state, seat, group);
      return owner !== null && owner !== seat && cards.length >= 2 && backsIn(cards) >= 1;
    })
    .map(({ group }) => group);
}

/** Groups that share a building with a rival's. */
function fighters(state: State, seat: Seat): GroupNo[] {
  if (isTruce(state)) return [];
  return ownTokens(state, seat)
    .filter(({ building }) => captainsAt(state, building).length > 1)
    .map(({ group }) => group);
}

function hasHiddenCards(state: State, seat: Seat): boolean {
  return ownTokens(state, seat).some(({ group }) => backsIn(groupOf(state, seat, group)) >= 1);
}

/** The sheet of a captain who gives no answer: by its settings if they have a value, otherwise by 7.3. */
export function usualSheet(state: State, seat: Seat, settings: Settings): Sheet {
  const { focus, grenade, capture, loot, moll } = settings;
  return {
    bomb:
      settings.bomb === "big-speakeasies"
        ? throwers(state, seat).filter((g) => isWorthIt(state, seat, g))
        : [],
    arm: captainOf(state, seat).groups.map(() => null),
    focus: focus === seat || (focus ?? 0) >= state.seatCount ? null : focus,
    grenade,
    capture: capture === "ask" ? "take" : capture,
    loot: loot === "ask" ? "all" : loot,
    moll: moll === "ask" ? "auto" : moll,
  };
}

const BIG = 3_000;
const UNFEARED = 4;

/** 7.2: a big speakeasy, while the captain is not feared. */
function isWorthIt(state: State, seat: Seat, group: GroupNo): boolean {
  const token = ownTokens(state, seat).find((own) => own.group === group);
  if (token === undefined || captainOf(state, seat).notoriety > UNFEARED) return false;
  return buildingOf(state, token.building).business === "speakeasy" && planOf(token.building).income >= BIG;
}

/** Null: nothing can matter, or nothing but Molls where that is a small matter. Parts that are not asked are as in `usual`. */
export function sheetQuestion(state: State, seat: Seat, usual: Sheet): Question<Sheet> | null {
  const parts = partsOf(state, seat);
  const matters = Object.keys(parts).filter(
    (part) => part !== "moll" || state.options.smallMatters !== "usual",
  );
  if (matters.length === 0) return null;
  return map(form<Record<string, unknown>>(parts), (answers) => ({
    ...usual,
    ...pick(answers, ["focus", "grenade", "capture", "loot", "moll"]),
    bomb: throwers(state, seat).filter((group) => answers[`bomb-${group}`] === true),
    arm: usual.arm.map((_, i) => (answers[`arm-${i + 1}`] ?? null) as Arming | null),
  }));
}

function pick(answers: Readonly<Record<string, unknown>>, names: readonly string[]): Partial<Sheet> {
  return Object.fromEntries(names.filter((name) => name in answers).map((name) => [name, answers[name]]));
}

function partsOf(state: State, seat: Seat): Record<string, Question<unknown>> {
  const bombs = throwers(state, seat).map((group) => [`bomb-${group}`, yesOrNo()]);
  const fighting = fighters(state, seat);
  const arms = fighting.flatMap((group) => {
    const question = armQuestion(groupOf(state, seat, group));
    return question === null ? [] : [[`arm-${group}`, question]];
  });
  return {
    ...Object.fromEntries(bombs),
    ...Object.fromEntries(arms),
    ...(fighting.length > 0 ? fightParts(state, seat) : {}),
    ...(hasHiddenCards(state, seat) ? { moll: named(MOLL_POLICIES) } : {}),
  };
}

function fightParts(state: State, seat: Seat): Record<string, Question<unknown>> {
  const rivals = captainsFacing(state, seat).map((rival) => choice(optionId("seat", rival), rival));
  return {
    focus: oneOf<Seat | null>([choice("nobody", null), ...rivals]),
    grenade: named(GRENADE_POLICIES),
    capture: named(["take", "refuse"]),
    loot: named(["all", "none"]),
  };
}

/** The rivals whose groups are in the same places as the captain's. */
function captainsFacing(state: State, seat: Seat): Seat[] {
  const there = ownTokens(state, seat).flatMap(({ building }) => captainsAt(state, building));
  return [...new Set(there)].filter((rival) => rival !== seat).sort((a, b) => a - b);
}

function yesOrNo(): Question<boolean> {
  return oneOf([choice("no", false), choice("yes", true)]);
}

function named<T extends string>(values: readonly T[]): Question<T> {
  return oneOf(values.map((value) => choice(value, value)));
}

/** Null: by auto-arm. */
function armQuestion(group: readonly CardId[]): Question<Arming | null> | null {
  const arming = armingQuestion([group]);
  if (arming === null) return null;
  return oneOf<Arming | null>([
    choice("auto", null),
    choiceThen("explicit", arming, (arms): Arming | null => arms),
  ]);
}

/** The answer that leaves everything as in `usual`. */
export function sheetAnswer(state: State, seat: Seat, usual: Sheet): AnswerValue {
  const { focus, grenade, capture, loot, moll } = usual;
  const isFaced = focus !== null && captainsFacing(state, seat).includes(focus);
  const values: Readonly<Record<string, AnswerValue>> = {
    focus: isFaced ? optionId("seat", focus) : "nobody",
    grenade,
    capture,
    loot,
    moll,
  };
  const answers = Object.keys(partsOf(state, seat)).map((part): [string, AnswerValue] => {
    if (part.startsWith("arm-")) return [part, "auto"];
    const group = Number(part.at(-1)) as GroupNo;
    if (part.startsWith("bomb-")) return [part, usual.bomb.includes(group) ? "yes" : "no"];
    return [part, values[part] ?? "nobody"];
  });
  return Object.fromEntries(answers);
}
