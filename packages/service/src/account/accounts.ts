/** Accounts and sessions, kept by Better Auth in the one table. */
import { nextPathSchema } from "@consigliere/contract/account";
import type { Locale } from "@consigliere/contract/values";
import { betterAuthAdapter } from "@consigliere/store/better-auth";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import type { Chance } from "../house.ts";
import { CONFIRMATION, type Confirmed, guests } from "./guests.ts";
import { SIGN_IN_MINUTES } from "./link-lives.ts";
import type { Person } from "./person.ts";
import { type SessionKeys, withCookieSignedBy } from "./session-cookie.ts";

const SESSION_DAYS = 90;

/** Confirmation tokens begin so, sign-in tokens are letters only. */
const CONFIRMATION_PREFIX = "confirm.";

export interface AccountSettings {
  readonly baseUrl: string;
  /** Sign cookies. */
  readonly keys: SessionKeys;
  /** Cookies only over https. */
  readonly isSecure: boolean;
  readonly connection: StoreConnection;
  readonly chance: Chance;
  /** Carries a sign-in link to its reader. */
  readonly sendSignInLink: (link: SignInLink) => Promise<void>;
}

export interface SignInLink {
  readonly email: string;
  readonly token: string;
  readonly locale: Locale;
  readonly next?: string;
}

/** A result that comes with cookies to be set. */
export interface WithCookies<T> {
  readonly result: T;
  readonly cookies: readonly string[];
}

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts of the house at `settings.baseUrl`. */
export function createAccounts(settings: AccountSettings) {
  const { keys } = settings;
  let made: { readonly secret: string; readonly auth: Auth } | undefined;
  /** Better Auth with today's key. */
  const today = () => {
    const secret = keys.signing();
    if (made?.secret !== secret) made = { secret, auth: authOf(settings, secret) };
    return made;
  };
  const users = async () => (await today().auth.$context).internalAdapter;
  /** Better Auth, and the headers with their session as it can read it. */
  const reading = async (headers: Headers) => {
    const { auth, secret } = today();
    const { name } = (await auth.$context).authCookies.sessionToken;
    return { auth, headers: withCookieSignedBy(secret, headers, name, keys.all) };
  };
  const sessionIn = async (given: Headers) => {
    const { auth, headers } = await reading(given);
    return auth.api.getSession({ headers, query: { disableRefresh: true } });
  };
  return {
    /**
     * Whose session the request carries; null when none. A session that was used a day after it was last
     * renewed is good for another 90 days, which the browser must be told, too.
     */
    async whoIs(given: Headers): Promise<WithCookies<Person | null>> {
      const { auth, headers } = await reading(given);
      const { response: found, headers: answer } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      });
      // A cookie that is worth nothing is left alone: the browser may have got a good one meanwhile.
      if (found === null) return { result: null, cookies: [] };
      return {
        result: { userId: found.user.id, email: emailOf(found.user) },
        cookies: answer.getSetCookie(),
      };
    },

    async emailOf(userId: string): Promise<string | null> {
      const user = await (await users()).findUserById(userId);
      return user === null ? null : emailOf(user);
    },

    /** Whose address this is, proven or not; null when nobody's. */
    async idOf(email: string): Promise<string | null> {
      const found = await (await users()).findUserByEmail(email);
      return found?.user.id ?? null;
    },

    async enterAsGuest(name: string): Promise<WithCookies<string>> {
      const body = { name, id: settings.chance.hex(12) };
      const response = await today().auth.api.enterAsGuest({ body, asResponse: true });
      const { userId } = (await response.json()) as { userId: string };
      return { result: userId, cookies: response.headers.getSetCookie() };
    },

    async requestSignIn({ email, locale, next }: Omit<SignInLink, "token">, headers: Headers): Promise<void> {
      await today().auth.api.signInMagicLink({ body: { email, metadata: { locale, next } }, headers });
    },

    /** A token for {@link useToken} that gives `email` to a guest. */
    async requestConfirmation(userId: string, email: string): Promise<string> {
      const token = `${CONFIRMATION_PREFIX}${settings.chance.hex(24)}`;
      await today().auth.api.requestConfirmation({ body: { userId, email: email.toLowerCase(), token } });
      return token;
    },

    /** Uses a sign-in or confirmation token, once. */
    async useToken(token: string, headers: Headers): Promise<WithCookies<Confirmed>> {
      const { auth } = today();
      if (token.startsWith(CONFIRMATION_PREFIX)) {
        const holder = (await sessionIn(headers))?.user.id ?? null;
        const response = await auth.api.confirmEmail({ body: { token, holder }, asResponse: true });
        const result = (await response.json()) as Confirmed;
        return { result, cookies: response.headers.getSetCookie() };
      }
      const response = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true });
      if (!response.ok) return { result: { kind: "expired" }, cookies: [] };
      const { user } = (await response.json()) as { user: { id: string } };
      return { result: { kind: "kept", userId: user.id }, cookies: response.headers.getSetCookie() };
    },

    /** Ends the request's session; returns the cookies that say so. */
    async signOut(given: Headers): Promise<readonly string[]> {
      const { auth, headers } = await reading(given);
      const response = await auth.api.signOut({ headers, asResponse: true });
      return response.headers.getSetCookie();
    },

    /** Ends the user's sessions, except for the one that the request carries. */
    async endOtherSessions(userId: string, headers: Headers): Promise<void> {
      const own = (await sessionIn(headers))?.session.token ?? "";
      const { adapter } = await today().auth.$context;
      const others = [
        { field: "userId", value: userId },
        { field: "token", operator: "ne", value: own },
      ] as const;
      await adapter.deleteMany({ model: "session", where: [...others] });
    },

    /** Removes the user with every session and credential. Safe to repeat. */
    async remove(userId: string): Promise<void> {
      const { adapter, internalAdapter } = await today().auth.$context;
      // The address first: should this process end here, sessions without their user open nothing.
      await adapter.delete({ model: "user", where: [{ field: "id", value: userId }] });
      await internalAdapter.deleteUserSessions(userId);
      await internalAdapter.deleteAccounts(userId);
    },
  };
}

type Auth = ReturnType<typeof authOf>;

function authOf({ baseUrl, isSecure, connection, sendSignInLink }: AccountSettings, secret: string) {
  return betterAuth({
    appName: "Consigliere",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret,
    database: betterAuthAdapter(connection),
    trustedOrigins: [baseUrl],
    telemetry: { enabled: false },
    session: { expiresIn: SESSION_DAYS * 86_400, updateAge: 86_400 },
    // Tokens are found by their hashes: whoever reads the table cannot use one. Those of sign-in links are
    // hashed by their plugin.
    verification: {
      disableCleanup: true,
      storeIdentifier: { default: "plain", overrides: { [CONFIRMATION]: "hashed" } },
    },
    // Its routes are not offered: the house's own endpoints count their callers.
    rateLimit: { enabled: false },
    advanced: {
      // Sessions need not know where they were opened.
      ipAddress: { disableIpTracking: true },
      cookiePrefix: "consigliere",
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
    },
    plugins: [
      magicLink({
        expiresIn: SIGN_IN_MINUTES * 60,
        storeToken: "hashed",
        sendMagicLink: ({ email, token, metadata }) =>
          sendSignInLink({
            email,
            token,
            locale: metadata?.["locale"] === "ja" ? "ja" : "en",
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

function emailOf(user: {
  email: string;
  emailVerified: boolean;
  isGuest?: boolean | null | undefined;
}): string | null {
  return user.isGuest === true || !user.emailVerified ? null : user.email;
}
