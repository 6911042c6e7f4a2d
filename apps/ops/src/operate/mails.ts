import type { Operations } from "@consigliere/store/operations";
import type { OutboxEntry } from "@consigliere/store/outbox";

/** More unsent mails than this mean that something else is wrong first. */
const MOST = 1000;

/** A mail without what is in it. */
export type MailSummary = Pick<
  OutboxEntry,
  | "dedupeKey"
  | "kind"
  | "to"
  | "status"
  | "attempts"
  | "createdAt"
  | "nextAttemptAt"
  | "leaseUntil"
  | "sentAt"
  | "lastError"
>;

/** Subjects name matches and questions, so they go with the body. */
export function mailSummary({
  subject,
  html,
  text,
  headers,
  userId,
  about,
  validUntil,
  ...summary
}: OutboxEntry): MailSummary {
  return summary;
}

/** Mails that wait, soonest first, then those given up, newest first. */
export async function unsentMails(operations: Operations, only?: "queued" | "dead"): Promise<OutboxEntry[]> {
  const lists = only === undefined ? (["queued", "dead"] as const) : [only];
  return (await Promise.all(lists.map((status) => operations.outbox.list(status, MOST)))).flat();
}

/** The unsent mails that lead to a match. */
export async function mailsAbout(operations: Operations, matchId: string): Promise<MailSummary[]> {
  const mails = await unsentMails(operations);
  return mails.filter((mail) => mail.text.includes(`/m/${matchId}`)).map(mailSummary);
}

/** Gives every dead mail another life; says how many there were. */
export async function requeueAllDead(operations: Operations): Promise<number> {
  let count = 0;
  for (const { dedupeKey } of await unsentMails(operations, "dead")) {
    if (await operations.outbox.requeue(dedupeKey)) count += 1;
  }
  return count;
}
