/**
 * The stakes at the wall: how many mobsters join the hit list, how many the war buries, and what a counter brings.
 */
import type { Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import { type AskedPrompt, type Point, type Stakes, stakesOf } from "../stakes.ts";
import type { CardPlay } from "./card-play.ts";
import { type MobsterId, mobOf } from "./mobs.ts";
import { FULL_LIST, LAST_SIX } from "./state.ts";
import { hitsBeforeActing, type View } from "./view.ts";

export function familyBusinessStakes(given: Json, { seat, topic, about }: AskedPrompt): Stakes | null {
  const view = given as unknown as View;
  if (topic === "play-or-discard") return stakesOf(ofTurn(view, seat));
  if (!topic.startsWith("counter-")) return null;
  return stakesOf(ofWindow(view, { seat, play: about as unknown as CardPlay }));
}

/** One's own turn: the mobsters that fall before the next one, or how near the war is. */
function ofTurn(view: View, seat: Seat): Point[] {
  const { hitList, stall } = view;
  const left = stall.limit - stall.turns;
  const draw: Point[] = left <= view.seats.length ? [{ what: "stalemate", numbers: { turns: left } }] : [];
  if (hitList.length === 0) return draw;
  const mine = (id: MobsterId) => ownerOf(view, id) === seat;
  if (view.war === null) {
    const listed = hitList.filter(mine);
    return [
      { what: "war-near", numbers: { listed: hitList.length, full: FULL_LIST } },
      ...(listed.length === 0 ? [] : [{ what: "on-list", seat, numbers: { count: listed.length } }]),
      ...draw,
    ];
  }
  const doomed = hitList.slice(0, hitsBeforeActing(view, seat));
  const numbers = { count: doomed.length, mine: doomed.filter(mine).length };
  return [{ what: "falls", seat, numbers }, ...draw];
}

interface Window {
  readonly seat: Seat;
  readonly play: CardPlay;
}

/** A card that may be countered: its effect, and the turn that the counter steals. */
function ofWindow(view: View, { seat, play }: Window): Point[] {
  return [...effectOf(view, play), ...(view.viewer === seat ? [{ what: "next-turn", seat }] : [])];
}

function effectOf(view: View, play: CardPlay): Point[] {
  switch (play.kind) {
    case "take-it-on-the-lam":
      return [{ what: "goes-home" }];
    case "vendetta": {
      const { sequence } = play.params;
      return [
        ...(sequence.length === 0 ? [] : [listed(view, sequence.length)]),
        { what: "war", numbers: { rate: 2 } },
      ];
    }
    default: {
      const targets = "targets" in play.params ? play.params.targets : [];
      if (targets.length === 0) return [];
      return [
        play.kind === "priority-contract" ? { what: "to-the-wall" } : listed(view, targets.length),
        ...warAfter(view, targets.length),
        // A counter covers the first of two targets, and not a single one.
        ...(play.kind === "double-contract"
          ? [{ what: targets.length === 1 ? "covers-nobody" : "covers-first" }]
          : []),
      ];
    }
  }
}

/** The later fate of the listed mobsters: a war that is on, or a war that a list of this length starts. */
function warAfter({ war, hitList, seats }: View, more: number): Point[] {
  if (war !== null) return [{ what: "war", numbers: { rate: war.rate } }];
  const living = seats.flatMap(({ mobsters }) => mobsters).filter(({ status }) => status !== "buried").length;
  const starts = hitList.length + more >= FULL_LIST || living <= LAST_SIX;
  return starts ? [{ what: "war-starts" }] : [];
}

/** So many mobsters join the hit list at its end. */
const listed = ({ hitList }: View, count: number): Point => ({
  what: "listed",
  numbers: { count, place: hitList.length + 1, last: hitList.length + count },
});

function ownerOf({ seats }: View, id: MobsterId): Seat | null {
  const mob = mobOf(id);
  return seats.find((one) => one.mob === mob)?.seat ?? null;
}
