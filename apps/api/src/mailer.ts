import type { Mailer } from "@consigliere/service/house";
import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "./config.ts";

/** Sends through SMTP where a server is named, else through SES. Made once per process. */
export function createMailer({ smtpUrl, mailFrom, table }: Config): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, html, text, headers }) => {
      transport ??= smtpUrl === null ? sesTransport(table.region) : Promise.resolve(createTransport(smtpUrl));
      await (await transport).sendMail({ from: mailFrom, to, subject, html, text, headers });
    },
  };
}

async function sesTransport(region: string): Promise<Transporter> {
  const { SESv2Client, SendEmailCommand } = await import("@aws-sdk/client-sesv2");
  return createTransport({ SES: { sesClient: new SESv2Client({ region }), SendEmailCommand } });
}
