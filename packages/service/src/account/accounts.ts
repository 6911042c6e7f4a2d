/** Accounts and sessions, kept by Better Auth in the one table. */
import type { AccountSettings, SignInLink } from "./account-settings.ts";
import type { Auth } from "./better-auth.ts";
import type { Confirmed } from "./guests.ts";
import type { Person } from "./person.ts";
import { withCookieSignedBy } from "./session-cookie.ts";
import { addressOf, createSessions, type WithCookies } from "./sessions.ts";

/** Confirmation tokens begin so, sign-in tokens are letters only. */
const CONFIRMATION_PREFIX = "confirm.";

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts of the house at `settings.baseUrl`. */
export function createAccounts(settings: AccountSettings) {
  const { keys, store } = settings;
  let made: { readonly secret: string; readonly auth: Auth } | undefined;
  /** Better Auth with today's key. */
  const today = async () => {
    const { authOf } = await import("./better-auth.ts");
    const secret = keys.signing();
    if (made?.secret !== secret) made = { secret, auth: authOf(settings, secret) };
    return made;
  };
  const users = async () => (await (await today()).auth.$context).internalAdapter;
  /** Better Auth, and the headers with their session as it can read it. */
  const reading = async (headers: Headers) => {
    const { auth, secret } = await today();
    const { name } = (await auth.$context).authCookies.sessionToken;
    return { auth, headers: withCookieSignedBy(secret, headers, name, keys.all) };
  };
  const sessionIn = async (given: Headers) => {
    const { auth, headers } = await reading(given);
    return auth.api.getSession({ headers, query: { disableRefresh: true } });
  };
  /** Whose session it is, renewed for another 90 days if its day has come. */
  const renew = async (given: Headers): Promise<WithCookies<Person | null>> => {
    const { auth, headers } = await reading(given);
    const { response: found, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
    // A cookie that is worth nothing is left alone: the browser may have got a good one meanwhile.
    if (found === null) return { result: null, cookies: [] };
    return {
      result: { userId: found.user.id, email: addressOf(found.user) },
      cookies: answer.getSetCookie(),
    };
  };
  const sessions = createSessions({ ...settings, renew });
  return {
    /** Whose session the request carries; null when none. See {@link createSessions}. */
    whoIs: sessions.whoIs,

    async emailOf(userId: string): Promise<string | null> {
      const user = await store.user(userId);
      return user === undefined ? null : addressOf(user);
    },

    /** Whose address this is, proven or not; null when nobody's. */
    async idOf(email: string): Promise<string | null> {
      const found = await (await users()).findUserByEmail(email);
      return found?.user.id ?? null;
    },

    async enterAsGuest(name: string): Promise<WithCookies<string>> {
      const body = { name, id: settings.chance.hex(12) };
      const response = await (await today()).auth.api.enterAsGuest({ body, asResponse: true });
      const { userId } = (await response.json()) as { userId: string };
      return { result: userId, cookies: response.headers.getSetCookie() };
    },

    async requestSignIn({ email, locale, next }: Omit<SignInLink, "token">, headers: Headers): Promise<void> {
      await (await today()).auth.api.signInMagicLink({
        body: { email, metadata: { locale, next } },
        headers,
      });
    },

    /** A token for {@link useToken} that gives `email` to a guest. */
    async requestConfirmation(userId: string, email: string): Promise<string> {
      const token = `${CONFIRMATION_PREFIX}${settings.chance.hex(24)}`;
      await (await today()).auth.api.requestConfirmation({
        body: { userId, email: email.toLowerCase(), token },
      });
      return token;
    },

    /** Uses a sign-in or confirmation token, once. */
    async useToken(token: string, headers: Headers): Promise<WithCookies<Confirmed>> {
      const { auth } = await today();
      sessions.forgetAll();
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
      sessions.forgetAll();
      return response.headers.getSetCookie();
    },

    /** Ends the user's sessions, except for the one that the request carries. */
    async endOtherSessions(userId: string, headers: Headers): Promise<void> {
      const own = (await sessionIn(headers))?.session.token ?? "";
      const { adapter } = await (await today()).auth.$context;
      const others = [
        { field: "userId", value: userId },
        { field: "token", operator: "ne", value: own },
      ] as const;
      await adapter.deleteMany({ model: "session", where: [...others] });
      sessions.forgetAll();
    },

    /** Removes the user with every session and credential. Safe to repeat. */
    async remove(userId: string): Promise<void> {
      const { adapter, internalAdapter } = await (await today()).auth.$context;
      // The address first: should this process end here, sessions without their user open nothing.
      await adapter.delete({ model: "user", where: [{ field: "id", value: userId }] });
      await internalAdapter.deleteUserSessions(userId);
      await internalAdapter.deleteAccounts(userId);
      sessions.forgetAll();
    },
  };
}
