/** Feedback about mail that was given up, as stored in the failure queue. */

import { readSesEvent } from "@consigliere/service/notify/email/ses-event";
import * as z from "zod";

export interface KeptFeedback {
  /** The notifications as the feedback function gets them. */
  readonly feedback: readonly string[];
  readonly reason: string;
  /** ISO time when the function call was given up, or when SNS had the notification. */
  readonly at: string;
}

/** The text that Lambda's destination writes: the event of the function, and why it was given up. */
const failedCall = z
  .object({
    timestamp: z.string(),
    requestContext: z.object({ condition: z.string() }),
    requestPayload: z.object({
      Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })).min(1),
    }),
  })
  .transform(
    ({ timestamp, requestContext, requestPayload }): KeptFeedback => ({
      feedback: requestPayload.Records.map(({ Sns }) => Sns.Message),
      reason: requestContext.condition,
      at: timestamp,
    }),
  );

/** The text in a subscription's dead-letter queue: the notification that SNS could not deliver to the function. */
const undelivered = z
  .object({ Type: z.literal("Notification"), Message: z.string(), Timestamp: z.string() })
  .transform(
    ({ Message, Timestamp }): KeptFeedback => ({
      feedback: [Message],
      reason: "NotDelivered",
      at: Timestamp,
    }),
  );

/** Reads a message of the failure queue; null if it is neither of the two expected kinds. */
export function readKeptFeedback(body: string): KeptFeedback | null {
  return z.union([failedCall, undelivered]).safeParse(jsonOf(body)).data ?? null;
}

/** The content of a notification without anything from the mail: addresses, each with the carrier's code. */
export function gistOf(notification: string): string[] {
  const read = readSesEvent(notification);
  switch (read.kind) {
    case "about-addresses":
      return read.heard.map(({ email, feedback }) => `${email} ${feedback.reason}`);
    case "rejected":
      return [`rejected: ${read.reason}`];
    case "unreadable":
      return ["unreadable"];
    case "nothing":
      return [];
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
