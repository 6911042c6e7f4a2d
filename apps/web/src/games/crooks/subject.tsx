"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { type CrookId, crookOf, LOOT } from "@consigliere/games/crooks/cards";
import { whatOf } from "@consigliere/games/crooks/option-ids";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps } from "../game-ui.ts";
import type { GameWords } from "../game-words.ts";
import { chosenIn, crookToPlace, isPlacing, moveIn } from "./drafted.ts";
import { gangsChanged, suppose } from "./forecast.ts";
import { onTable } from "./knowledge.ts";
import { crookLabel, type Telling } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** The crook to be placed, or the one whose trick is asked about; in words, and what would follow. */
export function subjectOf(board: BoardProps): PromptSubject | null {
  const { view, draft } = board;
  if (draft === null) return null;
  const { play } = (draft.prompt.about ?? {}) as { readonly play?: number };
  const about = onTable(view as View).find((played) => played.play === play);
  const crook = crookToPlace(board) ?? about?.crook ?? null;
  if (crook === null && draft.isEmpty) return null;
  return {
    picture: crook && <Portrait of={faceOf(crook)} />,
    text: <Said board={board} crook={crook} />,
  };
}

/** The result of the answer as drafted, as far as the board does not say it; before, the crook and its rule. */
function Said({ board, crook }: { readonly board: BoardProps; readonly crook: CrookId | null }) {
  const t = useTranslations("board.crooks");
  const { draft, view, words } = board;
  const outcome = outcomeOf({ ...board, view: view as View, t });
  if (outcome !== null || crook === null) return <>{outcome}</>;
  const { ability } = crookOf(crook);
  const rule = ability === null ? "" : words.text(`ability.${ability}.rule`);
  return <>{isPlacing(draft) ? [crookLabel({ t, words }, crook), rule].join(t("stop")) : rule}</>;
}

function outcomeOf(board: BoardProps<View> & Telling): string | null {
  const { t, view, viewer, draft, words } = board;
  if (draft === null || viewer === null) return null;
  const money = view.seats[viewer]?.money ?? 0;
  if (draft.prompt.topic === "pickpocket") return t("forecast.purse", { before: money, after: money + LOOT });
  const [first = ""] = chosenIn(draft.draft);
  const countAt = (form: "hire" | "hideout") =>
    view.hideouts.find(({ id }) => id === whatOf(form, first))?.count;
  const price = countAt("hire");
  if (price !== undefined) return t("forecast.hire", { price, left: money - price, after: price - 1 });
  if (draft.prompt.topic === "spy") {
    const there = view.targets.find(({ id }) => id === whatOf("target", first));
    const count = there?.unknown ?? countAt("hideout");
    return count === undefined ? null : t("forecast.look", { count });
  }
  const move = moveIn(board);
  if (move === null) return null;
  const changed = gangsChanged(view, suppose(view, viewer, move), viewer).map(({ gang, leads, ...counts }) =>
    t("forecast.gang", { gang: words.text(`gang.${gang}`), ...counts, leads: leads ? "yes" : "no" }),
  );
  return changed.join(" ") || null;
}

/** Passing lasts for the rest of the game. */
export function lossOf({ topic }: Prompt, answer: AnswerValue, words: GameWords): string | null {
  return topic === "turn" && answer === "pass" ? words.text("warn.pass") : null;
}
