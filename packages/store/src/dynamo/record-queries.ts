import type { QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { matchKeys } from "../keys.ts";
import type { HeadRecord, LogRecord, MatchRecord, RecordRange, Revision } from "../matches.ts";
import { QueryCommand } from "./commands.ts";
import type { Connection, Item } from "./connection.ts";
import { readHeadRecord, readLogRecord, readRecord } from "./match-items.ts";
import { hasSnapshot, isWhole, snapshotTexts } from "./snapshot-items.ts";

/** A step is a few answers, so its snapshot, and what that is stored against, is nearly always in the first page. */
const firstPage = 7;
const pageGrowth = 4;
const largestPage = 100;

interface Pages {
  readonly matchId: string;
  /** Sort keys, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly newestFirst: boolean;
  /** Length of the next page, given how many items were read so far; 0 ends it. */
  readonly pageLength: (read: number) => number;
  readonly extra?: Partial<QueryCommandInput>;
}

/** Pages of a match's records; the reader stops when it has enough. */
async function* recordPages({ client, tableName }: Connection, pages: Pages): AsyncGenerator<Item[]> {
  const { matchId, newestFirst, pageLength, extra } = pages;
  const { from = matchKeys.firstRecordSort, to = matchKeys.lastRecordSort } = pages;
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
          ":from": from,
          ":to": to,
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

/** The end of a match's partition: its newest records, and the items after them. */
interface End {
  /** Ascending, from the newest record with a snapshot. */
  readonly tail: readonly MatchRecord[];
  /** The records already read before, ascending. */
  readonly earlier: readonly MatchRecord[];
  /** Absent unless asked for. */
  readonly rev?: number;
  readonly secret?: Item;
}

interface EndRange {
  /** Records that the caller has, the first of them with a snapshot: none before the last of them is read. */
  readonly had?: readonly MatchRecord[] | undefined;
  readonly upTo?: number;
  /** Whether a record with a snapshot is old enough; absent: any is. */
  readonly isFarEnough?: ((record: LogRecord) => boolean) | undefined;
}

/**
 * The newest records (up to `upTo`) back to the last snapshot, or to those `had`: one Query unless a step is unusually
 * long. Without `upTo` it includes the match's revision and its secret.
 */
export async function loadEnd(
  connection: Connection,
  matchId: string,
  { had, upTo: to, isFarEnough }: EndRange = {},
): Promise<End> {
  const known = had?.at(-1);
  const read: Item[] = [];
  const others = new Map<unknown, Item>();
  const first = to === undefined ? firstPage + 2 : firstPage;
  const pageLength = (length: number) => (length === 0 ? first : Math.min(length * pageGrowth, largestPage));
  const isBegin = (item: Item) => hasSnapshot(item) && (isFarEnough?.(readLogRecord(item)) ?? true);
  let begin = -1;
  let isReadable = false;
  for await (const page of recordPages(connection, {
    matchId,
    ...(known !== undefined && { from: matchKeys.recordSort(known.seq) }),
    to: to === undefined ? matchKeys.secretSort : matchKeys.recordSort(to),
    newestFirst: true,
    pageLength,
  })) {
    for (const item of page) {
      if (matchKeys.isRecord(item["pk"], item["sk"])) read.push(item);
      else others.set(item["sk"], item);
    }
    begin = read.findIndex(isBegin);
    isReadable = begin !== -1 && read.slice(begin).some(isWhole);
    if (isReadable) break;
  }
  // A backup may have been brought back: then the caller has another match than this one.
  if (known !== undefined && !isReadable && !isSame(read.at(-1), known)) return loadEnd(connection, matchId);
  const items = read.toReversed();
  const texts = snapshotTexts(items, isReadable ? [] : had);
  const records = (from: number, until: number) =>
    items.slice(from, until).map((item, at) => readRecord(item, texts[from + at]));
  const start = begin === -1 ? 0 : items.length - 1 - begin;
  const rev = others.get(matchKeys.revSort)?.["rev"];
  const secret = others.get(matchKeys.secretSort);
  return {
    tail: records(start, items.length),
    get earlier() {
      return records(0, start);
    },
    ...(typeof rev === "number" && { rev }),
    ...(secret && { secret }),
  };
}

/** The heads of the chain tell whether a stored record is one that the caller has. */
function isSame(item: Item | undefined, { seq, link }: MatchRecord): boolean {
  const stored = item && readLogRecord(item);
  return stored?.seq === seq && stored.link.head === link.head;
}

const headNames = "matchId, seq, #at, answerId, userId, rulesVersion, randomAt, link, v, body";

/** The newest record, without its snapshot. */
export async function newestRecord(connection: Connection, matchId: string): Promise<HeadRecord | undefined> {
  const pages = recordPages(connection, {
    matchId,
    newestFirst: true,
    pageLength: (read) => 1 - read,
    extra: {
      ProjectionExpression: `${headNames}, sights`,
      ExpressionAttributeNames: { "#at": "at" },
    },
  });
  for await (const [newest] of pages) return newest && readHeadRecord(newest);
  return undefined;
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
    ...(after !== undefined && { from: matchKeys.recordSort(after + 1) }),
    ...(before !== undefined && { to: matchKeys.recordSort(before - 1) }),
    pageLength: (read) => limit - read,
    extra: {
      ProjectionExpression: headNames,
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
): Promise<LogRecord | undefined> {
  const pages = recordPages(connection, {
    matchId,
    newestFirst: true,
    pageLength: (read) => lookBack - read,
    extra: {
      FilterExpression: "answerId = :answer",
      ExpressionAttributeValues: { ":answer": answerId },
    },
  });
  for await (const [found] of pages) if (found) return readLogRecord(found);
  return undefined;
}

/** The newest record's and the match's revision: one Query that reads no more than these two. */
export async function loadRevision(
  { client, tableName }: Connection,
  matchId: string,
): Promise<Revision | null> {
  const page = await client.send(
    new QueryCommand({
      TableName: tableName,
      ConsistentRead: true,
      KeyConditionExpression: "pk = :match AND sk BETWEEN :from AND :to",
      ExpressionAttributeValues: {
        ":match": matchKeys.partition(matchId),
        ":from": matchKeys.firstRecordSort,
        ":to": matchKeys.revSort,
      },
      ProjectionExpression: "sk, shown, sights",
      ScanIndexForward: false,
      Limit: 2,
    }),
  );
  const [saved, newest] = page.Items ?? [];
  if (saved?.["sk"] !== matchKeys.revSort) return null;
  const viewHashes = newest?.["sights"] as readonly (string | null)[] | undefined;
  const shown = saved["shown"] as readonly number[] | undefined;
  return { ...(shown && { shown }), ...(viewHashes && { viewHashes }) };
}
