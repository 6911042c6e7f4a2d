/** A request to play ahead: the drafted answer, with suggested answers for the parts still open. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { CharId } from "@consigliere/games/mob-city/cards";
import { answerOf, type Draft } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

export interface AskedInquiry {
  readonly topic: string;
  readonly character: CharId | null;
  /** Of whom the captives are. */
  readonly from: number | null;
  readonly answer: AnswerValue;
}

const TOPICS: readonly (string | undefined)[] = [
  "business",
  "business-plan",
  "orders",
  "bomb",
  "moll",
  "fight-arm",
  "fight-act",
  "fight-act2",
  "fight-capture",
];

/** Whether an answer can be played ahead. */
export function canBeTried(topic: string | undefined): boolean {
  return TOPICS.includes(topic);
}

/** Null as long as the draft says too little. */
export function inquiryOf({ prompt, draft, answer }: AnswerDraft): AskedInquiry | null {
  const whole = answer ?? filled(prompt, draft);
  return whole === null ? null : inquiryWith(prompt, whole);
}

/** The same with any answer. */
export function inquiryWith({ topic, about }: Prompt, answer: AnswerValue): AskedInquiry {
  const { character = null, from = null } = (about ?? {}) as { character?: CharId; from?: number };
  return { topic, character, from, answer };
}

/** The parts of a form that are open, with what the house would answer. */
export function openParts(
  { question, fallback }: Prompt,
  draft: Draft,
): [part: string, usual: AnswerValue][] {
  if (question.form !== "form" || draft.form !== "form") return [];
  const usual = fallback as Readonly<Record<string, AnswerValue>>;
  return question.parts.flatMap(({ name, question: part }): [string, AnswerValue][] => {
    const inner = draft.parts[name];
    const isOpen = inner === undefined || answerOf(part, inner) === null;
    return isOpen && usual[name] !== undefined ? [[name, usual[name]]] : [];
  });
}

function filled(prompt: Prompt, draft: Draft): AnswerValue | null {
  const { question } = prompt;
  if (question.form !== "form" || draft.form !== "form") return null;
  const said = question.parts.flatMap(({ name, question: part }): [string, AnswerValue][] => {
    const answer = answerOf(part, draft.parts[name] as Draft);
    return answer === null ? [] : [[name, answer]];
  });
  return Object.fromEntries([...said, ...openParts(prompt, draft)]);
}
