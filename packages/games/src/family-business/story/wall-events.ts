/** Phrases for events at the wall: hits, burials, the hit list and the wars. */
import { owned } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { kindName, mobsterName, ownedMobster, ownedMobsters, phrase } from "./words.ts";

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
  "mobster-hit": ({ mobster, seat }) =>
    phrase("event.mobster-hit", { seat: { seat }, mobster: mobsterName(mobster) }),
  "mobster-buried": ({ mobster, seat, cause, bySeat }) => {
    const values = { seat: { seat }, mobster: mobsterName(mobster) };
    if (bySeat === undefined) return phrase(`event.mobster-buried.${cause}`, values);
    return phrase(`event.mobster-buried.${cause}`, { ...values, killer: { seat: bySeat } });
  },
  "mobster-listed": ({ mobster, seat, index, reversed }) =>
    phrase(reversed ? "event.mobster-listed.reversed" : "event.mobster-listed.plain", {
      seat: { seat },
      mobster: mobsterName(mobster),
      place: index + 1,
    }),
  "mobster-saved": ({ mobster, seat, by }) =>
    phrase("event.mobster-saved", { mobster: owned(mobsterName(mobster), { seat }), card: kindName(by) }),
  "mobster-freed": ({ mobster, seat }) =>
    phrase("event.mobster-freed", { seat: { seat }, mobster: mobsterName(mobster) }),
  "mobster-replaced": (event) =>
    phrase("event.mobster-replaced", {
      out: ownedMobster(event.out),
      in: ownedMobster(event.in),
      place: event.index + 1,
    }),
  "list-reordered": ({ after }) => phrase("event.list-reordered", { order: ownedMobsters(after) }),
  "war-started": ({ cause, rate }) => phrase(`event.war-started.${cause}`, { rate }),
  "war-rate-changed": ({ to }) => phrase("event.war-rate-changed", { rate: to }),
  "war-ended": ({ cause }) => phrase(`event.war-ended.${cause}`),
};
