/** Gangsters, markers and cards to choose from. */
import { type Choice, choice } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { seatsOf } from "@consigliere/engine/seat";
import type { InfluenceLine } from "../cards/influence.ts";
import { type CardId, type GangsterId, gangsterOf } from "../cards.ts";
import type { MarkerPlace, Owner } from "../marker-place.ts";
import { optionId } from "../option-ids.ts";
import { POSITION_IDS, type PositionId } from "../positions.ts";
import { everyone, familyOf, manIn, type State } from "../state.ts";

/** The gangsters on whom a line of a card may be placed, in table order (5.2). */
export function matching(state: State, line: InfluenceLine): GangsterId[] {
  if (line.on === "position") {
    const man = manIn(state, line.position);
    return man === null ? [] : [man.id];
  }
  const all = everyone(state).map(({ man }) => man.id);
  if (line.on === "any") return all;
  return all.filter((id) => gangsterOf(id).types.some((type) => line.types.includes(type)));
}

export function gangsterChoices(ids: readonly GangsterId[]): Choice<GangsterId>[] {
  return ids.map((id) => choice(optionId("gangster", id), id));
}

/** Every marker on the board that could be taken; of equal ones, only as many copies as needed. */
export function markersOnBoard(state: State, copies: number): MarkerPlace[] {
  const owners: readonly Owner[] = [...seatsOf(state.seatCount), "neutral"];
  return everyone(state).flatMap(({ man }) =>
    owners.flatMap((owner) => {
      const ordinary = owner === "neutral" ? man.neutral : (man.markers[owner] ?? 0);
      const plain = Array.from({ length: Math.min(ordinary, copies) }, (_, i) => ({
        gangster: man.id,
        owner,
        onCoin: false,
        copy: i + 1,
      }));
      const coined = man.coin === owner ? [{ gangster: man.id, owner, onCoin: true, copy: 1 }] : [];
      return [...plain, ...coined];
    }),
  );
}

export function vacantChairs(state: State): PositionId[] {
  return POSITION_IDS.filter((chair) => manIn(state, chair) === null);
}

/** A card of a hand. Equal cards are counted from 1. */
export interface Held {
  readonly id: string;
  readonly card: CardId;
}

/** Every card of a hand, copy by copy. */
export function heldCards(state: State, seat: Seat): Held[] {
  const counts = new Map<CardId, number>();
  return familyOf(state, seat).hand.map((card) => {
    const copy = (counts.get(card) ?? 0) + 1;
    counts.set(card, copy);
    return { id: optionId("card", { card, copy }), card };
  });
}

/** Every kind of card in a hand. */
export function heldKinds(state: State, seat: Seat): CardId[] {
  return [...new Set(familyOf(state, seat).hand)];
}
