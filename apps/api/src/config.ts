/** The environment, read once. Everything that can be wrong with it is said in one line each. */
import { type ClientSettings, settingsFrom } from "@consigliere/store/client";
import * as z from "zod";

const seconds = z.coerce.number().min(0);

const environment = z.object({
  BASE_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  AUTH_SECRET: z.string().min(32),
  LINK_SECRET: z.string().min(32),
  MAIL_FROM: z.string().min(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  NOTIFY_GRACE_SECONDS: seconds.default(120),
  STANDING_DELAY_SECONDS: z
    .string()
    .regex(/^\d+-\d+$/)
    .default("20-90")
    .transform((range) => {
      const [min = 0, max = 0] = range.split("-").map(Number);
      return { min, max };
    })
    .refine(({ min, max }) => min <= max),
});

export interface Config {
  readonly table: ClientSettings;
  /** The public origin. */
  readonly baseUrl: string;
  /** Signs session cookies. */
  readonly authSecret: string;
  /** Signs links in mails. */
  readonly linkSecret: string;
  readonly mailFrom: string;
  /** Absent: mail goes through SES. */
  readonly smtpUrl: string | null;
  readonly graceSeconds: number;
  readonly standingDelaySeconds: { readonly min: number; readonly max: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error with one line that names every variable at fault. */
export function readConfig(env: Environment): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const faults = [...names].map(
      (name) => `${name} is ${env[name] === undefined ? "missing" : "not usable"}`,
    );
    throw new Error(`Configuration: ${faults.join(", ")}.`);
  }
  const { data } = parsed;
  return {
    table: settingsFrom(env),
    baseUrl: data.BASE_URL,
    authSecret: data.AUTH_SECRET,
    linkSecret: data.LINK_SECRET,
    mailFrom: data.MAIL_FROM,
    smtpUrl: data.SMTP_URL ?? null,
    graceSeconds: data.NOTIFY_GRACE_SECONDS,
    standingDelaySeconds: data.STANDING_DELAY_SECONDS,
  };
}
