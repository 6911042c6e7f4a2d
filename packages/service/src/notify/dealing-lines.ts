import type { MatchMeta } from "@consigliere/store/matches";
import { personIn } from "../match/people.ts";
import { inOrderOfJoining } from "../match/seats.ts";
import type { Words } from "../words.ts";

/**
 * The facts for readers who want to check the dealing and have only their mail: the commitment and, once the match has
 * started, their own contribution with its place, and the beacon.
 */
export function dealingLines(words: Words, meta: MatchMeta, userId: string): string[] {
  const seal = words("notification.dealing.seal", { commitment: meta.commitment });
  return meta.startedAt === undefined
    ? [seal]
    : [seal, partLine(words, meta, userId), ...beaconLine(words, meta)];
}

function partLine(words: Words, { seats }: MatchMeta, userId: string): string {
  const joined = inOrderOfJoining(seats);
  const place = joined.findIndex((seat) => personIn(seat) === userId);
  const contribution = joined[place]?.contribution;
  if (contribution === undefined) return words("notification.dealing.nothing");
  return words("notification.dealing.part", { contribution, place: place + 1 });
}

function beaconLine(words: Words, { beacon }: MatchMeta): string[] {
  if (beacon === undefined) return [];
  if (beacon === null) return [words("notification.dealing.noBeacon")];
  const { round, chain, signature } = beacon;
  return [
    words(signature === undefined ? "notification.dealing.missed" : "notification.dealing.beacon", {
      round,
      chain,
    }),
  ];
}
