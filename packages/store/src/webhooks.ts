import type { Locale } from "@consigliere/languages";

/** An address for news of a match, and how much of the news it was told. */
export interface Webhook {
  /** A new one for every address that is given. */
  readonly id: string;
  /** Anyone with it can write there, so it is shown to nobody. */
  readonly address: string;
  /** Id of the user who gave it. */
  readonly owner: string;
  /** Named by the service. */
  readonly kind: string;
  readonly locale: Locale;
  /** Signs the messages; absent if the address itself is the secret. */
  readonly secret?: string;
  /** ISO time at which the address was given. */
  readonly since: string;
  /** The number of public events that were told there, and the decisions that were told. */
  readonly told: number;
  readonly asked: readonly string[];
  /** One message is kept up to date there, in place of a new one for each news. */
  readonly inPlace?: true;
  /** The id of that message; absent: it is not sent yet. */
  readonly message?: string;
  /** The number of attempts; names the next one. */
  readonly count: number;
  /** ISO time. */
  readonly lastSentAt?: string;
  /** Why nothing is sent any more, in a word. */
  readonly off?: string;
  /** The last test; without `sentAt` and `trouble` it is on its way. ISO times. */
  readonly test?: { readonly askedAt: string; readonly sentAt?: string; readonly trouble?: string };
}

/** Webhooks, one of each match. */
export interface WebhookStore {
  get(matchId: string): Promise<Webhook | undefined>;
  /** Replaces the earlier one. */
  put(matchId: string, webhook: Webhook): Promise<void>;
  /**
   * Changes the webhook `id` by `next`, which may be called again on a version that somebody else wrote meanwhile. A
   * webhook that is gone stays gone: undefined.
   */
  change(matchId: string, id: string, next: (webhook: Webhook) => Webhook): Promise<Webhook | undefined>;
  remove(matchId: string): Promise<void>;
}
