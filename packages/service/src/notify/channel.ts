/** A way to reach people; channels.ts lists them all. */
import type { Json } from "@consigliere/store/json";
import type { ClaimedDelivery, Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { Links } from "./links.ts";
import type { Worded } from "./open-notification.ts";

/** The kind of deliveries that tell notifications. Other deliveries name their own kind. */
export const NOTIFICATIONS = "notifications";
/** The kind of deliveries that test whether a channel reaches somebody. */
export const TRIAL = "trial";

/** Brings deliveries of one sort to their destination. */
export interface Carrier {
  /** Why a delivery is no longer worth sending, in a word; null if it is. */
  readonly obstacle: (context: Context, delivery: ClaimedDelivery) => Promise<string | null>;
  /** Hands a delivery to the carrier. Throws when the carrier does not take it. */
  readonly send: (context: Context, delivery: ClaimedDelivery) => Promise<void>;
  readonly failure: (error: unknown) => Failure;
  /** Forgets an address that a failure reports as gone. */
  readonly forget?: (context: Context, delivery: ClaimedDelivery, trouble: string) => Promise<void>;
  /** The end of a delivery that was tried often enough; absent: people must look into it. */
  readonly giveUp?: (context: Context, delivery: ClaimedDelivery, trouble: string) => Promise<void>;
}

/** A way to reach people. */
export interface Channel extends Carrier {
  /** The addresses at which the channel reaches somebody now: one delivery goes to each. */
  readonly addressesOf: (context: Context, reader: Profile) => Promise<readonly string[]>;
  /** The links of the messages of a delivery. */
  readonly links: (context: Context, reader: Profile, delivery: Delivery) => Links;
  /**
   * The payload for the carrier that tells one or more notifications to their reader at the address of a delivery;
   * undefined if the address is no longer theirs.
   */
  readonly compose: (
    context: Context,
    reader: Profile,
    notifications: readonly Worded[],
    delivery: Delivery,
  ) => Promise<Json | undefined>;
  /** The payload for the carrier that tests one of a reader's addresses. */
  readonly trial: (context: Context, reader: Profile, to: string) => Promise<Json>;
}

/**
 * The result for the receiver, in a word: mail is lost, a device is gone, its carrier will never take it, or the
 * carrier cannot be reached.
 */
export type WhyNot = "lost" | "gone" | "refused" | "trouble";

/** The word for a failure. */
export function whyNot({ isGone, isFinal }: Failure): WhyNot {
  if (isGone === true) return "gone";
  return isFinal ? "refused" : "trouble";
}

/** The meaning of a delivery that a carrier did not take. */
export interface Failure {
  /** Text that may be logged and kept: never an address, and no word of the message. */
  readonly trouble: string;
  /** It will never be taken. Otherwise it is tried again. */
  readonly isFinal: boolean;
  /** There is nobody at that address any more. */
  readonly isGone?: boolean;
}
