"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { CallOf } from "@consigliere/contract/endpoint";
import { routes } from "@consigliere/contract/routes";
import { useRef } from "react";
import { newAnswerId } from "../api/answer-id.ts";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";

type Settings = Record<string, unknown>;

/** What can be done at a table. While something is on its way nothing else can be sent. */
export interface TableActions {
  readonly isSending: boolean;
  readonly answer: (prompt: string, value: AnswerValue) => void;
  readonly undo: () => void;
  readonly resign: () => void;
  readonly saveSettings: (settings: Settings, onSaved: () => void) => void;
}

/** The actions of the reader at match `id`. A refusal is told, and the table is looked at afresh. */
export function useTableActions(id: string): TableActions {
  const trouble = useProblemToast();
  const answer = useMatchAction(id, routes.answerPrompt);
  const undo = useMatchAction(id, routes.undoAnswer);
  const resign = useMatchAction(id, routes.resignMatch);
  const settings = useMatchAction(id, routes.changeSettings);
  // A second press may come before the page knows that the first is on its way.
  const isTaken = useRef(false);
  const whenFree = (send: (outcome: Ending) => void) => {
    if (isTaken.current) return;
    isTaken.current = true;
    send({
      onError: trouble,
      onSettled: () => {
        isTaken.current = false;
      },
    });
  };
  const params = { id };
  return {
    isSending: [answer, undo, resign, settings].some((action) => action.isPending),
    answer: (prompt, value) =>
      whenFree((ending) =>
        answer.mutate({ params, body: { answerId: newAnswerId(), prompt, value } }, ending),
      ),
    undo: () => whenFree((ending) => undo.mutate({ params, body: { answerId: newAnswerId() } }, ending)),
    resign: () => whenFree((ending) => resign.mutate({ params, body: { answerId: newAnswerId() } }, ending)),
    saveSettings: (next, onSaved) =>
      whenFree((ending) =>
        settings.mutate(
          { params, body: { answerId: newAnswerId(), settings: next as SettingsBody } },
          { ...ending, onSuccess: onSaved },
        ),
      ),
  };
}

interface Ending {
  readonly onError: (error: unknown) => void;
  readonly onSettled: () => void;
}

type SettingsBody = CallOf<typeof routes.changeSettings>["body"]["settings"];
