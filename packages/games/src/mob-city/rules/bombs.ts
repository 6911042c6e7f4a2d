/** 5.3 B: grenades at buildings. Nobody learns which captains held none, nor which have answered. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import { type BlockId, type BuildingId, buildingsOf, GROUPS, type GroupNo } from "../cards.ts";
import { removeCards } from "../groups.ts";
import { bombable, bombers, bombQuestion, bombsByOrder, grenadeAt } from "../legal/bombs.ts";
import { optionId } from "../option-ids.ts";
import type { Sheet } from "../sealed.ts";
import { buildingOf, graceOrder, type State } from "../state.ts";
import { blockAt } from "../town.ts";
import type { MobTable } from "./table.ts";
import { putUnder } from "./vault.ts";

export function* throwBombs(table: MobTable, index: number): Rules {
  const { state } = table;
  const { block } = blockAt(state, index);
  const throwing = bombers(state, block);
  const throws =
    state.options.gunfights === "orders"
      ? new Map(throwing.map((seat) => [seat, byOrders(state, block, seat)]))
      : yield* table.askAll(
          throwing.map((seat) => bombAsking(table, block, seat)),
          { hidesAnswered: true },
        );
  for (const seat of graceOrder(state)) {
    const targets = throws.get(seat) ?? [];
    for (const building of buildingsOf(block).filter((id) => targets.includes(id)))
      throwAt(table, seat, building);
  }
}

function bombAsking(table: MobTable, block: BlockId, seat: Seat): SeatAsking<BuildingId[]> {
  const { state } = table;
  const ordered = () => bombsByOrder(state, block, { seat, order: table.settings(seat).bomb });
  return {
    seat,
    topic: "bomb",
    question: bombQuestion(state, block, seat),
    about: { block },
    fallback: [],
    standing: () => ordered()?.map((building) => optionId("building", building)) ?? null,
    clock: "window",
  };
}

/** The groups that throw: all of them, or those named in the captain's sheet. */
function throwingGroups(state: State, seat: Seat): readonly GroupNo[] {
  const sheet: Sheet | null = state.sealed.sheets[seat] ?? null;
  return sheet === null ? GROUPS : sheet.bomb;
}

function byOrders(state: State, block: BlockId, seat: Seat): BuildingId[] {
  const groups = throwingGroups(state, seat);
  return bombable(state, block, seat).filter((building) => grenadeAt(state, seat, building, groups) !== null);
}

/** The first grenade at a building counts. Later ones lapse, and stay in hand unseen. */
function throwAt(table: MobTable, seat: Seat, building: BuildingId): void {
  const { state } = table;
  const target = buildingOf(state, building);
  if (target.bombed) {
    table.emitTo(seat, { type: "bomb-lapsed", seat, building }, null);
    return;
  }
  const grenade = grenadeAt(state, seat, building, throwingGroups(state, seat));
  if (grenade === null) throw new Error(`seat ${seat} has no grenade at ${building}`);
  removeCards(state, seat, [grenade]);
  putUnder(table, [grenade]);
  target.bombed = true;
  target.business = "plain";
  table.reveal({ type: "building-bombed", seat, building, card: grenade });
}
