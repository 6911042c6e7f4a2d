/** Links of messages that open one table for their reader on any device, by a signed key in the fragment. */
import { DAY_MS } from "@consigliere/contract/local-time";
import type { MatchMeta, SeatOffer } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { houseRulesOf } from "./house-rules.ts";
import { REPLAY, spectatorBy } from "./spectators.ts";

/** The match that a key opens, and its holder. */
export interface TableKey {
  readonly matchId: string;
  readonly userId: string;
  /** The word of its owner's profile when it was signed. With another word it is void. */
  readonly word: string;
  /** It is for spectators: everyone with it takes the place of a user. */
  readonly isForSpectators?: true;
  /** It offers a seat for a while, to the first person who takes it. The word is that of the offer. */
  readonly isOffer?: true;
}

type Signing = Pick<Context, "links">;

/**
 * The path of a match in its reader's language, with their key to it. Browsers do not send the part after `#` to any
 * server, so nothing logs it.
 */
export function pathToTable(
  context: Signing,
  reader: Profile,
  { id, game }: { readonly id: string; readonly game: string },
): string {
  return `/${reader.locale}/m/${id}/?of=${game}#table=${keyFor(context, reader, id)}`;
}

/** The reader's key to a match. It stays the same until they make it void. */
export function keyFor({ links }: Signing, reader: Profile, matchId: string): string {
  const parts = [matchId, reader.userId, wordOf(reader)];
  const body = Buffer.from(JSON.stringify(parts)).toString("base64url");
  return `${body}.${links.sign(signed(body))}`;
}

type Linking = Pick<Context, "links" | "settings">;

/** The spectators' link, for the host, who may give it to anybody; empty if there is none. */
export function spectatorsUrl(context: Linking, meta: MatchMeta): { spectatorsUrl: string } | undefined {
  const { spectators } = meta;
  return spectators && { spectatorsUrl: urlWith(context, meta, spectators.word, shown) };
}

/** The replay link of a finished match, for everybody who sees it, if the table has agreed. */
export function replayUrl(context: Linking, meta: MatchMeta): { replayUrl: string } | undefined {
  return houseRulesOf(meta).publicReplay ? { replayUrl: urlWith(context, meta, REPLAY, shown) } : undefined;
}

/** The way to a table for somebody who watches it by the link of that word; undefined: for anybody signed in. */
export function watchUrl(context: Linking, meta: MatchMeta, word: string | undefined): string {
  return word === undefined
    ? `${context.settings.baseUrl}/m/${meta.id}/`
    : urlWith(context, meta, word, shown);
}

/** Days for which the end of a match can be viewed by a link. */
export const DAYS_AFTER_END = 30;

/** Whether a match has been over for so long that no link opens it, but one to its replay. */
export function isLongOver({ endedAt }: MatchMeta, now: Date): boolean {
  return endedAt !== undefined && Date.parse(endedAt) + DAYS_AFTER_END * DAY_MS < now.getTime();
}

/** The link by which a friend may have a seat for a while. */
export function offerUrl(context: Linking, meta: MatchMeta, { word }: SeatOffer): string {
  return urlWith(context, meta, word, offered);
}

/** In whichever language its reader has. It is passed on by hand, so it has only what the match does not say itself. */
function urlWith(
  { links, settings }: Linking,
  { id }: MatchMeta,
  word: string,
  as: (body: string) => string,
): string {
  return `${settings.baseUrl}/m/${id}/#${links.sign(as(bodyOf(id, word))).slice(0, SHORT)}`;
}

/** Letters of a signature in links that people pass on: 132 bits. */
const SHORT = 22;

/** Whether a key is the short one of a link that people pass on. */
export const isShortKey = (key: string): boolean => key.length === SHORT && !key.includes(".");

const bodyOf = (id: string, word: string) => Buffer.from(JSON.stringify([id, word])).toString("base64url");

/** The whole key for the short one of a link that people pass on; null: it does not fit any word of the match. */
export function sharedKey(
  { links }: Signing,
  { id, spectators, seats }: MatchMeta,
  short: string,
): string | null {
  const words = [
    { word: REPLAY, as: shown },
    ...(spectators === undefined ? [] : [{ word: spectators.word, as: shown }]),
    ...seats.flatMap(({ offer }) => (offer === undefined ? [] : [{ word: offer.word, as: offered }])),
  ];
  const meant = words.find(({ word, as }) => links.verifies(as(bodyOf(id, word)), short, SHORT));
  if (meant === undefined) return null;
  const body = bodyOf(id, meant.word);
  return `${body}.${links.sign(meant.as(body))}`;
}

/** The match that a key opens, and its holder. @throws Refusal `link/invalid` when the service has not signed it */
export function readTableKey({ links }: Signing, key: string): TableKey {
  const [body = "", signature = ""] = key.split(".");
  if (links.verifies(shown(body), signature)) {
    const [matchId, word] = JSON.parse(Buffer.from(body, "base64url").toString()) as [string, string];
    return { matchId, userId: spectatorBy(word), word, isForSpectators: true };
  }
  if (links.verifies(offered(body), signature)) {
    const [matchId, word] = JSON.parse(Buffer.from(body, "base64url").toString()) as [string, string];
    return { matchId, userId: "", word, isOffer: true };
  }
  if (!links.verifies(signed(body), signature)) throw new Refusal("link/invalid");
  const parts = JSON.parse(Buffer.from(body, "base64url").toString()) as [string, string, string];
  const [matchId, userId, word] = parts;
  return { matchId, userId, word };
}

/** The word that signs somebody's keys, in addition to the service's own. */
export function wordOf({ tableWord = "" }: Profile): string {
  return tableWord;
}

/** The signed text for a body. The prefix prevents the use of signatures made for another purpose. */
const signed = (body: string) => `table ${body}`;
const shown = (body: string) => `spectators ${body}`;
const offered = (body: string) => `offer ${body}`;
