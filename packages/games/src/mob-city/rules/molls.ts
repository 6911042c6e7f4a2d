/** 5.3 E: Molls are shown. Nobody learns which captains had none, nor which have answered. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import { type BlockId, type BuildingId, buildingsOf } from "../cards.ts";
import { hosts, mollAt, mollQuestion, mollsByPolicy } from "../legal/molls.ts";
import { optionId } from "../option-ids.ts";
import type { MollPolicy } from "../sealed.ts";
import { buildingOf, graceOrder } from "../state.ts";
import { baseIncome, blockAt } from "../town.ts";
import type { MobTable } from "./table.ts";
import { earn } from "./vault.ts";

export function* showMolls(table: MobTable, index: number): Rules {
  const { state } = table;
  const { block } = blockAt(state, index);
  const asked = hosts(state, block);
  const shown =
    state.options.gunfights === "orders"
      ? new Map(asked.map((seat) => [seat, byPolicy(table, block, seat, state.sealed.sheets[seat]?.moll)]))
      : yield* table.askAll(
          asked.map((seat) => mollAsking(table, block, seat)),
          { hidesAnswered: true },
        );
  for (const seat of graceOrder(state)) {
    const buildings = shown.get(seat) ?? [];
    for (const building of buildingsOf(block).filter((id) => buildings.includes(id)))
      show(table, seat, building);
  }
}

function byPolicy(table: MobTable, block: BlockId, seat: Seat, policy: MollPolicy = "auto"): BuildingId[] {
  return mollsByPolicy(table.state, block, { seat, policy });
}

function mollAsking(table: MobTable, block: BlockId, seat: Seat): SeatAsking<BuildingId[]> {
  const { moll } = table.settings(seat);
  const chosenBy = (policy?: MollPolicy) =>
    byPolicy(table, block, seat, policy).map((id) => optionId("building", id));
  return {
    seat,
    topic: "moll",
    question: mollQuestion(table.state, block, seat),
    about: { block },
    fallback: chosenBy(moll === "ask" ? "auto" : moll),
    standing: () => {
      const policy = table.settings(seat).moll;
      return policy === "ask" ? null : chosenBy(policy);
    },
    clock: "window",
  };
}

/** She doubles the whole income of the day, whoever gets it. */
function show(table: MobTable, seat: Seat, building: BuildingId): void {
  const { state } = table;
  const card = mollAt(state, seat, building);
  if (card === null) throw new Error(`seat ${seat} has no Moll at ${building}`);
  const { owner } = buildingOf(state, building);
  const base = baseIncome(state, building);
  const extra = owner === null ? 0 : base;
  if (owner !== null) earn(state, owner, extra);
  state.molls.push({ seat, building, card });
  table.reveal({ type: "moll-revealed", seat, building, card, owner, extra, value: 2 * base });
}
