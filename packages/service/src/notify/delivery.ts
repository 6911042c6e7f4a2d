import { createHash } from "node:crypto";
import type { About, Delivery } from "@consigliere/store/outbox";
import { NOTIFICATIONS } from "./channel.ts";

/** A notification as a delivery names it. `at` (ISO) is when it was noted, if known. */
interface Named extends About {
  readonly at?: string;
}

/**
 * The delivery that tells some notifications to a user at an address of a channel. The same content gives the same key.
 */
export function deliveryOf(
  channel: string,
  to: string,
  userId: string,
  notifications: readonly Named[],
): Delivery {
  const about = notifications.map(({ kind, matchId, key }) => ({ kind, matchId, key }));
  const named = notifications.map((n) => `${n.matchId} ${n.kind} ${n.key} ${n.at ?? ""}`);
  return {
    channel,
    to,
    userId,
    kind: NOTIFICATIONS,
    about,
    dedupeKey: `${channel} ${digestOf([to, userId, ...named])}`,
  };
}

function digestOf(names: readonly string[]): string {
  return createHash("sha256").update(names.join("\n")).digest("base64url").slice(0, 22);
}
