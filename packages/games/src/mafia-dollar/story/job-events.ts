/** Orders and jobs, in phrases. */
import { actor } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { cardName, cardNames, phrase, sufferer } from "./words.ts";

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
  "moved-out": ({ seat, gangster }, viewer) =>
    phrase("event.moved-out", { ...actor(seat, viewer), gangster: cardName(gangster) }),
  "went-home": ({ seat, gangster }, viewer) =>
    phrase("event.went-home", { ...actor(seat, viewer), gangster: cardName(gangster) }),
  collected: ({ seat, gangster, racket, index }, viewer) => {
    const values = { gangster: cardName(gangster), racket: cardName(racket) };
    if (index > 1) return phrase("event.collected.more", values);
    return phrase("event.collected.first", { ...actor(seat, viewer), ...values });
  },
  "hit-tried": ({ seat, gangster, target, victim, modifier }, viewer) =>
    phrase("event.hit-tried", {
      ...actor(seat, viewer),
      ...sufferer(victim, viewer),
      gangster: cardName(gangster),
      target: cardName(target),
      modifier,
    }),
  "robbery-tried": ({ seat, gangster, warehouse, victim, modifier }, viewer) =>
    phrase("event.robbery-tried", {
      ...actor(seat, viewer),
      ...sufferer(victim, viewer),
      gangster: cardName(gangster),
      warehouse: cardName(warehouse),
      modifier,
    }),
  "check-flipped": ({ card, die, total, success }) =>
    phrase(`event.check-flipped.${success ? "success" : "failure"}`, { card: cardName(card), die, total }),
  "gangster-killed": ({ gangster, target, victim }, viewer) =>
    phrase("event.gangster-killed", {
      ...sufferer(victim, viewer),
      gangster: cardName(gangster),
      target: cardName(target),
    }),
  "loot-divided": ({ gangster, kept, discarded }) =>
    kept.length > 0
      ? phrase("event.loot-divided.kept", { gangster: cardName(gangster), kept: cardNames(kept) })
      : phrase("event.loot-divided.lost", { gangster: cardName(gangster), discarded: cardNames(discarded) }),
  "rackets-seen": ({ seat, warehouse, rackets }) =>
    rackets === undefined
      ? phrase("event.rackets-seen.other", { seat: { seat }, warehouse: cardName(warehouse) })
      : phrase("event.rackets-seen.own", { warehouse: cardName(warehouse), rackets: cardNames(rackets) }),
  "rackets-taken": ({ seat, victim, warehouse, count, rackets }) => {
    const values = { seat: { seat }, victim: { seat: victim }, warehouse: cardName(warehouse) };
    if (rackets === undefined) return phrase("event.rackets-taken.unseen", { ...values, count });
    return phrase("event.rackets-taken.seen", { ...values, rackets: cardNames(rackets) });
  },
  "item-handed-over": ({ from, to, item }) =>
    phrase("event.item-handed-over", { from: cardName(from), to: cardName(to), item: cardName(item) }),
  "gangster-returned": ({ gangster }) => phrase("event.gangster-returned", { gangster: cardName(gangster) }),
};
