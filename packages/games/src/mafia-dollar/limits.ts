import type { OfferLimits } from "@consigliere/engine/offers";

/** How many cards a hand has outside one's own turn (R17). */
export const HAND = 5;

/** So many cards form the bottom of the draw pile, the End among them (4.5). */
export const LAST_CARDS = 31;

/** 7.2: one standing offer and two in all in each direction, twelve executed trades a turn. */
export const OFFER_LIMITS: OfferLimits = { standing: 1, made: 2, deals: 12 };

/** Calls for offers in one turn. */
export const CALLS = 3;
