"use client";

import type { CharId } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { ReactNode } from "react";
import { useBoard } from "./board-context.ts";
import { cardName } from "./labels.ts";
import type { Arming } from "./use-arming.ts";

interface RecipientProps {
  readonly character: CharId;
  /** Why the lifted weapon is not for them; null: it may be. */
  readonly reason: string | null;
  readonly arming: Arming;
  readonly children: ReactNode;
}

/** Somebody to whom the lifted weapon can be given. */
export function Recipient({ character, reason, arming, children }: RecipientProps) {
  const { t, words } = useBoard();
  const isBarred = reason !== null;
  const name = cardName(words, character);
  return (
    <button
      type="button"
      className="mc-pick mc-recipient"
      data-mark={isBarred ? "blocked" : "open"}
      data-testid={`option-${optionId("carrier", character)}`}
      aria-disabled={isBarred || undefined}
      aria-label={isBarred ? [name, words.blocked(reason)].join(t("stop")) : name}
      onClick={() => !isBarred && arming.give(character)}
    >
      {children}
      {isBarred && <small className="mc-why">{words.blocked(reason)}</small>}
    </button>
  );
}
