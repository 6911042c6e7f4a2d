/** W3: the fines to pay if the cash does not cover all of them (5.3 A). */
import { type Choice, choice, oneOf, type Question } from "@consigliere/engine/question";
import { type BuildingId, planOf } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { refused } from "./reasons.ts";

/** The raided buildings whose fine the cash covers. */
export function payableFines(unpaid: readonly BuildingId[], cash: number): BuildingId[] {
  return unpaid.filter((building) => planOf(building).fine <= cash);
}

export function fineQuestion(unpaid: readonly BuildingId[], cash: number): Question<BuildingId> {
  const payable = payableFines(unpaid, cash);
  return oneOf(
    unpaid.map((building): Choice<BuildingId> => {
      const id = optionId("building", building);
      return payable.includes(building) ? choice(id, building) : refused(id, "too-dear");
    }),
  );
}

/** 5.5: the most expensive fine that can be paid; of equal fines, the lower lot. `unpaid` is in order of lots. */
export function dearestFine(unpaid: readonly BuildingId[], cash: number): BuildingId {
  const [dearest] = payableFines(unpaid, cash).sort((a, b) => planOf(b).fine - planOf(a).fine);
  if (dearest === undefined) throw new Error("no fine can be paid: there is nothing to ask");
  return dearest;
}
