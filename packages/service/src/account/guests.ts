/**
 * Guests, as a plugin of Better Auth: people with a session and without an address, who can turn into
 * accounts later. Its endpoints have no path: only the service calls them.
 */
import type { User } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";
import { CONFIRMATION_MINUTES } from "./link-lives.ts";

/** Guests need an address in the accounts' table; this domain can never receive mail. */
const NO_MAIL_DOMAIN = "guests.invalid";

/** The prefix of the identifiers of these verifications. */
export const CONFIRMATION = "confirm-";

const confirmationSchema = z.object({ userId: z.string(), email: z.string() });

/** With the address that the account had when it asked for another. Earlier versions stored none. */
const storedSchema = confirmationSchema.extend({ replaces: z.string().optional() });

/** The result of a confirmation. */
export type Confirmed =
  | { readonly kind: "expired" }
  /** The user has the address now, in place of another one, or had it already. */
  | { readonly kind: "kept"; readonly userId: string; readonly replaced?: string }
  /** Somebody already has the address, and the guest's matches belong there. */
  | { readonly kind: "known"; readonly userId: string; readonly guestId: string };

export const guests = () => ({
  id: "guests" as const,
  schema: {
    user: { fields: { isGuest: { type: "boolean", required: false, input: false, defaultValue: false } } },
  } as const,
  endpoints: {
    enterAsGuest: createAuthEndpoint(
      { method: "POST", body: z.object({ name: z.string(), id: z.string() }) },
      async (ctx) => {
        const { name, id } = ctx.body;
        const email = `guest-${id}@${NO_MAIL_DOMAIN}`.toLowerCase();
        const user = await ctx.context.internalAdapter.createUser(
          { name, email, emailVerified: false, isGuest: true },
          { method: "guest" },
        );
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ userId: user.id });
      },
    ),
    requestConfirmation: createAuthEndpoint(
      { method: "POST", body: confirmationSchema.extend({ token: z.string() }) },
      async (ctx) => {
        const { token, ...confirmation } = ctx.body;
        const asker = await ctx.context.internalAdapter.findUserById(confirmation.userId);
        const stored: z.infer<typeof storedSchema> = { ...confirmation, replaces: asker?.email };
        await ctx.context.internalAdapter.createVerificationValue({
          identifier: confirmationIdentifier(token),
          value: JSON.stringify(stored),
          expiresAt: new Date(Date.now() + CONFIRMATION_MINUTES * 60_000),
        });
        return ctx.json({});
      },
    ),
    // `holder` is the user with a session in the browser in which the link was opened.
    confirmEmail: createAuthEndpoint(
      { method: "POST", body: z.object({ token: z.string(), holder: z.string().nullable() }) },
      async (ctx) => {
        const users = ctx.context.internalAdapter;
        const found = await users.consumeVerificationValue(confirmationIdentifier(ctx.body.token));
        if (found === null) return ctx.json<Confirmed>({ kind: "expired" });
        const { userId, email, ...stored } = storedSchema.parse(JSON.parse(found.value));
        const [asked, known] = await Promise.all([users.findUserById(userId), users.findUserByEmail(email)]);
        const asker = asked as { email: string; isGuest?: boolean | null } | null;
        const isGuest = asker?.isGuest === true;
        const replaces = stored.replaces ?? (isGuest ? asker.email : "");
        // If several addresses were requested, the first to be confirmed counts: the account may belong to another
        // reader by now.
        if (known === null && asker?.email !== replaces) return ctx.json<Confirmed>({ kind: "expired" });
        // From here on the account belongs to the reader. The person who asked may be somebody else, and loses it.
        if (known === null && ctx.body.holder !== userId) await users.deleteUserSessions(userId);
        const user =
          known?.user ??
          (await ctx.context.adapter.update<User>({
            model: "user",
            where: [
              { field: "id", value: userId },
              { field: "email", value: replaces },
            ],
            update: { email, emailVerified: true, isGuest: false },
          }));
        if (user === null) return ctx.json<Confirmed>({ kind: "expired" });
        const session = await users.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        // Only guests are merged into another account. An account that asked for this address stays as it is.
        if (known !== null && known.user.id !== userId && isGuest)
          return ctx.json<Confirmed>({ kind: "known", userId: user.id, guestId: userId });
        const replaced = known === null && asker !== null && !isGuest ? { replaced: asker.email } : {};
        return ctx.json<Confirmed>({ kind: "kept", userId: user.id, ...replaced });
      },
    ),
  },
});

/** The identifier of a confirmation. */
export const confirmationIdentifier = (token: string) => `${CONFIRMATION}${token}`;
