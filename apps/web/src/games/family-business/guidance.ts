/** Where the board leads the eye: what is to be chosen next, and how long a replay rests at an event. */
import type { Path } from "../../prompts/draft.ts";
import type { TableEvent } from "../game-words.ts";

/** What is to be chosen with a card: by the card's kind, and how far the choice has come. */
export function hintKey(path: Path): string | null {
  const card = /^play:(.+)-\d\d$/.exec(path[0] ?? "")?.[1];
  if (card === undefined) return path[0]?.startsWith("counter:") ? "counter-order" : null;
  if (card === "hit") return path[1] === "own" ? "hit-own" : "hit-target";
  if (card === "substitution") return path.length > 1 ? "substitution-in" : "substitution-out";
  return card.startsWith("contract") || card === "priority-contract" ? "contract" : card;
}

const MOVES = ["mobster-listed", "mobster-freed", "mobster-replaced", "list-reordered", "war-started"];
const TELLS = ["card-played", "card-discarded", "counter-played", "war-ended", "war-rate-changed"];

/** Milliseconds that a replay rests at an event: burials longest, what does not show not at all. */
export function pause({ type }: TableEvent): number {
  if (type === "mobster-buried" || type === "seat-eliminated" || type === "game-ended") return 300;
  if (MOVES.includes(type)) return 280;
  return TELLS.includes(type) ? 220 : 0;
}
