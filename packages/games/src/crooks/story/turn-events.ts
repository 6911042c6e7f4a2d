/** The course of a turn, in phrases: hiring, placing, passing. */
import { actor, listOf } from "../../phrase.ts";
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
  "match-started": ({ startSeat, undealt }, viewer) =>
    phrase("event.match-started", { ...actor(startSeat, viewer), undealt }),
  "turn-started": ({ seat, turn, money }, viewer) =>
    phrase("event.turn-started", { ...actor(seat, viewer), turn, money }),
  "standing-order-executed": ({ seat }, viewer) =>
    phrase("event.standing-order-executed", actor(seat, viewer)),
  "standing-order-dropped": ({ order, reason }) => {
    const key = `event.standing-order-dropped.${reason}`;
    return order.order === "pass" || reason === "must-pass"
      ? phrase(key)
      : phrase(key, { hideout: placeName(order.hideout) });
  },
  "hire-paid": ({ seat, hideout, cost }, viewer) =>
    phrase("event.hire-paid", { ...actor(seat, viewer), hideout: placeName(hideout), cost }),
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
  "hire-empty-handed": ({ seat, hideout }, viewer) =>
    phrase("event.hire-empty-handed", { ...actor(seat, viewer), hideout: placeName(hideout) }),
  "crook-placed": ({ seat, target, play, mode, facing, crook }, viewer) => {
    const values = { ...actor(seat, viewer), target: placeName(target), play };
    if (crook === undefined) return phrase("event.crook-placed.unknown", values);
    const way = facing === "down" ? "down" : mode;
    return phrase(`event.crook-placed.${way}`, { ...values, crook: crookName(crook) });
  },
  "stack-moved": ({ seat, from, to, crooks }, viewer) =>
    phrase("event.stack-moved", {
      ...actor(seat, viewer),
      crooks: listOf(crooks.map(toldName)),
      from: placeName(from),
      to: placeName(to),
    }),
  "seat-passed": ({ seat, reason }, viewer) => phrase(`event.seat-passed.${reason}`, actor(seat, viewer)),
  "stand-in-acted": ({ seat, topic }, viewer) =>
    phrase("event.stand-in-acted", { ...actor(seat, viewer), decision: phrase(`decision.${topic}`) }),
};
