/** Gangsters who change places without a roll (6.3, 6.5). Nobody is put on his side, and nobody acts twice (R16). */
import { choice, limited, map, oneOf, type Question, someOf } from "@consigliere/engine/question";
import { touched } from "../board/markers.ts";
import { moveTo, swapPlaces } from "../board/moving.ts";
import type { NpTable } from "../board/table.ts";
import type { GangsterId } from "../cards.ts";
import { vacantChairs } from "../legal/targets.ts";
import { optionId } from "../option-ids.ts";
import { joinedTo, type PositionId } from "../positions.ts";
import { active, manIn, placeOf, type State } from "../state.ts";
import { type Act, act, butRefused, type Ctx, type Deed, targetChoices } from "./deed.ts";

function swap(table: NpTable, first: GangsterId, second: GangsterId): void {
  swapPlaces(table, first, second, "swap");
  touched(table, [first, second]);
}

function swapWith(ctx: Ctx, others: readonly GangsterId[]): ReturnType<Deed> {
  const { man } = ctx;
  if (man === null || others.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      others.map((id) => ({
        id: optionId("gangster", id),
        act: act([optionId("gangster", id)], (table) => swap(table, man, id)),
      })),
    ),
  );
}

function others({ state, man }: Ctx): GangsterId[] {
  return active(state).flatMap((placed) => (placed.man.id === man ? [] : placed.man.id));
}

/** `step-aside`: along an arrow in either direction. */
export const stepAside: Deed = (ctx) => {
  const { state, man } = ctx;
  const place = man === null ? null : placeOf(state, man);
  const joined = place === null ? [] : joinedTo(place as PositionId);
  return swapWith(
    ctx,
    joined.flatMap((chair) => manIn(state, chair)?.id ?? []),
  );
};

/** `fair-swap`: with any active gangster. */
export const fairSwap: Deed = (ctx) => swapWith(ctx, others(ctx));

function swapTwo(ids: readonly GangsterId[], refused: Ctx["refused"]): Question<Act> | "no-target" {
  if (ids.length < 2) return "no-target";
  const { counts, limits } = butRefused(refused);
  const men = ids.map((man) => {
    const id = optionId("gangster", man);
    return choice(id, man, counts(id));
  });
  return map(limited(someOf(men, { min: 2, max: 2 }), limits), (two) => {
    const [first, second] = ids.filter((id) => two.includes(id));
    if (first === undefined || second === undefined) throw new Error("a swap takes two");
    return act([optionId("gangster", first), optionId("gangster", second)], (table) =>
      swap(table, first, second),
    );
  });
}

/** `twilight-swap`: two other gangsters. */
export const twilightSwap: Deed = (ctx) => swapTwo(others(ctx), ctx.refused);

/** `sibling-swap`: any two active ones. */
export const siblingSwap: Deed = ({ state, refused }) => swapTwo(activeIds(state), refused);

function activeIds(state: State): GangsterId[] {
  return active(state).map(({ man }) => man.id);
}

/** `take-the-chair`: to a vacant chair. His own becomes vacant. */
export const takeTheChair: Deed = (ctx) => {
  const { state, man } = ctx;
  const chairs = vacantChairs(state);
  if (man === null || chairs.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      chairs.map((chair) => ({
        id: optionId("place", chair),
        act: act([optionId("place", chair)], (table) => {
          moveTo(table, man, chair, "chair");
          touched(table, [man]);
        }),
      })),
    ),
  );
};
