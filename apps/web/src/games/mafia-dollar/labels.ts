/** The names of things on the board, for eyes and for screen readers. */
import {
  type Card,
  type CardId,
  cardOf,
  cardOfKind,
  type GangsterId,
  type RacketId,
  racketValue,
} from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { type Shown, symbolOf, type Want } from "@consigliere/games/mafia-dollar/trade-terms";
import type { GangsterView, SeatView, View, WarehouseView } from "@consigliere/games/mafia-dollar/view";
import { sum } from "@consigliere/games/sum";
import type { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";

export type Say = ReturnType<typeof useTranslations<"board.mafia-dollar">>;
type Words = Pick<GameWords, "text">;
/** For things whose names include their owner. */
type Owned = Pick<GameWords, "text" | "option">;

/** Kinds of card without names of their own: all of a sort are alike. */
const ALIKE: readonly Card["kind"][] = ["block", "police", "dons-birthday", "racket", "end"];

/** The name of a card: its own, or that of its sort. */
export function nameOf(words: Words, card: CardId): string {
  const { kind, sort } = cardOf(card);
  return words.text(ALIKE.includes(kind) ? `sort.${sort}.name` : `name.${card}`);
}

/** The rule of a card in words. */
export function ruleOf(words: Words, card: CardId): string {
  return words.text(`sort.${cardOf(card).sort}.rule`);
}

/** "$40k" */
export function thousands(t: Say, dollars: number): string {
  return t("thousands", { amount: Math.abs(dollars) / 1_000, sign: dollars < 0 ? "minus" : "plus" });
}

/** "Liquor $40k" */
export function racketLabel(t: Say, words: Words, racket: RacketId): string {
  return t("racket", { name: nameOf(words, racket), value: thousands(t, racketValue(racket)) });
}

/** "attack 4, robbery 1" */
export function pointsLabel(t: Say, gangster: GangsterId): string {
  const { attack, robbery } = cardOfKind(gangster, "gangster");
  return t("points", { attack, robbery });
}

/** "Sal Marchetti (yours), attack 4, robbery 1, on the street, carries Tommy Gun +3, blocked by Prison (a key sets free)" */
export function gangsterLabel(t: Say, words: Owned, gangster: GangsterView): string {
  const { card, zone, items, blocks } = gangster;
  const carried = items.map((item) =>
    t("item", { name: nameOf(words, item), bonus: cardOfKind(item, "item").bonus }),
  );
  const held = blocks.map((block) =>
    t("block", { name: nameOf(words, block), cure: t(`cure.${cardOfKind(block, "block").cure}`) }),
  );
  return [
    words.option(optionId("gangster", card)),
    pointsLabel(t, card),
    t(zone === "street" ? "onStreet" : "atHome"),
    ...(items.length > 0 ? [t("carries", { items: carried.join(t("and")) })] : []),
    ...(blocks.length > 0 ? [t("blockedBy", { blocks: held.join(t("and")) })] : []),
  ].join(t("comma"));
}

/** "Pier 9 Shed (yours), guarded by Rex, 3 rackets: Liquor $40k, …" */
export function warehouseLabel(t: Say, words: Owned, warehouse: WarehouseView): string {
  const { card, dog, racketCount, rackets } = warehouse;
  const parts = [words.option(optionId("warehouse", card))];
  if (dog !== null) parts.push(t("guardedBy", { dog: nameOf(words, dog) }));
  parts.push(t("rackets", { count: racketCount }));
  const head = parts.join(t("comma"));
  if (rackets === null || rackets.length === 0) return head;
  return t("holding", { head, rackets: rackets.map((r) => racketLabel(t, words, r)).join(t("comma")) });
}

/** The other printed parts of a card: symbol and die face. */
export function cornersLabel(t: Say, card: CardId): string {
  const { symbol, die } = cardOf(card);
  const parts = symbol === null ? [] : [t("shows", { symbol: t(`symbol.${symbol}`) })];
  if (die !== null) parts.push(t("dieFace", { die }));
  return parts.join(t("comma"));
}

/** "Crowbar, shows a key, die face 4" */
export function cardLabel(t: Say, words: Words, card: CardId): string {
  return [nameOf(words, card), cornersLabel(t, card)].filter(Boolean).join(t("comma"));
}

/** The wanted card of a trade: "any card", "a tool", "a card with a key". */
export function wantLabel(t: Say, words: Words, want: Want): string {
  if (want === "any" || want === "no-police") return t(`want.${want}`);
  const symbol = symbolOf(want);
  return symbol === null
    ? t("ofKind", { kind: className(words, want) })
    : t("want.symbol", { symbol: t(`symbol.${symbol}`) });
}

/** The shown part of an offered card. */
export function shownLabel(t: Say, words: Words, shown: Shown): string {
  switch (shown.disclose) {
    case "face":
      return nameOf(words, shown.card);
    case "class":
      return t("ofKind", { kind: className(words, shown.class) });
    case "hidden":
      return t("hiddenCard");
  }
}

/** The name of a class of cards in a trade. */
export function className(words: Words, name: string): string {
  return words.text(name === "police" ? "police" : `sort.${name}.name`);
}

/** All about a card: of a man or a warehouse as it is now, of another as it is printed. */
export function labelIn(view: View, t: Say, words: Owned, card: CardId): string {
  const gangster = view.seats.flatMap((seat) => seat.gangsters).find((one) => one.card === card);
  if (gangster !== undefined) return gangsterLabel(t, words, gangster);
  const warehouse = view.seats.flatMap((seat) => seat.warehouses).find((one) => one.card === card);
  return warehouse === undefined ? cardLabel(t, words, card) : warehouseLabel(t, words, warehouse);
}

/** How many rackets lie in a family's warehouses. */
export function racketsOf({ warehouses }: SeatView): number {
  return sum(warehouses.map(({ racketCount }) => racketCount));
}
