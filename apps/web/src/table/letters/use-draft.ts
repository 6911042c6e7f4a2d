"use client";

import { useEffect, useState } from "react";

const keyOf = (talk: string) => `letter ${talk}`;

/** The letter that is being written in a talk, kept on the device until it is sent. */
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
      // A device that keeps nothing: it is there until the page is left.
    }
  };
  return [text, keep];
}

/** Puts words into the letter that is being written in a talk, beneath what is there, and shows them where it is written. */
export function addToDraft(talk: string, words: string): void {
  const key = keyOf(talk);
  try {
    const before = localStorage.getItem(key);
    localStorage.setItem(key, before === null ? words : `${before}\n${words}`);
    window.dispatchEvent(new StorageEvent("storage", { key }));
  } catch {
    // A device that keeps nothing.
  }
}
