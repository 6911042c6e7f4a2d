import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import { whatOf } from "@consigliere/games/crooks/option-ids";
import type { View } from "@consigliere/games/crooks/view";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps } from "../game-ui.ts";
import type { GameWords } from "../game-words.ts";
import { CrookCard } from "./crook-card.tsx";
import { abilityRule } from "./labels.ts";

/** The crook to be placed, or the one whose trick is asked about, with that trick. */
export function subjectOf({ view, draft, words }: BoardProps): PromptSubject | null {
  if (draft === null) return null;
  const crook = crookIn(view as View, draft);
  if (crook === null) return null;
  const { ability } = crookOf(crook);
  return {
    picture: <CrookCard crook={crook} words={words} shape="tile" />,
    text: ability === null ? null : abilityRule(words, ability),
  };
}

function crookIn(view: View, draft: NonNullable<BoardProps["draft"]>): CrookId | null {
  const { topic, about } = draft.prompt;
  if (topic === "place") return view.hand?.crook ?? null;
  if (topic === "keep") {
    const chosen = draft.draft.form === "one" ? draft.draft.chosen : null;
    return chosen === null ? null : (whatOf("crook", chosen) ?? null);
  }
  if (typeof about !== "object" || about === null || !("play" in about)) return null;
  const rows = view.seats.flatMap(({ row }) => row.flat());
  return rows.find(({ play }) => play === about["play"])?.crook ?? null;
}

/** Passing lasts for the rest of the game. */
export function lossOf({ topic }: Prompt, answer: AnswerValue, words: GameWords): string | null {
  return topic === "turn" && answer === "pass" ? words.text("warn.pass") : null;
}
