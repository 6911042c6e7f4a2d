/** Notifications that wait: while somebody is looking, and while a message of the same match is still unanswered. */
import { waitsForAnother } from "@consigliere/contract/readers-day";
import type { Notification } from "@consigliere/store/notifications";
import type { Context } from "../context.ts";
import { type Facts, isOneOfMany, kindNamed } from "./kinds.ts";

/** A person who turned away from a table counts as near it for this number of seconds. */
const NEAR_SECONDS = 180;
/** A page that stays open holds back, for this number of seconds, news that its reader does not act on. */
const LONGEST_LOOK_SECONDS = 1_800;
/** Seconds between two checks whether the earlier message has been acted on. */
const PATIENCE_SECONDS = 1_800;

/** Whether somebody sees the events at a table: a page is open there, or they have just looked at something new. */
export function isInSight({ clock }: Context, { row }: Facts, isLooking: boolean): boolean {
  if (isLooking) return true;
  return row.seenAt !== undefined && secondsSince(clock(), row.seenAt) < NEAR_SECONDS;
}

/**
 * Until when (ISO) a decision is not told: while its reader is looking, half an hour at most; and while they have been
 * told of another open one in the match, because one message for a match is enough unless they have chosen otherwise.
 * Null: now, or not at all.
 */
export function holdOf(
  { clock }: Context,
  { kind, at }: Notification,
  facts: Facts,
  { isSeen, replacesUnanswered = false }: { isSeen: boolean; replacesUnanswered?: boolean | undefined },
): string | null {
  if (!isOneOfMany(kind) || kindNamed(kind)?.isTrue(facts) !== true) return null;
  const { notifiedPrompts: notified, promptIds: open } = facts.row;
  if (waitsForAnother(facts.key, { notified, open, replacesUnanswered }))
    return later(clock(), PATIENCE_SECONDS);
  const isHeld = isSeen && secondsSince(clock(), at) < LONGEST_LOOK_SECONDS;
  return isHeld ? later(clock(), NEAR_SECONDS) : null;
}

const secondsSince = (now: Date, at: string) => (now.getTime() - Date.parse(at)) / 1000;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
