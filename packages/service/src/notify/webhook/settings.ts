/** The host's settings for news of a match: its address, and the id by which each player is mentioned there. */

import type { CallOf } from "@consigliere/contract/endpoint";
import type { setWebhook as endpoint, WebhookState } from "@consigliere/contract/webhook";
import { kindOfAddress, type WebhookKind } from "@consigliere/contract/webhook-kinds";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Webhook } from "@consigliere/store/webhooks";
import type { Context } from "../../context.ts";
import { checkHost } from "../../lobby/edit-lobby.ts";
import { editMatch } from "../../match/edit.ts";
import { metaAt, metaOf } from "../../match/meta.ts";
import { callerAt, mySeat } from "../../match/people.ts";
import { limit, type RateLimit } from "../../rate-limit.ts";
import { Refusal } from "../../refusal.ts";
import { nameOfDecision, publicPosition } from "./position.ts";
import { newSecret } from "./post.ts";
import { WEBHOOK_TEST } from "./schedule.ts";

const WEBHOOKS_PER_PERSON: RateLimit = { name: "webhook-person", calls: 20, seconds: 3600 };
const TESTS_PER_PERSON: RateLimit = { name: "webhook-test-person", calls: 20, seconds: 3600 };

/** @throws Refusal `match/unknown`, `match/not-yours` */
export async function readWebhook(context: Context, userId: string, matchId: string): Promise<WebhookState> {
  const [meta, webhook, row] = await Promise.all([
    metaOf(context, matchId),
    context.store.webhooks.get(matchId),
    context.store.memberships.get(userId, matchId),
  ]);
  mySeat(callerAt(meta, userId), "looks");
  const isHost = meta.host === userId;
  return {
    kind: webhook === undefined ? null : kindOf(webhook),
    mention: row?.mention ?? null,
    isHost,
    webhook: webhook !== undefined && isHost ? shown(webhook) : null,
  };
}

/**
 * Sends news from now on to this address, replacing any earlier one. Returns the secret that signs the news, if there
 * is one.
 * @throws Refusal as the contract says
 */
export async function setWebhook(
  context: Context,
  userId: string,
  matchId: string,
  { address, kind = kindOfAddress(address), locale, inPlace }: CallOf<typeof endpoint>["body"],
): Promise<{ state: WebhookState; secret: string | null }> {
  const { store, clock, chance } = context;
  const meta = await metaOf(context, matchId);
  checkRunning(meta, userId);
  // Whether it leads into the service's own network is checked when it is used.
  if (!context.webhooks.takes(address)) throw new Refusal("webhook/refused-address");
  await limit(context, WEBHOOKS_PER_PERSON, userId);
  const newest = meta.startedAt === undefined ? undefined : await store.matches.newest(matchId);
  const { told, decisions } = publicPosition(meta, newest ?? null);
  const secret = kind === "json" ? newSecret(context) : null;
  await store.webhooks.put(matchId, {
    id: chance.id(),
    owner: userId,
    address,
    kind,
    locale,
    since: clock().toISOString(),
    ...(secret !== null && { secret }),
    ...(inPlace === true && kind === "discord" && { inPlace }),
    told,
    asked: decisions.map(nameOfDecision),
    count: 0,
  });
  await editMatch(context, matchId, (now) => {
    checkRunning(now, userId);
    return now.hasWebhook === true ? now : { ...now, hasWebhook: true };
  });
  return { state: await readWebhook(context, userId, matchId), secret };
}

/** Forgets the address. @throws Refusal `match/unknown`, `match/not-yours`, `match/not-host`, `match/busy` */
export async function removeWebhook(context: Context, userId: string, matchId: string): Promise<void> {
  await editMatch(context, matchId, (now) => {
    checkMine(now, userId);
    const { hasWebhook, ...meta } = now;
    return hasWebhook === true ? meta : now;
  });
  await context.store.webhooks.remove(matchId);
}

/** Plans a test. @throws Refusal `match/unknown`, `match/not-yours`, `match/not-host`, `webhook/none`, `request/too-many` */
export async function testWebhook(context: Context, userId: string, matchId: string): Promise<WebhookState> {
  const { store, clock } = context;
  const [meta, webhook] = await Promise.all([metaOf(context, matchId), store.webhooks.get(matchId)]);
  checkMine(meta, userId);
  if (webhook === undefined) throw new Refusal("webhook/none");
  await limit(context, TESTS_PER_PERSON, userId);
  const at = clock().toISOString();
  await store.webhooks.change(matchId, webhook.id, (now) => ({ ...now, test: { askedAt: at } }));
  await store.due.put({ kind: WEBHOOK_TEST, key: matchId, at, payload: { matchId } });
  return readWebhook(context, userId, matchId);
}

/** @throws Refusal `match/unknown`, `match/not-yours` */
export async function setMention(
  context: Context,
  userId: string,
  matchId: string,
  mention: string | null,
): Promise<void> {
  await metaAt(context, matchId, userId, "looks");
  await context.store.memberships.setMention(userId, matchId, mention);
}

function checkMine(meta: MatchMeta, userId: string): void {
  mySeat(callerAt(meta, userId), "looks");
  checkHost(meta, userId);
}

function checkRunning(meta: MatchMeta, userId: string): void {
  checkMine(meta, userId);
  if (meta.status === "over") throw new Refusal("match/over");
  if (meta.status === "cancelled") throw new Refusal("match/cancelled");
}

const kindOf = ({ kind }: Webhook) => kind as WebhookKind;

function shown(webhook: Webhook): NonNullable<WebhookState["webhook"]> {
  const { address, since, lastSentAt = null, off = null, test } = webhook;
  return {
    kind: kindOf(webhook),
    inPlace: webhook.inPlace === true,
    host: new URL(address).host,
    since,
    lastSentAt,
    off,
    test: test === undefined ? null : { sentAt: null, trouble: null, ...test },
  };
}
