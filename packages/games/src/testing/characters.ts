/** Whether temperaments show: bots of each do its typical deeds more often than an even-tempered one. */
import { botId, temperamentOf } from "@consigliere/engine/bot-id";
import { eventFor, type GameEvent } from "@consigliere/engine/event";
import { type Bot, DEFAULT_LEVEL, type Game } from "@consigliere/engine/game";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";
import { beforeAll, expect, it } from "vitest";

interface Characters<E, State, Options> {
  /** Measures that tell temperaments apart: how often a seat does this by an event, in the state of that moment. */
  readonly deeds: Readonly<Record<string, (event: E, seat: Seat, state: State) => number | boolean>>;
  /** The occasions by which deeds are counted, such as a turn of the seat. */
  readonly occasion: (event: E, seat: Seat) => boolean;
  readonly matches: number;
  readonly seatCount: number;
  readonly options?: Partial<Options>;
}

/** More than an even-tempered bot does by this. */
const PLAINLY = 1.2;

/** Registers a test for each temperament of the game. The bot moves to the next seat with every match. */
export function showsCharacters<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  { deeds, occasion, matches, seatCount, options = {} }: Characters<E, State, Options>,
): void {
  const house = game.bots[DEFAULT_LEVEL] as Bot;
  /** How much the bot does of each kind by occasion. */
  const done = (bot: Bot) => {
    const sums = new Map(Object.keys(deeds).map((name) => [name, 0]));
    let occasions = 0;
    for (let match = 0; match < matches; match++) {
      const me = match % seatCount;
      playOut(game as Game, {
        seatCount,
        options,
        seed: `character ${match}`,
        bots: seatsOf(seatCount).map((seat) => (seat === me ? bot : house)),
        onEvent: (event, state) => {
          const told = eventFor(event, me) as E | null;
          if (told === null) return;
          occasions += Number(occasion(told, me));
          for (const [name, deed] of Object.entries(deeds))
            sums.set(name, (sums.get(name) ?? 0) + Number(deed(told, me, state as State)));
        },
      });
    }
    return new Map([...sums].map(([name, sum]) => [name, sum / occasions]));
  };
  let even: ReadonlyMap<string, number>;
  beforeAll(() => {
    even = done(house);
  });

  it("has temperaments, and says what each is known by", () => {
    const known = new Set(Object.keys(game.bots).flatMap((id) => temperamentOf(id) ?? []));
    expect([...known]).toEqual(Object.keys(deeds));
  });

  it.each(Object.keys(deeds))("a %s shows", (name) => {
    const bot = game.bots[botId(DEFAULT_LEVEL, name)] as Bot;
    expect(done(bot).get(name)).toBeGreaterThan(PLAINLY * (even.get(name) ?? Number.NaN));
  });
}
