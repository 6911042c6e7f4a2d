/** The board, cards and the course of the rounds, in phrases. */
import { seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { NothingPersonalEvent } from "../events.ts";
import { cardName, cardNames, manName, markerName, ownerName, phrase, placeName } from "./words.ts";

export const boardTellers: Tellers<
  NothingPersonalEvent,
  | "match-started"
  | "chair-dealt"
  | "laid-aside"
  | "deck-reshuffled"
  | "cards-drawn"
  | "card-played"
  | "line-skipped"
  | "passed"
  | "stayed"
  | "ante-raised"
  | "shakedown"
  | "card-given"
  | "card-stolen"
  | "hands-swapped"
  | "play-lapsed"
  | "marker-placed"
  | "marker-taken-off"
  | "markers-swapped"
  | "marker-moved"
  | "ring-moved"
  | "coin-placed"
  | "coin-returned"
  | "gangster-removed"
  | "gangster-moved"
  | "markers-inherited"
  | "round-started"
  | "phase-started"
  | "tie-decided"
  | "tie-order-set"
  | "income"
  | "income-none"
  | "silenced"
  | "fence-count"
  | "cards-bought"
  | "feds-checked"
  | "appointed"
  | "associate-dealt"
  | "round-ended"
  | "respect-changed"
  | "money-changed"
> = {
  "match-started": ({ ring }) => phrase("event.match-started", { seat: { seat: ring } }),
  "chair-dealt": ({ place, gangster }) =>
    phrase("event.chair-dealt", { gangster: manName(gangster), place: placeName(place) }),
  "laid-aside": ({ gangster }) => phrase("event.laid-aside", { gangster: manName(gangster) }),
  "deck-reshuffled": ({ deck, size }) => phrase(`event.deck-reshuffled.${deck}`, { size }),
  "cards-drawn": ({ seat, count, cards }) =>
    cards === undefined
      ? phrase("event.cards-drawn.other", { seat: { seat }, count })
      : phrase("event.cards-drawn.own", { cards: cardNames(cards) }),
  "card-played": ({ seat, card, mode, or, ante }) => {
    const paid = ante === null ? "" : phrase("event.card-played.paid", { ante });
    const values = { seat: { seat }, card: cardName(card), paid };
    if (mode === "armed" || mode === "single") return phrase(`event.card-played.${mode}`, values);
    return or === null
      ? phrase("event.card-played.influence", values)
      : phrase("event.card-played.or", { ...values, or: phrase(`or.${or}`) });
  },
  "line-skipped": ({ card }) => phrase("event.line-skipped", { card: cardName(card) }),
  passed: ({ seat, phase, why }) =>
    phrase(`event.passed.${why === "choice" ? phase : why}`, { seat: { seat } }),
  "ante-raised": ({ seat, ante }) => phrase("event.ante-raised", { seat: { seat }, ante }),
  stayed: ({ seat }) => phrase("event.stayed", { seat: { seat } }),
  shakedown: ({ seat, card }) => phrase("event.shakedown", { seat: { seat }, card: cardName(card) }),
  "card-given": ({ from, to, card }) => {
    const values = { seat: { seat: from }, to: { seat: to } };
    return card === undefined
      ? phrase("event.card-given.unknown", values)
      : phrase("event.card-given.known", { ...values, card: cardName(card) });
  },
  "card-stolen": ({ from, to, card }) => {
    const values = { seat: { seat: to }, from: { seat: from } };
    return card === undefined
      ? phrase("event.card-stolen.unknown", values)
      : phrase("event.card-stolen.known", { ...values, card: cardName(card) });
  },
  "hands-swapped": ({ first, second, cards }) => {
    const values = { first: { seat: first }, second: { seat: second } };
    return cards === undefined
      ? phrase("event.hands-swapped.unknown", values)
      : phrase("event.hands-swapped.known", { ...values, cards: cardNames(cards) });
  },
  "play-lapsed": ({ card, why }) => phrase(`event.play-lapsed.${why}`, { card: cardName(card) }),
  "marker-placed": ({ owner, gangster, count }) => {
    const values = { gangster: manName(gangster), count };
    return owner === "neutral"
      ? phrase("event.marker-placed.neutral", values)
      : phrase("event.marker-placed.seat", { ...values, seat: { seat: owner } });
  },
  "marker-taken-off": ({ owner, gangster, by }) =>
    phrase("event.marker-taken-off", {
      seat: { seat: by },
      owner: ownerName(owner),
      gangster: manName(gangster),
    }),
  "markers-swapped": ({ first, second, by }) =>
    phrase("event.markers-swapped", {
      seat: { seat: by },
      first: markerName(first),
      second: markerName(second),
    }),
  "marker-moved": ({ seat, from, to }) =>
    phrase("event.marker-moved", { seat: { seat }, from: manName(from), to: manName(to) }),
  "ring-moved": ({ from, to }) => phrase("event.ring-moved", { from: { seat: from }, seat: { seat: to } }),
  "coin-placed": ({ coin, gangster, by }) =>
    phrase("event.coin-placed", {
      seat: { seat: by },
      coin: phrase(`coin.${coin}`),
      gangster: manName(gangster),
    }),
  "coin-returned": ({ coin, gangster }) =>
    phrase("event.coin-returned", { coin: phrase(`coin.${coin}`), gangster: manName(gangster) }),
  "gangster-removed": ({ gangster, to }) =>
    phrase(`event.gangster-removed.${to}`, { gangster: manName(gangster) }),
  "gangster-moved": ({ gangster, from, to }) =>
    phrase("event.gangster-moved", {
      gangster: manName(gangster),
      from: placeName(from),
      to: placeName(to),
    }),
  "markers-inherited": ({ from, to }) =>
    phrase("event.markers-inherited", { from: manName(from), to: manName(to) }),
  "round-started": ({ round }) => phrase("event.round-started", { round }),
  "phase-started": ({ phase }) => phrase("event.phase-started", { phase: phrase(`phase.${phase}`) }),
  "tie-decided": ({ maker, gangster, seat }) =>
    phrase("event.tie-decided", { maker: { seat: maker }, gangster: manName(gangster), seat: { seat } }),
  "tie-order-set": ({ maker, order }) =>
    phrase("event.tie-order-set", { maker: { seat: maker }, seats: seatNames(order) }),
  income: ({ seat, gangster, respect, money }) =>
    phrase("event.income", { seat: { seat }, gangster: manName(gangster), respect, money }),
  "income-none": ({ chair, gangster, reason }) =>
    gangster === null
      ? phrase("event.income-none.vacant", { place: placeName(chair) })
      : phrase(`event.income-none.${reason}`, { gangster: manName(gangster) }),
  silenced: ({ seat, gangster }) => phrase("event.silenced", { seat: { seat }, gangster: manName(gangster) }),
  "fence-count": ({ seat, gangsters, cards }) =>
    phrase("event.fence-count", { seat: { seat }, gangsters, cards }),
  "cards-bought": ({ seat, count, price }) => phrase("event.cards-bought", { seat: { seat }, count, price }),
  "feds-checked": ({ gangster, markers, limit }) =>
    phrase("event.feds-checked", { gangster: manName(gangster), markers, limit }),
  appointed: ({ chair, gangster, by }) => {
    const values = { gangster: manName(gangster), place: placeName(chair) };
    return by === null
      ? phrase("event.appointed.auto", values)
      : phrase("event.appointed.by", { ...values, seat: { seat: by } });
  },
  "associate-dealt": ({ place, gangster }) =>
    phrase("event.associate-dealt", { gangster: manName(gangster), place: placeName(place) }),
  "round-ended": ({ round }) => phrase("event.round-ended", { round }),
  "respect-changed": ({ seat, delta, respect }) =>
    phrase(`event.respect-changed.${delta > 0 ? "gained" : "lost"}`, {
      seat: { seat },
      n: Math.abs(delta),
      respect,
    }),
  "money-changed": ({ seat, delta, money, other }) => {
    const values = { seat: { seat }, n: Math.abs(delta) };
    if (other !== null) return phrase("event.money-changed.to", { ...values, other: { seat: other } });
    return phrase(`event.money-changed.${delta > 0 ? "gained" : "lost"}`, { ...values, money });
  },
};
