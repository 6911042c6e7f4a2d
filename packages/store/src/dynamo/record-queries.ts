import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { matchKeys } from "../keys.ts";
import type { LogRecord, MatchRecord, RecordRange } from "../matches.ts";
import type { Connection, Item } from "./connection.ts";
import { readLogRecord, readRecord } from "./match-items.ts";

/** A step is a few answers, so its snapshot is nearly always in the first page. */
const firstPage = 5;
const pageGrowth = 4;
const largestPage = 100;

interface Pages {
  readonly matchId: string;
  readonly from?: number;
  readonly to?: number;
  readonly newestFirst: boolean;
  /** Length of the next page, given how many items were read so far; 0 ends it. */
  readonly pageLength: (read: number) => number;
  readonly extra?: Partial<QueryCommandInput>;
}

/** Pages of a match's records; the reader stops when it has enough. */
async function* recordPages({ client, tableName }: Connection, pages: Pages): AsyncGenerator<Item[]> {
  const { matchId, from, to, newestFirst, pageLength, extra } = pages;
  let read = 0;
  let start: QueryCommandInput["ExclusiveStartKey"];
  do {
    const limit = pageLength(read);
    if (limit <= 0) return;
    const page = await client.send(
      new QueryCommand({
        ...extra,
        TableName: tableName,
        ConsistentRead: true,
        KeyConditionExpression: "pk = :match AND sk BETWEEN :from AND :to",
        ExpressionAttributeValues: {
          ...extra?.ExpressionAttributeValues,
          ":match": matchKeys.partition(matchId),
          ":from": from === undefined ? matchKeys.firstRecordSort : matchKeys.recordSort(from),
          ":to": to === undefined ? matchKeys.lastRecordSort : matchKeys.recordSort(to),
        },
        ScanIndexForward: !newestFirst,
        Limit: limit,
        ExclusiveStartKey: start,
      }),
    );
    read += page.ScannedCount ?? 0;
    yield page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/**
 * The newest records (up to `to` when given) back to the last snapshot, ascending: one Query unless a step is
 * unusually long.
 */
export async function loadTail(connection: Connection, matchId: string, to?: number): Promise<MatchRecord[]> {
  const newestFirst: Item[] = [];
  const pageLength = (read: number) => (read === 0 ? firstPage : Math.min(read * pageGrowth, largestPage));
  const range = to === undefined ? { matchId } : { matchId, to };
  for await (const page of recordPages(connection, { ...range, newestFirst: true, pageLength })) {
    for (const item of page) {
      newestFirst.push(item);
      if (item["snapshot"] !== undefined) return newestFirst.reverse().map(readRecord);
    }
  }
  return newestFirst.reverse().map(readRecord);
}

/** A page of the log, without the snapshots. */
export async function readLog(
  connection: Connection,
  matchId: string,
  range: RecordRange,
): Promise<LogRecord[]> {
  const { after, before, limit } = range;
  const newestFirst = after === undefined;
  const pages = recordPages(connection, {
    matchId,
    newestFirst,
    ...(after !== undefined && { from: after + 1 }),
    ...(before !== undefined && { to: before - 1 }),
    pageLength: (read) => limit - read,
    extra: {
      ProjectionExpression: "matchId, seq, #at, answerId, userId, rulesVersion, randomAt, v, body",
      ExpressionAttributeNames: { "#at": "at" },
    },
  });
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  if (newestFirst) items.reverse();
  return items.map(readLogRecord);
}

/** The record made by an answer id, among the newest `lookBack`. */
export async function findAnswer(
  connection: Connection,
  matchId: string,
  answerId: string,
  lookBack: number,
): Promise<MatchRecord | undefined> {
  const pages = recordPages(connection, {
    matchId,
    newestFirst: true,
    pageLength: (read) => lookBack - read,
    extra: {
      FilterExpression: "answerId = :answer",
      ExpressionAttributeValues: { ":answer": answerId },
    },
  });
  for await (const [found] of pages) if (found) return readRecord(found);
  return undefined;
}
