/** The events of an SES configuration set: bounces, complaints, rejections. */
import * as z from "zod";
import type { Feedback } from "./address-state.ts";

/** Said about an address by one event. */
export interface Heard {
  readonly email: string;
  readonly feedback: Feedback;
}

export type SesEvent =
  | { readonly kind: "about-addresses"; readonly heard: readonly Heard[] }
  /** SES did not even try, because of the mail's content. */
  | { readonly kind: "rejected"; readonly messageId: string; readonly reason: string }
  /** Nothing that matters here. */
  | { readonly kind: "nothing" }
  /** `why` names the defect, never the content. */
  | { readonly kind: "unreadable"; readonly why: string };

/** SNS topics get this line when they become the destination of a configuration set. */
const GREETING = "Successfully validated SNS topic for Amazon SES event publishing.";

const time = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());
const code = z.string().max(100);
const address = z.string().min(3).max(320);

const bounceSchema = z.object({
  feedbackId: z.string().min(1).max(200),
  timestamp: time,
  bounceType: z.enum(["Permanent", "Transient", "Undetermined"]),
  bounceSubType: code,
  bouncedRecipients: z.array(
    z.object({
      emailAddress: address,
      action: z.string().optional(),
      status: z.string().optional(),
      diagnosticCode: z.string().optional(),
    }),
  ),
});
type Bounce = z.infer<typeof bounceSchema>;

const complaintSchema = z.object({
  feedbackId: z.string().min(1).max(200),
  timestamp: time,
  complaintFeedbackType: code.nullish(),
  complaintSubType: code.nullish(),
  complainedRecipients: z.array(z.object({ emailAddress: address })),
});
type Complaint = z.infer<typeof complaintSchema>;

const eventSchema = z.discriminatedUnion("eventType", [
  z.object({ eventType: z.literal("Bounce"), bounce: bounceSchema }),
  z.object({ eventType: z.literal("Complaint"), complaint: complaintSchema }),
  z.object({
    eventType: z.literal("Reject"),
    reject: z.object({ reason: code }),
    mail: z.object({ messageId: code }),
  }),
]);

/** Reads the message of an SNS notification. */
export function readSesEvent(message: string): SesEvent {
  if (message.trim() === GREETING) return { kind: "nothing" };
  const parsed = eventSchema.safeParse(jsonOf(message));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".") || "message"}: ${issue.code}`);
    return { kind: "unreadable", why: faults.join(", ") };
  }
  const event = parsed.data;
  switch (event.eventType) {
    case "Bounce":
      return aboutAddresses(bounced(event.bounce));
    case "Complaint":
      return aboutAddresses(complained(event.complaint));
    case "Reject":
      return { kind: "rejected", messageId: event.mail.messageId, reason: event.reject.reason };
  }
}

function jsonOf(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

const aboutAddresses = (heard: readonly Heard[]): SesEvent =>
  heard.length === 0 ? { kind: "nothing" } : { kind: "about-addresses", heard };

function bounced({ feedbackId, timestamp, bounceType, bounceSubType, bouncedRecipients }: Bounce): Heard[] {
  const isForGood = bounceType === "Permanent";
  const kind = isForGood ? ("lost" as const) : ("passing" as const);
  return bouncedRecipients
    .filter((recipient) => isForGood || isFailure(recipient))
    .map(({ emailAddress }) => ({
      email: bare(emailAddress),
      feedback: { id: feedbackId, kind, at: timestamp, reason: `${bounceType}/${bounceSubType}` },
    }));
}

/**
 * "I am on holiday" also comes as a transient bounce, though the mail arrived. Only failures contain the other mail
 * server's reply (a delivery status notification).
 */
function isFailure({ action, status, diagnosticCode }: Bounce["bouncedRecipients"][number]): boolean {
  return action !== undefined || status !== undefined || diagnosticCode !== undefined;
}

function complained(complaint: Complaint): Heard[] {
  const { feedbackId, timestamp, complaintFeedbackType, complaintSubType, complainedRecipients } = complaint;
  // The only kind of complaint that is good news: the reader took the mail out of the spam folder.
  if (complaintFeedbackType === "not-spam") return [];
  const reason = ["Complaint", complaintSubType ?? complaintFeedbackType ?? "unspecified"].join("/");
  return complainedRecipients.map(({ emailAddress }) => ({
    email: bare(emailAddress),
    feedback: { id: feedbackId, kind: "complaint", at: timestamp, reason },
  }));
}

/** `Ann <ann@example.org>` and `<ann@example.org>` are `ann@example.org`. */
function bare(emailAddress: string): string {
  return (/<([^<>]+)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress).trim();
}
