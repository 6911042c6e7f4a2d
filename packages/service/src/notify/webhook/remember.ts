/** Remembers how much news of a match was told, and that no more is told. */
import type { Context } from "../../context.ts";
import { correctionKey } from "../correction.ts";
import type { ReadNews } from "./news.ts";
import { nameOfDecision } from "./position.ts";

/**
 * Notes that the news just read is told, or needs no telling, and the message that is kept up to date. If the match has
 * ended, the address is forgotten.
 */
export async function remember(
  { store, clock }: Context,
  { webhook, meta, position, news }: ReadNews,
  message: string | null = null,
): Promise<void> {
  if (position.isOver || meta.status === "cancelled") return store.webhooks.remove(meta.id);
  await store.webhooks.change(meta.id, webhook.id, (now) => ({
    ...now,
    told: position.told,
    asked: [
      ...position.decisions.map(nameOfDecision),
      ...position.corrections.map(({ name }) => correctionKey(name)),
    ],
    count: now.count + 1,
    ...(message !== null && { message }),
    ...(news !== null && { lastSentAt: clock().toISOString() }),
  }));
}

/** Stops sending to the webhook `id`, and says why in a word. */
export async function switchOff(
  { store }: Context,
  matchId: string,
  id: string,
  trouble: string,
): Promise<void> {
  await store.webhooks.change(matchId, id, (now) => ({ ...now, off: trouble, count: now.count + 1 }));
}
