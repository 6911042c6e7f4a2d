import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { readKeptFeedback } from "../operate/kept-feedback.ts";
import type { Failure, FailureQueue } from "./failure-queue.ts";

/** Seconds for which an entry that was read is hidden from other readers. */
const LOOK_SECONDS = 120;

/** The text that Lambda writes to the failure destination of a stream. */
interface Body {
  readonly requestContext?: { readonly condition?: string };
  readonly responseContext?: { readonly functionError?: string };
  readonly timestamp?: string;
}

/** The failures in an SQS queue. */
export function queuedFailures(url: string, region: string): FailureQueue {
  const each: FailureQueue["each"] = async (settle) => {
    const sqs = new SQSClient({ region });
    const kept: Message[] = [];
    try {
      for await (const message of messagesIn(sqs, url)) {
        if (await settle(failureIn(message))) {
          const done = { QueueUrl: url, ReceiptHandle: message.ReceiptHandle };
          await sqs.send(new DeleteMessageCommand(done));
        } else kept.push(message);
      }
    } finally {
      for (const { ReceiptHandle } of kept) {
        const release = { QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 };
        await sqs.send(new ChangeMessageVisibilityCommand(release));
      }
      sqs.destroy();
    }
  };
  return {
    label: `the queue ${url.split("/").at(-1)}`,
    each,
    list: async () => {
      const found: Failure[] = [];
      await each(async (failure) => {
        found.push(failure);
        return false;
      });
      return found.sort((one, other) => (one.at ?? "").localeCompare(other.at ?? ""));
    },
  };
}

async function* messagesIn(sqs: SQSClient, url: string): AsyncGenerator<Message> {
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: LOOK_SECONDS,
        WaitTimeSeconds: 1,
      }),
    );
    if (Messages.length === 0) return;
    yield* Messages;
  }
}

function failureIn({ MessageId: id = "", Body: text = "{}" }: Message): Failure {
  // Lambda's word for a batch of a stream. Feedback about mail has no such word.
  if (!text.includes('"DDBStreamBatchInfo"')) {
    return { id, ...(readKeptFeedback(text) ?? { reason: "unreadable", at: null, feedback: [] }) };
  }
  const { requestContext, responseContext, timestamp } = JSON.parse(text) as Body;
  const reasons = [requestContext?.condition, responseContext?.functionError];
  return {
    id,
    reason: reasons.filter((reason) => reason !== undefined).join(", ") || "unknown",
    at: timestamp ?? null,
    feedback: null,
  };
}
