/**
 * All problems that the API can answer with: the code and its HTTP status.
 *
 * No problem is a 403. The CDN in front of the API takes every 403 for a file that is missing in the site's bucket and
 * replaces it with the "not found" page, so a 403 of ours would never reach its reader. Refusals that depend on the
 * caller therefore use other statuses. A change sent by another site's page is a bad request (400). An action that the
 * state of the match leaves to somebody else is a conflict (409).
 *
 * A private match of other people is answered exactly as one that does not exist (`match/unknown`), whatever is tried
 * on it. So a guessed id tells nobody that people play there. `match/not-yours` is for tables that all may watch.
 */
import * as z from "zod";

export const PROBLEMS = {
  /** The body is not JSON. */
  "request/malformed-json": 400,
  /** The body, a parameter or the query does not have the shape of the contract. */
  "request/invalid": 422,
  /** A name has a character that is not seen, or nothing else. `errors` says which: `U+3164`, or `unseen`. */
  "request/unfit-name": 422,
  "request/too-large": 413,
  /** The request comes from another site. */
  "request/foreign-origin": 400,
  /** The request did not come through the public address of the service. */
  "request/wrong-address": 421,
  "request/unknown-path": 404,
  /** The path does not support this method; the header `Allow` lists the methods it supports. */
  "request/unknown-method": 405,
  "request/too-many": 429,

  /** Sign in, or enter as a guest, first. */
  "account/sign-in-first": 401,
  /** The sign-in or confirmation link was used, or is too old. */
  "account/link-expired": 410,
  /** The code does not belong to this address, was used, or is too old. */
  "account/code-refused": 410,
  /** This account already has an email address. */
  "account/has-email": 409,
  /** Nothing reaches me by this channel: I have not given it an address or a device. */
  "account/not-reached": 409,
  /** The subscription does not lead to a push service that the service writes to. */
  "push/unknown-service": 422,
  /** The subscription was made with a key that is not the service's, or with one that is not a point of its curve. */
  "push/other-key": 422,

  /** This service has no bot in Telegram. */
  "telegram/none": 404,

  /** It ends before it begins, is too far ahead, or exceeds the days of a year. */
  "account/vacation-refused": 422,

  /** The address was withdrawn, or never led to a calendar. */
  "calendar/unknown": 404,

  "game/unknown": 404,
  /** The options do not fit the game. */
  "game/illegal-options": 422,
  /** The game does not allow this number of players. */
  "game/seats-out-of-range": 422,
  "game/unknown-bot": 422,

  /** There is no such club, the caller is not in it, or the link to it is not valid. The caller learns no more. */
  "club/unknown": 404,
  "club/member-unknown": 404,
  "club/not-founder": 409,
  "club/season-on": 409,
  "club/no-season": 409,
  /** The club has as many members as it may have. */
  "club/full": 409,
  /** This person is in the largest possible number of clubs. */
  "club/too-many": 409,

  "invite/unknown": 404,
  /** The host has withdrawn this link, or replaced it. */
  "invite/withdrawn": 410,
  /** There is no such match, or it is a private one of other people. */
  "match/unknown": 404,
  /** There is no seat of yours at this open match: you may watch it. */
  "match/not-yours": 404,
  "match/not-host": 409,
  "match/full": 409,
  "match/started": 409,
  "match/not-started": 409,
  "match/cancelled": 410,
  "match/too-few-players": 409,
  "match/seat-not-found": 404,
  "match/already-joined": 409,
  /** The host has removed this player, and has not let them in again. */
  "match/removed": 409,
  /** Its owner watches, and its borrower plays it. Neither can do what belongs to the other. */
  "match/lent": 409,
  /** A person who has had one seat on loan knows its hand, and gets no other at that table. */
  "match/knows-another-hand": 409,
  /** The contributor was shown another commitment than the match has. */
  "match/other-commitment": 409,
  /** Only shown when the match is over. */
  "match/not-over": 409,
  /** It was agreed that hands and answers stay closed after the end. */
  "match/not-open": 409,
  /** Somebody else changed the match at the same moment, again and again. */
  "match/busy": 409,

  /** The caller is not asked this: the decision has been made, belongs to somebody else, or never existed. */
  "match/stale-prompt": 409,
  "match/illegal-answer": 422,
  "match/already-answered": 409,
  "match/over": 409,
  "match/nothing-to-undo": 409,
  "match/resigned": 409,
  "match/illegal-settings": 422,
  /** This player has made too many inputs since the last step ended. */
  "match/too-many-changes": 409,
  /** The id was used before for another answer. */
  "match/answer-id-reused": 409,

  /** No clock runs that could rest, or none rests. */
  "match/not-pausable": 409,
  /** This player's time is not over, or the match has no vote about that. */
  "match/no-vote": 409,
  /** The players of the match are not asked about this correction of the rules, or it is settled. */
  "match/no-correction": 409,
  /** That is the caller's own seat. */
  "match/own-seat": 409,
  /** A bot sits there, or plays for the person who does. */
  "match/no-person-there": 409,
  /** Nobody waits for this seat, according to public facts; or all clocks rest. */
  "match/not-waited-for": 409,
  /** This player was asked, or nudged about it, too recently. */
  "match/nudge-too-soon": 409,
  /** Another device of the same player has written since these notes were read. */
  "match/notes-changed": 409,
  /** Another device of the same player has changed the same part of these settings since they were read. */
  "match/settings-changed": 409,
  /** Somebody else sits there than the host was shown. */
  "match/seats-changed": 409,

  "match/no-letters": 409,
  "match/letter-unknown": 404,
  /** Only its writer can take it back, only the host can hide it, and only the same person can show it again. */
  "match/letter-not-yours": 409,
  /** A quote may only be something that everybody at the table was told. */
  "match/letter-quote": 422,

  /** It is not an https address of a named server, or not one of the kind that was chosen. */
  "webhook/refused-address": 422,
  /** No news of the match are sent anywhere. */
  "webhook/none": 409,

  /** The link of a mail is damaged, or was never one. */
  "link/invalid": 410,
  /** The time of an answer link is over. */
  "link/late": 410,
  /** The match of a table link has been over for too long. */
  "link/ended": 410,
  /** The owner of a table link has made it void. */
  "link/revoked": 410,
  /** The host has withdrawn the link for spectators, or replaced it. */
  "link/withdrawn": 410,
  /** A person who came to the table by a link may only look and answer there. */
  "link/table-only": 409,

  /** The access token was withdrawn, has expired, or never existed. */
  "token/invalid": 401,
  /** An access token lets a script only look and answer, at the matches that it names. */
  "token/out-of-scope": 409,
  /** This person has the largest possible number of access tokens. */
  "token/too-many": 409,

  "server/failed": 500,
  /** The rules broke at this answer; nothing was changed and the makers have been told. */
  "server/rules-broken": 500,
  /** The records of the match do not fit together: it does not open, and stays as it is. The makers have been told. */
  "server/match-damaged": 500,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export const problemCodeSchema = z
  .enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]])
  .meta({ id: "ProblemCode" });

/** The body of every refusal (RFC 9457, `application/problem+json`). */
export const problemSchema = z
  .object({
    type: z.string().meta({ description: "A page about this code." }),
    code: problemCodeSchema,
    status: z.int(),
    title: z.string().meta({ description: "What happened and what to do, in the reader's language." }),
    /** The members of the request that are at fault: `["options", "turnHours"]`. */
    errors: z.array(z.object({ path: z.array(z.string()), reason: z.string() })).exactOptional(),
    /** Seconds after which to try again. */
    retryAfter: z.int().exactOptional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problemSchema>;

/** The HTTP status of a code. */
export function statusOf(code: ProblemCode): (typeof PROBLEMS)[ProblemCode] {
  return PROBLEMS[code];
}
