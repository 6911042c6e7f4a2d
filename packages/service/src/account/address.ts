import type { Profile } from "@consigliere/store/profiles";
import type { House } from "../house.ts";
import { isAddressLost } from "./proven-address.ts";

/** Where and how to send telegrams to somebody. */
export interface Address {
  readonly email: string;
  readonly profile: Profile;
}

/** Null for guests, for accounts that are gone, and where telegrams bounce or are unwanted. */
export async function addressOf(house: House, userId: string): Promise<Address | null> {
  const [email, profile] = await Promise.all([house.emailOf(userId), house.store.profiles.get(userId)]);
  if (email === null || profile === undefined || (await isAddressLost(house, email))) return null;
  return { email, profile };
}
