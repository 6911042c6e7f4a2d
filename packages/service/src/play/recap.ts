import type { Recap, RecapFrame } from "@consigliere/contract/play";
import { type AddressedEvent, eventFor, toldTo } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { canonicalJson, copyJson } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { Snapshot } from "@consigliere/engine/snapshot";
import type { LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { gameOf } from "../games.ts";
import { setupOf } from "../match/open.ts";
import { seatOf } from "../match/people.ts";
import { chairOf } from "./chair.ts";
import { eventsFor, newestFirst } from "./log.ts";

/** A longer absence is told from its last part. */
const MOST_FRAMES = 150;

/**
 * What happened since the user last looked, or since event `from`, each event with the table at that moment. From
 * the chair `as`, where the user never looked before, it is everything. @throws Refusal as {@link chairOf}
 */
export async function recap(
  context: Context,
  userId: string,
  matchId: string,
  { from, as }: { from?: number; as?: Seat } = {},
): Promise<Recap> {
  const { meta, viewer } = await chairOf(context, userId, matchId, as);
  const since = from ?? (as === undefined ? await seenBy(context, meta, userId) : 0);
  const records = await recordsSince(context, matchId, viewer, since);
  const events = records.flatMap((r) => eventsFor(r, viewer)).filter((e) => e.n > since);
  const told = events.slice(-MOST_FRAMES);
  const views = told.length === 0 ? new Map() : await viewsAt(context, meta, viewer, records);
  const frames = told.map((e): RecapFrame => {
    const shown = views.get(e.n);
    const isSame = shown !== undefined && canonicalJson(shown.event) === canonicalJson(e.event);
    return { ...e, view: isSame ? shown.view : null };
  });
  return { frames, skipped: events.length - told.length };
}

async function seenBy(context: Context, meta: MatchMeta, userId: string): Promise<number> {
  if (seatOf(meta, userId) === null) return 0;
  return (await context.store.memberships.get(userId, meta.id))?.seenEvents ?? 0;
}

/** The records that told `viewer` anything after event `since`, ascending. */
async function recordsSince(
  context: Context,
  matchId: string,
  viewer: Viewer,
  since: number,
): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of newestFirst(context, matchId)) {
    if (toldTo(record.told as never, viewer) <= since) break;
    records.unshift(record);
  }
  return records;
}

type Shown = ReadonlyMap<number, { readonly event: unknown; readonly view: RecapFrame["view"] }>;

/**
 * The viewer's view at each event, from running the records once more from the snapshot before the first.
 * Records of other rules are not run: their events stand in the log, but nobody can say how the table looked.
 */
async function viewsAt(
  context: Context,
  meta: MatchMeta,
  viewer: Viewer,
  records: readonly LogRecord[],
): Promise<Shown> {
  const game = await gameOf(context, meta.game);
  const shown = new Map<number, { event: unknown; view: RecapFrame["view"] }>();
  const firstSeq = records[0]?.seq ?? 1;
  const before = await context.store.matches.stretch(meta.id, Math.max(firstSeq - 1, 1));
  const secret = await context.store.matches.loadSecret(meta.id);
  const all = [...before, ...records.filter((r) => r.seq > (before.at(-1)?.seq ?? 0))];
  if (secret === undefined || all.some((r) => r.rulesVersion !== game.meta.version)) return shown;
  const watch = watching(game, viewer, shown);
  const setup = { ...setupOf(game, meta, secret.secret), onEvent: watch.onEvent };
  try {
    const isOpening = firstSeq <= 1;
    const base = before[0]?.snapshot as unknown as Snapshot;
    if (!isOpening) watch.startAt(toldTo(base.told, viewer));
    const { run } = isOpening ? Run.begin(game, setup) : Run.stage(game, setup, base);
    for (const record of all.slice(1)) run.replay(record.input as unknown as Input);
  } catch (error) {
    context.report({ what: "a recap could not be re-run", where: { matchId: meta.id }, error });
  }
  return shown;
}

function watching(
  game: Game,
  viewer: Viewer,
  shown: Map<number, { event: unknown; view: RecapFrame["view"] }>,
) {
  // What a seat saw for a moment is not shown again by telling of that moment.
  const viewThen = game.viewOfPast ?? game.view;
  let told = 0;
  return {
    startAt: (count: number) => {
      told = count;
    },
    onEvent: (event: AddressedEvent, state: unknown) => {
      const mine = eventFor(event, viewer);
      if (mine === null) return;
      told += 1;
      shown.set(told, {
        event: copyJson(mine),
        view: copyJson(viewThen(state, viewer)) as RecapFrame["view"],
      });
    },
  };
}
