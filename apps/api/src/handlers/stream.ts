import { followBatch } from "@consigliere/service/follow-up/follow-match";
import { followPages } from "@consigliere/service/live/presence";
import { keepingTables } from "@consigliere/service/match/kept-tables";
import { followTalk } from "@consigliere/service/talk/push-letters";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { createContext } from "../context.ts";
import { handlerOf } from "../process.ts";
import { createSockets } from "../sockets.ts";

/**
 * Follows up everything written to the table. After a failure, the batch comes again from the first record that failed.
 */
export const handler = await handlerOf((config, keys, parts) => {
  const context = createContext(config, keys, { ...parts, sockets: createSockets(config) });
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batch = Records.map((record) => ({
      sequenceNumber: record.dynamodb?.SequenceNumber ?? "",
      eventName: record.eventName,
      dynamodb: { Keys: record.dynamodb?.Keys as never, NewImage: record.dynamodb?.NewImage as never },
    }));
    await followPages(context, batch);
    await followTalk(context, batch);
    const failed = await keepingTables(() => followBatch(context, batch));
    return { batchItemFailures: failed === null ? [] : [{ itemIdentifier: failed }] };
  };
});
