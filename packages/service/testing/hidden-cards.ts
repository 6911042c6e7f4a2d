/** Matches of the real games in two worlds, which differ only in cards that one seat holds or that lie face down. */
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { canonicalJson, copyJson, type Json } from "@consigliere/engine/json";
import { type Applied, type MatchSetup, Run } from "@consigliere/engine/kernel";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import type { Snapshot } from "@consigliere/engine/snapshot";
import { nextAnswer, randomBot, standingAnswers } from "@consigliere/engine/testing/playout";
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { recordNow } from "../src/match/append.ts";
import { editMatch } from "../src/match/edit.ts";
import { openTable } from "../src/match/load.ts";
import { newestOf, setupOf } from "../src/match/open-table.ts";
import type { Entry } from "../src/match/record.ts";
import type { TestContext } from "./context.ts";

type Scramble = (state: never, viewer: Viewer, keep: readonly Seat[], random: Random) => unknown;

const scrambles: ReadonlyMap<string, Scramble> = new Map(
  await Promise.all(
    catalogue.map(async ({ meta: { id } }) => {
      const { scramble } = await import(`@consigliere/games/${id}/test/scramble`);
      return [id, scramble as Scramble] as const;
    }),
  ),
);

export type WorldName = "one" | "other";

export interface Course {
  /** Different ones are different matches. */
  readonly seed: string;
  /** The last seat holds what differs. The others may not know it. */
  readonly seats: number;
  /** The number of inputs before the worlds part, or a few more. */
  readonly inputs: number;
  /** Whether the match then waits for the holder, too. */
  readonly asksHolder: boolean;
  /** The question for the holder that has this part in the other world alone; absent: any. */
  readonly asked?: { readonly topic: string; readonly part: string };
}

const MOST_INPUTS = 600;
/** The number of other worlds that are tried for one in which the holder is asked what is wanted. */
const MOST_DEALS = 300;

/**
 * Plays a match that has just begun with random answers of its players, and writes every record. The last record ends a
 * step. In the other world, everything that the seats before the last may not know is dealt differently from there on.
 */
export async function playUntilWorldsPart(
  t: TestContext,
  { people, matchId, world }: { people: readonly Profile[]; matchId: string; world: WorldName },
  course: Course,
): Promise<void> {
  const table = await openTable(t.context, matchId);
  const { game, run, meta } = table;
  const setup = setupOf(game, meta, table.secret);
  const random = seededRandom(course.seed);
  const bots = meta.seats.map(() => randomBot);
  let [newest, before] = [newestOf(table.tail), table.position];
  const first = settled(game, course, game.orders?.recommended ?? []);
  const last = settled(game, course, []);
  for (let count = 0; count < MOST_INPUTS && run.outcome === null; count++) {
    const arranged = first.shift() ?? (count >= course.inputs ? last.shift() : undefined);
    const input = arranged ?? nextAnswer(game, run, bots, random);
    const entry = entryOf(people, run, input.kind === "answer" ? asPlayed(input) : input, count);
    const applied = run.apply(entry.input as Input);
    t.clock.advance(1);
    const parted =
      last.length > 0 || applied.snapshot === null ? null : partedBy(game, setup, applied.snapshot, course);
    const shown = parted !== null && world === "other" ? parted(applied) : { run, applied };
    const at = t.clock.now();
    const source = { newest, at, randomAt: newest.randomAt, earlier: before.awaited, before };
    const { record, position } = recordNow({ ...table, run: shown.run }, entry, shown.applied, source);
    await t.context.store.matches.append(record);
    [newest, before] = [record, position];
    if (parted !== null) return;
  }
  throw new Error(`in ${meta.game} the worlds never part`);
}

/** Ends a match at once, without playing on: the outcome of each of two worlds is public, and a different matter. */
export async function endAtOnce({ context }: TestContext, matchId: string): Promise<void> {
  const table = await openTable(context, matchId);
  const { game, meta, run } = table;
  if (run.outcome !== null) return;
  const outcome = { reason: "called off", placements: meta.seats.map(() => 1) };
  const snapshot: Snapshot = { ...run.snapshot, state: copyJson(run.state), told: run.told, outcome };
  const over = Run.resume(game, setupOf(game, meta, table.secret), { snapshot, inputs: [] });
  const newest = newestOf(table.tail);
  const { record } = recordNow(
    { ...table, run: over },
    { input: { kind: "postpone" } },
    { events: [], draws: [], snapshot },
    { newest, at: context.clock(), randomAt: newest.randomAt },
  );
  await context.store.matches.append(record);
  await editMatch(context, matchId, (now) => ({ ...now, status: "over", endedAt: record.at }));
}

/** Seats that may not know the difference use the recommended orders of the game, or none. */
function settled(game: Game, { seats }: Course, orders: readonly unknown[]): Input[] {
  if (game.orders === undefined) return [];
  const settings = { ...(game.settings.parse({}) as object), orders } as unknown as Json;
  return seatsOf(seats - 1).map((seat) => ({ kind: "settings", seat, settings }));
}

const asPlayed = (input: Extract<Input, { kind: "answer" }>): Input =>
  input.by === "bot" ? { ...input, by: "player" } : input;

function entryOf(people: readonly Profile[], run: Run, input: Input, count: number): Entry {
  if (input.kind !== "answer" && input.kind !== "settings") return { input };
  const { userId = "" } = people[input.seat] ?? {};
  const entered = { answerId: `played-${count}`, userId };
  if (input.kind === "settings") return { input, ...entered };
  return { input, ordered: run.ordered(input), ...(input.by === "player" && entered) };
}

/** The result of the input after which the worlds part; null: they cannot part here. */
function partedBy(game: Game, setup: MatchSetup, snapshot: Snapshot, course: Course) {
  const random = seededRandom(`other world of ${course.seed}`);
  const redeal = scrambles.get(game.meta.id);
  const [viewer = 0, ...keep] = seatsOf(course.seats - 1);
  const heldIn = (dealt: unknown) => canonicalJson(game.view(dealt, course.seats - 1));
  const dealt = (other: unknown) => Run.stage(game, setup, { ...snapshot, state: copyJson(other) });
  const one = dealt(snapshot.state);
  if (!isReady(one.run, course) || hasPart(one.run, course)) return null;
  for (let deals = course.asked === undefined ? 1 : MOST_DEALS; deals > 0; deals--) {
    const state = redeal?.(copyJson(snapshot.state) as never, viewer, keep, random);
    if (heldIn(state) === heldIn(snapshot.state)) continue;
    const other = dealt(state);
    if (!isReady(other.run, course) || hasPart(other.run, course) !== (course.asked !== undefined)) continue;
    return ({ events, ...applied }: Applied) => ({
      run: other.run,
      applied: {
        ...applied,
        // The events at the beginning of the next step.
        events: [...events.slice(0, events.length - one.applied.events.length), ...other.applied.events],
        snapshot: { ...snapshot, state },
      },
    });
  }
  return null;
}

function isReady(run: Run, { seats, asksHolder, asked }: Course): boolean {
  const isAsked = run
    .waiting()
    .some(({ seat, topic }) => seat === seats - 1 && topic === (asked?.topic ?? topic));
  return run.outcome === null && standingAnswers(run).length === 0 && isAsked === asksHolder;
}

function hasPart(run: Run, { seats, asked }: Course): boolean {
  return asked !== undefined && canonicalJson(run.prompts(seats - 1)).includes(`"name":"${asked.part}"`);
}
