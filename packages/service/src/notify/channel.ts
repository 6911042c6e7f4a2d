/** What a way to reach people is made of; channels.ts lists them all. */
import type { Json } from "@consigliere/store/json";
import type { ClaimedDelivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { OpenNotification } from "./open-notification.ts";

/** The kind of deliveries that tell notifications; those that carry something else name it. */
export const NOTIFICATIONS = "notifications";

export interface Channel {
  /** Where somebody is reached by it at present: one delivery goes to each. */
  readonly addressesOf: (context: Context, reader: Profile) => Promise<readonly string[]>;
  /**
   * What its carrier gets to tell some notifications, of which there is at least one, to their reader at an address;
   * undefined when that is none of theirs any more.
   */
  readonly compose: (
    context: Context,
    reader: Profile,
    told: readonly OpenNotification[],
    to: string,
  ) => Promise<Json | undefined>;
  /** Why a delivery is not worth sending any more, in a word; null when it is. */
  readonly obstacle: (context: Context, delivery: ClaimedDelivery) => Promise<string | null>;
  /** Hands a delivery to the carrier. Throws when the carrier does not take it. */
  readonly send: (context: Context, delivery: ClaimedDelivery) => Promise<void>;
  readonly failure: (error: unknown) => Failure;
  /** Forgets an address of which a failure has said that it is gone. */
  readonly forget?: (context: Context, delivery: ClaimedDelivery) => Promise<void>;
}

/** What it means that a carrier did not take a delivery. */
export interface Failure {
  /** What may be logged and kept: never an address nor a word of what was to be told. */
  readonly trouble: string;
  /** It will never be taken. Else it is tried again. */
  readonly isFinal: boolean;
  /** There is nobody at that address any more. */
  readonly isGone?: boolean;
}
