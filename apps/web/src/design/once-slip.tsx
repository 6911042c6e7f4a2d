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
  /** Either way the slip is laid aside. */
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

/** Whether what is remembered under `key` was laid aside on this device, and how to lay it aside. */
export function useLaidAside(key: string): readonly [isLaidAside: boolean, layAside: () => void] {
  const [isLaidAside, setLaidAside] = useState(() => isRemembered(key));
  const layAside = () => {
    remember(key);
    setLaidAside(true);
  };
  return [isLaidAside, layAside];
}

/** Where nothing can be remembered, nobody is asked again and again. */
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
