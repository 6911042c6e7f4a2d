"use client";

import { isText, keep, kept, keyOf, useKeptText, useOwner } from "../../device/kept.ts";

/** A talk at a match, seen from a seat: with everybody (null), or with one person alone. */
export interface Talk {
  readonly match: string;
  readonly viewer: number;
  readonly other: number | null;
}

const keyFor = ({ match, viewer, other }: Talk) => keyOf("letter", match, viewer, other ?? "all");

/** The letter or the comment in progress in a talk, kept on the device until it is sent. */
export function useDraft(talk: Talk, isComment = false): readonly [string, (text: string) => void] {
  useOwner();
  return useKeptText(isComment ? `${keyFor(talk)}.comment` : keyFor(talk));
}

/** The word in progress that goes with an offer to the other of a talk. */
export function useOfferDraft(talk: Talk): readonly [string, (text: string) => void] {
  useOwner();
  return useKeptText(`${keyFor(talk)}.offer`);
}

/** Adds words below the letter in progress in a talk. */
export function addToDraft(talk: Talk, words: string): void {
  const before = kept(keyFor(talk), isText);
  keep(keyFor(talk), before === null ? words : `${before}\n${words}`);
}
