/** The viewer's four tokens on the bidding board, read from the draft of a bid and put down one by one. */
import type { QuestionData } from "@consigliere/contract/question";
import { GROUPS, INTERESTS, type Interest } from "@consigliere/games/mob-city/cards";
import { whatOf } from "@consigliere/games/mob-city/option-ids";
import { type Draft, innerOf, type Path } from "../../prompts/draft.ts";

export type Token = (typeof GROUPS)[number];

/** The part of a question that puts the favours in order. */
export interface Ranking {
  readonly path: Path;
  /** The one that is wanted most first. */
  readonly order: readonly Interest[];
}

/** The tokens as they have been put down. */
export interface Put {
  /** The bid after the last token was put down: changed elsewhere, nothing of it counts. */
  readonly bid: string;
  readonly interests: readonly Interest[];
  readonly lifted: Token | null;
}

/** Null where no bid is asked for. */
export function rankingIn(question: QuestionData, draft: Draft, path: Path = []): Ranking | null {
  if (draft.form === "order") {
    const order = draft.chosen.flatMap((id) => whatOf("interest", id) ?? []);
    return order.length === INTERESTS.length ? { path, order } : null;
  }
  for (const { question: part, draft: inner, step } of innerOf(question, draft)) {
    const found = rankingIn(part, inner, [...path, step]);
    if (found !== null) return found;
  }
  return null;
}

/** The order after a token is put on a favour, which gives up its own to the one that lay under that token. */
export function withToken(order: readonly Interest[], token: Token, on: Interest): Interest[] {
  const other = order[token - 1];
  return order
    .map((interest) => (interest === on && other !== undefined ? other : interest))
    .with(token - 1, on);
}

/** The lowest token that has not been put down; null: all have. */
export function nextToken(order: readonly Interest[], put: readonly Interest[]): Token | null {
  return GROUPS.find((token) => !put.includes(order[token - 1] as Interest)) ?? null;
}
