import type { Person } from "@consigliere/service/account/person";
import { OpsError } from "./failure.ts";
import type { OpsContext } from "./ops-context.ts";

/** The person with an address or a user id. @throws OpsError when there is none */
export async function personNamed(
  { context, accounts }: OpsContext,
  who: string,
  wanted = "person",
): Promise<Person> {
  const userId = who.includes("@") ? await accounts.idOf(who.trim().toLowerCase()) : who;
  if (userId !== null) {
    const [profile, email] = await Promise.all([context.store.profiles.get(userId), context.emailOf(userId)]);
    if (who.includes("@") || profile !== undefined || email !== null) return { userId, email };
  }
  throw new OpsError(`There is no ${wanted} ${who} here.`);
}

/** A person's name in sentences. */
export function nameOf({ userId, email }: Person): string {
  return email === null ? `the guest ${userId}` : `${email} (${userId})`;
}
