/** Answers in words: by the labels of their options. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { listOf, type Phrase, type PhraseValue } from "./phrase.ts";
import type { Story } from "./story.ts";

type Labels = Pick<Story, "phraseOfOption" | "phraseOfPart">;

/** The phrase of an answer: "Contract: Joe Valachi", "Money: 3; Hands: 1", or "nothing" for a choice of none. */
export function phraseOfAnswer(story: Labels, answer: AnswerValue): Phrase {
  return { key: "table.answer.said", values: { said: saidBy(story, answer) } };
}

function saidBy(story: Labels, answer: AnswerValue): PhraseValue {
  if (typeof answer === "string") return story.phraseOfOption(answer);
  if (typeof answer === "number") return answer;
  if (isList(answer))
    return answer.length === 0
      ? { key: "table.answer.nothing" }
      : listOf(answer.map((each) => saidBy(story, each)));
  if ("choose" in answer && "with" in answer)
    return partOf(saidBy(story, answer["choose"]), saidBy(story, answer["with"]));
  const parts = Object.entries(answer);
  return inRow(parts.map(([part, value]) => partOf(story.phraseOfPart(part), saidBy(story, value))));
}

function inRow([first = "", ...others]: readonly PhraseValue[]): PhraseValue {
  return others.length === 0 ? first : { key: "table.answer.more", values: { first, rest: inRow(others) } };
}

const isList = (answer: object): answer is readonly AnswerValue[] => Array.isArray(answer);

const partOf = (part: PhraseValue, said: PhraseValue): Phrase => ({
  key: "table.answer.part",
  values: { part, said },
});
