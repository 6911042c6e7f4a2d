/** Gifts and deals carried out (7.8): the whole exchange at once, then the promises. */
import type { Seat } from "@consigliere/engine/seat";
import { checkRing } from "../board/markers.ts";
import { handOver } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import { transfer } from "../board/wallet.ts";
import type { CardId, GangsterId } from "../cards.ts";
import type { Gift } from "../legal/deals.ts";
import { isExecutable } from "../legal/deals.ts";
import { manOf } from "../state.ts";
import { type Offer, publicTerms } from "../terms.ts";
import { enterPromises, nextDeal, notePaid } from "./promises.ts";

export function tellOffer(
  table: NpTable,
  type: "offer-made" | "offer-accepted" | "offer-declined" | "offer-void" | "plea-made",
  { from, to, terms }: Offer,
): void {
  const told = { type, from, to, terms: publicTerms(terms) } as const;
  table.emitToSeats({ [from]: { ...told, full: terms }, [to]: { ...told, full: terms } }, told);
}

export function give(table: NpTable, from: Seat, { to, money, cards }: Gift): void {
  table.emit({ type: "gift-given", from, to, money, cards: cards.length });
  pay(table, from, to, money);
  for (const card of cards) handOver(table, { from, to, card }, "card-given");
}

function pay(table: NpTable, from: Seat, to: Seat, amount: number): void {
  transfer(table, from, to, amount);
  notePaid(table.state, from, to, amount);
}

/** Accepted: everything changes hands, or nothing does if something is missing. Returns whether it was done. */
export function execute(table: NpTable, offer: Offer, chosen: readonly CardId[]): boolean {
  const { from, to, terms } = offer;
  const { give: given, want, coinSwap, promises, asks } = terms;
  if (!isExecutable(table.state, offer, chosen)) {
    tellOffer(table, "offer-void", offer);
    return false;
  }
  tellOffer(table, "offer-accepted", offer);
  pay(table, from, to, given.money);
  pay(table, to, from, want.money);
  const wanted = [...(want.card === null ? [] : [want.card]), ...chosen];
  for (const card of given.cards) handOver(table, { from, to, card }, "card-given");
  for (const card of wanted) handOver(table, { from: to, to: from, card }, "card-given");
  if (coinSwap !== null) swapCoin(table, coinSwap, from, to);
  const deal = nextDeal(table.state);
  enterPromises(table, { by: from, to, deal }, promises);
  enterPromises(table, { by: to, to: from, deal }, asks);
  return true;
}

/**
 * R18: the marker on the coin is exchanged for an ordinary one. The owner of the marker then on the coin holds the
 * coin.
 */
function swapCoin(table: NpTable, id: GangsterId, first: Seat, second: Seat): void {
  const man = manOf(table.state, id);
  const [holder, other] = man.coin === first ? [first, second] : [second, first];
  man.coin = other;
  man.markers[other] = (man.markers[other] ?? 0) - 1;
  man.markers[holder] = (man.markers[holder] ?? 0) + 1;
  table.emit({ type: "coin-swapped", gangster: id, first: holder, second: other });
  checkRing(table);
}
