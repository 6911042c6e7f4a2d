import { createHash } from "node:crypto";

/**
 * Every key of the table. No other file knows one.
 *
 * | item | pk | sk | gsi1pk / gsi1sk |
 * | --- | --- | --- | --- |
 * | match | MATCH#id | META | LOBBY#OPEN / created, while open |
 * | its secret | MATCH#id | SECRET | |
 * | record | MATCH#id | R#sequence | |
 * | revision of its meta | MATCH#id | REV | |
 * | address for its news | HOOK#match | HOOK | |
 * | invitation | INVITE#token | INVITE | |
 * | profile | USER#id | PROFILE | UNSUBSCRIBE#token / user |
 * | membership | USER#id | MATCH#id | |
 * | notification | USER#id | NOTICE#kind#match#key | DUE / time |
 * | address of their calendar | USER#id | CALENDAR | |
 * | their notes | USER#id | NOTE#match | |
 * | when they were last reached, and told | USER#id | REACHED | |
 * | access token of their scripts | USER#id | TOKEN#id | |
 * | club that they are in | USER#id | ROLL#club | |
 * | club | CLUB#id | CLUB | |
 * | result of a match of the club | CLUB#id | RESULT#end of the match#match | |
 * | due work | DUE#kind#key | DUE | DUE / time |
 * | time of the last tick | PULSE | PULSE | |
 * | layout of the table | LAYOUT | LAYOUT | |
 * | delivery | OUTBOX#key | MAIL | DUE or OUTBOX#DEAD / time |
 * | counter | RATE#hash of key#window | RATE | |
 * | letter | TALK#match, or TALK#match/seat-seat | L#time and id | |
 * | who has read up to which letter | the same | READ | |
 * | open page | LIVE#match | user#place | SOCKET#id / match |
 * | state of a mail address | ADDRESS#hash of address | STATE | |
 * | user with their address | AUTH#user#id | USER | |
 * | user of an address | AUTH#address#hash of address | ADDRESS | |
 * | session | AUTH#session#hash of token | SESSION | |
 * | ids of a user's sessions | AUTH#sessions-of#user | hash of token | |
 * | secret of a link or code | AUTH#secret#hash of secret | SECRET | |
 *
 * Due work is stored under its own name and found by time through the index. So it can be replaced or cancelled by name
 * without a second item. Everything that waits for a time is in one partition of the index: one Query finds all due
 * items, and a partition takes a thousand writes a second.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const META = "META";
const REV = "REV";
const SECRET = "SECRET";
const RECORD = "R#";
const MATCH = "MATCH#";
const USER = "USER#";
const CALENDAR = "CALENDAR";
const LIVE = "LIVE#";
const NOTIFICATION = "NOTICE#";
const PROFILE = "PROFILE";
const REACHED = "REACHED";
const ROLL = "ROLL#";
const TOKEN = "TOKEN#";
const OUTBOX = "OUTBOX#";

/** Keys are limited to 1 to 2 kB; none of ours is this long. */
const longestPart = 256;

/** Joins parts so that no two lists of parts give the same key, whatever strangers send as an id or token. */
function join(...parts: string[]): string {
  return parts.map(keyPart).join("#");
}

function keyPart(part: string): string {
  const escaped = part.replaceAll("%", "%25").replaceAll("#", "%23");
  return escaped.length <= longestPart ? escaped : `%${createHash("sha256").update(part).digest("hex")}`;
}

const unescaped = (part: string) => part.replaceAll("%23", "#").replaceAll("%25", "%");

const matchPartition = (matchId: string) => join("MATCH", matchId);
const userPartition = (userId: string) => join("USER", userId);
const recordSort = (seq: number) => RECORD + String(seq).padStart(9, "0");

export const matchKeys = {
  partition: matchPartition,
  prefix: MATCH,
  metaSort: META,
  meta: (matchId: string): Key => ({ pk: matchPartition(matchId), sk: META }),
  secret: (matchId: string): Key => ({ pk: matchPartition(matchId), sk: SECRET }),
  /** Records come first, then the revision of the match, then its secret: one Query from the end finds all three. */
  secretSort: SECRET,
  rev: (matchId: string): Key => ({ pk: matchPartition(matchId), sk: REV }),
  revSort: REV,
  record: (matchId: string, seq: number): Key => ({ pk: matchPartition(matchId), sk: recordSort(seq) }),
  recordSort,
  firstRecordSort: recordSort(0),
  lastRecordSort: recordSort(999_999_999),
  invite: (token: string): Key => ({ pk: join("INVITE", token), sk: "INVITE" }),
  openLobby: "LOBBY#OPEN",
  isMeta: (pk: unknown, sk: unknown) => isMatch(pk) && sk === META,
  /** The match whose partition, or whose row in a user's partition, has this key. */
  idIn: (part: string) => unescaped(part.slice(MATCH.length)),
  isRecord: (pk: unknown, sk: unknown) => isMatch(pk) && typeof sk === "string" && sk.startsWith(RECORD),
};

function isMatch(pk: unknown): boolean {
  return typeof pk === "string" && pk.startsWith(MATCH);
}

export const webhookKeys = {
  item: (matchId: string): Key => ({ pk: join("HOOK", matchId), sk: "HOOK" }),
};

