"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { PublicTerms, Terms } from "@consigliere/games/nothing-personal/terms";
import { useEffect } from "react";
import type { BoardProps } from "../game-ui.ts";
import { useBoard } from "./board-context.ts";
import { pickAt } from "./chair-state.ts";
import { counterIn } from "./counter.ts";

/** A talk that is wanted with somebody, to be begun with an offer turned round; null: with none. Next round, nobody wants it. */
let wanted: {
  readonly to: number;
  readonly terms: PublicTerms | Terms | null;
  readonly round: number;
  /** The question whom to talk to, once it is answered: news of it may take a while. */
  answered?: string;
} | null = null;

/** A press on a family's tag: the answer that it is, or the way to a talk with it. */
export function useSeatPress(seat: number): { readonly press: () => void; readonly talks: boolean } {
  const { draft, prompts, onPrompt, view } = useBoard();
  const way = wayTo(prompts, seat);
  const isAsked = draft?.marks.has(optionId("seat", seat)) === true;
  const talks = way !== undefined && way.id !== draft?.prompt.id && (!isAsked || draft?.isEmpty === true);
  return {
    talks,
    press: () => {
      const answers = draft !== null && isAsked;
      // Whoever is the answer to another question is not talked to.
      const begins = answers ? way?.id === draft.prompt.id : talks;
      if (begins) wanted = { to: seat, terms: null, round: view.round };
      if (answers) pickAt(draft, optionId("seat", seat));
      else if (talks) onPrompt(way.id);
    },
  };
}

/** Sits down with whom a talk is wanted: the question whom to talk to is answered, and the talk begun with an offer. */
export function useTalk(): void {
  const { draft, prompts, onPrompt, view } = useBoard();
  useEffect(() => {
    if (wanted === null || wanted.round !== view.round) return;
    const way = wayTo(prompts, wanted.to);
    if (way === undefined || wanted.answered === way.id) return;
    // Once the offer is declined, nothing else may be asked.
    if (draft?.prompt.id !== way.id) onPrompt(way.id);
    else if (way.topic === "deal") {
      wanted.answered = way.id;
      if (draft.isEmpty) draft.pickMarked(optionId("seat", wanted.to));
    } else {
      const counter = wanted.terms && counterIn(draft.prompt.question, wanted.terms);
      wanted = null;
      if (counter !== null) draft.take(counter);
      else if (draft.isEmpty) draft.pickMarked("offer");
    }
  }, [draft, prompts, onPrompt, view.round]);
}

interface OfferAbout {
  readonly from?: number;
  readonly terms?: PublicTerms | Terms;
}

/** How to answer an offer with another one in one press; null where there is no offer, or no way to make another. */
export function useCounter(): (() => void) | null {
  const { draft, prompts, onPrompt, view } = useBoard();
  const { topic, about } = draft?.prompt ?? {};
  const { from, terms } = (about ?? {}) as OfferAbout;
  if (draft === null || from === undefined || terms === undefined) return null;
  // It is asked before one can talk.
  const declines = topic === "offer";
  const way = wayTo(prompts, from);
  if (!declines && (topic !== "approached" || way === undefined)) return null;
  return () => {
    wanted = { to: from, terms, round: view.round };
    if (declines) draft.pickMarked("decline");
    else onPrompt(way?.id ?? null);
  };
}

/** The talk with somebody, or the question whom to talk to. */
function wayTo(prompts: BoardProps["prompts"], to: number): Prompt | undefined {
  const isTalk = ({ topic, about }: Prompt) =>
    topic === "talk" && (about as { readonly to?: number } | null)?.to === to;
  const isDeal = ({ topic, question }: Prompt) =>
    topic === "deal" &&
    question.form === "one" &&
    question.options.some(({ id, blocked }) => id === optionId("seat", to) && blocked === undefined);
  return prompts.find(isTalk) ?? prompts.find(isDeal);
}

/** Choosing whom to talk to loses nothing, nor does getting up again; and an offer that is countered is declined with the same press. */
export function isOnePress({ topic }: Prompt, answer: unknown): boolean {
  if (topic === "deal") return typeof answer === "string" && answer !== "solicit";
  if (topic === "talk") return answer === "walk-away";
  return topic === "offer" && answer === "decline" && wanted !== null;
}
