import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** How the local stack runs. Ports of 0 mean any free one. */
export interface LocalOptions {
  readonly host: string;
  readonly port: number;
  readonly inboxPort: number;
  /** Everything that outlives a restart: table, position in the stream, mails, secrets. */
  readonly dataDir: string;
  readonly siteDir: string;
  /**
   * Functions that are already bundled, for instances that start one after another. Otherwise each instance bundles its own.
   */
  readonly functionsDir?: string;
  /** The origin that people see, if another server is in front. */
  readonly baseUrl?: string;
  /** Further names or origins by which people may come. */
  readonly allowedHosts: readonly string[];
  /** Our own proxy is in front, and its viewer's address is the last entry of `x-forwarded-for`. */
  readonly isBehindProxy: boolean;
  /** The mail server. Without it, our own inbox accepts the mail, for people who try the service. */
  readonly smtpUrl?: string;
  readonly tickSeconds: number;
  /** Bundles the handlers again when a source changes. */
  readonly watch: boolean;
  /** Passed to the functions unchanged: NOTIFY_GRACE_SECONDS, BEACON_URL, … */
  readonly functionEnv: Readonly<Record<string, string>>;
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Variables that a function takes from the environment if they are set. */
const passedOn = [
  "NOTIFY_GRACE_SECONDS",
  "WEBHOOK_TEST_ORIGIN",
  "STANDING_DELAY_SECONDS",
  "MAIL_FROM",
  "PUSH_SERVICES",
  "TELEGRAM_API",
  "BEACON_URL",
  "BEACON_CHAIN",
  "GAMES_IN_DEVELOPMENT",
];

/**
 * Reads HOST, PORT, INBOX_PORT, CONSIGLIERE_DATA, FUNCTIONS_DIR, BASE_URL, ALLOWED_HOSTS, BEHIND_PROXY, SMTP_URL and
 * TICK_SECONDS, with defaults.
 * @throws Error in one line
 */
export function optionsFrom(env: NodeJS.ProcessEnv, args: readonly string[]): LocalOptions {
  const { BASE_URL: baseUrl, SMTP_URL: smtpUrl, FUNCTIONS_DIR: functionsDir } = env;
  if (smtpUrl && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? ""))
    throw new Error("SMTP_URL must be an address such as smtps://user:password@mail.example.com.");
  if (smtpUrl && !env["MAIL_FROM"]) throw new Error("With SMTP_URL mails need a sender: MAIL_FROM.");
  const set = passedOn.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port: numberFrom(env, "PORT", 3000),
    inboxPort: numberFrom(env, "INBOX_PORT", 1080),
    dataDir: resolve(repository, env["CONSIGLIERE_DATA"] ?? ".data"),
    siteDir: resolve(repository, "apps/web/out"),
    ...(functionsDir ? { functionsDir } : {}),
    ...(baseUrl ? { baseUrl } : {}),
    allowedHosts: hostsFrom(env["ALLOWED_HOSTS"]),
    isBehindProxy: env["BEHIND_PROXY"] === "1",
    ...(smtpUrl ? { smtpUrl } : {}),
    tickSeconds: numberFrom(env, "TICK_SECONDS", 60),
    watch: args.includes("--watch"),
    functionEnv: Object.fromEntries(set) as Record<string, string>,
  };
}

function hostsFrom(text = ""): string[] {
  const hosts = text.split(/[\s,]+/).filter((host) => host !== "");
  const wrong = hosts.find((host) => !/^(https?:\/\/)?(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?\/?$/i.test(host));
  if (wrong === undefined) return hosts;
  throw new Error(`ALLOWED_HOSTS must name hosts or origins, such as phone.example; not "${wrong}".`);
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name];
  if (text === undefined || text === "") return usual;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${text}".`);
  return value;
}
