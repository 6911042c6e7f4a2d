"use client";

import type { BoardProps, GameUi } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import { ActionBar, type ActionBarProps } from "../prompts/action-bar.tsx";
import { liesAt } from "./play-table.tsx";

type OfTable =
  | "draft"
  | "isListed"
  | "onList"
  | "isSending"
  | "onAnswer"
  | "takesFocus"
  | "onRule"
  | "children";

interface QuestionBarProps extends Pick<ActionBarProps, OfTable> {
  readonly game: string;
  readonly ui: GameUi;
  readonly board: BoardProps;
}

/** A question at the table of a game, in that game's words. */
export function QuestionBar({ game, ui, board, ...cue }: QuestionBarProps) {
  const say = useAnyMessage();
  const { words } = board;
  const { prompt } = cue.draft;
  return (
    <ActionBar
      key={prompt.id}
      {...cue}
      title={words.topic(prompt)}
      stakes={words.stakes(board.view, prompt)}
      words={words}
      picture={ui.question.picture}
      subject={ui.question.subject?.(board) ?? null}
      verbOf={(value) => {
        const key = ui.question.verbKey?.(prompt, value);
        return key == null ? null : say(`board.${game}.verb.${key}`);
      }}
      lossOf={(value) => ui.question.loss?.(prompt, value, words) ?? null}
      lies={liesAt(ui, prompt.topic)}
    />
  );
}
