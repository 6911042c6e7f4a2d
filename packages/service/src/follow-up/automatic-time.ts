/** Decides which decisions are answered without their player, and when. */

import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { peopleAt, personIn } from "../match/people.ts";
import type { AwaitedDecision, Position, PromisedAction } from "../match/position.ts";

/** Whether a bot or a standing answer answers for the seat. */
export function isAutomatic(
  meta: MatchMeta,
  { modes }: Position,
  { seat, isStanding }: AwaitedDecision,
): boolean {
  return isStanding || personIn(meta.seats[seat]) === null || modes[seat] !== "player";
}

type Occasion = Pick<AwaitedDecision, "seat" | "topic" | "since" | "isSealed" | "isStanding">;

/**
 * The time when a decision is answered without its player (ISO); null: at once.
 *
 * Under seal, all automatic answers (by bot, substitute, given-up seat or order) come after a delay drawn from the same
 * distribution. So the time reveals neither which of them answered nor what the seat holds. Otherwise only orders wait:
 * everybody can see that a bot plays, but nobody may see that somebody left an order. If nobody else is watching, there
 * is nothing to hide.
 *
 * The draw is secret, because otherwise everybody could compute which answers were automatic. It is made from public
 * facts, so that a hidden card changes no time. Planning again gives the same time: it uses the key that signed when
 * the decision arose, as long as that key is known (30 days after its successor's beginning). The match's own secret
 * would not do, because it is published when the match is over.
 */
export function automaticTime(
  { links, settings }: Context,
  meta: MatchMeta,
  { seat, topic, since, isSealed, isStanding }: Occasion,
): string | null {
  const isWatched = peopleAt(meta).length > 1 || meta.houseRules.visibility === "open";
  if (!isWatched || !(isSealed || isStanding)) return null;
  const { min, max } = settings.standingDelaySeconds;
  const drawn = links.draw(`delay ${meta.id} ${seat} ${topic} ${since}`, new Date(since));
  return new Date(Date.parse(since) + (min + drawn * (max - min)) * 1000).toISOString();
}

/** The time when a promised action is taken (ISO); null: at once. */
export function promisedTime(context: Context, meta: MatchMeta, promised: PromisedAction): string | null {
  return automaticTime(context, meta, { ...promised, isStanding: true });
}
