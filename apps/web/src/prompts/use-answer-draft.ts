"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { useCallback, useMemo, useState } from "react";
import { answerOf, type Draft, draftOf, emptyDraft, type Path } from "./draft.ts";
import { amountsAt, overrunAt, pick, reorder, setAmount } from "./draft-changes.ts";
import { currentPlace, type Marks, marksOf, type OptionPlace, pickMarked } from "./places.ts";
import type { Overrun } from "./tallies.ts";

/** A prompt with the answer in progress, shared by panel and board. */
export interface AnswerDraft {
  readonly prompt: Prompt;
  readonly draft: Draft;
  readonly marks: Marks;
  /** The place to decide next. */
  readonly current: OptionPlace | undefined;
  /** The finished answer; null as long as something is missing. */
  readonly answer: AnswerValue | null;
  /** Whether nothing has been chosen yet, so that the draft is as it began. */
  readonly isEmpty: boolean;
  /** The answer with which it began, of which only the differences are said; null: nothing was chosen. */
  readonly suggested: Draft | null;
  /** The tally that would be exceeded if an option were picked; null if it fits. */
  overrunAt(path: Path, id: OptionId): Overrun | null;
  /** The range of an amount with the present draft. */
  amountsAt(path: Path): { readonly least: number; readonly most: number };
  /** A click on a thing of the board. */
  pickMarked(id: OptionId): void;
  pick(path: Path, id: OptionId): void;
  reorder(path: Path, order: readonly OptionId[]): void;
  setAmount(path: Path, value: number): void;
  /** Chooses a whole answer; one that is not legal chooses nothing. */
  take(value: AnswerValue): void;
  /** Takes everything back, to how the draft began: a sealed answer, if there is one. */
  clear(): void;
}

interface Kept {
  readonly promptId: string;
  readonly draft: Draft;
}

/** The answer with which a draft begins; null: nothing is chosen yet. */
type Begins = (prompt: Prompt) => AnswerValue | null;

const WITH_NOTHING: Begins = () => null;

/** The draft for `prompt`. A prompt with another id starts a new one. Null without a prompt. */
export function useAnswerDraft(prompt: Prompt | undefined, begins = WITH_NOTHING): AnswerDraft | null {
  const [kept, setKept] = useState<Kept | null>(null);
  const first = useMemo(() => prompt && firstOf(prompt, begins(prompt)), [prompt, begins]);
  const change = useCallback(
    (changed: (draft: Draft) => Draft) => {
      if (prompt === undefined || first === undefined) return;
      setKept((now) => ({
        promptId: prompt.id,
        draft: changed(now?.promptId === prompt.id ? now.draft : sealedOr(prompt, first)),
      }));
    },
    [prompt, first],
  );
  return useMemo(() => {
    if (prompt === undefined || first === undefined) return null;
    const draft = kept?.promptId === prompt.id ? kept.draft : sealedOr(prompt, first);
    return answerDraft(prompt, draft, change, first);
  }, [prompt, first, kept, change]);
}

/** The draft of an answer to `prompt`, which began as `first`, with its actions. */
export function answerDraft(
  prompt: Prompt,
  draft: Draft,
  change: (changed: (draft: Draft) => Draft) => void,
  first = emptyDraft(prompt.question),
): AnswerDraft {
  const { question } = prompt;
  const given = sealedOr(prompt, first);
  return {
    prompt,
    draft,
    marks: marksOf(question, draft),
    current: currentPlace(question, draft),
    answer: answerOf(question, draft),
    suggested: JSON.stringify(first) === JSON.stringify(emptyDraft(question)) ? null : first,
    isEmpty: JSON.stringify(draft) === JSON.stringify(given),
    overrunAt: (path, id) => overrunAt(question, draft, path, id),
    amountsAt: (path) => amountsAt(question, draft, path),
    pickMarked: (id) => change((d) => pickMarked(question, d, id, given)),
    pick: (path, id) => change((d) => pick(question, d, path, id, given)),
    reorder: (path, order) => change((d) => reorder(question, d, path, order)),
    setAmount: (path, value) => change((d) => setAmount(question, d, path, value)),
    take: (value) => change(() => draftOf(question, value)),
    clear: () => change(() => given),
  };
}

function firstOf({ question }: Prompt, begins: AnswerValue | null): Draft {
  return begins === null ? emptyDraft(question) : draftOf(question, begins);
}

function sealedOr({ question, sealed }: Prompt, first: Draft): Draft {
  return sealed === null ? first : draftOf(question, sealed);
}
