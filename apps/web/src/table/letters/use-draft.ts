"use client";

import { useEffect, useState } from "react";

const keyOf = (talk: string) => `letter ${talk}`;

/** The letter in progress in a talk, kept on the device until it is sent. */
export function useDraft(talk: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(talk)) ?? "");
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === keyOf(talk)) setText(localStorage.getItem(key) ?? "");
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [talk]);
  const keep = (next: string) => {
    setText(next);
    try {
      if (next === "") localStorage.removeItem(keyOf(talk));
      else localStorage.setItem(keyOf(talk), next);
    } catch {
      // A device without storage keeps it until the page is left.
    }
  };
  return [text, keep];
}

/** Adds words below the letter in progress in a talk, and shows them where it is written. */
export function addToDraft(talk: string, words: string): void {
  const key = keyOf(talk);
  try {
    const before = localStorage.getItem(key);
    localStorage.setItem(key, before === null ? words : `${before}\n${words}`);
    window.dispatchEvent(new StorageEvent("storage", { key }));
  } catch {
    // A device without storage.
  }
}
