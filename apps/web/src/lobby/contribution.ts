/**
 * What this browser mixes into a match's shuffles. It is made here, so that no server can have chosen it, and
 * remembered here, so that its player can check afterwards that it was used.
 */
import { newAnswerId } from "../api/answer-id.ts";

const keyOf = (matchId: string) => `consigliere.contribution.${matchId}`;

/** 32 random bytes in hex. */
export function newContribution(): string {
  return newAnswerId() + newAnswerId();
}

/** Keeps what was mixed in for the day the match is checked. A full or forbidden storage keeps nothing. */
export function rememberContribution(matchId: string, contribution: string): void {
  try {
    localStorage.setItem(keyOf(matchId), contribution);
  } catch {
    // The match goes on without it; only this one check will not be offered.
  }
}

/** What this browser mixed into the match; null when it does not know. */
export function rememberedContribution(matchId: string): string | null {
  try {
    return localStorage.getItem(keyOf(matchId));
  } catch {
    return null;
  }
}
