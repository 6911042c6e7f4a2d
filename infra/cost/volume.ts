import { functions, tickMinutes } from "@consigliere/api/functions";
import { lookSeconds, pingSeconds } from "@consigliere/contract/live";
import { type CallName, callNames, type Inputs } from "./inputs.ts";

/** Lambda gives one vCPU for this number of megabytes of memory. */
const megabytesPerCore = 1769;

/** A page's looks at once: when it opens, and when its socket does. */
const firstLooks = 2;

/** Messages of a sign of life, with its answer. */
const messagesPerPing = 2;

/**
 * For each function, Lambda traces the first call of every second and this share of the others. No rule of X-Ray
 * changes that.
 */
const tracedOfTheRest = 0.05;

/** The function that answers a call. */
const functionOf = {
  look: "http",
  answer: "http",
  desk: "http",
  projection: "stream",
  mail: "tick",
  idleTick: "tick",
  ping: "live",
} as const satisfies Record<CallName, keyof typeof functions>;

/** The use of the services in a month with this many active matches. */
export interface Volume {
  readonly matches: number;
  readonly calls: Readonly<Record<CallName, number>>;
  readonly requests: number;
  /** Sockets that pages open, how long they are open, and what goes through them; all pages told of all answers. */
  readonly handshakes: number;
  readonly connectionMinutes: number;
  readonly messages: number;
  readonly invocations: number;
  readonly gigabyteSeconds: number;
  readonly reads: number;
  readonly writes: number;
  /** Played matches are never deleted: this is the volume after `monthsKept` months. */
  readonly storedGigabytes: number;
  readonly mails: number;
  readonly pageRequests: number;
  readonly outGigabytes: number;
  readonly logGigabytes: number;
  readonly traces: number;
}

/** The month of `matches` active matches. */
export function volumeOf(matches: number, { usage, measured }: Inputs): Volume {
  const days = usage.daysPerMonth;
  const visits = matches * usage.seatsPerMatch * usage.visitsPerSeatPerDay * days;
  const answers = matches * usage.answersPerDay * days;
  const mails = answers * usage.mailsPerAnswer;
  const minutesOpen = usage.minutesPerVisit + usage.minutesInBackgroundPerVisit;
  const looksPerVisit = firstLooks + (minutesOpen * 60) / lookSeconds;
  const pingsPerVisit = (minutesOpen * 60) / pingSeconds;
  const calls: Record<CallName, number> = {
    look: visits * looksPerVisit,
    answer: answers,
    desk: visits * usage.deskLooksPerVisit,
    projection: answers,
    mail: mails,
    idleTick: (days * 24 * 60) / tickMinutes,
    // Opening and closing a socket cost as much as a sign of life.
    ping: visits * (pingsPerVisit + 2),
  };
  const sum = (of: (name: CallName) => number) =>
    callNames.reduce((total, name) => total + calls[name] * of(name), 0);
  const requests = calls.look + calls.answer + calls.desk;
  const seconds = (name: CallName) => billedMilliseconds(name, { usage, measured }) / 1000;
  // Mail goes out within ticks that run anyway.
  const callsByFunction = [requests, calls.projection, calls.idleTick, calls.ping];
  const invocations = callsByFunction.reduce((total, count) => total + count, 0);
  const logBytes =
    invocations * usage.platformLogBytesPerCall +
    requests * usage.accessLogBytesPerRequest +
    (calls.answer + calls.idleTick) * usage.metricLogBytesPerMeasuredCall;
  return {
    matches,
    calls,
    requests,
    handshakes: visits,
    connectionMinutes: visits * minutesOpen,
    messages: visits * pingsPerVisit * messagesPerPing + answers * usage.seatsPerMatch,
    invocations,
    gigabyteSeconds: sum((name) => seconds(name) * (functions[functionOf[name]].memoryMegabytes / 1024)),
    reads: sum((name) => measured.calls[name].reads),
    writes: sum((name) => measured.calls[name].writes),
    storedGigabytes: (answers * usage.monthsKept * measured.bytesPerAnswer) / 1e9,
    mails,
    pageRequests: visits * usage.pageRequestsPerVisit,
    outGigabytes: (sum((name) => measured.calls[name].bytesOut) + visits * usage.pageBytesPerVisit) / 1e9,
    logGigabytes: logBytes / 1e9,
    traces: callsByFunction.reduce((total, count) => total + tracedOf(count, days * 86_400), 0),
  };
}

/** The largest number of a function's calls that are traced, as if calls were spread evenly over the month. */
function tracedOf(calls: number, secondsOfTheMonth: number): number {
  const first = Math.min(calls, secondsOfTheMonth);
  return first + (calls - first) * tracedOfTheRest;
}

/**
 * The time that Lambda bills for a call: work on the share of a core that the memory buys, and waiting for the
 * database.
 */
function billedMilliseconds(name: CallName, { usage, measured }: Pick<Inputs, "usage" | "measured">): number {
  const share = Math.min(1, functions[functionOf[name]].memoryMegabytes / megabytesPerCore);
  const { milliseconds, databaseCalls } = measured.calls[name];
  return milliseconds / share + databaseCalls * usage.databaseMillisecondsPerCall;
}
