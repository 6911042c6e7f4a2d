"use client";

import { useEffect } from "react";
import { unreadIn, useLetters, useUnreadAsides } from "./use-letters.ts";

interface LettersWatchProps {
  readonly matchId: string;
  readonly viewer: number;
  /** Those who may be written to alone. */
  readonly others: readonly number[];
  readonly onUnread: (count: number) => void;
}

/** Tells the table how many letters wait to be read. Draws nothing. */
export default function LettersWatch({ matchId, viewer, others, onUnread }: LettersWatchProps) {
  const { newest } = useLetters(matchId, null);
  const asides = useUnreadAsides(matchId, viewer, others);
  const count = [...asides.values()].reduce((sum, one) => sum + one, unreadIn(newest, viewer));
  useEffect(() => onUnread(count), [onUnread, count]);
  return null;
}
