"use client";

import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { AtTableProps } from "../at-table.ts";
import { NextTable } from "../other-bars.tsx";
import { QuestionBar } from "../question-bar.tsx";
import { TableKeys } from "./table-keys.tsx";

interface AskedBarProps extends AtTableProps {
  readonly draft: AnswerDraft;
}

/** The reader's question, or the answer that they have sealed and may still change. */
export function AskedBar({ at, draft }: AskedBarProps) {
  const { match, ui, board, asking, actions, sheets, others, may, isListed, onList } = at;
  const { prompt } = draft;
  const isWaitedFor = !prompt.optional && prompt.sealed === null;
  return (
    <QuestionBar
      game={match.match.game}
      ui={ui}
      board={board}
      draft={draft}
      isListed={isListed}
      onList={onList}
      isSending={actions.isSending}
      onAnswer={(value) => asking.answer(prompt.id, value)}
      takesFocus={asking.hasAnswered}
      onRule={may.reference ? () => sheets.open("reference") : undefined}
    >
      <TableKeys at={at} />
      {!isWaitedFor && <NextTable {...others} />}
    </QuestionBar>
  );
}
