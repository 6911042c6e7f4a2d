/** Markers put on, taken off, moved and exchanged (6.2, 6.3). */
import { groupBy } from "@consigliere/engine/group-by";
import {
  amount,
  choice,
  form,
  limited,
  map,
  type OptionId,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { moveMarker, place, placeNeutral, swapMarkers, takeOff } from "../board/markers.ts";
import type { NpTable } from "../board/table.ts";
import type { GangsterId } from "../cards.ts";
import { refused } from "../legal/reasons.ts";
import { markersOnBoard } from "../legal/targets.ts";
import type { MarkerPlace } from "../marker-place.ts";
import { optionId } from "../option-ids.ts";
import { everyone, familyOf, onBoard } from "../state.ts";
import { type Act, act, butRefused, type Ctx, type Deed, hit, targetChoices } from "./deed.ts";

/** `pos-remove-1`, `remove-1`: one marker of any owner. A marker on a coin takes the coin with it. */
export const removeOne: Deed = (ctx) => {
  const markers = markersOnBoard(ctx.state, 1);
  if (markers.length === 0) return "no-markers";
  return oneOf(
    targetChoices(
      ctx,
      markers.map((marker) => ({
        id: optionId("marker", marker),
        act: act([optionId("marker", marker)], (table) => remove(table, ctx.seat, [marker])),
        hits: marker.owner,
      })),
    ),
  );
};

export function remove(table: NpTable, seat: Seat, markers: readonly MarkerPlace[]): void {
  // Bazooka may remove a gangster together with the markers to take.
  for (const marker of markers) {
    if (!onBoard(table.state, marker.gangster)) continue;
    takeOff(table, marker, seat);
    hit(table, seat, marker.owner);
  }
}

/** The ids of markers, in table order. Equal markers are counted from one. */
export function markerIds(markers: readonly MarkerPlace[]): OptionId[] {
  const counts = new Map<OptionId, number>();
  const plain = markers.map((marker) => {
    const first = optionId("marker", { ...marker, copy: 1 });
    const copy = (counts.get(first) ?? 0) + 1;
    counts.set(first, copy);
    return optionId("marker", { ...marker, copy });
  });
  return plain.sort();
}

/** The sets equivalent to `ids`, whichever of equal markers they contain. */
function alike(ids: readonly OptionId[], markers: readonly MarkerPlace[]): OptionId[][] {
  const kinds = groupBy(markers, (marker) => optionId("marker", { ...marker, copy: 1 }));
  return [...kinds.values()].reduce<OptionId[][]>(
    (sets, kind) => {
      const all = kind.map((marker) => optionId("marker", marker));
      const n = all.filter((id) => ids.includes(id)).length;
      return sets.flatMap((set) => picks(all, n).map((some) => [...set, ...some]));
    },
    [[]],
  );
}

/** All ways to take `n` of these. */
function picks(ids: readonly OptionId[], n: number): OptionId[][] {
  const [first, ...more] = ids;
  if (n === 0) return [[]];
  if (first === undefined) return [];
  return [...picks(more, n - 1).map((some) => [first, ...some]), ...picks(more, n)];
}

/** This many markers of any owner, or all that there are, except those on `without`. */
export function markersQuestion(
  { state, seat, bans, refused: acts }: Ctx,
  count: number,
  without: GangsterId | null,
): Question<MarkerPlace[]> | null {
  const markers = markersOnBoard(state, count).filter(({ gangster }) => gangster !== without);
  if (markers.length === 0) return null;
  const n = Math.min(count, markers.length);
  const isSpared = ({ owner }: MarkerPlace) =>
    owner !== "neutral" && owner !== seat && bans.spared.includes(owner);
  const canSpare = markers.filter((marker) => !isSpared(marker)).length >= n;
  const { counts, limits } = butRefused(acts.flatMap((ids) => alike(ids, markers)));
  const choices = markers.map((marker) => {
    const id = optionId("marker", marker);
    return canSpare && isSpared(marker) ? refused(id, "promised") : choice(id, marker, counts(id));
  });
  return limited(someOf(choices, { min: n, max: n }), limits);
}

/** `remove-2`: `pos-remove-1` twice, the second only if a marker is left. */
export const removeTwo: Deed = (ctx) => {
  const question = markersQuestion(ctx, 2, null);
  if (question === null) return "no-markers";
  return map(question, (markers) => act(markerIds(markers), (table) => remove(table, ctx.seat, markers)));
};

/** `pos-add-1`, `add-1`: one own marker, not on a coin. */
export const addOne: Deed = (ctx) => {
  const { state, seat, source } = ctx;
  if (familyOf(state, seat).supply === 0) return "no-markers";
  return oneOf(
    targetChoices(
      ctx,
      everyone(state).map(({ man }) => ({
        id: optionId("gangster", man.id),
        act: act([optionId("gangster", man.id)], (table) => place(table, seat, man.id, 1, source)),
      })),
    ),
  );
};

/** `pos-swap`, `swap-markers`: two markers of different owners change places. */
export const swapTwo: Deed = (ctx) => {
  const { state, seat, bans } = ctx;
  const { counts, limits: butThose } = butRefused(ctx.refused);
  const markers = markersOnBoard(state, 1);
  const owners = [...new Set(markers.map(({ owner }) => owner))];
  const men = [...new Set(markers.map(({ gangster }) => gangster))];
  const isSpared = ({ owner }: MarkerPlace) => owner !== "neutral" && bans.spared.includes(owner);
  const choices = (spares: boolean) =>
    someOf(
      markers.map((marker) => {
        const id = optionId("marker", marker);
        if (spares && isSpared(marker)) return refused(id, "promised");
        // On one gangster, exactly one of the two is on the coin.
        const here = marker.onCoin ? {} : { [optionId("on", marker.gangster)]: 1 };
        return choice(id, marker, { [optionId("owner", marker.owner)]: 1, ...here, ...counts(id) });
      }),
      { min: 2, max: 2 },
    );
  const limits = Object.fromEntries(
    [...owners.map((owner) => optionId("owner", owner)), ...men.map((id) => optionId("on", id))].map(
      (tally) => [tally, { max: 1 }],
    ),
  );
  const canSwap = (open: readonly MarkerPlace[]) =>
    open.some((a) =>
      open.some((b) => a.owner !== b.owner && (a.gangster !== b.gangster || a.onCoin !== b.onCoin)),
    );
  if (!canSwap(markers)) return "no-markers";
  const spares = canSwap(markers.filter((marker) => !isSpared(marker)));
  return map(limited(choices(spares), { ...limits, ...butThose }), ([first, second]): Act => {
    if (first === undefined || second === undefined) throw new Error("a swap takes two markers");
    return act(markerIds([first, second]), (table) => {
      swapMarkers(table, first, second, seat);
      for (const { owner } of [first, second]) hit(table, seat, owner);
    });
  });
};

/** `reassign`: one own marker to another gangster, never onto a coin. */
export const reassign: Deed = (ctx) => {
  const { state, seat } = ctx;
  const { counts, limits } = butRefused(ctx.refused);
  const own = markersOnBoard(state, 1).filter(({ owner }) => owner === seat);
  const all = everyone(state).map(({ man }) => man.id);
  if (own.length === 0) return "no-markers";
  if (all.length < 2) return "no-target";
  const once = Object.fromEntries(all.map((id) => [optionId("on", id), { max: 1 }]));
  const question = form({
    from: oneOf(
      own.map((marker) => {
        const id = optionId("marker", marker);
        return choice(id, marker, { [optionId("on", marker.gangster)]: 1, ...counts(id) });
      }),
    ),
    to: oneOf(
      all.map((man) => {
        const id = optionId("gangster", man);
        return choice(id, man, { [optionId("on", man)]: 1, ...counts(id) });
      }),
    ),
  });
  return map(limited(question, { ...once, ...limits }), ({ from, to }) =>
    act([optionId("marker", from), optionId("gangster", to)], (table) => moveMarker(table, from, to)),
  );
};

/** `pos-neutral-3`, `neutral-2`: this many neutral markers, spread freely. */
export function spreadNeutral(count: number): Deed {
  return ({ state, source, refused: acts }) => {
    const n = Math.min(count, state.stock.neutral);
    if (n === 0) return "no-markers";
    const men = everyone(state).map(({ man }) => man.id);
    const parts = men.map((id) => [id, neutralsOn(id, n, acts)] as const);
    const question = limited(form<Record<string, number>>(Object.fromEntries(parts)), {
      neutral: { min: n, max: n },
      ...Object.fromEntries(acts.map((_, i) => [`refused:${i}`, { max: men.length - 1 }])),
    });
    return map(question, (spread) =>
      act(spreadIds(spread), (table) => {
        for (const [id, many] of Object.entries(spread)) {
          if (many > 0 && onBoard(table.state, id as GangsterId))
            placeNeutral(table, id as GangsterId, many, source);
        }
      }),
    );
  };
}

/**
 * The number on one of them. It is listed number by number once a spread was refused, so that only this spread is left
 * out.
 */
function neutralsOn(id: GangsterId, most: number, acts: Ctx["refused"]): Question<number> {
  if (acts.length === 0) return amount(0, most, 1, { neutral: 1 });
  const countIn = (ids: readonly OptionId[]) => ids.filter((one) => one === optionId("gangster", id)).length;
  return oneOf(
    Array.from({ length: most + 1 }, (_, n) =>
      choice(optionId("count", n), n, {
        neutral: n,
        ...Object.fromEntries(acts.flatMap((ids, i) => (countIn(ids) === n ? [[`refused:${i}`, 1]] : []))),
      }),
    ),
  );
}

/** Each of them once for each of his markers. */
function spreadIds(spread: Readonly<Record<string, number>>): OptionId[] {
  return Object.entries(spread).flatMap(([id, n]) =>
    Array.from({ length: n }, () => optionId("gangster", id as GangsterId)),
  );
}
