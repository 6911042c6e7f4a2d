/**
 * The stakes at the wall: the mobsters that join the hit list, those that the war buries, and the counters still
 * possible.
 */
import type { Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import { type AskedPrompt, type Point, type Stakes, stakesOf, type Thing } from "../stakes.ts";
import type { CardPlay } from "./card-play.ts";
import { CARDS, type CounterKind, countersAgainst, kindOf } from "./cards.ts";
import { type MobsterId, mobOf } from "./mobs.ts";
import { FULL_LIST, LAST_SIX } from "./state.ts";
import { hitsBeforeActing, type View } from "./view.ts";

export function familyBusinessStakes(given: Json, { seat, topic, about }: AskedPrompt): Stakes | null {
  const view = given as unknown as View;
  if (topic === "play-or-discard") return stakesOf(ofTurn(view, seat));
  if (!topic.startsWith("counter-")) return null;
  const { attacker, ...play } = about as unknown as CardPlay & { readonly attacker: Seat };
  return stakesOf(ofWindow(view, { seat, attacker, play }));
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
      ...(listed.length === 0 ? [] : [{ what: "on-list", things: thingsOf(view, listed) }]),
      ...draw,
    ];
  }
  const doomed = hitList.slice(0, hitsBeforeActing(view, seat));
  const ids = [...doomed.filter(mine), ...doomed.filter((id) => !mine(id))];
  return [{ what: "falls", seat, things: thingsOf(view, ids) }, ...draw];
}

interface Window {
  readonly seat: Seat;
  readonly attacker: Seat;
  readonly play: CardPlay;
}

/** A card that may be countered: its effect, the seats that may still stop it, and the turn that the counter steals. */
function ofWindow(view: View, { seat, attacker, play }: Window): Point[] {
  return [
    ...effectOf(view, play, attacker),
    { what: "answers", things: answersOf(view, play).map((id) => ({ id, owner: null })) },
    ...(view.viewer === seat ? [{ what: "next-turn", seat }] : []),
  ];
}

function effectOf(view: View, play: CardPlay, attacker: Seat): Point[] {
  switch (play.kind) {
    case "take-it-on-the-lam":
      return [{ what: "goes-home", things: thingsOf(view, [play.params.target]) }];
    case "vendetta": {
      const { sequence } = play.params;
      return [
        ...(sequence.length === 0 ? [] : [listed(view, sequence)]),
        { what: "war", numbers: { rate: 2 } },
      ];
    }
    default: {
      const targets = "targets" in play.params ? play.params.targets : [];
      const [first, second] = targets;
      if (first === undefined) return [];
      return [
        play.kind === "priority-contract"
          ? { what: "to-the-wall", things: thingsOf(view, targets) }
          : listed(view, targets),
        ...warAfter(view, targets.length),
        // A counter covers the first of two targets, and not a single one.
        ...(play.kind !== "double-contract"
          ? []
          : [
              second === undefined
                ? { what: "covers-nobody" }
                : { what: "covers-first", things: thingsOf(view, [first]) },
            ]),
        ...(answersOf(view, play).includes("mob-power") ? [{ what: "turned", seat: attacker }] : []),
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

const listed = (view: View, ids: readonly MobsterId[]): Point => ({
  what: "listed",
  things: thingsOf(view, ids),
  numbers: { place: view.hitList.length + 1 },
});

/** The counters of which at least one copy is not face up. */
function answersOf({ discard }: View, { kind }: CardPlay): CounterKind[] {
  const gone = (of: CounterKind) => discard.filter((card) => kindOf(card) === of).length;
  return countersAgainst(kind).filter((of) => gone(of) < CARDS[of].copies);
}

function ownerOf({ seats }: View, id: MobsterId): Seat | null {
  const mob = mobOf(id);
  return seats.find((one) => one.mob === mob)?.seat ?? null;
}

function thingsOf(view: View, ids: readonly MobsterId[]): Thing[] {
  return ids.map((id) => ({ id, owner: ownerOf(view, id) }));
}
