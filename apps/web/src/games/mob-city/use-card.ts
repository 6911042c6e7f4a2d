"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { CardId } from "@consigliere/games/mob-city/cards";
import { useBoard } from "./board-context.ts";
import { cardName } from "./labels.ts";

interface Picked {
  readonly card: CardId | null;
  readonly option: OptionId;
  readonly mark:
    | { readonly state: "open" | "chosen" | "blocked"; readonly reason: string | null }
    | undefined;
  readonly name: string;
  readonly press: () => void;
}

export type Pick = NonNullable<ReturnType<typeof usePicked>>;

/** How something behaves that answers: a press chooses it, or shows its card large with what bars it. */
export function usePicked({ card, option, mark, name, press }: Picked) {
  const { t, words, show } = useBoard();
  if (mark === undefined) return null;
  const isBarred = mark.state === "blocked";
  return {
    mark,
    /** Its label, and the reason why it cannot be chosen. */
    says: mark.reason === null ? name : `${name}${t("stop")}${words.blocked(mark.reason)}`,
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
        press();
      },
    },
  } as const;
}

/** The same for a card that `option` names; null: nothing is asked of it. Without a card the option goes by its own name. */
export function useCard(card: CardId | null, option: OptionId): Pick | null {
  const { words, draft } = useBoard();
  return usePicked({
    card,
    option,
    mark: draft?.marks.get(option),
    name: card === null ? words.option(option) : cardName(words, card),
    press: () => draft?.pickMarked(option),
  });
}
