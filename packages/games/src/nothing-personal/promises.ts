/** The duties of a seat by its promises, if deals are binding (7.8). Reads the state and changes nothing. */
import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "./cards.ts";
import { outright } from "./control.ts";
import type { PositionId } from "./positions.ts";
import { manOf, onBoard, type State } from "./state.ts";
import type { Pledge, PromiseEntry } from "./terms.ts";

/** The open promises of a seat that the engine enforces in this round, the oldest first. */
export function enforced(state: State, seat: Seat): PromiseEntry[] {
  if (!state.options.bindingDeals) return [];
  return state.promises.filter(
    ({ by, round, status }) => by === seat && round === state.round && status === "open",
  );
}

/** Whether a promise not to move against a target, or not to whack it, covers this gangster. */
export function covers(state: State, pledge: Pledge, target: GangsterId): boolean {
  if (pledge.kind !== "no-move" && pledge.kind !== "no-whack") return false;
  if ("gangster" in pledge) return pledge.gangster === target;
  return onBoard(state, target) && outright(state, manOf(state, target)) === pledge.seat;
}

/** The acts that a seat may not do in the Crew, or must do. Older promises come first. */
export interface Bans {
  readonly moves: (target: GangsterId) => boolean;
  readonly whacks: (target: GangsterId) => boolean;
  /** Seats that may not be hit while there is another choice. */
  readonly spared: readonly Seat[];
  /** The gangsters that it must whack if it can, the oldest promise first. */
  readonly mustWhack: readonly GangsterId[];
}

export function bansOn(state: State, seat: Seat): Bans {
  const pledges = enforced(state, seat).map(({ promise }) => promise);
  const spared = pledges.flatMap((pledge) => (pledge.kind === "no-play-against" ? pledge.seat : []));
  const mustWhack: GangsterId[] = [];
  const spares: Pledge[] = [];
  // If two promises leave no choice, the older one binds.
  for (const pledge of pledges) {
    const isSpared = (id: GangsterId) => spares.some((older) => covers(state, older, id));
    if (pledge.kind === "do-whack" && !isSpared(pledge.gangster)) mustWhack.push(pledge.gangster);
    if (pledge.kind === "no-whack") spares.push(pledge);
  }
  return {
    moves: (target) => pledges.some((pledge) => pledge.kind === "no-move" && covers(state, pledge, target)),
    whacks: (target) => !mustWhack.includes(target) && spares.some((pledge) => covers(state, pledge, target)),
    spared,
    mustWhack,
  };
}

/** The seat to which a tie is promised, of those who may get it; null: none. */
export function awardedTo(
  state: State,
  maker: Seat,
  gangster: GangsterId,
  among: readonly Seat[],
): Seat | null {
  const entry = enforced(state, maker).find(
    ({ to, promise }) =>
      promise.kind === "award-tie" &&
      (promise.gangster === null || promise.gangster === gangster) &&
      among.includes(to),
  );
  return entry?.to ?? null;
}

export function mustPermit(state: State, holder: Seat, asker: Seat, gangster: GangsterId): boolean {
  return enforced(state, holder).some(
    ({ to, promise }) => promise.kind === "permit" && promise.gangster === gangster && to === asker,
  );
}

/** The gangster that a seat has promised to appoint there, of the candidates; null: none. */
export function promisedFor(
  state: State,
  seat: Seat,
  chair: PositionId,
  candidates: readonly GangsterId[],
): GangsterId | null {
  for (const { promise } of enforced(state, seat)) {
    if (promise.kind !== "appoint" || promise.chair !== chair) continue;
    if (candidates.includes(promise.gangster)) return promise.gangster;
  }
  return null;
}

export function mustPass(state: State, seat: Seat): boolean {
  return enforced(state, seat).some(({ promise }) => promise.kind === "pass-commission");
}
