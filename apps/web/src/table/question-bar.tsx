"use client";

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
  const { picture, subject, verb, loss } = ui.question;
  return (
    <ActionBar
      key={prompt.id}
      answering={answering}
      question={{
        draft,
        title: words.topic(prompt),
        stakes: words.stakes(board.view, prompt),
        words,
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
      }}
    />
  );
}
