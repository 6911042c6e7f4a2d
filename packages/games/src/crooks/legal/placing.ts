/** The places and ways to place a crook (5.3). */
import { type Choice, choice, choiceThen, oneOf, type Question } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import { type CrookId, TARGETS, type TargetId } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { emptySlots, type Facing, isA, type State, stackAt, takenSlots } from "../state.ts";
import { type Reason, refused } from "./reasons.ts";

export type Placement =
  | { readonly mode: "plain"; readonly target: TargetId; readonly facing: Facing }
  | { readonly mode: "join" | "replace"; readonly target: TargetId }
  | { readonly mode: "switch"; readonly target: TargetId; readonly destination: TargetId };

type Overlay = Exclude<Placement, { mode: "plain" }>;

/** Every legal placement of a crook in a seat's row. */
export function placementsOf(state: State, seat: Seat, crook: CrookId): Placement[] {
  const facings = (["up", "down"] as const).filter(
    (facing) => whyNotFacing(state, seat, crook, facing) === null,
  );
  return [
    ...emptySlots(state, seat).flatMap((target) =>
      facings.map((facing): Placement => ({ mode: "plain", target, facing })),
    ),
    ...takenSlots(state, seat).flatMap((target) => overlays(state, seat, crook, target)),
  ];
}

/** The options that the crook's ability gives on a taken slot. */
function overlays(state: State, seat: Seat, crook: CrookId, target: TargetId): Overlay[] {
  if (isA(crook, "accomplice")) return mayJoin(state, seat, target) ? [{ mode: "join", target }] : [];
  if (isA(crook, "killer")) return [{ mode: "replace", target }];
  if (!isA(crook, "switch")) return [];
  return emptySlots(state, seat).map((destination) => ({ mode: "switch", target, destination }));
}

function mayJoin(state: State, seat: Seat, target: TargetId): boolean {
  return state.options.accompliceStack === "any" || stackAt(state, seat, target).length === 1;
}

function whyNotFacing(state: State, seat: Seat, crook: CrookId, facing: Facing): Reason | null {
  if (facing === "up") return null;
  if (isA(crook, "kingpin")) return "kingpin-face-up";
  return at(state.money, seat) < 1 ? "no-money-face-down" : null;
}

/** `up:target-7`, `down:target-7`; on one's own crooks `join:…`, `replace:…`, `switch:…` with `target:…`. */
export function placeQuestion(state: State, seat: Seat, crook: CrookId): Question<Placement> {
  return oneOf(TARGETS.flatMap((target) => slotChoices(state, seat, crook, target)));
}

function slotChoices(state: State, seat: Seat, crook: CrookId, target: TargetId): Choice<Placement>[] {
  const isTaken = stackAt(state, seat, target).length > 0;
  const plain = (["up", "down"] as const).map((facing) => {
    const reason = isTaken ? "slot-taken" : whyNotFacing(state, seat, crook, facing);
    const id = optionId(facing, target);
    return reason === null ? choice<Placement>(id, { mode: "plain", target, facing }) : refused(id, reason);
  });
  return isTaken ? [...plain, ...overlayChoices(state, seat, crook, target)] : plain;
}

function overlayChoices(state: State, seat: Seat, crook: CrookId, target: TargetId): Choice<Placement>[] {
  if (isA(crook, "accomplice") && !mayJoin(state, seat, target)) {
    return [refused(optionId("join", target), "stack-full")];
  }
  if (isA(crook, "switch")) return switchChoices(state, seat, target);
  return overlays(state, seat, crook, target).map((placement) =>
    choice(optionId(placement.mode, target), placement),
  );
}

function switchChoices(state: State, seat: Seat, target: TargetId): Choice<Placement>[] {
  const destinations = TARGETS.filter((other) => other !== target).map((destination) =>
    stackAt(state, seat, destination).length === 0
      ? choice(optionId("target", destination), destination)
      : refused(optionId("target", destination), "slot-taken"),
  );
  return [
    choiceThen(
      optionId("switch", target),
      oneOf<TargetId>(destinations),
      (destination): Placement => ({
        mode: "switch",
        target,
        destination,
      }),
    ),
  ];
}
