"use client";
import { useState } from "react";
import { useOwner } from "./kept.ts";

/** Unsent entries of forms, by owner and form. They last as long as the page, and longer than a sheet. */
const entered = new Map<string, unknown>();

/**
 * State of a form that is there again when its sheet is closed and opened. `form` says which, and on what it is based:
 * where that has changed, it begins anew.
 */
export function useEntered<T>(form: string, initial: T | (() => T)): readonly [T, (value: T) => void] {
  const key = `${useOwner()} ${form}`;
  const [value, setValue] = useState<T>(() => (entered.has(key) ? (entered.get(key) as T) : begin(initial)));
  const enter = (next: T) => {
    entered.set(key, next);
    setValue(next);
  };
  return [value, enter];
}

function begin<T>(initial: T | (() => T)): T {
  return typeof initial === "function" ? (initial as () => T)() : initial;
}
