"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { TableView } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { GameUi } from "../games/game-ui.ts";
import type { GameWords } from "../games/game-words.ts";
import { onlyAnswer } from "../prompts/only-answer.ts";
import { type AnswerDraft, useAnswerDraft } from "../prompts/use-answer-draft.ts";

interface Table {
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  /** The board has not reached the present. */
  readonly isBehind: boolean;
  /** The board shows the past. */
  readonly isPast: boolean;
  readonly onAnswer: (id: string, value: AnswerValue) => void;
}

/** The reader's questions, one at a time. */
export interface AskedQuestion {
  readonly prompt: Prompt | undefined;
  /** Other possible answers that the board itself does not lead to. Those that nobody waits for come first. */
  readonly others: readonly Prompt[];
  readonly draft: AnswerDraft | null;
  /** A question comes after the events that led to it. Once it is asked, later events do not take it away. */
  readonly isAsked: boolean;
  readonly answer: (id: string, value: AnswerValue) => void;
  /** After an answer the focus moves to the next question. */
  readonly hasAnswered: RefObject<boolean>;
  /** Whether a sealed answer is asked for again. */
  readonly isChanging: boolean;
  /** Asks for a sealed answer again, by its prompt; null: it stays as it is. */
  readonly change: (id: string | null) => void;
  /** Asks another of the prompts first; null: the one that the match waits for. */
  readonly ask: (id: string | null) => void;
}

const NEVER = () => false;

/** The reader's question at the table, and the answer in progress. */
export function useAsked({ table, ui, words, isBehind, isPast, onAnswer }: Table): AskedQuestion {
  const [wanted, ask] = useState<string | null>(null);
  const isLedTo = ui.question.isOnBoard ?? NEVER;
  const prompt = table.prompts.find((one) => one.id === wanted) ?? table.prompts.find((one) => !one.optional);
  const { begins } = ui.question;
  const first = useCallback((of: Prompt) => begins?.(of, table.view) ?? null, [begins, table.view]);
  const draft = useAnswerDraft(prompt, first);
  const askedFor = useRef<string | null>(null);
  if (!isBehind) askedFor.current = draft?.prompt.id ?? null;
  const isAsked = !isBehind || (draft !== null && draft.prompt.id === askedFor.current);
  const hasAnswered = useRef(false);
  const [changed, change] = useState<string | null>(null);
  const isChanging = prompt !== undefined && prompt.id === changed;
  const answer = (id: string, value: AnswerValue) => {
    hasAnswered.current = true;
    // A free decision has been made: back to the awaited one.
    ask(null);
    change(null);
    onAnswer(id, value);
  };
  const isOnePress = useCallback(
    (prompt: Prompt, value: AnswerValue) =>
      ui.question.isOnePress?.(prompt, value) === true ||
      // If there is no other possible answer, nothing is lost by it, unless the game says so.
      (value === onlyAnswer(prompt) && (ui.question.loss?.(prompt, value, words) ?? null) === null),
    [ui, words],
  );
  useOnePress(isAsked && !isPast ? draft : null, isOnePress, answer);
  const others = table.prompts.filter((one) => one !== prompt && !isLedTo(one));
  return { prompt, others, draft, isAsked, isChanging, change, answer, hasAnswered, ask };
}

/** Whether an order can be left for a question where it is asked. */
export function isOrderable({ clock }: Prompt, { orders }: GameUi): boolean {
  return clock === "window" && orders?.turnsOnly !== true;
}

/** Picks the nth possible choice, in the order of the question. */
export function chooseNth({ current, pick }: AnswerDraft, nth: number): void {
  const { question, path } = current ?? {};
  if (path === undefined || (question?.form !== "one" && question?.form !== "some")) return;
  const option = question.options.filter(({ blocked }) => blocked === undefined)[nth - 1];
  if (option !== undefined) pick(path, option.id);
}

/** Sends an answer with the press that completes it, if the game says that nothing is lost by it. */
function useOnePress(
  asked: AnswerDraft | null,
  isOnePress: NonNullable<GameUi["question"]["isOnePress"]>,
  answer: (id: string, value: AnswerValue) => void,
): void {
  const send = useRef(answer);
  send.current = answer;
  useEffect(() => {
    if (asked === null || asked.answer === null || asked.isEmpty || asked.prompt.sealed !== null) return;
    if (isOnePress(asked.prompt, asked.answer)) send.current(asked.prompt.id, asked.answer);
  }, [asked, isOnePress]);
}
