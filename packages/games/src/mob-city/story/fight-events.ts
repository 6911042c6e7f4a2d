/** Gunfights and the end, in phrases. */
import { actor, listOf, seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MobCityEvent } from "../events.ts";
import type { Final } from "../ranking.ts";
import { armName, buildingName, cardName, cardNames, carriedName, phrase } from "./words.ts";

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
  "fight-armed": ({ seat, carried }, viewer) =>
    phrase("event.fight-armed", {
      ...actor(seat, viewer),
      carried: listOf(carried.map(({ carrier, weapon }) => carriedName(carrier, weapon))),
    }),
  "fight-shot": ({ seat, character, arm, victim, target, die, bonus, stamina, outcome }, viewer) =>
    phrase(`event.fight-shot.${outcome}`, {
      ...actor(seat, viewer),
      character: cardName(character),
      arm: armName(arm),
      victim: { seat: victim },
      target: cardName(target),
      total: die + bonus,
      stamina,
    }),
  "fight-killed-outright": ({ seat, character, victim, target }, viewer) =>
    phrase("event.fight-killed-outright", {
      ...actor(seat, viewer),
      character: cardName(character),
      victim: { seat: victim },
      target: cardName(target),
    }),
  "fight-grenade": ({ seat, character, victim, targets }, viewer) =>
    phrase("event.fight-grenade", {
      ...actor(seat, viewer),
      character: cardName(character),
      victim: { seat: victim },
      targets: cardNames(targets),
    }),
  "fight-collected": ({ seat, character, weapon, recipient, exchanged }, viewer) => {
    const values = {
      ...actor(seat, viewer),
      character: cardName(character),
      weapon: cardName(weapon),
      recipient: cardName(recipient),
    };
    if (exchanged === null)
      return phrase(`event.fight-collected.${recipient === character ? "self" : "plain"}`, values);
    return phrase("event.fight-collected.exchanged", { ...values, exchanged: cardName(exchanged) });
  },
  "fight-passed": ({ seat, character }, viewer) =>
    phrase("event.fight-passed", { ...actor(seat, viewer), character: cardName(character) }),
  "fight-captured": ({ seat, from, cards }, viewer) =>
    phrase("event.fight-captured", { ...actor(seat, viewer), from: { seat: from }, cards: cardNames(cards) }),
  "fight-capture-refused": ({ seat, from, cards }, viewer) =>
    phrase("event.fight-capture-refused", {
      ...actor(seat, viewer),
      from: { seat: from },
      cards: cardNames(cards),
    }),
  "fight-wiped-out": ({ seat, notoriety }, viewer) =>
    phrase("event.fight-wiped-out", { ...actor(seat, viewer), notoriety }),
  "fight-won": ({ seat, building, notoriety }, viewer) =>
    phrase("event.fight-won", { ...actor(seat, viewer), building: buildingName(building), notoriety }),
  "fight-looted": ({ seat, taken }, viewer) =>
    phrase("event.fight-looted", { ...actor(seat, viewer), taken: cardNames(taken) }),
  "fight-standoff": ({ building }) => phrase("event.fight-standoff", { building: buildingName(building) }),
  "day-ended": ({ grace }, viewer) => phrase("event.day-ended", actor(grace, viewer)),
  "will-opened": ({ will }) => phrase("event.will-opened", { will: phrase(`will.${will}`) }),
  "match-ended": ({ ranking }) =>
    phrase("event.match-ended", {
      seat: { seat: ranking[0]?.seat ?? 0 },
      ranking: listOf(ranking.map(finalName)),
    }),
};

function finalName({ seat, cash, notoriety }: Final) {
  return phrase("final", { seat: { seat }, cash, notoriety });
}
