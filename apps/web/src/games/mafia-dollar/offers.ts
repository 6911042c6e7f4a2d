import type { Prompt } from "@consigliere/contract/prompt";
import { whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { OfferMade, OfferUi } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";

/** Offers between families (7.2), as questions, prompts and events name them. */
export const mafiaDollarOffers: OfferUi = { to, made };

function to({ prompt, draft, marks }: AnswerDraft): number | null {
  if (draft.form === "one" && draft.chosen === "counter") return offerAsked(prompt)?.from ?? null;
  const seat = [...marks.keys()].find((id) => id.startsWith("seat:") && marks.get(id)?.state === "chosen");
  return whatOf("seat", seat ?? "") ?? null;
}

function made(event: TableEvent): OfferMade | null {
  return event.type === "offer-made" ? offerIn(event, event["to"]) : null;
}

/** The offer that a prompt is about, by its `about`; null: none. */
export function offerAsked({ about, seat }: Pick<Prompt, "about" | "seat">): OfferMade | null {
  return offerIn(about, seat);
}

function offerIn(told: unknown, to: unknown): OfferMade | null {
  const { offer: id, from } = (told ?? {}) as Readonly<Record<string, unknown>>;
  const isOffer = typeof id === "string" && typeof from === "number" && typeof to === "number";
  return isOffer ? { id, from, to } : null;
}
