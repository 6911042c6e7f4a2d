import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps } from "../game-ui.ts";
import type { GameWords } from "../game-words.ts";
import { crookToPlace } from "./drafted.ts";
import { abilityRule } from "./labels.ts";
import { Outcome } from "./outcome.tsx";
import { faceOf } from "./portraits.ts";

/** The crook to be placed, or the one whose trick is asked about, with that trick; and what would follow. */
export function subjectOf(board: BoardProps): PromptSubject | null {
  const { view, draft, words } = board;
  if (draft === null) return null;
  const crook = crookToPlace(board) ?? crookAbout(view as View, draft.prompt.about);
  const ability = crook === null ? null : crookOf(crook).ability;
  const rule = ability === null ? null : abilityRule(words, ability);
  const isSaid = draft.isEmpty && draft.prompt.topic !== "pickpocket";
  if (isSaid && crook === null) return null;
  return {
    picture: crook && <Portrait of={faceOf(crook)} />,
    text: isSaid ? rule : <Outcome board={board} otherwise={rule} />,
  };
}

/** The crook whose trick is asked about. */
function crookAbout({ seats }: View, about: unknown): CrookId | null {
  const { play } = (about ?? {}) as { readonly play?: number };
  return seats.flatMap(({ row }) => row.flat()).find((played) => played.play === play)?.crook ?? null;
}

/** Passing lasts for the rest of the game. */
export function lossOf({ topic }: Prompt, answer: AnswerValue, words: GameWords): string | null {
  return topic === "turn" && answer === "pass" ? words.text("warn.pass") : null;
}
