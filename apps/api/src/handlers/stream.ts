import { followBatch } from "@consigliere/service/follow-up/follow-match";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { createContext } from "../context.ts";
import { handlerOf } from "../process.ts";
import { createSockets } from "../sockets.ts";

/** Follows up on what was written to the table; the batch comes again from the first record that failed. */
export const handler = await handlerOf((config, keys, parts) => {
  const context = createContext(config, keys, { ...parts, sockets: createSockets(config) });
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batch = Records.map((record) => ({
      sequenceNumber: record.dynamodb?.SequenceNumber ?? "",
      dynamodb: { NewImage: record.dynamodb?.NewImage as never },
    }));
    const failed = await followBatch(context, batch);
    return { batchItemFailures: failed === null ? [] : [{ itemIdentifier: failed }] };
  };
});
