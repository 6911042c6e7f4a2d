/**
 * The controller of a blackmailed gangster needs the coin holder's permission for everything except passing (6.1, 7.4).
 */
import { amount, type Choice, choice, choiceThen, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { transfer } from "../board/wallet.ts";
import { note } from "../deals/promises.ts";
import type { Act } from "../deeds/deed.ts";
import type { Action } from "../events.ts";
import { lossOf } from "../legal/loss.ts";
import { refused } from "../legal/reasons.ts";
import { mustPermit } from "../promises.ts";
import { familyOf, type Man } from "../state.ts";

interface Proposal {
  readonly seat: Seat;
  readonly man: Man;
  readonly action: Action;
  readonly act: Act;
  readonly tribute: number;
}

type Verdict = "grant" | "refuse" | { readonly demand: number };

/** Whether the action is permitted. In that case the tribute has changed hands. */
export function* askPermission(
  table: NpTable,
  { seat, man, action, act, tribute }: Proposal,
): Rules<boolean> {
  const { state } = table;
  const holder = man.coin;
  if (holder === null || holder === "neutral" || holder === seat) return true;
  const gangster = man.id;
  const { params, cost } = act;
  const cash = familyOf(state, seat).money - cost;
  table.emit({ type: "permission-asked", seat, holder, gangster, action, params, cost, tribute });
  const verdict = yield* table.ask(holder, {
    topic: "permission",
    question: permissionQuestion(tribute, cash, mustPermit(state, holder, seat, gangster)),
    about: {
      seat,
      gangster,
      action,
      params,
      cost,
      tribute,
      loss: { ...lossOf(state, holder, { seat, action, params }) },
    },
    fallback: mustPermit(state, holder, seat, gangster) ? "grant" : "refuse",
    clock: "window",
  });
  const price =
    verdict === "grant"
      ? tribute
      : verdict === "refuse"
        ? null
        : yield* haggle(table, seat, holder, verdict.demand);
  note(table, holder, { did: "permit", gangster, asker: seat, isGranted: verdict === "grant" });
  if (price === null) {
    table.emit({ type: "permission-refused", seat, holder, tribute });
    return false;
  }
  transfer(table, seat, holder, price);
  table.emit({ type: "permission-given", seat, holder, tribute: price });
  return true;
}

function permissionQuestion(tribute: number, cash: number, isPromised: boolean): Question<Verdict> {
  const grant = choice<Verdict>("grant", "grant");
  if (isPromised) return oneOf([grant]);
  const demand: Choice<Verdict> =
    cash > tribute
      ? choiceThen("demand", amount(tribute + 1, cash), (n): Verdict => ({ demand: n }))
      : refused("demand", "cost");
  return oneOf<Verdict>([grant, choice<Verdict>("refuse", "refuse"), demand]);
}

/** The final payment; null: none. */
function* haggle(table: NpTable, seat: Seat, holder: Seat, demand: number): Rules<number | null> {
  table.emit({ type: "permission-demand", seat, holder, demand });
  const pays = yield* table.ask(seat, {
    topic: "demand",
    question: oneOf([choice("pay", true), choice("no", false)]),
    about: { holder, demand },
    fallback: "no",
    clock: "window",
  });
  return pays ? demand : null;
}
