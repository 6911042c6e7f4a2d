/** The move in an answer that is being put together, and the moves that its options would make of it. */
import type { OptionId } from "@consigliere/contract/question";
import type { CrookId, TargetId } from "@consigliere/games/crooks/cards";
import { readOption, whatOf } from "@consigliere/games/crooks/option-ids";
import type { View } from "@consigliere/games/crooks/view";
import type { Draft } from "../../prompts/draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { type Move, type Stand, standAt, suppose } from "./forecast.ts";

type Drafted = Pick<BoardProps, "view" | "draft">;

/** All ids that are chosen, outermost first. */
export function chosenIn(draft: Draft | null | undefined): readonly OptionId[] {
  if (draft == null || draft.form !== "one" || draft.chosen === null) return [];
  return [draft.chosen, ...chosenIn(draft.further)];
}

/** The crook that is to be placed: just hired, or chosen among those found. */
export function crookToPlace({ view, draft }: Drafted): CrookId | null {
  if (draft?.prompt.topic === "place") return (view as View).hand?.crook ?? null;
  if (draft?.prompt.topic !== "keep") return null;
  return chosenIn(draft.draft).flatMap((id) => whatOf("crook", id) ?? [])[0] ?? null;
}

/** Whether a crook is placed. One is kept together with its place; the last one of a hideout is only placed. */
export function isPlacing(draft: BoardProps["draft"]): boolean {
  return draft?.prompt.topic === "keep" || draft?.prompt.topic === "place";
}

/** The job at which it is asked whom a Killer removes. */
export function killerAt(draft: BoardProps["draft"]): TargetId | null {
  if (draft?.prompt.topic !== "killer") return null;
  return ((draft.prompt.about ?? {}) as { readonly target?: TargetId }).target ?? null;
}

/** The effect of an option with everything chosen already; null: none on a row. */
function moveOf(board: Drafted, id: OptionId): Move | null {
  const { draft } = board;
  const { form, what } = readOption(id);
  const target = killerAt(draft);
  if (form === "seat" && target !== null) return { kind: "kill", victim: what, target };
  const crook = crookToPlace(board);
  if (crook === null) return null;
  switch (form) {
    case "up":
    case "down":
    case "join":
      return { kind: "place", crook, target: what };
    // Where they move is not chosen yet.
    case "switch":
    case "replace":
      return { kind: "replace", crook, target: what };
    case "target": {
      const from = chosenIn(draft?.draft).flatMap((one) => whatOf("switch", one) ?? [])[0];
      return from === undefined ? null : { kind: "switch", crook, target: from, destination: what };
    }
    default:
      return null;
  }
}

/** How `viewer` would stand at the target of an option, if it were pressed; null: it changes no row. */
export function standAfter(board: Drafted & { readonly viewer: number | null }, id: OptionId): Stand | null {
  const { viewer } = board;
  const move = moveOf(board, id);
  if (move === null || viewer === null) return null;
  const at = move.kind === "switch" ? move.destination : move.target;
  return standAt(suppose(board.view as View, viewer, move), viewer, at);
}

/** The move that is chosen so far; null: none. */
export function moveIn(board: Drafted): Move | null {
  return moveOf(board, chosenIn(board.draft?.draft).at(-1) ?? "");
}
