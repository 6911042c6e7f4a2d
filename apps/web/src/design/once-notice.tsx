"use client";
import { useState } from "react";
import { keyOf, useKeptText, useOwner } from "../device/kept.ts";
import { isKeeping } from "../device/storage.ts";
import { Button } from "./button.tsx";

interface OnceSlipProps {
  readonly label: string;
  readonly testId: string;
  readonly ask: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** The slip is closed either way. */
  readonly onAnswer: () => void;
}

/** A question beside the table that is asked once. */
export function OnceNotice({ label, testId, ask, yes, no, onYes, onAnswer }: OnceSlipProps) {
  return (
    <aside className="callout knock paper" aria-label={label} data-testid={testId}>
      <p>{ask}</p>
      <Button
        variant="ink"
        size="small"
        onClick={() => {
          onAnswer();
          onYes();
        }}
      >
        {yes}
      </Button>
      <Button variant="quiet" size="small" onClick={onAnswer}>
        {no}
      </Button>
    </aside>
  );
}

/** Whether the reader closed the slip of this name on this device, and a function to close it. */
export function useDismissed(
  ...name: readonly string[]
): readonly [isDismissed: boolean, layAside: () => void] {
  useOwner();
  const [text, setText] = useKeptText(keyOf("laid-aside", ...name));
  // If nothing can be stored, nobody is asked again and again.
  const [canAsk] = useState(isKeeping);
  return [text !== "" || !canAsk, () => setText("1")];
}
