/** A way to reach people; channels.ts lists them all. */
import type { Json } from "@consigliere/store/json";
import type { ClaimedDelivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { Worded } from "./open-notification.ts";

/** The kind of deliveries that tell notifications; those that carry something else name it. */
export const NOTIFICATIONS = "notifications";
/** That of deliveries by which somebody sees whether a channel reaches them. */
export const TRIAL = "trial";

/** Brings deliveries of some sort to where they go. */
export interface Carrier {
  /** Why a delivery is not worth sending any more, in a word; null when it is. */
  readonly obstacle: (context: Context, delivery: ClaimedDelivery) => Promise<string | null>;
  /** Hands a delivery to the carrier. Throws when the carrier does not take it. */
  readonly send: (context: Context, delivery: ClaimedDelivery) => Promise<void>;
  readonly failure: (error: unknown) => Failure;
  /** Forgets an address of which a failure has said, in a word, that it is gone. */
  readonly forget?: (context: Context, delivery: ClaimedDelivery, trouble: string) => Promise<void>;
  /** The end of a delivery that was tried often enough; absent: people are to look into it. */
  readonly giveUp?: (context: Context, delivery: ClaimedDelivery, trouble: string) => Promise<void>;
}

/** A way to reach people. */
export interface Channel extends Carrier {
  /** Where somebody is reached by it at present: one delivery goes to each. */
  readonly addressesOf: (context: Context, reader: Profile) => Promise<readonly string[]>;
  /**
   * What its carrier gets to tell some notifications, of which there is at least one, to their reader at an address;
   * undefined when that is none of theirs any more.
   */
  readonly compose: (
    context: Context,
    reader: Profile,
    notifications: readonly Worded[],
    to: string,
  ) => Promise<Json | undefined>;
  /** What its carrier gets to show a reader that it arrives at one of their addresses. */
  readonly trial: (context: Context, reader: Profile, to: string) => Promise<Json>;
}

/** In a word for whom it was for: mail is lost, a device is gone, its carrier will never take it, or cannot be reached. */
export type WhyNot = "lost" | "gone" | "refused" | "trouble";

/** The word for a failure. */
export function whyNot({ isGone, isFinal }: Failure): WhyNot {
  if (isGone === true) return "gone";
  return isFinal ? "refused" : "trouble";
}

/** The meaning of a delivery that a carrier did not take. */
export interface Failure {
  /** What may be logged and kept: never an address nor a word of what was to be told. */
  readonly trouble: string;
  /** It will never be taken. Else it is tried again. */
  readonly isFinal: boolean;
  /** There is nobody at that address any more. */
  readonly isGone?: boolean;
}
