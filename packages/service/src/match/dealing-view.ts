import type { Dealing } from "@consigliere/contract/match";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { publishedAt } from "./beacon-round.ts";
import { personIn } from "./people.ts";
import { dealtTo, inOrderOfJoining } from "./seats.ts";

/**
 * The values mixed into the secret, as far as `userId` may know them. Before the start nobody is told other people's
 * contributions.
 */
export function dealingView(context: Context, meta: MatchMeta, userId: string | null): Dealing {
  const hasStarted = meta.startedAt !== undefined;
  return {
    joined: inOrderOfJoining(meta.seats).map((seat) => {
      const contribution = seat.contribution ?? null;
      const isShown = hasStarted || (userId !== null && personIn(seat) === userId);
      return {
        seat: meta.seats.indexOf(seat),
        hasContributed: contribution !== null,
        contribution: isShown ? contribution : null,
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
