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
  if (channel !== MAIL) return { ...delivery, dedupeKey: `${channel} ${digest}` };
  const linkSecret = links.sign(`links of ${digest}`).slice(0, CHARACTERS);
  return { ...delivery, dedupeKey: keyOfMail(linkSecret), linkSecret, word: wordOf(reader) };
}

const MAIL = "email";

/** 132 bits. */
const CHARACTERS = 22;

/** The key under which the mail with these short links is stored. It does not tell their secret. */
export function keyOfMail(linkSecret: string): string {
  return `${MAIL} ${digestOf([linkSecret])}`;
}

function digestOf(names: readonly string[]): string {
  return createHash("sha256").update(names.join("\n")).digest("base64url").slice(0, CHARACTERS);
}
