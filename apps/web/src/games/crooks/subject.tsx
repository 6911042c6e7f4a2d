"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps } from "../game-ui.ts";
import type { GameWords } from "../game-words.ts";
import { aboutOf, crookToPlace, isPlacing, moveIn } from "./drafted.ts";
import { gangsChanged, suppose } from "./forecast.ts";
import { onTable } from "./knowledge.ts";
import { crookLabel } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** The crook to be placed, or the one whose trick is asked about; in words, and what the gangs would gain. */
export function subjectOf(board: BoardProps): PromptSubject | null {
  const { view, draft } = board;
  if (draft === null) return null;
  const { play } = aboutOf(draft.prompt);
  const about = onTable(view as View).find((played) => played.play === play);
  const crook = crookToPlace(board) ?? about?.crook ?? null;
  return crook && { picture: <Portrait of={faceOf(crook)} />, text: <Said board={board} crook={crook} /> };
}

/** The crook and its rule, and once it is said where to, what the board does not show: the gangs that it changes. */
function Said({ board, crook }: { readonly board: BoardProps; readonly crook: CrookId }) {
  const t = useTranslations("board.crooks");
  const { draft, viewer, words } = board;
  const view = board.view as View;
  const move = moveIn(board);
  const after = move === null ? view : suppose(view, move);
  const gained = gangsChanged(view, after, viewer ?? 0).map(({ gang, leads, ...counts }) =>
    t("forecast.gang", { gang: words.text(`gang.${gang}`), ...counts, leads: leads ? "yes" : "no" }),
  );
  if (gained.length > 0 || !isPlacing(draft)) return gained.join(" ");
  const { ability } = crookOf(crook);
  const rule = ability === null ? "" : words.text(`ability.${ability}.rule`);
  return [crookLabel({ t, words }, crook), rule].join(t("stop"));
}

/** Passing lasts for the rest of the game. */
export function lossOf({ topic }: Prompt, answer: AnswerValue, words: GameWords): string | null {
  return topic === "turn" && answer === "pass" ? words.text("warn.pass") : null;
}
