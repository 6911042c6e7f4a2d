"use client";

import type { OptionId } from "@consigliere/contract/question";
import { type ReactNode, useId } from "react";

interface OptionButtonProps {
  readonly id: OptionId;
  readonly name: string;
  /** The reason why it cannot be taken now; null if it can. */
  readonly reason: string | null;
  readonly isChosen: boolean;
  /** From 1, if the order of choosing counts. */
  readonly rank?: number | null;
  readonly picture?: ReactNode;
  readonly isDisabled: boolean;
  readonly onPick: () => void;
}

/** One option. An option that cannot be taken can still be focused, and gives the reason. */
export function OptionButton(props: OptionButtonProps) {
  const { id, name, reason, isChosen, rank = null, picture, isDisabled, onPick } = props;
  const reasonId = useId();
  const isBlocked = reason !== null;
  return (
    <button
      type="button"
      className="prompt-option"
      data-testid={`option-${id}`}
      aria-pressed={isChosen}
      aria-disabled={isBlocked || isDisabled}
      {...(isBlocked ? { "aria-describedby": reasonId } : {})}
      onClick={() => {
        if (!isBlocked && !isDisabled) onPick();
      }}
    >
      {picture && <span className="prompt-option-picture">{picture}</span>}
      <span className="prompt-option-name">{name}</span>
      {rank !== null && <span className="prompt-option-rank">{rank}</span>}
      {isBlocked && (
        <span className="prompt-option-reason" id={reasonId}>
          {reason}
        </span>
      )}
    </button>
  );
}
