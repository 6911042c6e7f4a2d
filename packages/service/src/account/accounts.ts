/** Accounts, kept by Better Auth in the one table: how people come in, prove addresses, and leave for good. */
import type { AccountSettings, SignInLink } from "./account-settings.ts";
import type { Auth } from "./better-auth.ts";
import type { Confirmed } from "./guests.ts";
import { CONFIRMATION_MINUTES } from "./link-lives.ts";
import type { WithCookies } from "./sessions.ts";
import { type CodeScope, lockOf, newCode, typedCode } from "./sign-in-codes.ts";

/** Confirmation tokens begin like this, or with a whole word; sign-in tokens have only letters. */
const CONFIRMATION_PREFIX = "c.";
const isConfirmation = (token: string) => token.includes(".");

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts of the house. */
export function createAccounts(settings: AccountSettings) {
  const { keys, sessions } = settings;
  let made: { readonly secret: string; readonly baseUrl: string; readonly auth: Auth } | undefined;
  /** Better Auth knows only one key and one address, so it gets today's, and that of the request. */
  const today = async (): Promise<Auth> => {
    const { authOf } = await import("./better-auth.ts");
    const [secret, baseUrl] = [keys.signing(), settings.baseUrl()];
    if (made?.secret !== secret || made.baseUrl !== baseUrl)
      made = { secret, baseUrl, auth: authOf({ ...settings, codeFor }, secret) };
    return made.auth;
  };
  /** Stores a token under a new code. */
  async function codeFor(scope: CodeScope, token: string, minutes: number): Promise<string> {
    const code = newCode(settings.chance);
    const { identifier, sealed } = lockOf(keys.signing(), scope, code);
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    const { internalAdapter } = await (await today()).$context;
    await internalAdapter.createVerificationValue({ identifier, value: sealed(token), expiresAt });
    return code;
  }

  /** Uses a sign-in or confirmation token, once. */
  async function spend(token: string, headers: Headers): Promise<WithCookies<Confirmed>> {
    const auth = await today();
    sessions.forgetAll();
    if (isConfirmation(token)) {
      const { result: who } = await sessions.whoIs(headers, { isAnew: true });
      const body = { token, holder: who?.userId ?? null };
      const response = await auth.api.confirmEmail({ body, asResponse: true });
      const result = (await response.json()) as Confirmed;
      return { result, cookies: response.headers.getSetCookie() };
    }
    const response = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true });
    if (!response.ok) return { result: { kind: "expired" }, cookies: [] };
    const { user } = (await response.json()) as { user: { id: string } };
    return { result: { kind: "kept", userId: user.id }, cookies: response.headers.getSetCookie() };
  }

  return {
    useToken: spend,

    /**
     * Uses the token that a typed code stands for, once. That of a confirmation counts only for the user who asked for
     * it: nobody else was asked whether the address is theirs.
     */
    async useCode(email: string, typed: string, headers: Headers): Promise<WithCookies<Confirmed>> {
      const { internalAdapter } = await (await today()).$context;
      const { result: who } = await sessions.whoIs(headers, { isAnew: true });
      const scopes: CodeScope[] = [{ email }, ...(who === null ? [] : [{ email, userId: who.userId }])];
      const locks = keys.all.flatMap((word) => scopes.map((scope) => lockOf(word, scope, typedCode(typed))));
      for (const { identifier, opened } of locks) {
        const found = await internalAdapter.consumeVerificationValue(identifier);
        if (found !== null) return spend(opened(found.value), headers);
      }
      return { result: { kind: "expired" }, cookies: [] };
    },

    /** The user with this address, proven or not; null if there is none. */
    async idOf(email: string): Promise<string | null> {
      const { internalAdapter } = await (await today()).$context;
      const found = await internalAdapter.findUserByEmail(email);
      return found?.user.id ?? null;
    },

    async enterAsGuest(name: string): Promise<WithCookies<string>> {
      const body = { name, id: settings.chance.hex(12) };
      const response = await (await today()).api.enterAsGuest({ body, asResponse: true });
      const { userId } = (await response.json()) as { userId: string };
      return { result: userId, cookies: response.headers.getSetCookie() };
    },

    async requestSignIn(
      { email, locale, next }: Omit<SignInLink, "token" | "code">,
      headers: Headers,
    ): Promise<void> {
      await (await today()).api.signInMagicLink({ body: { email, metadata: { locale, next } }, headers });
    },

    /** A token for {@link useToken} that gives `email` to a guest, and the code that stands for it. */
    async requestConfirmation(userId: string, email: string): Promise<{ token: string; code: string }> {
      const word = Buffer.from(settings.chance.hex(16), "hex").toString("base64url");
      const token = `${CONFIRMATION_PREFIX}${word}`;
      await (await today()).api.requestConfirmation({ body: { userId, email: email.toLowerCase(), token } });
      return { token, code: await codeFor({ email, userId }, token, CONFIRMATION_MINUTES) };
    },

    /** Whether {@link useToken} would find it now. */
    async isToken(token: string): Promise<boolean> {
      const [{ signInIdentifier }, { confirmationIdentifier }] = await Promise.all([
        import("./better-auth.ts"),
        import("./guests.ts"),
      ]);
      const { internalAdapter } = await (await today()).$context;
      const identifier = isConfirmation(token) ? confirmationIdentifier(token) : signInIdentifier(token);
      const found = await internalAdapter.findVerificationValue(identifier);
      return found !== null && found.expiresAt.getTime() > Date.now();
    },

    /** Ends the user's sessions, except for the one that the request carries. */
    async endOtherSessions(userId: string, headers: Headers): Promise<void> {
      const { adapter } = await (await today()).$context;
      const others = [
        { field: "userId", value: userId },
        { field: "token", operator: "not_in", value: sessions.tokensIn(headers) },
      ] as const;
      await adapter.deleteMany({ model: "session", where: [...others] });
      sessions.forgetAll();
    },

    /** Removes the user with every session and credential. Safe to repeat. */
    async remove(userId: string): Promise<void> {
      const { adapter, internalAdapter } = await (await today()).$context;
      // The address comes first: if this process ends here, sessions without their user open nothing.
      await adapter.delete({ model: "user", where: [{ field: "id", value: userId }] });
      await internalAdapter.deleteUserSessions(userId);
      await internalAdapter.deleteAccounts(userId);
      sessions.forgetAll();
    },
  };
}
