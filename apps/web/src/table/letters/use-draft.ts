"use client";

import { useState } from "react";

const keyOf = (matchId: string) => `letter ${matchId}`;

/** The letter that is being written at a match, kept on the device until it is sent. */
export function useDraft(matchId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(matchId)) ?? "");
  const keep = (next: string) => {
    setText(next);
    try {
      if (next === "") localStorage.removeItem(keyOf(matchId));
      else localStorage.setItem(keyOf(matchId), next);
    } catch {
      // A device that keeps nothing: it is there until the page is left.
    }
  };
  return [text, keep];
}
