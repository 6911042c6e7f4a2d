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
      if (event.key === "Escape") latest.current.onBack();
      else if (areOn()) pressed(event.key.toLowerCase(), latest.current);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Does what a letter, a digit or a sign stands for. */
function pressed(key: string, { onChoose, onSkip, onKeys }: TableKeys): void {
  if (/^[1-9]$/.test(key)) onChoose(Number(key));
  else if (key === "s") onSkip();
  else if (key === "?") onKeys();
}
