"use client";

import type { OptionId } from "@consigliere/contract/question";
import { cardOf, type HandCardId } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { useTranslations } from "next-intl";
import type { Mark } from "../../prompts/places.ts";
import { canPress } from "../board/piece.ts";
import type { BoardProps } from "../game-ui.ts";
import { ActKey } from "../shared/act-key.tsx";

/** `card`: the question asks for the card itself, to pass it left or to give it in a trade. */
const ACTS = ["card", "accept", "play", "unblock", "discard"] as const;
type Act = (typeof ACTS)[number];

/** A possible use of a card in hand, or the reason why it is not possible. */
export interface Use {
  readonly act: Act;
  readonly id: OptionId;
  readonly mark: Mark;
}

/** The uses of a card that a question asks about; the first possible one is given by a press on the card. */
export function usesOf(draft: BoardProps["draft"], card: HandCardId): readonly Use[] {
  return ACTS.flatMap((act) => {
    const id = optionId(act, card);
    const mark = draft?.marks.get(id);
    return mark === undefined ? [] : [{ act, id, mark }];
  });
}

/** The use that a press on a card gives; undefined: it shows the card large. */
export function pressedUse(uses: readonly Use[]): Use | undefined {
  return uses.find(({ act, mark }) => act !== "discard" && canPress(mark));
}

/** Why some of them are not possible now, each reason once. */
export function reasonsIn(uses: readonly Use[]): string[] {
  return [...new Set(uses.flatMap(({ mark }) => mark.reason ?? []))];
}

interface OtherUsesProps extends Pick<BoardProps, "draft"> {
  readonly card: HandCardId;
  /** The id of the words with the reason why one is not possible now; absent: such a key is not shown. */
  readonly why?: string;
}

/** Keys for the uses of a card besides the chosen one. */
export function OtherUses({ draft, card, why }: OtherUsesProps) {
  const t = useTranslations("board.mafia-dollar");
  const { symbol } = cardOf(card);
  return usesOf(draft, card)
    .filter(({ act, mark }) => act !== "card" && act !== "accept" && mark.state !== "chosen")
    .filter(({ mark }) => why !== undefined || canPress(mark))
    .map(({ act, id }) => (
      <ActKey key={id} draft={draft} id={id} why={why}>
        {act === "unblock" && symbol !== null
          ? t("use.unblock", { symbol: t(`symbol.${symbol}`) })
          : t(`use.${act as "play" | "discard"}`)}
      </ActKey>
    ));
}
