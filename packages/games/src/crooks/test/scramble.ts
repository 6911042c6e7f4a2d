/** States that differ only in what a seat may not know. */
import type { Random } from "@consigliere/engine/random";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { CROOK_IDS, type CrookId } from "../cards.ts";
import { isKnownTo } from "../casebook.ts";
import { crooksIn, hideoutsInPlay, playedCrooks, type State } from "../state.ts";

/**
 * Gives crooks whose place neither `viewer` nor a seat in `keep` knows other names. Two may change places
 * when all these seats have seen them in the very same looks: then nothing that any of them was shown, nor
 * what follows from it, changes. The active seat is about to look where it likes, so that all that lies on
 * the table stays for it. The Kingpin, who is recognised by how he leaves, keeps his place.
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
  // What these seats saw are the same sets as before, and sets are kept in table order.
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
