/** Which decisions are answered without their player, and when. */
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { peopleAt, personIn } from "../match/people.ts";
import type { AwaitedDecision, Position, PromisedAction } from "../match/record.ts";

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
 * When a decision is answered without its player (ISO); null: at once.
 *
 * Under seal everybody who answers so (bot, substitute, given-up seat, order) takes a time that is spread alike, so
 * that it tells neither which of them it was nor what the seat holds. Otherwise only orders wait: that a bot plays
 * can be seen, that somebody left an order cannot. Where nobody else looks on there is nothing to hide.
 *
 * The draw is secret, else everybody could compute which answers came by themselves; and it is made from what
 * everybody knows, so that a hidden card changes no time. Planning again finds the same time: it is made with the
 * key that signed when the decision arose, for as long as that key is known (30 days after its successor's
 * beginning). The match's own secret would not do, because it is published when the match is over.
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

/** When a promised action is taken (ISO); null: at once. */
export function promisedTime(context: Context, meta: MatchMeta, promised: PromisedAction): string | null {
  return automaticTime(context, meta, { ...promised, isStanding: true });
}
