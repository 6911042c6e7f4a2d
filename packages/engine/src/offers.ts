/**
 * Offers between seats: a capability of the table. What is offered, shown and wanted is the game's own (the
 * `terms`); who may offer to whom how often, which offers stand, and how they end is the same for every game.
 *
 * The book lives in the game's state. Offers hold nobody up: the parties get free prompts beside the one that
 * the match waits for (`askWhileDealing`), and whatever still stands at the end of its occasion lapses.
 */
import type { Seat } from "./seat.ts";
import type { Asking, Meanwhile, Rules, Table } from "./table.ts";

/** An offer that stands. */
export interface Offer<Terms> {
  /**
   * Unique in the match, and made of what both parties know: its direction, its occasion and a count of
   * their own. It tells nothing of other offers.
   */
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: Terms;
  /** The occasion at whose end it lapses: `turn-12`. */
  readonly until: string;
}

/** All offers of one occasion or several, as plain JSON. */
export interface OfferBook<Terms> {
  /** In the order in which they were made. */
  standing: Offer<Terms>[];
  /** How many offers have been made in each direction, by occasion: `turn-12/0-2`. */
  made: Record<string, number>;
  /** How many offers have been accepted, by occasion. */
  deals: Record<string, number>;
}

/** What bounds the dealing of one occasion. */
export interface OfferLimits {
  /** Offers that may stand at once in one direction between two seats. */
  readonly standing: number;
  /** Offers that may be made in one direction between two seats, counter-offers included. */
  readonly made: number;
  /** Offers that may be accepted by anybody. */
  readonly deals: number;
}

/** Why no offer can be made: keys for the catalogue of the game. */
type OfferRefusal = "offer-stands" | "offers-used-up" | "deals-used-up";

/** How an offer ended without a deal. */
export type OfferEnd = "declined" | "withdrawn" | "lapsed";

/** A book without a page written. */
export function emptyOfferBook<Terms>(): OfferBook<Terms> {
  return { standing: [], made: {}, deals: {} };
}

/** Who would offer to whom, until when. */
interface Direction {
  readonly from: Seat;
  readonly to: Seat;
  readonly until: string;
}

/** Null when `from` may make an offer to `to` now. */
export function whyNoOffer(
  book: OfferBook<unknown>,
  direction: Direction,
  limits: OfferLimits,
): OfferRefusal | null {
  if (areDealsUsedUp(book, direction.until, limits)) return "deals-used-up";
  if (madeIn(book, direction) >= limits.made) return "offers-used-up";
  const { from, to } = direction;
  const standing = book.standing.filter((offer) => offer.from === from && offer.to === to);
  return standing.length >= limits.standing ? "offer-stands" : null;
}

/** Whether nothing more can be offered or accepted on this occasion. */
export function areDealsUsedUp(book: OfferBook<unknown>, until: string, limits: OfferLimits): boolean {
  return dealsOf(book, until) >= limits.deals;
}

/** How many offers have been made in this direction. */
export function madeIn(book: OfferBook<unknown>, direction: Direction): number {
  return book.made[keyOf(direction)] ?? 0;
}

/** How many offers have been accepted on this occasion. */
export function dealsOf(book: OfferBook<unknown>, until: string): number {
  return book.deals[until] ?? 0;
}

/** Enters an offer. Throws when `whyNoOffer` has a reason: rules ask before they write. */
export function makeOffer<Terms>(
  book: OfferBook<Terms>,
  direction: Direction,
  terms: Terms,
  limits: OfferLimits,
): Offer<Terms> {
  const refusal = whyNoOffer(book, direction, limits);
  if (refusal !== null) throw new Error(`no offer from seat ${direction.from}: ${refusal}`);
  const count = madeIn(book, direction) + 1;
  const { from, to, until } = direction;
  const offer: Offer<Terms> = { id: `${until}-${from}-${to}-${count}`, from, to, terms, until };
  book.made[keyOf(direction)] = count;
  book.standing.push(offer);
  return offer;
}

