"use client";
/**
 * Data that this browser keeps of the people who read here. Everything has an owner: another person in the same browser
 * neither sees nor changes it.
 */
import { useCallback, useSyncExternalStore } from "react";
import { keysOf, onWrite, read, write } from "./storage.ts";

/** The kinds, and whether a person who signs out leaves nothing of it here. */
const KINDS = {
  letter: true,
  notes: true,
  habits: true,
  lesson: false,
  callouts: false,
  "laid-aside": false,
} as const;
export type Kind = keyof typeof KINDS;

/** Owns what is kept while nobody is signed in. */
const VISITOR = "visitor";
/** The key of the last reader, for pages that begin before the service has answered who reads. */
const READER = "consigliere.reader";

let reader: string | undefined;

/** The owner of what is read and written now. */
function owner(): string {
  reader ??= read(READER) ?? VISITOR;
  return reader;
}

/** From now on this person reads; null: nobody who is signed in. */
export function setOwner(userId: string | null): void {
  const before = owner();
  reader = userId ?? VISITOR;
  if (reader !== before || read(READER) === null) write(READER, reader);
}

/** Calls `listener` when another page of this browser has another reader than this one. */
export function onOtherOwner(listener: () => void, signal: AbortSignal): void {
  const look = ({ key, newValue }: StorageEvent) => key === READER && newValue !== owner() && listener();
  window.addEventListener("storage", look, { signal });
}

/** The owner of what is kept, on a page that follows a change of its reader. */
export function useOwner(): string {
  return useSyncExternalStore(onWrite, owner, owner);
}

/**
 * The key of a thing of the present reader. `about` says which: a match, and the seat from which it is seen, because
 * the links of two seats may be opened in one browser.
 */
export function keyOf(kind: Kind, ...about: readonly (string | number)[]): string {
  return ["consigliere", kind, owner(), ...about].join(".");
}

/** The value under a key; null: none, or one of another shape. */
export function kept<T>(key: string, isShape: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(read(key) ?? "null");
    return isShape(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps plain JSON, or removes what is kept (null). */
export function keep(key: string, value: unknown): void {
  write(key, value === null ? null : JSON.stringify(value));
}

/** A text under a key, wherever on the page or on another one it is changed; "": none. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    onWrite,
    () => kept(key, isText) ?? "",
    () => "",
  );
  const set = useCallback((next: string) => keep(key, next === "" ? null : next), [key]);
  return [text, set];
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The reader leaves: their private things go, or everything of theirs if they never come back. */
export function forgetOwner({ forGood = false } = {}): void {
  for (const [kind, isPrivate] of Object.entries(KINDS)) {
    if (!isPrivate && !forGood) continue;
    for (const key of keysOf(`consigliere.${kind}.${owner()}.`)) write(key, null);
  }
}
