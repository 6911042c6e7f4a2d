"use client";

import type { TableView } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { LampCone } from "../design/lamp-cone.tsx";
import type { GameUi } from "../games/game-ui.ts";
import type { GameWords } from "../games/game-words.ts";
import { PromptPanel } from "../prompts/prompt-panel.tsx";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import type { TableActions } from "./use-table-actions.ts";

interface DockProps {
  readonly table: TableView;
  readonly draft: AnswerDraft | null;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly actions: TableActions;
  /** The other things that the viewer is asked. */
  readonly others: readonly Prompt[];
  readonly onPrompt: (id: string) => void;
  /** My cards. */
  readonly hand: ReactNode;
}

/** The edge of the table before me: what I am asked, under the lamp, with my cards; or my cards alone. */
export function Dock({ table, draft, ui, words, actions, others, onPrompt, hand }: DockProps) {
  const t = useTranslations("play.table");
  const isMine = draft !== null && !draft.prompt.optional && draft.prompt.sealed === null;
  const undo = table.canUndo && (
    <Button size="small" data-testid="undo" disabled={actions.isSending} onClick={actions.undo}>
      {t("undo")}
    </Button>
  );
  if (draft === null) {
    if (hand === null && !undo) return null;
    return (
      <section className="table-dock" data-idle aria-label={t("dockLabel")}>
        {hand}
        {undo && <p className="dock-foot">{undo}</p>}
      </section>
    );
  }
  const { prompt } = draft;
  return (
    <section className="table-dock" aria-label={t("dockLabel")}>
      <LampCone lit={isMine}>
        <div className="dock-sheet paper">
          <PromptPanel
            key={prompt.id}
            draft={draft}
            title={words.topic(prompt)}
            words={words}
            picture={ui.picture}
            isSending={actions.isSending}
            onAnswer={(value) => actions.answer(prompt.id, value)}
            {...(ui.isOnBoard === undefined ? {} : { isOnBoard: ui.isOnBoard })}
          >
            {hand}
          </PromptPanel>
          {(undo || others.length > 0) && (
            <p className="dock-foot">
              {others.map((other) => (
                <Button key={other.id} size="small" variant="quiet" onClick={() => onPrompt(other.id)}>
                  {words.topic(other)}
                </Button>
              ))}
              {undo}
            </p>
          )}
        </div>
      </LampCone>
    </section>
  );
}
