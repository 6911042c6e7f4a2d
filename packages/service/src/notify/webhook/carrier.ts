/** News of matches, to the addresses that their hosts have given. */
import type { ClaimedDelivery } from "@consigliere/store/outbox";
import { WebhookError } from "../../context.ts";
import { wordsIn } from "../../words.ts";
import type { Carrier } from "../channel.ts";
import { readNews } from "./news.ts";
import { postOf } from "./post.ts";
import { remember, switchOff } from "./remember.ts";

/** The subject of a delivery to a webhook: its match. */
const matchIn = ({ about = [] }: ClaimedDelivery) => about[0]?.matchId ?? "";

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
    if (news !== null) {
      await context.webhooks.post(postOf(context, there, await wordsIn(there.locale), news));
    }
    await remember(context, read);
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
