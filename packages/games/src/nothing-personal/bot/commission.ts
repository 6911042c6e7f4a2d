/** The cards that are worth a turn of the Commission (13). */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { type CardId, cardOf, type GangsterId } from "../cards.ts";
import { whatOf } from "../option-ids.ts";
import { gain, type Reading } from "./board.ts";
import { best, choose, filling, openOptions, optionOf, partOf, type Scored } from "./questions.ts";

/** A card is worth more in the hand than on the table, unless much is at stake. */
const KEPT = 1.2;
const ENOUGH = 0.8;
const IDEAS = 3;

export function commissionAnswer(reading: Reading, question: QuestionData): AnswerValue {
  if (hasPromisedToPass(reading)) return "pass";
  const top = best(plays(reading, question));
  const ante = reading.view.commission?.lap === 1 ? 0 : (reading.view.commission?.ante ?? 0);
  return top !== null && top.score > ENOUGH + reading.temper.keep + ante / 10 ? top.answer : "pass";
}

/** The bot keeps its word, even where the table does not make it. */
function hasPromisedToPass({ view, me }: Reading): boolean {
  return view.promises.some(
    ({ by, round, status, promise }) =>
      by === me && round === view.round && status === "open" && promise.kind === "pass-commission",
  );
}

/** The plays of a turn, the best first, and the pass. */
export function commissionIdeas(reading: Reading, question: QuestionData): AnswerValue[] {
  const sorted = plays(reading, question).sort((a, b) => b.score - a.score);
  return [...sorted.slice(0, IDEAS).map(({ answer }) => answer), "pass"];
}

function plays(reading: Reading, question: QuestionData): Scored[] {
  return openOptions(question).flatMap((option) => {
    const card = whatOf("card", option.id)?.card;
    return card === undefined || option.with === undefined ? [] : playsOf(reading, option, card);
  });
}

function playsOf(reading: Reading, option: OptionData, card: CardId): Scored[] {
  const further = option.with;
  if (further === undefined) return [];
  const uses = partOf(further, "use") ?? further;
  const cost = cardOf(card).when === undefined ? 0 : KEPT;
  const filled = further.form === "form" ? filling(further) : null;
  return [...influences(reading, uses, card), ...singles(reading, uses)].map(({ answer, score }) => ({
    answer: choose(option, filled?.({ use: answer }) ?? answer),
    score: score - cost,
  }));
}

function singles(reading: Reading, uses: QuestionData): Scored[] {
  const single = optionOf(uses, "single");
  if (single?.with === undefined) return [];
  return targetsIn(single.with).map(({ id, option }) => ({
    answer: choose(single, option.id),
    score: gain(reading, id, { [reading.me]: 1 }) - 0.3,
  }));
}

interface Target {
  readonly id: GangsterId;
  readonly option: OptionData;
}

function targetsIn(question: QuestionData): Target[] {
  return openOptions(question).flatMap((option) => {
    const id = whatOf("gangster", option.id);
    return id === undefined ? [] : { id, option };
  });
}

function influences(reading: Reading, uses: QuestionData, card: CardId): Scored[] {
  const influence = optionOf(uses, "influence");
  if (influence?.with === undefined) return [];
  const { lines } = cardOf(card);
  const n = lines[0]?.n ?? 0;
  if (lines.length === 2)
    return twoLines(
      reading,
      influence,
      lines.map((line) => line.n),
    );
  const target = partOf(influence.with, "target");
  const filled = target === undefined ? null : filling(influence.with);
  return targetsIn(target ?? influence.with).map(({ id, option }) => ({
    answer: choose(influence, filled?.({ target: option.id }) ?? choose(option)),
    score: gain(reading, id, { [reading.me]: n }),
  }));
}

/** Each line where it is worth most, beginning with the card's first line. */
function twoLines(reading: Reading, influence: OptionData, counts: readonly number[]): Scored[] {
  const starts = openOptions(influence.with as QuestionData);
  return starts.flatMap((start) => {
    if (start.with === undefined) return [];
    const [n = 1, m = 1] = starts[0] === start ? counts : [...counts].reverse();
    const [first, second] = [partOf(start.with, "first"), partOf(start.with, "second")];
    const top = (question: QuestionData, count: number) =>
      best(
        targetsIn(question).map(({ id, option }) => ({
          answer: option.id,
          score: gain(reading, id, { [reading.me]: count }),
        })),
      );
    if (first === undefined || second === undefined) {
      const only = top(start.with, n);
      return only === null
        ? []
        : { answer: choose(influence, choose(start, only.answer)), score: only.score };
    }
    const [a, b] = [top(first, n), top(second, m)];
    if (a === null || b === null) return [];
    const both = { first: a.answer, second: b.answer };
    return { answer: choose(influence, choose(start, both)), score: a.score + b.score };
  });
}
