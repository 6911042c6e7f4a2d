import type { Json } from "../json.ts";
import { matchKeys } from "../keys.ts";
import type { HeadRecord, LogRecord, MatchMeta, MatchRecord, MatchSecret } from "../matches.ts";
import { defineShape, readable } from "../shape.ts";
import type { Item } from "./connection.ts";
import { snapshotMembers } from "./snapshot-items.ts";

/** The layout of matches and their records in items. */
const metaShape = defineShape<MatchMeta>("match", { first: 2 });
const secretShape = defineShape<MatchSecret>("secret");

/** The bulky part of a record. The rest are attributes that can be read in a console. */
type RecordBody = Pick<MatchRecord, "input" | "events" | "draws" | "ordered" | "told" | "waiting">;
/** With the rest of a record, a longer body would take a second write unit. */
const longestRecordBody = 480;
const recordShape = defineShape<RecordBody>("record", { worth: longestRecordBody });

/** The item of a match; listed in the index of open lobbies while strangers may join. */
export function metaItem(meta: MatchMeta): Item {
  const isOpen = meta.status === "lobby" && meta.houseRules.visibility === "open";
  return {
    ...matchKeys.meta(meta.id),
    rev: meta.rev,
    status: meta.status,
    ...metaShape.write(meta),
    ...(isOpen && { gsi1pk: matchKeys.openLobby, gsi1sk: `${meta.createdAt}#${meta.id}` }),
  };
}

/** Read with the records, to know whether the match itself has changed. */
export function revItem({ id, rev, shown }: MatchMeta): Item {
  return { ...matchKeys.rev(id), rev, ...(shown && { shown }) };
}

export function readMeta(item: Item): MatchMeta {
  return readable(item, () => metaShape.read(item));
}

export function inviteItem(matchId: string, token: string): Item {
  return { ...matchKeys.invite(token), matchId };
}

export function secretItem(matchId: string, secret: MatchSecret): Item {
  return { ...matchKeys.secret(matchId), ...secretShape.write(secret) };
}

export function readSecret(item: Item): MatchSecret {
  return readable(item, () => secretShape.read(item));
}

/** `before`: the newest record with a snapshot, if it is at hand. */
export function recordItem(record: MatchRecord, before?: MatchRecord): Item {
  const {
    matchId,
    seq,
    input,
    events,
    draws,
    ordered,
    told,
    waiting,
    link,
    viewHashes,
    snapshot: _,
    ...plain
  } = record;
  return {
    ...matchKeys.record(matchId, seq),
    matchId,
    seq,
    ...plain,
    sights: viewHashes,
    ...recordShape.write({
      input,
      events,
      draws,
      told,
      waiting,
      ...(ordered !== undefined && { ordered }),
    }),
    // As text: the members of a map come back in any order, and copies are compared by their bytes.
    link: JSON.stringify(link),
    ...snapshotMembers(record, before),
  };
}

export function readLogRecord(item: Item): LogRecord {
  return readable(item, () => logRecordIn(item));
}

function logRecordIn(item: Item): LogRecord {
  const { answerId, userId } = item as Pick<LogRecord, "answerId" | "userId">;
  // First of all, so that a record of newer code is known for one.
  const body = recordShape.read(item);
  return {
    matchId: String(item["matchId"]),
    seq: Number(item["seq"]),
    at: String(item["at"]),
    rulesVersion: String(item["rulesVersion"]),
    randomAt: Number(item["randomAt"]),
    ...(answerId !== undefined && { answerId }),
    ...(userId !== undefined && { userId }),
    link: JSON.parse(String(item["link"])) as LogRecord["link"],
    ...body,
  };
}

export function readHeadRecord(item: Item): HeadRecord {
  const viewHashes = item["sights"] as MatchRecord["viewHashes"];
  return { ...readLogRecord(item), ...(viewHashes && { viewHashes }) };
}

/** `snapshot`: the text of the record's snapshot. */
export function readRecord(item: Item, snapshot: string | undefined): MatchRecord {
  const read = (text: string) => readable(item, () => JSON.parse(text) as Json);
  return { ...readHeadRecord(item), ...(snapshot !== undefined && { snapshot: read(snapshot) }) };
}
