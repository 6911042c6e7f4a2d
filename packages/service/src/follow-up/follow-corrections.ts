/** Asks the players of running matches about corrections of the rules, and lets a match go by those they accept. */

import type { CorrectionView } from "@consigliere/contract/play";
import type { CorrectionOffer } from "@consigliere/store/correction-offer";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { acceptedFrom, acceptedIn, isAccepted, newTo, offerAt, openOffers } from "../match/corrections.ts";
import { editMatch } from "../match/edit.ts";
import { enter } from "../match/enter.ts";
import { openTable } from "../match/load.ts";
import type { OpenTable } from "../match/open-table.ts";
import type { Position } from "../match/position.ts";
import { isTooLate } from "../match/too-late.ts";
import { scheduleBy } from "../schedule-by.ts";

/** Corrections of a match that count when a day has passed. */
export const CORRECTIONS = "corrections";

/**
 * Does what is to be done about corrections in a running match: asks its players, settles what they have accepted, and
 * records it. False if there is nothing to do; otherwise the change of the match or its record leads here again. A game
 * without new corrections costs no read. Safe to repeat. Silence counts as agreement only if its day is over by this
 * time (ISO): the tick says so, which knows whether the service slept.
 */
export async function followCorrections(
  context: Context,
  meta: MatchMeta,
  position: Position,
  by: string | null = null,
): Promise<boolean> {
  if (acceptedIn(meta, position).length > 0) return record(context, meta);
  const isDone = (offer: CorrectionOffer, at: MatchMeta) => isAccepted(at, position, offer, by);
  const open = openOffers(meta, position);
  if (open.some((offer) => isDone(offer, meta))) {
    await settle(context, meta.id, (at) => openOffers(at, position).filter((offer) => isDone(offer, at)));
    return true;
  }
  if (newTo(meta, position, namesOf(context, meta)).length > 0) return ask(context, meta);
  await schedule(
    context,
    meta.id,
    open.map((offer) => offerAt(meta, position, offer)),
  );
  return false;
}

function namesOf({ games }: Context, { game }: MatchMeta): readonly string[] {
  return games.find(({ meta }) => meta.id === game)?.meta.corrections ?? [];
}

/** Marks offers as accepted before the record, so that nobody's objection comes in between. */
async function settle(
  context: Context,
  matchId: string,
  doneIn: (meta: MatchMeta) => readonly CorrectionOffer[],
): Promise<void> {
  await editMatch(context, matchId, (meta) => {
    const accepted = doneIn(meta);
    if (accepted.length === 0) return meta;
    const corrections = meta.corrections?.map((offer) =>
      accepted.includes(offer) ? { ...offer, settled: "accepted" as const } : offer,
    );
    return { ...meta, corrections: corrections ?? [] };
  });
}

/** From here on the match goes by what was accepted. */
async function record(context: Context, meta: MatchMeta): Promise<boolean> {
  const table = await openTable(context, meta.id, meta);
  const inputAt = ({ run }: Pick<OpenTable, "run">) => {
    const names = acceptedIn(meta, { modes: [], corrections: run.corrections });
    return names.length === 0 || run.outcome !== null ? null : ({ kind: "correct", names } as const);
  };
  const input = inputAt(table);
  if (input === null) return false;
  try {
    await enter(context, table, { input, anew: inputAt });
    return true;
  } catch (error) {
    if (isTooLate(error)) return false;
    throw error;
  }
}

/** Asks the players, unless a correction can no longer matter to their match, as everybody can see. */
async function ask(context: Context, { id }: MatchMeta): Promise<boolean> {
  const { meta, game, run, position } = await openTable(context, id);
  const view = game.view(run.state, "spectator");
  const names = game.meta.corrections ?? [];
  const since = context.clock().toISOString();
  const offers = newTo(meta, position, names).map((name): CorrectionOffer => {
    const isMoot = game.concerns?.(name, view) === false;
    return { name, since, agreed: [], objected: [], ...(isMoot && { settled: "moot" }) };
  });
  const after = await editMatch(context, id, (now) => {
    const { corrections = [] } = now;
    const missing = offers.filter(({ name }) => corrections.every((one) => one.name !== name));
    if (missing.length === 0 || now.status !== "playing") return now;
    return { ...now, corrections: [...corrections, ...missing] };
  });
  return after.rev !== meta.rev;
}

/** In case nobody moves until then. Those to which somebody objects are looked at when somebody says otherwise. */
async function schedule(context: Context, matchId: string, open: readonly CorrectionView[]): Promise<void> {
  const [at] = open.flatMap(({ objected, until }) => (objected.length === 0 ? until : [])).toSorted();
  if (at === undefined) return;
  await scheduleBy(context, { kind: CORRECTIONS, key: matchId, at, payload: { matchId } });
}

/**
 * A day may have passed for some correction: does what {@link followCorrections} says to the match as it is now. If it
 * passed while the service slept, until `awakeSince` (ISO), nobody could object, and the day begins anew.
 */
export async function applyCorrections(context: Context, matchId: string, awakeSince: string): Promise<null> {
  const { matches } = context.store;
  const now = context.clock().toISOString();
  const isMissed = (offer: CorrectionOffer) =>
    offer.settled === undefined && acceptedFrom(offer) <= now && acceptedFrom(offer) < awakeSince;
  const newest = await matches.newest(matchId);
  const meta = await editMatch(context, matchId, (meta) => {
    if (!meta.corrections?.some(isMissed)) return meta;
    return {
      ...meta,
      corrections: meta.corrections.map((one) => (isMissed(one) ? { ...one, since: now } : one)),
    };
  });
  if (meta.status !== "playing" || newest === undefined || newest.waiting.outcome !== null) return null;
  await followCorrections(context, meta, newest.waiting, now);
  return null;
}
