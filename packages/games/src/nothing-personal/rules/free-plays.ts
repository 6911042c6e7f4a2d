/** Cards played without a turn (6.6): as free actions, in windows, and armed. */
import type { Seat } from "@consigliere/engine/seat";
import { place, removeGangster } from "../board/markers.ts";
import { forget, shakeDown, takeFromHand } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney } from "../board/wallet.ts";
import { type CardId, cardOf, SHAKEDOWN } from "../cards.ts";
import { canBeSnitched } from "../control.ts";
import { breakOut, jailbreakPlaces } from "../deeds/prison.ts";
import type { Lapse } from "../events.ts";
import { type FreePlay, type Moment, surcharge, usableAs } from "../legal/plays.ts";
import { matching } from "../legal/targets.ts";
import { isPosition, type PlaceId } from "../positions.ts";
import { familyOf, manOf, onBoard, placeOf, type State } from "../state.ts";

/** The card leaves the hand. It is on no pile until its effect is over (R45). */
export function beginPlay(state: State, seat: Seat, card: CardId): void {
  takeFromHand(state, seat, card);
  forget(state, seat, card);
  state.playing = card;
}

export function endPlay(state: State): void {
  if (state.playing !== null) state.discard.push(state.playing);
  state.playing = null;
}

/**
 * Sells as many of these cards as are needed to pay this price. If that is not enough, it sells nothing. Returns
 * whether the seat can pay.
 */
export function raise(table: NpTable, seat: Seat, cost: number, sells: readonly CardId[]): boolean {
  const family = familyOf(table.state, seat);
  const left = [...family.hand];
  const own = sells.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (family.money + SHAKEDOWN * own.length < cost) return false;
  for (const card of own) if (family.money < cost) shakeDown(table, seat, card);
  return true;
}

interface Playing {
  readonly moment: Moment;
  readonly sells: readonly CardId[];
  readonly isArmed: boolean;
}

/** Only the owner learns that a card is not played, and the reason. */
export function lapse(table: NpTable, seat: Seat, card: CardId, why: Lapse): void {
  table.emitTo(seat, { type: "play-lapsed", seat, card, why }, null);
}

/** Plays a card if it is still possible. Otherwise the card is kept, and only its owner learns about it (7.1). */
export function playFree(table: NpTable, seat: Seat, play: FreePlay, playing: Playing): void {
  const { state } = table;
  const { card } = play;
  const { moment, sells, isArmed } = playing;
  const cost = surcharge(card, moment);
  const to = destination(state, play);
  if (!isPossible(state, seat, play, moment, to)) {
    lapse(table, seat, card, "impossible");
    return;
  }
  const others = sells.filter((sold) => sold !== card);
  if (!raise(table, seat, cost, others)) {
    lapse(table, seat, card, "cost");
    return;
  }
  beginPlay(state, seat, card);
  const or = play.or ? (cardOf(card).or ?? null) : null;
  const mode = isArmed ? "armed" : "free";
  // A card from the hand is revealed.
  table.reveal({ type: "card-played", seat, card, mode, or, ante: null, surcharge: cost });
  changeMoney(table, seat, -cost);
  execute(table, seat, play, to);
  endPlay(state);
}

/** The place of a jailbreak: the named place, or the alternative; null: none. */
function destination(state: State, { card, to, otherwise }: FreePlay): PlaceId | null {
  const open = jailbreakPlaces(state, cardOf(card).or === "jailbreak-loud");
  return [to, otherwise].find((place) => place !== null && open.includes(place)) ?? null;
}

function isPossible(
  state: State,
  seat: Seat,
  { card, target }: FreePlay,
  moment: Moment,
  to: PlaceId | null,
): boolean {
  const { hand, supply } = familyOf(state, seat);
  if (!hand.includes(card)) return false;
  const [line] = cardOf(card).lines;
  switch (usableAs(card, moment)) {
    case "influence":
      return line !== undefined && supply >= line.n && matching(state, line).includes(target);
    case "snitch":
      return onBoard(state, target) && canBeSnitched(manOf(state, target));
    case "silence": {
      const chair = placeOf(state, target);
      return chair !== null && isPosition(chair) && !state.silenced.includes(target);
    }
    case "jailbreak":
      return to !== null && state.prison.includes(target);
    default:
      return false;
  }
}

function execute(table: NpTable, seat: Seat, { card, or, target }: FreePlay, to: PlaceId | null): void {
  const { state } = table;
  const [line] = cardOf(card).lines;
  if (!or) {
    if (line !== undefined) place(table, seat, target, line.n, "card");
    return;
  }
  switch (cardOf(card).or) {
    case "snitch":
      removeGangster(table, target, "prison");
      break;
    case "silence":
      state.silenced.push(target);
      table.emit({ type: "silenced", seat, gangster: target });
      break;
    case "jailbreak-quiet":
    case "jailbreak-loud":
      if (to !== null) breakOut(table, seat, { man: target, to }, cardOf(card).or === "jailbreak-loud");
      break;
    default:
      throw new Error(`${card} is not played freely`);
  }
}
