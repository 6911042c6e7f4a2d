/** Actions, deals and the end, in phrases. */
import { type PhraseValue, seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { NothingPersonalEvent } from "../events.ts";
import { actName, cardNames, giftName, manName, phrase, placeName, pledgeName, termsName } from "./words.ts";

type Told = NothingPersonalEvent;
type OfferEvent = Extract<Told, { type: "offer-made" }>;
type Gains = Pick<Extract<Told, { type: "whack-resolved" }>, "seat" | "victim" | "shame" | "gained" | "lost">;
type PromiseEvent = Extract<Told, { type: "promise-made" }>;
type SumEvent = Extract<Told, { type: "escrow-released" }> | Extract<Told, { type: "debt-lapsed" }>;

const offer = ({ type, from, to, terms, full }: OfferEvent) =>
  phrase(`event.${type}`, { seat: { seat: from }, to: { seat: to }, terms: termsName(full ?? terms) });
/** The gains and losses of a success. */
const gainsOf = ({ seat, victim, shame, gained, lost }: Gains): PhraseValue => {
  if (shame) return phrase("gains.shame");
  if (victim === null || lost === 0) return phrase("gains.alone", { seat: { seat }, n: gained });
  return phrase("gains.both", { seat: { seat }, n: gained, victim: { seat: victim }, lost });
};
const parties = ({ type, from, to }: OfferEvent) =>
  phrase(`event.${type}`, { seat: { seat: from }, to: { seat: to } });
const promise = ({ type, by, to, promise: pledge }: PromiseEvent) =>
  phrase(`event.${type}`, { seat: { seat: by }, to: { seat: to }, promise: pledgeName(pledge) });
const sum = ({ type, by, to, amount }: SumEvent) =>
  phrase(`event.${type}`, { seat: { seat: by }, to: { seat: to }, amount });

export const deedTellers: Tellers<
  Told,
  | "action-taken"
  | "action-skipped"
  | "permission-asked"
  | "permission-given"
  | "permission-refused"
  | "permission-demand"
  | "die-rolled"
  | "die-rerolled"
  | "move-announced"
  | "move-called-off"
  | "move-fizzled"
  | "move-resolved"
  | "whack-announced"
  | "whack-declared"
  | "whack-called-off"
  | "whack-fizzled"
  | "whack-cancelled"
  | "whack-resolved"
  | "insurance-paid"
  | "toll-paid"
  | "death-benefit-paid"
  | "coachman-stayed"
  | "offer-made"
  | "offer-accepted"
  | "offer-declined"
  | "offer-void"
  | "plea-made"
  | "gift-given"
  | "solicited"
  | "coin-swapped"
  | "promise-made"
  | "promise-kept"
  | "promise-broken"
  | "promise-lapsed"
  | "escrow-released"
  | "escrow-returned"
  | "debt-lapsed"
  | "final-gangster"
  | "hand-sold"
  | "money-turned"
  | "tie-break-rolled"
  | "final-scored"
> = {
  "action-taken": ({ seat, gangster, ...act }) =>
    phrase("event.action-taken", { seat: { seat }, gangster: manName(gangster), action: actName(act) }),
  "action-skipped": ({ chair, gangster, reason }) =>
    gangster === null
      ? phrase("event.action-skipped.vacant", { place: placeName(chair) })
      : phrase(`event.action-skipped.${reason}`, { gangster: manName(gangster) }),
  "permission-asked": ({ seat, holder, gangster, cost, tribute, ...act }) =>
    phrase("event.permission-asked", {
      seat: { seat },
      holder: { seat: holder },
      gangster: manName(gangster),
      action: actName(act, cost),
      tribute,
    }),
  "permission-given": ({ seat, holder, tribute }) =>
    phrase("event.permission-given", { seat: { seat }, holder: { seat: holder }, tribute }),
  "permission-refused": ({ seat, holder }) =>
    phrase("event.permission-refused", { seat: { seat }, holder: { seat: holder } }),
  "permission-demand": ({ seat, holder, demand }) =>
    phrase("event.permission-demand", { seat: { seat }, holder: { seat: holder }, demand }),
  "die-rolled": ({ die, face }) =>
    phrase("event.die-rolled", { die: phrase(`die.${die}`), face: phrase(`face.${face}`) }),
  "die-rerolled": ({ die, from, to, seat, price }) =>
    phrase("event.die-rerolled", {
      seat: { seat },
      die: phrase(`die.${die}`),
      from: phrase(`face.${from}`),
      to: phrase(`face.${to}`),
      price,
    }),
  "move-announced": ({ seat, gangster, chair }) =>
    phrase("event.move-announced", {
      seat: { seat },
      gangster: manName(gangster),
      place: placeName(chair),
    }),
  "move-called-off": ({ seat, gangster }) =>
    phrase("event.move-called-off", { seat: { seat }, gangster: manName(gangster) }),
  "move-fizzled": ({ gangster }) => phrase("event.move-fizzled", { gangster: manName(gangster) }),
  "move-resolved": ({ gangster, target, chair, outcome, ...gains }) => {
    const values = { gangster: manName(gangster) };
    if (outcome === "failure")
      return phrase("event.move-resolved.failure", { ...values, target: manName(target) });
    const place = placeName(chair);
    return outcome === "death"
      ? phrase("event.move-resolved.death", { ...values, place })
      : phrase("event.move-resolved.success", {
          ...values,
          place,
          target: manName(target),
          gains: gainsOf(gains),
        });
  },
  "whack-announced": ({ seat, gangster, target, cost }) =>
    phrase("event.whack-announced", {
      seat: { seat },
      gangster: manName(gangster),
      target: manName(target),
      cost,
    }),
  "whack-declared": ({ target, cost }) => phrase("event.whack-declared", { target: manName(target), cost }),
  "whack-called-off": ({ target }) => phrase("event.whack-called-off", { target: manName(target) }),
  "whack-fizzled": ({ target }) => phrase("event.whack-fizzled", { target: manName(target) }),
  "whack-cancelled": ({ target, by }) =>
    phrase("event.whack-cancelled", { target: manName(target), by: { seat: by } }),
  "whack-resolved": ({ gangster, target, outcome, ...gains }) => {
    const values = { gangster: manName(gangster), target: manName(target) };
    return outcome === "success"
      ? phrase("event.whack-resolved.success", { ...values, gains: gainsOf(gains) })
      : phrase(`event.whack-resolved.${outcome}`, values);
  },
  "insurance-paid": ({ seat, amount }) => phrase("event.insurance-paid", { seat: { seat }, amount }),
  "toll-paid": ({ seat, amount }) => phrase("event.toll-paid", { seat: { seat }, amount }),
  "death-benefit-paid": ({ seat, amount }) => phrase("event.death-benefit-paid", { seat: { seat }, amount }),
  "coachman-stayed": ({ seat }) => phrase("event.coachman-stayed", { seat: { seat } }),
  "offer-made": offer,
  "offer-accepted": offer,
  "offer-declined": parties,
  "offer-void": parties,
  "plea-made": offer,
  "gift-given": ({ from, to, money, cards }) =>
    phrase("event.gift-given", { seat: { seat: from }, to: { seat: to }, give: giftName(money, cards) }),
  solicited: ({ seat, seats }) => phrase("event.solicited", { seat: { seat }, seats: seatNames(seats) }),
  "coin-swapped": ({ gangster, first, second }) =>
    phrase("event.coin-swapped", {
      gangster: manName(gangster),
      first: { seat: first },
      second: { seat: second },
    }),
  "promise-made": promise,
  "promise-kept": promise,
  "promise-broken": promise,
  "promise-lapsed": promise,
  "escrow-released": sum,
  // It also concerns the other side, but does not name it.
  "escrow-returned": ({ by, amount }) => phrase("event.escrow-returned", { seat: { seat: by }, amount }),
  "debt-lapsed": sum,
  "final-gangster": ({ seat, gangster, respect }) =>
    phrase("event.final-gangster", { seat: { seat }, gangster: manName(gangster), respect }),
  "hand-sold": ({ seat, cards, money }) =>
    phrase("event.hand-sold", { seat: { seat }, cards: cardNames(cards), money }),
  "money-turned": ({ seat, respect, left }) =>
    phrase("event.money-turned", { seat: { seat }, respect, left }),
  "tie-break-rolled": ({ seat, die }) => phrase("event.tie-break-rolled", { seat: { seat }, die }),
  "final-scored": ({ places }) =>
    phrase("event.final-scored", {
      seat: { seat: places[0]?.seat ?? 0 },
      seats: seatNames(places.map(({ seat }) => seat)),
    }),
};
