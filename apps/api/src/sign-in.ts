import type { Profile as ProfileView } from "@consigliere/contract/account";
import type { ProblemCode } from "@consigliere/contract/problems";
import type { Locale } from "@consigliere/languages";
import type { Accounts } from "@consigliere/service/account/accounts";
import { deleteAccount } from "@consigliere/service/account/delete-account";
import { moveDevices } from "@consigliere/service/account/devices";
import { moveMatches } from "@consigliere/service/account/move-matches";
import type { Person } from "@consigliere/service/account/person";
import { ensureProfile, profileOf, zoned } from "@consigliere/service/account/profile";
import { addressProven, meView } from "@consigliere/service/notify/email/address";
import { Refusal } from "@consigliere/service/refusal";
import type { Profile } from "@consigliere/store/profiles";
import type { AccountBackend } from "./account-backend.ts";

/** A request that signs somebody in. */
interface SignIn {
  readonly headers: Headers;
  readonly whoIfAny: () => Promise<Person | null>;
  readonly locale: Locale;
  readonly timeZone: string | undefined;
  readonly setCookies: (cookies: readonly string[]) => void;
  readonly letsIn: () => ReturnType<Accounts["useToken"]>;
}

/** Signs somebody in. A guest brings their matches along. @throws Refusal `otherwise` */
export async function signIn(
  backend: AccountBackend,
  call: SignIn,
  otherwise: ProblemCode,
): Promise<ProfileView> {
  const { context, sessions } = backend;
  const before = await call.whoIfAny();
  const { result, cookies } = await call.letsIn();
  if (result.kind === "expired") throw new Refusal(otherwise);
  call.setCookies(cookies);
  const { session } = (await sessions.whoIs(withCookies(cookies))).result ?? {};
  const email = await context.emailOf(result.userId);
  const who = { userId: result.userId, email, ...(session && { session }) };
  const guestId = result.kind === "known" ? result.guestId : before?.email === null ? before.userId : null;
  const guest = guestId === who.userId ? null : guestId;
  const known = await knownProfile(backend, call, who, guest);
  const profile = await bringAlong(backend, call, { who, known, before, guest });
  if (who.email === null) return meView(context, profile, who);
  const replaced = result.kind === "kept" ? result.replaced : undefined;
  return meView(context, await addressProven(context, profile, { email: who.email, replaced }), who);
}

/** Their profile in their time zone. A newcomer keeps the name and face that they chose as a guest. */
async function knownProfile(
  { context }: AccountBackend,
  { locale, timeZone }: SignIn,
  who: Person,
  guestId: string | null,
): Promise<Profile> {
  const guest = guestId === null ? undefined : await context.store.profiles.get(guestId);
  const profile =
    guest === undefined
      ? await profileOf(context, who, locale)
      : await ensureProfile(context, who.userId, {
          ...guest,
          name: guest.unnamed === true ? null : guest.name,
          portrait: String(guest.portrait),
        });
  return timeZone === undefined ? profile : zoned(context, profile, timeZone);
}

interface Arrival {
  readonly who: Person;
  readonly known: Profile;
  /** Who asked with the browser's earlier session; null: it had none. */
  readonly before: Person | null;
  /** The user id of the guest who becomes this account; null: none. */
  readonly guest: string | null;
}

/** Moves what a guest had, and the devices of this browser; ends the session of somebody else. */
async function bringAlong(
  { context, accounts, sessions }: AccountBackend,
  { headers }: SignIn,
  { who, known, before, guest }: Arrival,
): Promise<Profile> {
  if (guest !== null) {
    await moveMatches(context, guest, known);
    const from = before?.userId === guest ? before : { userId: guest };
    const profile = await moveDevices(context, from, known, who.session);
    await deleteAccount(context, accounts, guest, headers);
    return profile;
  }
  if (before?.userId === who.userId) return moveDevices(context, before, known, who.session);
  if (before !== null) await sessions.end(headers);
  return known;
}

function withCookies(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.slice(0, cookie.indexOf(";"))).join("; ") });
}
