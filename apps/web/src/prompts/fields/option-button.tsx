"use client";

import type { OptionData } from "@consigliere/contract/question";
import { type ReactNode, useId } from "react";
import type { PromptWords } from "../prompt-words.ts";

interface OptionButtonProps {
  readonly option: OptionData;
  readonly words: PromptWords;
  readonly isChosen: boolean;
  /** From 1, where the order of choosing counts. */
  readonly rank?: number | null;
  readonly picture?: ReactNode;
  readonly isDisabled: boolean;
  readonly onPick: () => void;
}

/** One option. A blocked one stays reachable, and says why it cannot be taken. */
export function OptionButton(props: OptionButtonProps) {
  const { option, words, isChosen, rank = null, picture, isDisabled, onPick } = props;
  const reasonId = useId();
  const isBlocked = option.blocked !== undefined;
  return (
    <button
      type="button"
      className="prompt-option"
      data-testid={`option-${option.id}`}
      aria-pressed={isChosen}
      aria-disabled={isBlocked || isDisabled}
      {...(isBlocked ? { "aria-describedby": reasonId } : {})}
      onClick={() => {
        if (!isBlocked && !isDisabled) onPick();
      }}
    >
      {picture && <span className="prompt-option-picture">{picture}</span>}
      <span className="prompt-option-name">{words.option(option.id)}</span>
      {rank !== null && <span className="prompt-option-rank">{rank}</span>}
      {option.blocked !== undefined && (
        <span className="prompt-option-reason" id={reasonId}>
          {words.blocked(option.blocked)}
        </span>
      )}
    </button>
  );
}
