/** This browser's own part of web push. Its service worker is public/sw.js. */
import type { Profile } from "@consigliere/contract/account";
import { createClient } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";

/** Milliseconds after which nobody waits for a push service any longer. Browsers themselves may wait forever. */
const LONGEST_MS = 20_000;

/**
 * Whether this browser may get push messages; `ask`: its reader has not been asked; `insecure`: not at this address,
 * because it begins with http.
 */
export type PushState = "impossible" | "insecure" | "denied" | "ask" | "on" | "off";

const isPossible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return "insecure";
  if (!isPossible()) return "impossible";
  if (Notification.permission !== "granted") return Notification.permission === "denied" ? "denied" : "ask";
  return (await subscription()) === null ? "off" : "on";
}

/** The service's id for this browser; null if the service does not send push messages here. */
export async function thisDevice(): Promise<string | null> {
  const known = isPossible() ? await subscription() : null;
  return known && deviceId(known.endpoint);
}

async function deviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return base64url(digest).slice(0, 22);
}

/**
 * Asks the reader for permission, if they were not asked, and lets the service send push messages here. Call it only from
 * a press. Returns the new state.
 * @throws ProblemError, and any DOMException when the browser does not reach its push service
 */
export async function letKnock(locale: string): Promise<PushState> {
  if (!isPossible()) return pushState();
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const api = createClient({ locale });
  const { key } = await api.call(routes.readPushKey, {});
  await announce(await Promise.race([subscribed(key), tooLong()]), key, locale);
  return "on";
}

/** Tells the service of a subscription; from then on it lasts as long as this session. */
async function announce(made: PushSubscription, key: string, locale: string): Promise<void> {
  const keys = { p256dh: keyOf(made, "p256dh"), auth: keyOf(made, "auth") };
  const body = { endpoint: made.endpoint, keys, key, name: browserName() };
  await createClient({ locale }).call(routes.addDevice, { body });
}

async function subscribed(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key, or for somebody else, is useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException("no push service answers", "TimeoutError")), LONGEST_MS);
  });

/**
 * Unsubscribes this browser if it is not on the present reader's list: it was taken off, or somebody else has left it.
 * If it is listed for another session, it is from now on for this one.
 */
export async function keepListed({ devices, locale }: Pick<Profile, "devices" | "locale">): Promise<void> {
  const made = isPossible() ? await subscription() : null;
  if (made === null) return;
  const id = await deviceId(made.endpoint);
  const listed = devices.find((device) => device.id === id);
  const key = made.options.applicationServerKey;
  if (listed === undefined) await made.unsubscribe();
  else if (!listed.isHere && key !== null) await announce(made, base64url(key), locale);
}

const keyOf = (made: PushSubscription, name: PushEncryptionKeyName) =>
  base64url(made.getKey(name) ?? new ArrayBuffer(0));

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A name by which its owner recognises it, such as `Chrome · Android`. */
function browserName(): string {
  const agent = navigator.userAgent;
  const find = (names: Readonly<Record<string, RegExp>>) =>
    Object.entries(names).find(([, pattern]) => pattern.test(agent))?.[0];
  const browser = find({ Edge: /Edg/, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ });
  const system = find({
    Android: /Android/,
    iPhone: /iPhone/,
    iPad: /iPad/,
    Windows: /Windows/,
    macOS: /Mac OS/,
    ChromeOS: /CrOS/,
    Linux: /Linux/,
  });
  return [browser ?? "Browser", system].filter((part) => part !== undefined).join(" · ");
}
