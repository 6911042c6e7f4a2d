/** 5.3 D: the income of the block. */
import { buildingsOf, planOf } from "../cards.ts";
import { buildingOf } from "../state.ts";
import { baseIncome, blockAt, pouredGrade, tradeOf } from "../town.ts";
import type { MobTable } from "./table.ts";
import { earn } from "./vault.ts";

export function payIncome(table: MobTable, index: number): void {
  const { state } = table;
  for (const building of buildingsOf(blockAt(state, index).block)) {
    const { owner, closed, bombed } = buildingOf(state, building);
    if (owner === null) continue;
    const amount = baseIncome(state, building);
    earn(state, owner, amount);
    const grade = pouredGrade(state, building);
    table.emit({
      type: "income-paid",
      seat: owner,
      building,
      amount,
      plain: planOf(building).income,
      grade,
      trade: grade === null ? null : tradeOf(state),
      harm: closed ? "closed" : bombed ? "bombed" : null,
    });
  }
}
