"use client";

import { useTranslations } from "next-intl";
import type { Mark } from "./places.ts";
import type { PromptWords } from "./prompt-words.ts";

/**
 * The reason why an option cannot be picked now: the rule that blocks it, or the tally that would be exceeded. Null: it
 * can be picked.
 */
export function useWhyNot(words: PromptWords): (mark: Pick<Mark, "reason" | "over">) => string | null {
  const t = useTranslations("play.prompt");
  return ({ reason, over }) => {
    if (reason !== null) return words.blocked(reason);
    return over && t("tooMuch", { ...over, tally: words.tally(over.tally) });
  };
}
