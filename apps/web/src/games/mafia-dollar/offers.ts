import type { Prompt } from "@consigliere/contract/prompt";
import { readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { OfferMade, OfferUi } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";

/** Offers between families (7.2), as questions, prompts and events name them. */
export const mafiaDollarOffers: OfferUi = { to, made };

function to({ prompt, draft }: AnswerDraft): number | null {
  if (draft.form !== "one") return null;
  if (draft.chosen === "counter") return offerAsked(prompt)?.from ?? null;
  const receiver = draft.further?.form === "form" ? draft.further.parts["to"] : undefined;
  if (receiver?.form !== "one" || receiver.chosen === null) return null;
  const option = readOption(receiver.chosen);
  return option.form === "seat" ? option.what : null;
}

function made(event: TableEvent): OfferMade | null {
  return event.type === "offer-made" ? offerIn(event, event["to"]) : null;
}

/** The offer that a prompt is about, by its `about`; null: none. */
export function offerAsked({ about, seat }: Pick<Prompt, "about" | "seat">): OfferMade | null {
  return offerIn(about, seat);
}

function offerIn(told: unknown, to: unknown): OfferMade | null {
  if (typeof told !== "object" || told === null || !("offer" in told && "from" in told)) return null;
  const { offer: id, from } = told;
  return typeof id === "string" && typeof from === "number" && typeof to === "number"
    ? { id, from, to }
    : null;
}
