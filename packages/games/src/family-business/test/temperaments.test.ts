import { describe } from "vitest";
import { showsCharacters } from "../../testing/characters.ts";
import type { CardKind } from "../cards.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { familyBusiness } from "../game.ts";

const plays =
  (isKind: (kind: CardKind) => boolean) =>
  (event: FamilyBusinessEvent, seat: number): boolean =>
    event.type === "card-played" && event.seat === seat && isKind(event.kind);

const ATTACK = /contract|hit|war|ambush|vendetta|massacre/;
const RESCUES: readonly CardKind[] = [
  "take-it-on-the-lam",
  "police-protection",
  "truce",
  "pay-off",
  "federal-crackdown",
];
const TRICKS: readonly CardKind[] = ["substitution", "intrigue", "double-cross"];

describe("temperaments", () => {
  showsCharacters(familyBusiness, {
    matches: 24,
    seatCount: 4,
    occasion: (event, seat) =>
      (event.type === "card-played" || event.type === "card-discarded") && event.seat === seat,
    deeds: {
      gunman: plays((kind) => ATTACK.test(kind)),
      diplomat: plays((kind) => RESCUES.includes(kind)),
      fox: plays((kind) => TRICKS.includes(kind)),
    },
  });
});
