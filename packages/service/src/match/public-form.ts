import { DAY_MS } from "@consigliere/contract/local-time";
import type { Dealing, MatchPublic, SeatView } from "@consigliere/contract/match";
import { daysOff } from "@consigliere/contract/rest";
import { levelOf, temperamentOf } from "@consigliere/engine/bot-id";
import type { Outcome } from "@consigliere/engine/game";
import type { SeatMode } from "@consigliere/engine/snapshot";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { publishedAt } from "./beacon-round.ts";
import { isPaused } from "./clock.ts";
import { houseRulesOf } from "./house-rules.ts";
import { botIn, ownerOf, type Place, personIn } from "./people.ts";
import { dealtTo, inOrderOfJoining } from "./seats.ts";
import { watchedBy } from "./spectators.ts";

/** The facts that play adds to those of the lobby. */
export interface TableFacts {
  readonly version: string;
  readonly modes: readonly SeatMode[];
  /** The bots that stand in, by seat; null: nobody does. */
  readonly standIns: readonly (string | null)[];
  readonly outcome: Outcome | null;
  /** The secret, but only when the match is over. */
  readonly secret: string | null;
}

/** The seats as somebody with this place may see them; null: as strangers do. */
export function seatViews(
  meta: MatchMeta,
  place: Place | null,
  now: Date,
  { modes, standIns }: Pick<TableFacts, "modes" | "standIns"> = { modes: [], standIns: [] },
): SeatView[] {
  return meta.seats.map((seat, index) => {
    const person = personIn(seat);
    const bot = botIn(seat);
    const plays = bot ?? standIns[index] ?? null;
    const temperament = temperamentOf(plays ?? "");
    return {
      seat: index,
      kind: person !== null ? "person" : bot !== null ? "bot" : "open",
      name: seat.name,
      portrait: seat.portrait ?? null,
      level: plays === null ? null : levelOf(plays),
      ...(temperament !== null && { temperament }),
      isMe: index === place?.plays || index === place?.owns,
      isHost: person !== null && ownerOf(seat) === meta.host,
      ...(seat.loan && { lent: { to: seat.loan.to, until: seat.loan.until } }),
      wantsPause: person !== null && (meta.pauseWanted?.includes(person) ?? false),
      ...(seat.unreachable === true && { unreachable: true as const }),
      ...(place !== null && place.looks !== null && awayIn(seat, now)),
      mode: modes[index] ?? "player",
    };
  });
}

/**
 * When the player is away, for the others at the table: the vacation that is on or begins within a day. So pages that
 * are open when it begins know of it.
 */
function awayIn({ rest }: SeatMeta, now: Date): Pick<SeatView, "away"> {
  const next = rest && daysOff(rest.zone, rest.vacations).find(([, until]) => until > now.getTime());
  if (next === undefined || next[0] > now.getTime() + DAY_MS) return {};
  const [from, until] = next.map((time) => new Date(time).toISOString()) as [string, string];
  return { away: { from, until, ...(rest?.awayWord !== undefined && { word: rest.awayWord }) } };
}

/** Who is away, for those at the table. */
export function awayAt({ seats }: Pick<MatchMeta, "seats">, now: Date): Pick<SeatView, "away">[] {
  return seats.map((seat) => awayIn(seat, now));
}

/** The match as somebody with this place may know it without looking at its table; null: as strangers do. */
export function matchPublic(
  context: Context,
  meta: MatchMeta,
  place: Place | null,
  table: TableFacts | null,
): MatchPublic {
  const outcome = table?.outcome ?? null;
  return {
    id: meta.id,
    game: meta.game,
    version: table?.version ?? meta.rulesVersion,
    status: meta.status === "playing" && outcome !== null ? "over" : meta.status,
    seats: seatViews(meta, place, context.clock(), table ?? undefined),
    seatCount: meta.seatCount,
    ...houseRulesOf(meta),
    ...watchedBy(meta),
    pausedSince: isPaused(meta) ? (meta.pauses?.at(-1)?.from ?? null) : null,
    options: meta.options as MatchPublic["options"],
    commitment: meta.commitment,
    dealing: dealingView(context, meta, place),
    gathers: meta.gathers === true,
    secret: outcome === null ? null : (table?.secret ?? null),
    createdAt: meta.createdAt,
    startedAt: meta.startedAt ?? null,
    endedAt: meta.endedAt ?? null,
    outcome: outcome === null ? null : plainOutcome(outcome),
    ...(meta.club !== undefined &&
      place !== null &&
      place.owns !== null && {
        club: meta.club,
        ...(meta.season && { season: meta.season }),
      }),
    rematchOf: meta.rematchOf ?? null,
    nextMatch: meta.nextMatch ?? null,
  };
}

/**
 * The values mixed into the secret, as far as somebody with this place may know them. Before the start nobody is told other people's
 * contributions.
 */
function dealingView(context: Context, meta: MatchMeta, place: Place | null): Dealing {
  const hasStarted = meta.startedAt !== undefined;
  return {
    joined: inOrderOfJoining(meta.seats).map((seat) => {
      const contribution = seat.contribution ?? null;
      const at = meta.seats.indexOf(seat);
      return {
        seat: at,
        hasContributed: contribution !== null,
        contribution: hasStarted || at === place?.plays ? contribution : null,
        player: dealtTo(seat),
      };
    }),
    rules: meta.contributions === undefined ? null : meta.rulesVersion,
    beacon: hasStarted ? roundView(meta) : announcedBeacon(context),
  };
}

function announcedBeacon({ beacon }: Context): Dealing["beacon"] {
  return beacon && { chain: beacon.chain.chain, state: "announced", round: null, at: null };
}

function roundView({ beacon, contributions }: MatchMeta): Dealing["beacon"] {
  if (beacon == null) return null;
  const settled = beacon.signature === undefined ? "missed" : "mixed";
  return {
    chain: beacon.chain,
    state: contributions === undefined ? "awaited" : settled,
    round: beacon.round,
    at: publishedAt(beacon).toISOString(),
  };
}

/** The outcome in the contract's form, for all who may read it. */
export function plainOutcome({ reason, placements, stats }: Outcome): NonNullable<MatchPublic["outcome"]> {
  return {
    reason,
    placements: [...placements],
    ...(stats === undefined ? {} : { stats: stats.map((s) => ({ ...s })) }),
  };
}
