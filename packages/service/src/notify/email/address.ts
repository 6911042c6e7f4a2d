import type { Profile as ProfileView } from "@consigliere/contract/account";
import type { Profile } from "@consigliere/store/profiles";
import type { Person } from "../../account/person.ts";
import { withoutChannel } from "../../account/preferences.ts";
import { profileView } from "../../account/profile.ts";
import type { Context } from "../../context.ts";
import { afterProof, isLost } from "./address-state.ts";

/** Whether notifications no longer go to the address, because they bounce or are unwanted. */
export async function isAddressLost(context: Pick<Context, "store">, email: string): Promise<boolean> {
  return isLost(await context.store.addresses.get(email));
}

/** The profile as its owner sees it, with the state of their address. A complaint has switched all mails off. */
export async function meView(context: Context, profile: Profile, who: Person): Promise<ProfileView> {
  const status = who.email === null ? "ok" : (await context.store.addresses.get(who.email)).status;
  const shown = profileView(status === "complained" ? quiet(profile) : profile, who, status);
  return { ...shown, hasBot: context.telegram !== null };
}

function quiet(profile: Profile): Profile {
  return { ...profile, preferences: withoutChannel(profile.preferences, "email", "all") };
}

/** The address by which somebody came in, and the one that it replaces from now on. */
export interface Proof {
  readonly email: string;
  readonly replaced?: string | undefined;
}

/**
 * Somebody came in by a link in a mail, so mail to their address arrives, whatever bounced before. After a complaint
 * they get no notifications until they switch them on again, at another address either. The knowledge about a replaced
 * address is forgotten. Returns the current profile.
 */
export async function addressProven(
  context: Context,
  profile: Profile,
  { email, replaced }: Proof,
): Promise<Profile> {
  const { addresses, profiles } = context.store;
  const owned = replaced === undefined ? [email] : [email, replaced];
  const states = await Promise.all(owned.map((each) => addresses.get(each)));
  const isUnwanted = states.some(({ status }) => status === "complained");
  // Before the complaint is taken back, so that nothing is sent if this process ends in between.
  const left = isUnwanted ? await profiles.change(profile.userId, quiet) : profile;
  await addresses.change(email, (state) => afterProof(state, context.clock().toISOString()));
  if (replaced !== undefined) await addresses.forget(replaced);
  return left ?? profile;
}
