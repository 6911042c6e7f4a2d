/** The worth of a gangster's actions to the seat (13). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { plainestAnswer } from "@consigliere/engine/legal-answers";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { type GangsterId, gangsterOf } from "../cards.ts";
import { whatOf } from "../option-ids.ts";
import { isPosition, POSITIONS, type PositionId } from "../positions.ts";
import {
  gain,
  hasPromised,
  isMine,
  manIn,
  moneyOf,
  type Reading,
  rivalsByRespect,
  worthOf,
} from "./board.ts";
import { best, choose, fill, openOptions, partOf, type Scored } from "./questions.ts";

/** The worth of actions that do not change the board, in respect. */
const PLAIN: Readonly<Record<string, number>> = {
  "pos-draw": 0.9,
  "pos-steal-3": 0.5,
  "draw-1": 0.9,
  "draw-2-give-1": 0.7,
  palm: 1.2,
  "steal-4": 0.6,
  virus: 0.7,
  "earn-4": 0.4,
  bet: 0.35,
  "respect-2": 2,
  blackmail: 0.5,
  "pos-omerta": 0.6,
  omerta: 0.6,
};

const EARNING = [
  "pos-draw",
  "pos-steal-3",
  "draw-1",
  "draw-2-give-1",
  "palm",
  "steal-4",
  "earn-4",
  "bet",
] as const;

function plainWorth({ temper }: Reading, action: string): number | undefined {
  const worth = PLAIN[action];
  const isEarning = (EARNING as readonly string[]).includes(action);
  return worth === undefined || !isEarning ? worth : temper.earn * worth;
}

const FACES = [1, 3, 4, 5];
const SIX = 6;
const TRIBUTE = 2;
const IDEAS = 4;

export interface Acting {
  readonly gangster: GangsterId;
  readonly chair: PositionId;
}

export function crewAnswer(reading: Reading, question: QuestionData, acting: Acting): AnswerValue {
  return best(acts(reading, question, acting))?.answer ?? plainestAnswer(question);
}

/** The actions of a gangster, the best first. */
export function crewIdeas(reading: Reading, question: QuestionData, acting: Acting): AnswerValue[] {
  return acts(reading, question, acting)
    .sort((a, b) => b.score - a.score)
    .slice(0, IDEAS)
    .map(({ answer }) => answer);
}

function acts(reading: Reading, question: QuestionData, acting: Acting): Scored[] {
  return openOptions(question).map((option): Scored => {
    const to = whatOf("move", option.id);
    if (to !== undefined) return move(reading, option, acting, to);
    if (option.id === "pass") return { answer: "pass", score: 0 };
    return act(reading, option, actionOf(option, acting));
  });
}

function actionOf({ id }: OptionData, { gangster, chair }: Acting): string {
  return (id === "position" ? POSITIONS[chair].action : gangsterOf(gangster).ability) ?? "";
}

/** With a tribute, if the coin's holder wants one. */
function answered(reading: Reading, option: OptionData, how?: AnswerValue): AnswerValue {
  const { with: further } = option;
  if (further?.form === "amount") return choose(option, Math.min(TRIBUTE, further.max));
  const inner = further === undefined ? undefined : partOf(further, "how");
  if (further === undefined || inner === undefined) return choose(option, how);
  const tribute = moneyOf(reading) >= 20 ? TRIBUTE : 0;
  return choose(option, { how: how ?? plainestAnswer(inner), tribute });
}

function move(reading: Reading, option: OptionData, { gangster, chair }: Acting, to: PositionId): Scored {
  const { view } = reading;
  const target = view.board.find((man) => man.place === to);
  const answer = answered(reading, option);
  if (target === undefined || isMine(reading, target.id) || hasPromised(reading, "no-move", target))
    return { answer, score: -1 };
  const { respect, money, ability } = gangsterOf(gangster);
  const bonus = ability === "eager" ? 1 : 0;
  const needed = POSITIONS[to].number;
  const wins = FACES.filter((face) => face + respect + bonus > needed).length + 1;
  const roundsLeft = view.options.rounds - view.round + 1;
  const climb = POSITIONS[to].respect - POSITIONS[chair].respect;
  const isVictim = target.leaders.length > 0 ? 2 : 0;
  const success = 4 + isVictim + climb * roundsLeft * 0.6;
  const score = (wins * success - (SIX - wins) * 4 - (2 + respect + money / 10)) / SIX;
  return { answer, score: score + reading.temper.climb };
}

