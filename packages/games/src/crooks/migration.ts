import { playedCrooks, type State } from "./state.ts";

/**
 * The state of a match that an earlier version of the rules left, in today's shape; `state` may be changed.
 * Version 1 marked nobody as revealed, and took whom every seat knew for public.
 */
export function migrate(state: unknown, from: string): State {
  const old = state as State;
  if (from !== "1") return old;
  const { options, ending } = old;
  const isOver = ending !== null;
  for (const played of playedCrooks(old)) played.isRevealed = played.facing === "up" || isOver;
  for (const removed of old.removed) {
    removed.isRevealed = removed.facing === "up" || options.revealRemoved || (isOver && options.archiveAtEnd);
  }
  return old;
}
