import { CONFIRMATION_MINUTES, SIGN_IN_MINUTES } from "../../account/link-lives.ts";
import { shownCode } from "../../account/sign-in-codes.ts";
import type { SignInLink } from "../../account/sign-in-link.ts";
import type { Context } from "../../context.ts";
import { wordsIn } from "../../words.ts";
import { sendDelivery } from "../outbox.ts";
import { layoutIn } from "./layout-words.ts";

/** Sends a sign-in link at once: somebody sits in front of a screen and waits. */
export function sendSignIn(context: Context, link: SignInLink): Promise<void> {
  return sendLink(context, { ...link, kind: "signIn" });
}

/** Sends the link that gives a guest this address. Its reader may be somebody else, so the mail says who asks. */
export function sendConfirmation(context: Context, link: SignInLink, name: string): Promise<void> {
  return sendLink(context, { ...link, kind: "confirm", name });
}

interface LinkMail extends SignInLink {
  readonly kind: "signIn" | "confirm";
  /** The name of the player who asks for the address. */
  readonly name?: string;
}

/** The lifetime of the links of each kind. */
const MINUTES = { signIn: SIGN_IN_MINUTES, confirm: CONFIRMATION_MINUTES } as const;

async function sendLink(context: Context, link: LinkMail): Promise<void> {
  const { kind, email, locale, name, code } = link;
  const { renderMail } = await import("./mail-layout.tsx");
  const words = await wordsIn(locale);
  const say = (key: string) => words(`mail.${kind}.${key}`, name === undefined ? {} : { name });
  const url = enterUrl(context.settings.baseUrl, link);
  const rendered = renderMail({
    ...layoutIn(words, locale),
    subject: say("subject"),
    preview: say("preview"),
    parts: [
      {
        heading: say("heading"),
        lines: [say("line"), say("expiry")],
        links: [{ label: say("button"), url, isMain: true }],
      },
      // Some mail programs damage links.
      { heading: shownCode(code), lines: [words(`mail.code.${kind}`)], links: [] },
    ],
    footer: [{ text: say("notYou"), url: null }],
  });
  const payload = { ...rendered, headers: { "Auto-Submitted": "auto-generated" } };
  const validUntil = new Date(context.clock().getTime() + MINUTES[kind] * 60_000).toISOString();
  const dedupeKey = `${kind} ${context.chance.id()}`;
  const mail = { channel: "email", to: email, payload, kind, dedupeKey, validUntil };
  // Stored before it is sent. If it cannot be sent now, a tick sends it.
  const claim = await context.store.outbox.hold(mail);
  if (claim !== undefined) await sendDelivery(context, claim);
}

/**
 * The page that asks before it uses a token: mail programs open links on their own. Browsers do not send the part after
 * `#` to any server. The rest is the way back, and who asks.
 */
function enterUrl(baseUrl: string, { locale, token, next, name }: LinkMail): string {
  const desk = `/${locale}/desk/`;
  // A name is not the last of them: something may be glued to the link.
  const more = new URLSearchParams(
    name === undefined
      ? next === undefined || next === desk
        ? {}
        : { next }
      : { as: name, next: next ?? desk },
  );
  const said = more.size === 0 ? "" : `&${more}`;
  return `${baseUrl}/${locale}/enter#${token}${said}`;
}
