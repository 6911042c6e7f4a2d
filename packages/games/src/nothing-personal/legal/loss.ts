/** The cost of another seat's action to a seat, as everybody can see it beforehand (7.4). */
import type { OptionId } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { FOUR, type GangsterId, SEVEN } from "../cards.ts";
import { isShameful, leaders, outright } from "../control.ts";
import type { Action } from "../events.ts";
import type { MarkerPlace, Owner } from "../marker-place.ts";
import { whatOf } from "../option-ids.ts";
import { active, familyOf, type Man, manOf, placeOf, type State } from "../state.ts";

export interface Loss {
  /**
   * Gangsters led by the seat who would be killed, pushed down, silenced, jailed or moved, or would no longer be led by
   * it.
   */
  readonly men: readonly GangsterId[];
  /** The maximum, if a die decides. */
  readonly respect: number;
  /** In dollars. */
  readonly money: number;
  readonly cards: number;
  readonly markers: number;
}

interface Doing {
  /** The actor. */
  readonly seat: Seat;
  readonly action: Action;
  readonly params: readonly OptionId[];
}

const NOTHING: Loss = { men: [], respect: 0, money: 0, cards: 0, markers: 0 };
const STOLEN: Partial<Readonly<Record<Action, number>>> = { "pos-steal-3": 3, "steal-4": 4, virus: 5 };

export function lossOf(state: State, seat: Seat, doing: Doing): Loss {
  const { action, params } = doing;
  const men = params.flatMap((id) => whatOf("gangster", id) ?? []);
  const isLed = (id: GangsterId) => leaders(state, manOf(state, id)).includes(seat);
  if (action === "move" || action === "pos-whack" || action.startsWith("whack-")) {
    const hit = men.filter(isLed);
    const brings = hit.some((id) => !isShameful(state, id, placeOf(state, id) ?? "third-guy"));
    return { ...NOTHING, men: hit, respect: brings ? (action === "whack-loud" ? SEVEN : FOUR) : 0 };
  }
  const families = params.flatMap((id) => whatOf("seat", id) ?? []);
  const { money, hand } = familyOf(state, seat);
  if (families.includes(seat)) {
    if (action === "hat-swap") return { ...NOTHING, cards: hand.length };
    if (action === "palm") return { ...NOTHING, cards: 1 };
    return { ...NOTHING, money: Math.min(money, STOLEN[action] ?? 0) };
  }
  if (MARKED.includes(action)) {
    const changes = changesOf(doing, men);
    const lost = active(state).flatMap(({ man }) =>
      outright(state, man) === seat && outright(state, changed(man, changes)) !== seat ? man.id : [],
    );
    const markers = changes.filter(({ owner, by }) => owner === seat && by < 0).length;
    return { ...NOTHING, men: lost, markers: action.includes("swap") ? 0 : markers };
  }
  return { ...NOTHING, men: men.filter(isLed) };
}

const MARKED: readonly Action[] = [
  "pos-remove-1",
  "remove-1",
  "remove-2",
  "turn-himself-in",
  "pos-swap",
  "swap-markers",
  "reassign",
  "pos-add-1",
  "add-1",
  "pos-neutral-3",
  "neutral-2",
];

interface Change {
  readonly gangster: GangsterId;
  readonly owner: Owner;
  readonly by: 1 | -1;
}

/** Markers placed and taken away. */
function changesOf({ seat, action, params }: Doing, men: readonly GangsterId[]): Change[] {
  const markers = params.flatMap((id) => whatOf("marker", id) ?? []);
  const off = markers.map(({ gangster, owner }): Change => ({ gangster, owner, by: -1 }));
  if (action === "pos-swap" || action === "swap-markers") return [...off, ...exchanged(markers)];
  const owner = action === "pos-neutral-3" || action === "neutral-2" ? "neutral" : seat;
  return [...off, ...men.map((gangster): Change => ({ gangster, owner, by: 1 }))];
}

function exchanged([first, second]: readonly MarkerPlace[]): Change[] {
  if (first === undefined || second === undefined) return [];
  return [
    { gangster: second.gangster, owner: first.owner, by: 1 },
    { gangster: first.gangster, owner: second.owner, by: 1 },
  ];
}

function changed(man: Man, changes: readonly Change[]): Man {
  const sum = (owner: Owner) =>
    changes.reduce((n, one) => (one.gangster === man.id && one.owner === owner ? n + one.by : n), 0);
  return {
    ...man,
    markers: man.markers.map((n, seat) => n + sum(seat)),
    neutral: man.neutral + sum("neutral"),
  };
}
