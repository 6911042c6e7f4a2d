import type { Profile } from "@consigliere/store/profiles";
import type { House } from "../house.ts";

/** Where and how to write to somebody. */
export interface Address {
  readonly email: string;
  readonly profile: Profile;
}

/** Null for guests, and for accounts that are gone. */
export async function addressOf(house: House, userId: string): Promise<Address | null> {
  const [email, profile] = await Promise.all([house.emailOf(userId), house.store.profiles.get(userId)]);
  return email === null || profile === undefined ? null : { email, profile };
}
