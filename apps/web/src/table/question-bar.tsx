"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { BoardProps, GameUi } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import { ActionBar, type Answering } from "../prompts/action-bar.tsx";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import { liesAt } from "./play-table.tsx";

interface QuestionBarProps extends Answering {
  readonly game: string;
  readonly ui: GameUi;
  readonly board: BoardProps;
  readonly draft: AnswerDraft;
}

/** A question at the table of a game, in that game's words. */
export function QuestionBar({ game, ui, board, draft, ...answering }: QuestionBarProps) {
  const say = useAnyMessage();
  const { words } = board;
  const { prompt } = draft;
  const { picture, subject, verb, keyOf, loss } = ui.question;
  const option = (id: OptionId) => {
    const key = keyOf?.(prompt, id) ?? null;
    return key === null ? words.option(id) : say(`board.${game}.verb.${key}`);
  };
  return (
    <ActionBar
      key={prompt.id}
      answering={answering}
      question={{
        draft,
        title: words.topic(prompt),
        stakes: words.stakes(board.view, prompt),
        words: keyOf === undefined ? words : { ...words, option },
        picture: (id) => picture(id, board.view),
        subject: subject?.(board) ?? null,
        verbOf: (value) => {
          const named = verb?.(prompt, value, board.view, words) ?? null;
          if (named === null) return null;
          const [key, values] = typeof named === "string" ? [named] : named;
          return say(`board.${game}.verb.${key}`, values);
        },
        lossOf: (value) => loss?.(prompt, value, words) ?? null,
        lies: liesAt(ui, prompt.topic),
        hasHand: ui.board.Hand !== undefined,
      }}
    />
  );
}
