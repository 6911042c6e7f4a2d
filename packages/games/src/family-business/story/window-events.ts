/** Counter windows, in phrases. */
import { listOf, seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { cardName, kindName, phrase } from "./words.ts";

export const windowTellers: Tellers<
  FamilyBusinessEvent,
  | "window-opened"
  | "window-answer"
  | "window-skipped"
  | "window-closed"
  | "counter-withdrawn"
  | "counter-played"
> = {
  "window-opened": ({ card, kinds, eligible }) =>
    phrase("event.window-opened", {
      card: cardName(card),
      kinds: listOf(kinds.map(kindName)),
      eligible: seatNames(eligible),
    }),
  "window-answer": ({ seat, answer, byStandingOrder, byRule }) => {
    if (answer === undefined) return phrase("event.window-answer.other", { seat: { seat } });
    if (byRule === true) return phrase("event.window-answer.rule");
    const standing = { standing: byStandingOrder === true ? "yes" : "no" };
    if (answer === "pass") return phrase("event.window-answer.pass", standing);
    return phrase("event.window-answer.counter", { ...standing, card: kindName(answer) });
  },
  "window-skipped": ({ card }) => phrase("event.window-skipped", { card: cardName(card) }),
  "window-closed": ({ outcome }) => phrase(`event.window-closed.${outcome}`),
  "counter-withdrawn": ({ kind }) => phrase("event.counter-withdrawn", { card: kindName(kind) }),
  "counter-played": ({ seat, kind, against, forSeat }) => {
    const values = { seat: { seat }, card: kindName(kind), against: kindName(against) };
    const isForAnother = forSeat !== undefined && forSeat !== seat && kind !== "finger";
    if (!isForAnother) return phrase("event.counter-played.plain", values);
    return phrase("event.counter-played.for", { ...values, owner: { seat: forSeat } });
  },
};
