"use client";

import type { CardId } from "@consigliere/games/family-business/cards";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { useTranslations } from "next-intl";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { ActKey } from "../shared/act-key.tsx";

interface DiscardKeyProps {
  readonly draft: AnswerDraft | null;
  readonly card: CardId;
  /** The id of the words with the reason why it is not possible now. */
  readonly why?: string;
}

/** Throws a card away. */
export function DiscardKey({ draft, card, why = "" }: DiscardKeyProps) {
  const t = useTranslations("board.family-business");
  return (
    <ActKey draft={draft} why={why} id={optionId("discard", card)}>
      {t("discard")}
    </ActKey>
  );
}
