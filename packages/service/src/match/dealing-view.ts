import type { Dealing } from "@consigliere/contract/match";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { publishedAt } from "./beacon-round.ts";
import type { Place } from "./people.ts";
import { dealtTo, inOrderOfJoining } from "./seats.ts";

/**
 * The values mixed into the secret, as far as somebody with this place may know them. Before the start nobody is told other people's
 * contributions.
 */
export function dealingView(context: Context, meta: MatchMeta, place: Place | null): Dealing {
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
