import type { DynamoDBRecord } from "aws-lambda";

/** The record of a stream as Lambda passes it on. */
export function eventRecord(record: DynamoDBRecord, streamArn: string, region: string): DynamoDBRecord {
  const source = { eventVersion: "1.1", eventSource: "aws:dynamodb", awsRegion: region };
  return { ...record, ...source, eventSourceARN: streamArn };
}

export function sequenceOf(record: DynamoDBRecord): string {
  return record.dynamodb?.SequenceNumber ?? "";
}
