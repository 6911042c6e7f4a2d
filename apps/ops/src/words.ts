/** Sentences for the codes of use cases. */
import type { ProjectionFault } from "./operate/match-projection.ts";
import type { Rebuilt } from "./operate/rebuild-match.ts";
import type { Standstill } from "./operate/stuck.ts";
import type { MatchFault } from "./operate/verify-match.ts";

/** A number with its noun: `1 record`, `2 records`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const STANDSTILL: Readonly<Record<Standstill, string>> = {
  "not-dealt": "started, and no card was dealt",
  "deadline-passed": "a deadline has passed and nothing followed",
  "automatic-answer-missing": "waits for a bot or an answer given in advance",
  "waits-for-nobody": "neither over nor waiting for anybody",
  "not-closed": "has ended and was not closed",
};

export const MATCH_FAULT: Readonly<Record<MatchFault, string>> = {
  "secret-lost": "the secret is lost: the match cannot go on",
  commitment: "the secret does not keep the commitment that was published",
  contributions: "what was mixed into the shuffles is not what the players brought",
  gap: "a record is missing",
  opening: "the match does not begin with its opening, or begins twice",
  link: "a record is not the one that the chain has there",
  state: "a state is not the one that the chain has there",
  "needless-restart": "a step was asked again although the rules were the same",
  refused: "the rules refuse what was entered",
  broken: "the rules broke",
  events: "other events follow than those recorded",
  told: "viewers were told another number of events",
  snapshot: "the snapshot is another one",
  waiting: "it waits for other decisions than recorded",
  "random-position": "another amount of randomness was used",
};

/** The fault, and its place. */
export function projectionLine({ what, seat, userId, members }: ProjectionFault): string {
  const owner = `seat ${seat} (${userId})`;
  switch (what) {
    case "row-missing":
      return `${owner} has no dashboard row`;
    case "row-behind":
      return `the dashboard row of ${owner} lags behind: ${members.join(", ")}`;
    case "row-differs":
      return `the dashboard row of ${owner} differs: ${members.join(", ")}`;
    case "row-without-seat":
      return `${userId} has a dashboard row and no seat`;
    case "broken":
      return "it cannot be rebuilt, and must be looked at (match verify)";
    case "deadline-missing":
      return `no deadline is planned for ${owner}`;
    case "still-open":
      return "the match is over by its records and not by its status, or the other way round";
  }
}

/** A line for each thing that was mended, and for each that is still wrong. */
export function rebuiltLines(rebuilt: readonly Rebuilt[]): string[] {
  const isSame = (one: ProjectionFault, other: ProjectionFault) =>
    one.what === other.what && one.userId === other.userId;
  return rebuilt.flatMap(({ matchId, repaired, remaining }) => [
    ...repaired
      .filter((fault) => !remaining.some((left) => isSame(left, fault)))
      .map((fault) => `${matchId}: mended: ${projectionLine(fault)}.`),
    ...remaining.map((fault) => `${matchId}: STILL WRONG: ${projectionLine(fault)}.`),
  ]);
}
