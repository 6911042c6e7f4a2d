/** The log adds up: its readers can follow every dollar and every bid. */
import { eventFor } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { isTableEvent } from "../../table-story.ts";
import { inEnglish, seatName } from "../../testing/sentences.ts";
import { START_CASH } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { mobCityMeta } from "../meta.ts";
import { captainOf, type State } from "../state.ts";

const { story, say } = inEnglish("mob-city");

/** The winners and losers of money in a sentence, as a spectator reads it. */
const MONEY: readonly { readonly says: RegExp; readonly sign: 1 | -1 }[] = [
  { says: /(?<who>\w+) pays \$(?<sum>[\d,]+) (and looks|and holds|in wages)/, sign: -1 },
  { says: /(?<who>\w+) pays a fine of \$(?<sum>[\d,]+)/, sign: -1 },
  { says: /(?<who>\w+) takes .+ for \$(?<sum>[\d,]+)/, sign: -1 },
  { says: /(?<who>\w+) buys .+ for \$(?<sum>[\d,]+);/, sign: -1 },
  { says: /(?<who>\w+) pours tonight at .+ for \$(?<sum>[\d,]+)\./, sign: -1 },
  { says: /(?<who>\w+) earns \$(?<sum>[\d,]+) (at|more)/, sign: 1 },
  { says: /^(?<who>\w+) extorts \$(?<sum>[\d,]+)/, sign: 1 },
  { says: /extorts \$(?<sum>[\d,]+) from (?<who>(?!the vault)\w+) at/, sign: -1 },
];

/** Adds the money in `sentence` to the sums of each captain. */
function note(gained: Map<string, number>, sentence: string): void {
  for (const { says, sign } of MONEY) {
    const { who, sum } = says.exec(sentence)?.groups ?? {};
    if (who === undefined || sum === undefined) continue;
    gained.set(who, (gained.get(who) ?? 0) + sign * Number(sum.replaceAll(",", "")));
  }
}

const PLAYED = [
  { seatCount: 2, options: {}, bot: "regular" },
  { seatCount: 4, options: { nightLength: "short" }, bot: "regular" },
  { seatCount: 5, options: mobCityMeta.presets["quick"] ?? {}, bot: "regular" },
  {
    seatCount: 4,
    options: { nightLength: "short", declineInterests: true, voluntaryLayoff: true },
    bot: "random",
  },
  { seatCount: 6, options: { ...mobCityMeta.presets["days"], cashVisibility: "hidden" }, bot: "random" },
] as const;

describe("the log", () => {
  it.each(PLAYED)(
    "of $seatCount $bot players tells every dollar of every day",
    ({ seatCount, options, bot }) => {
      const cash = new Map(seatsOf(seatCount).map((seat) => [seat, START_CASH]));
      const gained = new Map<string, number>();
      let days = 0;
      const settle = (state: State) => {
        for (const seat of seatsOf(seatCount)) {
          const now = captainOf(state, seat).cash;
          expect(`${seatName(seat)} ${gained.get(seatName(seat)) ?? 0}`).toBe(
            `${seatName(seat)} ${now - (cash.get(seat) ?? 0)}`,
          );
          cash.set(seat, now);
        }
        gained.clear();
        days += 1;
      };
      playOut(mobCity as unknown as Game, {
        seatCount,
        options,
        seed: `ledger ${seatCount} ${bot}`,
        bots: seatsOf(seatCount).map(() =>
          bot === "random" ? randomBot : ((mobCity as unknown as Game).bots[bot] ?? randomBot),
        ),
        onEvent: (event, state) => {
          const told = eventFor(event, "spectator") as MobCityEvent | null;
          if (told === null) return;
          if (told.type === "day-ended" || told.type === "will-opened") settle(state as State);
          if (!isTableEvent(told)) note(gained, say(story.phraseOfEvent(told)));
        },
      });
      expect(days).toBeGreaterThan(3);
    },
  );
});
