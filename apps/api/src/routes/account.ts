import { endpoints } from "@consigliere/contract/endpoints";
import { deleteAccount } from "@consigliere/service/account/delete-account";
import {
  CODES_PER_ADDRESS,
  CODES_PER_CALLER,
  GUESTS_PER_CALLER,
  limitConfirmations,
  limitMatches,
  needsSignInMail,
  TOKENS_PER_CALLER,
} from "@consigliere/service/account/limits";
import { ensureProfile } from "@consigliere/service/account/profile";
import { gameOf } from "@consigliere/service/games";
import { tryGame } from "@consigliere/service/lobby/try-game";
import { isAddressLost, meView } from "@consigliere/service/notify/email/address";
import { limit } from "@consigliere/service/rate-limit";
import { Refusal } from "@consigliere/service/refusal";
import type { AccountBackend } from "../account-backend.ts";
import type { Router } from "../http/route.ts";
import { signIn } from "../sign-in.ts";

export function accountRoutes(route: Router, backend: AccountBackend): void {
  const { context, accounts, sessions, passes } = backend;
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
    return {
      me: await signIn(backend, { ...call, timeZone: body.timeZone, letsIn }, "account/link-expired"),
    };
  });

  route(endpoints.signInByCode, async (call) => {
    const { body, headers, caller } = call;
    await limit(context, CODES_PER_CALLER, caller);
    await limit(context, CODES_PER_ADDRESS, body.email.toLowerCase());
    const letsIn = () => accounts.useCode(body.email, body.code, headers);
    return {
      me: await signIn(backend, { ...call, timeZone: body.timeZone, letsIn }, "account/code-refused"),
    };
  });

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
