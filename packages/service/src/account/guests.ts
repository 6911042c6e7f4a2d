/**
 * Guests, as a plugin of Better Auth: people with a session and without an address, who can turn into
 * accounts later. Its endpoints have no path: only the service calls them.
 */
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";
import { CONFIRMATION_MINUTES } from "./link-lives.ts";

/** Guests need an address in the accounts' table; this domain can never receive mail. */
const NO_MAIL_DOMAIN = "guests.invalid";

const confirmationSchema = z.object({ userId: z.string(), email: z.string() });

/** What became of a confirmation. */
export type Confirmed =
  | { readonly kind: "expired" }
  /** The user has the address now, in the place of another one, or had it already. */
  | { readonly kind: "kept"; readonly userId: string; readonly replaced?: string }
  /** Somebody has the address already: the guest's matches belong there. */
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
        await ctx.context.internalAdapter.createVerificationValue({
          identifier: identifierOf(token),
          value: JSON.stringify(confirmation),
          expiresAt: new Date(Date.now() + CONFIRMATION_MINUTES * 60_000),
        });
        return ctx.json({});
      },
    ),
    confirmEmail: createAuthEndpoint(
      { method: "POST", body: z.object({ token: z.string() }) },
      async (ctx) => {
        const users = ctx.context.internalAdapter;
        const found = await users.consumeVerificationValue(identifierOf(ctx.body.token));
        if (found === null) return ctx.json<Confirmed>({ kind: "expired" });
        const { userId, email } = confirmationSchema.parse(JSON.parse(found.value));
        const [guest, known] = await Promise.all([users.findUserById(userId), users.findUserByEmail(email)]);
        if (known === null && guest === null) return ctx.json<Confirmed>({ kind: "expired" });
        const user =
          known?.user ?? (await users.updateUser(userId, { email, emailVerified: true, isGuest: false }));
        const session = await users.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        // Only guests are taken into another account; an account that asked for this address stays as it is.
        const asker = guest as { email: string; isGuest?: boolean | null } | null;
        const isGuest = asker?.isGuest === true;
        if (known !== null && known.user.id !== userId && isGuest)
          return ctx.json<Confirmed>({ kind: "known", userId: user.id, guestId: userId });
        const replaced = known === null && asker !== null && !isGuest ? { replaced: asker.email } : {};
        return ctx.json<Confirmed>({ kind: "kept", userId: user.id, ...replaced });
      },
    ),
  },
});

const identifierOf = (token: string) => `confirm-${token}`;
