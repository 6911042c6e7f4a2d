import { takeFeedback } from "@consigliere/service/notify/email/feedback";
import type { SNSEvent } from "aws-lambda";
import { keylessHandlerOf } from "../process.ts";

/** Learns from SES, through SNS, which mails bounced or were unwanted. */
export const handler = await keylessHandlerOf(
  (archive) => (event: SNSEvent) =>
    takeFeedback(
      archive,
      event.Records.map(({ Sns }) => Sns.Message),
    ),
);
