import type { Mailer, MailPicture } from "@consigliere/service/context";
import type { Transporter } from "nodemailer";
import type { Config } from "./config.ts";
import { addressOf } from "./sender.ts";

type MailConfig = Pick<Config, "mailFrom" | "smtpUrl" | "mailConfigurationSet" | "table">;

/** Makes a PNG of an SVG document, with this width in pixels. */
export type PngOf = (svg: string, width: number) => Promise<Uint8Array>;

/** Pixels drawn for each pixel of a mail, for sharp screens. */
const SHARPNESS = 2;

/** Milliseconds that a carrier may take for a mail. Somebody may be waiting for the reply to their request. */
const PATIENCE_MS = 10_000;

const noPictures: PngOf = async () => {
  throw new Error("no mail from here has pictures");
};

/**
 * Sends through SMTP if a server is named, otherwise through SES. The libraries for it are loaded with the first mail. A
 * carrier that takes longer than `patienceMs` fails with `ETIMEDOUT`.
 */
export function createMailer(
  config: MailConfig,
  pngOf: PngOf = noPictures,
  patienceMs = PATIENCE_MS,
): Mailer {
  const { smtpUrl, mailFrom } = config;
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, html, text, headers, repliesTo, pictures = [] }) => {
      transport ??= smtpUrl === null ? sesTransport(config, patienceMs) : smtpTransport(smtpUrl, patienceMs);
      const attachments = await drawn(pictures, pngOf);
      const replyTo = repliesTo === undefined ? mailFrom : { name: repliesTo, address: addressOf(mailFrom) };
      const mail = { from: mailFrom, replyTo, to, subject, html, text, headers, attachments };
      await within(patienceMs, (await transport).sendMail(mail));
    },
  };
}

/** A server that says a little again and again keeps every time-out of its connection waiting. */
async function within(patienceMs: number, sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const error = Object.assign(new Error("the carrier took too long"), { code: "ETIMEDOUT" });
  const timer = setTimeout(() => late.reject(error), patienceMs);
  await Promise.race([sending, late.promise]).finally(() => clearTimeout(timer));
}

async function smtpTransport(url: string, patienceMs: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
}

async function sesTransport(
  { table, mailConfigurationSet }: MailConfig,
  patienceMs: number,
): Promise<Transporter> {
  const [{ createTransport }, { SESv2Client, SendEmailCommand }] = await Promise.all([
    import("nodemailer"),
    import("@aws-sdk/client-sesv2"),
  ]);
  const sesClient = new SESv2Client({
    region: table.region,
    requestHandler: {
      connectionTimeout: patienceMs,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  });
  const ses = mailConfigurationSet === null ? {} : { ConfigurationSetName: mailConfigurationSet };
  return createTransport({ SES: { sesClient, SendEmailCommand } }, { ses });
}

/**
 * The pictures of a mail, in the form in which they are sent along. If one cannot be drawn it is left out; its words
 * are in the mail.
 */
async function drawn(pictures: readonly MailPicture[], pngOf: PngOf) {
  const all = await Promise.allSettled(
    pictures.map(async ({ cid, svg, width }) => ({
      cid,
      filename: `${cid.split("@")[0]}.png`,
      content: Buffer.from(await pngOf(svg, width * SHARPNESS)),
      contentType: "image/png",
      contentDisposition: "inline" as const,
    })),
  );
  return all.flatMap((each) => {
    if (each.status === "fulfilled") return [each.value];
    process.emitWarning(each.reason instanceof Error ? each.reason : String(each.reason));
    return [];
  });
}
