/**
 * What a key of a message tells us when it is pressed: at most 64 bytes. It has the secret of its delivery, and says
 * which answer to which of the delivery's notifications it means, as short links of mails do.
 */
import type { Delivery, OutboxEntry } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../../context.ts";
import type { Act } from "../../match/act-link.ts";
import { wordOf } from "../../match/table-link.ts";
import { keyOfDelivery } from "../delivery.ts";
import { answerMeant, DIGITS, placeIn } from "../email/short-links.ts";
import type { Subject } from "../links.ts";

const FORM = /^([\w-]{22})([\w-])([\w-])(!?)$/;

/** The word of a key. */
export function pressOf({ linkSecret = "", about = [] }: Delivery, subject: Subject, answer: number): string {
  return `${linkSecret}${placeIn(about, subject) ?? ""}${DIGITS[answer] ?? ""}`;
}

/** The word of the key that a press brings up: it confirms the answer. */
export const confirming = (press: string) => `${press}!`;

/** An answer that somebody has pressed. */
export interface Pressed {
  readonly reader: Profile;
  readonly act: Act;
  /** It was pressed for the second time. */
  readonly isConfirmed: boolean;
}

/** The meaning of a press in this chat; null: the chat, or the message, is not one of ours any more. */
export async function pressedIn(context: Context, chat: string, data: string): Promise<Pressed | null> {
  const [, secret = "", place = "", answer = "", confirmed] = FORM.exec(data) ?? [];
  const entry: OutboxEntry | undefined =
    secret === "" ? undefined : await context.store.outbox.get(keyOfDelivery("telegram", secret));
  const reader = entry?.userId === undefined ? undefined : await context.store.profiles.get(entry.userId);
  if (entry === undefined || reader?.chat?.id !== chat || entry.word !== wordOf(reader)) return null;
  const act = await answerMeant(context, { entry, reader, place, answer });
  return { reader, act, isConfirmed: confirmed === "!" };
}
