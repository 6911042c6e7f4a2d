/** Labels of things on the board. */
import { type BuildingId, type CardId, nameOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { View } from "@consigliere/games/mob-city/view";
import type { GameWords } from "../game-words.ts";
import type { BoardContext } from "./board-context.ts";

type Text = Pick<GameWords, "text">;

export const buildingName = (words: Text, id: BuildingId): string => words.text(`building.${id}`);
export const cardName = (words: Text, card: CardId): string => words.text(`card.${nameOf(card)}`);

/** Nine letters at the most. */
export const shortName = (words: Pick<GameWords, "short">, card: CardId): string => words.short(nameOf(card));

/** A group as all see it: its Lieutenant who has been shown, and the cards that lie face-down. */
export function groupIn({ captains }: View, seat: number, group: number) {
  const { lieutenant = null, faceDown = 0 } = captains[seat]?.groups[group - 1] ?? {};
  return { lieutenant, faceDown, count: faceDown + (lieutenant === null ? 0 : 1) };
}

/** The same in words. */
export function groupWords(
  { t, view, words }: Pick<BoardContext, "t" | "view" | "words">,
  seat: number,
  group: number,
): string {
  const { lieutenant, faceDown } = groupIn(view, seat, group);
  return t("groupOf", {
    group: groupSign(group),
    count: faceDown,
    lieutenant: lieutenant === null ? "" : words.text(`card.${lieutenant}`),
  });
}
