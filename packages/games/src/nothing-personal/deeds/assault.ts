/** Announcements of moves and whacks (5.3). Their course is in `rules/`. */
import { type Choice, choice, oneOf } from "@consigliere/engine/question";
import { TEN } from "../cards.ts";
import { has } from "../control.ts";
import { refused } from "../legal/reasons.ts";
import { optionId } from "../option-ids.ts";
import { isPosition, POSITIONS, type PositionId } from "../positions.ts";
import { active, familyOf, type Man, manIn, placeOf, type WhackKind } from "../state.ts";
import { type Act, type Ctx, type Deed, isRefused, type Target, targetChoices } from "./deed.ts";

/** The price of a whack before the target is named, in dollars (6.2, 6.3). */
const PRICES: Readonly<Record<WhackKind, number>> = {
  "pos-whack": 10,
  "whack-6": 6,
  "whack-8": 8,
  "whack-10": 10,
  "whack-second-try": 10,
  "whack-careful": 10,
  "whack-kamikaze": 5,
  "whack-thankless": 5,
  "whack-loud": 10,
};

const HARD = 5;

/** With the surcharges of the Capo's chair and of a hard man. */
export function whackCost(how: WhackKind, chair: PositionId, target: Man): number {
  return PRICES[how] + (chair === "capo" ? TEN : 0) + (has(target, "hard-to-whack") ? HARD : 0);
}

export function whack(how: WhackKind): Deed {
  return (ctx) => {
    const { state, seat, man, bans, spared } = ctx;
    const { whackLimit } = state.options;
    if (whackLimit !== "none" && spared.length >= whackLimit) return "whacks-used-up";
    const from = man === null ? null : placeOf(state, man);
    if (man === null || from === null || !isPosition(from)) return "no-target";
    const { money } = familyOf(state, seat);
    const targets = active(state)
      .filter((placed) => placed.man.id !== man) // R34
      .map(({ place: chair, man: target }): Target => {
        const cost = whackCost(how, chair, target);
        const announced: Act = {
          params: [optionId("gangster", target.id)],
          cost,
          whacks: target.id,
          perform: (table) => {
            table.state.deed = {
              kind: "whack",
              seat,
              man,
              from,
              target: target.id,
              chair,
              how,
              cost,
              permitted: ctx.needsPermission,
              stage: "window",
            };
            table.emit({ type: "whack-announced", seat, gangster: man, target: target.id, chair, cost });
          },
        };
        const base = { id: optionId("gangster", target.id), act: announced };
        if (spared.includes(target.id)) return { ...base, reason: "refused" };
        if (bans.whacks(target.id)) return { ...base, reason: "promised" };
        return money < cost ? { ...base, reason: "cost" } : base;
      });
    if (targets.length === 0) return "no-target";
    if (targets.every(({ reason }) => reason === "cost")) return "cost";
    return oneOf(targetChoices(ctx, targets));
  };
}

/** `move:<chair>` for every chair to which an arrow leads (5.3). */
export function moveChoices(ctx: Ctx, from: PositionId): Choice<Act>[] {
  const { state, man, bans, seat } = ctx;
  if (man === null) return [];
  return POSITIONS[from].up.map((to) => {
    const id = optionId("move", to);
    const target = manIn(state, to);
    if (target === null) return refused(id, "vacant");
    if (has(target, "immovable")) return refused(id, "immovable");
    if (bans.moves(target.id)) return refused(id, "promised");
    const params = [id, optionId("gangster", target.id)];
    if (isRefused(ctx, params)) return refused(id, "refused");
    return choice<Act>(id, {
      params,
      cost: 0,
      whacks: null,
      perform: (table) => {
        table.state.deed = {
          kind: "move",
          seat,
          man,
          from,
          to,
          target: target.id,
          permitted: ctx.needsPermission,
          stage: "window",
          value: null,
        };
        table.emit({ type: "move-announced", seat, gangster: man, chair: to });
      },
    });
  });
}
