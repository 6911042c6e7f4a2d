/** Letters that somebody has not read, for a message that goes out anyway. */
import type { Membership } from "@consigliere/store/memberships";
import type { Profile } from "@consigliere/store/profiles";
import { hasBlocked } from "../account/blocked.ts";
import type { Context } from "../context.ts";
import { ownSeatOf } from "../match/loans.ts";
import type { Facts } from "./kinds.ts";
import type { NotificationText } from "./notification-text.ts";
import { shortened } from "./push/shortened.ts";

/** So many stand in a message, and so much of each. */
const MOST_LETTERS = 3;
const LONGEST_LETTER = 200;
/** Letters that are looked through for them. */
const LOOKED_THROUGH = 12;

/** Among what a row remembers as told: until which letter. */
const TOLD = "letters@";
const isOfLetters = (key: string) => key.startsWith(TOLD);

const newestOf = (ids: readonly string[]) => ids.toSorted().at(-1) ?? "";

/** Until which letter who has the row has read them, or was told of them. */
function knownUntil({ row, lettersRead = {} }: Facts): string {
  const told = row.notifiedPrompts.flatMap((key) => (isOfLetters(key) ? key.slice(TOLD.length) : []));
  const read = row.seat === undefined ? undefined : lettersRead[row.seat];
  return newestOf([...told, read ?? ""]);
}

/**
 * The last letter that others have read, and the reader neither has nor was told of; null: none. Who writes one has read
 * it, so that this tells of new letters without a look at any.
 */
function newsIn(facts: Facts): string | null {
  // Who has borrowed a seat plays it, and does not read its letters.
  if (ownSeatOf(facts.meta, facts.row.userId) === null) return null;
  const last = newestOf(Object.values(facts.lettersRead ?? {}));
  return last > knownUntil(facts) ? last : null;
}

/** What a row remembers as told, once its reader is told of the letters as well. */
export function withLetters(facts: Facts, told: Membership["notifiedPrompts"]): readonly string[] {
  const news = newsIn(facts);
  return news === null ? told : [...told.filter((key) => !isOfLetters(key)), TOLD + news];
}

/** The newest letters to somebody that they know nothing of, oldest first. Asks for them only where there are any. */
export async function lettersFor(
  { store }: Context,
  reader: Profile,
  facts: Facts,
): Promise<NonNullable<NotificationText["letters"]>> {
  const { meta, row } = facts;
  if (row.seat === undefined || newsIn(facts) === null) return [];
  const { letters } = await store.letters.page(meta.id, LOOKED_THROUGH);
  const known = knownUntil(facts);
  const fresh = letters.filter(
    (one) =>
      one.id > known && one.seat !== row.seat && one.hidden === undefined && !hasBlocked(reader, one.userId),
  );
  return fresh.slice(-MOST_LETTERS).map(({ seat, text }) => ({
    from: meta.seats[seat]?.name ?? "",
    text: shortened(text.replaceAll(/\s+/g, " "), LONGEST_LETTER, { locale: reader.locale }),
  }));
}
