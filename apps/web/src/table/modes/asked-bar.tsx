"use client";

import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { At } from "../at-table.ts";
import { NextTable } from "../other-bars.tsx";
import { QuestionBar } from "../question-bar.tsx";
import { TableKeys } from "./table-keys.tsx";

interface AskedBarProps
  extends At<
    "match" | "ui" | "words" | "may" | "asking" | "actions" | "sheets" | "board" | "others" | "list"
  > {
  readonly draft: AnswerDraft;
}

/** The reader's question, or the answer that they have sealed and may still change. */
export function AskedBar({ at, draft }: AskedBarProps) {
  const { match, ui, board, asking, actions, sheets, others, may, list } = at;
  const { prompt } = draft;
  const isWaitedFor = !prompt.optional && prompt.sealed === null;
  return (
    <QuestionBar
      game={match.match.game}
      ui={ui}
      board={board}
      draft={draft}
      list={list}
      isSending={actions.isSending}
      onAnswer={(value) => asking.answer(prompt.id, value)}
      isChanging={asking.isChanging}
      onChange={(isChanging) => asking.change(isChanging ? prompt.id : null)}
      takesFocus={asking.hasAnswered}
      onRule={may.reference ? () => sheets.open("reference") : undefined}
    >
      <TableKeys at={at} />
      {!isWaitedFor && <NextTable {...others} />}
    </QuestionBar>
  );
}
