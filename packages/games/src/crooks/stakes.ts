/** The stakes in the alley: dollars, the value of a target, and the crooks that may be removed. */
import type { Json } from "@consigliere/engine/json";
import type { QuestionData } from "@consigliere/engine/question";
import { type AskedPrompt, loses, type Point, type Stakes, stakesOf } from "../stakes.ts";
import { type HideoutId, TARGETS, type TargetId } from "./cards.ts";
import { type PlayedView, type SeatView, strengthOf, type View } from "./view.ts";

export function crooksStakes(given: Json, { seat, topic, about, question }: AskedPrompt): Stakes | null {
  const view = given as unknown as View;
  const me = view.seats[seat];
  if (me === undefined) return null;
  const { from, target } = (about ?? {}) as { readonly from?: HideoutId; readonly target?: TargetId };
  switch (topic) {
    case "turn":
      return stakesOf(ofTurn(view, me));
    case "keep":
    case "place":
      return stakesOf([...ofPlacing(view, me), ...(from === undefined ? ofSearch(question) : [])]);
    case "killer":
      return target === undefined ? null : stakesOf(ofKiller(view, me, target));
    default:
      return null;
  }
}

/** The price of a hire, and its possible targets. */
function ofTurn({ hideouts }: View, { seat, money, row }: SeatView): Point[] {
  const prices = hideouts.flatMap(({ count }) => (count >= 1 && count <= money ? [count] : []));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const free = row.filter((stack) => stack.length === 0).length;
  return [
    least === most
      ? { what: "hire-at", seat, numbers: { price: least, money } }
      : { what: "hire", seat, numbers: { least, most, money } },
    free === 0 ? { what: "full-row" } : { what: "free-slots", numbers: { free } },
  ];
}

/** The best target still open for a crook, and the price of placing it face-down. */
function ofPlacing(view: View, { seat, money, row }: SeatView): Point[] {
  const free = view.targets.filter((_, i) => row[i]?.length === 0);
  const best = free.toSorted((a, b) => b.value - a.value)[0];
  return [
    ...(best === undefined
      ? [{ what: "full-row" }]
      : [{ what: "best", things: [{ id: best.id, owner: null }], numbers: { points: best.value } }]),
    money === 0 ? { what: "no-dark", seat } : { what: "dark", seat, numbers: { money } },
  ];
}

/** The crooks that are not kept stay for others to hire, for a dollar less. */
function ofSearch(question: QuestionData | undefined): Point[] {
  if (question?.form !== "one" || question.options.length < 2) return [];
  return [{ what: "left-behind", numbers: { crooks: question.options.length - 1 } }];
}

/** The possible loss of each rival there, and the value of the target. */
function ofKiller(view: View, me: SeatView, target: TargetId): Point[] {
  const index = TARGETS.indexOf(target);
  const stackOf = ({ row }: SeatView): readonly PlayedView[] => row[index] ?? [];
  const victims = view.seats.filter((one) => one.seat !== me.seat && stackOf(one).length > 0);
  const { value } = view.targets[index] ?? { value: 0 };
  return [
    ...victims.map((victim) => {
      const { known, unknown } = strengthOf(stackOf(victim));
      const lost = loses(victim.seat, stackOf(victim).length, "crooks");
      return unknown > 0 ? lost : { ...lost, what: "loses-strength", numbers: { strength: known } };
    }),
    { what: "worth", things: [{ id: target, owner: null }], numbers: { points: value } },
  ];
}
