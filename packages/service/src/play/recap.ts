import type { Recap, RecapFrame } from "@consigliere/contract/play";
import { type AddressedEvent, eventFor, toldTo } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import { canonicalJson, copyJson } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import type { LogRecord, MatchRecord } from "../match/contents.ts";
import { type OpenTable, setupOf } from "../match/open-table.ts";
import { correctionsAt, inputsOf, snapshotIn } from "../match/record.ts";
import { eventsFor, toldBy } from "../match/told.ts";
import { recordTold } from "./log.ts";
import { PapersLeft } from "./papers.ts";

/** Of a longer absence, only the last part is told. */
const MOST_FRAMES = 150;

/** A range of the events that a viewer was told, in the viewer's own numbering. */
export interface Span {
  /** Those after this one. */
  readonly since: number;
  /** Up to this one; absent: to the present. */
  readonly until?: number | undefined;
  /** Seats whose views are included, for viewers whom {@link chairAt} allows to see them. */
  readonly opens?: readonly Seat[];
  /** Seats whose papers are included, for viewers who may look from there after the end. */
  readonly papersOf?: readonly Seat[];
}

/**
 * The events that `viewer` was told in a span, each with the table at that moment. The cost depends on the length of
 * the span, not on its age. Numbers that nobody has reached yet give nothing.
 */
export async function recapOf(
  context: Context,
  table: OpenTable,
  viewer: Viewer,
  { since, until, opens = [], papersOf = [] }: Span,
): Promise<Recap> {
  const told = toldTo(table.run.told, viewer);
  const last = Math.min(until ?? told, told);
  const after = Math.max(since, last - MOST_FRAMES);
  if (after >= last) return { frames: [], skipped: 0 };
  const records = await (last < told
    ? recordsBetween(context, table, viewer, { after, last })
    : recordsSince(context, table, viewer, after));
  const events = records
    .flatMap((record) => eventsFor(record, viewer))
    .filter(({ n }) => n > after && n <= last);
  const papers = papersOf.length === 0 ? null : new PapersLeft(table.game, papersOf);
  const views = viewsAt(context, table, viewer, { records, after, opens, papers });
  const frames = events.map((e): RecapFrame => {
    const shown = views.get(e.n);
    const isSame = shown !== undefined && canonicalJson(shown.event) === canonicalJson(e.event);
    return isSame ? { ...e, ...shown.frame, ...papers?.changedAt(e.n) } : { ...e, view: null };
  });
  return { frames, skipped: after - since };
}

/**
 * The records that told `viewer` anything after event `after`, beginning at an earlier snapshot or the opening,
 * ascending.
 */
async function recordsSince(
  context: Context,
  { meta, tail, earlier }: OpenTable,
  viewer: Viewer,
  after: number,
): Promise<readonly MatchRecord[]> {
  const isFarEnough = (record: LogRecord) => toldBy(record, viewer) <= after;
  const atHand = [...earlier(), ...tail];
  const base = atHand.findLastIndex((record) => record.snapshot !== undefined && isFarEnough(record));
  if (base !== -1) return atHand.slice(base);
  const first = atHand[0]?.seq ?? 1;
  if (first === 1) return atHand;
  return [...(await context.store.matches.stretch(meta.id, first - 1, isFarEnough)), ...atHand];
}

/** The same, but only up to the record that told event `last`: later records are not read. */
async function recordsBetween(
  context: Context,
  { meta, tail, earlier }: OpenTable,
  viewer: Viewer,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<readonly MatchRecord[]> {
  const newest = [...earlier(), ...tail].at(-1);
  const end = newest === undefined ? 0 : await recordTold(context, newest, viewer, last);
  return context.store.matches.stretch(meta.id, end, (record) => toldBy(record, viewer) <= after);
}

interface Stretch {
  /** From a record with a snapshot, or the opening. */
  readonly records: readonly MatchRecord[];
  /** The number of events before the span. */
  readonly after: number;
  readonly opens: readonly Seat[];
  readonly papers: PapersLeft | null;
}

type Shown = Map<number, { readonly event: unknown; readonly frame: Pick<RecapFrame, "view" | "views"> }>;

/**
 * The viewer's view at each event, from running the records once more. Records of other rules are not run: their events
 * are in the log, but nobody can say how the table looked.
 */
function viewsAt(
  context: Context,
  { game, meta, secret }: OpenTable,
  viewer: Viewer,
  { records, after, opens, papers }: Stretch,
): Shown {
  const shown: Shown = new Map();
  const [base, ...others] = records;
  if (base === undefined || records.some((r) => r.rulesVersion !== game.meta.version)) return shown;
  const isOpening = base.seq === 1 && toldBy(base, viewer) > after;
  const snapshot = snapshotIn(base);
  const told = isOpening ? 0 : toldTo(snapshot.told, viewer);
  const onTold = watching(game, viewer, { shown, after, opens, told });
  const onEvent = (event: AddressedEvent, state: unknown) => {
    if (onTold(event, state)) papers?.noteEvent();
  };
  const setup = { ...setupOf(game, meta, secret), onEvent };
  papers?.begin(told, isOpening ? [] : snapshot.settings);
  try {
    const { run } = isOpening
      ? Run.begin(game, setup, correctionsAt(base))
      : Run.stage(game, setup, snapshot);
    papers?.follow(run);
    for (const input of inputsOf(others)) {
      papers?.noteInput(input);
      run.apply(input);
      papers?.noteApplied(input);
    }
  } catch (error) {
    context.report({ what: "a recap could not be re-run", where: { matchId: meta.id }, error });
  }
  return shown;
}

interface Watch {
  readonly shown: Shown;
  /** Events before the kept ones, and events told before the run. */
  readonly after: number;
  readonly told: number;
  /** Seats whose views are also kept. */
  readonly opens: readonly Seat[];
}

/**
 * Listens to a run, and keeps what `viewer` is shown from the event after `after` on. Says whether they were told an
 * event.
 */
function watching(game: Game, viewer: Viewer, { shown, after, told, opens }: Watch) {
  // A recap does not show again what a seat saw only for a moment.
  const viewThen = game.viewOfPast ?? game.view;
  let count = told;
  return (event: AddressedEvent, state: unknown): boolean => {
    const mine = eventFor(event, viewer);
    if (mine === null) return false;
    count += 1;
    if (count <= after) return true;
    const viewOf = (of: Viewer) => copyJson(viewThen(state, of)) as RecapFrame["view"];
    const view = viewOf(viewer);
    const views = opens.map(viewOf);
    const frame = views.length === 0 ? { view } : { view, views: differences(view, views) };
    shown.set(count, { event: copyJson(mine), frame });
    return true;
  };
}

/** The members in which each of `views` differs from `base`: most of a table is the same from every chair. */
function differences(
  base: RecapFrame["view"],
  views: readonly RecapFrame["view"][],
): NonNullable<RecapFrame["views"]> {
  const known = new Map(Object.entries(base ?? {}).map(([name, value]) => [name, canonicalJson(value)]));
  const isOther = ([name, value]: [string, RecapFrame["view"]]) => known.get(name) !== canonicalJson(value);
  return views.map((view) => Object.fromEntries(Object.entries(view ?? {}).filter(isOther)));
}
