/** Labels of things on the board. */
import { type BuildingId, type CardId, type CharId, nameOf } from "@consigliere/games/mob-city/cards";
import type { GameWords } from "../game-words.ts";

type Text = Pick<GameWords, "text">;

export const buildingName = (words: Text, id: BuildingId): string => words.text(`building.${id}`);
export const cardName = (words: Text, card: CardId): string => words.text(`card.${nameOf(card)}`);

/** Nine letters at the most. */
export const shortName = (words: Pick<GameWords, "short">, card: CardId): string => words.short(nameOf(card));

/** Whether a card is somebody, whose face can be drawn. */
export function isPerson(card: CardId): card is CharId {
  return !card.startsWith("we-");
}