/** The standing offer of that id. Throws when there is none. */
function standingOffer<Terms>(book: OfferBook<Terms>, id: string): Offer<Terms> {
  const offer = book.standing.find((standing) => standing.id === id);
  if (offer === undefined) throw new Error(`no offer ${id} stands`);
  return offer;
}

/** Strikes an offer out, declined or withdrawn, and returns it. */
export function endOffer<Terms>(book: OfferBook<Terms>, id: string): Offer<Terms> {
  const offer = standingOffer(book, id);
  book.standing = book.standing.filter((standing) => standing !== offer);
  return offer;
}

/** Strikes an offer out as accepted and returns it; what it promises is to be carried out in the same breath. */
export function acceptOffer<Terms>(book: OfferBook<Terms>, id: string, limits: OfferLimits): Offer<Terms> {
  const offer = standingOffer(book, id);
  if (areDealsUsedUp(book, offer.until, limits)) throw new Error(`offer ${id}: no more deals`);
  book.deals[offer.until] = dealsOf(book, offer.until) + 1;
  return endOffer(book, id);
}

/** Strikes out and returns every offer that has become void: its occasion is over, or its goods are gone. */
export function lapseOffers<Terms>(
  book: OfferBook<Terms>,
  isVoid: (offer: Offer<Terms>) => boolean,
): Offer<Terms>[] {
  const lapsed = book.standing.filter(isVoid);
  book.standing = book.standing.filter((offer) => !lapsed.includes(offer));
  return lapsed;
}

/** Strikes out and returns what stands at the end of an occasion, and forgets its counts. */
export function endOccasion<Terms>(book: OfferBook<Terms>, until: string): Offer<Terms>[] {
  const lapsed = lapseOffers(book, (offer) => offer.until === until);
  const others = <T>(counts: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(counts).filter(([key]) => key !== until && !key.startsWith(`${until}/`)),
    );
  book.made = others(book.made);
  book.deals = others(book.deals);
  return lapsed;
}

/** The standing offers that `seat` made or received, in the order made. */
export function offersOf<Terms>(book: OfferBook<Terms>, seat: Seat): Offer<Terms>[] {
  return book.standing.filter((offer) => offer.from === seat || offer.to === seat);
}

/** The standing offers that wait for an answer of `seat`. */
export function offersTo<Terms>(book: OfferBook<Terms>, seat: Seat): Offer<Terms>[] {
  return book.standing.filter((offer) => offer.to === seat);
}

/** What goes on while one seat is asked. */
export interface Dealing<M> {
  /** The free prompts of everybody who may offer, answer or withdraw; the awaited seat included. */
  readonly meanwhile: readonly Meanwhile<M>[];
  /** Carries a free action out, asking on the way if need be. */
  act(seat: Seat, action: M): Rules;
  /** A seat has resigned: what it offers, and what it is offered, ends at once. */
  resigned(seat: Seat): void;
}

/**
 * Asks `seat` beside what anybody may do meanwhile. Null when that came instead of the answer, and is carried out:
 * unless it put an end to the asking the turn goes on, and a step of it may end here. Nobody is waited for but `seat`.
 */
export function* askWhileDealing<T, M>(
  table: Pick<Table<unknown, never>, "ask">,
  seat: Seat,
  asking: Asking<T>,
  dealing: Dealing<M>,
): Rules<{ readonly answer: T } | null> {
  const { meanwhile } = dealing;
  const reply = yield* table.ask(seat, asking, { meanwhile, heedsResignation: true });
  if (reply.from === "awaited") return { answer: reply.answer };
  if (reply.from === "resigned") dealing.resigned(reply.seat);
  else yield* dealing.act(reply.seat, reply.answer);
  return null;
}

/** To whom the offer of that id is made. */
export function receiverOf(id: string): Seat {
  return Number(id.split("-").at(-2));
}

function keyOf({ from, to, until }: Direction): string {
  return `${until}/${from}-${to}`;
}
