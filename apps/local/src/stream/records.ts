import type { AttributeValue, _Record as SdkRecord } from "@aws-sdk/client-dynamodb-streams";
import type { DynamoDBRecord, AttributeValue as EventValue } from "aws-lambda";

/** Turns an item of the stream into the record that Lambda passes on: times in epoch seconds, bytes in base64. */
export function eventRecord(record: SdkRecord, streamArn: string, region: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: created, Keys, NewImage, OldImage, ...rest } = record.dynamodb ?? {};
  return {
    eventID: record.eventID ?? "",
    eventName: record.eventName ?? "MODIFY",
    eventVersion: "1.1",
    eventSource: "aws:dynamodb",
    awsRegion: region,
    eventSourceARN: streamArn,
    dynamodb: {
      ...(created ? { ApproximateCreationDateTime: Math.floor(created.getTime() / 1000) } : {}),
      ...(Keys ? { Keys: eventValues(Keys) } : {}),
      ...(NewImage ? { NewImage: eventValues(NewImage) } : {}),
      ...(OldImage ? { OldImage: eventValues(OldImage) } : {}),
      ...(rest.SequenceNumber ? { SequenceNumber: rest.SequenceNumber } : {}),
      ...(rest.SizeBytes === undefined ? {} : { SizeBytes: rest.SizeBytes }),
      ...(rest.StreamViewType ? { StreamViewType: rest.StreamViewType } : {}),
    },
  };
}

export function sequenceOf(record: DynamoDBRecord): string {
  return record.dynamodb?.SequenceNumber ?? "";
}

function eventValues(values: Record<string, AttributeValue>): Record<string, EventValue> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, eventValue(value)]));
}

function eventValue(value: AttributeValue): EventValue {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(eventValue) };
  if (value.M) return { M: eventValues(value.M) };
  return value as EventValue;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
