/** What the carrier reports about mails that were sent: SES events, as SNS hands them over. */
import type { House } from "../../house.ts";
import { afterFeedback, type Feedback, isLost } from "./address-state.ts";
import { readSesEvent } from "./ses-event.ts";

type Listener = Pick<House, "store" | "report" | "measure">;

/**
 * Notes what notifications say about addresses. They may come twice and in any order. What nobody can read is
 * reported and done with: it would be no more readable the next time. Only a failing store is thrown, so that
 * all of them are delivered again.
 */
export async function takeFeedback(house: Listener, notifications: readonly string[]): Promise<void> {
  for (const notification of notifications) await takeOne(house, notification);
}

async function takeOne(house: Listener, notification: string): Promise<void> {
  const read = readSesEvent(notification);
  switch (read.kind) {
    case "about-addresses":
      for (const { email, feedback } of read.heard) await hear(house, email, feedback);
      return;
    case "rejected":
      house.report({
        what: "a mail was rejected by SES",
        where: { messageId: read.messageId, reason: read.reason },
      });
      return;
    case "unreadable":
      house.report({ what: "feedback about a mail could not be read", where: { why: read.why } });
      return;
    case "nothing":
      return;
  }
}

async function hear(house: Listener, email: string, feedback: Feedback): Promise<void> {
  const { before, after } = await house.store.addresses.change(email, (state) =>
    afterFeedback(state, feedback),
  );
  if (!isLost(before) && isLost(after)) house.measure("AddressLost");
}
