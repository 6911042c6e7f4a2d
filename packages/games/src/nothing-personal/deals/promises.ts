/** The ledger (7.8): the fate of promises. Kept and broken promises are told. If deals are binding, escrow moves. */
import type { Seat } from "@consigliere/engine/seat";
import type { NpTable } from "../board/table.ts";
import { transfer } from "../board/wallet.ts";
import type { GangsterId } from "../cards.ts";
import type { PositionId } from "../positions.ts";
import { covers } from "../promises.ts";
import { familyOf, isBeforeIncome, onBoard, type State } from "../state.ts";
import type { Pledge, PromiseEntry, PromiseStatus } from "../terms.ts";

/** Enters the promises of one side of a deal; `first` is the first number of the deal. */
export function enterPromises(
  table: NpTable,
  { by, to, deal }: { readonly by: Seat; readonly to: Seat; readonly deal: number },
  pledges: readonly Pledge[],
): void {
  const { state } = table;
  for (const promise of pledges) {
    const entry: PromiseEntry = {
      id: state.promises.length + 1,
      deal,
      by,
      to,
      promise,
      round: state.round,
      paid: 0,
      due: incomeRound(state),
      status: "open",
    };
    if (promise.kind === "escrow") {
      const amount = Math.min(promise.amount, familyOf(state, by).money);
      entry.paid = amount;
      // Set aside: it belongs neither to the bank nor to any seat.
      familyOf(state, by).money -= amount;
    }
    state.promises.push(entry);
    table.emit({ type: "promise-made", id: entry.id, by, to, promise });
  }
}

/** The round of the next income. */
function incomeRound({ round, phase }: State): number {
  return isBeforeIncome(phase) ? round : round + 1;
}

export function nextDeal(state: State): number {
  return Math.max(0, ...state.promises.map(({ deal }) => deal)) + 1;
}

function settle(table: NpTable, entry: PromiseEntry, status: Exclude<PromiseStatus, "open">): void {
  if (entry.status !== "open") return;
  entry.status = status;
  const { id, by, to, promise } = entry;
  table.emit({ type: `promise-${status}`, id, by, to, promise });
  for (const escrow of table.state.promises) {
    const isFor =
      escrow.status === "open" &&
      escrow.deal === entry.deal &&
      escrow.by === entry.to &&
      escrow.promise.kind === "escrow" &&
      numberIn(table.state, entry) === escrow.promise.forPromise;
    if (isFor) release(table, escrow, status === "kept");
  }
}

/** The number of a promise on its side of its deal, from 1; an escrow has none. */
function numberIn(state: State, entry: PromiseEntry): number {
  const side = state.promises.filter(({ deal, by }) => deal === entry.deal && by === entry.by);
  return side.indexOf(entry) + 1;
}

function release(table: NpTable, escrow: PromiseEntry, isEarned: boolean): void {
  const { state } = table;
  const { by, to, paid: amount } = escrow;
  escrow.paid = 0;
  escrow.status = isEarned ? "kept" : "lapsed";
  familyOf(state, isEarned ? to : by).money += amount;
  table.emit({ type: isEarned ? "escrow-released" : "escrow-returned", by, to, amount });
}

/** The acts of a seat that a promise may be about. */
export type Doing =
  | { readonly did: "move" | "whack" | "whacked"; readonly target: GangsterId }
  | { readonly did: "hit"; readonly victim: Seat }
  | {
      readonly did: "tie";
      readonly gangster: GangsterId;
      readonly among: readonly Seat[];
      readonly chosen: Seat;
    }
  | {
      readonly did: "permit";
      readonly gangster: GangsterId;
      readonly asker: Seat;
      readonly isGranted: boolean;
    }
  | {
      readonly did: "appoint";
      readonly chair: PositionId;
      readonly among: readonly GangsterId[];
      readonly chosen: GangsterId;
    }
  | { readonly did: "commission"; readonly isPass: boolean };

/** Looks through the open promises of a seat that has done something. */
export function note(table: NpTable, seat: Seat, doing: Doing): void {
  const { state } = table;
  for (const entry of state.promises) {
    if (entry.by !== seat || entry.status !== "open") continue;
    const verdict = judge(state, entry, doing);
    if (verdict !== null) settle(table, entry, verdict);
  }
}

