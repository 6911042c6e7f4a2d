"use client";
import { useSyncExternalStore } from "react";
import { THEME_CHANGED, THEME_STORED_AS } from "./theme-script.ts";

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

function storedTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(THEME_STORED_AS)) ?? "system";
  } catch {
    return "system";
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener(THEME_CHANGED, changed);
  return () => removeEventListener(THEME_CHANGED, changed);
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => "system" as const);
  const setTheme = (next: Theme) => {
    try {
      localStorage.setItem(THEME_STORED_AS, next);
    } catch {
      // Without storage the choice cannot be kept; the system's theme stays.
    }
    dispatchEvent(new Event(THEME_CHANGED));
  };
  return [theme, setTheme];
}
