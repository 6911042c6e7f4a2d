/**
 * Offers between seats: a capability of the table. Each game defines its own `terms`: what is offered, shown and
 * wanted. The rest is the same for every game: who may make how many offers to whom, which offers are open, and how
 * they end.
 *
 * The book is part of the game's state. Offers hold nobody up. The parties get free prompts beside the one that the
 * match waits for (`askWhileDealing`), and offers that are still open at the end of their occasion lapse.
 */
import type { Seat } from "./seat.ts";
import type { Asking, Meanwhile, Rules, Table } from "./table.ts";

/** An open offer. */
export interface Offer<Terms> {
  /**
   * Unique in the match, and made only of facts that both parties know: its direction, its occasion and a count for
   * these two. So it reveals nothing about other offers.
   */
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: Terms;
  /** The occasion at the end of which it lapses: `turn-12`. */
  readonly until: string;
}

/** All offers of one occasion or several, as plain JSON. */
export interface OfferBook<Terms> {
  /** In the order in which they were made. */
  standing: Offer<Terms>[];
  /** How many offers were made in each direction, by occasion: `turn-12/0-2`. */
  made: Record<string, number>;
  /** How many offers were accepted, by occasion. */
  deals: Record<string, number>;
}

/** The limits on offers for one occasion. */
export interface OfferLimits {
  /** The number of open offers in one direction between two seats. */
  readonly standing: number;
  /** The number of offers in one direction between two seats, counter-offers included. */
  readonly made: number;
  /** Offers that may be accepted by anybody. */
  readonly deals: number;
}

/** Reasons why no offer can be made: keys for the game's catalogue. */
type OfferRefusal = "offer-stands" | "offers-used-up" | "deals-used-up";

/** How an offer ended without a deal. */
export type OfferEnd = "declined" | "withdrawn" | "lapsed";

/** A book without a page written. */
export function emptyOfferBook<Terms>(): OfferBook<Terms> {
  return { standing: [], made: {}, deals: {} };
}

/** The two seats of a possible offer, and its occasion. */
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

/** Removes an offer, declined or withdrawn, and returns it. */
export function endOffer<Terms>(book: OfferBook<Terms>, id: string): Offer<Terms> {
  const offer = standingOffer(book, id);
  book.standing = book.standing.filter((standing) => standing !== offer);
  return offer;
}

/** Removes an offer as accepted and returns it. The caller must carry out its promises at once. */
export function acceptOffer<Terms>(book: OfferBook<Terms>, id: string, limits: OfferLimits): Offer<Terms> {
  const offer = standingOffer(book, id);
  if (areDealsUsedUp(book, offer.until, limits)) throw new Error(`offer ${id}: no more deals`);
  book.deals[offer.until] = dealsOf(book, offer.until) + 1;
  return endOffer(book, id);
}

/** Removes and returns every offer that has become void: its occasion is over, or its goods are gone. */
export function lapseOffers<Terms>(
  book: OfferBook<Terms>,
  isVoid: (offer: Offer<Terms>) => boolean,
): Offer<Terms>[] {
  const lapsed = book.standing.filter(isVoid);
  book.standing = book.standing.filter((offer) => !lapsed.includes(offer));
  return lapsed;
}

/** Removes and returns the offers that are still open at the end of an occasion, and forgets its counts. */
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

/** The open offers that `seat` made or received, in the order made. */
export function offersOf<Terms>(book: OfferBook<Terms>, seat: Seat): Offer<Terms>[] {
  return book.standing.filter((offer) => offer.from === seat || offer.to === seat);
}

/** The open offers that wait for an answer of `seat`. */
export function offersTo<Terms>(book: OfferBook<Terms>, seat: Seat): Offer<Terms>[] {
  return book.standing.filter((offer) => offer.to === seat);
}

/** The offers that are possible while one seat is asked. */
export interface Dealing<M> {
  /** The free prompts of everybody who may offer, answer or withdraw, including the awaited seat. */
  readonly meanwhile: readonly Meanwhile<M>[];
  /** Carries out a free action, and asks further questions on the way if needed. */
  act(seat: Seat, action: M): Rules;
  /** A seat has resigned: offers by it and to it end at once. */
  resigned(seat: Seat): void;
}

/**
 * Asks `seat`, while others may act freely. Null if a free action came instead of the answer and was carried out.
 * Unless that ended the asking, the turn goes on, and a step of it may end here. The match waits for nobody but `seat`.
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

/** The receiver of the offer with this id. */
export function receiverOf(id: string): Seat {
  return Number(id.split("-").at(-2));
}

function keyOf({ from, to, until }: Direction): string {
  return `${until}/${from}-${to}`;
}
