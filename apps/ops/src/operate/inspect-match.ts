import type { SeatMode } from "@consigliere/engine/snapshot";
import type { Context } from "@consigliere/service/context";
import {
  AUTOMATIC_ANSWER,
  DEADLINE,
  decisionKey,
  PROMISED_ACTION,
} from "@consigliere/service/follow-up/schedule";
import { deadlineOf } from "@consigliere/service/match/clock";
import { botIn, peopleAt, personIn } from "@consigliere/service/match/people";
import type { Position } from "@consigliere/service/match/position";
import { plainOutcome } from "@consigliere/service/match/public-form";
import { newestFirst } from "@consigliere/service/play/log";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Operations } from "@consigliere/store/operations";
import { type DeliverySummary, deliveriesAbout } from "./deliveries.ts";
import { longAgo, type Standstill, standstill } from "./stuck.ts";
import { matchMeta } from "./whole-match.ts";

export interface MatchReport {
  readonly meta: Pick<
    MatchMeta,
    | "id"
    | "game"
    | "status"
    | "houseRules"
    | "createdAt"
    | "startedAt"
    | "endedAt"
    | "rematchOf"
    | "nextMatch"
  > & { readonly options: unknown };
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly userId: string | null;
    readonly bot: string | null;
    readonly isHost: boolean;
    readonly mode: SeatMode;
  }[];
  readonly waiting: readonly {
    readonly seat: number;
    readonly topic: string;
    readonly since: string;
    /** Null while no clock runs. */
    readonly deadline: string | null;
  }[];
  readonly standstill: Standstill | null;
  readonly records: number;
  readonly newestAt: string | null;
  /** The rules' versions when the match was made and in its records, in order. */
  readonly versions: { readonly made: string; readonly records: readonly string[] };
  readonly outcome: ReturnType<typeof plainOutcome> | null;
  readonly due: readonly {
    readonly kind: string;
    readonly seat: number;
    readonly at: string;
    /** The seat has no prompt: when the time comes, nothing is done. */
    readonly isMoot: boolean;
  }[];
  readonly notifications: readonly { readonly name: string; readonly kind: string; readonly at: string }[];
  /** Deliveries that were not sent yet, or were given up; sent ones are forgotten. */
  readonly deliveries: readonly DeliverySummary[];
}

/**
 * Everything about a match that may be known while it runs. With `spoil` it includes the answers given in advance that
 * are on their way, which only their owners know. @throws Refusal `match/unknown`
 */
export async function inspectMatch(
  context: Context,
  operations: Operations,
  matchId: string,
  { spoil }: { readonly spoil: boolean },
): Promise<MatchReport> {
  const meta = await matchMeta(context, matchId);
  const { count, newest, versions } = await readHistory(context, matchId);
  const position = newest === null ? null : newest.waiting;
  return {
    meta: summaryOf(meta),
    seats: seatsOf(meta, position),
    waiting: waitingIn(meta, position),
    standstill: standstill(meta, newest, longAgo(context)),
    records: count,
    newestAt: newest?.at ?? null,
    versions: { made: meta.rulesVersion, records: versions },
    outcome: position?.outcome == null ? null : plainOutcome(position.outcome),
    due: await workFor(
      context,
      meta,
      position,
      spoil ? [DEADLINE, AUTOMATIC_ANSWER, PROMISED_ACTION] : [DEADLINE],
    ),
    notifications: await notificationsAbout(context, meta),
    deliveries: await deliveriesAbout(operations, matchId),
  };
}

async function readHistory(context: Context, matchId: string) {
  const versions = new Set<string>();
  let newest = null;
  let count = 0;
  for await (const record of newestFirst(context, matchId)) {
    newest ??= record;
    count += 1;
    versions.add(record.rulesVersion);
  }
  return { count, newest, versions: [...versions].reverse() };
}

function summaryOf(meta: MatchMeta): MatchReport["meta"] {
  const { id, game, status, houseRules, createdAt, startedAt, endedAt, rematchOf, nextMatch, options } = meta;
  return {
    id,
    game,
    status,
    houseRules,
    options,
    createdAt,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(rematchOf === undefined ? {} : { rematchOf }),
    ...(nextMatch === undefined ? {} : { nextMatch }),
  };
}

function seatsOf(meta: MatchMeta, position: Position | null): MatchReport["seats"] {
  return meta.seats.map((seat, index) => ({
    seat: index,
    name: seat.name,
    userId: personIn(seat),
    bot: botIn(seat),
    isHost: personIn(seat) === meta.host,
    mode: position?.modes[index] ?? "player",
  }));
}

/** The public facts. They do not include an answer that is on its way. */
function waitingIn(meta: MatchMeta, position: Position | null): MatchReport["waiting"] {
  if (meta.status !== "playing") return [];
  return (position?.awaited ?? []).map((decision) => ({
    seat: decision.seat,
    topic: decision.topic,
    since: decision.since,
    deadline: deadlineOf(meta, decision),
  }));
}

async function workFor(
  context: Context,
  meta: MatchMeta,
  position: Position | null,
  kinds: readonly string[],
): Promise<MatchReport["due"]> {
  const wanted = meta.seats.flatMap((_, seat) => kinds.map((kind) => ({ seat, kind })));
  const found = wanted.map(async ({ seat, kind }) => {
    const work = await context.store.due.get(kind, decisionKey(meta.id, seat));
    if (work === undefined) return [];
    const isAwaited = position?.awaited.some((d) => d.seat === seat) ?? false;
    return [{ kind, seat, at: work.at, isMoot: !isAwaited }];
  });
  return (await Promise.all(found)).flat();
}

async function notificationsAbout(context: Context, meta: MatchMeta): Promise<MatchReport["notifications"]> {
  const found = peopleAt(meta).map(async ({ userId, name }) =>
    (await context.store.notifications.list(userId))
      .filter(({ matchId }) => matchId === meta.id)
      .map(({ kind, at }) => ({ name, kind, at })),
  );
  return (await Promise.all(found)).flat();
}
