import type { Profile as ProfileView } from "@consigliere/contract/account";
import { endpoints } from "@consigliere/contract/endpoints";
import type { ProblemCode } from "@consigliere/contract/problems";
import type { Locale } from "@consigliere/languages";
import { deleteAccount } from "@consigliere/service/account/delete-account";
import { moveDevices } from "@consigliere/service/account/devices";
import {
  CODES_PER_ADDRESS,
  CODES_PER_CALLER,
  GUESTS_PER_CALLER,
  limitConfirmations,
  limitMatches,
  needsSignInMail,
  TOKENS_PER_CALLER,
} from "@consigliere/service/account/limits";
import { moveMatches } from "@consigliere/service/account/move-matches";
import type { Person } from "@consigliere/service/account/person";
import { ensureProfile, profileOf, zoned } from "@consigliere/service/account/profile";
import { gameOf } from "@consigliere/service/games";
import { tryGame } from "@consigliere/service/lobby/try-game";
import { addressProven, isAddressLost, meView } from "@consigliere/service/notify/email/address";
import { limit } from "@consigliere/service/rate-limit";
import { Refusal } from "@consigliere/service/refusal";
import type { AccountBackend } from "../account-backend.ts";
import type { Router } from "../http/route.ts";

export function accountRoutes(route: Router, { context, accounts, sessions, passes }: AccountBackend): void {
  route(endpoints.enterAsGuest, async ({ whoIfAny, profile, body, caller, setCookies }) => {
    const known = await whoIfAny();
    if (known !== null) return { me: await meView(context, await profile(), known) };
    await limit(context, GUESTS_PER_CALLER, caller);
    const { result: userId, cookies } = await accounts.enterAsGuest();
    setCookies(cookies);
    return { me: await meView(context, await ensureProfile(context, userId, body), { userId, email: null }) };
  });

  route(endpoints.requestSignIn, async ({ body, caller }) => {
    if (await needsSignInMail(context, body.email, caller)) await accounts.requestSignIn(body);
    return undefined;
  });

  route(endpoints.attachEmail, async ({ who, profile, body, caller }) => {
    const { userId, email: known } = await who();
    if (known !== null && !(await isAddressLost(context, known))) throw new Refusal("account/has-email");
    await limitConfirmations(context, body.email, caller);
    const secrets = await accounts.requestConfirmation(userId, body.email);
    const { locale, name } = await profile();
    const { sendConfirmation } = await import("@consigliere/service/notify/email/sign-in-mail");
    await sendConfirmation(context, { ...body, ...secrets, locale }, name);
    return undefined;
  });

  route(endpoints.signIn, async (call) => {
    await limit(context, TOKENS_PER_CALLER, call.caller);
    const { body, headers } = call;
    const letsIn = () => accounts.useToken(body.token, headers);
    return { me: await comeIn({ ...call, timeZone: body.timeZone, letsIn }, "account/link-expired") };
  });

  route(endpoints.signInByCode, async (call) => {
    const { body, headers, caller } = call;
    await limit(context, CODES_PER_CALLER, caller);
    await limit(context, CODES_PER_ADDRESS, body.email.toLowerCase());
    const letsIn = () => accounts.useCode(body.email, body.code, headers);
    return { me: await comeIn({ ...call, timeZone: body.timeZone, letsIn }, "account/code-refused") };
  });

  interface Entrance {
    readonly headers: Headers;
    readonly whoIfAny: () => Promise<Person | null>;
    readonly locale: Locale;
    readonly timeZone: string | undefined;
    readonly setCookies: (cookies: readonly string[]) => void;
    readonly letsIn: () => ReturnType<typeof accounts.useToken>;
  }

  /** A guest who comes in brings their matches along. @throws Refusal `otherwise` */
  async function comeIn(
    { headers, whoIfAny, locale, timeZone, setCookies, letsIn }: Entrance,
    otherwise: ProblemCode,
  ): Promise<ProfileView> {
    const before = await whoIfAny();
    const { result, cookies } = await letsIn();
    if (result.kind === "expired") throw new Refusal(otherwise);
    setCookies(cookies);
    const { session } = (await sessions.whoIs(withCookies(cookies))).result ?? {};
    const email = await context.emailOf(result.userId);
    const who = { userId: result.userId, email, ...(session && { session }) };
    const guestId = result.kind === "known" ? result.guestId : before?.email === null ? before.userId : null;
    const mine = guestId === null || guestId === who.userId ? null : guestId;
    const guest = mine === null ? undefined : await context.store.profiles.get(mine);
    // A newcomer keeps the name and face that they chose as a guest.
    const known =
      guest === undefined
        ? await profileOf(context, who, locale)
        : await ensureProfile(context, who.userId, {
            ...guest,
            name: guest.unnamed === true ? null : guest.name,
            portrait: String(guest.portrait),
          });
    let profile = timeZone === undefined ? known : await zoned(context, known, timeZone);
    if (mine !== null) {
      await moveMatches(context, mine, profile);
      profile = await moveDevices(
        context,
        before?.userId === mine ? before : { userId: mine },
        profile,
        session,
      );
      await deleteAccount(context, accounts, mine, headers);
    } else if (before?.userId === who.userId) profile = await moveDevices(context, before, profile, session);
    else if (before !== null) await sessions.end(headers);
    if (who.email === null) return meView(context, profile, who);
    const replaced = result.kind === "kept" ? result.replaced : undefined;
    return meView(context, await addressProven(context, profile, { email: who.email, replaced }), who);
  }

  route(endpoints.checkKey, async ({ body, caller }) => {
    await limit(context, TOKENS_PER_CALLER, caller);
    if (!(await accounts.isToken(body.token))) throw new Refusal("account/link-expired");
    return undefined;
  });

  route(endpoints.deleteAccount, async ({ who, headers, setCookies }) => {
    await deleteAccount(context, accounts, (await who()).userId, headers);
    setCookies([...(await sessions.signOut(headers)), ...passes.allClosed(headers)]);
    return undefined;
  });

  route(endpoints.readReached, async ({ who }) => {
    const { readReached } = await import("@consigliere/service/notify/last-reached");
    return { channels: await readReached(context, (await who()).userId) };
  });

  route(endpoints.tryChannel, async ({ profile, params }) => {
    const { tryChannel } = await import("@consigliere/service/notify/trial");
    return { trials: await tryChannel(context, await profile(), params.channel) };
  });

  route(endpoints.tryGame, async ({ whoIfAny, profile, body, caller, setCookies }) => {
    await gameOf(context, body.game);
    const known = await whoIfAny();
    await limitMatches(context, known, caller);
    if (known !== null) return { matchId: await tryGame(context, await profile(), body) };
    await limit(context, GUESTS_PER_CALLER, caller);
    const { name = null } = body;
    const { result: userId, cookies } = await accounts.enterAsGuest();
    setCookies(cookies);
    const guest = await ensureProfile(context, userId, { ...body, name });
    return { matchId: await tryGame(context, guest, body) };
  });
}

/** Headers as the browser will send them that has been given these cookies. */
function withCookies(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.slice(0, cookie.indexOf(";"))).join("; ") });
}
