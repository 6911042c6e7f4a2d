import type { Locale } from "@consigliere/contract/values";
import type { SignInLink } from "../account/accounts.ts";
import { CONFIRMATION_MINUTES, SIGN_IN_MINUTES } from "../account/link-lives.ts";
import type { House } from "../house.ts";
import { sendOutbox } from "../notify/send-outbox.ts";
import { wordsIn } from "../words.ts";

/** Sends a sign-in link at once: somebody sits in front of a screen and waits. */
export function sendSignIn(house: House, link: SignInLink): Promise<void> {
  return sendLink(house, { ...link, kind: "signIn" });
}

/** Sends the link that gives a guest this address. */
export function sendConfirmation(house: House, link: SignInLink): Promise<void> {
  return sendLink(house, { ...link, kind: "confirm" });
}

interface LinkMail extends SignInLink {
  readonly kind: "signIn" | "confirm";
}

/** How long the links of each kind work. */
const MINUTES = { signIn: SIGN_IN_MINUTES, confirm: CONFIRMATION_MINUTES } as const;

async function sendLink(house: House, { kind, email, token, locale, next }: LinkMail): Promise<void> {
  const { renderTelegram } = await import("./telegram-mail.tsx");
  const words = wordsIn(locale);
  const say = (key: string) => words(`mail.${kind}.${key}`);
  const url = enterUrl(house.settings.baseUrl, locale, token, next);
  const { html, text } = renderTelegram({
    locale,
    preview: say("preview"),
    office: words("mail.office"),
    stop: words("mail.stop"),
    parts: [
      {
        heading: say("heading"),
        lines: [say("line"), say("expiry")],
        buttons: [{ label: say("button"), url, isMain: true }],
      },
    ],
    footer: [{ text: say("notYou"), url: null }],
  });
  const message = {
    to: email,
    subject: say("subject"),
    html,
    text,
    headers: { "Auto-Submitted": "auto-generated" },
  };
  const validUntil = new Date(house.clock().getTime() + MINUTES[kind] * 60_000).toISOString();
  const dedupeKey = `${kind} ${house.chance.id()}`;
  await house.store.outbox.enqueue({ ...message, kind, dedupeKey, validUntil });
  // A handful: the reader waits, and the tick sends what more there is.
  await sendOutbox(house, () => false);
}

/** The page that asks before it uses a token: mail programs open links on their own. */
function enterUrl(baseUrl: string, locale: Locale, token: string, next: string | undefined): string {
  const query = new URLSearchParams({ token, ...(next === undefined ? {} : { next }) });
  return `${baseUrl}/${locale}/enter/?${query}`;
}
