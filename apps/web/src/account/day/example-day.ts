/** The messages of a person on a busy day, by the same rules that the service uses. */
import type { Profile } from "@consigliere/contract/account";
import { quietMinutes, type Vacation } from "@consigliere/contract/clock-rules";
import { DAY_MS, dayAt, dayNamed, offsetAt, timeOf } from "@consigliere/contract/local-time";
import {
  type ChannelName,
  channelNames,
  channels,
  type PreferenceName,
  type Reachable,
} from "@consigliere/contract/preferences";
import {
  notifiedFrom,
  type ReadersDay,
  waitsForAnother,
  waitsUntil,
} from "@consigliere/contract/readers-day";
import { runOut } from "@consigliere/contract/rest";

/** The part of a profile that sets when and how its owner is notified. */
export type DaySettings = Reachable &
  Pick<
    Profile,
    | "timeZone"
    | "quietHours"
    | "vacations"
    | "messagesADay"
    | "digestHours"
    | "replacesUnanswered"
    | "preferences"
  >;

interface Happening {
  /** The last part of its message key. */
  readonly name: string;
  /** Minutes past midnight, local. */
  readonly minutes: number;
  readonly about: PreferenceName;
  readonly match: number;
  readonly isDecision?: true;
  /** The time on its clock, without rests. */
  readonly hours?: number;
}

/** A person in several matches who answers nothing all day: every possible event, once. */
export const happenings = [
  { name: "night", minutes: 140, about: "yourTurn", match: 1, isDecision: true, hours: 24 },
  { name: "morning", minutes: 550, about: "yourTurn", match: 2, isDecision: true, hours: 24 },
  { name: "newer", minutes: 690, about: "yourTurn", match: 2, isDecision: true, hours: 24 },
  { name: "start", minutes: 770, about: "matchStart", match: 3 },
  { name: "end", minutes: 940, about: "matchEnd", match: 4 },
  { name: "reminder", minutes: 1_180, about: "yourTurn", match: 5, hours: 2 },
  { name: "evening", minutes: 1_270, about: "yourTurn", match: 6, isDecision: true, hours: 24 },
] as const satisfies readonly Happening[];
export type HappeningName = (typeof happenings)[number]["name"];

/**
 * The reason for holding something back: `another` message of its match, or that no channel that reaches the reader
 * wants it.
 */
export type Hold = "rest" | "digest" | "most" | "another" | "unwanted";

export interface Notice {
  readonly name: HappeningName;
  /** Epoch milliseconds. */
  readonly since: number;
  /** Null: unknown, or never. */
  readonly at: number | null;
  /** The last reason for holding it back; null: none. */
  readonly hold: Hold | null;
  /** Of the channels that want it, those that reach its reader. */
  readonly channels: readonly ChannelName[];
}

/** How long the service waits for a reader to act unasked. */
const GRACE_MS = 120_000;

/** The notices of the day at the time `now`, in order. */
export function noticesOn(settings: DaySettings, now: number): Notice[] {
  const day = readersDay(settings);
  const today = dayAt(day.zone, now);
  const end = timeOf(day.zone, today + 2, 0);
  const open = happenings.map((each) => pendingOf(day, settings, today, each));
  const messages: number[] = [];
  for (;;) {
    const at = Math.min(...open.map(({ look }) => look));
    if (at >= end) return open.map(({ notice }) => notice);
    const noted = open.filter((each) => each.notice.since <= at && each.look < end);
    const from = notifiedFrom(day, at);
    if (from > at) {
      hold(noted, "rest", from);
      continue;
    }
    const decisions = open.filter(({ notice, is }) => is.isDecision === true && notice.since <= at);
    const waiting = noted.filter((each) => isBehindAnother(each, decisions, settings));
    hold(waiting, "another", end);
    const due = noted.filter((each) => !waiting.includes(each));
    const wait = waitsUntil(day, messages, due.map(toTell), at);
    if (wait !== null) hold(due, day.digestHours === null ? "most" : "digest", wait);
    else if (tell(due, at)) messages.push(at);
  }
}

/** The vacation of a person at a time, during which they are not notified. The example day has none. */
export function vacationAt({ timeZone, vacations }: DaySettings, at: number): Vacation | undefined {
  const today = dayAt(timeZone, at);
  return vacations.find(({ from, until }) => dayNamed(from) <= today && today <= dayNamed(until));
}

/** The local time in `zone`: minutes past midnight. */
export function minutesAt(zone: string, at: number): number {
  return (at + offsetAt(zone, at) - dayAt(zone, at) * DAY_MS) / 60_000;
}

interface Pending {
  readonly is: Happening;
  readonly deadline: number | undefined;
  notice: Notice;
  /** When the service next considers sending it. */
  look: number;
}

function readersDay({ timeZone: zone, quietHours, messagesADay, digestHours }: DaySettings): ReadersDay {
  const quiet = quietHours && quietMinutes(quietHours);
  return { zone, rest: { zone, quiet }, messagesADay, digestHours };
}

function pendingOf(
  { zone, rest }: ReadersDay,
  settings: DaySettings,
  today: number,
  is: (typeof happenings)[number],
): Pending {
  const since = timeOf(zone, today, is.minutes);
  const runs = "hours" in is ? is.hours * 3_600_000 : undefined;
  const clock = { zone, quiet: rest?.quiet ?? null, weekends: false };
  return {
    is,
    deadline: runs === undefined ? undefined : runOut(clock, since, runs),
    notice: { name: is.name, since, at: null, hold: null, channels: channelsOf(settings, is.about) },
    look: since + GRACE_MS,
  };
}

function channelsOf(settings: DaySettings, about: PreferenceName) {
  const isWanted = (channel: ChannelName) => settings.preferences[about].includes(channel);
  return channelNames.filter((channel) => channels[channel].reach(settings) === "to" && isWanted(channel));
}

function hold(held: readonly Pending[], why: Hold, until: number): void {
  for (const each of held) Object.assign(each, { notice: { ...each.notice, hold: why }, look: until });
}

function isBehindAnother(
  { is, notice }: Pending,
  decisions: readonly Pending[],
  { replacesUnanswered }: DaySettings,
): boolean {
  if (is.isDecision !== true) return false;
  const ofMatch = decisions.filter((other) => other.is.match === is.match);
  return waitsForAnother(notice.name, {
    notified: ofMatch.filter(isSettled).map((other) => other.notice.name),
    open: ofMatch.map((other) => other.notice.name),
    replacesUnanswered,
  });
}

const isSettled = ({ look }: Pending) => look === Number.POSITIVE_INFINITY;

const toTell = ({ notice: { since }, deadline, is }: Pending) => ({
  since,
  deadline,
  isDecision: is.isDecision === true,
});

/** All of it in one message, if any of it is wanted. */
function tell(due: readonly Pending[], at: number): boolean {
  for (const each of due) {
    const isWanted = each.notice.channels.length > 0;
    const notice = isWanted ? { ...each.notice, at } : { ...each.notice, hold: "unwanted" };
    Object.assign(each, { notice, look: Number.POSITIVE_INFINITY });
  }
  return due.some(({ notice }) => notice.at !== null);
}
