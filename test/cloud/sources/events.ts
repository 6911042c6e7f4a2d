/** Events of the schedule, of SNS and of SES, as AWS writes them. */
import { randomUUID } from "node:crypto";
import { account } from "../assembly/physical.ts";
import type { SentMail } from "../aws/ses.ts";

/** The event of an EventBridge rule or schedule. */
export function scheduledEvent(time: Date, region: string) {
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account,
    time: time.toISOString(),
    region,
    resources: [],
    detail: {},
  };
}

/** A message of a topic, as Lambda gets it. */
export function topicEvent(topicArn: string, message: unknown, time: Date) {
  return {
    Records: [
      {
        EventSource: "aws:sns",
        EventVersion: "1.0",
        EventSubscriptionArn: `${topicArn}:${randomUUID()}`,
        Sns: {
          Type: "Notification",
          MessageId: randomUUID(),
          TopicArn: topicArn,
          Subject: "Amazon SES Email Event Notification",
          Message: JSON.stringify(message),
          Timestamp: time.toISOString(),
          SignatureVersion: "1",
          MessageAttributes: {},
        },
      },
    ],
  };
}

function mailOf(mail: SentMail, time: Date) {
  return {
    timestamp: time.toISOString(),
    source: mail.from,
    sourceArn: `arn:aws:ses:us-east-1:${account}:identity/${mail.from}`,
    sendingAccountId: account,
    messageId: mail.messageId,
    destination: mail.to,
    headersTruncated: false,
    headers: [{ name: "To", value: mail.to.join(", ") }],
    commonHeaders: { from: [mail.from], to: mail.to, messageId: mail.messageId },
    tags: { "ses:configuration-set": [mail.configurationSet ?? ""] },
  };
}

/** The mailbox does not exist. */
export function bounceOf(mail: SentMail, time: Date) {
  return {
    eventType: "Bounce",
    mail: mailOf(mail, time),
    bounce: {
      feedbackId: randomUUID(),
      bounceType: "Permanent",
      bounceSubType: "General",
      bouncedRecipients: mail.to.map((emailAddress) => ({
        emailAddress,
        action: "failed",
        status: "5.1.1",
        diagnosticCode: "smtp; 550 5.1.1 user unknown",
      })),
      timestamp: time.toISOString(),
      reportingMTA: "dns; mx.example",
    },
  };
}

/** The reader has pressed "this is spam". */
export function complaintOf(mail: SentMail, time: Date) {
  return {
    eventType: "Complaint",
    mail: mailOf(mail, time),
    complaint: {
      feedbackId: randomUUID(),
      complaintSubType: null,
      complainedRecipients: mail.to.map((emailAddress) => ({ emailAddress })),
      timestamp: time.toISOString(),
      complaintFeedbackType: "abuse",
    },
  };
}
