/** The books of the evening paper: each seat's cash over the day, from public events. */
import type { Seat } from "@consigliere/engine/seat";
import type { EventId, Interest } from "./cards.ts";
import type { MobCityEvent } from "./events.ts";
import type { Bid } from "./state.ts";

/** Kinds of income and expense, in the order of a day. */
export const ACCOUNTS = [
  "favours",
  "wages",
  "deeds",
  "pouring",
  "fines",
  "income",
  "molls",
  "extortion",
] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Evening {
  readonly day: number;
  readonly event: EventId | null;
  /** By seat. */
  readonly bids: readonly Bid[];
  /** The winner of each favour; for the crew, the seat that picked first. */
  readonly won: Readonly<Record<Interest, readonly Seat[]>>;
  /** By seat, in dollars: negative where more was paid than taken. */
  readonly books: Readonly<Record<Account, readonly number[]>>;
  /** The balance of them all, by seat. */
  readonly change: readonly number[];
}

/** Whether a day's books are closed by an event: nothing is paid after it. */
export function closesDay({ type }: { readonly type: string }): boolean {
  return type === "day-ended" || type === "will-opened";
}

/** The books of a day over all that was told of it, from its beginning on; null without its bids. */
export function eveningOf(events: readonly MobCityEvent[]): Evening | null {
  let day = 0;
  let event: EventId | null = null;
  let bids: readonly Bid[] = [];
  const won: Record<Interest, Seat[]> = { event: [], enforcer: [], police: [], whiskey: [] };
  const entries: Entry[] = [];
  for (const told of events) {
    if (told.type === "day-started") day = told.day;
    if (told.type === "event-revealed") event = told.event;
    if (told.type === "bids-revealed") {
      bids = told.bids;
      won.enforcer = told.ranks.enforcer.slice(0, 1);
    }
    if (told.type === "event-tipped") won.event.push(told.seat);
    if (told.type === "police-taken") won.police.push(told.seat);
    if (told.type === "whiskey-taken") won.whiskey.push(told.seat);
    entries.push(...entriesOf(told));
  }
  if (bids.length === 0) return null;
  const sums = (of: (account: Account) => boolean) =>
    bids.map((_, seat) =>
      entries.reduce((sum, one) => (one.seat === seat && of(one.account) ? sum + one.dollars : sum), 0),
    );
  return {
    day,
    event,
    bids,
    won,
    books: Object.fromEntries(
      ACCOUNTS.map((account) => [account, sums((one) => one === account)]),
    ) as unknown as Evening["books"],
    change: sums(() => true),
  };
}

interface Entry {
  readonly account: Account;
  readonly seat: Seat;
  readonly dollars: number;
}

/** The payer and the receiver of an event. */
function entriesOf(told: MobCityEvent): Entry[] {
  switch (told.type) {
    case "event-tipped":
    case "police-taken":
      return [{ account: "favours", seat: told.seat, dollars: -told.cost }];
    case "whiskey-taken":
      return [{ account: "favours", seat: told.seat, dollars: -told.price }];
    case "wages-paid":
      return [{ account: "wages", seat: told.seat, dollars: -told.amount }];
    case "building-bought":
      return [{ account: "deeds", seat: told.seat, dollars: -told.cost }];
    case "speakeasies-opened":
      return [{ account: "pouring", seat: told.seat, dollars: -told.extraCost }];
    case "raid-fined":
      return [{ account: "fines", seat: told.seat, dollars: -told.amount }];
    case "income-paid":
      return [{ account: "income", seat: told.seat, dollars: told.amount }];
    case "moll-revealed":
      return told.owner === null ? [] : [{ account: "molls", seat: told.owner, dollars: told.extra }];
    case "extortion-paid": {
      const { seat, from, amount } = told;
      const taken: Entry = { account: "extortion", seat, dollars: amount };
      return from === null ? [taken] : [taken, { account: "extortion", seat: from, dollars: -amount }];
    }
    default:
      return [];
  }
}
