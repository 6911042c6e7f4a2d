"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { onWrite, read, write } from "../device/storage.ts";

const STORED_AS = "consigliere.keys";

const areOn = () => read(STORED_AS) !== "off";

/**
 * Whether single letters and digits are keys on this device. Whoever speaks to their computer, or presses keys by
 * mistake, turns them off; Escape always works.
 */
export function useLetterKeys(): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(onWrite, areOn, () => true);
  return [on, (wanted) => void write(STORED_AS, wanted ? null : "off")];
}

interface TableKeys {
  /** A digit was pressed, from 1. */
  readonly onChoose: (nth: number) => void;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  readonly onKeys: () => void;
}

/** Elements in which keys have their own meaning. */
const ELSEWHERE = "input, textarea, select, [role=dialog], [role=menu]";

/** The keys of a keyboard at the table. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
      const { onChoose, onBack, onSkip, onKeys } = latest.current;
      if (event.key === "Escape") onBack();
      else if (!areOn()) return;
      else if (/^[1-9]$/.test(event.key)) onChoose(Number(event.key));
      else if (event.key === "s" || event.key === "S") onSkip();
      else if (event.key === "?") onKeys();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
