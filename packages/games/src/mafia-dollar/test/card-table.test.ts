/** Compares the card tables with the sums and the census of section 2. */
import { describe, expect, it } from "vitest";
import {
  ALL_CARDS,
  BLOCK_TYPES,
  cardOf,
  cardOfKind,
  HAND_CARDS,
  isBlock,
  isGangster,
  isItem,
  isRacket,
  type Kind,
  RACKET_TYPES,
  racketValue,
  SYMBOLS,
  TRADE_CLASSES,
  tradeClassOf,
} from "../cards.ts";

const cards = ALL_CARDS.map(cardOf);
const ofKind = (kind: Kind) => cards.filter((card) => card.kind === kind);

/** Cards; key, newspaper, first-aid, hat, none; die faces 1 to 8 (2.13). */
const CENSUS: Readonly<Record<Kind, readonly number[]>> = {
  gangster: [30, 8, 8, 7, 7, 0, 4, 4, 3, 4, 4, 3, 4, 4],
  item: [26, 6, 6, 7, 7, 0, 3, 3, 4, 3, 3, 4, 3, 3],
  block: [32, 8, 8, 8, 8, 0, 4, 4, 4, 4, 4, 4, 4, 4],
  warehouse: [18, 5, 5, 4, 4, 0, 3, 2, 2, 2, 2, 2, 2, 3],
  "guard-dog": [6, 1, 1, 2, 2, 0, 1, 1, 0, 1, 1, 0, 1, 1],
  racket: [44, 0, 0, 0, 0, 44, 5, 5, 6, 6, 6, 6, 5, 5],
  police: [13, 0, 0, 0, 0, 13, 2, 1, 2, 2, 1, 2, 1, 2],
  "dons-birthday": [3, 0, 0, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0],
  end: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
};

describe("the card tables (2)", () => {
  it("have 173 different cards", () => {
    expect(new Set(ALL_CARDS).size).toBe(173);
    expect(ALL_CARDS).toHaveLength(173);
  });

  it.each(Object.entries(CENSUS))("count the symbols and die faces of every %s (2.13)", (kind, census) => {
    const all = ofKind(kind as Kind);
    const symbols = [...SYMBOLS, null].map((symbol) => all.filter((c) => c.symbol === symbol).length);
    const faces = [1, 2, 3, 4, 5, 6, 7, 8].map((die) => all.filter((c) => c.die === die).length);
    expect([all.length, ...symbols, ...faces]).toEqual(census);
  });

  it("give 2.4's chances: winning cards by modifier", () => {
    const winning = (m: number) => cards.filter((c) => c.die !== null && c.die + m > 8).length;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(winning)).toEqual([0, 22, 43, 64, 86, 108, 129, 150, 172]);
  });

  it("make attack and robbery symmetric", () => {
    const gangsters = ALL_CARDS.filter(isGangster).map((id) => cardOfKind(id, "gangster"));
    const spread = (of: "attack" | "robbery") =>
      [1, 2, 3, 4].map((n) => gangsters.filter((g) => g[of] === n).length);
    expect([spread("attack"), spread("robbery")]).toEqual([
      [7, 10, 9, 4],
      [7, 10, 9, 4],
    ]);
    expect(gangsters.reduce((sum, g) => sum + g.attack, 0)).toBe(70);
    expect(gangsters.reduce((sum, g) => sum + g.robbery, 0)).toBe(70);
  });

  it("have the bonuses of 2.6", () => {
    const items = ALL_CARDS.filter(isItem).map((id) => cardOfKind(id, "item"));
    const bonuses = (type: string) =>
      [1, 2, 3].map((bonus) => items.filter((i) => i.subtype === type && i.bonus === bonus).length);
    expect(["weapon", "tool", "vehicle"].map(bonuses)).toEqual([
      [4, 3, 2],
      [4, 3, 2],
      [4, 3, 1],
    ]);
  });

  it("cure each of four blocks by its symbol, never by its own card", () => {
    const blocks = ALL_CARDS.filter(isBlock).map((id) => cardOfKind(id, "block"));
    expect(
      BLOCK_TYPES.map((type) => new Set(blocks.filter((b) => b.subtype === type).map((b) => b.cure))),
    ).toEqual([new Set(["key"]), new Set(["newspaper"]), new Set(["first-aid"]), new Set(["hat"])]);
    for (const type of BLOCK_TYPES) {
      expect(blocks.filter((b) => b.subtype === type).map((b) => b.die)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
    expect(blocks.filter((b) => b.symbol === b.cure)).toEqual([]);
  });

  it("are worth 1,730,000 in rackets", () => {
    const rackets = ALL_CARDS.filter(isRacket);
    const worth = RACKET_TYPES.map((type) =>
      rackets
        .filter((id) => cardOfKind(id, "racket").subtype === type)
        .reduce((sum, id) => sum + racketValue(id), 0),
    );
    expect(worth).toEqual([280_000, 410_000, 490_000, 550_000]);
    for (const type of RACKET_TYPES) {
      const faces = rackets
        .filter((id) => cardOfKind(id, "racket").subtype === type)
        .map((id) => cardOf(id).die);
      expect(new Set(faces).size).toBe(8);
    }
  });

  it("have twelve trade classes, each with a card", () => {
    expect(TRADE_CLASSES).toHaveLength(12);
    expect(new Set(HAND_CARDS.map(tradeClassOf))).toEqual(new Set(TRADE_CLASSES));
    expect(HAND_CARDS).toHaveLength(173 - 44 - 1);
  });
});
