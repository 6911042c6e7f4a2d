"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { CardId } from "@consigliere/games/mob-city/cards";
import { useBoard } from "./board-context.ts";
import { cardName } from "./labels.ts";

/**
 * How a card behaves that `option` names: a press chooses it, or shows it large with what bars it. Null: nothing is
 * asked of it. Without a card the option goes by its own name.
 */
export function useCard(card: CardId | null, option: OptionId) {
  const { t, words, draft, show } = useBoard();
  const mark = draft?.marks.get(option);
  if (mark === undefined) return null;
  const isBarred = mark.state === "blocked";
  const reason = mark.reason === null ? null : words.blocked(mark.reason);
  const name = card === null ? words.option(option) : cardName(words, card);
  return {
    mark,
    /** Its label, and the reason why it cannot be chosen. */
    says: reason === null ? name : `${name}${t("stop")}${reason}`,
    button: {
      type: "button",
      "data-mark": mark.state,
      "data-testid": `option-${option}`,
      "aria-pressed": mark.state === "chosen",
      "aria-disabled": isBarred || undefined,
      onFocus: () => show(isBarred ? card : null),
      onBlur: () => show(null),
      onClick: () => {
        show(isBarred ? card : null);
        draft?.pickMarked(option);
      },
    },
  } as const;
}
