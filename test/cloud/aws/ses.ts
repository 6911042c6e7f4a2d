/** SES as far as it is used: a raw mail goes, unchanged, into the inbox of the harness. */
import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { account } from "../assembly/physical.ts";
import type { JsonObject } from "../assembly/template.ts";
import type { Access } from "./policy.ts";
import { AwsError } from "./refusal.ts";

export interface SentMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly configurationSet: string | undefined;
  readonly raw: string;
}

interface SendEmail {
  readonly FromEmailAddress?: string;
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly Content?: { readonly Raw?: { readonly Data?: string } };
  readonly ConfigurationSetName?: string;
}

/** Identities that are verified here: addresses and domains. */
export interface SesSettings {
  readonly region: string;
  readonly identities: readonly string[];
  readonly smtpUrl: string;
}

export interface Ses {
  /** The actions to be allowed. A raw mail needs SendRawEmail also in version 2 of the API. */
  access(body: JsonObject): Access[];
  send(body: JsonObject): Promise<JsonObject>;
  readonly sent: readonly SentMail[];
  /** Mails are refused with this until it is undefined again. */
  failure: AwsError | undefined;
}

export function createSes({ region, identities, smtpUrl }: SesSettings): Ses {
  const transport = createTransport(smtpUrl);
  const sent: SentMail[] = [];
  const arn = (resource: string) => `arn:aws:ses:${region}:${account}:${resource}`;
  const identityFor = (address: string) => {
    const domain = address.slice(address.indexOf("@") + 1);
    return identities.includes(address) ? address : identities.includes(domain) ? domain : undefined;
  };
  const ses: Ses = {
    sent,
    failure: undefined,
    access: (body) => {
      const mail = body as SendEmail;
      const from = senderOf(mail);
      const context = { "ses:FromAddress": [from], "ses:Recipients": mail.Destination?.ToAddresses ?? [] };
      const action = mail.Content?.Raw ? "ses:SendRawEmail" : "ses:SendEmail";
      const set = mail.ConfigurationSetName;
      const resources = [
        `identity/${identityFor(from) ?? from}`,
        ...(set ? [`configuration-set/${set}`] : []),
      ];
      return resources.map((resource) => ({ action, resource: arn(resource), context }));
    },
    send: async (body) => {
      if (ses.failure) throw ses.failure;
      const mail = body as SendEmail;
      const from = senderOf(mail);
      if (!identityFor(from)) {
        throw new AwsError("MessageRejected", `Email address is not verified. ${from}`);
      }
      const raw = Buffer.from(mail.Content?.Raw?.Data ?? "", "base64");
      const to = mail.Destination?.ToAddresses ?? [];
      const messageId = randomUUID();
      await transport.sendMail({ envelope: { from, to: [...to] }, raw });
      sent.push({ messageId, from, to, configurationSet: mail.ConfigurationSetName, raw: raw.toString() });
      return { MessageId: messageId };
    },
  };
  return ses;
}

/** The address alone, of `Name <address>`. */
function senderOf({ FromEmailAddress = "" }: SendEmail): string {
  return /<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
}
