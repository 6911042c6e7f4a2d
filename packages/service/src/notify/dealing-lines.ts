import type { MatchMeta } from "@consigliere/store/matches";
import type { Place } from "../match/people.ts";
import { inOrderOfJoining } from "../match/seats.ts";
import type { Words } from "../words.ts";
import type { Whose } from "./table-text.ts";

/**
 * The facts for readers who want to check the dealing and have only their mail: the commitment and, once the match has
 * started, their own contribution with its place, and the beacon.
 */
export function dealingLines(words: Words, { meta, place }: Pick<Whose, "meta" | "place">): string[] {
  const seal = words("notification.dealing.seal", { commitment: meta.commitment });
  return meta.startedAt === undefined
    ? [seal]
    : [seal, partLine(words, meta, place), ...beaconLine(words, meta)];
}

function partLine(words: Words, { seats }: MatchMeta, { plays }: Place): string {
  const place = inOrderOfJoining(seats).findIndex((seat) => seats.indexOf(seat) === plays);
  const contribution = seats[plays ?? -1]?.contribution;
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
