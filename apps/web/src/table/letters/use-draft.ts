"use client";

import { useState } from "react";

const keyOf = (talk: string) => `letter ${talk}`;

/** The letter that is being written in a talk, kept on the device until it is sent. */
export function useDraft(talk: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(talk)) ?? "");
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
