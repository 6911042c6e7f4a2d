/** The environment, read once. Every possible fault in it has a one-line message. */
import type { BeaconChain } from "@consigliere/engine/beacon";
import { type ClientSettings, settingsFrom } from "@consigliere/store/client";
import * as z from "zod";
import { type Keys, keySchema } from "./keys/keys.ts";

const seconds = z.coerce.number().min(0);

/** The data of `{url}/{chain}/info` in drand's HTTP API, with our names. */
const chainSchema = z.object({
  chain: z.string().regex(/^[0-9a-f]{64}$/),
  publicKey: z.string().regex(/^[0-9a-f]{192}$/),
  genesis: z.int().min(0),
  period: z.int().min(1),
});

/** The push services of Chrome, Firefox, Safari and Edge. A subscription leads the service nowhere else. */
const PUSH_SERVICES =
  "fcm.googleapis.com jmt17.google.com updates.push.services.mozilla.com .push.apple.com .notify.windows.com";

const environment = z.object({
  BASE_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  OTHER_ORIGINS: z
    .string()
    .default("")
    .transform((origins) => origins.split(" ").filter((origin) => URL.canParse(origin))),
  KEYS: z.string().transform(parsed).pipe(keySchema).optional(),
  KEYS_PARAMETER: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3),
  MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PUSH_SERVICES: z.string().default(PUSH_SERVICES),
  TELEGRAM_API: z.url({ protocol: /^https?$/ }).default("https://api.telegram.org"),
  WEBHOOK_TEST_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  SOCKETS_URL: z.url({ protocol: /^https?$/ }).optional(),
  BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
  BEACON_CHAIN: z.string().transform(parsed).pipe(chainSchema).optional(),
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
  /** All origins by which people may come; the public one is among them. */
  readonly addresses: readonly string[];
  /** The keys themselves, or the name of the parameter that holds them. */
  readonly keys: Keys | { readonly parameter: string };
  readonly mailFrom: string;
  /** Absent: mail goes through SES. */
  readonly smtpUrl: string | null;
  /** The SES configuration set that mail is sent under. */
  readonly mailConfigurationSet: string | null;
  /** Hosts of push services that the service writes to. A host that begins with a dot includes all names below it. */
  readonly pushServices: readonly string[];
  /** The address of Telegram's API. */
  readonly telegramApi: string;
  /** An origin to which webhooks may lead although it is on this machine or has no https; for tests. Null: none. */
  readonly webhookTestOrigin: string | null;
  /** The address by which open pages are reached; null: not from here. */
  readonly socketsUrl: string | null;
  /** The URL of a public beacon, and its chain (absent: drand's quicknet); null: matches have none. */
  readonly beacon: { readonly url: string; readonly chain?: BeaconChain | undefined } | null;
  readonly graceSeconds: number;
  readonly standingDelaySeconds: { readonly min: number; readonly max: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error with one line that names every variable at fault. */
export function readConfig(env: Environment): Config {
  const { data, error } = environment.safeParse(env);
  const names = new Set(error?.issues.map((issue) => String(issue.path[0])));
  const keys = data?.KEYS ?? (env["KEYS_PARAMETER"] ? { parameter: env["KEYS_PARAMETER"] } : undefined);
  if (keys === undefined) names.add("KEYS");
  if (data === undefined || keys === undefined) {
    const faults = [...names].map(
      (name) => `${name} is ${env[name] === undefined ? "missing" : "not usable"}`,
    );
    throw new Error(`Configuration: ${faults.join(", ")}.`);
  }
  return {
    table: settingsFrom(env),
    baseUrl: data.BASE_URL,
    addresses: [data.BASE_URL, ...data.OTHER_ORIGINS],
    keys,
    mailFrom: data.MAIL_FROM,
    smtpUrl: data.SMTP_URL ?? null,
    mailConfigurationSet: data.MAIL_CONFIGURATION_SET ?? null,
    pushServices: data.PUSH_SERVICES.split(" "),
    telegramApi: data.TELEGRAM_API,
    webhookTestOrigin: data.WEBHOOK_TEST_ORIGIN ?? null,
    socketsUrl: data.SOCKETS_URL ?? null,
    beacon: data.BEACON_URL === undefined ? null : { url: data.BEACON_URL, chain: data.BEACON_CHAIN },
    graceSeconds: data.NOTIFY_GRACE_SECONDS,
    standingDelaySeconds: data.STANDING_DELAY_SECONDS,
  };
}

function parsed(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
}
