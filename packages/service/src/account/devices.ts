/**
 * Browsers that accept push messages. They are kept with the profile, so that telling somebody needs no further read.
 */
import { createHash, createPublicKey } from "node:crypto";
import { MOST_DEVICES, type NewDevice } from "@consigliere/contract/devices";
import type { Profile, PushDevice } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { withChannel } from "./preferences.ts";

/** A device as its owner sees it. Nobody sees its address. */
export const shown = ({ id, name, addedAt }: PushDevice) => ({ id, name, addedAt });

/**
 * Adds a device. The same subscription again only gets another name and keys. With the first device, the messages that
 * its owner had chosen also come by push.
 * @throws Refusal `push/unknown-service`, `push/other-key`, `account/sign-in-first`
 */
export async function addDevice(
  context: Context,
  userId: string,
  { endpoint, keys, key, name }: NewDevice,
): Promise<readonly PushDevice[]> {
  const { pushKeys, clock } = context;
  if (!pushKeys.takes(endpoint)) throw new Refusal("push/unknown-service");
  if (!pushKeys.has(key) || !isOnCurve(keys.p256dh)) throw new Refusal("push/other-key");
  const id = deviceId(endpoint);
  const added: PushDevice = { id, endpoint, keys, key, name, addedAt: clock().toISOString() };
  return changed(context, userId, (profile) => {
    const { devices = [], preferences } = profile;
    const others = devices.filter((device) => device.id !== id);
    return {
      ...profile,
      devices: [...others, added].slice(-MOST_DEVICES),
      preferences: devices.length === 0 ? withChannel(preferences, "push") : preferences,
    };
  });
}

/** Gives the devices of a guest to the account that the guest becomes: it is the same browser. */
export async function moveDevices({ store }: Context, guest: Profile, account: Profile): Promise<void> {
  const { devices: moved = [] } = guest;
  if (moved.length === 0) return;
  await store.profiles.change(account.userId, (profile) => ({
    ...profile,
    devices: [...(profile.devices ?? []), ...moved].slice(-MOST_DEVICES),
  }));
}

/** Forgets a device. Does nothing if it is not there. @throws Refusal `account/sign-in-first` */
export function removeDevice(context: Context, userId: string, id: string): Promise<readonly PushDevice[]> {
  return changed(context, userId, (profile) => ({
    ...profile,
    devices: (profile.devices ?? []).filter((device) => device.id !== id),
  }));
}

async function changed(
  { store }: Context,
  userId: string,
  next: (profile: Profile) => Profile,
): Promise<readonly PushDevice[]> {
  const profile = await store.profiles.change(userId, next);
  if (profile === undefined) throw new Refusal("account/sign-in-first");
  return profile.devices ?? [];
}

function deviceId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url").slice(0, 22);
}

/** Whether an uncompressed point (base64url) is on P-256. No message can be encrypted for any other. */
function isOnCurve(point: string): boolean {
  const bytes = Buffer.from(point, "base64url");
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)];
  try {
    const key = { kty: "EC", crv: "P-256", x: x.toString("base64url"), y: y.toString("base64url") };
    createPublicKey({ key, format: "jwk" });
    return true;
  } catch {
    return false;
  }
}
