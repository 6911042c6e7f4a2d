/** The course of a turn, in phrases: hiring, placing, passing. */
import { listOf } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { CrooksEvent } from "../events.ts";
import { crookName, crookNames, phrase, placeName, toldName } from "./words.ts";

export const turnTellers: Tellers<
  CrooksEvent,
  | "match-started"
  | "turn-started"
  | "standing-order-executed"
  | "standing-order-dropped"
  | "hire-paid"
  | "hideout-searched"
  | "crook-kept"
  | "hire-empty-handed"
  | "crook-placed"
  | "stack-moved"
  | "seat-passed"
  | "stand-in-acted"
> = {
  "match-started": ({ startSeat, undealt }) =>
    phrase("event.match-started", { seat: { seat: startSeat }, undealt }),
  "turn-started": ({ seat, turn, money }) => phrase("event.turn-started", { seat: { seat }, turn, money }),
  "standing-order-executed": ({ seat }) => phrase("event.standing-order-executed", { seat: { seat } }),
  "standing-order-dropped": ({ order, reason }) => {
    const key = `event.standing-order-dropped.${reason}`;
    return order.order === "pass" || reason === "must-pass"
      ? phrase(key)
      : phrase(key, { hideout: placeName(order.hideout) });
  },
  "hire-paid": ({ seat, hideout, cost }) =>
    phrase("event.hire-paid", { seat: { seat }, hideout: placeName(hideout), cost }),
  "hideout-searched": ({ hideout, found }) =>
    found === undefined
      ? phrase("event.hideout-searched.unnoted", { hideout: placeName(hideout) })
      : phrase("event.hideout-searched.found", {
          hideout: placeName(hideout),
          crooks: crookNames(found.map(({ crook }) => crook)),
        }),
  "crook-kept": ({ seat, hideout, count, crook }) => {
    const values = { hideout: placeName(hideout), count };
    return crook === undefined
      ? phrase("event.crook-kept.other", { ...values, seat: { seat } })
      : phrase("event.crook-kept.own", { ...values, crook: crookName(crook) });
  },
  "hire-empty-handed": ({ seat, hideout }) =>
    phrase("event.hire-empty-handed", { seat: { seat }, hideout: placeName(hideout) }),
  "crook-placed": ({ seat, target, play, mode, facing, crook }) => {
    const values = { seat: { seat }, target: placeName(target), play };
    if (crook === undefined) return phrase("event.crook-placed.unknown", values);
    const way = facing === "down" ? "down" : mode;
    return phrase(`event.crook-placed.${way}`, { ...values, crook: crookName(crook) });
  },
  "stack-moved": ({ seat, from, to, crooks }) =>
    phrase("event.stack-moved", {
      seat: { seat },
      crooks: listOf(crooks.map(toldName)),
      from: placeName(from),
      to: placeName(to),
    }),
  "seat-passed": ({ seat, reason }) => phrase(`event.seat-passed.${reason}`, { seat: { seat } }),
  "stand-in-acted": ({ seat, topic }) =>
    phrase("event.stand-in-acted", { seat: { seat }, decision: phrase(`decision.${topic}`) }),
};
