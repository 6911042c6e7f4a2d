/** States that differ only in what a seat may not know. */
import type { Random } from "@consigliere/engine/random";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { CROOK_IDS, type CrookId } from "../cards.ts";
import { isKnownTo } from "../casebook.ts";
import { crooksIn, hideoutsInPlay, playedCrooks, type State } from "../state.ts";

/**
 * Renames the crooks whose place neither `viewer` nor a seat in `keep` knows. Two crooks may change places if all these
 * seats have seen them in exactly the same looks. Then nothing that these seats were shown, and no conclusion from it,
 * changes. The active seat may look anywhere next, so for that seat all crooks on the table keep their places. The
 * Kingpin keeps his place, because he is recognised by the way he leaves.
 */
export function scramble(state: State, viewer: Viewer, keep: readonly Seat[], random: Random): State {
  const informed = [...(viewer === "spectator" ? [] : [viewer]), ...keep];
  const placed = [...playedCrooks(state), ...state.removed];
  const fixed = new Set<CrookId>([
    "big-august",
    ...placed.filter((p) => [viewer, ...informed].some((who) => isKnownTo(who, p))).map((p) => p.crook),
    ...(informed.includes(state.active) ? everyCrookOnTheTable(state) : []),
  ]);
  const groups = new Map<string, CrookId[]>();
  for (const crook of CROOK_IDS.filter((id) => !fixed.has(id))) {
    const looks = informed.map((seat) => state.looks[seat]?.map((look) => look.crooks.includes(crook)));
    const key = JSON.stringify(looks);
    groups.set(key, [...(groups.get(key) ?? []), crook]);
  }
  const names = new Map<string, string>();
  for (const group of groups.values()) {
    for (const [i, other] of random.shuffled(group).entries()) names.set(group[i] ?? other, other);
  }
  const renamed = JSON.parse(JSON.stringify(state), (_, value) => names.get(value) ?? value) as State;
  // These seats saw the same sets as before, and sets are kept in table order.
  const looks = renamed.looks.map((own, seat) =>
    informed.includes(seat) ? (state.looks[seat] ?? own) : own,
  );
  return { ...renamed, looks };
}

function everyCrookOnTheTable(state: State): CrookId[] {
  return [
    ...hideoutsInPlay(state).flatMap((hideout) => crooksIn(state, hideout)),
    ...playedCrooks(state).map((played) => played.crook),
  ];
}
