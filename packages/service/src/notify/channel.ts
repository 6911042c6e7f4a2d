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
  readonly addressesOf: (context: Context, userId: string) => Promise<readonly string[]>;
  /** What its carrier gets to tell some notifications to their reader; there is at least one. */
  readonly compose: (context: Context, reader: Profile, told: readonly OpenNotification[]) => Promise<Json>;
  /** Why a delivery is not worth sending any more, in a word; null when it is. */
  readonly obstacle: (context: Context, delivery: ClaimedDelivery) => Promise<string | null>;
  /** Hands a delivery to the carrier. Throws when the carrier does not take it. */
  readonly send: (context: Context, delivery: ClaimedDelivery) => Promise<void>;
  readonly failure: (error: unknown) => Failure;
}

/** What it means that a carrier did not take a delivery. */
export interface Failure {
  /** What may be logged and kept: never an address nor a word of what was to be told. */
  readonly trouble: string;
  /** It will never be taken. Else it is tried again. */
  readonly isFinal: boolean;
}
