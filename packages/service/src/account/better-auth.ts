/** The house's setup of Better Auth. It is large, so only requests that let somebody in or out wait for it. */
import { createHash } from "node:crypto";
import { nextPathSchema } from "@consigliere/contract/account";
import { localeSchema } from "@consigliere/contract/values";
import { DEFAULT_LOCALE } from "@consigliere/languages";
import { betterAuthAdapter } from "@consigliere/store/better-auth";
import { generateRandomString } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import type { AccountSettings } from "./account-settings.ts";
import { CONFIRMATION, guests } from "./guests.ts";
import { SIGN_IN_MINUTES } from "./link-lives.ts";
import { COOKIE_PREFIX, SESSION_DAYS } from "./sessions.ts";
import type { CodeScope } from "./sign-in-codes.ts";

/** The identifier of a sign-in link's token: its hash. */
export const signInIdentifier = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The length of a sign-in token: 131 bits. */
const LETTERS = 23;

interface AuthSettings extends AccountSettings {
  /** A new code that stands for a token. */
  readonly codeFor: (scope: CodeScope, token: string, minutes: number) => Promise<string>;
}

export type Auth = ReturnType<typeof authOf>;

/** Better Auth that signs cookies with `secret`. */
export function authOf(settings: AuthSettings, secret: string) {
  const { connection, sendSignInLink } = settings;
  const baseUrl = settings.baseUrl();
  return betterAuth({
    appName: "Consigliere",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret,
    database: betterAuthAdapter(connection),
    trustedOrigins: [baseUrl],
    telemetry: { enabled: false },
    session: { expiresIn: SESSION_DAYS * 86_400 },
    // Tokens are stored as hashes: somebody who reads the table cannot use one.
    verification: {
      disableCleanup: true,
      storeIdentifier: { default: "plain", overrides: { [CONFIRMATION]: "hashed" } },
    },
    // Its routes are not offered: the house's own endpoints count their callers.
    rateLimit: { enabled: false },
    advanced: {
      // Sessions need not know where they were opened.
      ipAddress: { disableIpTracking: true },
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: settings.isSecure(),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
    },
    plugins: [
      magicLink({
        expiresIn: SIGN_IN_MINUTES * 60,
        generateToken: () => generateRandomString(LETTERS, "a-z", "A-Z"),
        storeToken: { type: "custom-hasher", hash: async (token) => signInIdentifier(token) },
        sendMagicLink: async ({ email, token, metadata }) =>
          sendSignInLink({
            email,
            token,
            code: await settings.codeFor({ email }, token, SIGN_IN_MINUTES),
            locale: localeSchema.catch(DEFAULT_LOCALE).parse(metadata?.["locale"]),
            ...nextOf(metadata),
          }),
      }),
      guests(),
    ],
  });
}

function nextOf(metadata: Record<string, unknown> | undefined): { next?: string } {
  const next = nextPathSchema.safeParse(metadata?.["next"]);
  return next.success ? { next: next.data } : {};
}
