/** A possible state that agrees with one captain's view. Face-down cards are dealt at random. */

import type { Random } from "@consigliere/engine/random";
import { at, type Seat } from "@consigliere/engine/seat";
import {
  CARD_IDS,
  type CardId,
  type EventId,
  isCharacter,
  isLieutenant,
  SHOP_TOKENS,
  START_CASH,
  townEventOf,
} from "../cards.ts";
import { eventsFor, safeDaysOf } from "../event-pile.ts";
import { emptyTable } from "../setup.ts";
import type { Captain, State } from "../state.ts";
import type { CaptainView, FightView, View } from "../view.ts";

/**
 * Takes everything from the view, and deals the hidden cards and the event of the day. The will and later events stay
 * unknown, because they do not matter for the rest of a day.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const { options, phase, day, grace, police, tip, events, fight } = view;
  const state = emptyTable(view.captains.length, options);
  const known = knownCards(view);
  const dealt = dealFrom(
    CARD_IDS.filter((card) => !known.has(card) && !isLieutenant(card)),
    random,
  );
  const captains = view.captains.map((captain) => supposeCaptain(view, captain, viewer, dealt));
  const stack = events.today === null ? [view.mine?.tip ?? random.pick(eventsToCome(view))] : [];
  return {
    ...state,
    phase: { ...phase },
    day,
    grace,
    police,
    tip,
    map: view.map.map(({ position, block }) => ({ position, block })),
    buildings: Object.fromEntries(
      view.buildings.map(({ id, owner, business, closed, bombed }) => [
        id,
        { owner, business, closed, bombed },
      ]),
    ),
    captains,
    bank: -captains.reduce((sum, { cash }) => sum + cash, 0),
    deck: dealt.left(),
    events: { stack, out: [], past: [...events.past], today: events.today },
    whiskeysLeft: [...view.whiskeysLeft],
    tokens: view.tokens.map((token) => ({ ...token })),
    molls: view.molls.map((moll) => ({ ...moll })),
    fight: fight && supposeFight(fight),
  };
}

function supposeCaptain(view: View, captain: CaptainView, viewer: Seat, dealt: Deal): Captain {
  const { seat, cash, notoriety, whiskey, groups } = captain;
  const owned = view.buildings.filter(({ owner }) => owner === seat).length;
  return {
    // If cash is hidden: the start cash. It matters only for fines.
    cash: cash ?? START_CASH,
    notoriety,
    shopTokens: SHOP_TOKENS - owned,
    whiskey,
    groups: groups.map(({ lieutenant, faceDown }, i) => {
      const shown = shownGroup(view, seat, i, viewer);
      if (shown !== undefined) return [...shown];
      return lieutenant === null
        ? dealt.group(faceDown)
        : [lieutenant, ...Array.from({ length: faceDown }, () => dealt.card())];
    }),
  };
}

/** The events that may come next. */
function eventsToCome({ events: { past, today }, map, options, captains }: View): EventId[] {
  const isSafe = past.length < safeDaysOf(options, captains.length);
  return eventsFor(map.length).filter(
    (id) => !past.includes(id) && today !== id && !(isSafe && townEventOf(id).kind === "don"),
  );
}

/** One's own groups, and the groups that are face-up in a gunfight. */
function shownGroup(view: View, seat: Seat, index: number, viewer: Seat): readonly CardId[] | undefined {
  if (seat === viewer) return view.mine?.groups[index];
  return view.fight?.groups.find((shown) => shown.seat === seat && shown.group === index + 1)?.cards;
}

function knownCards({ captains, fight, mine, pool }: View): Set<CardId> {
  return new Set([
    ...(mine?.groups.flat() ?? []),
    ...captains.flatMap(({ groups }) => groups.flatMap(({ lieutenant }) => lieutenant ?? [])),
    ...(fight?.groups.flatMap(({ cards }) => cards) ?? []),
    ...(fight?.ground ?? []),
    ...(pool.cards ?? []),
  ]);
}

/** The acting character acts again, with the question still to answer. */
function supposeFight({ building, turn, groups, carriedBy, ground, present, acted }: FightView) {
  return {
    building,
    turn,
    didSomething: false,
    groups: groups.map(({ seat, group }) => ({ seat, group })),
    carriedBy: { ...carriedBy },
    ground: [...ground],
    present: [...present],
    acted: [...acted],
  };
}

interface Deal {
  card(): CardId;
  /** Deals this many cards. A group that holds cards holds a character. */
  group(count: number): CardId[];
  left(): CardId[];
}

function dealFrom(unseen: readonly CardId[], random: Random): Deal {
  const pile = random.shuffled(unseen);
  const card = () => {
    const top = pile.shift();
    if (top === undefined) throw new Error("more cards lie face-down than are unseen");
    return top;
  };
  return {
    card,
    group: (count) => {
      if (count === 0) return [];
      const cards = Array.from({ length: count }, card);
      if (cards.some(isCharacter)) return cards;
      const somebody = pile.findIndex(isCharacter);
      if (somebody < 0) return cards;
      const first = at(cards, 0);
      cards[0] = at(pile, somebody);
      pile[somebody] = first;
      return cards;
    },
    left: () => pile,
  };
}