export const userKeys = {
  partition: userPartition,
  prefix: USER,
  /** The user whose partition this is. */
  idIn: (partition: string) => unescaped(partition.slice(USER.length)),
  profile: (userId: string): Key => ({ pk: userPartition(userId), sk: PROFILE }),
  profileSort: PROFILE,
  isUser: (pk: unknown) => typeof pk === "string" && pk.startsWith(USER),
  unsubscribe: (token: string) => join("UNSUBSCRIBE", token),
  membership: (userId: string, matchId: string): Key => ({
    pk: userPartition(userId),
    sk: matchPartition(matchId),
  }),
  membershipPrefix: MATCH,
  /** Right before the memberships, because it is read together with them. */
  calendar: (userId: string): Key => ({ pk: userPartition(userId), sk: CALENDAR }),
  calendarSort: CALENDAR,
  lastMembershipSort: `${MATCH}\uffff`,
  notification: (userId: string, kind: string, matchId: string, key: string): Key => ({
    pk: userPartition(userId),
    sk: join("NOTICE", kind, matchId, key),
  }),
  notificationPrefix: NOTIFICATION,
  /** Before the notifications, because it is read together with the profile after them. */
  notes: (userId: string, matchId: string): Key => ({ pk: userPartition(userId), sk: join("NOTE", matchId) }),
  /** Right behind the profile, because it is read together with it and the notifications before it. */
  reached: (userId: string): Key => ({ pk: userPartition(userId), sk: REACHED }),
  reachedSort: REACHED,
  token: (userId: string, id: string): Key => ({ pk: userPartition(userId), sk: join("TOKEN", id) }),
  tokenPrefix: TOKEN,
  /** Comes after all items that are read together with another item. */
  roll: (userId: string, clubId: string): Key => ({ pk: userPartition(userId), sk: ROLL + keyPart(clubId) }),
  rollPrefix: ROLL,
  /** The club whose roll in a user's partition has this key. */
  clubIn: (sort: string) => unescaped(sort.slice(ROLL.length)),
};

const RESULT = "RESULT#";

export const clubKeys = {
  partition: (clubId: string) => join("CLUB", clubId),
  club: (clubId: string): Key => ({ pk: join("CLUB", clubId), sk: "CLUB" }),
  /** Results sort by the ends of their matches (ISO). */
  result: (clubId: string, endedAt: string, matchId: string): Key => ({
    pk: join("CLUB", clubId),
    sk: join("RESULT", endedAt, matchId),
  }),
  resultPrefix: RESULT,
};

const LETTER = "L#";
const READ = "READ";
const TALK = "TALK#";

export const talkKeys = {
  partition: (talk: string) => join("TALK", talk),
  /** Letters sort by their ids. */
  letter: (talk: string, id: string): Key => ({ pk: join("TALK", talk), sk: LETTER + keyPart(id) }),
  firstLetterSort: LETTER,
  isLetterSort: (sk: unknown) => typeof sk === "string" && sk.startsWith(LETTER),
  read: (talk: string): Key => ({ pk: join("TALK", talk), sk: READ }),
  readSort: READ,
  isTalk: (pk: unknown) => typeof pk === "string" && pk.startsWith(TALK),
  /** The talk that this partition's letters belong to. */
  idIn: (partition: string) => unescaped(partition.slice(TALK.length)),
};

export const dueKeys = {
  prefix: "DUE#",
  work: (kind: string, key: string): Key => ({ pk: join("DUE", kind, key), sk: "DUE" }),
  queue: "DUE",
} as const;

export const layoutKeys = { item: { pk: "LAYOUT", sk: "LAYOUT" } satisfies Key };

export const heartbeatKeys = { item: { pk: "PULSE", sk: "PULSE" } satisfies Key };

export const outboxKeys = {
  prefix: OUTBOX,
  delivery: (dedupeKey: string): Key => ({ pk: join("OUTBOX", dedupeKey), sk: "MAIL" }),
  dead: "OUTBOX#DEAD",
  isDelivery: (pk: unknown) => typeof pk === "string" && pk.startsWith(OUTBOX),
};

/** A key must not reveal who is counted (an address, a caller) or whom mail does not reach. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export const rateKeys = {
  counter: (key: string, windowStart: number): Key => ({
    pk: join("RATE", hashOf(key), String(windowStart)),
    sk: "RATE",
  }),
};

export const liveKeys = {
  partition: (matchId: string) => join("LIVE", matchId),
  page: (matchId: string, userId: string, place: number): Key => ({
    pk: join("LIVE", matchId),
    sk: join(userId, String(place)),
  }),
  ofUser: (userId: string) => `${join(userId)}#`,
  isPage: (pk: unknown) => String(pk).startsWith(LIVE),
  /** The user and the match of the open page. */
  idsIn: ({ pk, sk }: Key) => ({
    matchId: unescaped(pk.slice(LIVE.length)),
    userId: unescaped(sk.slice(0, sk.lastIndexOf("#"))),
  }),
  byId: (socketId: string) => join("SOCKET", socketId),
};

export const addressKeys = {
  state: (email: string): Key => ({ pk: join("ADDRESS", hashOf(email.toLowerCase())), sk: "STATE" }),
};

export const authKeys = {
  user: (id: string): Key => ({ pk: join("AUTH", "user", id), sk: "USER" }),
  address: (email: string): Key => ({
    pk: join("AUTH", "address", hashOf(email.toLowerCase())),
    sk: "ADDRESS",
  }),
  session: (id: string): Key => ({ pk: join("AUTH", "session", id), sk: "SESSION" }),
  sessionsOf: (userId: string) => join("AUTH", "sessions-of", userId),
  sessionOf: (userId: string, id: string): Key => ({ pk: join("AUTH", "sessions-of", userId), sk: id }),
  secret: (hash: string): Key => ({ pk: join("AUTH", "secret", hash), sk: SECRET }),
};
