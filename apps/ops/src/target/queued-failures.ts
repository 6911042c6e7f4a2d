import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { readKeptFeedback } from "../operate/kept-feedback.ts";
import type { FailureQueue, FeedbackFailure, StreamFailure } from "./failure-queue.ts";
import { readStream, type StreamRange } from "./stream-range.ts";

/** Seconds for which an entry that was read is hidden from other readers. */
const LOOK_SECONDS = 120;

/** The text that Lambda writes to the failure destination of a stream. */
interface Body {
  readonly requestContext?: { readonly condition?: string };
  readonly responseContext?: { readonly functionError?: string };
  readonly timestamp?: string;
  readonly DDBStreamBatchInfo?: Partial<StreamRange> & { readonly batchSize?: number };
}

/** The stream failures in an SQS queue that also contains feedback about mail. */
export function queuedFailures(url: string, region: string): FailureQueue {
  return queueOf(url, region, (message) => (isOfStream(message) ? streamFailureIn(message, region) : null));
}

/** The feedback failures in an SQS queue. */
export function queuedFeedback(url: string, region: string): FailureQueue<FeedbackFailure> {
  return queueOf(url, region, (message) => (isOfStream(message) ? null : feedbackFailureIn(message)));
}

function queueOf<Kept extends StreamFailure | FeedbackFailure>(
  url: string,
  region: string,
  /** Null: it is not one of these. */
  failureIn: (message: Message) => Kept | null,
): FailureQueue<Kept> {
  const each: FailureQueue<Kept>["each"] = async (settle) => {
    const sqs = new SQSClient({ region });
    const kept: Message[] = [];
    try {
      for await (const message of messagesIn(sqs, url)) {
        const failure = failureIn(message);
        if (failure !== null && (await settle(failure))) {
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
      const found: Kept[] = [];
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

/** Lambda's word for a batch of a stream. Feedback about mail has no such word. */
function isOfStream({ Body = "" }: Message): boolean {
  return Body.includes('"DDBStreamBatchInfo"');
}

function streamFailureIn({ MessageId = "", Body: text = "{}" }: Message, region: string): StreamFailure {
  const { requestContext, responseContext, timestamp, DDBStreamBatchInfo: info } = JSON.parse(text) as Body;
  const { shardId, startSequenceNumber, endSequenceNumber, streamArn, batchSize } = info ?? {};
  const reasons = [requestContext?.condition, responseContext?.functionError];
  const isComplete = shardId && startSequenceNumber && endSequenceNumber && streamArn;
  return {
    id: MessageId,
    reason: reasons.filter((reason) => reason !== undefined).join(", ") || "unknown",
    at: timestamp ?? null,
    place: `${shardId ?? "?"} ${startSequenceNumber ?? "?"}..${endSequenceNumber ?? "?"}`,
    count: batchSize ?? 0,
    records: async () =>
      isComplete ? readStream({ shardId, startSequenceNumber, endSequenceNumber, streamArn }, region) : null,
  };
}

function feedbackFailureIn({ MessageId: id = "", Body: text = "" }: Message): FeedbackFailure {
  return { id, ...(readKeptFeedback(text) ?? { reason: "unreadable", at: null, notifications: null }) };
}
