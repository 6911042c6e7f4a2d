import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import type { View } from "@consigliere/games/nothing-personal/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps } from "../game-ui.ts";
import { bargainIn } from "./bargain.ts";
import { faceOf } from "./faces.ts";
import { signed } from "./labels.ts";
import { changesOf, idsIn, movePreview } from "./preview.ts";
import { verdictLabel } from "./verdict.ts";

/** Whom the question is about, and what would follow from the answer in the making. */
export function subjectOf(board: BoardProps): PromptSubject | null {
  const { draft } = board;
  if (draft === null) return null;
  const view = board.view as View;
  const about = (draft.prompt.about ?? {}) as {
    readonly gangster?: GangsterId;
    readonly target?: GangsterId;
  };
  const followsFrom = [...balance(board), ...controls(board, view), ...chances(board, view, about.gangster)];
  const man = changesOf(board)[0]?.gangster ?? about.target ?? about.gangster;
  if (man === undefined && followsFrom.length === 0) return null;
  return {
    picture: man === undefined ? null : <Portrait of={faceOf(man)} />,
    text: followsFrom.length === 0 ? null : followsFrom.join(" "),
  };
}

/** A deal's balance for the reader. */
function balance({ draft, words }: BoardProps): string[] {
  const { money, cards } = (draft && bargainIn(draft)) ?? { money: 0, cards: 0 };
  if (money === 0 && cards === 0) return [];
  const dollars = `${money < 0 ? "−" : "+"}$${Math.abs(money)}`;
  return [words.text("preview.balance", { money: dollars, cards: signed(cards) })];
}

/** For everybody whose markers change: who would control him, what he brings, how near the Feds are. */
function controls(board: BoardProps, view: View): string[] {
  const changes = changesOf(board);
  return [...new Set(changes.map(({ gangster }) => gangster))].flatMap((id) => {
    const man = view.board.find((one) => one.id === id);
    return man === undefined ? [] : [verdictLabel(board, man, changes)];
  });
}

/** How a move would go. */
function chances({ draft, words }: BoardProps, view: View, gangster: GangsterId | undefined): string[] {
  if (gangster === undefined || draft?.prompt.topic !== "crew-action") return [];
  const move = movePreview(view, idsIn(draft), gangster);
  if (move === null) return [];
  const faces = [...move.faces.map(String), words.text("face.ring")].join(" / ");
  return [words.text("preview.move", { faces, chances: move.chances, sides: move.sides })];
}
