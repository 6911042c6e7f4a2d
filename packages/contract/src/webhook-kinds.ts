/** The kinds of places that news of a match can be sent to. No schemas here, because they are too heavy for pages. */

export const webhookKinds = ["discord", "slack", "json"] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** By the form of the address: the two services have one form each, and every other address gets JSON. */
export function kindOfAddress(address: string): WebhookKind {
  const { hostname = "", pathname = "" } = urlIn(address) ?? {};
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith("/api/")) return "discord";
  return hostname === "hooks.slack.com" ? "slack" : "json";
}

function urlIn(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

const userIds = {
  discord: /^\d{17,20}$/,
  slack: /^[UW][A-Z0-9]{7,20}$/,
  json: /^(?!)/,
} as const satisfies Record<WebhookKind, RegExp>;

/** The user ids of Discord and Slack. */
export const mentionPattern = /^(\d{17,20}|[UW][A-Z0-9]{7,20})$/;

/** Whether a user id is one of the service that gets the news. */
export function isUserIdOf(kind: WebhookKind, mention: string): boolean {
  return userIds[kind].test(mention);
}
