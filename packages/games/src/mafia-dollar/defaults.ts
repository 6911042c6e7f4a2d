/** The choices for a seat that runs out of time, or that leaves the choice to the default (10.4). */
import {
  cardOf,
  cardOfKind,
  type HandCardId,
  isPolice,
  type Kind,
  type RacketId,
  racketValue,
  type WarehouseId,
} from "./cards.ts";

const JUNK_KINDS: readonly Kind[] = ["block", "guard-dog", "item", "gangster", "warehouse", "dons-birthday"];

/** The cards that are not police, the least useful first. */
export function junkOrder(hand: readonly HandCardId[]): HandCardId[] {
  return hand.filter((id) => !isPolice(id)).sort((a, b) => byKeys(junkKeys(a), junkKeys(b)) || byId(a, b));
}

function junkKeys(id: HandCardId): number[] {
  const card = cardOf(id);
  const rank = JUNK_KINDS.indexOf(card.kind);
  switch (card.kind) {
    case "item":
      return [rank, card.bonus];
    case "gangster":
      return [rank, card.attack + card.robbery];
    default:
      return [rank, 0];
  }
}

/** D2 for a hand of police only: the card with the fewest stars. */
export function mildestPolice(hand: readonly HandCardId[]): HandCardId | undefined {
  return policeByStars(hand)[0];
}

/** D3: the harshest police card, otherwise the least useful card. */
export function cardToPass(hand: readonly HandCardId[]): HandCardId {
  const police = policeByStars(hand);
  const most = stars(police.at(-1));
  const card = police.find((id) => stars(id) === most) ?? junkOrder(hand)[0];
  if (card === undefined) throw new Error("no card to pass");
  return card;
}

function policeByStars(hand: readonly HandCardId[]): HandCardId[] {
  return hand.filter(isPolice).sort((a, b) => stars(a) - stars(b) || byId(a, b));
}

function stars(id: HandCardId | undefined): number {
  return id === undefined ? 0 : cardOfKind(id, "police").stars;
}

/** D4, D6. */
export function cheapest(rackets: readonly RacketId[]): RacketId {
  return firstOf([...rackets].sort((a, b) => racketValue(a) - racketValue(b) || byId(a, b)));
}

/** D11, D12. */
export function dearestFirst(rackets: readonly RacketId[]): RacketId[] {
  return [...rackets].sort((a, b) => racketValue(b) - racketValue(a) || byId(a, b));
}

/** D5: the rackets of the highest value, by id. */
export function allDearest(rackets: readonly RacketId[]): RacketId[] {
  const most = Math.max(...rackets.map(racketValue));
  return rackets.filter((racket) => racketValue(racket) === most).sort(byId);
}

/** The stash rule: fewest rackets, then the earliest played. */
export function stashWarehouse<T extends { readonly rackets: readonly unknown[] }>(
  warehouses: readonly T[],
): T {
  const fewest = Math.min(...warehouses.map((w) => w.rackets.length));
  return firstOf(warehouses.filter((w) => w.rackets.length === fewest));
}

/** The stash rule, applied to one racket after the other. */
export function stashed(
  rackets: readonly RacketId[],
  warehouses: readonly { readonly card: WarehouseId; readonly rackets: readonly RacketId[] }[],
): { readonly racket: RacketId; readonly into: WarehouseId }[] {
  const filling = warehouses.map(({ card, rackets: held }) => ({ card, rackets: [...held] }));
  return rackets.map((racket) => {
    const into = stashWarehouse(filling);
    into.rackets.push(racket);
    return { racket, into: into.card };
  });
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("nothing to choose from");
  return first;
}

function byKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((key, i) => key !== b[i]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

function byId(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
