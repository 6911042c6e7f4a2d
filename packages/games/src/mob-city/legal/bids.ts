/** Setup 9, the bid of the day and the interests that may be declined (4, 5.1, 9). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { choice, form, map, oneOf, orderOf, type Question, someOf } from "@consigliere/engine/question";
import { GROUPS, type Grade, type GroupNo, INTERESTS } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import type { WhiskeyList } from "../sealed.ts";
import type { Settings } from "../settings.ts";
import type { Bid } from "../state.ts";

/** The group for the first Soldier. */
export function placeQuestion(): Question<GroupNo> {
  return oneOf(GROUPS.map((group) => choice(optionId("group", group), group)));
}

/** A bid, and the whiskey list that is sealed with it; the list is empty if whiskey is taken in turn. */
export interface SealedBid {
  readonly bid: Bid;
  readonly whiskey: WhiskeyList;
}

const GRADES = [4, 3, 2] as const satisfies readonly Grade[];

/** All permutations; with `isRanked` also a list of grades (7.3). */
export function bidQuestion(isRanked: boolean): Question<SealedBid> {
  const bid = orderOf(INTERESTS.map((interest) => choice(optionId("interest", interest), interest)));
  if (!isRanked) return map(bid, (order) => ({ bid: order, whiskey: [] }));
  const whiskey = someOf<Grade>(
    GRADES.map((grade) => choice(optionId("grade", grade), grade)),
    { min: 0, max: GRADES.length, ordered: true },
  );
  return form({ bid, whiskey });
}

/** 5.5: whiskey, enforcer, police, event, unless the seat's settings say otherwise. */
const USUAL_BID: Bid = ["whiskey", "enforcer", "police", "event"];

export function bidFallback({ bid, whiskey }: Settings, isRanked: boolean): AnswerValue {
  const order = (bid ?? USUAL_BID).map((interest) => optionId("interest", interest));
  return isRanked
    ? { bid: order, whiskey: gradesFor(whiskey).map((grade) => optionId("grade", grade)) }
    : order;
}

function gradesFor(whiskey: Settings["whiskey"]): readonly Grade[] {
  if (whiskey === "best") return GRADES;
  return whiskey === "cheapest" ? [...GRADES].reverse() : [];
}

/** Option `declineInterests`: true takes the interest. */
export function takeQuestion(): Question<boolean> {
  return oneOf([choice("take", true), choice("decline", false)]);
}
