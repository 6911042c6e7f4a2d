/** Accounts: how people come in, prove addresses, and leave for good. */
import { nextPathSchema } from "@consigliere/contract/account";
import type { AccountStore, StoredUser } from "@consigliere/store/accounts";
import type { Chance } from "../context.ts";
import { CONFIRMATION_MINUTES, SIGN_IN_MINUTES } from "./link-lives.ts";
import type { SessionKeys } from "./session-cookie.ts";
import type { Sessions, WithCookies } from "./sessions.ts";
import { type CodeScope, drawn, lockOf, newCode, typedCode } from "./sign-in-codes.ts";
import type { SignInLink } from "./sign-in-link.ts";

export interface AccountSettings {
  /** Seal the tokens of codes. */
  readonly keys: SessionKeys;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly chance: Chance;
  readonly clock: () => Date;
  /** Carries a sign-in link to its reader. */
  readonly sendSignInLink: (link: SignInLink) => Promise<void>;
}

/** The result of a token or code. */
export type Confirmed =
  | { readonly kind: "expired" }
  /** The user has the address now, in place of another one, or had it already. */
  | { readonly kind: "kept"; readonly userId: string; readonly replaced?: string }
  /** Somebody already has the address, and the guest's matches belong there. */
  | { readonly kind: "known"; readonly userId: string; readonly guestId: string };

/** The meaning of a token. With a user, it gives them the address in place of another; without one, it signs anybody in. */
interface Grant {
  readonly email: string;
  readonly user?: StoredUser;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The length of a token: 131 bits. */
const TOKEN_LENGTH = 23;

const EXPIRED: WithCookies<Confirmed> = { result: { kind: "expired" }, cookies: [] };

export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts of the service. */
export function createAccounts({ keys, store, sessions, chance, clock, sendSignInLink }: AccountSettings) {
  /** Stores a new token, and a new code that stands for it. */
  async function secretsFor(grant: Grant, scope: CodeScope, minutes: number) {
    const until = new Date(clock().getTime() + minutes * 60_000);
    const [token, code] = [drawn(chance, LETTERS, TOKEN_LENGTH), newCode(chance)];
    const { name, sealed } = lockOf(keys.signing(), scope, code);
    await Promise.all([
      store.keep(token, JSON.stringify(grant), until),
      store.keep(name, sealed(token), until),
    ]);
    return { token, code };
  }

  /** Their user, made if they are new. */
  async function userWith(email: string): Promise<StoredUser> {
    const user = { id: chance.hex(12), email };
    const known = await store.userWith(email);
    if (known !== undefined || (await store.addUser(user))) return known ?? user;
    // Somebody else has just come in with the address.
    return (await store.userWith(email)) ?? userWith(email);
  }

  const letIn = async (result: Exclude<Confirmed, { kind: "expired" }>): Promise<WithCookies<Confirmed>> => ({
    result,
    cookies: await sessions.begin(result.userId),
  });

  async function confirm(
    email: string,
    asked: StoredUser,
    headers: Headers,
  ): Promise<WithCookies<Confirmed>> {
    const known = await store.userWith(email);
    if (known !== undefined) {
      const asker = await store.user(asked.id);
      // Only guests are merged into another account. An account that asked for this address stays as it is.
      return asker?.email === null && known.id !== asked.id
        ? letIn({ kind: "known", userId: known.id, guestId: asked.id })
        : letIn({ kind: "kept", userId: known.id });
    }
    const { result: holder } = await sessions.whoIs(headers, { isAnew: true });
    // If several addresses were requested, the first to be confirmed counts: the account may belong to another reader
    // by now.
    if (!(await store.changeAddress(asked.id, asked.email, email))) return EXPIRED;
    // From here on the account belongs to the reader. The person who asked may be somebody else, and loses it.
    if (holder?.userId !== asked.id) await store.endAll(asked.id);
    return letIn({ kind: "kept", userId: asked.id, ...(asked.email !== null && { replaced: asked.email }) });
  }

  /** Uses a sign-in or confirmation token, once. */
  async function spend(token: string, headers: Headers): Promise<WithCookies<Confirmed>> {
    const stored = await store.take(token);
    if (stored === undefined) return EXPIRED;
    sessions.forgetAll();
    const { email, user } = JSON.parse(stored) as Grant;
    if (user !== undefined) return confirm(email, user, headers);
    return letIn({ kind: "kept", userId: (await userWith(email)).id });
  }

  return {
    useToken: spend,

    /**
     * Uses the token that a typed code stands for, once. That of a confirmation counts only for the user who asked for
     * it: nobody else was asked whether the address is theirs.
     */
    async useCode(email: string, typed: string, headers: Headers): Promise<WithCookies<Confirmed>> {
      const { result: who } = await sessions.whoIs(headers, { isAnew: true });
      const scopes: CodeScope[] = [{ email }, ...(who === null ? [] : [{ email, userId: who.userId }])];
      const locks = keys.all.flatMap((word) => scopes.map((scope) => lockOf(word, scope, typedCode(typed))));
      for (const { name, opened } of locks) {
        const sealed = await store.take(name);
        if (sealed !== undefined) return spend(opened(sealed), headers);
      }
      return EXPIRED;
    },

    /** The user with this address; null if there is none. */
    idOf: async (email: string): Promise<string | null> => (await store.userWith(email))?.id ?? null,

    async enterAsGuest(): Promise<WithCookies<string>> {
      const user = { id: chance.hex(12), email: null };
      await store.addUser(user);
      return { result: user.id, cookies: await sessions.begin(user.id) };
    },

    /** Sends a token for {@link useToken} that signs in. */
    async requestSignIn({ email: given, locale, next }: Omit<SignInLink, "token" | "code">): Promise<void> {
      const email = given.toLowerCase();
      const secrets = await secretsFor({ email }, { email }, SIGN_IN_MINUTES);
      const path = nextPathSchema.safeParse(next);
      await sendSignInLink({ email, ...secrets, locale, ...(path.success && { next: path.data }) });
    },

    /** A token for {@link useToken} that gives `email` to somebody, and the code that stands for it. */
    async requestConfirmation(userId: string, given: string): Promise<{ token: string; code: string }> {
      const email = given.toLowerCase();
      const user = (await store.user(userId)) ?? { id: userId, email: null };
      return secretsFor({ email, user }, { email, userId }, CONFIRMATION_MINUTES);
    },

    /** Whether {@link useToken} would find it now. */
    isToken: store.has,

    /** Ends the user's sessions, except for the one that the request carries. */
    async endOtherSessions(userId: string, headers: Headers): Promise<void> {
      await store.endAll(userId, sessions.tokensIn(headers));
      sessions.forgetAll();
    },

    /** Removes the user with every session. Safe to repeat. */
    async remove(userId: string): Promise<void> {
      // The address comes first: if this process ends here, sessions without their user open nothing.
      await store.removeUser(userId);
      await store.endAll(userId);
      sessions.forgetAll();
    },
  };
}
