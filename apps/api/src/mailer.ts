import type { Mailer } from "@consigliere/service/house";
import type { Transporter } from "nodemailer";
import type { Config } from "./config.ts";

type MailConfig = Pick<Config, "mailFrom" | "smtpUrl" | "mailConfigurationSet" | "table">;

/** Sends through SMTP where a server is named, else through SES. What it takes is loaded with the first mail. */
export function createMailer(
  config: MailConfig,
  traced: <Client extends object>(client: Client) => Client = (client) => client,
): Mailer {
  const { smtpUrl, mailFrom } = config;
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, html, text, headers }) => {
      transport ??= smtpUrl === null ? sesTransport(config, traced) : smtpTransport(smtpUrl);
      await (await transport).sendMail({ from: mailFrom, to, subject, html, text, headers });
    },
  };
}

async function smtpTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport(url);
}

async function sesTransport(
  { table, mailConfigurationSet }: MailConfig,
  traced: <Client extends object>(client: Client) => Client,
): Promise<Transporter> {
  const [{ createTransport }, { SESv2Client, SendEmailCommand }] = await Promise.all([
    import("nodemailer"),
    import("@aws-sdk/client-sesv2"),
  ]);
  const sesClient = traced(new SESv2Client({ region: table.region }));
  const ses = mailConfigurationSet === null ? {} : { ConfigurationSetName: mailConfigurationSet };
  return createTransport({ SES: { sesClient, SendEmailCommand } }, { ses });
}
