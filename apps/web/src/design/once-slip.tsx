"use client";
import { useState } from "react";
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
export function OnceSlip({ label, testId, ask, yes, no, onYes, onAnswer }: OnceSlipProps) {
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

/** Whether the slip under `key` was closed on this device, and a function to close it. */
export function useLaidAside(key: string): readonly [isLaidAside: boolean, layAside: () => void] {
  const [isLaidAside, setLaidAside] = useState(() => isRemembered(key));
  const layAside = () => {
    remember(key);
    setLaidAside(true);
  };
  return [isLaidAside, layAside];
}

/** If nothing can be stored, nobody is asked again and again. */
function isRemembered(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // As above.
  }
}
