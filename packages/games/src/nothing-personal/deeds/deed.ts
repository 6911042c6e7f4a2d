/**
 * The effects of positions, abilities and cards (6.2, 6.3, 6.5): a question, or the reason why not now, and the
 * execution.
 */

import { isAnswerable } from "@consigliere/engine/legal-answers";
import { type Choice, choice, choiceThen, type OptionId, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { NpTable } from "../board/table.ts";
import type { GangsterId } from "../cards.ts";
import { note } from "../deals/promises.ts";
import type { Source } from "../events.ts";
import { type Reason, refused } from "../legal/reasons.ts";
import type { Owner } from "../marker-place.ts";
import type { Bans } from "../promises.ts";
import type { State } from "../state.ts";

/** The actor of a deed, and the limits on it. */
export interface Ctx {
  readonly state: State;
  readonly seat: Seat;
  /** The acting gangster; null: a card is played. */
  readonly man: GangsterId | null;
  readonly source: Source;
  readonly bans: Bans;
  /** The parameters with which the action was refused in this turn (7.4). */
  readonly refused: readonly (readonly OptionId[])[];
  /** The targets whose whack was called off in this turn (5.3). */
  readonly spared: readonly GangsterId[];
  /** Whether another seat's coin is on the gangster. */
  readonly needsPermission: boolean;
}

/** A deed that is possible now. */
export interface Act {
  /** Everything chosen for it, as options of the question. In table order if the order has no meaning. */
  readonly params: readonly OptionId[];
  /** In dollars, to the bank. */
  readonly cost: number;
  /** The gangster that it whacks. */
  readonly whacks: GangsterId | null;
  /** Carries the deed out. Later questions are in the state. */
  readonly perform: (table: NpTable) => void;
}

/** A question about the details; an act without further questions; or the reason why the deed is not possible now. */
export type Deed = (ctx: Ctx) => Question<Act> | Act | Reason;

/** An act that costs nothing. */
export function act(params: readonly OptionId[], perform: (table: NpTable) => void): Act {
  return { params, cost: 0, whacks: null, perform };
}

/** Whether exactly this act was refused: kind and parameters (7.4). */
export function isRefused({ refused: acts }: Pick<Ctx, "refused">, params: readonly OptionId[]): boolean {
  return acts.some((one) => one.join(" ") === params.join(" "));
}

/** Leaves out exactly the refused sets of options: the counts of each option, and their limits. */
export function butRefused(sets: readonly (readonly OptionId[])[]) {
  const tally = (i: number) => `refused:${i}`;
  return {
    counts: (id: OptionId) =>
      Object.fromEntries(sets.flatMap((set, i) => (set.includes(id) ? [[tally(i), 1]] : []))),
    limits: Object.fromEntries(sets.map((set, i) => [tally(i), { max: set.length - 1 }])),
  };
}

/** The deed as an option. A deed that is not possible now is shown with the reason. */
export function deedChoice(id: OptionId, deed: Deed, ctx: Ctx): Choice<Act> {
  const offered = deed(ctx);
  if (typeof offered === "string") return refused(id, offered);
  if ("perform" in offered)
    return isRefused(ctx, offered.params)
      ? refused(id, "refused")
      : choice(id, offered, { money: offered.cost });
  if (isAnswerable(offered.data)) return choiceThen(id, offered, (value) => value);
  return refused(id, ctx.refused.length > 0 ? "refused" : "no-target");
}

/** One target of a deed with a single one. */
export interface Target {
  readonly id: OptionId;
  readonly act: Act;
  /** A seat that it would hit (7.8 `no-play-against`). */
  readonly hits?: Owner | null;
  readonly reason?: Reason;
}

/** The targets as options. A target is blocked if it was not permitted, or if the seat has promised to spare it. */
export function targetChoices(ctx: Ctx, targets: readonly Target[]): Choice<Act>[] {
  const spares = (hits: Owner | null | undefined) =>
    typeof hits === "number" && ctx.bans.spared.includes(hits);
  const isOpen = (target: Target) => target.reason === undefined && !isRefused(ctx, target.act.params);
  const others = targets.some((target) => isOpen(target) && !spares(target.hits));
  return targets.map((target) => {
    const { id, act: deed, hits, reason } = target;
    if (reason !== undefined) return refused(id, reason);
    if (!isOpen(target)) return refused(id, "refused");
    if (others && spares(hits)) return refused(id, "promised");
    return choice(id, deed, { money: deed.cost });
  });
}

/** Tells the ledger that another seat was hit. */
export function hit(table: NpTable, seat: Seat, victim: Owner | null): void {
  if (typeof victim === "number" && victim !== seat) note(table, seat, { did: "hit", victim });
}
