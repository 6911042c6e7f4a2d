/** The inputs of the cost table: prices, habits, and the measurements of `npm run bench -- --save`. */
import { readFileSync } from "node:fs";
import * as z from "zod";

const amount = z.number().min(0);
const amounts = <const K extends string>(...keys: K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, amount])) as Record<K, typeof amount>);

/** Public list prices of one region in US dollars. Only free amounts without an end date count. */
const pricesSchema = z.strictObject({
  /** The date of the price list, by the services for which it was read. */
  asOf: z.record(z.string(), z.iso.date()),
  region: z.string(),
  currency: z.literal("USD"),
  note: z.string(),
  dynamodb: amounts(
    "writePerMillion",
    "readPerMillion",
    "storagePerGbMonth",
    "freeStorageGb",
    "recoveryPerGbMonth",
  ),
  lambda: amounts("armPerGbSecond", "freeGbSeconds", "requestPerMillion", "freeRequests"),
  apiGateway: amounts("requestPerMillion", "messagePerMillion", "connectionMinutePerMillion"),
  cloudFront: amounts(
    "requestPerMillion",
    "freeRequests",
    "functionPerMillion",
    "freeFunctionCalls",
    "outPerGb",
    "freeOutGb",
  ),
  ses: amounts("mailPerThousand"),
  cloudWatch: amounts(
    "logPerGb",
    "freeLogGb",
    "metricPerMonth",
    "freeMetrics",
    "alarmPerMonth",
    "freeAlarms",
  ),
  xRay: amounts("tracePerMillion", "freeTraces"),
  s3: amounts("storagePerGbMonth", "getPerMillion"),
  route53: amounts("zonePerMonth"),
  waf: amounts("aclPerMonth", "rulePerMonth", "requestPerMillion"),
});
export type Prices = z.infer<typeof pricesSchema>;

/** Habits of players, and sizes. `busiestHour` is how many times as busy as the average hour the busiest one is. CloudWatch counts 26 bytes more for each log line than it has. */
const usageSchema = z.strictObject({
  note: z.string(),
  ...amounts(
    "daysPerMonth",
    "seatsPerMatch",
    "answersPerDay",
    "visitsPerSeatPerDay",
    "minutesPerVisit",
    "minutesInBackgroundPerVisit",
    "deskLooksPerVisit",
    "mailsPerAnswer",
    "pageRequestsPerVisit",
    "pageBytesPerVisit",
    "monthsKept",
    "busiestHour",
    "databaseMillisecondsPerCall",
    "platformLogBytesPerCall",
    "accessLogBytesPerRequest",
    "metricLogBytesPerMeasuredCall",
  ).shape,
});
export type Usage = z.infer<typeof usageSchema>;

/**
 * The cost of one call: time on a whole core without the database, requests to the database, and its capacity units.
 */
const callSchema = amounts("milliseconds", "databaseCalls", "reads", "writes", "bytesOut");
export type MeasuredCall = z.infer<typeof callSchema>;

/** The calls that matter, as the bench distinguishes them. */
export const callNames = ["look", "answer", "desk", "projection", "mail", "idleTick", "ping"] as const;
export type CallName = (typeof callNames)[number];

const measuredSchema = z.strictObject({
  measuredOn: z.iso.date(),
  calls: z.strictObject(
    Object.fromEntries(callNames.map((name) => [name, callSchema])) as Record<CallName, typeof callSchema>,
  ),
  /** Stored per answer, keys and index included. */
  bytesPerAnswer: amount,
});
export type Measured = z.infer<typeof measuredSchema>;

export interface Inputs {
  readonly prices: Prices;
  readonly usage: Usage;
  readonly measured: Measured;
}

/** The file that `npm run bench -- --save` writes. */
export const measuredFile = new URL("./measured.json", import.meta.url);

/** @throws ZodError that names the member at fault */
export function readInputs(): Inputs {
  const read = (file: URL): unknown => JSON.parse(readFileSync(file, "utf8"));
  return {
    prices: pricesSchema.parse(read(new URL("./prices.json", import.meta.url))),
    usage: usageSchema.parse(read(new URL("./usage.json", import.meta.url))),
    measured: measuredSchema.parse(read(measuredFile)),
  };
}
