/** SES events as a configuration set publishes them, for tests. */
import { randomUUID } from "node:crypto";

interface Happening {
  readonly email: string;
  /** ISO time. */
  readonly at: string;
  /** Names the event; a new one unless told. */
  readonly id?: string;
}

const mailTo = (email: string, at: string) => ({
  timestamp: at,
  source: "desk@house.test",
  messageId: randomUUID(),
  destination: [email],
  headersTruncated: false,
  tags: { "ses:configuration-set": ["house"] },
});

/** A bounce with the other mail server's reply. */
export function sesBounce(
  { email, at, id = randomUUID() }: Happening,
  bounceType: "Permanent" | "Transient" | "Undetermined",
  bounceSubType = "General",
): string {
  const said = { action: "failed", status: "5.1.1", diagnosticCode: "smtp; 550 5.1.1 user unknown" };
  const bounce = {
    feedbackId: id,
    bounceType,
    bounceSubType,
    bouncedRecipients: [{ emailAddress: email, ...said }],
    timestamp: at,
    reportingMTA: "dns; mx.example.org",
  };
  return JSON.stringify({ eventType: "Bounce", bounce, mail: mailTo(email, at) });
}

/** An automatic reply, which SES tells as a bounce that carries no word of a mail server. */
export function sesAutomaticReply({ email, at, id = randomUUID() }: Happening): string {
  const bounce = {
    feedbackId: id,
    bounceType: "Transient",
    bounceSubType: "General",
    bouncedRecipients: [{ emailAddress: email }],
    timestamp: at,
  };
  return JSON.stringify({ eventType: "Bounce", bounce, mail: mailTo(email, at) });
}

/** A reader calls a mail spam, or says that it is none. */
export function sesComplaint(
  { email, at, id = randomUUID() }: Happening,
  complaintFeedbackType: "abuse" | "not-spam" | undefined = "abuse",
): string {
  const complaint = {
    feedbackId: id,
    complaintSubType: null,
    complainedRecipients: [{ emailAddress: email }],
    timestamp: at,
    userAgent: "Example Reader",
    complaintFeedbackType,
    arrivalDate: at,
  };
  return JSON.stringify({ eventType: "Complaint", complaint, mail: mailTo(email, at) });
}

/** SES found something in a mail and did not send it. */
export function sesReject({ email, at }: Happening): string {
  return JSON.stringify({ eventType: "Reject", reject: { reason: "Bad content" }, mail: mailTo(email, at) });
}
