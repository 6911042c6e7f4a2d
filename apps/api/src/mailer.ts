import type { Mailer, MailPicture } from "@consigliere/service/context";
import type { Transporter } from "nodemailer";
import type { Config } from "./config.ts";

type MailConfig = Pick<Config, "mailFrom" | "smtpUrl" | "mailConfigurationSet" | "table">;

/** Makes a PNG of an SVG document, with this width in pixels. */
export type PngOf = (svg: string, width: number) => Promise<Uint8Array>;

/** Pixels drawn for each pixel of a mail, for sharp screens. */
const SHARPNESS = 2;

const noPictures: PngOf = async () => {
  throw new Error("no mail from here has pictures");
};

/**
 * Sends through SMTP if a server is named, otherwise through SES. The libraries for it are loaded with the first mail.
 */
export function createMailer(config: MailConfig, pngOf: PngOf = noPictures): Mailer {
  const { smtpUrl, mailFrom } = config;
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, html, text, headers, pictures = [] }) => {
      transport ??= smtpUrl === null ? sesTransport(config) : smtpTransport(smtpUrl);
      const attachments = await drawn(pictures, pngOf);
      await (await transport).sendMail({ from: mailFrom, to, subject, html, text, headers, attachments });
    },
  };
}

async function smtpTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport(url);
}

async function sesTransport({ table, mailConfigurationSet }: MailConfig): Promise<Transporter> {
  const [{ createTransport }, { SESv2Client, SendEmailCommand }] = await Promise.all([
    import("nodemailer"),
    import("@aws-sdk/client-sesv2"),
  ]);
  const sesClient = new SESv2Client({ region: table.region });
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
