/**
 * Browsers that accept push messages. They are kept with the profile, so that telling somebody needs no further read.
 */
import { createHash, createPublicKey } from "node:crypto";
import { type Device, MOST_DEVICES, type NewDevice } from "@consigliere/contract/devices";
import type { Profile, PushDevice } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import type { Person } from "./person.ts";
import { withChannel } from "./preferences.ts";

/** A device as its owner sees it, who asks with a session. Nobody sees its address. */
export function shown({ id, name, addedAt, session }: PushDevice, asking?: string): Device {
  return { id, name, addedAt, isHere: session !== undefined && session === asking };
}

/** The devices of somebody that may be told: those whose session has not ended. */
export async function tellable(
  { store }: Pick<Context, "store">,
  { userId, devices = [] }: Pick<Profile, "userId" | "devices">,
): Promise<readonly PushDevice[]> {
  if (devices.length === 0) return [];
  const running = await store.accounts.running(userId);
  return devices.filter(({ session }) => running.has(session));
}

/**
 * Adds a device, which is told until the session ends by which it was added. The same subscription again only gets
 * another name, keys and session. With the first device, the messages that its owner had chosen also come by push.
 * @throws Refusal `push/unknown-service`, `push/other-key`, `account/sign-in-first`
 */
export async function addDevice(
  context: Context,
  { userId, session }: Pick<Person, "userId" | "session">,
  { endpoint, keys, key, name }: NewDevice,
): Promise<readonly PushDevice[]> {
  const { pushKeys, clock } = context;
  if (session === undefined) throw new Refusal("account/sign-in-first");
  if (!pushKeys.takes(endpoint)) throw new Refusal("push/unknown-service");
  if (!pushKeys.has(key) || !isOnCurve(keys.p256dh)) throw new Refusal("push/other-key");
  const id = deviceId(endpoint);
  const addedAt = clock().toISOString();
  const added: PushDevice = { id, endpoint, keys, key, name, addedAt, session };
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

/**
 * Gives the devices of a session to another one that has taken its place, for the same person or for the account that a
 * guest becomes: it is the same browser. Returns the current profile.
 */
export async function moveDevices(
  { store }: Context,
  from: Pick<Person, "userId" | "session">,
  to: Profile,
  session: string | undefined,
): Promise<Profile> {
  const { devices = [] } = (await store.profiles.get(from.userId)) ?? {};
  const moved = devices.filter((device) => device.session === from.session);
  if (session === undefined || moved.length === 0) return to;
  const changed = await store.profiles.change(to.userId, (profile) => {
    const others = (profile.devices ?? []).filter(({ id }) => moved.every((device) => device.id !== id));
    const here = moved.map((device) => ({ ...device, session }));
    return { ...profile, devices: [...others, ...here].slice(-MOST_DEVICES) };
  });
  return changed ?? to;
}

/** Forgets a device. Does nothing if it is not there. @throws Refusal `account/sign-in-first` */
export function removeDevice(context: Context, userId: string, id: string): Promise<readonly PushDevice[]> {
  return removeDevices(context, userId, (device) => device.id === id);
}

/** Forgets the devices that were added by a session that ends. @throws Refusal `account/sign-in-first` */
export async function removeDevicesOf(context: Context, { userId, session }: Person): Promise<void> {
  const { devices = [] } = (await context.store.profiles.get(userId)) ?? {};
  const isEnding = (device: PushDevice) => session !== undefined && device.session === session;
  if (devices.some(isEnding)) await removeDevices(context, userId, isEnding);
}

function removeDevices(context: Context, userId: string, isGone: (device: PushDevice) => boolean) {
  return changed(context, userId, (profile) => ({
    ...profile,
    devices: (profile.devices ?? []).filter((device) => !isGone(device)),
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
