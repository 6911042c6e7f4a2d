import { projectBatch } from "@consigliere/service/project/project-match";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { sharedBackend } from "../backend.ts";

const { house } = sharedBackend();

/** Follows up on what was written to the table; the batch comes again from the first record that failed. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const batch = event.Records.map((record) => ({
    sequenceNumber: record.dynamodb?.SequenceNumber ?? "",
    dynamodb: { NewImage: record.dynamodb?.NewImage as never },
  }));
  const failed = await projectBatch(house, batch);
  return { batchItemFailures: failed === null ? [] : [{ itemIdentifier: failed }] };
}
