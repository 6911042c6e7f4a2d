import { tickMinutes } from "@consigliere/api/functions";
import { mostInATick } from "@consigliere/service/follow-up/tick";
import { throttle } from "../lib/throttle.ts";
import type { Inputs } from "./inputs.ts";
import { billedMilliseconds, type Volume } from "./volume.ts";

/** Something that ends before the others do, and what helps then. */
export interface Limit {
  readonly name: string;
  /** What there is, per second: quotas of a fresh account out of its sandboxes, or our own settings. */
  readonly perSecond: (inputs: Inputs) => number;
  /** What is needed per second in a busy hour. */
  readonly needed: (volume: Volume, inputs: Inputs) => number;
  readonly remedy: string;
}

const tickSeconds = tickMinutes * 60;

/** A new table on demand has four partitions, each with a shard that one function works on. */
const shards = 4;

const busy = (perMonth: number, { usage }: Inputs) =>
  (perMonth / (usage.daysPerMonth * 86_400)) * usage.peakToMean;

/** In no particular order. */
export const limits: readonly Limit[] = [
  {
    name: "what is due in one tick",
    perSecond: () => mostInATick / tickSeconds,
    needed: (volume, inputs) => busy(volume.mails, inputs),
    remedy: "run several ticks at once",
  },
  {
    name: "mails per second of SES",
    perSecond: () => 14,
    needed: (volume, inputs) => busy(volume.mails, inputs),
    remedy: "ask for a higher sending rate",
  },
  {
    name: "stream shards, one worker each",
    perSecond: (inputs) => (shards * 1000) / billedMilliseconds("projection", inputs),
    needed: (volume, inputs) => busy(volume.calls.projection, inputs),
    remedy: "raise the stream's parallelization factor",
  },
  {
    name: "functions at the same time",
    perSecond: () => 1000,
    needed: (volume, { usage }) => volume.atWork * usage.peakToMean,
    remedy: "ask for more concurrent executions",
  },
  {
    name: "requests that the API lets through",
    perSecond: () => throttle.rateLimit,
    needed: (volume, inputs) => busy(volume.requests, inputs),
    remedy: "raise the throttle",
  },
  {
    name: "reads of the sessions' partition",
    perSecond: () => 3000,
    needed: (volume, inputs) => busy(volume.requests, inputs),
    remedy: "keep sessions in signed cookies for a minute",
  },
  {
    name: "reads of the table",
    perSecond: () => 40_000,
    needed: (volume, inputs) => busy(volume.reads, inputs),
    remedy: "ask for a higher table quota",
  },
  {
    name: "writes of the table",
    perSecond: () => 40_000,
    needed: (volume, inputs) => busy(volume.writes, inputs),
    remedy: "ask for a higher table quota",
  },
];

/** A limit and how much of it is used in a busy hour: 1 is all of it. */
export interface Used {
  readonly limit: Limit;
  readonly share: number;
}

/** The limits by how near they are, nearest first. */
export function nearest(volume: Volume, inputs: Inputs): readonly Used[] {
  return limits
    .map((limit) => ({ limit, share: limit.needed(volume, inputs) / limit.perSecond(inputs) }))
    .sort((one, other) => other.share - one.share);
}
