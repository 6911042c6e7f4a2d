/** What happens at the wall, in phrases: hits, burials, the hit list and the wars. */
import { actor } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { kindName, mobsterName, mobsterNames, phrase } from "./words.ts";

export const wallTellers: Tellers<
  FamilyBusinessEvent,
  | "mobster-hit"
  | "mobster-buried"
  | "mobster-listed"
  | "mobster-saved"
  | "mobster-freed"
  | "mobster-replaced"
  | "list-reordered"
  | "war-started"
  | "war-rate-changed"
  | "war-ended"
> = {
  "mobster-hit": ({ mobster, seat }, viewer) =>
    phrase("event.mobster-hit", { ...actor(seat, viewer), mobster: mobsterName(mobster) }),
  "mobster-buried": ({ mobster, seat, cause, bySeat }, viewer) => {
    const values = { ...actor(seat, viewer), mobster: mobsterName(mobster) };
    if (bySeat === undefined) return phrase(`event.mobster-buried.${cause}`, values);
    return phrase(`event.mobster-buried.${cause}`, { ...values, killer: { seat: bySeat } });
  },
  "mobster-listed": ({ mobster, seat, index, reversed }, viewer) =>
    phrase(reversed ? "event.mobster-listed.reversed" : "event.mobster-listed.plain", {
      ...actor(seat, viewer),
      mobster: mobsterName(mobster),
      place: index + 1,
    }),
  "mobster-saved": ({ mobster, by }) =>
    phrase("event.mobster-saved", { mobster: mobsterName(mobster), card: kindName(by) }),
  "mobster-freed": ({ mobster, seat }, viewer) =>
    phrase("event.mobster-freed", { ...actor(seat, viewer), mobster: mobsterName(mobster) }),
  "mobster-replaced": (event) =>
    phrase("event.mobster-replaced", {
      out: mobsterName(event.out),
      in: mobsterName(event.in),
      place: event.index + 1,
    }),
  "list-reordered": ({ after }) => phrase("event.list-reordered", { order: mobsterNames(after) }),
  "war-started": ({ cause, rate }) => phrase(`event.war-started.${cause}`, { rate }),
  "war-rate-changed": ({ to }) => phrase("event.war-rate-changed", { rate: to }),
  "war-ended": ({ cause }) => phrase(`event.war-ended.${cause}`),
};
