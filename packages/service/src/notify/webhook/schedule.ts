/** When news of a match is sent: a grace period after the first public event. */

import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../../context.ts";
import type { HeadRecord } from "../../match/contents.ts";
import { scheduleBy } from "../../schedule-by.ts";
import { hasNews, publicPosition } from "./position.ts";

/** Names the channel, and the work of telling it; the key of work is the match's id. */
export const WEBHOOK = "webhook";
/** Names the work of sending a test. */
export const WEBHOOK_TEST = "webhook-test";

/**
 * Schedules a message for public news. A message that is already scheduled also tells this news, so there is at most
 * one in a grace period. Hidden news moves no time. Safe to repeat.
 */
export async function scheduleWebhook(
  context: Context,
  meta: MatchMeta,
  newest: HeadRecord | null,
): Promise<void> {
  if (meta.hasWebhook !== true) return;
  const { store, clock, settings } = context;
  const webhook = await store.webhooks.get(meta.id);
  if (webhook === undefined) return;
  const isEnded = meta.status === "cancelled" || meta.status === "over";
  if (!isEnded && !hasNews(webhook, publicPosition(meta, newest))) return;
  const at = new Date(clock().getTime() + settings.graceSeconds * 1000).toISOString();
  await scheduleBy(context, { kind: WEBHOOK, key: meta.id, at, payload: { matchId: meta.id } });
}
