/** 5.3 A: the police raid the speakeasies of a district. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type BuildingId, buildingsOf, planOf } from "../cards.ts";
import { dearestFine, fineQuestion, payableFines } from "../legal/fines.ts";
import { optionId } from "../option-ids.ts";
import { buildingOf, captainOf, graceOrder, type State } from "../state.ts";
import { blockAt } from "../town.ts";
import type { MobTable } from "./table.ts";
import { pay } from "./vault.ts";

export function raid(table: MobTable, index: number): void {
  const { state } = table;
  const { block } = blockAt(state, index);
  for (const seat of graceOrder(state)) {
    const raided = buildingsOf(block).filter((id) => {
      const { owner, business } = buildingOf(state, id);
      return owner === seat && business === "speakeasy";
    });
    if (seat === state.police) {
      for (const building of raided) table.emit({ type: "raid-spared", seat, building });
      continue;
    }
    for (const building of raided) {
      buildingOf(state, building).closed = true;
      table.emit({ type: "raid-closed", seat, building, fine: planOf(building).fine });
    }
    if (raided.length > 0) settle(table, { seat, unpaid: raided });
  }
}

interface Fined {
  readonly seat: Seat;
  readonly unpaid: readonly BuildingId[];
}

/** Pays the fines that leave no choice. The others wait in the state. */
function settle(table: MobTable, { seat, unpaid }: Fined): void {
  const { state } = table;
  const { cash } = captainOf(state, seat);
  const total = unpaid.reduce((sum, building) => sum + planOf(building).fine, 0);
  const payable = payableFines(unpaid, cash);
  const [only] = payable;
  if (cash >= total) {
    for (const building of unpaid) payFine(table, seat, building);
  } else if (only === undefined) {
    for (const building of unpaid) lose(table, seat, building);
  } else if (payable.length === 1) {
    payFine(table, seat, only);
    settle(table, { seat, unpaid: unpaid.filter((building) => building !== only) });
  } else {
    state.fines.push({ seat, unpaid: [...unpaid] });
  }
}

/** W3: one round for all captains who have a choice. It is told in Grace order after the round (P-16). */
export function* chooseFines(table: MobTable): Rules {
  const { state } = table;
  const fined: readonly Fined[] = state.fines;
  const paid = yield* table.askAll(fined.map((owing) => fineAsking(state, owing)));
  state.fines = [];
  for (const { seat, unpaid } of fined) {
    const building = paid.get(seat);
    if (building === undefined) throw new Error(`seat ${seat} did not say which fine it pays`);
    payFine(table, seat, building);
    settle(table, { seat, unpaid: unpaid.filter((other) => other !== building) });
  }
}

function fineAsking(state: State, { seat, unpaid }: Fined) {
  const { cash } = captainOf(state, seat);
  return {
    seat,
    topic: "fine-pay",
    question: fineQuestion(unpaid, cash),
    fallback: optionId("building", dearestFine(unpaid, cash)),
    clock: "window",
  } as const;
}

function payFine(table: MobTable, seat: Seat, building: BuildingId): void {
  const amount = planOf(building).fine;
  pay(table.state, seat, amount);
  table.emit({ type: "raid-fined", seat, building, amount });
}

/** The token comes back. Notoriety stays, and the building stays closed today. */
function lose(table: MobTable, seat: Seat, building: BuildingId): void {
  const { state } = table;
  const lost = buildingOf(state, building);
  lost.owner = null;
  lost.business = "plain";
  captainOf(state, seat).shopTokens += 1;
  table.emit({ type: "building-lost", seat, building });
}
