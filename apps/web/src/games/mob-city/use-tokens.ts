"use client";

import type { Interest } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useContext } from "react";
import { DraftContext, useBoard } from "./board-context.ts";
import { nextToken, rankingIn, type Token, withToken } from "./tokens.ts";

/** The viewer's tokens while a bid is asked for. */
export interface Tokens {
  readonly all: readonly { readonly token: Token; readonly interest: Interest; readonly isPut: boolean }[];
  /** The one that goes to the place that is pressed next; null: all have been put down. */
  readonly lifted: Token | null;
  on(interest: Interest): Token;
  /** False where it lies only as the bid stands, in pencil. */
  isPut(interest: Interest): boolean;
  lift(token: Token): void;
  putOn(interest: Interest): void;
}

/** Null where no bid is asked for. */
export function useTokens(): Tokens | null {
  const { put: kept, keepPut } = useBoard();
  const draft = useContext(DraftContext);
  const ranking = draft === null ? null : rankingIn(draft.prompt.question, draft.draft);
  if (draft === null || ranking === null) return null;
  const { order, path } = ranking;
  const keyOf = (bid: readonly Interest[]) => `${draft.prompt.id} ${bid.join(" ")}`;
  const isKept = kept?.bid === keyOf(order);
  // A sealed answer was intended.
  const put = isKept ? kept.interests : draft.prompt.sealed === null ? [] : order;
  const lifted = isKept && kept.lifted !== null ? kept.lifted : nextToken(order, put);
  const putDown = (token: Token, interest: Interest) => {
    const next = withToken(order, token, interest);
    const displaced = order[token - 1];
    const interests = [...put.filter((one) => one !== interest && one !== displaced), interest];
    keepPut({ bid: keyOf(next), interests, lifted: null });
    draft.reorder(
      path,
      next.map((one) => optionId("interest", one)),
    );
  };
  return {
    all: order.map((interest, i) => ({
      token: (i + 1) as Token,
      interest,
      isPut: put.includes(interest),
    })),
    lifted,
    on: (interest) => (order.indexOf(interest) + 1) as Token,
    isPut: (interest) => put.includes(interest),
    lift: (token) => keepPut({ bid: keyOf(order), interests: put, lifted: token }),
    putOn: (interest) => {
      if (lifted !== null) putDown(lifted, interest);
    },
  };
}
