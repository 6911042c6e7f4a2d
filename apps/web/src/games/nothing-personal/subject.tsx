import { FOUR, type GangsterId } from "@consigliere/games/nothing-personal/cards";
import { TO_WHACK } from "@consigliere/games/nothing-personal/dice";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { View } from "@consigliere/games/nothing-personal/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps } from "../game-ui.ts";
import { bargainIn } from "./bargain.ts";
import { faceOf } from "./faces.ts";
import { signed } from "./labels.ts";
import { actionIn, changesOf, idsIn, movePreview } from "./preview.ts";
import { verdictLabel } from "./verdict.ts";

/** Whom the question is about, and what would follow from the answer in the making. */
export function subjectOf(board: BoardProps): PromptSubject | null {
  const { draft, words } = board;
  if (draft === null) return null;
  const view = board.view as View;
  const { topic, about } = draft.prompt;
  const { gangster, target, purpose } = (about ?? {}) as {
    readonly gangster?: GangsterId;
    readonly target?: GangsterId;
    readonly purpose?: string;
  };
  const text: string[] = [];
  const chosen = topic === "tie" ? whatOf("seat", String(draft.answer)) : undefined;
  if (chosen !== undefined && gangster !== undefined)
    text.push(
      words.text(`settles.${purpose}`, {
        you: chosen === board.viewer ? "yes" : "no",
        name: words.name(chosen),
        gangster: words.short(gangster),
      }),
    );
  if (topic === "commission-turn" && draft.answer === "pass") text.push(words.text("preview.pass"));
  const { money, cards } = bargainIn(draft) ?? { money: 0, cards: 0 };
  if (money !== 0 || cards !== 0) {
    const dollars = `${money < 0 ? "−" : "+"}$${Math.abs(money)}`;
    text.push(words.text("preview.balance", { money: dollars, cards: signed(cards), n: cards }));
  }
  // Of everybody whose markers change, who would control him, what he brings, how near the Feds are.
  const changes = changesOf(board);
  for (const man of view.board)
    if (changes.some(({ gangster: id }) => id === man.id)) text.push(verdictLabel(board, man, changes));
  const action =
    topic === "crew-action" && draft.answer !== null ? actionIn(view, idsIn(draft), about) : null;
  if (action?.includes("whack")) text.push(words.text("preview.whack", { ...TO_WHACK, loss: FOUR }));
  const move = topic === "crew-action" && gangster ? movePreview(view, idsIn(draft), gangster) : null;
  if (move !== null) {
    const faces = [...move.faces.map(String), words.text("face.ring")].join(" / ");
    text.push(words.text("preview.move", { faces, chances: move.chances, sides: move.sides, loss: FOUR }));
  }
  const man = changes[0]?.gangster ?? target ?? gangster;
  if (man === undefined && text.length === 0) return null;
  return {
    picture: man === undefined ? null : <Portrait of={faceOf(man)} />,
    text: text.length === 0 ? null : text.join(" "),
  };
}
