import type { Mailer } from "@consigliere/service/context";
import type { Transporter } from "nodemailer";
import type { Config } from "./config.ts";

type MailConfig = Pick<Config, "mailFrom" | "smtpUrl" | "mailConfigurationSet" | "table">;

/** Sends through SMTP where a server is named, else through SES. What it takes is loaded with the first mail. */
export function createMailer(config: MailConfig): Mailer {
  const { smtpUrl, mailFrom } = config;
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, html, text, headers }) => {
      transport ??= smtpUrl === null ? sesTransport(config) : smtpTransport(smtpUrl);
      await (await transport).sendMail({ from: mailFrom, to, subject, html, text, headers });
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
  // Untraced: traces keep the messages of errors, and those of SES quote the recipient.
  const sesClient = new SESv2Client({ region: table.region });
  const ses = mailConfigurationSet === null ? {} : { ConfigurationSetName: mailConfigurationSet };
  return createTransport({ SES: { sesClient, SendEmailCommand } }, { ses });
}
