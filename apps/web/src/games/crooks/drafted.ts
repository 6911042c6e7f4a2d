/** The move in an answer that is being put together, and the moves that its options would make of it. */
import type { OptionId } from "@consigliere/contract/question";
import type { CrookId, HideoutId, TargetId } from "@consigliere/games/crooks/cards";
import { readOption, whatOf } from "@consigliere/games/crooks/option-ids";
import { stackOf, type View } from "@consigliere/games/crooks/view";
import type { Draft } from "../../prompts/draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { arriving, type Move, type Stand, standAt, suppose } from "./forecast.ts";

type Drafted = Pick<BoardProps, "view" | "draft">;
type Boarded = Pick<BoardProps, "view" | "draft" | "viewer">;

/** The crook and the place that a question is about. */
interface About {
  readonly play?: number;
  readonly target?: TargetId;
  readonly hideout?: HideoutId;
}

export const aboutOf = (prompt: { readonly about?: unknown } | undefined): About => prompt?.about ?? {};

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
  return draft?.prompt.topic === "killer" ? (aboutOf(draft.prompt).target ?? null) : null;
}

/** The effect of an option with everything chosen already; null: none on a row. */
function moveOf(board: Boarded, id: OptionId): Move | null {
  const { draft, viewer } = board;
  const view = board.view as View;
  const { form, what } = readOption(id);
  const at = killerAt(draft);
  if (form === "seat" && at !== null) return { seat: what, stacks: { [at]: [] } };
  const crook = crookToPlace(board);
  if (crook === null || viewer === null) return null;
  const comes = arriving(view, viewer, crook);
  switch (form) {
    case "up":
    case "down":
    case "join":
      return { seat: viewer, stacks: { [what]: [...stackOf(view, viewer, what), comes] } };
    // Where they move is not chosen yet.
    case "switch":
    case "replace":
      return { seat: viewer, stacks: { [what]: [comes] } };
    case "target": {
      const from = chosenIn(draft?.draft).flatMap((one) => whatOf("switch", one) ?? [])[0];
      if (from === undefined) return null;
      return { seat: viewer, stacks: { [from]: [comes], [what]: stackOf(view, viewer, from) } };
    }
    default:
      return null;
  }
}

/** How the viewer would stand at `target` if an option were pressed; null: it changes no row. */
export function standAfter(board: Boarded, id: OptionId, target: TargetId): Stand | null {
  const move = moveOf(board, id);
  if (move === null || board.viewer === null) return null;
  return standAt(suppose(board.view as View, move), board.viewer, target);
}

/** The move that is chosen so far; null: none. */
export function moveIn(board: Boarded): Move | null {
  return moveOf(board, chosenIn(board.draft?.draft).at(-1) ?? "");
}
