/** D8: the orders that may be given for a warehouse (5.4). */
import { type Choice, choice, choiceThen, form, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import {
  cardOfKind,
  type GangsterId,
  type ItemId,
  RACKET_TYPES,
  type RacketType,
  type WarehouseId,
} from "../cards.ts";
import { optionId } from "../option-ids.ts";
import {
  arePilesEmpty,
  currentTurn,
  familyOf,
  type Gangster,
  isBlocked,
  itemOf,
  rivalsOf,
  type State,
} from "../state.ts";
import { type Reason, refused } from "./reasons.ts";

export type Action =
  | { readonly type: "move-out" | "go-home"; readonly gangster: GangsterId }
  | {
      readonly type: "collect";
      readonly gangster: GangsterId;
      readonly pile: RacketType;
      readonly warehouse: WarehouseId;
    }
  | { readonly type: "hit"; readonly gangster: GangsterId; readonly target: GangsterId }
  | { readonly type: "rob"; readonly gangster: GangsterId; readonly warehouse: WarehouseId }
  | {
      readonly type: "hand-over";
      readonly gangster: GangsterId;
      readonly item: ItemId;
      readonly to: GangsterId;
    }
  | { readonly type: "end-turn" };

/** Every order that the active seat may give. `end-turn` is last and always listed. */
export function actionQuestion(state: State, seat: Seat): Question<Action> {
  const endTurn = choice("end-turn", { type: "end-turn" } as const);
  if (currentTurn(state).actionsLeft === 0) return oneOf<Action>([endTurn]);
  const orders = familyOf(state, seat).gangsters.flatMap((g) => ordersFor(state, seat, g));
  return oneOf<Action>([...orders, endTurn]);
}

function ordersFor(state: State, seat: Seat, gangster: Gangster): Choice<Action>[] {
  const { card } = gangster;
  if (gangster.zone === "hideout") {
    const moveOut = ifFree(gangster, optionId("move-out", card), { type: "move-out", gangster: card });
    return state.options.itemHandover && gangster.items.length > 0
      ? [moveOut, handOverChoice(state, seat, gangster)]
      : [moveOut];
  }
  return [
    ...jobsOf(state, seat, gangster),
    ifFree(gangster, optionId("go-home", card), { type: "go-home", gangster: card }),
  ];
}

function ifFree(gangster: Gangster, id: string, action: Action): Choice<Action> {
  return isBlocked(gangster) ? refused(id, "gangster-blocked") : choice(id, action);
}

function jobsOf(state: State, seat: Seat, gangster: Gangster): Choice<Action>[] {
  const { card } = gangster;
  const jobs = [
    {
      id: optionId("collect", card),
      reason: whyNoCollecting(state),
      open: () => collectChoice(state, seat, card),
    },
    { id: optionId("hit", card), reason: whyNoHit(state, seat), open: () => hitChoice(state, seat, card) },
    {
      id: optionId("rob", card),
      reason: whyNoRobbery(state, seat),
      open: () => robChoice(state, seat, card),
    },
  ];
  return jobs.map(({ id, reason, open }) => {
    const why = isBlocked(gangster) ? "gangster-blocked" : reason;
    return why === null ? open() : refused(id, why);
  });
}

function whyNoCollecting(state: State): Reason | null {
  return arePilesEmpty(state) ? "piles-empty" : null;
}

function whyNoHit(state: State, seat: Seat): Reason | null {
  return rivalGangsters(state, seat).some((g) => g.zone === "street") ? null : "no-target";
}

function whyNoRobbery(state: State, seat: Seat): Reason | null {
  return rivalWarehouses(state, seat).some((w) => w.rackets.length > 0) ? null : "nothing-to-rob";
}

/** 6.3: any pile with a racket, and any own warehouse. */
function collectChoice(state: State, seat: Seat, gangster: GangsterId): Choice<Action> {
  const pile = oneOf(
    RACKET_TYPES.map((type): Choice<RacketType> => {
      const id = optionId("pile", type);
      return state.piles[type].length === 0 ? refused(id, "pile-empty") : choice(id, type);
    }),
  );
  const warehouse = oneOf(ownWarehouseChoices(state, seat));
  return choiceThen(optionId("collect", gangster), form({ pile, warehouse }), (chosen) => ({
    type: "collect",
    gangster,
    ...chosen,
  }));
}

/** 6.4: a rival's gangster on the street, blocked or not. */
function hitChoice(state: State, seat: Seat, gangster: GangsterId): Choice<Action> {
  const targets = rivalGangsters(state, seat).map((g): Choice<GangsterId> => {
    const id = optionId("gangster", g.card);
    return g.zone === "street" ? choice(id, g.card) : refused(id, "in-the-hideout");
  });
  return choiceThen(optionId("hit", gangster), oneOf(targets), (target) => ({
    type: "hit",
    gangster,
    target,
  }));
}

/** 6.5: a rival's warehouse with at least one racket. Hopeless attempts are legal (R21). */
function robChoice(state: State, seat: Seat, gangster: GangsterId): Choice<Action> {
  const targets = rivalWarehouses(state, seat).map((w): Choice<WarehouseId> => {
    const id = optionId("warehouse", w.card);
    return w.rackets.length > 0 ? choice(id, w.card) : refused(id, "no-rackets");
  });
  return choiceThen(optionId("rob", gangster), oneOf(targets), (warehouse) => ({
    type: "rob",
    gangster,
    warehouse,
  }));
}

/** 6.9: one item, to another own gangster in the hideout whose slot for it is free. */
function handOverChoice(state: State, seat: Seat, giver: Gangster): Choice<Action> {
  const id = optionId("hand-over", giver.card);
  if (isBlocked(giver)) return refused(id, "gangster-blocked");
  const others = familyOf(state, seat).gangsters.filter((g) => g !== giver);
  const items = giver.items.map((item) => handOverItem(giver, item, others));
  if (items.every(({ option }) => option.blocked !== undefined)) return refused(id, "no-partner");
  return choiceThen(id, oneOf(items), (chosen) => chosen);
}

function handOverItem(giver: Gangster, item: ItemId, others: readonly Gangster[]): Choice<Action> {
  const id = optionId("item", item);
  const { subtype } = cardOfKind(item, "item");
  const partners = others.map((g): Choice<GangsterId> => {
    const target = optionId("gangster", g.card);
    if (g.zone === "street") return refused(target, "on-the-street");
    return itemOf(g, subtype) === null ? choice(target, g.card) : refused(target, "slot-taken");
  });
  if (partners.every(({ option }) => option.blocked !== undefined)) return refused(id, "no-partner");
  return choiceThen(id, oneOf(partners), (to) => ({ type: "hand-over", gangster: giver.card, item, to }));
}

/** Every own warehouse under which a racket may go. */
export function ownWarehouseChoices(state: State, seat: Seat): Choice<WarehouseId>[] {
  return familyOf(state, seat).warehouses.map((w) => choice(optionId("warehouse", w.card), w.card));
}

function rivalGangsters(state: State, seat: Seat): Gangster[] {
  return rivalsOf(state, seat).flatMap((rival) => familyOf(state, rival).gangsters);
}

function rivalWarehouses(state: State, seat: Seat) {
  return rivalsOf(state, seat).flatMap((rival) => familyOf(state, rival).warehouses);
}
