/** 5.1.4: the whiskey that each captain pours today: in turn, or by the lists that were sealed with the bids (7.3). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { at, type Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type Grade, gradeOf, whiskeyPrice } from "../cards.ts";
import { affordableGrades, gradesLeft, whiskeyQuestion } from "../legal/whiskeys.ts";
import { optionId } from "../option-ids.ts";
import type { Settings } from "../settings.ts";
import { captainOf, type State } from "../state.ts";
import { rankedAt, rankedFrom } from "./bidding.ts";
import type { MobTable } from "./table.ts";
import { pay } from "./vault.ts";

export function* draftWhiskey(table: MobTable, rank: number): Rules {
  const { state } = table;
  const isRanked = state.options.whiskeyDraft === "ranked";
  const seat = rankedAt(state, "whiskey", rank);
  if (isRanked) for (const next of rankedFrom(state, "whiskey", 0)) pourByList(table, next);
  else if (seat !== undefined) yield* choose(table, seat);
  if (!isRanked && rankedAt(state, "whiskey", rank + 1) !== undefined) {
    state.phase = { at: "whiskey", rank: rank + 1 };
    return;
  }
  state.sealed.whiskeyLists = state.sealed.whiskeyLists.map(() => null);
  const isSealed = state.options.business === "sealed";
  state.phase = isSealed ? { at: "plans" } : { at: "payday", turn: 0, away: false };
}

function* choose(table: MobTable, seat: Seat): Rules {
  const { state } = table;
  const open = affordableGrades(state, seat);
  if (open.length === 0) {
    table.emit({ type: "whiskey-none", seat, reason: reasonForNone(state, seat) });
    return;
  }
  const grade = yield* table.ask(seat, {
    topic: "whiskey",
    question: whiskeyQuestion(state, seat),
    fallback: "none",
    standing: () => standingGrade(open, table.settings(seat).whiskey),
  });
  if (grade === null) table.emit({ type: "whiskey-none", seat, reason: "choice" });
  else take(table, seat, grade);
}

/** `open`: the grades that the captain can pay for, the cheapest first. */
function standingGrade(open: readonly Grade[], setting: Settings["whiskey"]): AnswerValue | null {
  if (setting === "ask") return null;
  if (setting === "none") return "none";
  return optionId("grade", at(open, setting === "best" ? open.length - 1 : 0));
}

/** The first listed grade that is left and that the captain can pay for. */
function pourByList(table: MobTable, seat: Seat): void {
  const { state } = table;
  const list = state.sealed.whiskeyLists[seat] ?? [];
  const open = affordableGrades(state, seat);
  const grade = list.find((wanted) => open.includes(wanted));
  if (grade !== undefined) take(table, seat, grade);
  else table.emit({ type: "whiskey-none", seat, reason: reasonForNone(state, seat) });
}

/** From public facts alone, because a list stays its captain's secret. */
function reasonForNone(state: State, seat: Seat): "choice" | "too-dear" | "none-left" {
  if (gradesLeft(state).length === 0) return "none-left";
  return affordableGrades(state, seat).length === 0 ? "too-dear" : "choice";
}

function take(table: MobTable, seat: Seat, grade: Grade): void {
  const { state } = table;
  const whiskey = state.whiskeysLeft.find((id) => gradeOf(id) === grade);
  if (whiskey === undefined) throw new Error(`no whiskey of grade ${grade} is left`);
  const price = whiskeyPrice(grade);
  pay(state, seat, price);
  state.whiskeysLeft = state.whiskeysLeft.filter((id) => id !== whiskey);
  captainOf(state, seat).whiskey = whiskey;
  table.emit({ type: "whiskey-taken", seat, whiskey, price });
}
