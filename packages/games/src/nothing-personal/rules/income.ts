/** Phase 2, step 1 (5.3): income from the Capo down. Associates yield nothing. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { openRoll, shownFaces } from "../board/dice.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney, changeRespect } from "../board/wallet.ts";
import { gangsterOf } from "../cards.ts";
import { has, outright, respectOf } from "../control.ts";
import { settleDebts } from "../deals/promises.ts";
import { decideTies } from "../deals/ties.ts";
import { CHAIRS_UP, nextBelow, POSITIONS, type PositionId } from "../positions.ts";
import { familyOf, type Man, manIn, type State } from "../state.ts";

export function* tieIncome(table: NpTable): Rules {
  yield* decideTies(table, "tie-income", table.state.silenced);
  table.state.phase = { at: "income", chair: "capo" };
}

/** The seat that gets a chair's income: by outright control, or as just decided. */
export function receiver(state: State, chair: PositionId, man: Man): Seat | null {
  return outright(state, man) ?? state.awards[chair] ?? null;
}

/** One chair after another. A wild card's dice are a window of their own. */
export function income(table: NpTable, chair: PositionId): void {
  const { state } = table;
  const man = manIn(state, chair);
  const seat = man === null ? null : receiver(state, chair, man);
  const isSilenced = man !== null && state.silenced.includes(man.id);
  if (man === null || seat === null || isSilenced) {
    const reason = man === null ? "vacant" : isSilenced ? "silenced" : "nobody";
    table.emit({ type: "income-none", chair, gangster: man?.id ?? null, reason });
  } else if (has(man, "wild-values")) {
    state.deed = { kind: "wild", seat, man: man.id, stage: "roll" };
    openRoll(table, ["number-die", "number-die"], seat, man.id);
    return;
  } else {
    const { money } = gangsterOf(man.id);
    pay(table, { chair, man, seat }, respectOf(state, man.id), money);
  }
  goOn(table, chair);
}

/** R25: the first die is his respect, the second his money. */
export function wildIncome(table: NpTable, chair: PositionId, seat: Seat): void {
  const man = manIn(table.state, chair);
  const [respect = 0, money = 0] = shownFaces(table).map(Number);
  if (man !== null) pay(table, { chair, man, seat }, respect, money);
  goOn(table, chair);
}

function pay(
  table: NpTable,
  { chair, man, seat }: { readonly chair: PositionId; readonly man: Man; readonly seat: Seat },
  cardRespect: number,
  cardMoney: number,
): void {
  const position = POSITIONS[chair];
  const respect = cardRespect + position.respect;
  // R24: a negative income is paid as far as the seat's money goes.
  const money = Math.max(cardMoney + position.money, -familyOf(table.state, seat).money);
  table.emit({
    type: "income",
    seat,
    gangster: man.id,
    chair,
    respect,
    money,
    own: { respect: cardRespect, money: cardMoney },
  });
  changeRespect(table, seat, respect);
  changeMoney(table, seat, money);
}

function goOn(table: NpTable, chair: PositionId): void {
  const { state } = table;
  const below = nextBelow(chair);
  if (below !== null) {
    state.phase = { at: "income", chair: below };
    return;
  }
  settleDebts(table);
  const [first = "third-guy"] = CHAIRS_UP;
  state.phase = { at: "crew", chair: first, part: "before" };
}
