import type { Person } from "@consigliere/service/account/person";
import type { Desk } from "./desk.ts";
import { OpsError } from "./failure.ts";
import { findPerson } from "./operate/people.ts";

/** The person with an address or a user id. @throws OpsError when there is none */
export async function personNamed({ context, accounts }: Desk, who: string): Promise<Person> {
  const person = await findPerson(context, accounts, who);
  if (person === null) throw new OpsError(`Nobody here has the address or user id ${who}.`);
  return person;
}

/** A person's name in sentences. */
export function nameOf({ userId, email }: Person): string {
  return email === null ? `the guest ${userId}` : `${email} (${userId})`;
}
