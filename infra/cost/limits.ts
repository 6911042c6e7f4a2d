/** Where a growing house stops first: what each part can do, and what the busiest hour of a day asks of it. */
import { functions, streamSource, tickMinutes } from "@consigliere/api/functions";
import { throttle } from "../lib/throttle.ts";
import type { CallName, Inputs } from "./inputs.ts";
import { billedMilliseconds, functionOf, processorMilliseconds, type Volume, volumeOf } from "./volume.ts";

/** Quotas that AWS gives an account, and what its services do; `docs` is where AWS says so. */
export const quotas = {
  /** Of a new account in production mode; AWS raises it as it is used. */
  mailsADay: 50_000,
  mailsASecond: 14,
  /** Each partition of a table or of an index. A key is in one partition. */
  writeUnitsOfAPartition: 1_000,
  /** Of the whole table, on demand, for an account. */
  writeUnitsOfTheTable: 40_000,
  functionsAtOnce: 1_000,
  newSocketsASecond: 500,
} as const;

/** As long as a tick begins new work: see `packages/service/src/follow-up/tick.ts`. More than a minute: they overlap. */
const secondsOfATick = functions.tick.timeoutSeconds - 10;

/**
 * Writes to the index partition of all that is due. An answer moves a check of a deadline, and ends as many
 * notifications as it begins; each mail is kept until it is sent.
 */
const queueWritesOfAnAnswer = 4;
const queueWritesOfAMail = 2;

/** Something that has a most. */
export interface Limit {
  readonly name: string;
  /** What raises it. */
  readonly raisedBy: string;
  /** The share of it that a house with so many matches uses in its busiest hour; 1: all of it. */
  readonly used: (matches: number) => number;
}

/** How many mails one tick can put into words; one begins every `tickMinutes`. */
export function mailsOfATick(inputs: Inputs): number {
  return (secondsOfATick * 1000) / processorMilliseconds("mail", inputs);
}

/** All of them, in the order in which a growing house meets them. */
export function limitsOf(inputs: Inputs): Limit[] {
  const busy = (of: (volume: Volume) => number) => (matches: number) => {
    const seconds = inputs.usage.daysPerMonth * 86_400;
    return (of(volumeOf(matches, inputs)) * inputs.usage.busiestHour) / seconds;
  };
  const seconds = (name: CallName) => billedMilliseconds(name, inputs) / 1000;
  const limit = (name: string, most: number, asked: (volume: Volume) => number, raisedBy: string): Limit => {
    const used = busy(asked);
    return { name, raisedBy, used: (matches) => used(matches) / most };
  };
  const mailsADay = quotas.mailsADay / 86_400;
  return [
    limit(
      "Mails of a day, quota of SES",
      // A quota of a day does not mind its busiest hour.
      mailsADay * inputs.usage.busiestHour,
      ({ mails }) => mails,
      "SES raises it as it is used, or on request",
    ),
    limit(
      "Mails in a second, quota of SES",
      quotas.mailsASecond,
      ({ mails }) => mails,
      "SES raises it as it is used, or on request",
    ),
    limit(
      "Mails that ticks put into words",
      mailsOfATick(inputs) / (tickMinutes * 60),
      ({ mails }) => mails,
      "`timeoutSeconds` of `tick`, up to 900: one tick at once for each minute of it",
    ),
    limit(
      `Requests to the API, ${throttle.rateLimit} in a second`,
      throttle.rateLimit,
      ({ requests }) => requests,
      "`throttle` in `infra/lib/throttle.ts`",
    ),
    limit(
      "Answers that one shard of the stream follows up",
      streamSource.parallelization / seconds("projection"),
      ({ calls }) => calls.projection,
      "`parallelization` of `streamSource`, up to 10; DynamoDB splits busy shards",
    ),
    limit(
      "Write units of the partition of all that is due",
      quotas.writeUnitsOfAPartition,
      ({ calls }) => calls.answer * queueWritesOfAnAnswer + calls.mail * queueWritesOfAMail,
      "nothing yet: the queue would need several partitions",
    ),
    limit(
      "Write units of the table",
      quotas.writeUnitsOfTheTable,
      ({ writes }) => writes,
      "a quota of DynamoDB",
    ),
    limit(
      "Functions at the same time",
      quotas.functionsAtOnce,
      ({ calls }) =>
        (Object.keys(calls) as CallName[])
          .filter((name) => functionOf[name] !== "tick")
          .reduce((sum, name) => sum + calls[name] * seconds(name), 0),
      "a quota of Lambda; new accounts have as few as 10",
    ),
    limit(
      "New sockets in a second",
      Math.min(quotas.newSocketsASecond, throttle.rateLimit),
      ({ handshakes }) => handshakes,
      "`throttle`, then a quota of API Gateway",
    ),
  ].toSorted((one, other) => other.used(1_000) - one.used(1_000));
}

/** The number of matches at which a limit is reached: each one uses as much of it as the next. */
export function matchesAt({ used }: Limit): number {
  return (1 - used(0)) / (used(1) - used(0));
}
