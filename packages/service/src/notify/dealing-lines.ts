import type { MatchMeta } from "@consigliere/store/matches";
import { personIn } from "../match/people.ts";
import { inOrderOfJoining } from "../match/seats.ts";
import type { Words } from "../words.ts";

/**
 * What somebody needs who wants to check the dealing and has nothing but their mail: the commitment, and from the
 * start on what was mixed in of their own, at which place, and of a beacon.
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
