import { playedCrooks, type State } from "./state.ts";

/**
 * Converts the state of a match under an earlier version of the rules to today's shape; `state` may be changed. Version
 * 1 marked no crook as revealed, and treated a crook that every seat knew as public.
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
