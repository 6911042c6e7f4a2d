/** Setup (4). Random draws, in this order: Grace, will, map, events, Soldiers, deck. */

import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type BlockCount, placesOf } from "../cards/maps.ts";
import {
  BLOCK_IDS,
  type BlockId,
  buildingsOf,
  CARD_IDS,
  DON,
  EVENT_IDS,
  type GroupNo,
  SOLDIER_IDS,
} from "../cards.ts";
import { eventsFor, safeDaysOf } from "../event-pile.ts";
import { placeQuestion } from "../legal/bids.ts";
import { groupOf, type State } from "../state.ts";
import type { MobTable } from "./table.ts";

export function setUp(table: MobTable): void {
  const { state, seatCount, random } = table;
  state.grace = chooseGrace(table); // 4.2
  state.will = random.pick(["will-notoriety", "will-money"]); // 4.3
  layMap(table); // 4.4
  stackEvents(table); // 4.7
  const soldiers = random.shuffled(SOLDIER_IDS); // 4.8
  const dealt = soldiers.slice(0, seatCount);
  for (const seat of seatsOf(seatCount)) groupOf(state, seat, 1).push(at(dealt, seat));
  state.deck = random.shuffled(CARD_IDS.filter((card) => !(dealt as readonly string[]).includes(card)));
  const { options, grace, map, whiskeysLeft } = state;
  table.emit({
    type: "match-started",
    seats: seatCount,
    options: { ...options },
    grace,
    map: [...map],
    whiskeys: [...whiskeysLeft],
  });
  state.phase = { at: "place" };
}

function chooseGrace({ state, seatCount, random }: MobTable): Seat {
  const { firstGrace } = state.options;
  return firstGrace === "random" || firstGrace >= seatCount ? random.below(seatCount) : firstGrace;
}

/** The number of tiles that the options give, but at least one for each captain (P-21). */
function blockCount({ options, seatCount }: State): BlockCount {
  const { blocks } = options;
  return (blocks === "captains" || blocks < seatCount ? seatCount : blocks) as BlockCount;
}

function layMap(table: MobTable): void {
  const { state, random } = table;
  const places = placesOf(blockCount(state));
  const named = [...new Set(state.options.tiles)].slice(0, places.length);
  const drawn = random.shuffled(BLOCK_IDS.filter((block) => !named.includes(block)));
  const tiles: BlockId[] = random.shuffled([...named, ...drawn].slice(0, places.length));
  state.map = places.map(({ position }, i) => ({ position, block: at(tiles, i) }));
  for (const building of tiles.flatMap(buildingsOf)) {
    state.buildings[building] = { owner: null, business: "plain", closed: false, bombed: false };
  }
}

const SHORT_REST = 3;

/** The Don is among the last cards, below a top pile that cannot contain him (R-38, option `nightLength`). */
function stackEvents({ state, random }: MobTable): void {
  const others = random.shuffled(eventsFor(state.map.length).filter((id) => id !== DON));
  const isShort = state.options.nightLength === "short";
  const top = safeDaysOf(state.options, state.seatCount);
  const rest = others.slice(top, isShort ? top + SHORT_REST : undefined);
  const stack = [...others.slice(0, top), ...random.shuffled([...rest, DON])];
  state.events = { stack, out: EVENT_IDS.filter((id) => !stack.includes(id)), past: [], today: null };
}

/** Setup 9: all captains put their Soldier, who waits in group 1, into a group. Where nobody is asked, he stays there. */
export function* place(table: MobTable): Rules {
  const { state, seatCount } = table;
  const isUsual = state.options.smallMatters === "usual";
  const groups = isUsual ? usualGroups(seatCount) : yield* askForGroups(table);
  for (const [seat, group] of groups) {
    const cards = groupOf(state, seat, 1).splice(0);
    groupOf(state, seat, group).push(...cards);
    const [card] = cards;
    const placed = { type: "placed", seat, group } as const;
    table.emitTo(seat, card === undefined ? placed : { ...placed, card }, placed);
  }
  state.phase = { at: "bid" };
}

const usualGroups = (seatCount: number): Map<Seat, GroupNo> =>
  new Map(seatsOf(seatCount).map((seat) => [seat, 1]));

function askForGroups(table: MobTable): Rules<Map<Seat, GroupNo>> {
  return table.askAll(
    seatsOf(table.seatCount).map((seat) => ({
      seat,
      topic: "setup-place",
      question: placeQuestion(),
      fallback: "group:1",
      clock: "window",
    })),
  );
}
