import type { OfferLimits } from "@consigliere/engine/offers";

/** The number of cards in a hand outside one's own turn (R17). */
export const HAND = 5;

/** The number of cards at the bottom of the draw pile, with the End among them (4.5). */
export const LAST_CARDS = 31;

/** 7.2: in each direction, one standing offer at a time and two in all; twelve executed trades a turn. */
export const OFFER_LIMITS: OfferLimits = { standing: 1, made: 2, deals: 12 };

/** Calls for offers in one turn. */
export const CALLS = 3;
