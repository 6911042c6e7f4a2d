import { readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView, View } from "@consigliere/games/mafia-dollar/view";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

/** The order in progress: the gangster and his job. */
interface OrderInHand {
  readonly type: string;
  readonly gangster: GangsterView;
}

/** The order chosen in the draft while its target is still open; null when there is none. */
export function orderInHand(draft: AnswerDraft | null, view: View): OrderInHand | null {
  if (draft === null || draft.draft.form !== "one" || draft.draft.chosen === null) return null;
  const { form, what } = readOption(draft.draft.chosen);
  const gangster = view.seats.flatMap((seat) => seat.gangsters).find((one) => one.card === what);
  return gangster === undefined ? null : { type: form, gangster };
}
