/** Gunfights and the end, in phrases. */
import { listOf, seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MobCityEvent } from "../events.ts";
import { armName, buildingName, cardName, cardNames, carriedName, phrase, shortName } from "./words.ts";

export const fightTellers: Tellers<
  MobCityEvent,
  | "fight-started"
  | "fight-armed"
  | "fight-shot"
  | "fight-killed-outright"
  | "fight-grenade"
  | "fight-collected"
  | "fight-passed"
  | "fight-captured"
  | "fight-capture-refused"
  | "fight-wiped-out"
  | "fight-won"
  | "fight-looted"
  | "fight-standoff"
  | "day-ended"
  | "will-opened"
  | "match-ended"
> = {
  "fight-started": ({ building, sides }) =>
    phrase("event.fight-started", {
      building: buildingName(building),
      seats: seatNames(sides.map(({ seat }) => seat)),
    }),
  "fight-armed": ({ seat, carried }) =>
    phrase("event.fight-armed", {
      seat: { seat },
      carried: listOf(carried.map(({ carrier, weapon }) => carriedName(carrier, weapon))),
    }),
  "fight-shot": ({ seat, character, arm, victim, target, die, bonus, stamina, outcome }) =>
    phrase(`event.fight-shot.${outcome}`, {
      seat: { seat },
      character: shortName(character),
      arm: armName(arm),
      victim: { seat: victim },
      target: shortName(target),
      total: die + bonus,
      stamina,
    }),
  "fight-killed-outright": ({ seat, character, victim, target }) =>
    phrase("event.fight-killed-outright", {
      seat: { seat },
      character: cardName(character),
      victim: { seat: victim },
      target: cardName(target),
    }),
  "fight-grenade": ({ seat, character, victim, targets }) =>
    phrase("event.fight-grenade", {
      seat: { seat },
      character: shortName(character),
      victim: { seat: victim },
      targets: cardNames(targets, shortName),
    }),
  "fight-collected": ({ seat, character, weapon, recipient, exchanged }) => {
    const values = {
      seat: { seat },
      character: shortName(character),
      weapon: cardName(weapon),
      recipient: shortName(recipient),
    };
    if (exchanged === null)
      return phrase(`event.fight-collected.${recipient === character ? "self" : "plain"}`, values);
    return phrase("event.fight-collected.exchanged", { ...values, exchanged: cardName(exchanged) });
  },
  "fight-passed": ({ seat, character }) =>
    phrase("event.fight-passed", { seat: { seat }, character: shortName(character) }),
  "fight-captured": ({ seat, from, cards }) =>
    phrase("event.fight-captured", { seat: { seat }, from: { seat: from }, cards: cardNames(cards) }),
  "fight-capture-refused": ({ seat, from, cards }) =>
    phrase("event.fight-capture-refused", {
      seat: { seat },
      from: { seat: from },
      cards: cardNames(cards),
    }),
  "fight-wiped-out": ({ seat, notoriety }) => phrase("event.fight-wiped-out", { seat: { seat }, notoriety }),
  "fight-won": ({ seat, building, notoriety }) =>
    phrase("event.fight-won", { seat: { seat }, building: buildingName(building), notoriety }),
  "fight-looted": ({ seat, taken, left }) => {
    const values = { seat: { seat }, taken: cardNames(taken), left: cardNames(left) };
    const what = left.length === 0 ? "all" : taken.length === 0 ? "none" : "some";
    return phrase(`event.fight-looted.${what}`, values);
  },
  "fight-standoff": ({ building, left }) =>
    phrase(`event.fight-standoff.${left.length === 0 ? "bare" : "left"}`, {
      building: buildingName(building),
      left: cardNames(left),
    }),
  "day-ended": ({ grace }) => phrase("event.day-ended", { seat: { seat: grace } }),
  "will-opened": ({ will }) => phrase("event.will-opened", { will: phrase(`will.${will}`) }),
  "match-ended": ({ ranking }) => phrase("event.match-ended", { seat: { seat: ranking[0]?.seat ?? 0 } }),
};