function act(reading: Reading, option: OptionData, action: string): Scored {
  const question = option.with === undefined ? null : (partOf(option.with, "how") ?? option.with);
  const plain = { answer: answered(reading, option), score: plainWorth(reading, action) ?? -0.1 };
  if (question === null) return plain;
  const chosen = targets(reading, question, action);
  const top = best(chosen);
  return top === null ? plain : { answer: answered(reading, option, top.answer), score: top.score };
}

/** The targets of an action with their scores; empty if it has no single targets. */
function targets(reading: Reading, question: QuestionData, action: string): Scored[] {
  const { me } = reading;
  if (question.form === "form") return spread(reading, question);
  if (question.form !== "one") return [];
  return openOptions(question).flatMap((option): Scored[] => {
    const id = whatOf("gangster", option.id);
    const marker = whatOf("marker", option.id);
    const seat = whatOf("seat", option.id);
    if (marker !== undefined)
      return [{ answer: option.id, score: gain(reading, marker.gangster, { [marker.owner]: -1 }) }];
    if (seat !== undefined)
      return [
        {
          answer: option.id,
          score: (plainWorth(reading, action) ?? 0) - 0.01 * rivalsByRespect(reading).indexOf(seat),
        },
      ];
    if (id === undefined) return [];
    if (action.includes("whack")) return [{ answer: option.id, score: whack(reading, id, option) }];
    if (action.includes("add")) return [{ answer: option.id, score: gain(reading, id, { [me]: 1 }) }];
    return [{ answer: choose(option), score: against(reading, id, plainWorth(reading, action) ?? 0.2) }];
  });
}

/** A harmful act: never against an own man, best against the leader's most valuable. */
function against(reading: Reading, id: GangsterId, value: number): number {
  const man = manIn(reading.view, id);
  if (man === undefined || man.leaders.includes(reading.me)) return -1;
  const [first] = rivalsByRespect(reading);
  const isLeaders = first !== undefined && man.leaders.includes(first);
  return man.leaders.length === 0 ? -0.5 : value + worthOf(man) / 20 + (isLeaders ? 0.2 : 0);
}

const MARGIN = 10;

function whack(reading: Reading, id: GangsterId, option: OptionData): number {
  const man = manIn(reading.view, id);
  if (man === undefined || man.leaders.includes(reading.me) || !isPosition(man.place)) return -1;
  if (hasPromised(reading, "no-whack", man)) return -1;
  const cost = option.counts?.["money"] ?? MARGIN;
  if (moneyOf(reading) < cost + MARGIN) return -1;
  if (man.respect + POSITIONS[man.place].respect <= 0) return -1;
  const hurt = man.leaders.length > 0 ? 2 + 0.5 * worthOf(man) : 0;
  return (4 * (4 + hurt) - 2 * 4) / SIX - cost / MARGIN + reading.temper.whack;
}

/** Neutral markers where they harm a rival most. Other parts of the form get the plainest answer. */
function spread(reading: Reading, question: QuestionData): Scored[] {
  if (question.form !== "form") return [];
  const amounts = question.parts.filter((part) => part.question.form === "amount");
  if (amounts.length !== question.parts.length) return [];
  const most = question.limits?.["neutral"]?.max ?? 0;
  const harms = amounts.map(({ name }) => ({
    name,
    score: gain(reading, name as GangsterId, { neutral: most }),
  }));
  const top = harms.reduce((a, b) => (b.score > a.score ? b : a), { name: "", score: -1 });
  const parts = Object.fromEntries(amounts.map(({ name }) => [name, name === top.name ? most : 0]));
  return top.name === "" ? [] : [{ answer: fill(question, parts), score: top.score }];
}
