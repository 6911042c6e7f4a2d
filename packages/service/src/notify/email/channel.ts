/** Mail, to the proven address of an account. */
import type { UnsubscribeScope } from "@consigliere/contract/preferences";
import type { Json } from "@consigliere/store/json";
import type { Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context, Mail } from "../../context.ts";
import { type Words, wordsIn } from "../../words.ts";
import { type Channel, NOTIFICATIONS, TRIAL } from "../channel.ts";
import { kindNamed } from "../kinds.ts";
import { lettersFor } from "../letters.ts";
import { besideHeadline, type NotificationText } from "../notification-text.ts";
import type { OpenNotification } from "../open-notification.ts";
import { isAddressLost } from "./address.ts";
import { carrierTrouble } from "./carrier-trouble.ts";
import { layoutIn } from "./layout-words.ts";
import { shortLinks, unsubscribeLink } from "./short-links.ts";
import { unsubscribeHeaders } from "./unsubscribe.ts";

/** The carrier's data apart from the address. */
export type MailPayload = Omit<Mail, "to">;

export const email: Channel = {
  async addressesOf(context, { userId }) {
    const address = await context.emailOf(userId);
    return address === null ? [] : [address];
  },

  links: shortLinks,

  async compose(context, reader, notifications, delivery) {
    const texts = await Promise.all(
      notifications.map(async (each, at) => {
        const isFirst = notifications.findIndex(({ matchId }) => matchId === each.matchId) === at;
        return isFirst ? { ...each.text, letters: await lettersFor(context, reader, each) } : each.text;
      }),
    );
    const mail = await mailOf(context, reader, texts, { delivery, scope: scopeOf(notifications) });
    return { ...mail, headers: { ...mail.headers, ...threadOf(context, notifications) } } as unknown as Json;
  },

  async trial(context, reader) {
    const { trialMail } = await import("./trial-mail.ts");
    return (await trialMail(context, reader)) as unknown as Json;
  },

  // Links are sent to lost addresses too: their reader has asked for them, and proves the address by them.
  async obstacle(context, { kind, to }) {
    return (kind === NOTIFICATIONS || kind === TRIAL) && (await isAddressLost(context, to))
      ? "address-lost"
      : null;
  },

  async send(context, { to, payload }) {
    await context.mailer.send({ to, ...(payload as unknown as MailPayload) });
  },

  failure: (error) => ({ trouble: carrierTrouble(error), isFinal: false }),
};

/** The number of boards that are shown: those of the most urgent matches. */
const MOST_PICTURES = 3;

async function mailOf(
  context: Context,
  reader: Profile,
  texts: readonly NotificationText[],
  { delivery, scope }: { readonly delivery: Delivery; readonly scope: UnsubscribeScope },
): Promise<MailPayload> {
  const [{ picturesOf }, { renderMail }] = await Promise.all([
    import("./mail-pictures.ts"),
    import("./mail-layout.tsx"),
  ]);
  const words = await wordsIn(reader.locale);
  const parts = texts.map((text, at) => (at < MOST_PICTURES ? text : { ...text, picture: undefined }));
  const rendered = renderMail({
    ...layoutIn(words, reader.locale),
    subject: subjectOf(words, texts),
    preview: texts.flatMap((text) => besideHeadline(text.lines, text).slice(0, 2)).join(" "),
    parts,
    footer: [
      { text: words("mail.why"), url: null },
      { text: words("mail.unsubscribe"), url: unsubscribeLink(context, reader, delivery, scope) },
    ],
  });
  return {
    ...rendered,
    pictures: picturesOf(parts),
    headers: unsubscribeHeaders(context, reader, scope),
  };
}

/** The most urgent message, and the number of others. */
function subjectOf(words: Words, [first, ...others]: readonly NotificationText[]): string {
  const says = first?.headline ?? first?.heading ?? "";
  return others.length === 0 ? says : words("mail.andMore", { first: says, count: others.length });
}

/** Mails of one match form one thread, under a mail that was never sent. */
function threadOf({ settings }: Context, notifications: readonly OpenNotification[]): Record<string, string> {
  const [match, ...others] = new Set(notifications.map(({ matchId }) => matchId));
  if (match === undefined || others.length > 0) return {};
  const root = `<match.${match}@${settings.hostname}>`;
  return { "In-Reply-To": root, References: root };
}

/** The messages that the reader stops by unsubscribing from this mail. */
function scopeOf(notifications: readonly OpenNotification[]): UnsubscribeScope {
  const scopes = new Set(notifications.map(({ kind }) => kindNamed(kind)?.preference));
  const [only] = scopes;
  return scopes.size === 1 && only !== undefined ? only : "all";
}
