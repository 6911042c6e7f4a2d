/** The deed of each position, ability and card (6.2, 6.3, 6.5). */
import type { ActionAbilityId } from "../abilities.ts";
import type { OrId } from "../cards/influence.ts";
import { nextBelow, POSITIONS, type PositionActionId, type PositionId } from "../positions.ts";
import { whack } from "./assault.ts";
import { blackmail, omerta, removeCoin } from "./coins.ts";
import type { Deed } from "./deed.ts";
import { gangWar } from "./gang-war.ts";
import { drawOne, drawTwoGiveOne, hatSwap, palm } from "./hands.ts";
import { jonesAssociate, jonesDeck } from "./jones.ts";
import { addOne, reassign, removeOne, removeTwo, spreadNeutral, swapTwo } from "./markers.ts";
import { earn, earnRespect, sellRespect, steal, virus } from "./money.ts";
import { fairSwap, siblingSwap, stepAside, takeTheChair, twilightSwap } from "./places.ts";
import { informer, jailbreak, snitch, turnHimselfIn } from "./prison.ts";
import { throwNumber } from "./rolls.ts";

const POSITION_DEEDS: Readonly<Record<PositionActionId, Deed>> = {
  "pos-whack": whack("pos-whack"),
  "pos-omerta": omerta,
  "pos-remove-1": removeOne,
  "pos-steal-3": steal(3),
  "pos-swap": swapTwo,
  "pos-add-1": addOne,
  "pos-neutral-3": spreadNeutral(3),
  "pos-draw": drawOne,
};

const ABILITY_DEEDS: Readonly<Record<Exclude<ActionAbilityId, "understudy">, Deed>> = {
  "whack-6": whack("whack-6"),
  "whack-8": whack("whack-8"),
  "whack-10": whack("whack-10"),
  "whack-second-try": whack("whack-second-try"),
  "whack-careful": whack("whack-careful"),
  "whack-kamikaze": whack("whack-kamikaze"),
  "whack-thankless": whack("whack-thankless"),
  "whack-loud": whack("whack-loud"),
  "remove-1": removeOne,
  "remove-2": removeTwo,
  "add-1": addOne,
  "swap-markers": swapTwo,
  reassign,
  "neutral-2": spreadNeutral(2),
  "draw-1": drawOne,
  "draw-2-give-1": drawTwoGiveOne,
  palm,
  "steal-4": steal(4),
  virus,
  "earn-4": earn(4),
  bet: throwNumber("bet"),
  "respect-2": earnRespect(2),
  "sell-respect": sellRespect,
  blackmail,
  omerta,
  informer,
  "step-aside": stepAside,
  "fair-swap": fairSwap,
  "twilight-swap": twilightSwap,
  "take-the-chair": takeTheChair,
  "turn-himself-in": turnHimselfIn,
  "death-roll": throwNumber("death-roll"),
  "hat-swap": hatSwap,
};

/** The alternative effects of cards in a turn of the Commission. The others wait for their moment (6.6). */
const OR_DEEDS: Partial<Readonly<Record<OrId, Deed>>> = {
  blackmail,
  "gang-war": gangWar,
  "jones-deck": jonesDeck,
  "jones-associate": jonesAssociate,
  "sibling-swap": siblingSwap,
  "remove-coin": removeCoin,
  snitch,
  "jailbreak-quiet": jailbreak(false),
  "jailbreak-loud": jailbreak(true),
};

/** Null: the Capo, who has the ring instead. */
export function positionDeed(position: PositionId): Deed | null {
  const { action } = POSITIONS[position];
  return action === null ? null : POSITION_DEEDS[action];
}

/** The deed of a gangster in that chair. `understudy` does the action of the chair below. */
export function abilityDeed(ability: ActionAbilityId, position: PositionId): Deed | null {
  if (ability !== "understudy") return ABILITY_DEEDS[ability];
  const below = nextBelow(position);
  return below === null ? null : positionDeed(below);
}

/** Null: not in a turn of the Commission. */
export function orDeed(or: OrId): Deed | null {
  return OR_DEEDS[or] ?? null;
}
