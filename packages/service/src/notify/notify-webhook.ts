/** News of a match on their way to its webhook. */
import { type Context, WebhookError } from "../context.ts";
import { wordsIn } from "../words.ts";
import { sendDelivery } from "./outbox.ts";
import { readNews, subjectOf } from "./webhook/news.ts";
import { postOf } from "./webhook/post.ts";
import { remember } from "./webhook/remember.ts";
import { WEBHOOK } from "./webhook/schedule.ts";

/**
 * Sends the news of a match. A delivery that is still being tried tells the news as well, and is the only one. If
 * nothing is sent any more, the address is forgotten when the match has ended.
 */
export async function notifyWebhook(context: Context, matchId: string): Promise<void> {
  const { outbox } = context.store;
  const read = await readNews(context, matchId);
  if (read === undefined) return;
  const { webhook, meta, position, news } = read;
  const isEnded = position.isOver || meta.status === "cancelled";
  if (news === null || (isEnded && webhook.off !== undefined)) return remember(context, read);
  if (webhook.off !== undefined) return;
  const { id, count } = webhook;
  const claim = await outbox.hold({
    channel: WEBHOOK,
    to: id,
    kind: WEBHOOK,
    dedupeKey: `webhook ${id} ${count}`,
    about: [{ kind: WEBHOOK, matchId, key: String(count) }],
  });
  if (claim !== undefined) await sendDelivery(context, claim);
}

/** Sends a test, once, and notes its result. A test that arrives switches a disabled webhook on again. */
export async function sendWebhookTest(context: Context, matchId: string): Promise<void> {
  const { store, clock } = context;
  const read = await readNews(context, matchId);
  if (read?.webhook.test === undefined) return;
  const { webhook, meta } = read;
  const words = await wordsIn(webhook.locale);
  const news = {
    ...subjectOf(context, words, meta, webhook),
    headline: words("webhook.test"),
    sentences: [],
    asked: [],
    isOver: false,
  };
  const trouble = await troubleOf(context.webhooks.post(postOf(context, webhook, words, news)));
  const result = trouble === null ? { sentAt: clock().toISOString() } : { trouble };
  await store.webhooks.change(matchId, webhook.id, ({ off, ...now }) => ({
    ...now,
    ...(off !== undefined && trouble !== null && { off }),
    ...(now.test && { test: { askedAt: now.test.askedAt, ...result } }),
  }));
}

async function troubleOf(posted: Promise<unknown>): Promise<string | null> {
  try {
    await posted;
    return null;
  } catch (error) {
    return error instanceof WebhookError ? error.trouble : "unreachable";
  }
}
