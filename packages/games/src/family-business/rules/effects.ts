/** The effect of each card (6), as changed by the counter that took effect. */
import type { Seat } from "@consigliere/engine/seat";
import type { CardPlay } from "../card-play.ts";
import type { Counter } from "./counter-window.ts";
import { type Attack, ambush, doubleCross, hit, massacre, mobWar, vendetta } from "./effects/attacks.ts";
import { contract } from "./effects/contract.ts";
import {
  freeAllOf,
  freeEverybody,
  intrigue,
  lam,
  policeProtection,
  substitution,
} from "./effects/rescues.ts";
import type { FamilyTable } from "./table.ts";
import { callTruce } from "./war.ts";

export function carryOut(table: FamilyTable, seat: Seat, play: CardPlay, counter: Counter | null): void {
  const attack: Attack = { seat, counter };
  switch (play.kind) {
    case "hit":
      hit(table, seat, play.params);
      break;
    case "st-valentines-day-massacre":
      massacre(table, seat);
      break;
    case "double-cross":
      doubleCross(table, play.params.sequence);
      break;
    case "mob-war":
      mobWar(table, seat);
      break;
    case "ambush":
      ambush(table, seat);
      break;
    case "vendetta":
      vendetta(table, attack, play.params.sequence);
      break;
    case "take-it-on-the-lam":
      lam(table, play.params.target, counter);
      break;
    case "police-protection":
      policeProtection(table, play.params.target);
      break;
    case "substitution":
      substitution(table, play.params);
      break;
    case "intrigue":
      intrigue(table, play.params.order);
      break;
    case "truce":
      callTruce(table);
      break;
    case "pay-off":
      freeAllOf(table, play.params.seat);
      break;
    case "federal-crackdown":
      freeEverybody(table);
      break;
    default:
      contract(table, attack, play);
      break;
  }
}
