/** D2: the options for the one card of the turn (5.3). */
import { type Choice, choice, choiceThen, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import {
  type BirthdayId,
  type BlockId,
  cardOf,
  cardOfKind,
  type DogId,
  type GangsterId,
  type HandCardId,
  type ItemId,
  isBirthday,
  isBlock,
  isDog,
  isGangster,
  isItem,
  isPolice,
  type PoliceId,
  type WarehouseId,
} from "../cards.ts";
import { junkOrder, mildestPolice } from "../defaults.ts";
import { optionId } from "../option-ids.ts";
import { familyOf, type Gangster, isBlocked, itemOf, rivalsOf, type State } from "../state.ts";
import { type Reason, refused } from "./reasons.ts";

export type Play =
  | { readonly type: "warehouse"; readonly card: WarehouseId }
  | { readonly type: "gangster"; readonly card: GangsterId }
  | { readonly type: "item"; readonly card: ItemId; readonly gangster: GangsterId }
  | { readonly type: "dog"; readonly card: DogId; readonly warehouse: WarehouseId }
  | { readonly type: "block"; readonly card: BlockId; readonly gangster: GangsterId }
  | { readonly type: "unblock"; readonly card: HandCardId; readonly gangster: GangsterId }
  | { readonly type: "birthday"; readonly card: BirthdayId }
  | { readonly type: "police"; readonly card: PoliceId }
  | { readonly type: "discard"; readonly card: HandCardId };

/** Everything that the active seat may do with its one card. */
export function playQuestion(state: State, seat: Seat): Question<Play> {
  const { hand } = familyOf(state, seat);
  return oneOf<Play>([
    ...hand.map((card) => playChoice(state, seat, card)),
    ...hand.flatMap((card) => unblockChoices(state, seat, card)),
    ...hand.map(discardChoice),
  ]);
}

/** D2 for a seat that runs out of time. */
export function defaultPlay(hand: readonly HandCardId[]): string {
  const [junk] = junkOrder(hand);
  if (junk !== undefined) return optionId("discard", junk);
  const police = mildestPolice(hand);
  if (police === undefined) throw new Error("an empty hand: there is nothing to ask");
  return optionId("play", police);
}

function playChoice(state: State, seat: Seat, card: HandCardId): Choice<Play> {
  const id = optionId("play", card);
  if (isGangster(card)) return choice(id, { type: "gangster", card });
  if (isItem(card)) return itemChoice(state, seat, card);
  if (isBlock(card)) return blockChoice(state, seat, card);
  if (isDog(card)) return dogChoice(state, seat, card);
  if (isBirthday(card)) return choice(id, { type: "birthday", card });
  if (isPolice(card)) return choice(id, { type: "police", card });
  return choice(id, { type: "warehouse", card });
}

/** 6.6: only on an own gangster in the hideout, blocked or not, whose slot is free. */
function itemChoice(state: State, seat: Seat, card: ItemId): Choice<Play> {
  const { gangsters } = familyOf(state, seat);
  if (gangsters.length === 0) return refused(optionId("play", card), "no-own-gangster");
  const carriers = gangsters.map((g) => gangsterChoice(g, whyNotEquipped(g, card)));
  return ifAnyOpen(optionId("play", card), carriers, (gangster) => ({ type: "item", card, gangster }));
}

function whyNotEquipped(gangster: Gangster, card: ItemId): Reason | null {
  if (gangster.zone === "street") return "on-the-street";
  return itemOf(gangster, cardOfKind(card, "item").subtype) === null ? null : "slot-taken";
}

function blockChoice(state: State, seat: Seat, card: BlockId): Choice<Play> {
  const victims = rivalsOf(state, seat).flatMap((rival) => familyOf(state, rival).gangsters);
  if (victims.length === 0) return refused(optionId("play", card), "no-rival-gangster");
  const choices = victims.map((g) => gangsterChoice(g, null));
  return ifAnyOpen(optionId("play", card), choices, (gangster) => ({ type: "block", card, gangster }));
}

function dogChoice(state: State, seat: Seat, card: DogId): Choice<Play> {
  const places = familyOf(state, seat).warehouses.map((w): Choice<WarehouseId> => {
    const id = optionId("warehouse", w.card);
    return w.dog === null ? choice(id, w.card) : refused(id, "has-dog");
  });
  return ifAnyOpen(optionId("play", card), places, (warehouse) => ({ type: "dog", card, warehouse }));
}

/** 6.7: the symbol must lift the topmost block. Listed only for seats that have a gangster to free. */
function unblockChoices(state: State, seat: Seat, card: HandCardId): Choice<Play>[] {
  const { symbol } = cardOf(card);
  const own = familyOf(state, seat).gangsters;
  if (symbol === null || !own.some(isBlocked)) return [];
  const choices = own.map((g) => gangsterChoice(g, whyNotLifted(g, symbol)));
  return [ifAnyOpen(optionId("unblock", card), choices, (gangster) => ({ type: "unblock", card, gangster }))];
}

function whyNotLifted({ blocks }: Gangster, symbol: string): Reason | null {
  const top = blocks.at(-1);
  if (top === undefined) return "not-blocked";
  return cardOfKind(top, "block").cure === symbol ? null : "wrong-symbol";
}

function discardChoice(card: HandCardId): Choice<Play> {
  const id = optionId("discard", card);
  return isPolice(card) ? refused(id, "police-stay") : choice(id, { type: "discard", card });
}

function gangsterChoice({ card }: Gangster, reason: Reason | null): Choice<GangsterId> {
  const id = optionId("gangster", card);
  return reason === null ? choice(id, card) : refused(id, reason);
}

/** The choice of a target. It is blocked as a whole when every target is, with the most useful reason. */
function ifAnyOpen<T>(id: string, targets: readonly Choice<T>[], meaning: (target: T) => Play): Choice<Play> {
  if (targets.some(({ option }) => option.blocked === undefined)) {
    return choiceThen(id, oneOf(targets), meaning);
  }
  const reasons = targets.map(({ option }) => option.blocked as Reason);
  return refused(id, reasons.find((reason) => reason !== "not-blocked") ?? "no-own-gangster");
}
