"use client";
import { useSyncExternalStore } from "react";
import { onWrite, read, write } from "../device/storage.ts";
import { THEME_CHANGED, THEME_STORED_AS } from "./theme-script.ts";

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

function storedTheme(): Theme {
  return THEMES.find((theme) => theme === read(THEME_STORED_AS)) ?? "system";
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(onWrite, storedTheme, () => "system" as const);
  const setTheme = (next: Theme) => {
    write(THEME_STORED_AS, next);
    dispatchEvent(new CustomEvent(THEME_CHANGED, { detail: next }));
  };
  return [theme, setTheme];
}
