"use client";

import { useEffect } from "react";
import { unreadIn, useLetters } from "./use-letters.ts";

interface LettersWatchProps {
  readonly matchId: string;
  readonly viewer: number;
  readonly onUnread: (count: number) => void;
}

/** Tells the table how many letters wait to be read. Draws nothing. */
export default function LettersWatch({ matchId, viewer, onUnread }: LettersWatchProps) {
  const { newest } = useLetters(matchId);
  const count = unreadIn(newest, viewer);
  useEffect(() => onUnread(count), [onUnread, count]);
  return null;
}
