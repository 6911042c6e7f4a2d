import { createHash } from "node:crypto";
import type { About, Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { wordOf } from "../match/table-link.ts";
import { NOTIFICATIONS } from "./channel.ts";

/** A notification as a delivery names it. `at` (ISO) is when it was noted, if known. */
interface Named extends About {
  readonly at?: string;
}

/**
 * The delivery that tells some notifications to a user at an address of a channel. The same content gives the same key.
 */
export function deliveryOf(
  { links }: Pick<Context, "links">,
  channel: string,
  to: string,
  { reader, notifications }: { readonly reader: Profile; readonly notifications: readonly Named[] },
): Delivery {
  const { userId } = reader;
  const about = notifications.map(({ kind, matchId, key }) => ({ kind, matchId, key }));
  const named = notifications.map((n) => `${n.matchId} ${n.kind} ${n.key} ${n.at ?? ""}`);
  const digest = digestOf([to, userId, ...named]);
  const delivery = { channel, to, userId, kind: NOTIFICATIONS, about };
  if (!SHORT_LINKED.includes(channel)) return { ...delivery, dedupeKey: `${channel} ${digest}` };
  const linkSecret = links.sign(`links of ${digest}`).slice(0, CHARACTERS);
  return { ...delivery, dedupeKey: keyOfDelivery(channel, linkSecret), linkSecret, word: wordOf(reader) };
}

/** The channels whose messages have short links, or keys that stand for them. */
const SHORT_LINKED = ["email", "telegram"];

/** 132 bits. */
const CHARACTERS = 22;

/** The key under which the message with these short links is stored. It does not tell their secret. */
export function keyOfDelivery(channel: string, linkSecret: string): string {
  return `${channel} ${digestOf([linkSecret])}`;
}

function digestOf(names: readonly string[]): string {
  return createHash("sha256").update(names.join("\n")).digest("base64url").slice(0, CHARACTERS);
}
