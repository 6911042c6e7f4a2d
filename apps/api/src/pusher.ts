import { PushError, type Pusher, type PushMessage } from "@consigliere/service/context";
import type { Config } from "./config.ts";
import type { Keys } from "./keys/keys.ts";
import { addressOf } from "./sender.ts";

/** Milliseconds that a push service may take. */
const PATIENCE_MS = 10_000;

/**
 * Encrypts messages for their devices (RFC 8291), signs them (VAPID, RFC 8292) with the key with which the subscription
 * was made, and hands them to push services. Its libraries are loaded with the first message.
 */
export function createPusher({ mailFrom }: Pick<Config, "mailFrom">, { push }: Pick<Keys, "push">): Pusher {
  const subject = `mailto:${addressOf(mailFrom)}`;
  return {
    async send({ device, text, topic, isUrgent, keepSeconds }: PushMessage) {
      const pair = push.find(({ publicKey }) => publicKey === device.key);
      // The service no longer accepts any signature of this instance.
      if (pair === undefined) throw new PushError(410);
      const { default: webPush } = await import("web-push");
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, text, {
        vapidDetails: { subject, publicKey: pair.publicKey, privateKey: pair.privateKey },
        topic,
        urgency: isUrgent ? "high" : "normal",
        TTL: keepSeconds,
        contentEncoding: "aes128gcm",
      });
      await handIn(endpoint, { method, headers: headers as Record<string, string>, body });
    },
  };
}

/** A push service's redirects are not followed, and of its answer only the status is read. */
async function handIn(
  endpoint: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: Buffer | null },
): Promise<void> {
  const { "Content-Length": _, ...others } = headers;
  const response = await fetch(endpoint, {
    method,
    headers: others,
    body: body && new Uint8Array(body),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new PushError(response.status);
}
