import type { Accounts } from "@consigliere/service/account/accounts";
import type { Person } from "@consigliere/service/account/person";
import type { Context } from "@consigliere/service/context";
import { personIn } from "@consigliere/service/match/people";
import { newestFirst } from "@consigliere/service/play/log";
import type { Operations, PersonalData } from "@consigliere/store/operations";

/** The person with an address or a user id; null if there is none. */
export async function findPerson(context: Context, accounts: Accounts, who: string): Promise<Person | null> {
  if (who.includes("@")) {
    const userId = await accounts.idOf(who.trim().toLowerCase());
    return userId === null ? null : { userId, email: await context.emailOf(userId) };
  }
  const [profile, email] = await Promise.all([context.store.profiles.get(who), context.emailOf(who)]);
  return profile === undefined && email === null ? null : { userId: who, email };
}

/** A person's inputs in a match. */
interface Entered {
  readonly at: string;
  readonly input: unknown;
}

/** All stored data about a person, without anything that opens doors: sessions, tokens. */
export interface PersonalExport {
  readonly format: "consigliere-person/1";
  readonly exportedAt: string;
  readonly userId: string;
  readonly email: string | null;
  readonly profile: Omit<NonNullable<PersonalData["profile"]>, "unsubscribeToken"> | null;
  readonly address: PersonalData["address"] | null;
  readonly notifications: PersonalData["notifications"];
  readonly unsentDeliveries: PersonalData["deliveries"];
  readonly matches: readonly {
    readonly row: PersonalData["memberships"][number];
    readonly seat: number | null;
    readonly name: string | null;
    readonly contribution: string | null;
    /** All their inputs, oldest first. */
    readonly entered: readonly Entered[];
  }[];
}

/** All stored data about a person, for themselves. It contains their own hidden decisions in running matches. */
export async function exportPerson(
  context: Context,
  operations: Operations,
  { userId, email }: Person,
): Promise<PersonalExport> {
  const data = await operations.users.everythingAbout({ userId, email });
  const { unsubscribeToken: _, ...profile } = data.profile ?? { unsubscribeToken: "" };
  return {
    format: "consigliere-person/1",
    exportedAt: context.clock().toISOString(),
    userId,
    email,
    profile: data.profile === undefined ? null : (profile as PersonalExport["profile"]),
    address: data.address ?? null,
    notifications: data.notifications,
    unsentDeliveries: data.deliveries,
    matches: await Promise.all(
      data.memberships.map(async (row) => {
        const meta = await context.store.matches.meta(row.matchId);
        const seat = meta?.seats.findIndex((each) => personIn(each) === userId) ?? -1;
        const seated = meta?.seats[seat];
        return {
          row,
          seat: seat === -1 ? null : seat,
          name: seated?.name ?? null,
          contribution: seated?.contribution ?? null,
          entered: await enteredBy(context, userId, row.matchId),
        };
      }),
    ),
  };
}

async function enteredBy(context: Context, userId: string, matchId: string): Promise<Entered[]> {
  const entered: Entered[] = [];
  for await (const record of newestFirst(context, matchId)) {
    if (record.userId === userId) entered.unshift({ at: record.at, input: record.input });
  }
  return entered;
}
