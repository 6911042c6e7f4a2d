import type { ClaimedMessage } from "@consigliere/store/outbox";
import { isAddressLost } from "../account/proven-address.ts";
import type { House } from "../house.ts";
import { TELEGRAM } from "./kinds.ts";

const AT_A_TIME = 10;
/** Mails in one tick; the next goes on. */
export const mostMailsInATick = 200;

/** Minutes until the next try after each failure; after the last the message is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 360];

/**
 * Sends the mail that is due, a handful at a time for as long as `mayGoOn`. A message is with one sender at a time,
 * and once sent is never sent again.
 */
export async function sendOutbox(house: House, mayGoOn: () => boolean = () => true): Promise<void> {
  for (let sent = 0; sent < mostMailsInATick; sent += AT_A_TIME) {
    const claims = await house.store.outbox.claimDue(house.clock(), AT_A_TIME);
    await Promise.all(claims.map((claim) => send(house, claim)));
    if (claims.length < AT_A_TIME || !mayGoOn()) return;
  }
}

/** Why a telegram is dropped that was queued before its address was lost. */
const ADDRESS_LOST = "address-lost";

async function send(house: House, claim: ClaimedMessage): Promise<void> {
  // Sign-in links are sent all the same: their reader has asked for them, and proves the address with them.
  if (claim.kind === TELEGRAM && (await isAddressLost(house, claim.to))) {
    await house.store.outbox.markDropped(claim, ADDRESS_LOST);
    return;
  }
  try {
    await house.mailer.send(claim);
  } catch (error) {
    await putBack(house, claim, error);
    return;
  }
  house.measure("MailSent");
  await house.store.outbox.markSent(claim);
}

async function putBack(house: House, claim: ClaimedMessage, error: unknown): Promise<void> {
  const minutes = RETRY_MINUTES[claim.attempts - 1];
  const reason = error instanceof Error ? error.message : String(error);
  if (minutes === undefined) {
    house.measure("MailDead");
    house.report({
      what: "a mail was given up",
      where: { kind: claim.kind, dedupeKey: claim.dedupeKey },
      error,
    });
    await house.store.outbox.markFailed(claim, reason, { dead: true });
    return;
  }
  const retryAt = new Date(house.clock().getTime() + minutes * 60_000).toISOString();
  await house.store.outbox.markFailed(claim, reason, { retryAt });
}
