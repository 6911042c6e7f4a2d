"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { CallOf } from "@consigliere/contract/endpoint";
import type { MatchLook } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { type RefObject, useRef } from "react";
import { newAnswerId } from "../api/answer-id.ts";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";

const NOTHING = () => undefined;

type Settings = Record<string, unknown>;

/** The actions at a table. While one is on its way, nothing else can be sent. */
export interface TableActions {
  readonly isSending: boolean;
  readonly answer: (prompt: string, value: AnswerValue) => void;
  /** Runs with the current table once the next answer is accepted, but not if it is refused. */
  readonly onTaken: RefObject<OnTaken>;
  readonly undo: () => void;
  /** The bot of the level plays the seat on; undefined: the usual one. */
  readonly resign: (bot: string | undefined) => void;
  /** `was`: the settings that the new ones were made from. What another page has changed since stays. */
  readonly saveSettings: (settings: Settings, was: unknown, onSaved: () => void) => void;
}

/** The actions of the reader at match `id`. A refusal is shown, and the table is loaded again. */
export function useTableActions(id: string): TableActions {
  const trouble = useProblemToast();
  const answer = useMatchAction(id, routes.answerPrompt);
  const undo = useMatchAction(id, routes.undoAnswer);
  const resign = useMatchAction(id, routes.resignMatch);
  const settings = useMatchAction(id, routes.changeSettings);
  // A second press may come before the page knows that the first is on its way.
  const isTaken = useRef(false);
  const onTaken = useRef<OnTaken>(NOTHING);
  const send: Send = (action, body, onSuccess = NOTHING) => {
    if (isTaken.current) return;
    isTaken.current = true;
    const onSettled = () => {
      isTaken.current = false;
    };
    action.mutate(
      { params: { id }, body: { answerId: newAnswerId(), ...body } },
      { onError: trouble, onSettled, onSuccess },
    );
  };
  return {
    isSending: [answer, undo, resign, settings].some((action) => action.isPending),
    answer: (prompt, value) => send(answer, { prompt, value }, onTaken.current),
    onTaken,
    undo: () => send(undo, {}),
    resign: (bot) => send(resign, bot === undefined ? {} : { bot }),
    saveSettings: (next, was, onSaved) =>
      send(settings, { settings: next as SettingsBody, was: was as SettingsBody }, onSaved),
  };
}

/**
 * Sends an action's data with the id of the answer, unless something is on its way. `onTaken`: called when it has
 * arrived.
 */
type Send = <Body extends object>(action: Action<Body>, body: Body, onTaken?: OnTaken) => void;

interface Action<Body> {
  readonly mutate: (
    call: { readonly params: { readonly id: string }; readonly body: Body & { readonly answerId: string } },
    ending: {
      readonly onError: (error: unknown) => void;
      readonly onSettled: () => void;
      readonly onSuccess: OnTaken;
    },
  ) => void;
}

type OnTaken = (look: MatchLook) => void;

type SettingsBody = CallOf<typeof routes.changeSettings>["body"]["settings"];
