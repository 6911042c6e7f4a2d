"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import { useEffect } from "react";
import { asidesAt, unreadIn, useLetters, useUnreadAsides } from "./use-letters.ts";

interface LettersWatchProps {
  readonly match: MatchPublic;
  readonly viewer: number;
  readonly onUnread: (count: number) => void;
}

/** Tells the table the number of unread letters. Draws nothing. */
export default function LettersWatch({ match, viewer, onUnread }: LettersWatchProps) {
  const { newest } = useLetters(match.id, null);
  const asides = useUnreadAsides(match.id, viewer, asidesAt(match, viewer));
  const count = [...asides.values()].reduce((sum, one) => sum + one, unreadIn(newest, viewer));
  useEffect(() => onUnread(count), [onUnread, count]);
  return null;
}
