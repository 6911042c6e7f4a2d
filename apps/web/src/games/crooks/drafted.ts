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
  if (draft === null) return null;
  if (draft.prompt.topic === "place") return (view as View).hand?.crook ?? null;
  if (draft.prompt.topic !== "keep") return null;
  return chosenIn(draft.draft).flatMap((id) => whatOf("crook", id) ?? [])[0] ?? null;
}

/** Whether a crook is placed. One is kept together with its place; the last one of a hideout is only placed. */
export function isPlacing(topic: string | undefined): boolean {
  return topic === "keep" || topic === "place";
}

/** Whether it is asked whom a Killer removes at a job. */
export function isKillerAt(draft: BoardProps["draft"], target: TargetId): boolean {
  return draft?.prompt.topic === "killer" && targetOfKiller(draft.prompt.about) === target;
}

/** The target at which a Killer was placed. */
function targetOfKiller(about: unknown): TargetId | null {
  const { target } = (about ?? {}) as { readonly target?: TargetId };
  return target ?? null;
}

/** A move, and the target at which its outcome is to be read. */
interface Meant {
  readonly move: Move;
  readonly at: TargetId;
}

/** The effect of an option with everything chosen already; null: none on a row. */
function meant(board: Drafted, id: OptionId): Meant | null {
  const { draft } = board;
  if (draft === null) return null;
  const { form, what } = readOption(id);
  if (form === "seat" && draft.prompt.topic === "killer") {
    const target = targetOfKiller(draft.prompt.about);
    return target && { move: { kind: "kill", victim: what, target }, at: target };
  }
  const crook = crookToPlace(board);
  if (crook === null) return null;
  switch (form) {
    case "up":
    case "down":
    case "join":
      return { move: { kind: "place", crook, target: what }, at: what };
    // Where they move is not chosen yet.
    case "switch":
    case "replace":
      return { move: { kind: "replace", crook, target: what }, at: what };
    case "target": {
      const from = chosenIn(draft.draft).flatMap((one) => whatOf("switch", one) ?? [])[0];
      if (from === undefined) return null;
      return { move: { kind: "switch", crook, target: from, destination: what }, at: what };
    }
    default:
      return null;
  }
}

/** How `viewer` would stand at the target of an option, if it were pressed; null: it changes no row. */
export function standAfter(board: Drafted & { readonly viewer: number | null }, id: OptionId): Stand | null {
  const { viewer } = board;
  const one = meant(board, id);
  if (one === null || viewer === null) return null;
  return standAt(suppose(board.view as View, viewer, one.move), viewer, one.at);
}

/** The move that is chosen so far; null: none. */
export function moveIn(board: Drafted): Move | null {
  const last = chosenIn(board.draft?.draft).at(-1);
  return last === undefined ? null : (meant(board, last)?.move ?? null);
}
