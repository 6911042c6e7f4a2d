/** The carrier's reports about sent mails: SES events, as SNS delivers them. */
import type { Context } from "../../context.ts";
import { afterFeedback, type Feedback, isLost } from "./address-state.ts";
import { readSesEvent } from "./ses-event.ts";

type Listener = Pick<Context, "store" | "report" | "measure">;

/**
 * Notes the content of notifications about addresses. They may come twice and in any order. An unreadable one is
 * reported and not retried, because it would be no more readable the next time. Only errors of the store are thrown, so
 * that all of them are delivered again.
 */
export async function takeFeedback(context: Listener, notifications: readonly string[]): Promise<void> {
  for (const notification of notifications) await takeOne(context, notification);
}

async function takeOne(context: Listener, notification: string): Promise<void> {
  const read = readSesEvent(notification);
  switch (read.kind) {
    case "about-addresses":
      for (const { email, feedback } of read.heard) await hear(context, email, feedback);
      return;
    case "rejected":
      context.report({
        what: "a mail was rejected by SES",
        where: { messageId: read.messageId, reason: read.reason },
      });
      return;
    case "unreadable":
      context.report({ what: "feedback about a mail could not be read", where: { why: read.why } });
      return;
    case "nothing":
      return;
  }
}

async function hear(context: Listener, email: string, feedback: Feedback): Promise<void> {
  const { before, after } = await context.store.addresses.change(email, (state) =>
    afterFeedback(state, feedback),
  );
  if (!isLost(before) && isLost(after)) context.measure("AddressLost");
}
