"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { PublicTerms, Terms } from "@consigliere/games/nothing-personal/terms";
import { useEffect } from "react";
import type { BoardProps } from "../game-ui.ts";
import { useBoard } from "./board-context.ts";
import { counterWanted, wantCounter } from "./counter.ts";

/** How to answer an offer with another one in one press. */
export interface CounterKey {
  /** Whether the offer is declined by it: it is asked before one can talk. */
  readonly declines: boolean;
  readonly press: () => void;
}

interface OfferAbout {
  readonly from?: number;
  readonly terms?: PublicTerms | Terms;
}

/** Null where there is no offer, or no way to make another. */
export function useCounter(): CounterKey | null {
  const { draft, prompts, onPrompt, view } = useBoard();
  const { topic, about } = draft?.prompt ?? {};
  const { from, terms } = (about ?? {}) as OfferAbout;
  useEffect(() => {
    const counter = counterWanted();
    if (counter === null || counter.round !== view.round) return;
    const way = wayTo(prompts, counter.to);
    if (way === undefined) return;
    // Once the offer is declined, nothing else may be asked.
    if (draft?.prompt.id !== way.id) onPrompt(way.id);
    else if (way.topic === "deal" && draft.isEmpty) draft.pickMarked(optionId("seat", counter.to));
  }, [draft, prompts, onPrompt, view.round]);
  if (draft === null || from === undefined || terms === undefined) return null;
  const declines = topic === "offer";
  if (!declines && (topic !== "approached" || wayTo(prompts, from) === undefined)) return null;
  return {
    declines,
    press: () => {
      wantCounter({ to: from, terms, round: view.round });
      if (declines) draft.pickMarked("decline");
      else onPrompt(wayTo(prompts, from)?.id ?? null);
    },
  };
}

/** The talk with somebody, or the question whom to talk to. */
function wayTo(prompts: BoardProps["prompts"], to: number): Prompt | undefined {
  const isTalk = ({ topic, about }: Prompt) =>
    topic === "talk" && (about as { readonly to?: number } | null)?.to === to;
  const isDeal = ({ topic, question }: Prompt) =>
    topic === "deal" &&
    question.form === "one" &&
    question.options.some(({ id }) => id === optionId("seat", to));
  return prompts.find(isTalk) ?? prompts.find(isDeal);
}

/** Choosing whom to talk to loses nothing, nor does getting up again; and an offer that is countered is declined with the same press. */
export function isOnePress({ topic }: Prompt, answer: unknown): boolean {
  if (topic === "deal") return typeof answer === "string" && answer !== "solicit";
  if (topic === "talk") return answer === "walk-away";
  return topic === "offer" && answer === "decline" && counterWanted() !== null;
}
