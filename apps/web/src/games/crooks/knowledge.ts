/** The facts that the viewer can read off the table: the leaders everywhere, and the members of each gang. */
import { crookOf, GANG_AWARD, GANGS, type TargetId } from "@consigliere/games/crooks/cards";
import {
  type HideoutView,
  type PlayedView,
  stackOf,
  strengthOf,
  type View,
} from "@consigliere/games/crooks/view";

/** The seats with crooks at a target, in seat order: the ranks that the viewer knows, and how many it does not. */
export function strengthsAt(view: View, target: TargetId) {
  return view.seats.flatMap(({ seat }) => {
    const stack = stackOf(view, seat, target);
    return stack.length === 0 ? [] : [{ seat, ...strengthOf(stack) }];
  });
}

/** The seats that would take the target as far as the viewer knows; the winners once it was scored. */
export function leadersAt(view: View, target: TargetId): readonly number[] {
  const scored = view.score?.targets.find((one) => one.target === target);
  if (scored !== undefined) return scored.winners;
  const strengths = strengthsAt(view, target);
  const best = Math.max(0, ...strengths.map(({ known }) => known));
  return best === 0 ? [] : strengths.filter(({ known }) => known === best).map(({ seat }) => seat);
}

export type GangTally = ReturnType<typeof gangTallies>[number];

/** The points for the sole majority of each gang, its members by seat, and who has it, as far as the viewer knows. */
export function gangTallies(view: View) {
  return GANGS.map((gang) => {
    const isIn = ({ crook }: PlayedView) =>
      crook !== null && crookOf(crook).gangs.some((one) => one === gang);
    const counts = view.seats.map(({ row }) => row.flat().filter(isIn).length);
    const best = Math.max(...counts);
    const leaders = view.seats.filter(({ seat }) => counts[seat] === best);
    const leader = best > 0 && leaders.length === 1 ? (leaders[0]?.seat ?? null) : null;
    return { gang, award: GANG_AWARD[view.seats.length] ?? 0, counts, leader };
  });
}

/** The points of a seat, as far as the viewer knows: for each job and then for each gang, in their order. */
export function pointsOf(view: View, seat: number): readonly number[] {
  const jobs = view.targets.map(({ id, value }) => {
    const leaders = leadersAt(view, id);
    return leaders.includes(seat) ? Math.floor(value / leaders.length) : 0;
  });
  const gangs = gangTallies(view).map(({ leader, award }) => (leader === seat ? award : 0));
  return [...jobs, ...gangs];
}

/** The notes on a hideout by what is certain of them, and how many `left` there are beyond those who are. */
export function notesOf({ notes, count }: HideoutView) {
  const of = (status: string) =>
    (notes ?? []).filter((one) => one.status === status).map(({ crook }) => crook);
  const left = count - of("certain").length;
  const all = (["certain", "possible", "gone"] as const).map((status) => ({
    status,
    crooks: of(status),
    left,
  }));
  return all.filter(({ crooks }) => crooks.length > 0);
}

/** All crooks that were placed, also those that were removed. */
export function onTable({ seats, removed }: View): readonly PlayedView[] {
  return [...seats.flatMap(({ row }) => row.flat()), ...removed];
}

/** The serial number that the next placed crook will get. */
export function nextPlay(view: View): number {
  return Math.max(0, ...onTable(view).map(({ play }) => play)) + 1;
}
