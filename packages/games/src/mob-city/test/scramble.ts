/** The facts that a match conserves, and states that differ only in what a seat may not know. */
import type { Random } from "@consigliere/engine/random";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { type CardId, DON, type Grade, isCharacter, isLieutenant, SHOP_TOKENS } from "../cards.ts";
import { captainOf, groupOf, type State } from "../state.ts";
import { ownedBy } from "../town.ts";

/** Every enforcer, wherever it is. */
function everyCard(state: State): CardId[] {
  const { deck, pool, captains, fight } = state;
  return [...deck, ...pool, ...captains.flatMap(({ groups }) => groups.flat()), ...(fight?.ground ?? [])];
}

/** Cards, money, shop tokens, events and whiskey are never lost. */
export function conserved(state: State) {
  const { stack, out, past, today } = state.events;
  return {
    cards: everyCard(state).sort().join(),
    money: state.bank + state.captains.reduce((sum, { cash }) => sum + cash, 0),
    tokens: seatsOf(state.seatCount).map(
      (seat) => captainOf(state, seat).shopTokens + ownedBy(state, seat).length,
    ),
    events: [...stack, ...out, ...past, ...(today === null ? [] : [today])].sort().join(),
    whiskeys: [...state.whiskeysLeft, ...state.captains.flatMap(({ whiskey }) => whiskey ?? [])]
      .sort()
      .join(),
  };
}

/** The required value of `conserved`: seven shop tokens each, and no money from nowhere. */
export function isSound(state: State): boolean {
  const { money, tokens } = conserved(state);
  return money === 0 && tokens.every((count) => count === SHOP_TOKENS);
}

/**
 * Deals anew everything that neither `viewer` nor the seats in `keep` may know: face-down cards of the others, the
 * deck, the pool of others, the coming events, the will, and the sealed answers of others. Cash follows from public
 * payments, and cards shown in a fight stay.
 */
export function scramble(state: State, viewer: Viewer, keep: readonly Seat[], random: Random): State {
  const next = structuredClone(state);
  const knows = (seat: Seat) => seat === viewer || keep.includes(seat);
  scrambleCards(next, knows, random);
  scrambleEvents(next, state.tip !== null && knows(state.tip), random);
  if (next.ending === null) next.will = random.pick(["will-money", "will-notoriety"]);
  for (const seat of seatsOf(state.seatCount)) if (!knows(seat)) scrambleSealed(next, seat, random);
  return next;
}

interface Place {
  readonly pile: CardId[];
  readonly index: number;
}

const placesIn = (pile: CardId[]): Place[] => pile.map((_, index) => ({ pile, index }));
const cardAt = ({ pile, index }: Place): CardId => at(pile, index);

function swap(a: Place, b: Place): void {
  const [cardA, cardB] = [cardAt(a), cardAt(b)];
  a.pile[a.index] = cardB;
  b.pile[b.index] = cardA;
}

function scrambleCards(state: State, knows: (seat: Seat) => boolean, random: Random): void {
  const hidden = hiddenGroups(state, knows);
  const inGroups = hidden.flatMap(placesIn).filter((place) => !isLieutenant(cardAt(place)));
  const { phase, ranks, options } = state;
  const hirer = phase.at === "hire" ? ranks?.enforcer[phase.rank] : undefined;
  const isPoolKnown = options.enforcerDraft === "open-ranked" || (hirer !== undefined && knows(hirer));
  const inDeck = placesIn(state.deck);
  const inPool = isPoolKnown ? [] : placesIn(state.pool);
  const isSoldier = (place: Place) => cardAt(place).startsWith("so-");
  // Until anybody is hired, everybody can see that each captain has a Soldier.
  const isNew = state.day === 0 || (state.day === 1 && ["bid", "tip", "pool"].includes(phase.at));
  redeal([...(isNew ? inDeck.filter(isSoldier) : [...inDeck, ...inPool]), ...inGroups], random);
  for (const place of inGroups) {
    if (isLieutenant(cardAt(place)))
      swap(
        place,
        partner(inDeck, (card) => isCharacter(card) && !isLieutenant(card)),
      );
  }
  for (const group of hidden) {
    const place = placesIn(group).find((own) => !isLieutenant(cardAt(own)));
    if (group.some(isCharacter) || place === undefined) continue;
    swap(
      place,
      partner(inDeck, (card) => isCharacter(card) && !isLieutenant(card)),
    );
  }
}

function partner(places: readonly Place[], fits: (card: CardId) => boolean): Place {
  const found = places.find((place) => fits(cardAt(place)));
  if (found === undefined) throw new Error("nobody to swap with");
  return found;
}

/** The groups of seats that are not known, except those that are face-up in a fight. */
function hiddenGroups(state: State, knows: (seat: Seat) => boolean): CardId[][] {
  const isShown = (seat: Seat, group: number) =>
    state.fight?.groups.some((shown) => shown.seat === seat && shown.group === group) === true;
  return seatsOf(state.seatCount)
    .filter((seat) => !knows(seat))
    .flatMap((seat) =>
      ([1, 2, 3, 4] as const).filter((g) => !isShown(seat, g)).map((g) => groupOf(state, seat, g)),
    );
}

function redeal(places: readonly Place[], random: Random): void {
  const cards = random.shuffled(places.map(cardAt));
  for (const [i, { pile, index }] of places.entries()) pile[index] = at(cards, i);
}

const FULL_TOP = 6;
const SHORT_TOP = 4;

function scrambleEvents(state: State, isTipKnown: boolean, random: Random): void {
  const { events, options, seatCount, map } = state;
  const isShort = options.nightLength === "short";
  const shown = events.past.length + (events.today === null ? 0 : 1);
  const top = (isShort ? Math.max(SHORT_TOP, seatCount) : FULL_TOP) - shown;
  const first = isTipKnown ? events.stack.splice(0, 1) : [];
  const others = events.stack.filter((id) => id !== DON);
  const isOutHidden = isShort && map.length > 2;
  const dealt = random.shuffled([...others, ...(isOutHidden ? events.out : [])]);
  const isDonIn = events.stack.includes(DON);
  const above = Math.max(0, top - first.length);
  const lower = [...dealt.slice(above, others.length), ...(isDonIn ? [DON] : [])];
  events.stack = [...first, ...dealt.slice(0, Math.min(above, others.length)), ...random.shuffled(lower)];
  if (isOutHidden) events.out = dealt.slice(others.length);
}

function scrambleSealed(state: State, seat: Seat, random: Random): void {
  const { sealed } = state;
  if (sealed.whiskeyLists[seat]) {
    const grades = random.shuffled<Grade>([4, 3, 2]);
    sealed.whiskeyLists[seat] = grades.slice(0, random.below(grades.length + 1));
  }
  const sheet = sealed.sheets[seat];
  if (sheet) {
    const moll = random.pick(["auto", "always", "never"] as const);
    sealed.sheets[seat] = { ...sheet, moll, loot: random.pick(["all", "none"]), bomb: [] };
  }
}
