import type { ClaimedMessage } from "@consigliere/store/outbox";
import { isAddressLost } from "../account/proven-address.ts";
import type { House, Mail } from "../house.ts";
import { TELEGRAM } from "./kinds.ts";
import { newsIn } from "./news.ts";

/** Why a message that was queued is not sent any more. */
export type Obstacle = "expired" | "address-lost" | "no-news";

/**
 * What is to be sent of a message that may have waited for hours or, given up and queued again, for weeks: all of
 * it, what is still true of it, or nothing for a reason.
 */
export async function mailNow(house: House, message: ClaimedMessage): Promise<Mail | Obstacle> {
  const { kind, to, userId, about, validUntil } = message;
  if (validUntil !== undefined && Date.parse(validUntil) <= house.clock().getTime()) return "expired";
  // Links are sent to lost addresses too: their reader has asked for them, and proves the address with them.
  if (kind !== TELEGRAM) return message;
  if (await isAddressLost(house, to)) return "address-lost";
  // Telegrams of the version before do not say what they are about.
  if (userId === undefined || about === undefined) return message;
  const profile = await house.store.profiles.get(userId);
  if (profile === undefined) return "no-news";
  const all = await Promise.all(about.map((matter) => newsIn(house, profile, matter)));
  const news = all.filter((each) => each !== null);
  if (news.length === about.length) return message;
  if (news.length === 0) return "no-news";
  const { composeTelegram } = await import("./telegram.ts");
  return composeTelegram(house, { email: to, profile }, news);
}
