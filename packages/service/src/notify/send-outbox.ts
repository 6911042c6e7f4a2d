import type { ClaimedMessage } from "@consigliere/store/outbox";
import type { House } from "../house.ts";
import { carrierTrouble } from "./email/carrier-trouble.ts";
import { mailNow, type Obstacle } from "./mail-now.ts";

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
    const claims = await house.store.outbox.claimDue(house.clock(), AT_A_TIME, {
      onUnreadable: (key, error) => house.report({ what: "a mail could not be read", where: { key }, error }),
    });
    await Promise.all(claims.map((claim) => send(house, claim)));
    if (claims.length < AT_A_TIME || !mayGoOn()) return;
  }
}

async function send(house: House, claim: ClaimedMessage): Promise<void> {
  let obstacle: Obstacle | null;
  try {
    obstacle = await handIn(house, claim);
  } catch (error) {
    await putBack(house, claim, error);
    return;
  }
  if (obstacle !== null) {
    await house.store.outbox.markDropped(claim, obstacle);
    return;
  }
  house.measure("MailSent");
  await house.store.outbox.markSent(claim);
}

/** Hands in what is still to be sent of a message, or says why that is nothing. */
async function handIn(house: House, claim: ClaimedMessage): Promise<Obstacle | null> {
  const mail = await mailNow(house, claim);
  if (typeof mail === "string") return mail;
  await house.mailer.send(mail);
  return null;
}

/** For later, unless it was tried often enough or would come too late. */
async function putBack(house: House, claim: ClaimedMessage, error: unknown): Promise<void> {
  const { kind, dedupeKey } = claim;
  const trouble = carrierTrouble(error);
  const retryAt = nextTry(house, claim);
  if (retryAt !== null) {
    await house.store.outbox.markFailed(claim, trouble, { retryAt });
    return;
  }
  house.measure("MailDead");
  house.report({ what: "a mail was given up", where: { kind, dedupeKey, trouble } });
  await house.store.outbox.markFailed(claim, trouble, { dead: true });
}

/** ISO time; null when there is none. */
function nextTry({ clock }: House, { attempts, validUntil }: ClaimedMessage): string | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  const at = new Date(clock().getTime() + minutes * 60_000).toISOString();
  return validUntil === undefined || at < validUntil ? at : null;
}
