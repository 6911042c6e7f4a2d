/** The worth of each card in hand to a bot, and how it would play the card (13, D2). */
import {
  type CardSymbol,
  cardOf,
  cardOfKind,
  type HandCardId,
  heldPenaltyOf,
  isPolice,
  type PoliceId,
} from "../cards.ts";
import { junkOrder } from "../defaults.ts";
import { optionId } from "../option-ids.ts";
import type { GangsterView } from "../view.ts";
import type { Idea } from "./jobs.ts";
import { bonusSum, isFree, points, type Reading, racketCount, thousands } from "./reading.ts";

/** Every way to use `card` in phase 2. */
export function playIdeas(reading: Reading, card: HandCardId): Idea[] {
  return [...playing(reading, card), ...unblocking(reading, card), discarding(reading, card)];
}

/** The worth of a card in hand to its holder. */
export function worthOf(reading: Reading, card: HandCardId): number {
  if (isPolice(card)) return policeWorth(card, reading.isLate);
  return Math.max(...playIdeas(reading, card).map((idea) => idea.score));
}

function policeWorth(card: PoliceId, isLate: boolean): number {
  const penalty = heldPenaltyOf(card) / 1000;
  return isLate ? -penalty : -0.8 * penalty;
}

function playing(reading: Reading, id: HandCardId): Idea[] {
  const { mine, taste, temper } = reading;
  const card = cardOf(id);
  const answer = optionId("play", id);
  switch (card.kind) {
    case "gangster":
      return [{ score: gangsterScore(reading, card.attack + card.robbery), answer }];
    case "warehouse":
      return [{ score: warehouseScore(reading), answer }];
    case "item":
      return itemIdeas(reading, id);
    case "guard-dog":
      return mine.warehouses
        .filter((w) => w.dog === null)
        .map((w) => ({
          score: temper.keep * (taste.dog + taste.guarded * w.racketCount),
          answer: { choose: answer, with: optionId("warehouse", w.card) },
        }));
    case "block":
      return blockIdeas(reading, id);
    case "dons-birthday":
      return [{ score: birthdayScore(reading), answer }];
    case "police":
      return [{ score: policeScore(reading, id as PoliceId), answer }];
    default:
      return [];
  }
}

function gangsterScore({ mine, turnsLeft }: Reading, skill: number): number {
  if (turnsLeft < 2) return -5;
  const allBlocked = mine.gangsters.length > 0 && !mine.gangsters.some(isFree);
  return ([60, 40, 22][mine.gangsters.length] ?? 6) + skill - 5 + (allBlocked ? 15 : 0);
}

function warehouseScore({ mine, isLate, turnsLeft, taste: { warehouses }, temper }: Reading): number {
  if (isLate && turnsLeft < 3) return -5;
  if (mine.gangsters.length === 0) return 15;
  return temper.keep * (warehouses[mine.warehouses.length] ?? warehouses.at(-1) ?? 0);
}

function itemIdeas({ mine, temper }: Reading, id: HandCardId): Idea[] {
  const { subtype, bonus } = cardOfKind(id, "item");
  return mine.gangsters.map((g) => {
    const { attack, robbery } = points(g.card);
    const base = {
      vehicle: 18 + 10 * bonus,
      tool: temper.rob * (6 + 4 * bonus + 3 * robbery),
      weapon: temper.hit * (3 + 4 * bonus + 2 * attack),
    };
    return {
      score: base[subtype] - (isFree(g) ? 0 : 8),
      answer: { choose: optionId("play", id), with: optionId("gangster", g.card) },
    };
  });
}

function blockIdeas({ rivals }: Reading, id: HandCardId): Idea[] {
  return rivals.flatMap((rival) =>
    rival.gangsters.map((g) => {
      const { attack, robbery } = points(g.card);
      const onStreet = g.zone === "street" ? 4 : 0;
      const score =
        8 +
        2 * Math.max(attack, robbery) +
        4 * bonusSum(g) -
        12 * g.blocks.length +
        onStreet +
        0.6 * racketCount(rival);
      return { score, answer: { choose: optionId("play", id), with: optionId("gangster", g.card) } };
    }),
  );
}

function birthdayScore({ mine, rivals }: Reading): number {
  const givers = rivals.filter((rival) => racketCount(rival) > 0).length;
  return 14 * givers + 8 * mine.gangsters.filter((g) => !isFree(g)).length;
}

function policeScore(reading: Reading, id: PoliceId): number {
  const { mine, isLate } = reading;
  const held = (mine.hand ?? []).filter((card) => isPolice(card)).length;
  const idle = mine.gangsters.some(isFree) ? 8 * mine.warehouses.length : 0;
  const score = heldPenaltyOf(id) / 1000 - policeLoss(reading, id) - idle + 15 * (held - 1);
  return isLate || score < 0 ? score : 0.7 * score;
}

function policeLoss({ mine }: Reading, id: PoliceId): number {
  const values = mine.warehouses.flatMap((w) => w.rackets ?? []).map(thousands);
  switch (cardOfKind(id, "police").subtype) {
    case "escort":
      return values.length === 0 ? 0 : Math.min(...values);
    case "patrol":
      return Math.max(0, ...values);
    case "raid":
      return (
        values.reduce((sum, value) => sum + value, 0) +
        15 * (mine.warehouses.length - 1) +
        12 * mine.gangsters.length
      );
  }
}

/** Blocks that a symbol would lift. */
export function liftable({ mine }: Reading, symbol: CardSymbol | null): GangsterView[] {
  return mine.gangsters.filter((g) => {
    const top = g.blocks.at(-1);
    return top !== undefined && cardOfKind(top, "block").cure === symbol;
  });
}

function unblocking(reading: Reading, id: HandCardId): Idea[] {
  const junk = junkOrder(reading.mine.hand ?? []);
  const isNobodyFree = !reading.mine.gangsters.some(isFree);
  return liftable(reading, cardOf(id).symbol).map((g) => ({
    score:
      (g.blocks.length === 1 ? 25 : 8) +
      4 * bonusSum(g) +
      (isNobodyFree ? 20 : 0) -
      3 * Math.max(0, junk.indexOf(id)),
    answer: { choose: optionId("unblock", id), with: optionId("gangster", g.card) },
  }));
}

/** The least useful card goes first, and so do gangsters and warehouses beyond three. */
function discarding({ mine }: Reading, id: HandCardId): Idea {
  const { kind } = cardOf(id);
  const isSurplus =
    (kind === "gangster" && mine.gangsters.length > 3) ||
    (kind === "warehouse" && mine.warehouses.length > 3);
  const place = isSurplus ? 0 : junkOrder(mine.hand ?? []).indexOf(id);
  return { score: 1 - Math.max(0, place), answer: optionId("discard", id) };
}
