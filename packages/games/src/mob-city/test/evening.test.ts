/** The evening paper's books: its columns are what really became of everybody's cash. */
import { type AddressedEvent, eventFor } from "@consigliere/engine/event";
import { matchKey } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import { Run } from "@consigliere/engine/kernel";
import { seatsOf } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { matchesUpToFull } from "../../testing/golden-files.ts";
import { START_CASH } from "../cards.ts";
import { ACCOUNTS, closesDay, type Evening, eveningOf } from "../evening.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { captainOf, type State } from "../state.ts";

interface Day {
  readonly evening: Evening | null;
  /** By seat, as the rules count it. */
  readonly cash: readonly number[];
}

/** Every day of a match, as somebody who watches reads it. */
function daysOf(file: ReturnType<typeof matchesUpToFull>[number]): Day[] {
  const { seatCount, options, secret, contributions, inputs } = file;
  const days: Day[] = [];
  let told: MobCityEvent[] = [];
  const onEvent = (addressed: AddressedEvent, state: unknown) => {
    const event = eventFor(addressed, "spectator") as MobCityEvent | null;
    if (event === null) return;
    if (event.type === "day-started") told = [];
    told.push(event);
    if (!closesDay(event)) return;
    const cash = seatsOf(seatCount).map((seat) => captainOf(state as State, seat).cash);
    days.push({ evening: eveningOf(told), cash });
  };
  const { run } = Run.begin(mobCity as unknown as Game, {
    seatCount,
    options,
    key: matchKey(secret, contributions),
    onEvent,
  });
  for (const input of inputs) run.apply(input);
  return days;
}

const matches = matchesUpToFull(mobCity as unknown as Game);

describe("the books of a day", () => {
  it.each(matches)("of $seatCount come to what each captain's cash changed by", (file) => {
    const days = daysOf(file);
    expect(days.length).toBeGreaterThan(3);
    let before: readonly number[] = seatsOf(file.seatCount).map(() => START_CASH);
    for (const [i, { evening, cash }] of days.entries()) {
      expect(evening?.day).toBe(i + 1);
      const columns = cash.map((_, seat) =>
        ACCOUNTS.reduce((sum, account) => sum + (evening?.books[account][seat] ?? 0), 0),
      );
      expect(columns).toEqual(cash.map((now, seat) => now - (before[seat] ?? 0)));
      expect(evening?.change).toEqual(columns);
      before = cash;
    }
  });

  it("have all accounts in use somewhere", () => {
    const evenings = matches.flatMap((file) => daysOf(file).flatMap(({ evening }) => evening ?? []));
    for (const account of ACCOUNTS) {
      expect([
        account,
        evenings.some(({ books }) => books[account].some((dollars) => dollars !== 0)),
      ]).toEqual([account, true]);
    }
  });

  it("are not written before the bids are open", () => {
    expect(eveningOf([{ type: "day-started", day: 3, grace: 0 }])).toBeNull();
  });
});
