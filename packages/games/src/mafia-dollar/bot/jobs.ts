/** The worth of each order to a bot (13, D8). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { optionId } from "../option-ids.ts";
import type { GangsterView } from "../view.ts";
import { bonus, bonusSum, chance, isFree, points, type Reading, stash, thousands } from "./reading.ts";

export interface Idea {
  readonly score: number;
  readonly answer: AnswerValue;
}

/** The assumed worth of a racket that nobody has seen. */
const UNSEEN = 35;

/** Every order worth considering. */
export function orderIdeas(reading: Reading): Idea[] {
  const free = reading.mine.gangsters.filter(isFree);
  return free.flatMap((gangster) =>
    gangster.zone === "street" ? jobIdeas(reading, gangster) : moveIdeas(reading, gangster),
  );
}

function moveIdeas(reading: Reading, gangster: GangsterView): Idea[] {
  const best = bestJob(reading, gangster);
  const actions = reading.view.turn?.actionsLeft ?? 0;
  const ready = reading.mine.gangsters.filter((g) => g.zone === "street" && isFree(g)).length;
  const share = (actions >= 2 ? 0.5 : 0.3) * (ready >= reading.mine.warehouses.length ? 0.5 : 1);
  return [{ score: share * best, answer: optionId("move-out", gangster.card) }];
}

function bestJob(reading: Reading, gangster: GangsterView): number {
  return Math.max(0, ...jobIdeas(reading, gangster).map((idea) => idea.score));
}

function jobIdeas(reading: Reading, gangster: GangsterView): Idea[] {
  return [...collectIdeas(reading, gangster), ...hitIdeas(reading, gangster), ...robIdeas(reading, gangster)];
}

function collectIdeas(reading: Reading, gangster: GangsterView): Idea[] {
  const place = stash(reading);
  return reading.view.piles.flatMap(({ type, top, count }) => {
    if (top === null || place === undefined) return [];
    const extra = Math.min(bonus(gangster, "vehicle"), count - 1);
    const further = { pile: optionId("pile", type), warehouse: optionId("warehouse", place) };
    return [
      {
        score: thousands(top) + UNSEEN * extra,
        answer: { choose: optionId("collect", gangster.card), with: further },
      },
    ];
  });
}

function hitIdeas({ rivals, temper }: Reading, gangster: GangsterView): Idea[] {
  const m = points(gangster.card).attack + bonus(gangster, "weapon");
  const targets = rivals.flatMap((rival) => rival.gangsters).filter((g) => g.zone === "street");
  return targets.map((target) => ({
    score: temper.hit * chance(m) * (18 + 12 * bonusSum(target) + (isFree(target) ? 6 : 0)),
    answer: { choose: optionId("hit", gangster.card), with: optionId("gangster", target.card) },
  }));
}

function robIdeas({ rivals, temper }: Reading, gangster: GangsterView): Idea[] {
  const stores = rivals.flatMap((rival) => rival.warehouses).filter((w) => w.racketCount > 0);
  return stores.map((store) => {
    const guard = store.dog === null ? 0 : 1;
    const m = points(gangster.card).robbery + bonus(gangster, "tool") - guard;
    const extra = Math.min(bonus(gangster, "vehicle"), store.racketCount - 1);
    const booty = 40 + UNSEEN * extra + Math.min(8, 2 * store.racketCount);
    return {
      score: temper.rob * chance(m) * 1.15 * booty,
      answer: { choose: optionId("rob", gangster.card), with: optionId("warehouse", store.card) },
    };
  });
}
