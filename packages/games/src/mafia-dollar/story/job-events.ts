/** Orders and jobs, in phrases. */
import { owned } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { cardName, cardNames, phrase } from "./words.ts";

export const jobTellers: Tellers<
  MafiaDollarEvent,
  | "moved-out"
  | "went-home"
  | "collected"
  | "hit-tried"
  | "robbery-tried"
  | "check-flipped"
  | "gangster-killed"
  | "loot-divided"
  | "rackets-seen"
  | "rackets-taken"
  | "item-handed-over"
  | "gangster-returned"
> = {
  "moved-out": ({ seat, gangster }) =>
    phrase("event.moved-out", { seat: { seat }, gangster: cardName(gangster) }),
  "went-home": ({ seat, gangster }) =>
    phrase("event.went-home", { seat: { seat }, gangster: cardName(gangster) }),
  collected: ({ seat, gangster, racket, index }) => {
    const values = { gangster: cardName(gangster), racket: cardName(racket) };
    return phrase(`event.collected.${index > 1 ? "more" : "first"}`, { seat: { seat }, ...values });
  },
  "hit-tried": ({ seat, gangster, target, victim, modifier }) =>
    phrase("event.hit-tried", {
      seat: { seat },
      victim: { seat: victim },
      gangster: cardName(gangster),
      target: cardName(target),
      modifier,
    }),
  "robbery-tried": ({ seat, gangster, warehouse, victim, modifier }) =>
    phrase("event.robbery-tried", {
      seat: { seat },
      victim: { seat: victim },
      gangster: cardName(gangster),
      warehouse: cardName(warehouse),
      modifier,
    }),
  "check-flipped": ({ card, die, total, success }) =>
    phrase(`event.check-flipped.${success ? "success" : "failure"}`, {
      card: cardName(card),
      die,
      total,
      bonus: total - die,
    }),
  "gangster-killed": ({ seat, gangster, target, victim }) =>
    phrase("event.gangster-killed", {
      victim: { seat: victim },
      gangster: owned(cardName(gangster), { seat }),
      target: cardName(target),
    }),
  "loot-divided": ({ seat, gangster, kept, discarded }) =>
    kept.length > 0
      ? phrase("event.loot-divided.kept", {
          seat: { seat },
          gangster: cardName(gangster),
          kept: cardNames(kept),
        })
      : phrase("event.loot-divided.lost", {
          seat: { seat },
          gangster: cardName(gangster),
          discarded: cardNames(discarded),
        }),
  "rackets-seen": ({ seat, warehouse, rackets }) =>
    rackets === undefined
      ? phrase("event.rackets-seen.other", { seat: { seat }, warehouse: cardName(warehouse) })
      : phrase("event.rackets-seen.own", { warehouse: cardName(warehouse), rackets: cardNames(rackets) }),
  "rackets-taken": ({ seat, victim, warehouse, count, rackets }) => {
    const values = { seat: { seat }, victim: { seat: victim }, warehouse: cardName(warehouse) };
    if (rackets === undefined) return phrase("event.rackets-taken.unseen", { ...values, count });
    return phrase("event.rackets-taken.seen", { ...values, rackets: cardNames(rackets) });
  },
  "item-handed-over": ({ seat, from, to, item }) =>
    phrase("event.item-handed-over", {
      seat: { seat },
      from: cardName(from),
      to: cardName(to),
      item: cardName(item),
    }),
  "gangster-returned": ({ seat, gangster }) =>
    phrase("event.gangster-returned", { seat: { seat }, gangster: cardName(gangster) }),
};