function judge(state: State, { to, promise }: PromiseEntry, doing: Doing): "kept" | "broken" | null {
  switch (doing.did) {
    case "move":
      return promise.kind === "no-move" && covers(state, promise, doing.target) ? "broken" : null;
    case "whack":
      return promise.kind === "no-whack" && covers(state, promise, doing.target) ? "broken" : null;
    case "whacked":
      return promise.kind === "do-whack" && promise.gangster === doing.target ? "kept" : null;
    case "hit":
      return promise.kind === "no-play-against" && promise.seat === doing.victim ? "broken" : null;
    case "tie":
      if (promise.kind !== "award-tie" || !doing.among.includes(to)) return null;
      if (promise.gangster !== null && promise.gangster !== doing.gangster) return null;
      return doing.chosen === to ? "kept" : "broken";
    case "permit":
      if (promise.kind !== "permit" || promise.gangster !== doing.gangster || to !== doing.asker) return null;
      return doing.isGranted ? "kept" : "broken";
    case "appoint":
      if (promise.kind !== "appoint" || promise.chair !== doing.chair) return null;
      if (!doing.among.includes(promise.gangster)) return null;
      return doing.chosen === promise.gangster ? "kept" : "broken";
    case "commission":
      if (promise.kind !== "pass-commission") return null;
      return doing.isPass ? "kept" : "broken";
  }
}

/** Dollars that one seat gave another voluntarily. They pay debts. */
export function notePaid(state: State, from: Seat, to: Seat, amount: number): void {
  let left = amount;
  for (const entry of state.promises) {
    const { promise } = entry;
    if (entry.status !== "open" || entry.by !== from || entry.to !== to || promise.kind !== "pay-later")
      continue;
    const part = Math.min(left, promise.amount - entry.paid);
    entry.paid += part;
    left -= part;
  }
}

/** After the income of a round: due promises are kept, paid or broken. */
export function settleDebts(table: NpTable): void {
  const { state } = table;
  for (const entry of state.promises) {
    const { promise, by, to, due } = entry;
    if (entry.status !== "open" || promise.kind !== "pay-later" || due > state.round) continue;
    if (state.options.bindingDeals) entry.paid += transfer(table, by, to, promise.amount - entry.paid);
    const owed = promise.amount - entry.paid;
    if (owed === 0) settle(table, entry, "kept");
    else if (!state.options.bindingDeals) settle(table, entry, "broken");
    else if (due < state.round) {
      settle(table, entry, "lapsed");
      table.emit({ type: "debt-lapsed", by, to, amount: owed });
    }
  }
}

/** A promise about a gangster who has left the board has become impossible. */
export function lapseImpossible(table: NpTable): void {
  for (const entry of table.state.promises) {
    const { promise, status } = entry;
    if (status === "open" && promise.kind === "do-whack" && !onBoard(table.state, promise.gangster))
      settle(table, entry, "lapsed");
  }
}

/**
 * The round is over. Promises not to do something were kept. Promises to do something are broken, or lapse if they were
 * impossible.
 */
export function settleRound(table: NpTable): void {
  for (const entry of table.state.promises) {
    switch (entry.promise.kind) {
      case "no-move":
      case "no-whack":
      case "no-play-against":
        settle(table, entry, "kept");
        break;
      case "do-whack":
        settle(table, entry, "broken");
        break;
      case "award-tie":
      case "permit":
      case "appoint":
      case "pass-commission":
        settle(table, entry, "lapsed");
        break;
      case "pay-later":
      case "escrow":
        break;
    }
  }
  for (const entry of table.state.promises)
    if (entry.promise.kind === "escrow" && entry.status === "open") release(table, entry, false);
}

/** At the end of the match nothing is owed any more. */
export function settleMatch(table: NpTable): void {
  for (const entry of table.state.promises)
    if (entry.promise.kind === "pay-later") settle(table, entry, "lapsed");
}

/** Dollars that are set aside. */
export function escrowed({ promises }: State): number {
  return promises.reduce(
    (sum, { promise, status, paid }) => sum + (promise.kind === "escrow" && status === "open" ? paid : 0),
    0,
  );
}
