/** News of matches, to the addresses that their hosts have given. */
import type { ClaimedDelivery } from "@consigliere/store/outbox";
import type { Webhook } from "@consigliere/store/webhooks";
import { type Context, WebhookError, type WebhookPost } from "../../context.ts";
import { wordsIn } from "../../words.ts";
import type { Carrier } from "../channel.ts";
import { readNews } from "./news.ts";
import { inPlace, postOf } from "./post.ts";
import { remember, switchOff } from "./remember.ts";

/** The subject of a delivery to a webhook: its match. */
const matchIn = ({ about = [] }: ClaimedDelivery) => about[0]?.matchId ?? "";

/** Sends a message; the id of the one that is kept up to date, null: there is none. */
async function sent({ webhooks }: Context, there: Webhook, post: WebhookPost): Promise<string | null> {
  if (there.inPlace !== true) {
    await webhooks.post(post);
    return null;
  }
  try {
    return (await webhooks.post(inPlace(post, there))) ?? there.message ?? null;
  } catch (error) {
    // Somebody has deleted it there.
    const isGone = error instanceof WebhookError && error.trouble === "status-404";
    if (!isGone || there.message === undefined) throw error;
    return webhooks.post(inPlace(post, {}));
  }
}

export const webhook: Carrier = {
  async obstacle({ store }, claim) {
    const there = await store.webhooks.get(matchIn(claim));
    if (there?.id !== claim.to) return "webhook-gone";
    return there.off === undefined ? null : "webhook-off";
  },

  /** Says what is new at this moment. A delivery that had to wait also tells what came meanwhile, or nothing. */
  async send(context, claim) {
    const read = await readNews(context, matchIn(claim));
    if (read === undefined) return;
    const { webhook: there, news } = read;
    const post = news && postOf(context, there, await wordsIn(there.locale), news);
    const message = post && (await sent(context, there, post));
    await remember(context, read, message);
  },

  failure(error) {
    if (!(error instanceof WebhookError))
      return { trouble: error instanceof Error ? error.name : typeof error, isFinal: false };
    const { trouble, isFinal } = error;
    return { trouble, isFinal, isGone: isFinal };
  },

  forget: (context, claim, trouble) => switchOff(context, matchIn(claim), claim.to, trouble),
  giveUp: (context, claim, trouble) => switchOff(context, matchIn(claim), claim.to, trouble),
};
